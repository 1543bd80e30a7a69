"""What a table page of Wild Cards shows at each seat, and of the round, the cards and the score."""

from __future__ import annotations

import pytest

from wildtable.engine.presentation.scenes import Top, Word
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.page import scenes
from wildtable.games.wild_cards.page.scenes import GivenAnimal, SpeciesHolding, WildCardsFace
from wildtable.games.wild_cards.scoring import score
from wildtable.games.wild_cards.state import COLLECTIONS, FACE_DOWN, HANDS, LEADERS

from .playing import idle, names
from .scene_tables import NAMES
from .wild_cards_tables import ANN, BEN, CLEO, WildCardsTable, by_chance, table_of_three

# Bidding


def test_a_seat_waits_for_its_bid_until_that_lies_sealed(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition)
    assert table.deeds() == ["waits", "waits", "waits"]
    table.play("1 bid savannah-2")
    for viewer in table.viewers:
        assert table.deeds(viewer) == ["waits", "sealed", "waits"]
        scene = table.seat(1, viewer)
        assert (scene.sealed, scene.bid, scene.expected, scene.hand) == (True, "", 1, 5)
        assert not table.seat(0, viewer).sealed


def test_only_seats_listed_as_answered_are_sealed(game: WildCards) -> None:
    """A table may hide who has answered: the view's own list does not count."""
    table = table_of_three(game).play("1 bid savannah-2")
    scene = scenes.build_seat(table.view(0), 1, table.story(0), ())
    assert (scene.sealed, scene.deed) == (False, "waits")


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_sealed_bid_looks_the_same_whatever_it_is(game: WildCards, viewer: int | None) -> None:
    """A refill card or a 4, one card or the eagle's two."""
    moves = ("bid savannah-1, done", "bid savannah-4, done", "bid refill, done", "bid savannah-1, bid refill")
    tables = [table_of_three(game, collections={1: ["eagle"]}).play(f"1 {bid}") for bid in moves]
    assert len({tuple(table.seat(number, viewer) for number in range(3)) for table in tables}) == 1


def test_the_hand_that_remains_does_not_betray_a_refill_bid(game: WildCards) -> None:
    """All hold five cards, refill card included, and place one of them: four remain whichever it was."""
    table = table_of_three(game).bid("forest-2", "refill", "mountain-3")
    assert [table.seat(number).hand for number in range(3)] == [4, 4, 4]
    assert [table.seat(number).bid for number in range(3)] == ["forest-2", "refill", "mountain-3"]


def test_two_cards_of_the_eagle_lie_face_down_until_one_is_chosen(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition, collections={0: ["eagle"]})
    table.play("0 bid forest-2, bid forest-3; 1 bid savannah-4; 2 bid mountain-1")
    for viewer in table.viewers:
        scene = table.seat(0, viewer)
        assert (scene.face_down, scene.bid, scene.hand, scene.deed, scene.expected) == (2, "", 5, "", 0)
    assert table.top().phase == "bid"
    scene = table.play("0 choose forest-3").seat(0, viewer=1)
    assert (scene.face_down, scene.bid, scene.hand, scene.deed) == (0, "forest-3", 4, "bids")


# Refilling and acquiring


def test_the_action_of_each_seat_in_this_round(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition).bid("forest-2", "savannah-1", "refill")
    assert table.deeds() == ["bids", "bids", "refills"]
    table.play("2 discard mountain-1, done")
    assert table.deeds() == ["bids", "bids", "refilled"]
    assert (table.seat(2).hand, table.seat(2).bid) == (8, "")
    table.play("0 take lion")
    paying = table.seat(0)
    assert (paying.deed, paying.expected, paying.sealed, paying.payment) == ("bids", 1, False, ())
    table.play("0 pay forest-3")
    took = table.seat(0)
    assert (took.deed, took.gained, took.expected) == ("took", "lion", 0)
    assert (took.bid, took.payment, took.hand) == ("forest-2", ("forest-3",), 3)
    assert table.deeds() == ["took", "bids", "refilled"]
    assert table.play("1 take peacock").deeds() == ["waits", "waits", "waits"]


def test_a_player_who_passed_shows_the_bid_taken_back_but_not_the_cards_drawn(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition).bid("forest-2", "savannah-4", "mountain-1")
    table.play("1 pass")
    for viewer in (None, 0, 2):
        scene = table.seat(1, viewer)
        assert (scene.deed, scene.hand, scene.bid, scene.known) == ("passed", 7, "", ("savannah-4",))
    assert table.seat(1, viewer=1).known == ()


def test_tied_seats_owe_their_payments_and_lay_them_sealed(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition).bid("forest-2", "savannah-2", "mountain-3")
    table.play("2 pass")
    assert table.deeds() == ["tied", "tied", "passed"]
    assert [table.seat(number).expected for number in range(3)] == [1, 1, 0]
    table.play("0 pay forest-3")
    for viewer in table.viewers:
        scene = table.seat(0, viewer)
        assert (scene.sealed, scene.payment, scene.expected, scene.hand) == (True, (), 1, 4)
        assert not table.seat(1, viewer).sealed
    table.play("1 pay savannah-2")
    assert [table.seat(number).payment for number in range(3)] == [("forest-3",), ("savannah-2",), ()]
    assert [table.seat(number).expected for number in range(3)] == [0, 0, 0]
    assert table.deeds() == ["bids", "bids", "passed"]


def test_a_tie_on_four_owes_three_cards_each(game: WildCards) -> None:
    hands = {0: ["forest-4", *ANN], 1: BEN}
    table = table_of_three(game, hands=hands).play("0 bid forest-4; 1 bid savannah-4; 2 bid refill; 2 done")
    assert [table.seat(number).expected for number in range(3)] == [3, 3, 0]


def test_2020_players_still_tied_owe_one_more_card(game: WildCards) -> None:
    table = table_of_three(game, "2020").bid("forest-2", "savannah-2", "mountain-3")
    table.play("2 pass; 0 pay forest-1; 1 pay savannah-1")
    assert table.deeds() == ["tied", "tied", "passed"]
    assert [table.seat(number).expected for number in range(3)] == [1, 1, 0]
    table.play("1 reveal savannah-4")
    assert [table.seat(number).sealed for number in range(3)] == [False, True, False]
    table.play("0 reveal forest-3")
    assert table.deeds() == ["bids", "bids", "passed"]
    assert [table.seat(number).tie_cards for number in range(3)] == [(), (), ()]
    assert table.mat().order[1].now


def test_2020_cards_of_an_unsettled_tie_are_shown_at_the_seat_that_revealed_them(game: WildCards) -> None:
    table = table_of_three(game, "2020").bid("forest-1", "savannah-1", "mountain-3")
    table.play("2 pass; 0 reveal forest-2; 1 reveal savannah-2")
    assert [table.seat(number).tie_cards for number in range(3)] == [("forest-2",), ("savannah-2",), ()]
    table.play("0 reveal forest-3; 1 reveal savannah-4")
    assert [table.seat(number).tie_cards for number in range(3)] == [(), (), ()]


def test_nothing_of_the_last_round_is_shown_in_the_next(game: WildCards) -> None:
    table = table_of_three(game).bid("forest-1", "savannah-2", "refill").play("2 done; 1 pass; 0 take lion")
    assert table.deeds() == ["waits", "waits", "waits"]
    table.play("0 bid refill; 1 bid savannah-2; 2 bid mountain-3; 0 done")
    assert table.deeds() == ["refilled", "bids", "bids"]


# What stays at a seat


def test_the_talisman_lies_before_its_owner_and_moves_on(game: WildCards) -> None:
    table = table_of_three(game).bid("forest-1", "savannah-1", "refill")
    assert [table.seat(number).talisman for number in range(3)] == [False, False, True]
    table.play("2 done; 0 take lion; 1 take peacock")
    assert [table.seat(number).talisman for number in range(3)] == [True, False, False]
    assert not any(table_of_three(game, "2020").seat(number).talisman for number in range(3))


def test_a_strip_shows_every_species_and_who_leads(game: WildCards) -> None:
    table = table_of_three(game, collections={0: ["ibex", "ibex", "lion"], 1: ["lion"]}, leaders={"lion": 1})
    strip = {one.species: one for one in table.seat(0).strip}
    assert list(strip) == ["peacock", "squirrel", "eagle", "ibex", "lion", "meerkat"]
    assert strip["ibex"] == SpeciesHolding("ibex", 2, leads=True)
    assert strip["lion"] == SpeciesHolding("lion", 1, leads=False)
    assert strip["eagle"] == SpeciesHolding("eagle", 0, leads=False)
    assert table.seat(1).strip[4] == SpeciesHolding("lion", 1, leads=True)


def test_with_the_meerkat_ones_own_animals_can_be_given_away(game: WildCards, edition: str) -> None:
    table = table_of_three(game, edition, collections={0: ["meerkat", "ibex", "ibex"], 1: ["squirrel"]})
    table.bid("refill", "savannah-1", "mountain-3")
    assert table.prompt(0).options == (
        GivenAnimal("give ibex", "A", "ibex", 2),
        GivenAnimal("give meerkat", "B", "meerkat", 1),
    )
    table.play("0 give ibex")
    assert (table.prompt(0).options, table.prompt(0).subject) == ((), "ibex")
    assert table.prompt(0).about["animal"] == Word("a-ibex")


def test_the_points_so_far_are_what_would_be_scored_now(game: WildCards) -> None:
    table = table_of_three(game, collections={0: ["ibex", "ibex", "lion"], 1: ["lion"]}, tokens={0: 4})
    assert (table.seat(0).points, table.seat(0).tokens) == (4 + 1 + 2 + 4, 4)


@pytest.mark.whole_games
def test_all_viewers_count_the_same_cards_and_points(game: WildCards) -> None:
    """Hand counts include what the eagle placed face down; points count open cards only."""
    for table, rng in by_chance(game, "counted"):
        state, viewer = table.state, rng.choice(table.viewers)
        for number in range(state.seats):
            scene = table.seat(number, viewer)
            assert scene.points == score(state[COLLECTIONS[number]], state[LEADERS[number]], state.tokens[number]).total
            if not scene.virtual:
                assert scene.hand == len(state[HANDS[number]]) + len(state[FACE_DOWN[number]])


def test_hands_are_shown_when_all_cards_are_open(game: WildCards) -> None:
    """As in replays. The refill card is left out."""
    table = table_of_three(game)
    opened = table.view(None).opened()
    assert scenes.build_seat(opened, 0, (), ()).known == tuple(ANN)
    assert scenes.build_mat(opened, NAMES, ()).known == (("Ann", tuple(ANN)), ("Ben", tuple(BEN)), ("Cleo", tuple(CLEO)))
    assert scenes.build_mat(opened, NAMES, ()).hidden == 0


# Leo


def table_with_leo(game: WildCards, bid: str = "refill") -> WildCardsTable:
    """Set up a table at which Leo will bid this card."""
    piles = {"habitats": [bid] * (bid != "refill"), "leo": [bid]}
    return WildCardsTable(game.setup(3, leo=True, hands={0: ANN, 1: BEN}, display=["lion", "peacock"], piles=piles))


def test_leo_has_a_pile_for_a_hand_and_is_never_waited_for(game: WildCards) -> None:
    leo = table_with_leo(game).seat(2, viewer=0)
    assert (leo.virtual, leo.hand, leo.known, leo.expected, leo.deed, leo.sealed) == (True, 6, (), 0, "", False)
    assert not table_with_leo(game).seat(0).virtual


def test_leo_takes_the_nearest_animal(game: WildCards) -> None:
    leo = table_with_leo(game, "mountain-4").play("0 bid forest-1; 1 bid savannah-2").seat(2)
    assert (leo.bid, leo.deed, leo.gained, leo.hand, leo.expected) == ("mountain-4", "took", "lion", 5, 0)
    assert leo.strip[4] == SpeciesHolding("lion", 1, leads=True)


def test_leo_refills_by_himself(game: WildCards) -> None:
    leo = table_with_leo(game).play("0 bid forest-1; 1 bid savannah-2").seat(2)
    assert (leo.bid, leo.deed, leo.hand) == ("", "refilled", 6)


# The round


@pytest.mark.parametrize(
    ("script", "phase"),
    [
        ("", "bid"),
        ("0 bid refill; 1 bid savannah-1; 2 bid mountain-3", "refill"),
        ("0 bid forest-2; 1 bid savannah-1; 2 bid mountain-3", "acquire"),
        ("0 bid forest-2; 1 bid savannah-2; 2 bid mountain-3; 2 pass", "acquire"),
        ("0 bid forest-2; 1 bid savannah-1; 2 bid mountain-3; 2 pass; 0 take lion; 0 pay forest-1; 1 pass", "prepare"),
    ],
)
def test_the_phase_of_the_round(game: WildCards, edition: str, script: str, phase: str) -> None:
    table = table_of_three(game, edition, collections={0: ["ibex"]}, round=3)
    if script:
        table.play(script)
    assert table.top() == Top(3, 14, phase, ("bid", "refill", "acquire", "prepare"))


def test_every_round_is_counted_and_the_end_has_no_phase(game: WildCards) -> None:
    for table, _ in by_chance(game, "rounds"):
        top = table.top()
        assert top.rounds == {3: 14, 4: 12, 5: 10}[table.state.seats]
        assert 1 <= top.round <= top.rounds
        assert (top.phase == "") == table.state.over
        assert top.round == top.rounds or not table.state.over


# Cards


def test_cards_as_they_are_printed(game: WildCards) -> None:
    assert scenes.build_face(game, "mountain-4") == WildCardsFace("mountain-4", "habitat", "mountain", 4)
    assert scenes.build_face(game, "wild-1") == WildCardsFace("wild-1", "habitat", "wild", 1)
    assert scenes.build_face(game, "lion") == WildCardsFace("lion", "animal", "savannah", species="lion")
    assert scenes.build_face(game, "lion-leader") == WildCardsFace("lion-leader", "leader", "savannah", species="lion")
    assert scenes.build_face(game, "lion-leader").layers == ("lion",)
    assert scenes.build_face(game, "refill") == WildCardsFace("refill", "refill")
    assert scenes.build_face(game, "talisman") == WildCardsFace("talisman", "talisman")


# The score


def test_each_line_of_the_score_names_the_cards_that_earned_it(game: WildCards) -> None:
    collections = {0: ["ibex", "ibex", "lion"], 1: ["peacock", "lion"]}
    table = table_of_three(game, collections=collections, leaders={"lion": 1}, tokens={2: 2})
    ann, ben, cleo = table.columns(viewer=1)
    assert (ann.name, ann.mine, ann.rank, ann.total, ann.emblem) == ("Ann", False, 2, 6, "ibex")
    assert ann.lines == (
        ("most", 4, (("ibex", 2),)),
        ("second", 1, (("lion", 1),)),
        ("leaders", 1, (("ibex", 1),)),
        ("tokens", 0, ()),
    )
    assert (ben.name, ben.mine, ben.rank, ben.total, ben.emblem) == ("Ben", True, 1, 7, "peacock")
    assert ben.lines[2] == ("leaders", 4, (("peacock", 1), ("lion", 1)))
    assert (cleo.rank, cleo.total, cleo.emblem) == (3, 2, "")
    assert cleo.lines == (("most", 0, ()), ("second", 0, ()), ("leaders", 0, ()), ("tokens", 2, ()))


def test_leo_has_no_column(game: WildCards) -> None:
    assert [column.name for column in table_with_leo(game).columns()] == ["Ann", "Ben"]


@pytest.mark.whole_games
def test_the_last_score_is_the_result(game: WildCards) -> None:
    for table, _ in by_chance(game, "columns"):
        columns = table.columns()
        assert [sum(points for _, points, _ in column.lines) for column in columns] == [one.total for one in columns]
        if result := table.state.result:
            assert tuple(column.total for column in columns) == result.scores
            assert tuple(column.rank for column in columns) == result.ranks


def test_players_who_share_the_first_place_share_the_rank(game: WildCards) -> None:
    table = table_of_three(game, collections={0: ["ibex"], 1: ["lion"]}, round=14)
    idle(table.state)
    assert [column.rank for column in table.columns()] == [1, 1, 3]
    assert names(table.state, COLLECTIONS[2]) == []


def test_cards_are_named_by_what_is_printed_on_them(game: WildCards) -> None:
    """A leader by its animal, a habitat card by its habitat. Only leaders have their powers explained."""
    faces = {name: scenes.build_face(game, name) for name in ("mountain-4", "lion", "lion-leader", "refill")}
    assert {name: face.title_message for name, face in faces.items()} == {
        "mountain-4": "habitat-mountain",
        "lion": "card-lion",
        "lion-leader": "card-lion",
        "refill": "card-refill",
    }
    assert {name: face.about_message for name, face in faces.items()} == {
        "mountain-4": "about-any-habitat",
        "lion": "about-any-animal",
        "lion-leader": "about-lion-leader",
        "refill": "about-refill",
    }
    assert faces["lion"].about_values["home"] == Word("habitat-savannah")
