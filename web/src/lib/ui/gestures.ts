/** Dragging a card with a mouse or a pen onto another thing; a finger scrolls, and touches things one by one. */
import type { Attachment } from "svelte/attachments";

const FAR = 7;
const HOLD = 480;

interface Gestures {
  thing: string;
  /** Dropped onto a thing; `all` names all things and places under the pointer, the uppermost first. */
  drop?: (from: string, to: string, all: readonly string[]) => void;
  /** A drag has begun or ended. */
  lift?: (isLifted: boolean) => void;
  /** Held for a while, right-clicked, or opened by key. */
  look(): unknown;
}

/** The things and places under a point, beneath the card that is being dragged; the uppermost first. */
function thingsAt(x: number, y: number): string[] {
  const found = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-thing], [data-drop]"));
  return [...new Set(found.map((element) => element?.dataset.thing ?? element?.dataset.drop ?? ""))].filter(Boolean);
}

/** A copy of the card that follows the pointer. */
function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width } = element.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.append(...[...element.children].map((child) => child.cloneNode(true)));
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  document.body.append(ghost);
  return ghost;
}

export function gestures(how: () => Gestures): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; type: string } | null = null;
    let ghost: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSpent = false; // the gesture was no click

    const finish = (): void => {
      clearTimeout(timer);
      if (ghost) how().lift?.(false);
      ghost?.remove();
      ghost = null;
      start = null;
    };
    const down = (event: PointerEvent): void => {
      isSpent = false;
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, type: event.pointerType };
      if (event.pointerType === "touch")
        timer = setTimeout(() => {
          isSpent = true;
          how().look();
        }, HOLD);
      else if (how().drop) element.setPointerCapture(event.pointerId); // even a quick hand is followed
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (Math.hypot(dx, dy) < FAR && !ghost) return;
      clearTimeout(timer);
      if (start.type === "touch" || !how().drop) return;
      if (!ghost) {
        ghost = ghostOf(element);
        isSpent = true;
        how().lift?.(true);
      }
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
    };
    const up = (event: PointerEvent): void => {
      const isDragged = ghost !== null;
      finish();
      if (!isDragged) return;
      const { thing, drop } = how();
      const all = thingsAt(event.clientX, event.clientY);
      const to = all.find((one) => document.querySelector(`[data-thing="${CSS.escape(one)}"]`)) ?? all[0];
      if (to && to !== thing) drop?.(thing, to, all);
    };
    const click = (event: MouseEvent): void => {
      if (!isSpent) return;
      isSpent = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: MouseEvent): void => {
      event.preventDefault();
      if (!isSpent) how().look();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "i" && event.key !== "I") return;
      event.preventDefault();
      how().look();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", finish);
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", menu);
    element.addEventListener("keydown", key);
    return () => {
      finish();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", finish);
      element.removeEventListener("click", click, true);
      element.removeEventListener("contextmenu", menu);
      element.removeEventListener("keydown", key);
    };
  };
}
