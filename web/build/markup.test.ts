// @vitest-environment node
// All text that users see or hear must come from the Fluent files, so the markup must contain no words.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
/** Attributes and component properties that are shown or read aloud. */
const SPOKEN = new Set([
  "alt", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription", "aria-valuetext", "caption",
  "heading", "hint", "label", "placeholder", "text", "title",
]);
/** Text that needs no translation: values and suits on cards, keyboard keys, sides of the player aid. */
const SIGNS = /^(?:[A-Z]|10|Esc|Enter|Ctrl|Shift)$/;
const LETTERS = /\p{L}/u;

type Tree = { readonly type: string; readonly [name: string]: unknown };

/** The words in the markup of a component. */
function words(source: string): string[] {
  const found: string[] = [];
  visit(parse(source, { modern: true }).fragment as unknown as Tree, found);
  return found;
}

function visit(node: Tree, found: string[]): void {
  if (node.type === "Text") note(String(node["data"]), found);
  else if (node.type === "ExpressionTag") results(node["expression"], found);
  else if (node.type === "Attribute") attribute(node, found);
  else if (node.type.endsWith("Directive")) return;
  else children(node).forEach((child) => visit(child, found));
}

function attribute(node: Tree, found: string[]): void {
  if (!SPOKEN.has(String(node["name"]))) return;
  const value = node["value"];
  for (const part of Array.isArray(value) ? value : [value]) if (isTree(part)) visit(part, found);
}

/** Collect the strings that an expression may evaluate to. Compared strings and arguments of functions are not shown. */
function results(expression: unknown, found: string[]): void {
  if (!isTree(expression)) return;
  switch (expression.type) {
    case "Literal":
      if (typeof expression["value"] === "string") note(expression["value"], found);
      break;
    case "TemplateLiteral":
      for (const quasi of trees(expression["quasis"])) note(String((quasi["value"] as { cooked: string }).cooked), found);
      for (const inner of trees(expression["expressions"])) results(inner, found);
      break;
    case "ConditionalExpression":
      results(expression["consequent"], found);
      results(expression["alternate"], found);
      break;
    case "LogicalExpression":
      results(expression["left"], found);
      results(expression["right"], found);
      break;
    case "BinaryExpression":
      if (expression["operator"] === "+") {
        results(expression["left"], found);
        results(expression["right"], found);
      }
      break;
    case "ArrayExpression":
      for (const inner of trees(expression["elements"])) results(inner, found);
      break;
  }
}

function note(text: string, found: string[]): void {
  const word = text.trim();
  if (LETTERS.test(word) && !SIGNS.test(word)) found.push(word);
}

function children(node: Tree): Tree[] {
  return Object.entries(node).flatMap(([name, value]) => (name === "metadata" || name === "parent" ? [] : trees(value)));
}

function trees(value: unknown): Tree[] {
  return (Array.isArray(value) ? value : [value]).filter(isTree);
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

test.each([
  ["<p>Hello</p>", ["Hello"]],
  ["<p>{open ? 'Open' : t('shut')}</p>", ["Open"]],
  ["<p>{`a ${name}`} {'b' + name}</p>", ["a", "b"]],
  ["<button aria-label='Close' class='round'>×</button>", ["Close"]],
  ["<img alt={big ? 'Big' : ''} />", ["Big"]],
  ["<Field label=\"Name: {name}\" kind=\"text\" />", ["Name:"]],
  ["{#if shown === 'all'}<p>Inside</p>{/if}{#each list as one}<b>Each</b>{/each}", ["Inside", "Each"]],
  ["{#snippet row()}<p>Row</p>{/snippet}<Card>Within</Card>", ["Row", "Within"]],
  ["<script>const a = 'not shown';</script><p class='quiet'>{t('key')} 10 · {f('x')}</p><style>p { color: red }</style>", []],
  ["<p style:color={`var(--seat-${seat})`} class:lit={kind === 'a'}></p>", []],
  ["<p onclick={() => go('home')}>{kind === 'a' ? 1 : 2}</p><b>K</b>", []],
])("%s", (source, expected) => {
  expect(words(source)).toEqual(expected);
});

test("no component has words of its own", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((name) => words(readFileSync(join(SOURCES, name), "utf8")).map((word) => `${name}: ${word}`));
  expect(found).toEqual([]);
});
