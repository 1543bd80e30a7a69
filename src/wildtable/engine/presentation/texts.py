"""Texts: everything a person reads, from Fluent files, in the reader's language.

A message that a game lacks in a language is said in English. One that it lacks altogether is made from its name and from the
engine's message `default-KIND`, so that a game can be played before its texts are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from typing import TYPE_CHECKING, Any

from wildtable.engine.errors import WildtableError

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.presentation.bundles import LazyBundle


FALLBACK = "en"


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """Return the languages that a folder has a file for, English first."""
    files = folder.iterdir() if folder.is_dir() else ()
    languages = {file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl")}
    return (FALLBACK, *sorted(languages - {FALLBACK}))


def name_in_words(name: str) -> str:
    """Return the name of a step, a card or a zone as words: “Place bids” for `PlaceBids` and for `place-bids`."""
    words = re.sub("(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("-", " ").replace("_", " ").lower()
    return words[:1].upper() + words[1:]


class Texts:
    """The messages of one game: the engine's own and the game's, one `{language}.ftl` per folder."""

    def __init__(self, folders: Iterable[Traversable], game: AnyGame | None = None) -> None:
        self._folders = tuple(folders)
        self.game = game
        self.languages = languages_in(self._folders[-1])
        """The languages that have texts, English first."""
        self._known = {language for folder in self._folders for language in languages_in(folder)}
        self.gaps: dict[tuple[str, str], str] = {}
        """The messages of a game that were needed and not there, or not as they should be, by language and name."""
        self._said = lru_cache(maxsize=20_000)(self._format)
        self._bundle = cache(partial(_load_bundle, self._folders))

    def __reduce__(self) -> tuple[Any, ...]:
        return getattr, (self.game, "texts")

    def has(self, language: str, message: str) -> bool:
        """Is there a message of that name, in this language or in English?"""
        return any(self._bundle(spoken).has_message(message) for spoken in self._in_order(language))

    def spoken(self, language: str) -> str:
        """Return the language if it has texts, else English."""
        return language if language in self.languages else FALLBACK

    def say(self, language: str, message: str, /, **values: object) -> str:
        """Return a message with its values filled in. Only the texts of a game have defaults: elsewhere a message that does
        not exist is a bug, and a WildtableError."""
        return self._said(language, message, tuple(values.items()))

    def _in_order(self, language: str) -> Iterator[str]:
        """Yield the languages in which a message is looked for."""
        if language in self._known and language != FALLBACK:
            yield language
        yield FALLBACK

    def _format(self, language: str, message: str, values: tuple[tuple[str, object], ...]) -> str:
        wrong = WildtableError(f"no message {message!r} in {language}")
        for spoken in self._in_order(language):
            try:
                return self._find(spoken, message, dict(values))
            except WildtableError as error:
                wrong = error
                self.gaps[spoken, message] = str(error)
        if self.game is None:
            raise wrong
        return self._make_default(self.game, language, message, dict(values))

    def _find(self, language: str, message: str, values: dict[str, object]) -> str:
        """Return a message in one language; raise a WildtableError if there is none or if it cannot be formatted."""
        bundle = self._bundle(language)
        if plain := bundle.plain_text(message):
            return plain
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            raise WildtableError(f"no message {message!r} in {language}")
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise WildtableError(f"message {message!r} in {language}: {errors[0]}")
        return str(text)

    def _make_default(self, game: AnyGame, language: str, message: str, arguments: Mapping[str, object]) -> str:
        """Return what is said where a game has no message: the engine's default for its kind, else its name in words.

        A default may use `what`, the name in words, what is known of the game, and values that are always given.
        """
        kind, _, name = message.partition("-")
        what = name_in_words(name or kind)
        values = {
            "what": what,
            "game": name_in_words(game.name),
            "least": game.people_counts[0],
            "most": game.people_counts[-1],
            "details": str(arguments.get("cards") or arguments.get("number") or "none"),
            "card": "",
            **arguments,
        }
        for default, spoken in product((f"default-{message}", f"default-{kind}"), self._in_order(language)):
            with suppress(WildtableError):
                return self._find(spoken, default, values).strip()
        return what


@cache
def _load_bundle(folders: tuple[Traversable, ...], language: str) -> LazyBundle:
    """Read the messages of some folders once, however many decks a game is loaded with. A language that one of them lacks
    has the messages of the others."""
    from wildtable.engine.presentation.bundles import LazyBundle  # noqa: PLC0415 - slow, and only readers need it

    files = [folder.joinpath(f"{language}.ftl") for folder in folders]
    return LazyBundle(language, [file.read_text(encoding="utf-8") for file in files if file.is_file()])


# Clauses


RULES = "RULES"
RULE = re.compile(r"^[-*] \*\*([A-Z]{2,3}-[A-Z]?\d+)\*\*\s+(.+?)(?=\n[-*#\n]|\Z)", re.MULTILINE | re.DOTALL)
"""A clause of RULES.md: an entry of a list that begins with its number in bold."""


def read_prose(game: AnyGame, name: str, language: str) -> tuple[str, str]:
    """Return the language and the text of a Markdown file of a game: the reader's, else English, else nothing."""
    for spoken, full_name in ((language, f"{name}.{language}.md"), ("en", f"{name}.md")):
        file = game.folder.joinpath(full_name)
        if file.is_file():
            return spoken, file.read_text(encoding="utf-8")
    return "", ""


def clause_text(game: AnyGame, clause: str, language: str) -> str:
    """Return a rule by its clause: a message of the game, or what RULES says of it; empty where neither does."""
    message = f"rules-{clause}"
    if game.texts.has(language, message):
        return game.texts.say(language, message)
    return find_clauses(game, language).get(clause, "")


@lru_cache(maxsize=64)
def find_clauses(game: AnyGame, language: str) -> dict[str, str]:
    """Return the clauses that RULES lists, each with its text."""
    return {clause: " ".join(text.split()) for clause, text in RULE.findall(read_prose(game, RULES, language)[1])}


# Explanations


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
