import { expect, test } from "vitest";
import { cardsInSight, same, spell, wishesOf } from "./policy";

const MOMENTS = ["card", "combat", "save"];

test("policies are read moment by moment", () => {
  expect(wishesOf("never", MOMENTS).ways).toEqual({ card: "never", combat: "never", save: "never" });
  expect(wishesOf("for card", MOMENTS).ways).toEqual({ card: "useful", combat: "never", save: "never" });
  expect(wishesOf("each card=always combat=cards cards hussar", MOMENTS)).toEqual({
    ways: { card: "always", combat: "cards", save: "useful" },
    cards: ["hussar"],
  });
});

test("policies are spelled as the server reads them", () => {
  expect(spell(wishesOf("useful", MOMENTS))).toBe("useful");
  expect(spell(wishesOf("each card=never combat=never save=never", MOMENTS))).toBe("never");
  const wishes = { ways: { card: "cards", combat: "cards", save: "cards" }, cards: ["hussar"] } as const;
  expect(spell(wishes)).toBe("each card=cards combat=cards save=cards cards hussar");
  expect(wishesOf(spell(wishes), MOMENTS)).toEqual(wishes);
});

test("whether all moments are met alike", () => {
  expect(same(wishesOf("always", MOMENTS))).toBe("always");
  expect(same(wishesOf("for card", MOMENTS))).toBeNull();
});

test("cards that can be meant: those in hand, own ones, then others", () => {
  const view = {
    hand: ["hussar"],
    cards: [
      { card: "mephisto", control: 1 },
      { card: null, control: 1 },
      { card: "samurai", control: 0 },
    ],
  };
  expect(cardsInSight(view, 0)).toEqual(["hussar", "samurai", "mephisto"]);
  expect(cardsInSight(null, 0)).toEqual([]);
});
