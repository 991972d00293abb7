/** Moving from card to card with arrow keys, as the cards lie on the screen. */

/** Move to the thing in the direction of an arrow; returns whether there was one. */
export function step(event: KeyboardEvent, list: HTMLElement): boolean {
  const things = [...list.querySelectorAll<HTMLElement>("[data-thing]")];
  const here = things.indexOf(event.target as HTMLElement);
  if (here < 0) return false;
  const to = target(event.key, things, here);
  if (to === null) return false;
  things[to]?.focus();
  return true;
}

function target(key: string, things: readonly HTMLElement[], here: number): number | null {
  if (key === "ArrowRight") return Math.min(things.length - 1, here + 1);
  if (key === "ArrowLeft") return Math.max(0, here - 1);
  if (key === "Home") return 0;
  if (key === "End") return things.length - 1;
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  const places = things.map((thing) => thing.getBoundingClientRect());
  const from = places[here];
  if (!from) return null;
  let best: number | null = null;
  let near = Infinity;
  for (const [n, place] of places.entries()) {
    const dy = key === "ArrowDown" ? place.top - from.top : from.top - place.top;
    if (dy < 4) continue;
    const far = dy * 3 + Math.abs(place.left - from.left);
    if (far < near) [best, near] = [n, far];
  }
  return best;
}

/** The line of a list that contains an element. */
export function placeIn(list: Element, target: EventTarget | null): number | null {
  const line = target instanceof Element ? target.closest("li") : null;
  const place = line ? [...list.querySelectorAll("li")].indexOf(line) : -1;
  return place < 0 ? null : place;
}
