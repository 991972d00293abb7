/** Going through steps by hand, or automatically with a pause after each. */

const PAUSE = 1500; // milliseconds

export class Stepper {
  at = $state(0);
  isPlaying = $state(false);
  readonly #count: () => number;

  constructor(count: () => number, at = 0) {
    this.#count = count;
    this.at = at;
    $effect(() => {
      if (!this.isPlaying) return;
      const timer = setInterval(() => this.#on(), PAUSE);
      return () => clearInterval(timer);
    });
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.#count(), at));
  }

  /** By hand: stop playing automatically. */
  jump(at: number): void {
    this.isPlaying = false;
    this.go(at);
  }

  play(yes: boolean): void {
    this.isPlaying = yes;
    if (yes) this.#on();
  }

  #on(): void {
    this.go(this.at + 1);
    if (this.at >= this.#count()) this.isPlaying = false;
  }
}

/** The arrow keys go through steps, too, unless something else needs them. */
export function onStepKey(event: KeyboardEvent, stepper: Stepper): void {
  const target = event.target instanceof Element ? event.target : null;
  if (
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    target?.closest("input, select, textarea, [data-things], dialog")
  )
    return;
  if (event.key === "ArrowLeft") stepper.jump(stepper.at - 1);
  else if (event.key === "ArrowRight") stepper.jump(stepper.at + 1);
  else return;
  event.preventDefault();
}
