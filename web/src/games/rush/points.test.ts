import { expect, test } from "vitest";
import { decider, sharesOf } from "./points";

const standing = (medals: number, bases: number, achievements: number[] = []) => ({
  score: medals + 3 * bases + 5 * achievements.length,
  medals,
  bases,
  achievements,
});

test("points are medals, three for a base and five for an achievement", () => {
  const shares = sharesOf(standing(4, 2, [1]));
  expect(shares.map(({ count, worth }) => count * worth)).toEqual([4, 6, 5]);
});

test("medals decide between equal points, then bases", () => {
  expect(decider([standing(6, 0), standing(3, 1)])).toEqual({ part: "medals", a: 6, b: 3 });
  expect(decider([standing(1, 0), standing(3, 1), standing(6, 0)])).toEqual({ part: "medals", a: 6, b: 3 });
  expect(decider([standing(1, 5), standing(1, 0, [1, 2, 3])])).toEqual({ part: "bases", a: 5, b: 0 });
});

test("nothing decides where the points differ, or everything is equal", () => {
  expect(decider([standing(6, 0), standing(4, 0)])).toBeNull();
  expect(decider([standing(6, 0), standing(6, 0)])).toBeNull();
});
