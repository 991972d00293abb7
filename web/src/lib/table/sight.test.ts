import { describe, expect, it } from "vitest";
import { shift } from "./sight";

const at = (top: number, height = 40) => ({ top, bottom: top + height });

describe("shift", () => {
  it("leaves the page where everything is in sight, or nothing can be touched", () => {
    expect(shift([], 0, 400)).toBe(0);
    expect(shift([at(10), at(300)], 0, 400)).toBe(0);
  });

  it("brings what lies under the question above it", () => {
    expect(shift([at(300), at(380)], 0, 400)).toBe(28);
    expect(shift([at(500)], 0, 400)).toBe(148);
  });

  it("brings back what was scrolled away", () => {
    expect(shift([at(-60), at(20)], 0, 400)).toBe(-68);
  });

  it("shows the first of what does not fit, unless one of it is in sight", () => {
    expect(shift([at(-200), at(300), at(900)], 0, 400)).toBe(0);
    expect(shift([at(900), at(1500)], 0, 400)).toBe(548);
    expect(shift([at(500, 600)], 0, 400)).toBe(492);
  });
});
