import { describe, expect, test } from "vitest";
import { attacking, buying, guarding, step, striking, type Plan } from "./plan";

const option = (...touches: string[]) => ({ touches });

/** Play a plan against the questions that come; what is touched at each. */
function play(plan: Plan | null, ...questions: { touches: string[] }[][]): string[][] {
  const out: string[][] = [];
  for (const options of questions) {
    if (!plan) break;
    const done = step(plan, options);
    out.push(done.touches);
    plan = done.plan;
  }
  return out;
}

describe("a purchase", () => {
  const act = [option("market:t-26"), option("market:t-60"), option()];

  test("touches the market card, then each paying card, then takes it", () => {
    const pay = [option("hand:engineers"), option("hand:ms-1")];
    const paid = [option("hand:ms-1"), option("market:t-26")];
    expect(play(buying("t-26", ["engineers"]), act, pay, paid)).toEqual([
      ["market:t-26"],
      ["hand:engineers"],
      ["market:t-26"],
    ]);
  });

  test("is over where the table has given the card already", () => {
    const after = [option("market:t-60"), option()];
    expect(play(buying("t-26", ["engineers"]), act, [option("hand:engineers")], after)).toEqual([
      ["market:t-26"],
      ["hand:engineers"],
      [],
    ]);
  });

  test("comes to nothing where a card may not pay", () => {
    const done = step({ things: ["hand:base", "[market:t-26]"] }, [option("hand:engineers")]);
    expect(done).toEqual({ touches: [], plan: null });
  });
});

describe("an attack", () => {
  const act = [option("hand:a", "zone:front"), option("hand:a", "zone:guards"), option("hand:b", "zone:front")];

  test("names its cards, declares, and strikes the target", () => {
    const attackers = [option("hand:b"), option("hand:c"), option("zone:front")];
    const declare = [option("hand:c"), option("zone:front")];
    const strike = [option("front:a"), option("front:b")];
    const target = [option("base:3"), option("guard:4")];
    expect(play(attacking(["a", "b"], "base:3"), act, attackers, declare, strike, target)).toEqual([
      ["hand:a", "zone:front"],
      ["hand:b"],
      ["zone:front"],
      ["front:a"],
      ["base:3"],
    ]);
  });

  test("passes over the declaration where no other card could join", () => {
    expect(play(attacking(["a"], "base:3"), act, [option("base:3")])).toEqual([["hand:a", "zone:front"], ["base:3"]]);
  });

  test("a named attacker goes for its target", () => {
    expect(play(striking("a", "guard:4"), [option("front:a"), option("front:b")], [option("guard:4")])).toEqual([
      ["front:a"],
      ["guard:4"],
    ]);
  });
});

test("a guard goes to its base", () => {
  const act = [option("hand:a", "zone:front"), option("hand:a", "zone:guards")];
  expect(play(guarding("a", "base:1"), act, [option("base:0"), option("base:1")])).toEqual([
    ["hand:a", "zone:guards"],
    ["base:1"],
  ]);
});
