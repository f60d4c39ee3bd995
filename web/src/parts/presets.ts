// The two presets: with memory aid, or showing only what a printed game shows.

export const PRESETS = ["memory", "printed"] as const;
export type Preset = (typeof PRESETS)[number];

export function presetOf(memory: boolean): Preset {
  return memory ? "memory" : "printed";
}
