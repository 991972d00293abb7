/** Movements that show what has happened. Places have the names in `data-spot` or `data-thing`. */

/** A card that moves; of each list, the first place that exists counts. */
export interface Flight {
  kind: "fly";
  slug: string | null; // null: face down
  from: readonly string[];
  to: readonly string[];
}

/** A shot that hits, and may destroy. */
export interface Hit {
  kind: "hit";
  from: readonly string[];
  at: string;
  isFatal: boolean;
}

/** Somebody attacks somebody. */
export interface Line {
  kind: "line";
  from: readonly string[];
  to: readonly string[];
}

/** A card is turned over: its back turns away, or shows. */
export interface Turned {
  kind: "turn";
  slug: string | null; // as it lies afterwards
  at: string;
}

/** What somebody gains or loses. */
export interface Gain {
  kind: "gain";
  at: string;
  text: string;
}

export type Move = Flight | Hit | Line | Turned | Gain;

export interface Box {
  x: number;
  y: number;
  w: number;
}
