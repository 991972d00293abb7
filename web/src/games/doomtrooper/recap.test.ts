import { expect, test } from "vitest";
import type { Happened } from "../board";
import { EVENT } from "./motion";
import { comparedLast, isCompared, lastCombat } from "./recap";

const story = (...kinds: number[]): Happened[] =>
  kinds.map((kind, number) => ({ number, event: kind < 0 ? [] : [kind, 0], text: `${kind}`, rule: "" }));
const { attacked, combatOver, compared, declared, healed, killed, played, points, turn } = EVENT;
const combat = [declared, attacked, 29, played, compared, killed, points, combatOver];

test("the last combat is told from the attack to the points, into the turn that follows", () => {
  const found = lastCombat(story(turn, ...combat, turn, 1));
  expect(found.map(({ text }) => Number(text))).toEqual([attacked, played, compared, killed, points]);
  expect(found.filter(isCompared)).toHaveLength(1);
});

test("it is no news any more when another attack came, two turns began, or it was taken back", () => {
  expect(lastCombat(story(...combat, declared))).toEqual([]);
  expect(lastCombat(story(...combat, turn, turn))).toEqual([]);
  expect(lastCombat(story(...combat, -1))).toEqual([]);
  expect(lastCombat(story(turn))).toEqual([]);
});

test("what was compared is known while the combat lasts, blow by blow", () => {
  const said = story(declared, attacked, compared, killed).map((one) =>
    isCompared(one) ? { ...one, text: "a hits; b misses." } : one,
  );
  expect(comparedLast(said)).toEqual(["a hits", "b misses"]);
  expect(comparedLast([...said, ...story(attacked)])).toEqual([]);
});

test("what comes of it at once belongs to it, the card of the next action does not", () => {
  const kinds = (...after: number[]): number[] =>
    lastCombat(story(...combat, ...after)).map(({ text }) => Number(text));
  expect(kinds(played, points, healed, played, 22)).toEqual([
    attacked,
    played,
    compared,
    killed,
    points,
    played,
    points,
    healed,
  ]);
  expect(kinds(played, 22)).toEqual([attacked, played, compared, killed, points]);
});
