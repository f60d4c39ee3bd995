import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test.each([
  ["/", { name: "home" }],
  ["/t/abc", { name: "table", key: "abc" }],
  ["/t/a%20b", { name: "table", key: "a b" }],
  ["/rules", { name: "rules" }],
  ["/duplicate", { name: "duplicate" }],
  ["/d/abc", { name: "tables", id: "abc" }],
  ["/learn", { name: "learn" }],
  ["/games", { name: "games" }],
  ["/t", { name: "lost" }],
  ["/t/a/b", { name: "lost" }],
  ["/t/%", { name: "lost" }],
  ["/rules/x", { name: "lost" }],
  ["/nowhere", { name: "lost" }],
])("the address %s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test("a replay link keeps its query", () => {
  const route = routeOf("/replay/xyz", "?ply=41&eyes=2");
  expect(route.name === "replay" && [route.id, route.query.get("ply"), route.query.get("eyes")]).toEqual(["xyz", "41", "2"]);
});
