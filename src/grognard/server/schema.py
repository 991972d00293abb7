"""The messages as a JSON schema, and docs/protocol.md written from it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

import grognard
from grognard.core.game import Json
from grognard.server import wire

# Method, path, body of the request, body of the response, what it does. A star: needs the token of a guest.
REQUESTS: tuple[tuple[str, str, Any, Any, str], ...] = (
    ("GET", "/api/games", None, wire.Games, "List the games, bots and languages."),
    ("POST", "/api/guests", wire.NewGuest, wire.Guest, "Make a new guest, with a secret token."),
    ("POST", "/api/guests/code", wire.TypedCode, wire.Guest, "Become the same guest on another device."),
    ("GET*", "/api/me", None, wire.Me, "The guest that the token belongs to."),
    ("PUT*", "/api/me", wire.NewGuest, wire.Me, "Take another name; at tables you keep the name you sat down with."),
    ("POST*", "/api/me/code", None, wire.Code, "A code to type on another device."),
    ("GET*", "/api/me/tables", None, list[wire.MyTable], "Your own tables: those that go on, and the last 50 played."),
    ("GET*", "/api/me/decks", None, list[wire.KeptDeck], "The decks that you keep, by name."),
    ("GET*", "/api/me/decks/{name}", None, wire.KeptDeck, "One of your decks."),
    ("PUT*", "/api/me/decks/{name}", wire.NewDeck, wire.KeptDeck, "Keep a deck, legal or not, under a name."),
    ("DELETE*", "/api/me/decks/{name}", None, None, "Delete the deck, if there is one."),
    ("GET*", "/api/me/collection/{game}", None, wire.KeptCollection, "The cards of a game that you own."),
    (
        "PUT*", "/api/me/collection/{game}", wire.NewCollection, wire.KeptCollection,
        "Keep the list of cards that you own.",
    ),
    ("GET", "/api/tables", None, list[wire.Listed], "The lobby: tables that wait for people or can be watched."),
    ("POST*", "/api/tables", wire.Setup, wire.Made, "Open a new table, which you host."),
    ("GET", "/api/tables/{table}/replay", None, None, "The file of a finished game; `grognard replay` verifies it."),
    (
        "GET", "/api/tables/{table}/steps/{at}", None, wire.Position,
        "A finished game after that many answers: `?seat=0` from a seat's eyes, `?seat=all` all open; `?lang=cs`.",
    ),
    (
        "GET", "/api/tables/{table}/story", None, wire.Story,
        "All steps of a finished game in sentences; `?seat=` and `?lang=` as above.",
    ),
    ("POST*", "/api/tables/{table}/branch", wire.Branch, wire.Made, "Open a new table that goes on from there."),
    ("GET", "/api/puzzles", None, list[wire.Puzzle], "Every puzzle; `?lang=cs`."),
    ("GET", "/api/puzzles/{puzzle}", None, wire.PuzzlePosition, "A puzzle as its solver sees it."),
    ("GET", "/api/rules/{game}", None, wire.Rules, "Every rule of a game with the scenarios that show it; `?lang=cs`."),
    ("GET", "/api/cards/{game}", None, wire.Cards, "Every card of a game; `?lang=cs`."),
    ("GET", "/api/decks/{game}", None, wire.OurDecks, "The decks to begin with."),
    ("POST", "/api/decks/check", wire.DeckQuestion, wire.DeckReport, "Check a deck; `?lang=cs`."),
    ("POST", "/api/collection/read", wire.NewCollection, wire.CollectionReport, "Read a list of cards; `?lang=cs`."),
    ("POST", "/api/decks/random", wire.DeckWish, wire.DeckReport, "Build a legal deck at random; `?lang=cs`."),
    (
        "GET", "/api/scenarios/{game}/{name}", None, wire.Scene,
        "A scenario after `?at=` of its answers (0: as it begins); `?lang=cs`.",
    ),
    ("POST", "/api/puzzles/{puzzle}", wire.Attempt, wire.Verdict, "Judge an attempt to solve it."),
)  # fmt: skip

BEGINNING = """# The protocol

*Written from the schema by `grognard schema > docs/protocol.md`; `grognard schema --json` prints the schema itself.*

A table is played over one websocket, `/api/socket`: JSON, one message per frame, `type` first. Guests, the lobby,
replays and puzzles are plain HTTP with JSON bodies. Unknown fields are refused; fields with their default value are
left out. Messages and bodies have at most 64 KiB.

## A game from beginning to end

1. `POST /api/guests {"name": "Ann"}` gives a token. It is the only proof of who you are: it goes into the header
   `Authorization: Bearer …` of requests and into `hello`, never into an address.
2. `POST /api/tables {"game": "rush"}` gives the name of a new table. Friends come to the same table by that name.
3. Open the socket and send `hello` with the table and the token. You receive `table`, then an `update` for each of
   your seats if the game is running, then the chat. Send `sit`; the host sends `start`.
4. Every `update` has the view of a seat, what has happened, and the open question with its number. If the question
   has options it is yours: send `answer` with the number and one option's `answer`. You receive `accepted` when the
   answer is on disk, and everybody else learns of it after that.
5. When the question is null the game is over: `table` has the score and the seed. The replay can be downloaded.

examples/bot.py does all of that. `grognard talk` speaks the same messages over standard input and output, without a
server.

## What to rely on

- **Questions have numbers** that are never used twice, not even after an undo. An answer to another number than the
  open one is `stale` and changes nothing, so a message may safely be sent again.
- **Nothing acknowledged is lost.** After a crash every table is where its last `accepted` left it, even in the middle
  of an effect.
- **Reconnect** with the same `hello`, from any device, in as many tabs as you like. `since` says how many events you
  know; those after them are sent again, at most 1000. None are sent if an answer was taken back meanwhile: draw the
  view. With `since` 0 you are sent everything that still stands.
- **Another device** without copying the token: `POST /api/me/code` gives a code of eight letters and digits to type
  there. It works once, within ten minutes.
- **One browser, several seats:** one guest may sit on several seats; each gets its own `update`.
- **Touching things:** the `touches` of an option name the things of the view that it is about (`market:t-28`,
  `field:E5`), in the order in which a person touches them. `why` with a thing says what speaks against every answer
  that touches it, so a client needs to know no rule.
- **Hints** (`hint`): what a bot would answer from your view alone. Only the seat that is asked may want one, and
  nobody else learns of it. `no_hint`: the bot took too long.
- **Decks**, in games that have them: `deck` brings a deck to your seat before the start, by name or as text, and the
  set-up may have decks in `decks`. The server checks them, and `bad_deck` says what is wrong. Only whoever sits there
  learns even the name of a deck. A seat without a deck plays what the option `decks` says. A rematch uses the same
  decks.
- **Matches** of several games (`games` in the set-up, for games with decks): each game has a table of its own. When a
  game is over, `table` says how the match stands (`match`) and where it goes on (`next`). There everybody sits as
  before, with the same decks, and finds their own cards in `cards`. `deck` exchanges some of them with the sideboard;
  nobody else learns even that. `ready` says that you are ready for the next game, which begins when one person is
  ready and everybody else is ready or away. Whoever has no socket at either table is away after the table's patience;
  whoever keeps others waiting who are ready, after five times that. Replays and seeds are shown when the match is
  over (`match_goes_on`), because they would show the decks.
- **Undo** (`undo`) is free if no die was rolled and nobody has learned anything since your last answer; the engine
  finds out by dealing again what each seat cannot know. Otherwise it is proposed to all people at the table. A
  `consent` with `yes: false` declines it: nothing changes, and it cannot be proposed again at the same question. An
  answer ends the proposal too. People who are away have to agree as well, because they can come back.
- **Draws and proposals to abandon** stand until somebody declines or everybody agrees. Bots agree to no draw, not
  even those that play for a person. To abandon a game, only people who play themselves have to agree.
- **Resigning:** a bot plays on for the seat, which can no longer win. When only one seat or team is left that has not
  resigned, it wins.
- **The seed** of the deal is drawn when the table is opened. `commitment` is shown from then on, and `seed` when the
  game is over: BLAKE2b of the seed's 16 bytes, with a digest of 32 bytes and the personalization `grognard-seed`; in
  Python `hashlib.blake2b(bytes.fromhex(seed), digest_size=32, person=b"grognard-seed").hexdigest() == commitment`.
  The replay has the seed in its last line, and `grognard replay` plays the whole game again from it.
- **The host** may take a seat from somebody before the start (`remove`). Whoever sat there gets `removed` and may sit
  down again; a table that is not listed keeps strangers away.
- **Leaving:** after the table's patience a bot answers for a person without a socket; `sit` takes the seat back.
- **Clocks** run on the server. With a clock for each move, a bot answers for whoever is too late. With a bank, a seat
  without time loses if only one other seat or team is left; if there are more, a bot plays on for it. The passes of a
  policy are charged, and get the increment, like a person's own answers. No clock counts the time that the server was
  down: when it is back, the seat that is asked has what it had left, and at least 30 seconds, or everything that the
  clock gives if that is less. For a game over days: `clock` with `seconds` up to 30 days, and `patience: 0`.
- **Spectators** are sockets without a seat. With `delay` they see the table as it was so many seconds ago, even if
  they come late: the game, who has left or resigned, what is proposed, what players say; but no clocks. What
  spectators say is sent at once. When the game is over nothing is held back.
- **A frozen table** has met an error in the rules, or a full disk. It refuses everything with `is_frozen`; other
  tables go on.
- **A table of an earlier version of the rules** goes on if every answer so far is still legal. Otherwise it is
  frozen, and `why` says which rule or card has changed. A finished game keeps its score and its replay file, but
  watching it is refused with `rules_changed`. A table of a newer version waits for a server of that version.

## Reaction windows, and what silence tells

A game opens a window for every seat, whatever the seat holds, and the others see the same `update` whether it could
have played something or not. A policy says when you are asked:

- `always`;
- `useful`, the default: where you could play something;
- `for` and moments of the game (`GET /api/games`), as in `for card save`;
- `never`;
- `each`, with `always`, `useful`, `cards` or `never` for each moment, as in `each card=always combat=cards
  start=never cards blood-beret mephisto`. Moments that are not named are `useful`; `cards` means where one of the
  cards named at the end could be played or answered.

`until` passes in every window until your turn begins or you are attacked, sabotaged or aimed at; then the policy
applies again. Others do not learn that you have a policy.

An instant pass would tell others that a seat has nothing to play. So where a policy passes because of what the seat
holds, and somebody else is at the table, the pass comes after a random time of up to the table's `pause`. Where it
would pass with any hand (`never`, a moment that `for` does not name, `until`) it passes at once: that tells others
the policy, not the hand. A person who is asked and thinks for longer than the pause still shows that there was
something to think about, as at any table; `always` hides it. When somebody looks on, the bots of a game with windows
take three tenths of the pause for an answer (in a round of more than two, all together), even where they may only
pass.

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

Close codes: 1002, 1007 these were no frames of a websocket · 1008 no `hello`, a wrong one, or far too many messages ·
1009 a message was too long · 1012 the server is shutting down (after `bye`, which says when to come back) · 1013 the
client did not take its messages.
"""


WORDS = {"string": "text", "integer": "whole number", "boolean": "true or false"}


def shown() -> dict[str, Any]:
    """The type of each game's view, if the game declares one."""
    games = [grognard.load(name) for name in grognard.game_names()]
    return {game.name: game.hints.view_type for game in games if game.hints.view_type is not None}


def facts() -> dict[str, Any]:
    """The type of what is printed on each game's cards, if the game declares one."""
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
    """The name of a type, or of a list of that type."""
    args = getattr(type, "__args__", None)
    return f"list of {named(args[0])}" if args else str(type.__name__)


def shape(field: Json) -> str:
    """What a field may contain, in a few words."""
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
    """The chapter on a type: what it is, and its fields."""
    tag = definition["properties"].get("type", {}).get("enum", [""])[0]
    lines = [f"### {definition['title']}", "", definition["description"] + (f' `"type": "{tag}"`' if tag else ""), ""]
    fields = {name: field for name, field in definition["properties"].items() if not tag or name != "type"}
    if fields:
        lines += ["| field | | default | meaning |", "|---|---|---|---|"]
        for name, field in fields.items():
            must = name in definition["required"] if "required" in definition else False
            default = "required" if must else f"`{json.dumps(field.get('default', {}))}`"
            lines.append(f"| `{name}` | {shape(field)} | {default} | {field.get('description', '')} |")
        lines.append("")
    return lines


def document() -> str:
    """The text of docs/protocol.md."""
    found = schema()
    definitions = found["$defs"]
    lines = [BEGINNING, "## Requests", "", "A star: needs the token.", ""]
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
    lines += ["## The views of the games", "", "The `view` of an update.", ""] if views else []
    for name in sorted(views):
        lines += chapter(definitions.pop(name))
    lines += ["## Parts, and bodies of requests", ""]
    for definition in definitions.values():
        lines += chapter(definition)
    return "\n".join(lines).rstrip() + "\n"
