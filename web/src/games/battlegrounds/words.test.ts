import { beforeEach, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { BattlegroundsTank } from "../../lib/wire/types";
import { figure, sample } from "./sample";
import { fieldInWords, furtherWords, letterOf, reachInWords } from "./words";

const NAMES: Record<string, string> = { pond: "pond", "pond-armour": "pond (Armour)", armour: "Armour" };
const cards = {
  get: () => undefined,
  name: (slug: string) => NAMES[slug] ?? slug,
  numbered: () => undefined,
  word: (_: string, value: string) => value,
};
const plain = {
  kind: "pond",
  figure: undefined,
  isOwn: false,
  bases: [],
  mark: undefined,
  threats: [],
  isTwin: false,
  isStale: false,
};

beforeEach(() => settings.set({ lang: "en" }));

test("a field is named with all that is on it and can be done there", () => {
  expect(fieldInWords({ field: "E5", ...plain }, sample(), cards)).toBe("E5, pond");
  expect(fieldInWords({ field: "B2", ...plain, kind: undefined }, sample(), cards)).toBe("B2, empty");
  const facts = {
    ...plain,
    field: "E5",
    kind: "covered",
    figure: figure("red", 1, "E5"),
    bases: ["green"],
    mark: { kind: "move", danger: "tank" } as const,
    threats: ["blue"],
  };
  expect(fieldInWords(facts, sample(), cards)).toBe(
    "E5, covered token; red tank; base of green; move here; destroys your tank; could be shot at by: blue tank",
  );
});

test("in Family icons have no effect and are not named", () => {
  expect(fieldInWords({ field: "E5", ...plain, kind: "pond-armour" }, sample(), cards)).toBe("E5, pond (Armour)");
  expect(fieldInWords({ field: "E5", ...plain, kind: "pond-armour" }, sample({ variant: "family" }), cards)).toBe(
    "E5, pond",
  );
});

test("letters and reaches are said in the language of the reader", () => {
  expect(reachInWords("orth", [2, 3])).toBe("2\u00a0or 3\u00a0fields straight");
  expect(letterOf("red")).toBe("R");
  settings.set({ lang: "cs" });
  expect(letterOf("red")).toBe("Č");
  expect(reachInWords("diag", [1, 1])).toBe("1\u00a0pole diagonálně");
});

test("a card says who drives it and what lies on it", () => {
  const tank: BattlegroundsTank = {
    id: "maus",
    name: "Maus",
    place: "seat",
    seat: 0,
    figure: "green",
    move_way: "orth",
    move_range: [1, 1],
    turns: true,
    shot_way: "orth",
    shot_range: [3, 3],
    shoots_first: false,
    upgrades: ["direction", "armour"],
  };
  expect(furtherWords(tank, cards)).toBe("green tank, may turn on the way, upgrades: direction, Armour");
  expect(furtherWords({ ...tank, figure: null, turns: false, upgrades: [] }, cards)).toBe("in reserve");
});
