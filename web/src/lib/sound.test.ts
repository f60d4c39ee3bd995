import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gainOf } from "./sound";

const FOLDER = join(import.meta.dirname, "../sounds");

test("every sound that is played has a file, and every file is played", () => {
  const source = readFileSync(join(import.meta.dirname, "sound.ts"), "utf8");
  const played = [...source.matchAll(/play\((?:right \? )?"([a-z]+)"(?: : "([a-z]+)")?/g)].flatMap(([, ...names]) => names.filter(Boolean));
  const varied = [...source.matchAll(/varied\("([a-z]+)"/g)].flatMap(([, name]) => [1, 2, 3].map((number) => `${name}-${number}`));
  const files = readdirSync(FOLDER).map((name) => name.replace(/\.wav$/, ""));
  expect([...played, ...varied].sort()).toEqual(files.sort());
});

test("the files are WAV in mu-law, and small", () => {
  expect(existsSync(FOLDER)).toBe(true);
  for (const name of readdirSync(FOLDER)) {
    const bytes = readFileSync(join(FOLDER, name));
    expect([bytes.toString("latin1", 0, 4), bytes.toString("latin1", 8, 12), bytes.readUInt16LE(20)]).toEqual(["RIFF", "WAVE", 7]);
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    expect(statSync(join(FOLDER, name)).size).toBeLessThan(70_000);
  }
});

test("the volume is 0 at 0, 1 at 100, and grows as the ear hears it", () => {
  expect([gainOf(0), gainOf(50), gainOf(100)]).toEqual([0, 0.25, 1]);
});
