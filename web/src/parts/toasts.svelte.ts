// Short notices that come and go: what was refused, what was done.

import { Refusal } from "$lib/api";
import type { Code } from "$lib/wire";
import { t } from "$lib/words.svelte";

export interface Toast {
  readonly id: number;
  /** A function, since the language may change while it is shown. */
  readonly text: () => string;
  readonly bad: boolean;
}

const SHOWN_MS = 6000;
const MOST = 3;
let count = 0;
let shown = $state.raw<readonly Toast[]>([]);

export function toasts(): readonly Toast[] {
  return shown;
}

/** `tell(() => t("lobby-copied"))`. */
export function tell(text: () => string, { bad = false } = {}): void {
  const toast: Toast = { id: ++count, text, bad };
  shown = [...shown.filter((other) => other.text() !== text()), toast].slice(-MOST);
  setTimeout(() => dismiss(toast.id), SHOWN_MS);
}

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

/** Say in words what the server refused, or that it does not answer. */
export function refuse(code: Code | "offline"): void {
  tell(() => refusedText(code), { bad: true });
}

export function refusedText(code: Code | "offline"): string {
  return code === "offline" ? t("offline") : t(`refused-${code.replaceAll("_", "-")}`);
}

const PASSING: ReadonlySet<Code | "offline"> = new Set<Code | "offline">(["offline", "busy", "not_ready", "too_fast", "failed"]);

/** Whether it may be otherwise in a moment. */
export function passes(code: Code | "offline"): boolean {
  return PASSING.has(code);
}

/** Do something that the server may refuse, and say so if it does. */
export async function attempt<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    refuse(codeOf(error));
    return null;
  }
}

export function codeOf(error: unknown): Code | "offline" {
  return error instanceof Refusal ? error.code : "failed";
}
