import { describe, expect, it } from "vitest";
import { isSameSight } from "./secrets";

const board = { round: 3, tanks: [{ at: "b2" }, { at: "c4" }] };

describe("isSameSight", () => {
  it("compares what lies on the table", () => {
    expect(isSameSight({ ...board, seat: 0 }, { ...board, tanks: [{ at: "b2" }, { at: "c4" }], seat: 1 })).toBe(true);
    expect(isSameSight(board, { ...board, tanks: [{ at: "b2" }] })).toBe(false);
  });

  it("leaves out what only says who is asked", () => {
    expect(isSameSight({ ...board, options: [1, 2], facts: [7] }, { ...board, options: [], facts: [] })).toBe(true);
  });

  it("finds a hand that one seat sees and the other does not", () => {
    expect(isSameSight({ ...board, hands: [["t-34"], null] }, { ...board, hands: [null, ["is-2"]] })).toBe(false);
    expect(isSameSight({ ...board, hand: ["t-34"] }, board)).toBe(false);
  });
});
