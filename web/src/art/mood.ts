/** What a portrait shows about its player: announced a rank under Hypnosis, went All In, is choosing, or left the table. */
export type Mood = "hypnotised" | "sealed" | "thinking" | "away";
