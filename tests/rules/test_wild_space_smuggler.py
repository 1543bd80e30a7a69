"""Wild Space alone: the Smuggler."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from wildtable import Refusal
from wildtable.engine.cards import Cards
from wildtable.games.wild_space.cards import CATEGORIES, DIFFICULTIES
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.legend import OCCUPATIONS, SPECIES
from wildtable.games.wild_space.scoring import Accounts
from wildtable.games.wild_space.state import (
    CREWS,
    DISCARDS,
    EXPLORED,
    FACE_DOWN,
    HANDS,
    HOSTILE,
    HOSTILE_PILE,
    HOSTILE_STACKS,
    PILE,
    POOL_ROW,
    Table,
)

from .playing import asked, names, options, play, told
from .spacefarers import Changes, plain

SMUGGLER = 1
PLANETS = ["hostile-mild-1", "hostile-mild-2", "hostile-mild-3", "hostile-harsh-1", "hostile-harsh-2"]
POOL = ["owl-pilot", "bear-pilot", "rhino-pilot"]
NEW = ["owl-military", "bear-military", "rhino-military", "lizard-military"]


def hostile(
    landing: Sequence[str], exploring: Sequence[str] = ("discard left",), icons: Sequence[str] = ()
) -> dict[str, list[str]]:
    """A hostile planet as a deck file has it."""
    return {"landing": list(landing), "exploring": list(exploring), "icons": list(icons)}


def meeting(changes: Changes | None = None, **words: Any) -> Table:
    """The Smuggler's turn: five planets that only discard the left card, unless told otherwise, in a known order."""
    quiet = {name: hostile(["discard left"]) for name in PLANETS}
    usual: dict[str, Any] = {
        "solo": "easy",
        "first": SMUGGLER,
        "hostile": PLANETS,
        "pool": POOL,
        "hands": {0: []},
        "piles": {"pile": NEW},
    }
    return plain({**quiet, **(changes or {})}).setup(2, **(usual | words))


def pool(state: Table) -> list[str]:
    """The pool from left to right; nothing where there is a gap."""
    return [next(iter(state.game.catalogue.spell(cards)), "") for cards in state.zones[POOL_ROW]]


def taken(state: Table) -> list[str]:
    """The Smuggler's crew but for the captain."""
    return sorted(names(state, CREWS[SMUGGLER])[1:])


def own_turn(state: Table) -> None:
    """The person's turn, in the quickest way."""
    turn = state.turn
    while not state.over and state.turn == turn:
        offered = options(state, 0)
        state.play(0, next(word for word in ("end", "decline", "take play-any", "draw pile", *offered) if word in offered))


# Setting up


@pytest.mark.rule("WS-S1")
@pytest.mark.parametrize("solo", DIFFICULTIES)
def test_the_smuggler_has_a_captain_no_hand_and_five_planets_of_which_two_lie_open(space: WildSpace, solo: str) -> None:
    state = space.new(2, seed=4, solo=solo)
    assert (state.smuggler, list(state.people)) == (SMUGGLER, [0])
    assert len(state[CREWS[SMUGGLER]]) == 1
    assert state[CREWS[SMUGGLER]][0] in space.figures.captains
    assert (len(state[HANDS[0]]), len(state[HANDS[SMUGGLER]])) == (3, 0)
    assert [len(state[zone]) for zone in (*HOSTILE, HOSTILE_PILE, EXPLORED)] == [1, 1, 3, 0]
    assert state.hostile_ships == (0, 0)


@pytest.mark.rule("WS-S1")
@pytest.mark.parametrize(("solo", "mix"), [("easy", (3, 2, 0)), ("normal", (1, 3, 1)), ("hard", (0, 2, 3))])
def test_each_difficulty_mixes_three_categories_its_own_way(space: WildSpace, solo: str, mix: tuple[int, ...]) -> None:
    for seed in range(5):
        state = space.new(2, seed=seed, solo=solo)
        met = (*state[HOSTILE[0]], *state[HOSTILE[1]], *state[HOSTILE_PILE])
        found = Counter(space.figures.hostile[card].category for card in met)
        assert tuple(found[category] for category in CATEGORIES) == mix
        assert [len(state[HOSTILE_STACKS[category]]) for category in CATEGORIES] == [4 - count for count in mix]


@pytest.mark.rule("WS-S1")
def test_the_planets_lie_in_random_order(space: WildSpace) -> None:
    met: set[Cards] = set()
    for seed in range(12):
        state = space.new(2, seed=seed, solo="normal")
        met.add((*state[HOSTILE[0]], *state[HOSTILE[1]], *state[HOSTILE_PILE]))
    assert len(met) == 12
    first = Counter(space.figures.hostile[cards[0]].category for cards in met)
    assert len(first) == 3


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
    turns = [event.seat for event in told(state, "turn-began")]
    landed, explored = told(state, "smuggler-landed"), told(state, "smuggler-explored")
    while not state.over:
        assert asked(state) == [0]
        state.play(0, state.asking[0].sample(rng))
        turns += [event.seat for event in told(state, "turn-began")]
        landed += told(state, "smuggler-landed")
        explored += told(state, "smuggler-explored")
    assert turns == [(state.first + turn) % 2 for turn in range(20)]
    assert (len(landed), len(explored)) == (5, 5)
    assert [len(state[zone]) for zone in (*HOSTILE, HOSTILE_PILE, EXPLORED)] == [0, 0, 0, 5]


# The Smuggler's turn


@pytest.mark.rule("WS-S2")
def test_the_person_lands_on_an_open_planet_or_explores_where_a_ship_has_landed() -> None:
    state = meeting()
    assert options(state, 0) == ["land hostile-mild-1", "land hostile-mild-2"]
    play(state, "0 land hostile-mild-2")
    assert state.hostile_ships == (0, 1)
    assert [(event.seat, state.game.catalogue.spell(event.cards)) for event in told(state, "smuggler-landed")] == [
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
def test_with_one_hostile_planet_left_nobody_is_asked() -> None:
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


def few_cards(state: Table, keep: Sequence[str]) -> list[str]:
    """All crew cards but these, which are left for pool and pile."""
    figures = state.game.figures
    return [name for name in state.game.catalogue.spell(figures.crew_cards) if name not in keep]


@pytest.mark.rule("WS-S3", "WS-14")
def test_an_ability_on_an_empty_spot_is_skipped() -> None:
    """Three cards are left, and the third is taken: what remains fills the pool from the left, and the right stays empty."""
    changes: Changes = {"hostile-mild-1": hostile(["take right", "take right", "discard right", "take left"])}
    hand = few_cards(meeting(), POOL)
    state = meeting(changes, hands={0: hand}, piles={})
    assert (pool(state), len(state[PILE])) == (POOL, 0)
    play(state, "0 land hostile-mild-1")
    assert taken(state) == ["owl-pilot", "rhino-pilot"]
    assert pool(state) == ["", "bear-pilot", ""]
    assert len(told(state, "smuggled")) == 2
    assert told(state, "scrapped") == []


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
    assert len(state[HOSTILE_PILE]) == 0
    play(state, f"0 land {PLANETS[3]}")
    own_turn(state)
    play(state, f"0 explore {PLANETS[3]}")
    assert told(state, "hostile-revealed") == []
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


# The credit count


def smuggled(crew: Sequence[str], icons: Sequence[Sequence[str]] = (), changes: Changes | None = None) -> dict[str, int]:
    """What the Smuggler's crew earns with these icons on its planets."""
    shown = {name: hostile(["discard left"], icons=found) for name, found in zip(PLANETS, icons, strict=False)}
    game = plain({**shown, **(changes or {})})
    cards = game.catalogue.cards
    accounts = Accounts(game.figures, (cards(["captain-bear"]), cards(crew)), (0, 5), SMUGGLER, cards(PLANETS[: len(icons)]))
    return {line: worth for line, worth in accounts.score(SMUGGLER).lines if worth}


@pytest.mark.rule("WS-S5")
def test_the_smuggler_scores_species_series_and_robots() -> None:
    series = [f"{species}-scientist" for species in SPECIES]
    changes: Changes = {"robot-1": {"credits": 4}}
    assert smuggled(["captain-owl", *series, "owl-pilot", "robot-1", "robot-2"], changes=changes) == {
        "species": 5,
        "series": 15,
        "robots": 4,
    }


@pytest.mark.rule("WS-S5")
def test_the_smuggler_ignores_missions_and_its_captains_credits() -> None:
    changes: Changes = {
        "captain-owl": {"track": ["credits 6", "draw 1", "draw 1", "draw 1", "draw 1"]},
        "emissary-owl-1": {"mission": "9 per 1 owl"},
    }
    assert smuggled(["captain-owl", "emissary-owl-1"], changes=changes) == {}


@pytest.mark.rule("WS-S5")
@pytest.mark.parametrize(
    ("icon", "count"),
    [("emissary", 1), ("robot", 2), ("veteran", 2), ("pilot", 3), ("botanist", 1), ("military", 0)],
)
def test_one_credit_for_each_card_with_an_icon_on_top_of_a_planet(icon: str, count: int) -> None:
    """The captain counts with its occupation."""
    changes: Changes = {"robot-1": {"occupation": "pilot", "veteran": True}, "bear-pilot": {"veteran": True}}
    crew = ["captain-monkey", "bear-pilot", "owl-botanist", "emissary-rhino-1", "robot-1", "robot-2"]
    assert smuggled(crew, [[icon]], changes).get("icons", 0) == count


@pytest.mark.rule("WS-S5")
def test_an_icon_counts_as_often_as_it_is_there_and_a_card_for_each_of_its_icons() -> None:
    changes: Changes = {"robot-1": {"occupation": "pilot", "veteran": True}}
    crew = ["captain-owl", "robot-1"]
    assert smuggled(crew, [["robot", "pilot"]], changes) == {"icons": 2}
    assert smuggled(crew, [["robot", "pilot"], ["veteran"], ["robot"]], changes) == {"icons": 4}


@pytest.mark.rule("WS-S5")
def test_each_icon_is_told_once_with_a_card_as_often_as_it_earns() -> None:
    changes: Changes = {name: hostile(["discard left"], icons=["robot", "pilot"]) for name in PLANETS[:2]}
    game = plain({**changes, "robot-1": {"occupation": "pilot"}})
    cards = game.catalogue.cards
    crews = (cards(["captain-bear"]), cards(["captain-owl", "robot-1", "robot-2"]))
    credits_of = Accounts(game.figures, crews, (0, 0), SMUGGLER, cards(PLANETS[:2])).credits(SMUGGLER)
    told = [(one.what, one.credits, game.catalogue.spell(one.cards)) for one in credits_of if one.line == "icons"]
    assert told == [("robot", 4, ["robot-1", "robot-2"] * 2), ("pilot", 2, ["robot-1"] * 2)]


@pytest.mark.rule("WS-S5")
def test_icons_are_the_smugglers_alone() -> None:
    game = plain({"hostile-mild-1": hostile(["discard left"], icons=["robot"])})
    cards = game.catalogue.cards
    accounts = Accounts(game.figures, (cards(["captain-bear", "robot-1"]),) * 2, (0, 0), SMUGGLER, cards(PLANETS[:1]))
    assert (accounts.score(0).total, accounts.score(SMUGGLER).total) == (0, 1)


@pytest.mark.rule("WS-S5")
def test_all_five_planets_count_at_the_end() -> None:
    """Each of the five shows an icon of the captain, who is an octopus and a scientist."""
    changes = {name: hostile(["discard left"], icons=["scientist"]) for name in PLANETS}
    state = meeting(changes, crews={0: ["captain-owl"], SMUGGLER: ["captain-octopus"]})
    while not state.over:
        state.play(0, options(state, 0)[0])
        if not state.over and state.active == 0:
            own_turn(state)
    assert state.result is not None
    assert dict(state.result.virtual[0].lines) == dict.fromkeys(
        ("species", "series", "emissaries", "robots", "captain"), 0
    ) | {"icons": 5}
    assert state.game.catalogue.spell(state.result.virtual[0].cards[-1]) == ["captain-octopus"] * 5


@pytest.mark.rule("WS-M1")
@pytest.mark.parametrize(("theirs", "worth"), [(["robot-2"], 0), ([], 5)])
def test_the_smuggler_is_the_other_player_of_whoever_wants_most(theirs: list[str], worth: int) -> None:
    state = meeting(
        {"emissary-owl-1": {"mission": "5 for most robot"}},
        crews={0: ["captain-owl", "emissary-owl-1", "robot-1"], SMUGGLER: ["captain-bear", *theirs]},
    )
    assert Accounts.of(state).score(0).total == worth


# Winning


@pytest.mark.rule("WS-S1")
@pytest.mark.parametrize(("credits", "rank"), [(5, 1), (4, 2), (3, 2)])
def test_the_person_needs_strictly_more_credits(credits: int, rank: int) -> None:
    """A tie is lost, also with the smaller crew."""
    state = meeting(
        {"robot-1": {"credits": credits}, "robot-2": {"credits": 4}},
        crews={0: ["captain-owl", "robot-1"], SMUGGLER: ["captain-bear", "robot-2", "robot-3"]},
        hands={0: []},
        ships={0: {"1-left": "landed"}},
        first=SMUGGLER,
        turn=19,
    )
    play(state, "0 explore 1-left; 0 take play-any")
    result = state.result
    assert result is not None
    assert result.dump() == {"scores": [credits], "ranks": [rank], "virtual": [4]}
    assert result.winners == ((0,) if rank == 1 else ())


@pytest.mark.rule("WS-S5")
@pytest.mark.parametrize("occupation", OCCUPATIONS)
def test_every_occupation_can_be_an_icon(occupation: str) -> None:
    assert smuggled(["captain-bear", f"owl-{occupation}"], [[occupation]]).get("icons", 0) >= 1
