import { describe, expect, test } from "vitest";
import { fold, holds, patternsOf, pieces, spans } from "./search";

const found = (text: string, ...patterns: string[]): string[] =>
  pieces(text, patterns).filter((piece) => piece.found).map((piece) => piece.text);

describe("folding", () => {
  test("leaves out case and accents", () => {
    expect(fold("Ánimo, ÉCHANGER, Dezvăluirea mâinilor: ȘȚ")).toBe("animo, echanger, dezvaluirea mainilor: st");
  });

  test("opens ligatures and evens out apostrophes and spaces", () => {
    expect(fold("L’Œil\u00a0: «\u202frien\u202f»")).toBe("l'oeil : « rien »");
  });

  test("makes composed and decomposed letters the same", () => {
    expect(fold("Pre\u0301diction")).toBe(fold("Prédiction"));
  });
});

describe("finding matches", () => {
  test("a word is found by its beginning, not by its middle", () => {
    expect(holds("The pot is shared.", ["sha"])).toBe(true);
    expect(holds("The pot is shared.", ["hare"])).toBe(false);
  });

  test("a word begins after a hyphen or an apostrophe, too", () => {
    expect(holds("All-Seeing Eye", ["seeing"])).toBe(true);
    expect(holds("l’Œil omniscient", ["oeil"])).toBe(true);
  });

  test("all patterns have to be there", () => {
    expect(holds("Runes are points", ["runes", "points"])).toBe(true);
    expect(holds("Runes are points", ["runes", "pot"])).toBe(false);
  });

  test("matches are taken from the original text", () => {
    expect(found("La Révélation révèle", "reve")).toEqual(["Révé", "révè"]);
    expect(found("l’Œil", "oe")).toEqual(["Œ"]);
    expect(found("un œil", "oeil")).toEqual(["œil"]);
    expect(found("Pre\u0301diction", "pre")).toEqual(["Pre\u0301"]);
  });

  test("half a ligature marks it whole", () => {
    expect(found("un œil", "o")).toEqual(["œ"]);
  });

  test("pieces make up the text again", () => {
    const text = "Într-o rundă, Runele sunt puncte: 2 Rune.";
    expect(pieces(text, ["run"]).map((piece) => piece.text).join("")).toBe(text);
    expect(found(text, "run")).toEqual(["run", "Run", "Run"]);
  });

  test("spans that overlap or touch become one", () => {
    expect(spans("all in all", ["all in", "in all"])).toEqual([{ start: 0, end: 10 }]);
    expect(spans("rune", ["rune", "ru"])).toEqual([{ start: 0, end: 4 }]);
  });

  test("a text without a match is one piece, an empty one none", () => {
    expect(pieces("pot", ["rune"])).toEqual([{ text: "pot", found: false }]);
    expect(pieces("", ["rune"])).toEqual([]);
  });

  test("signs that mean something to a pattern language are only signs", () => {
    expect(found("Is it (2)?", "(2)?")).toEqual(["(2)?"]);
    expect(holds("abc", [".*"])).toBe(false);
  });
});

describe("a query", () => {
  const texts = ["Go All In", "In all rounds", "The pot"];

  test("is searched as a phrase if a text contains it", () => {
    expect(patternsOf("  ALL   in ", texts)).toEqual(["all in"]);
  });

  test("is searched word by word otherwise", () => {
    expect(patternsOf("pot the", texts)).toEqual(["pot", "the"]);
  });

  test("of one character is ignored", () => {
    expect(patternsOf(" a ", texts)).toEqual([]);
    expect(patternsOf("", texts)).toEqual([]);
  });
});
