/** Which puzzles this browser has solved. */
const KEY = "grognard.solved";

export function solved(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

export function markSolved(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved().add(name)]));
  } catch {
    // the browser stores nothing: the puzzle is solved all the same
  }
}
