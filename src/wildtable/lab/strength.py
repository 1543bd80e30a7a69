"""Strength: what the games of a ladder say of each bot, by Bradley and Terry and by OpenSkill, with 95% intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10
from random import Random
from statistics import fmean
from typing import NamedTuple

from wildtable.lab.matches import Played

RESAMPLES = 200
ROUNDS = 500
PRECISION = 1e-6


class Pairing(NamedTuple):
    """The games of one bot against a table of another, deal by deal."""

    one: str
    other: str
    deals: Sequence[Sequence[Played]]


@dataclass(frozen=True)
class Strength:
    """A bot's strength in Elo points above the mean of the ladder, and its OpenSkill rating where that is installed."""

    bot: str
    elo: float
    ci95: tuple[float, float]
    openskill: tuple[float, float] | None
    """The estimate, and half the width of its 95% interval."""


def estimate(bots: Sequence[str], pairings: Sequence[Pairing], seed: str) -> tuple[Strength, ...]:
    """Return the strength of each bot, the strongest first. Intervals come from drawing deals again, with replacement."""
    wins = [[sum(game.shares[0] for game in deal) for deal in pairing.deals] for pairing in pairings]
    people = len(pairings[0].deals[0][0].shares)
    deals = len(wins[0])

    def fit(drawn: Sequence[int]) -> Mapping[str, float]:
        totals = [
            (pairing.one, pairing.other, sum([row[deal] for deal in drawn]))
            for pairing, row in zip(pairings, wins, strict=True)
        ]
        return _fit(bots, totals, deals * people, people)

    middle, rng = fit(range(deals)), Random(f"{seed}-strength")
    again = [fit(rng.choices(range(deals), k=deals)) for _ in range(RESAMPLES)]
    rated = _rate(bots, pairings)
    found = [Strength(bot, middle[bot], _interval(sorted([one[bot] for one in again])), rated.get(bot)) for bot in bots]
    return tuple(sorted(found, key=lambda one: -one.elo))


def _interval(values: Sequence[float]) -> tuple[float, float]:
    edge = round(0.025 * len(values))
    return values[edge], values[-1 - edge]


def _fit(bots: Sequence[str], totals: Sequence[tuple[str, str, float]], games: int, people: int) -> dict[str, float]:
    """Return the strengths that make the results most likely.

    The chance that one bot of strength a wins against n - 1 of strength b is a / (a + (n - 1) * b): the model of Bradley and
    Terry, in Luce's form for several players. Each pairing gets one game more, divided in fair shares, since a bot
    that never lost would have no bound. The iteration is Hunter's (2004): it raises the likelihood in every round.
    """
    seats = people - 1
    strengths = dict.fromkeys(bots, 1.0)
    won = dict.fromkeys(bots, 0.0)
    for one, other, wins in totals:
        won[one] += wins + 1 / people
        won[other] += games - wins + seats / people
    for _ in range(ROUNDS):
        weights = dict.fromkeys(bots, 0.0)
        for one, other, _ in totals:
            share = (games + 1) / (strengths[one] + seats * strengths[other])
            weights[one] += share
            weights[other] += seats * share
        before = strengths
        strengths = {bot: won[bot] / weights[bot] for bot in bots}
        if max(abs(strengths[bot] / before[bot] - 1) for bot in bots) < PRECISION:
            break
    logs = {bot: 400 * log10(strength) for bot, strength in strengths.items()}
    mean = fmean(logs.values())
    return {bot: value - mean for bot, value in logs.items()}


def _rate(bots: Sequence[str], pairings: Sequence[Pairing]) -> dict[str, tuple[float, float]]:
    """Return the OpenSkill ratings after all games, in the order of the deals; none where it is not installed."""
    try:
        from wildtable.lab.ratings import Rating, update_ratings  # noqa: PLC0415 - OpenSkill is optional
    except ImportError:
        return {}
    ratings = dict.fromkeys(bots, Rating())
    for deal in range(len(pairings[0].deals)):
        for pairing in pairings:
            for game in pairing.deals[deal]:
                lineup = [pairing.one, *[pairing.other] * (len(game.shares) - 1)]
                order = sorted({*zip(game.shares, game.scores, strict=True)}, reverse=True)
                ranks = [order.index(end) + 1 for end in zip(game.shares, game.scores, strict=True)]
                ratings |= update_ratings(ratings, [*zip(lineup, ranks, strict=True)])
    return {bot: (rating.mu, rating.spread) for bot, rating in ratings.items()}
