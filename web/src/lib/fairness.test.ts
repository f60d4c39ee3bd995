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

test("the contribution is drawn once and stored with the commitment", () => {
  const first = contributionFor("t1", COMMITMENT);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(contributionFor("t1", COMMITMENT)).toBe(first);
  expect(contributionFor("t2", COMMITMENT)).not.toBe(first);
  expect(dealOf("t1")).toEqual({ table: "t1", commitment: COMMITMENT, contribution: first, taken: false });
  contributionTaken("t1");
  expect(dealOf("t1")).toMatchObject({ contribution: first, taken: true });
});

test("a fair deal", async () => {
  const record = recordWith(taken("t1"));
  expect(await check(record, "t1")).toEqual({ commitment: true, seed: true, mine: true, contributors: 1 });
});

test("a secret that does not match the commitment is detected", async () => {
  const mine = taken("t1");
  const other = Buffer.alloc(32, 7);
  expect(await check(recordWith(mine, { secret: other }), "t1")).toMatchObject({ commitment: false, seed: true });
});

test("a changed commitment is detected", async () => {
  const mine = taken("t1");
  const other = Buffer.alloc(32, 7);
  const commitment = createHash("sha256").update(other).digest("hex");
  expect(await check(recordWith(mine, { secret: other, commitment }), "t1")).toMatchObject({ commitment: true, mine: false });
});

test("a seed that does not follow from the contributions is detected", async () => {
  const mine = taken("t1");
  const record = recordWith(mine).replace(/Seed: ../, "Seed: zz");
  expect(await check(record, "t1")).toMatchObject({ seed: false });
});

test("a contribution that came too late breaks no promise, but a confirmed one that is missing does", async () => {
  contributionFor("t1", COMMITMENT);
  expect(await check(recordWith("ab".repeat(32)), "t1")).toMatchObject({ mine: null });
  contributionTaken("t1");
  expect(await check(recordWith("ab".repeat(32)), "t1")).toMatchObject({ mine: false });
});

test("a record without a contribution of this browser says so", async () => {
  expect(await check(recordWith("ab".repeat(32)), "elsewhere")).toMatchObject({ mine: null });
});
