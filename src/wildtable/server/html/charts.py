"""Charts: a rating's history as a curve in a band of uncertainty. Coordinates only; the template draws them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor

from wildtable.lab.ratings import Rating

WIDTH, HEIGHT, LEFT, EDGE = 360, 168, 26, 8
STEPS = (5, 10, 20, 50)


@dataclass(frozen=True)
class Curve:
    """Points for an SVG of this size: the line, the band around it, the last point, and lines of the scale with figures."""

    line: str
    band: str
    last: tuple[float, float]
    scale: Sequence[tuple[float, int]]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT


def plot_ratings(history: Mapping[int, Rating]) -> Curve:
    """Plot a rating from its initial value. `history`: the rating after some games, by their numbers, in order."""
    points = {0: Rating(), **history}
    low = min(one.mu - one.spread for one in points.values())
    high = max(one.mu + one.spread for one in points.values())
    step = next((one for one in STEPS if (high - low) / one <= 6), STEPS[-1])
    bottom, top = floor(low / step) * step, ceil(high / step) * step

    def x(number: int) -> float:
        return round(LEFT + (WIDTH - LEFT - EDGE) * number / max(points), 1)

    def y(value: float) -> float:
        return round(EDGE + (HEIGHT - 2 * EDGE) * (top - value) / (top - bottom), 1)

    above = [(x(number), y(one.mu + one.spread)) for number, one in points.items()]
    below = [(x(number), y(one.mu - one.spread)) for number, one in points.items()]
    line = [(x(number), y(one.mu)) for number, one in points.items()]
    return Curve(
        line=_points(line),
        band=_points([*above, *reversed(below)]),
        last=line[-1],
        scale=[(y(value), value) for value in range(bottom, top + 1, step)],
    )


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)
