"""What the terminal says around a game, in English."""

from __future__ import annotations

from typing import Final

# What a player may type at a question besides an answer; English words work in every language.
COMMANDS: Final = {
    "why": "why", "undo": "undo", "rules": "rules", "card": "card", "log": "log", "table": "table", "save": "save",
    "policy": "policy", "help": "help", "quit": "quit",
}  # fmt: skip

# When a player is asked in windows, and at which moments; English words work in every language.
POLICIES: Final = {
    "always": "always",
    "useful": "useful",
    "for": "for",
    "never": "never",
    "each": "each",
    "cards": "cards",
}
MOMENTS: Final = {
    "card": "card", "combat": "combat", "modifiers": "modifiers", "save": "save", "start": "start",
    "between": "between",
}  # fmt: skip

# What a player may type between the games of a match; English words work in every language.
EXCHANGES: Final = {"swap": "swap", "show": "show", "reset": "reset", "done": "done"}

YES: Final = ("y", "yes")

CARDS: Final = ("card", "cards")
PROBLEMS: Final = ("problem", "problems")

SAYINGS: Final = {
    "welcome": "{title}. Fingerprint of the deal: {commitment}.",
    "names": "Players: {names}.",
    "decks": "The decks:",
    "choose_deck": "{name}: number, name or file of a deck; Enter picks one at random",
    "no_deck": "There is no deck {name}; choose a number from 1 to {most}, a name, or a file.",
    "played_decks": "Decks: {decks}.",
    "deck_line": "{file}, line {line}: {problem}",
    "deck_ok": "ok",
    "deck_sizes": "{cards}, {beside} in the sideboard",
    "human": "Player {n}",
    "choose": "Number, action or help",
    "choose_or_pass": "Number, action or help; Enter passes",
    "no_policy": "There is no policy {words}.",
    "policy_now": "Now: {policy}.",
    "policy.always": "asked every time you could respond, even with nothing to play",
    "policy.useful": "asked wherever you could play something",
    "policy.for": "asked where you could play something, but only at: {moments}",
    "policy.each": "a choice per moment (always, useful, cards or never), and the cards it is about: {moments}",
    "policy.never": "never asked, the table passes for you",
    "moment.card": "a card was played",
    "moment.combat": "during a combat",
    "moment.modifiers": "just before a combat is decided",
    "moment.save": "a warrior is about to die",
    "moment.start": "your turn begins",
    "moment.between": "at any other time",
    "hand_over": "Hand the terminal to {name}, and press Enter.",
    "no_such_number": "There is no option {n}; choose a number from 1 to {most}.",
    "only_number": "There is no option {n}; the only one is {most}.",
    "no_rule": "{game} has no rule '{number}'; expected {first} to {last} or a ruling {first_ruling} to {last_ruling}",
    "no_card": "There is no card {name}.",
    "unplayable": "cannot be played yet",
    "legal": "that is allowed now.",
    "not_understood": "Not understood: {problem}.",
    "undone": "Undone: {action}.",
    "nothing_to_undo": "There is nothing to undo.",
    "saved": "Saved as {file}. Continue with: grognard play {game} --load {file}",
    "not_saved": "Could not be saved: {problem}.",
    "save_where": "Name a file, e.g. save game.jsonl",
    "why_what": "Name an action, e.g. why {example}",
    "goodbye": "The game is left unfinished.",
    "goodbye_match": "The match is left unfinished.",
    "match_game": "Game {game} of at most {games}.",
    "match_stands": "After game {game} of at most {games}: {score}.",
    "match_won": "{names} won the match. {score}.",
    "match_drawn": "The match is a draw. {score}.",
    "exchange": "{name}: you may exchange cards with your sideboard, as many in as out (DT-343). - 2 NAME takes them out, + 2 NAME brings them in, {swap} 2 NAME = NAME does both; {show}, {reset}, {done}.",
    "exchange_prompt": "Exchange; {done} starts the next game",
    "exchange_so_far": "{changes}. Library {library}, sideboard {sideboard}.",
    "exchange_nothing": "Nothing exchanged",
    "exchange_library": "Library ({n})",
    "exchange_sideboard": "Sideboard ({n})",
    "seed": "Deal seed {seed}, fingerprint {commitment}.",
    "offer": "{save} FILE saves the game, Enter leaves",
    "kept": "The game is kept in {folder} as you play.",
    "not_kept": "The game is not being kept: {problem}.",
    "pause": "Enter hands the terminal over, {undo} undoes your answer",
    "undo_stops": "You can only undo answers given since the last hand-over: {name} has answered in between.",
    "saved_finished": "Saved as {file}. Verify it with: grognard replay {file}",
    "exists": "{file} already exists; {save}! {file} overwrites it.",
    "overwrite": "{file} already exists. Overwrite it? (y/n)",
    "help.numbers": "a number",
    "help.numbers_text": "choose that option; you can also type the action behind it",
    "help.why": "why the action is not allowed, and by which rule",
    "help.undo": "undo your last answer",
    "help.rules": "a rule by its number",
    "help.card": "what a card or an icon does",
    "help.log": "everything that has happened",
    "help.table": "show the table again",
    "help.save": "save the game to a file; save! overwrites an existing one",
    "help.policy": "when you are asked to respond; without a word, lists the choices",
    "help.quit": "leave",
    "help.action": "ACTION",
    "help.number": "NUMBER",
    "help.name": "NAME",
    "help.when": "WHEN",
    "help.file": "FILE",
    "standing": "{name}: {score}",
    "result": "Result",
    "digest_not_compared": "The digest was not compared: this program writes positions down differently. Every answer was replayed to the same score.",
    "times": "{line} (×{n})",
}
