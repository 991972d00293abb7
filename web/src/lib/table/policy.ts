/** When a player wants to be asked in reaction windows, as the server spells it: `useful`, `each card=always`. */

/** What to do in windows of one kind. */
export const WAYS = ["always", "useful", "cards", "never"] as const;
export type Way = (typeof WAYS)[number];

export interface Wishes {
  ways: Readonly<Record<string, Way>>;
  /** The cards that the way `cards` means. */
  cards: readonly string[];
}

const isWay = (word: string): word is Way => (WAYS as readonly string[]).includes(word);

/** The wishes of a policy, moment by moment. */
export function wishesOf(policy: string, moments: readonly string[]): Wishes {
  const [mode = "", ...words] = policy.split(" ");
  const at = words.indexOf("cards");
  const cards = mode === "each" && at >= 0 ? words.slice(at + 1) : [];
  const named = new Map<string, string>(words.map((word) => [word.split("=")[0] ?? "", word.split("=")[1] ?? ""]));
  const way = (moment: string): Way => {
    if (mode === "for") return words.includes(moment) ? "useful" : "never";
    const found = mode === "each" ? (named.get(moment) ?? "useful") : mode;
    return isWay(found) ? found : "useful";
  };
  return { ways: Object.fromEntries(moments.map((moment) => [moment, way(moment)])), cards };
}

/** A policy as the server reads it; just the one way, if it is the same for all moments. */
export function spell({ ways, cards }: Wishes): string {
  const all = new Set(Object.values(ways));
  const [only] = all;
  if (all.size === 1 && only && only !== "cards") return only;
  const words = Object.entries(ways).map(([moment, way]) => `${moment}=${way}`);
  return ["each", ...words, ...(cards.length ? ["cards", ...cards] : [])].join(" ");
}

/** The one way for all moments, if they have the same. */
export function same({ ways }: Wishes): Way | null {
  const all = new Set(Object.values(ways));
  return all.size === 1 ? ([...all][0] ?? null) : null;
}

/** The cards that a seat could mean: its hand, then what lies on the table, its own first. */
export function cardsInSight(view: unknown, seat: number | null): string[] {
  if (typeof view !== "object" || view === null) return [];
  const { hand = [], cards = [] } = view as {
    hand?: readonly string[];
    cards?: readonly { card: string | null; control: number }[];
  };
  const own = cards.filter(({ control }) => control === seat);
  const others = cards.filter(({ control }) => control !== seat);
  const laid = [...own, ...others].flatMap(({ card }) => (card === null ? [] : [card]));
  return [...new Set([...hand, ...laid])];
}
