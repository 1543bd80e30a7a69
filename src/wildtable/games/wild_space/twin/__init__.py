"""The twin of Wild Space."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wildtable.engine.game import AnyGame
from wildtable.engine.options import Option
from wildtable.engine.state import State
from wildtable.engine.twin import hooks
from wildtable.engine.twin.kernels import Words
from wildtable.engine.twin.rules import TwinRules
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.twin import advice, play, scoring, words
from wildtable.games.wild_space.twin.constants import RULES_VERSION, SIZE
from wildtable.games.wild_space.twin.observation import FIELDS


class WildSpaceTwin(TwinRules):
    """Wild Space as kernels."""

    rules_version = RULES_VERSION
    size = SIZE
    fields = FIELDS

    def kernels(self) -> Mapping[Any, Any]:
        return {
            hooks.begin: play.begin,
            hooks.count_moves: play.count_moves,
            hooks.move_at: play.move_at,
            hooks.play: play.play,
            hooks.score: scoring.score,
            hooks.rank_of: scoring.rank_of,
            hooks.advise: advice.advise,
            hooks.ask_again: play.ask_again,
            hooks.lay: play.lay,
        }

    def tables(self, game: AnyGame, seats: int, options: Mapping[str, Option]) -> Sequence[int]:
        assert isinstance(game, WildSpace)
        return words.tables(game, seats, options)

    def pack(self, state: State) -> list[int]:
        return words.pack_state(state)

    def unpack(self, s: Words, state: State) -> None:
        words.unpack_state(s, state)

    def sealed(self, s: Words, state: State) -> Mapping[int, Sequence[int]]:
        return words.sealed_moves(s, state)


TWIN = WildSpaceTwin()
