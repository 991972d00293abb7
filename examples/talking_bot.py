"""A bot that plays over standard input and output: `grognard talk rush -- python examples/talking_bot.py`."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    question = message.get("question") if message["type"] == "update" else None
    if question and question.get("options"):
        chosen = random.choice(question["options"])["answer"]
        answer = {"type": "answer", "seat": question["seat"], "question": question["number"], "answer": chosen}
        print(json.dumps(answer), flush=True)
