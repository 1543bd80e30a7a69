"""Wording: a game in words, the same for pages and terminals. Readers add only marks, colours and layout."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import groupby
from operator import itemgetter
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.presentation.hints import Hint
from wildtable.engine.presentation.scenes import Prompt, Word
from wildtable.engine.zones import Visibility, Zone

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.knowledge.view import View
    from wildtable.engine.moves import Move
    from wildtable.engine.presentation.texts import Texts
    from wildtable.engine.result import Result


READER = "you"
"""The seat of the reader in messages, which choose “You bid” by it."""


class Occurrence(NamedTuple):
    """What one sentence reports: an event as a viewer saw it, or several merged. `cards` is None where none was seen."""

    event: str
    seat: Seat | None
    cards: tuple[str, ...] | None
    size: int
    number: int | None
    source: str | None
    target: str | None

    @classmethod
    def of(cls, event: Mapping[str, Any]) -> Occurrence:
        """Read an event as `Seen.dump` writes it."""
        cards = None if event["cards"] is None else tuple(event["cards"])
        return cls(event["event"], event["seat"], cards, event["count"], event["number"], event["from"], event["to"])

    def seen(self, game: AnyGame) -> Cards | None:
        """Return the cards that were seen; None where none was."""
        return None if self.cards is None else game.catalogue.cards(self.cards)

    def merge(self, other: Occurrence) -> Occurrence:
        cards = None if self.cards is None or other.cards is None else self.cards + other.cards
        return self._replace(cards=cards, size=self.size + other.size)

    @property
    def is_milestone(self) -> bool:
        """Does it structure the game, as the beginning of a round does?"""
        return self.seat is None and self.source is None

    def is_tidying(self, game: AnyGame) -> bool:
        """Is a pile shuffled, or do cards that were open to all leave for a zone without an owner?"""
        if self.source is None or self.target is None:
            return False
        source, target = game.layout.named[self.source], game.layout.named[self.target]
        return source == target or (source.visibility is Visibility.ALL and target.owner is None)

    def owner(self, game: AnyGame) -> Seat | None:
        """Return the seat whose cards these were, if it is another than that of the event."""
        owner = None if self.source is None else game.layout.named[self.source].owner
        return None if owner == self.seat else owner

    def sentence(self, game: AnyGame, language: str, values: Mapping[str, object]) -> str:
        """Put it into words; `about` comes from `Wording.circumstances`."""
        return game.texts.say(language, f"event-{self.event}", **values)

    def brief(self, game: AnyGame, language: str, values: Mapping[str, object]) -> str | None:
        """Put it into few words, if the game has any for it."""
        has_words = game.texts.has(language, f"brief-event-{self.event}")
        return game.texts.say(language, f"brief-event-{self.event}", **values) if has_words else None


def merge_events(events: Iterable[Mapping[str, Any]]) -> list[Occurrence]:
    """Merge consecutive events of one name that are about the same seat and the same family of zones."""
    merged: list[Occurrence] = []
    for _, same_name in groupby(events, itemgetter("event")):
        groups: dict[object, Occurrence] = {}
        for occurrence in map(Occurrence.of, same_name):
            key = (occurrence.seat, occurrence.number, zone_family(occurrence.target or ""), occurrence.cards is None)
            groups[key] = groups[key].merge(occurrence) if key in groups else occurrence
        merged += groups.values()
    return merged


# Zone families


@cache
def zone_family(zone: str) -> str:
    """Return what zones of all seats, or of a row, have in common: the name without its number."""
    return re.sub(r"-\d+$", "", zone)


def is_pile(view: View, zones: Sequence[Zone]) -> bool:
    """Are these common cards a pile: hidden, in an order, or where cards begin? Others lie side by side."""
    if len(zones) > 1:
        return False
    (zone,) = zones
    boxes = view.game.boxes(view.seats, view.options)
    return not zone.sorts or zone.visibility is not Visibility.ALL or zone in boxes


def families_in_play(view: View, *, owned: bool) -> list[list[Zone]]:
    """Return the zones in play by family: those of seats, or the common ones."""
    zones = [zone for zone in view.game.layout.zones if (zone.owner is not None) is owned]
    in_play = [zone for zone in zones if zone.owner is None or zone.owner < view.seats]
    return [list(family) for _, family in groupby(in_play, lambda zone: zone_family(zone.name))]


# Wording


MINUS_SIGN = "\u2212"


def write_number(number: int) -> str:
    """Write a number with a minus sign that is as wide as its digits."""
    return str(number).replace("-", MINUS_SIGN)


def number_names(names: Sequence[str]) -> dict[str, str]:
    """Return the names of all seats as messages refer to them: $seat0, $seat1, ..."""
    return {f"seat{seat}": name for seat, name in enumerate(names)}


def add_article(texts: Texts, language: str, card: str, definite: bool = False) -> str:
    """Return the name of a card with its article: “a lion” as an object, “the lion” as a subject; the name alone where the
    game has no such form."""
    message = f"the-{card}" if definite else f"a-{card}"
    return texts.say(language, message if texts.has(language, message) else f"card-{card}")


class News(Enum):
    """When a part of the table is shown by itself; the whole table has all of them."""

    CHANGES = "changes"
    FULL = "full"
    """All of it when a turn or a round has begun, and changes."""
    NAMES = "names"
    """All of it when a turn or a round has begun, by name what was there before; and changes."""
    TURNS = "turns"
    """If it has changed when a turn or a round has begun."""
    START = "start"
    """At the start of the game."""
    NEVER = "never"


class TextItem(NamedTuple):
    """One thing on the table in words: its name, what is printed on it, and a remark, whose changes are not news."""

    name: str
    text: str = ""
    remark: str = ""
    card: Card | None = None


class TextRow(NamedTuple):
    """A part of the table in words, under a heading: things with a line each if `listed`, else in one line."""

    heading: str
    items: tuple[TextItem, ...]
    listed: bool = False
    news: News = News.CHANGES


class OfferedMove(NamedTuple):
    """A move that answers the question: its number, its name, and what it does where the name does not say so. `again` is a
    shorter name for the same offer in the next question."""

    number: int
    name: str
    text: str
    move: Move
    card: Card | None
    again: str = ""


class Wording:
    """A game in words, in one language, for named players: cards, moves, questions and the table.

    Everything comes from views. Games extend it where they can say more than their messages.
    """

    asides: ClassVar[tuple[str, ...]] = ()
    """Verbs of moves that are possible beside the answers to nearly every question."""
    incidental: ClassVar[tuple[str, ...]] = ()
    """Events that follow from others, or matter little: brief announcements leave them out."""
    own_news: ClassVar[tuple[str, ...]] = ()
    """Events that tell players something new about their own cards: brief announcements have them nevertheless."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str) -> None:
        self.game = game
        self.names = tuple(names)
        self.language = language

    def say(self, message: str, /, **values: object) -> str:
        return self.game.texts.say(self.language, message, **values)

    def knows(self, message: str) -> bool:
        """Does the game have this message?"""
        return self.game.texts.has(self.language, message)

    # Cards

    def card(self, card: Card) -> str:
        """Return the name of a card."""
        return self.say(f"card-{self.game.catalogue.names[card]}")

    def about(self, card: Card) -> str:
        """Return what is printed on a card, as far as its name does not say so."""
        message = f"about-{self.game.catalogue.names[card]}"
        return self.say(message) if self.knows(message) else ""

    def printed(self, card: Card) -> str:
        """Return what a screen reader says of a card besides its name."""
        return self.about(card)

    def cards(self, cards: Cards) -> str:
        """List cards, those of a kind counted."""
        return ", ".join(self.count_cards(cards))

    def count_cards(self, cards: Cards) -> list[str]:
        """Name cards, those of a kind counted."""
        return self._count(map(self.card, cards))

    def forms(self, cards: Cards | None, unseen: str) -> dict[str, str]:
        """List cards as sentences use them: $cards, and with articles $a as an object and $the as a subject. `unseen` says
        how many there are where the reader sees none of them."""
        if cards is None:
            return dict.fromkeys(("cards", "a", "the"), unseen)
        return {"cards": self.cards(cards), "a": self._with_articles(cards, False), "the": self._with_articles(cards, True)}

    def _with_articles(self, cards: Cards, definite: bool) -> str:
        names = [
            self.counted(self.card(card), count) if count > 1 else self.add_article(card, definite)
            for card, count in Counter(cards).items()
        ]
        return self.join(names)

    def add_article(self, card: Card, definite: bool = False) -> str:
        return add_article(self.game.texts, self.language, self.game.catalogue.names[card], definite)

    def _count(self, names: Iterable[str]) -> list[str]:
        return [self.counted(name, count) for name, count in Counter(names).items()]

    def join(self, names: Sequence[str]) -> str:
        """List names in a sentence: “Ada, Bruno and Cleo”."""
        return "".join(names) if len(names) < 2 else f"{', '.join(names[:-1])} {self.say('and')} {names[-1]}"

    def counted(self, name: str, count: int) -> str:
        return name if count == 1 else self.say("several-cards", count=count, card=name)

    def brief(self, card: Card) -> str:
        """Return what is printed on a card, as lists of many cards show it."""
        return self.about(card)

    def item(self, card: Card, remark: str = "") -> TextItem:
        return TextItem(self.card(card), self.brief(card), remark, card)

    def explain(self, card: Card) -> TextItem:
        return TextItem(self.card(card), self.about(card), card=card)

    # Moves

    def phrase(self, verb: str, cards: str = "") -> str:
        """Put moves of one kind into words; the message may name their cards as $card and a seat as $seat0, $seat1, ..."""
        return self.say(f"move-{verb}", card=cards, **number_names(self.names))

    def move(self, move: Move) -> str:
        """Put a move into words, in full."""
        if move is self.game.moves.done:
            return self.say("move-done")
        if move.card is not None:
            return self.phrase(move.verb, self.target(move))
        return self.phrase(move.notation.replace(" ", "-"))

    def moves(self, moves: Sequence[Move]) -> str:
        """List moves within a sentence: cards of one verb together, and no full stop ends any of them."""
        phrases: list[str] = []
        for (verb, has_card), same in groupby(moves, lambda move: (move.verb, move.card is not None)):
            if has_card:
                phrases.append(self.phrase(verb, self.join(self._count(map(self.target, same)))))
            else:
                phrases += [self.move(move).rstrip(".") for move in same]
        return ", ".join(phrases)

    def target(self, move: Move) -> str:
        """Name the card of a move, with its place where that matters."""
        assert move.card is not None
        place = "" if move.place is None else " " + self.say("move-place", place=move.place)
        return self.card(move.card) + place

    def detail(self, view: View, move: Move) -> str:
        """Return what a move does, where its name does not say so."""
        return "" if move.card is None else self.brief(move.card)

    def hint(self, hints: Iterable[Hint]) -> str:
        """Return what a move brings, as a list that begins like a sentence."""
        text = ", ".join(map(self._hint, hints))
        return text[:1].upper() + text[1:]

    def _hint(self, hint: Hint) -> str:
        values = {name: self._hint(value) if isinstance(value, Hint) else value for name, value in hint.about}
        if isinstance(cards := values.get("cards"), tuple):
            values["cards"] = " / ".join(self.say(f"card-{card}") for card in cards)
        if isinstance(seat := values.get("seat"), int):
            values["name"] = self.names[seat]
        if isinstance(amount := values.get("amount"), int):
            values["signed"] = f"{amount:+d}".replace("-", MINUS_SIGN)
        return self.say(hint.message, **self.values(values))

    def offers(self, view: View) -> list[OfferedMove]:
        """Return the moves the viewer may answer with; a card alone where all cards are for the same."""
        moves = tuple(view.choice or ())
        verbs = {move.verb for move in moves if move.card is not None and move.verb not in self.asides}
        offered = []
        for number, move in enumerate(moves, 1):
            alone = move.card is not None and (len(verbs) == 1 or move.verb in self.asides)
            text = "" if move.verb in self.asides else self.detail(view, move)
            offered.append(OfferedMove(number, self.target(move) if alone else self.move(move), text, move, move.card))
        return offered

    # Questions and events

    def question(self, prompt: Prompt) -> tuple[str, str]:
        """Return the question and a line that explains it."""
        values = self.values(prompt.about)
        return self.say(f"title-{prompt.step}", **values), self.say(f"line-{prompt.step}", **values)

    def is_price(self, prompt: Prompt) -> bool:
        """Does the line name what the answers are for, so that the question is not clear without it?"""
        return False

    def shows_asides(self, prompt: Prompt) -> bool:
        """Is this question a moment to mention the moves beside it? They are always possible."""
        return True

    def values(self, values: Mapping[str, object]) -> dict[str, object]:
        """Return the variables of a question's messages: `names` joined, a `card` by its name, words as texts."""
        worded = {name: self.say(value) if isinstance(value, Word) else value for name, value in values.items()}
        if isinstance(names := worded.get("names"), list):
            worded["names"] = self.join(names)
        if card := worded.get("card"):
            worded["card"] = self.say(f"card-{card}")
        return worded

    def is_silent(self, view: View, occurrence: Occurrence) -> bool:
        """Does an event need no sentence for readers who see the table: a shuffle, or cards that they see appear there?"""
        if occurrence.source is None or occurrence.target is None:
            return False
        target = self.game.layout.named[occurrence.target]
        return occurrence.source == occurrence.target or (occurrence.seat is None and target.visible(view.viewer))

    def sentence(self, viewer: Seat | None, occurrence: Occurrence) -> str:
        """Put an event into words for a viewer, who is “you”."""
        names = self.called(occurrence.seat, viewer), self.called(occurrence.owner(self.game), viewer)
        values = self.circumstances(
            occurrence, names, self.forms(occurrence.seen(self.game), self.say("unseen-cards", count=occurrence.size))
        )
        return occurrence.sentence(self.game, self.language, values)

    def called(self, seat: Seat | None, viewer: Seat | None) -> str | None:
        """Return the name of a seat in messages to a viewer."""
        return None if seat is None else READER if seat == viewer else self.names[seat]

    def circumstances(
        self, occurrence: Occurrence, names: tuple[str | None, str | None], forms: Mapping[str, str]
    ) -> dict[str, object]:
        """Return the variables of an event's message: its seat, its cards, and from whom they came. `names` are those of
        both seats, `forms` those of the cards."""
        seat, owner = (name or "none" for name in names)
        number = occurrence.size if occurrence.number is None else occurrence.number
        return {"seat": seat, "owner": owner, "number": number, **forms, **self.particulars(occurrence)}

    def tell_briefly(self, occurrence: Occurrence, values: Mapping[str, object]) -> str | None:
        """Put an event into few words for listeners who want no more; empty where it needs none, None where there are no
        other words for it than those of its sentence."""
        is_own = values["seat"] == READER
        if is_own and occurrence.event in self.own_news:
            return occurrence.sentence(self.game, self.language, values)
        return "" if occurrence.event in self.incidental else occurrence.brief(self.game, self.language, values)

    def particulars(self, occurrence: Occurrence) -> Mapping[str, object]:
        """Return what else a game's messages say of an event, from what is printed on its cards."""
        return {}

    def standing(self, view: View) -> tuple[Result, Result]:
        """Return the least and the most that all would score if the game ended now. Games whose score is not public compute
        both from what the view shows."""
        now = self.game.score(self.game.imagine(view, Random(0)))
        return now, now

    # The table

    def seat(self, view: View, seat: Seat) -> str:
        """Return the name of a seat, the viewer's own marked."""
        return self.say("seat-you", name=self.names[seat]) if seat == view.viewer else self.names[seat]

    def zone(self, zone: Zone) -> str:
        return self.say(f"zone-{zone_family(zone.name)}")

    def rows(self, view: View) -> list[TextRow]:
        """Describe the table: the piles, the seats, the common cards, the viewer's own."""
        return [*self.pile_rows(view), *self.seat_rows(view), *self.common_rows(view), *self.own_rows(view)]

    def common_rows(self, view: View) -> Iterator[TextRow]:
        """Describe the cards that belong to no seat and are in no pile."""
        for zones in families_in_play(view, owned=False):
            shown = tuple(self.item(card) for zone in zones for card in view.shown[zone] or ())
            if not is_pile(view, zones) and shown:
                yield TextRow(self.zone(zones[0]), shown, listed=True)

    def seat_rows(self, view: View) -> Iterator[TextRow]:
        """Describe each seat in a line: facts, sizes of hidden zones, open cards."""
        for seat in range(view.seats):
            items = [
                TextItem(f"{self.say(f'fact-{name}')} {fact[seat]}")
                for name, fact in view.facts.items()
                if isinstance(fact, tuple) and len(fact) == view.seats and self.knows(f"fact-{name}")
            ]
            for zones in families_in_play(view, owned=True):
                zone = zones[seat]
                if view.counts[zone]:
                    cards = self.cards(view.cards(zone)) if zone.visibility is Visibility.ALL else view.counts[zone]
                    items.append(TextItem(self.say("zone-holds", zone=self.zone(zone), cards=cards)))
            yield TextRow(self.seat(view, seat), tuple(items), news=News.TURNS)

    def own_rows(self, view: View) -> Iterator[TextRow]:
        """Describe the cards that only the viewer sees."""
        for zone in view.game.layout.zones:
            cards = view.shown[zone]
            if zone.visibility is Visibility.OWNER and cards:
                yield TextRow(self.zone(zone), tuple(map(self.item, cards)), listed=True)

    def pile_rows(self, view: View) -> Iterator[TextRow]:
        """Describe the piles: their sizes, then the cards of those that lie open."""
        piles = [zones[0] for zones in families_in_play(view, owned=False) if is_pile(view, zones) and view.counts[zones[0]]]
        sizes = (self.say("zone-holds", zone=self.zone(zone), cards=view.counts[zone]) for zone in piles)
        yield TextRow(self.say("zone-piles"), tuple(map(TextItem, sizes)), news=News.NEVER)
        for zone in piles:
            cards = tuple(TextItem(self.card(card), card=card) for card in view.shown[zone] or ())
            if cards:
                yield TextRow(self.zone(zone), cards, news=News.NEVER)
