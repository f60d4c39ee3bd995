/** What a portrait shows of its player: has told a rank under Hypnosis, went All In, is choosing, or left the table. */
export type Mood = "hypnotised" | "sealed" | "thinking" | "away";
