/** Small pictures on a grid of 24: abilities, properties, numbers, piles. Filled unless `line` says drawn. */

export interface Picture {
  fill?: string;
  line?: string;
}

const TANK = "M4 15h14l2 2-2 3H5l-2-3zM7 14l1-3h7l1 3zM8 11V9.6h-6V11z";
const BUNKER = "M2 20v-6l4-4h12l4 4v6z";

export const ICONS: Readonly<Record<string, Picture>> = {
  // abilities
  reinforcements: { fill: "M3 3h10v14H3zM16 7h3v4h4v3h-4v4h-3v-4h-2v-3h2z" },
  recruitment: { fill: "M2 6h9v12H2zM12.500 4h4v12h-4zM18 2h4v12h-4zM4 20h18v2H4z" },
  scouting: { fill: "M3 19a4.500 4.500 0 1 0 9 0v-2h0a4.500 4.500 0 1 0 9 0c0-2-2-11-3-13h-4v5h-4V4H6C5 6 3 17 3 19z" },
  sabotage: {
    fill: "M10 8a7 7 0 1 1-.1 14A7 7 0 0 1 10 8zM12 7l2-3 2.500 1.500L15 8.600z",
    line: "M15 5c1-3 4-3 5-1M21 2v3M23 6h-3",
  },
  tank_ace: {
    fill: "M12 6l1.800 3.900 4.200.5-3.100 2.900.8 4.200L12 15.400l-3.700 2.100.8-4.200L6 10.400l4.200-.5z",
    line: "M12 1v4M12 19v4M1 12h4M19 12h4",
  },
  research: {
    line: "M8 2h8M10 2v7L4 20a1.500 1.500 0 0 0 1.400 2h13.200A1.500 1.500 0 0 0 20 20L14 9V2",
    fill: "M8 15h8l2.500 5.500h-13z",
  },
  rearmament: {
    line: "M4 9a8.500 8.500 0 0 1 15-2M20 15a8.500 8.500 0 0 1-15 2",
    fill: "M20.500 2v7h-7zM3.500 22v-7h7z",
  },
  heroic_deed: {
    fill: "M6 1h4l2 5 2-5h4l-3.500 8h-5zM12 9l2 4.200 4.600.5-3.400 3.200.9 4.600L12 19.200 7.900 21.500l.9-4.600-3.400-3.200 4.600-.5z",
  },
  // passive properties
  only_bases: { fill: `${BUNKER}M11 10V3l7 2.500-6 2.500v2z` },
  only_vehicles: { fill: TANK },
  own_nation: { fill: "M5 2h2v20H5zM8 3h13l-4 4.500L21 12H8z" },
  // numbers
  attack: {
    fill: "M12 1l2.300 6.100 6-2.500-2.500 6L24 12l-6.200 1.400 2.500 6-6-2.500L12 23l-2.300-6.100-6 2.500 2.500-6L0 12l6.200-1.400-2.500-6 6 2.500z",
  },
  defence: { fill: "M12 1l10 3v8c0 5-4 9-10 11C6 21 2 17 2 12V4z" },
  value: { fill: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z" },
  // piles and deeds
  guard: { line: "M12 2l9 3v7c0 4.500-3.500 8-9 10-5.500-2-9-5.500-9-10V5z" },
  garage: { fill: "M2 10l10-6 10 6v11h-3v-9H5v9H2zM7 14h10v2H7zM7 17h10v2H7z" },
  depot: { fill: "M4 7h16v14H4zM6 4h12v2H6zM8 1h8v2H8z" },
  wreckyard: { line: "M5 7h14l-1.500 15h-11zM3 4h18M9 4V2h6v2M10 11v7M14 11v7" },
  hand: { fill: "M3 8l6-2 4 13-6 2zM11 5h6.500v14H15L11.500 6.500z", line: "M19 8l3 1-3.500 11" },
  medal: { fill: "M5 1h5l2 4 2-4h5l-4 8h-6zM12 9.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z" },
  base: { fill: BUNKER },
  star: { fill: "M12 1.500l3 6.900 7.500.7-5.700 5 1.700 7.400L12 17.600l-6.500 3.900 1.700-7.400-5.700-5 7.500-.7z" },
  achievement: {
    fill: "M6 2h12v3h4c0 4-2 7-5 7.500A6 6 0 0 1 13 16v3h4v3H7v-3h4v-3a6 6 0 0 1-4-3.500C4 12 2 9 2 5h4z",
  },
  cards: { line: "M4 6h11v16H4zM8 6V2h12v16h-5" },
  flag: { fill: "M5 2h2v20H5zM8 3h13l-4 4.500L21 12H8z" },
  look: { line: "M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15.500 15.500L22 22" },
  end: { fill: "M3 3h3v18H3zM8 3l13 9-13 9z" },
};

/** A shape for each nation, so that nobody needs colours to tell them apart. */
export const EMBLEMS: Readonly<Record<string, { shape: string; code: string }>> = {
  ussr: {
    shape: "M12 1l3.200 7.600 8.300.7-6.300 5.400 1.900 8.100L12 18.500l-7.100 4.300 1.900-8.100L.5 9.300l8.300-.7z",
    code: "SU",
  },
  germany: { shape: "M8 1h8l-1.500 8.500L23 8v8l-8.500-1.500L16 23H8l1.500-8.500L1 16V8l8.500 1.500z", code: "DE" },
  usa: { shape: "M12 1l10 3.500v8c0 5-4 8.500-10 10.500-6-2-10-5.500-10-10.500v-8z", code: "US" },
  france: { shape: "M12 0l9 12-9 12-9-12z", code: "FR" },
};
