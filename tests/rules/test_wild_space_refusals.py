"""Wild Space: every way a move is refused."""

from __future__ import annotations

from wildtable.games.wild_space.state import WildSpaceState

from .playing import play, refusal
from .wild_space_decks import plain, sector

UP = ["planet-3-1", "planet-6-1"]
ROBOTS = ["robot-1", "robot-2", "robot-3"]


def codes(state: WildSpaceState, seat: int, *moves: str) -> list[str]:
    return [refusal(state, seat, move).code for move in moves]


def test_spaceships() -> None:
    game = plain({"planet-1": {"right": sector("draw 1", conditions=("discard robot",))}})
    ships = {0: {"1-left": "explored", "2-left": "landed"}}
    state = game.setup(2, hands={0: ["bear-pilot"], 1: []}, planets=UP, ships=ships)
    assert codes(state, 0, "land 1-left", "land 2-left", "land 9-left") == ["sector-taken", "sector-taken", "face-down"]
    small = refusal(state, 0, "land 6-left")
    assert (small.code, small.clause) == ("crew-too-small", "WS-11")
    assert "requires 6 crew cards" in small.text()
    assert codes(state, 0, "land 1-right", "stay") == ["condition-unmet", "ship-first"]
    assert codes(state, 0, "explore 1-left", "explore 3-left") == ["explored-already", "nothing-landed"]
    assert codes(state, 0, "refresh robot-1", "land hostile-mild-1", "draw pile", "use") == [
        "not-in-hand",
        "hostile-planet",
        "another-question",
        "another-question",
    ]


def test_no_spaceship_left() -> None:
    ships = {0: dict.fromkeys(("1-left", "1-right", "2-left", "2-right", "3-left"), "landed")}
    state = plain().setup(2, hands={0: [], 1: []}, planets=UP, ships=ships)
    assert codes(state, 0, "land 3-right") == ["no-ship-left"]


def test_conditions_of_a_landing() -> None:
    conditions = ("discard 2 robot", "have emissary")
    game = plain({"planet-1": {"left": sector("draw 1", conditions=conditions)}})
    hand = [*ROBOTS, "bear-pilot"]
    state = game.setup(2, crews={0: ["emissary-owl-1"]}, hands={0: hand, 1: []})
    state.play(0, "land 1-left")
    assert state.asking[0].owed == (1, 3), "one move for the choice, and up to two cards as its price"
    unmet = refusal(state, 0, "meet discard-any")
    assert (unmet.code, unmet.clause, unmet.legal) == (
        "not-offered",
        "WS-09",
        ("meet discard-2-robot", "meet have-emissary"),
    )
    assert codes(state, 0, "land 1-right", "refresh robot-1") == ["another-question", "another-question"]
    play(state, "0 meet discard-2-robot, discard robot-1")
    assert codes(state, 0, "discard robot-1", "discard bear-pilot", "discard robot-9", "done", "refresh robot-2") == [
        "picked-already",
        "wrong-kind",
        "not-in-hand",
        "another-question",
        "another-question",
    ]


def test_a_card_to_remove_for_a_landing() -> None:
    game = plain({"planet-1": {"left": sector("draw 1", conditions=("remove any",))}})
    state = game.setup(2, crews={0: ["emissary-owl-1"]}, hands={0: ["bear-pilot"], 1: []})
    state.play(0, "land 1-left")
    assert codes(state, 0, "remove bear-pilot", "discard bear-pilot") == ["not-in-crew", "another-question"]


def test_draws() -> None:
    others = [name for name in plain().catalogue.spell(plain().figures.crew_cards) if name not in ROBOTS]
    state = plain().setup(2, hands={0: [], 1: []}, crews={1: others}, pool=ROBOTS)
    play(state, "0 land 1-left; 0 draw left")
    assert codes(state, 0, "draw pile", "draw left", "refresh robot-2") == ["nothing-there", "nothing-there", "not-in-hand"]
    assert refusal(state, 0, "draw left").clause == "WS-12"


def test_actions() -> None:
    game = plain({"planet-1": {"left": sector("draw 1", "draw 2")}})
    state = game.setup(2, hands={0: [], 1: []}, ships={0: {"2-left": "landed"}})
    exploring, landing = state.copy(), state
    landing.play(0, "land 1-left")
    exploring.play(0, "explore 2-left")
    for one, clause in ((landing, "WS-09"), (exploring, "WS-10")):
        found = refusal(one, 0, "take draw-6")
        assert (found.code, found.clause) == ("not-offered", clause)


def test_cards_put_into_play() -> None:
    game = plain({"planet-1": {"left": sector("play robot")}})
    state = game.setup(2, hands={0: ["robot-1", "bear-pilot"], 1: []})
    state.play(0, "land 1-left")
    assert codes(state, 0, "play bear-pilot", "play robot-2", "refresh robot-2", "use") == [
        "wrong-kind",
        "not-in-hand",
        "not-in-hand",
        "another-question",
    ]
    assert refusal(state, 0, "play bear-pilot").clause == "WS-15"


def test_prices_of_abilities() -> None:
    changes = {
        "bear-pilot": {"ability": "draw 1", "condition": "discard 2 robot"},
        "owl-pilot": {"ability": "draw 1", "condition": "remove any"},
    }
    state = plain(changes).setup(2, hands={0: ["bear-pilot", "owl-pilot", *ROBOTS], 1: []}, crews={0: ["robot-4"]})
    paid, removing = state.copy(), state
    play(paid, "0 land 1-right; 0 play bear-pilot")
    assert codes(paid, 0, "discard owl-pilot", "discard robot-4", "use") == ["wrong-kind", "not-in-hand", "another-question"]
    paid.play(0, "discard robot-1")
    assert codes(paid, 0, "discard robot-1", "discard owl-pilot", "decline") == [
        "picked-already",
        "wrong-kind",
        "another-question",
    ]
    play(removing, "0 land 1-right; 0 play owl-pilot")
    found = refusal(removing, 0, "remove robot-2")
    assert (found.code, found.clause) == ("not-in-crew", "WS-C1")
    assert codes(removing, 0, "remove robot-1", "refresh robot-4") == ["not-in-crew", "not-in-hand"]
    assert refusal(removing, 0, "remove captain-bear").code == "unknown-move"


def test_order_and_end() -> None:
    changes = {"bear-pilot": {"ability": "draw 1", "veteran": True}}
    state = plain(changes).setup(2, hands={0: ["bear-pilot", "robot-1"], 1: []})
    play(state, "0 land 1-right; 0 play bear-pilot")
    assert codes(state, 0, "decline", "end", "refresh bear-pilot") == ["another-question", "another-question", "not-in-hand"]
    play(state, "0 first card; 0 decline; 0 draw pile")
    assert codes(state, 0, "land 1-left", "refresh bear-pilot") == ["another-question", "not-in-hand"]
    assert refusal(state, 1, "end").code == "not-asked"


def test_on_the_smugglers_turn() -> None:
    state = plain().setup(2, solo="easy", hands={0: ["robot-1"]}, first=1, hostile=["hostile-mild-1", "hostile-mild-2"])
    assert codes(state, 0, "land hostile-mild-3", "explore hostile-mild-1", "land 1-left", "refresh robot-1") == [
        "not-the-smugglers",
        "not-the-smugglers",
        "not-the-smugglers",
        "another-question",
    ]
    assert refusal(state, 1, "land hostile-mild-1").code == "virtual-seat"
