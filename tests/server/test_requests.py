"""Requests: tokens, origins, names, sizes, rates, caps; headers on every response; no secret in any log."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.server import wire
from grognard.server.app import Application
from grognard.server.connection import MOST_UNSENT, Connection
from grognard.server.guests import CODE_SECONDS, Codes, Guests, hashed, new_token
from grognard.server.limits import Limits, neighbourhood
from grognard.server.request_guard import HEADERS
from grognard.server.store import Store
from grognard.server.table import Table
from tests.server.support import HOST, Client, Server, play_on, run, serving, two_at_a_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("doors")) as running:
        yield running


def ask(
    server: Server, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """A request, with the headers of its response."""
    connection = http.client.HTTPConnection(HOST, server.port, timeout=30)
    connection.request(method, path, body, {key.replace("_", "-"): value for key, value in headers.items()})
    response = connection.getresponse()
    data = response.read()
    connection.close()
    return response.status, dict(response.headers.items()), data


def upgrade(server: Server, **headers: str) -> bytes:
    """The answer to a socket that wants to be opened."""
    lines = {"Host": f"{HOST}:{server.port}", **{key.replace("_", "-"): value for key, value in headers.items()}}
    request = "GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    request += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    request += "".join(f"{key}: {value}\r\n" for key, value in lines.items())
    with socket.create_connection((HOST, server.port), timeout=10) as sock:
        sock.sendall(request.encode() + b"\r\n")
        return sock.recv(4000)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/games", None, 200, ""),
        ("GET", "/api/tables", None, 200, ""),
        ("GET", "/api/puzzles", None, 200, ""),
        ("GET", "/api/puzzles?lang=xx", None, 400, "bad_input"),
        ("GET", "/api/puzzles/none", None, 404, "no_such_puzzle"),
        ("POST", "/api/puzzles/rush-067-same-or-other-target", b"{}", 400, "bad_input"),
        ("POST", "/api/puzzles/rush-067-same-or-other-target", b'{"answers":["end"]}', 200, ""),
        ("POST", "/", b"", 404, "not_found"),
        ("GET", "/assets/none.js", None, 404, "not_found"),
        ("GET", "/api", None, 404, "not_found"),
        ("GET", "/api/games/", None, 404, "not_found"),
        ("GET", "/../../etc/passwd", None, 404, "not_found"),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", None, 404, "not_found"),
        ("DELETE", "/api/games", None, 405, "not_allowed"),
        ("PATCH", "/api/tables", b"{}", 405, "not_allowed"),
        ("GET", "/api/tables/aaaaaaaaaa/replay", None, 404, "no_such_table"),
        ("GET", "/api/tables/aaaaaaaaaa/steps/1", None, 404, "no_such_table"),
        ("GET", "/api/tables/AAAA'--/replay", None, 404, "no_such_table"),
        ("GET", f"/api/tables/aaaaaaaaaa/steps/{'9' * 5000}", None, 404, "no_such_table"),
        ("GET", "/api/me", None, 401, "unknown_token"),
        ("POST", "/api/tables", b'{"game":"rush"}', 401, "unknown_token"),
        ("POST", "/api/tables/aaaaaaaaaa/branch", b'{"at":1}', 401, "unknown_token"),
        ("POST", "/api/guests", b"", 400, "bad_input"),
        ("POST", "/api/guests", b'{"name":""}', 400, "bad_input"),
        ("POST", "/api/guests", b'{"name":"Ann","admin":true}', 400, "bad_input"),
        ("POST", "/api/guests", b'{"name":"' + b"x" * 25 + b'"}', 400, "bad_input"),
        ("POST", "/api/guests", b'{"name":"a\\u0000b"}', 400, "bad_input"),
        ("POST", "/api/guests", b'{"name":"\\ud800"}', 400, "bad_input"),
        ("POST", "/api/guests", b'{"name":"\xff"}', 400, "bad_input"),
        ("POST", "/api/guests", b"[" * 60_000, 400, "bad_input"),
        ("POST", "/api/guests", b"x" * 70_000, 413, "too_long"),
    ],
)
def test_every_response_has_the_headers_and_every_refusal_a_code(
    server: Server, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    found, headers, data = ask(server, method, path, body)
    assert found == status, data
    for name, value in HEADERS.items():
        assert headers.get(name.lower()) == value
    assert headers["content-type"] == "application/json"
    assert "server" not in headers
    if code:
        told = json.loads(data)
        assert set(told) == {"code", "text"}
        assert told["code"] == code
        assert told["text"]


def test_an_internal_error_has_the_headers_too_and_tells_nothing(tmp_path: Path) -> None:
    class BrokenState(dict[str, Any]):
        def __missing__(self, name: str) -> None:
            raise ZeroDivisionError("secret")

    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET",
        "path": "/api/tables",
        "headers": [(b"host", b"localhost")],
    }
    scope |= {
        "state": BrokenState(),
        "query_string": b"",
        "http_version": "1.1",
        "client": ("127.0.0.1", 1),
        "root_path": "",
    }
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(event: Any) -> None:
        sent.append(event)

    async def request() -> None:
        await Application(tmp_path).asgi()(scope, receive, send)

    with pytest.raises(ZeroDivisionError):  # for the server's log
        asyncio.run(request())
    start, body = sent
    assert start["status"] == 500
    assert {(name.lower().encode(), value.encode()) for name, value in HEADERS.items()} <= set(start["headers"])
    assert json.loads(body["body"])["code"] == "our_error"
    assert b"secret" not in body["body"]


def test_only_our_own_page_may_speak_for_a_browser(server: Server) -> None:
    ours = f"http://{HOST}:{server.port}"
    body = b'{"name":"Ann"}'
    assert ask(server, "POST", "/api/guests", body, Origin=ours)[0] == 201
    for origin in ("http://evil.example", f"http://{HOST}", "null", "http://127.0.0.1.evil.example"):
        status, _, data = ask(server, "POST", "/api/guests", body, Origin=origin)
        assert (status, json.loads(data)["code"]) == (403, "foreign_origin")
        refused = upgrade(server, Origin=origin)
        assert refused.startswith(b"HTTP/1.1 403")
        assert b"nosniff" in refused
        assert b"foreign_origin" in refused
    assert upgrade(server, Origin=ours).startswith(b"HTTP/1.1 101")
    assert upgrade(server).startswith(b"HTTP/1.1 101")  # a program


def test_a_foreign_name_that_points_here_is_not_ours(server: Server) -> None:
    for host in ("evil.example", "evil.example:8765", "", "127.0.0.1.evil.example", "[", "a b"):
        status, headers, data = ask(server, "GET", "/api/games", Host=host)
        assert (status, json.loads(data)["code"]) == (421, "unknown_host")
        assert headers["x-content-type-options"] == "nosniff"
    assert upgrade(server, Host="evil.example", Origin="http://evil.example").startswith(b"HTTP/1.1 421")
    for host in ("localhost", f"{HOST}:{server.port}", "[::1]:80", "192.168.1.2", socket.gethostname()):
        assert ask(server, "GET", "/api/games", Host=host)[0] == 200


def test_tokens_are_random_hashed_in_the_store_and_compared_whole(server: Server) -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(token) for token in tokens} == {43}
    guests = Guests()
    token = new_token()
    guests.add(1, hashed(token), "Ann")
    assert guests.find(token) is not None
    for other in (token[:-1] + ("a" if token[-1] != "a" else "b"), token[:-1], "", token.lower()):
        assert guests.find(other) is None
    guests.by_key[hashed("other")[:16]] = guests.by_id[1]  # the same key with another hash is nobody
    assert guests.find("other") is None
    made = server.guest("Ann")
    for path in server.folder.iterdir():
        assert made.encode() not in path.read_bytes()
    for header in ("", "Bearer", f"Basic {made}", f"Bearer {made}x", "Bearer " + "x" * 5000, f"Bearer {made} "):
        assert ask(server, "GET", "/api/me", Authorization=header)[0] in (200, 401)
    assert ask(server, "GET", "/api/me", Authorization=f"Bearer {made}x")[0] == 401
    status, me = server.request("GET", "/api/me", token=made)
    assert (status, me["name"]) == (200, "Ann")
    assert server.request("PUT", "/api/me", {"name": " Anna  B "}, made) == (200, {"id": me["id"], "name": "Anna B"})


def test_a_code_brings_a_guest_to_another_device_once_and_for_some_minutes(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = server.guest("Ann")
    me = server.request("GET", "/api/me", token=token)[1]
    assert server.request("POST", "/api/me/code", token="nobody")[1]["code"] == "unknown_token"
    old = server.request("POST", "/api/me/code", token=token)[1]["code"]
    status, lent = server.request("POST", "/api/me/code", token=token)
    assert (status, lent["seconds"], len(lent["code"])) == (201, 600, 8)
    typed = f" {lent['code'][:4].lower()}-{lent['code'][4:]} "
    assert server.request("POST", "/api/guests/code", {"code": old})[1]["code"] == "no_such_code"
    assert server.request("POST", "/api/guests/code", {"code": typed}) == (200, {**me, "token": token})
    again = server.request("POST", "/api/guests/code", {"code": typed})
    assert (again[0], again[1]["code"]) == (404, "no_such_code")
    assert server.request("POST", "/api/guests/code", {"code": "A" * 41})[1]["code"] == "bad_input"
    codes = Codes()
    late = codes.lend(token)
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + CODE_SECONDS + 1)
    assert codes.redeem(late) is None
    assert codes.redeem("") is None


def test_messages_too_long_are_closed_and_binary_ones_refused(server: Server) -> None:
    async def scene() -> None:
        _, _, clients = await two_at_a_table(server)
        socket = clients[0].socket
        assert socket is not None
        mark = len(clients[0].got)
        socket.write(0x2, b'{"type":"ping"}')
        assert (await clients[0].next("refused", mark))["code"] == "bad_input"
        socket.send(b"x" * 65_000)
        assert (await clients[0].next("refused", mark + 1))["code"] == "bad_input"
        socket.send(b"x" * 66_000)
        assert await closed(clients[0]) == 1009
        socket = clients[1].socket
        assert socket is not None
        mark = len(clients[1].got)
        socket.send(b"\xff\xfe")
        assert (await clients[1].next("refused", mark))["code"] == "bad_input"

    run(scene())


async def closed(client: Client) -> int | None:
    """With which code a socket is closed."""
    for _ in range(200):
        if client.closed is not None:
            break
        await asyncio.sleep(0.05)
    return client.closed


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = Limits()
    limits.sockets_per_address = 3
    limits.guests_per_minute = 6
    limits.messages_per_second = 5
    limits.requests_per_second = 1000
    limits.tables_per_address = 2
    limits.hello = 0.5
    with serving(tmp_path_factory.mktemp("strict"), limits) as running:
        yield running


def test_rates_and_caps_of_one_address(strict: Server) -> None:
    tokens, statuses = [], []
    for n in range(25):
        status, made = strict.request("POST", "/api/guests", {"name": f"G{n}"})
        statuses.append(status)
        if status == 201:
            tokens.append(made["token"])
    assert set(statuses) == {201, 429}
    typed = [strict.request("POST", "/api/guests/code", {"code": "A" * 8})[0] for _ in range(14)]
    assert set(typed[:10]) == {404}
    assert 429 in typed[10:], "nobody may try all codes"
    assert 20 <= statuses.count(201) <= 23
    made = [strict.request("POST", "/api/tables", {"game": "rush"}, token) for token in tokens[:3]]
    assert [status for status, _ in made] == [201, 201, 429]
    assert made[2][1]["code"] == "too_many"
    table = made[0][1]["table"]

    async def scene() -> None:
        clients = [await Client(strict).open(table, token) for token in tokens[:3]]
        for client in clients:
            await client.next("table")
        refused = upgrade(strict)
        assert refused.startswith(b"HTTP/1.1 429")
        assert b"too_many" in refused
        for _ in range(120):
            clients[0].say(type="ping")
        assert (await clients[0].next("refused"))["code"] == "too_fast"
        assert await closed(clients[0]) == 1008
        assert sum(m["type"] == "pong" for m in clients[0].got) <= 20
        silent = Client(strict)
        await silent.connect()  # there is room again
        assert (await silent.next("refused"))["code"] == "no_hello"
        assert await closed(silent) == 1008

    run(scene())


def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    limits = Limits()
    limits.requests_per_second = 5
    with serving(tmp_path, limits) as server:
        statuses = [ask(server, "GET", "/api/games")[0] for _ in range(60)]
        assert statuses[:20] == [200] * 20
        assert 429 in statuses
        assert any(upgrade(server).startswith(b"HTTP/1.1 429") for _ in range(60))


def test_of_ipv6_a_whole_network_counts_as_one_address() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("2001:db8:1:2::9") != neighbourhood("2001:db8:1:3::9")
    assert neighbourhood("192.168.1.2") == "192.168.1.2"
    assert neighbourhood("somewhere") == "somewhere"


def started(folder: Path, *words: str) -> tuple[subprocess.Popen[str], int]:
    """`grognard serve`, as people start it."""
    command = [sys.executable, "-m", "grognard.cli", "serve", "--port", "0", "--data", str(folder), *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ})
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("http://localhost:"), process.communicate()
    return process, int(line.strip().rstrip("/").rsplit(":", 1)[1])


def test_a_stopping_server_says_when_to_come_back_and_logs_no_secret(
    tmp_path: Path,
) -> None:
    process, port = started(tmp_path, "--unlimited")
    server: Any = Server.__new__(Server)
    server.port = port

    async def scene() -> list[str]:
        _, tokens, clients = await two_at_a_table(server)
        await play_on(clients, 5)
        clients[0].say(type="fly")
        assert clients[0].socket is not None
        clients[0].socket.send(b"\xff")
        process.send_signal(signal.SIGTERM)
        bye = await clients[1].next("bye")
        assert bye["seconds"] > 0
        assert await closed(clients[1]) == 1012
        return tokens

    tokens = run(scene())
    out, err = process.communicate(timeout=10)
    assert process.returncode in (0, -signal.SIGTERM)
    store = Store(tmp_path / "tables.db")
    seeds = [row[3] for row in store.unfinished()]
    store.close()
    for secret in (*tokens, *seeds):
        assert secret not in out + err
    process, _ = started(tmp_path)
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=10)
    assert time.monotonic() - began < 5


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda f: (f / "tables.db").write_text("no store " * 500), "cannot be opened as a store"),
        (lambda f: (f / "tables.db").mkdir(), "cannot be opened as a store"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_a_sentence(tmp_path: Path, make: Any, problem: str) -> None:
    make(tmp_path)
    command = [sys.executable, "-m", "grognard.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_socket_that_reads_nothing_is_closed() -> None:
    table = Table("aaaaaaaaaa", 0, wire.Setup("rush"), 1, grognard.load)
    connection = Connection(None, table, None, "en", False)
    for _ in range(MOST_UNSENT):
        connection.send(b"{}")
    assert connection.close == 0
    connection.send(b"{}")
    assert connection.close == 1013
    assert not connection.unsent
