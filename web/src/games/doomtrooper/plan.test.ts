import { expect, test } from "vitest";
import { dragged, step } from "./plan";

const option = (answer: string, ...touches: string[]) => ({ answer, touches });
const act = [
  option("play combat-armor", "hand:combat-armor"),
  option("attack", "zone:combat"),
  option("cover samurai#1", "card:1"),
  option("sabotage #1 p2", "card:1", "seat:1"),
];

test("a card dragged onto a warrior is played, and then the warrior is chosen", () => {
  const plan = dragged("hand:combat-armor", "card:1", act);
  const first = step(plan, "act", act);
  expect(first).toEqual({ touch: ["hand:combat-armor"], rest: ["card:1"] });
  expect(
    step(first.rest ?? [], "target", [option("choose samurai#1", "card:1"), option("choose samurai#2", "card:2")]),
  ).toEqual({ touch: ["card:1"], rest: null });
});

test("a warrior dragged onto another attacks it, over the windows between", () => {
  let plan = dragged("card:1", "card:7", act);
  expect(plan).toEqual(["zone:combat", "card:1", "card:7"]);
  plan = step(plan, "act", act).rest ?? [];
  expect(step(plan, "window", [option("pass")])).toEqual({ touch: [], rest: ["card:1", "card:7"] });
  plan = step(plan, "attacker", [option("with samurai#1", "card:1")]).rest ?? [];
  expect(step(plan, "defender", [option("against razide#7", "card:7")])).toEqual({ touch: ["card:7"], rest: null });
});

test("what one answer is about is touched at once", () => {
  expect(step(dragged("card:1", "seat:1", act), "act", act)).toEqual({ touch: ["card:1", "seat:1"], rest: null });
});

test("a plan that cannot go on is given up", () => {
  expect(step(["card:9"], "act", act)).toEqual({ touch: [], rest: null });
});
