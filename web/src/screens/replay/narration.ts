// The present ply of a replay in words: which turn it is, and what happened.

import { theCard } from "$lib/cards";
import type { Replay } from "$lib/replay.svelte";
import { nameOf } from "$lib/scene";
import { sentences, type Telling } from "$lib/tell";
import { aroundEnding, type Ply } from "$lib/timeline";
import type { Event } from "$lib/wire";
import { t } from "$lib/words.svelte";

/** "Round 2, turn 7". */
export function headingOf(replay: Replay): string {
  const { now } = replay;
  if (!now) return "";
  if (replay.over) return t("replay-over");
  if (now.ending && !replay.unfolding) return t("replay-deal", { round: now.view.round });
  return t(`replay-${now.part}`, { round: now.round, turn: now.turn });
}

/** The events to narrate now. A ply that ends a round has two steps: its Unfolding, then the next deal. */
export function newEvents({ frame, ending }: Ply, unfolding: boolean): readonly Event[] {
  if (!ending) return frame.events;
  return aroundEnding(frame.events)[unfolding ? 0 : 1];
}

/** What happened, in full sentences. The cards of a deal are left out, because the viewer sees them. */
export function narrationOf(replay: Replay, telling: Telling): string[] {
  const { now } = replay;
  if (!now) return [];
  const news = newEvents(now, replay.unfolding).filter(({ key }) => key !== "dealt");
  return news.length > 0 ? sentences(news, telling) : withoutEvents(now, replay, telling.listener);
}

/** Describe a frame without events: one that the table made by itself, or the first half of an Exchange. */
function withoutEvents({ frame, view }: Ply, { info }: Replay, listener: number | null): string[] {
  const name = frame.seat === null ? "" : nameOf(info, frame.seat);
  switch (frame.kind) {
    case "away":
      return [t("replay-away", { name })];
    case "back":
      return [t("replay-returned", { name })];
    case "sleep":
      return [t("replay-sleep")];
    case "wake":
      return [t("replay-wake")];
    default:
      if (view.target === null) return [];
      return [t("replay-target", { name, card: theCard(view.target), me: listener !== null && frame.seat === listener ? "yes" : "no" })];
  }
}
