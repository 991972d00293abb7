import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./pace";

let taken: string[] = [];
let isSeen = true;

/** Messages like "3b": what happened at moment 3; those without a number show nothing. */
function pace(): Pace<string> {
  const moment = (message: string) => (/^\d/.test(message) ? Number.parseInt(message) : null);
  return new Pace({ take: (message) => taken.push(message), moment, isSeen: () => isSeen });
}

beforeEach(() => {
  taken = [];
  isSeen = true;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("what happens at one moment is shown together, the next one after a look", () => {
  const p = pace();
  for (const message of ["1a", "1b", "2a", "table"]) p.add(message);
  expect(taken).toEqual(["1a", "1b"]);
  vi.advanceTimersByTime(500);
  expect(taken).toEqual(["1a", "1b", "2a"]);
  vi.advanceTimersByTime(500);
  expect(taken).toEqual(["1a", "1b", "2a", "table"]);
});

test("who touches anything sees everything at once", () => {
  const p = pace();
  for (const message of ["1", "2", "3"]) p.add(message);
  p.skip();
  expect(taken).toEqual(["1", "2", "3"]);
});

test("without motion nothing waits", () => {
  isSeen = false;
  const p = pace();
  for (const message of ["1", "2", "3"]) p.add(message);
  expect(taken).toEqual(["1", "2", "3"]);
});
