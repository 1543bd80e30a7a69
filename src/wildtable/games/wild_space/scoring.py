"""The credits of Wild Space: what each collection of a crew is worth, at the end and on the way there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.result import Result, Score
from wildtable.games.wild_space.cards import MOST, PER, SPECIES, Mission, WildSpaceFigures
from wildtable.games.wild_space.state import CREWS, EXPLORED, HOSTILE, WildSpaceState

if TYPE_CHECKING:
    from wildtable.games.wild_space.view import WildSpaceView

LINES = ("species", "series", "emissaries", "robots", "captain")
ICONS_LINE = "icons"
"""The line of the score that only the Smuggler has."""

FREE_ANIMALS = 2
"""How many animals of a species earn nothing; every further one does."""
PER_ANIMAL = 5
PER_SERIES = 15


class Credit(NamedTuple):
    """What one collection of a crew earns: its line of the score, how much, and its cards.

    `what` is the species or the icon collected; nothing for a series. An emissary, a robot or a captain is a collection by
    itself. A collection is listed from its first card, when it may be worth nothing yet."""

    line: str
    credits: int
    cards: Cards
    what: str = ""


class Accounts(NamedTuple):
    """All that credits depend on, all of it public: the crews, the veteran tokens, the Smuggler's planets so far."""

    figures: WildSpaceFigures
    crews: tuple[Cards, ...]
    tokens: tuple[int, ...]
    smuggler: Seat | None = None
    planets: Cards = ()

    @classmethod
    def of(cls, table: WildSpaceState | WildSpaceView) -> Accounts:
        """Return the accounts of a state or a view."""
        cards = table.__getitem__ if isinstance(table, WildSpaceState) else table.cards
        hostile = tuple([card for zone in (EXPLORED, *HOSTILE) for card in cards(zone)])
        crews = tuple([cards(crew) for crew in CREWS[: table.seats]])
        return cls(table.game.figures, crews, table.tokens, table.smuggler, hostile)

    def having(self, seat: Seat, crew: Cards) -> Accounts:
        """Return the accounts with another crew for a seat."""
        return self._replace(crews=(*self.crews[:seat], crew, *self.crews[seat + 1 :]))

    def gain(self, seat: Seat, card: Card) -> int:
        """Return how many credits a card would add to those a seat has now."""
        return self.having(seat, (*self.crews[seat], card)).total(seat) - self.total(seat)

    @property
    def lines(self) -> tuple[str, ...]:
        return LINES if self.smuggler is None else (*LINES, ICONS_LINE)

    def credits(self, seat: Seat) -> tuple[Credit, ...]:
        """What each collection of a seat is worth, line after line."""
        if seat == self.smuggler:
            return (*self._animals(seat), *self._robots(seat), *self._icons(seat))
        return (*self._animals(seat), *self._emissaries(seat), *self._robots(seat), self._captain(seat))

    def total(self, seat: Seat) -> int:
        """All credits of a seat."""
        return sum([credit.credits for credit in self.credits(seat)])

    def score(self, seat: Seat) -> Score:
        """The credits of a seat line by line, with the cards that earn them."""
        earning = [credit for credit in self.credits(seat) if credit.credits]
        return Score(
            tuple((line, sum(credit.credits for credit in earning if credit.line == line)) for line in self.lines),
            tuple(tuple(card for credit in earning if credit.line == line for card in credit.cards) for line in self.lines),
        )

    # Each kind of credits

    def _animals(self, seat: Seat) -> Iterator[Credit]:
        """The third and every further animal of a species earns 5; six different animals earn 15 on top."""
        collected = [self.figures.fits(self.crews[seat], species) for species in SPECIES]
        for species, cards in zip(SPECIES, collected, strict=True):
            if cards:
                yield Credit("species", PER_ANIMAL * max(0, len(cards) - FREE_ANIMALS), cards, species)
        for number in range(min(map(len, collected))):
            yield Credit("series", PER_SERIES, tuple(cards[number] for cards in collected))

    def _emissaries(self, seat: Seat) -> Iterator[Credit]:
        for card in self.crews[seat]:
            mission = self.figures.crew[card].mission
            if mission:
                yield Credit("emissaries", self.fulfilled(seat, mission), (card,))

    def fulfilled(self, seat: Seat, mission: Mission) -> int:
        """The credits of a mission: per number of a thing, per pair of two things, or for strictly most of one."""
        counts = [self._count(seat, thing) for thing in mission.things]
        if mission.form == MOST:
            others = [self._count(other, mission.things[0]) for other in range(len(self.crews)) if other != seat]
            return mission.credits * (counts[0] > max(others))
        times = counts[0] // mission.count if mission.form == PER else min(counts)
        return mission.credits * times

    def _count(self, seat: Seat, thing: str) -> int:
        return len(self.figures.matching[thing].intersection(self.crews[seat]))

    def _robots(self, seat: Seat) -> Iterator[Credit]:
        """As printed."""
        for card in self.crews[seat]:
            if self.figures.crew[card].credits:
                yield Credit("robots", self.figures.crew[card].credits, (card,))

    def _captain(self, seat: Seat) -> Credit:
        """What the credit squares say that the veteran token has reached or passed."""
        card: Card = self.crews[seat][0]
        return Credit("captain", self.figures.crew[card].earned(self.tokens[seat]), (card,))

    def _icons(self, seat: Seat) -> Iterator[Credit]:
        """One for each card of the Smuggler that shows an icon on top of a hostile planet, as often as it is there: that
        often the card is listed, too."""
        icons = Counter(icon for planet in self.planets for icon in self.figures.hostile[planet].icons)
        for icon, times in icons.items():
            cards = self.figures.fits(self.crews[seat], icon) * times
            if cards:
                yield Credit(ICONS_LINE, len(cards), cards, icon)


def score(state: WildSpaceState) -> Result:
    """Everybody's credits, and who has won."""
    accounts = Accounts.of(state)
    scores = [accounts.score(seat) for seat in state.people]
    if accounts.smuggler is None:
        return rank(scores, [state.crew_size(seat) for seat in state.people])
    return against(scores[0], accounts.score(accounts.smuggler))


def rank(scores: Sequence[Score], sizes: Sequence[int]) -> Result:
    """The highest total wins; ties go to the smaller crew; who is still tied shares the rank."""
    return Result.ranked(scores, [-size for size in sizes])


def against(score: Score, smuggler: Score) -> Result:
    """A player alone must have strictly more credits than the Smuggler."""
    return Result((score.total,), (1 if score.total > smuggler.total else 2,), (score,), (smuggler,))
