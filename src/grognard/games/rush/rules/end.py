"""The end of the game: the company is gathered, achievements are awarded, medals are counted."""

from __future__ import annotations

from typing import Final

from grognard.core.game import Json
from grognard.games.rush.cards import BASE, DOUBLE, NATIONS, SINGLE, TYPES, VEHICLE, Cards
from grognard.games.rush.events import ACHIEVED, OVER, UNACHIEVED
from grognard.games.rush.options import Options
from grognard.games.rush.state import GAINED, GAINED_BASES, GAINED_DOUBLES, Rush, company

# The achievements in the order of the rulebook
DESTROYED_BASES: Final = 0
TYPE_ORDER: Final = (0, 1, 3, 2, 4)  # light, medium, artillery, heavy, support: achievements 1 to 5
FIRST_MEDALS: Final = 6
DOUBLE_MEDALS: Final = 10
LARGEST_COMPANY: Final = 11
ACHIEVEMENTS: Final = 12

BASE_WORTH: Final = 3  # RUSH-008
ACHIEVEMENT_WORTH: Final = 5


class Tally:
    """RUSH-A25, RUSH-A26, RUSH-A28: what a company counts for; `gained` is what its seat has gained in the whole game,
    if that is what counts.
    """

    __slots__ = ("achievements", "bases", "doubles", "held_bases", "medals", "medals_of", "size", "types")

    def __init__(self, cards: Cards, held: list[int], gained: list[int] | None) -> None:
        self.achievements: list[int] = []
        self.size = len(held)  # RUSH-116, RUSH-A28
        self.types = [0] * len(TYPES)
        self.medals_of = [0] * len(NATIONS)
        self.doubles = 0
        self.bases = 0
        for card in held:
            if card >= VEHICLE:
                self.types[cards.type[card]] += 1
            elif card >= DOUBLE:
                self.medals_of[card - DOUBLE] += 2  # RUSH-A26
                self.doubles += 1
            elif card >= SINGLE:
                self.medals_of[card - SINGLE] += 1
            elif card == BASE:
                self.bases += 1
        # RUSH-A46: only cards in the company score
        self.medals = sum(self.medals_of)
        self.held_bases = self.bases
        if gained is not None:
            self.medals_of = gained[: len(NATIONS)]
            self.doubles = gained[GAINED_DOUBLES]
            self.bases = gained[GAINED_BASES]

    def count(self, achievement: int) -> int:
        """RUSH-105, RUSH-106, RUSH-107, RUSH-108, RUSH-109, RUSH-110, RUSH-111, RUSH-112, RUSH-113, RUSH-114,
        RUSH-115, RUSH-116: how far the seat has come with an achievement.
        """
        if achievement == DESTROYED_BASES:
            return self.bases
        if achievement < FIRST_MEDALS:
            return self.types[TYPE_ORDER[achievement - 1]]
        if achievement < DOUBLE_MEDALS:
            return self.medals_of[achievement - FIRST_MEDALS]
        return self.doubles if achievement == DOUBLE_MEDALS else self.size


def owner_of(tallies: list[Tally], achievement: int) -> int | None:
    """RUSH-097, RUSH-098, RUSH-A27: the one seat with the highest count; nobody on a tie."""
    counts = [tally.count(achievement) for tally in tallies]
    best = max(counts)
    return counts.index(best) if best > 0 and counts.count(best) == 1 else None


class Standing:
    """RUSH-008, RUSH-099, RUSH-A46: a seat's final standing, with what breaks ties."""

    __slots__ = ("achievements", "bases", "medals", "score")

    def __init__(self, medals: int, bases: int, achievements: tuple[int, ...]) -> None:
        self.medals = medals
        self.bases = bases
        self.achievements = achievements
        self.score = medals + BASE_WORTH * bases + ACHIEVEMENT_WORTH * len(achievements)

    def key(self) -> tuple[int, int, int, int]:
        """RUSH-101, RUSH-102, RUSH-103: compare by score, then medals, then bases, then achievements."""
        return (self.score, self.medals, self.bases, len(self.achievements))

    def json(self) -> Json:
        """The standing as plain values."""
        return {
            "score": self.score,
            "medals": self.medals,
            "bases": self.bases,
            "achievements": list(self.achievements),
        }


def tally(cards: Cards, companies: list[list[int]], gained: list[int], rules: Options) -> list[Tally]:
    """What every seat's company counts for."""
    out = []
    for seat, held in enumerate(companies):
        ever = gained[seat * GAINED : seat * GAINED + GAINED]
        out.append(Tally(cards, held, ever if rules.count_gained_history else None))
    return out


def tallies_of(g: Rush) -> list[Tally]:
    """What every seat's company counts for at a table."""
    return tally(g.cards, [company(g, seat) for seat in range(g.n)], g.gained, g.rules)


def award(tallies: list[Tally], achievements: tuple[int, ...]) -> list[Standing]:
    """Every seat's standing with the achievements that it would win now."""
    for achievement in achievements:
        owner = owner_of(tallies, achievement)
        if owner is not None:
            tallies[owner].achievements.append(achievement)
    return [Standing(t.medals, t.held_bases, tuple(t.achievements)) for t in tallies]


def standings(g: Rush) -> list[Standing]:
    """Every seat's standing if the game ended now."""
    return award(tallies_of(g), g.achievements)


def winners(g: Rush) -> list[int]:
    """RUSH-007, RUSH-100, RUSH-104: the highest standing; several seats if still tied."""
    keys = [standing.key() for standing in standings(g)]
    best = max(keys)
    return [seat for seat, key in enumerate(keys) if key == best]


def finish(g: Rush) -> None:
    """Announce who won each achievement and the game; the agenda is empty, so no question is left."""
    if g.out is None:
        return
    tallies = tallies_of(g)
    for achievement in g.achievements:
        owner = owner_of(tallies, achievement)
        if owner is None:
            g.tell(UNACHIEVED, achievement)
        else:
            g.tell(ACHIEVED, achievement, owner)
    g.tell(OVER, *winners(g))
