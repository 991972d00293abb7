import { expect, test } from "vitest";
import type { DoomtrooperCard, DoomtrooperShown } from "../../lib/wire/types";
import { areasOf, around, counted, laid, layout } from "./table";

const card = (id: number, more: Partial<DoomtrooperCard> = {}): DoomtrooperCard => ({
  id,
  card: "samurai",
  owner: 0,
  control: 0,
  place: "squad",
  bearer: null,
  wounded: false,
  covered: false,
  unpaid: false,
  outside: false,
  left_cover: false,
  prisoner: false,
  away: false,
  behind: false,
  legion: false,
  count: 0,
  ratings: null,
  ...more,
});
const shown = (cards: DoomtrooperCard[], players = 2): DoomtrooperShown =>
  ({ cards, players: Array.from({ length: players }) }) as DoomtrooperShown;

test("cards lie where their controller has them, attachments under their bearer", () => {
  const found = laid(
    shown([
      card(1),
      card(2, { place: "attached", bearer: 1 }),
      card(3, { place: "kohort", control: 1 }),
      card(4, { place: "played" }),
    ]),
  );
  expect(found.at(0, "squad").map(({ id }) => id)).toEqual([1]);
  expect(found.under(1).map(({ id }) => id)).toEqual([2]);
  expect(found.at(1, "kohort").map(({ id }) => id)).toEqual([3]);
  expect(found.played.map(({ id }) => id)).toEqual([4]);
  expect(found.get(3)?.control).toBe(1);
  expect(found.get(null)).toBeUndefined();
});

test("a card played on a player lies at that player's side, not at its controller's", () => {
  const found = laid(shown([card(1, { place: "player", bearer: 1 })]));
  expect(found.at(1, "player")).toHaveLength(1);
  expect(found.at(0, "player")).toHaveLength(0);
});

test("no card is lost, even one whose bearer is not to be seen", () => {
  expect(laid(shown([card(2, { place: "attached", bearer: 9 })])).at(0, "aside")).toHaveLength(1);
});

test("areas with cards are drawn, or an empty Squad", () => {
  expect(areasOf(laid(shown([])), 0)).toEqual(["squad"]);
  expect(areasOf(laid(shown([card(1, { place: "kohort" })])), 0)).toEqual(["kohort"]);
});

test("opponents come first in turn order, oneself last", () => {
  expect(around(shown([], 4), 1)).toEqual([2, 3, 0, 1]);
  expect(around(shown([], 3), null)).toEqual([0, 1, 2]);
});

test("like cards are counted together", () => {
  expect(counted(["a", "b", "a"])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});

test("what has not changed stays the very same, from one view to the next", () => {
  const lay = layout();
  const first = lay(shown([card(1), card(2, { place: "attached", bearer: 1 }), card(3, { control: 1 })]));
  const second = lay(
    shown([card(1, { wounded: true }), card(2, { place: "attached", bearer: 1 }), card(3, { control: 1 })]),
  );
  expect(second.at(1, "squad")).toBe(first.at(1, "squad"));
  expect(second.under(1)).toBe(first.under(1));
  expect(second.get(1)?.wounded).toBe(true);
  expect(second.at(0, "squad")).not.toBe(first.at(0, "squad"));
});
