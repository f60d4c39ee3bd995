// Reads events as JSON from standard input and prints the browser's sentences. A test compares them with the terminal's.

import { text } from "node:stream/consumers";
import { createServer } from "vite";
import type { Telling } from "../src/lib/tell.ts";
import type { Event } from "../src/lib/wire.ts";

interface Told {
  readonly language: string;
  readonly telling: Telling;
  readonly events: readonly Event[];
}

Object.assign(globalThis, { document: { documentElement: {} } });
const tolds = JSON.parse(await text(process.stdin)) as Told[];
const vite = await createServer({ appType: "custom", logLevel: "error", server: { middlewareMode: true, hmr: false, ws: false, watch: null } });
const words = await vite.ssrLoadModule("/src/lib/words.svelte.ts");
const tell = await vite.ssrLoadModule("/src/lib/tell.ts");
const said: string[][] = [];
for (const { language, telling, events } of tolds) {
  if (words["language"]() !== language || said.length === 0) await words["speak"](language);
  said.push(tell["told"](events, telling).map((line: { heading: boolean; text: string }) => (line.heading ? "# " : "") + line.text));
}
process.stdout.write(JSON.stringify(said));
await vite.close();
