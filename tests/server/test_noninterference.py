"""Law 4 on the frames of channels, which share rendered parts; and planted leaks, which the check must find.

`scripts/soak frames` checks more games, and plants every leak.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import wildtable
from tests.server.noninterference import check_games, play_dealt_anew, play_hidden_answers
from tests.server.planted_leaks import LEAKS, Leak

MAX_GAMES = 6
"""Games to try until a leak shows."""
SHARES = {"wild-realms-alliance": 0.3}
"""The share of moves dealt anew, in a game with few moves."""
IN_SUITE = ("patches_by_the_start_of_the_old_text", "scenes_of_seats_as_their_players_see_them", "numbers_of_the_table")


@pytest.mark.parametrize("game", wildtable.games())
def test_no_frame_depends_on_what_is_hidden(tmp_path: Path, game: str) -> None:
    moves, answers = check_games(tmp_path, [game], 0, 2, SHARES.get(game, 0.05))
    assert moves > 2
    assert answers > 0 or game == "wild-space", "only Wild Space, whose players take turns, hides no answers"


def is_caught(folder: Path, leak: Leak, share: float = 0.5, address: str = "") -> bool:
    """Play games with a planted leak until a check fails; with the URL of a PostgreSQL server, at two workers."""
    for number in range(MAX_GAMES):
        name = f"leak-{number}"
        try:
            if leak.of_answers:
                asyncio.run(play_hidden_answers(folder / name, name, leak.game, address=address))
            else:
                hide = number % 2 == 1
                asyncio.run(play_dealt_anew(folder / name, name, leak.game, share=share, hide=hide, address=address))
        except AssertionError as error:
            if "viewer" in str(error):
                return True
            raise
    return False


@pytest.mark.parametrize("name", IN_SUITE)
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    LEAKS[name].plant(monkeypatch)
    assert is_caught(tmp_path, LEAKS[name])
