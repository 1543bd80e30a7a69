"""Fair shuffles: no single party, the operator included, can choose the cards, and every player can verify that.

Everyone commits before anyone reveals. The server publishes its commitment, the SHA-256 of a secret of 32 bytes. Each
player's browser generates at least 16 random bytes and sends only their SHA-256. The start of the game fixes this list;
from then on it cannot change. Each browser stores the list with its own bytes as its notes, and only then reveals the
bytes, which the server checks against their commitment. Bots and players without a script commit to nothing: for them
the server's secret stands alone, and the record says `server`. Bytes that do not arrive in time are left out, and the
record says `withheld`. Whoever leaves meanwhile stays in the list, and the wait for the others goes on.

The terms of a deal are fixed with the list: game, rules, seats, options, deck and bots, as JSON in this order and without
spaces, such as
`{"game":"wild-cards","rules":1,"seats":3,"options":{"edition":"standard"},"deck":"","bots":["","greedy",""]}`.
Options are sorted by name; `deck` is the SHA-256 of the text of a deck of one's own, which has all its cards in their
order, and empty for the game's own deck, which the version of the rules determines; `bots` has one entry for each player,
empty for a person. Each browser stores the terms too, with the names of the players and its own seat, before it reveals
anything.

The game's seed is the SHA-256 of the secret, of each seat's bytes, in the order of seats, and of the SHA-256 of the
terms, each preceded by its length as four bytes, most significant first. After the game the secret and all bytes are
published. With them anyone can check that a record agrees with itself. A player with notes can check more: that the
record has the commitments and the terms their browser saw before it revealed anything, and the bytes that it sent, at
the seat where it played. Records without `terms` are older: their seed does not depend on the terms, and neither they nor
their notes bind seats, options or deck.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

from wildtable.engine.cards import Seat
from wildtable.engine.errors import RecordError
from wildtable.engine.files.parsing import read_text

Source = Literal["player", "server", "withheld"]
Fault = Literal[
    "secret", "seats", "terms", "seed",
    "game", "rules", "people", "options", "deck", "bots", "players",
    "server", "list", "own", "bytes", "played",
]  # fmt: skip
"""What a check found wrong: in the record alone, in what the game was, and in the part of the player with notes."""
TERMS: Mapping[str, Fault] = {
    "game": "game",
    "rules": "rules",
    "seats": "people",
    "options": "options",
    "deck": "deck",
    "bots": "bots",
}
"""The terms of a deal, and the fault of a record that has others."""
ANONYMOUS = "somebody"
"""The name of a deleted player in records."""
MIN_BYTES, MAX_BYTES = 16, 32
"""How many bytes a player adds."""
HASH_LENGTH = 64


class FairnessError(RecordError):
    """A record that is not of the deal it says, or that its player has noted."""

    def __init__(self, fault: Fault, text: str) -> None:
        super().__init__(text)
        self.fault: Fault = fault


@dataclass(frozen=True)
class Fairness:
    """Where the seed of a finished game came from; commitments and bytes in hexadecimal."""

    commitment: str
    """The SHA-256 of the secret, published before the deal."""
    secret: str
    """The server's secret, published after the game."""
    added: Sequence[str] = ()
    """The bytes of each seat, in the order of seats; empty where it added nothing."""
    commitments: Sequence[str] = ()
    """The SHA-256 of each seat's bytes, fixed before any were revealed; empty where it committed to nothing. Records from
    before players committed have none."""
    sources: Sequence[str] = ()
    """For each seat `player`, `server` (it committed to nothing) or `withheld` (its bytes did not arrive in time)."""
    terms: str = ""
    """The SHA-256 of the terms of the deal, on which the seed depends. Records from before that have none."""

    def check(self, seed: bytes, terms: str) -> None:
        """Refuse a seed that does not follow from the secret, and a secret, bytes or terms other than those committed to.
        terms: those of the record."""
        try:
            secret, added = bytes.fromhex(self.secret), [bytes.fromhex(text) for text in self.added]
        except ValueError as error:
            raise FairnessError("seed", f"fairness: {error}") from None
        if commitment(secret) != self.commitment:
            raise FairnessError("secret", "fairness: the secret is not the one that was committed to before the deal")
        if self.commitments or self.sources:
            self._check_seats(added)
        if self.terms and self.terms != hash_terms(terms):
            raise FairnessError("terms", "fairness: the game, rules, seats, options, deck or bots are not those of the deal")
        if derive_seed(secret, added, self.terms) != seed:
            raise FairnessError("seed", "fairness: the seed does not follow from the secret and what the players added")

    @property
    def withheld(self) -> list[int]:
        """The seats that committed to bytes and did not reveal them in time."""
        return [seat for seat, source in enumerate(self.sources) if source == "withheld"]

    def _check_seats(self, added: Sequence[bytes]) -> None:
        if not len(added) == len(self.commitments) == len(self.sources):
            raise FairnessError("seats", "fairness: added, commitments and sources must have one entry for each seat")
        for seat, (part, promised, source) in enumerate(zip(added, self.commitments, self.sources, strict=True)):
            if source != source_of(promised, part.hex()):
                text = f"fairness: the source of seat {seat} must be player, server or withheld as its bytes say"
                raise FairnessError("seats", text)
            if part and commitment(part) != promised:
                raise FairnessError("seats", f"fairness: the bytes of seat {seat} are not those it committed to")


@dataclass(frozen=True)
class Notes:
    """What a player's browser stored of a deal: the fixed commitments and terms it saw, its own bytes and its seat. As JSON
    in a file."""

    commitment: str
    """The server's commitment."""
    commitments: Sequence[str]
    """The commitments of all seats."""
    bytes: str
    """The browser's own bytes."""
    acknowledged: bool = False
    """Whether the server confirmed that it has the bytes."""
    terms: str = ""
    """The terms of the deal; empty in notes from before there were any."""
    players: Sequence[str] = ()
    """The names of the players, or their bots, by seat."""
    seat: Seat | None = None
    """The browser's own seat in the deal."""
    played: Seat | None = None
    """The seat in which it saw itself play then."""

    @classmethod
    def parse(cls, text: str) -> Notes:
        """Parse notes that a page saved; other fields are ignored."""
        try:
            data: Any = json.loads(text)
            notes = cls(
                data["commitment"],
                data["commitments"],
                data["bytes"],
                data.get("acknowledged") is True,
                data.get("terms") or "",
                data.get("players") or (),
                data.get("seat"),
                data.get("played"),
            )
            bytes.fromhex(notes.bytes)
            parse_terms(notes.terms)
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            raise RecordError("notes: must be JSON with commitment, commitments and bytes, as a page saves them") from None
        for name, texts in (("commitments", notes.commitments), ("players", notes.players)):
            if not isinstance(texts, list | tuple) or not all(isinstance(text, str) for text in texts):
                raise RecordError(f"notes: {name} must be a list of texts")
        if not all(type(seat) is int or seat is None for seat in (notes.seat, notes.played)):
            raise RecordError("notes: seat and played must be numbers")
        return notes

    @classmethod
    def read(cls, path: Path) -> Notes:
        return cls.parse(read_text(path, RecordError))

    def check_terms(self, fairness: Fairness, terms: str, players: Sequence[str]) -> None:
        """Refuse a record of another game than was agreed on. terms, players: those of the record. Notes from before there
        were terms know nothing of it."""
        if not self.terms:
            return
        try:
            noted, recorded = parse_terms(self.terms), parse_terms(terms)
        except RecordError as error:
            raise FairnessError("terms", f"notes: {error}") from None
        for name, fault in TERMS.items():
            before, now = json.dumps(noted.get(name)), json.dumps(recorded.get(name))
            if before != now:
                raise FairnessError(fault, f"notes: {name} was {before} before the deal, not {now}")
        if fairness.terms != hash_terms(self.terms):
            raise FairnessError("terms", "notes: the seed does not depend on the terms, though they were announced")
        for seat, (before, now) in enumerate(zip(self.players, players, strict=False)):
            if now not in (before, ANONYMOUS):
                raise FairnessError("players", f"notes: {before!r} was in seat {seat} before the deal, not {now!r}")

    def check(self, fairness: Fairness) -> bool:
        """Return whether the bytes took part in the deal, or were late. Refuse a record that contradicts the notes."""
        if fairness.commitment != self.commitment:
            raise FairnessError("server", "notes: the server committed to another secret before the deal")
        if list(fairness.commitments) != list(self.commitments):
            raise FairnessError("list", "notes: the commitments of the seats were others before the deal")
        own = commitment(bytes.fromhex(self.bytes))
        seats = [seat for seat, listed in enumerate(self.commitments) if listed == own and self.seat in (None, seat)]
        if not seats:
            raise FairnessError("own", "notes: the bytes are not those of the own seat's commitment, so they prove nothing")
        if self.seat is not None and self.played not in (None, self.seat):
            raise FairnessError("played", f"notes: the own seat was {self.seat} before the deal, and {self.played} after it")
        if any(fairness.added[seat] == self.bytes for seat in seats):
            return True
        if self.acknowledged:
            raise FairnessError("bytes", "notes: the bytes were left out of the deal, though the server confirmed them")
        return False


def commitment(secret: bytes) -> str:
    """Return the commitment to a secret."""
    return sha256(secret).hexdigest()


def source_of(promised: str, added: str) -> Source:
    """Return where a seat's part of a shuffle came from, by its commitment and bytes."""
    return "player" if added else "withheld" if promised else "server"


def write_terms(game: str, rules: int, *, seats: int, options: Mapping[str, object], deck: str, bots: Sequence[str]) -> str:
    """Return the terms of a deal as text: the same for the same game, in every language that has JSON."""
    terms = {
        "game": game,
        "rules": rules,
        "seats": seats,
        "options": dict(sorted(options.items())),
        "deck": sha256(deck.encode()).hexdigest() if deck else "",
        "bots": list(bots),
    }
    return json.dumps(terms, ensure_ascii=False, separators=(",", ":"))


def parse_terms(text: str) -> Mapping[str, object]:
    """Parse the terms of a deal; raise RecordError for a text that is no object."""
    try:
        terms = json.loads(text or "{}")
    except (ValueError, RecursionError):
        terms = None
    if not isinstance(terms, dict):
        raise RecordError("terms: must be an object in JSON")
    return terms


def hash_terms(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def derive_seed(secret: bytes, added: Sequence[bytes], terms: str = "") -> bytes:
    """Return the seed of a game, from the server's secret, what each seat added and the hash of the terms."""
    hashed = [bytes.fromhex(terms)] if terms else []
    parts = [len(part).to_bytes(4, "big") + part for part in (secret, *added, *hashed)]
    return sha256(b"".join(parts)).digest()
