import { expect, test } from "vitest";
import { Lines, linesAfter, type Line } from "./lines";
import type { Said } from "./wire";

function said(at: number): Said {
  return { type: "said", seat: 1, name: "Ben", text: "hello", emote: null, at };
}

test.each([0, 3_600_000, -3_600_000])("a line is news as it comes, by a clock that is %i ms ahead", (ahead) => {
  const lines = new Lines();
  lines.heard(2000, 2040 + ahead);
  lines.welcome();
  expect(lines.line(said(9000), 9050 + ahead)).toMatchObject({ fresh: true, former: false });
});

test.each([0, 3_600_000, -3_600_000])("one that was kept is none, by a clock that is %i ms ahead", (ahead) => {
  const lines = new Lines();
  lines.heard(60_000, 60_900 + ahead);
  lines.welcome();
  expect(lines.line(said(40_000), 61_000 + ahead)).toMatchObject({ fresh: false, former: true });
  expect(lines.line(said(59_000), 61_000 + ahead)).toMatchObject({ fresh: true, former: false });
});

test("what was missed while there was no connection is no news, but was not read", () => {
  const lines = new Lines();
  lines.heard(1000, 1000);
  lines.welcome();
  lines.welcome();
  expect(lines.line(said(30_000), 50_000)).toMatchObject({ fresh: false, former: false });
});

test("a message that was long on its way is outdone by one that was not", () => {
  const lines = new Lines();
  lines.heard(1000, 21_000);
  lines.heard(2000, 2100);
  expect(lines.line(said(10_000), 30_000)).toMatchObject({ fresh: false });
});

test("what is new comes after what was known, or is everything that is left", () => {
  const lines = [1, 2, 3].map((at): Line => ({ ...said(at), fresh: true, former: false }));
  expect(linesAfter(undefined, lines)).toEqual(lines);
  expect(linesAfter(lines[0], lines)).toEqual(lines.slice(1));
  expect(linesAfter(lines[0], lines.slice(1))).toEqual(lines.slice(1));
});
