/** The keys of a table. */
import type { Choice } from "../wire/types";
import type { Panels } from "./panels.svelte";
import type { Session } from "./session.svelte";

const PASSING = /^(pass|end|done|stop|skip|no)\b/;

/** The option that passes without doing anything, if there is one. */
export function passing(options: readonly Choice[]): Choice | undefined {
  return options.find((option) => PASSING.test(option.answer));
}

/** Whether somebody is typing, or an open dialog has its own keys. */
function isElsewhere(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  return event.ctrlKey || event.metaKey || event.altKey || Boolean(at?.closest("input, textarea, select, dialog"));
}

/** A key pressed anywhere at the table. */
export function onKey(event: KeyboardEvent, session: Session, panels: Panels): void {
  if (event.defaultPrevented || isElsewhere(event) || session.hides) return;
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (number) press(number);
  else if (!letter(event.key, session, panels)) return;
  event.preventDefault();
}

/** Number keys press the options that show these numbers. */
function press(number: number): void {
  document.querySelector<HTMLButtonElement>(`[data-key="${number}"]`)?.click();
}

const MOMENTUM = 1500; // milliseconds
let passed = -Infinity;

/** Pass; but a player passing in windows must not end a whole turn with the same key before reading the question. */
function pass(session: Session): void {
  const option = passing(session.options);
  if (!option) return;
  const isWindow = option.answer.startsWith("pass");
  if (!isWindow && performance.now() - passed < MOMENTUM) return;
  if (isWindow) passed = performance.now();
  session.answer(option.answer);
}

function letter(key: string, session: Session, panels: Panels): boolean {
  switch (key) {
    case "u":
      session.undo();
      return true;
    case "h":
      session.hint();
      return true;
    case "p":
      pass(session);
      return true;
    case "n":
      if (session.canRest) session.rest(true);
      return true;
    case "l":
      panels.show("log");
      return true;
    case "c":
      panels.show("chat");
      return true;
    case "q":
      document.getElementById("question")?.focus();
      return true;
    case "b":
      (
        document.querySelector<HTMLElement>("#board .offered") ??
        document.querySelector<HTMLElement>("#board [data-thing]")
      )?.focus();
      return true;
    case "?":
      panels.show("keys");
      return true;
    case "Escape":
      session.skip();
      session.release();
      return true;
  }
  return false;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Place {
  x: number;
  y: number;
}

/** The nearest place in a direction; straight ahead counts more than sideways. */
export function nearest(from: Place, places: readonly Place[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  for (const [i, place] of places.entries()) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead > 2 && ahead + 2.5 * aside < least) {
      least = ahead + 2.5 * aside;
      best = i;
    }
  }
  return best;
}

/** Arrow keys move between the things of a board, as they lie. */
export function onArrow(event: KeyboardEvent): void {
  const way = DIRECTIONS[event.key];
  const here = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-thing]") : null;
  if (!way || !here || event.defaultPrevented || !(event.currentTarget instanceof HTMLElement)) return;
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-thing]")].filter(
    (thing) => thing !== here && thing.getClientRects().length > 0 && !thing.hasAttribute("disabled"),
  );
  const middle = (thing: HTMLElement): Place => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const found = things[nearest(middle(here), things.map(middle), way)];
  if (!found) return;
  event.preventDefault();
  found.focus();
}
