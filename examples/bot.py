"""A bot that plays over the table server's socket (docs/protocol.md): `python examples/bot.py [http://localhost:8765]`.

It makes a table, sits down against a greedy bot and answers at random. With a table's name as second argument it sits
down at seat 2 there instead.
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def post(url: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as response:
        return json.load(response)


def main(server: str = "http://localhost:8765", table: str = "") -> None:
    token = post(f"{server}/api/guests", {"name": "Random bot"})["token"]
    seat = 1 if table else 0
    table = table or post(f"{server}/api/tables", {"game": "rush", "bots": ["", "greedy"]}, token)["table"]
    with connect(server.replace("http", "ws", 1) + "/api/socket") as socket:
        socket.send(json.dumps({"type": "hello", "table": table, "token": token, "says": False}))
        socket.send(json.dumps({"type": "sit", "seat": seat}))
        socket.send(json.dumps({"type": "start"}))
        for line in socket:
            message = json.loads(line)
            question = message.get("question") if message["type"] == "update" else None
            if question and question.get("options"):
                chosen = random.choice(question["options"])["answer"]
                answer = {"type": "answer", "seat": seat, "question": question["number"], "answer": chosen}
                socket.send(json.dumps(answer))
            if message["type"] == "table" and message["phase"] == "over":
                print("score", message["score"])
                return


if __name__ == "__main__":
    main(*sys.argv[1:])
