import { expect, test } from "vitest";
import { bookOf } from "../book";
import { abilityName, factsOf, nameSize } from "./facts";

test("a card that the book does not know has nothing printed on it", () => {
  expect(factsOf(bookOf(), "t-26")).toMatchObject({ cost: null, value: null, abilities: [] });
});

test("an ability is named with its number", () => {
  expect(abilityName({ id: "research", n: 3, name: "výzkum", text: "" })).toBe("Výzkum 3");
  expect(abilityName({ id: "sabotage", n: null, name: "Sabotage", text: "" })).toBe("Sabotage");
});

test("long names are written smaller, short ones alike", () => {
  expect(nameSize("Т-26", true)).toBe(nameSize("КВ-1", true));
  const sizes = ["Т-26", "Hotchkiss H39", "Autocanon De Dion-Bouton", "Neubaufahrzeug"].map((name) =>
    nameSize(name, true),
  );
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(Math.min(...sizes)).toBeGreaterThan(5.5);
});
