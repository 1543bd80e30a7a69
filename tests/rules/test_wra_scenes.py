"""What a table page of Wild Realms Alliance shows to each viewer, and what it asks them."""

from __future__ import annotations

import pytest

from wildtable.engine.presentation.scenes import Top
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.page import scenes

from .scene_tables import Viewer
from .wra_tables import WildRealmsTable, allied, by_chance, drafting

PHASES = ("draft", "roles", "leadership", "battle", "collection", "scoring")


# Every legal move, and nothing hidden


def offered(table: WildRealmsTable, viewer: Viewer) -> set[str]:
    """Return every move that the page offers anywhere."""
    moves = {card.move for card in table.hand(viewer)}
    for number in table.state.people:
        seat = table.seat(number, viewer)
        moves |= {seat.aim, *(move for spot in seat.spots for move in (spot.move, *spot.uses, *spot.deeds))}
    if viewer is not None and table.view(viewer).choice is not None:
        asked = table.prompt(viewer)
        moves |= {asked.go, *asked.others}
    return moves - {""}


@pytest.mark.whole_games
def test_the_page_offers_exactly_the_legal_moves(wra: WildRealmsAlliance) -> None:
    """At every decision of every seat."""
    steps_seen = set()
    for table, rng in by_chance(wra, "offered", 10):
        steps_seen |= {type(step).__name__ for step in table.state.agenda[:1]}
        for viewer in {*table.state.asking, rng.choice(table.viewers)}:
            asking = table.state.asking.get(viewer) if viewer is not None else None
            legal = {move.notation for move in asking} if asking is not None else set()
            assert offered(table, viewer) == legal
    asking_steps = {
        "Draft",
        "AssignRoles",
        "ChooseAbility",
        "ChooseTarget",
        "UseOrDecline",
        "TakeOne",
        "WinnerDraws",
        "DefendOrCollect",
        "ChooseThree",
    }
    assert steps_seen == asking_steps


@pytest.mark.whole_games
def test_as_many_picks_as_the_prompt_says_are_an_answer(wra: WildRealmsAlliance) -> None:
    """Where the order of picks matters, they are played with the verbs the prompt names."""
    for table, rng in by_chance(wra, "picks"):
        for seat in table.state.asking:
            asked = table.prompt(seat)
            twin = table.state.copy()
            for number in range(asked.most):
                legal = [move for move in twin.asking[seat] if move.notation not in asked.others]
                move = rng.choice(legal)
                assert not asked.verbs or move.verb == asked.verbs[number]
                twin.play(seat, move)
            if asked.go:
                twin.play(seat, asked.go)
            assert seat not in twin.asking or twin.history is not table.state.history


def test_a_spectator_has_no_hand(wra: WildRealmsAlliance) -> None:
    assert drafting(wra).hand(None) == ()


@pytest.mark.whole_games
def test_the_page_is_the_same_whatever_the_viewer_cannot_see(wra: WildRealmsAlliance) -> None:
    """Law 4: deal anew what a viewer cannot see, and with the same story every scene stays as it is."""
    for table, rng in by_chance(wra, "law 4", 6):
        viewer = rng.choice(table.viewers)
        assert shown(table.imagined(viewer, rng), viewer) == shown(table, viewer)


def shown(table: WildRealmsTable, viewer: Viewer) -> list[object]:
    seats = [table.seat(number, viewer) for number in table.state.people]
    hand = [(one.name, one.move, one.picked, one.refusal and one.refusal.dump()) for one in table.hand(viewer)]
    asked = table.prompt(viewer) if viewer in table.state.asking and viewer is not None else None
    return [scenes.build_top(table.view(viewer)), seats, table.mat(viewer), table.columns(viewer), hand, asked]


# Phases and cards


def test_phases_follow_each_other_and_the_end_has_none(wra: WildRealmsAlliance) -> None:
    before = 0
    for table, _ in by_chance(wra, "phases"):
        top = scenes.build_top(table.view(None))
        assert top == Top(0, 0, top.phase, PHASES)
        assert (top.phase == "") == table.state.over
        now = PHASES.index(top.phase) if top.phase else 0
        assert now >= before or table.state.over
        before = now


def test_cards_as_they_are_printed(wra: WildRealmsAlliance) -> None:
    figures = wra.figures
    for name in wra.catalogue.names:
        face, animal = scenes.build_face(wra, name), figures[wra.catalogue.card(name)]
        assert (face.strength, face.symbol, face.value) == (animal.strength, animal.symbol, animal.value)
        assert (face.title_message, face.about_message, face.layers) == (f"card-{name}", f"about-{name}", (name,))
        assert [one.effect for one in face.abilities] == [one.effect for one in animal.abilities]
        assert all(one.picture for one in face.abilities)


# Draft


def test_a_kept_card_is_sealed_until_all_have_chosen(wra: WildRealmsAlliance) -> None:
    table = drafting(wra).play("0 keep wolf")
    mine = table.seat(0, viewer=0)
    assert [(spot.card, spot.sealed) for spot in mine.spots] == [("wolf", True), ("", False), ("", False)]
    for viewer in (None, 1, 2):
        spots = table.seat(0, viewer).spots
        assert (spots[0].card, spots[0].back, spots[0].sealed) == ("", True, True)
        assert not any(spot.back for spot in spots[1:])
    assert [card.name for card in table.hand(0) if card.picked] == ["wolf"]
    assert scenes.count_hand(table.view(0)) == (4, 4)
    assert (table.seat(1, viewer=0).hand, table.seat(1, viewer=0).drafting) == (4, True)


def test_only_seats_listed_as_answered_are_sealed(wra: WildRealmsAlliance) -> None:
    """A table may hide who has answered: the view's own list does not count."""
    table = drafting(wra).play("0 keep wolf")
    assert not any(spot.back for spot in scenes.build_seat(table.view(1), 0, (), ()).spots)


def test_passed_cards_are_shown_to_the_player_who_passed_them(wra: WildRealmsAlliance) -> None:
    table = drafting(wra)
    mat = table.mat(viewer=0)
    assert (mat.phase, mat.keeps, mat.passed, mat.centre) == ("draft", 4, (), 6)
    assert [(one.name, one.mine, one.cards) for one in mat.passing][:2] == [("Ann", True, 4), ("Ben", False, 4)]
    table.play("0 keep wolf; 1 keep boar; 2 keep badger")
    passed = table.mat(viewer=0).passed
    assert [(name, sorted(cards)) for name, cards in passed] == [("Ben", ["fox", "hare", "sheep"])]
    assert table.mat(viewer=None).passed == ()
    assert table.mat(viewer=0, aids=False).passed == ()
    assert sorted(card.name for card in table.hand(0)) == ["lynx", "swan", "toad"]
    assert table.prompt(0).about["names"] == ["Ben"]
    table.play("0 keep lynx; 1 keep fox; 2 keep stag; 0 keep raven; 1 keep swan; 2 keep sheep")
    mat = table.mat(viewer=0)
    assert (mat.phase, [name for name, _ in mat.passed]) == ("roles", ["Ben", "Ben"]), "also shown while roles are assigned"


def test_unseen_animals_are_listed_where_aids_are_allowed(wra: WildRealmsAlliance) -> None:
    mat = drafting(wra).mat(viewer=0)
    assert [name for name, unseen in mat.animals if not unseen] == ["wolf", "sheep", "fox", "hare"]
    assert mat.unseen == 14
    assert drafting(wra).mat(viewer=0, aids=False).animals == ()


# Roles


def kept(game: WildRealmsAlliance) -> WildRealmsTable:
    animals = {0: ["wolf", "sheep", "fox"], 1: ["boar", "stag", "raven"], 2: ["badger", "lynx", "swan"]}
    return WildRealmsTable(game.setup(3, kept=animals))


def test_roles_are_picked_in_order_and_then_sealed(wra: WildRealmsAlliance) -> None:
    table = kept(wra)
    asked = table.prompt(0)
    assert (asked.least, asked.most, asked.verbs) == (2, 2, ("lead", "fight"))
    assert asked.becomes == ("role-leader", "role-fighter", "role-collector")
    assert [spot.move for spot in table.seat(0, viewer=0).spots] == ["lead wolf", "lead sheep", "lead fox"]
    assert scenes.count_hand(table.view(0)) == (0, 0)
    assert (table.mat(0).assigns, table.mat(None).assigns) == (True, False)
    table.play("0 lead sheep")
    asked = table.prompt(0)
    assert (asked.least, asked.verbs, asked.becomes) == (1, ("fight",), ("role-fighter", "role-collector"))
    spots = table.seat(0, viewer=0).spots
    assert [(spot.card, spot.role, spot.move) for spot in spots] == [
        ("sheep", "leader", ""),
        ("wolf", "", "fight wolf"),
        ("fox", "", "fight fox"),
    ]
    spots = table.play("0 fight fox").seat(0, viewer=0).spots
    assert [(spot.card, spot.role, spot.sealed) for spot in spots] == [
        ("sheep", "leader", True),
        ("fox", "fighter", True),
        ("wolf", "collector", True),
    ]
    for viewer in (None, 1):
        assert [(spot.card, spot.back, spot.sealed) for spot in table.seat(0, viewer).spots] == [("", True, True)] * 3
        assert not any(spot.sealed for spot in table.seat(2, viewer).spots)


def test_the_page_shows_no_moves_while_a_bot_plays_the_seat(wra: WildRealmsAlliance) -> None:
    """A view without a choice, as in replays."""
    view = kept(wra).view(0)
    vars(view)["choice"] = None
    first = scenes.build_seat(view, 0, (), ()).spots[0]
    assert (first.card, first.role, first.move) == ("wolf", "", "")


def test_hidden_animals_are_shown_when_all_cards_are_open(wra: WildRealmsAlliance) -> None:
    """As in replays of finished games."""
    opened = drafting(wra).play("0 keep wolf; 1 keep boar; 2 keep badger").view(None).opened()
    assert [spot.card for spot in scenes.build_seat(opened, 1, (), ()).spots] == ["boar", "", ""]
    opened = kept(wra).view(None).opened()
    assert [spot.card for spot in scenes.build_seat(opened, 1, (), ()).spots] == ["boar", "stag", "raven"]
    table = allied(wra, "sheep boar stag", "swan wolf horse", "toad lynx beaver", recruits={1: ["mouse"]})
    opened = table.view(None).opened()
    assert [spot.card for spot in scenes.build_seat(opened, 1, (), ()).spots] == ["swan", "wolf", "horse"]
    assert (scenes.build_seat(opened, 1, (), ()).recruits, scenes.build_seat(opened, 1, (), ()).known) == (0, ())
