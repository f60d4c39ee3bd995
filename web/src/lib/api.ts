// HTTP requests to the server, typed by the generated `Operations`.

import type { Code, Operations, Problem } from "./wire";

type Name = keyof Operations;
type Body<N extends Name> = "body" extends keyof Operations[N] ? Operations[N]["body"] : undefined;
type Query<N extends Name> = Operations[N] extends { readonly query: infer Q } ? Q : undefined;

/** The server refused a request, or did not answer (`offline`). */
export class Refusal extends Error {
  constructor(readonly code: Code | "offline", reason: string) {
    super(reason);
  }
}

interface Asked<N extends Name> {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly body?: Body<N>;
  readonly query?: Query<N>;
  /** Called with the time of the answer by the server's clock: milliseconds, rounded to seconds. */
  readonly dated?: (at: number) => void;
}

/** `await ask("sit", "PUT", "/api/v1/tables/{key}/seats/{seat}", { path: { key, seat }, body: { name } })`. */
export async function ask<N extends Name>(
  _name: N,
  method: Operations[N]["method"],
  path: Operations[N]["path"],
  asked: Asked<N> = {},
): Promise<Operations[N]["answer"]> {
  const response = await sent(address(path, asked.path ?? {}, asked.query), method, asked.body);
  const type = response.headers.get("content-type") ?? "";
  const date = Date.parse(response.headers.get("date") ?? "");
  if (!Number.isNaN(date)) asked.dated?.(date);
  if (!response.ok) throw await problem(response);
  return (type.includes("json") ? await response.json() : await response.text()) as Operations[N]["answer"];
}

async function sent(url: string, method: string, body: unknown): Promise<Response> {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  try {
    return await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch (error) {
    throw new Refusal("offline", String(error));
  }
}

async function problem(response: Response): Promise<Refusal> {
  try {
    const told = (await response.json()) as Problem;
    return new Refusal(told.code, told.reason);
  } catch {
    return new Refusal("offline", `the server answered ${response.status}`);
  }
}

export function address(path: string, names: Readonly<Record<string, string | number>>, query?: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}
