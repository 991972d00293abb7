import { expect, test } from "vitest";
import { bookOf } from "./book";

const card = { slug: "t-26", name: "Т-26", set: "base", text: "", facts: {}, number: 13 };

test("cards are found by slug and by number", () => {
  const book = bookOf({ cards: [card], words: { nation: { ussr: "SSSR" } } });
  expect(book.get("t-26")).toBe(card);
  expect(book.numbered(13)).toBe(card);
  expect(book.name("t-26")).toBe("Т-26");
  expect(book.word("nation", "ussr")).toBe("SSSR");
});

test("what is not in the book is called by its slug", () => {
  const book = bookOf();
  expect(book.get("t-26")).toBeUndefined();
  expect(book.name("t-26")).toBe("t-26");
  expect(book.word("nation", "ussr")).toBe("ussr");
});
