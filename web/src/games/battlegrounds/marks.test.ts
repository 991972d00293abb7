import { expect, test } from "vitest";
import { effectOf, marks, meant, openMoves, pictureOf, presses, sideOf, threats, twins } from "./marks";
import { sample } from "./sample";

const option = (answer: string, ...touches: string[]) => ({ answer, text: answer, touches });
const drive = option("move green a3", "figure:green", "field:A3");
const risky = option("move green c1", "figure:green", "field:C1");
const around = option("move green c1 over b2", "figure:green", "field:C1");
const shoot = option("shoot red e5 token", "figure:red", "field:E5");
const end = option("end");

test("fields are marked by what an answer does there; of several ways the safest counts", () => {
  const found = marks(sample(), [
    drive,
    risky,
    around,
    shoot,
    end,
    option("place a2", "field:A2"),
    option("uncover b2", "field:B2"),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    A3: { kind: "move", danger: "" },
    C1: { kind: "move", danger: "armour" },
    E5: { kind: "shot", danger: "" },
    A2: { kind: "place", danger: "" },
    B2: { kind: "uncover", danger: "" },
  });
  expect(marks(sample(), [risky]).get("C1")).toEqual({ kind: "move", danger: "tank" });
});

test("only moves that are open are shown", () => {
  expect([...openMoves(sample(), [drive]).keys()]).toEqual(["A3"]);
  expect(openMoves(sample(), [risky, around]).get("C1")).toHaveLength(2);
});

test("a field says its figure where only one could go there", () => {
  expect(presses([drive, risky, shoot], [], "field:A3")).toEqual(["figure:green", "field:A3"]);
  expect(presses([drive, shoot], ["figure:green"], "field:A3")).toEqual(["field:A3"]);
  const other = option("move red a3", "figure:red", "field:A3");
  expect(presses([drive, other], [], "field:A3")).toEqual(["field:A3"]);
  expect(presses([drive], [], "figure:green")).toEqual(["figure:green"]);
  expect(presses([drive], [], "field:H8")).toEqual(["field:H8"]);
  expect(meant([drive, shoot, end], ["figure:red"])).toEqual([shoot]);
});

test("threats come from the other side, twins from what one holds", () => {
  expect(Object.fromEntries(threats(sample(), 0))).toEqual({ A3: ["yellow"], B2: ["yellow"] });
  expect(threats(sample(), 1).size).toBe(0);
  expect(threats(sample(), null).size).toBe(0);
  expect([...twins(sample(), 0)].sort()).toEqual(["A3", "C4"]);
  expect(twins(sample(), 1).size).toBe(0);
  expect(sideOf(sample(), 1)).toBe(1);
});

test("a token is a picture and perhaps an icon", () => {
  expect([pictureOf("oak-extra_turn"), effectOf("oak-extra_turn")]).toEqual(["oak", "extra_turn"]);
  expect([pictureOf("oak"), effectOf("oak")]).toEqual(["oak", ""]);
});
