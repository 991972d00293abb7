import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookOf } from "../../games/book";
import { settings } from "../settings.svelte";
import { Collection, lacking } from "./owned.svelte";

const kept = { cards: "", at: 0 };
let isDown = false;

/** A server that keeps a collection, and reads lists of one-word names. */
function answer(path: string, init: RequestInit = {}): Response {
  if (isDown) throw new TypeError("no network");
  const body = init.body ? (JSON.parse(String(init.body)) as { cards: string }) : { cards: "" };
  if (path.startsWith("/api/collection/read")) {
    const owned = body.cards
      .trim()
      .split("\n")
      .map((line) => ({ count: Number(line.split(" ")[0]), card: line.split(" ")[1] }));
    return Response.json({ owned, problems: [] });
  }
  if (init.method === "PUT") Object.assign(kept, { cards: body.cards, at: kept.at + 1 });
  return Response.json({ game: "doomtrooper", ...kept });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => Promise.resolve().then(() => answer(path, init)));
  localStorage.clear();
  Object.assign(kept, { cards: "", at: 0 });
  isDown = false;
  settings.set({ token: "t".repeat(43), name: "Ann" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2000);
const book = bookOf();

test("what is owned is kept here at once and on the server soon", async () => {
  const mine = new Collection();
  await settle();
  mine.change("hussar", 3, book);
  mine.change("hussar", -1, book);
  expect([...new Collection().owned]).toEqual([["hussar", 2]]);
  await settle();
  expect(kept.cards).toBe("2 hussar\n");
  mine.change("hussar", -5, book);
  await settle();
  expect([mine.size, kept.cards]).toEqual([0, ""]);
});

test("what another device has changed is taken over, and what was changed here meanwhile counts", async () => {
  const mine = new Collection();
  await settle();
  Object.assign(kept, { cards: "4 ambush\n", at: 9 });
  await mine.sync();
  expect([...mine.owned]).toEqual([["ambush", 4]]);
  isDown = true;
  mine.change("ambush", -1, book);
  await settle();
  expect(kept.cards).toBe("4 ambush\n");
  isDown = false;
  await mine.sync();
  expect(kept.cards).toBe("3 ambush\n");
});

test("a deck and its sideboard together lack what is owned too seldom", () => {
  const owned = new Map([
    ["hussar", 3],
    ["ambush", 4],
  ]);
  expect(lacking(owned, new Map([["hussar", 2]]), new Map([["hussar", 3]]))).toEqual([{ slug: "hussar", n: 2 }]);
  expect(lacking(owned, new Map([["ambush", 4]]), new Map())).toEqual([]);
});
