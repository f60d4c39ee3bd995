import { expect, test } from "vitest";
import { keptOf } from "./kept.ts";

test("what a table imports is kept, but of the messages only those that it may show", () => {
  const chunk = (fileName: string, module: string, imports: string[] = [], dynamicImports: string[] = []) => ({
    fileName, moduleIds: [module], imports, dynamicImports, viteMetadata: { importedCss: new Set([`${fileName}.css`]) },
  });
  const chunks = [
    chunk("screen", "/web/src/screens/TableScreen.svelte", ["shared"]),
    chunk("shared", "/web/src/lib/words.svelte.ts", [], ["settings", "rules", "daily"]),
    chunk("settings", "/web/src/parts/SettingsDialog.svelte"),
    chunk("rules", "\0words:ro/rules"),
    chunk("daily", "\0words:ro/daily"),
    chunk("home", "/web/src/screens/Home.svelte", ["shared"]),
  ];
  const files = ["screen", "settings", "shared"].flatMap((name) => [`/${name}`, `/${name}.css`]);
  expect(keptOf(chunks)).toEqual({ files, words: { ro: ["/rules"] } });
});
