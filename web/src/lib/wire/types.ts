// Written from the server's schema by `npm run types`.

export type FromClient =
  | Hello
  | Sit
  | Stand
  | Remove
  | PutBot
  | Bring
  | Ready
  | Start
  | Answer
  | Why
  | Hint
  | Undo
  | Propose
  | Consent
  | Resign
  | SetPolicy
  | Chat
  | Rematch
  | Ping;
export type FromServer = TableInfo | Update | Refusal | Accepted | Reason | Hinted | Removed | Said | Bye | Pong;

/**
 * The first message: who you are, and which table you join.
 */
export interface Hello {
  type: "hello";
  table: string;
  /**
   * null: a spectator
   */
  token?: string | null;
  lang?: ("cs" | "en" | "ro") | null;
  /**
   * false: without sentences, for programs
   */
  says?: boolean;
  /**
   * how many events you know: later events are sent again
   */
  since?: number | null;
}
/**
 * Take a free seat, a bot's seat before the start, or your own seat back.
 */
export interface Sit {
  type: "sit";
  seat: number;
  /**
   * who plays there, if several people share a device; null: the guest
   */
  name?: string | null;
}
/**
 * Give a seat up before the start; later, let a bot play it until you are back.
 */
export interface Stand {
  type: "stand";
  seat: number;
}
/**
 * The host takes a seat from somebody before the start.
 */
export interface Remove {
  type: "remove";
  seat: number;
}
/**
 * The host puts a bot on a free seat, or takes a bot away.
 */
export interface PutBot {
  type: "bot";
  seat: number;
  /**
   * empty: take the bot away
   */
  name?: string;
}
/**
 * Bring a deck to your seat before the start, in games with decks; the host may bring one to a bot's seat.
 *
 *     Between the games of a match: your deck with some of its cards exchanged for cards of the sideboard.
 */
export interface Bring {
  type: "deck";
  seat: number;
  /**
   * one of the game's decks by name, or a text with a count and a card on each line; empty: no deck
   */
  deck: string;
}
/**
 * Between the games of a match: a seat is ready for the next one, which begins when every person is ready.
 */
export interface Ready {
  type: "ready";
  seat: number;
  yes?: boolean;
}
/**
 * The host begins the game; every seat must be taken.
 */
export interface Start {
  type: "start";
}
/**
 * Answer the open question, named by its number.
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
 * Ask why an answer is not allowed, or why no answer may touch a thing.
 */
export interface Why {
  type: "why";
  seat: number;
  question: number;
  /**
   * either this or a thing
   */
  answer?: string | null;
  /**
   * as in the `touches` of options
   */
  thing?: string | null;
}
/**
 * Ask what a bot that sees only what the seat sees would answer.
 */
export interface Hint {
  type: "hint";
  seat: number;
  /**
   * the number of the open question
   */
  question: number;
}
/**
 * Take back your last answer: free if nobody has learned anything since, otherwise with everybody's consent.
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
 * Agree to a proposal, or decline it.
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
 * Say in which reaction windows you are asked: `useful`, `each card=always combat=never` … (see above).
 */
export interface SetPolicy {
  type: "policy";
  seat: number;
  policy: string;
  /**
   * pass in every window until your turn begins or you are attacked
   */
  until?: boolean;
}
/**
 * Say something to the table.
 */
export interface Chat {
  type: "chat";
  text: string;
}
/**
 * Open a new table like this one, with the same people.
 */
export interface Rematch {
  type: "rematch";
}
/**
 * Ask whether the server is still there.
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
   * the commitment to the seed, which is shown when the game is over
   */
  commitment: string;
  /**
   * the version of the rules, and a digest of the cards
   */
  rules: string;
  /**
   * your own seats
   */
  mine?: number[];
  /**
   * sockets without a seat
   */
  watching?: number;
  proposal?: Proposal | null;
  /**
   * one point, shared by the winners
   */
  score?: number[] | null;
  /**
   * `played`, `resigned`, `time`, `draw` or `abandoned`
   */
  ended?: string;
  /**
   * shown when the game and its match are over
   */
  seed?: string;
  /**
   * the table of the next game of a match, or of the rematch
   */
  next?: string;
  /**
   * whether you are the host
   */
  hosting?: boolean;
  /**
   * how many times answers were taken back
   */
  undone?: number;
  match?: MatchInfo | null;
  /**
   * which rule or card has changed, if the game cannot be continued or watched because of it
   */
  why?: string;
}
/**
 * How a table is set up.
 */
export interface Setup {
  game: string;
  /**
   * empty: the first variant of the game
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
  /**
   * for each seat a deck by name or as text, or an empty text; only the player of the seat sees it
   *
   * @maxItems 9
   */
  decks?: string[];
  /**
   * a scenario whose position the game begins from, instead of variant, seats and options
   */
  scene?: string;
  /**
   * games of a match, if the game has decks; whoever wins more than half of them wins the match
   */
  games?: 1 | 3 | 5;
  title?: string;
  /**
   * the language of clients that name none in `hello`
   */
  lang?: "cs" | "en" | "ro";
  clock?: Clock;
  /**
   * whether the lobby lists the table; otherwise it is found only by its link
   */
  listed?: boolean;
  /**
   * whether anybody may watch
   */
  spectators?: boolean;
  /**
   * how many seconds later spectators see everything
   */
  delay?: number;
  chat?: boolean;
  /**
   * seconds until a bot answers for somebody who has left; 0: never
   */
  patience?: number;
  /**
   * most seconds before the table passes for a player with nothing to play; bots take a third of that
   */
  pause?: number;
}
/**
 * Thinking time: `none`; `move`, seconds for each answer; or `bank`, seconds for the whole game.
 */
export interface Clock {
  kind?: "bank" | "move" | "none";
  /**
   * for each answer, or for the whole game
   */
  seconds?: number;
  /**
   * with a bank: seconds added after each answer
   */
  increment?: number;
}
/**
 * A seat, and who sits there.
 */
export interface SeatInfo {
  seat: number;
  name?: string;
  bot?: string;
  /**
   * whether the person has a socket at the table
   */
  here?: boolean;
  /**
   * seconds left
   */
  clock?: number | null;
  resigned?: boolean;
  /**
   * whether a bot answers until the person is back
   */
  away?: boolean;
  /**
   * only for your own seats
   */
  policy?: string;
  /**
   * passes in every window until its turn or an attack; only for your own seats
   */
  until?: boolean;
  /**
   * the name of the deck; only for your own seats
   */
  deck?: string;
  /**
   * between the games of a match, only for your own seats
   */
  cards?: DeckCards | null;
  /**
   * for the next game of a match
   */
  ready?: boolean;
}
/**
 * The cards of a deck: those that are played with, and the sideboard.
 */
export interface DeckCards {
  main: CardCount[];
  side: CardCount[];
  /**
   * how many more copies are in play than in the game before; negative: fewer
   */
  moved?: CardCount[];
}
/**
 * A card of a deck, and how many copies there are.
 */
export interface CardCount {
  count: number;
  /**
   * its slug
   */
  card: string;
}
/**
 * A proposal, who made it, and who has agreed.
 */
export interface Proposal {
  number: number;
  /**
   * `undo`, `draw` or `abandon`
   */
  what: string;
  /**
   * the seat that proposes
   */
  seat: number;
  /**
   * the seats that have agreed
   */
  agreed: number[];
}
/**
 * The match of several games that a table's game belongs to; each game has a table of its own.
 */
export interface MatchInfo {
  /**
   * how many games there are at most
   */
  games: number;
  /**
   * the number of this game, from 1
   */
  game: number;
  /**
   * how many games each seat has won so far
   */
  won: number[];
  over?: boolean;
  /**
   * the winners of the match when it is over; empty: a draw
   */
  winners?: number[];
  /**
   * the table of the game before
   */
  before?: string;
}
/**
 * Everything that a seat or a spectator learns from what has just happened.
 */
export interface Update {
  type: "update";
  /**
   * the seat it is for; null: a spectator
   */
  seat: number | null;
  /**
   * the number of the first of these events
   */
  first: number;
  /**
   * what has happened, as lists of numbers
   */
  events: unknown[];
  /**
   * the same in sentences, one for each event
   */
  log: Logged[];
  /**
   * everything that the seat may see; its type depends on the game
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
  /**
   * sentences about things, by their names
   */
  notes?: {
    [k: string]: string[];
  };
}
/**
 * An event as a sentence.
 */
export interface Logged {
  text: string;
  /**
   * the number of the rule behind it
   */
  rule?: string;
}
/**
 * The open question as a seat sees it; only the seat that is asked sees the options.
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
   * only for the seat that is asked
   */
  options?: Choice[] | null;
  /**
   * whether the seat's policy passes here; only for its owner
   */
  passing?: boolean;
  /**
   * for each thing, what it can be aimed at next, or `area:` and where it will lie; shown with the options
   */
  aims?: {
    [k: string]: string[];
  };
}
/**
 * One option: its notation and, for people, a sentence and the things to touch.
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
  /**
   * the things of the view to touch, in order, as `kind:what`
   */
  touches?: string[];
}
/**
 * A message was refused, and nothing has changed.
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
 * The reply to `why`.
 */
export interface Reason {
  type: "reason";
  question: number;
  /**
   * the one that you asked about
   */
  answer?: string;
  /**
   * empty: it is allowed
   */
  text?: string;
  /**
   * the number of the rule
   */
  rule?: string;
  /**
   * the one that you asked about
   */
  thing?: string;
  /**
   * for a thing; empty: it may be touched
   */
  because?: Because[];
}
/**
 * Why an answer that touches a thing is not allowed.
 */
export interface Because {
  text: string;
  /**
   * the number of the rule
   */
  rule: string;
  /**
   * in the game's notation
   */
  answer: string;
}
/**
 * The reply to `hint`: what the bot would answer. Nobody else sees it.
 */
export interface Hinted {
  type: "hinted";
  question: number;
  seat: number;
  /**
   * one of the options
   */
  answer: string;
  /**
   * its sentence
   */
  text?: string;
}
/**
 * The host has taken your seat from you; you may sit down again.
 */
export interface Removed {
  type: "removed";
  seat: number;
  /**
   * the name of the host
   */
  host: string;
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
 * The server is shutting down; come back after this many seconds.
 */
export interface Bye {
  type: "bye";
  seconds: number;
}
/**
 * The server is still there.
 */
export interface Pong {
  type: "pong";
}
/**
 * The games, the bots and the languages.
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
   * for each variant, how many can play it
   */
  variants: {
    [k: string]: number[];
  };
  /**
   * the values of each option, the default first
   */
  options: {
    [k: string]: unknown[];
  };
  /**
   * the moments of its reaction windows, for policies
   */
  moments: string[];
  /**
   * the version of the rules
   */
  rules: string;
  /**
   * the names of its decks, if it is played with decks
   */
  decks?: string[];
}
/**
 * The name of a new guest, or another name for a guest.
 */
export interface NewGuest {
  /**
   * `~`: none yet; whoever reads it calls the guest as their language does
   */
  name: string;
}
/**
 * A guest and the secret token that proves who it is.
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
 * A typed code; case, spaces and dashes do not matter.
 */
export interface TypedCode {
  code: string;
}
/**
 * The guest that a token belongs to.
 */
export interface Me {
  id: number;
  name: string;
}
/**
 * A code that brings a guest to another device.
 */
export interface Code {
  /**
   * it works once
   */
  code: string;
  /**
   * how long it works
   */
  seconds: number;
}
/**
 * A table of your own: you sit there, are its host, or have played there.
 */
export interface MyTable {
  id: string;
  title: string;
  game: string;
  variant: string;
  phase: string;
  /**
   * when it was opened, in milliseconds since 1970
   */
  at: number;
  /**
   * when something last happened there
   */
  last: number;
  /**
   * the players by seat, including bots; empty: nobody
   */
  names?: string[];
  /**
   * your own seats
   */
  mine?: number[];
  /**
   * whether one of your seats is asked
   */
  asked?: boolean;
  /**
   * the score, if the game is over
   */
  score?: number[] | null;
  /**
   * `played`, `resigned`, `time`, `draw` or `abandoned`
   */
  ended?: string;
}
/**
 * A deck that a guest keeps.
 */
export interface KeptDeck {
  name: string;
  game: string;
  /**
   * its text
   */
  deck: string;
  /**
   * when it was kept, in milliseconds since 1970
   */
  at: number;
}
/**
 * A deck to keep, legal or not.
 */
export interface NewDeck {
  deck: string;
  game?: string;
}
/**
 * The cards of a game that a guest owns, as they were kept.
 */
export interface KeptCollection {
  game: string;
  /**
   * the list as text
   */
  cards: string;
  /**
   * when it was kept, in milliseconds since 1970; 0: never
   */
  at: number;
}
/**
 * The cards that a guest owns.
 */
export interface NewCollection {
  /**
   * a list in any format that is read; an empty one forgets all
   */
  cards: string;
  game?: string;
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
   * seats that you could take
   */
  free: number;
  phase: string;
  host: string;
  spectators: boolean;
  /**
   * when it was opened, in milliseconds since 1970
   */
  at: number;
}
/**
 * A table that was opened.
 */
export interface Made {
  table: string;
}
/**
 * A step of a replay, as a seat or a spectator saw it, or all open.
 */
export interface Position {
  /**
   * how many answers have been given
   */
  step: number;
  /**
   * how many answers there are
   */
  steps: number;
  update: Update;
  /**
   * if all is open: the view of every seat
   */
  views?: unknown[] | null;
}
/**
 * All steps of a finished game in sentences, as a seat or a spectator knew them, or all open.
 */
export interface Story {
  game: string;
  variant: string;
  /**
   * the players by seat
   */
  names: string[];
  steps: StoryStep[];
  score?: number[] | null;
  /**
   * `played`, `resigned`, `time`, `draw` or `abandoned`
   */
  ended?: string;
}
/**
 * What one answer of a finished game did.
 */
export interface StoryStep {
  /**
   * the seat that answered
   */
  seat: number;
  /**
   * a sentence; empty if the reader may not see it
   */
  answer?: string;
  /**
   * what happened because of it
   */
  log?: Logged[];
  /**
   * whether another turn began after it
   */
  turn?: boolean;
}
/**
 * A request for a new table that continues from a step of a finished game.
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
   * the rules that it shows
   */
  rules: string[];
  variant?: string;
  seats?: number;
  /**
   * how many answers its solution has
   */
  steps?: number;
}
/**
 * A puzzle as its solver sees it.
 */
export interface PuzzlePosition {
  puzzle: Puzzle;
  update: Update;
  /**
   * cards that only this puzzle has
   */
  cards?: CardText[];
  /**
   * with `?solution=yes`: answers that solve it
   */
  solution?: SceneStep[];
}
/**
 * A card to read.
 */
export interface CardText {
  /**
   * its name in views and in the notation of answers
   */
  slug: string;
  name: string;
  /**
   * the kind of card, or the expansion it comes from
   */
  set: string;
  /**
   * generated from what the card does; empty if it cannot be played yet
   */
  text: string;
  /**
   * what is printed on it; its type depends on the game
   */
  facts: {
    [k: string]: unknown;
  };
  /**
   * its number in events, and in views that have numbers
   */
  number?: number | null;
  /**
   * whether it can be played with
   */
  executable?: boolean;
}
/**
 * An answer of a scenario, and the rule that forbids it, if it is refused.
 */
export interface SceneStep {
  seat: number;
  text: string;
  /**
   * in the game's notation
   */
  answer: string;
  /**
   * why it is refused; empty: it is played
   */
  refused?: string;
  /**
   * the rule that forbids it
   */
  rule?: string;
}
/**
 * Every rule of a game.
 */
export interface Rules {
  game: string;
  /**
   * the language of the texts: English if the rulebook does not have the language asked for
   */
  lang: string;
  rules: RuleText[];
}
/**
 * A numbered rule, or a ruling on something that the rulebook leaves open, in our words.
 */
export interface RuleText {
  number: string;
  text: string;
  /**
   * how much a ruling matters: `H`, `M` or `L`; empty: a rule of the book
   */
  weight?: string;
  shown_by?: ShownBy[];
}
/**
 * A scenario that shows a rule.
 */
export interface ShownBy {
  /**
   * as in `GET /api/scenarios/{game}/{name}`
   */
  name: string;
  /**
   * in English
   */
  title: string;
  /**
   * how many answers are given in it
   */
  steps: number;
  /**
   * the rules that it shows, the one it is about first
   */
  rules?: string[];
}
/**
 * Every card of a game in a language.
 */
export interface Cards {
  game: string;
  lang: string;
  cards: CardText[];
  /**
   * for each fact, the words for its values
   */
  words: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * The ready-made decks of the game.
 */
export interface OurDecks {
  decks: OurDeck[];
  /**
   * the affiliations that a random deck can have
   */
  affiliations: string[];
}
/**
 * A ready-made deck of the game.
 */
export interface OurDeck {
  name: string;
  title: string;
  text: string;
  /**
   * the affiliations of its warriors, the most frequent first
   */
  of: string[];
}
/**
 * A deck to check.
 */
export interface DeckQuestion {
  /**
   * one of our decks by name, or any text
   */
  deck: string;
  game?: string;
  /**
   * whether the list of cards limited to one copy or none applies
   */
  restricted?: boolean;
}
/**
 * A report on a deck, which is legal if it lists no problem.
 */
export interface DeckReport {
  name: string;
  library: DeckEntry[];
  sideboard: DeckEntry[];
  /**
   * how many cards are in the draw pile, including those with unknown names
   */
  cards: number;
  /**
   * how many are in the sideboard, likewise
   */
  beside: number;
  /**
   * in the order of the lines
   */
  problems: DeckProblem[];
  /**
   * how many more problems there are
   */
  more?: number;
  /**
   * the deck written out again, without lines that cannot be read
   */
  text?: string;
  /**
   * the same for other programs, by format
   */
  exports?: {
    [k: string]: string;
  };
  /**
   * how many cards a player begins with
   */
  hand?: number;
}
/**
 * Copies of a card in a deck.
 */
export interface DeckEntry {
  count: number;
  /**
   * its slug
   */
  card: string;
}
/**
 * What is wrong with a deck.
 */
export interface DeckProblem {
  /**
   * a sentence that says what is expected
   */
  text: string;
  /**
   * the rule that it breaks, if there is one
   */
  rule?: string;
  /**
   * the line of the text, from 1
   */
  line?: number;
  /**
   * the slug of the card concerned
   */
  card?: string;
  /**
   * slugs of cards that a misspelled name may mean
   */
  perhaps?: string[];
}
/**
 * What could be read in a list of cards, and what could not.
 */
export interface CollectionReport {
  owned: DeckEntry[];
  /**
   * in the order of the lines
   */
  problems: DeckProblem[];
  /**
   * how many more problems there are
   */
  more?: number;
  /**
   * the list written out again, without lines that cannot be read
   */
  text?: string;
  /**
   * the same as comma-separated cells for a spreadsheet
   */
  table?: string;
}
/**
 * A request for a random deck.
 */
export interface DeckWish {
  /**
   * empty: any
   */
  affiliation?: string;
  game?: string;
}
/**
 * A scenario after some of its answers, as the seat that gives the first answer sees it.
 */
export interface Scene {
  game: string;
  name: string;
  /**
   * in English
   */
  title: string;
  variant: string;
  seats: number;
  /**
   * the rules that it shows
   */
  rules: string[];
  /**
   * how many steps are done
   */
  at: number;
  steps: SceneStep[];
  /**
   * answers that are refused wherever they could be tried
   */
  never: SceneStep[];
  update: Update;
  /**
   * cards that only this scenario has
   */
  cards?: CardText[];
}
/**
 * Answers to a puzzle, starting with its first question.
 */
export interface Attempt {
  /**
   * @maxItems 200
   */
  answers: string[];
  /**
   * also say why this may not be touched after them
   */
  thing?: string;
}
/**
 * What the engine says about an attempt, and the position that it leads to.
 */
export interface Verdict {
  solved: boolean;
  /**
   * whether it is solved, or why an answer is refused
   */
  text: string;
  update: Update;
  /**
   * the rule that forbids an answer
   */
  rule?: string;
  /**
   * why the thing may not be touched
   */
  because?: Because[];
}
/**
 * The table of Rush as one seat, or a spectator, sees it. The bases of seat s are 3s, 3s+1 and 3s+2.
 */
export interface RushShown {
  /**
   * the card that the question is about; only for the asked seat
   */
  about: string | null;
  /**
   * in play, by number
   */
  achievements: number[];
  active: number;
  asked: string;
  attacked: boolean;
  /**
   * 0 upright, 1 damaged, 2 destroyed
   */
  base_damage: number[];
  /**
   * how many vehicles were bought, by nation
   */
  bought: number[];
  /**
   * one's own
   */
  company: string[];
  deck: number;
  /**
   * the seat's own depot, the top last
   */
  depot: string[];
  depot_sizes: number[];
  depot_tops: (string | null)[];
  discard: number;
  discard_top: string | null;
  doubles: number[];
  /**
   * this round is the last
   */
  ending: boolean;
  facts: number[];
  /**
   * the starting player
   */
  first: number;
  /**
   * attackers, or the card whose abilities run
   */
  front: string[];
  /**
   * paid this turn: for vehicles of each nation alone, then for any
   */
  funds: number[];
  garages: number[];
  guard_damage: number[];
  guards: (string | null)[];
  hand_sizes: number[];
  /**
   * as far as they are seen
   */
  hands: string[][];
  /**
   * kills that wait for their medals, by nation of the attackers
   */
  kills: number[];
  /**
   * which columns of funds a card was laid down for, as bits
   */
  laid: number;
  /**
   * next to the vehicle deck first
   */
  market: string[];
  options: number[];
  /**
   * vehicles played this turn
   */
  played: string[];
  recruiting: boolean;
  round: number;
  /**
   * whose view it is; null: a spectator's
   */
  seat: number | null;
  /**
   * left in each nation's pack
   */
  singles: number[];
  /**
   * cost of what was bought, by nation
   */
  spent: number[];
  /**
   * of every seat
   */
  standings: RushStanding[];
  /**
   * for each achievement in play: every seat's count
   */
  tallies: number[][];
  to_answer: number;
  wreckyard: string[];
}
/**
 * What a seat would score if the game ended now (RUSH-099).
 */
export interface RushStanding {
  /**
   * that it would win
   */
  achievements: number[];
  /**
   * captured
   */
  bases: number;
  /**
   * on medal cards
   */
  medals: number;
  score: number;
}
/**
 * Everything that a seat or a spectator sees of a game.
 */
export interface BattlegroundsShown {
  active: number;
  artillery: BattlegroundsArtillery | null;
  asked: string;
  choosing: string[];
  duds: number;
  extra: number;
  facts: number[];
  figures: BattlegroundsFigure[];
  first: number;
  fresh: string[];
  ground: {
    [k: string]: string;
  };
  middle: string[];
  options: number[];
  owners: BattlegroundsOwner[];
  picks: number[];
  pile: number;
  quiet: number;
  round: number;
  seat: number | null;
  stale: string[];
  tanks: BattlegroundsTank[];
  target: number;
  to_answer: number;
  variant: string;
}
/**
 * The opponent of Solo.
 */
export interface BattlegroundsArtillery {
  hits: string[];
  letters: string[];
  numbers: string[];
  points: number;
  rank_points: number[];
}
/**
 * A wooden tank and what belongs to its colour.
 */
export interface BattlegroundsFigure {
  at: string | null;
  base: string[];
  colour: string;
  moves: BattlegroundsMove[];
  seat: number;
  shots: string[];
  stack: number;
  tank: string | null;
  threat: string[];
  wrecked: string | null;
}
/**
 * A move that a figure's card allows from where it stands, with what it drives over and what it costs.
 */
export interface BattlegroundsMove {
  answer: string;
  danger: "" | "armour" | "tank";
  hazards: string[];
  path: string[];
  shots: string[];
  to: string;
}
/**
 * A seat or a team that collects tokens.
 */
export interface BattlegroundsOwner {
  captured: number;
  pairs: BattlegroundsPair[];
  points: number;
  ready: string[];
  seats: number[];
  singles: string[];
  taken: {
    [k: string]: number;
  };
}
/**
 * Pairs of one picture.
 */
export interface BattlegroundsPair {
  count: number;
  picture: string;
}
/**
 * A tank card: how it moves and shoots with its upgrades, and where it lies.
 */
export interface BattlegroundsTank {
  figure: string | null;
  id: string;
  move_range: number[];
  move_way: "diag" | "orth";
  name: string;
  place: "box" | "drawn" | "laid_out" | "pile" | "seat";
  seat: number | null;
  shoots_first: boolean;
  shot_range: number[];
  shot_way: "diag" | "orth";
  turns: boolean;
  upgrades: string[];
}
/**
 * The table of Doomtrooper as one seat, or a spectator, sees it.
 */
export interface DoomtrooperShown {
  active: number;
  asked: string;
  cards: DoomtrooperCard[];
  changes: DoomtrooperChange[];
  /**
   * the innermost last
   */
  combats: DoomtrooperCombat[];
  extra: DoomtrooperExtra[];
  facts: number[];
  /**
   * one's own
   */
  grave: string[];
  /**
   * one's own
   */
  hand: string[];
  options: number[];
  overtime: number;
  /**
   * the innermost first
   */
  pending: DoomtrooperPending[];
  /**
   * cards that may be taken now from the pile that the question names
   */
  pile: string[];
  players: DoomtrooperPlayer[];
  round: number;
  /**
   * whose view it is; null: a spectator's
   */
  seat: number | null;
  /**
   * one's own
   */
  sideboard: string[];
  /**
   * standard actions left
   */
  standard: number;
  step: "act" | "discard" | "draw" | "end" | "start";
  /**
   * the combatant that strikes first as things stand
   */
  strikes_first: number | null;
  /**
   * the P needed to win (DT-231)
   */
  target: number;
  to_answer: number;
}
/**
 * A card on the table.
 */
export interface DoomtrooperCard {
  /**
   * out of play on the table (DT-337)
   */
  away: boolean;
  /**
   * the card it is attached to, or the player
   */
  bearer: number | null;
  /**
   * a wall: it neither fights nor guards (DT-314)
   */
  behind: boolean;
  /**
   * null: face down
   */
  card: string | null;
  control: number;
  /**
   * what the card has counted
   */
  count: number;
  covered: boolean;
  /**
   * its number on the table
   */
  id: number;
  /**
   * this turn (DT-052)
   */
  left_cover: boolean;
  /**
   * a cultist whose player chose the Dark Legion (DT-298)
   */
  legion: boolean;
  /**
   * a vehicle that its warrior is not in (DT-076)
   */
  outside: boolean;
  owner: number;
  place: "aside" | "attached" | "game" | "kohort" | "outpost" | "played" | "player" | "squad";
  prisoner: boolean;
  ratings: DoomtrooperRatings | null;
  /**
   * mustered into cover, not revealed (DT-054)
   */
  unpaid: boolean;
  wounded: boolean;
}
/**
 * A warrior's present ratings; null if a dash is printed (DT-215).
 */
export interface DoomtrooperRatings {
  A: number | null;
  F: number | null;
  S: number | null;
  V: number | null;
  /**
   * with the best weapon at hand
   */
  armed_F: number | null;
  armed_S: number | null;
}
/**
 * A change that a card has made for a combat.
 */
export interface DoomtrooperChange {
  /**
   * wields: the weapon that a reinforcement uses
   */
  amount: number;
  /**
   * of the combat, counted from 1
   */
  depth: number;
  source: number;
  target: number;
  what:
    | "A"
    | "F"
    | "S"
    | "V"
    | "base"
    | "disabled"
    | "doubled"
    | "first"
    | "joined"
    | "laid"
    | "tactic"
    | "used"
    | "wields";
}
/**
 * A combat in one of its eight phases (DT-172).
 */
export interface DoomtrooperCombat {
  attacker: number | null;
  defender: number | null;
  phase: number;
  tactic: ("fight" | "shoot") | null;
  weapon_of_attacker: number | null;
  weapon_of_defender: number | null;
  zone: number | null;
}
/**
 * An action beyond the three of a turn (DT-252, DT-255).
 */
export interface DoomtrooperExtra {
  kind: "attack" | "non-attack" | "undefined";
  /**
   * the only warrior that may use it
   */
  warrior: number | null;
}
/**
 * A pending play that may still be answered.
 */
export interface DoomtrooperPending {
  /**
   * the card it is aimed at
   */
  aim: number | null;
  card: number;
  /**
   * the player it is aimed at
   */
  player: number | null;
  seat: number;
  what: "play" | "sabotage" | "use";
}
/**
 * A player's points and piles.
 */
export interface DoomtrooperPlayer {
  /**
   * open to all (DT-332)
   */
  annihilated: string[];
  d: number;
  debt: number;
  /**
   * how many actions the next turn lacks
   */
  fewer: number;
  grave: number;
  /**
   * how many cards
   */
  hand: number;
  library: number;
  lost: boolean;
  p: number;
  /**
   * the cards that everybody has seen go there (DT-333)
   */
  seen_grave: string[];
  /**
   * the opening hand that was shown when it was exchanged
   */
  shown: string[];
  turns: number;
}
/**
 * What is printed on a card of Rush; null where nothing is.
 */
export interface RushFacts {
  abilities: RushAbility[];
  attack: number | null;
  cost: number | null;
  defence: number | null;
  kind: string;
  nation: string | null;
  passives: RushAbility[];
  symbol: string | null;
  type: string | null;
  value: number | null;
}
/**
 * An ability or a passive property: its number where it has one, its name and its sentence.
 */
export interface RushAbility {
  id: string;
  n: number | null;
  name: string;
  text: string;
}
/**
 * How far a tank drives and shoots, straight (`orth`) or diagonally (`diag`), or what a token shows; else null.
 */
export interface BattlegroundsFacts {
  count: number | null;
  effect: string | null;
  kind: string;
  move: string | null;
  move_range: number | null;
  picture: string | null;
  shot: string | null;
  shot_range: number | null;
  upgrade: boolean;
}
/**
 * What is known of a card of Doomtrooper.
 */
export interface DoomFacts {
  actions: number;
  affiliations: string[];
  cites: string[];
  code: string;
  czech: string;
  d: number;
  english: string;
  keywords: string[];
  limit: number;
  per: number;
  rarity: string;
  ratings: string[] | null;
  rules: string;
  sides: string[];
  type: string;
  void: string;
}
