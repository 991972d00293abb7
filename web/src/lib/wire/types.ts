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
  /**
   * who plays there, where several share a device; none: the guest
   */
  name?: string | null;
}
/**
 * Give a seat up before the start; later, let a bot play it until one is back.
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
 * Bring a deck to an own seat before the start, where a game has decks; the host also to one without a person.
 *
 *     Between the games of a match: the own deck with some of its cards exchanged for those beside it.
 */
export interface Bring {
  type: "deck";
  seat: number;
  /**
   * one of the game's by name, or its text: on each line a count and a card; empty: none
   */
  deck: string;
}
/**
 * Between the games of a match: the next one may begin for a seat. It begins when every person is ready.
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
 * Ask why something is no answer, or what speaks against every answer that touches a thing.
 */
export interface Why {
  type: "why";
  seat: number;
  question: number;
  /**
   * this, or a thing
   */
  answer?: string | null;
  /**
   * as in the `touches` of options
   */
  thing?: string | null;
}
/**
 * Ask what a bot would answer that sees no more than the seat does.
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
 * In which reaction windows one is asked, as told above: `useful`, `each card=always combat=never` …
 */
export interface SetPolicy {
  type: "policy";
  seat: number;
  policy: string;
  /**
   * pass in every window until one's turn begins or one is attacked
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
   * when the game is over, and its match
   */
  seed?: string;
  /**
   * the table of the next game of a match, or of the rematch
   */
  next?: string;
  /**
   * whether one is the host
   */
  hosting?: boolean;
  /**
   * how many times answers were taken back
   */
  undone?: number;
  match?: MatchInfo | null;
  /**
   * which rule or card has changed, where the game cannot be played on or watched
   */
  why?: string;
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
  /**
   * for each seat a deck by name or as text, or an empty text; told to nobody but who sits there
   *
   * @maxItems 9
   */
  decks?: string[];
  /**
   * a scenario from whose position the game begins, instead of variant, seats and options
   */
  scene?: string;
  /**
   * of a match, for games with decks: whoever wins more than half of them wins it
   */
  games?: 1 | 3 | 5;
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
   * seconds at most before the table passes for somebody who has nothing to play; bots take a third of it
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
  /**
   * passes everywhere until its turn or an attack; of one's own seats only
   */
  until?: boolean;
  /**
   * its name; of one's own seats only
   */
  deck?: string;
  /**
   * between games of a match: of one's own seats only
   */
  cards?: DeckCards | null;
  /**
   * for the next game of a match
   */
  ready?: boolean;
}
/**
 * The cards of a deck: those that it is played with, and those beside it.
 */
export interface DeckCards {
  main: CardCount[];
  side: CardCount[];
  /**
   * how many more are played with than in the game before, or fewer
   */
  moved?: CardCount[];
}
/**
 * A card of a deck, and how often it is there.
 */
export interface CardCount {
  count: number;
  /**
   * its slug
   */
  card: string;
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
 * The match of several games that a table's game belongs to; each game has a table of its own.
 */
export interface MatchInfo {
  /**
   * how many there are at most
   */
  games: number;
  /**
   * which of them this is, from 1
   */
  game: number;
  /**
   * games that each seat has won so far
   */
  won: number[];
  over?: boolean;
  /**
   * of the match, when it is over; empty: a draw
   */
  winners?: number[];
  /**
   * the table of the game before
   */
  before?: string;
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
   * what has happened, as sentences: one for each event
   */
  log: Logged[];
  /**
   * all that the seat may see, of the type that the game shows
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
   * what the engine says of things, by their names
   */
  notes?: {
    [k: string]: string[];
  };
}
/**
 * What an event says.
 */
export interface Logged {
  text: string;
  /**
   * the number of the rule that it follows
   */
  rule?: string;
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
  /**
   * by thing, what it can be aimed at next, or `area:` where it will lie; as options
   */
  aims?: {
    [k: string]: string[];
  };
}
/**
 * One answer that is open: its notation and, for people, its sentence and what one touches to give it.
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
   * the things of the view that it is about, `kind:what`, in order
   */
  touches?: string[];
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
  /**
   * that was asked about
   */
  answer?: string;
  /**
   * empty: nothing speaks against it
   */
  text?: string;
  /**
   * the number of the rule
   */
  rule?: string;
  /**
   * that was asked about
   */
  thing?: string;
  /**
   * of a thing; empty: nothing is known against it
   */
  because?: Because[];
}
/**
 * Why one of the answers that touch a thing is not open.
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
 * What the bot would answer; nobody else is told.
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
 * The host has taken one's seat; one may sit down again.
 */
export interface Removed {
  type: "removed";
  seat: number;
  /**
   * how the host is called
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
  /**
   * that it has, where it is played with decks
   */
  decks?: string[];
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
 * A code as somebody has typed it; case, spaces and strokes do not matter.
 */
export interface TypedCode {
  code: string;
}
/**
 * Whose token it is.
 */
export interface Me {
  id: number;
  name: string;
}
/**
 * What brings a guest to another device.
 */
export interface Code {
  /**
   * good once
   */
  code: string;
  /**
   * how long it is good
   */
  seconds: number;
}
/**
 * A table of one's own: where one sits or is the host, or has played.
 */
export interface MyTable {
  id: string;
  title: string;
  game: string;
  variant: string;
  phase: string;
  /**
   * made when, in milliseconds since 1970
   */
  at: number;
  /**
   * when something last happened
   */
  last: number;
  /**
   * who sits where, bots too; empty: nobody
   */
  names?: string[];
  /**
   * one's own seats
   */
  mine?: number[];
  /**
   * whether one of them is asked
   */
  asked?: boolean;
  /**
   * of a game that is over
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
   * kept when, in milliseconds
   */
  at: number;
}
/**
 * A deck to be kept, legal or not.
 */
export interface NewDeck {
  deck: string;
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
 * A finished game to leaf through: all its steps in sentences, as a seat or a spectator knew them, or all open.
 */
export interface Story {
  game: string;
  variant: string;
  /**
   * of the seats
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
   * who answered
   */
  seat: number;
  /**
   * as a sentence; empty if the reader may not know it
   */
  answer?: string;
  /**
   * what happened by it
   */
  log?: Logged[];
  /**
   * another turn began by it
   */
  turn?: boolean;
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
  variant?: string;
  seats?: number;
  /**
   * how many answers its own solution has
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
   * of this puzzle alone
   */
  cards?: CardText[];
  /**
   * with `?solution=yes`: answers that solve it
   */
  solution?: SceneStep[];
}
/**
 * A card for a reader.
 */
export interface CardText {
  /**
   * in views and in the notation of answers
   */
  slug: string;
  name: string;
  /**
   * what sort of card, or which expansion
   */
  set: string;
  /**
   * said from what the card does; empty if it cannot be played yet
   */
  text: string;
  /**
   * what is printed on it: as the game's facts
   */
  facts: {
    [k: string]: unknown;
  };
  /**
   * in events, and in views that have numbers
   */
  number?: number | null;
  /**
   * whether it can be played with
   */
  executable?: boolean;
}
/**
 * An answer of a scenario: whose, what, and the rule that refuses it, if it is refused.
 */
export interface SceneStep {
  seat: number;
  text: string;
  /**
   * in the game's notation
   */
  answer: string;
  /**
   * why, in a sentence; empty: it is played
   */
  refused?: string;
  /**
   * that refuses it
   */
  rule?: string;
}
/**
 * Every rule of a game.
 */
export interface Rules {
  game: string;
  /**
   * of the texts: English where the rulebook does not speak the language
   */
  lang: string;
  rules: RuleText[];
}
/**
 * A numbered rule, or a ruling on what a rulebook leaves open, in our words.
 */
export interface RuleText {
  number: string;
  text: string;
  /**
   * of a ruling: `H`, `M` or `L`; empty: a rule of the book
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
   * that it shows, the one it is about first
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
   * for the values of facts, by fact
   */
  words: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * What there is to begin a deck with.
 */
export interface OurDecks {
  decks: OurDeck[];
  /**
   * of which there are decks by lot
   */
  affiliations: string[];
}
/**
 * A deck to begin with.
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
 * A deck to be looked at.
 */
export interface DeckQuestion {
  /**
   * one of ours by name, or any text
   */
  deck: string;
  game?: string;
  /**
   * whether the list of cards limited to one copy or none counts
   */
  restricted?: boolean;
}
/**
 * What there is to tell of a deck: legal if no problem is named.
 */
export interface DeckReport {
  name: string;
  library: DeckEntry[];
  sideboard: DeckEntry[];
  /**
   * in the draw pile, those with unknown names among them
   */
  cards: number;
  /**
   * in the sideboard, likewise
   */
  beside: number;
  /**
   * by line
   */
  problems: DeckProblem[];
  /**
   * problems that are not told
   */
  more?: number;
  /**
   * the deck written anew, without lines that cannot be read
   */
  text?: string;
  /**
   * cards with which one begins
   */
  hand?: number;
}
/**
 * Copies of a card in a deck.
 */
export interface DeckEntry {
  count: number;
  /**
   * by its slug
   */
  card: string;
}
/**
 * What is wrong with a deck.
 */
export interface DeckProblem {
  /**
   * a sentence, with what is expected
   */
  text: string;
  /**
   * that it breaks, where there is one
   */
  rule?: string;
  /**
   * of the text, from 1
   */
  line?: number;
  /**
   * the slug of the card that it is about
   */
  card?: string;
  /**
   * slugs of cards that a misspelled name may mean
   */
  perhaps?: string[];
}
/**
 * A deck by lot is wanted.
 */
export interface DeckWish {
  /**
   * empty: any
   */
  affiliation?: string;
  game?: string;
}
/**
 * A scenario after some of its answers, from the eyes of who gives the first one.
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
   * that it shows
   */
  rules: string[];
  /**
   * how many steps are done
   */
  at: number;
  steps: SceneStep[];
  /**
   * what is refused wherever it could be tried
   */
  never: SceneStep[];
  update: Update;
  /**
   * of this scenario alone
   */
  cards?: CardText[];
}
/**
 * Answers to a puzzle, from its first question on.
 */
export interface Attempt {
  /**
   * @maxItems 200
   */
  answers: string[];
  /**
   * why it may not be touched after that
   */
  thing?: string;
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
  update: Update;
  /**
   * that refuses an answer
   */
  rule?: string;
  /**
   * what speaks against the thing
   */
  because?: Because[];
}
/**
 * The table of Rush as one seat, or a spectator, sees it. The bases of seat s are 3s, 3s+1 and 3s+2.
 */
export interface RushShown {
  /**
   * the card that the question is about; only for who is asked
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
   * one's own, the top last
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
   * by nation of the attackers, waiting for their medals
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
 * All that a seat, or a spectator, sees of a game.
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
 * Who collects: a seat, or a team.
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
   * cards that may be taken now from where the question says
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
   * P that win (DT-231)
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
 * A warrior's ratings as they count now; null where a dash is printed (DT-215).
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
 * What a card has changed for a combat.
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
   * whose alone it is
   */
  warrior: number | null;
}
/**
 * What is on its way and may still be answered.
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
   * actions that the next turn lacks
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
   * what all have seen go there (DT-333)
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
}
