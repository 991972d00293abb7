import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deckText, Draft, moved } from "./draft.svelte";

const CARDS = {
  main: [
    { count: 2, card: "ambush" },
    { count: 1, card: "heist" },
  ],
  side: [{ count: 1, card: "demoted" }],
  moved: [],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("one card is moved, and none where there is none", () => {
  const [from, to] = moved(new Map([["ambush", 1]]), new Map(), "ambush");
  expect([[...from], [...to]]).toEqual([[["ambush", 0]], [["ambush", 1]]]);
  expect(moved(from, to, "ambush")).toEqual([from, to]);
  expect(deckText(from, to)).toBe("Sideboard:\n1 ambush");
});

test("the server is asked once the changes have come to rest", () => {
  const sent: string[] = [];
  const draft = new Draft((deck) => sent.push(deck), "a.0");
  draft.take(CARDS);
  expect(draft.isOpen).toBe(false);
  draft.move("ambush", "main");
  draft.move("demoted", "side");
  expect([draft.isOpen, draft.sizes, draft.change("ambush"), draft.change("demoted")]).toEqual([
    true,
    { main: 3, side: 1 },
    -1,
    1,
  ]);
  vi.runAllTimers();
  expect(sent).toEqual(["1 ambush\n1 demoted\n1 heist\nSideboard:\n1 ambush"]);
  draft.take({
    main: [
      { count: 1, card: "ambush" },
      { count: 1, card: "heist" },
      { count: 1, card: "demoted" },
    ],
    side: [{ count: 1, card: "ambush" }],
    moved: [
      { count: -1, card: "ambush" },
      { count: 1, card: "demoted" },
    ],
  });
  expect([draft.isOpen, draft.isChanged]).toEqual([false, true]);
});

test("what is refused stays to be changed further, or goes back to the last game", () => {
  const draft = new Draft(() => undefined, "b.0");
  draft.take(CARDS);
  draft.move("heist", "main");
  draft.take(CARDS);
  expect([draft.isOpen, draft.sizes.side, draft.wanted.side]).toEqual([true, 2, 1]);
  draft.reset();
  expect([draft.isOpen, draft.isChanged, draft.sizes]).toEqual([false, false, { main: 3, side: 1 }]);
});

test("a page that is loaded anew goes on with what was not even yet, as long as it is about the same cards", () => {
  const sent: string[] = [];
  const draft = new Draft(() => undefined, "c.1");
  draft.take(CARDS);
  draft.move("heist", "main");
  const anew = new Draft((deck) => sent.push(deck), "c.1");
  anew.take(CARDS);
  expect([anew.isOpen, anew.sizes]).toEqual([true, { main: 2, side: 2 }]);
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
  const other = new Draft(() => undefined, "c.1");
  other.take({ ...CARDS, main: [{ count: 3, card: "ambush" }] });
  expect(other.isOpen).toBe(false);
  anew.reset();
  const last = new Draft(() => undefined, "c.1");
  last.take(CARDS);
  expect(last.isOpen).toBe(false);
});
