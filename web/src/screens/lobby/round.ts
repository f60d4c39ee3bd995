// Positions of seats around a table.

export interface Spot {
  /** In per cent of the table's width and height. */
  readonly x: number;
  readonly y: number;
}

/** Values below 1 move seats from the circle towards the upper corners, which leaves room in the middle. */
const BEND = 0.6;

/** Clockwise, with the viewer's own seat (or the first) at the bottom, as at the table. */
export function spots(count: number, below: number): readonly Spot[] {
  return Array.from({ length: count }, (_, seat) => {
    const turned = ((seat - below + count) % count) / count;
    const angle = Math.PI * (0.5 + 2 * turned);
    return { x: 50 + 50 * bent(Math.cos(angle)), y: 50 + 50 * Math.min(bent(Math.sin(angle)), Math.sin(angle)) };
  });
}

function bent(part: number): number {
  return Math.sign(part) * Math.abs(part) ** BEND;
}
