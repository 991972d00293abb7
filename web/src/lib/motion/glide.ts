/** Things that move to their new place in a list. */
import { flip, type AnimationConfig, type FlipParams } from "svelte/animate";

/** Like `flip`, but an element that is hidden before or after does not move. */
export function glide(node: Element, places: { from: DOMRect; to: DOMRect }, params: FlipParams): AnimationConfig {
  const isSeen = places.from.width > 0 && places.to.width > 0;
  return isSeen ? flip(node, places, params) : { duration: 0 };
}
