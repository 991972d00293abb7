import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket, type Link } from "./socket";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

let links: Link[] = [];
const hello = { type: "hello", table: "t", token: null, lang: "en", since: 0 } as const;
const connect = (): Socket => new Socket(() => hello, { hear: () => undefined, link: (link) => links.push(link) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  links = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that takes the line and says nothing is given up, and tried again", () => {
  const socket = connect();
  Line.all[0]?.open();
  vi.advanceTimersByTime(19_000);
  expect(links).toEqual(["lost"]);
  vi.advanceTimersByTime(1_000);
  expect(Line.all).toHaveLength(2);
  Line.all[1]?.open();
  Line.all[1]?.hear({ type: "table" });
  expect(links).toEqual(["lost", "open"]);
  socket.close();
});

test("a line that has become silent is asked for a word, and lost without one", () => {
  const socket = connect();
  Line.all[0]?.open();
  Line.all[0]?.hear({ type: "table" });
  vi.advanceTimersByTime(20_500);
  expect(Line.all[0]?.sent.at(-1)).toContain("ping");
  expect(links).toEqual(["open"]);
  vi.advanceTimersByTime(8_000);
  expect(links).toEqual(["open", "lost"]);
  socket.close();
});
