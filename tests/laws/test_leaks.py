"""Law 4 is effective: every leak planted here is caught by the checks that find none in the games themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import wildtable
from wildtable.authoring.laws import Deal, Witness, check_events, check_files, check_secrets, viewers
from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice, Pick
from wildtable.engine.errors import PositionError
from wildtable.engine.knowledge.events import Event
from wildtable.engine.knowledge.history import History
from wildtable.engine.knowledge.memory import Memory
from wildtable.engine.knowledge.view import View
from wildtable.engine.refusals import Refusal
from wildtable.engine.state import State
from wildtable.engine.zones import Visibility, Zone
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.cards import habitats_in
from wildtable.games.wild_cards.state import HABITAT_PILE, HANDS, LEO_PILE

Patch = pytest.MonkeyPatch
WITH_LEO = {"edition": "2022", "leo": True, "one_of_each": True}
WITHOUT = {"edition": "2022", "leo": False, "one_of_each": True}
VIRTUAL: dict[str, dict[str, Any]] = {"wild-cards": WITH_LEO, "wild-space": {"solo": "normal"}}
"""Options with a virtual player, who has hidden cards, too."""


def behind(view: View) -> State:
    """Return the state a view was made from, for leaks to look at."""
    state: State = vars(view)["_View__state"]
    return state


def watch(deal: Deal) -> None:
    """Check only law 4 on a random game."""
    state, chance, spot = deal.new(), deal.rng("moves"), deal.rng("spots")
    witnesses = [Witness(state, viewer, spot) for viewer in viewers(state)]
    while not state.over:
        if spot.random() < 0.4:
            check_files(state)
            check_secrets(state, spot.choice(viewers(state)), spot)
        seat = chance.choice(list(state.asking))
        state.play(seat, deal.move(state.asking[seat], chance))
        check_events(state, spot)
        for witness in witnesses:
            witness.check(state)


def assert_caught(name: str, options: dict[str, Any], first: int = 0) -> None:
    """Assert that a planted leak is caught within some games. A leak in a rarely reached place takes more of them; games
    before `first` are known not to reach it."""
    game = wildtable.load(name)

    def watch_some() -> None:
        for number in range(first, 200):
            watch(Deal(game, game.seat_counts[0], options, f"leak-{number}", lively=number % 2 == 1))

    with pytest.raises((AssertionError, PositionError)):
        watch_some()


def test_without_a_leak_nothing_is_caught() -> None:
    for options in (WITH_LEO, WITHOUT):
        watch(Deal(wildtable.load("wild-cards"), 3, options, "sound"))


def show_more(patch: Patch, part: str, more: Callable[[View, Any], Any]) -> None:
    """Make a part of every view show more than it should."""
    honest = vars(View)[part].func
    patch.setattr(View, part, property(lambda view: more(view, honest(view))))


def hidden_families() -> list[tuple[str, str]]:
    found = {
        (name, zone.name.rstrip("0123456789"))
        for name in wildtable.games()
        for zone in wildtable.load(name).layout.zones
        if zone.visibility is not Visibility.ALL
    }
    return sorted(found)


@pytest.mark.parametrize(("name", "family"), hidden_families())
def test_a_hidden_zone_shown_is_caught(monkeypatch: Patch, name: str, family: str) -> None:
    def peek(view: View, shown: tuple[Cards | None, ...]) -> tuple[Cards | None, ...]:
        zones = view.game.layout.zones
        return tuple(
            behind(view)[zone] if zone.name.rstrip("0123456789") == family else cards
            for zone, cards in zip(zones, shown, strict=True)
        )

    show_more(monkeypatch, "shown", peek)
    assert_caught(name, VIRTUAL.get(name) or wildtable.load(name).variants()[0][1])


def order_of_hands(patch: Patch) -> None:
    """A hand in the order in which it was drawn."""
    honest = State.move

    def move(self: State, cards: Cards, source: Zone, target: Zone, *values: Any) -> None:
        before = self.zones[target]
        honest(self, cards, source, target, *values)
        if target.name.startswith("hand"):
            self.zones[target] = before + cards

    patch.setattr(State, "move", move)


def count_without_refill(patch: Patch) -> None:
    """A count of habitat cards only, which reveals where the refill card is."""

    def count(view: View, counts: tuple[int, ...]) -> tuple[int, ...]:
        state = behind(view)
        return tuple(len(habitats_in(state[zone])) if zone in HANDS else counts[zone] for zone in view.game.layout.zones)

    show_more(patch, "counts", count)


def event_with_faces(patch: Patch) -> None:
    """An event that shows all viewers which cards were drawn."""
    patch.setattr(Event, "faces", lambda event, _: event.cards)


def choice_from_the_deck(patch: Patch) -> None:
    """A choice that depends on the top of the pile."""
    honest = steps.PlaceBids.asks

    def asks(step: steps.PlaceBids, state: Any) -> Mapping[Seat, Choice[Cards]]:
        lucky = state[HABITAT_PILE][:1] and state[HABITAT_PILE][0] % 2
        return (
            honest(step, state)
            if not lucky
            else {seat: Pick("bid", state[HANDS[seat]], most=2, clause="WC-08") for seat in state.people}
        )

    patch.setattr(steps.PlaceBids, "asks", asks)


def refusal_that_knows(patch: Patch) -> None:
    """A refusal that depends on where the card really is."""
    honest = State.why

    def why(state: State, seat: Seat, move: Any) -> Refusal | None:
        refusal = honest(state, seat, move)
        card = state.game.moves[move].card
        if refusal is not None and card is not None and any(card in state[hand] for hand in HANDS if hand.owner != seat):
            refusal.code = "not-asked" if refusal.code == "another-question" else "another-question"
        return refusal

    patch.setattr(State, "why", why)
    patch.setattr(Refusal, "dump", lambda refusal: refusal.code)


def next_bid_of_leo(patch: Patch) -> None:
    """A fact that contains Leo's next bid."""
    show_more(patch, "facts", lambda view, facts: {**facts, "next": list(behind(view)[LEO_PILE][:1])})


def seed_in_the_view(patch: Patch) -> None:
    """The seed in the view, which determines every shuffle."""
    show_more(patch, "facts", lambda view, facts: {**facts, "seed": behind(view).seed.hex()})


def sealed_answers(patch: Patch) -> None:
    """A sealed answer shown to the others."""
    show_more(
        patch,
        "answered",
        lambda view, answered: tuple(str(behind(view).sealed[seat]) for seat in answered),
    )


def size_of_sealed_answers(patch: Patch) -> None:
    """How many cards a sealed answer has: with the eagle, whether it is one or two."""
    show_more(patch, "disclosed", lambda view, count: count + sum(map(len, behind(view).sealed.values())))


def begun_answers(patch: Patch) -> None:
    """Whether a seat has picked a card without confirming."""
    show_more(patch, "asked", lambda view, asked: tuple(seat for seat in asked if seat not in behind(view).sealed))


def question_not_asked(patch: Patch) -> None:
    """A question skipped because the cards in hand, not their number, leave one answer."""
    honest = Pick.__init__

    def begin(pick: Pick, *args: Any, **kwargs: Any) -> None:
        honest(pick, *args, **kwargs)
        pick.forced = pick.least == pick.most and len(set(pick.cards)) <= 2

    patch.setattr(Pick, "__init__", begin)
    patch.setattr(Pick, "only", property(lambda pick: pick.cards[: pick.least]))


def memory_that_peeks(patch: Patch) -> None:
    """A memory that knows what its viewer never saw."""

    def peek(view: View, _: Memory) -> Memory:
        return Memory.of_contents(view.viewer, view.game.layout.zones, behind(view).zones)

    show_more(patch, "memory", peek)


def memory_of_another(patch: Patch) -> None:
    """A memory built from another seat's events."""
    honest = History.memory

    def memory(past: History, viewer: Seat | None) -> Memory:
        return honest(past, 0 if viewer is None else viewer)._replace(viewer=viewer)

    patch.setattr(History, "memory", memory)


LEAKS: list[tuple[Callable[[Patch], None], dict[str, Any]]] = [
    (order_of_hands, WITHOUT),
    (count_without_refill, WITHOUT),
    (event_with_faces, WITHOUT),
    (choice_from_the_deck, WITHOUT),
    (refusal_that_knows, WITHOUT),
    (next_bid_of_leo, WITH_LEO),
    (seed_in_the_view, WITHOUT),
    (sealed_answers, WITHOUT),
    (size_of_sealed_answers, WITHOUT),
    (begun_answers, WITHOUT),
    (question_not_asked, WITHOUT),
    (memory_that_peeks, WITHOUT),
    (memory_of_another, WITHOUT),
]


@pytest.mark.parametrize(("plant", "options"), LEAKS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_planted_leak_is_caught(monkeypatch: Patch, plant: Callable[[Patch], None], options: dict[str, Any]) -> None:
    plant(monkeypatch)
    assert_caught("wild-cards", options)
