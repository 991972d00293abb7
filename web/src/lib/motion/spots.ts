/** Where things lie on a board: before an update, and now. */
import type { Box } from "./moves";

const NAMED = "[data-spot], [data-thing]";

function boxOf(element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: left + width / 2, y: top + height / 2, w: Math.min(width, height) };
}

export class Spots {
  before: ReadonlyMap<string, Box> = new Map();
  readonly #root: () => HTMLElement | undefined;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** Remember where everything lies; of several things with one name, the first. */
  remember(): void {
    const found = new Map<string, Box>();
    for (const element of this.#root()?.querySelectorAll<HTMLElement>(NAMED) ?? []) {
      const name = element.dataset.spot ?? element.dataset.thing ?? "";
      const box = found.has(name) ? null : boxOf(element);
      if (box) found.set(name, box);
    }
    this.before = found;
  }

  /** Where something lies now. */
  now(name: string): Box | null {
    const quoted = CSS.escape(name);
    for (const element of this.#root()?.querySelectorAll(`[data-spot="${quoted}"], [data-thing="${quoted}"]`) ?? []) {
      const box = boxOf(element);
      if (box) return box;
    }
    return null;
  }
}
