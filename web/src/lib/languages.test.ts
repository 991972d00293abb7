import { expect, test } from "vitest";
import { bestLanguage } from "./languages";

test("the first language that we speak is taken, or one that its readers understand", () => {
  expect([["xx", "cs-CZ", "en"], ["sk"], ["ro-MD"], ["mo"], ["xx", "yy"], []].map(bestLanguage)).toEqual([
    "cs",
    "cs",
    "ro",
    "ro",
    "en",
    "en",
  ]);
});
