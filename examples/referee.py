#!/usr/bin/env python3
"""Plays a game of goofspiel with random moves through `tablee referee`, and checks what the referee says.

Usage: referee.py [path of the tablee program]
"""
import json
import random
import subprocess
import sys

program = sys.argv[1] if len(sys.argv) > 1 else "tablee"
referee = subprocess.Popen([program, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def ask(**request):
    """One request, one line; one answer, one line."""
    referee.stdin.write(json.dumps(request) + "\n")
    referee.stdin.flush()
    answer = json.loads(referee.stdout.readline())
    if not answer["ok"]:
        raise SystemExit(f"{request}: {answer}")
    return answer


ask(do="start", game="goofspiel", players=3, options={"ties": "carry"})
status = ask(do="status")
while "over" not in status:
    seat = random.choice(status["waiting"])
    view = ask(do="view", seat=seat)["view"]  # all that this seat may know: a better bot looks at it
    move = random.choice(ask(do="moves", seat=seat)["moves"])
    for event in ask(do="play", seat=seat, move=move)["events"]:
        if "spectator" in event["to"]:
            print(event["words"])
    status = ask(do="status")
print(status["words"], "winners:", status["over"]["winners"], "points:", status["over"]["scores"])
referee.stdin.close()
sys.exit(referee.wait())
