// The two presets: with memory aid, or showing only what a printed game shows; and what a table says about its options.

import type { TableInfo } from "$lib/wire";
import { t } from "$lib/words.svelte";

export const PRESETS = ["memory", "printed"] as const;
export type Preset = (typeof PRESETS)[number];

export function presetOf(memory: boolean): Preset {
  return memory ? "memory" : "printed";
}

/** "Printed rules · Foretell 1": the preset and the card sheet of a table, after "Deal of the day" or "Duplicate tables" at such tables. */
export function optionsLine(info: TableInfo | null): { options: string; optionsAbout: string } {
  if (!info) return { options: "", optionsAbout: "" };
  const preset = `preset-${presetOf(info.memory)}`;
  const sheet = t("labelled", { label: t("wish-sheet"), text: info.options.sheet_name });
  const day = info.day ? `${t("screen-daily")} · ` : info.duplicate ? `${t("screen-duplicate")} · ` : "";
  return { options: `${day}${t(preset)} · ${info.options.sheet_name}`, optionsAbout: `${t(`${preset}.about`)} ${sheet}` };
}
