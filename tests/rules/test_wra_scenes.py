"""What the page of a table of Wild Realms Alliance shows to each viewer, and what it asks of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from wildtable.engine.events import Event, Seen
from wildtable.engine.scenes import Column, HandCard, Prompt, Top
from wildtable.games import made
from wildtable.games.wild_cards import scenes as wild_cards_scenes
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_realms_alliance import scenes, steps
from wildtable.games.wild_realms_alliance.abilities import ROLES
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.scenes.mats import Mat
from wildtable.games.wild_realms_alliance.scenes.seats import SeatScene, Spot
from wildtable.games.wild_realms_alliance.state import Table
from wildtable.games.wild_realms_alliance.view import TableView

NAMES = ("Ann", "Ben", "Cleo", "Dan")
PHASES = ("draft", "roles", "leadership", "battle", "collection", "scoring")
Viewer = int | None


class Realm:
    """A table, all that has happened at it, and its scenes."""

    def __init__(self, state: Table) -> None:
        self.state = state
        self._happened: list[Event] = list(state.events)
        self._views: dict[Viewer, TableView] = {}

    def play(self, script: str) -> Realm:
        """Play moves written like a record: `0 keep wolf; 1 lead fox, fight hare`."""
        for part in script.split(";"):
            seat, _, moves = part.strip().partition(" ")
            self.answer(int(seat), *moves.split(","))
        return self

    def answer(self, seat: int, *moves: Any) -> None:
        past = self.state.past
        self.state.play(seat, *moves)
        if self.state.past is not past:
            self._happened += self.state.events
        self._views.clear()

    def view(self, viewer: Viewer) -> TableView:
        if viewer not in self._views:
            self._views[viewer] = self.state.game.view(self.state, viewer)
        return self._views[viewer]

    def story(self, viewer: Viewer) -> list[Mapping[str, Any]]:
        return [Seen.of(event, viewer).dump(self.state.game.catalogue) for event in self._happened]

    def imagined(self, viewer: Viewer, rng: Random) -> Realm:
        """The same as far as this viewer knows, everything else dealt anew."""
        dealt = self.state.game.imagine(self.view(viewer), rng)
        assert isinstance(dealt, Table)
        twin = Realm(dealt)
        twin._happened = self._happened
        return twin

    def seat(self, number: int, viewer: Viewer = None) -> SeatScene:
        view = self.view(viewer)
        return scenes.seat(view, number, self.story(viewer), view.answered)

    def spot(self, role: str, number: int, viewer: Viewer = None) -> Spot:
        return self.seat(number, viewer).spots[ROLES.index(role)]

    def mat(self, viewer: Viewer = None, aids: bool = True) -> Mat:
        return scenes.mat(self.view(viewer), NAMES, self.story(viewer), aids)

    def hand(self, viewer: Viewer) -> tuple[HandCard, ...]:
        return scenes.hand(self.view(viewer))

    def prompt(self, viewer: int) -> Prompt:
        return scenes.prompt(self.view(viewer), NAMES)

    def columns(self, viewer: Viewer = None) -> tuple[Column, ...]:
        return scenes.columns(self.view(viewer), NAMES)

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *self.state.people]


@pytest.fixture
def realms() -> WildRealmsAlliance:
    game = made("wild-realms-alliance")
    assert isinstance(game, WildRealmsAlliance)
    return game


def by_chance(game: WildRealmsAlliance, seed: str, games: int = 8) -> Iterator[tuple[Realm, Random]]:
    """Some games of every variant, at every decision and at their end."""
    for number, (seats, variant) in enumerate(list(game.variants()) * games):
        rng = Random(f"{seed} {number}")
        settings: dict[str, Any] = dict(variant)
        table = Realm(game.new(seats, seed=f"{seed} {number}", **settings))
        while not table.state.over:
            yield table, rng
            seat = rng.choice(sorted(table.state.asking))
            table.answer(seat, table.state.asking[seat].sample(rng))
        yield table, rng


def drafting(game: WildRealmsAlliance, **words: Any) -> Realm:
    hands = {
        0: ["wolf", "sheep", "fox", "hare"],
        1: ["boar", "stag", "raven", "hedgehog"],
        2: ["badger", "lynx", "swan", "toad"],
    }
    return Realm(game.setup(3, hands=hands, **words))


def allied(game: WildRealmsAlliance, *alliances: str, **words: Any) -> Realm:
    """Leader, Fighter and Collector of each seat."""
    laid = {seat: names.split() for seat, names in enumerate(alliances)}
    return Realm(game.setup(len(alliances), alliances=laid, **words))


# Every legal move, and nothing hidden


def offered(table: Realm, viewer: Viewer) -> set[str]:
    """Every move that the page puts anywhere."""
    moves = {card.move for card in table.hand(viewer)}
    for number in table.state.people:
        seat = table.seat(number, viewer)
        moves |= {seat.aim, *(move for spot in seat.spots for move in (spot.move, *spot.uses, *spot.deeds))}
    if viewer is not None and table.view(viewer).choice is not None:
        asked = table.prompt(viewer)
        moves |= {asked.go, *asked.others}
    return moves - {""}


def test_the_page_offers_exactly_the_legal_moves(realms: WildRealmsAlliance) -> None:
    """At every decision of every seat."""
    steps_seen = set()
    for table, rng in by_chance(realms, "offered", 20):
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


def test_as_many_picks_as_the_prompt_says_are_an_answer(realms: WildRealmsAlliance) -> None:
    """Where the order of picks matters they are played by the verbs the prompt names."""
    for table, rng in by_chance(realms, "picks"):
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
            assert seat not in twin.asking or twin.past is not table.state.past


def test_the_page_is_the_same_whatever_the_viewer_cannot_see(realms: WildRealmsAlliance) -> None:
    """Law 4: deal anew what a viewer cannot see, and with the same story every scene stays as it is."""
    for table, rng in by_chance(realms, "law 4", 6):
        viewer = rng.choice(table.viewers)
        assert shown(table.imagined(viewer, rng), viewer) == shown(table, viewer)


def shown(table: Realm, viewer: Viewer) -> list[object]:
    seats = [table.seat(number, viewer) for number in table.state.people]
    hand = [(one.name, one.move, one.picked, one.refusal and one.refusal.dump()) for one in table.hand(viewer)]
    asked = table.prompt(viewer) if viewer in table.state.asking and viewer is not None else None
    return [scenes.top(table.view(viewer)), seats, table.mat(viewer), table.columns(viewer), hand, asked]


# Phases and cards


def test_phases_follow_each_other_and_the_end_has_none(realms: WildRealmsAlliance) -> None:
    before = 0
    for table, _ in by_chance(realms, "phases"):
        top = scenes.top(table.view(None))
        assert top == Top(0, 0, top.phase, PHASES)
        assert (top.phase == "") == table.state.over
        now = PHASES.index(top.phase) if top.phase else 0
        assert now >= before or table.state.over
        before = now


def test_cards_as_they_are_printed(realms: WildRealmsAlliance) -> None:
    figures = realms.figures
    for name in realms.catalogue.names:
        face, animal = scenes.face(realms, name), figures[realms.catalogue.card(name)]
        assert (face.strength, face.symbol, face.value) == (animal.strength, animal.symbol, animal.value)
        assert face.title == f"card-{name}"
        assert [one.effect for one in face.abilities] == [one.effect for one in animal.abilities]
        assert all(one.picture for one in face.abilities)


def test_cards_of_wild_cards_have_titles_too() -> None:
    """The page names cards of both games by their titles: a Leader as its animal, a Habitat card by its habitat."""
    game = made("wild-cards")
    assert isinstance(game, WildCards)
    titles = {name: wild_cards_scenes.face(game, name).title for name in ("mountain-4", "lion", "lion-leader", "refill")}
    assert titles == {
        "mountain-4": "habitat-mountain",
        "lion": "card-lion",
        "lion-leader": "card-lion",
        "refill": "card-refill",
    }


# Draft


def test_what_is_kept_lies_sealed_before_a_seat_until_all_have_chosen(realms: WildRealmsAlliance) -> None:
    table = drafting(realms).play("0 keep wolf")
    mine = table.seat(0, viewer=0)
    assert [(spot.card, spot.sealed) for spot in mine.spots] == [("wolf", True), ("", False), ("", False)]
    for viewer in (None, 1, 2):
        spots = table.seat(0, viewer).spots
        assert (spots[0].card, spots[0].back, spots[0].sealed) == ("", True, True)
        assert not any(spot.back for spot in spots[1:])
    assert [card.name for card in table.hand(0) if card.picked] == ["wolf"]
    assert scenes.room(table.view(0)) == (4, 4)
    assert (table.seat(1, viewer=0).hand, table.seat(1, viewer=0).drafting) == (4, True)


def test_only_who_is_said_to_have_answered_is_sealed(realms: WildRealmsAlliance) -> None:
    """A table may hide who has answered: the view's own list is not what counts."""
    table = drafting(realms).play("0 keep wolf")
    assert not any(spot.back for spot in scenes.seat(table.view(1), 0, (), ()).spots)


def test_one_remembers_what_one_passed_on(realms: WildRealmsAlliance) -> None:
    table = drafting(realms)
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


def test_animals_not_seen_yet_are_told_where_aids_are_allowed(realms: WildRealmsAlliance) -> None:
    mat = drafting(realms).mat(viewer=0)
    assert [name for name, unseen in mat.animals if not unseen] == ["wolf", "sheep", "fox", "hare"]
    assert mat.unseen == 14
    assert drafting(realms).mat(viewer=0, aids=False).animals == ()


# Roles


def kept(game: WildRealmsAlliance) -> Realm:
    animals = {0: ["wolf", "sheep", "fox"], 1: ["boar", "stag", "raven"], 2: ["badger", "lynx", "swan"]}
    return Realm(game.setup(3, kept=animals))


def test_roles_are_picked_in_order_and_then_lie_sealed(realms: WildRealmsAlliance) -> None:
    table = kept(realms)
    asked = table.prompt(0)
    assert (asked.least, asked.most, asked.verbs) == (2, 2, ("lead", "fight"))
    assert asked.becomes == ("role-leader", "role-fighter", "role-collector")
    assert [spot.move for spot in table.seat(0, viewer=0).spots] == ["lead wolf", "lead sheep", "lead fox"]
    assert scenes.room(table.view(0)) is None
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


def test_the_page_of_one_whose_bot_decides_shows_no_moves(realms: WildRealmsAlliance) -> None:
    """A view without a choice, as replays have it."""
    view = kept(realms).view(0)
    vars(view)["choice"] = None
    first = scenes.seat(view, 0, (), ()).spots[0]
    assert (first.card, first.role, first.move) == ("wolf", "", "")


def test_where_all_is_open_hidden_animals_lie_open(realms: WildRealmsAlliance) -> None:
    """When a finished game is looked at again."""
    opened = drafting(realms).play("0 keep wolf; 1 keep boar; 2 keep badger").view(None).opened()
    assert [spot.card for spot in scenes.seat(opened, 1, (), ()).spots] == ["boar", "", ""]
    opened = kept(realms).view(None).opened()
    assert [spot.card for spot in scenes.seat(opened, 1, (), ()).spots] == ["boar", "stag", "raven"]
    table = allied(realms, "sheep boar stag", "swan wolf horse", "toad lynx beaver", recruits={1: ["mouse"]})
    opened = table.view(None).opened()
    assert [spot.card for spot in scenes.seat(opened, 1, (), ()).spots] == ["swan", "wolf", "horse"]
    assert (scenes.seat(opened, 1, (), ()).recruits, scenes.seat(opened, 1, (), ()).known) == (0, ())


# Abilities


def test_who_has_two_abilities_chooses_beside_the_card(realms: WildRealmsAlliance) -> None:
    table = allied(realms, "wolf boar stag", "fox swan horse", "hedgehog lynx beaver")
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


def test_a_target_is_picked_where_its_animal_lies(realms: WildRealmsAlliance) -> None:
    table = allied(realms, "wolf boar stag", "sheep swan horse", "hedgehog lynx beaver").play("0 use first")
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


def test_a_leader_that_was_chased_away_leaves_an_empty_place(realms: WildRealmsAlliance) -> None:
    table = allied(realms, "boar wolf stag", "raven swan horse", "hedgehog lynx beaver")
    assert [table.spot("leader", number, viewer=0).move for number in range(3)] == ["", "target 1", "target 2"]
    table.play("0 target 1")
    spot = table.spot("leader", 1)
    assert (spot.card, spot.back, spot.role) == ("", False, "leader")
    assert (table.seat(1).recruits, table.seat(1, viewer=1).recruits) == (1, 0)
    assert [(one.animal, one.ability) for one in table.mat().leading][1] == ("", None)
    assert [card.key for card in table.hand(1)] == ["1", "2", "3", "4"]


def test_who_swapped_knows_the_fighter_given_away(realms: WildRealmsAlliance) -> None:
    table = allied(realms, "fox boar stag", "raven swan horse", "hedgehog lynx beaver")
    table.play("0 use first; 0 target 1")
    assert table.seat(1, viewer=0).known == ("boar",)
    assert table.seat(1, viewer=2).known == ()
    assert table.seat(0, viewer=0).known == ()


def test_an_offer_is_taken_with_the_main_button(realms: WildRealmsAlliance) -> None:
    table = allied(realms, "hare boar stag", "sheep swan horse", "hedgehog lynx beaver")
    asked = table.prompt(0)
    assert (asked.step, asked.go, asked.others, asked.least, asked.most) == ("UseOrDecline", "use", ("decline",), 0, 0)
    table.play("0 use")
    assert table.spot("fighter", 0).abstains
    assert [(one.name, one.abstains, one.outcome) for one in table.mat().fighting][-1] == ("Ann", True, "")


def test_only_cards_looked_at_can_be_taken(realms: WildRealmsAlliance) -> None:
    table = allied(
        realms, "raven boar stag", "sheep swan horse", "hedgehog lynx beaver", recruits={0: ["mouse"]}, centre=["crane"]
    )
    cards = {card.name: card for card in table.hand(0)}
    assert cards["crane"].move == "take crane"
    refusal = cards["mouse"].refusal
    assert refusal is not None
    assert refusal.code == "not-looked-at"
    assert table.prompt(0).about["count"] == 3
    assert scenes.room(table.view(0)) == (4, 0)


# Battle and collection


def test_the_line_of_battle(realms: WildRealmsAlliance) -> None:
    table = allied(realms, "horse sheep stag", "swan wolf fox", "hedgehog lynx beaver", start=1)
    fighting = table.mat(viewer=0).fighting
    assert [(one.name, one.animal, one.printed, one.strength, one.outcome, one.mine) for one in fighting] == [
        ("Ben", "wolf", 8, 8, "won", False),
        ("Cleo", "lynx", 7, 7, "", False),
        ("Ann", "sheep", 2, 6, "lost", True),
    ]
    spot = table.spot("fighter", 0)
    assert (spot.strength, spot.change) == (6, 4)
    assert [table.seat(number).outcome for number in range(3)] == ["lost", "won", ""]
    assert [table.seat(number).starts for number in range(3)] == [False, True, False]
    asked = table.prompt(1)
    assert (asked.step, asked.go, asked.others) == ("WinnerDraws", "draw", ("decline",))


def test_turned_around_the_weakest_stands_first(realms: WildRealmsAlliance) -> None:
    table = allied(realms, "mouse sheep stag", "swan wolf fox", "hedgehog lynx beaver").play("0 use first")
    mat = table.mat()
    assert mat.turned
    assert [one.animal for one in mat.fighting] == ["sheep", "lynx", "wolf"]
    assert [one.outcome for one in mat.fighting] == ["won", "", "lost"]


def test_the_loser_defends_or_collects_beside_the_collector(realms: WildRealmsAlliance) -> None:
    table = allied(realms, "swan sheep stag", "crane wolf beaver", "hedgehog lynx toad").play("1 decline")
    assert table.spot("collector", 0, viewer=0).deeds == ("defend", "collect")
    assert table.spot("collector", 0, viewer=1).deeds == ()
    assert table.prompt(0).about["card"] == "sheep"


def test_the_final_three_and_what_they_would_score(realms: WildRealmsAlliance) -> None:
    table = allied(realms, "swan sheep stag", "crane wolf beaver", "hedgehog lynx toad", recruits={0: ["goose"]})
    table.play("1 decline; 0 defend")
    asked = table.prompt(0)
    assert (asked.step, asked.least, asked.most) == ("ChooseThree", 3, 3)
    assert [spot.move for spot in table.seat(0, viewer=0).spots] == ["keep swan", "keep sheep", "keep stag"]
    assert asked.figures is not None
    figures = realms.figures
    three = [figures[realms.catalogue.card(name)] for name in ("sheep", "stag", "swan")]
    strengths, symbols, endgame = asked.figures["sheep stag swan"]
    assert strengths == sum(one.strength for one in three)
    assert symbols == sum(one.value for one in three)
    of_swan, of_stag = three[2].abilities[0].amount, three[1].abilities[0].amount
    assert endgame == 3 * of_swan + 1 * of_stag, "three symbols that match, and one mighty animal"
    table.play("0 keep swan, keep sheep, keep stag")
    assert [spot.sealed for spot in table.seat(0, viewer=0).spots] == [True, True, True]
    assert not any(spot.sealed for spot in table.seat(0, viewer=1).spots)


def test_recruits_are_picked_in_the_hand_after_the_three_places(realms: WildRealmsAlliance) -> None:
    table = allied(realms, "swan sheep stag", "crane wolf beaver", "hedgehog lynx toad", recruits={0: ["mouse", "otter"]})
    table.play("1 decline; 0 defend")
    hand = table.hand(0)
    assert {card.move for card in hand} == {"keep mouse", "keep otter"}
    assert [card.key for card in hand] == ["4", "5"]


# The score


def test_the_score_told_is_the_result(realms: WildRealmsAlliance) -> None:
    for table, _ in by_chance(realms, "columns"):
        columns = table.columns()
        assert [sum(points for _, points, _ in column.lines) for column in columns] == [one.total for one in columns]
        if result := table.state.result:
            assert tuple(column.total for column in columns) == result.scores
            assert tuple(column.rank for column in columns) == result.ranks
            for column in columns:
                for line, points, reasons in column.lines:
                    assert sum(earned for _, earned in reasons) == points, (line, reasons)


def test_the_sum_foretold_is_what_the_three_score(realms: WildRealmsAlliance) -> None:
    """Strengths and matching symbols; what the endgame brings may still be chosen, by oneself and by others."""
    checked, foretold = 0, dict[int, Mapping[str, tuple[int, ...]]]()
    for table, _ in by_chance(realms, "foretold"):
        if table.state.over:
            for seat, column in enumerate(table.columns()):
                three = " ".join(sorted(name for name, _ in column.lines[0][2]))
                if told := foretold.get(seat, {}).get(three):
                    assert told[:2] == (column.lines[0][1], column.lines[1][1])
                    checked += 1
            foretold = {}
        elif isinstance(table.state.agenda[0], steps.ChooseThree):
            for seat in table.state.asking:
                asked = table.prompt(seat)
                assert asked.figures is not None
                foretold.setdefault(seat, asked.figures)
    assert checked > 20


def test_a_rivals_choice_shows_in_the_score(realms: WildRealmsAlliance) -> None:
    """The goose takes points from one rival, the mouse from everybody else."""
    table = allied(realms, "goose boar stag", "mouse wolf beaver", "hedgehog lynx toad")
    table.play("0 use first; 1 use second; 0 decline")
    while not table.state.over:
        seat = min(table.state.asking)
        if isinstance(table.state.agenda[0], steps.ChooseTarget):
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
    goose, mouse = (realms.figures[realms.catalogue.card(name)].abilities for name in ("goose", "mouse"))
    assert reasons["Cleo"] == {"goose": goose[0].amount, "mouse": mouse[1].amount}
    assert reasons["Ann"]["mouse"] == mouse[1].amount < 0
    assert "goose" not in reasons["Ann"]
    assert "goose" not in reasons["Ben"]
    assert "mouse" not in reasons["Ben"]
