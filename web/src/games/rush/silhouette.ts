/** Drawings of vehicles: the type gives the shape, and the name varies it so that no two look alike. Facing left. */
import type { VehicleType } from "./facts";

export const WIDTH = 120;
export const HEIGHT = 60;

export interface Wheel {
  x: number;
  y: number;
  r: number;
}

export interface Silhouette {
  /** Running gear, filled dark. */
  track: string;
  wheels: readonly Wheel[];
  /** Hull and turret, filled in the vehicle's paint. */
  body: readonly string[];
  gun: string;
  /** Edges drawn as lines. */
  lines: string;
}

/** A number in [0, 1) that is always the same for a name and a purpose. */
export function lot(name: string, salt: number): number {
  let hash = 2166136261 ^ (salt * 0x9e3779b1);
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) / 4294967296;
}

const GROUND = 55;
const round = (n: number): number => Math.round(n * 10) / 10;
const path = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

/** A belt around wheels, as tracks run. */
function belt(left: number, right: number, height: number): string {
  const top = GROUND - height;
  const r = height / 2;
  return (
    `M${round(left + r)} ${round(top)}H${round(right - r)}A${round(r)} ${round(r)} 0 0 1 ${round(right - r)} ${GROUND}` +
    `H${round(left + r)}A${round(r)} ${round(r)} 0 0 1 ${round(left + r)} ${round(top)}Z`
  );
}

function wheelsIn(left: number, right: number, height: number, count: number): Wheel[] {
  const r = Math.min((right - left) / count / 2 - 0.7, height / 2 - 1.6);
  const step = (right - left - height) / (count - 1);
  return Array.from({ length: count }, (_, i) => ({
    x: round(left + height / 2 + i * step),
    y: round(GROUND - height / 2 + (height / 2 - 1.6 - r) * 0.6),
    r: round(r),
  }));
}

/** A barrel from its breech, by length and lift, with a brake where there is one. */
function barrel(x: number, y: number, length: number, thick: number, lift: number, brake: boolean): string {
  const angle = (lift * Math.PI) / 180;
  const at = (along: number, across: number): [number, number] => [
    x - along * Math.cos(angle) + across * Math.sin(angle) * -1,
    y - along * Math.sin(angle) + across * Math.cos(angle),
  ];
  const half = thick / 2;
  const tube = path([at(0, -half * 1.25), at(length, -half), at(length, half), at(0, half * 1.25)]);
  if (!brake) return tube;
  return (
    tube +
    path([
      at(length - 1, -half * 1.9),
      at(length + 4, -half * 1.9),
      at(length + 4, half * 1.9),
      at(length - 1, half * 1.9),
    ])
  );
}

interface Build {
  length: number;
  track: number;
  hull: number;
  turret: number;
  wide: number;
  gun: number;
  thick: number;
  wheels: number;
}

const TANKS: Record<"light" | "medium" | "heavy", Build> = {
  light: { length: 62, track: 13, hull: 9, turret: 9, wide: 22, gun: 16, thick: 2.2, wheels: 4 },
  medium: { length: 76, track: 15, hull: 10, turret: 11, wide: 30, gun: 27, thick: 2.8, wheels: 5 },
  heavy: { length: 90, track: 17, hull: 12, turret: 13, wide: 38, gun: 35, thick: 3.8, wheels: 6 },
};

/** A tank with a turret. */
function tank(name: string, build: Build, brake: boolean): Silhouette {
  const vary = (salt: number, by: number): number => (lot(name, salt) - 0.5) * 2 * by;
  const length = build.length + vary(1, 5);
  const right = WIDTH - 6;
  const left = right - length;
  const deck = GROUND - build.track;
  const roof = deck - build.hull - vary(2, 1.5);
  const slope = 6 + lot(name, 3) * 12;
  const rear = 3 + lot(name, 4) * 6;
  const hull: [number, number][] = [
    [left - 1, deck + 3],
    [left + slope, roof],
    [right - rear, roof],
    [right, deck + 1],
    [right - 2, deck + 5],
    [left + 3, deck + 6],
  ];
  const middle = left + length * (0.46 + vary(5, 0.1));
  const half = build.wide / 2 + vary(6, 2);
  const top = roof - build.turret - vary(7, 1.5);
  const cheek = 3 + lot(name, 8) * 6;
  const bustle = lot(name, 9) * 7;
  const turret: [number, number][] = [
    [middle - half, roof + 0.5],
    [middle - half + cheek, top],
    [middle + half - cheek * 0.6, top],
    [middle + half + bustle, roof - build.turret * 0.45],
    [middle + half - 1, roof + 0.5],
  ];
  const hatch = middle + half * (lot(name, 10) > 0.5 ? 0.25 : -0.1);
  const cupola = path([
    [hatch - 4, top + 0.5],
    [hatch - 3.4, top - 2.8],
    [hatch + 3.4, top - 2.8],
    [hatch + 4, top + 0.5],
  ]);
  return {
    track: belt(left, right, build.track),
    wheels: wheelsIn(left, right, build.track, build.wheels + Math.round(lot(name, 11) * 2)),
    body: [path(hull), path(turret), cupola],
    gun: barrel(
      middle - half + cheek * 0.6,
      roof - build.turret * 0.48,
      build.gun + vary(12, 4),
      build.thick,
      lot(name, 13) * 4,
      brake,
    ),
    lines: `M${round(left + slope * 0.55)} ${round((deck + roof) / 2)}H${round(right - rear)}M${round(middle - half + 2)} ${round(roof - 1)}H${round(middle + half - 2)}`,
  };
}

/** A tank destroyer: a low casemate, the gun in its front. */
function destroyer(name: string): Silhouette {
  const length = 78 + (lot(name, 1) - 0.5) * 12;
  const right = WIDTH - 6;
  const left = right - length;
  const track = 15;
  const deck = GROUND - track;
  const roof = deck - 15 - lot(name, 2) * 4;
  const from = left + 16 + lot(name, 3) * 12;
  const to = right - 8 - lot(name, 4) * 18;
  const hull: [number, number][] = [
    [left - 1, deck + 3],
    [from, roof],
    [to, roof],
    [to + 8, deck - 6],
    [right - 2, deck - 5],
    [right, deck + 2],
    [left + 3, deck + 6],
  ];
  return {
    track: belt(left, right, track),
    wheels: wheelsIn(left, right, track, 5 + Math.round(lot(name, 5) * 2)),
    body: [
      path(hull),
      path([
        [to - 14, roof + 0.5],
        [to - 13, roof - 2.6],
        [to - 6, roof - 2.6],
        [to - 5, roof + 0.5],
      ]),
    ],
    gun: barrel(from - 4, roof + 8, 30 + lot(name, 6) * 8, 3.4, 1, lot(name, 7) > 0.4),
    lines: `M${round(from - 5)} ${round(roof + 4)}L${round(to + 2)} ${round(roof + 4)}M${round(left + 6)} ${round(deck)}H${round(right - 4)}`,
  };
}

/** A self-propelled gun: an open fighting room at the back, the gun raised. */
function artillery(name: string): Silhouette {
  const length = 74 + (lot(name, 1) - 0.5) * 10;
  const right = WIDTH - 8;
  const left = right - length;
  const track = 14;
  const deck = GROUND - track;
  const low = deck - 7;
  const from = left + length * (0.4 + lot(name, 2) * 0.12);
  const roof = low - 13 - lot(name, 3) * 3;
  const hull: [number, number][] = [
    [left - 1, deck + 3],
    [left + 9, low],
    [right - 4, low],
    [right, deck + 2],
    [left + 3, deck + 6],
  ];
  const room: [number, number][] = [
    [from, low + 0.5],
    [from + 5, roof],
    [right - 8, roof + 2],
    [right - 3, low + 0.5],
  ];
  return {
    track: belt(left, right, track),
    wheels: wheelsIn(left, right, track, 5 + Math.round(lot(name, 4) * 2)),
    body: [path(hull), path(room)],
    gun: barrel(from + 6, roof + 6, 38 + lot(name, 5) * 6, 3.6, 14 + lot(name, 6) * 8, lot(name, 7) > 0.6),
    lines: `M${round(from + 3)} ${round(roof + 7)}H${round(right - 5)}M${round(from + 14)} ${round(roof + 1)}V${round(low)}`,
  };
}

/** A support unit: a lorry, a half-track or an armoured car. */
function support(name: string): Silhouette {
  const kind = Math.floor(lot(name, 1) * 3);
  const left = 24;
  const right = 104;
  const r = 7.5;
  const floor = GROUND - 9;
  const front: Wheel = { x: left + 12, y: GROUND - r, r };
  const rear: Wheel[] =
    kind === 1 ? wheelsIn(right - 40, right - 2, 12, 5) : [68, 86].map((x) => ({ x: x + 6, y: GROUND - r, r }));
  const bonnet = floor - 12;
  const cab = floor - 24 - lot(name, 2) * 3;
  const nose: [number, number][] = [
    [left, floor],
    [left + 1, bonnet + 2],
    [left + 18, bonnet],
    [left + 24, cab],
    [left + 36, cab],
    [left + 36, floor],
  ];
  const high = cab - 3 + lot(name, 3) * 6;
  const box: [number, number][] =
    kind === 2
      ? [
          [left + 34, floor],
          [left + 38, cab + 2],
          [right - 8, cab + 4],
          [right, floor - 6],
          [right, floor],
        ]
      : [
          [left + 38, floor],
          [left + 38, high + 3],
          [left + 42, high],
          [right - 5, high],
          [right, high + 4],
          [right, floor],
        ];
  const gun = kind === 2 || lot(name, 4) > 0.72 ? barrel(left + 50, cab + 1, 20, 2, 8, false) : "";
  const ribs = [52, 62, 72].map((x) => `M${x + 6} ${round(high + 1)}V${round(floor - 2)}`).join("");
  return {
    track: kind === 1 ? belt(right - 42, right, 13) : `M${left + 2} ${floor}H${right}V${floor + 3}H${left + 2}Z`,
    wheels: [front, ...rear],
    body: [path(nose), path(box)],
    gun,
    lines: kind === 2 ? `M${left + 4} ${round(floor - 4)}H${right - 4}` : ribs,
  };
}

/** How a vehicle looks. */
export function silhouette(name: string, type: VehicleType, symbol: string | null = null): Silhouette {
  if (type === "support") return support(name);
  if (type === "spg") return symbol ? destroyer(name) : artillery(name);
  return tank(name, TANKS[type], type === "heavy" ? lot(name, 14) > 0.35 : lot(name, 14) > 0.75);
}
