"""The score so far, or as it ended."""

from __future__ import annotations

from functools import lru_cache

from wildtable.engine.presentation.scenes import Column, Names, ScoreLine, ScoreReason, Word
from wildtable.games.wild_space.scoring import Accounts, Credit
from wildtable.games.wild_space.view import WildSpaceView

SERIES = Word("one-series")


def build_columns(view: WildSpaceView, names: Names) -> tuple[Column, ...]:
    """Build the credits of all seats line by line, with the collections that earn them; the Smuggler's too, if it plays."""
    columns = _describe_accounts(view.accounts)
    return tuple([one._replace(name=names[seat], mine=seat == view.viewer) for seat, one in enumerate(columns)])


@lru_cache(maxsize=512)
def _describe_accounts(accounts: Accounts) -> tuple[Column, ...]:
    """Describe the credits of all seats, which are not named yet; cached, because most moves earn none."""
    smuggler, seats = accounts.smuggler, range(len(accounts.crews))
    scores = [accounts.score(seat) for seat in seats]
    standing = [(score.total, seat == smuggler, -len(accounts.crews[seat])) for seat, score in enumerate(scores)]
    shown = []
    for seat, score in enumerate(scores):
        earned = accounts.credits(seat)
        lines = tuple([ScoreLine(line, points, _reasons(accounts, earned, line)) for line, points in score.lines])
        rank = 1 + sum(other > standing[seat] for other in standing)
        largest = max((one for one in earned if one.line == "species"), key=lambda one: len(one.cards))
        emblem, tie_break = (
            ("smuggler", "tie-break-smuggler") if seat == smuggler else (f"head-{largest.what}", "tie-break-crew")
        )
        shown.append(Column("", False, rank, lines, score.total, emblem, tie_break))
    return tuple(shown)


def _reasons(accounts: Accounts, earned: tuple[Credit, ...], line: str) -> tuple[ScoreReason, ...]:
    """Return the collections that earn credits, by name: a kind of cards, a series, or a single card."""
    names = accounts.figures.catalogue.names
    paid = [one for one in earned if one.line == line and one.credits]
    words = [Word(f"many-{one.what}") if one.what else SERIES if line == "series" else names[one.cards[0]] for one in paid]
    return tuple([ScoreReason(word, one.credits) for word, one in zip(words, paid, strict=True)])
