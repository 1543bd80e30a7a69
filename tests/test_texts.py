"""Texts: every language says the same, whatever is asked for can be said, and nothing is kept that nobody says."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)
from jinja2 import Environment, nodes

from tests.rules.test_wild_cards_texts import QUESTIONS, events
from wildtable.engine.texts import Texts
from wildtable.games.wild_cards.cards import CATALOGUE, HABITATS, SPECIES, WILD
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.prepared import PREPARED
from wildtable.games.wild_cards.scoring import score
from wildtable.games.wild_cards.state import LAYOUT, Table

ROOT = Path(__file__).parent.parent / "src" / "wildtable"
GAME = ROOT / "games" / "wild_cards"
SERVER = ROOT / "server"
FOLDERS = {
    "engine": ROOT / "engine" / "texts",
    "game": GAME / "texts",
    "server": SERVER / "texts",
    "commands": ROOT / "texts",
}
LANGUAGES = ("en", "de", "nl")
SPEAKERS = {".py": {"say", "words"}, ".html": {"say", "tell", "words"}}
PLURALS = {"zero", "one", "two", "few", "many"}


# What the files hold


@cache
def messages(folder: str, language: str) -> dict[str, Any]:
    """The messages of a file by name, in its order."""
    body = FluentParser().parse(FOLDERS[folder].joinpath(f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    assert [name for name, count in Counter(entry.id.name for entry in found).items() if count > 1] == []
    return {entry.id.name: entry for entry in found}


def inside(part: Any) -> Iterator[Any]:
    """All nodes of a message."""
    for node in part if isinstance(part, list) else [part]:
        if isinstance(node, BaseNode):
            yield node
            for child in vars(node).values():
                yield from inside(child)


def variables(message: Any) -> set[str]:
    return {node.id.name for node in inside(message) if isinstance(node, VariableReference)}


def samples(message: Any) -> Iterator[dict[str, object]]:
    """Values for the variables of a message that lead to every variant of it."""
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
def test_every_message_can_be_said(folder: str, language: str) -> None:
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


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_rulings_decide_the_same_in_every_language(language: str) -> None:
    """Heading by heading and entry by entry, with the same clauses."""

    def outline(name: str) -> list[tuple[str, list[str]]]:
        parts = re.split(r"^(?=#|- )|\n\n", GAME.joinpath(name).read_text(encoding="utf-8"), flags=re.MULTILINE)
        return [(re.match(r"#* |- |", part)[0], re.findall(r"WC-\d+", part)) for part in parts if part]  # type: ignore[index]

    assert outline(f"RULINGS.{language}.md") == outline("RULINGS.md")


# What the sources say


class Said(NamedTuple):
    """The messages that sources ask for by name, the patterns by which they make names (`card-*`), and all their strings."""

    names: dict[str, set[str]]
    patterns: dict[str, set[str]]
    strings: dict[str, set[str]]


def spelled(expression: ast.AST) -> Iterator[str]:
    """A string, each of two, or a pattern, as far as the source spells it out."""
    match expression:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from (*spelled(body), *spelled(other))
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)


def spelled_in_page(expression: nodes.Node) -> Iterator[str]:
    match expression:
        case nodes.Const(value=str(text)):
            yield text
        case nodes.CondExpr(expr1=body, expr2=nodes.Expr() as other):
            yield from (*spelled_in_page(body), *spelled_in_page(other))
        case nodes.Concat(nodes=parts):
            yield "".join(str(part.value) if isinstance(part, nodes.Const) else "*" for part in parts)


def calls(path: Path) -> Iterator[tuple[str, bool, list[str]]]:
    """Whom a file calls, whether as somebody's own method, and with which strings."""
    if path.suffix == ".html":
        for called in Environment().parse(path.read_text(encoding="utf-8")).find_all(nodes.Call):
            if isinstance(called.node, nodes.Name):
                yield called.node.name, False, [text for one in called.args[:1] for text in spelled_in_page(one)]
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            own = isinstance(node.func, ast.Attribute)
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield name, own, [text for one in node.args for text in spelled(one)]


@cache
def strings(path: Path) -> set[str]:
    """Every string in a file, patterns included."""
    if path.suffix == ".py":
        return {text for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for text in spelled(node)}
    return set(re.findall(r"[\"']([\w-]+)[\"']", path.read_text(encoding="utf-8")))


def room(path: Path, speaker: str, own: bool) -> str:
    """Whose message is asked for: a game says its own through a method, or in its pages; all others say theirs."""
    if path.suffix == ".html":
        ours = path.is_relative_to(SERVER) or path.name == "rules.html"
        return "server" if speaker == "words" or (speaker == "say" and ours) else "game"
    if own:
        return "server" if speaker == "words" else "game"
    return "server" if path.is_relative_to(SERVER) else "commands"


@cache
def said() -> Said:
    found = Said(defaultdict(set), defaultdict(set), defaultdict(set))
    for path in (path for kind in ("py", "html", "js") for path in sorted(ROOT.rglob(f"*.{kind}"))):
        found.strings["game"] |= strings(path)
        is_server = path.is_relative_to(SERVER) or path.suffix != ".py"
        found.strings["server" if is_server else "commands"] |= strings(path)
        for name, own, texts in calls(path) if path.suffix != ".js" else ():
            if name in SPEAKERS[path.suffix]:
                for text in set(texts) - set(LANGUAGES):
                    kind = found.patterns if "*" in text else found.names
                    kind[room(path, name, own)].add(text)
    return found


def of(pattern: str, *parts: Iterable[str]) -> set[str]:
    """The names a pattern stands for."""
    return {pattern.replace("*", "{}").format(*chosen) for chosen in product(*parts)}


def raised(*names: str) -> set[str]:
    """The codes and statuses with which the server says no."""
    return {
        text
        for path in SERVER.glob("*.py")
        for name, _, texts in calls(path)
        for text in texts
        if name in names and re.fullmatch("[a-z-]+", text)
    }


def statuses() -> set[str]:
    """Those the server's sources name."""
    named = {
        str(node.value)
        for path in SERVER.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and type(node.value) is int and 400 <= node.value < 600
    }
    return {*named, "405"}


@cache
def made_up() -> Mapping[str, Mapping[str, set[str]]]:
    """The names that sources put together, by whom they belong to and how they are made."""
    zones = {re.sub(r"-\d+$", "", zone.name) for zone in LAYOUT.zones}
    verbs = {move.verb if move.card is not None else move.notation.replace(" ", "-") for move in WildCards.moves}
    lines = [line for line, _ in score((), (), 0).lines]
    lessons = {f"{number}-{step.__name__}" for number, one in enumerate(PREPARED, 1) for step in one.told}
    commands = {text for name, _, texts in calls(ROOT / "cli.py") for text in texts if name == "_command" and text.isalpha()}
    return {
        "game": {
            "card-*": of("card-*", CATALOGUE.names),
            "zone-*": of("zone-*", zones),
            "move-*": of("move-*", verbs - {"done"}),
            "option-*": of("option-*", [setting.name for setting in WildCards.settings]),
            "score-*": of("score-*", lines),
            "fact-*": of("fact-*", Table.FACTS),
            "event-*": of("event-*", events()),
            "ask-*": of("ask-*", QUESTIONS),
            "wait-*": of("wait-*", QUESTIONS),
            "*-*": of("*-*", ("ask", "help", "title", "line"), QUESTIONS),
            "about-*-leader": of("about-*-leader", SPECIES),
            "power-*": of("power-*", SPECIES),
            "habitat-*": of("habitat-*", (*HABITATS, WILD)),
            "short-*": of("short-*", (*HABITATS, WILD, "refill")),
            "deck-*": of("deck-*", WildCards.groups),
            "guide-*-*": of("guide-*", lessons),
            "guide-end-*": of("guide-end-*", lines),
            "guide-power-*": of("guide-power-*", SPECIES),
            "*-title": of("guide-*-title", lessons),
            "*-why": of("guide-*-why", lessons),
        },
        "server": {"denied-*": of("denied-*", raised("Denied", "denial", "HTTPException", "problem"))},
        "commands": {
            "*-about": of("*-about", commands),
            "*-examples": of("*-examples", commands),
            "verify-committed-*": of("verify-committed-*", ("yes", "no", "unknown")),
        },
    }


@cache
def made_up_in_part() -> Mapping[str, Mapping[str, set[str]]]:
    """The same, where the values come from strings of a source that has others, too, so that not all have a message."""
    rules = strings(GAME / "pages" / "rules.html")
    prompt = strings(SERVER / "templates" / "regions" / "prompt.html")
    scenes = {text for file in GAME.glob("scenes/*.py") for text in strings(file)}
    codes = {text for folder in (ROOT / "engine", GAME) for file in folder.rglob("*.py") for text in strings(file)}
    editions = next(setting.values for setting in WildCards.settings if setting.name == "edition")
    return {
        "game": {
            "about-*": of("about-*", CATALOGUE.names),
            "refusal-*": of("refusal-*", codes),
            "game-*": of("game-*", strings(SERVER / "web_games.py")),
            "rules-*": of("rules-*", rules),
            "rules-*-title": of("rules-*-title", rules),
            "rules-*-about": of("rules-*-about", rules),
            "rules-WC-E5-*": of("rules-WC-E5-*", rules),
            "rules-editions-*": of("rules-editions-*", rules),
            "rules-editions-*-*": of("rules-editions-*-*", rules, map(str, editions)),
            "phase-*": of("phase-*", scenes),
            "deed-*": of("deed-*", scenes),
            "offer-leader-*": of("offer-leader-*", scenes),
            "say-*": of("say-*", scenes),
            "*-*": of("*-*", prompt, QUESTIONS),
            "other-*": of("other-*", QUESTIONS),
        },
        "server": {"denied-other-*": of("denied-other-*", statuses())},
        "commands": {},
    }


def known(folder: str) -> set[str]:
    """The names of the messages that can be asked for where this folder's are; a game's include the engine's."""
    return set(messages(folder, "en")) | (set(messages("engine", "en")) if folder == "game" else set())


ROOMS = ("game", "server", "commands")
WORDS = {
    "game": {},
    "server": {"yes": "server/web_new.py", "no": "server/web_new.py"},
    "commands": {"about": "cli.py", "several": "commands/speech.py"},
}
"""Messages of one word, which a source first keeps under another name, by that source."""


@pytest.mark.parametrize("folder", ROOMS)
def test_what_is_asked_for_by_name_is_there(folder: str) -> None:
    both = known(folder) | known("server") if folder == "game" else known(folder)
    assert said().names[folder] - both == set()


@pytest.mark.parametrize("folder", ROOMS)
def test_what_is_made_up_is_there(folder: str) -> None:
    assert {name for names in made_up()[folder].values() for name in names} - known(folder) == set()


@pytest.mark.parametrize("folder", ROOMS)
def test_every_way_to_make_up_a_name_is_known_here_and_used(folder: str) -> None:
    ways = {*made_up()[folder], *made_up_in_part()[folder]}
    assert said().patterns[folder] - ways == set()
    assert ways - said().strings[folder] - said().patterns[folder] == set()


@pytest.mark.parametrize("folder", ROOMS)
def test_every_message_is_used(folder: str) -> None:
    """By name, by a name that is made up, or, where it cannot be mistaken for another word, by standing in a source."""
    used = said().names[folder] | {name for name in said().strings[folder] if "-" in name}
    used |= {word for word, source in WORDS[folder].items() if word in strings(ROOT / source)}
    for ways in (made_up()[folder], made_up_in_part()[folder]):
        used |= {name for names in ways.values() for name in names}
    assert known(folder) - used == set()
