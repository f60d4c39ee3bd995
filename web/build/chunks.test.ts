import { expect, test } from "vitest";
import { GROUPS } from "./chunks.ts";

const MAIN = "/web/src/main.ts";
const HOME = "/web/src/screens/Home.svelte";
const OPENING = "/web/src/screens/TableScreen.svelte";
const LOBBY = "/web/src/screens/Lobby.svelte";
const TABLE = "/web/src/screens/table/Table.svelte";
const LATER = "/web/src/screens/table/later.ts";
const REPLAY = "/web/src/screens/Replay.svelte";

/** The file of a module that these files need; null if the bundler decides. */
function fileOf(...importers: string[]): string | null {
  const graph: Record<string, string[]> = { "/web/src/lib/one.ts": ["/web/src/lib/other.ts"], "/web/src/lib/other.ts": importers };
  const modules = { getModuleInfo: (id: string) => ({ importers: graph[id] ?? [] }) };
  const names = GROUPS.toSorted((one, other) => other.priority - one.priority).map(({ name }) => name("/web/src/lib/one.ts", modules));
  return names.find((name) => name !== null) ?? null;
}

test("a module is in the first file that needs it", () => {
  expect(fileOf(MAIN, REPLAY)).toBe("shared");
  expect(fileOf(HOME, TABLE, LATER)).toBe("shared");
  expect(fileOf(OPENING, TABLE)).toBe("shared");
  expect(fileOf(HOME, REPLAY)).toBe("forms");
  expect(fileOf(LOBBY, TABLE)).toBe("met");
  expect(fileOf(LOBBY, LATER)).toBe("met");
  expect(fileOf(TABLE, LATER, REPLAY)).toBe("table");
  expect(fileOf(LATER, REPLAY)).toBe("later");
  expect(fileOf(REPLAY)).toBeNull();
});

test("paths of Windows are known too", () => {
  expect(fileOf(String.raw`C:\web\src\screens\table\Table.svelte`)).toBe("table");
});
