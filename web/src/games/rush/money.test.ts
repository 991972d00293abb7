import { describe, expect, test } from "vitest";
import type { RushShown } from "../../lib/wire/types";
import { bookOf } from "../book";
import { buys, leftFor, purseOf, reaches, total } from "./money";

const own = [{ id: "own_nation", n: null, name: "", text: "" }];
const card = (slug: string, facts: object) => ({
  slug,
  name: slug,
  text: "",
  set: "",
  facts: { abilities: [], passives: [], ...facts },
});
const book = bookOf({
  cards: [
    card("engineers", { value: 1 }),
    card("volunteers", { value: null }),
    card("t-26", { nation: "ussr", cost: 1, value: 2, passives: own }),
    card("ms-1", { nation: "ussr", cost: 0, value: 1 }),
    card("kv-1", { nation: "ussr", cost: 4, value: 1 }),
    card("tiger", { nation: "germany", cost: 2, value: 1 }),
  ],
  words: {},
});
const none = { funds: [0, 0, 0, 0, 0], spent: [0, 0, 0, 0], laid: 0, market: ["ms-1", "kv-1", "tiger"] };
const view = (change: Partial<RushShown> = {}): RushShown => ({ ...none, ...change }) as RushShown;
const open = new Set(["market:ms-1", "market:kv-1", "market:tiger"]);

describe("a purse", () => {
  test("keeps money for one nation apart", () => {
    const purse = purseOf(book, ["engineers", "t-26", "volunteers"]);
    expect(purse).toEqual({ any: 1, own: { ussr: 2, germany: 0, usa: 0, france: 0 }, cards: 2 });
    expect(total(purse)).toBe(3);
    expect(reaches(view(), purse, "ussr")).toBe(3);
    expect(reaches(view(), purse, "germany")).toBe(1);
  });

  test("buys what it reaches and what is open", () => {
    expect(buys(view(), book, purseOf(book, ["engineers", "engineers"]), open)).toEqual(["ms-1", "tiger"]);
    expect(buys(view(), book, purseOf(book, ["engineers", "engineers"]), new Set(["market:ms-1"]))).toEqual(["ms-1"]);
  });

  test("without a card that pays not even what costs nothing", () => {
    expect(buys(view(), book, purseOf(book, ["volunteers"]), open)).toEqual([]);
  });
});

describe("what was paid before", () => {
  test("counts as far as it is not spent", () => {
    const paid = view({ funds: [0, 0, 0, 0, 3], spent: [1, 0, 0, 0], laid: 16 });
    expect(leftFor(paid, "ussr")).toBe(2);
    expect(leftFor(paid, "germany")).toBe(2);
  });

  test("a nation's own money covers its own vehicles first", () => {
    const paid = view({ funds: [2, 0, 0, 0, 1], spent: [2, 0, 0, 0], laid: 17 });
    expect(leftFor(paid, "ussr")).toBe(1);
    expect(leftFor(paid, "germany")).toBe(1);
  });
});
