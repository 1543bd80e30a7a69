"""A bot for Wildtable in plain Python: it takes a seat, plays one game, saves the record and checks the shuffles.

python examples/bot.py http://localhost:8765             create a table with two of the server's bots
python examples/bot.py http://localhost:8765 TABLE SEAT  join an existing table, whose host starts the game

It listens to the table's event stream, connects again when that breaks, and waits when the server asks for it.
"""

import hashlib
import json
import secrets
import sys
import time
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

server, *where = sys.argv[1:] or ["http://localhost:8765"]
headers, notes, own = {"Content-Type": "application/json"}, None, secrets.token_hex(32)


def send(path, sent=None, **more):
    """GET a path of the API, or POST `sent` to it. After status 429 or 503, wait as long as the server says; after a broken
    connection, try again: with the same `request`, an answer is played once."""
    body = None if sent is None else json.dumps(sent).encode()
    while True:
        try:
            return urlopen(Request(f"{server}/api/{path}", body, headers | more), timeout=60)
        except HTTPError as error:
            if error.code not in (429, 503):
                raise
            time.sleep(int(error.headers["Retry-After"]))
        except (ConnectionError, URLError) as error:
            print(f"cannot reach {server} ({getattr(error, 'reason', error)}); trying again", file=sys.stderr)
            time.sleep(1)


def call(path, sent=None):
    with send(path, sent) as answer:
        return json.load(answer)


def listen(name):
    """Yield what the stream tells of the table; after a break, what was missed or a new snapshot."""
    last = ""
    while True:
        try:
            for line in send(f"tables/{name}/events", **{"Last-Event-ID": last}):
                field, _, value = line.decode().rstrip("\n").partition(": ")
                if field == "id":
                    last = value
                elif field == "data":
                    yield json.loads(value)
        except (ConnectionError, HTTPException, TimeoutError):
            pass  # The stream broke off: connect again.


def choose(choice):
    """Return the legal move with the highest number in its name: the whole strategy of this bot."""
    return max(choice, key=lambda option: [part for part in option["move"].split("-") if part.isdecimal()])["move"]


def answer(name, seen):
    """Answer a question. An event may be older than our last answer: then the question is gone, and nothing happens."""
    sent = {"moves": [choose(seen["choice"])], "question": seen["question"]}
    try:
        call(f"tables/{name}/answer", sent | {"request": f"{seen['game']}-{seen['question']}-{len(seen['picks'])}"})
    except HTTPError as error:
        if error.code not in (409, 422):
            raise


headers["Authorization"] = f"Bearer {call('visitors', {'name': 'Example bot'})['token']}"
new = {"game": "wild-cards", "seats": 3, "bots": [None, "greedy", "random"]}
name, seat = where or (call("tables", new)["table"], 0)
committed = hashlib.sha256(bytes.fromhex(own)).hexdigest()
call(f"tables/{name}/sit", {"seat": int(seat), "commitment": committed})
where or call(f"tables/{name}/start", {})
for seen in listen(name):
    deal = seen["deal"]
    if deal and not notes and deal["commitments"][deal["seat"]] == committed:  # The list is fixed: note it, then reveal.
        notes = deal | {"bytes": own}
        notes["acknowledged"] = call(f"tables/{name}/reveal", {"bytes": own})["ok"]
    if notes and seen["view"]:
        notes["played"] = seen["viewer"]
    if seen["choice"]:
        answer(name, seen)
    if seen["over"]:
        break
record = call(f"records/{seen['record']}")["text"]
Path(f"record-{seen['record']}.toml").write_text(record, encoding="utf-8")
verdict = call("verify", {"record": record, "notes": notes})["verdict"]
print("scores", seen["result"]["scores"], "places", seen["result"]["ranks"], "shuffles", verdict)
