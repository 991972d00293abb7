/** Which cards fly where, and what is hit, for what has just happened. Places are named as `data-spot` names them. */
import type { Move } from "../../lib/motion/moves";
import type { CardBook, Happened } from "../board";
import { NATIONS } from "./facts";

/** The numbers of events, as the engine has them. */
export const EVENT = {
  paid: 4,
  bought: 5,
  market: 6,
  marketDiscarded: 7,
  drew: 10,
  sabotaged: 12,
  researched: 13,
  scrapped: 14,
  guarded: 15,
  relieved: 16,
  putAway: 17,
  damagedGuard: 19,
  destroyedGuard: 20,
  damagedBase: 21,
  destroyedBase: 22,
  displaced: 23,
  medals: 25,
  drewOpen: 32,
} as const;

/** The moves of some events, in their order. */
export function movesOf(events: readonly Happened[], book: CardBook, me: number | null): Move[] {
  return events.flatMap((happened) => moves(happened.event.map(Number), book, me));
}

function moves(event: readonly number[], book: CardBook, me: number | null): Move[] {
  const [kind = -1, a = 0, b = 0, c = 0, d = 0, e = 0] = event;
  const card = (number: number): string | null => book.numbered(number)?.slug ?? null;
  const hand = (seat: number, slug: string | null): string[] =>
    seat === me ? [`hand:${slug}`, `hands:${seat}`] : [`hand-${seat}:${slug}`, `hands:${seat}`];
  const fly = (slug: string | null, from: readonly string[], to: readonly string[]): Move[] => [
    { kind: "fly", slug, from, to },
  ];
  const base = (seat: number, k: number): number => seat * 3 + k;

  switch (kind) {
    case EVENT.paid:
    case EVENT.sabotaged:
      return fly(card(b), hand(a, card(b)), [`depot:${a}`]);
    case EVENT.bought:
    case EVENT.researched:
      return fly(card(b), [`market:${card(b)}`], [`depot:${a}`]);
    case EVENT.market:
      return fly(card(a), ["deck"], [`market:${card(a)}`]);
    case EVENT.marketDiscarded:
      return fly(card(a), [`market:${card(a)}`], ["discard", "deck"]);
    case EVENT.drew:
    case EVENT.drewOpen:
      return fly(b < 0 ? null : card(b), [`garage:${a}`], hand(a, card(b)));
    case EVENT.scrapped:
      return fly(
        card(b),
        [`front:${card(b)}`, `depot-card:${card(b)}`, `depot:${a}`],
        ["wreckyard", "discard", `seat:${a}`],
      );
    case EVENT.guarded:
      return fly(card(b), [`front:${card(b)}`, ...hand(a, card(b))], [`guard:${base(a, c)}`]);
    case EVENT.relieved:
      return fly(card(b), [`guard:${base(a, c)}`], [`depot:${a}`]);
    case EVENT.putAway:
      return fly(card(b), [`front:${card(b)}`, ...hand(a, card(b))], [`depot:${a}`]);
    case EVENT.damagedGuard:
      return [{ kind: "hit", from: [`front:${card(b)}`], at: `guard:${base(c, d)}`, isFatal: false }];
    case EVENT.destroyedGuard:
      return [
        { kind: "hit", from: [`front:${card(b)}`], at: `guard:${base(c, d)}`, isFatal: true },
        ...fly(card(e), [`guard:${base(c, d)}`], [`depot:${c}`]),
      ];
    case EVENT.damagedBase:
      return [{ kind: "hit", from: [`front:${card(b)}`], at: `base:${base(c, d)}`, isFatal: false }];
    case EVENT.destroyedBase:
      return [
        { kind: "hit", from: [`front:${card(b)}`], at: `base:${base(c, d)}`, isFatal: true },
        ...fly("base", [`base:${base(c, d)}`], [`depot:${a}`]),
      ];
    case EVENT.displaced:
      return fly(card(c), [`guard:${base(a, b)}`], [`depot:${a}`]);
    case EVENT.medals:
      return [
        ...Array.from({ length: c }, () => fly(`${NATIONS[b]}-double`, [`pack:${NATIONS[b]}`], [`depot:${a}`])).flat(),
        ...Array.from({ length: d }, () => fly(`${NATIONS[b]}-single`, [`pack:${NATIONS[b]}`], [`depot:${a}`])).flat(),
      ];
  }
  return [];
}
