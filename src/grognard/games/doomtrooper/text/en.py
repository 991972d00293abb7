"""What Doomtrooper says in English. Places to fill are explained in grognard.text.lang."""

from __future__ import annotations

from typing import Final

NOUNS: Final = {
    "point": {"nom": ("point", "points")},
    "destiny": {"nom": ("Destiny point", "Destiny points")},
    "promotion": {"nom": ("Promotion point", "Promotion points")},
    "card": {"nom": ("card", "cards")},
    "action": {"nom": ("action", "actions")},
    "time": {"nom": ("time", "times")},
}

# The reader and the other players
YOU: Final = {"": "you", "poss": "your"}
PLAYER: Final = {"": "{name}", "poss": "{name}'s"}
SEAT_NAME: Final = "Player {n}"

# A card in a sentence: by its name, hidden, or the one that is spoken of
WARRIOR: Final = {"": "{name}"}
CARD: Final = {"": "{name}"}
HIDDEN: Final = {"": "a hidden warrior"}
THIS_WARRIOR: Final = {"": "this warrior"}
THIS_CARD: Final = {"": "this card"}

RATINGS: Final = ("F", "S", "A", "V")
TACTICS: Final = ({"": "Fight"}, {"": "Shoot"})
EXTRA_ACTIONS: Final = (
    {"": "an additional action"},
    {"": "an additional attack action"},
    {"": "an additional non-attack action"},
)
AREAS: Final = {"squad": "the Squad", "kohort": "the Kohort"}
TYPES: Final = {
    "alliance": "Alliance", "art": "the Art", "beast": "Beast", "equipment": "Equipment",
    "fortification": "Fortification", "ki": "Ki Power", "mission": "Mission", "relic": "Relic", "special": "Special",
    "symmetry": "Dark Symmetry", "warrior": "warrior", "warzone": "Warzone",
}  # fmt: skip
AFFILIATIONS: Final = {
    "bauhaus": "Bauhaus", "capitol": "Capitol", "cybertronic": "Cybertronic", "imperial": "Imperial",
    "mishima": "Mishima", "brotherhood": "Brotherhood", "lutheran": "Lutheran Triad", "crescentia": "Crescentia",
    "rasputin": "Sons of Rasputin", "templars": "Templars", "legion": "Dark Legion", "general": "General",
}  # fmt: skip

SAYINGS: Final = {
    # Questions
    "ask.act": "Your turn: which action do you take?",
    "ask.discard": "Your actions are over: do you discard a card?",
    "ask.discard_down": "You hold more than seven cards: which one do you discard?",
    "ask.target": "You play {card}: what is its target?",
    "ask.player": "You play {card}: which player is its target?",
    "ask.steps": "You cast {card}: how often do you pay {per} D for it?",
    "ask.attacker": "You attack: with which warrior?",
    "ask.defender": "{warrior} attacks: whom?",
    "ask.tactic": "{warrior} attacks {foe}: with which tactic?",
    "ask.zone": "Your warrior is attacked: from which Warzone does it defend?",
    "ask.split": "You earn {points:point}: how many as Destiny points, how many as Promotion points?",
    "ask.window": "Do you play a card before the game goes on?",
    "ask.start": "Your turn begins: do you play a card for this moment?",
    "ask.save": "A warrior is about to be killed: do you save it?",
    "ask.victory": "The combat is over: do you play a card?",
    "ask.counter": "A card was played and has had no effect yet: do you counter it?",
    "ask.opening": "Your opening hand: do you keep it?",
    "ask.weapon": "Which weapon does {warrior} use?",
    "ask.board": "Is {warrior} inside {card} or outside?",
    # Somebody else's questions
    "wait.act": "{who} is choosing an action.",
    "wait.discard": "{who} may discard a card.",
    "wait.target": "{who} is choosing a target.",
    "wait.player": "{who} is choosing a player.",
    "wait.steps": "{who} is deciding what to spend on a spell.",
    "wait.attacker": "{who} is choosing the attacker.",
    "wait.defender": "{who} is choosing the defender.",
    "wait.tactic": "{who} is choosing the tactic.",
    "wait.zone": "{who} is choosing a Warzone to defend from.",
    "wait.split": "{who} is splitting points.",
    "wait.window": "{who} may play a card.",
    "wait.start": "{who} may play a card at the beginning of the turn.",
    "wait.save": "A warrior is about to be killed: {who} may save it.",
    "wait.victory": "The combat is over: {who} may play a card.",
    "wait.counter": "{who} may counter the card just played.",
    "wait.opening": "{who} may redraw the opening hand.",
    "wait.weapon": "{who} is choosing a weapon.",
    "wait.board": "{who} is deciding who sits in a vehicle.",
    # Answers, as buttons
    "do.pass": "Pass",
    "do.pass_zone": "Defend from no Warzone",
    "do.pass_board": "Stay outside",
    "do.muster": "Muster {warrior} for {cost} D",
    "do.give": "Give {card} to a warrior",
    "do.attach": "Attach {card}",
    "do.bestow": "Bestow {card}",
    "do.assign": "Assign {card}",
    "do.build": "Build {card} in {area}",
    "do.place": "Place {card}",
    "do.cast": "Cast {card}",
    "do.play": "Play {card}",
    "do.choose": "Choose {card}",
    "do.player": "{who}",
    "do.steps": "Pay {n:time}",
    "do.attack": "Attack",
    "do.with": "Attack with {warrior}",
    "do.against": "Attack {warrior}",
    "do.tactic": "{tactic}",
    "do.zone": "Defend from {card}",
    "do.weapon": "Use {card}",
    "do.split": "Split the points: {d} to destiny, {p} to promotion",
    "do.meditate": "Meditate: gain 1 D",
    "do.cover": "Seek cover with {warrior}",
    "do.leave": "Leave cover with {warrior}",
    "do.hide": "Muster a warrior into cover: {warrior}",
    "do.board": "Enter {card} with {warrior}",
    "do.unboard": "Leave {card} with {warrior}",
    "do.transfer": "Transfer {warrior}",
    "do.sabotage": "Sabotage {who} with {warrior}",
    "do.end": "End the actions",
    "do.end_discard": "Discard nothing",
    "do.discard": "Discard {card}",
    "do.keep": "Keep this hand",
    "do.redraw": "Redraw the hand (Cardinal's Privilege)",
    "do.use": "Use {card}",
    # Events
    "event.turn": "Round {round}: {who:poss} turn.",
    "event.drew": "{who} {who:draw|draws} {cards}.",
    "event.drew_count": "{who} {who:draw|draws} {n:card}.",
    "event.drew_nothing": "{who} {who:draw|draws} no card.",
    "event.mustered": "{who:poss} warrior {warrior} comes into play.",
    "event.played": "{who} {who:play|plays} {card}.",
    "event.paid": "{who} {who:pay|pays} {d:destiny}.",
    "event.points": "{who} {who:gain|gains} {points}.",
    "event.points_lost": "{who} {who:lose|loses} {points}.",
    "event.points_kept": "{who:poss} points stay as they are.",
    "event.changed": "{warrior} gets {changes} until the end of the combat.",
    "event.strikes_first": "{warrior} strikes first.",
    "event.disabled": "{card} cannot be used in this combat.",
    "event.doubled": "{card} counts double in this combat.",
    "event.tactic": "The tactic is {tactic}.",
    "event.discarded": "{card} is discarded.",
    "event.healed": "{warrior} is healed.",
    "event.extra_action": "{who} {who:gain|gains} {extra}.",
    "event.attacked": "{warrior} attacks {foe}.",
    "event.declared": "{who} {who:declare|declares} an attack.",
    "event.wounded": "{warrior} is wounded.",
    "event.killed": "{warrior} is killed.",
    "event.killed_by": "{foe} kills {warrior}.",
    "event.saved": "{warrior} is saved from death.",
    "event.combat_over": "The combat is over.",
    "event.cancelled": "{card} is cancelled and has no effect.",
    "event.attached": "{card} is attached to {bearer}.",
    "event.built": "{who} {who:build|builds} {card}.",
    "event.meditated": "{who} {who:meditate|meditates} and {who:gain|gains} 1 Destiny point.",
    "event.sought_cover": "{warrior} goes into cover.",
    "event.left_cover": "{warrior} leaves cover.",
    "event.hand_discarded": "{who} {who:discard|discards} {card} from the hand.",
    "event.hand_discarded_hidden": "{who} {who:discard|discards} a card from the hand.",
    "event.redrew": "{who} {who:redraw|redraws} the opening hand by the Cardinal's Privilege.",
    "event.redrew_paid": (
        "{who} {who:redraw|redraws} the opening hand; the first seven cards go to {who:poss} discard pile."
    ),
    "event.over": "The game is over. Victory: {winners}.",
    "event.over_nobody": "The game is over. Nobody wins.",
    "event.sabotaged": "{warrior} sabotages {owner}.",
    "event.passed": "{who} {who:pass|passes}.",
    "event.fewer_actions": "{who:poss} next turn has one action less.",
    "event.ended": "The time of {card} is over; it is discarded.",
    "event.used": "{who} {who:use|uses} {card}.",
    # Reasons
    "why.not_in_hand": "{card} is not in your hand.",
    "why.not_now": "{card} cannot be played at this moment.",
    "why.no_actions": "You have too few actions left for that.",
    "why.too_dear": "You have too few Destiny points for {card}.",
    "why.no_target": "There is nothing in play that {card} could be played on.",
    "why.no_effect": "{card} would have no effect, and no card may be played just to be rid of it.",
    "why.in_play_already": "{card} is already in play, and only one copy of it may be.",
    "why.no_caster": "None of your warriors may cast {card} now.",
    "why.once_a_turn": "{card} may be played only once a turn, and it was.",
    "why.no_combat": "{card} can be played only in a combat whose ratings still count.",
    "why.not_a_target": "{card} cannot be the target here.",
    "why.first_turn": "It is too early for that: nobody attacks or sabotages in the first turn.",
    "why.no_attack_action": "None of the actions left to you can be an attack or a sabotage.",
    "why.no_attacker": "None of your warriors can attack anybody.",
    "why.not_this_question": "That is no answer to the question that is open now.",
    "why.outpost_apart": "A warrior on an Outpost and a warrior elsewhere cannot attack each other.",
    "why.cannot_fight": "{warrior} cannot take part in combat.",
    "why.own_warrior": "{warrior} is on your own side.",
    "why.last_uncovered": "At least one of your warriors must stay out of cover.",
    "why.cannot_cover": "{warrior} cannot seek cover.",
    "why.one_copy": "You already have a copy of {card} in play, and may have only one.",
    "why.game_over": "The game is over.",
    "why.must_prefer": "The attacker's own card limits whom it may attack: others must be attacked first.",
    "why.is_covered": "{warrior} is in cover.",
    "why.has_left_cover": "{warrior} has left cover in this turn and may not attack in it.",
    "why.attack_came": "After an attack the standard actions left can only be attacks.",
    "why.has_one": "{warrior} already has such a card and may have only one.",
    "why.not_eligible": "{warrior} may not receive {card}.",
    "why.barred_tactic": "There is no tactic that both warriors may use.",
    # Cards
    "card.plain": "{type}, {affiliation}.",
    "card.rated": "{type}, {affiliation}. {ratings}.",
    # Labels of a table
    "label.you": "You",
    "label.yours": "yours",
    "label.wounded": "wounded",
    "label.in_cover": "in cover",
    "label.bears": "with {cards}",
    "label.price": "{n} D",
    "label.price_each": "{n} D each time",
    "label.no_affiliation": "no affiliation",
}
