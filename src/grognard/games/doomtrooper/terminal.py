"""The table of Doomtrooper in a terminal, drawn from what one seat may see."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from grognard.core.action import verb_of
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.flow.turn import ACT
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, TACTIC, WEAPON_A, WEAPON_D, ZONE
from grognard.games.doomtrooper.model.state import ATTACK, NON_ATTACK, NONE, OWN, UNDEFINED, Doom
from grognard.games.doomtrooper.queries.windows import ASKED
from grognard.games.doomtrooper.table.shown import phase_of
from grognard.games.doomtrooper.table.view import DoomView
from grognard.games.doomtrooper.text import scene
from grognard.games.doomtrooper.text.scene import Sight
from grognard.games.doomtrooper.text.tongue import DoomTongue
from grognard.text.lang import Word, fill
from grognard.text.typography import NO_BREAK, wrap

WIDTH = 80
INDENT = 10  # where the cards of an area stand
NAMES = 30  # how wide a warrior's name may be before its ratings

# Questions at which the whole table is shown, and those at which combats and pending plays are enough
WHOLE_AT = ("act", "opening")
BRIEF_AT = (*ASKED, "tactic", "zone", "weapon")
SHOWN_AT = WHOLE_AT + BRIEF_AT
# Questions asked even if there is only one answer
ALWAYS_ASKED = ("act", "discard")

AREAS = {w.SQUAD: "squad", w.KOHORT: "kohort", w.OUTPOST: "outpost", w.ASIDE: "aside", w.BEFORE_PLAYER: "before"}
EXTRA = {UNDEFINED: "extra", ATTACK: "for_attacks", NON_ATTACK: "not_for_attacks"}

Row = list[int]


def is_shown_at(asked: str) -> bool:
    """Whether the table is drawn before this question."""
    return asked in SHOWN_AT


def is_always_asked(asked: str) -> bool:
    """Whether this question is asked even if there is only one answer."""
    return asked in ALWAYS_ASKED


def question(state: Any, tongue: DoomTongue, seat: int) -> str:
    """The prompt."""
    return tongue.prompt(state.choice, seat)


# The menu: cards from hand, attacks, then what is done with cards in play, and the end
GROUPED = (verbs.COVER, verbs.LEAVE, verbs.HIDE)
LATER = (*GROUPED, verbs.BOARD, verbs.TRANSFER)


def in_order(state: Doom) -> list[int]:
    """The options as they are shown: in a turn, what needs a card or an attack before the small duties."""
    if state.asked != "act":
        return list(state.options)

    def place(action: int) -> tuple[bool, int]:
        verb = verb_of(action)
        return verb == verbs.END, verb if verb in LATER else 0

    return sorted(state.options, key=place)


def head(action: int, state: Doom, tongue: DoomTongue) -> str:
    """The words that an option shares with those beside it, which differ only in their warrior."""
    verb = verb_of(action)
    return fill(tongue.sayings[f"do.{verbs.WORDS[verb]}"], {"warrior": Word({"": "…"})}) if verb in GROUPED else ""


def own_words(spelled: str) -> str:
    """The rest of an option that stands beside others."""
    return spelled.partition(" ")[2]


def rating(number: int, armed: int) -> str:
    """A rating as it counts, with what the best weapon at hand would add."""
    if number == w.DASH:
        return "–"
    return f"{number}+{armed - number}" if armed > number else str(number)


def ratings_of(sight: Sight, slot: int) -> str:
    """`F 4+2 S 3 A 6 V 4`."""
    numbers = sight.ratings.get(slot, [])
    if not numbers:
        return ""
    letters = sight.tongue.words.RATINGS
    shown = [rating(numbers[w.F], numbers[4]), rating(numbers[w.S], numbers[5])]
    shown += [rating(numbers[w.A], numbers[w.A]), rating(numbers[w.V], numbers[w.V])]
    return " ".join(f"{letter} {value:<4}" for letter, value in zip(letters, shown, strict=True)).rstrip()


def standing(sight: Sight, slot: int) -> list[str]:
    """The state of a card in words: wounded, in cover, whose it is."""
    _, kind, owner, control, _, _, flags, _ = sight.rows[slot]
    label = sight.tongue.label
    out = []
    if flags & w.WOUNDED:
        out.append(label("wounded"))
    if flags & w.COVERED and kind != NONE:
        out.append(label("in_cover"))
    if flags & w.UNPAID and kind != NONE:
        out.append(label("price", n=sight.cards.printed[kind][w.V]))  # DT-057: to be paid when it comes out
    if flags & w.LEFT_COVER:
        out.append(label("left_cover"))
    if flags & w.PRISONER:
        out.append(label("prisoner"))
    if flags & w.AWAY:
        out.append(label("away"))
    if owner != control:
        out.append(label("owned_by", name=sight.player(owner)))
    if kind != NONE and sight.cards.traits[kind] & w.VEHICLE and sight.rows[slot][4] == w.ATTACHED:
        out.append(label("outside" if flags & w.OUTSIDE else "inside"))
    return out


def attachments(sight: Sight, slot: int) -> str:
    """What a card bears, by name, with how it stands."""
    out = []
    for attachment in sight.borne.get(slot, []):
        notes = standing(sight, attachment)
        below = attachments(sight, attachment)
        if below:
            notes.append(below)
        out.append(sight.name(attachment) + (f" ({', '.join(notes)})" if notes else ""))
    return ", ".join(f"{words} ×{out.count(words)}" if out.count(words) > 1 else words for words in dict.fromkeys(out))


def warrior_lines(sight: Sight, slots: list[int]) -> list[Text]:
    """Equal warriors in one line: name, ratings, how they stand; below it what they bear."""
    slot = slots[0]
    name = sight.name(slot) + "".join(f" #{s}" for s in slots)
    line = Text(name[:NAMES].ljust(NAMES) if len(name) <= NAMES else name + "  ")
    line.append(ratings_of(sight, slot).ljust(26), "bold")
    notes = standing(sight, slot)
    line.append("  " + ", ".join(notes) if notes else "", "red" if sight.rows[slot][6] & w.WOUNDED else "dim")
    line.rstrip()
    out = [line]
    borne = attachments(sight, slot)
    for words in wrap(borne, WIDTH - INDENT - 2, sight.tongue.code) if borne else []:
        out.append(Text("  " + words, "cyan"))
    return out


def alike(sight: Sight, slot: int) -> tuple[object, ...]:
    """What makes two cards look the same."""
    if slot in sight.borne:
        return (slot,)
    return (*sight.rows[slot][1:7], tuple(sight.ratings[slot]))


def area_lines(sight: Sight, seat: int, place: int) -> list[Text]:
    """The cards of one area."""
    found: dict[tuple[object, ...], list[int]] = {}
    for slot, _, _, control, where, bearer, _, _ in sight.shown["cards"]:
        holder = bearer if where == w.BEFORE_PLAYER else control
        if where == place and holder == seat:
            found.setdefault(alike(sight, slot), []).append(slot)
    out: list[Text] = []
    others = []
    for slots in found.values():
        if sight.ratings[slots[0]] or sight.kind(slots[0]) == NONE:
            out += warrior_lines(sight, slots)
        else:
            borne = attachments(sight, slots[0])
            notes = [*standing(sight, slots[0]), *([borne] if borne else [])]
            counted = f" ×{len(slots)}" if len(slots) > 1 else ""
            others.append(sight.numbered(slots[0]) + counted + (f" ({', '.join(notes)})" if notes else ""))
    if others:
        out += [Text(line, "green") for line in wrap(", ".join(others), WIDTH - INDENT, sight.tongue.code)]
    return out


def draw_seat(sight: Sight, seat: int, console: Console) -> None:
    """A player with points, piles and areas."""
    shown, tongue = sight.shown, sight.tongue
    line = Text(sight.player(seat), "bold")
    points = tongue.label("points", d=shown["d"][seat], p=shown["p"][seat], target=shown["target"])
    piles = tongue.label(
        "piles", hand=shown["hands"][seat], library=shown["libraries"][seat], grave=shown["graves"][seat],
        annihilated=len(shown["annihilated"][seat]),
    )  # fmt: skip
    line.append(f"  {points}", "bold yellow").append(f"  {piles}", "not bold dim")
    console.print(line)
    nothing = True
    for place, name in AREAS.items():
        for k, words in enumerate(area_lines(sight, seat, place)):
            nothing = False
            console.print(Text((f"  {tongue.label(name)}" if k == 0 else "").ljust(INDENT), "dim").append_text(words))
    if nothing:
        console.print(Text("  " + tongue.label("empty"), "dim"))


def price(sight: Sight, kind: int) -> str:
    """What a card of the hand costs in D, where that is known beforehand."""
    tongue = sight.tongue
    if sight.cards.type[kind] == w.WARRIOR:
        return tongue.label("price", n=sight.cards.printed[kind][w.V])
    for play in sight.cards.plays[kind]:
        if play.d:
            return tongue.label("price", n=play.d)
        if play.per:
            return tongue.label("price_each", n=play.per)
    return ""


def draw_hand(sight: Sight, console: Console) -> None:
    """Print the player's hand: each card with its type and price."""
    hand: list[int] = sight.shown["hand"]
    out = []
    for kind in dict.fromkeys(hand):
        type_name = sight.tongue.words.TYPES[w.TYPES[sight.cards.type[kind]]]
        notes = ", ".join(word for word in (type_name, price(sight, kind)) if word).replace(" ", NO_BREAK)
        counted = f" ×{hand.count(kind)}" if hand.count(kind) > 1 else ""
        out.append(f"{sight.tongue.card(kind)}{counted} ({notes})")
    lead = sight.tongue.label("your_hand") + ": "
    lines = wrap(lead + (" · ".join(out) or sight.tongue.nothing), WIDTH, sight.tongue.code, rest="  ")
    console.print(Text(lines[0][: len(lead)], "bold").append(lines[0][len(lead) :], "not bold"))
    for words in lines[1:]:
        console.print(Text(words))


def actions_left(sight: Sight) -> str:
    """What is left in the ledger of actions (DT-252)."""
    shown, tongue = sight.shown, sight.tongue
    parts = [tongue.count(shown["standard"]).said("action")] if shown["standard"] else []
    for kind, name in EXTRA.items():
        n = sum(extra == kind or (extra == OWN and kind == UNDEFINED) for extra in shown["extra"])
        if n:
            parts.append(tongue.label(name, n=n))
    return tongue.label("actions", actions=tongue.lang.join(parts)) if parts else tongue.label("no_actions")


def draw_head(sight: Sight, console: Console) -> None:
    """The round, whose turn, its step and its actions."""
    shown, tongue = sight.shown, sight.tongue
    mine = shown["active"] == sight.seat
    turn = tongue.label("your_turn") if mine else tongue.label("turn_of", name=sight.player(shown["active"]))
    steps = tongue.words.STEPS
    parts = [tongue.label("round", n=shown["round"]), turn, steps[min(shown["step"], len(steps) - 1)]]
    if shown["step"] == ACT:
        parts.append(actions_left(sight))
    console.rule(Text(" · ".join(parts), "bold"), style="dim")


# What is going on


def combatant(sight: Sight, combat: Row, slot: int, weapon: int) -> str:
    """A combatant with its player and weapon."""
    notes = [sight.player(sight.rows[slot][3])] if slot in sight.rows else []
    if slot in sight.rows and sight.rows[slot][6] & w.WOUNDED:
        notes.append(sight.tongue.label("wounded"))
    if weapon != NONE:
        notes.append(sight.tongue.label("with_weapon", card=sight.name(weapon)))
    if slot == combat[DEFENDER] and combat[ZONE] != NONE:
        notes.append(sight.tongue.label("in_zone", card=sight.name(combat[ZONE])))
    return f"{sight.name(slot)} ({', '.join(notes)})"


def draw_combat(sight: Sight, combat: Row, console: Console) -> None:
    """A combat: its phase, who fights whom with what, and what that comes to as things stand."""
    tongue = sight.tongue
    phases = tongue.words.PHASES
    number = phase_of(combat, sight.shown["asked"] if combat is sight.shown["combats"][-1] else "")
    said = tongue.label("combat", n=number, phase=phases[number - 1])
    tactic = combat[TACTIC]
    if tactic != w.NO_TACTIC:
        said += f" · {tongue.words.TACTICS[tactic]['']}"
    console.print(Text(said, "bold magenta"))
    attacker, defender = combat[ATTACKER], combat[DEFENDER]
    if attacker == NONE:
        return
    if defender == NONE:
        console.print(f"  {combatant(sight, combat, attacker, combat[WEAPON_A])}", markup=False)
        return
    both = tongue.label(
        "attacks",
        warrior=combatant(sight, combat, attacker, combat[WEAPON_A]),
        foe=combatant(sight, combat, defender, combat[WEAPON_D]),
    )
    for words in wrap(both, WIDTH - 2, tongue.code):
        console.print(f"  {words}", markup=False)
    is_rated = sight.ratings.get(attacker) and sight.ratings.get(defender)
    if is_rated and tactic == w.NO_TACTIC:
        width = max(len(sight.owned(slot)) for slot in (attacker, defender))
        for slot in (attacker, defender):
            console.print(f"  {sight.owned(slot):{width}}  {ratings_of(sight, slot)}", markup=False)
    elif is_rated:
        for by, on in ((attacker, defender), (defender, attacker)):
            console.print(f"  {scene.blow(sight, by, on, tactic)}", markup=False)


def draw_pending(sight: Sight, console: Console) -> None:
    """What is on its way and what it answers, innermost first."""
    for k, said in enumerate(scene.pending(sight)):
        console.print(Text(f"{'  ' * k}{said}", "bold blue"), width=WIDTH)


def draw_going_on(sight: Sight, console: Console) -> None:
    """The combats, innermost first, what acts in them, and what waits to be answered."""
    for combat in reversed(sight.shown["combats"]):
        draw_combat(sight, combat, console)
    pending = [row[1] for row in sight.shown["pending"]]
    acting = [row[0] for row in sight.shown["cards"] if row[4] == w.PLAYED and row[0] not in pending]
    if acting:
        said = sight.tongue.label("acting", cards=", ".join(map(sight.name, acting)))
        console.print(Text(f"  {said}", "magenta"), width=WIDTH)
    draw_pending(sight, console)


def draw(view: DoomView, tongue: DoomTongue, console: Console, whole: bool = False) -> None:
    """Everything a seat sees; in the middle of something only what is going on, unless the whole is wanted."""
    sight = Sight(view, tongue)
    if view.shown["asked"] in BRIEF_AT and not whole:
        draw_going_on(sight, console)
        return
    draw_head(sight, console)
    seats = len(view.shown["p"])
    for seat in range(seats):
        if seat != sight.seat:
            draw_seat(sight, seat, console)
    if sight.seat >= 0:
        draw_seat(sight, sight.seat, console)
        draw_hand(sight, console)
    draw_going_on(sight, console)


def result(state: Doom, tongue: DoomTongue, console: Console, reader: int | None) -> None:
    """Print the final table, best first."""
    for seat in sorted(range(state.n), key=lambda s: (s in state.winners, state.p[s], state.d[s]), reverse=True):
        points = {"p": tongue.count(state.p[seat]).said("promotion"), "d": tongue.count(state.d[seat]).said("destiny")}
        console.print("  " + tongue.label("standing", name=tongue.seat_name(seat, reader), **points), markup=False)
