import { expect, test } from "vitest";
import { linesIn } from "./whole";

test("only whole lines count", () => {
  expect([linesIn(44, 14.6), linesIn(43.8, 14.6), linesIn(43, 14.6)]).toEqual([3, 3, 2]);
  expect([linesIn(10, 14.6), linesIn(0, 14.6), linesIn(40, 0)]).toEqual([0, 0, 0]);
});
