"""A bot for Wildtable in plain Python: it takes a seat, plays one game and prints the result.

python examples/bot.py http://localhost:8765             create a table with two of the server's bots
python examples/bot.py http://localhost:8765 TABLE SEAT  join an existing table, whose host starts the game
"""

import json
import sys
import time
from urllib.request import Request, urlopen

server, *where = sys.argv[1:]
token = ""


def call(path, sent=None):
    """GET a path of the API, or POST `sent` to it."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    body = None if sent is None else json.dumps(sent).encode()
    with urlopen(Request(f"{server}/api/{path}", body, headers)) as answer:
        return json.load(answer)


def choose(choice):
    """Return the legal move with the highest number in its name: the whole strategy of this bot."""
    return max(choice, key=lambda option: [part for part in option["move"].split("-") if part.isdecimal()])["move"]


token = call("visitors", {"name": "Example bot"})["token"]
new = {"game": "wild-cards", "seats": 3, "bots": [None, "greedy", "random"]}
name, seat = where or (call("tables", new)["table"], 0)
call(f"tables/{name}/sit", {"seat": int(seat)})
if not where:
    call(f"tables/{name}/start", {})

while not (table := call(f"tables/{name}"))["over"]:
    if table["choice"]:
        call(f"tables/{name}/answer", {"moves": [choose(table["choice"])], "question": table["question"]})
    else:
        time.sleep(0.1)

print("scores", table["result"]["scores"], "places", table["result"]["ranks"])
