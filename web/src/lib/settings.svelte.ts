/** What this browser remembers: language, looks, and who its person is. */

import { bestLanguage, LANGS, type Lang } from "./languages";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "off";

const KEY = "grognard";
const TABLES_KEPT = 50;

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  token: string;
  name: string;
  /** Games whose rules this person has had explained. */
  known: readonly string[];
  /** Tables with several people on this device who do not want their cards covered between turns. */
  uncovered: readonly string[];
  /** Whether this person was asked for a name, and may have preferred to give none. */
  greeted: boolean;
}

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {}; // the browser stores nothing, or the entry belongs to something else: start over
  }
}

class Settings {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  sound = $state(false);
  token = $state("");
  name = $state("");
  known = $state.raw<readonly string[]>([]);
  uncovered = $state.raw<readonly string[]>([]);
  greeted = $state(false);
  #calm = $state(false); // the system asks for less motion

  constructor() {
    const kept = read();
    this.lang = LANGS.find((lang) => lang === kept.lang) ?? bestLanguage(navigator.languages);
    this.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : "system";
    this.motion = kept.motion === "off" ? "off" : "system";
    this.sound = kept.sound === true;
    this.known = Array.isArray(kept.known) ? kept.known.map(String) : [];
    this.uncovered = Array.isArray(kept.uncovered) ? kept.uncovered.map(String) : [];
    this.greeted = kept.greeted === true;
    this.#who(kept);
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.#calm = calm.matches;
    calm.addEventListener("change", () => (this.#calm = calm.matches));
    addEventListener("storage", (event) => event.key === KEY && this.#who(read())); // another tab became a guest
  }

  #who(kept: Partial<Kept>): void {
    this.token = typeof kept.token === "string" ? kept.token : "";
    this.name = typeof kept.name === "string" ? kept.name : "";
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.motion !== "off" && !this.#calm;
  }

  /** This person no longer needs the game explained. */
  know(game: string): void {
    if (!this.known.includes(game)) this.set({ known: [...this.known, game] });
  }

  /** Cover the cards at a table between turns, or not. */
  cover(table: string, yes: boolean): void {
    const others = this.uncovered.filter((one) => one !== table);
    this.set({ uncovered: yes ? others : [...others, table].slice(-TABLES_KEPT) });
  }

  /** Remember a change, here and for the next visit. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { lang, theme, motion, sound, token, name, known, uncovered, greeted } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, sound, token, name, known, uncovered, greeted }));
    } catch {
      // the browser stores nothing: the settings last as long as the page
    }
  }
}

export const settings = new Settings();
