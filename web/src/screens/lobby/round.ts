// Where seats stand around a table.

export interface Spot {
  /** Per cent of the table's width and height. */
  readonly x: number;
  readonly y: number;
}

/** Less than 1 pushes seats from a circle towards the upper corners, where they leave room in the middle. */
const BEND = 0.6;

/** Clockwise, one's own place (or the first) below: as the seats of the game itself. */
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
