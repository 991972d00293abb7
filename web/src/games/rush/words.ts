/** The things of the table in words, for screen readers and for tooltips. */
import type { CardBook } from "../board";
import { abilityName, factsOf } from "./facts";
import { say } from "./i18n";

/** A card with all that is printed on it. */
export function cardWords(book: CardBook, slug: string): string {
  const facts = factsOf(book, slug);
  const out = [book.name(slug)];
  if (facts.kind === "vehicle" && facts.nation) out.push(book.word("nation", facts.nation));
  if (facts.type) out.push(book.word("type", facts.symbol ?? facts.type));
  if (facts.cost !== null) out.push(say("card.cost", { n: facts.cost }));
  out.push(facts.value === null ? say("card.novalue") : say("card.value", { n: facts.value }));
  if (facts.attack !== null) out.push(say("card.attack", { n: facts.attack }));
  if (facts.defence !== null) out.push(say("card.defence", { n: facts.defence }));
  return [...out, ...[...facts.abilities, ...facts.passives].map(abilityName)].join(", ");
}

/** A base: whose it is, how it stands, and who guards it. */
export function baseWords(book: CardBook, n: number, name: string, damage: number, guard: string | null): string {
  const head = say("base.of", { n, name });
  if (damage === 2) return `${head}, ${say("base.gone")}`;
  const out = [head];
  if (damage === 1) out.push(say("base.damaged"));
  out.push(guard === null ? say("base.unguarded") : say("base.guarded", { card: book.name(guard) }));
  return out.join(", ");
}

/** A vehicle on a base. */
export function guardWords(book: CardBook, slug: string, n: number, name: string, isDamaged: boolean): string {
  const out = [cardWords(book, slug), say("guard.on", { n, name })];
  if (isDamaged) out.push(say("base.damaged"));
  return out.join(", ");
}
