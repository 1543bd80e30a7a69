"""Laws 1 to 6 on every installed game, in every edition, option and seat count."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import pytest

import wildtable
from wildtable.authoring.laws import Deal, check_deal, deals_of_each_variant

ROUNDS = 4
"""Deals per variant, every other one with `lively` moves. `scripts/soak laws` plays thousands."""
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_every_deal_obeys_the_laws(part: int) -> None:
    chosen = list(deals_of_each_variant(ROUNDS, "laws"))[part::PARTS]
    assert sum(check_deal(deal, often=0.015) for deal in chosen) > 0


@pytest.mark.parametrize("name", wildtable.games())
def test_notation_round_trips_for_every_move(name: str) -> None:
    moves = wildtable.load(name).moves
    assert [move.id for move in moves] == list(range(len(moves)))
    for move in moves:
        assert moves.get(move.notation) is move
        assert moves[move.id] is move
        assert moves.get(f"  {move.notation.upper()} ") is move


def fingerprint(name: str) -> str:
    """Hash some random games of every variant: the same on any platform, with any hash seed."""
    game = wildtable.load(name)
    digest = hashlib.sha256()
    for seats, options in game.variants():
        deal = Deal(game, seats, options, "fingerprint")
        state, rng = deal.new(), deal.rng("moves")
        while not state.over:
            seat = min(state.asking)
            state.play(seat, state.asking[seat].options[rng.randrange(len(state.asking[seat]))])
        digest.update(json.dumps(state.position(), sort_keys=True).encode())
    return digest.hexdigest()


@pytest.mark.parametrize("name", wildtable.games())
def test_the_same_seed_and_moves_give_the_same_game_with_any_hash_seed(name: str) -> None:
    code = f"from tests.laws.test_laws import fingerprint; print(fingerprint({name!r}))"
    for seed in ("1", "2026"):
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == fingerprint(name)
