/** A gesture that goes on over several questions: play this card on that card, attack there with this warrior. */
import type { Choice } from "../../lib/wire/types";

/** The things still to be touched, in order. */
export type Plan = readonly string[];

/** Questions that come between the steps of one gesture. */
const BETWEEN: ReadonlySet<string> = new Set(["window", "counter", "tactic", "weapon", "zone"]);
export const COMBAT = "zone:combat";
/** Anywhere on the table: for cards that are aimed at nothing. */
export const TABLE = "table";

/** A place where a card may be dropped and that is not a thing itself. */
export const isPlace = (name: string): boolean => name === TABLE || name === "hand" || name.startsWith("area:");

const touchable = (options: readonly Choice[]): Set<string> =>
  new Set(options.flatMap((option) => option.touches ?? []));

const kindOf = (thing: string): string => thing.slice(0, thing.indexOf(":"));

/** Whether a question is about things of this kind, so that touching one could be an answer. */
export const isAbout = (options: readonly Choice[], thing: string): boolean =>
  [...touchable(options)].some((one) => kindOf(one) === kindOf(thing));

/** What dragging one thing onto another means. */
export function dragged(from: string, to: string, options: readonly Choice[]): Plan {
  const open = touchable(options);
  if (isPlace(to)) return [from];
  if (options.some((option) => option.touches?.includes(from) && option.touches.includes(to))) return [from, to];
  const isAttack = from.startsWith("card:") && to.startsWith("card:") && open.has(COMBAT);
  return isAttack ? [COMBAT, from, to] : [from, to];
}

/** What to touch now, and what is left for later questions; null if the plan is over. */
export function step(plan: Plan, asked: string, options: readonly Choice[]): { touch: string[]; rest: Plan | null } {
  const [next, ...rest] = plan;
  if (next === undefined) return { touch: [], rest: null };
  const open = touchable(options);
  if (open.has(next)) {
    const [after, ...later] = rest;
    const both =
      after !== undefined && options.some((option) => option.touches?.includes(next) && option.touches.includes(after));
    if (both) return { touch: [next, after], rest: later.length ? later : null };
    return { touch: [next], rest: rest.length ? rest : null };
  }
  return { touch: [], rest: BETWEEN.has(asked) ? plan : null };
}
