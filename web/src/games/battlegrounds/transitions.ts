/** How tokens come and go: a token turns over like a tile, and leaps a little when it is taken. */
import type { TransitionConfig } from "svelte/transition";

interface Motion {
  moves: boolean;
}

/** A tile that is turned over. */
export function flip(_node: Element, { moves }: Motion): TransitionConfig {
  return { duration: moves ? 260 : 0, css: (t) => `transform: scaleX(${t})` };
}

/** A tile that is taken away. */
export function vanish(_node: Element, { moves }: Motion): TransitionConfig {
  return {
    duration: moves ? 300 : 0,
    css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * -30}%) scale(${0.7 + 0.3 * t})`,
  };
}
