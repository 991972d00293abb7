import { expect, test, vi } from "vitest";
import { nearest, onKey, passing } from "./keys";
import type { Panels } from "./panels.svelte";
import type { Session } from "./session.svelte";

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 50, y: y * 50 })));

test("arrows go to the neighbour in their direction", () => {
  const middle = { x: 50, y: 50 };
  expect(nearest(middle, grid, [1, 0])).toBe(5);
  expect(nearest(middle, grid, [-1, 0])).toBe(3);
  expect(nearest(middle, grid, [0, -1])).toBe(1);
  expect(nearest(middle, grid, [0, 1])).toBe(7);
});

test("at the edge there is nothing further", () => {
  expect(nearest({ x: 100, y: 0 }, grid, [1, 0])).toBe(-1);
});

test("the passing option is found by its notation", () => {
  expect(passing([{ answer: "buy t-28" }, { answer: "end" }])?.answer).toBe("end");
  expect(passing([{ answer: "notice" }])).toBeUndefined();
});

test("the key that passes in windows does not end a turn in the same breath", () => {
  vi.useFakeTimers();
  const given: string[] = [];
  const session = { options: [{ answer: "pass" }], hides: false, answer: (answer: string) => given.push(answer) };
  const press = (): void =>
    onKey(new KeyboardEvent("keydown", { key: "p" }), session as unknown as Session, {} as Panels);
  press();
  session.options = [{ answer: "meditate" }, { answer: "end" }];
  press();
  expect(given).toEqual(["pass"]);
  vi.advanceTimersByTime(2000);
  press();
  expect(given).toEqual(["pass", "end"]);
  vi.useRealTimers();
});
