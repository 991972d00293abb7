/** Questions shown as one slider: splitting points, and paying an amount. It only picks one of the given answers. */
import type { Choice } from "../../lib/wire/types";

export interface Stop {
  answer: string;
  text: string;
  /** The value of the slider: the amount, or the D of a split. */
  left: number;
  /** The P of a split. */
  right: number;
}

export interface Shares {
  kind: "split" | "steps";
  stops: Stop[];
}

const FEWEST = 2;

function read(options: readonly Choice[], pattern: RegExp): Stop[] {
  return options.flatMap((option) => {
    const found = pattern.exec(option.answer);
    if (!found) return [];
    return [
      {
        answer: option.answer,
        text: option.text || option.answer,
        left: Number(found[1]),
        right: Number(found[2] ?? 0),
      },
    ];
  });
}

/** The slider for a question, or null. */
export function sharesOf(options: readonly Choice[]): Shares | null {
  const splits = read(options, /^split (\d+) (\d+)$/).sort((a, b) => a.right - b.right || b.left - a.left);
  if (splits.length >= FEWEST) return { kind: "split", stops: splits };
  const steps = read(options, /^steps (\d+)$/).sort((a, b) => a.left - b.left);
  return steps.length >= FEWEST ? { kind: "steps", stops: steps } : null;
}
