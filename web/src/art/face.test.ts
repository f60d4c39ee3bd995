import { describe, expect, it } from "vitest";
import { effectPicture, effectPlaces, faceOf } from "./face";
import { ICONS } from "./icons";

describe("faceOf", () => {
  it("reads value and suit, the ten as well", () => {
    expect(faceOf("7C")).toEqual({ kind: "suit", value: "7", suit: "C", ornament: "plain" });
    expect(faceOf("10M")).toEqual({ kind: "suit", value: "10", suit: "M", ornament: "plain" });
  });

  it("gives Jack, Queen, King and Ace each an ornament of their own", () => {
    const ornaments = ["JT", "QT", "KT", "AT"].map(faceOf).map((face) => face?.kind === "suit" && face.ornament);
    expect(ornaments).toEqual(["rays", "moons", "rosette", "halo"]);
  });

  it("knows the two Rune cards apart", () => {
    expect(faceOf("R1")).toEqual({ kind: "rune", sign: 1 });
    expect(faceOf("R2")).toEqual({ kind: "rune", sign: 2 });
  });

  it.each(["", "1C", "11C", "7X", "C7", "R3", "7c", "7CC"])("finds no face for %j", (token) => {
    expect(faceOf(token)).toBeNull();
  });
});

describe("effectPicture", () => {
  it("reads the names of sheets and of words", () => {
    expect(effectPicture("reveal 3")).toBe("reveal-3");
    expect(effectPicture("reveal 7")).toBe("reveal-7");
    expect(effectPicture("reveal_5")).toBe("reveal-5");
    expect(effectPicture("hypnosis")).toBe("hypnosis");
  });

  it("finds no picture for an unknown effect", () => {
    expect(effectPicture("reveal 8")).toBeNull();
  });
});

describe("effectPlaces", () => {
  it.each([1, 2, 3, 4])("keeps %i effects below the suit, on the card and apart", (count) => {
    const places = effectPlaces(count);
    expect(places).toHaveLength(count);
    places.forEach((place, index) => {
      const next = places[index + 1]?.y ?? 140;
      expect(place.x).toBeGreaterThan(0);
      expect(place.y).toBeGreaterThan(140 / 3);
      expect(place.y + place.size).toBeLessThan(next);
    });
  });
});

describe("ICONS", () => {
  it.each(Object.entries(ICONS))("%s is lines, and at most one filled part", (_name, data) => {
    expect(data.split("|").length).toBeLessThanOrEqual(2);
    expect(data).toMatch(/^M[-\d.MLHVCSQTAZmlhvcsqtaz |]+$/);
  });
});
