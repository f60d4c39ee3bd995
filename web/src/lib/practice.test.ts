import { expect, test } from "vitest";
import { LESSONS, SITUATIONS } from "./practice";

test.each(LESSONS)("every situation of %s has one answer among its options and no card twice", (lesson) => {
  for (const { people, options, answer } of SITUATIONS[lesson]) {
    expect(options.filter((option) => option === answer)).toHaveLength(1);
    const cards = people.flatMap(({ known, takes = [] }) => [...known, ...takes.filter((card) => !known.includes(card))]);
    expect(new Set(cards).size).toBe(cards.length);
    for (const option of options) if (typeof option === "string") expect(cards).not.toContain(option);
  }
});
