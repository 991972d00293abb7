/** What touching the things of a board means: which options still fit, and when one of them is the answer. */
import type { Choice } from "../wire/types";

export type Outcome =
  | { kind: "answer"; answer: string; touched: string[] }
  | { kind: "narrowed"; touched: string[] }
  | { kind: "why"; thing: string };

const things = (option: Choice): readonly string[] => option.touches ?? [];

/** The things of an option that are not touched yet; null if a touched thing is not among them. */
function rest(option: Choice, touched: readonly string[]): string[] | null {
  const left = [...things(option)];
  for (const thing of touched) {
    const at = left.indexOf(thing);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Whether the things were touched in the option's own order. */
function inOrder(option: Choice, touched: readonly string[]): boolean {
  return touched.every((thing, i) => things(option)[i] === thing);
}

/**
 * The options that fit everything touched so far. The order of the touches matters only if it distinguishes two options.
 */
export function meant(options: readonly Choice[], touched: readonly string[]): Choice[] {
  const found = options.filter((option) => rest(option, touched) !== null);
  if (touched.length < 2) return found;
  const ordered = found.filter((option) => inOrder(option, touched));
  return ordered.length ? ordered : found;
}

/** Things that can be touched next. */
export function offers(options: readonly Choice[], touched: readonly string[]): Set<string> {
  return new Set(meant(options, touched).flatMap((option) => rest(option, touched) ?? []));
}

/** What follows from touching one more thing. */
export function touch(options: readonly Choice[], touched: readonly string[], thing: string): Outcome {
  const more = [...touched, thing];
  const left = meant(options, more);
  if (left.length) return settle(left, more);
  if (touched.includes(thing)) return { kind: "narrowed", touched: touched.filter((one) => one !== thing) };
  const anew = meant(options, [thing]);
  return anew.length ? settle(anew, [thing]) : { kind: "why", thing };
}

function settle(left: readonly Choice[], touched: string[]): Outcome {
  const [only] = left;
  if (only && left.length === 1 && things(only).length === touched.length)
    return { kind: "answer", answer: only.answer, touched };
  return { kind: "narrowed", touched };
}
