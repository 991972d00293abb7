import { expect, test } from "vitest";
import { bestLanguage } from "./languages";

test("the first language that we speak is taken, or one that its readers understand", () => {
  expect([["de", "cs-CZ", "en"], ["sk"], ["ro-MD"], ["mo"], ["de", "fr"], []].map(bestLanguage)).toEqual([
    "cs",
    "cs",
    "ro",
    "ro",
    "en",
    "en",
  ]);
});
