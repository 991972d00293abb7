/** Where a floating element goes beside a thing: above or below it, never outside the window. */
import type { Attachment } from "svelte/attachments";

const GAP = 8;

export interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/** Where an element of a size goes beside a box: to the right, else to the left, else below, else above. */
export function spot(box: Box, size: Size, window: Size): { left: number; top: number } {
  const fit = (at: number, length: number, room: number): number => Math.max(GAP, Math.min(at, room - length - GAP));
  const right = box.left + box.width + GAP;
  const isBesides = right + size.width + GAP <= window.width;
  const left = box.left - size.width - GAP;
  if (isBesides || left >= GAP)
    return { left: isBesides ? right : left, top: fit(box.top, size.height, window.height) };
  const below = box.top + box.height + GAP;
  const top = below + size.height + GAP <= window.height ? below : Math.max(GAP, box.top - size.height - GAP);
  return { left: fit(box.left, size.width, window.width), top };
}

export function beside(box: DOMRect): Attachment<HTMLElement> {
  return (element) => {
    const { width, height } = element.getBoundingClientRect();
    const { left, top } = spot(
      box,
      { width, height },
      { width: document.documentElement.clientWidth, height: globalThis.innerHeight },
    );
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
  };
}
