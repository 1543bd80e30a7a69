"""Law 4 for conversations with the server, and oracles planted in it, which the law must find.

`scripts/soak conversations` holds thousands, and plants every oracle.
"""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import wildtable
from tests.harness.tables import context, make_game
from tests.server.conversations import Told, converse, hold, serving
from tests.server.planted_oracles import ORACLES, is_last_of_several
from wildtable.server.store.rows import Entry

pytestmark = pytest.mark.sqlite
CONVERSATIONS = 12
MAX_CONVERSATIONS = 150
IN_SUITE = ("size_of_events", "undo_refused_for_a_hidden_reason", "order_of_the_log")


def test_no_conversation_tells_what_is_hidden() -> None:
    assert hold(wildtable.games(), "suite", CONVERSATIONS) > CONVERSATIONS


@settings(max_examples=6, deadline=None, derandomize=True, database=None, suppress_health_check=[*HealthCheck])
@given(st.sampled_from(wildtable.games()), st.randoms(use_true_random=False))
def test_no_shrunk_conversation_tells_what_is_hidden(game: str, chance: Random) -> None:
    async def talk() -> None:
        async with serving() as one, serving() as other:
            await converse((one, other), game, "shrunk", rng=chance)

    asyncio.run(talk())


@pytest.mark.parametrize("name", IN_SUITE)
def test_a_planted_oracle_is_found(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    oracle = ORACLES[name]
    oracle.plant(monkeypatch)
    with pytest.raises(Told):
        hold([oracle.game], "oracle", MAX_CONVERSATIONS, oracle.wanted)


def test_the_last_to_answer_cannot_see_what_others_chose_and_undo(tmp_path: Path) -> None:
    """No card is shown when all have chosen an ability, but what the others chose is."""

    async def story() -> None:
        async with context(tmp_path) as h:
            for number in count():
                table = await make_game(h, f"undo-{number}", game_name="wild-realms-alliance")
                session, rng = table.session, Random(number)
                assert session is not None
                while not session.is_over:
                    seat, is_last = rng.choice(list(session.asking)), is_last_of_several(session)
                    before = session.state.disclosed
                    moves = tuple(session.random_answer(seat, rng))
                    session.apply_stored(Entry(session.next_number, "answer", seat, moves, "person", "", 0.0))
                    if is_last and [*session.asking] == [seat] and session.state.disclosed == before:
                        assert not session.may_undo(seat)
                        return

    asyncio.run(story())
