/** The colours and signs of affiliations and types, drawn by us. Every colour stands beside a word. */

interface Frame {
  band: string;
  ink: string;
}

const FRAMES: Record<string, Frame> = {
  bauhaus: { band: "#8a2f1f", ink: "#ffffff" },
  capitol: { band: "#1f4f86", ink: "#ffffff" },
  cybertronic: { band: "#37474f", ink: "#ffffff" },
  imperial: { band: "#2f5d3a", ink: "#ffffff" },
  mishima: { band: "#7a1d3f", ink: "#ffffff" },
  brotherhood: { band: "#8a6a1c", ink: "#ffffff" },
  lutheran: { band: "#5b4a7a", ink: "#ffffff" },
  crescentia: { band: "#1f6a6a", ink: "#ffffff" },
  rasputin: { band: "#6a4a2a", ink: "#ffffff" },
  templars: { band: "#6e6e64", ink: "#ffffff" },
  legion: { band: "#2a1f33", ink: "#ffffff" },
  general: { band: "#4f553f", ink: "#ffffff" },
};

export function frameOf(affiliation: string): Frame {
  return FRAMES[affiliation] ?? { band: "#4f553f", ink: "#ffffff" };
}

/** Signs on a grid of 24. */
export const SIGNS: Record<string, string> = {
  bauhaus: "M12 2l3 7h7l-5.500 4.500 2 7.500L12 17l-6.500 4 2-7.500L2 9h7z",
  capitol: "M12 2l9 4v6c0 5-4 8.500-9 10-5-1.500-9-5-9-10V6z",
  cybertronic: "M6 2h12l4 6v8l-4 6H6l-4-6V8zM9 8v8h6V8z",
  imperial: "M12 2l4 6h5l-3 5 2 9-8-4-8 4 2-9-3-5h5z",
  mishima: "M12 2a10 10 0 100 20 10 10 0 000-20zm0 4a6 6 0 010 12 3 3 0 010-6 3 3 0 000-6z",
  brotherhood: "M10 2h4v6h6v4h-6v10h-4V12H4V8h6z",
  lutheran: "M12 2l10 18H2zM12 9l-4 8h8z",
  crescentia: "M15 2a10 10 0 100 20 8 8 0 110-20z",
  rasputin: "M12 2l2.500 6.500L21 6l-2.500 6L21 18l-6.500-2.500L12 22l-2.500-6.500L3 18l2.500-6L3 6l6.500 2.500z",
  templars: "M9 2h6l-1.500 7.500L21 9v6l-7.500-1.500L15 22H9l1.500-8.500L3 15V9l7.500.500z",
  legion: "M12 2c6 0 9 4 9 9 0 3-1.500 5-3.500 6l.500 5h-3l-.700-3h-4.600L9 22H6l.500-5C4.500 16 3 14 3 11c0-5 3-9 9-9zM8.500 9a2 2 0 100 4 2 2 0 000-4zm7 0a2 2 0 100 4 2 2 0 000-4z",
  general: "M12 3l9 9-9 9-9-9z",
};

/** Pictures of types on 64 by 40. */
export const TYPE_SIGNS: Record<string, string> = {
  warrior: "M32 4a7 7 0 017 7v4a7 7 0 01-14 0v-4a7 7 0 017-7zM16 38c0-9 6-14 16-14s16 5 16 14z",
  equipment: "M6 16h36l4-5h12v7h-8l-4 6H32l-3 10h-8l2-10H10z",
  fortification: "M8 38V14h6v5h7v-5h6v5h10v-5h6v5h7v-5h6v24H38V28H26v10z",
  relic: "M32 3l10 12-10 22-10-22z",
  art: "M32 3l4.500 12H49l-10 8 4 13-11-8-11 8 4-13-10-8h12.500z",
  symmetry: "M32 2c9 8 14 14 14 21a14 14 0 01-28 0c0-7 5-13 14-21zm0 14c-4 4-6 6-6 9a6 6 0 0012 0c0-3-2-5-6-9z",
  ki: "M32 4a16 16 0 100 32 16 16 0 000-32zm0 6a10 10 0 110 20 10 10 0 010-20zm0 6a4 4 0 100 8 4 4 0 000-8z",
  mission: "M16 2h5v4h26l-6 9 6 9H21v14h-5z",
  warzone: "M2 38L20 12l9 13 9-17 24 30z",
  alliance: "M10 14l12-4 10 5 10-5 12 4v12l-10 4-12 6-12-6-10-4z",
  beast: "M8 10c6 0 10 3 13 7 3-3 7-5 12-5 12 0 22 7 24 22h-7c-1-5-3-8-6-9l-2 11h-7V26H24l-3 10h-7l1-12c-5-3-8-8-7-14z",
  special: "M32 4l6 11 12 2-8.500 9 1.500 12-11-5-11 5 1.500-12-8.500-9 12-2z",
};
