import { numeral } from "$lib/words.svelte";

/** "+1.5", "−2" or "0"; a dash for nothing to compare with. */
export function signed(difference: number | null): string {
  if (difference === null) return "–";
  const text = numeral(Math.abs(difference), 2);
  return difference > 0 ? `+${text}` : difference < 0 ? `−${text}` : text;
}
