import { expect, test } from "vitest";
import { match } from "./pages";

test("an address names its page and its parts", () => {
  expect(match("/t/:table", "/t/abc")).toEqual({ table: "abc" });
  expect(match("/t/:table", "/t/abc/")).toEqual({ table: "abc" });
  expect(match("/scenarios/:game/:name", "/scenarios/rush/a%20b")).toEqual({ game: "rush", name: "a b" });
  expect(match("/t/:table", "/t/")).toBeNull();
  expect(match("/t/:table", "/puzzles/abc")).toBeNull();
});

test("an address that cannot be read is no page", () => {
  expect(match("/t/:table", "/t/%E0%A4%A")).toBeNull();
});
