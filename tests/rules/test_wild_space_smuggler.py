"""Solo Wild Space: the Smuggler."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from wildtable import OptionError, Refusal
from wildtable.engine.cards import Cards
from wildtable.games.wild_space.cards import CATEGORIES, DIFFICULTIES, SPECIES
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.state import (
    CREWS,
    DISCARDS,
    EXPLORED,
    FACE_DOWN,
    HANDS,
    HOSTILE,
    HOSTILE_PILES,
    HOSTILE_STACKS,
    PILE,
    WildSpaceState,
)

from .playing import asked, events_named, names, options, play
from .smuggler_positions import PLANETS, POOL, SMUGGLER, hostile, meeting, own_turn, pool, taken
from .wild_space_decks import Changes, seen


def to_come(state: WildSpaceState) -> Cards:
    """Return the hostile planets that are still face down."""
    return tuple(card for pile in HOSTILE_PILES.values() for card in state[pile])


# Setup


@pytest.mark.rule("WS-S1")
@pytest.mark.parametrize("solo", DIFFICULTIES)
def test_the_smuggler_has_a_captain_no_hand_and_five_planets_of_which_two_lie_open(space: WildSpace, solo: str) -> None:
    state = space.new(2, seed=4, solo=solo)
    assert (state.smuggler, list(state.people)) == (SMUGGLER, [0])
    assert len(state[CREWS[SMUGGLER]]) == 1
    assert state[CREWS[SMUGGLER]][0] in space.figures.captains
    assert (len(state[HANDS[0]]), len(state[HANDS[SMUGGLER]])) == (3, 0)
    assert [len(state[zone]) for zone in (*HOSTILE, EXPLORED)] == [1, 1, 0]
    assert len(to_come(state)) == 3
    assert state.hostile_ships == (0, 0)


@pytest.mark.rule("WS-S1")
@pytest.mark.parametrize(("solo", "mix"), [("easy", (3, 2, 0)), ("normal", (1, 3, 1)), ("hard", (0, 2, 3))])
def test_each_difficulty_mixes_three_categories_its_own_way(space: WildSpace, solo: str, mix: tuple[int, ...]) -> None:
    for seed in range(5):
        state = space.new(2, seed=seed, solo=solo)
        met = (*state[HOSTILE[0]], *state[HOSTILE[1]], *to_come(state))
        found = Counter(space.figures.hostile[card].category for card in met)
        assert tuple(found[category] for category in CATEGORIES) == mix
        assert [len(state[HOSTILE_STACKS[category]]) for category in CATEGORIES] == [4 - count for count in mix]


@pytest.mark.rule("WS-S1")
def test_the_planets_lie_in_random_order(space: WildSpace) -> None:
    met: set[Cards] = set()
    for seed in range(12):
        state = space.new(2, seed=seed, solo="normal")
        met.add((*state[HOSTILE[0]], *state[HOSTILE[1]], *to_come(state)))
    assert len(met) == 12
    first = Counter(space.figures.hostile[cards[0]].category for cards in met)
    assert len(first) == 3


@pytest.mark.rule("WS-S1", "WS-S4")
def test_the_next_planet_shows_its_category_on_its_back() -> None:
    """Only the top one: of the others, everyone knows how many of each category remain."""
    state = meeting()
    view = seen(state, None)
    assert (view.hostile_back, view.hostile_left) == ("mild", 3)
    assert [view.counts[pile] for pile in HOSTILE_PILES.values()] == [1, 2, 0]
    shown = []
    for planet in PLANETS[:4]:
        for verb in ("land", "explore"):
            shown.append(seen(state, 0).hostile_back)
            play(state, f"0 {verb} {planet}")
            own_turn(state)
    assert shown == ["mild", "mild", "harsh", "harsh", "harsh", "harsh", "", ""]


@pytest.mark.rule("WS-S1")
@pytest.mark.parametrize(("solo", "mix"), [("easy", (3, 2, 0)), ("normal", (1, 3, 1)), ("hard", (0, 2, 3))])
def test_the_backs_come_as_from_a_shuffled_pile(space: WildSpace, solo: str, mix: tuple[int, ...]) -> None:
    """The first and the third card have a category as often as its share of the five, within four standard errors."""
    games = 400
    first: Counter[str] = Counter()
    third: Counter[int] = Counter()
    for seed in range(games):
        state = space.new(2, seed=seed, solo=solo)
        first[space.figures.hostile[state[HOSTILE[0]][0]].category] += 1
        third[state.hostile_back] += 1
    for number, (category, count) in enumerate(zip(CATEGORIES, mix, strict=True), 1):
        share = count / 5
        limit = 4 * (share * (1 - share) / games) ** 0.5
        assert abs(first[category] / games - share) <= limit
        assert abs(third[number] / games - share) <= limit


@pytest.mark.rule("WS-S1")
def test_backs_can_be_stacked_by_category(space: WildSpace) -> None:
    backs = [["deadly"], ["harsh"], ["deadly"]]
    state = space.new(2, seed=1, solo="hard", piles={"backs": backs})
    assert [space.figures.hostile[state[zone][0]].category for zone in HOSTILE] == ["deadly", "harsh"]
    assert seen(state, None).hostile_back == "deadly"
    assert space.replay(state.record()) == state
    with pytest.raises(OptionError, match="pile 'backs' holds mild, harsh, deadly, not wild"):
        space.new(2, seed=1, solo="hard", piles={"backs": ["wild"]})
    with pytest.raises(OptionError, match="pile 'backs' holds mild, harsh, deadly, not 1, 2"):
        space.new(2, seed=1, solo="hard", piles={"backs": [1, 2]})
    with pytest.raises(OptionError, match=r"piles must map the name of a pile to a list of names, not \['backs'\]"):
        space.setup(2, solo="hard", piles=["backs"])  # type: ignore[arg-type]


@pytest.mark.rule("WS-S1")
def test_who_begins_is_random(space: WildSpace) -> None:
    first = Counter(space.new(2, seed=seed, solo="hard").first for seed in range(20))
    assert set(first) == {0, SMUGGLER}
    for seat in (0, SMUGGLER):
        assert space.new(2, seed=1, solo="hard", piles={"seats": [str(seat)]}).active == seat


@pytest.mark.rule("WS-S1", "WS-S4")
@pytest.mark.parametrize("solo", DIFFICULTIES)
def test_both_take_ten_turns_and_every_planet_is_explored(space: WildSpace, solo: str) -> None:
    state, rng = space.new(2, seed=7, solo=solo), Random(7)
    turns = [event.seat for event in events_named(state, "turn-began")]
    landed, explored = events_named(state, "smuggler-landed"), events_named(state, "smuggler-explored")
    while not state.over:
        assert asked(state) == [0]
        state.play(0, state.asking[0].sample(rng))
        turns += [event.seat for event in events_named(state, "turn-began")]
        landed += events_named(state, "smuggler-landed")
        explored += events_named(state, "smuggler-explored")
    assert turns == [(state.first + turn) % 2 for turn in range(20)]
    assert (len(landed), len(explored)) == (5, 5)
    assert [len(state[zone]) for zone in (*HOSTILE, EXPLORED)] == [0, 0, 5]
    assert (to_come(state), state.hostile_back) == ((), 0)


# The Smuggler's turn


@pytest.mark.rule("WS-S2")
def test_the_person_lands_on_an_open_planet_or_explores_where_a_ship_has_landed() -> None:
    state = meeting()
    assert options(state, 0) == ["land hostile-mild-1", "land hostile-mild-2"]
    play(state, "0 land hostile-mild-2")
    assert state.hostile_ships == (0, 1)
    assert [(event.seat, state.game.catalogue.spell(event.cards)) for event in events_named(state, "smuggler-landed")] == [
        (SMUGGLER, ["hostile-mild-2"])
    ]
    own_turn(state)
    assert options(state, 0) == ["land hostile-mild-1", "explore hostile-mild-2"]
    play(state, "0 land hostile-mild-1")
    own_turn(state)
    assert options(state, 0) == ["explore hostile-mild-1", "explore hostile-mild-2"]


@pytest.mark.rule("WS-S2")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("explore hostile-mild-1", "not-the-smugglers"),
        ("land hostile-mild-3", "not-the-smugglers"),
        ("land 1-left", "not-the-smugglers"),
        ("end", "another-question"),
    ],
)
def test_nothing_else_is_the_smugglers(move: str, code: str) -> None:
    state = meeting()
    with pytest.raises(Refusal) as refused:
        play(state, f"0 {move}")
    assert (refused.value.code, refused.value.clause) == (code, "WS-S2")


@pytest.mark.rule("WS-S2", "WS-13")
def test_the_pool_is_not_refreshed_on_the_smugglers_turn() -> None:
    state = meeting(hands={0: ["monkey-pilot"]})
    with pytest.raises(Refusal):
        play(state, "0 refresh monkey-pilot")
    play(state, "0 land hostile-mild-1")
    assert "refresh monkey-pilot" in options(state, 0)


@pytest.mark.rule("WS-S2")
def test_all_abilities_apply_from_left_to_right() -> None:
    state = meeting({"hostile-mild-1": hostile(["take right", "discard left", "take left", "discard middle"])})
    play(state, "0 land hostile-mild-1")
    assert taken(state) == ["bear-military", "rhino-pilot"]
    assert sorted(names(state, DISCARDS)) == ["bear-pilot", "owl-pilot"]
    assert pool(state) == ["rhino-military", "lizard-military", "owl-military"]
    assert [event.name for event in state.events if event.name in ("smuggled", "scrapped", "revealed")] == [
        *("smuggled", "revealed", "scrapped", "revealed", "smuggled", "revealed", "scrapped", "revealed")
    ]


@pytest.mark.rule("WS-S2")
def test_landing_takes_the_bottom_and_exploring_the_top() -> None:
    state = meeting({"hostile-mild-1": hostile(["take left"], ["take right", "take middle"])})
    play(state, "0 land hostile-mild-1")
    assert taken(state) == ["owl-pilot"]
    own_turn(state)
    top = {*pool(state)[1:]}
    play(state, "0 explore hostile-mild-1")
    assert {*taken(state)} == {"owl-pilot", *top}


@pytest.mark.rule("WS-S2")
def test_with_one_hostile_planet_left_there_is_no_question() -> None:
    state = meeting()
    for planet in PLANETS[:4]:
        for verb in ("land", "explore"):
            play(state, f"0 {verb} {planet}")
            own_turn(state)
    assert (state.active, asked(state)) == (0, [0])
    assert (names(state, EXPLORED), state.hostile_ships.count(1)) == (PLANETS[:4], 1)
    own_turn(state)
    assert (state.active, names(state, EXPLORED)) == (0, PLANETS)
    own_turn(state)
    assert state.over


# Taking and discarding


@pytest.mark.rule("WS-S3")
def test_example_the_middle_card_is_discarded_and_the_new_middle_card_taken() -> None:
    state = meeting({"hostile-mild-1": hostile(["discard middle", "take middle"])})
    play(state, "0 land hostile-mild-1")
    assert names(state, DISCARDS) == ["bear-pilot"]
    assert taken(state) == ["owl-military"]
    assert pool(state) == ["owl-pilot", "bear-military", "rhino-pilot"]


@pytest.mark.rule("WS-S3", "WS-D1")
def test_the_printed_deck_has_the_planet_of_the_example(space: WildSpace) -> None:
    landings = [[ability.phrase for ability in planet.landing] for planet in space.figures.hostile.values()]
    assert ["discard middle", "take middle"] in landings


@pytest.mark.rule("WS-S3")
def test_a_card_taken_is_replaced_before_the_next_ability() -> None:
    state = meeting({"hostile-mild-1": hostile(["take left", "take left"])})
    play(state, "0 land hostile-mild-1")
    assert taken(state) == ["owl-military", "owl-pilot"]
    assert pool(state) == ["bear-military", *POOL[1:]]


@pytest.mark.rule("WS-S3")
def test_cards_the_smuggler_takes_trigger_nothing() -> None:
    changes: Changes = {
        "hostile-mild-1": hostile(["take left"]),
        "owl-pilot": {"ability": "draw 3", "veteran": True},
        "captain-owl": {"track": ["draw 4", "credits 6", "draw 1", "draw 1", "draw 1"]},
    }
    state = meeting(changes, crews={SMUGGLER: ["captain-owl"]})
    before = len(state[PILE])
    play(state, "0 land hostile-mild-1")
    assert names(state, CREWS[SMUGGLER]) == ["captain-owl", "owl-pilot"]
    assert state.tokens == (0, 0)
    assert (len(state[PILE]), state.active) == (before - 1, 0)


def few_cards(state: WildSpaceState, keep: Sequence[str]) -> list[str]:
    """Return all crew cards except these, which are left for pool and pile."""
    figures = state.game.figures
    return [name for name in state.game.catalogue.spell(figures.crew_cards) if name not in keep]


@pytest.mark.rule("WS-S3", "WS-14")
def test_an_ability_on_an_empty_spot_is_skipped() -> None:
    """Three cards are left, and the third is taken: the rest fills the pool from the left, and the right stays empty."""
    changes: Changes = {"hostile-mild-1": hostile(["take right", "take right", "discard right", "take left"])}
    hand = few_cards(meeting(), POOL)
    state = meeting(changes, hands={0: hand}, piles={})
    assert (pool(state), len(state[PILE])) == (POOL, 0)
    play(state, "0 land hostile-mild-1")
    assert taken(state) == ["owl-pilot", "rhino-pilot"]
    assert pool(state) == ["", "bear-pilot", ""]
    assert len(events_named(state, "smuggled")) == 2
    assert events_named(state, "scrapped") == []


@pytest.mark.rule("WS-S3", "WS-14")
def test_what_the_smuggler_discards_is_shuffled_in_when_the_pile_is_empty() -> None:
    changes: Changes = {"hostile-mild-1": hostile(["discard middle"])}
    state = meeting(changes, hands={0: few_cards(meeting(), POOL)}, piles={})
    play(state, "0 land hostile-mild-1")
    assert pool(state) == POOL


# Planets set aside


@pytest.mark.rule("WS-S4")
def test_an_explored_planet_is_set_aside_and_a_new_one_revealed_in_its_place() -> None:
    state = meeting()
    play(state, "0 land hostile-mild-2")
    own_turn(state)
    play(state, "0 land hostile-mild-1")
    own_turn(state)
    play(state, "0 explore hostile-mild-2")
    assert [names(state, zone) for zone in (*HOSTILE, EXPLORED)] == [
        ["hostile-mild-1"],
        ["hostile-mild-3"],
        ["hostile-mild-2"],
    ]
    assert state.hostile_ships == (1, 0)
    own_turn(state)
    assert options(state, 0) == ["explore hostile-mild-1", "land hostile-mild-3"]


@pytest.mark.rule("WS-S4")
def test_nothing_is_revealed_when_no_planet_remains() -> None:
    state = meeting()
    for planet in PLANETS[:3]:
        for verb in ("land", "explore"):
            play(state, f"0 {verb} {planet}")
            own_turn(state)
    assert to_come(state) == ()
    play(state, f"0 land {PLANETS[3]}")
    own_turn(state)
    play(state, f"0 explore {PLANETS[3]}")
    assert events_named(state, "hostile-revealed") == []
    assert sorted(names(state, HOSTILE[0]) + names(state, HOSTILE[1])) == [PLANETS[4]]


@pytest.mark.rule("WS-18", "WS-S1")
def test_the_smugglers_crew_turns_up_no_planet() -> None:
    crew = ["captain-octopus", *(f"{species}-scientist" for species in SPECIES), "robot-1", "robot-2", "robot-3"]
    state = meeting(crews={0: ["captain-owl"], SMUGGLER: crew})
    play(state, "0 land hostile-mild-1")
    own_turn(state)
    play(state, "0 land hostile-mild-2")
    assert state.crew_size(SMUGGLER) == 10
    assert [len(state[zone]) for zone in FACE_DOWN.values()] == [1, 1, 1]
