"""Wild Space: putting cards into play, abilities with their conditions, chains, veterans."""

from __future__ import annotations

import pytest

from wildtable.games.wild_space.legend import OCCUPATIONS
from wildtable.games.wild_space.state import CREWS, DISCARDS, HANDS, WildSpaceState

from .playing import asked, events_named, names, options, play
from .wild_space_decks import Changes, plain, sector, seen

OWLS = ["owl-military", "owl-pilot", "owl-botanist", "owl-engineer", "owl-programmer", "owl-scientist"]
ROBOTS = ["robot-1", "robot-2", "robot-3"]
CARD = "bear-pilot"
HAND = [CARD, "owl-military", "rhino-botanist", "emissary-owl-1", "robot-7", "robot-8"]
MEDALS: Changes = {"owl-military": {"veteran": True}, "robot-7": {"veteran": True, "occupation": "scientist"}}


def played(changes: Changes, hand: list[str] | None = None, crew: list[str] | None = None) -> WildSpaceState:
    """A card whose figures are given has just been put into play, by the action of a planet."""
    state = plain({**MEDALS, **changes}).setup(
        2, hands={0: HAND if hand is None else [CARD, *hand], 1: []}, crews={0: crew or []}, pool=ROBOTS
    )
    play(state, f"0 land 1-right; 0 play {CARD}")
    return state


def offered(state: WildSpaceState, verb: str) -> list[str]:
    """The cards that can be named with a verb."""
    return [option.partition(" ")[2] for option in options(state, 0) if option.startswith(f"{verb} ")]


def mine(state: WildSpaceState) -> list[str]:
    return names(state, CREWS[0])[1:]


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
def test_a_card_may_be_played_without_its_condition() -> None:
    state = played({CARD: {"ability": "draw 3", "condition": "have emissary"}})
    assert mine(state) == [CARD]
    assert options(state, 0)[0] == "end"


@pytest.mark.rule("WS-15")
def test_a_condition_is_checked_when_the_ability_is_used() -> None:
    """The square first puts the robot into play that the card's condition asks for."""
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
    """It is in play when its ability is used, and the ability still gives what it says."""
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


# Chains


@pytest.mark.rule("WS-16")
def test_a_chain_of_any_length() -> None:
    changes: Changes = {name: {"ability": "play any"} for name in OWLS}
    state = plain(changes).setup(2, hands={0: [*OWLS, "robot-8"], 1: []})
    play(state, "0 land 1-right;" + ";".join(f"0 play {name}" for name in OWLS))
    assert offered(state, "play") == ["robot-8"]
    assert sorted(state.game.catalogue.spell(seen(state, 0).used)) == sorted(OWLS[:-1])
    state.play(0, "play robot-8")
    assert len(mine(state)) == 7
    assert asked(state) == [1]


@pytest.mark.rule("WS-16")
def test_a_chain_can_be_left_at_each_step() -> None:
    state = plain({name: {"ability": "play any"} for name in OWLS}).setup(2, hands={0: OWLS, 1: []})
    play(state, "0 land 1-right; 0 play owl-military; 0 play owl-pilot; 0 decline")
    assert options(state, 0)[0] == "end"
    assert sorted(mine(state)) == ["owl-military", "owl-pilot"]


@pytest.mark.rule("WS-16")
def test_a_cards_ability_is_used_once_a_turn_even_if_it_leaves_and_comes_back() -> None:
    """The bear lets the pilot come, for whom it is removed, is drawn again at once, and is put into play by the square."""
    game = plain(
        {
            CARD: {"ability": "play any"},
            "owl-pilot": {"ability": "draw 1", "condition": "remove any"},
            "owl-military": {"ability": "play any", "veteran": True},
            "captain-bear": {"track": ["play any", "draw 1", "draw 1", "draw 1", "credits 6"]},
        }
    )
    hand = [CARD, "owl-military", "owl-pilot", "robot-8"]
    others = [name for name in game.catalogue.spell(game.figures.crew_cards) if name not in (*hand, *ROBOTS)]
    state = game.setup(2, hands={0: hand, 1: []}, crews={0: ["captain-bear"], 1: others}, pool=ROBOTS)
    play(state, f"0 land 1-right; 0 play owl-military; 0 first card; 0 play {CARD}; 0 play owl-pilot; 0 remove {CARD}")
    assert state.used == tuple(sorted(game.catalogue.cards([CARD, "owl-military", "owl-pilot"])))
    play(state, f"0 draw pile; 0 play {CARD}")
    assert sorted(mine(state)) == [CARD, "owl-military", "owl-pilot"]
    assert options(state, 0) == ["end", "refresh robot-8"]
    state.play(0, "end")
    assert state.used == ()


def returning(ability: str, track: list[str]) -> WildSpaceState:
    """Two veterans in hand: the bear, and an owl that removes a card and draws one, which can only be the card removed."""
    game = plain(
        {
            CARD: {"ability": ability, "veteran": True},
            "owl-pilot": {"ability": "draw 1", "condition": "remove any", "veteran": True},
            "captain-bear": {"track": track},
        }
    )
    hand = [CARD, "owl-pilot"]
    others = [name for name in game.catalogue.spell(game.figures.crew_cards) if name not in (*hand, *ROBOTS)]
    return game.setup(2, hands={0: hand, 1: []}, crews={0: ["captain-bear"], 1: others}, pool=ROBOTS)


@pytest.mark.rule("WS-16")
def test_an_ability_used_since_is_not_offered_again_to_a_card_that_still_waits_for_its_turn() -> None:
    state = returning("draw 1", ["play any", "play any", "credits 6", "draw 1", "draw 1"])
    play(state, f"0 land 1-right; 0 play {CARD}; 0 first square; 0 play owl-pilot; 0 first card; 0 remove {CARD}")
    play(state, f"0 draw pile; 0 play {CARD}; 0 use; 0 draw left")
    assert sorted(mine(state)) == [CARD, "owl-pilot"]
    assert options(state, 0) == ["end", "refresh robot-1"]


@pytest.mark.rule("WS-16", "WS-17")
def test_a_veteran_that_comes_back_moves_the_token_again_but_there_is_no_order_to_choose() -> None:
    state = returning("play any", ["draw 1", "play any", "draw 1", "draw 1", "credits 6"])
    play(state, f"0 land 1-right; 0 play {CARD}; 0 first card; 0 play owl-pilot; 0 first card; 0 remove {CARD}")
    play(state, f"0 draw pile; 0 play {CARD}")
    assert state.tokens[0] == 3
    assert options(state, 0)[0] == "draw left"


@pytest.mark.rule("WS-16")
def test_a_card_removed_before_its_turn_in_the_order_offers_nothing() -> None:
    changes: Changes = {
        CARD: {"ability": "draw 1", "veteran": True},
        "captain-bear": {"track": ["play any", "draw 1", "draw 1", "draw 1", "credits 6"]},
        "owl-pilot": {"ability": "draw 1", "condition": "remove any"},
    }
    state = played(changes, ["owl-pilot"], ["captain-bear"])
    play(state, f"0 first square; 0 play owl-pilot; 0 remove {CARD}; 0 draw pile")
    assert options(state, 0)[0] == "end"


# Veterans


@pytest.mark.rule("WS-17")
def test_a_veteran_moves_the_token_and_gives_the_square() -> None:
    track = ["draw 2", "play robot", "credits 6", "draw 1", "draw 1"]
    changes: Changes = {CARD: {"veteran": True}, "captain-owl": {"track": track}}
    state = played(changes, [], ["captain-owl"])
    assert state.tokens == (1, 0)
    assert [(event.seat, event.number) for event in events_named(state, "advanced")] == [(0, 1)]
    play(state, "0 draw pile; 0 draw pile; 0 end")
    assert len(state[HANDS[0]]) == 2


@pytest.mark.rule("WS-17")
@pytest.mark.parametrize(
    ("token", "asks"), [(0, "draw pile"), (1, "play robot-8"), (2, "end"), (3, "draw pile"), (5, "end")]
)
def test_the_square_reached_counts(token: int, asks: str) -> None:
    """One for credits gives nothing yet; at the end of the track the token stays."""
    track = ["draw 2", "play robot", "credits 6", "draw 1", "draw and play"]
    game = plain({CARD: {"veteran": True}, "captain-owl": {"track": track}})
    state = game.setup(2, hands={0: [CARD, "robot-8"], 1: []}, crews={0: ["captain-owl"]}, tokens={0: token})
    play(state, f"0 land 1-right; 0 play {CARD}")
    assert options(state, 0)[0] == asks
    assert state.tokens[0] == min(token + 1, 5)


@pytest.mark.rule("WS-17")
def test_removing_a_veteran_does_not_move_the_token_back() -> None:
    game = plain({CARD: {"veteran": True}, "planet-1": {"left": sector("draw 1", conditions=("remove any",))}})
    state = game.setup(2, hands={0: [], 1: []}, crews={0: [CARD]}, tokens={0: 1})
    play(state, f"0 land 1-left, remove {CARD}")
    assert state.tokens == (1, 0)


@pytest.mark.rule("WS-17")
@pytest.mark.parametrize("first", ["card", "square"])
def test_the_player_chooses_which_comes_first_and_its_whole_chain_ends_before_the_other(first: str) -> None:
    changes: Changes = {
        CARD: {"ability": "play robot", "veteran": True},
        "robot-7": {"ability": "draw 3"},
        "captain-bear": {"track": ["play emissary", "draw 1", "draw 1", "draw 1", "credits 6"]},
        "emissary-owl-1": {"ability": "draw 2"},
    }
    state = played(changes, None, ["captain-bear"])
    assert options(state, 0)[:2] == ["first card", "first square"]
    state.play(0, f"first {first}")
    chains = {"card": ("robot-7", 3), "square": ("emissary-owl-1", 2)}
    for name, drawn in [chains[first], *(chain for key, chain in chains.items() if key != first)]:
        state.play(0, f"play {name}")
        play(state, "0 use;" + ";".join(["0 draw pile"] * drawn))
    assert options(state, 0)[0] == "end"


@pytest.mark.rule("WS-17")
def test_a_veteran_of_the_chain_does_not_take_away_the_square_reached_before() -> None:
    changes: Changes = {
        CARD: {"ability": "play veteran", "veteran": True},
        "owl-military": {"veteran": True},
        "captain-bear": {"track": ["draw 1", "draw 3", "draw 1", "draw 1", "credits 6"]},
    }
    state = played(changes, None, ["captain-bear"])
    play(state, "0 first card; 0 play owl-military")
    assert state.tokens[0] == 2
    play(state, ";".join(["0 draw pile"] * 4))
    assert options(state, 0)[0] == "end"
