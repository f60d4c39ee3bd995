// Runes that fly to the seats during the Unfolding.

const FLIGHT_MS = 420;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Let copies of `stone` fly from an element to others, so that they arrive after `milliseconds`. */
export function flyRunes(layer: HTMLElement, stone: Element, from: Element, targets: readonly Element[], milliseconds: number): void {
  const origin = layer.getBoundingClientRect();
  const centre = (element: Element): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2 - origin.left, y: top + height / 2 - origin.top };
  };
  const duration = Math.min(FLIGHT_MS, milliseconds);
  const timing = { duration, delay: milliseconds - duration };
  for (const target of targets) fly(layer, stone, [centre(from), centre(target)], timing);
}

function fly(layer: HTMLElement, stone: Element, [from, to]: readonly [Point, Point], timing: { readonly duration: number; readonly delay: number }): void {
  const flying = stone.cloneNode(true) as HTMLElement;
  layer.append(flying);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const at = (part: number, rise: number): string => `translate(${from.x + dx * part}px, ${from.y + dy * part - rise}px) translate(-50%, -50%)`;
  const rise = Math.min(60, 20 + Math.abs(dx) / 8);
  const animation = flying.animate(
    [
      { transform: `${at(0, 0)} scale(.5)`, opacity: 0 },
      { transform: `${at(0.5, rise)} scale(1.1)`, opacity: 1, offset: 0.5 },
      { transform: `${at(1, 0)} scale(.7)`, opacity: 1 },
    ],
    { ...timing, easing: "cubic-bezier(.35,.1,.3,1)", fill: "both" },
  );
  void animation.finished.catch(() => undefined).finally(() => flying.remove());
}
