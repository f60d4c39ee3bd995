// The theme in use: the one from the settings, else the system's.

import { settings } from "$lib/settings.svelte";

const night = matchMedia("(prefers-color-scheme: dark)");
let dark = $state(night.matches);
night.addEventListener("change", () => (dark = night.matches));

export function isDay(): boolean {
  return settings.theme === "day" || (settings.theme === "auto" && !dark);
}

export function turnTheme(): void {
  settings.theme = isDay() ? "night" : "day";
}
