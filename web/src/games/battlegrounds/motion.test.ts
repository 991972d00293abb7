import { expect, test } from "vitest";
import { DRIVE, EVENTS, FLIGHT, lastAim, sights } from "./motion";

const told = (...events: number[][]) => events.map((event, number) => ({ number, event, text: "", rule: "" }));
const NOW = { green: "C3", yellow: null, red: "H8" };

test("a tank drives its way, then shoots", () => {
  expect(sights(told([EVENTS.MOVED, 0, 0, 0, 18, 9, 18], [EVENTS.SHOT_TOKEN, 0, 0, 20, 5]), NOW)).toEqual([
    { kind: "drive", figure: "green", path: ["A1", "B2", "C3"], lost: false, delay: 0 },
    { kind: "shot", figure: "green", from: "C3", to: "C5", delay: DRIVE },
    { kind: "gain", at: "C5", delay: DRIVE + FLIGHT },
  ]);
});

test("a tank that is lost on its way blows up where it got to", () => {
  expect(sights(told([EVENTS.MOVED, 1, 1, 0, 18, 9], [EVENTS.DUD_WENT_OFF, 9], [EVENTS.DESTROYED, 1]), NOW)).toEqual([
    { kind: "drive", figure: "yellow", path: ["A1", "B2"], lost: true, delay: 0 },
    { kind: "blast", at: "B2", delay: DRIVE },
    { kind: "blast", at: "B2", delay: DRIVE },
  ]);
});

test("a tank that is shot blows up where it was hit", () => {
  expect(sights(told([EVENTS.SHOT_TANK, 0, 0, 20, 1], [EVENTS.DESTROYED, 1]), NOW)).toEqual([
    { kind: "shot", figure: "green", from: "C3", to: "C5", delay: 0 },
    { kind: "blast", at: "C5", delay: FLIGHT },
  ]);
});

test("the artillery aims, armour holds, and what stays where it was does not drive", () => {
  const events = told([EVENTS.ARTILLERY, 11], [EVENTS.ARMOUR_HELD, 2], [EVENTS.MOVED, 0, 0, 18, 18]);
  expect(sights(events, NOW).map((sight) => sight.kind)).toEqual(["aim", "shield"]);
  expect(lastAim(events)).toBe("B4");
  expect(lastAim([])).toBeNull();
});
