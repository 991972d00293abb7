/** The page that the address names; links within the site change it without loading anything. */

const PATIENCE = 3000; // milliseconds for the page to load

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  #at = 0; // the history entry that is shown
  #last = 0; // the last history entry that was made
  readonly #heights = new Map<number, number>(); // how far each entry was scrolled when the reader left it

  constructor() {
    history.scrollRestoration = "manual"; // a page reaches its full height only when everything is loaded
    this.#at = this.#last = entry(history.state) ?? 0;
    history.replaceState({ at: this.#at }, "");
    addEventListener("popstate", (event) => this.#back(entry(event.state)));
  }

  /** Back or forward in the history: show the page as the reader left it. A link within the page has no number. */
  #back(at: number | null): void {
    if (at === null) {
      this.#at = ++this.#last;
      history.replaceState({ at: this.#at }, "");
      this.#read();
      return;
    }
    this.#heights.set(this.#at, scrollY);
    this.#at = at;
    const isElsewhere = this.path !== location.pathname;
    this.#read();
    if (isElsewhere) this.#focus();
    restore(this.#heights.get(at) ?? 0);
  }

  #focus(): void {
    document.getElementById("main")?.focus({ preventScroll: true }); // the focused element is gone
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Go to an address of ours. */
  go(to: string, replace = false): void {
    if (replace) {
      history.replaceState({ at: this.#at }, "", to);
      this.#read();
      return;
    }
    this.#heights.set(this.#at, scrollY);
    this.#at = ++this.#last;
    history.pushState({ at: this.#at }, "", to);
    this.#read();
    scrollTo(0, 0);
    this.#focus();
  }

  /** Follow a link without loading, unless it leads elsewhere or opens a tab. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** The number of an entry of the history. */
const entry = (state: unknown): number | null =>
  typeof state === "object" && state !== null && "at" in state ? Number(state.at) : null;

/** Scroll to the earlier position once the page is long enough, unless the reader scrolls meanwhile. */
function restore(top: number): void {
  const end = performance.now() + PATIENCE;
  const stop = new AbortController();
  for (const kind of ["wheel", "touchstart", "keydown", "popstate"])
    addEventListener(kind, () => stop.abort(), { signal: stop.signal });
  const step = (): void => {
    if (stop.signal.aborted) return;
    if (document.documentElement.scrollHeight >= top + innerHeight) scrollTo({ top, behavior: "instant" });
    if (Math.abs(scrollY - top) < 2 || performance.now() > end) stop.abort();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

export const router = new Router();
