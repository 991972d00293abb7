import { expect, test } from "vitest";
import { offered, titleOf, wordsOf } from "../lib/games.svelte";
import { deckText, isAbout, optionText, valueText, variantHelp, variantText } from "../lib/options";
import { linesOf } from "../lib/primer/words";
import { facetsOf } from "../routes/reading/facets";
import { faceOf } from "../routes/reading/faces";
import { DECLARED, FIRST_GAME } from "./declared";
import { boardOf } from ".";
import { standing } from "./standing";

test("the games of this client are declared in their folders, in the order of the first page", () => {
  expect([...DECLARED.keys()]).toEqual(["rush", "battlegrounds", "doomtrooper"]);
  expect([FIRST_GAME, offered.names]).toEqual(["rush", [...DECLARED.keys()]]);
});

test.each([...DECLARED.keys()])("%s says what it is, how it is played and what its parts are called", (game) => {
  expect(wordsOf(game).kind).not.toBe("");
  expect(wordsOf(game).about).not.toBe("");
  expect(linesOf(game, "goal").length).toBeGreaterThan(0);
  expect(linesOf(game, "turn").length).toBeGreaterThan(0);
});

test.each(["battle", "teams", "family"])("the primer of %s says how many points win at this table", (variant) => {
  const goal = (n: number): string => linesOf("battlegrounds", "goal", { n }, variant).join(" ");
  expect(goal(14)).toContain("14");
  expect(goal(14)).not.toMatch(/16|20|12|10/);
  expect(variantHelp("battlegrounds", variant)).not.toMatch(/\d/);
});

test("the primer of Doomtrooper says how many points win at this table", () => {
  expect(linesOf("doomtrooper", "goal", { n: 20 }, "tournament").join(" ")).toMatch(/20/);
  expect(linesOf("doomtrooper", "goal", { n: 20 }, "tournament").join(" ")).not.toMatch(/40/);
});

test("a game that the client does not know has plain pages and the plain board", async () => {
  expect(titleOf("nim")).toBe("Nim");
  expect(wordsOf("nim")).toEqual({ kind: "", about: "" });
  expect([
    variantText("nim", "standard"),
    optionText("nim", "largest_heap"),
    valueText("nim", "largest_heap", 7),
  ]).toEqual(["Standard", "largest heap", "7"]);
  expect([isAbout("nim", "largest_heap", "standard", 2), standing("nim", { heaps: [1] })]).toEqual([true, []]);
  expect(linesOf("nim", "goal")).toEqual([]);
  expect(facetsOf({ game: "nim", cards: [], words: {} } as never)).toEqual([]);
  expect(faceOf("nim")).toBeUndefined();
  expect(await boardOf("nim")()).toBe(await boardOf("plain")());
});

test("a deck is called by the game that has it", () => {
  expect([deckText("legion"), deckText("own")]).toEqual(["Dark Legion", "Own"]);
});
