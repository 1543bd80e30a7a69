"""Wild Space: chains of abilities, and veterans."""

from __future__ import annotations

import pytest

from wildtable.games.wild_space.state import HANDS, WildSpaceState

from .ability_positions import CARD, OWLS, ROBOTS, mine, offered, played
from .playing import asked, events_named, options, play
from .wild_space_decks import Changes, plain, sector, seen

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
    """The bear brings the pilot into play, is removed for it, is drawn again at once, and is put into play by the square."""
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


def returning(ability: str, track: list[str], *more: str) -> WildSpaceState:
    """Set up two veterans in hand, and more cards: the bear, and an owl that removes a card and draws one, which can only be
    the one removed."""
    game = plain(
        {
            CARD: {"ability": ability, "veteran": True},
            "owl-pilot": {"ability": "draw 1", "condition": "remove any", "veteran": True},
            "captain-bear": {"track": track},
        }
    )
    hand = [CARD, "owl-pilot", *more]
    others = [name for name in game.catalogue.spell(game.figures.crew_cards) if name not in (*hand, *ROBOTS)]
    return game.setup(2, hands={0: hand, 1: []}, crews={0: ["captain-bear"], 1: others}, pool=ROBOTS)


@pytest.mark.rule("WS-16")
def test_an_ability_used_since_is_not_offered_again_to_a_card_that_still_waits_for_its_turn() -> None:
    state = returning("draw 1", ["play any", "play any", "credits 6", "draw 1", "draw 1"])
    play(state, f"0 land 1-right; 0 play {CARD}; 0 first square; 0 play owl-pilot; 0 first card; 0 remove {CARD}")
    play(state, f"0 draw pile; 0 play {CARD}; 0 use; 0 draw left")
    assert sorted(mine(state)) == [CARD, "owl-pilot"]
    assert options(state, 0) == ["end", "refresh robot-1"]


@pytest.mark.rule("WS-15", "WS-16")
@pytest.mark.parametrize(("ability", "offers"), [("draw 1", ["use", "decline"]), ("play any", ["play robot-8"])])
def test_an_ability_that_was_declined_may_be_used_when_its_card_comes_back(ability: str, offers: list[str]) -> None:
    state = returning(ability, ["play any", "play any", "credits 6", "draw 1", "draw 1"], "robot-8")
    play(state, f"0 land 1-right; 0 play {CARD}; 0 first card; 0 decline")
    assert state.used == ()
    play(state, f"0 play owl-pilot; 0 first card; 0 remove {CARD}; 0 draw pile; 0 play {CARD}")
    assert options(state, 0)[: len(offers)] == offers


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
    """A square for credits gives nothing yet; at the end of the track the token stays."""
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
