// The options of a table in words, for players who cannot change them.

import type { TableInfo } from "$lib/wire";
import { numeral, t } from "$lib/words.svelte";
import { levelName } from "$parts/names";
import { presetOf } from "$parts/presets";

export interface Row {
  readonly name: string;
  readonly value: string;
  readonly about?: string;
}

export function chosenRows(info: TableInfo): readonly Row[] {
  const { options } = info;
  return [
    { name: t("wish-players"), value: numeral(options.players) },
    { name: t("wish-side"), value: t(`side-${options.side}`), about: t(`side-${options.side}.about`) },
    { name: t("wish-discard"), value: t(`variant-${options.discard}`), about: t(`variant-${options.discard}.about`) },
    { name: t("wish-sheet"), value: options.sheet_name },
    { name: t("variant-heirs"), value: yes(options.heirs), about: t("variant-heirs.about") },
    { name: t("wish-clock"), value: t(`clock-${info.clock}`) },
    { name: t("wish-memory"), value: t(`preset-${presetOf(info.memory)}`), about: t(`preset-${presetOf(info.memory)}.about`) },
    { name: t("wish-spectators"), value: yes(info.spectators === "open"), about: t("wish-spectators.about") },
    { name: t("wish-talk"), value: yes(info.talk), about: t("wish-talk.about") },
    { name: t("wish-level"), value: levelName(info.level) },
  ];
}

function yes(so: boolean): string {
  return so ? t("page-yes") : t("page-no");
}
