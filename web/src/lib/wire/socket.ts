/** The socket of one table: says hello, receives messages, and reconnects when the connection is lost. */
import type { FromClient, FromServer, Hello } from "./types";

/** joining: connecting for the first time; open; lost: reconnecting; ended: the server has refused us. */
export type Link = "joining" | "open" | "lost" | "ended";

export interface Ears {
  hear(message: FromServer): void;
  /** The state of the connection, and when the next attempt comes, in milliseconds since 1970. */
  link(link: Link, next: number): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const QUIET = 20_000; // milliseconds of silence before we ping the server
const NO_ANSWER = 8_000;

/** How long to wait before the nth attempt to reconnect: doubling, with a random part so that clients spread out. */
export function wait(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.7 + 0.3 * chance);
}

/** The socket's address, derived from the page's. */
export function address(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
}

export class Socket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #least = 0; // milliseconds to wait after the server has said that it goes down
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #link: Link = "joining";
  readonly #hello: () => Hello;
  readonly #ears: Ears;
  readonly #wake = (): void => this.#hurry();

  constructor(hello: () => Hello, ears: Ears) {
    this.#hello = hello;
    this.#ears = ears;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Send a message; false if there is no connection. */
  send(message: FromClient): boolean {
    if (this.#link !== "open" || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Say hello again, for example after a change of the language or the player. */
  again(): void {
    this.#drop();
    this.#attempt = 0;
    this.#open();
  }

  close(): void {
    this.#drop();
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #open(): void {
    const socket = (this.#socket = new WebSocket(address()));
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event) => this.#socket === socket && this.#hear(String(event.data));
    socket.onclose = (event) => this.#socket === socket && this.#lost(event.code);
    this.#listen(NO_ANSWER + LONGEST_WAIT);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer; // the server's own schema
    this.#listen(QUIET);
    if (message.type === "pong") return;
    if (message.type === "bye") this.#least = message.seconds * 1000;
    if (message.type === "table" && this.#link !== "open") {
      this.#attempt = 0;
      this.#least = 0;
      this.#tell("open", 0);
    }
    this.#ears.hear(message);
  }

  /** After a long silence, ping; without an answer the connection is lost. */
  #listen(patience: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      if (!this.send({ type: "ping" })) return this.#giveUp(); // nobody has answered the hello
      this.#pulse = setTimeout(() => this.#giveUp(), NO_ANSWER);
    }, patience);
  }

  #giveUp(): void {
    this.#drop();
    this.#lost(1006);
  }

  #lost(code: number): void {
    this.#socket = null;
    clearTimeout(this.#pulse);
    if (code === 1008) {
      this.#tell("ended", 0);
      return;
    }
    const pause = Math.max(this.#least, wait(this.#attempt++));
    this.#tell("lost", Date.now() + pause);
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  /** The network is back, or somebody looks at the page again: reconnect at once. */
  #hurry(): void {
    if (this.#link !== "lost" || this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  #tell(link: Link, next: number): void {
    this.#link = link;
    this.#ears.link(link, next);
  }
}
