import { expect, test } from "vitest";
import { FIELDS, fieldAt, heading, inward, middle, nearest, neighbour, shift, spot, track } from "./geometry";

test("letters run across, numbers upwards", () => {
  expect(FIELDS).toHaveLength(64);
  expect(FIELDS[0]).toBe("A8");
  expect(FIELDS[63]).toBe("H1");
  expect(spot("C5")).toEqual({ x: 2, y: 4 });
  expect(fieldAt(2, 4)).toBe("C5");
  expect(fieldAt(8, 0)).toBeNull();
  expect(middle("A8")).toEqual({ x: 50, y: 50 });
  expect(shift("H1")).toBe("translate(700%, 700%)");
  expect(track(["A1", "A3"])).toBe("M50 750L50 550");
});

test("arrow keys walk over the board and stop at its edge", () => {
  expect(neighbour("C5", "ArrowUp")).toBe("C6");
  expect(neighbour("C5", "ArrowLeft")).toBe("B5");
  expect(neighbour("H1", "ArrowRight")).toBeNull();
  expect(neighbour("H1", "ArrowDown")).toBeNull();
  expect(neighbour("C5", "Home")).toBe("A5");
  expect(neighbour("C5", "PageUp")).toBe("C8");
  expect(neighbour("C5", "x")).toBeNull();
});

test("a tank looks where it drives, and turns the short way round", () => {
  expect(heading("A1", "A4")).toBe(0);
  expect(heading("A1", "D1")).toBe(90);
  expect(heading("C3", "A1")).toBe(-135);
  expect(inward("A1")).toBe(45);
  expect(nearest(350, 10)).toBe(370);
  expect(nearest(-170, 170)).toBe(-190);
});
