import { expect, test } from "vitest";
import { bookOf } from "../book";
import { EVENT, movesOf } from "./motion";

const book = bookOf({
  cards: [
    { slug: "t-26", name: "Т-26", text: "", set: "", facts: {}, number: 13 },
    { slug: "kv-1", name: "КВ-1", text: "", set: "", facts: {}, number: 20 },
  ],
  words: {},
});
const happened = (...event: number[]) => ({ number: 0, event, text: "", rule: "" });

test("a bought card flies from the market to the depot", () => {
  expect(movesOf([happened(EVENT.bought, 1, 13)], book, 0)).toEqual([
    { kind: "fly", slug: "t-26", from: ["market:t-26"], to: ["depot:1"] },
  ]);
});

test("a card that somebody else draws is face down", () => {
  expect(movesOf([happened(EVENT.drew, 1, -1)], book, 0)).toEqual([
    { kind: "fly", slug: null, from: ["garage:1"], to: ["hand-1:null", "hands:1"] },
  ]);
});

test("a guard that is destroyed is hit, then goes to its owner's depot", () => {
  expect(movesOf([happened(EVENT.destroyedGuard, 0, 13, 1, 2, 20)], book, 0)).toEqual([
    { kind: "hit", from: ["front:t-26"], at: "guard:5", isFatal: true },
    { kind: "fly", slug: "kv-1", from: ["guard:5"], to: ["depot:1"] },
  ]);
});

test("medals come from their pack, doubles first", () => {
  const slugs = movesOf([happened(EVENT.medals, 0, 1, 1, 2)], book, 0).map((move) => move.kind === "fly" && move.slug);
  expect(slugs).toEqual(["germany-double", "germany-single", "germany-single"]);
});

test("what moves nothing moves nothing", () => {
  expect(movesOf([happened(0, 1, 2), happened(31, 0)], book, 0)).toEqual([]);
});
