// What a live table says about frames and Unfoldings: the prompt in writing, a screen reader aloud.

import { eventsAloud, lastRoundAloud, rankAloud, totalsAloud, unfoldingAloud } from "$lib/aloud";
import type { Live } from "$lib/live.svelte";
import { sentences, type Telling } from "$lib/tell";
import { aroundEnding } from "$lib/timeline";
import type { Step } from "$lib/unfold";
import type { Event, Frame, Rank, Result } from "$lib/wire";
import { t } from "$lib/words.svelte";
import { placesOf } from "../ending/places";
import type { ShownUnfolding } from "./shell.svelte";
import { sideNote } from "./side";

/** Describe a frame, without an Unfolding in it. The last frame of a game brings the result with it. */
export function storyOf({ changes, events }: Frame, telling: Telling | null): string[] {
  return telling ? sentences(aroundEnding(events)[1], { ...telling, result: changes.result ?? telling.result ?? null }) : [];
}

/** What happens in a frame that the table does not show yet, and the new rank of the player's own hand. */
export function frameAloud({ view, info, seat }: Live, { changes }: Frame, events: readonly Event[], telling: Telling | null, rank: Rank | null): string {
  const own = rank && info && rankAloud(rank, info);
  // The podium shows who has won.
  const said = telling ? eventsAloud(events.filter(({ key }) => key !== "game_ended"), telling, view, changes.rows ?? view?.rows) : [];
  return joined(...said, info && lastRoundAloud(info, events), own, changes.result && resultAloud(changes.result, seat));
}

/** What settled a tie, and the player's own place, at the end of the game. */
function resultAloud(result: Result, seat: number | null): string {
  const tie = result.by === "runes" ? "" : t(`over-by-${result.by}`);
  const place = seat === null ? "" : t("aloud-place", { place: placesOf(result).indexOf(seat) + 1, players: result.runes.length });
  return joined(tie, place);
}

/** What a step of the Unfolding shows. `continued`: earlier steps were announced. */
export function stepAloud({ info, seat }: Live, step: Step, events: readonly Event[], telling: Telling | null, unfolding: ShownUnfolding | null, continued: boolean): string {
  const rank = step.kind === "hand" && info ? unfolding?.shown.ranks[step.seat ?? 0] : undefined;
  const note = rank && info && sideNote(rank, info.options.side);
  const said = telling && unfolding ? unfoldingAloud(events, telling, unfolding.shown) : [];
  const summary = step.kind === "summary" ? unfolding : null;
  const totals = summary && info && totalsAloud(info, summary.shown.runes, seat);
  // The button that skipped the steps keeps the focus, so nobody would hear that it continues now.
  const button = summary && continued ? t("aloud-button", { text: t(summary.last ? "unfold-podium" : "unfold-next") }) : null;
  return joined(...said, note, totals, button);
}

function joined(...said: readonly (string | null | undefined)[]): string {
  return said.filter(Boolean).join(" ");
}
