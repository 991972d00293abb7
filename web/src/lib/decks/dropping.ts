/** What dropping a card means: `pool:` comes from the list of all cards, `library:` and `sideboard:` from the deck. */
import type { Bench, Part } from "./bench.svelte";

const partOf = (thing: string): Part | null => {
  const [kind, what] = thing.split(":");
  const part = kind === "part" ? what : kind;
  return part === "library" || part === "sideboard" ? part : null;
};

export function dropped(bench: Bench, from: string, to: string): void {
  const slug = from.split(":")[1] ?? "";
  const [source, target] = [partOf(from), partOf(to)];
  if (source === target) return;
  if (!source && target) bench.change(slug, 1, target);
  else if (source && target) bench.move(slug, source);
  else if (source) bench.change(slug, -1, source);
}
