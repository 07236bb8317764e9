#!/usr/bin/env python3
"""A guest that joins a table of a Tablée house and plays a whole game with random moves. Needs nothing but Python.

Usage: random_bot.py [address of the house] [id of the table]

Without a table it opens one for two against a bot of the house. Replace `choose` by something clever.
"""
import json
import random
import sys
import urllib.error
import urllib.request
import uuid

house = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
token = None


def ask(method, path, body=None):
    """One request to the house. What goes wrong comes back as {"error": {"code": …, "words": …}}."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    data = json.dumps(body or {}).encode() if method != "GET" else None
    request = urllib.request.Request(house + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=90) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        return json.load(error)


def good(answer):
    """The answer, or the end of this program with the house's words."""
    if "error" in answer:
        raise SystemExit(answer["error"]["words"])
    return answer


def choose(view, moves):
    """`view` is all that this seat may know, `moves` all that it may do; a better bot looks at both."""
    return random.choice(moves)


welcome = good(ask("POST", "/api/people", {"name": "Random Bot", "bot": True}))
token, me = welcome["token"], welcome["person"]["id"]
if len(sys.argv) > 2:
    table = good(ask("POST", f"/api/tables/{sys.argv[2]}/join"))
else:
    table = good(ask("POST", "/api/tables", {"game": "epix", "players": 2, "bots": ["greedy"]}))
    good(ask("POST", f"/api/tables/{table['id']}/start"))
seat = next(number for number, sits in enumerate(table["seats"]) if sits.get("person") == me)
print(f"playing {table['game']} at table {table['id']}, seat {seat}")

number = -1  # the last moment of this seat's stream that was seen; the game starts with number 0
while table["stage"] != "over":
    # Waits up to a minute for something new; nothing is missed, whatever happens in between.
    seen = good(ask("GET", f"/api/tables/{table['id']}?as={seat}&after={number}&wait=60"))
    table, sight = seen["table"], seen.get("sight")
    for moment in seen["missed"]:
        number = moment["number"]
        for event in moment["events"]:
            print(f"{number:4}. {event['words']}")
    if sight and sight["moves"] and table["stage"] == "running":
        move = choose(sight["view"], sight["moves"])["move"]
        answer = ask("POST", f"/api/tables/{table['id']}/moves", {"seat": seat, "move": move, "seen": number, "id": str(uuid.uuid4())})
        if answer.get("error", {}).get("code") not in ("stale", "paused"):  # then look again
            good(answer)
print(table["result"]["words"], "winners:", table["result"]["winners"], "scores:", table["result"]["scores"])
