/** Addresses of what there is to read. */
export const ruleLink = (game: string, number: string): string => `/rules/${game}/${encodeURIComponent(number)}`;
export const sceneLink = (game: string, name: string): string => `/scenarios/${game}/${encodeURIComponent(name)}`;

/** Which game a rule's number belongs to. */
export function gameOf(rule: string): string {
  return rule.startsWith("RUSH-") ? "rush" : rule.startsWith("BG-") ? "battlegrounds" : "doomtrooper";
}
