/** What the last combat came to, from what has happened. */
import type { Happened } from "../board";
import { EVENT } from "./motion";

/** What is worth telling of a combat that is over, in its order. */
const TOLD: ReadonlySet<number> = new Set([EVENT.attacked, EVENT.played, EVENT.compared, EVENT.wounded, EVENT.killed, EVENT.saved, EVENT.points]);

const kindOf = ({ event }: Happened): number => (event.length ? Number(event[0]) : -1);

/** The last combat, while it is news: until another attack, the next turn but one, or something that was taken back. */
export function lastCombat(past: readonly Happened[]): readonly Happened[] {
  const end = past.findLastIndex((one) => kindOf(one) === EVENT.combatOver);
  const since = past.slice(end + 1).map(kindOf);
  if (end < 0 || since.includes(EVENT.declared) || since.includes(-1) || since.filter((kind) => kind === EVENT.turn).length > 1) return [];
  const start = past.slice(0, end).findLastIndex((one) => kindOf(one) === EVENT.attacked);
  return start < 0 ? [] : past.slice(start, end).filter((one) => TOLD.has(kindOf(one)));
}

export const isCompared = (one: Happened): boolean => kindOf(one) === EVENT.compared;

/** What both sides of the combat that is fought now have compared, if they have. */
export function comparedLast(past: readonly Happened[]): readonly string[] {
  const start = past.findLastIndex((one) => kindOf(one) === EVENT.attacked);
  const text = past.slice(start + 1).findLast(isCompared)?.text ?? "";
  return text ? text.replace(/\.$/, "").split("; ") : [];
}
