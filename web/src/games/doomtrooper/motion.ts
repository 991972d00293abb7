/** The movements that show what has happened at a table of Doomtrooper. */
import type { Move } from "../../lib/motion/moves";
import type { DoomtrooperShown } from "../../lib/wire/types";
import type { CardBook, Happened } from "../board";

/** The numbers of events, as the engine has them. */
export const EVENT = {
  turn: 0,
  drew: 1,
  drewCount: 2,
  mustered: 3,
  played: 4,
  points: 6,
  discarded: 12,
  attacked: 15,
  declared: 16,
  wounded: 17,
  killed: 18,
  saved: 19,
  combatOver: 20,
  compared: 98,
  noReturn: 99,
  healed: 13,
  strikesFirst: 8,
  arose: 60,
  cancelled: 21,
  attached: 22,
  built: 23,
  soughtCover: 25,
  leftCover: 26,
  handDiscarded: 27,
  sabotaged: 30,
  ended: 33,
  fetched: 61,
  takenOver: 83,
  takenBack: 85,
  annihilated: 86,
  transferred: 88,
} as const;
const MOST_DRAWN = 3;

/** What describes the moves: names of cards, words for points, the seat that watches. */
export interface Eye {
  book: CardBook;
  seat: number | null;
  /** "+2 D" and the like. */
  points(d: number, p: number): string;
}

/** The moves for some events, in their order; `before` and `after` are the views around them. */
export function movesOf(
  events: readonly Happened[],
  before: DoomtrooperShown,
  after: DoomtrooperShown,
  eye: Eye,
): Move[] {
  const owners = new Map([...after.cards, ...before.cards].map((card) => [card.id, card.owner]));
  const found = events.flatMap(({ event }) => moves(event.map(Number), owners, eye));
  return once([...found, ...turned(before, after)]);
}

/** Each card moves to a place once, and turns over once. */
function once(moves: readonly Move[]): Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    if (move.kind !== "turn" && (move.kind !== "fly" || !move.to[0]?.startsWith("card:"))) return true;
    const name = move.kind === "turn" ? `turn ${move.at}` : `fly ${move.to[0]}`;
    return !seen.has(name) && seen.add(name);
  });
}

/** Cards that lay face down and are known now. */
function turned(before: DoomtrooperShown, after: DoomtrooperShown): Move[] {
  const hidden = new Set(before.cards.filter(({ card }) => card === null).map(({ id }) => id));
  return after.cards.flatMap(({ id, card }) =>
    card !== null && hidden.has(id) ? [{ kind: "turn", slug: card, at: `card:${id}` } as const] : [],
  );
}

function moves(event: readonly number[], owners: ReadonlyMap<number, number>, eye: Eye): Move[] {
  const [kind = -1, a = 0, b = 0, c = 0] = event;
  const name = (number: number): string | null => eye.book.numbered(number)?.slug ?? null;
  const hand = (seat: number, slug: string | null): string[] =>
    seat === eye.seat && slug !== null ? [`hand:${slug}`, `hands:${seat}`] : [`hands:${seat}`];
  const fly = (slug: string | null, from: readonly string[], to: readonly string[]): Move => ({
    kind: "fly",
    slug,
    from,
    to,
  });
  const toGrave = (slot: number, slug: string | null): Move =>
    fly(slug, [`card:${slot}`], [`grave:${owners.get(slot) ?? 0}`]);

  switch (kind) {
    case EVENT.drew:
      return event.slice(2).map((one) => fly(name(one), [`library:${a}`], hand(a, name(one))));
    case EVENT.drewCount:
      return Array.from({ length: Math.min(b, MOST_DRAWN) }, () => fly(null, [`library:${a}`], [`hands:${a}`]));
    case EVENT.played:
    case EVENT.mustered:
      return [fly(name(c), [`card:${b}`, ...hand(a, name(c))], [`card:${b}`, `hands:${a}`])];
    case EVENT.fetched:
      return [fly(name(c), [`library:${a}`], [`card:${b}`])];
    case EVENT.attached:
      return [fly(name(c), [`card:${a}`], [`card:${a}`, `card:${b}`])];
    case EVENT.built:
      return [fly(name(c), [`card:${a}`], [`card:${a}`])];
    case EVENT.takenOver:
      return [fly(name(c), [`card:${b}`], [`card:${b}`])];
    case EVENT.transferred:
      return [fly(name(c), [`card:${a}`], [`card:${a}`])];
    case EVENT.takenBack:
      return [fly(name(c), [`card:${b}`], hand(a, name(c)))];
    case EVENT.soughtCover:
      return [{ kind: "turn", slug: null, at: `card:${a}` }];
    case EVENT.leftCover:
      return [{ kind: "turn", slug: name(b), at: `card:${a}` }];
    case EVENT.attacked:
      return [{ kind: "line", from: [`card:${a}`], to: [`card:${b}`] }];
    case EVENT.sabotaged:
      return [
        { kind: "line", from: [`card:${a}`], to: [`seat:${b}`] },
        { kind: "hit", from: [], at: `seat:${b}`, isFatal: false },
      ];
    case EVENT.wounded:
      return [{ kind: "hit", from: [], at: `card:${a}`, isFatal: false }];
    case EVENT.killed:
      return [{ kind: "hit", from: [`card:${b}`], at: `card:${a}`, isFatal: true }, toGrave(a, name(c))];
    case EVENT.discarded:
    case EVENT.cancelled:
    case EVENT.ended:
      return [toGrave(a, name(b))];
    case EVENT.annihilated:
      return [fly(name(b), [`card:${a}`], [`annihilated:${owners.get(a) ?? 0}`, `grave:${owners.get(a) ?? 0}`])];
    case EVENT.handDiscarded:
      return [fly(a === eye.seat ? name(b) : null, hand(a, name(b)), [`grave:${a}`])];
    case EVENT.points:
      return [{ kind: "gain", at: `seat:${a}`, text: eye.points(b, c) }];
  }
  return [];
}
