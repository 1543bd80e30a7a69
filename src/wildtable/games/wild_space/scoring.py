"""The credits of Wild Space at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from wildtable.engine.result import Result, Score
from wildtable.games.wild_space.legend import SPECIES
from wildtable.games.wild_space.state import CREWS, Table


def score(state: Table) -> Result:
    """Everybody's credits, and who has won."""
    lines = [tally(state, seat) for seat in state.people]
    return rank(lines, [state.crew_size(seat) for seat in state.people])


def tally(state: Table, seat: int) -> Score:
    """Credits for species, series, robots and the captain."""
    figures, crew = state.game.figures, state[CREWS[seat]]
    counts = [len(figures.fits(crew, species)) for species in SPECIES]
    captain = state.captain(seat)
    reached = state.tokens[seat] > captain.track.index(None)
    return Score(
        (
            ("species", sum(5 * max(0, count - 2) for count in counts)),
            ("series", 15 * min(counts)),
            ("emissaries", 0),
            ("robots", sum(figures.crew[card].credits for card in crew[1:])),
            ("captain", captain.credits * reached),
        )
    )


def rank(scores: Sequence[Score], sizes: Sequence[int]) -> Result:
    """The highest total wins; ties go to the smaller crew; who is still tied shares the rank."""
    standing = [(score.total, -size) for score, size in zip(scores, sizes, strict=True)]
    return Result(
        scores=tuple(total for total, _ in standing),
        ranks=tuple(1 + sum(other > own for other in standing) for own in standing),
        lines=tuple(scores),
    )
