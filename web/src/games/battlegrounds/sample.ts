/** A small position for tests. */
import type { BattlegroundsFigure, BattlegroundsShown } from "../../lib/wire/types";

export function figure(
  colour: string,
  seat: number,
  at: string | null,
  more: Partial<BattlegroundsFigure> = {},
): BattlegroundsFigure {
  return { colour, seat, at, base: [], tank: null, wrecked: null, stack: 3, moves: [], shots: [], threat: [], ...more };
}

export function sample(more: Partial<BattlegroundsShown> = {}): BattlegroundsShown {
  const owner = (seats: number[], singles: string[]) => ({
    seats,
    points: 0,
    captured: 0,
    singles,
    pairs: [],
    ready: [],
    taken: {},
  });
  return {
    seat: 0,
    variant: "battle",
    target: 16,
    round: 1,
    first: 0,
    active: 0,
    quiet: 0,
    asked: "act",
    to_answer: 0,
    picks: [],
    choosing: [],
    ground: { A3: "oak", C4: "oak-extra_turn", D4: "dud", E5: "pond" },
    middle: [],
    tanks: [],
    pile: 4,
    duds: 16,
    fresh: [],
    stale: [],
    extra: 0,
    artillery: null,
    facts: [],
    options: [],
    figures: [
      figure("green", 0, "A1", {
        moves: [
          { answer: "move green a3", to: "A3", path: ["A2", "A3"], hazards: [], danger: "", shots: ["C3"] },
          { answer: "move green c1", to: "C1", path: ["B1", "C1"], hazards: ["B1"], danger: "tank", shots: [] },
          {
            answer: "move green c1 over b2",
            to: "C1",
            path: ["B2", "C1"],
            hazards: ["B2"],
            danger: "armour",
            shots: [],
          },
        ],
      }),
      figure("yellow", 1, "A8", { threat: ["A3", "B2"] }),
      figure("red", 0, "H8"),
    ],
    owners: [owner([0], ["oak-extra_turn"]), owner([1], [])],
    ...more,
  };
}
