// Where to put the coach's panel: near what it talks about, and not over anything that the learner needs.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Something that the coach should not cover, and how bad that would be for each pixel. */
export interface Obstacle extends Box {
  readonly weight: number;
}

const STEP = 24;
const MARGIN = 10;

/** The best place for a panel of this size: what it covers counts most, then the distance to the target. */
export function placeFor(size: { readonly width: number; readonly height: number }, window: Box, target: Box | null, obstacles: readonly Obstacle[]): { readonly left: number; readonly top: number } {
  const aim = target ?? { left: window.left + window.width / 2, top: window.top + window.height / 3, width: 0, height: 0 };
  const right = window.left + window.width - size.width - MARGIN;
  const bottom = window.top + window.height - size.height - MARGIN;
  let best = { left: window.left + MARGIN, top: window.top + MARGIN };
  let least = Infinity;
  for (let top = window.top + MARGIN; top <= bottom; top += STEP) {
    for (let left = window.left + MARGIN; left <= right; left += STEP) {
      const box = { left, top, ...size };
      const covered = obstacles.reduce((sum, one) => sum + one.weight * overlap(box, one), target ? 30 * overlap(box, target) : 0);
      const cost = covered + 12 * distance(box, aim);
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  }
  return best;
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function distance(one: Box, other: Box): number {
  const across = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const down = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(across, down);
}
