"""Default scenes: the table page of a game without scenes of its own, from its zones, moves and texts.

The viewer's hidden zones are the hand; open cards are shown where they lie, all others by their number. A card that answers
the question is picked in its place, every other answer in the prompt.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import chain, groupby, repeat
from operator import itemgetter
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from wildtable.engine.cards import Card, Seat
from wildtable.engine.choices import Pick
from wildtable.engine.presentation.scenes import (
    BRIEF,
    Beat,
    CardFace,
    Column,
    HandCard,
    Names,
    Prompt,
    PromptOption,
    RuleChapter,
    RuleLine,
    ScoreLine,
    ScoreReason,
    Story,
    Top,
)
from wildtable.engine.presentation.wording import Occurrence, is_pile, merge_events, zone_family
from wildtable.engine.zones import Visibility, Zone

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.knowledge.view import View
    from wildtable.engine.moves import Move

COLOURS = 6
MAX_BEATS = 12
"""How many of the latest events the story tells."""
SEAT_ART, TABLE_ART = "person", "eye"
"""The pictures of what a player did and of what happened on the table."""
LETTERS = "ABCDEFGHIJKMOPQTUVWXY"
"""The keys of answers that are not in hand; the others mean something on every table."""
FIGURE = re.compile(r"(.*?)-?(\d+)")


@dataclass(frozen=True)
class DefaultFace(CardFace):
    """A card by its name: `hearts-7` shows its number, in the colour of all hearts."""

    figure: str
    """The number that its name ends in, where it does."""
    colour: int


class TableCard(NamedTuple):
    """A face-up card; `move` picks it where it answers the question."""

    name: str
    move: str = ""
    key: str = ""


@dataclass(frozen=True)
class CardGroup:
    """A zone, or a row of zones: the cards that the viewer sees, or how many there are."""

    zones: str
    """The names of the zones, as `data-zone` lists them."""
    title: str
    """The message that names it."""
    count: int
    cards: tuple[TableCard, ...]
    is_hidden: bool
    back: str


class DefaultSeat(NamedTuple):
    """The facts, hidden zones and open cards of a seat; is its answer sealed?"""

    number: Seat
    facts: tuple[tuple[str, int], ...]
    groups: tuple[CardGroup, ...]
    sealed: str
    """The pile of which a sealed answer shows the back."""


class DefaultMat(NamedTuple):
    """The zones and facts that belong to no seat."""

    facts: tuple[tuple[str, int], ...]
    groups: tuple[CardGroup, ...]


@dataclass(frozen=True)
class DefaultOption(PromptOption):
    """An answer in the prompt: the message that names it, and its card."""

    message: str
    card: str
    place: int


class DefaultScenes:
    """The scenes of one game."""

    RULES: tuple[RuleChapter, ...] = (RuleChapter("game-title", (RuleLine("game-summary"),)),)
    KEYS: tuple[tuple[str, ...], ...] = (("1", "0"), ("A", "Y"))
    IS_SCORE_PUBLIC = False

    def __init__(self, game: AnyGame) -> None:
        zones = game.layout.zones
        hidden = [zone for zone in zones if zone.visibility is not Visibility.ALL]
        self.HAND = tuple(dict.fromkeys(zone_family(zone.name) for zone in zones if zone.visibility is Visibility.OWNER))
        self.BACKS = tuple(dict.fromkeys(zone_family(zone.name) for zone in hidden))
        stems = dict.fromkeys(_split_name(name)[0] for name in game.catalogue.names)
        self._colours = {stem: number % COLOURS for number, stem in enumerate(stems)}
        self._rounds = {fact.name: fact.most for fact in game.state_class.FACTS if not fact.shape and not fact.upto}

    def build_face(self, game: AnyGame, name: str) -> DefaultFace:
        stem, figure = _split_name(name)
        return DefaultFace(name, figure, self._colours[stem])

    def build_top(self, view: View) -> Top:
        """The step that asks is the phase; a fact `round` is the round, of as many as it can be."""
        phase = type(view.agenda[0]).__name__ if view.agenda else ""
        number = view.facts.get("round")
        rounds = self._rounds.get("round", 0)
        return Top(number if isinstance(number, int) else 0, rounds, phase, (phase,) if phase else ())

    def build_seat(self, view: View, number: Seat, story: Story, answered: Collection[Seat]) -> DefaultSeat:
        zones = [zone for zone in view.game.layout.zones if zone.owner == number]
        facts = [
            (name, value[number])
            for name, value in view.facts.items()
            if isinstance(value, tuple) and len(value) == view.seats
        ]
        hidden = self.HAND if number == view.viewer else ()
        groups = [group for group in self._groups(view, zones) if group.back not in hidden]
        is_sealed = number in answered and not view.over
        return DefaultSeat(number, _known_facts(view, facts), tuple(groups), "".join(self.HAND[:1]) if is_sealed else "")

    def is_answered_at_seats(self, view: View) -> bool:
        """Any card at a seat may be an answer."""
        return view.choice is not None

    def build_mat(self, view: View, names: Names, story: Story, aids: bool = True) -> DefaultMat:
        zones = [zone for zone in view.game.layout.zones if zone.owner is None and not zone.boxed]
        facts = [(name, value) for name, value in view.facts.items() if isinstance(value, int) and name != "round"]
        groups = [group for group in self._groups(view, zones) if group.count]
        return DefaultMat(_known_facts(view, facts), tuple(groups))

    def build_hand(self, view: View) -> tuple[HandCard, ...]:
        """The cards that only the viewer sees, those picked already among them, marked."""
        picked = Counter(move.card for move in view.picks)
        moves = _moves_by_card(view)
        hand = []
        for card in _cards_in_hand(view):
            is_picked = picked[card] > 0
            picked[card] -= is_picked
            move = None if is_picked else moves.get(card)
            refusal = None
            if view.choice is not None and move is None and not is_picked and moves:
                refusal = view.choice.why(f"{next(iter(moves.values())).verb} {view.game.catalogue.names[card]}")
            hand.append(HandCard(view.game.catalogue.names[card], move.notation if move else "", refusal, is_picked))
        return tuple(hand)

    def count_hand(self, view: View) -> tuple[int, int]:
        held = len(_cards_in_hand(view))
        return held, held

    def build_prompt(self, view: View, names: Names) -> Prompt:
        choice = view.choice
        assert choice is not None
        least, most = 1, 1
        if isinstance(choice, Pick):
            least, most = max(choice.least, 0), min(choice.most, len(choice.cards))
        values = {"count": least, "most": most, "names": [names[seat] for seat in view.asked if seat != view.viewer]}
        free = LETTERS[len(_table_moves(view)) :]
        options = tuple(
            DefaultOption(move.notation, key, _move_message(move), _card_name(view, move), move.place or 0)
            for move, key in zip(_other_moves(view), chain(free, repeat("")), strict=False)
        )
        return Prompt(type(view.agenda[0]).__name__, values, choice.clause, least, most, options=options)

    def build_columns(self, view: View, names: Names) -> tuple[Column, ...]:
        """The score, or what it would be if the game ended now, as far as the viewer knows."""
        result = view.result or view.game.score(view.game.imagine(view, Random(0)))
        spell = view.game.catalogue.spell
        columns = []
        for seat, score in enumerate(result.lines):
            cards = [*map(spell, score.cards), *[[]] * len(score.lines)]
            lines = tuple(
                ScoreLine(line, points, tuple(ScoreReason(card, 1) for card in earned))
                for (line, points), earned in zip(score.lines, cards, strict=False)
            )
            columns.append(Column(names[seat], seat == view.viewer, result.ranks[seat], lines, score.total, "", "tie-break"))
        return tuple(columns)

    def build_story(self, view: View, names: Names, story: Story) -> tuple[Beat, ...]:
        """Tell what happened since the viewer's last answer, or for a spectator in the present round, in the words of the
        log."""
        return tuple(_tell(view, story))[-MAX_BEATS:]

    def _groups(self, view: View, zones: list[Zone]) -> Iterator[CardGroup]:
        """Group zones by family: those of one seat, or a row."""
        moves = _table_moves(view)
        for family, group in groupby(zones, lambda zone: zone_family(zone.name)):
            members = [*group]
            is_hidden = family in self.HAND or all(view.shown[zone] is None for zone in members)
            cards = [] if is_hidden else [card for zone in members for card in view.shown[zone] or ()]
            if members[0].owner is None and is_pile(view, members):
                cards = cards[-1:]
            yield CardGroup(
                " ".join(zone.name for zone in members),
                f"zone-{family}",
                sum(view.counts[zone] for zone in members),
                tuple(TableCard(view.game.catalogue.names[card], *moves.get(card, ())) for card in cards),
                is_hidden,
                family,
            )


def _tell(view: View, story: Story) -> Iterator[Beat]:
    """Yield a beat for each sentence of the log. Others may have answered the same question, just before the viewer."""
    start = max((place for place, event in enumerate(story) if _is_turning_point(view, Occurrence.of(event))), default=0)
    while start and view.viewer is not None and story[start - 1]["event"] == story[start]["event"]:
        start -= 1
    place = start
    for _, run in groupby(story[start:], itemgetter("event")):
        events = [*run]
        place += len(events)
        for occurrence in merge_events(events):
            if not occurrence.is_tidying(view.game):
                about = (("number", occurrence.size if occurrence.number is None else occurrence.number),)
                art = "" if occurrence.is_milestone else SEAT_ART if occurrence.seat is not None else TABLE_ART
                hold = 0 if occurrence.is_milestone else BRIEF
                message, cards = f"event-{occurrence.event}", occurrence.cards or ()
                yield Beat(place - 1, message, art, occurrence.seat, cards, about, hold)


def _is_turning_point(view: View, occurrence: Occurrence) -> bool:
    """Has the viewer done something, and not just received cards? For a spectator: has a part of the game begun?"""
    if view.viewer is None:
        return occurrence.is_milestone
    is_given = occurrence.source is not None and view.game.layout.named[occurrence.source].owner != view.viewer
    return occurrence.seat == view.viewer and not is_given


def _split_name(name: str) -> tuple[str, str]:
    """Return the name of a card without its number, and the number."""
    match = FIGURE.fullmatch(name)
    return (match[1], match[2]) if match else (name, "")


def _known_facts(view: View, facts: list[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Return the facts that have a message, by which a game says that they are for players."""
    return tuple((f"fact-{name}", value) for name, value in facts if view.game.texts.has("en", f"fact-{name}"))


def _cards_in_hand(view: View) -> list[Card]:
    zones = [zone for zone in view.game.layout.zones if zone.visibility is Visibility.OWNER]
    return [card for zone in zones if zone.visible(view.viewer) for card in view.cards(zone)]


def _offered(view: View) -> tuple[Move, ...]:
    return () if view.choice is None else view.choice.options


def _moves_by_card(view: View) -> dict[Card, Move]:
    """Return the move that plays each card in hand; the first, where a card can be used in several ways."""
    hand = {*_cards_in_hand(view)}
    return {move.card: move for move in reversed(_offered(view)) if move.card in hand and move.card is not None}


def _table_moves(view: View) -> dict[Card, tuple[str, str]]:
    """Return the moves that pick a face-up card in its place, each with its key."""
    zones = [zone for zone in view.game.layout.zones if zone.visibility is Visibility.ALL]
    lying = {card for zone in zones for card in view.cards(zone)} - {*_cards_in_hand(view)}
    first: dict[Card, str] = {}
    for move in _offered(view):
        if move.card in lying and move.card is not None and move.place is None:
            first.setdefault(move.card, move.notation)
    return {card: (move, key) for (card, move), key in zip(first.items(), LETTERS, strict=False)}


def _other_moves(view: View) -> list[Move]:
    """Return the answers that no card shows: words, cards that are not seen, and further ways to use a card."""
    shown = {move.notation for move in _moves_by_card(view).values()} | {move for move, _ in _table_moves(view).values()}
    return [move for move in _offered(view) if move.notation not in shown and move is not view.game.moves.done]


def _move_message(move: Move) -> str:
    return f"move-{move.verb if move.card is not None else move.notation.replace(' ', '-')}"


def _card_name(view: View, move: Move) -> str:
    return "" if move.card is None else view.game.catalogue.names[move.card]
