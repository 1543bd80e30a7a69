"""Helpers for scene tests: a game with its events, and its scenes for each viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any, Self, TypeVar

from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.events import Event, Seen
from wildtable.engine.presentation.scenes import Beat, Column, HandCard, Prompt, Top
from wildtable.engine.presentation.wording import READER, Wording

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
Viewer = int | None
S = TypeVar("S", bound="SceneTable")


class SceneTable:
    """A state, all its events, and its scenes, with the players of `NAMES`."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.scenes: Any = import_module(f"{state.game.package_name()}.page.scenes")
        self._happened: list[Event] = list(state.events)
        self._seen: dict[Viewer, list[Mapping[str, Any]]] = {}
        self._views: dict[Viewer, Any] = {}

    def play(self, script: str) -> Self:
        """Play moves written like a record: `0 take lion; 0 pay forest-1, pay wild-2`."""
        for part in script.split(";"):
            seat, _, moves = part.strip().partition(" ")
            self.answer(int(seat), *moves.split(","))
        return self

    def answer(self, seat: int, *moves: Any) -> None:
        past = self.state.history
        self.state.play(seat, *moves)
        if self.state.history is not past:
            self._happened += self.state.events
        self._views.clear()

    def view(self, viewer: Viewer) -> Any:
        if viewer not in self._views:
            self._views[viewer] = self.state.game.view(self.state, viewer)
        return self._views[viewer]

    def story(self, viewer: Viewer) -> list[Mapping[str, Any]]:
        seen = self._seen.setdefault(viewer, [])
        seen += [Seen.of(event, viewer).dump(self.state.game.catalogue) for event in self._happened[len(seen) :]]
        return seen

    def imagined(self, viewer: Viewer, rng: Random) -> Self:
        """Return the same table for this viewer, with all hidden cards dealt anew."""
        twin = type(self)(self.state.game.imagine(self.view(viewer), rng))
        twin._happened = self._happened
        return twin

    def top(self, viewer: Viewer = None) -> Top:
        found: Top = self.scenes.build_top(self.view(viewer))
        return found

    def seat(self, number: int, viewer: Viewer = None) -> Any:
        view = self.view(viewer)
        return self.scenes.build_seat(view, number, self.story(viewer), view.answered)

    def mat(self, viewer: Viewer = None, aids: bool = True) -> Any:
        return self.scenes.build_mat(self.view(viewer), NAMES, self.story(viewer), aids)

    def hand(self, viewer: Viewer) -> tuple[HandCard, ...]:
        found: tuple[HandCard, ...] = self.scenes.build_hand(self.view(viewer))
        return found

    def prompt(self, viewer: int) -> Prompt:
        found: Prompt = self.scenes.build_prompt(self.view(viewer), NAMES)
        return found

    def columns(self, viewer: Viewer = None) -> tuple[Column, ...]:
        found: tuple[Column, ...] = self.scenes.build_columns(self.view(viewer), NAMES)
        return found

    def beats(self, viewer: Viewer = None) -> tuple[Beat, ...]:
        found: tuple[Beat, ...] = self.scenes.build_story(self.view(viewer), NAMES, self.story(viewer))
        return found

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *self.state.people]


def tell(table: SceneTable, viewer: Viewer, language: str = "en") -> list[str]:
    """Return the story in words, as a page shows it."""
    game, lines = table.state.game, []
    wording = Wording(game, NAMES, language)
    for beat in table.beats(viewer):
        about = wording.values(dict(beat.about))
        name, own = "none" if beat.seat is None else NAMES[beat.seat], beat.seat is not None and beat.seat == viewer
        cards = wording.forms(game.catalogue.cards(beat.cards) if beat.cards else None, f"{about.get('number')} cards")
        who = {"name": name, "you": "yes" if own else "no", "seat": READER if own else name}
        lines.append(wording.say(beat.message, **who, **cards, **about))
    return lines


def played_by_chance(
    lay: Callable[[Any], S], game: AnyGame, seed: str, games: int = 1, **options: Any
) -> Iterator[tuple[S, Random]]:
    """Yield random games of every variant, or of some, at every decision and at their end."""
    for number, (seats, variant) in enumerate(game.variants() * games):
        if any(variant[name] != wanted for name, wanted in options.items()):
            continue
        rng = Random(f"{seed} {number}")
        settings: dict[str, Any] = variant
        table = lay(game.new(seats, seed=f"{seed} {number}", **settings))
        while not table.state.over:
            yield table, rng
            seat = rng.choice(sorted(table.state.asking))
            table.answer(seat, table.state.asking[seat].sample(rng))
        yield table, rng
