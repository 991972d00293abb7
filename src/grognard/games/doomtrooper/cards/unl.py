"""The base set."""

from __future__ import annotations

from grognard.effects.control import Seq
from grognard.games.doomtrooper.effects.combat import (
    Avenge,
    Change,
    ChangeTactic,
    DisableWeapon,
    DoubleWeapon,
    Save,
    StrikeFirst,
    Withdraw,
)
from grognard.games.doomtrooper.effects.cover import AllIntoCover
from grognard.games.doomtrooper.effects.points import Gain, LoseAllD, SwapD
from grognard.games.doomtrooper.effects.reactions import Counter
from grognard.games.doomtrooper.effects.table import Discard, DiscardEvery, DiscardThis, Heal
from grognard.games.doomtrooper.effects.turns import ExtraAction, FewerActions
from grognard.games.doomtrooper.plays import (
    A_SPECIAL,
    AFTER_VICTORY,
    ANYTIME,
    AT_DRAW,
    AT_START,
    BEFORE_TARGET,
    BY_ACTION,
    DISCARDED,
    IN_COMBAT,
    IN_KOHORT,
    IN_SQUAD,
    NO_D,
    ON_TARGET,
    ONCE_A_COMBAT,
    TO_COUNTER,
    TO_SAVE,
    TO_YOUR_DRAW,
    TO_YOUR_TURN,
    Act,
    Build,
    Cast,
    Give,
    Play,
    When,
)
from grognard.games.doomtrooper.select import (
    AS_ATTACKER,
    BEARERS,
    IN_FIGHT,
    IN_SHOOT,
    OPPONENTS,
    YOURS,
    Case,
    Which,
)
from grognard.games.doomtrooper.select import IN_COMBAT as FIGHTING
from grognard.games.doomtrooper.state import ATTACK, ATTACKER, DEFENDER, NONE, UNDEFINED
from grognard.games.doomtrooper.statics import (
    ALL_SYMMETRY,
    ANY_AIRSHIP,
    AUTOKILL,
    BLINDNESS,
    D_ONLY,
    DOUBLE_D,
    FALLS_AT_NO_VALUE,
    FRAGILE,
    GIFTS,
    GIFTS_ONLY,
    INVULNERABLE,
    NEVER_CASTS,
    NO_EQUIPMENT,
    NO_FORTIFICATIONS,
    NO_OTHER_WEAPON,
    NO_SEEKING_COVER,
    ONLY_FIGHT_WEAPON,
    SPELLS_FOR_OTHERS,
    THE_ART,
    TWO_HANDGUNS,
    UNATTACKABLE,
    Aura,
    Becomes,
    Casts,
    DeathMission,
    Gains,
    Has,
    Immune,
    KillMission,
    Multiplies,
    Prefers,
    SquadMission,
    Weakens,
)
from grognard.games.doomtrooper.words import (
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CORPORATIONS,
    CYBERTRONIC,
    DOOMTROOPER,
    EQUIPMENT,
    FIGHT,
    FORTIFICATION,
    HERETIC,
    IMPERIAL,
    KOHORT,
    LEGION,
    MACHINE_GUN,
    MISHIMA,
    PERSONALITY,
    WARRIOR,
    WEAPON_FIGHT,
    WEAPON_SHOOT,
)

ALL_ASPECTS = Casts(
    "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"
)
ANY_COMBATANT = Which(WARRIOR, part=FIGHTING)
ANY_WARRIOR = Which(WARRIOR)
ANY_DOOMTROOPER = Which(WARRIOR, side=DOOMTROOPER)
DARK_LEGION = Which(WARRIOR, side=LEGION)
OWN_LEGION = Which(WARRIOR, YOURS, side=LEGION)
OWN_ALGEROTH = Which(WARRIOR, YOURS, side=LEGION, keyword="follower-of-algeroth")
NARROW = Immune(GIFTS)
WIDE = Immune(ALL_SYMMETRY | GIFTS)
MECHANICAL = Has(NEVER_CASTS)


CARDS: dict[str, tuple[object, ...]] = {
    # warriors: Bauhaus
    "01015": (),
    "01085": (),
    "01157": (),
    "01333": (NARROW,),
    "01103": (Prefers(DARK_LEGION),),
    "01202": (Aura(Which(WARRIOR, YOURS, keyword="venusian-ranger"), WIDE),),
    "01330": (Aura(Which(WARRIOR, YOURS, keyword="etoiles-mortant"), WIDE),),
    # Capitol
    "01164": (),
    "01201": (),
    "01301": (),
    "01273": (),
    "01136": (),
    "01208": (Aura(Which(WARRIOR, YOURS, keyword="infantry"), WIDE),),
    "01018": (Aura(Which(WARRIOR, YOURS, keyword="free-marine"), WIDE),),
    # Imperial
    "01048": (Gains(f=1, case=Case(part=AS_ATTACKER, foe=DARK_LEGION)),),
    "01025": (NARROW,),
    "01144": (),
    "01340": (Has(NO_SEEKING_COVER | NO_FORTIFICATIONS),),
    "01278": (Aura(Which(WARRIOR, keyword="blood-beret", but_itself=True), Gains(f=1, s=1)),),
    "01274": (Prefers(DARK_LEGION), Aura(Which(WARRIOR, YOURS, keyword="clansman"), WIDE)),
    "01089": (Aura(Which(WARRIOR, YOURS, keyword="golden-lion"), WIDE),),
    # Mishima
    "01268": (),
    "01051": (WIDE,),
    "01150": (),
    "01300": (WIDE, Has(NO_EQUIPMENT | FRAGILE)),
    "01110": (Has(D_ONLY),),
    "01311": (Aura(Which(WARRIOR, YOURS, keyword="samurai"), WIDE),),
    "01339": (Aura(Which(WARRIOR, YOURS, keyword="hatamoto"), WIDE),),
    # Cybertronic
    "01196": (NARROW, MECHANICAL),
    "01063": (NARROW, MECHANICAL),
    "01060": (NARROW, MECHANICAL),
    "01038": (NARROW, MECHANICAL),
    "01039": (NARROW, MECHANICAL, Has(AUTOKILL)),
    "01125": (NARROW, Act(Change(f=3, s=3, a=3, v=3), timing=IN_COMBAT, d=5, once=ONCE_A_COMBAT)),
    # Brotherhood
    "01008": (Casts("changeling", "elements"), Has(ANY_AIRSHIP)),
    "01209": (Casts("kinetics", "manipulation"),),
    "01169": (Casts("exorcism", "mentalism"),),
    "01267": (Casts("premonition", "exorcism"),),
    "01211": (ALL_ASPECTS,),
    "01170": (ALL_ASPECTS,),
    "01182": (ALL_ASPECTS, Has(SPELLS_FOR_OTHERS | DOUBLE_D)),
    "01059": (ALL_ASPECTS, Aura(Which(WARRIOR, keyword="mortificator"), Has(AUTOKILL))),
    # Dark Legion
    "01328": (),
    "01214": (),
    "01035": (),
    "01250": (),
    "01123": (),
    "01159": (),
    "01219": (Immune(THE_ART),),
    "01021": (Has(AUTOKILL),),
    "01153": (Has(GIFTS_ONLY),),
    # equipment: weapons
    "01064": (Give(), Gains(f=6, case=IN_FIGHT)),
    "01245": (Give(), Gains(f=1, case=IN_FIGHT)),
    "01334": (Give(Which(WARRIOR, YOURS, side=DOOMTROOPER, affiliation=BAUHAUS)), Gains(f=2, case=IN_FIGHT)),
    "01049": (
        Give(Which(WARRIOR, YOURS, side=DOOMTROOPER, affiliation=IMPERIAL)),
        Gains(f=1, case=IN_FIGHT),
        Gains(f=1, case=Case(tactic=FIGHT, bearer=Which(WARRIOR, keyword="clansman"))),
        Gains(a=1, case=Case(tactic=FIGHT, foe=DARK_LEGION)),
        Gains(a=1, case=Case(tactic=FIGHT, foe=DARK_LEGION, bearer=Which(WARRIOR, keyword="clansman"))),
    ),
    "01062": (Give(OWN_LEGION), Gains(f=2, case=IN_FIGHT), Has(AUTOKILL, case=IN_FIGHT)),
    "01332": (Give(OWN_LEGION), Gains(f=2, case=IN_FIGHT), Has(ONLY_FIGHT_WEAPON)),
    "01270": (
        Give(Which(WARRIOR, YOURS, side=DOOMTROOPER, affiliation=MISHIMA)),
        Gains(f=1, case=IN_FIGHT),
        Weakens(f=1, case=IN_FIGHT),
    ),
    "01186": (Give(), Gains(s=3, case=IN_SHOOT)),
    "01142": (Give(), Gains(s=6, case=IN_SHOOT)),
    "01185": (Give(OWN_LEGION), Gains(s=3, case=IN_SHOOT)),
    "01155": (Give(), Gains(s=5, case=IN_SHOOT)),
    "01286": (Give(), Gains(s=2, case=IN_SHOOT)),
    "01069": (Give(), Gains(s=3, case=IN_SHOOT), Weakens(s=2, case=IN_SHOOT)),
    "01001": (Give(), Gains(f=3, s=3)),
    "01280": (Give(), Gains(f=2, s=2), Has(TWO_HANDGUNS)),
    "01246": (Give(), Gains(f=1, s=1), Has(TWO_HANDGUNS)),
    # armour and other
    "01053": (Give(), Gains(a=4)),
    "01020": (Give(Which(WARRIOR, YOURS, side=DOOMTROOPER)), WIDE),
    "01050": (Give(), Gains(a=1)),
    "01065": (Give(), Gains(f=3, s=3), Immune(BLINDNESS)),
    "01314": (Give(Which(EQUIPMENT, YOURS, trait=WEAPON_SHOOT, lacking=WEAPON_FIGHT)), Gains(s=1)),
    "01128": (Give(), Act(Heal(), Which(WARRIOR, YOURS, wounded=True), itself=DISCARDED)),
    # vehicles
    "01003": (
        Give(Which(WARRIOR, YOURS, side=DOOMTROOPER, affiliation=CAPITOL)),
        Multiplies(s=2, a=2, v=2),
        Has(NO_OTHER_WEAPON),
    ),
    "01032": (
        Give(Which(WARRIOR, YOURS, side=DOOMTROOPER, affiliation=CYBERTRONIC)),
        Multiplies(s=2, a=2, v=2),
        Has(NO_OTHER_WEAPON),
    ),
    "01138": (
        Give(Which(WARRIOR, YOURS, side=DOOMTROOPER, affiliation=MISHIMA)),
        Multiplies(s=2, a=2, v=2),
        Has(NO_OTHER_WEAPON),
    ),
    "01305": (
        Give(Which(WARRIOR, YOURS, side=DOOMTROOPER, affiliation=BAUHAUS)),
        Multiplies(f=2, s=2, a=2, v=2),
        Has(NO_OTHER_WEAPON),
    ),
    # fortifications
    "01152": (Build(IN_SQUAD), Aura(Which(WARRIOR, YOURS, affiliation=BAUHAUS), Gains(a=2))),
    "01269": (Build(IN_SQUAD), Aura(Which(WARRIOR, YOURS, affiliation=CAPITOL), Gains(a=2))),
    "01137": (Build(IN_SQUAD), Aura(Which(WARRIOR, YOURS, affiliation=IMPERIAL), Gains(a=2))),
    "01193": (Build(IN_SQUAD), Aura(Which(WARRIOR, YOURS, affiliation=MISHIMA), Gains(a=2))),
    "01318": (Build(IN_SQUAD), Aura(Which(WARRIOR, YOURS, affiliation=CYBERTRONIC), Gains(a=2))),
    "01317": (Build(IN_SQUAD), Aura(Which(WARRIOR, YOURS, affiliation=BROTHERHOOD), Gains(a=2))),
    "01042": (
        Build(IN_KOHORT),
        Aura(Which(WARRIOR, YOURS, keyword="follower-of-algeroth", area=KOHORT), Gains(a=2)),
    ),
    # Dark Symmetry
    "01066": (Give(OWN_LEGION), Gains(f=1)),
    "01257": (Give(OWN_LEGION), Gains(a=1)),
    "01316": (Give(OWN_LEGION), Weakens(a=1)),
    "01024": (Give(OWN_LEGION), Weakens(f=2, s=2)),
    "01082": (Give(OWN_ALGEROTH), Act(Discard(), Which(EQUIPMENT), d=10)),
    "01078": (Give(OWN_ALGEROTH), Has(AUTOKILL)),
    "01163": (Give(OWN_ALGEROTH), Weakens(a=2)),
    # Art
    "01091": (Cast(Change(f=2), 2),),
    "01092": (Cast(Change(s=2), 2),),
    "01094": (Cast(Change(a=2), 2),),
    "01281": (Cast(Change(a=1), 1),),
    "01297": (Cast(Change(s=1), 1),),
    "01192": (Cast(Change(f=1, s=1, a=1), 1),),
    "01122": (Cast(Change(f=5, s=5), 3),),
    "01117": (Cast(timing=ANYTIME, lies=ON_TARGET, until=TO_YOUR_TURN), WIDE),
    "01131": (
        Cast(timing=ANYTIME, lies=ON_TARGET, until=TO_YOUR_TURN),
        Has(UNATTACKABLE),
        Gains(f=2, s=2, a=2, v=2, case=Case(part=AS_ATTACKER)),
    ),
    "01162": (Cast(timing=ANYTIME, lies=ON_TARGET, until=TO_YOUR_TURN), Multiplies(f=2, s=2, a=2, v=2)),
    "01179": (Cast(timing=ANYTIME, lies=ON_TARGET, until=TO_YOUR_TURN), Has(INVULNERABLE)),
    "01191": (Cast(ChangeTactic(), for_all=True),),
    "01240": (Cast(Change(a=1, foe=DARK_LEGION), 1),),
    "01256": (Cast(Seq(Change(a=1, fixed=True), Change(a=1)), 2, least=0),),
    "01290": (Cast(StrikeFirst(NONE)),),
    # missions
    "01126": (Give(Which(WARRIOR, lacking=PERSONALITY)), KillMission(PERSONALITY, 5)),
    "01299": (Give(ANY_WARRIOR), DeathMission(3)),
    "01335": (
        Play(BY_ACTION, on_player=1, actions=1, lies=BEFORE_TARGET),
        SquadMission(CORPORATIONS | BROTHERHOOD, 10),
    ),
    # specials
    "01105": (Play(IN_COMBAT, Change(a=2), ANY_COMBATANT),),
    "01237": (Play(IN_COMBAT, Change(f=2), ANY_COMBATANT),),
    "01195": (Play(IN_COMBAT, Change(s=2), ANY_COMBATANT),),
    "01309": (Play(IN_COMBAT, Change(f=1, s=1), ANY_COMBATANT),),
    "01302": (Play(IN_COMBAT, StrikeFirst(ATTACKER)),),
    "01006": (Play(IN_COMBAT, StrikeFirst(DEFENDER)),),
    "01012": (Play(IN_COMBAT, DoubleWeapon(), Which(EQUIPMENT, trait=MACHINE_GUN), weapon_of=ANY_COMBATANT),),
    "01086": (
        Play(
            IN_COMBAT,
            DisableWeapon(),
            Which(EQUIPMENT, trait=WEAPON_FIGHT, lacking=WEAPON_SHOOT),
            weapon_of=ANY_COMBATANT,
        ),
    ),
    "01226": (
        Play(
            IN_COMBAT,
            DisableWeapon(),
            Which(EQUIPMENT, OPPONENTS, trait=WEAPON_SHOOT),
            weapon_of=Which(WARRIOR, OPPONENTS, part=FIGHTING),
        ),
    ),
    "01197": (Play(ANYTIME, Discard(), Which(EQUIPMENT), weapon_of=ANY_WARRIOR),),
    "01306": (Play(IN_COMBAT, ChangeTactic()),),
    "01259": (Play(IN_COMBAT, Withdraw()),),
    "01213": (Play(TO_SAVE, Save()),),
    "01304": (Play(ANYTIME, Avenge(MISHIMA)),),
    "01181": (Play(AFTER_VICTORY, Seq(Gain(d=5), Heal())),),
    "01207": (Play(TO_COUNTER, Counter(), counters=A_SPECIAL),),
    "01235": (Play(ANYTIME, Gain(d=10)),),
    "01217": (Play(ANYTIME, LoseAllD(), on_player=1),),
    "01194": (Play(ANYTIME, Gain(p=-3, who=2), on_player=1),),
    "01262": (Play(ANYTIME, SwapD(), on_player=2),),
    "01168": (Play(AT_START, ExtraAction(UNDEFINED), once_a_turn=True),),
    "01026": (Play(AT_START, ExtraAction(ATTACK)),),
    "01132": (Play(ANYTIME, FewerActions(), on_player=1),),
    "01073": (Give(ANY_WARRIOR, timing=ANYTIME), Gains(v=-2), Has(FALLS_AT_NO_VALUE)),
    "01154": (Give(ANY_WARRIOR, timing=ANYTIME, until=TO_YOUR_DRAW), Gains(a=3)),
    "01296": (Play(ANYTIME, lies=BEFORE_TARGET, until=TO_YOUR_TURN), Aura(Which(WARRIOR, YOURS), WIDE)),
    "01057": (Give(DARK_LEGION, timing=ANYTIME), Immune(THE_ART)),
    "01212": (Give(Which(WARRIOR, affiliation=BROTHERHOOD), actions=3), ALL_ASPECTS),
    "01087": (
        Give(Which(WARRIOR, side=DOOMTROOPER, no_affiliation=MISHIMA), timing=ANYTIME),
        Becomes(affiliation=MISHIMA),
    ),
    "01184": (
        Give(Which(WARRIOR, side=DOOMTROOPER, no_affiliation=IMPERIAL), timing=ANYTIME),
        Becomes(affiliation=IMPERIAL),
    ),
    "01225": (
        Give(Which(WARRIOR, side=DOOMTROOPER, no_affiliation=CYBERTRONIC), timing=ANYTIME),
        Becomes(affiliation=CYBERTRONIC),
    ),
    "01289": (
        Give(Which(WARRIOR, side=DOOMTROOPER, no_affiliation=CAPITOL), timing=ANYTIME),
        Becomes(affiliation=CAPITOL),
    ),
    "01292": (
        Give(Which(WARRIOR, side=DOOMTROOPER, no_affiliation=BAUHAUS), timing=ANYTIME),
        Becomes(affiliation=BAUHAUS),
    ),
    "01058": (Play(ANYTIME, AllIntoCover(5), on_player=1),),
    "01308": (Give(ANY_DOOMTROOPER, timing=ANYTIME), Becomes(trait=HERETIC)),
    "01068": (Give(ANY_DOOMTROOPER, timing=ANYTIME), Becomes(trait=HERETIC, no_side=DOOMTROOPER)),
    "01254": (Play(ANYTIME, DiscardEvery(Which(WARRIOR, trait=HERETIC))),),
    "01084": (
        Play(ANYTIME, on_player=1, lies=BEFORE_TARGET),
        When(AT_DRAW, Gain(d=-3, who=2), BEARERS),
        When(NO_D, DiscardThis(), BEARERS),
    ),
    "01303": (Play(BY_ACTION, Discard(), Which(FORTIFICATION), actions=1),),
}
