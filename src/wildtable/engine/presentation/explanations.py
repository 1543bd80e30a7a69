"""Explanations: why something cannot be, as a message of the texts, so that it can be told in every language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from wildtable.engine.presentation.texts import FALLBACK, Texts

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame


class Explanation:
    """The argument of an exception: a message and its values. `str` says it in English."""

    def __init__(self, message: str, game: AnyGame | None = None, /, **about: str) -> None:
        self.message = message
        self.game = game
        self.about = about

    def text(self, language: str) -> str:
        """Say it in a language, with the texts of the game it is about."""
        texts = _engine_texts() if self.game is None else self.game.texts
        return texts.say(language, self.message, **self.about)

    def __str__(self) -> str:
        return self.text(FALLBACK)

    def __repr__(self) -> str:
        return repr(str(self))


def explain(error: Exception, language: str) -> str:
    """Return the text of an exception in a language, if it has one in it; in English otherwise."""
    reason = error.args[0] if error.args else None
    return reason.text(language) if isinstance(reason, Explanation) else str(error)


@cache
def _engine_texts() -> Texts:
    return Texts([files("wildtable.engine").joinpath("texts")])
