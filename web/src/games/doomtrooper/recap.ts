/** How the last combat came out, from the events. */
import type { Happened } from "../board";
import { EVENT } from "./motion";

/** The events worth telling of a combat that is over, in order. */
const {
  arose,
  attacked,
  combatOver,
  compared,
  declared,
  healed,
  killed,
  noReturn,
  played,
  points,
  saved,
  strikesFirst,
  turn,
  wounded,
} = EVENT;
const TOLD: ReadonlySet<number> = new Set([
  attacked,
  played,
  arose,
  strikesFirst,
  compared,
  noReturn,
  wounded,
  killed,
  saved,
  healed,
  points,
]);
/** Events that may follow at once when a combat is over. */
const AFTER: ReadonlySet<number> = new Set([played, arose, wounded, killed, saved, healed, points]);

const kindOf = ({ event }: Happened): number => (event.length ? Number(event[0]) : -1);

/** The last combat, while it is news: until another attack, the next turn but one, or an undo. */
export function lastCombat(past: readonly Happened[]): readonly Happened[] {
  const end = past.findLastIndex((one) => kindOf(one) === combatOver);
  const since = past.slice(end + 1).map(kindOf);
  if (end < 0 || since.includes(declared) || since.includes(-1) || since.filter((kind) => kind === turn).length > 1)
    return [];
  const start = past.slice(0, end).findLastIndex((one) => kindOf(one) === attacked);
  if (start < 0) return [];
  let last = end + 1;
  while (AFTER.has(since[last - end - 1] ?? -1)) last++;
  while (last > end + 1 && since[last - end - 2] === played) last--; // a card of the next action
  return past.slice(start, last).filter((one) => TOLD.has(kindOf(one)));
}

export const isCompared = (one: Happened): boolean => kindOf(one) === compared;

/** What both sides of the present combat have compared, if they have. */
export function comparedLast(past: readonly Happened[]): readonly string[] {
  const start = past.findLastIndex((one) => kindOf(one) === attacked);
  const text = past.slice(start + 1).findLast(isCompared)?.text ?? "";
  return text ? text.replace(/\.$/, "").split("; ") : [];
}
