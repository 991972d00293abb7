import { expect, test } from "vitest";
import { sharesOf } from "./shares";

const option = (answer: string) => ({ answer, text: `say ${answer}` });

test("a split is a slider from destiny to promotion", () => {
  const found = sharesOf(["split 0 2", "split 1 1", "split 2 0"].map(option));
  expect(found?.kind).toBe("split");
  expect(found?.stops.map(({ answer }) => answer)).toEqual(["split 2 0", "split 1 1", "split 0 2"]);
  expect(found?.stops[1]).toMatchObject({ left: 1, right: 1, text: "say split 1 1" });
});

test("paying some times is a slider from little to much", () => {
  const found = sharesOf(["steps 10", "steps 2", "pass"].map(option));
  expect(found).toMatchObject({ kind: "steps", stops: [{ left: 2 }, { left: 10 }] });
});

test("other questions, and those without a choice, have no slider", () => {
  expect(sharesOf([option("pass"), option("play take-aim")])).toBeNull();
  expect(sharesOf([option("split 0 2")])).toBeNull();
});
