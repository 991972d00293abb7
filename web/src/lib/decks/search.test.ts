import { expect, test } from "vitest";
import type { Cards, CardText } from "../wire/types";
import { EVERYTHING, found, indexOf } from "./search";

function card(slug: string, name: string, facts: Record<string, unknown>, more: Partial<CardText> = {}): CardText {
  const printed = {
    english: name,
    czech: "",
    type: "warrior",
    affiliations: ["bauhaus"],
    ratings: ["1", "2", "3", "4"],
    ...facts,
  };
  return { slug, name, set: "unl", text: "", facts: printed, ...more };
}

const CARDS: CardText[] = [
  card(
    "blow",
    "Mocný úder",
    { english: "Powerful Blow", czech: "Mocný úder", type: "special", affiliations: ["general"], ratings: null },
    { text: "Bojovník získává +3 k Z." },
  ),
  card("hussar", "Hussar", { ratings: ["2", "2", "3", "2"] }),
  card("angel", "Death Angel", { type: "equipment", ratings: null }, { executable: false, set: "inq" }),
  card("archangel", "Archangel", { affiliations: ["brotherhood"], ratings: ["3", "3", "3", "-"] }),
];
const index = indexOf({ game: "doomtrooper", lang: "cs", cards: CARDS, words: {} } as Cards);
const slugs = (change: Partial<typeof EVERYTHING>): string[] =>
  found(index, { ...EVERYTHING, ...change }).map(({ card }) => card.slug);

test("a card is found by its English and its Czech name and by its text, accents or not", () => {
  expect(slugs({ words: "powerful" })).toEqual(["blow"]);
  expect(slugs({ words: "  MOCNY uder " })).toEqual(["blow"]);
  expect(slugs({ words: "ziskava bojovnik" })).toEqual(["blow"]);
  expect(slugs({ words: "nothing" })).toEqual([]);
});

test("what can be played and begins with the words comes first", () => {
  expect(slugs({ words: "angel" })).toEqual(["archangel", "angel"]);
  expect(slugs({ words: "angel", playable: true })).toEqual(["archangel"]);
});

test("only what is owned is found, if that is wished", () => {
  expect(found(index, { ...EVERYTHING, owned: true }, new Map([["hussar", 1]])).map(({ card }) => card.slug)).toEqual([
    "hussar",
  ]);
  expect(slugs({ owned: true })).toEqual([]);
});

test("facts sift: type, set, affiliations and ratings, of which a dash is none", () => {
  expect(slugs({ type: "warrior" })).toEqual(["archangel", "hussar"]);
  expect(slugs({ set: "inq" })).toEqual(["angel"]);
  expect(slugs({ affiliations: ["brotherhood", "general"] })).toEqual(["archangel", "blow"]);
  expect(slugs({ most: [null, null, null, 3] })).toEqual(["hussar"]);
  expect(slugs({ least: [3, null, null, null] })).toEqual(["archangel"]);
  expect(slugs({ sort: "value", type: "warrior" })).toEqual(["hussar", "archangel"]);
});
