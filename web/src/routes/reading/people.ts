/** How who sits somewhere is called: bots have names of their own in each language. */
import { t } from "../../lib/i18n";

export function called(name: string): string {
  if (name === "greedy") return t("bot.short.greedy");
  if (name === "random") return t("bot.short.random");
  return name;
}
