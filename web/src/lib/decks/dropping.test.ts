import { expect, test } from "vitest";
import type { Bench } from "./bench.svelte";
import { dropped } from "./dropping";

test("a card goes where it is dropped", () => {
  const done: unknown[] = [];
  const bench = {
    change: (...how: unknown[]) => done.push(how),
    move: (...how: unknown[]) => done.push(["move", ...how]),
  } as unknown as Bench;
  dropped(bench, "pool:hussar", "part:library");
  dropped(bench, "pool:hussar", "sideboard:dragoon");
  dropped(bench, "library:hussar", "part:sideboard");
  dropped(bench, "library:hussar", "pool:dragoon");
  dropped(bench, "library:hussar", "library:dragoon");
  dropped(bench, "pool:hussar", "part:pool");
  expect(done).toEqual([
    ["hussar", 1, "library"],
    ["hussar", 1, "sideboard"],
    ["move", "hussar", "library"],
    ["hussar", -1, "library"],
  ]);
});
