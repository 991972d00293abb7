/** What is printed on a card of Rush. */
import type { CardBook } from "../board";

export const NATIONS = ["ussr", "germany", "usa", "france"] as const;
export type Nation = (typeof NATIONS)[number];
export type VehicleType = "light" | "medium" | "heavy" | "spg" | "support";
export type Kind = "vehicle" | "rear" | "base" | "single" | "double" | "achievement";

export interface Ability {
  id: string;
  n: number | null;
  name: string;
  text: string;
}

export interface Facts {
  kind: Kind;
  nation: Nation | null;
  type: VehicleType | null;
  cost: number | null;
  value: number | null;
  attack: number | null;
  defence: number | null;
  abilities: readonly Ability[];
  passives: readonly Ability[];
  symbol: string | null;
}

const UNKNOWN: Facts = {
  kind: "rear",
  nation: null,
  type: null,
  cost: null,
  value: null,
  attack: null,
  defence: null,
  abilities: [],
  passives: [],
  symbol: null,
};

/** The facts of a card; empty facts for a card that the book does not know. */
export function factsOf(book: CardBook, slug: string): Facts {
  return { ...UNKNOWN, ...(book.get(slug)?.facts as Partial<Facts> | undefined) };
}

/** Whether its value counts for vehicles of its own nation alone. */
export const paysForItsOwn = (facts: Facts): boolean => facts.passives.some((one) => one.id === "own_nation");

/** An ability as a line: its name, and the number beside it. */
export const abilityName = (ability: Ability): string => {
  const name = ability.name.charAt(0).toUpperCase() + ability.name.slice(1);
  return ability.n === null ? name : `${name} ${ability.n}`;
};

/** The size of a name, in hundredths of the card's width: on one line, or on two if it has two words. */
export function nameSize(name: string, hasCost: boolean): number {
  const room = (hasCost ? 72 : 90) / 0.68; // a letter is about this wide in relation to its height
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  const alone = room / name.length;
  const size = alone >= 8.5 ? alone : Math.min(8.8, room / Math.max(longest, name.length / 2 + 1));
  return Math.round(Math.min(11.5, size) * 10) / 10;
}
