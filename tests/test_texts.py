"""Texts: all languages have the same messages, every message used exists, and every message is used."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from tests.message_patterns import GAME_MESSAGES, expanded_patterns, partly_expanded_patterns
from tests.message_usage import GAME_FOLDERS, GAMES, LANGUAGES, ROOT, SERVER, find_usage, strings
from wildtable.engine.presentation.texts import Texts
from wildtable.engine.presentation.wording import READER
from wildtable.server.html.texts import say
from wildtable.server.tables.logged_table import BROKEN, CLOSED_BY_ADMIN, RULES_CHANGED

FOLDERS = {
    "engine": ROOT / "engine" / "texts",
    **{folder: GAMES / folder / "texts" for folder in GAME_FOLDERS},
    "server": SERVER / "texts",
    "commands": ROOT / "cli" / "texts",
}
CLAUSE = re.compile(r"[A-Z]{2,3}-[A-Z]?\d+")
PLURALS = {"zero", "one", "two", "few", "many"}
MAIN_BUTTONS = ("start", "start-again", "take-back-seat", "new-make", "play-now", "me-save", "admin-login", "copy")
ANSWER_BUTTONS = ("empty-", "more-", "ready-", "go-", "other-", "instead-empty", "instead-ready", "move-draw-pile")
MAX_MAIN_BUTTON = 16
COUNTS = {"credits"}
"""Variables that hold numbers, besides those that messages select on."""


# Contents of the files


@cache
def messages(folder: str, language: str) -> dict[str, Any]:
    """Return the messages of a file by name, in order."""
    body = FluentParser().parse(FOLDERS[folder].joinpath(f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    assert [name for name, count in Counter(entry.id.name for entry in found).items() if count > 1] == []
    return {entry.id.name: entry for entry in found}


def inside(part: Any) -> Iterator[Any]:
    """Yield all nodes of a message."""
    for node in part if isinstance(part, list) else [part]:
        if isinstance(node, BaseNode):
            yield node
            for child in vars(node).values():
                yield from inside(child)


def variables(message: Any) -> set[str]:
    return {node.id.name for node in inside(message) if isinstance(node, VariableReference)}


def samples(message: Any) -> Iterator[dict[str, object]]:
    """Yield values for the variables of a message that select every variant of it."""
    values: dict[str, list[object]] = {name: ["Ida"] for name in variables(message)}
    for node in inside(message):
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
            keys = [variant.key for variant in node.variants]
            names = {key.name for key in keys if not isinstance(key, NumberLiteral)}
            numbers = [int(key.value) for key in keys if isinstance(key, NumberLiteral)]
            counted = bool(numbers or names & PLURALS)
            values[node.selector.id.name] = [*{0, 1, 2, 11, *numbers}] if counted else [*names, "Ida"]
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS)
def test_languages_have_the_same_messages_about_the_same_things(folder: str, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert {name: variables(message) for name, message in other.items()} == {
        name: variables(message) for name, message in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_can_be_formatted(folder: str, language: str) -> None:
    texts = Texts([FOLDERS[folder]])
    assert texts.languages == ("en", *sorted(LANGUAGES[1:]))
    for name, message in messages(folder, language).items():
        for about in samples(message):
            assert texts.say(language, name, **about).strip()


@pytest.mark.parametrize(("language", "opening", "closing"), [("de", "„", "“"), ("nl", "“", "”")])
@pytest.mark.parametrize("folder", FOLDERS)
def test_quotes_are_the_languages_own(folder: str, language: str, opening: str, closing: str) -> None:
    texts = Texts([FOLDERS[folder]])
    for name, message in messages(folder, language).items():
        for about in samples(message):
            said = texts.say(language, name, **about)
            assert re.sub('[^„“”"]', "", said).replace(opening + closing, "") == "", said


def numbers(pattern: Pattern, selected: frozenset[str] = frozenset()) -> Iterator[tuple[str, list[str], bool]]:
    """Yield the variables of a message, each with the two words that follow it, and whether it selects on 1."""
    for place, element in enumerate(pattern.elements):
        inner = element.expression if isinstance(element, Placeable) else None
        if isinstance(inner, SelectExpression):
            keys = {key.value if isinstance(key, NumberLiteral) else key.name for key in (one.key for one in inner.variants)}
            names = (
                {inner.selector.id.name} if isinstance(inner.selector, VariableReference) and keys & {"one", "1"} else set()
            )
            for variant in inner.variants:
                yield from numbers(variant.value, selected | names)
        elif isinstance(inner, VariableReference):
            after = pattern.elements[place + 1 : place + 2]
            text = after[0].value if after and isinstance(after[0], TextElement) else ""
            found = re.match(r"((?: [^\s.,:;()]+){0,2})", text)
            yield inner.id.name, found[1].split() if found else [], inner.id.name in selected


def plurals(language: str) -> Iterator[tuple[str, str]]:
    """Yield each number that some message selects on, with a noun that follows it there but not in the singular."""
    for folder in FOLDERS:
        for message in messages(folder, language).values():
            for node in inside(message):
                if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
                    by_key = {getattr(one.key, "name", ""): one.value for one in node.variants}
                    texts = [part.value for part in inside(by_key.get("one")) if isinstance(part, TextElement)]
                    singular = set(re.findall(r"[^\s.,:;()]+", " ".join(texts)))
                    for variable, words, _ in numbers(by_key["other"]) if texts else ():
                        if variable == node.selector.id.name and words and words[0] not in singular:
                            yield variable, words[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_noun_has_a_singular(language: str) -> None:
    """Nouns are those that other messages inflect; one may follow another word, as in “3 crew cards”."""
    counts, nouns = (set(column) for column in zip(*plurals(language), strict=True))
    assert {
        f"{folder}: {name}"
        for folder in FOLDERS
        for name, message in messages(folder, language).items()
        for variable, words, selects in numbers(message.value)
        if variable in counts | COUNTS and not selects and nouns & {*words}
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", GAME_FOLDERS)
def test_events_address_their_reader(folder: str, language: str) -> None:
    """“You bid” instead of a name."""
    texts = Texts([FOLDERS[folder]])
    for name, message in messages(folder, language).items():
        for about in samples(message) if name.startswith("event-") and "seat" in variables(message) else ():
            named, addressed = (texts.say(language, name, **about | {"seat": seat}) for seat in ("Ida", READER))
            assert addressed != named.replace("Ida", READER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_closed_table_has_words_of_its_own(language: str) -> None:
    said = [say(language, "denied-table-closed", why=why) for why in (CLOSED_BY_ADMIN, RULES_CHANGED, BROKEN)]
    assert len({*said}) == len(said)
    assert not [text for text in said if RULES_CHANGED in text or BROKEN in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_main_buttons_are_short(language: str) -> None:
    texts = Texts([FOLDERS["server"]])
    assert [label for name in MAIN_BUTTONS if len(label := texts.say(language, name)) > MAX_MAIN_BUTTON] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", GAME_FOLDERS)
def test_labels_of_answers_are_short(folder: str, language: str) -> None:
    """Not counting the card's name."""
    texts = Texts([FOLDERS[folder]])
    labels = [
        (name, texts.say(language, name, **about | dict.fromkeys({"card", "what"} & {*about}, "")).replace("%", "").strip())
        for name, message in messages(folder, language).items()
        if name.startswith(ANSWER_BUTTONS)
        for about in samples(message)
    ]
    assert [one for one in labels if len(one[1]) > MAX_MAIN_BUTTON] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_rulings_decide_the_same_in_every_language(game: str, language: str) -> None:
    """Heading by heading and entry by entry, with the same clauses."""

    def outline(name: str) -> list[tuple[str, list[str]]]:
        parts = re.split(r"^(?=#|- )|\n\n", GAMES.joinpath(game, name).read_text(encoding="utf-8"), flags=re.MULTILINE)
        return [(re.match(r"#* |- |", part)[0], CLAUSE.findall(part)) for part in parts if part]  # type: ignore[index]

    assert outline(f"RULINGS.{language}.md") == outline("RULINGS.md")


# Usage in the sources


def known(folder: str) -> set[str]:
    """Return the messages of an owner; those of a game include the engine's."""
    return set(messages(folder, "en")) | (set(messages("engine", "en")) if folder in GAME_MESSAGES else set())


OWNERS = (*GAME_MESSAGES, "server", "commands")
WORDS = {
    **{game: {} for game in GAME_MESSAGES},
    "server": {"yes": "server/pages/new.py", "no": "server/pages/new.py"},
    "commands": {},
}
"""One-word messages that a source assigns to a variable first, by that source."""


@pytest.mark.parametrize("folder", OWNERS)
def test_every_message_used_by_name_exists(folder: str) -> None:
    both = known(folder) | known("server") if folder in GAME_MESSAGES else known(folder)
    assert find_usage().names[folder] - both == set()


@pytest.mark.parametrize("folder", OWNERS)
def test_every_name_of_a_pattern_exists(folder: str) -> None:
    """In a file, or generated by the game's texts from its figures."""
    names = {name for names in expanded_patterns()[folder].values() for name in names} - known(folder)
    assert {
        name for name in names if folder not in GAME_MESSAGES or not GAME_MESSAGES[folder].game.texts.has("en", name)
    } == set()


@pytest.mark.parametrize("folder", OWNERS)
def test_every_pattern_is_listed_and_used(folder: str) -> None:
    ways = {*expanded_patterns()[folder], *partly_expanded_patterns()[folder]}
    assert find_usage().patterns[folder] - ways == set()
    assert ways - find_usage().strings[folder] - find_usage().patterns[folder] == set()


@pytest.mark.parametrize("folder", OWNERS)
def test_every_message_is_used(folder: str) -> None:
    """By name, by a pattern, or, if it has a hyphen, as any string of a source."""
    used = find_usage().names[folder] | {name for name in find_usage().strings[folder] if "-" in name}
    used |= {word for word, source in WORDS[folder].items() if word in strings(ROOT / source)}
    for ways in (expanded_patterns()[folder], partly_expanded_patterns()[folder]):
        used |= {name for names in ways.values() for name in names}
    assert known(folder) - used == set()
