"""Checks of a game: its laws, its golden files, its texts in all languages, and what its players see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.resources.abc import Traversable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from wildtable.authoring.golden import compare_golden
from wildtable.authoring.laws import check_deal, deals_of, page, viewers
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.events import Seen
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.texts import FALLBACK, clause_text, languages_in
from wildtable.engine.presentation.wording import merge_events
from wildtable.engine.state import State

OFTEN = 0.05
"""The share of decisions at which all laws are checked, and all that players see is drawn."""
SEED = "check"
Log = list[dict[str, object]]
"""The events that a viewer saw, as `Seen.dump` writes them."""


class Finding(NamedTuple):
    """Something wrong with a game, or something missing for which there is a default."""

    kind: str
    text: str
    has_default: bool = False


class Pages(Protocol):
    """What draws the pages of a game, where the server is installed."""

    def draw_moment(self, view: View, log: Sequence[Any], language: str, /) -> object: ...
    def draw_cards(self, game: AnyGame, language: str, /) -> None: ...
    def undrawn_pictures(self, game: AnyGame, /) -> list[str]: ...
    def default_parts(self, game: AnyGame, /) -> Iterator[str]: ...


def load_pages() -> Pages | None:
    """Return what draws pages, if the server is installed."""
    try:
        return cast("Pages", import_module("wildtable.server.html.rehearsal"))
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("wildtable"):
            raise
        return None


def check_game(game: AnyGame, deals: int = 2, golden: Path | None = None, pages: Pages | None = None) -> list[Finding]:
    """Return all that is found in a game: `deals` games of each variant by the laws, its texts, its pages, and its golden
    files, if there is a folder of them."""
    return [*check_laws(game, deals), *check_golden(game, golden), *check_presentation(game, pages)]


def check_golden(game: AnyGame, golden: Path | None) -> list[Finding]:
    """Return where a game no longer plays out as its golden files say."""
    return [Finding("golden", text) for text in (compare_golden(game, golden) if golden else ())]


def check_presentation(game: AnyGame, pages: Pages | None) -> list[Finding]:
    """Return what is missing or wrong in what players read and see."""
    findings = [Finding("text", text) for text in compare_languages(game.folder.joinpath("texts"))]
    findings += _Audience(game, pages).watch()
    if pages is not None:
        findings += [Finding("picture", f"no picture page/art/{name}.svg") for name in pages.undrawn_pictures(game)]
        findings += [Finding("page", text, has_default=True) for text in pages.default_parts(game)]
    return [*findings, *_find_gaps(game)]


def check_laws(game: AnyGame, deals: int) -> Iterator[Finding]:
    """Yield the first law that does not hold in games of every variant."""
    for deal in islice(deals_of(game, SEED), deals * len(game.variants())):
        try:
            check_deal(deal, OFTEN)
        except Exception as error:  # noqa: BLE001 - whatever a game raises is what is looked for
            yield Finding("law", f"{deal}: {_describe(error)}")
            return


class _Audience:
    """Draws what all viewers see, in all languages of a game, and collects what fails, each failure once."""

    def __init__(self, game: AnyGame, pages: Pages | None) -> None:
        self.game = game
        self.pages = pages
        self.found: dict[str, Finding] = {}
        self.clauses: set[str] = set()

    def watch(self) -> list[Finding]:
        """Play a game of each variant and return what was found."""
        for language in self.game.texts.languages:
            if self.pages is not None:
                self._attempt("page", self.pages.draw_cards, self.game, language)
        self._attempt("play", self._watch_games)
        for clause in sorted(self.clauses):
            if not clause_text(self.game, clause, FALLBACK):
                text = f"{clause}: neither a message rules-{clause} nor an entry in RULES.md"
                self.found[text] = Finding("clause", text)
        return [*self.found.values()]

    def _watch_games(self) -> None:
        for state, log in _play(self.game):
            for viewer, seen in log.items():
                self._look(state.view(viewer), seen)

    def _look(self, view: View, log: Log) -> None:
        if view.choice is not None and view.choice.clause:
            self.clauses.add(view.choice.clause)
        for language in self.game.texts.languages:
            self._attempt("words", _say_all, view, log, language)
            if self.pages is not None:
                self._attempt("page", self.pages.draw_moment, view, log, language)

    def _attempt(self, kind: str, draw: Callable[..., object], *arguments: object) -> None:
        try:
            draw(*arguments)
        except Exception as error:  # noqa: BLE001 - whatever a game raises is what is looked for
            self.found.setdefault(_describe(error), Finding(kind, _describe(error)))


def _play(game: AnyGame) -> Iterator[tuple[State, dict[int | None, Log]]]:
    for seats, options in game.variants():
        rng = Random(f"{SEED} {seats} {options}")
        chosen: dict[str, Any] = dict(options)
        state: State = game.new(seats, seed=SEED, **chosen)
        log: dict[int | None, Log] = {viewer: [] for viewer in viewers(state)}
        questions: set[str] = set()
        _follow(state, log)
        while not state.over:
            step = type(state.agenda[0]).__name__
            if step not in questions or rng.random() < OFTEN:
                questions.add(step)
                yield state, log
            seat, choice = next(iter(state.asking.items()))
            advised = game.advise(state.view(seat), choice, rng)
            if advised not in choice:
                raise ValueError(f"advise: {advised} is not offered")
            state.play(seat, advised if rng.random() < 0.5 else choice.sample(rng))
            _follow(state, log)
        yield state, log
        result, (least, most) = state.result, game.score_bounds(seats)
        if result is None or not all(least <= score <= most for score in result.scores):
            raise ValueError(f"score_bounds: {result and result.scores} are not all from {least} to {most}")


def _follow(state: State, log: dict[int | None, Log]) -> None:
    for viewer, seen in log.items():
        seen += [Seen.of(event, viewer).dump(state.game.catalogue) for event in state.events]


def _say_all(view: View, log: Log, language: str) -> None:
    """Say all that a terminal says of a moment: the table, the question, what happened, and why other moves are refused."""
    game = view.game
    wording = wording_of(game, [f"Seat {seat}" for seat in range(view.seats)], language)
    page(view, language)
    for occurrence in merge_events(log[-20:]):
        wording.sentence(None, occurrence)
    for move in game.moves if view.choice is not None else ():
        if refusal := view.choice.why(move) if view.choice is not None else None:
            refusal.text(language)
    for setting in game.settings:
        game.texts.say(language, f"option-{setting.name}")
    for word in ("title", "summary", "players"):
        game.texts.say(language, f"game-{word}")


def _find_gaps(game: AnyGame) -> Iterator[Finding]:
    """Yield the messages that were needed and not there. In English there is a default; a translation that has begun must be
    whole."""
    for (language, message), text in sorted(game.texts.gaps.items()):
        if language not in game.texts.languages:
            continue
        is_missing = text == f"no message {message!r} in {language}"
        if language == FALLBACK or not is_missing or game.texts.has(FALLBACK, message):
            yield Finding("text", text, has_default=is_missing and language == FALLBACK)


def _describe(error: Exception) -> str:
    notes = getattr(error, "__notes__", [])
    return " ".join([f"{type(error).__name__}: {error}", *notes])


# Languages: do the files of all languages have the same messages, about the same things?


def compare_languages(folder: Traversable) -> Iterator[str]:
    """Yield what is wrong with the files of a folder: mistakes in them, and how they differ from the English one."""
    parsed: dict[str, dict[str, set[str]]] = {}
    for language in languages_in(folder):
        file = folder.joinpath(f"{language}.ftl")
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        parsed[language], junk = _parse(text)
        yield from (f"{language}.ftl: cannot be read: {line}" for line in junk)
    english = parsed.pop(FALLBACK)
    for language, messages in parsed.items():
        yield from (f"{language}.ftl: no message {name!r}" for name in english if name not in messages)
        yield from (f"{language}.ftl: message {name!r} is not in {FALLBACK}.ftl" for name in messages if name not in english)
        for name in english.keys() & messages.keys():
            if messages[name] - english[name]:
                unknown = ", ".join(f"${variable}" for variable in sorted(messages[name] - english[name]))
                yield f"{language}.ftl: message {name!r} uses {unknown}, which the English one does not"


def _parse(text: str) -> tuple[dict[str, set[str]], list[str]]:
    """Return the messages of a file with the variables of each, and the first lines of what cannot be read."""
    from fluent.syntax import FluentParser, ast, visitor  # noqa: PLC0415 - slow, and only authors need it

    class Variables(visitor.Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by Fluent
            self.names.add(node.id.name)

    messages: dict[str, set[str]] = {}
    junk: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip().partition("\n")[0])
        elif isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.names
    return messages, junk
