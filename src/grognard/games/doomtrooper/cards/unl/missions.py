"""Missions of the base set."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "01047",
        "CLAN INFIGHTING",
        Give(Which(WARRIOR, DOOMTROOPER, IMPERIAL)),
        KillMission(Which(WARRIOR, DOOMTROOPER, IMPERIAL), value_times=2),
    ),
    card(
        "01067",
        "DARK KOHORT",
        Play(Actions(1), ON_ANY_PLAYER, BEFORE_TARGET),
        SquadMission(
            None,
            10,
            followers=(
                "follower-of-algeroth",
                "follower-of-demnogonis",
                "follower-of-ilian",
                "follower-of-muawijhe",
                "follower-of-semai",
            ),
            area=KOHORT,
        ),
    ),
    card(
        "01102",
        "ESTABLISH DEFENSIVE PERIMETER",
        Play(Actions(1), ON_ANY_PLAYER, BEFORE_TARGET),
        When(BUILT, Gain(p=1, who=HOLDER, new_title=True), Which(FORTIFICATION, CARDS_ONLY)),
    ),
    card(
        "01111",
        "EXONERATED RONIN",
        Give(Which(WARRIOR, DOOMTROOPER, MISHIMA)),
        KillMission(Which(WARRIOR, DOOMTROOPER, MISHIMA), value_times=2),
    ),
    card(
        "01126",
        "FIFTEEN MINUTES OF FAME",
        Give(Which(WARRIOR, Not(PERSONALITY))),
        KillMission(Which(WARRIOR, PERSONALITY), 5),
    ),
    card("01130", "FLUSH OUT THE COWARD", Give(ANY_WARRIOR), KillMission(Which(WARRIOR, IN_COVER), value_times=2)),
    card(
        "01139",
        "FURY OF THE CLANSMEN",
        Give(Which(WARRIOR, "clansman")),
        KillMission(DARK_LEGION, d_times=4, p_times=2),
    ),
    card(
        "01176",
        "INTERNAL AFFAIRS CRACKDOWN",
        Give(Which(WARRIOR, DOOMTROOPER, CAPITOL)),
        KillMission(Which(WARRIOR, DOOMTROOPER, CAPITOL), value_times=2),
    ),
    card(
        "01218", "NEPHARITE HUNT", Give(ANY_DOOMTROOPER), KillMission(Which(WARRIOR, "nepharite"), d_times=4, p_times=2)
    ),
    card(
        "01251",
        "RECALLED",
        Give(Which(WARRIOR, DOOMTROOPER, CYBERTRONIC)),
        KillMission(Which(WARRIOR, DOOMTROOPER, CYBERTRONIC), value_times=2),
    ),
    card("01299", "SUICIDE MISSION", Give(ANY_WARRIOR), DeathMission(3)),
    card(
        "01322",
        "TRAITOR DISCOVERED",
        Give(Which(WARRIOR, DOOMTROOPER, BAUHAUS)),
        KillMission(Which(WARRIOR, DOOMTROOPER, BAUHAUS), value_times=2),
    ),
    card(
        "01335",
        "WELL-ROUNDED SQUAD",
        Play(Actions(1), ON_ANY_PLAYER, BEFORE_TARGET),
        SquadMission(CORPORATIONS | BROTHERHOOD, 10),
    ),
    card(
        "01336",
        "WHISPERS OF HERESY",
        Give(Which(WARRIOR, "mortificator")),
        KillMission(Which(WARRIOR, BROTHERHOOD, Not(PERSONALITY)), value_times=2),
    ),
)
