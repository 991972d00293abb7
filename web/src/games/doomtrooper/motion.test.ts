import { expect, test } from "vitest";
import type { DoomtrooperShown } from "../../lib/wire/types";
import { bookOf } from "../book";
import { EVENT, movesOf } from "./motion";

const card = (slug: string, number: number) => ({ slug, name: slug, text: "", set: "", facts: {}, number });
const book = bookOf({ cards: [card("hussar", 7), card("samurai", 9)], words: {} });
const eye = { book, seat: 0, points: (d: number, p: number) => `${d}/${p}` };
const view = (...cards: { id: number; card: string | null; owner: number }[]) =>
  ({ cards }) as unknown as DoomtrooperShown;
const happened = (...event: number[]) => ({ number: 0, event, text: "", rule: "" });

test("own cards fly from the library into the hand, those of others face down", () => {
  expect(movesOf([happened(EVENT.drew, 0, 7, 9), happened(EVENT.drewCount, 1, 1)], view(), view(), eye)).toEqual([
    { kind: "fly", slug: "hussar", from: ["library:0"], to: ["hand:hussar", "hands:0"] },
    { kind: "fly", slug: "samurai", from: ["library:0"], to: ["hand:samurai", "hands:0"] },
    { kind: "fly", slug: null, from: ["library:1"], to: ["hands:1"] },
  ]);
});

test("who is killed is hit and goes to the grave of its owner", () => {
  const before = view({ id: 3, card: "samurai", owner: 1 });
  expect(movesOf([happened(EVENT.killed, 3, 5, 9, 7)], before, view(), eye)).toEqual([
    { kind: "hit", from: ["card:5"], at: "card:3", isFatal: true },
    { kind: "fly", slug: "samurai", from: ["card:3"], to: ["grave:1"] },
  ]);
});

test("a hidden warrior that is revealed turns over", () => {
  const moves = movesOf([], view({ id: 3, card: null, owner: 1 }), view({ id: 3, card: "samurai", owner: 1 }), eye);
  expect(moves).toEqual([{ kind: "turn", slug: "samurai", at: "card:3" }]);
});

test("an attack is a line, points are told where they are kept", () => {
  expect(movesOf([happened(EVENT.attacked, 1, 2, 7, 9), happened(EVENT.points, 0, 2, 1)], view(), view(), eye)).toEqual(
    [
      { kind: "line", from: ["card:1"], to: ["card:2"] },
      { kind: "gain", at: "seat:0", text: "2/1" },
    ],
  );
});
