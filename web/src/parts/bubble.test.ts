import { describe, expect, test } from "vitest";
import { placeBeside } from "./bubble";

const VIEW = { width: 400, height: 600 };
const BUBBLE = { width: 200, height: 100 };
const ICON = { left: 180, top: 300, width: 40, height: 40 };

describe("a bubble", () => {
  test("is below the thing, in its middle", () => {
    expect(placeBeside(ICON, BUBBLE, VIEW, [])).toEqual({ left: 100, top: 348 });
  });

  test("is above if something below it must not be covered", () => {
    const use = { left: 220, top: 400, width: 80, height: 40 };
    expect(placeBeside(ICON, BUBBLE, VIEW, [use])).toEqual({ left: 100, top: 192 });
    expect(placeBeside(ICON, new DOMRect(5, 5, 200, 100), VIEW, [use])).toEqual({ left: 100, top: 192 });
  });

  test("is above if there is no room below", () => {
    expect(placeBeside({ ...ICON, top: 520 }, BUBBLE, VIEW, [])).toEqual({ left: 100, top: 412 });
  });

  test("is beside if neither will do", () => {
    const icon = { left: 340, top: 300, width: 40, height: 40 };
    const above = { left: 340, top: 250, width: 60, height: 20 };
    const below = { left: 340, top: 360, width: 60, height: 20 };
    expect(placeBeside(icon, BUBBLE, VIEW, [above, below])).toEqual({ left: 132, top: 270 });
  });

  test("stays inside the window", () => {
    expect(placeBeside({ ...ICON, left: 0 }, BUBBLE, VIEW, []).left).toBe(8);
    expect(placeBeside({ ...ICON, left: 380 }, BUBBLE, VIEW, []).left).toBe(192);
  });

  test("is below if everything would be covered", () => {
    const everything = { left: 0, top: 0, width: 400, height: 600 };
    expect(placeBeside(ICON, BUBBLE, VIEW, [everything])).toEqual({ left: 100, top: 348 });
  });
});
