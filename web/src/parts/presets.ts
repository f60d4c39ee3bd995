// Two ways to play: the table remembers for the players, or it shows no more than a printed game would.

export const PRESETS = ["memory", "printed"] as const;
export type Preset = (typeof PRESETS)[number];

export function presetOf(memory: boolean): Preset {
  return memory ? "memory" : "printed";
}
