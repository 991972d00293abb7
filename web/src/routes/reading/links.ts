/** Addresses of what there is to read. */
export const ruleLink = (game: string, number: string): string => `/rules/${game}/${encodeURIComponent(number)}`;
export const sceneLink = (game: string, name: string): string => `/scenarios/${game}/${encodeURIComponent(name)}`;
