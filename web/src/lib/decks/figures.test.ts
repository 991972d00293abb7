import { expect, test } from "vitest";
import { bookOf } from "../../games/book";
import { byAffiliation, byType, curveOf, grouped, sizeOf, write } from "./figures";

const card = (slug: string, english: string, type: string, affiliation: string, ratings: string[] | null) => ({
  slug,
  name: `${english}!`,
  set: "unl",
  text: "",
  facts: { english, czech: "", type, affiliations: [affiliation], ratings },
});
const book = bookOf({
  cards: [
    card("hussar", "Hussar", "warrior", "bauhaus", ["2", "2", "3", "2"]),
    card("giant", "Giant", "warrior", "legion", ["-", "9", "9", "40"]),
    card("sword", "Sword", "equipment", "bauhaus", null),
  ],
  words: { type: { warrior: "warrior", equipment: "equipment" } },
});
const pile = new Map([
  ["sword", 2],
  ["hussar", 4],
  ["giant", 1],
]);

test("a deck is counted by type and affiliation, warriors first", () => {
  expect(sizeOf(pile)).toBe(7);
  expect(byType(pile, book)).toEqual([
    { key: "warrior", n: 5 },
    { key: "equipment", n: 2 },
  ]);
  expect(byAffiliation(pile, book)[0]).toEqual({ key: "bauhaus", n: 6 });
  expect(grouped(pile, book).map(({ cards }) => cards.map(({ slug }) => slug))).toEqual([
    ["giant", "hussar"],
    ["sword"],
  ]);
});

test("the curve counts what warriors cost, the highest together, and a dash not at all", () => {
  const { bars, mean } = curveOf(pile, book);
  expect(bars[2]).toBe(4);
  expect(bars.at(-1)).toBe(1);
  expect(mean[0]).toBe(2);
  expect(mean[1]).toBe(17 / 5);
});

test("a deck is written with English names under its types", () => {
  expect(write("Mine", pile, new Map([["sword", 1]]), book)).toBe(
    "# Mine\n\n# Warrior\n1 Giant\n4 Hussar\n\n# Equipment\n2 Sword\n\nSideboard:\n1 Sword\n",
  );
});
