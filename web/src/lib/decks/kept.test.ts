import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { MyDecks, tidied } from "./kept.svelte";

const server = new Map<string, string>();
let isDown = false;

/** A server that keeps decks. */
function answer(path: string, init: RequestInit = {}): Response {
  if (isDown) throw new TypeError("no network");
  const name = decodeURIComponent(path.replace("/api/me/decks", "").slice(1));
  if (path === "/api/guests") return Response.json({ id: 1, name: "Ann", token: "t".repeat(43) });
  if (!name) {
    const ours = [...server].map(([name, deck]) => ({ name, game: "doomtrooper", deck, at: 1 }));
    return Response.json([...ours, { name: "Of another game", game: "other", deck: "1 Queen", at: 1 }]);
  }
  if (init.method === "PUT") server.set(name, (JSON.parse(String(init.body)) as { deck: string }).deck);
  else if (!server.delete(name)) return Response.json({ code: "no_such_deck", text: "" }, { status: 404 });
  return Response.json({ name, game: "doomtrooper", deck: server.get(name) ?? "", at: 1 });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => Promise.resolve().then(() => answer(path, init)));
  localStorage.clear();
  server.clear();
  isDown = false;
  settings.set({ token: "t".repeat(43), name: "Ann" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2000);
const names = (mine: MyDecks): string[] => mine.decks.map(({ name }) => name);

test("a deck is kept here at once and on the server soon, under its last name alone", async () => {
  const mine = new MyDecks();
  await settle();
  mine.put("One", "1 Hussar");
  expect(new MyDecks().get("One")?.text).toBe("1 Hussar");
  expect(mine.saved).toBe("saving");
  await settle();
  expect([mine.saved, ...server]).toEqual(["both", ["One", "1 Hussar"]]);
  mine.put("Two", "2 Hussar", "One");
  await settle();
  expect([...server]).toEqual([["Two", "2 Hussar"]]);
  mine.remove("Two");
  await settle();
  expect(server.size).toBe(0);
});

test("what was changed while the server was away is brought to it later", async () => {
  isDown = true;
  const mine = new MyDecks();
  mine.put("One", "1 Hussar");
  await settle();
  expect(mine.saved).toBe("browser");
  isDown = false;
  const later = new MyDecks();
  await settle();
  expect([later.saved, server.get("One")]).toEqual(["both", "1 Hussar"]);
});

test("another browser's changes come, its removals too, and what is new here stays", async () => {
  const mine = new MyDecks();
  mine.put("One", "1 Hussar");
  mine.put("Two", "2 Hussar");
  await settle();
  server.set("One", "3 Hussar");
  server.set("Three", "4 Hussar");
  server.delete("Two");
  isDown = true;
  mine.put("Four", "1 Dragoon");
  await settle();
  isDown = false;
  const later = new MyDecks();
  await settle();
  expect(names(later)).toEqual(["Four", "One", "Three"]);
  expect(later.get("One")?.text).toBe("3 Hussar");
  expect([...server.keys()].sort()).toEqual(["Four", "One", "Three"]);
});

test("a guest whom the server has forgotten loses no deck", async () => {
  const mine = new MyDecks();
  mine.put("One", "1 Hussar");
  await settle();
  server.clear();
  settings.set({ token: "u".repeat(43) });
  await new MyDecks().sync();
  await settle();
  expect([...server]).toEqual([["One", "1 Hussar"]]);
});

test("names are tidied as the server does it, and never taken twice", () => {
  const mine = new MyDecks();
  expect(tidied("  a \n b ")).toBe("a b");
  mine.put("Iron", "");
  expect(mine.free("Iron")).toBe("Iron (2)");
  expect(mine.free("x".repeat(99))).toHaveLength(60);
});
