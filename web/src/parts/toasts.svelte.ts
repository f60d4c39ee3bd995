// Short notices about what was done or refused.

import { Refusal } from "$lib/api";
import type { Code } from "$lib/wire";
import { t } from "$lib/words.svelte";

export interface Toast {
  readonly id: number;
  /** A function, because the language may change while the notice is shown. */
  readonly text: () => string;
  readonly bad: boolean;
}

const SHOWN_MS = 6000;
const MAX_SHOWN = 3;
let count = 0;
let shown = $state.raw<readonly Toast[]>([]);

export function toasts(): readonly Toast[] {
  return shown;
}

/** `tell(() => t("lobby-copied"))`. */
export function tell(text: () => string, { bad = false } = {}): void {
  const toast: Toast = { id: ++count, text, bad };
  shown = [...shown.filter((other) => other.text() !== text()), toast].slice(-MAX_SHOWN);
  setTimeout(() => dismiss(toast.id), SHOWN_MS);
}

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

/** Show a notice about a refusal, or that the server does not answer. */
export function refuse(code: Code | "offline"): void {
  tell(() => refusedText(code), { bad: true });
}

export function refusedText(code: Code | "offline"): string {
  return code === "offline" ? t("offline") : t(`refused-${code.replaceAll("_", "-")}`);
}

const PASSING: ReadonlySet<Code | "offline"> = new Set<Code | "offline">(["offline", "busy", "not_ready", "too_fast", "failed"]);

/** Whether the refusal is temporary. */
export function passes(code: Code | "offline"): boolean {
  return PASSING.has(code);
}

/** Wait for a request, and show a notice if the server refuses it. */
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
