import { expect, test } from "vitest";
import type { VehicleType } from "./facts";
import { HEIGHT, lot, silhouette, WIDTH } from "./silhouette";

const TYPES: VehicleType[] = ["light", "medium", "heavy", "spg", "support"];
const NAMES = ["t-34", "kv-1", "maus", "m4-sherman", "somua-s35", "amx-13", "tiger", "bt-7", "b1", "gmc"];

/** All points of a drawing. */
function points(path: string): number[][] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((found) => [Number(found[1]), Number(found[2])]);
}

test("every vehicle is drawn within its picture", () => {
  for (const type of TYPES)
    for (const name of NAMES)
      for (const symbol of [null, "tank_destroyer"]) {
        const drawn = silhouette(name, type, symbol);
        for (const [x, y] of [...drawn.body, drawn.gun].flatMap(points)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(WIDTH);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(HEIGHT);
        }
        for (const wheel of drawn.wheels) expect(wheel.r).toBeGreaterThan(1.5);
      }
});

test("a vehicle looks the same every time, and unlike another of its type", () => {
  for (const type of TYPES) {
    expect(silhouette("t-34", type)).toEqual(silhouette("t-34", type));
    expect(new Set(NAMES.map((name) => JSON.stringify(silhouette(name, type)))).size).toBe(NAMES.length);
  }
});

test("lots are spread", () => {
  const found = NAMES.map((name) => lot(name, 1));
  expect(Math.max(...found) - Math.min(...found)).toBeGreaterThan(0.5);
});
