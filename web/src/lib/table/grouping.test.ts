import { expect, test } from "vitest";
import { beginning, grouped } from "./grouping";

const option = (answer: string, text: string) => ({ answer, text });

test("a few options stay as they come", () => {
  const few = [option("buy a", "Buy A"), option("end", "End the turn")];
  expect(grouped(few)).toEqual([{ key: "", title: "", options: few }]);
  expect(grouped([])).toEqual([]);
});

test("many are grouped by verb, those alone come first", () => {
  const many = [...Array(8).keys()].map((n) => option(`play ${n}`, `Zahrát kartu ${n}`));
  const more = [option("move a", "Přesunout A"), option("move b", "Přesunout B"), option("pass", "Nic nehraji")];
  const groups = grouped([...many, ...more]);
  expect(groups.map((group) => [group.title, group.options.length])).toEqual([
    ["", 1],
    ["Zahrát kartu …", 8],
    ["Přesunout …", 2],
  ]);
});

test("the common beginning leaves a word for each", () => {
  expect(beginning(["Buy the tank", "Buy the base"])).toBe("Buy …");
  expect(beginning(["Move the red tank to a1", "Move the blue tank to b1"])).toBe("Move …");
  expect(beginning(["Attack with Т-34", "Attack with ИС"])).toBe("Attack with …");
  expect(beginning(["Pass", "Pass"])).toBe("");
  expect(beginning([])).toBe("");
});
