/** A shape for each colour, so that colour is never the only sign; centred on the origin, 28 units across. */
export const SIGNS: Readonly<Record<string, string>> = {
  green: "M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z",
  yellow: "M-12-12h24v24h-24z",
  red: "M0-16 14.5 10.500h-29z",
  blue: "M0-16.5 16.5 0 0 16.5-16.5 0z",
  artillery: "M-7-13h14l6 6V7l-6 6H-7l-6-6V-7z",
};
