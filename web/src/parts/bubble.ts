// Where a bubble of text appears beside the thing that it explains.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, "width" | "height">;

/** The distance to the thing and to the edge of the window. */
const EDGE = 8;

/** The first of below, above, left and right that has room and covers nothing to avoid; else below or above. */
export function placeBeside(thing: Box, { width, height }: Size, view: Size, avoided: readonly Box[]): { left: number; top: number } {
  const bubble = { width, height }; // a DOMRect cannot be spread
  const middle = clamp(thing.left + (thing.width - bubble.width) / 2, view.width - bubble.width);
  const level = clamp(thing.top + (thing.height - bubble.height) / 2, view.height - bubble.height);
  const below = { left: middle, top: thing.top + thing.height + EDGE };
  const above = { left: middle, top: thing.top - bubble.height - EDGE };
  const beside = [{ left: thing.left - bubble.width - EDGE, top: level }, { left: thing.left + thing.width + EDGE, top: level }];
  const inside = [below, above, ...beside].filter((spot) => fits(spot, bubble, view));
  return inside.find((spot) => !avoided.some((box) => overlap({ ...spot, ...bubble }, box))) ?? inside[0] ?? below;
}

function clamp(start: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - EDGE));
}

function fits(spot: { left: number; top: number }, bubble: Size, view: Size): boolean {
  return spot.left >= EDGE && spot.top >= EDGE && spot.left + bubble.width + EDGE <= view.width && spot.top + bubble.height + EDGE <= view.height;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height
  );
}
