import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deckText, Draft, moved } from "./draft.svelte";

const CARDS = { main: [{ count: 2, card: "ambush" }, { count: 1, card: "heist" }], side: [{ count: 1, card: "demoted" }], moved: [] };

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
  const draft = new Draft((deck) => sent.push(deck));
  draft.take(CARDS);
  expect(draft.isOpen).toBe(false);
  draft.move("ambush", "main");
  draft.move("demoted", "side");
  expect([draft.isOpen, draft.sizes, draft.change("ambush"), draft.change("demoted")]).toEqual([true, { main: 3, side: 1 }, -1, 1]);
  vi.runAllTimers();
  expect(sent).toEqual(["1 ambush\n1 demoted\n1 heist\nSideboard:\n1 ambush"]);
  draft.take({ main: [{ count: 1, card: "ambush" }, { count: 1, card: "heist" }, { count: 1, card: "demoted" }], side: [{ count: 1, card: "ambush" }], moved: [{ count: -1, card: "ambush" }, { count: 1, card: "demoted" }] });
  expect([draft.isOpen, draft.isChanged]).toEqual([false, true]);
});

test("what is refused stays to be changed further, or goes back to the last game", () => {
  const draft = new Draft(() => undefined);
  draft.take(CARDS);
  draft.move("heist", "main");
  draft.take(CARDS);
  expect([draft.isOpen, draft.sizes.side, draft.wanted.side]).toEqual([true, 2, 1]);
  draft.reset();
  expect([draft.isOpen, draft.isChanged, draft.sizes]).toEqual([false, false, { main: 3, side: 1 }]);
});
