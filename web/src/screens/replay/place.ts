// Where a replay stands and what happened there, in words.

import { theCard } from "$lib/cards";
import type { Replay } from "$lib/replay.svelte";
import { nameOf } from "$lib/scene";
import { sentences, type Telling } from "$lib/tell";
import { aroundEnding, type Ply } from "$lib/timeline";
import type { Event } from "$lib/wire";
import { t } from "$lib/words.svelte";

/** "Round 2, turn 7". */
export function placeOf(replay: Replay): string {
  const { now } = replay;
  if (!now) return "";
  if (replay.over) return t("replay-over");
  if (now.ending && !replay.unfolding) return t("replay-deal", { round: now.view.round });
  return t(`replay-${now.part}`, { round: now.round, turn: now.turn });
}

/** The events that are new at this moment. */
export function newsOf({ frame, ending }: Ply, unfolding: boolean): readonly Event[] {
  if (!ending) return frame.events;
  return aroundEnding(frame.events)[unfolding ? 0 : 1];
}

/** What happened, in full sentences. Deals are seen, so they are told in short. */
export function toldOf(replay: Replay, telling: Telling): string[] {
  const { now } = replay;
  if (!now) return [];
  const news = newsOf(now, replay.unfolding).filter(({ key }) => key !== "dealt");
  return news.length > 0 ? sentences(news, telling) : withoutEvents(now, replay, telling.listener);
}

/** What the table did by itself has no events, nor has the first half of an Exchange. */
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
