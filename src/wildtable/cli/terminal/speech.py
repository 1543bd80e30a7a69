"""Speech: cards, places and events of a game in words, as one viewer may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from wildtable.cli.terminal.wrapping import Wrapped, with_commas
from wildtable.cli.texts import language, say
from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.events import Seen
from wildtable.engine.game import AnyGame
from wildtable.engine.wording import Occurrence, merge_events, zone_family
from wildtable.engine.zones import Visibility, Zone

if TYPE_CHECKING:
    from rich.console import RenderableType

PALETTE = (
    "green",
    "yellow",
    "cyan",
    "magenta",
    "bold",
    "bright_blue",
    "red",
    "bright_cyan",
    "blue",
    "bright_yellow",
    "bright_magenta",
    "bright_green",
)


SOLID = "\N{NO-BREAK SPACE}"


def virtual_name(game: AnyGame) -> str:
    """What the game calls its virtual player."""
    return game.texts.say(language(), "virtual-player")


class Speech:
    """The words for a game between these players, with a colour for every kind of card."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self.game = game
        self.names = tuple(names)
        stems = dict.fromkeys(map(_stem, game.catalogue.names))
        self._colours = {stem: PALETTE[number % len(PALETTE)] for number, stem in enumerate(stems)}

    def say(self, message: str, /, **about: object) -> str:
        return self.game.texts.say(language(), message, **about)

    def knows(self, message: str) -> bool:
        """Has the game words for this? A fact it has none for is not shown."""
        return self.game.texts.has(language(), message)

    def explanations(self) -> Iterator[tuple[str, Text]]:
        """Every card that does something, and what it does."""
        for card, name in enumerate(self.game.catalogue.names):
            if self.knows(f"about-{name}"):
                yield self.label(card), Text.assemble(self.card(card), ": ", self.say(f"about-{name}"))

    def style(self, card: Card) -> str:
        """Cards of one stem (forest-1, forest-2; lion, lion-leader) share a colour."""
        return self._colours[_stem(self.game.catalogue.names[card])]

    def label(self, card: Card) -> str:
        return self.say(f"card-{self.game.catalogue.names[card]}")

    def card(self, card: Card) -> Text:
        return Text(self.label(card), self.style(card))

    def kinds(self, cards: Cards) -> list[Text]:
        """Cards by kind, each with its number."""
        return [self._kind(card, count) for card, count in Counter(cards).items()]

    def _kind(self, card: Card, count: int) -> Text:
        if count == 1:
            return self.card(card)
        label = self.label(card)
        message = "several-numbered" if label[-1].isdecimal() else "several"
        return Text(say(message, count=count, card=label), self.style(card))

    def grouped(self, cards: Cards) -> Wrapped:
        return Wrapped(with_commas(self.kinds(cards)))

    def zone(self, zone: Zone) -> str:
        return self.say(f"zone-{family(zone)}")

    def place(self, zone: Zone) -> str:
        """A zone, with its owner where it has one."""
        return self.zone(zone) if zone.owner is None else say("owned", seat=self.names[zone.owner], zone=self.zone(zone))

    def log(self, events: Iterable[Seen]) -> list[RenderableType]:
        """What happened, a line each; a milestone (a round, say) stands out, tidying up steps back."""
        return [self._line(one) for one in merge_events(event.dump(self.game.catalogue) for event in events)]

    def _line(self, one: Occurrence) -> RenderableType:
        cards = None if one.cards is None else tuple(map(self.game.catalogue.card, one.cards))
        kinds = [Text(say("cards", count=one.size))] if cards is None else self.kinds(cards)
        name = None if one.seat is None else self.names[one.seat]
        line = Text(one.sentence(self.game, language(), name, ", ".join(_solid(kind.plain) for kind in kinds)))
        if one.is_milestone:
            return Rule(Text(line.plain, "bold"), style="dim")
        if name is not None:
            line.highlight_words([name], "bold")
        for kind in kinds:
            line.highlight_words([_solid(kind.plain)], kind.style)
        if one.is_tidying(self.game):
            line.stylize("dim")
        words = line.split(" ")
        for word in words:
            word.plain = word.plain.replace(SOLID, " ")
        return Padding(Wrapped(words), (0, 0, 0, 2), expand=False)


def _solid(text: str) -> str:
    """A text whose spaces are no place for a new line."""
    return text.replace(" ", SOLID)


def family(zone: Zone) -> str:
    """What zones of all seats, or of a row, have in common: the name without its number."""
    return zone_family(zone.name)


def mine(zone: Zone, viewer: Seat | None) -> bool:
    """Does this zone show its cards to this viewer alone?"""
    return zone.visibility is Visibility.OWNER and zone.owner is not None and zone.owner == viewer


def _stem(name: str) -> str:
    return name.partition("-")[0]
