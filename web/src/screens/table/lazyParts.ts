// The parts of the table that nobody needs at first. They are a file of their own.

export { default as CardDetail } from "$parts/CardDetail.svelte";
export { default as MemoryAid } from "./MemoryAid.svelte";
export { default as Moment } from "./Moment.svelte";
export { default as Notes } from "./Notes.svelte";
export { default as TableDialogs } from "./TableDialogs.svelte";
export { default as Unfolding } from "./Unfolding.svelte";
