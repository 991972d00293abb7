/** What is drawn on the fields: which of them answer the open question and how, and what a tank could do from them. */
import type { BattlegroundsFigure, BattlegroundsMove, BattlegroundsShown, Choice } from "../../lib/wire/types";

export type MarkKind = "move" | "shot" | "place" | "uncover" | "leave";

export interface Mark {
  kind: MarkKind;
  /** The worst that an answer on this field costs on the best way: nothing, the armour, the tank. */
  danger: BattlegroundsMove["danger"];
}

/** A move that is open, with the figure that makes it. */
export interface OpenMove {
  figure: BattlegroundsFigure;
  move: BattlegroundsMove;
}

const VERBS: Readonly<Record<string, MarkKind>> = {
  move: "move",
  shoot: "shot",
  place: "place",
  uncover: "uncover",
  leave: "leave",
};
const WORST = ["", "armour", "tank"] as const;

/** What an answer does to a field, by the first word of the answer's notation. */
function kindOf(answer: string): MarkKind | undefined {
  return VERBS[answer.slice(0, answer.indexOf(" "))];
}

const field = (choice: Choice): string | undefined =>
  choice.touches?.find((thing) => thing.startsWith("field:"))?.slice(6);

/** The options that fit everything touched so far. */
export function meant(options: readonly Choice[], touched: readonly string[]): Choice[] {
  return options.filter((option) => touched.every((thing) => option.touches?.includes(thing)));
}

/** Every open move, by the field where it ends; the safest of several ways comes first, as the engine lists them. */
export function openMoves(view: BattlegroundsShown, options: readonly Choice[]): Map<string, OpenMove[]> {
  const answers = new Set(options.map((option) => option.answer));
  const found = new Map<string, OpenMove[]>();
  for (const figure of view.figures) {
    for (const move of figure.moves) {
      if (answers.has(move.answer)) found.set(move.to, [...(found.get(move.to) ?? []), { figure, move }]);
    }
  }
  return found;
}

/** The mark on each field that an open option is about. */
export function marks(view: BattlegroundsShown, options: readonly Choice[]): Map<string, Mark> {
  const moves = openMoves(view, options);
  const found = new Map<string, Mark>();
  for (const option of options) {
    const at = field(option);
    const kind = kindOf(option.answer);
    if (at === undefined || kind === undefined || found.has(at)) continue;
    const ways = kind === "move" ? (moves.get(at) ?? []) : [];
    const least = Math.min(2, ...ways.map(({ move }) => WORST.indexOf(move.danger)));
    found.set(at, { kind, danger: ways.length ? (WORST[least] ?? "") : "" });
  }
  return found;
}

/** The seats whose points count together with a seat's. */
export function sideOf(view: BattlegroundsShown, seat: number | null): number {
  return view.owners.findIndex((owner) => seat !== null && owner.seats.includes(seat));
}

/** The tanks of others that could shoot at each field in their next turn. */
export function threats(view: BattlegroundsShown, seat: number | null): Map<string, string[]> {
  const mine = sideOf(view, seat);
  const found = new Map<string, string[]>();
  if (mine < 0) return found;
  for (const figure of view.figures) {
    if (sideOf(view, figure.seat) === mine) continue;
    for (const at of figure.threat) found.set(at, [...(found.get(at) ?? []), figure.colour]);
  }
  return found;
}

/** The picture of a token, without its icon. */
export function pictureOf(kind: string): string {
  const dash = kind.indexOf("-");
  return dash < 0 ? kind : kind.slice(0, dash);
}

/** The effect of a token's icon, or nothing. */
export function effectOf(kind: string): string {
  const dash = kind.indexOf("-");
  return dash < 0 ? "" : kind.slice(dash + 1);
}

export const NO_TOKENS: ReadonlySet<string> = new Set(["dud", "artillery", "covered"]);

/** The fields with a token that matches a single token of a seat. */
export function twins(view: BattlegroundsShown, seat: number | null): Set<string> {
  const owner = view.owners[sideOf(view, seat)];
  const wanted = new Set(owner?.singles.map(pictureOf));
  const found = Object.entries(view.ground).filter(([, kind]) => !NO_TOKENS.has(kind) && wanted.has(pictureOf(kind)));
  return new Set(found.map(([at]) => at));
}

/**
 * What pressing a thing means: the things to touch one after another. If every option about the thing belongs to one
 * figure, the player need not touch that figure.
 */
export function presses(options: readonly Choice[], touched: readonly string[], thing: string): string[] {
  const about = meant(options, touched).filter((option) => option.touches?.includes(thing));
  const figures = new Set(about.flatMap((option) => option.touches?.filter((one) => one.startsWith("figure:")) ?? []));
  const [only] = figures;
  const unsaid = only !== undefined && figures.size === 1 && only !== thing && !touched.includes(only);
  return unsaid ? [only, thing] : [thing];
}

/** The effects that are used once and not laid on a card: their icons are in the right corner. */
export const ACTIONS: ReadonlySet<string> = new Set(["extra_turn", "extra_tank"]);
export const EFFECTS = [
  "extra_turn",
  "extra_tank",
  "direction",
  "farther_shot",
  "farther_move",
  "order_swap",
  "armour",
] as const;
