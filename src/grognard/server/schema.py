"""The wire as a JSON schema, and docs/protocol.md written from it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

import grognard
from grognard.core.game import Json
from grognard.server import wire

# Method, path, what is sent, what comes back, what it does. A star: with the token of a guest.
REQUESTS: tuple[tuple[str, str, Any, Any, str], ...] = (
    ("GET", "/api/games", None, wire.Games, "What can be played."),
    ("POST", "/api/guests", wire.NewGuest, wire.Guest, "A name becomes a guest, with a secret token."),
    ("POST", "/api/guests/code", wire.TypedCode, wire.Guest, "The same guest on another device."),
    ("GET*", "/api/me", None, wire.Me, "Whose token it is."),
    ("PUT*", "/api/me", wire.NewGuest, wire.Me, "Another name; at tables one keeps the name one sat down with."),
    ("POST*", "/api/me/code", None, wire.Code, "A code to be typed on another device."),
    ("GET*", "/api/me/tables", None, list[wire.MyTable], "One's own tables: those that go on, and the last 50 played."),
    ("GET*", "/api/me/decks", None, list[wire.KeptDeck], "The decks that one keeps, by name."),
    ("GET*", "/api/me/decks/{name}", None, wire.KeptDeck, "One of them."),
    ("PUT*", "/api/me/decks/{name}", wire.NewDeck, wire.KeptDeck, "Keep a deck, legal or not, under a name."),
    ("DELETE*", "/api/me/decks/{name}", None, None, "Keep it no more, if it was kept."),
    ("GET", "/api/tables", None, list[wire.Listed], "The lobby: tables that wait (not forsaken for a day) or go on."),
    ("POST*", "/api/tables", wire.Setup, wire.Made, "A new table, which the guest hosts."),
    ("GET", "/api/tables/{table}/replay", None, None, "The file of a finished game; `grognard replay` verifies it."),
    (
        "GET", "/api/tables/{table}/steps/{at}", None, wire.Position,
        "A finished game after so many answers; `?seat=0` from a seat's eyes, `?seat=all` all open, `?lang=cs`.",
    ),
    (
        "GET", "/api/tables/{table}/story", None, wire.Story,
        "All steps of a finished game in sentences; `?seat=` and `?lang=` as above.",
    ),
    ("POST*", "/api/tables/{table}/branch", wire.Branch, wire.Made, "A new table that goes on from there."),
    ("GET", "/api/puzzles", None, list[wire.Puzzle], "Every puzzle; `?lang=cs`."),
    ("GET", "/api/puzzles/{puzzle}", None, wire.PuzzlePosition, "A puzzle as its solver sees it."),
    ("GET", "/api/rules/{game}", None, wire.Rules, "Every rule of a game with the scenarios that show it; `?lang=cs`."),
    ("GET", "/api/cards/{game}", None, wire.Cards, "Every card of a game; `?lang=cs`."),
    ("GET", "/api/decks/{game}", None, wire.OurDecks, "Decks to begin with."),
    ("POST", "/api/decks/check", wire.DeckQuestion, wire.DeckReport, "What there is to tell of a deck; `?lang=cs`."),
    ("POST", "/api/decks/random", wire.DeckWish, wire.DeckReport, "A legal deck by lot; `?lang=cs`."),
    (
        "GET", "/api/scenarios/{game}/{name}", None, wire.Scene,
        "A scenario after `?at=` of its answers (0: as it begins); `?lang=cs`.",
    ),
    ("POST", "/api/puzzles/{puzzle}", wire.Attempt, wire.Verdict, "What the engine says of an attempt."),
)  # fmt: skip

BEGINNING = """# The protocol

*Written from the schema by `grognard schema > docs/protocol.md`; `grognard schema --json` prints the schema
itself.*

A table is played over one websocket, `/api/socket`: JSON, one message a frame, `type` first. Guests, the lobby,
replays and puzzles are plain HTTP with JSON bodies. Unknown fields are refused; fields with their default value are
left out. Messages and bodies have at most 64 KiB.

## A game from beginning to end

1. `POST /api/guests {"name": "Ann"}` gives a token. It is the only proof of who you are: it goes into the header
   `Authorization: Bearer …` of requests and into `hello`, never into an address.
2. `POST /api/tables {"game": "rush"}` gives the table's name. Friends open the same table by it.
3. Open the socket and send `hello` with the table and the token. `table` comes, then an `update` for each of your
   seats if the game runs, then the chat. `sit`, and the host sends `start`.
4. Every `update` has the view of a seat, what has happened, and the open question with its number. If the question
   has options it is yours: send `answer` with the number and one option's `answer`. `accepted` comes when the
   answer is on disk; everybody hears of it after that.
5. When the question is null the game is over: `table` tells the score and the seed. The replay can be downloaded.

examples/bot.py does all that. `grognard talk` speaks the same messages over standard input and output, without a
server.

## What to rely on

- **Questions have numbers** that are never used twice, not even after an undo. An answer to another number than the
  open one is `stale` and changes nothing, so a message may safely be sent again.
- **Nothing acknowledged is lost.** After a crash every table is where its last `accepted` left it, in mid-effect
  too.
- **Reconnect** with the same `hello`, from any device, in as many tabs as you like. `since` names how many events
  you know; those after them are told again, at most 1000. If an answer was taken back meanwhile none are: draw the
  view. With `since` 0 you are told all that still stands.
- **Another device** without copying the token: `POST /api/me/code` gives a code of eight letters and digits to be
  typed there; it is good once and for ten minutes.
- **One browser, several seats:** one guest may sit on several; each gets its own `update`.
- **Touching things:** each option says in `touches` which things of the view it is about (`market:t-28`, `field:E5`),
  in the order in which a person touches them. `why` with a thing tells what speaks against every answer that touches
  it, so that a client needs to know no rule.
- **Hints** (`hint`): what a bot would answer from your view alone, thought out beside the table; only for who is asked,
  and nobody else hears of it. `no_hint`: it took too long.
- **Decks**, in games that have them: `deck` brings one to an own seat before the start, by name or as text, and the
  set-up may have some in `decks`. The server checks them, `bad_deck` says what is wrong, and nobody but who sits there
  is told even its name. Who brings none plays what the option `decks` says. A rematch is played with the same ones.
- **Matches** of several games (`games` in the set-up, for games with decks): each game has a table of its own. When one
  is over `table` tells how the match stands (`match`) and where it goes on (`next`): there everybody sits as before,
  with the same decks, and finds the own cards in `cards`. `deck` exchanges some of them with those beside the deck;
  nobody else is told even that. `ready` says that the next game may begin: it does when every person is ready or away,
  and one is ready. Whoever has no socket at either table is away after the table's patience, and whoever lets others
  wait who are ready after five times that. Replays and seeds are told when the match is over (`match_goes_on`): they
  would show the decks.
- **Undo** (`undo`) is free if since your last answer no die was rolled and nobody has learned anything; the engine
  finds out by dealing anew what each seat cannot know. Otherwise it is proposed to all people at the table. A
  `consent` with `yes: false` declines it, nothing changes, and it cannot be proposed again at the same question; an
  answer goes on instead. Somebody who is away is asked too, for they can come back.
- **Draws and proposals to abandon** wait until somebody declines or everybody agrees. Bots agree to no draw, also
  those that play for somebody; to abandon a game nobody is asked for whom a bot plays.
- **Resigning:** a bot plays on for the seat, which wins nothing any more; when one seat or one team is left that has
  not resigned, it wins.
- **The seed** of the deal is drawn when the table is made. `commitment` is shown from then on, and `seed` when the game
  is over: BLAKE2b of the seed's 16 bytes, with a digest of 32 bytes and the personalization `grognard-seed`; in Python
  `hashlib.blake2b(bytes.fromhex(seed), digest_size=32, person=b"grognard-seed").hexdigest() == commitment`. The replay
  has the seed in its last line, and `grognard replay` plays the whole game again from it.
- **The host** may take a seat from somebody before the start (`remove`). Who sat there gets `removed` and may sit
  down again; a table that is not listed keeps strangers away.
- **Leaving:** after the table's patience a bot answers for who has no socket; `sit` takes the seat back.
- **Clocks** run on the server. Per move, a bot answers for who is too late. An empty bank loses where only one other
  seat or team is left; with more a bot plays on. A policy's passes are charged, and get the increment, like a person's
  own. Time in which the server was down is nobody's, so no flag falls meanwhile: when it is back, who is asked has
  what was left, and at least 30 seconds, or all that the clock gives if that is less. For a game over days: `clock`
  with `seconds` up to 30 days, and `patience: 0`.
- **Spectators** are sockets without a seat. With `delay` they see the table as it was so many seconds ago, also
  those who come late, without clocks: the game, who has left or resigned, what is proposed, what players say. What
  spectators say is heard at once. When the game is over nothing is held back.
- **A frozen table** has met an error of the rules, or a disk that is full. It refuses everything with `is_frozen`;
  other tables go on.
- **A table of an earlier version of the rules** goes on if every answer so far is still legal. Otherwise it is frozen,
  and `why` says which rule or card has changed; a finished game keeps its score and its replay file, and watching it is
  refused with `rules_changed`. A table of a newer version waits for a server that has it.

## Reaction windows, and what silence tells

A game opens a window for every seat, whatever it holds, and the others see the same `update` whether the seat could
have played something or not. A policy says when you are asked: `always`; `useful`, where you could play something
(the default); `for` and moments of the game (`GET /api/games`), as in `for card save`; `never`; or `each` moment in a
way of its own, `always`, `useful`, `cards` or `never`, as in `each card=always combat=cards start=never cards
blood-beret mephisto`: moments that are not named are `useful`, and `cards` means where one of the cards named at the
end could be played or is to be answered. `until` passes in every window until your turn begins or you are attacked,
sabotaged, or aimed at; then the policy counts again. It is nobody's business but yours: others are not told that
there is one.

An instant pass would tell that a seat has nothing. So where a policy passes because of what the seat holds, and
somebody else is at the table, the pass comes after a time by lot of up to the table's `pause`. Where it would pass
with any hand (`never`, a moment that `for` does not name, `until`) it passes at once: that tells the policy, not the
hand. A person who is asked and thinks for longer than the pause still tells by that alone that there was something to
think about, as at any table; `always` hides it. Where somebody looks on, the bots of a game
with windows take three tenths of the pause for an answer (in a round of more than two, all together), also where they
may only pass.

## Errors

Over HTTP a refusal is a status of 400 or more with `{"code": …, "text": …}`; over the socket it is `refused`, and
nothing has changed. Codes: `bad_input`, `not_understood` (not in the game's notation), `illegal` (with the `rule`),
`stale`, `not_asked`, `not_your_seat`, `seat_taken`, `seats_free`, `no_such_seat`, `no_such_bot`, `no_such_policy`,
`no_such_step`, `no_such_scene`, `no_such_table`, `no_such_code`, `no_such_puzzle`, `not_host`, `is_gathering`,
`is_playing`, `is_over`, `is_frozen`, `is_away`, `is_proposed`, `is_declined`, `not_proposed`, `nobody_to_ask`,
`nothing_to_undo`, `has_resigned`, `has_rematch`, `no_hint`, `out_of_time`, `no_spectators`, `chat_is_off`,
`unknown_token`, `no_hello`, `foreign_origin`, `unknown_host`, `too_long`, `too_fast`, `too_many`, `going_down`,
`cannot_write`, `not_found`, `not_allowed`, `our_error`, `bad_deck`, `no_such_deck`, `is_between`, `not_between`,
`is_ready`, `not_ready`, `match_goes_on`, `rules_changed`.

Close codes: 1002, 1007 no frames of a websocket · 1008 no hello, a wrong one, or far too many messages · 1009 too
long · 1012 the server goes down (after `bye`, which tells when to come back) · 1013 messages were not taken.
"""


WORDS = {"string": "text", "integer": "whole number", "boolean": "true or false"}


def shown() -> dict[str, Any]:
    """What the view of each game is, where the game says so."""
    games = [grognard.load(name) for name in grognard.game_names()]
    return {game.name: game.hints.view_type for game in games if game.hints.view_type is not None}


def facts() -> dict[str, Any]:
    """What is printed on the cards of each game, where the game says so."""
    games = [grognard.load(name) for name in grognard.game_names()]
    return {game.name: game.cards.facts for game in games if game.cards.facts is not None}


def types() -> list[Any]:
    """Everything that goes over the wire."""
    bodies = [t for _, _, *both, _ in REQUESTS for t in both if t is not None]
    return [wire.FromClient, wire.FromServer, *bodies, *shown().values(), *facts().values()]


def schema() -> Json:
    """The JSON schema of every message and body."""
    _, definitions = msgspec.json.schema_components(types(), ref_template="#/$defs/{name}")
    for definition in definitions.values():
        if "properties" in definition:
            definition.setdefault("additionalProperties", False)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "grognard",
        "protocol": wire.PROTOCOL,
        "FromClient": [named(t) for t in wire.FromClient.__args__],
        "FromServer": [named(t) for t in wire.FromServer.__args__],
        "Shown": {game: named(type) for game, type in shown().items()},
        "Facts": {game: named(type) for game, type in facts().items()},
        "$defs": definitions,
    }


def named(type: Any) -> str:
    """The name of a type, of a list of them too."""
    args = getattr(type, "__args__", None)
    return f"list of {named(args[0])}" if args else str(type.__name__)


def shape(field: Json) -> str:
    """What may stand in a field, in a few words."""
    if "$ref" in field:
        name = field["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in field:
        return " or ".join(shape(one) for one in field["anyOf"])
    if "enum" in field:
        return " or ".join(f"`{json.dumps(value)}`" for value in field["enum"])
    kind = field.get("type", "anything")
    if kind == "array":
        return f"list of {shape(field['items'])}" if "items" in field else "list"
    if kind == "object":
        return f"{{text: {shape(field['additionalProperties'])}}}" if "additionalProperties" in field else "object"
    if kind == "integer" and "minimum" in field:
        return f"{field['minimum']} to {field['maximum']}"
    most = f" of up to {field['maxLength']}" if "maxLength" in field else ""
    return WORDS.get(kind, str(kind)) + most


def chapter(definition: Json) -> list[str]:
    """A type: what it is, and its fields."""
    tag = definition["properties"].get("type", {}).get("enum", [""])[0]
    lines = [f"### {definition['title']}", "", definition["description"] + (f' `"type": "{tag}"`' if tag else ""), ""]
    fields = {name: field for name, field in definition["properties"].items() if not tag or name != "type"}
    if fields:
        lines += ["| field | | default | meaning |", "|---|---|---|---|"]
        for name, field in fields.items():
            must = name in definition["required"] if "required" in definition else False
            default = "must be there" if must else f"`{json.dumps(field.get('default', {}))}`"
            lines.append(f"| `{name}` | {shape(field)} | {default} | {field.get('description', '')} |")
        lines.append("")
    return lines


def document() -> str:
    """docs/protocol.md."""
    found = schema()
    definitions = found["$defs"]
    lines = [BEGINNING, "## Requests", "", "A star: with the token.", ""]
    lines += ["| request | body | answer | |", "|---|---|---|---|"]
    for method, path, sent, answer, does in REQUESTS:
        body, back = (named(t) if t is not None else "" for t in (sent, answer))
        lines.append(f"| `{method} {path}` | {body} | {back} | {does} |")
    lines += ["", "## From the client, over the socket", ""]
    for name in found["FromClient"]:
        lines += chapter(definitions.pop(name))
    lines += ["## From the server, over the socket", ""]
    for name in found["FromServer"]:
        lines += chapter(definitions.pop(name))
    views = set(found["Shown"].values())
    lines += ["## What is seen of each game", "", "The `view` of an update.", ""] if views else []
    for name in sorted(views):
        lines += chapter(definitions.pop(name))
    lines += ["## Parts, and bodies of requests", ""]
    for definition in definitions.values():
        lines += chapter(definition)
    return "\n".join(lines).rstrip() + "\n"
