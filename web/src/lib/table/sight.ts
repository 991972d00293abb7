/** Scrolls to what a question asks for, where the question covers the end of the page. */

const MARGIN = 8;

interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll so that all of some things, or else the first of them, lie between two heights. */
export function shift(things: readonly Span[], top: number, bottom: number): number {
  const isIn = (one: Span): boolean => one.top >= top && one.bottom <= bottom;
  const first = things[0];
  if (!first || things.every(isIn)) return 0;
  const all = { top: Math.min(...things.map((one) => one.top)), bottom: Math.max(...things.map((one) => one.bottom)) };
  const fits = all.bottom - all.top + 2 * MARGIN <= bottom - top;
  if (!fits && things.some(isIn)) return 0;
  const wanted = fits ? all : first;
  return wanted.top < top
    ? wanted.top - top - MARGIN
    : Math.min(wanted.bottom - bottom + MARGIN, wanted.top - top - MARGIN);
}

/**
 * Once the question is drawn: if it covers the page, scroll so that the things that can be touched are in sight, with all
 * of what they lie on if that fits.
 */
export function bringIntoSight(root: HTMLElement | undefined, moves: boolean, whole = ".offered"): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const board = root?.getBoundingClientRect();
      const end = document.getElementById("question")?.closest("aside")?.getBoundingClientRect();
      if (!root || !board || !end || end.left >= board.right) return;
      const offered = [...root.querySelectorAll(".offered[data-thing]")].map((one) => {
        const around = one.closest(whole)?.getBoundingClientRect();
        return around && around.height + 2 * MARGIN <= end.top ? around : one.getBoundingClientRect();
      });
      const top = shift(
        offered.filter(({ height }) => height > 0),
        0,
        end.top,
      );
      if (top) scrollBy({ top, behavior: moves ? "smooth" : "instant" });
    }),
  );
}
