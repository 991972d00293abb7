/** The points of a player: what they consist of, and what decides between equal points. */
import type { RushStanding } from "../../lib/wire/types";

const BASE_WORTH = 3;
const ACHIEVEMENT_WORTH = 5;

export type Part = "medals" | "bases" | "achievements";

export interface Share {
  part: Part;
  count: number;
  worth: number;
}

export function sharesOf({ medals, bases, achievements }: RushStanding): Share[] {
  return [
    { part: "medals", count: medals, worth: 1 },
    { part: "bases", count: bases, worth: BASE_WORTH },
    { part: "achievements", count: achievements.length, worth: ACHIEVEMENT_WORTH },
  ];
}

/** RUSH-101, RUSH-102, RUSH-103: what decides between the best two, with both counts, if their points are equal. */
export function decider(standings: readonly RushStanding[]): { part: Part; a: number; b: number } | null {
  const counts = standings.map((one) => [one.score, ...sharesOf(one).map(({ count }) => count)]);
  const [best, next] = counts.toSorted((a, b) => compare(b, a));
  if (!best || !next || best[0] !== next[0]) return null;
  const at = best.findIndex((count, n) => count !== next[n]);
  const part = (["medals", "bases", "achievements"] as const)[at - 1];
  return part ? { part, a: best[at] ?? 0, b: next[at] ?? 0 } : null;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [n, count] of a.entries()) if (count !== b[n]) return count - (b[n] ?? 0);
  return 0;
}
