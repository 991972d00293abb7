/** Groups of options that are easy to scan: the options of a group begin with the same verb of the notation. */
import type { Choice } from "../wire/types";

export interface Group {
  key: string;
  title: string;
  options: Choice[];
}

const FEW = 9;
const SHORT = 3; // letters

/** The words that all texts have at their beginning, with a sign that they go on. */
export function beginning(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(" "));
  let n = 0;
  while (n < first.length - 1 && others.every((words) => words[n] === first[n])) n += 1;
  while (n > 1 && (first[n - 1]?.length ?? 0) <= SHORT) n -= 1; // an article or a preposition ends no heading
  return n ? `${first.slice(0, n).join(" ").replace(/[:,]$/, "")} …` : "";
}

export function grouped(options: readonly Choice[]): Group[] {
  const verbs = new Map<string, Choice[]>();
  for (const option of options) {
    const verb = option.answer.split(" ", 1)[0] ?? "";
    verbs.set(verb, [...(verbs.get(verb) ?? []), option]);
  }
  if (options.length <= FEW || verbs.size < 2)
    return options.length ? [{ key: "", title: "", options: [...options] }] : [];
  const groups: Group[] = [];
  const alone: Choice[] = [];
  for (const [key, members] of verbs) {
    if (members.length < 2) alone.push(...members);
    else groups.push({ key, title: beginning(members.map((option) => option.text ?? "")), options: members });
  }
  return alone.length ? [{ key: "", title: "", options: alone }, ...groups] : groups;
}
