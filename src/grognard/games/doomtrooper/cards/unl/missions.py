"""Missions of the base set."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "01126",
        "FIFTEEN MINUTES OF FAME",
        Give(Which(WARRIOR, lacking=PERSONALITY)),
        KillMission(Which(WARRIOR, trait=PERSONALITY), 5),
    ),
    card("01130", "FLUSH OUT THE COWARD", Give(ANY_WARRIOR), KillMission(Which(WARRIOR, covered=True), value_times=2)),
    card(
        "01139",
        "FURY OF THE CLANSMEN",
        Give(Which(WARRIOR, keyword="clansman")),
        KillMission(DARK_LEGION, d_times=4, p_times=2),
    ),
    card(
        "01218",
        "NEPHARITE HUNT",
        Give(ANY_DOOMTROOPER),
        KillMission(Which(WARRIOR, keyword="nepharite"), d_times=4, p_times=2),
    ),
    card("01299", "SUICIDE MISSION", Give(ANY_WARRIOR), DeathMission(3)),
    card(
        "01335",
        "WELL-ROUNDED SQUAD",
        Play(BY_ACTION, on_player=1, actions=1, lies=BEFORE_TARGET),
        SquadMission(CORPORATIONS | BROTHERHOOD, 10),
    ),
    card(
        "01336",
        "WHISPERS OF HERESY",
        Give(Which(WARRIOR, keyword="mortificator")),
        KillMission(Which(WARRIOR, affiliation=BROTHERHOOD, lacking=PERSONALITY), value_times=2),
    ),
)
