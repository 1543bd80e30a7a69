"""Presenter: draws a position for one reader, region by region. Live tables and replays use it alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.knowledge.view import View
from wildtable.engine.lazy import lazy_property
from wildtable.engine.presentation.scenes import AnyScenes, Beat, Column, HandCard, Prompt, SeatScene
from wildtable.engine.presentation.wording import zone_family
from wildtable.engine.zones import Zone
from wildtable.server.html.fragments import Fragments, load_fragments
from wildtable.server.html.phrases import LogLines, LogRun, Phrases
from wildtable.server.html.region_cache import Made, RegionCache, Scene
from wildtable.server.html.templating import narrow
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
    """The cards in hand, how many there are and may be, and whether several can be picked."""

    cards: tuple[HandCard, ...]
    held: tuple[int, int] | None
    several: bool

    @property
    def shown(self) -> list[HandCard]:
        """The cards that are not laid already."""
        return [one for one in self.cards if not one.picked]


@dataclass(eq=False)
class Presenter:
    """A view, the names of all seats, the latest events as seen from it, and who is known to have answered."""

    view: View
    names: Sequence[str]
    story: Sequence[Mapping[str, Any]]
    language: str
    answered: Collection[Seat] = ()
    aids: bool = True
    cache: RegionCache = field(default_factory=RegionCache)
    happened: int = 0
    """How many events there have been, of which `story` has the last ones."""
    version: Hashable = None
    """Identifies the question before the reader: while it is the same, so are the cards and all events."""
    plain: bool = False
    """Is the game drawn as if it had no page of its own?"""
    occupants: Sequence[SeatOccupant] = ()
    public: Presenter | None = None
    """The presenter of spectators: what looks the same to this reader is drawn by it, once for all."""

    @lazy_property
    def fragments(self) -> Fragments:
        return load_fragments(self.view.game, self.language, self.plain)

    @property
    def reader(self) -> Seat | None:
        """The seat that texts call "you"."""
        return self.view.viewer

    @lazy_property
    def reader_names(self) -> tuple[str, ...]:
        """The names of the seats as the reader sees them: their own is "you"."""
        you = say(self.language, "you")
        return tuple(you if seat == self.reader else name for seat, name in enumerate(self.names))

    @lazy_property
    def scenes(self) -> AnyScenes:
        return self.fragments.scenes

    def draw(self, template: str, **about: object) -> str:
        """Draw a region for this reader alone."""
        return self.fragments.render(template, **about)

    def draw_shared(self, template: str, **about: Hashable) -> str:
        """Draw a region once for all readers to whom it looks the same."""
        return self.fragments.render_once(template, tuple(about.items()))

    def top(self) -> str:
        if self.public is not None:
            return self.public.top()
        return self._cached_scene(
            "top", lambda: self.scenes.build_top(self.view), lambda top: self.draw_shared("regions/top.html", top=top)
        )

    def seat(self, number: Seat) -> str:
        if self.public is not None and self._is_public(number):
            return self.public.seat(number)
        if number not in self._drawn_seats:
            occupant = self.occupants[number]
            source = occupant, number in self.answered, self.view.choice is None, self.view.picks
            self._drawn_seats[number] = self._cached(f"seat-{number}", lambda: self._draw_seat(occupant), source)
        return self._drawn_seats[number]

    @lazy_property
    def _drawn_seats(self) -> dict[Seat, str]:
        return {}

    def _draw_seat(self, occupant: SeatOccupant) -> str:
        """Draw the player in a seat, and what belongs to it, which mostly looks alike to all readers."""
        number, public = occupant.number, self.public
        scene, name = (self.seat_scene(number), occupant.name), f"seat-{number}"

        def draw(scene: tuple[SeatScene, str]) -> str:
            drawn = None
            if public is not None and public.seat_scene(number) == scene[0]:
                public.seat(number)
                drawn = public.cache.find_framed(name, scene)
            return self.fragments.paint("seat", *scene) if drawn is None else drawn

        return self.cache.frame_scene(name, scene, draw, self.fragments.frame_seat(occupant))

    def _is_public(self, number: Seat) -> bool:
        """Does a seat look to the reader as it looks to spectators?"""
        return self.public is not None and number not in self._private_seats and not self._has_offers_at_seats

    @lazy_property
    def _private_seats(self) -> set[Seat | None]:
        """The reader's seat, and those of which the reader knows more than spectators do: cards, or what became of cards
        seen before."""
        return self._cached("private-seats", self._find_private_seats)

    def _find_private_seats(self) -> set[Seat | None]:
        public = self.public
        if public is None or self.reader is None:
            return set()
        own, others = self.view.shown, public.view.shown
        different = compress(self.view.game.layout.zones, map(is_not, own, others))
        seen = {zone.owner for zone in different if own[zone] != others[zone]}
        known = {zone.owner for zone, _ in self._known ^ public._known}
        return {self.reader} | seen | known

    @lazy_property
    def _known(self) -> AbstractSet[tuple[Zone, Cards]]:
        """What the reader certainly knows of hidden zones."""
        return {(lot.slots[0][0], lot.cards) for lot in self.view.memory.lots if len(lot.slots) == 1}

    @lazy_property
    def _has_offers_at_seats(self) -> bool:
        return self.scenes.is_answered_at_seats(self.view)

    @lazy_property
    def _seat_scenes(self) -> dict[Seat, SeatScene]:
        return {}

    def seat_scene(self, number: Seat) -> SeatScene:
        """Return the scene of a seat, built once."""
        if number not in self._seat_scenes:
            self._seat_scenes[number] = self.scenes.build_seat(self.view, number, self.story, self.answered)
        return self._seat_scenes[number]

    def mat(self) -> str:
        return self._cached("mat", self._draw_mat, (self.view.picks, self.view.choice is None))

    def _draw_mat(self) -> str:
        scene = self.scenes.build_mat(self.view, self.reader_names, self.story, self.aids)
        before, between, after = self.fragments.mat_frame
        frame = before, f"{between}{self._updated_log[0].take_latest()}{after}"
        return self.cache.frame_scene("mat", scene, lambda scene: self.fragments.paint("mat", scene), frame)

    def prompt(
        self, build: Callable[[], dict[str, object]], draw: Callable[[dict[str, object]], str], source: Hashable
    ) -> str:
        """Draw the question to the reader, or why there is none; `source`: what it depends on beside the question."""
        return self._cached_scene("prompt", build, draw, (self.view.picks, self.view.choice is None, source))

    def _cached(self, name: str, make: Callable[[], Made], source: Hashable = None) -> Made:
        """Make something, or return it as made before while question, names and `source` are the same."""
        return self.cache.get(name, (self._position, source), make)

    @lazy_property
    def _position(self) -> Hashable:
        return self.version, tuple(self.names)

    def _cached_scene(
        self, name: str, build: Callable[[], Scene], draw: Callable[[Scene], str], source: Hashable = None
    ) -> str:
        """Do the same for a region that is drawn from a scene: an equal scene is not drawn again either."""
        return self._cached(name, lambda: self.cache.get_scene(name, build(), draw), source)

    def hand(self) -> str:
        return self._cached_scene("hand", self._build_hand, self._draw_hand, (self.view.picks, self.view.choice is None))

    def _build_hand(self) -> HandScene:
        asked = self.asked
        held = None if self.view.viewer is None else self.scenes.count_hand(self.view)
        several = asked is not None and (asked.most > 1 or asked.least < asked.most)
        return HandScene(self.scenes.build_hand(self.view), held, several)

    def _draw_hand(self, scene: HandScene) -> str:
        held = self.fragments.held
        cards = [held(one, place, scene.several) for place, one in enumerate(scene.shown, 1)]
        is_resting = not any(one.move for one in scene.cards)
        return self.draw("regions/hand.html", cards=cards, held=scene.held, is_resting=is_resting)

    @lazy_property
    def asked(self) -> Prompt | None:
        """The question to the reader."""
        return None if self.view.choice is None else self.scenes.build_prompt(self.view, self.reader_names)

    def answer(self, notations: Iterable[str]) -> Markup:
        """Put moves into words, with their cards marked."""
        moves = [self.view.game.moves[one] for one in notations]
        return Phrases(self.view.game, self.reader_names, self.language).answer(moves)

    def hints(self, asked: Prompt, *, guided: bool = False) -> dict[str, str]:
        """Return what each move brings that the reader may pick, by its notation; nothing where aids are not allowed. What a
        guide advises is not compared with other moves."""
        view, written = self.view, self.view.game.moves
        if not self.aids:
            return {}
        offered = tuple(view.choice or ())
        names = [view.game.catalogue.names[one.card] for one in offered if one.card is not None]
        later = [written[f"{verb} {name}"] for verb in asked.verbs for name in names]
        phrases = Phrases(view.game, self.reader_names, self.language)
        found = view.game.hints(view, dict.fromkeys((*offered, *later)))
        told = {move: [hint for hint in hints if not (guided and hint.is_verdict)] for move, hints in found.items()}
        return {move.notation: phrases.hint(hints) for move, hints in told.items() if hints}

    def rule(self) -> str:
        """Draw the rule of the question to the reader, for the rules panel."""
        clause = "" if self.view.choice is None else self.view.choice.clause
        return self.cache.get("rule", clause, lambda: self.draw_shared("regions/rule.html", clause=clause))

    def columns(self) -> tuple[Column, ...]:
        """Return the score, a column for each person."""
        if self.public is None or not self.scenes.IS_SCORE_PUBLIC:
            return self.scenes.build_columns(self.view, self.reader_names)
        return tuple(
            column._replace(name=self.reader_names[seat], mine=True) if seat == self.reader else column
            for seat, column in enumerate(self.public.shared_columns)
        )

    @lazy_property
    def shared_columns(self) -> tuple[Column, ...]:
        """The score as spectators see it, for all whose columns differ in their own name only."""
        return self.columns()

    def score(self) -> str:
        return self._cached("score", self._draw_score)

    def _draw_score(self) -> str:
        """Draw the score: where spectators see the same, theirs with the reader's column marked and named "you"."""
        if self.public is None or not self.scenes.IS_SCORE_PUBLIC:
            return self.cache.get_scene("score", (self.columns(), self.view.over), self._draw_columns)
        drawn, reader = self.public.score(), self.reader
        if reader is None:
            return drawn

        def mark_own_column(drawn: str) -> str:
            cell = f'class="of-{reader + 1}'
            own, others = (f'{cell}">{narrow(escape(names[reader]))}</th>' for names in (self.reader_names, self.names))
            return drawn.replace(others, own, 1).replace(cell, f'class="mine of-{reader + 1}')

        return self.cache.get_scene("score", drawn, mark_own_column)

    def _draw_columns(self, scene: tuple[tuple[Column, ...], bool]) -> str:
        columns, over = scene
        return self.draw("regions/score.html", columns=columns, over=over)

    def final(self, animals: Sequence[str]) -> str:
        """Draw the end of a game; people are shown with their animals."""
        return self.draw("regions/final.html", columns=self.columns(), animals=animals)

    def log(self) -> str:
        """Draw the events in words."""
        return self._updated_log[0].region

    @lazy_property
    def _updated_log(self) -> tuple[LogLines, Mapping[int, LogRun]]:
        """The events in words, and the runs of them that were rendered just now: these are held for this update only."""
        if self.public is not None and self.reader is None:
            return self.public._updated_log
        lines, public = self.cache.log_lines, {} if self.public is None else self.public._updated_log[1]
        rendered: dict[int, LogRun] = {}
        self._cached("log", lambda: rendered.update(lines.update(self.phrases, self.story, self.reader, public)))
        return lines, rendered

    @lazy_property
    def phrases(self) -> Phrases:
        """The game in words, all seats named."""
        return Phrases(self.view.game, self.names, self.language)

    @lazy_property
    def beats(self) -> tuple[Beat, ...]:
        """What happened since the reader's last turn."""
        return self._cached("beats", lambda: self.scenes.build_story(self.view, self.reader_names, self.story))

    def recap(self) -> str:
        """Draw the story, each beat with the number of its event: a page knows how many events are new."""

        def draw() -> str:
            phrases = Phrases(self.view.game, self.reader_names, self.language)
            lines = [self._beat_line(one, phrases.beat(one, self.view.viewer)) for one in self.beats]
            about = {"lines": Markup("\n".join(lines)), "happened": self.happened}
            return self.draw("regions/story.html", **about) if lines else ""

        return self._cached("story", draw)

    def _beat_line(self, one: Beat, text: Markup) -> str:
        start = f'<li data-event="{self.happened - len(self.story) + one.place}" data-hold="{one.hold}"'
        if not one.art:
            return f'{start} class="heading"><span>{text}</span></li>'
        return f"{start}>{self.fragments.portrait(one.art)}<span>{text}</span></li>"

    def memory(self) -> list[tuple[str, str]]:
        """Return what the reader knows of hidden cards: the zones, and the cards in them."""
        spell, labels = self.view.game.catalogue.spell, self.fragments.labels
        return [
            (", ".join(f"{self._place(place)} ({count})" for place, count in lot.slots), labels(spell(lot.cards)))
            for lot in self.view.memory.lots
        ]

    def _place(self, zone: Zone) -> str:
        name = self.fragments.say(f"zone-{zone_family(zone.name)}")
        return name if zone.owner is None else say(self.language, "owned", seat=self.reader_names[zone.owner], zone=name)


def order_clockwise(seat: Seat | None, seats: int) -> list[Seat]:
    """Return the seats in the order they are shown: all, or the others of a seat, starting at its left."""
    return list(range(seats)) if seat is None else [(seat + step) % seats for step in range(1, seats)]
