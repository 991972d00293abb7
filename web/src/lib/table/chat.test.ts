import { expect, test } from "vitest";
import type { Said } from "../wire/types";
import { withLine } from "./chat";

const line = (text: string, at: number, seat: number | null = 0): Said => ({
  type: "said",
  name: "Ann",
  text,
  at,
  seat,
});

test("what is told again after a lost connection is not shown twice", () => {
  const told = [
    line("hello", 1),
    line("hello", 2),
    line("hello", 2, null),
    line("hello", 1),
    line("hello", 2),
    line("so?", 3),
  ];
  const said = told.reduce<readonly Said[]>((before, one) => withLine(before, one), []);
  expect(said.map(({ text, at, seat }) => [text, at, seat])).toEqual([
    ["hello", 1, 0],
    ["hello", 2, 0],
    ["hello", 2, null],
    ["so?", 3, 0],
  ]);
});
