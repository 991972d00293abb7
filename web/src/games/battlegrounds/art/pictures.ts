/** The locations on the tokens, drawn by us: shapes on a square of 48 by 48. */

/** A shape: its path, what fills it, and a line around it if it has one. */
export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

export interface Drawing {
  /** The colour of the land. */
  land: string;
  shapes: readonly Shape[];
}

const fill = (d: string, colour: string): Shape => ({ d, fill: colour });
const line = (d: string, colour: string, width: number): Shape => ({ d, line: colour, width });
/** A circle as a path. */
const disc = (x: number, y: number, r: number, colour: string): Shape =>
  fill(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, colour);

const DARK = "#2c2a22";
const WOOD = "#6b4526";
const STONE = "#8d8f88";

export const PICTURES: Readonly<Record<string, Drawing>> = {
  oak: {
    land: "#e3e8bf",
    shapes: [
      fill("M6 42c8-4 28-4 36 0v3H6z", "#b7c27e"),
      fill("M21 26h6l2 17H19z", WOOD),
      disc(15, 21, 8.5, "#4c7a2a"),
      disc(33, 21, 8.5, "#4c7a2a"),
      disc(24, 14, 9.5, "#5b8d33"),
      disc(24, 23, 8, "#5b8d33"),
      disc(20, 12, 2.4, "#8fbb55"),
      disc(30, 19, 2, "#8fbb55"),
    ],
  },
  pine: {
    land: "#dce9df",
    shapes: [
      fill("M5 43c9-3 29-3 38 0v2H5z", "#a9c3ac"),
      fill("M22 35h4v9h-4z", WOOD),
      fill("M24 22 38 38H10z", "#1f5240"),
      fill("M24 13 35 28H13z", "#27654e"),
      fill("M24 4 32 18H16z", "#307a5e"),
      line("M19 14l3 2M28 24l4 2M15 34l4 1", "#8fc4a8", 1.4),
    ],
  },
  mill: {
    land: "#f1e4c6",
    shapes: [
      fill("M5 42c9-4 29-4 38 0v3H5z", "#d2ba7f"),
      fill("M17 20h14l4 24H13z", "#b97b4a"),
      fill("M16 20 24 11l8 9z", "#7a3f22"),
      fill("M21 35h6v9h-6z", "#4f2a17"),
      line("M24 19 38 5M24 19 10 5M24 19 38 33M24 19 10 33", "#4f3a22", 2),
      fill("M37 3l4 4-9 9-4-4zM7 7l4-4 9 9-4 4zM41 31l-4 4-9-9 4-4zM11 35l-4-4 9-9 4 4z", "#fffaf0"),
      line("M37 3l4 4-9 9-4-4zM7 7l4-4 9 9-4 4zM41 31l-4 4-9-9 4-4zM11 35l-4-4 9-9 4 4z", "#4f3a22", 1.2),
      disc(24, 19, 2.4, DARK),
    ],
  },
  barn: {
    land: "#f0e3cf",
    shapes: [
      fill("M4 43h40v2H4z", "#c9b48a"),
      fill("M8 21h32v22H8z", "#a83a28"),
      fill("M24 5 44 20l-3 4L24 11 7 24l-3-4z", "#5b2318"),
      fill("M8 23 24 11l16 12z", "#bd4a34"),
      fill("M17 28h14v15H17z", "#f3e9d6"),
      line("M17 28h14v15H17zM17 28l14 15M31 28 17 43", "#a83a28", 2),
      fill("M21 16h6v6h-6z", "#f3e9d6"),
    ],
  },
  ford: {
    land: "#e6ddb4",
    shapes: [
      fill("M0 14c10-4 14 5 24 2s14-6 24-2v20c-10-4-14 3-24 5s-14-7-24-2z", "#5fa3c7"),
      line("M4 21c5-2 8 2 12 0M30 30c5-2 8 2 12 0M32 19c4-2 6 1 9 0M6 32c4-2 6 1 9 0", "#d5edf7", 1.6),
      fill("M18 0h12l1 13c-6 2-8 3-13 1zM17 37c6 3 9 0 14-1l1 12H17z", "#b99b62"),
      disc(22, 20, 3.4, "#9c9384"),
      disc(27, 26, 3.6, "#8a8173"),
      disc(21, 31, 3, "#9c9384"),
    ],
  },
  dam: {
    land: "#dfe6e2",
    shapes: [
      fill("M0 4h48v17H0z", "#4f93b8"),
      line("M4 10c4-2 6 2 10 0M20 14c4-2 6 2 10 0M34 9c4-2 6 2 10 0", "#cfe8f3", 1.5),
      fill("M0 17h48v7H0z", "#b9bbb4"),
      fill("M2 24h44l-4 16H6z", "#94968f"),
      fill("M10 26h6v16h-6zM21 26h6v17h-6zM32 26h6v16h-6z", "#6fb0d0"),
      line("M12 27v13M14 29v11M23 27v14M25 30v11M34 27v13M36 29v11", "#e7f5fb", 1),
      fill("M0 40c8-3 12 2 24 0s16-2 24 0v5H0z", "#6fb0d0"),
      line("M0 20.500h48", "#7d7f78", 1.4),
    ],
  },
  hill: {
    land: "#dceaf0",
    shapes: [
      fill("M0 40C8 24 14 14 22 14s13 10 26 24v10H0z", "#7f9a45"),
      fill("M0 48c4-10 10-17 18-17 11 0 16 10 30 10v7z", "#93ae55"),
      line("M13 24c5 3 12 3 18 0M10 30c7 4 17 4 25 1", "#5f7a2e", 1.6),
      fill("M38 12l4 6h-8z", "#5f7a2e"),
      disc(37, 9, 4, "#f2c84b"),
    ],
  },
  pond: {
    land: "#d6e2b2",
    shapes: [
      fill("M5 29c0-9 9-14 19-14s20 4 20 13-8 14-20 14S5 38 5 29z", "#3f86a8"),
      fill("M10 29c0-6 7-10 14-10s15 3 15 9-7 10-15 10-14-3-14-9z", "#5fa9c9"),
      line("M16 27c3-2 5 1 8 0M24 33c3-2 5 1 8 0", "#dff2f9", 1.6),
      line("M9 30 8 12M13 28V9M40 27l2-15", "#5a7a2a", 1.8),
      fill("M6.5 8h3.200v8H6.500zM11.4 5h3.200v8h-3.200zM40.5 8h3.200v8h-3.200z", "#6b4526"),
      fill("M28 26a5 3 0 1 1-4-2l2 2z", "#86b04a"),
    ],
  },
  fort: {
    land: "#ece2cc",
    shapes: [
      fill("M4 43h40v2H4z", "#c2ad83"),
      fill("M6 22h5v-4h4v4h5v-4h8v4h5v-4h4v4h5v21H6z", STONE),
      fill("M6 14h4v3h3v-3h4v29H6zM31 14h4v3h3v-3h4v29H31z", "#6f716b"),
      fill("M20 43V33a4 4 0 0 1 8 0v10z", DARK),
      line("M24 18V5", DARK, 1.6),
      fill("M24 5h9l-3 3 3 3h-9z", "#a2281b"),
      line("M18 27h3M27 27h3M18 31h2M28 36h2", "#5b5d57", 1.4),
    ],
  },
  tower: {
    land: "#e1e7ee",
    shapes: [
      fill("M4 43h40v2H4z", "#a9b3a0"),
      line("M18 24 13 44M30 24l5 20M16 33h16M15 39l18-6M33 39l-18-6", "#5c4630", 2.2),
      fill("M14 15h20v9H14z", "#8a6a44"),
      fill("M12 23h24v3H12z", "#5c4630"),
      fill("M11 15 24 6l13 9z", "#47543a"),
      fill("M17 17h5v5h-5zM26 17h5v5h-5z", "#f4e6a8"),
    ],
  },
  road: {
    land: "#c9d69d",
    shapes: [
      fill("M0 0h48v14H0z", "#d8e8f1"),
      fill("M0 14c10-4 16 0 24-2s16-2 24 1v5H0z", "#a5b978"),
      fill("M21 14h6l17 34H4z", "#6f7175"),
      line("M24 17v3M24 24v5M24 33v7M24 44v4", "#f3ecc9", 2),
      line("M20 14 3 48M28 14l17 34", "#f3ecc9", 1.2),
    ],
  },
  rail: {
    land: "#e5dcc4",
    shapes: [
      fill("M0 0h48v12H0z", "#dbe6ea"),
      fill("M0 12c12-3 34-3 48 0v4H0z", "#a6b184"),
      fill("M19 13h10l15 35H4z", "#b7a37c"),
      line("M17 19h14M15 25h18M12 32h24M8 40h32", "#5c3d22", 3),
      line("M21.5 13 11 48M26.5 13 37 48", "#4c5358", 2.4),
    ],
  },
  inn: {
    land: "#e7dfd3",
    shapes: [
      fill("M4 43h40v2H4z", "#b9a88a"),
      fill("M8 22h26v21H8z", "#e9d3a2"),
      line("M8 30h26M17 22v21M26 22v8M8 30l9-8M34 30l-8-8", "#6b4526", 1.8),
      fill("M4 23 15 8h16l7 15z", "#7d3a24"),
      fill("M27 5h5v8h-5z", "#6f716b"),
      fill("M20 33h6v10h-6z", "#4f2a17"),
      fill("M10 33h5v5h-5zM28 33h4v5h-4z", "#ffd76a"),
      line("M34 25h8v2", DARK, 1.6),
      fill("M38 27h8v9h-8z", "#3f5a26"),
      fill("M40 29h3v5h-3zM43 30h1.500v3H43z", "#ffd76a"),
    ],
  },
  camp: {
    land: "#dfe3c3",
    shapes: [
      fill("M3 42h42v3H3z", "#b3b98a"),
      fill("M30 17 44 42H18z", "#8b9163"),
      fill("M18 12 35 42H2z", "#6a7141"),
      fill("M18 22 25 42H12z", "#2f3320"),
      line("M18 12V6M30 17v-5", DARK, 1.6),
      fill("M18 5h7l-2 2.5 2 2.500h-7z", "#b86a00"),
      line("M2 42l3-3M45 42l-2-3", DARK, 1.4),
    ],
  },
  mine: {
    land: "#e4dacb",
    shapes: [
      fill("M2 44C6 26 14 12 24 10s17 14 22 34z", "#8c7b66"),
      fill("M12 44V30c0-7 5-11 12-11s12 4 12 11v14z", "#4d3a29"),
      fill("M16 44V31c0-5 3-8 8-8s8 3 8 8v13z", "#17140f"),
      line("M13 30h22", "#a67c48", 2.6),
      line("M20 44 22.5 30M28 44l-2.5-14M19 40h10M20.5 35h7", "#b9bbb4", 1.3),
      line("M9 5l9 10M18 5 9 15", "#6b4526", 2),
      line("M6 8c1-3 4-5 7-4M14 4c3-1 6 1 7 4", "#4c5358", 2.2),
    ],
  },
  well: {
    land: "#e6e4d4",
    shapes: [
      fill("M6 43c8-3 28-3 36 0v2H6z", "#bdbb99"),
      fill("M10 28h28v12c0 4-28 4-28 0z", STONE),
      fill("M10 28c0-5 28-5 28 0s-28 5-28 0z", "#5b5d57"),
      fill("M14 28c0-3 20-3 20 0s-20 3-20 0z", "#2f6f92"),
      line("M12 27V13M36 27V13", WOOD, 2.6),
      fill("M6 15 24 4l18 11z", "#7d3a24"),
      line("M14 18h20", WOOD, 2),
      line("M24 18v7", DARK, 1.2),
      fill("M21 22h6l-1 5h-4z", "#6b4526"),
      line("M10 34c9 3 19 3 28 0M17 37v4M24 36v5M31 36v5", "#6f716b", 1.3),
    ],
  },
};
