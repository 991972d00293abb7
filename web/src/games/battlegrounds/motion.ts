/** What has just happened, as things to see: tanks drive, shells fly, things blow up, the artillery aims. */
import type { Happened } from "../board";
import { fieldAt, SIZE } from "./geometry";

/** The numbers of the events that are shown, as in the engine's events.py; tests/test_fields.py compares them. */
export const EVENTS = {
  PLACED: 4,
  MOVED: 5,
  DUD_WENT_OFF: 7,
  ARMOUR_HELD: 8,
  DESTROYED: 10,
  SHOT_TOKEN: 12,
  SHOT_TANK: 13,
  PLACED_DUD: 14,
  CLEARED_DUD: 15,
  SHOT_ENEMY: 16,
  PAIR: 18,
  ARTILLERY: 30,
  ARTILLERY_TOKEN: 31,
  ARTILLERY_TANK: 32,
} as const;

export const COLOURS = ["green", "yellow", "red", "blue"] as const;

export const DRIVE = 340; // milliseconds
export const FLIGHT = 240;
export const BLAST = 380;

export type Sight =
  | { kind: "drive"; figure: string; path: string[]; lost: boolean; delay: number }
  | { kind: "shot"; figure: string; from: string; to: string; delay: number }
  | { kind: "blast"; at: string; delay: number }
  | { kind: "shield"; at: string; delay: number }
  | { kind: "gain"; at: string; delay: number }
  | { kind: "aim"; at: string; delay: number };

/** A field of the engine, by name. */
function named(field: number): string {
  return fieldAt(Math.floor(field / SIZE), field % SIZE) ?? "A1";
}

/** The sights of an update, one after another; `now` tells where each figure stands afterwards. */
export function sights(events: readonly Happened[], now: Readonly<Record<string, string | null>>): Sight[] {
  const at: Record<string, string | null> = { ...now };
  const found: Sight[] = [];
  let last: string | null = null; // the field that the last event was about
  let delay = 0;
  for (const { event } of events) {
    const [kind, ...facts] = event.map(Number);
    const fact = (i: number): number => facts[i] ?? 0;
    const colour = (i: number): string => COLOURS[fact(i)] ?? "green";
    switch (kind) {
      case EVENTS.PLACED:
        last = named(fact(2));
        break;
      case EVENTS.MOVED: {
        const way = [fact(2), ...facts.slice(4)].map(named);
        if (way.length > 1) {
          found.push({ kind: "drive", figure: colour(1), path: way, lost: way.at(-1) !== named(fact(3)), delay });
          delay += DRIVE;
        }
        last = way.at(-1) ?? null;
        break;
      }
      case EVENTS.SHOT_TOKEN:
      case EVENTS.SHOT_TANK:
      case EVENTS.PLACED_DUD:
      case EVENTS.CLEARED_DUD:
      case EVENTS.SHOT_ENEMY: {
        const to = named(fact(2));
        const from = at[colour(1)];
        last = to;
        if (from) found.push({ kind: "shot", figure: colour(1), from, to, delay });
        delay += FLIGHT;
        if (kind === EVENTS.SHOT_TOKEN) found.push({ kind: "gain", at: to, delay });
        if (kind === EVENTS.SHOT_ENEMY || kind === EVENTS.CLEARED_DUD) found.push({ kind: "blast", at: to, delay });
        break;
      }
      case EVENTS.DUD_WENT_OFF:
        found.push({ kind: "blast", at: named(fact(0)), delay });
        break;
      case EVENTS.ARMOUR_HELD: {
        const where = at[colour(0)];
        if (where) found.push({ kind: "shield", at: where, delay });
        break;
      }
      case EVENTS.DESTROYED: {
        const where = last ?? at[colour(0)];
        if (where) found.push({ kind: "blast", at: where, delay });
        for (const sight of found) if (sight.kind === "drive" && sight.figure === colour(0)) sight.lost = true;
        break;
      }
      case EVENTS.ARTILLERY:
        last = named(fact(0));
        found.push({ kind: "aim", at: last, delay });
        delay += BLAST;
        break;
      case EVENTS.ARTILLERY_TOKEN:
        found.push({ kind: "blast", at: named(fact(0)), delay });
        break;
    }
  }
  return found;
}

/** The field that the artillery last fired at in these events, if it did. */
export function lastAim(events: readonly Happened[]): string | null {
  const aim = events.findLast(({ event }) => event[0] === EVENTS.ARTILLERY);
  return aim ? named(Number(aim.event[1])) : null;
}
