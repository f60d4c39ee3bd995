// What a replay loads when somebody opens the review.

export { default as ChanceGraph } from "./ChanceGraph.svelte";
export { plyBefore } from "./figures";
export { GameReviewing } from "./review.svelte";
export { default as ReviewPanel } from "./ReviewPanel.svelte";
export { markName } from "./words";
