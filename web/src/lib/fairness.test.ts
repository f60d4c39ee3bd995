import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { check, contributionFor, contributionTaken, dealOf } from "./fairness";

const SECRET = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const COMMITMENT = createHash("sha256").update(SECRET).digest("hex");

function recordWith(contribution: string, { secret = SECRET, commitment = COMMITMENT } = {}): string {
  const seed = createHash("sha256").update("foretell seed 1\n").update(secret).update(Buffer.of(1)).update(Buffer.from(contribution, "hex"))
    .update(Buffer.of(0)).digest("hex");
  return ["Foretell record 1", "Players: 2", `Seed: ${seed}`, `Secret: ${secret.toString("hex")}`, `Contribution: 0 ${contribution}`,
    `Commitment: ${commitment}`, "", "0: pass"].join("\n");
}

function taken(table: string): string {
  const contribution = contributionFor(table, COMMITMENT);
  contributionTaken(table);
  return contribution;
}

beforeEach(() => localStorage.clear());

test("what this browser adds to a deal is drawn once and kept beside the promise", () => {
  const first = contributionFor("t1", COMMITMENT);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(contributionFor("t1", COMMITMENT)).toBe(first);
  expect(contributionFor("t2", COMMITMENT)).not.toBe(first);
  expect(dealOf("t1")).toEqual({ table: "t1", commitment: COMMITMENT, contribution: first, taken: false });
  contributionTaken("t1");
  expect(dealOf("t1")).toMatchObject({ contribution: first, taken: true });
});

test("a deal that was kept to", async () => {
  const record = recordWith(taken("t1"));
  expect(await check(record, "t1")).toEqual({ commitment: true, seed: true, mine: true, contributors: 1 });
});

test("a secret that is not the promised one is found out", async () => {
  const mine = taken("t1");
  const other = Buffer.alloc(32, 7);
  expect(await check(recordWith(mine, { secret: other }), "t1")).toMatchObject({ commitment: false, seed: true });
});

test("a promise that was changed afterwards is found out", async () => {
  const mine = taken("t1");
  const other = Buffer.alloc(32, 7);
  const commitment = createHash("sha256").update(other).digest("hex");
  expect(await check(recordWith(mine, { secret: other, commitment }), "t1")).toMatchObject({ commitment: true, mine: false });
});

test("a seed that does not follow from its parts is found out", async () => {
  const mine = taken("t1");
  const record = recordWith(mine).replace(/Seed: ../, "Seed: zz");
  expect(await check(record, "t1")).toMatchObject({ seed: false });
});

test("a part that came too late is no broken promise, and one that was taken and left out is", async () => {
  contributionFor("t1", COMMITMENT);
  expect(await check(recordWith("ab".repeat(32)), "t1")).toMatchObject({ mine: null });
  contributionTaken("t1");
  expect(await check(recordWith("ab".repeat(32)), "t1")).toMatchObject({ mine: false });
});

test("who added nothing is told so", async () => {
  expect(await check(recordWith("ab".repeat(32)), "elsewhere")).toMatchObject({ mine: null });
});
