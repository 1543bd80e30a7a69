"""Memory never contradicts what happened, and keeps what can be known."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wildtable
from wildtable.engine.cards import Cards
from wildtable.engine.errors import InvariantError
from wildtable.engine.knowledge.events import Event
from wildtable.engine.knowledge.history import History
from wildtable.engine.knowledge.memory import Lot, Memory
from wildtable.engine.state import State
from wildtable.engine.zones import Layout, Visibility, Zone

LAYOUT = Layout(seats=2)
PILE = LAYOUT.one("pile", Visibility.NOBODY, sorts=False)
OPEN = LAYOUT.one("open", Visibility.ALL)
HANDS = LAYOUT.per_seat("hand", Visibility.OWNER)
DOWN = LAYOUT.per_seat("down", Visibility.OWNER, places=HANDS)
BOX = LAYOUT.one("box", Visibility.NOBODY)
ZONES = LAYOUT.zones


def start(*contents: tuple[Zone, Cards]) -> Memory:
    zones: list[Cards] = [()] * len(ZONES)
    for zone, cards in contents:
        zones[zone] = cards
    return Memory.of_contents(None, ZONES, zones)


def moved(cards: Cards, source: Zone, target: Zone) -> Event:
    return Event("moved", None, cards, source, target, None)


def test_a_card_seen_going_in_is_known_to_be_there() -> None:
    memory = start((OPEN, (1, 2)), (HANDS[0], (3,))).after([moved((1,), OPEN, HANDS[0])])
    assert memory.known(HANDS[0]) == (1, 3)
    assert memory.known(PILE) == ()


def test_what_moves_no_card_changes_no_memory() -> None:
    memory = start((OPEN, (1, 2)))
    assert memory.after([Event("passed", 0, (), None, None, None)]) == memory


def test_an_unseen_transfer_moves_slots_and_not_knowledge() -> None:
    memory = start((PILE, (1, 2, 3))).after([moved((2,), PILE, HANDS[0])])
    assert memory.lots == (Lot((1, 2, 3), ((PILE, 2), (HANDS[0], 1))),)


def test_a_whole_pile_that_moves_is_still_known() -> None:
    memory = start((PILE, (1, 2))).after([moved((2, 1), PILE, BOX)])
    assert memory.lots == (Lot((1, 2), ((BOX, 2),)),)


def test_a_spread_lot_that_moves_on_as_a_whole_stays_one() -> None:
    dealt = start((PILE, (1, 2, 3, 4))).after([moved((2, 1), PILE, HANDS[0])])
    memory = dealt.after([moved((2, 1), HANDS[0], BOX)])
    assert memory.lots == (Lot((1, 2, 3, 4), ((PILE, 2), (BOX, 2))),)


def test_a_card_that_comes_out_leaves_its_lot() -> None:
    memory = start((PILE, (1, 2, 3))).after([moved((2, 3), PILE, HANDS[0]), moved((3,), HANDS[0], OPEN)])
    assert memory.lots == (Lot((1, 2), ((PILE, 1), (HANDS[0], 1))),)


def test_the_last_card_of_a_lot_is_known() -> None:
    memory = start((PILE, (1, 2))).after([moved((2,), PILE, HANDS[0]), moved((2,), HANDS[0], OPEN)])
    assert memory.lots == (Lot((1,), ((PILE, 1),)),)


def test_a_lot_of_one_kind_is_known_everywhere() -> None:
    memory = start((PILE, (1, 1, 1))).after([moved((1,), PILE, HANDS[0])])
    assert memory.lots == (Lot((1,), ((HANDS[0], 1),)), Lot((1, 1), ((PILE, 2),)))


def test_a_known_card_shown_is_that_card() -> None:
    """It might be its twin from the spread lot; then the known one is still there, which the lot allows."""
    begin = start((PILE, (1, 2, 3, 4)), (OPEN, (1,)))
    memory = begin.after([moved((2, 3), PILE, HANDS[0]), moved((1,), OPEN, HANDS[0]), moved((1,), HANDS[0], OPEN)])
    assert memory.lots == (Lot((1, 2, 3, 4), ((PILE, 2), (HANDS[0], 2))),)


def test_an_ambiguous_reveal_merges_lots() -> None:
    begin = start((PILE, (1, 2)), (BOX, (1, 3)))
    events = [moved((1,), PILE, HANDS[0]), moved((3,), BOX, HANDS[0]), moved((1,), HANDS[0], OPEN)]
    assert begin.after(events).lots == (Lot((1, 2, 3), ((PILE, 1), (HANDS[0], 1), (BOX, 1))),)


def test_an_unseen_card_from_a_hand_of_several_lots_merges_them() -> None:
    begin = start((PILE, (1, 2, 3)), (OPEN, (4,)))
    events = [moved((1,), PILE, HANDS[0]), moved((4,), OPEN, HANDS[0]), moved((4,), HANDS[0], BOX)]
    assert begin.after(events).lots == (Lot((1, 2, 3, 4), ((PILE, 2), (HANDS[0], 1), (BOX, 1))),)


def test_cards_laid_down_and_taken_up_again_are_one_heap_to_the_others() -> None:
    begin = start((OPEN, (1, 2)), (HANDS[0], (3,)))
    events = [moved((1,), OPEN, HANDS[0]), moved((1,), HANDS[0], DOWN[0]), moved((1,), DOWN[0], HANDS[0])]
    assert begin.after(events).known(HANDS[0]) == (1, 3)


def test_visible_events_need_no_memory() -> None:
    memory = start((OPEN, (1, 2)))
    assert memory.after([moved((1,), OPEN, OPEN), Event("told", 0, (1,), None, None, 2)]) == memory


def test_a_card_from_where_it_cannot_be_is_a_contradiction() -> None:
    with pytest.raises(InvariantError):
        start((PILE, (1, 2))).after([moved((3,), PILE, OPEN)])


def test_memory_admits_only_what_its_lots_allow() -> None:
    begin = start((PILE, (1, 2)), (BOX, (1, 3)))
    memory = begin.after([moved((1,), PILE, HANDS[0]), moved((3,), BOX, HANDS[0])])
    assert memory.admits({PILE: (2,), BOX: (1,), HANDS[0]: (1, 3)})
    assert memory.admits({PILE: (1,), BOX: (3,), HANDS[0]: (1, 2)})
    assert not memory.admits({PILE: (3,), BOX: (1,), HANDS[0]: (1, 2)})
    assert not memory.admits({PILE: (2,), BOX: (1,), HANDS[0]: (1,)})
    assert not memory.admits({PILE: (2,), BOX: (1,), HANDS[0]: (1, 3), HANDS[1]: (1,)})


def test_a_viewer_who_knows_only_the_families() -> None:
    zones: list[Cards] = [()] * len(ZONES)
    zones[PILE], zones[HANDS[0]], zones[HANDS[1]], zones[OPEN] = (0, 1), (1, 2), (0,), (2,)
    families = ("green", "green", "yellow")
    memory = Memory.of_families(1, ZONES, zones, families)
    assert memory.lots == (Lot((0, 1, 1), ((PILE, 2), (HANDS[0], 1))), Lot((2,), ((HANDS[0], 1),)))


@pytest.mark.whole_games
@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([None, 0, 1]))
def test_memory_always_admits_the_truth(seed: int, viewer: int | None) -> None:
    """Cards move between zones at random, and whatever a viewer sees of it, the truth stays possible."""
    rng = Random(seed)
    zones: list[Cards] = [()] * len(ZONES)
    zones[PILE] = tuple(rng.randrange(4) for _ in range(10))
    memory = Memory.of_contents(viewer, ZONES, zones)
    for _ in range(25):
        source = rng.choice([zone for zone in ZONES if zones[zone]])
        target = rng.choice([zone for zone in ZONES if zone != source])
        cards = list(zones[source])
        rng.shuffle(cards)
        count = rng.randrange(1, len(cards) + 1)
        zones[source], zones[target] = tuple(cards[count:]), zones[target] + tuple(cards[:count])
        memory = memory.after([moved(tuple(cards[:count]), source, target)])
        hidden: dict[Zone, Cards] = {}
        for zone in ZONES:
            if not zone.visible(viewer):
                hidden[zone.place] = hidden.get(zone.place, ()) + zones[zone]
        assert memory.admits(hidden)


@pytest.mark.parametrize("every", [1, 3])
def test_older_memories_can_be_dropped(every: int) -> None:
    """Dropping them changes no memory, also not that of an older position that is gone back to. Few are left, however many
    moves there are between two that are looked at."""
    game, rng = wildtable.load("wild-cards"), Random(3)
    thrifty, lavish = game.new(seats=3, seed=5), game.new(seats=3, seed=5)
    undone: list[tuple[State, State]] = []
    viewers = (None, 0, 1, 2)
    while not lavish.over:
        seat, choice = next(iter(lavish.asking.items()))
        move = choice.sample(rng)
        thrifty.history.forget_older()
        for state in (thrifty, lavish):
            state.play(seat, move)
        if len(undone) % every == 0:
            assert [thrifty.view(one).memory for one in viewers] == [lavish.view(one).memory for one in viewers]
        undone.append((thrifty.copy(), lavish.copy()))
    point: History | None = thrifty.history
    held = 0
    while point is not None and point.before is not None:
        held += len(point.memories)
        point = point.before
    assert held <= 2 * len(viewers)
    for older, same in rng.sample(undone, 5):
        assert [older.view(one).memory for one in viewers] == [same.view(one).memory for one in viewers]
