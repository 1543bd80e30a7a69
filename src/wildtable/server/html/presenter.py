"""Presenter: what one reader sees of a game, region by region. Live tables and replays use it alike.

Each region is a scene, built from what the reader may know, and drawn by `draw`. What looks the same as before, or as to
others, is an equal scene, and so not drawn again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from markupsafe import Markup

from wildtable.engine.cards import Seat
from wildtable.engine.knowledge.view import View
from wildtable.engine.lazy import lazy_property
from wildtable.engine.presentation.scenes import AnyScenes, Beat, Column, HandCard, Prompt, SeatScene
from wildtable.engine.presentation.wording import READER, Wording, merge_events, zone_family
from wildtable.engine.zones import Zone
from wildtable.server.html.game_page import GamePage, draw, load_game_page
from wildtable.server.html.phrases import GrowingLog, word_answer
from wildtable.server.html.texts import say


class SeatOccupant(NamedTuple):
    """The player in a seat and what they are doing, as the head of the seat shows it."""

    number: Seat
    name: str
    initial: str
    bot: str = ""
    mine: bool = False
    thinking: bool = False
    ready: bool = False
    away: bool = False
    absent: bool = False
    free: bool = False
    deadline: float | None = None
    rank: int = 0
    animal: str = ""
    listening: bool = False


class HandScene(NamedTuple):
    """The cards in hand that are not laid already, how many there are and may be, and whether several can be picked."""

    cards: tuple[HandCard, ...]
    held: tuple[int, int] | None
    several: bool
    is_resting: bool
    """Can none of them be played?"""


@dataclass(eq=False)
class Presenter:
    """A view, the names of all seats, the latest events as seen from it, and who is known to have answered."""

    view: View
    names: Sequence[str]
    story: Sequence[Mapping[str, Any]]
    language: str
    answered: Collection[Seat] = ()
    aids: bool = True
    happened: int = 0
    """How many events there have been, of which `story` has the last ones."""
    plain: bool = False
    """Is the game drawn as if it had no page of its own?"""
    occupants: Sequence[SeatOccupant] = ()
    log_before: GrowingLog = field(default_factory=GrowingLog)
    """The log as the reader saw it last."""

    @lazy_property
    def page(self) -> GamePage:
        return load_game_page(self.view.game, self.language, self.plain)

    @lazy_property
    def scenes(self) -> AnyScenes:
        return self.page.scenes

    @property
    def reader(self) -> Seat | None:
        """The seat that texts call "you"."""
        return self.view.viewer

    @lazy_property
    def reader_names(self) -> tuple[str, ...]:
        """The names of the seats as the reader sees them: their own is "you"."""
        you = say(self.language, "reader")
        return tuple(you if seat == self.reader else name for seat, name in enumerate(self.names))

    def top(self) -> str:
        return draw(self.page, "regions/top.html", top=self.scenes.build_top(self.view))

    def seat(self, number: Seat) -> str:
        """Draw the player in a seat, and what belongs to it."""
        return draw(self.page, "regions/seat.html", occupant=self.occupants[number], scene=self.seat_scenes[number])

    @lazy_property
    def seat_scenes(self) -> list[SeatScene]:
        build, seats = self.scenes.build_seat, range(len(self.names))
        return [build(self.view, number, self.story, self.answered) for number in seats]

    def mat(self) -> str:
        scene = self.scenes.build_mat(self.view, self.reader_names, self.story, self.aids)
        return draw(self.page, "regions/mat.html", scene=scene, lines=self._log.take_latest())

    def hand(self) -> str:
        asked, cards = self.asked, self.scenes.build_hand(self.view)
        scene = HandScene(
            tuple(card for card in cards if not card.picked),
            None if self.view.viewer is None else self.scenes.count_hand(self.view),
            asked is not None and (asked.most > 1 or asked.least < asked.most),
            not any(card.move for card in cards),
        )
        return draw(self.page, "regions/hand.html", scene=scene)

    @lazy_property
    def asked(self) -> Prompt | None:
        """The question to the reader."""
        return None if self.view.choice is None else self.scenes.build_prompt(self.view, self.reader_names)

    def answer(self, notations: Iterable[str]) -> Markup:
        """Put moves into words, with their cards marked."""
        game = self.view.game
        return word_answer(game, self.language, self.reader_names, [game.moves[one] for one in notations])

    def hints(self, asked: Prompt, *, guided: bool = False) -> dict[str, str]:
        """Return what each move brings that the reader may pick, by its notation; nothing where aids are not allowed. What a
        guide advises is not compared with other moves."""
        view, written = self.view, self.view.game.moves
        if not self.aids:
            return {}
        offered = tuple(view.choice or ())
        cards = [view.game.catalogue.names[one.card] for one in offered if one.card is not None]
        later = [written[f"{verb} {card}"] for verb in asked.verbs for card in cards]
        wording = Wording(view.game, self.reader_names, self.language)
        found = view.game.hints(view, dict.fromkeys((*offered, *later)))
        shown = {move: [hint for hint in hints if not (guided and hint.is_verdict)] for move, hints in found.items()}
        return {move.notation: wording.hint(hints) for move, hints in shown.items() if hints}

    def rule(self) -> str:
        """Draw the rule of the question to the reader, for the rules panel."""
        clause = "" if self.view.choice is None else self.view.choice.clause
        return draw(self.page, "regions/rule.html", clause=clause)

    def columns(self) -> tuple[Column, ...]:
        """Return the score, a column for each person."""
        return self.scenes.build_columns(self.view, self.reader_names)

    def score(self) -> str:
        return draw(self.page, "regions/score.html", columns=self.columns(), over=self.view.over)

    def final(self, animals: Sequence[str]) -> str:
        """Draw the end of a game; people are shown with their animals."""
        return draw(self.page, "regions/final.html", columns=self.columns(), animals=tuple(animals))

    def log(self) -> str:
        """Draw the events in words."""
        return self._log.region if self.story else self.page.render("regions/log.html")

    @lazy_property
    def _log(self) -> GrowingLog:
        self.log_before.follow((self.page, tuple(self.names), self.reader), self.story, self._word_events)
        return self.log_before

    def _word_events(self, events: Sequence[Mapping[str, Any]]) -> str:
        """Put events into words, a list item for each sentence."""
        game, page = self.view.game, self.page
        called: dict[Seat | None, str | None] = {**dict(enumerate(self.names)), self.reader: READER, None: None}
        merged = merge_events(events)
        return "".join([f"{draw(page, 'log_line', (called[one.seat], called[one.owner(game)]), one)}\n" for one in merged])

    @lazy_property
    def wording(self) -> Wording:
        """The game in words, all seats named."""
        return Wording(self.view.game, self.names, self.language)

    @lazy_property
    def beats(self) -> tuple[Beat, ...]:
        """What happened since the reader's last turn."""
        return self.scenes.build_story(self.view, self.reader_names, self.story)

    def recap(self) -> str:
        """Draw the story, each beat with the number of its event: a page knows how many events are new."""
        begun = self.happened - len(self.story)
        lines = [self._draw_beat(beat, begun + beat.place) for beat in self.beats]
        return (
            self.page.render("regions/story.html", lines=Markup("\n".join(lines)), happened=self.happened) if lines else ""
        )

    def _draw_beat(self, beat: Beat, number: int) -> Markup:
        name = "none" if beat.seat is None else self.reader_names[beat.seat]
        is_viewer = beat.seat is not None and beat.seat == self.view.viewer
        text = draw(self.page, "beat", name, is_viewer, beat._replace(place=0, hold=0))
        return draw(self.page, "regions/beat.html", number=number, hold=beat.hold, art=beat.art, text=text)

    def memory(self) -> list[tuple[str, str]]:
        """Return what the reader knows of hidden cards: the zones, and the cards in them."""
        spell, labels = self.view.game.catalogue.spell, self.page.labels
        return [
            (", ".join(f"{self._place(place)} ({count})" for place, count in lot.slots), labels(spell(lot.cards)))
            for lot in self.view.memory.lots
        ]

    def _place(self, zone: Zone) -> str:
        name = self.page.say(f"zone-{zone_family(zone.name)}")
        return name if zone.owner is None else say(self.language, "owned", seat=self.reader_names[zone.owner], zone=name)


def order_clockwise(seat: Seat | None, seats: int) -> list[Seat]:
    """Return the seats in the order they are shown: all, or the others of a seat, starting at its left."""
    return list(range(seats)) if seat is None else [(seat + step) % seats for step in range(1, seats)]
