"""Stage: a position as a page shows it to one reader, region by region. Live tables and replays are drawn by it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from markupsafe import Markup

from wildtable.engine.cards import Seat
from wildtable.engine.scenes import AnyScenes, Column
from wildtable.engine.view import View
from wildtable.engine.wording import zone_family
from wildtable.engine.zones import Zone
from wildtable.server.html.fragments import Fragments, fragments
from wildtable.server.html.phrases import Phrases
from wildtable.server.html.texts import say

LATEST = 2
T = TypeVar("T")


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat and what they are at, as its block tells it."""

    number: Seat
    name: str
    initial: str
    bot: str = ""
    mine: bool = False
    thinking: bool = False
    ready: bool = False
    away: bool = False
    absent: bool = False
    deadline: float | None = None
    rank: int = 0


class Memo:
    """What was made before, and from what: made anew only where that is different."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Hashable, Any]] = {}

    def keep(self, name: str, source: Hashable, make: Callable[[], T]) -> T:
        if name not in self._kept or self._kept[name][0] != source:
            self._kept[name] = source, make()
        made: T = self._kept[name][1]
        return made


@dataclass(frozen=True)
class Presenter:
    """A view, the names of all seats, what was seen to happen lately, and who is known to have answered."""

    view: View
    names: Sequence[str]
    story: Sequence[Mapping[str, Any]]
    language: str
    answered: Collection[Seat] = ()
    aids: bool = True
    memo: Memo = field(default_factory=Memo)
    moment: Hashable = None
    """Names the question before the reader: as long as it is the same, so are the cards and all that happened."""

    @cached_property
    def fragments(self) -> Fragments:
        return fragments(self.view.game, self.language)

    @cached_property
    def called(self) -> tuple[str, ...]:
        """The seats as their reader calls them: one's own is "you"."""
        you = say(self.language, "you")
        return tuple(you if seat == self.view.viewer else name for seat, name in enumerate(self.names))

    @cached_property
    def scenes(self) -> AnyScenes:
        return self.fragments.scenes

    def draw(self, template: str, **about: object) -> str:
        """A region drawn for this reader alone."""
        return self.fragments.page(template, presenter=self, **about)

    def once(self, template: str, **about: Hashable) -> str:
        """A region drawn once for all to whom it looks the same."""
        return _once(self.fragments, template, tuple(about.items()))

    def top(self) -> str:
        return self._kept("top", lambda: self.once("regions/top.html", top=self.scenes.build_top(self.view)))

    def seat(self, sitter: Sitter) -> str:
        def draw() -> str:
            scene = self.scenes.build_seat(self.view, sitter.number, self.story, self.answered)
            return self.once("regions/seat.html", sitter=sitter, scene=scene)

        done = sitter.number in self.answered
        return self._kept(f"seat-{sitter.number}", draw, (sitter, done, self.view.choice is None, self.view.picks))

    def mat(self) -> str:
        def draw() -> str:
            scene = self.scenes.build_mat(self.view, self.called, self.story, self.aids)
            return self.once("regions/mat.html", scene=scene, lines=Markup("".join(self.lines[-LATEST:])))

        return self._kept("mat", draw, (self.view.picks, self.view.choice is None))

    def _kept(self, name: str, draw: Callable[[], str], source: Hashable = None) -> str:
        """A region as it was drawn for this reader before, as long as the question, the names and `source` are the same."""
        return self.memo.keep(name, (self.moment, tuple(self.names), source), draw)

    def hand(self) -> str:
        return self._kept("hand", self._hand, (self.view.picks, self.view.choice is None))

    def _hand(self) -> str:
        cards = self.scenes.build_hand(self.view)
        held = self.scenes.count_hand(self.view) if self.view.viewer is not None else None
        asked = None if self.view.choice is None else self.scenes.build_prompt(self.view, self.called)
        several = asked is not None and (asked.most > 1 or asked.least < asked.most)
        return self.once("regions/hand.html", cards=cards, held=held, several=several)

    def columns(self) -> tuple[Column, ...]:
        """The score, a column for each person."""
        return self.scenes.build_columns(self.view, self.called)

    def score(self) -> str:
        return self._kept("score", lambda: self.once("regions/score.html", columns=self.columns()))

    def log(self) -> str:
        return self._kept("log", lambda: self.once("regions/log.html", lines=Markup("".join(self.lines))))

    @cached_property
    def lines(self) -> tuple[Markup, ...]:
        """What happened, in words."""
        return Phrases(self.view.game, self.names, self.language).log_lines(self.story)

    def memory(self) -> list[tuple[str, str]]:
        """What the reader knows of cards gone from sight: where they lie, and which they are."""
        spell, labels = self.view.game.catalogue.spell, self.fragments.labels
        return [
            (", ".join(f"{self._place(place)} ({count})" for place, count in lot.slots), labels(spell(lot.cards)))
            for lot in self.view.memory.lots
        ]

    def _place(self, zone: Zone) -> str:
        name = self.fragments.say(f"zone-{zone_family(zone.name)}")
        return name if zone.owner is None else say(self.language, "owned", seat=self.called[zone.owner], zone=name)


@lru_cache(maxsize=4096)
def _once(drawing: Fragments, template: str, about: tuple[tuple[str, Hashable], ...]) -> str:
    return drawing.page(template, **dict(about))


def clockwise(seat: Seat | None, seats: int) -> list[Seat]:
    """The seats in the order they are shown: all, or the others as the one looked from has them, from its left."""
    return list(range(seats)) if seat is None else [(seat + step) % seats for step in range(1, seats)]
