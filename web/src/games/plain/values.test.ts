import { expect, test } from "vitest";
import { factsOf, isPlain, isRow, spelled } from "./values";

test("plain values are spelled as they are read", () => {
  expect([0, -2, "two_words", true, false, null, ""].map(spelled)).toEqual([
    "0",
    "−2",
    "two words",
    "✓",
    "✗",
    "–",
    "–",
  ]);
});

test("a list of plain values stands in a row, a list of lists does not", () => {
  expect([isRow([3, 4, 5]), isRow([]), isRow([[1], [2]]), isRow([{ a: 1 }])]).toEqual([true, true, false, false]);
  expect(isPlain({})).toBe(false);
});

test("options are no facts of a view", () => {
  expect(factsOf({ heaps: [3, 4], options: ["take 1"] })).toEqual([["heaps", [3, 4]]]);
  expect(factsOf("over")).toEqual([]);
});
