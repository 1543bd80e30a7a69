"""Wild Space: putting cards into play, abilities with their conditions."""

from __future__ import annotations

import pytest

from wildtable.games.wild_space.cards import OCCUPATIONS
from wildtable.games.wild_space.state import CREWS, DISCARDS, HANDS

from .ability_positions import CARD, HAND, OWLS, ROBOTS, mine, offered, played
from .playing import asked, events_named, names, options, play
from .wild_space_decks import Changes, plain, sector

# Putting a card into play


@pytest.mark.rule("WS-15")
def test_a_card_put_into_play_joins_the_crew_and_offers_its_ability() -> None:
    state = played({CARD: {"ability": "draw 1"}})
    assert mine(state) == [CARD]
    assert events_named(state, "played")[0].faces(None) == state[CREWS[0]][1:]
    assert options(state, 0)[:2] == ["use", "decline"]
    state.play(0, "use")
    assert options(state, 0)[0] == "draw pile"


@pytest.mark.rule("WS-15")
def test_an_ability_never_has_to_be_used_and_only_at_that_moment() -> None:
    state = played({CARD: {"ability": "draw 1"}})
    state.play(0, "decline")
    assert options(state, 0)[0] == "end"
    play(state, "0 end; 1 land 1-right; 0 land 2-left")
    assert options(state, 0)[0] == "draw pile"
    play(state, "0 draw pile; 0 draw pile")
    assert options(state, 0)[0] == "end"


@pytest.mark.rule("WS-12", "WS-15")
def test_putting_a_card_into_play_may_be_declined() -> None:
    state = plain().setup(2, hands={0: HAND, 1: []})
    play(state, "0 land 1-right; 0 decline")
    assert mine(state) == []
    assert options(state, 0)[0] == "end"


@pytest.mark.rule("WS-15")
def test_after_paying_putting_a_card_into_play_may_still_be_declined() -> None:
    state = played({CARD: {"ability": "play robot", "condition": "discard emissary"}})
    paid = options(state, 0)[0]
    state.play(0, paid)
    assert paid.startswith("discard ")
    assert "decline" in options(state, 0)
    state.play(0, "decline")
    assert mine(state) == [CARD]
    assert names(state, DISCARDS) == [paid.removeprefix("discard ")]


@pytest.mark.rule("WS-15")
def test_a_card_may_be_played_without_its_condition() -> None:
    state = played({CARD: {"ability": "draw 3", "condition": "have emissary"}})
    assert mine(state) == [CARD]
    assert options(state, 0)[0] == "end"


@pytest.mark.rule("WS-15")
def test_a_condition_is_checked_when_the_ability_is_used() -> None:
    """The square first puts into play the robot that the card's condition asks for."""
    changes: Changes = {
        CARD: {"ability": "draw 1", "condition": "have robot", "veteran": True},
        "captain-bear": {"track": ["play robot", "draw 1", "draw 1", "draw 1", "credits 6"]},
    }
    state = played(changes, ["robot-8"], ["captain-bear"])
    late, early = state.copy(), state
    play(late, "0 first card")
    assert offered(late, "play") == ["robot-8"]
    play(early, "0 first square; 0 play robot-8")
    assert options(early, 0)[:2] == ["use", "decline"]


# Abilities


@pytest.mark.rule("WS-A1")
@pytest.mark.parametrize("amount", range(1, 7))
def test_draw(amount: int) -> None:
    state = played({CARD: {"ability": f"draw {amount}"}})
    play(state, "0 use;" + ";".join(["0 draw pile"] * amount))
    assert len(state[HANDS[0]]) == 5 + amount
    assert options(state, 0)[0] == "end"


@pytest.mark.rule("WS-A1")
@pytest.mark.parametrize(
    ("what", "playable"),
    [
        ("any", HAND[1:]),
        ("specialist", ["owl-military", "rhino-botanist"]),
        ("robot", ["robot-7", "robot-8"]),
        ("emissary", ["emissary-owl-1"]),
        ("robot or emissary", ["emissary-owl-1", "robot-7", "robot-8"]),
        ("veteran", ["owl-military", "robot-7"]),
        ("military", ["owl-military"]),
        ("pilot", []),
        ("botanist", ["rhino-botanist"]),
        ("engineer", []),
        ("programmer", []),
        ("scientist", ["robot-7"]),
    ],
)
def test_put_a_card_of_a_kind_into_play(what: str, playable: list[str]) -> None:
    """An occupation or a medal may be a specialist's or a robot's."""
    state = played({CARD: {"ability": f"play {what}"}})
    assert sorted(offered(state, "play")) == sorted(playable)
    assert "decline" in options(state, 0)
    for name in playable[:1]:
        state.play(0, f"play {name}")
        assert name in mine(state)


@pytest.mark.rule("WS-A1")
@pytest.mark.parametrize(("draw", "card"), [("draw pile", "owl-military"), ("draw middle", "robot-2")])
def test_draw_a_card_and_put_it_into_play_at_once(draw: str, card: str) -> None:
    game = plain({CARD: {"ability": "draw and play"}, card: {"ability": "draw 1"}})
    state = game.setup(2, hands={0: [CARD], 1: []}, pool=ROBOTS, piles={"pile": OWLS})
    play(state, f"0 land 1-right; 0 play {CARD}; 0 use")
    assert options(state, 0) == ["draw pile", "draw left", "draw middle", "draw right"]
    state.play(0, draw)
    assert sorted(mine(state)) == sorted([CARD, card])
    assert options(state, 0) == ["use", "decline"]
    assert not state[HANDS[0]]


@pytest.mark.rule("WS-A1")
def test_with_an_empty_hand_there_is_nothing_to_put_into_play() -> None:
    state = played({CARD: {"ability": "play any"}}, [])
    assert asked(state) == [1]


# Conditions


@pytest.mark.rule("WS-C1")
@pytest.mark.parametrize(
    ("what", "payable"),
    [
        ("any", HAND[1:]),
        ("specialist", ["owl-military", "rhino-botanist"]),
        ("robot", ["robot-7", "robot-8"]),
        ("emissary", ["emissary-owl-1"]),
        ("veteran", ["owl-military", "robot-7"]),
        ("scientist", ["robot-7"]),
        ("engineer", []),
    ],
)
def test_discard_a_card_of_a_kind(what: str, payable: list[str]) -> None:
    state = played({CARD: {"ability": "draw 1", "condition": f"discard {what}"}})
    assert sorted(offered(state, "discard")) == sorted(payable)
    assert "decline" in options(state, 0)
    for name in payable[:1]:
        state.play(0, f"discard {name}")
        assert names(state, DISCARDS) == [name]
        assert options(state, 0)[0] == "draw pile"


@pytest.mark.rule("WS-C1")
def test_discard_two_cards() -> None:
    state = played({CARD: {"ability": "draw 1", "condition": "discard 2 robot"}})
    state.play(0, "discard robot-8")
    assert options(state, 0) == ["discard robot-7"]
    assert names(state, DISCARDS) == []
    state.play(0, "discard robot-7")
    assert names(state, DISCARDS) == ["robot-7", "robot-8"]
    one = played({CARD: {"ability": "draw 1", "condition": "discard 2 emissary"}})
    assert options(one, 0)[0] == "decline"
    none = played({CARD: {"ability": "draw 1", "condition": "discard 2 any"}}, ["robot-8"])
    assert options(none, 0)[0] == "end"


@pytest.mark.rule("WS-C1")
@pytest.mark.parametrize(
    ("what", "crew", "met"),
    [
        ("robot", ["robot-8"], True),
        ("robot", ["emissary-owl-1"], False),
        ("emissary", ["emissary-owl-1"], True),
        ("emissary", ["owl-military"], False),
        *((occupation, [f"owl-{occupation}"], True) for occupation in OCCUPATIONS),
        ("scientist", ["robot-7"], True),
        ("scientist", ["robot-8"], False),
    ],
)
def test_have_something_in_the_crew(what: str, crew: list[str], met: bool) -> None:
    captain = "captain-bear"
    changes: Changes = {CARD: {"ability": "draw 1", "condition": f"have {what}"}, captain: {"occupation": "military"}}
    state = played(changes, [], [captain if what != "military" else "captain-owl", *crew])
    assert asked(state) == ([0] if met else [1])


@pytest.mark.rule("WS-C1", "WS-02")
def test_a_captains_occupation_counts() -> None:
    changes: Changes = {CARD: {"ability": "draw 1", "condition": "have engineer"}, "captain-owl": {"occupation": "engineer"}}
    assert asked(played(changes, [], ["captain-owl"])) == [0]


@pytest.mark.rule("WS-C1")
def test_a_card_does_not_count_for_its_own_condition() -> None:
    changes: Changes = {CARD: {"ability": "draw 1", "condition": "have pilot"}, "captain-bear": {"occupation": "military"}}
    assert asked(played(changes, [], ["captain-bear"])) == [1]
    assert asked(played(changes, [], ["captain-bear", "owl-pilot"])) == [0]


@pytest.mark.rule("WS-C1")
def test_remove_a_card_from_the_crew() -> None:
    """Any but the captain."""
    state = played({CARD: {"ability": "draw 1", "condition": "remove any"}}, [], ["robot-8", "owl-pilot"])
    assert sorted(offered(state, "remove")) == [CARD, "owl-pilot", "robot-8"]
    state.play(0, "remove robot-8")
    assert names(state, DISCARDS) == ["robot-8"]
    assert sorted(mine(state)) == [CARD, "owl-pilot"]


@pytest.mark.rule("WS-C1")
def test_a_card_can_be_removed_for_its_own_ability() -> None:
    """It is in play when its ability is used, and the ability still takes effect."""
    state = played({CARD: {"ability": "draw 2", "condition": "remove any"}}, [])
    assert options(state, 0) == [f"remove {CARD}", "decline"]
    play(state, f"0 remove {CARD}; 0 draw left; 0 draw left")
    assert (mine(state), names(state, DISCARDS), len(state[HANDS[0]])) == ([], [CARD], 2)
    assert options(state, 0)[0] == "end"


@pytest.mark.rule("WS-C1")
def test_a_captain_is_not_removed_for_landing() -> None:
    game = plain({"planet-1": {"left": sector("draw 1", conditions=("remove any",))}})
    state = game.setup(2, hands={0: [], 1: []})
    assert "land 1-left" not in options(state, 0)
