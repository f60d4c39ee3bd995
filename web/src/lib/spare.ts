// What a box of fixed size leaves out when it has no room for everything.

/** Hide the parts with `data-spare`, in the order of its numbers, until the rest fits. The class `spared` hides them. */
export function spare(box: HTMLElement): void {
  const parts = [...box.querySelectorAll<HTMLElement>("[data-spare]")].sort((one, other) => Number(one.dataset.spare) - Number(other.dataset.spare));
  for (const part of parts) part.classList.remove("spared");
  for (const part of parts) {
    if (box.scrollHeight <= box.clientHeight) return;
    part.classList.add("spared");
  }
}
