"""What a table page of Wild Space asks, question by question, and what it says about the cards in hand."""

from __future__ import annotations

from typing import Any

from wildtable.engine.presentation.scenes import Idle, Word
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.page import scenes
from wildtable.games.wild_space.page.scenes import ActSign, OfferedAnswer

from .wild_space_decks import plain, sector
from .wild_space_tables import WildSpaceTable, by_chance

HAND = ["bear-military", "bear-pilot", "robot-1"]


def set_up(changes: dict[str, Any] | None = None, **words: Any) -> WildSpaceTable:
    usual: dict[str, Any] = {"hands": {0: HAND}, "crews": {0: ["captain-bear"]}}
    return WildSpaceTable(plain(changes).setup(2, **usual | words))


def moves(table: WildSpaceTable, viewer: int = 0) -> list[str]:
    return [card.move for card in table.hand(viewer)]


def refusals(table: WildSpaceTable, viewer: int = 0) -> list[str]:
    return [card.refusal.code if card.refusal else "" for card in table.hand(viewer)]


# Landing


def test_where_to_land_is_asked_on_the_mat() -> None:
    table = set_up()
    asked = table.prompt(0)
    assert (asked.step, asked.clause, asked.least, asked.most, asked.go) == ("UseShip", "WS-11", 1, 1, "")
    assert (asked.about["kind"], asked.others, asked.options, asked.instead) == ("land", (), (), True)
    assert set_up(ships={0: {"1-left": "landed"}}).prompt(0).about["kind"] == "ship"
    all_down = dict.fromkeys(("1-left", "1-right", "2-left", "2-right", "3-left"), "landed")
    assert set_up(ships={0: all_down}, planets=["planet-3-1"]).prompt(0).about["kind"] == "explore"
    assert moves(table) == ["", "", ""]
    assert [card.instead for card in table.hand(0)] == [f"refresh {name}" for name in HAND]
    assert not any(card.instead for card in table.hand(1))


def test_a_player_without_a_legal_landing_stays() -> None:
    done = dict.fromkeys(("1-left", "1-right", "2-left", "2-right"), "explored")
    table = set_up(ships={0: done})
    asked = table.prompt(0)
    assert (asked.about["kind"], asked.go, asked.least, asked.most) == ("stay", "stay", 0, 0)


def test_a_sector_is_chosen_first_and_then_its_price() -> None:
    table = set_up({"planet-1": {"right": sector("draw 2", conditions=("discard 2 any",))}})
    table.play("0 land 1-right")
    asked = table.prompt(0)
    assert (asked.step, asked.about["kind"], asked.about["count"]) == ("UseShip", "discard", 2)
    assert (asked.about["condition"], asked.least, asked.most) == (Word("asks-discard-2-any"), 2, 2)
    assert isinstance(asked.about["condition"], Word)
    assert (asked.instead, asked.others) == (False, ())
    assert moves(table) == [f"discard {name}" for name in HAND]
    table.play("0 discard bear-pilot")
    assert [card.picked for card in table.hand(0)] == [False, True, False]
    assert (table.prompt(0).least, table.prompt(0).about["condition"]) == (1, "asks-discard-2-any")


def test_cards_of_another_kind_say_why_they_will_not_do() -> None:
    """Only one of the two conditions can be met, so the choice is not asked."""
    conditions = ("discard emissary", "discard robot")
    table = set_up({"planet-1": {"right": sector("draw 2", conditions=conditions)}})
    table.play("0 land 1-right")
    assert table.prompt(0).about["condition"] == "asks-discard-robot"
    assert moves(table) == ["", "", "discard robot-1"]
    assert refusals(table) == ["wrong-kind", "wrong-kind", ""]


def test_of_several_conditions_one_is_named() -> None:
    conditions = ("discard pilot", "remove any")
    crews = {0: ["captain-bear", "owl-pilot", "owl-botanist"]}
    table = set_up({"planet-1": {"right": sector("draw 2", conditions=conditions)}}, crews=crews)
    table.play("0 land 1-right")
    asked = table.prompt(0)
    assert (asked.about["kind"], asked.least, asked.most) == ("meet", 1, 1)
    assert asked.options == (
        OfferedAnswer("meet discard-pilot", "A", ActSign("act-discard", "asks-discard-pilot", 0, ("pilot",))),
        OfferedAnswer("meet remove-any", "B", ActSign("act-remove", "asks-remove-any")),
    )
    table.play("0 meet discard-pilot")
    assert table.prompt(0).about["condition"] == "asks-discard-pilot"
    assert moves(table) == ["", "discard bear-pilot", ""]


def test_the_crew_is_shown_before_the_hand_where_one_of_it_is_to_go() -> None:
    table = set_up(
        {"planet-1": {"right": sector("draw 2", conditions=("remove any",))}},
        crews={0: ["captain-bear", "owl-pilot", "owl-botanist"]},
    )
    assert scenes.count_hand(table.view(0)) == (3, 0)
    table.play("0 land 1-right")
    assert [card.name for card in table.hand(0)] == ["owl-pilot", "owl-botanist", *HAND]
    assert moves(table) == ["remove owl-pilot", "remove owl-botanist", "", "", ""]
    assert not any(card.instead for card in table.hand(0))
    assert scenes.count_hand(table.view(0)) == (2, 1)
    assert (table.prompt(0).about["kind"], table.prompt(0).about["condition"]) == ("remove", "asks-remove-any")


# Acting


def test_actions_are_offered_in_the_prompt() -> None:
    table = set_up({"planet-1": {"right": sector("draw 2", "play robot")}})
    table.play("0 land 1-right")
    asked = table.prompt(0)
    assert (asked.step, asked.about["kind"], asked.least) == ("TakeAction", "land", 1)
    assert asked.options == (
        OfferedAnswer("take draw-2", "A", ActSign("act-draw", "move-take-draw-2", 2)),
        OfferedAnswer("take play-robot", "B", ActSign("act-play", "move-take-play-robot", 0, ("robot",))),
    )


def test_exploring_offers_what_it_always_does() -> None:
    table = set_up(ships={0: {"1-left": "landed"}})
    table.play("0 explore 1-left")
    asked = table.prompt(0)
    assert asked.about["kind"] == "explore"
    assert [option.move for option in asked.options] == ["take draw-3", "take play-any"]


def test_drawing_tells_how_many_are_left() -> None:
    table = set_up()
    table.play("0 land 1-left")
    assert (table.prompt(0).about["count"], table.prompt(0).instead) == (2, True)
    table.play("0 draw pile")
    assert table.prompt(0).about["count"] == 1


def test_a_card_to_play_is_picked_in_the_hand_or_declined() -> None:
    table = set_up({"planet-1": {"right": sector("play robot")}})
    table.play("0 land 1-right")
    asked = table.prompt(0)
    assert (asked.step, asked.about["what"], asked.about["kind"]) == ("PutIntoPlay", Word("a-robot"), "some")
    assert (asked.go, asked.others, asked.least, asked.most) == ("", ("decline",), 1, 1)
    assert moves(table) == ["", "", "play robot-1"]
    assert refusals(table) == ["wrong-kind", "wrong-kind", ""]


def test_without_a_suitable_card_the_player_declines() -> None:
    table = set_up({"planet-1": {"right": sector("play emissary")}})
    table.play("0 land 1-right")
    asked = table.prompt(0)
    assert (asked.about["kind"], asked.go, asked.others, asked.most) == ("none", "decline", (), 0)


# Abilities


PLAY_ANY: dict[str, Any] = {"planet-1": {"right": sector("play any")}}


def test_an_ability_without_a_price_is_used_or_declined() -> None:
    table = set_up({**PLAY_ANY, "bear-pilot": {"ability": "draw 2"}})
    table.play("0 land 1-right; 0 play bear-pilot")
    asked = table.prompt(0)
    assert (asked.step, asked.go, asked.others) == ("UseAbility", "use", ("decline",))
    assert (asked.about["card"], asked.about["what"], asked.about["kind"]) == ("bear-pilot", "move-take-draw-2", "use")


def test_a_condition_on_the_crew_has_no_price() -> None:
    changes = {**PLAY_ANY, "bear-pilot": {"condition": "have engineer", "ability": "draw 2"}}
    table = set_up(changes)
    table.play("0 land 1-right; 0 play bear-pilot")
    assert table.prompt(0).about["kind"] == "use"


def test_a_price_is_paid_from_the_hand() -> None:
    table = set_up({**PLAY_ANY, "bear-pilot": {"condition": "discard 2 any", "ability": "draw 2"}})
    table.play("0 land 1-right; 0 play bear-pilot")
    asked = table.prompt(0)
    assert (asked.go, asked.others, asked.least, asked.most, asked.instead) == ("", ("decline",), 2, 2, True)
    assert (asked.about["kind"], asked.about["condition"], asked.about["count"]) == ("discard", "asks-discard-2-any", 2)
    table.play("0 discard robot-1")
    assert (table.prompt(0).least, table.prompt(0).about["kind"], table.prompt(0).instead) == (1, "discard", False)


def test_a_price_is_paid_from_the_crew() -> None:
    """A card in hand may still be given up to refresh the pool."""
    changes = {**PLAY_ANY, "bear-pilot": {"condition": "remove any", "ability": "draw 2"}}
    table = set_up(changes, crews={0: ["captain-bear", "owl-pilot"]})
    table.play("0 land 1-right; 0 play bear-pilot")
    assert table.prompt(0).about["kind"] == "remove"
    assert moves(table) == ["remove bear-pilot", "remove owl-pilot", "", ""]
    assert refusals(table) == ["", "", "", ""]
    assert [card.instead for card in table.hand(0)] == ["", "", "refresh bear-military", "refresh robot-1"]


def test_an_ability_that_cannot_be_paid_is_declined() -> None:
    table = set_up({**PLAY_ANY, "bear-pilot": {"condition": "discard emissary", "ability": "draw 2"}})
    table.play("0 land 1-right; 0 play bear-pilot")
    asked = table.prompt(0)
    assert (asked.about["kind"], asked.go, asked.others) == ("unpaid", "decline", ())


def test_what_comes_first_is_asked_with_card_and_square() -> None:
    changes = {
        **PLAY_ANY,
        "captain-bear": {"track": ["play robot", "draw 1", "draw 1", "draw 1", "credits 6"]},
        "bear-pilot": {"ability": "draw 2", "veteran": True},
        "bear-military": {"condition": "have robot", "ability": "draw 2", "veteran": True},
    }
    table = set_up(changes)
    table.play("0 land 1-right; 0 play bear-pilot")
    asked = table.prompt(0)
    draw, square = ActSign("act-draw", "move-take-draw-2", 2), ActSign("act-play", "move-take-play-robot", 0, ("robot",))
    assert (asked.step, asked.about["card"]) == ("InAnyOrder", "bear-pilot")
    assert asked.options == (
        OfferedAnswer("first card", "A", draw, card="bear-pilot"),
        OfferedAnswer("first square", "B", square, square=1),
    )
    table = set_up(changes)
    table.play("0 land 1-right; 0 play bear-military")
    condition = ActSign("act-have", "asks-have-robot", 0, ("robot",))
    lacking = Idle("idle-crew", "a-robot")
    assert table.prompt(0).options[0] == OfferedAnswer(
        "first card", "A", draw, card="bear-military", condition=condition, idle=lacking
    )


# The end of a turn, and others


def test_a_turn_ends_when_one_says_so() -> None:
    table = set_up()
    table.play("0 land 1-left; 0 draw pile; 0 draw pile")
    asked = table.prompt(0)
    assert (asked.step, asked.go, asked.least, asked.most, asked.instead) == ("EndTurn", "end", 0, 0, True)


def test_the_smugglers_turn_is_asked_of_the_person(space: WildSpace) -> None:
    table = WildSpaceTable(space.setup(2, solo="normal", first=1))
    asked = table.prompt(0)
    assert (asked.step, asked.clause, asked.least, asked.instead) == ("SmugglerTurn", "WS-S2", 1, False)


def test_spectators_have_no_hand(space: WildSpace) -> None:
    assert WildSpaceTable(space.setup(2)).hand(None) == ()


def test_every_question_has_messages(space: WildSpace) -> None:
    """Every message about a question has its variants in every language."""
    seen = set()
    for table, _ in by_chance(space, "words", 2):
        if table.state.over or 0 not in table.state.asking:
            continue
        asked = table.prompt(0)
        about = {key: space.texts.say("en", one) if isinstance(one, Word) else one for key, one in asked.about.items()}
        parts = ["title", "line", "wait"] + (["go"] if asked.go else ["empty", "more", "ready"])
        for part in parts + ["other"] * bool(asked.others):
            said = {space.texts.say(language, f"{part}-{asked.step}", **about) for language in space.texts.languages}
            assert all(said), (part, asked)
        seen.add(asked.step)
    assert len(seen) == 9
