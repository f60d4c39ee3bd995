// Which portrait each seat has: the chosen one, otherwise one that fits the name.

import { settings } from "$lib/settings.svelte";
import { PORTRAITS, type Portrait, type SeatInfo } from "$lib/wire";
import { myName } from "./names";

/** The seers of legend whose names bots have, and the two of the lesson. */
const FITTING: Readonly<Record<string, Portrait>> = {
  Pythia: "sibyl", Tiresias: "blind", Cassandra: "prophetess", Merlin: "magus", Sibyl: "crone", Mopsus: "doctor", Calchas: "astrologer",
  Manto: "priestess", Idmon: "stranger", Phineus: "automaton", Melampus: "cat", Helenus: "bard", Carmenta: "masquerader", Egeria: "prophetess",
  Proteus: "wanderer", Fedelm: "owl", Taliesin: "bard", Mimir: "wanderer", Mara: "priestess", Teo: "bard",
};

/** The portrait of somebody who has not chosen one. */
export function portraitFor(name: string): Portrait {
  return FITTING[name] ?? at([...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521, 7));
}

/** The portraits of all seats. Nobody gets by default what another seat has. */
export function portraitsOf(seats: readonly SeatInfo[]): Portrait[] {
  const chosen = seats.map((seat) => PORTRAITS.find((portrait) => portrait === seat.portrait) ?? null);
  const taken = new Set<Portrait | null>(chosen);
  return seats.map((seat, number) => {
    const own = chosen[number];
    if (own) return own;
    const first = PORTRAITS.indexOf(portraitFor(seat.name ?? ""));
    const free = PORTRAITS.map((_, step) => at(first + step)).find((portrait) => !taken.has(portrait)) ?? at(first);
    taken.add(free);
    return free;
  });
}

/** The player's own portrait, for a request; null if none is chosen. */
export function myPortrait(): Portrait | null {
  return settings.portrait;
}

/** The player's own portrait as it is shown. */
export function shownPortrait(): Portrait {
  return settings.portrait ?? portraitFor(myName());
}

function at(index: number): Portrait {
  return PORTRAITS[index % PORTRAITS.length] ?? PORTRAITS[0];
}
