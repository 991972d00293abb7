"""Lasting abilities in words: what is said behind their subject."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.effects.allegiance import GoOnLeave
from grognard.games.doomtrooper.language import statics as s
from grognard.games.doomtrooper.language import terms
from grognard.games.doomtrooper.language.attack_statics import (
    AttackPrice,
    Converts,
    DefendedBy,
    MoreAttacks,
    NeverAttackedBy,
    NeverAttacks,
    OnlyAttacks,
    Prefers,
)
from grognard.games.doomtrooper.language.earning_statics import Bounty, DeathMission, KillMission, SquadMission
from grognard.games.doomtrooper.language.parts import Affiliation, Trait, Type
from grognard.games.doomtrooper.language.powers import (
    GIFTS_ONLY,
    IDLE,
    IN_TRAINING,
    INVULNERABLE,
    KEPT_FROM_COMBAT,
    LURKS,
    MENDS,
    NEVER_ANNIHILATED,
    NEVER_ATTACKER,
    NEVER_AUTOKILLS,
    NEVER_CASTS,
    NEVER_COVER,
    NEVER_DISCARDED,
    NEVER_LOWERED,
    NO_ATTACK,
    NO_BEASTS,
    NO_EQUIPMENT,
    NO_FIGHT_ATTACK,
    NO_FIGHT_ON,
    NO_OTHER_EQUIPMENT,
    NO_OTHER_WEAPON,
    NO_OWN_SPECIALS,
    NO_SEEKING_COVER,
    NO_SYMMETRY,
    NO_TRANSFER,
    NO_VEHICLES,
    OUTLASTS_BEARER,
    POWERS,
    UNATTACKABLE,
    UNHARMED_BY_SPECIALS,
    UNHURT_ATTACKING,
)
from grognard.games.doomtrooper.language.selectors import ANY, Case, Which
from grognard.games.doomtrooper.text.phrases import CLASS, FOLLOWER, ONE, Phrase, bit_words
from grognard.games.doomtrooper.text.say_base import PIECES, Sayings, bits_of

# Powers that are denials: what all must not do no one may do
DENIALS: Final = (
    NEVER_CASTS | NO_SEEKING_COVER | NO_EQUIPMENT | NO_OTHER_WEAPON | NO_TRANSFER | NO_BEASTS
    | KEPT_FROM_COMBAT | UNHURT_ATTACKING | NO_VEHICLES | NO_OTHER_EQUIPMENT | LURKS | UNATTACKABLE
    | INVULNERABLE | IDLE | IN_TRAINING | NEVER_DISCARDED | NEVER_ANNIHILATED | NEVER_ATTACKER
    | NO_OWN_SPECIALS | NO_ATTACK | NO_FIGHT_ATTACK | NO_FIGHT_ON | GIFTS_ONLY | NEVER_COVER | NEVER_AUTOKILLS
    | NO_SYMMETRY | NEVER_LOWERED | UNHARMED_BY_SPECIALS
)  # fmt: skip
# Powers of a card itself, not of its bearer: each is a sentence of its own
OF_THE_CARD: Final = OUTLASTS_BEARER | MENDS
IMMUNITIES: Final = {
    s.GIFTS: "gifts",
    s.ALL_SYMMETRY: "symmetry",
    s.THE_ART: "art",
    s.BLINDNESS: "blindness",
    s.VIRUSES: "viruses",
    s.POISONS: "poisons",
}
NEVERS: Final = {s.NEVER_HERETIC: "never_heretic", s.NEVER_GAINS: "never_gains"}
TALLIED: Final = {s.KILLS: "kills", s.FULL_TURNS: "turns", s.STORED_CARDS: "stored"}


def is_denial(static: s.Static) -> bool:
    """Whether a lasting ability only forbids something, or keeps something from happening."""
    return isinstance(static, NeverAttacks) or (isinstance(static, s.Has) and static.what.is_within(DENIALS))


def is_same_but_bearer(case: Case, other: Case) -> bool:
    """Whether two abilities hold in the same case, apart from whose they are."""
    same = case.part == other.part and case.tactic == other.tactic and case.weapon == other.weapon
    return same and case.foe is other.foe


class StaticSayings(Sayings):
    """A predicate for each class of lasting ability."""

    def gains(self, node: s.Gains, it: Phrase) -> str:
        plain = self.without_bearer(node)
        if plain is not None:
            less = [m if n else 0 for n, m in zip(node.amounts, plain.amounts, strict=True)]
            sums = [n + m for n, m in zip(node.amounts, less, strict=True)]
            return self.fill("gains.instead", it=it, amounts=self.amounts(sums), plain=self.amounts(less))
        key = "gains" if min(node.amounts) >= 0 else "suffers"
        return self.fill(key, it=it, amounts=self.amounts(node.amounts))

    def without_bearer(self, node: s.Gains) -> s.Gains | None:
        """What the card gives to any bearer in these ratings and this case, where this is more for some of them."""
        statics = self.cards.statics[self.kind]
        if node.case.bearer is None or node not in statics:
            return None
        for other in statics:
            if isinstance(other, s.Gains) and other.case.bearer is None and is_same_but_bearer(other.case, node.case):
                if all(m or not n for n, m in zip(node.amounts, other.amounts, strict=True)):
                    return other
        return None

    def multiplies(self, node: s.Multiplies, it: Phrase) -> str:
        parts = []
        for times in sorted({n for n in node.amounts if n != 1}):
            ratings = [rating for rating in range(4) if node.amounts[rating] == times]
            parts.append(self.multiplied("times", it, ratings, times))
        return PIECES.join(parts)

    def rebases(self, node: s.Rebases, it: Phrase) -> str:
        parts = []
        to = [0 if times == 0 else number for number, times in zip(node.to, node.multiple, strict=True)]
        for number in sorted({n for n in to if n != s.UNSET}):
            named = self.ratings([rating for rating in range(4) if to[rating] == number])
            parts.append(self.base_set(node, it, named, number))
        for times in sorted({n for n in node.multiple if n > 1}):
            ratings = [rating for rating in range(4) if node.multiple[rating] == times]
            parts.append(self.multiplied("base.times", it, ratings, times))
        halved = [rating for rating in range(4) if node.divisor[rating] == 2]
        if halved:
            parts.append(self.fill("base.halved", it=it, ratings=self.ratings(halved)))
        if it.plural and node.multiple[w.V] > 1:
            parts.append(self.fill("base.price", it=it))  # DT-A17
        if any(node.more):
            parts.append(
                self.fill("base.marked" if node.marked else "base.more", it=it, amounts=self.amounts(node.more))
            )
        return PIECES.join(parts)

    def base_set(self, node: s.Rebases, it: Phrase, ratings: str, n: int) -> str:
        """Base ratings of a number, or of that number for each warrior of a class."""
        if node.for_each is None:
            return self.fill("base.set", it=it, ratings=ratings, n=n)
        which = self.which(Which(terms.WARRIOR, node.for_each.keyword), ONE)
        place = self.words.IN_YOURS[w.PLACES[node.for_each.area]]
        return self.fill("base.per", it=it, ratings=ratings, n=n, which=which, place=place)

    def multiplied(self, key: str, it: Phrase, ratings: Sequence[int], times: int) -> str:
        """Ratings that are doubled or tripled."""
        one, several = self.words.TIMES[times]
        return self.fill(key, it=it, ratings=self.ratings(ratings), n=several if len(ratings) > 1 else one)

    def levels(self, node: s.Levels, it: Phrase) -> str:
        return self.fill("levels", it=it)

    def gains_of_foe(self, node: s.GainsOfFoe, it: Phrase) -> str:
        return self.fill("gains_of_foe", it=it, rating=self.ratings([node.rating]))

    def first_strike(self, node: s.FirstStrike, it: Phrase) -> str:
        parts = [self.fill("first_strike.always" if node.kind & s.ALWAYS_FIRST else "first_strike", it=it)]
        if node.kind & s.IN_SPITE:
            parts.append(self.fill("first_strike.in_spite", it=it))
        if node.kind & s.STOPS:
            parts.append(self.fill("first_strike.stops", it=it))
        return PIECES.join(parts)

    def bounty(self, node: Bounty, it: Phrase) -> str:
        prey = self.which(node.prey, CLASS)
        if node.multiple > 1:
            return self.fill("bounty", it=it, prey=prey, n=self.words.MULTIPLES[node.multiple])
        if node.p:
            return self.fill("bounty.p", it=it, prey=prey, n=self.fill("points.p", n=self.count(node.p)))
        if node.rival:
            return self.fill("bounty.rival", it=it, n=self.count(node.points))
        return self.fill("bounty.points", it=it, prey=prey, n=self.count(node.points))

    def weakens(self, node: s.Weakens, it: Phrase) -> str:
        key = "weakens" if min(node.amounts) < 0 else "strengthens"
        said = self.fill(key, it=it, amounts=self.changed_by(node.amounts))
        if node.blinds:
            said = f"{said} {self.fill('blinds')}"
        if node.protected == ANY:
            return said
        return f"{said} {self.fill('weakens.protected' if node.protected else 'weakens.unprotected')}"

    def out_of_play(self, node: s.OutOfPlay, it: Phrase) -> str:
        leaves = any(isinstance(play.do, GoOnLeave) for play in self.cards.plays[self.kind])  # which says it already
        return "" if leaves else self.fill("out_of_play", it=it)

    def lends(self, node: s.Lends, it: Phrase) -> str:
        return self.clause("lends", d=self.count(node.most))

    def only_attacks(self, node: OnlyAttacks, it: Phrase) -> str:
        prey = self.which(node.which, CLASS)
        key = "only_attacks.highest" if node.highest else "only_attacks.if_any" if node.if_any else "only_attacks"
        return self.fill(key, it=it, prey=prey)

    def never_attacks(self, node: NeverAttacks, it: Phrase) -> str:
        prey = self.which(node.which, CLASS)
        if node.other is not None:
            prey = self.either(prey, self.which(node.other, CLASS), self.sayings["nor"])
        return self.fill("never_attacks", it=it, prey=prey)

    def never_attacked_by(self, node: NeverAttackedBy, it: Phrase) -> str:
        return self.fill("never_attacked_by", it=it, who=self.which(node.which, CLASS))

    def immune(self, node: s.Immune, it: Phrase) -> str:
        key = "immune.attachments" if node.attachments else "immune"
        return self.fill(key, it=it, kinds=self.immunities(node.to))

    def immunities(self, bits: int) -> str:
        """What somebody is immune to."""
        if bits & s.ALL_SYMMETRY:
            bits &= ~s.GIFTS  # every card includes every gift
        return self.join(self.sayings[f"immune.{IMMUNITIES[bit]}"] for bit in bits_of(bits))

    def has(self, node: s.Has, it: Phrase) -> str:
        if node.what.is_within(OF_THE_CARD):
            return self.clause(f"power.{POWERS.names_in(node.what)[0].lower()}")
        return PIECES.join(self.fill(f"power.{name.lower()}", it=it) for name in POWERS.names_in(node.what))

    def casts(self, node: s.Casts, it: Phrase) -> str:
        known = [self.words.ASPECTS[aspect] for aspect in node.of if aspect in self.words.ASPECTS]
        said = self.fill(
            "casts_all" if len(known) == len(self.words.ASPECTS) else "casts", it=it, aspects=self.join(known)
        )
        if len(known) < len(node.of):
            said = self.fill("casts.personal", said=said)
        if node.peaceful:
            said = self.fill("casts.peaceful", said=said)
        return self.fill("casts.fee", said=said, d=self.count(node.d)) if node.d else said

    def converts(self, node: Converts, it: Phrase) -> str:
        who = self.which(Which(terms.WARRIOR, terms.YOURS, Affiliation(node.affiliation)), CLASS)
        return self.clause("converts", who=who)

    def more_attacks(self, node: MoreAttacks, it: Phrase) -> str:
        return self.clause("more_attacks", d=self.count(node.d))

    def kill_mission(self, node: KillMission, it: Phrase) -> str:
        prey = self.which(node.prey, ONE)
        if node.d_times:
            d, p = self.words.MULTIPLES[node.d_times], self.words.MULTIPLES[node.p_times]
            return self.clause("kill_mission.either", it=it, prey=prey, d=d, p=p)
        if node.value_times > 1:
            return self.clause("kill_mission.times", it=it, prey=prey, n=self.words.MULTIPLES[node.value_times])
        if node.d:
            return self.clause("kill_mission.d", it=it, prey=prey, n=self.count(node.d))
        return self.clause(
            "kill_mission.kept" if node.kept else "kill_mission", it=it, prey=prey, n=self.count(node.points)
        )

    def death_mission(self, node: DeathMission, it: Phrase) -> str:
        return self.clause("death_mission", it=it, n=self.count(node.more))

    def squad_mission(self, node: SquadMission, it: Phrase) -> str:
        if node.followers:
            apostles = self.join(self.nouns.NAMES_OF_APOSTLES[word.removeprefix(FOLLOWER)] for word in node.followers)
            area = self.words.HELD_IN[w.PLACES[node.area]]
            return self.clause("squad_mission.followers", area=area, apostles=apostles, n=self.count(node.points))
        names = [self.words.OF_AFFILIATION[name] for name in bit_words(w.AFFILIATIONS, node.affiliations)]
        return self.clause("squad_mission", affiliations=self.join(names), n=self.count(node.points))

    def gains_per(self, node: s.GainsPer, it: Phrase) -> str:
        same = node.which.keyword in self.cards.keywords[self.kind]
        key = "gains_per.once" if node.once else "gains_per" if same else "gains_per.another"
        return self.fill(key, it=it, amounts=self.amounts(node.amounts), which=self.which(node.which, ONE))

    def doubles_beasts(self, node: s.DoublesBeasts, it: Phrase) -> str:
        return self.fill(
            "doubles_beasts", it=it, which=self.which(Which(terms.BEAST, Affiliation(node.affiliation)), CLASS)
        )

    def attack_price(self, node: AttackPrice, it: Phrase) -> str:
        said = []
        on = "" if node.prey is None else ".prey"
        prey = it if node.prey is None else self.which(node.prey, CLASS)
        if node.actions > 1:
            said.append(self.fill(f"attack_price{on}", it=it, n=self.words.ACTIONS[node.actions], prey=prey))
        if node.d:
            said.append(self.fill(f"attack_toll{on}", it=it, d=self.count(node.d), prey=prey))
        return PIECES.join(said)

    def defended_by(self, node: DefendedBy, it: Phrase) -> str:
        return self.clause("defended_by", which=self.which(node.which, CLASS))

    def spreads(self, node: s.Spreads, it: Phrase) -> str:
        said = self.fill("spreads.at_once" if node.at_once else "spreads")
        return self.clause("spreads.worsens", said=said) if node.worsens else self.clause("spreads.only", said=said)

    def bans(self, node: s.Bans, it: Phrase) -> str:
        if node.trait:
            return self.clause("bans", who=self.which(Which(Trait(node.trait)), CLASS))
        key = "bans.holder" if node.holder else "bans.type"
        what = Which(Type(node.type), terms.PLACED) if node.placed else Which(Type(node.type))
        return self.clause(key, who=self.which(what, CLASS))

    def refuses(self, node: s.Refuses, it: Phrase) -> str:
        alike = [r for r in self.cards.statics[self.kind] if isinstance(r, s.Refuses) and r.never == node.never]
        if node not in alike:
            alike = [node]
        if node is not alike[0]:
            return ""  # said with the first
        if node.type == ANY:
            return self.fill("refuses.anything", it=it)
        kinds = [self.noun(kind, CLASS).said("some") for other in alike for kind in self.refused(other)]
        what = self.join(kinds, self.sayings["nor"])
        return self.fill("refuses.never" if node.never else "refuses", it=it, what=what)

    def refused(self, node: s.Refuses) -> list[str]:
        """The nouns for cards that somebody is not given."""
        if node.trait == w.WEAPON_SHOOT:
            return ["weapon-shoot-or-both"]
        return ["weapon"] if node.trait == w.WEAPON else bit_words(w.TRAITS, node.trait) or [w.TYPES[node.type]]

    def tallies(self, node: s.Tallies, it: Phrase) -> str:
        return self.fill(f"tallies.{TALLIED[node.what]}", it=it, amounts=self.amounts(node.amounts))

    def loses_named(self, node: s.LosesNamed, it: Phrase) -> str:
        return self.fill("loses_named", it=it)

    def prefers(self, node: Prefers, it: Phrase) -> str:
        prey = self.which(node.which, ONE)
        if node.other is not None:
            prey = self.either(prey, self.which(node.other, ONE))
        return self.fill("prefers.own" if node.own else "prefers", it=it, prey=prey)

    def either(self, one: Phrase, other: Phrase, word: str = "") -> Phrase:
        """Two phrases of which either will do, in every case."""
        word = word or self.sayings["or"]
        return Phrase({case: f"{said} {word} {other.said(case)}" for case, said in one.cases.items()}, one.plural)

    def becomes(self, node: s.Becomes, it: Phrase) -> str:
        if node.trait & w.WEAPON_FIGHT:
            return self.clause("becomes.weapon")
        parts = []
        what = [self.words.IS_SIDE[side] for side in bit_words(w.SIDES, node.side)]
        for trait in bit_words(w.TRAITS, node.trait):
            said = self.noun(trait, CLASS if it.plural else ONE).said("as")
            what.append(self.fill("becomes.heretic", it=it, what=said) if trait == "heretic" else said)  # DT-300
        if node.keyword:
            what.append(self.which(Which(terms.WARRIOR, node.keyword), CLASS if it.plural else ONE).said("as"))
        if what:
            parts.append(self.fill("becomes", it=it, what=self.join(what)))
        if node.trait & w.HERETIC:
            parts.append(self.fill("becomes.gifts", it=it))  # DT-090, DT-095
        if node.home:
            parts.append(self.fill("becomes_home", it=it))
        if node.affiliation:
            key = "becomes_of" if node.no_affiliation else "becomes_of.too"
            parts.append(self.fill(key, it=it, affiliations=self.affiliated(node.affiliation)))
        if node.no_side:
            sides = [self.words.IS_SIDE[side] for side in bit_words(w.SIDES, node.no_side)]
            parts.append(self.fill("no_longer", it=it, what=self.join(sides)))
            if node.no_side & w.DOOMTROOPER:
                parts.append(self.fill("no_longer.moves", it=it))  # DT-A34
        if node.no_affiliation == w.EVERY_AFFILIATION:
            parts.insert(0, self.fill("no_affiliations", it=it))
        elif node.no_affiliation:
            parts.append(self.fill("no_longer_of", it=it, affiliations=self.affiliated(node.no_affiliation)))
        return PIECES.join(parts)

    def affiliated(self, bits: int) -> str:
        """Affiliations by name, all five corporations in a word."""
        names = bit_words(w.AFFILIATIONS, bits)
        if bits & w.CORPORATIONS == w.CORPORATIONS:
            names = ["corporations", *bit_words(w.AFFILIATIONS, bits & ~w.CORPORATIONS)]
        return self.join(self.words.AFFILIATION_TO[name] for name in names)

    def keeps(self, node: s.Keeps, it: Phrase) -> str:
        parts = []
        if node.affiliations:
            every = node.affiliations == terms.EVERY_AFFILIATION.number
            names = "" if every else self.affiliated(node.affiliations)
            parts.append(self.fill("keeps.every" if every else "keeps", it=it, affiliations=names))
        parts += [self.fill(NEVERS[bit], it=it) for bit in bits_of(node.never)]
        if node.undoes:
            parts.append(self.fill("keeps.undoes", it=it))
        return PIECES.join(parts)
