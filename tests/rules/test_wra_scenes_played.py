"""What a table page of Wild Realms Alliance shows once roles are assigned: abilities, battle, collection, score."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.cards import COLLECTOR
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.page import scenes

from .wra_decks import REVERSE, plain
from .wra_tables import allied, by_chance

# Abilities


def test_a_choice_between_two_abilities_is_made_beside_the_card(wra: WildRealmsAlliance) -> None:
    table = allied(wra, "wolf boar stag", "fox swan horse", "hedgehog lynx beaver")
    assert table.spot("leader", 0, viewer=0).uses == ("use first", "use second")
    assert table.spot("leader", 1, viewer=0).uses == ()
    assert (table.prompt(0).about["card"], table.prompt(0).about["role"]) == ("wolf", "leader")
    leading = table.mat(viewer=0).leading
    assert [(one.animal, one.ability and one.ability.effect, one.now) for one in leading] == [
        ("wolf", None, False),
        ("fox", None, False),
        ("hedgehog", "both", False),
    ]
    table.play("0 use second")
    assert table.spot("leader", 0, viewer=0).used == 2
    assert table.spot("leader", 0, viewer=1).used == 0


def test_a_target_is_picked_at_its_animal(wra: WildRealmsAlliance) -> None:
    table = allied(wra, "wolf boar stag", "sheep swan horse", "hedgehog lynx beaver").play("0 use first")
    for number in range(3):
        spot = table.spot("fighter", number, viewer=0)
        assert (spot.move, spot.key) == (f"target {number}", "ABC"[number])
        assert table.spot("fighter", number, viewer=1).move == ""
    assert table.spot("leader", 0, viewer=1).acting
    asked = table.prompt(0)
    assert (asked.about["effect"], asked.about["card"], asked.others) == ("tuck", "wolf", ())
    assert [one.now for one in table.mat().leading] == [True, False, False]
    table.play("0 target 1")
    assert table.spot("leader", 1).tucked == ("swan",)


def test_a_leader_that_was_chased_away_leaves_an_empty_place(wra: WildRealmsAlliance) -> None:
    table = allied(wra, "boar wolf stag", "raven swan horse", "hedgehog lynx beaver")
    assert [table.spot("leader", number, viewer=0).move for number in range(3)] == ["", "target 1", "target 2"]
    table.play("0 target 1")
    spot = table.spot("leader", 1)
    assert (spot.card, spot.back, spot.role) == ("", False, "leader")
    assert (table.seat(1).recruits, table.seat(1, viewer=1).recruits) == (1, 0)
    assert [(one.animal, one.ability) for one in table.mat().leading][1] == ("", None)
    assert [card.key for card in table.hand(1)] == ["1", "2", "3", "4"]


def test_a_player_who_swapped_knows_the_fighter_given_away(wra: WildRealmsAlliance) -> None:
    table = allied(wra, "fox boar stag", "raven swan horse", "hedgehog lynx beaver")
    table.play("0 use first; 0 target 1")
    assert table.seat(1, viewer=0).known == ("boar",)
    assert table.seat(1, viewer=2).known == ()
    assert table.seat(0, viewer=0).known == ()


def test_an_offer_is_taken_with_the_main_button(wra: WildRealmsAlliance) -> None:
    table = allied(wra, "hare boar stag", "sheep swan horse", "hedgehog lynx beaver")
    asked = table.prompt(0)
    assert (asked.step, asked.go, asked.others, asked.least, asked.most) == ("UseOrDecline", "use", ("decline",), 0, 0)
    table.play("0 use")
    assert table.spot("fighter", 0).abstains
    assert [(one.name, one.abstains, one.outcome) for one in table.mat().fighting][-1] == ("Ann", True, "")


def test_only_cards_looked_at_can_be_taken(wra: WildRealmsAlliance) -> None:
    table = allied(
        wra, "raven boar stag", "sheep swan horse", "hedgehog lynx beaver", recruits={0: ["mouse"]}, centre=["crane"]
    )
    cards = {card.name: card for card in table.hand(0)}
    assert cards["crane"].move == "take crane"
    refusal = cards["mouse"].refusal
    assert refusal is not None
    assert refusal.code == "not-looked-at"
    assert table.prompt(0).about["count"] == 3
    assert scenes.count_hand(table.view(0)) == (4, 0)


# Battle and collection


def test_the_line_of_battle(wra: WildRealmsAlliance) -> None:
    table = allied(wra, "horse sheep stag", "swan wolf fox", "hedgehog boar beaver", start=1)
    fighting = table.mat(viewer=0).fighting
    assert [(one.name, one.animal, one.printed, one.strength, one.outcome, one.mine) for one in fighting] == [
        ("Ben", "wolf", 8, 8, "won", False),
        ("Cleo", "boar", 7, 7, "", False),
        ("Ann", "sheep", 2, 6, "lost", True),
    ]
    spot = table.spot("fighter", 0)
    assert (spot.strength, spot.change) == (6, 4)
    assert [table.seat(number).outcome for number in range(3)] == ["lost", "won", ""]
    assert [table.seat(number).starts for number in range(3)] == [False, True, False]
    asked = table.prompt(1)
    assert (asked.step, asked.go, asked.others) == ("WinnerDraws", "draw", ("decline",))


def test_equally_strong_fighters_show_the_symbols_that_decide() -> None:
    """Wolf and horse both have strength 8, and the horse has the higher symbol value."""
    table = allied(plain(), "stag wolf beaver", "swan horse mouse", "sheep raven otter")
    assert [(one.animal, one.outcome, one.symbol, one.value) for one in table.mat().fighting] == [
        ("horse", "won", "circle", 2),
        ("wolf", "", "triangle", 1),
        ("raven", "lost", "", 0),
    ]
    table = allied(plain(), "stag wolf beaver", "swan lynx mouse", "sheep raven otter")
    assert [one.symbol for one in table.mat().fighting] == ["", "", ""], "symbols show only where a tie was broken"


def test_used_abilities_are_shown_with_their_targets(wra: WildRealmsAlliance) -> None:
    """A use whose owner is still being asked is not shown yet; one without effect says so."""
    table = allied(wra, "fox boar stag", "badger swan horse", "hare lynx beaver").play("0 use first; 1 use second")
    assert [one.on for one in table.mat(viewer=1).leading] == [(), (), ()]
    table.play("0 target 1")
    uses = [(one.name, one.animal, one.ability.effect, one.on, one.left) for one in table.mat(viewer=1).deeds]
    assert uses == [("Ann", "fox", "swap", ("Ben",), False), ("Ben", "badger", "strengthen", ("Ann", "Cleo"), False)]
    table.play("2 decline")
    hare = table.mat(viewer=1).deeds[-1]
    assert (hare.name, hare.animal, hare.on, hare.left) == ("Cleo", "hare", (), True)
    table = allied(wra, "wolf boar stag", "swan otter horse", "hedgehog lynx beaver").play("0 use first; 0 target 0")
    assert [(one.animal, one.on) for one in table.mat().deeds] == [("wolf", ("Ann",))], (
        "a Leader that targets its own seat is named"
    )


def test_two_players_of_one_name_are_not_confused(wra: WildRealmsAlliance) -> None:
    table = allied(wra, "fox boar stag", "toad swan horse", "hare lynx beaver").play("0 use first; 1 use second; 0 target 1")
    mat = scenes.build_mat(table.view(2), ("Kim", "Kim", "Cleo"), table.story(2))
    assert mat.deeds[0].on == ("Kim",)


def test_in_a_reversed_battle_the_weakest_is_listed_first(wra: WildRealmsAlliance) -> None:
    table = allied(wra, "mouse sheep stag", "swan wolf fox", "hedgehog lynx beaver").play("0 use")
    mat = table.mat()
    assert mat.turned
    assert [one.animal for one in mat.fighting] == ["sheep", "lynx", "wolf"]
    assert [one.outcome for one in mat.fighting] == ["won", "", "lost"]


def test_in_a_reversed_battle_the_higher_symbol_is_still_listed_first() -> None:
    """Otter and beaver are equally strong."""
    table = allied(plain(mouse=REVERSE), "mouse wolf stag", "sheep otter hare", "hedgehog beaver raven")
    fighting = [(fighter.animal, fighter.outcome) for fighter in table.mat().fighting]
    assert fighting == [("beaver", "won"), ("otter", ""), ("wolf", "lost")]


def test_the_loser_defends_or_collects_beside_the_collector(wra: WildRealmsAlliance) -> None:
    table = allied(wra, "swan sheep stag", "crane wolf beaver", "hedgehog lynx toad").play("1 decline")
    assert table.spot("collector", 0, viewer=0).deeds == ("defend", "collect")
    assert table.spot("collector", 0, viewer=1).deeds == ()
    assert table.prompt(0).about["card"] == "sheep"


def test_the_final_three_and_what_they_would_score(wra: WildRealmsAlliance) -> None:
    table = allied(wra, "swan sheep stag", "crane wolf beaver", "hedgehog lynx toad", recruits={0: ["goose"]})
    table.play("1 decline")
    assert not table.mat(0).choosing
    asked = table.play("0 defend").prompt(0)
    assert (table.mat(0).choosing, asked.step, asked.least, asked.most) == (True, "ChooseThree", 3, 3)
    assert [spot.move for spot in table.seat(0, viewer=0).spots] == ["keep swan", "keep sheep", "keep stag"]
    assert asked.figures is not None
    figures = wra.figures
    three = [figures[wra.catalogue.card(name)] for name in ("sheep", "stag", "swan")]
    strengths, symbols, endgame = asked.figures["sheep stag swan"]
    assert strengths == sum(one.strength for one in three)
    assert symbols == sum(one.value for one in three)
    of_swan, of_stag = three[2].abilities[0].amount, three[1].abilities[0].amount
    assert endgame == 3 * of_swan + 1 * of_stag, "three symbols that match, and one mighty animal"
    table.play("0 keep swan, keep sheep, keep stag")
    assert [spot.sealed for spot in table.seat(0, viewer=0).spots] == [True, True, True]
    assert not any(spot.sealed for spot in table.seat(0, viewer=1).spots)


def test_recruits_are_picked_in_the_hand_after_the_three_places(wra: WildRealmsAlliance) -> None:
    table = allied(wra, "swan sheep stag", "crane wolf beaver", "hedgehog lynx toad", recruits={0: ["mouse", "otter"]})
    table.play("1 decline; 0 defend")
    hand = table.hand(0)
    assert {card.move for card in hand} == {"keep mouse", "keep otter"}
    assert [card.key for card in hand] == ["4", "5"]


# The score


@pytest.mark.whole_games
def test_the_score_shown_is_the_result(wra: WildRealmsAlliance) -> None:
    for table, _ in by_chance(wra, "columns"):
        columns = table.columns()
        assert [sum(points for _, points, _ in column.lines) for column in columns] == [one.total for one in columns]
        if result := table.state.result:
            assert tuple(column.total for column in columns) == result.scores
            assert tuple(column.rank for column in columns) == result.ranks
            for column in columns:
                for line, points, reasons in column.lines:
                    assert sum(earned for _, earned in reasons) == points, (line, reasons)


@pytest.mark.whole_games
def test_the_sum_shown_is_what_the_three_score(wra: WildRealmsAlliance) -> None:
    """Strengths and matching symbols; endgame effects may still be chosen, by the viewer and by others. A Collector that may
    still score either of two abilities is taken to score the first; the toad's makes all symbols match."""
    checked, sums, torn = 0, dict[int, Mapping[str, tuple[int, ...]]](), set[int]()
    for table, _ in by_chance(wra, "foretold"):
        if table.state.over:
            for seat, column in enumerate(table.columns()):
                three = " ".join(sorted(name for name, _ in column.lines[0][2]))
                if expected := sums.get(seat, {}).get(three):
                    assert expected[0] == column.lines[0][1]
                    assert expected[1] == column.lines[1][1] or (seat in torn and expected[1] > column.lines[1][1])
                    checked += 1
            sums, torn = {}, set()
        elif isinstance(table.state.agenda[0], steps.ChooseThree):
            for seat in table.state.asking:
                asked = table.prompt(seat)
                assert asked.figures is not None
                sums.setdefault(seat, asked.figures)
                if len(table.state.endgame_numbers(COLLECTOR, seat)) > 1:
                    torn.add(seat)
    assert checked > 20


def test_a_rivals_choice_shows_in_the_score(wra: WildRealmsAlliance) -> None:
    """The goose takes points from one rival, the toad from all others."""
    table = allied(wra, "goose boar stag", "toad wolf beaver", "hedgehog lynx mouse")
    table.play("0 use first; 1 use second; 1 decline")
    while not table.state.over:
        seat = min(table.state.asking)
        if isinstance(table.state.agenda[0], steps.ChooseTarget):
            standing = table.mat(viewer=0).standing
            assert [one.rank for one in standing] == sorted(one.rank for one in standing)
            assert {one.name for one in standing} == {"Ann", "Ben", "Cleo"}
            assert [table.seat(number, viewer=0).aim for number in range(3)] == ["", "target 1", "target 2"]
            assert table.seat(1, viewer=1).aim == ""
            table.play("0 target 2")
        elif isinstance(table.state.agenda[0], steps.ChooseThree):
            spots = [spot.card for spot in table.seat(seat, viewer=seat).spots if spot.card]
            free = [card.name for card in table.hand(seat)]
            table.answer(seat, *[f"keep {card}" for card in (*spots, *free)[:3]])
        else:
            table.answer(seat, next(iter(table.state.asking[seat])))
    reasons = {column.name: dict(column.lines[2][2]) for column in table.columns()}
    goose, toad = (wra.figures[wra.catalogue.card(name)].abilities for name in ("goose", "toad"))
    assert reasons["Cleo"] == {"goose": goose[0].amount, "toad": toad[1].amount}
    assert reasons["Ann"]["toad"] == toad[1].amount < 0
    assert "goose" not in reasons["Ann"]
    assert "goose" not in reasons["Ben"]
    assert "toad" not in reasons["Ben"]
