/** Requests over HTTP. */
import { settings } from "../settings.svelte";
import type { Code, Games, Guest, Listed, Made, Me, Setup } from "./types";

/** A request that the server refused, or that did not reach it (`offline`). */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

/** Ask the server; `T` is the type that docs/protocol.md gives for the answer. */
export async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (settings.token) headers.Authorization = `Bearer ${settings.token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused("offline", "");
  }
  const found: unknown = await response.json().catch(() => null);
  if (response.ok) return found as T;
  const problem = (found ?? {}) as { code?: string; text?: string };
  throw new Refused(problem.code ?? "our_error", problem.text ?? "");
}

/** Ask as a guest; become a guest first if the browser has no token, or the server no longer knows it. */
export async function asGuest<T>(path: string, method: string, body?: unknown): Promise<T> {
  await becomeGuest();
  try {
    return await ask<T>(path, method, body);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "unknown_token") throw error;
    settings.set({ token: "" });
    await becomeGuest();
    return ask<T>(path, method, body);
  }
}

/** The name of a guest who has none yet: each reader sees their own language's word. */
const NAMELESS = "~";
let arriving: Promise<void> | null = null;

/** Get a name and a token. */
export function becomeGuest(): Promise<void> {
  if (settings.token) return Promise.resolve();
  arriving ??= arrive().finally(() => (arriving = null));
  return arriving;
}

async function arrive(): Promise<void> {
  const name = settings.name || NAMELESS;
  become(await ask<Guest>("/api/guests", "POST", { name }));
}

function become({ token, name }: Guest): void {
  settings.set({ token, name: name === NAMELESS ? "" : name });
}

/** Change the name. */
export async function rename(name: string): Promise<void> {
  if (settings.token) settings.set({ name: (await asGuest<Me>("/api/me", "PUT", { name })).name });
  else settings.set({ name });
}

/** A code with which another device becomes this person's, too. */
export const lendCode = (): Promise<Code> => asGuest("/api/me/code", "POST");

/** Become the person who asked for a code on another device. */
export async function useCode(code: string): Promise<void> {
  become(await ask<Guest>("/api/guests/code", "POST", { code }));
}

let games: Promise<Games> | null = null;

/** The games that can be played; requested once. */
export function whatCanBePlayed(): Promise<Games> {
  games ??= ask<Games>("/api/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

export const lobby = (): Promise<Listed[]> => ask("/api/tables");
export const makeTable = (setup: Setup): Promise<Made> => asGuest("/api/tables", "POST", setup);
export const branch = (table: string, at: number): Promise<Made> =>
  asGuest(`/api/tables/${table}/branch`, "POST", { at });
