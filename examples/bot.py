"""A bot for Wildtable in plain Python: it takes a seat, plays one game, prints the result and checks the shuffles.

python examples/bot.py http://localhost:8765             create a table with two of the server's bots
python examples/bot.py http://localhost:8765 TABLE SEAT  join an existing table, whose host starts the game
"""

import hashlib
import json
import secrets
import sys
import time
from urllib.request import Request, urlopen

server, *where = sys.argv[1:]
token, notes, own = "", None, secrets.token_hex(32)


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
call(f"tables/{name}/sit", {"seat": int(seat), "commitment": hashlib.sha256(bytes.fromhex(own)).hexdigest()})
where or call(f"tables/{name}/start", {})
while not (table := call(f"tables/{name}"))["over"]:
    if table["deal"] and not notes:  # All commitments are fixed: note them, then reveal our own bytes.
        notes = table["deal"] | {"bytes": own}
        notes["acknowledged"] = call(f"tables/{name}/reveal", {"bytes": own})["ok"]
    elif table["choice"]:
        call(f"tables/{name}/answer", {"moves": [choose(table["choice"])], "question": table["question"]})
    else:
        time.sleep(0.1)
verdict = call("verify", {"record": call(f"records/{table['game']}")["text"], "notes": notes})["verdict"]
print("scores", table["result"]["scores"], "places", table["result"]["ranks"], "shuffles", verdict)
