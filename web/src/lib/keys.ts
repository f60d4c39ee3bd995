// Keyboard control of the table: arrows move between choices, and letters are shortcuts that can be turned off.

export type Shortcut = "pass" | "allin" | "use" | "skip" | "undo" | "log" | "aid" | "keys" | "detail" | "table" | "coach";

const LETTERS: Readonly<Record<string, Shortcut>> = {
  p: "pass", a: "allin", u: "use", y: "use", n: "skip", z: "undo", l: "log", h: "aid", "?": "keys", i: "detail", t: "table", c: "coach",
};

/** Whether the target takes text, so that letters are not shortcuts. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Whether the target scrolls, so that it needs the arrow keys itself. Cards also have a tabindex, but are buttons. */
function scrolling(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('[tabindex="0"]:not(button)');
}

export function shortcutOf(event: KeyboardEvent): Shortcut | number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return null;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return Number(key);
  return LETTERS[key] ?? null;
}

/** Keys that do not continue: they move the focus or belong to the browser. */
const OTHER_KEYS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|ContextMenu|Dead|Unidentified|F\d+|Audio.*|Media.*)$/;

/** Whether a key continues where any key does. */
export function continues(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !writing(event.target) && !OTHER_KEYS.test(event.key);
}

const BACKWARDS: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowUp"]);
const FORWARDS: ReadonlySet<string> = new Set(["ArrowRight", "ArrowDown"]);

/** Move the focus to the next choice, or with Shift to the next card or choice. Return whether it moved. */
export function roam(root: HTMLElement, event: KeyboardEvent): boolean {
  if (writing(event.target) || scrolling(event.target) || !(BACKWARDS.has(event.key) || FORWARDS.has(event.key))) return false;
  const here = document.activeElement;
  const all = [...root.querySelectorAll<HTMLElement>(event.shiftKey ? "[data-card], [data-choice]" : "[data-choice]")]
    .filter((element) => element instanceof HTMLButtonElement && element.offsetParent !== null);
  if (all.length === 0) return false;
  const step = FORWARDS.has(event.key) ? 1 : -1;
  const at = all.findIndex((element) => element === here);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next]?.focus();
  event.preventDefault();
  return true;
}
