// Checks that a deal was fair: this browser's contribution to the seed, the server's commitment, and whether the record keeps both.

const KEY = "foretell.deals";
const MAX_KEPT = 200;
const PREFIX = new TextEncoder().encode("foretell seed 1\n");

interface Deal {
  readonly table: string;
  /** What the server published before it knew our contribution. */
  readonly commitment: string;
  readonly contribution: string;
  /** The table confirmed the contribution. A deal goes on without those that come too late. */
  readonly taken: boolean;
}

/** This browser's contribution to a table's seed: drawn once and stored with the commitment it answers. */
export function contributionFor(table: string, commitment: string): string {
  const kept = dealOf(table);
  if (kept && kept.commitment === commitment) return kept.contribution;
  const contribution = hex(crypto.getRandomValues(new Uint8Array(32)));
  keep({ table, commitment, contribution, taken: false });
  return contribution;
}

/** Note that the table has this browser's contribution. */
export function contributionTaken(table: string): void {
  const deal = dealOf(table);
  if (deal && !deal.taken) keep({ ...deal, taken: true });
}

function keep(deal: Deal): void {
  const deals = [...storedDeals().filter(({ table }) => table !== deal.table), deal];
  try {
    localStorage.setItem(KEY, JSON.stringify(deals.slice(-MAX_KEPT)));
  } catch {
    // Without storage the contribution counts, but cannot be checked later.
  }
}

export function dealOf(table: string): Deal | undefined {
  return storedDeals().find((deal) => deal.table === table);
}

export interface Checked {
  /** The secret matches the commitment. */
  readonly commitment: boolean;
  /** The seed follows from the secret and the contributions. */
  readonly seed: boolean;
  /** The record has this browser's contribution and the commitment it saw; null if it contributed nothing. */
  readonly mine: boolean | null;
  readonly contributors: number;
}

/** Check a record; null if the browser cannot (it has no cryptography for a page without https). */
export async function check(record: string, table: string): Promise<Checked | null> {
  if (!globalThis.crypto?.subtle) return null;
  const header = headerOf(record);
  const secret = bytes(header.one("Secret") ?? header.one("Seed") ?? "");
  const parts = contributions(header);
  const mine = dealOf(table);
  const promised = header.one("Commitment") ?? "";
  const made = header.one("Secret") === undefined || (await seedOf(secret, parts)) === header.one("Seed");
  return {
    commitment: (await digest(secret)) === promised,
    seed: made,
    mine: mine?.taken ? mine.commitment === promised && parts.includes(mine.contribution) : null,
    contributors: parts.filter((part) => part !== null).length,
  };
}

async function seedOf(secret: Uint8Array, parts: readonly (string | null)[]): Promise<string> {
  const pieces = parts.map((part) => (part === null ? Uint8Array.of(0) : Uint8Array.of(1, ...bytes(part))));
  return digest(Uint8Array.of(...PREFIX, ...secret, ...pieces.flatMap((piece) => [...piece])));
}

function contributions(header: Header): (string | null)[] {
  const parts = new Array<string | null>(Number(header.one("Players") ?? 0)).fill(null);
  for (const line of header.all("Contribution")) {
    const [seat = "", part = ""] = line.split(/\s+/);
    parts[Number(seat)] = part;
  }
  return parts;
}

interface Header {
  one(key: string): string | undefined;
  all(key: string): string[];
}

function headerOf(record: string): Header {
  const lines = (record.split("\n\n")[0] ?? "").split("\n").slice(1);
  const entries = lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()] as const);
  const all = (key: string): string[] => entries.filter(([name]) => name === key).map(([, value]) => value);
  return { all, one: (key) => all(key)[0] };
}

async function digest(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function storedDeals(): Deal[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Deal[]) : [];
  } catch {
    return [];
  }
}
