/** Things that move to their new place in a list. */
import { flip, type AnimationConfig, type FlipParams } from "svelte/animate";

/** As `flip`, but what is hidden before or after has no place to move from or to: it does not move. */
export function glide(node: Element, places: { from: DOMRect; to: DOMRect }, params: FlipParams): AnimationConfig {
  const isSeen = places.from.width > 0 && places.to.width > 0;
  return isSeen ? flip(node, places, params) : { duration: 0 };
}
