/** What a person wants beyond the open question: one gesture gives several touches, made as the questions come. */

export interface Plan {
  /** The things still to be touched, in order; a thing in brackets is skipped if no option touches it. */
  readonly things: readonly string[];
}

export interface Step {
  /** What to touch now. */
  touches: string[];
  /** What is left for the next question; null if the plan is over or has failed. */
  plan: Plan | null;
}

const optional = (thing: string): string | null => (thing.startsWith("[") ? thing.slice(1, -1) : null);

/** Buy a market card with these hand cards. */
export const buying = (market: string, cards: readonly string[]): Plan => ({
  things: [`market:${market}`, ...cards.map((card) => `hand:${card}`), `[market:${market}]`],
});

/** Attack with these hand cards; the player chooses the target afterwards, unless it is known. */
export function attacking(cards: readonly string[], target?: string): Plan {
  const [first, ...others] = cards;
  const things = [`hand:${first}`, "zone:front", ...others.map((card) => `hand:${card}`), "[zone:front]"];
  if (target) things.push(`[front:${first}]`, target);
  return { things };
}

/** Place a hand card as the guard of a base. */
export const guarding = (card: string, base: string): Plan => ({ things: [`hand:${card}`, "zone:guards", base] });

/** Strike with an attacker that is named already. */
export const striking = (card: string, target: string): Plan => ({ things: [`[front:${card}]`, target] });

/** The step of a plan that is possible at the open question, and what is left of the plan. */
export function step(plan: Plan, options: readonly { touches?: readonly string[] }[]): Step {
  const [next, ...rest] = plan.things;
  if (next === undefined) return { touches: [], plan: null };
  const maybe = optional(next);
  const thing = maybe ?? next;
  const meant = options.filter((option) => option.touches?.includes(thing));
  if (!meant.length) return maybe === null ? { touches: [], plan: null } : step({ things: rest }, options);
  const single = meant.find((option) => option.touches?.length === 1);
  if (single) return { touches: [thing], plan: after(rest) };
  const [second, ...later] = rest;
  const both = meant.some(
    (option) => option.touches?.length === 2 && second !== undefined && option.touches.includes(second),
  );
  if (both && second !== undefined) return { touches: [thing, second], plan: after(later) };
  return { touches: [thing], plan: null };
}

const after = (things: readonly string[]): Plan | null => (things.length ? { things } : null);
