"""Texts: every language says the same, whatever is asked for can be said, and nothing is kept that nobody says."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
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

from tests.rules import test_wild_cards_texts as wild_cards_texts
from tests.rules import test_wild_space_texts as wild_space_texts
from tests.rules import test_wra_texts as wra_texts
from wildtable.engine.game import AnyGame
from wildtable.engine.guide import LEARNER
from wildtable.engine.texts import Texts
from wildtable.games import load
from wildtable.games.wild_cards import prepared as wild_cards_guide
from wildtable.games.wild_cards.cards import HABITATS, SPECIES
from wildtable.games.wild_cards.cards import WILD as ANY_HABITAT
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.scoring import score as score_collection
from wildtable.games.wild_cards.state import Table as WildCardsTable
from wildtable.games.wild_realms_alliance import prepared as wra_guide
from wildtable.games.wild_realms_alliance.abilities import ROLES, VOCABULARY
from wildtable.games.wild_realms_alliance.cards import SYMBOLS, WILD
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.scoring import Alliance
from wildtable.games.wild_realms_alliance.scoring import score as score_alliance
from wildtable.games.wild_realms_alliance.state import Table as AllianceTable
from wildtable.games.wild_space import legend
from wildtable.games.wild_space import prepared as wild_space_guide
from wildtable.games.wild_space.cards import CATEGORIES, DIFFICULTIES
from wildtable.games.wild_space.scoring import ICONS_LINE, LINES

ROOT = Path(__file__).parent.parent / "src" / "wildtable"
GAMES = ROOT / "games"
SERVER = ROOT / "server"
FOLDERS = {
    "engine": ROOT / "engine" / "texts",
    "wild_cards": GAMES / "wild_cards" / "texts",
    "wild_realms_alliance": GAMES / "wild_realms_alliance" / "texts",
    "wild_space": GAMES / "wild_space" / "texts",
    "server": SERVER / "texts",
    "commands": ROOT / "texts",
}
LANGUAGES = ("en", "de", "nl")
SPEAKERS = {".py": {"say", "words"}, ".html": {"say", "tell", "words"}}
CLAUSE = re.compile(r"[A-Z]{2,3}-[A-Z]?\d+")
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
@pytest.mark.parametrize("game", ["wild_cards", "wild_realms_alliance", "wild_space"])
def test_rulings_decide_the_same_in_every_language(game: str, language: str) -> None:
    """Heading by heading and entry by entry, with the same clauses."""

    def outline(name: str) -> list[tuple[str, list[str]]]:
        parts = re.split(r"^(?=#|- )|\n\n", GAMES.joinpath(game, name).read_text(encoding="utf-8"), flags=re.MULTILINE)
        return [(re.match(r"#* |- |", part)[0], CLAUSE.findall(part)) for part in parts if part]  # type: ignore[index]

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


def rooms(path: Path, speaker: str, own: bool) -> tuple[str, ...]:
    """Whose message is asked for: a game says its own through a method, or in its pages, and one that is asked for outside
    of games is every game's; all others say theirs."""
    played = tuple(game for game in MADE if path.is_relative_to(GAMES / game)) or tuple(MADE)
    if path.suffix == ".html":
        ours = path.is_relative_to(SERVER) or path.name == "rules.html"
        return ("server",) if speaker == "words" or (speaker == "say" and ours) else played
    if own:
        return ("server",) if speaker == "words" else played
    return ("server",) if path.is_relative_to(SERVER) else ("commands",)


@cache
def said() -> Said:
    found = Said(defaultdict(set), defaultdict(set), defaultdict(set))
    for path in (path for kind in ("py", "html", "js") for path in sorted(ROOT.rglob(f"*.{kind}"))):
        for game in MADE:
            if not path.is_relative_to(GAMES) or path.is_relative_to(GAMES / game):
                found.strings[game] |= strings(path)
        is_server = path.is_relative_to(SERVER) or path.suffix != ".py"
        found.strings["server" if is_server else "commands"] |= strings(path)
        for name, own, texts in calls(path) if path.suffix != ".js" else ():
            if name in SPEAKERS[path.suffix]:
                for text in set(texts) - set(LANGUAGES):
                    kind = found.patterns if "*" in text else found.names
                    for room in rooms(path, name, own):
                        if text not in NOT_SAID.get(room, ()):
                            kind[room].add(text)
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


class Made(NamedTuple):
    """A game, and what of it has a message by its name."""

    game: AnyGame
    questions: list[str]
    events: set[str]
    facts: tuple[str, ...]
    score: list[str]
    lessons: set[str]


MADE = {
    "wild_cards": Made(
        load("wild-cards"),
        wild_cards_texts.QUESTIONS,
        wild_cards_texts.events(),
        WildCardsTable.FACTS,
        [line for line, _ in score_collection((), (), 0).lines],
        {f"{number}-{step.__name__}" for number, one in enumerate(wild_cards_guide.PREPARED, 1) for step in one.told},
    ),
    "wild_realms_alliance": Made(
        load("wild-realms-alliance"),
        wra_texts.QUESTIONS,
        wra_texts.events(),
        (),
        [line for line, _ in score_alliance(Alliance(WildRealmsAlliance().figures, ()), 0).lines],
        {name for name, question in wra_guide.PREPARED.items() if LEARNER in question.moves},
    ),
    "wild_space": Made(
        load("wild-space"),
        wild_space_texts.QUESTIONS,
        wild_space_texts.events(),
        ("tokens",),
        [*LINES, ICONS_LINE],
        {question.lesson for question in wild_space_guide.PREPARED},
    ),
}


@cache
def counted(game: AnyGame) -> set[str]:
    """What a game declares to be counted, at the end of a game of chance."""
    state, rng = game.new(game.seat_counts[0], seed=1), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    return set(game.counted(state))


def of_any_game(made: Made) -> dict[str, set[str]]:
    """The names that every game puts together."""
    zones = {re.sub(r"-\d+$", "", zone.name) for zone in made.game.layout.zones}
    game = made.game
    verbs = {move.verb if move.card is not None else move.notation.replace(" ", "-") for move in game.moves}
    return {
        "card-*": of("card-*", game.catalogue.names),
        "zone-*": of("zone-*", zones),
        "move-*": of("move-*", verbs - {"done"}),
        "option-*": of("option-*", [setting.name for setting in made.game.settings]),
        "start-*": of("start-*", [start.setting.name for start in made.game.starts]),
        "score-*": of("score-*", made.score),
        "fact-*": of("fact-*", made.facts),
        "event-*": of("event-*", made.events),
        "ask-*": of("ask-*", made.questions),
        "wait-*": of("wait-*", made.questions),
        "*-*": of("*-*", ("ask", "help", "title", "line"), made.questions),
        "deck-*": of("deck-*", made.game.groups),
        "counted-*": of("counted-*", counted(made.game)),
        "favourite-*": of("favourite-*", filter(None, [made.game.favourite])),
        "guide-end-*": of("guide-end-*", made.score),
        "*-title": of("guide-*-title", made.lessons),
        "*-why": of("guide-*-why", made.lessons),
    }


@cache
def made_up() -> Mapping[str, Mapping[str, set[str]]]:
    """The names that sources put together, by whom they belong to and how they are made."""
    commands = {text for name, _, texts in calls(ROOT / "cli.py") for text in texts if name == "_command" and text.isalpha()}
    return {
        "wild_cards": {
            **of_any_game(MADE["wild_cards"]),
            "about-*-leader": of("about-*-leader", SPECIES),
            "power-*": of("power-*", SPECIES),
            "habitat-*": of("habitat-*", (*HABITATS, ANY_HABITAT)),
            "short-*": of("short-*", (*HABITATS, ANY_HABITAT, "refill")),
            "guide-*": of("guide-*", MADE["wild_cards"].lessons),
            "guide-power-*": of("guide-power-*", SPECIES),
        },
        "wild_realms_alliance": {
            **of_any_game(MADE["wild_realms_alliance"]),
            "symbol-*": of("symbol-*", (*SYMBOLS, WILD)),
            "ability-*": of("ability-*", (*VOCABULARY, "none")),
            "strip-*": of("strip-*", VOCABULARY),
            "role-*": of("role-*", ROLES),
            "role-about-*": of("role-about-*", ROLES),
            "guide-*": of("guide-*", MADE["wild_realms_alliance"].lessons),
            "guide-effect-*": of("guide-effect-*", (*VOCABULARY, "none")),
        },
        "wild_space": {
            **of_any_game(MADE["wild_space"]),
            "card-*": of("card-*", (*MADE["wild_space"].game.catalogue.names, "specialist", "emissary", "robot", "captain")),
            "species-*": of("species-*", legend.SPECIES),
            "occupation-*": of("occupation-*", legend.OCCUPATIONS),
            "category-*": of("category-*", CATEGORIES),
            "option-solo-*": of("option-solo-*", DIFFICULTIES),
            "a-*": of("a-*", [what.replace(" ", "-") for what in (*legend.PLAYABLE, *legend.COUNTED)]),
            "many-*": of("many-*", legend.COUNTED),
            "ability-*": of("ability-*", [ability.effect.replace(" ", "-") for ability in legend.ABILITIES.values()]),
            "condition-*": of("condition-*", [condition.effect for condition in legend.CONDITIONS.values()]),
            "mission-*": of("mission-*", (legend.PER, legend.PAIR, legend.MOST)),
            "smuggling-*": of("smuggling-*", [phrase.replace(" ", "-") for phrase in legend.SMUGGLING]),
            "move-*-sector": of("move-*-sector", ("land", "explore")),
            "move-draw-*": of("move-draw-*", ("pile", *legend.SPOTS)),
            "heard-*": of("heard-*", MADE["wild_space"].game.catalogue.names),
            "kind-*": of("kind-*", ("emissary", "robot", "captain")),
            "letter-*": of("letter-*", legend.OCCUPATIONS),
            "smuggler-*": of("smuggler-*", ("lands", "explores")),
            "rules-sign-*": of("rules-sign-*", ("specialist", "emissary", "robot", "veteran")),
            "*-*": of_any_game(MADE["wild_space"])["*-*"] | of("*-*", ("a", "many"), legend.DISCARDABLE),
            "guide-*": of("guide-*", MADE["wild_space"].lessons),
            "guide-why-*-first": of("guide-why-*-first", ("card", "square")),
            "guide-end-*": of("guide-end-*", LINES),
        },
        "server": {"denied-*": of("denied-*", raised("Denied", "denial", "HTTPException", "problem"))},
        "commands": {
            "*-about": of("*-about", commands),
            "*-examples": of("*-examples", commands),
            "verify-committed-*": of("verify-committed-*", ("yes", "no", "unknown")),
        },
    }


def of_any_game_in_part(folder: Path, made: Made) -> dict[str, set[str]]:
    """The same, where the values come from strings of a source that has others, too, so that not all have a message."""
    rules = strings(folder / "pages" / "rules.html")
    prompt = strings(SERVER / "templates" / "regions" / "prompt.html")
    scenes = {text for file in folder.glob("scenes/*.py") for text in strings(file)}
    codes = {text for part in (ROOT / "engine", folder) for file in part.rglob("*.py") for text in strings(file)}
    return {
        "about-*": of("about-*", made.game.catalogue.names),
        "option-*-*": {name for one in made.game.settings for name in of("option-*-*", [one.name], map(str, one.values))},
        "refusal-*": of("refusal-*", codes),
        "game-*": of("game-*", strings(SERVER / "web_games.py")),
        "rules-*": of("rules-*", rules),
        "rules-*-title": of("rules-*-title", rules),
        "rules-*-about": of("rules-*-about", rules),
        "phase-*": of("phase-*", scenes),
        "say-*": of("say-*", scenes),
        "*-*": of("*-*", prompt, made.questions),
        "other-*": of("other-*", made.questions),
    }


@cache
def made_up_in_part() -> Mapping[str, Mapping[str, set[str]]]:
    """The names that sources put together from strings of which not all have a message."""
    own = {name: of_any_game_in_part(GAMES / name, made) for name, made in MADE.items()}
    rules = {name: strings(GAMES / name / "pages" / "rules.html") for name in MADE}
    scenes = {name: {text for file in (GAMES / name).glob("scenes/*.py") for text in strings(file)} for name in MADE}
    editions = next(setting.values for setting in WildCards.settings if setting.name == "edition")
    return {
        "wild_cards": {
            **own["wild_cards"],
            "rules-WC-E5-*": of("rules-WC-E5-*", rules["wild_cards"]),
            "rules-editions-*": of("rules-editions-*", rules["wild_cards"]),
            "rules-editions-*-*": of("rules-editions-*-*", rules["wild_cards"], map(str, editions)),
            "deed-*": of("deed-*", scenes["wild_cards"]),
            "offer-leader-*": of("offer-leader-*", scenes["wild_cards"]),
        },
        "wild_realms_alliance": {
            **own["wild_realms_alliance"],
            "rules-readings-*": of("rules-readings-*", rules["wild_realms_alliance"]),
            "rules-readings-*-title": of("rules-readings-*-title", rules["wild_realms_alliance"]),
            "fact-*": of("fact-*", AllianceTable.FACTS),
            "deed-*": of("deed-*", scenes["wild_realms_alliance"]),
            "deed-about-*": of("deed-about-*", scenes["wild_realms_alliance"]),
            "mat-*": of("mat-*", scenes["wild_realms_alliance"]),
            "line-*": of("line-*", scenes["wild_realms_alliance"]),
            "outcome-*": of("outcome-*", scenes["wild_realms_alliance"]),
            "outcome-*-short": of("outcome-*-short", scenes["wild_realms_alliance"]),
        },
        "wild_space": {
            **own["wild_space"],
            "rules-WS-E3-*": of("rules-WS-E3-*", rules["wild_space"]),
            "link-*": of("link-*", scenes["wild_space"]),
            "move-*-*": of("move-*-*", scenes["wild_space"], legend.SPOTS),
        },
        "server": {"denied-other-*": of("denied-other-*", statuses())},
        "commands": {},
    }


def known(folder: str) -> set[str]:
    """The names of the messages that can be asked for where this folder's are; a game's include the engine's."""
    return set(messages(folder, "en")) | (set(messages("engine", "en")) if folder in MADE else set())


INSTEAD = {"instead-about", "instead-empty", "instead-ready"}
NOT_SAID = {"wild_cards": INSTEAD, "wild_realms_alliance": {"virtual-player", *INSTEAD}}
"""What is asked for outside of games, but never of these: another use of cards in hand, or a virtual player."""
ROOMS = (*MADE, "server", "commands")
WORDS = {
    **{game: {} for game in MADE},
    "server": {"yes": "server/web_new.py", "no": "server/web_new.py"},
    "commands": {"about": "cli.py", "several": "commands/speech.py"},
}
"""Messages of one word, which a source first keeps under another name, by that source."""


@pytest.mark.parametrize("folder", ROOMS)
def test_what_is_asked_for_by_name_is_there(folder: str) -> None:
    both = known(folder) | known("server") if folder in MADE else known(folder)
    assert said().names[folder] - both == set()


@pytest.mark.parametrize("folder", ROOMS)
def test_what_is_made_up_is_there(folder: str) -> None:
    """In a file, or where the game's texts make it from figures."""
    names = {name for names in made_up()[folder].values() for name in names} - known(folder)
    assert {name for name in names if folder not in MADE or not MADE[folder].game.texts.has("en", name)} == set()


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
