"""Speech: what happened in a game, in coloured lines, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from wildtable.cli.terminal.console import MUTED, PALETTE
from wildtable.cli.terminal.wrapping import Wrapped, split_words
from wildtable.cli.texts import language, say
from wildtable.engine.cards import Card, Seat
from wildtable.engine.files.record import Record
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.events import Seen
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.occurrences import Occurrence, merge_events
from wildtable.engine.presentation.wording import Wording
from wildtable.engine.zones import Zone

if TYPE_CHECKING:
    from rich.console import RenderableType

SOLID = "\N{NO-BREAK SPACE}"


def virtual_name(game: AnyGame) -> str:
    """What the game calls its virtual player."""
    return game.texts.say(language(), "virtual-player")


def name_players(record: Record, game: AnyGame) -> list[str]:
    """Return the names in a record, seat numbers where it has none, and those of virtual players."""
    people = range(game.people(record.seats, record.options))
    named = list(record.players)[: len(people)]
    named += [say("seat", seat=seat) for seat in people[len(named) :]]
    return [*named, *(virtual_name(game) for _ in range(len(named), record.seats))]


class Speech:
    """A game in words, with a colour for every kind of card."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.names = wording.names
        stems = dict.fromkeys(map(_stem, wording.game.catalogue.names))
        self._colours = {stem: PALETTE[number % len(PALETTE)] for number, stem in enumerate(stems)}

    def style(self, card: Card | None) -> str:
        """Cards of one stem (forest-1, forest-2; lion, lion-leader) share a colour."""
        return "" if card is None else self._colours[_stem(self.wording.game.catalogue.names[card])]

    def place(self, zone: Zone) -> str:
        """A zone, with its owner where it has one."""
        name = self.wording.zone(zone)
        return name if zone.owner is None else say("owned", seat=self.names[zone.owner], zone=name)

    # What happened

    def log(self, view: View, events: Iterable[Seen]) -> Iterator[RenderableType]:
        """Yield what happened: a paragraph for each seat in a row, milestones (a round, say) as rules."""
        dumped = (event.dump(self.wording.game.catalogue) for event in events)
        told = [event for event in dumped if not self.wording.is_silent(view, Occurrence.of(event))]
        for (seat, is_milestone), group in groupby(merge_events(told), lambda one: (one.seat, one.is_milestone)):
            if is_milestone:
                yield from (Rule(Text(self._sentence(view, one), "bold"), style=MUTED) for one in group)
            else:
                yield self._paragraph(view, "" if seat is None else self._subject(view, seat), list(group))

    def _subject(self, view: View, seat: Seat) -> str:
        """Return what sentences about a seat begin with."""
        return self.wording.say("you") if seat == view.viewer else self.names[seat]

    def _sentence(self, view: View, one: Occurrence) -> str:
        return self.wording.sentence(view.viewer, one)

    def _paragraph(self, view: View, name: str, group: list[Occurrence]) -> RenderableType:
        """Join the sentences about one seat, which is named once: “Ada passes; draws 2 cards.”"""
        joined, goes_on = "", False
        for one in group:
            sentence = self._sentence(view, one)
            is_deed = bool(name) and sentence.startswith(f"{name} ")
            if goes_on and is_deed and joined.endswith("."):
                joined = f"{joined[:-1]}; {sentence.removeprefix(f'{name} ')}"
            else:
                joined = f"{joined} {sentence}".strip()
            goes_on = is_deed
        return Padding(Wrapped(self._coloured(joined, name, group), indent=2), (0, 0, 0, 1), expand=False)

    def _coloured(self, text: str, name: str, group: list[Occurrence]) -> list[Text]:
        """Split a text into words, cards kept together and coloured."""
        cards = {card for one in group for card in self.wording.game.catalogue.cards(one.cards or ())}
        wording = self.wording
        labels = {name: self.style(card) for card in cards for name in (wording.card(card), wording.add_article(card))}
        for label in sorted(labels, key=len, reverse=True):
            text = text.replace(label, label.replace(" ", SOLID))
        line = Text(text)
        for label, style in labels.items():
            line.highlight_words([label.replace(" ", SOLID)], style)
        if name and text.startswith(name):
            line.stylize("bold", 0, len(name))
        words = list(line.split(" "))
        for word in words:
            word.plain = word.plain.replace(SOLID, " ")
        return words

    def item(self, name: str, text: str, remark: str = "", card: Card | None = None) -> Wrapped:
        """A thing, what is printed on it, and a remark, in lines of which all but the first are indented."""
        named = [Text(f"{name} " if text else name, self.style(card) or "default")] if name else []
        remarks = split_words(f"({remark.rstrip('.')})", MUTED) if remark else []
        return Wrapped([*named, *split_words(text), *remarks], indent=2)


def _stem(name: str) -> str:
    return name.partition("-")[0]
