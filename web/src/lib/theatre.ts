// Animates cards from their old positions to the new ones.

import { tick } from "svelte";
import type { Event, Frame } from "./wire";

const TRAVEL = 240;
const APART = 130;
const EASE = "cubic-bezier(.22,.8,.3,1)";

/** The positions of cards or spots before a change. */
type Places = ReadonlyMap<string, DOMRect>;

export interface Motion {
  /** The factor by which all durations are multiplied; 0 for no animation. */
  readonly timeScale: number;
  readonly travels: boolean;
}

/** Apply a frame and animate everything that moved; resolves at the end of the animation. */
export async function perform(root: HTMLElement, frame: Frame, apply: () => void, motion: Motion): Promise<void> {
  if (motion.timeScale === 0) {
    apply();
    await tick();
    return;
  }
  const cards = placesOf(root, "card");
  const spots = placesOf(root, "spot");
  const ghosts = ghostsOf(root, cards);
  apply();
  await tick();
  const flights = motion.travels ? flown(root, frame.events, cards, spots, ghosts, motion.timeScale) : faded(root, cards, motion.timeScale);
  await Promise.all(flights);
}

function placesOf(root: HTMLElement, name: "card" | "spot"): Places {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    found.set(element.dataset[name] ?? "", element.getBoundingClientRect());
  }
  return found;
}

/** The elements of all visible cards, for those that the frame removes. */
function ghostsOf(root: HTMLElement, cards: Places): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const card of cards.keys()) {
    const element = root.querySelector<HTMLElement>(`[data-card="${card}"]`);
    if (element) found.set(card, element);
  }
  return found;
}

function flown(
  root: HTMLElement,
  events: readonly Event[],
  before: Places,
  spots: Places,
  ghosts: ReadonlyMap<string, HTMLElement>,
  timeScale: number,
): Promise<unknown>[] {
  const order = orderOf(events);
  // A new round is dealt from the deck, wherever the cards were before.
  const dealt = events.some((event) => event.key === "round_started");
  const now = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) now.set(element.dataset["card"] ?? "", element);
  const flights: Promise<unknown>[] = [];
  for (const [card, element] of now) {
    const to = element.getBoundingClientRect();
    const from = dealt ? within(spots.get("deck"), to) : (before.get(card) ?? within(spots.get(originOf(card, events)), to));
    if (!from || same(from, to)) continue;
    flights.push(travel(element, from, to, { delay: (order.get(card) ?? 0) * APART * timeScale, timeScale }));
  }
  for (const [card, element] of dealt ? [] : ghosts) {
    const from = before.get(card);
    const to = root.querySelector(`[data-spot="${destinationOf(card, events)}"]`)?.getBoundingClientRect();
    if (now.has(card) || !from || !to) continue;
    flights.push(leave(root, element, from, to, (order.get(card) ?? 0) * APART * timeScale, timeScale));
  }
  return [...flights, ...unseen(root, events, spots, timeScale)];
}

/** Hidden cards: a card back travels from the deck to the player who draws. */
function unseen(root: HTMLElement, events: readonly Event[], spots: Places, timeScale: number): Promise<unknown>[] {
  const back = root.querySelector<HTMLElement>('[data-spot="deck"] svg');
  const from = spots.get("deck");
  if (!back || !from) return [];
  const flights: Promise<unknown>[] = [];
  events.forEach((event, index) => {
    if (event.key !== "drew" || !(event.cards ?? []).includes(null)) return;
    const to = root.querySelector(`[data-spot="seat-${event.seat}"]`)?.getBoundingClientRect();
    if (to) flights.push(leave(root, back, from, to, Math.min(index, 8) * APART * timeScale, timeScale));
  });
  return flights;
}

function orderOf(events: readonly Event[]): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  let step = 0;
  for (const event of events) {
    const cards = (event.cards ?? []).filter((card) => card !== null);
    for (const card of cards) if (!order.has(card)) order.set(card, step++);
  }
  return new Map([...order].map(([card, place]) => [card, Math.min(place, 9)]));
}

/** The spot from which a card appears. */
export function originOf(card: string, events: readonly Event[]): string {
  const event = events.find(({ cards }) => cards?.includes(card));
  switch (event?.key) {
    case "played":
    case "showed":
    case "unfolded":
      return `seat-${event.seat}`;
    case "exchanged":
      return event.cards?.[0] === card ? `seat-${event.seat}` : "deck";
    case "discarded":
      return `seat-${event.seat}`;
    case "took_discard":
    case "exchanged_discard":
      return "discard";
    default:
      return "deck";
  }
}

/** The spot where a card disappears. */
export function destinationOf(card: string, events: readonly Event[]): string {
  const event = events.findLast(({ cards }) => cards?.includes(card));
  switch (event?.key) {
    case "took":
    case "picked":
    case "took_discard":
      return `seat-${event.seat}`;
    case "exchanged":
    case "exchanged_discard":
      return event.cards?.[1] === card ? `seat-${event.seat}` : "discard";
    default:
      return "discard";
  }
}

function same(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.left - other.left) < 1 && Math.abs(one.top - other.top) < 1 && Math.abs(one.width - other.width) < 1;
}

/** A rectangle for a card in the middle of a spot, no larger than the card and no higher than the spot. */
function within(spot: DOMRect | undefined, card: DOMRect): DOMRect | undefined {
  if (!spot) return undefined;
  const scale = Math.min(1, spot.height / Math.max(1, card.height));
  const [width, height] = [card.width * scale, card.height * scale];
  return new DOMRect(spot.left + (spot.width - width) / 2, spot.top + (spot.height - height) / 2, width, height);
}

interface Timing {
  readonly delay: number;
  readonly timeScale: number;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, timing: Timing): Promise<unknown> {
  const scale = to.width > 0 ? from.width / to.width : 1;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  element.classList.add("travelling");
  const animation = element.animate(
    [{ transform: start, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }],
    { duration: TRAVEL * timing.timeScale, delay: timing.delay, easing: EASE, fill: "backwards" },
  );
  return done(animation).then(() => element.classList.remove("travelling"));
}

/** Animate a copy of a card that has gone, above everything else, and remove it at the end. */
function leave(root: HTMLElement, element: HTMLElement, from: DOMRect, to: DOMRect, delay: number, timeScale: number): Promise<unknown> {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  ghost.removeAttribute("data-choice");
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  ghost.classList.add("ghost");
  ghost.style.setProperty("left", `${from.left}px`);
  ghost.style.setProperty("top", `${from.top}px`);
  ghost.style.setProperty("width", `${from.width}px`);
  ghost.style.setProperty("--card-w", `${from.width}px`);
  root.append(ghost);
  const scale = Math.max(0.35, Math.min(1, to.height / Math.max(1, from.height)));
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const animation = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1, offset: 0.85 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: TRAVEL * 1.2 * timeScale, delay, easing: EASE, fill: "both" },
  );
  return done(animation).finally(() => ghost.remove());
}

function faded(root: HTMLElement, before: Places, timeScale: number): Promise<unknown>[] {
  const fresh = [...root.querySelectorAll<HTMLElement>("[data-card]")].filter((element) => !before.has(element.dataset["card"] ?? ""));
  return fresh.map((element) => done(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL * timeScale })));
}

/** Wait for an animation. A hidden page does not animate, so finish at once when the page becomes hidden. */
function done(animation: Animation): Promise<unknown> {
  const hidden = (): void => {
    if (document.hidden) animation.finish();
  };
  document.addEventListener("visibilitychange", hidden);
  return animation.finished.catch(() => undefined).finally(() => document.removeEventListener("visibilitychange", hidden));
}
