// The parts of a review and its texts are files of their own, which a replay loads when somebody opens the review.

import { need } from "$lib/words.svelte";

export type ReviewParts = typeof import("./parts");

export async function reviewParts(): Promise<ReviewParts> {
  const [parts] = await Promise.all([import("./parts"), need("review")]);
  return parts;
}
