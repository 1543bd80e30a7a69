"""Cheats with shuffles, as the records that an operator who controls one seat would publish, and what checks must say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from wildtable.engine.fairness import ANONYMOUS, Fairness, Notes, commitment, derive_seed, hash_terms, source_of, write_terms
from wildtable.engine.files.record import Record
from wildtable.engine.state import State
from wildtable.games import get_game
from wildtable.lab.verification import Code, Conclusion

GAME = "wild-cards"
SECRET = sha256(b"operator").digest()
ANN, COLLUDER = sha256(b"ann").digest()[:16], sha256(b"colluder").digest()[:16]
"""The bytes of an honest player in seat 0, and of a seat the operator controls; seat 2 is a bot's."""
COMMITMENTS = (commitment(ANN), commitment(COLLUDER), "")
PLAYERS, BOTS = ("Ann", "Col", "greedy"), ("", "", "greedy")
DECK = get_game(GAME).folder.joinpath("deck.toml").read_text(encoding="utf-8")
REORDERED = DECK.replace('peacock = "forest"\nsquirrel = "forest"', 'squirrel = "forest"\npeacock = "forest"')
assert REORDERED != DECK


def terms_of(
    *, deck: str = "", options: Mapping[str, Any] | None = None, bots: Sequence[str] = BOTS, rules: int | None = None
) -> str:
    game = get_game(GAME, deck)
    chosen = game.choose(3, options or {})
    return write_terms(GAME, rules or game.rules_version, seats=3, options=chosen, deck=deck, bots=bots)


TERMS = terms_of()
NOTES = Notes(commitment(SECRET), list(COMMITMENTS), ANN.hex(), True, TERMS, list(PLAYERS), seat=0, played=0)
"""What Ann's browser stored when the list was fixed, before it revealed anything, and where she played then."""
OLD_NOTES = Notes(NOTES.commitment, NOTES.commitments, NOTES.bytes, acknowledged=True)
"""The same, as pages stored it before there were terms."""


def deal(
    secret: bytes = SECRET, added: Sequence[bytes] = (ANN, COLLUDER, b""), terms: str = TERMS, deck: str = "", **options: Any
) -> State:
    hashed = hash_terms(terms) if terms else ""
    state: State = get_game(GAME, deck).new(3, seed=derive_seed(secret, added, hashed), **options)
    return state


def record_of(
    secret: bytes = SECRET,
    added: Sequence[bytes] = (ANN, COLLUDER, b""),
    commitments: Sequence[str] = COMMITMENTS,
    *,
    terms: str = TERMS,
    deck: str = "",
    players: Sequence[str] = PLAYERS,
    bots: Sequence[str] = BOTS,
    **options: Any,
) -> Record:
    """Play a random game dealt from these parts, and return the record that an operator would publish."""
    state, rng = deal(secret, added, terms, deck, **options), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    parts = [part.hex() for part in added]
    sources = [source_of(*pair) for pair in zip(commitments, parts, strict=True)]
    hashed = hash_terms(terms) if terms else ""
    fairness = Fairness(commitment(secret), secret.hex(), tuple(parts), tuple(commitments), tuple(sources), hashed)
    return replace(state.record(players, bots), fairness=fairness)


@dataclass(frozen=True)
class Case:
    """A record, the notes of its reader, and the verdict."""

    record: Record
    notes: Notes | None
    verdict: Conclusion
    code: Code = ""
    withheld: Sequence[int] = ()


def _fairness(record: Record, **changes: Any) -> Record:
    assert record.fairness is not None
    return replace(record, fairness=replace(record.fairness, **changes))


@cache
def cases() -> Mapping[str, Case]:
    """Return every cheat by name. The operator knows the secret and all bytes as soon as they are revealed."""
    honest, chosen, other = record_of(), sha256(b"chosen").digest()[:16], sha256(b"other").digest()
    colluder_first = (COMMITMENTS[1], COMMITMENTS[0], "")
    copied = (COMMITMENTS[0], COMMITMENTS[0], "")
    hexed = ANN.hex()
    edition = _other_option()
    changed_bots = ("", "", "expert")
    reordered = terms_of(deck=REORDERED)
    old = record_of(terms="")
    late = replace(NOTES, acknowledged=False)
    copied_notes = replace(NOTES, commitments=list(copied))
    prepared = get_game(GAME).setup(hands={1: ["wild-4"]}).record()
    return {
        "honest": Case(honest, NOTES, "proven"),
        "honest, without notes": Case(honest, None, "consistent"),
        "honest, with a player deleted since": Case(replace(honest, players=(ANONYMOUS, *PLAYERS[1:])), NOTES, "proven"),
        "bytes chosen last": Case(record_of(added=[ANN, chosen, b""]), NOTES, "broken", "seats"),
        "bytes and list chosen last": Case(
            record_of(added=[ANN, chosen, b""], commitments=(COMMITMENTS[0], commitment(chosen), "")),
            NOTES,
            "broken",
            "list",
        ),
        "secret swapped": Case(_fairness(record_of(other), commitment=commitment(SECRET)), NOTES, "broken", "secret"),
        "secret and commitment swapped": Case(record_of(other), NOTES, "broken", "server"),
        "bytes swapped": Case(record_of(added=[bytes(16), COLLUDER, b""]), NOTES, "broken", "seats"),
        "bytes and commitment swapped": Case(
            record_of(added=[bytes(16), COLLUDER, b""], commitments=(commitment(bytes(16)), *COMMITMENTS[1:])),
            NOTES,
            "broken",
            "list",
        ),
        "left out of the list": Case(
            record_of(added=[b"", COLLUDER, b""], commitments=("", *COMMITMENTS[1:])), NOTES, "broken", "list"
        ),
        "left out": Case(record_of(added=[b"", COLLUDER, b""]), NOTES, "broken", "bytes", [0]),
        "left out, the acknowledgement held back": Case(
            record_of(added=[b"", COLLUDER, b""]), late, "consistent", "late", [0]
        ),
        "left out after a leaver ended the wait": Case(
            record_of(
                added=[b"", sha256(b"leaver").digest()[:16], b""],
                commitments=(COMMITMENTS[0], commitment(sha256(b"leaver").digest()[:16]), ""),
            ),
            replace(late, commitments=[COMMITMENTS[0], commitment(sha256(b"leaver").digest()[:16]), ""]),
            "consistent",
            "late",
            [0],
        ),
        "withheld by a leaver or a banned player": Case(record_of(added=[ANN, b"", b""]), NOTES, "proven", "", [1]),
        "without commitments": Case(replace(honest, fairness=None), NOTES, "broken", "missing"),
        "without commitments of the seats": Case(_fairness(honest, commitments=(), sources=()), NOTES, "broken", "list"),
        "another deal": Case(
            record_of(other, [chosen, COLLUDER, b""], (commitment(chosen), *COMMITMENTS[1:])), NOTES, "broken", "server"
        ),
        "a prepared position": Case(
            replace(prepared, seed=honest.seed, fairness=honest.fairness), NOTES, "broken", "missing"
        ),
        "seats swapped": Case(replace(honest, players=("Col", "Ann", "greedy")), NOTES, "broken", "players"),
        "seats swapped, though not in the record": Case(honest, replace(NOTES, played=1), "broken", "played"),
        "seats swapped with their bytes": Case(
            record_of(added=[COLLUDER, ANN, b""], commitments=colluder_first, players=("Col", "Ann", "greedy")),
            NOTES,
            "broken",
            "players",
        ),
        "seats swapped with their bytes, though not in the record": Case(
            record_of(added=[COLLUDER, ANN, b""], commitments=colluder_first), NOTES, "broken", "list"
        ),
        "own bytes at another seat": Case(
            record_of(added=[b"", ANN, b""], commitments=copied), copied_notes, "broken", "bytes", [0]
        ),
        "notes of another seat": Case(honest, replace(NOTES, seat=1, played=1), "broken", "own"),
        "own deck reordered": Case(
            record_of(terms=terms_of(deck=DECK), deck=REORDERED), replace(NOTES, terms=terms_of(deck=DECK)), "broken", "deck"
        ),
        "own deck reordered, with the seed": Case(
            record_of(terms=reordered, deck=REORDERED), replace(NOTES, terms=terms_of(deck=DECK)), "broken", "deck"
        ),
        "own deck reordered, seen by others": Case(
            record_of(terms=terms_of(deck=DECK), deck=REORDERED), None, "broken", "terms"
        ),
        "options changed": Case(record_of(**edition), NOTES, "broken", "options"),
        "options changed, with the seed": Case(
            record_of(terms=terms_of(options=edition), **edition), NOTES, "broken", "options"
        ),
        "options changed, seen by others": Case(record_of(**edition), None, "broken", "terms"),
        "rules changed": Case(honest, replace(NOTES, terms=terms_of(rules=99)), "broken", "rules"),
        "rules changed, with the seed": Case(record_of(terms=terms_of(rules=99)), NOTES, "broken", "terms"),
        "rules changed in the record": Case(replace(honest, rules=99), NOTES, "broken", "rules"),
        "another number of seats": Case(replace(honest, seats=4), NOTES, "broken", "people"),
        "another game": Case(replace(honest, game="wild-space"), NOTES, "broken", "game"),
        "bot changed": Case(record_of(bots=changed_bots), NOTES, "broken", "bots"),
        "bot changed, with the seed": Case(
            record_of(terms=terms_of(bots=changed_bots), bots=changed_bots), NOTES, "broken", "bots"
        ),
        "dealt without the terms": Case(old, NOTES, "broken", "terms"),
        "dealt without the terms, which the record claims": Case(
            _fairness(old, terms=hash_terms(TERMS)), NOTES, "broken", "seed"
        ),
        "an old record": Case(old, None, "consistent"),
        "an old record with its notes": Case(old, OLD_NOTES, "proven", "unbound"),
        "an old record with the seats swapped": Case(
            replace(old, players=("Col", "Ann", "greedy")), OLD_NOTES, "proven", "unbound"
        ),
        "old notes of a new record": Case(honest, OLD_NOTES, "proven", "unbound"),
        "old notes, named by a new page": Case(old, replace(OLD_NOTES, played=1), "proven", "unbound"),
        "old notes, left out": Case(
            record_of(added=[b"", COLLUDER, b""], terms=""), replace(OLD_NOTES, bytes=hexed), "broken", "bytes", [0]
        ),
    }


def _other_option() -> dict[str, Any]:
    """Return one option of the game with a value that is not its default."""
    one = get_game(GAME).settings[0]
    return {one.name: next(value for value in one.values if value != one.default)}
