"""The score so far, or as it ended."""

from __future__ import annotations

from wildtable.engine.presentation.scenes import Column, Names, ScoreLine, ScoreReason, Word
from wildtable.games.wild_space.scoring import Accounts, Credit
from wildtable.games.wild_space.view import WildSpaceView

SERIES = Word("one-series")


def build_columns(view: WildSpaceView, names: Names) -> tuple[Column, ...]:
    """Build the credits of all seats line by line, with the collections that earn them; the Smuggler's too, if it plays."""
    accounts = Accounts.of(view)
    scores = [accounts.score(seat) for seat in range(view.seats)]
    standing = [(score.total, seat == view.smuggler, -len(view.crew(seat))) for seat, score in enumerate(scores)]
    shown = []
    for seat, score in enumerate(scores):
        earned = accounts.credits(seat)
        lines = tuple(ScoreLine(line, points, tuple(_reasons(view, earned, line))) for line, points in score.lines)
        rank = 1 + sum(other > standing[seat] for other in standing)
        largest = max((one for one in earned if one.line == "species"), key=lambda one: len(one.cards))
        emblem, tie_break = (
            ("smuggler", "tie-break-smuggler") if seat == view.smuggler else (f"head-{largest.what}", "tie-break-crew")
        )
        shown.append(Column(names[seat], seat == view.viewer, rank, lines, score.total, emblem, tie_break))
    return tuple(shown)


def _reasons(view: WildSpaceView, earned: tuple[Credit, ...], line: str) -> list[ScoreReason]:
    """Return the collections that earn credits, by name: a kind of cards, a series, or a single card."""
    names = view.game.catalogue.names
    paid = [one for one in earned if one.line == line and one.credits]
    words = [Word(f"many-{one.what}") if one.what else SERIES if line == "series" else names[one.cards[0]] for one in paid]
    return [ScoreReason(word, one.credits) for word, one in zip(words, paid, strict=True)]
