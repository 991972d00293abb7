/** Whether all of a text can be read in its room. */
import type { Attachment } from "svelte/attachments";

/** How many whole lines of a height fit into a room. */
export function linesIn(room: number, line: number): number {
  return line > 0 ? Math.max(0, Math.floor((room + 0.5) / line)) : 0;
}

/** Ends a text with a whole line, sets `--lines`, and tells whether something is left out. */
export function whole(tell: (isCut: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const room = element.parentElement;
    const fit = (): void => {
      const line = parseFloat(getComputedStyle(element).lineHeight);
      const lines = linesIn(room?.clientHeight ?? 0, line);
      element.style.display = "";
      element.style.setProperty("--lines", "99");
      const isCut = linesIn(element.scrollHeight, line) > lines;
      const left = isCut ? lines - 1 : lines; // the last line says that there is more
      element.style.setProperty("--lines", String(Math.max(1, left)));
      element.style.display = left < 1 ? "none" : "";
      tell(isCut);
    };
    const watch = new ResizeObserver(fit);
    if (room) watch.observe(room);
    return () => watch.disconnect();
  };
}
