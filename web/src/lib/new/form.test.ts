import { expect, test } from "vitest";
import { Form } from "./form.svelte";

const rush = {
  name: "rush",
  title: "Rush",
  variants: { standard: [2, 3, 4, 5] },
  options: { first: [0, 1, 2, 3, 4, -1], market_size: [4, 6] },
  moments: [],
  rules: "1",
};
const ground = {
  name: "battlegrounds",
  title: "B",
  variants: { battle: [2, 3, 4], solo: [1] },
  options: { first: [0, 1, 2, 3, -1] },
  moments: [],
  rules: "1",
};

test("a game as usual is a short set-up", () => {
  const setup = new Form(rush).setup();
  expect(setup).toMatchObject({
    game: "rush",
    variant: "standard",
    seats: 2,
    bots: ["", ""],
    options: {},
    listed: true,
  });
  expect(setup).not.toHaveProperty("clock");
  expect(setup).not.toHaveProperty("decks");
});

test("another variant brings its own number of seats", () => {
  const form = new Form(ground);
  form.seat(4);
  form.bots[3] = "greedy";
  form.pick("solo");
  expect(form.setup()).toMatchObject({ variant: "solo", seats: 1, bots: [""] });
});

test("nobody begins who is not there", () => {
  const form = new Form(rush);
  expect(form.choices[0]).toEqual(["first", [0, 1, -1]]);
});

test("a bank is told in seconds", () => {
  const form = new Form(rush);
  form.clock = "bank";
  form.minutes = 5;
  expect(form.setup().clock).toEqual({ kind: "bank", seconds: 300, increment: 10 });
});

test("only who lets people wait is replaced by a bot", () => {
  const form = new Form(rush);
  expect(form.setup().patience).toBe(120);
  form.bots[1] = "greedy";
  expect(form.setup().patience).toBe(0);
});
