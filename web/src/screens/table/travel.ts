// A hand that travels between its seat and the middle of the felt.

import { settings } from "$lib/settings.svelte";

const TRAVEL_MS = 320;

/** Move a hand here from the cards of its seat. */
export function arrive(hand: HTMLElement, seat: number): void {
  const frames = way(hand, seat);
  if (frames) hand.animate(frames, { duration: TRAVEL_MS * settings.timeScale, easing: "ease-out" });
}

/** Move a copy of a hand, which is about to disappear, to the cards of its seat. */
export function leave(hand: HTMLElement, seat: number): void {
  const frames = way(hand, seat);
  const layer = hand.offsetParent;
  if (!frames || !layer) return;
  const copy = hand.cloneNode(true) as HTMLElement;
  const [here, origin] = [hand.getBoundingClientRect(), layer.getBoundingClientRect()];
  copy.classList.add("leaving");
  copy.style.left = `${here.left - origin.left}px`;
  copy.style.top = `${here.top - origin.top}px`;
  layer.parentElement?.append(copy);
  const animation = copy.animate(frames.toReversed(), { duration: TRAVEL_MS * settings.timeScale, easing: "ease-in", fill: "forwards" });
  void animation.finished.finally(() => copy.remove());
}

/** From the seat to the hand's own place; null if nothing travels. */
function way(hand: HTMLElement, seat: number): Keyframe[] | null {
  const seated = hand.closest(".felt")?.querySelector(`[data-spot="seat-${seat}"] .cards`);
  if (!settings.travels || !seated) return null;
  const [here, there] = [hand.getBoundingClientRect(), seated.getBoundingClientRect()];
  const [dx, dy] = [there.left + there.width / 2 - here.left - here.width / 2, there.top + there.height / 2 - here.top - here.height / 2];
  const size = there.width / Math.max(1, here.width);
  return [{ transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: 0 }, { opacity: 1, offset: 0.35 }, { transform: "none", opacity: 1 }];
}
