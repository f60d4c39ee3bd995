// @vitest-environment node
import { expect, test } from "vitest";
import { licence, packageOf } from "./licences.ts";

test.each([
  ["/here/web/node_modules/svelte/src/index.js", ["svelte"]],
  ["/here/web/node_modules/@fluent/bundle/index.js", ["@fluent/bundle"]],
  ["/here/web/node_modules/svelte/node_modules/clsx/clsx.mjs", ["clsx"]],
  ["C:\\here\\node_modules\\svelte\\index.js", ["svelte"]],
  ["/here/web/src/main.ts", []],
])("the package of %s", (module, name) => expect(packageOf(module)).toEqual(name));

test("a licence is included in full, even if the package only names it", () => {
  expect(licence("@fontsource/fraunces")).toContain("SIL OPEN FONT LICENSE");
  expect(licence("@fluent/bundle")).toContain("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION");
});
