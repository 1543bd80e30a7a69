"""Texts: everything a person reads, from Fluent files, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from wildtable.engine.errors import WildtableError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from wildtable.engine.game import AnyGame

FALLBACK = "en"


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """Return the languages that a folder has a file for, English first."""
    found = {file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


class Texts:
    """The messages of one game: the engine's own and the game's, one `{language}.ftl` per folder."""

    def __init__(self, folders: Iterable[Traversable], game: AnyGame | None = None) -> None:
        self._folders = tuple(folders)
        self.game = game
        self.languages = languages_in(self._folders[-1])
        """The languages that have texts, English first."""
        self._said = lru_cache(maxsize=20_000)(self._format)

    def __reduce__(self) -> tuple[Any, ...]:
        return getattr, (self.game, "texts")

    def _bundle(self, language: str) -> FluentBundle:
        return _load_bundle(self._folders, language)

    def has(self, language: str, message: str) -> bool:
        """Is there a message of that name?"""
        return bool(self._bundle(self.spoken(language)).has_message(message))

    def spoken(self, language: str) -> str:
        """Return the language if it has texts, else English."""
        return language if language in self.languages else FALLBACK

    def say(self, language: str, message: str, /, **about: object) -> str:
        """Return a message with its values filled in; raise a WildtableError if there is none, which is a bug."""
        return self._said(self.spoken(language), message, tuple(about.items()))

    def _format(self, language: str, message: str, about: tuple[tuple[str, object], ...]) -> str:
        bundle = self._bundle(language)
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            raise WildtableError(f"no message {message!r} in {language}")
        text, errors = bundle.format_pattern(pattern, dict(about))
        if errors:
            raise WildtableError(f"message {message!r} in {language}: {errors[0]}")
        return str(text)


@cache
def _load_bundle(folders: tuple[Traversable, ...], language: str) -> FluentBundle:
    """Parse the messages of some folders once, however many decks a game is loaded with."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow, and only readers need it

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource(folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
