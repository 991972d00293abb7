import { expect, test } from "vitest";
import { meant, offers, touch } from "./touching";

const option = (answer: string, ...touches: string[]) => ({ answer, text: answer, touches });

const buy = option("buy t-28", "market:t-28");
const shoot = option("shoot", "figure:red", "field:E5");
const drive = option("drive", "figure:red", "field:E6");
const end = option("end");

test("a thing that only one option is about answers at once", () => {
  expect(touch([buy, shoot, drive, end], [], "market:t-28")).toEqual({
    kind: "answer",
    answer: "buy t-28",
    touched: ["market:t-28"],
  });
});

test("a thing that several options are about narrows them, and the next one answers", () => {
  const options = [buy, shoot, drive, end];
  expect(touch(options, [], "figure:red")).toEqual({ kind: "narrowed", touched: ["figure:red"] });
  expect(meant(options, ["figure:red"])).toEqual([shoot, drive]);
  expect(offers(options, ["figure:red"])).toEqual(new Set(["field:E5", "field:E6"]));
  expect(touch(options, ["figure:red"], "field:E6")).toMatchObject({ kind: "answer", answer: "drive" });
});

test("one option left that is not complete waits for its other things, in any order", () => {
  expect(touch([shoot, drive], [], "field:E5")).toEqual({ kind: "narrowed", touched: ["field:E5"] });
  expect(touch([shoot, drive], ["field:E5"], "figure:red")).toMatchObject({ kind: "answer", answer: "shoot" });
});

test("where the order tells two options apart, it counts", () => {
  const there = option("a onto b", "a", "b");
  const back = option("b onto a", "b", "a");
  expect(touch([there, back], ["b"], "a")).toMatchObject({ kind: "answer", answer: "b onto a" });
});

test("a shorter option is not answered while a longer one may be meant", () => {
  const one = option("with a", "a");
  const two = option("with a and b", "a", "b");
  expect(touch([one, two], [], "a")).toEqual({ kind: "narrowed", touched: ["a"] });
  expect(touch([one, two], ["a"], "b")).toMatchObject({ kind: "answer", answer: "with a and b" });
});

test("touching again lets go, touching something else begins anew", () => {
  expect(touch([shoot, drive, buy], ["figure:red"], "figure:red")).toEqual({ kind: "narrowed", touched: [] });
  expect(touch([shoot, drive, buy], ["figure:red"], "market:t-28")).toMatchObject({
    kind: "answer",
    answer: "buy t-28",
  });
});

test("a thing that no option is about asks why", () => {
  expect(touch([shoot, end], ["figure:red"], "market:maus")).toEqual({ kind: "why", thing: "market:maus" });
  expect(touch([end], [], "market:maus")).toEqual({ kind: "why", thing: "market:maus" });
});

test("the same thing twice is two touches", () => {
  const both = option("pay two", "hand:scout", "hand:scout");
  expect(touch([both], ["hand:scout"], "hand:scout")).toMatchObject({ kind: "answer", answer: "pay two" });
});
