// Written from the server's schema by `npm run types`.

export type FromClient =
  | Hello
  | Sit
  | Stand
  | PutBot
  | Start
  | Answer
  | Why
  | Undo
  | Propose
  | Consent
  | Resign
  | SetPolicy
  | Chat
  | Rematch
  | Ping;
export type FromServer = TableInfo | Update | Refusal | Accepted | Reason | Said | Bye | Pong;

/**
 * The first message: who, and which table. `says` false leaves out the sentences, for programs.
 */
export interface Hello {
  type: "hello";
  table: string;
  /**
   * none: a spectator
   */
  token?: string | null;
  lang?: ("cs" | "en" | "ro") | null;
  /**
   * false leaves out the sentences, for programs
   */
  says?: boolean;
  /**
   * how many events are known: those after them are told again
   */
  since?: number | null;
}
/**
 * Take a free seat, or a bot's before the start, or one's own back.
 */
export interface Sit {
  type: "sit";
  seat: number;
}
/**
 * Give a seat up before the start; later, let a bot play it until one is back.
 */
export interface Stand {
  type: "stand";
  seat: number;
}
/**
 * The host puts a bot on a free seat, or with no name takes it away.
 */
export interface PutBot {
  type: "bot";
  seat: number;
  /**
   * empty: take it away
   */
  name?: string;
}
/**
 * The host begins the game; every seat must be taken.
 */
export interface Start {
  type: "start";
}
/**
 * Answer the open question by its number.
 */
export interface Answer {
  type: "answer";
  seat: number;
  /**
   * its number
   */
  question: number;
  /**
   * one of the options, in the game's notation
   */
  answer: string;
}
/**
 * Ask why something is no answer.
 */
export interface Why {
  type: "why";
  seat: number;
  question: number;
  answer: string;
}
/**
 * Take back one's own last answer: free if nothing was learned since, else with everybody's consent.
 */
export interface Undo {
  type: "undo";
  seat: number;
  /**
   * the number of the open question
   */
  question: number;
}
/**
 * Offer a draw, or propose to abandon the game.
 */
export interface Propose {
  type: "propose";
  seat: number;
  what: "abandon" | "draw";
}
/**
 * Agree to what is proposed, or not.
 */
export interface Consent {
  type: "consent";
  seat: number;
  proposal: number;
  yes: boolean;
}
/**
 * Give the game up.
 */
export interface Resign {
  type: "resign";
  seat: number;
}
/**
 * In which reaction windows one is asked: `always`, `useful`, `never`, or `for` and moments of the game.
 */
export interface SetPolicy {
  type: "policy";
  seat: number;
  policy: string;
}
/**
 * Say something to the table.
 */
export interface Chat {
  type: "chat";
  text: string;
}
/**
 * A new table like this one, with the same people.
 */
export interface Rematch {
  type: "rematch";
}
/**
 * Still there?
 */
export interface Ping {
  type: "ping";
}
/**
 * The table as everybody sees it.
 */
export interface TableInfo {
  type: "table";
  id: string;
  setup: Setup;
  /**
   * `gathering`, `playing`, `over` or `frozen`
   */
  phase: string;
  seats: SeatInfo[];
  host: string;
  /**
   * of the seed, which is told when the game is over
   */
  commitment: string;
  /**
   * their version, and a digest of the cards
   */
  rules: string;
  /**
   * one's own seats
   */
  mine?: number[];
  /**
   * sockets without a seat
   */
  watching?: number;
  proposal?: Proposal | null;
  /**
   * 1 shared by the winners
   */
  score?: number[] | null;
  /**
   * `played`, `resigned`, `time`, `draw` or `abandoned`
   */
  ended?: string;
  /**
   * when the game is over
   */
  seed?: string;
  /**
   * the table of the rematch
   */
  next?: string;
}
/**
 * What a table agrees on before it is made.
 */
export interface Setup {
  game: string;
  /**
   * the game's first one if empty
   */
  variant?: string;
  seats?: number;
  /**
   * as `GET /api/games` lists them
   */
  options?: {
    [k: string]: boolean | number | string;
  };
  /**
   * a bot's name for each seat, empty for a person
   *
   * @maxItems 9
   */
  bots?: string[];
  title?: string;
  /**
   * of who does not say hello in another
   */
  lang?: "cs" | "en" | "ro";
  clock?: Clock;
  /**
   * in the lobby; otherwise only by link
   */
  listed?: boolean;
  /**
   * whether anybody may watch
   */
  spectators?: boolean;
  /**
   * seconds by which spectators lag behind
   */
  delay?: number;
  chat?: boolean;
  /**
   * seconds until a bot answers for who has left; 0: never
   */
  patience?: number;
  /**
   * seconds at most before the table passes for somebody who has nothing to play
   */
  pause?: number;
}
/**
 * Thinking time: `none`; `move`: seconds for each answer; `bank`: seconds in all, and some for each answer.
 */
export interface Clock {
  kind?: "bank" | "move" | "none";
  /**
   * for each answer, or in all
   */
  seconds?: number;
  /**
   * of a bank: seconds more for each answer
   */
  increment?: number;
}
/**
 * Who sits where.
 */
export interface SeatInfo {
  seat: number;
  name?: string;
  bot?: string;
  /**
   * has a socket at the table
   */
  here?: boolean;
  /**
   * seconds left
   */
  clock?: number | null;
  resigned?: boolean;
  /**
   * a bot answers until the person is back
   */
  away?: boolean;
  /**
   * of one's own seats only
   */
  policy?: string;
}
/**
 * What is proposed, by whom, and who has agreed.
 */
export interface Proposal {
  number: number;
  /**
   * `undo`, `draw` or `abandon`
   */
  what: string;
  /**
   * who proposes
   */
  seat: number;
  /**
   * the seats that have agreed
   */
  agreed: number[];
}
/**
 * All that a seat, or a spectator, learns by what has just happened.
 */
export interface Update {
  type: "update";
  /**
   * whose share it is; null: a spectator's
   */
  seat: number | null;
  /**
   * the number of the first of these events
   */
  first: number;
  /**
   * what has happened, as numbers
   */
  events: unknown[];
  /**
   * what has happened, as sentences
   */
  log: string[];
  /**
   * all that the seat may see
   */
  view: {
    [k: string]: unknown;
  };
  /**
   * null: the game is over
   */
  question: Question | null;
  /**
   * seconds that each seat has left
   */
  clocks?: number[] | null;
}
/**
 * The open question as one seat gets it; options only for who is asked.
 */
export interface Question {
  number: number;
  seat: number;
  /**
   * what kind of question it is
   */
  asked: string;
  prompt?: string;
  /**
   * only for who is asked
   */
  options?: Choice[] | null;
  /**
   * the seat's policy passes here; only its owner is told
   */
  passing?: boolean;
}
/**
 * One answer that is open: its notation and, for people, its sentence.
 */
export interface Choice {
  /**
   * what to send
   */
  answer: string;
  /**
   * what to show
   */
  text?: string;
}
/**
 * Why something was not accepted; nothing has changed.
 */
export interface Refusal {
  type: "refused";
  /**
   * for programs
   */
  code: string;
  text: string;
  /**
   * the number of the rule that forbids it
   */
  rule?: string;
  /**
   * the number of the open question
   */
  question?: number | null;
}
/**
 * An answer is on disk.
 */
export interface Accepted {
  type: "accepted";
  question: number;
  seat: number;
}
/**
 * The answer to `why`: empty text if nothing speaks against it.
 */
export interface Reason {
  type: "reason";
  question: number;
  answer: string;
  /**
   * empty: nothing speaks against it
   */
  text?: string;
  /**
   * the number of the rule
   */
  rule?: string;
}
/**
 * A line of chat.
 */
export interface Said {
  type: "said";
  name: string;
  text: string;
  /**
   * milliseconds since 1970
   */
  at: number;
  /**
   * null: a spectator
   */
  seat?: number | null;
}
/**
 * The server is going down; come back after so many seconds.
 */
export interface Bye {
  type: "bye";
  seconds: number;
}
/**
 * Still there.
 */
export interface Pong {
  type: "pong";
}
/**
 * What can be played, by whom and in which languages.
 */
export interface Games {
  games: GameInfo[];
  bots: string[];
  languages: string[];
  protocol: number;
}
/**
 * A game, and how it can be played.
 */
export interface GameInfo {
  name: string;
  title: string;
  /**
   * how many can play each
   */
  variants: {
    [k: string]: number[];
  };
  /**
   * each with its values, the default first
   */
  options: {
    [k: string]: unknown[];
  };
  /**
   * of its reaction windows, for policies
   */
  moments: string[];
  /**
   * their version
   */
  rules: string;
}
/**
 * A guest says how to be called.
 */
export interface NewGuest {
  name: string;
}
/**
 * A guest and the secret that proves it.
 */
export interface Guest {
  id: number;
  name: string;
  /**
   * shown once, kept only as a hash
   */
  token: string;
}
/**
 * Whose token it is.
 */
export interface Me {
  id: number;
  name: string;
}
/**
 * A table in the lobby.
 */
export interface Listed {
  id: string;
  title: string;
  game: string;
  variant: string;
  seats: number;
  /**
   * seats without a person, before the start
   */
  free: number;
  phase: string;
  host: string;
  spectators: boolean;
  /**
   * made when, in milliseconds since 1970
   */
  at: number;
}
/**
 * A table that was made.
 */
export interface Made {
  table: string;
}
/**
 * A step of a replay: from one seat's eyes, a spectator's, or all open with the view of every seat.
 */
export interface Position {
  /**
   * how many answers have been given
   */
  step: number;
  /**
   * how many there are
   */
  steps: number;
  update: Update;
  /**
   * all open: the view of every seat
   */
  views?: unknown[] | null;
}
/**
 * A new table that goes on from a step of a finished game.
 */
export interface Branch {
  /**
   * how many answers of the game are kept
   */
  at: number;
}
/**
 * A position to solve.
 */
export interface Puzzle {
  name: string;
  game: string;
  task: string;
  /**
   * that it shows
   */
  rules: string[];
}
/**
 * A puzzle as its solver sees it.
 */
export interface PuzzlePosition {
  puzzle: Puzzle;
  update: Update;
}
/**
 * Answers to a puzzle, from its first question on.
 */
export interface Attempt {
  /**
   * @maxItems 200
   */
  answers: string[];
}
/**
 * What the engine says of an attempt: solved; or a rule that forbids an answer, or not yet; and where it leads.
 */
export interface Verdict {
  solved: boolean;
  /**
   * solved, not yet, or why an answer is refused
   */
  text: string;
  update: Update1;
  /**
   * that refuses an answer
   */
  rule?: string;
}
/**
 * All that a seat, or a spectator, learns by what has just happened.
 */
export interface Update1 {
  type: "update";
  /**
   * whose share it is; null: a spectator's
   */
  seat: number | null;
  /**
   * the number of the first of these events
   */
  first: number;
  /**
   * what has happened, as numbers
   */
  events: unknown[];
  /**
   * what has happened, as sentences
   */
  log: string[];
  /**
   * all that the seat may see
   */
  view: {
    [k: string]: unknown;
  };
  /**
   * null: the game is over
   */
  question: Question | null;
  /**
   * seconds that each seat has left
   */
  clocks?: number[] | null;
}
