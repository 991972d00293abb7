import { expect, test } from "vitest";
import { bookOf } from "../book";
import { factsOf, priceOf } from "./facts";
import { AFFILIATIONS, COLOURS, EMBLEMS, HEADS, TYPE_SIGNS, TYPES } from "./signs";

const samurai = {
  slug: "samurai",
  name: "Samurai",
  set: "unl",
  text: "…",
  facts: { type: "warrior", affiliations: ["mishima"], ratings: ["3", ".", "3", "3"] },
};
const aim = {
  slug: "take-aim",
  name: "Take Aim",
  set: "unl",
  text: "…",
  facts: { type: "special", affiliations: ["general"], ratings: null },
};
const book = bookOf({ cards: [samurai, aim], words: {} });

test("a warrior costs its value, and a dash is a dash", () => {
  const facts = factsOf(book, "samurai");
  expect(facts).toMatchObject({ type: "warrior", affiliation: "mishima", ratings: ["3", "–", "3", "3"] });
  expect(priceOf(facts)).toBe("3");
  expect(priceOf(factsOf(book, "take-aim"))).toBeNull();
});

test("a card that is not known yet is drawn all the same", () => {
  expect(factsOf(book, "")).toMatchObject({ type: "special", affiliation: "general", ratings: null });
});

test("no two affiliations and no two types have the same sign", () => {
  expect(new Set(AFFILIATIONS.map((one) => EMBLEMS[one])).size).toBe(12);
  expect(new Set(AFFILIATIONS.map((one) => HEADS[one])).size).toBe(12);
  expect(new Set(AFFILIATIONS.map((one) => COLOURS[one][0])).size).toBe(12);
  expect(new Set(TYPES.map((one) => TYPE_SIGNS[one])).size).toBe(12);
});
