"""Setup: a position in the middle of a game by the names of zones and facts, for games without words of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from wildtable.engine.cards import Card, Cards, Seat, whole_number
from wildtable.engine.errors import OptionError
from wildtable.engine.knowledge.history import HistoryRoot
from wildtable.engine.refusals import quote_value
from wildtable.engine.zones import Visibility, Zone

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.state import State


@contextmanager
def reading_words() -> Iterator[None]:
    """Raise an OptionError where the words of a position have other values than their types say."""
    try:
        yield
    except (AttributeError, KeyError, TypeError) as error:
        form = "what belongs to seats is given by seat, such as {0: [names of cards]}, and other cards as a list of names"
        raise OptionError(f"cannot read the position: {form} ({error})") from error


def check_seat(what: str, seat: Seat, seats: range) -> Seat:
    """Return a seat that a word of a position names; raise an OptionError unless it is one of these seats."""
    number = whole_number(seat)
    if number is None or number not in seats:
        raise OptionError(f"{what}: there is no seat {quote_value(seat)} for that; seats are {seats[0]} to {seats[-1]}")
    return number


def check_number(what: str, value: int) -> int:
    """Return a number that a word of a position names; raise an OptionError for anything else."""
    number = whole_number(value)
    if number is None:
        raise OptionError(f"{what}: must be an integer, not {quote_value(value)}")
    return number


def list_shuffles(piles: Mapping[str, Any]) -> dict[str, Sequence[Any]]:
    """Return the stacked shuffles of each pile, given as several lists of names or as one."""
    if not isinstance(piles, Mapping):
        raise OptionError(f"piles must map the name of a pile to a list of names, not {quote_value(piles)}")
    shuffles: dict[str, Sequence[Any]] = {}
    for name, pile in piles.items():
        is_list = isinstance(pile, list | tuple)
        shuffles[name] = pile if is_list and pile and isinstance(pile[0], list | tuple) else [pile]
        if not all(isinstance(shuffle, list | tuple) for shuffle in shuffles[name]):
            raise OptionError(f"pile {name!r} must be a list of names, or a list of such lists, not {quote_value(pile)}")
    return shuffles


def lay_out(state: State, words: Mapping[str, Any]) -> None:
    """Set the named facts, and exchange cards until the named zones hold what is wanted.

    A zone is named as the layout does (`prizes=["ace"]`), a zone of a seat or of a row by its number (`hand={0: ["ace"]}`).
    What each viewer remembers of hidden cards is only how many of each family there are.
    """
    facts = {name: value for name, value in words.items() if name in state.fact_names}
    for name, value in facts.items():
        setattr(state, name, value)
    wanted = dict(_wanted_zones(state.game, {name: value for name, value in words.items() if name not in facts}))
    _exchange(state, wanted)
    state.history = HistoryRoot(state.game.layout.zones, tuple(state.zones), state.game.catalogue.families)


def _wanted_zones(game: AnyGame, words: Mapping[str, Any]) -> Iterator[tuple[Zone, Cards]]:
    for word, value in words.items():
        name = word.replace("_", "-")
        for number, cards in value.items() if isinstance(value, Mapping) else [("", value)]:
            zone = game.layout.named.get(f"{name}-{number}" if number != "" else name)
            if zone is None:
                raise OptionError(f"{game.name} has no zone, fact or option {word!r}{f' {number}' if number != '' else ''}")
            yield zone, game.catalogue.cards(cards)


def _exchange(state: State, wanted: Mapping[Zone, Cards]) -> None:
    """Put the wanted cards into their zones. Cards that they displace fill the gaps they leave, then go onto a pile."""
    families = state.game.catalogue.families
    rest = Counter(card for cards in state.zones for card in cards)
    rest.subtract(card for cards in wanted.values() for card in cards)
    free = [zone for zone in state.game.layout.zones if zone not in wanted]
    boxes = state.game.boxes(state.seats, state.options)
    piles = [zone for zone in free if zone.visibility is Visibility.NOBODY or zone in boxes]
    others = [*(zone for zone in free if zone not in piles), *piles]
    gaps: list[Zone] = []
    for zone in others:
        staying: list[Card] = []
        for card in state[zone]:
            if rest[card] > 0:
                rest[card] -= 1
                staying.append(card)
            else:
                gaps.append(zone)
        state.zones[zone] = tuple(staying)
    for card in rest.elements():
        places = [zone for zone in (*gaps, *piles) if zone.may_hold(families[card])]
        if not places:
            raise OptionError(f"there is no pile for {state.game.catalogue.names[card]}; name a zone for it")
        if places[0] in gaps:
            gaps.remove(places[0])
        state.zones[places[0]] += (card,)
    for zone in state.game.layout.zones:
        if zone in wanted:
            state.zones[zone] = wanted[zone]
        if zone.sorts:
            state.zones[zone] = tuple(sorted(state[zone]))
