"""What a table page of Wild Space shows: every legal move and nothing hidden, cards, crews, tracks, the score."""

from __future__ import annotations

import pytest

from wildtable.engine.presentation.scenes import Word
from wildtable.games.wild_space.cards import OCCUPATIONS, ROBOT, SPECIES
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.page import scenes
from wildtable.games.wild_space.page.scenes import ActSign, MissionSign, SmugglingSign

from .scene_tables import Viewer
from .wild_space_decks import plain, seen
from .wild_space_tables import WildSpaceTable, by_chance, crewed

# Every legal move, and nothing hidden


def offered(table: WildSpaceTable, viewer: Viewer) -> set[str]:
    """Return every move that the page offers anywhere."""
    mat = table.mat(viewer)
    moves = {mat.draw, *(spot.move for spot in mat.pool)}
    moves |= {half.move for planet in mat.planets for half in planet.sectors}
    moves |= {planet.move for number in range(table.state.seats) for planet in table.seat(number, viewer).hostile}
    moves |= {move for card in table.hand(viewer) for move in (card.move, card.instead)}
    if viewer is not None and table.view(viewer).choice is not None:
        asked = table.prompt(viewer)
        moves |= {asked.go, *asked.others, *(option.move for option in asked.options)}
    return moves - {""}


@pytest.mark.whole_games
def test_the_page_offers_every_legal_move_and_no_other(space: WildSpace) -> None:
    """All of them to a seat that is asked, none to any other viewer."""
    for table, rng in by_chance(space, "offers"):
        for viewer in {*table.state.asking, rng.choice(table.viewers)} if rng.random() < 0.5 else ():
            choice = table.view(viewer).choice
            assert offered(table, viewer) == {move.notation for move in choice or ()}, table.state.agenda[0]


@pytest.mark.whole_games
def test_scenes_show_nothing_hidden(space: WildSpace) -> None:
    for table, rng in by_chance(space, "hidden"):
        if rng.random() < 0.93:
            continue
        for viewer in table.viewers:
            twin = table.imagined(viewer, rng)
            assert twin.mat(viewer) == table.mat(viewer)
            assert twin.hand(viewer) == table.hand(viewer) or table.view(viewer).choice is not None
            assert [twin.seat(number, viewer) for number in range(table.state.seats)] == [
                table.seat(number, viewer) for number in range(table.state.seats)
            ]
            assert twin.columns(viewer) == table.columns(viewer)


def test_scenes_are_plain_values(space: WildSpace) -> None:
    """Equal scenes are rendered once, so they must compare and hash."""
    for table, rng in by_chance(space, "plain"):
        if rng.random() < 0.7:
            continue
        hash((table.mat(0), *(table.seat(number, 0) for number in range(table.state.seats)), table.columns(0)))
        if table.view(0).choice is not None:
            hash(table.prompt(0).options)


# Cards


def test_cards_are_composed_of_head_and_gear(space: WildSpace) -> None:
    drawn = {name: scenes.build_face(space, name) for name in space.catalogue.names}
    assert drawn["octopus-pilot"].layers == ("head-octopus", "gear-pilot")
    assert drawn["emissary-owl-1"].layers == ("head-owl", "sash")
    assert drawn["captain-bear"].layers == ("head-bear", "gear-engineer")
    assert drawn["robot-1"].layers == ("head-robot", "gear-military")
    bare = next(card for card in drawn.values() if card.kind == ROBOT and not card.occupation)
    assert bare.layers == ("head-robot",)
    assert [drawn[name].layers for name in ("planet-1", "planet-9-2", "hostile-deadly-4")] == [
        ("planet-meadow",),
        ("planet-city",),
        ("hostile-void",),
    ]
    assert [drawn[name].number for name in ("planet-2", "planet-6-1", "hostile-harsh-1")] == [0, 6, 2]
    assert {card.title_message for card in drawn.values()} == {f"card-{name}" for name in drawn}
    assert {card.about_message for card in drawn.values()} == {f"about-{name}" for name in drawn}


def test_signs_show_what_cards_say() -> None:
    game = plain(
        {
            "bear-pilot": {"condition": "discard 2 any", "ability": "draw 3"},
            "bear-military": {"condition": "have robot", "ability": "play robot or emissary"},
            "bear-botanist": {"condition": "remove any", "ability": "draw 4", "veteran": True},
            "rhino-pilot": {"condition": "discard 2 any", "ability": "draw and play"},
            "emissary-owl-1": {"mission": "2 per owl and military"},
        }
    )
    pilot, military, botanist, rhino, owl = (
        scenes.build_face(game, name)
        for name in ("bear-pilot", "bear-military", "bear-botanist", "rhino-pilot", "emissary-owl-1")
    )
    assert pilot.condition == ActSign("act-discard", "asks-discard-2-any", 2)
    assert pilot.ability == ActSign("act-draw", "move-take-draw-3", 3)
    assert military.condition == ActSign("act-have", "asks-have-robot", 0, ("robot",))
    assert military.ability == ActSign("act-play", "move-take-play-robot-or-emissary", 0, ("robot", "emissary"))
    assert botanist.condition == ActSign("act-remove", "asks-remove-any")
    assert rhino.ability == ActSign("act-draw-play", "move-take-draw-and-play")
    assert owl.task == MissionSign(2, "pair", ("owl", "military"), 1)
    words = [pilot.condition, pilot.ability, military.condition, military.ability, botanist.condition, rhino.ability]
    for language in game.texts.languages:
        assert all(game.texts.say(language, sign.word) for sign in words if sign)
        assert game.texts.say(language, "heard-bear-pilot").startswith(game.texts.say(language, "card-bear-pilot"))


# At a seat


def test_a_crew_is_counted_by_species_and_by_occupation(space: WildSpace) -> None:
    seat = crewed(space).seat(0, 0)
    species = {one.what: (one.count, one.worth, one.captain) for one in seat.species}
    assert list(species) == [*SPECIES, "robot", "emissary"]
    assert species["owl"] == (4, 10, True)
    assert species["bear"] == (1, 0, False)
    assert (species["robot"][0], species["emissary"][0]) == (1, 1)
    jobs = {one.what: one.count for one in seat.occupations}
    assert list(jobs) == [*OCCUPATIONS, "veteran"]
    assert (jobs["pilot"], jobs["botanist"]) == (2, 2)
    assert (seat.mine, seat.virtual, seat.starts, seat.hand, seat.crew, seat.ships) == (True, False, True, 2, 6, 5)


def test_a_crew_is_fanned_by_species_with_what_a_card_earns_by_itself(space: WildSpace) -> None:
    seat = crewed(space).seat(0)
    fans = {what: [(member.name, member.worth) for member in members] for what, members in seat.fans}
    assert list(fans) == [*SPECIES, "robot"]
    assert [name for name, _ in fans["owl"]] == ["captain-owl", "owl-pilot", "owl-botanist", "emissary-owl-1"]
    assert fans["robot"] == [("robot-2", space.figures.crew[space.catalogue.card("robot-2")].credits)]
    assert seat.credits == sum(one.worth for one in seat.species) + sum(worth for fan in fans.values() for _, worth in fan)


def test_a_series_is_worth_something_and_shows_how_far_the_next_one_is(space: WildSpace) -> None:
    six = ["captain-bear", "octopus-pilot", "monkey-pilot", "rhino-pilot", "lizard-pilot", "owl-pilot"]
    seats = [WildSpaceTable(space.setup(2, crews={0: crew})).seat(0) for crew in (six[:4], six, [*six, "owl-botanist"])]
    assert [(seat.series, seat.gathered) for seat in seats] == [(0, 4), (15, 0), (15, 1)]


def test_the_captains_track(space: WildSpace) -> None:
    seat = crewed(space, tokens={0: 2}).seat(0)
    assert (seat.captain, seat.token) == ("captain-owl", 2)
    assert [square.reached for square in seat.track] == [True, True, False, False, False]
    captain = space.figures.crew[space.catalogue.card("captain-owl")]
    assert [square.credits for square in seat.track] == [one if isinstance(one, int) else 0 for one in captain.track]
    assert [square.sign is None for square in seat.track] == [isinstance(one, int) for one in captain.track]


def test_cards_taken_from_the_pool_are_remembered() -> None:
    table = WildSpaceTable(plain().setup(3, pool=["owl-pilot", "owl-military", "owl-botanist"]))
    table.play("0 land 1-left; 0 draw left; 0 draw pile")
    assert table.seat(0, 1).known == ("owl-pilot",)
    assert table.seat(0, None).known == ("owl-pilot",)
    assert table.seat(0, 0).known == ()


# The Smuggler


def test_the_smuggler_sits_before_its_planets(space: WildSpace) -> None:
    table = WildSpaceTable(space.setup(2, solo="hard", first=1, hostile=["hostile-deadly-2", "hostile-harsh-1"]))
    seat = table.seat(1, 0)
    assert (seat.virtual, seat.ships, seat.track, seat.hostile_left, seat.explored) == (True, 0, (), 3, ())
    assert seat.hostile_back == seen(table.state, None).hostile_back != ""
    first, second = seat.hostile
    assert (first.card, first.zone, first.landed) == ("hostile-deadly-2", "hostile-1", False)
    assert (first.move, first.key, second.move, second.key) == (
        "land hostile-deadly-2",
        "A",
        "land hostile-harsh-1",
        "B",
    )
    assert first.landing == (SmugglingSign("act-take", "smuggling-take-middle", 1),) * 2
    assert all(space.texts.say("en", theft.word) for theft in (*first.landing, *first.exploring))
    assert not table.seat(0, 0).hostile
    table.play("0 land hostile-deadly-2")
    landed = table.seat(1, 0).hostile[0]
    assert (landed.landed, landed.move) == (True, "")
    assert table.chain()[0] == "* ship  0"


def test_when_the_hostile_planets_run_out_their_places_stay_empty(space: WildSpace) -> None:
    for table, _ in by_chance(space, "lairs"):
        if table.state.smuggler is not None:
            seat = table.seat(1, 0)
            assert len(seat.hostile) + seat.hostile_left + len(seat.explored) == 5
            if table.state.over:
                assert len(seat.explored) == 5


# The score


@pytest.mark.whole_games
def test_the_score_shown_is_the_result(space: WildSpace) -> None:
    for table, _ in by_chance(space, "columns", 2):
        columns = table.columns(0)
        assert [column.mine for column in columns] == [True, *[False] * (table.state.seats - 1)]
        for seat, column in enumerate(columns):
            assert sum(points for _, points, _ in column.lines) == column.total
            for line, points, reasons in column.lines:
                assert sum(earned for _, earned in reasons) == points, (line, reasons)
            emblems = ["smuggler"] if seat == table.state.smuggler else [f"head-{species}" for species in SPECIES]
            assert column.emblem in emblems
        if result := table.state.result:
            people = len(result.scores)
            assert tuple(column.total for column in columns[:people]) == result.scores
            assert tuple(column.rank for column in columns[:people]) == result.ranks
            assert tuple(column.total for column in columns[people:]) == tuple(score.total for score in result.virtual)


def test_the_score_names_what_earned_it(space: WildSpace) -> None:
    lines = {line: reasons for line, _, reasons in crewed(space).columns(0)[0].lines}
    assert lines["species"] == (("many-owl", 10),)
    assert isinstance(lines["species"][0][0], Word)
    assert [name for name, _ in lines["robots"]] in (["robot-2"], [])
    six = ["captain-bear", "octopus-pilot", "monkey-pilot", "rhino-pilot", "lizard-pilot", "owl-pilot"]
    series = {line: reasons for line, _, reasons in WildSpaceTable(space.setup(2, crews={0: six})).columns(0)[0].lines}
    assert series["series"] == (("one-series", 15),)
