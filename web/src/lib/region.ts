// The middle of the felt, between the seats: where the prediction and the Unfolding take place.

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The room of the display, and of the prompt if that lies below it, relative to the felt. */
export function regionOf(felt: HTMLElement, parts: readonly string[]): Region {
  const origin = felt.getBoundingClientRect();
  const boxes = parts.flatMap((part) => felt.querySelector(part)?.getBoundingClientRect() ?? []);
  const first = boxes[0] ?? origin;
  const column = boxes.filter((box) => box.left < first.right && first.left < box.right);
  const [top, bottom] = [Math.min(...column.map((box) => box.top)), Math.max(...column.map((box) => box.bottom))];
  const [left, right] = [Math.min(...column.map((box) => box.left)), Math.max(...column.map((box) => box.right))];
  return column.length === 0
    ? { left: 0, top: 0, width: origin.width, height: origin.height }
    : { left: left - origin.left, top: top - origin.top, width: right - left, height: bottom - top };
}

/** Call `changed` with the region now and whenever the felt or one of the parts changes its size. */
export function watchRegion(felt: HTMLElement, parts: readonly string[], changed: (region: Region) => void): () => void {
  const observer = new ResizeObserver(() => changed(regionOf(felt, parts)));
  observer.observe(felt);
  for (const part of parts.flatMap((part) => felt.querySelector(part) ?? [])) observer.observe(part);
  changed(regionOf(felt, parts));
  return () => observer.disconnect();
}
