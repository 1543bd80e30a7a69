"""What a table page of Wild Space shows between the seats: planets, pool, piles, the top, the chain of a turn."""

from __future__ import annotations

import pytest

from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.page import scenes
from wildtable.games.wild_space.page.scenes import ActSign, RefusedMove

from .scene_tables import NAMES
from .wild_space_decks import plain, sector
from .wild_space_tables import WildSpaceTable, by_chance, crewed

# Planets and spaceships


def test_a_face_down_planet_shows_its_number(space: WildSpace) -> None:
    table = crewed(space, crews={0: ["captain-owl", "owl-pilot", "bear-pilot"]}, planets=["planet-3-2"])
    start, _, three, six, _ = table.mat(0).planets
    assert (start.card, start.need, start.zones) == ("planet-1", 0, "planet-1")
    assert (three.card, three.need, len(three.sectors), three.zones) == ("planet-3-2", 3, 2, "planet-3 face-down-three")
    assert (six.card, six.need, six.sectors, six.zones) == ("", 6, (), "planet-6 face-down-six")


def test_spaceships_are_shown_on_their_sectors_by_owner(space: WildSpace) -> None:
    ships = {0: {"1-left": "explored", "2-left": "landed"}, 1: {"1-left": "landed"}}
    table = crewed(space, ships=ships)
    left = table.sector("1-left", 0)
    assert [(ship.name, ship.initial, ship.mine) for ship in left.explored] == [("Ann", "A", True)]
    assert [(ship.name, ship.initial, ship.mine) for ship in left.landed] == [("Ben", "B", False)]
    assert left.done
    assert left.why == RefusedMove("explored-already", "WS-11")
    mine = table.sector("2-left", 0)
    assert (mine.exploring, mine.move, mine.key, mine.conditions) == (True, "explore 2-left", "C", ())
    assert [sign.act for sign in mine.actions] == ["act-draw", "act-play"]
    theirs = table.sector("1-left", 1)
    assert (theirs.exploring, theirs.move, theirs.key, theirs.why) == (True, "", "", None)


def test_a_sector_says_why_landing_is_not_possible() -> None:
    """With the reason with which the move would be refused."""
    game = plain()
    crews = {0: ["captain-bear"], 1: ["captain-owl", "owl-pilot", "owl-botanist"]}
    table = WildSpaceTable(game.setup(2, crews=crews))
    assert table.sector("3-left", 0).why == RefusedMove("crew-too-small", "WS-11", 3)
    refusal = table.state.asking[0].why(game.moves["land 3-left"])
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.about["count"]) == ("crew-too-small", "WS-11", 3)
    five = dict.fromkeys(("1-left", "1-right", "2-left", "2-right", "3-right"), "landed")
    large = {0: crews[1]}
    used = WildSpaceTable(game.setup(2, crews=large, ships={0: five}))
    assert used.sector("3-left", 0).why == RefusedMove("no-ship-left", "WS-11", 3)
    assert used.sector("3-right", 0).why is None, "exploring is possible there"


def test_a_condition_that_is_not_fulfilled_is_the_reason() -> None:
    game = plain({"planet-1": {"right": sector("draw 2", conditions=("discard robot",))}})
    table = WildSpaceTable(game.setup(2, hands={0: ["bear-pilot"]}))
    right = table.sector("1-right", 0)
    assert right.why == RefusedMove("condition-unmet", "WS-11")
    assert right.conditions == (ActSign("act-discard", "asks-discard-robot", 0, ("robot",)),)


def test_the_sector_chosen_for_landing_is_marked() -> None:
    game = plain({"planet-1": {"right": sector("draw 2", conditions=("discard any",))}})
    table = WildSpaceTable(game.setup(2, hands={0: ["bear-pilot", "bear-military"]}))
    table.play("0 land 1-right")
    assert table.sector("1-right", 0).chosen
    assert not table.sector("1-left", 0).chosen
    assert not table.sector("1-right", 1).chosen, "others do not know it yet"
    assert table.sector("1-left", 0).why is None, "landing is no longer the question"


# Pool and piles


def test_pool_and_piles(space: WildSpace) -> None:
    table = crewed(space, discard=["owl-military", "bear-botanist"])
    mat = table.mat(0)
    assert [(spot.name, spot.card, spot.move) for spot in mat.pool] == [
        ("left", "rhino-pilot", ""),
        ("middle", "robot-1", ""),
        ("right", "monkey-pilot", ""),
    ]
    assert (mat.discards, mat.discard, mat.draw, mat.drawing) == (2, "bear-botanist", "", False)
    assert mat.pile == 102 - 5 - 3 - 3 - 2


def test_the_source_of_a_draw_is_picked_on_the_mat() -> None:
    table = WildSpaceTable(plain().setup(2))
    table.play("0 land 1-left")
    mat = table.mat(0)
    assert [(spot.move, spot.key) for spot in mat.pool] == [("draw left", "A"), ("draw middle", "B"), ("draw right", "C")]
    assert (mat.draw, mat.drawing) == ("draw pile", True)
    assert not table.mat(1).drawing


def test_an_empty_discard_pile_has_no_top() -> None:
    assert WildSpaceTable(plain().setup(2)).mat().discard == ""


# The turn


def test_the_top_shows_round_and_phase(space: WildSpace) -> None:
    table = crewed(space, turn=6)
    top = scenes.build_top(table.view(0))
    assert (top.round, top.rounds, top.phase, top.phases) == (3, 10, "ship", ("ship", "action", "end"))
    alone = WildSpaceTable(space.setup(2, solo="easy", first=1))
    assert scenes.build_top(alone.view(0)).phase == "smuggler"
    assert scenes.build_top(alone.view(0)).phases == ("smuggler", "ship", "action", "end"), (
        "the Smuggler's phase comes first"
    )
    assert scenes.build_top(WildSpaceTable(space.setup(2, solo="easy", first=0)).view(0)).phases[-1] == "smuggler"
    for played, _ in by_chance(space, "over"):
        assert (scenes.build_top(played.view(0)).phase == "") == played.state.over


def test_a_turn_is_a_chain_with_what_is_still_open() -> None:
    game = plain(
        {
            "planet-1": {"right": sector("play any")},
            "captain-bear": {"track": ["play any", "draw 1", "draw 1", "draw 1", "credits 6"]},
            "bear-pilot": {"ability": "draw 2", "veteran": True},
        }
    )
    hands = {0: ["bear-pilot", "bear-military"], 1: []}
    table = WildSpaceTable(game.setup(2, hands=hands, crews={0: ["captain-bear"]}, pool=["owl-pilot"]))
    assert table.chain() == ["* ship  0"]
    assert (table.mat(0).actor, table.mat(0).mine, table.mat(1).mine) == ("Ann", True, False)
    table.play("0 land 1-right")
    assert table.chain() == ["landed planet-1 right", "* put  0"]
    table.play("0 play bear-pilot")
    assert table.chain()[1:] == ["played bear-pilot ", "advanced  1", "* order bear-pilot "]
    table.play("0 first card")
    assert table.chain()[3:] == ["* ability bear-pilot ", "+ put  0"]
    table.play("0 use; 0 draw pile; 0 draw pile")
    assert table.chain(1)[3:] == ["drew  2", "* put  0"], "consecutive draws are merged"
    table.play("0 refresh bear-military")
    assert table.chain()[4:] == ["refreshed bear-military ", "* put  0"]
    table.play("0 decline")
    assert table.chain()[5:] == ["declined  0"]
    table.play("0 end")
    assert table.chain() == ["* ship  0"], "the next turn starts a new chain"
    assert table.mat(0).actor == "Ben"


def test_the_turns_of_the_others_are_shown_when_a_turn_begins() -> None:
    """From the end of the viewer's last turn until they use a spaceship; consecutive draws are merged."""
    game = plain({"planet-1": {"left": sector("draw 2")}, "planet-2": {"left": sector("draw 2")}})
    pool = ["owl-pilot", "rhino-pilot", "lizard-pilot"]
    table = WildSpaceTable(game.setup(3, hands={0: ["bear-pilot"], 1: [], 2: []}, pool=pool))
    table.play("0 land 1-left; 0 draw pile; 0 draw pile; 0 end")
    assert table.mat(0).past == ()
    table.play("1 land 1-left; 1 draw left; 1 draw middle; 1 end")
    assert [turn.name for turn in table.mat(2).past] == ["Ben"], "only turns whose start is in the story"
    table.play("2 land 2-left; 2 draw pile; 2 draw pile; 2 end")
    turns = [(turn.name, [(link.deed, link.cards, link.number) for link in turn.links]) for turn in table.mat(0).past]
    assert turns == [
        ("Ben", [("landed", ("planet-1",), 1), ("took", ("owl-pilot", "rhino-pilot"), 2)]),
        ("Cleo", [("landed", ("planet-2",), 1), ("drew", (), 2)]),
    ]
    assert (table.mat(1).past, table.mat().past) == ((), ()), "shown only to the player whose turn it is"
    table.play("0 explore 1-left")
    assert table.mat(0).past == ()


@pytest.mark.whole_games
def test_every_link_of_a_turn_has_a_message(space: WildSpace) -> None:
    told = set()
    for table, _ in by_chance(space, "links", 2):
        mat = table.mat(0)
        told |= {link.deed for link in mat.chain}
        assert mat.actor == ("" if table.state.over else NAMES[table.state.active])
    for deed in told:
        assert space.texts.say("en", f"link-{deed}", cards="Bear", count=2, side="left", what="a robot")
    assert {"landed", "explored", "drew", "took", "played", "advanced", "draw", "put", "ability", "action"} <= told
