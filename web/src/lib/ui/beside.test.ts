import { expect, test } from "vitest";
import { spot } from "./beside";

const room = { width: 1000, height: 800 };
const size = { width: 200, height: 100 };

test("it stands to the right where there is room, else to the left", () => {
  expect(spot({ left: 100, top: 50, width: 100, height: 140 }, size, room)).toEqual({ left: 208, top: 50 });
  expect(spot({ left: 850, top: 50, width: 100, height: 140 }, size, room)).toEqual({ left: 642, top: 50 });
});

test("it never leaves the window", () => {
  expect(spot({ left: 100, top: 780, width: 100, height: 140 }, size, room).top).toBe(692);
  const narrow = { width: 390, height: 800 };
  expect(spot({ left: 150, top: 100, width: 100, height: 140 }, size, narrow)).toEqual({ left: 150, top: 248 });
  expect(spot({ left: 150, top: 640, width: 100, height: 140 }, size, narrow)).toEqual({ left: 150, top: 532 });
});
