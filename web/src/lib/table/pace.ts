/** Delivers messages one after another, with time to look at each; none is lost, and all can be fetched at once. */

const LOOK = 420; // milliseconds
const HURRY = 140; // when many wait
const MANY = 5;

export interface Pacing<T> {
  take(message: T): void;
  /** Which moment of the game a message shows, if it shows something; messages of one moment come together. */
  moment(message: T): number | null;
  /** Whether somebody is looking who wants motion. */
  isSeen(): boolean;
}

export class Pace<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moment: number | null = null; // that is being looked at
  #since = 0;
  readonly #how: Pacing<T>;

  constructor(how: Pacing<T>) {
    this.#how = how;
  }

  add(message: T): void {
    this.#waiting.push(message);
    if (this.#timer === undefined) this.#go();
  }

  /** Deliver everything that waits now. */
  skip(): void {
    this.stop();
    this.#moment = null;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const message of waiting) this.#how.take(message);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #go(): void {
    this.#timer = undefined;
    for (let message = this.#waiting[0]; message !== undefined; message = this.#waiting[0]) {
      const moment = this.#how.moment(message);
      const left = moment === this.#moment ? 0 : this.#left();
      if (left > 0) {
        this.#timer = setTimeout(() => this.#go(), left);
        return;
      }
      this.#waiting.shift();
      this.#how.take(message);
      if (moment !== null && moment !== this.#moment) {
        this.#moment = moment;
        this.#since = performance.now();
      }
    }
  }

  /** How long the present moment still stays. */
  #left(): number {
    if (this.#moment === null || !this.#how.isSeen()) return 0;
    return this.#since + (this.#waiting.length > MANY ? HURRY : LOOK) - performance.now();
  }
}
