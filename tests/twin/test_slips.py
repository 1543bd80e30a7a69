"""The lockstep test notices every slip planted in a twin: in positions laid out for it, or in random games."""

from __future__ import annotations

import pytest

import wildtable
from tests.twin.lockstep import Compared, Difference, follow, variants
from tests.twin.positions import LINES, Line, follow_line
from tests.twin.slips import SLIPS, mutated
from tests.twin.slips.slip import Slip
from wildtable.engine.twin.backends import Backend
from wildtable.engine.twin.twin import Twin
from wildtable.games import twinned

GAMES_PER_SLIP = 150
SLIPS_IN_SUITE = 3
"""How many of each game's slips a normal run plants; campaigns plant the others."""
PLANTED = [
    pytest.param(name, slip, marks=[pytest.mark.campaign] * (number >= SLIPS_IN_SUITE))
    for name, slips in SLIPS.items()
    for number, slip in enumerate(slips)
]


class SlippedBackend(Backend):
    """A backend of plain kernels, one of them with a slip."""

    def __init__(self, twin: Twin, slip: Slip) -> None:
        super().__init__(twin.rules, mutated(twin.rules, slip))


@pytest.mark.parametrize(("name", "slip"), PLANTED)
def test_lockstep_notices_a_slip(name: str, slip: Slip) -> None:
    game = wildtable.load(name)
    mutant: Backend | None = None

    def plant(twin: Twin) -> None:
        twin.backend = SlippedBackend(twin, slip)

    try:
        for line in LINES[name]:
            follow_line(line, plant)
    except (Difference, IndexError, ValueError):
        return
    for number, ((seats, options), policy) in zip(range(GAMES_PER_SLIP), variants(game), strict=False):
        twin = wildtable.twin(name, seats, compiled=False, **options)
        mutant = mutant or SlippedBackend(twin, slip)
        twin.backend = mutant
        try:
            follow(twin, f"slip {number}", policy, Compared(), share=0.0)
        except (Difference, IndexError, ValueError):
            return
    pytest.fail(f"nothing was noticed in {GAMES_PER_SLIP} games")


@pytest.mark.parametrize("line", [line for lines in LINES.values() for line in lines], ids=lambda line: line.script)
def test_twins_agree_with_the_steps_in_positions_laid_out(line: Line) -> None:
    follow_line(line)


def test_every_twin_has_slips() -> None:
    assert {name: len(slips) >= 10 for name, slips in SLIPS.items()} == dict.fromkeys(twinned(), True)
