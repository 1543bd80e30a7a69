"""Scenes and templates match: a template reads only what its scene has, and every field of a scene is read."""

from __future__ import annotations

import html
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import get_args

import pytest
from jinja2 import UndefinedError, nodes
from markupsafe import Markup

from tests.rules.macros import MACROS
from tests.template_types import Reader, attributes, is_scene, own_fields
from wildtable.engine.presentation.scenes import Column, HandCard, Prompt, Scenes, ScoreLine, SeatScene, Top
from wildtable.engine.refusals import Refusal
from wildtable.games import game_types, get_game
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.page import scenes as wild_cards_scenes
from wildtable.games.wild_cards.view import WildCardsView
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.page import scenes as alliance_scenes
from wildtable.games.wild_realms_alliance.view import WildRealmsView as AllianceView
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.page import scenes as wild_space_scenes
from wildtable.games.wild_space.view import WildSpaceView
from wildtable.server.html.game_page import load_game_page
from wildtable.server.html.presenter import HandScene, SeatOccupant
from wildtable.server.html.templating import ENVIRONMENT, write_json
from wildtable.server.tables.snapshot import SeatSnapshot, TableSnapshot

WILD_CARDS: Scenes[WildCards, WildCardsView] = wild_cards_scenes
WILD_SPACE: Scenes[WildSpace, WildSpaceView] = wild_space_scenes
ALLIANCE: Scenes[WildRealmsAlliance, AllianceView] = alliance_scenes
"""Each module offers what the server calls; the type checker verifies it."""
SERVER: Mapping[str, Mapping[str, object]] = {
    "regions/top.html": {"top": Top},
    "regions/seat.html": {"occupant": SeatOccupant, "scene": SeatScene},
    "regions/place.html": {"occupant": SeatOccupant},
    "regions/hand.html": {"scene": HandScene},
    "regions/held.html": {"one": HandCard},
    "regions/prompt.html": {"asked": Prompt},
    "regions/waiting.html": {"seat": SeatSnapshot},
    "regions/score.html": {"columns": tuple[Column, ...]},
    "regions/score_row.html": {"lines": tuple[ScoreLine, ...]},
    "regions/final.html": {"columns": tuple[Column, ...], "animals": tuple[str, ...]},
    "regions/before.html": {"snapshot": TableSnapshot},
    "regions/seating.html": {"snapshot": TableSnapshot},
    "regions/links.html": {"snapshot": TableSnapshot},
    "replay/hand.html": {"scene": SeatScene},
    "replay/said.html": {"answers": tuple[tuple[str, Markup], ...]},
}
"""The parameters of the server's templates whose attributes they read."""
SCORE = {"columns": tuple[Column, ...], "title": str, "say": object, "rows": object, "animals": tuple[str, ...]}
OPTIONAL = {"option", "instead"}
"""Macros that a game needs only if its prompts ask for them."""
IN_PYTHON = {"HandCard.picked", "Prompt.about", "AbilityUse.seat", "WildSpaceFace.pictures"}
"""Fields that Python reads on the way to a template."""
SOURCE = Path(__file__).parents[2] / "src"
GAMES = tuple(game_types())


@cache
def parsed(template: str) -> nodes.Template:
    assert ENVIRONMENT.loader is not None
    return ENVIRONMENT.parse(ENVIRONMENT.loader.get_source(ENVIRONMENT, template)[0])


@cache
def of_server() -> Reader:
    """Read all of the server's own templates."""
    reader = Reader({"score": SCORE}, include=parsed)
    reader.read(parsed("cards.html"), {})
    for template, types in SERVER.items():
        written = parsed(template).find_all(nodes.Macro)
        macros = {macro.name: {one.name: types.get(one.name, object) for one in macro.args} for macro in written}
        replace(reader, macros=macros).read(parsed(template), {})
    return reader


@cache
def of_game(game: str) -> Reader:
    """Read all of a game's templates."""
    macros = MACROS[game]
    reader = Reader(macros, calls={"card": str, "back": str, "face": macros["card"]["face"]})
    for template in ("cards.html", "table.html"):
        reader.read(parsed(f"{game}/{template}"), {})
    return reader


def reachable(types: Iterable[object]) -> set[type]:
    """Return the scene classes that these types consist of."""
    known: set[type] = set()
    waiting = list(types)
    while waiting:
        of = waiting.pop()
        waiting += get_args(of)
        if is_scene(of) and of not in known and of is not Refusal:
            assert isinstance(of, type)
            known.add(of)
            waiting += attributes(of).values()
    return known


def test_the_servers_templates_read_what_scenes_have() -> None:
    assert of_server().mistakes == []


@pytest.mark.parametrize("game", GAMES)
def test_a_games_templates_read_what_its_scenes_have(game: str) -> None:
    reader = of_game(game)
    assert reader.mistakes == []
    written = {
        one.name for template in ("cards", "table") for one in parsed(f"{game}/{template}.html").find_all(nodes.Macro)
    }
    assert written == set(MACROS[game])
    drawn = {name for name in of_server().drawn | reader.drawn if not name.endswith(".html")}
    assert drawn <= written | OPTIONAL


def test_every_field_of_a_scene_is_read_by_a_template() -> None:
    types = [one for game in GAMES for macro in MACROS[game].values() for one in macro.values()]
    reads = of_server().reads.union(*(of_game(game).reads for game in GAMES))
    unread = {
        f"{scene.__name__}.{name}"
        for scene in reachable([*types, Top, HandCard, Prompt])
        for name in own_fields(scene)
        if not any(attr == name and (issubclass(scene, owner) or issubclass(owner, scene)) for owner, attr in reads)
    }
    assert unread == IN_PYTHON


@pytest.mark.parametrize(
    ("template", "mistake"),
    [
        ("{{ scene.hands }}", "WildCardsSeat has no hands"),
        ("{% for one in scene.strip %}{{ one.specie }}{% endfor %}", "SpeciesHolding has no specie"),
        ("{% for one in scene.strip if one.lead %}{% endfor %}", "SpeciesHolding has no lead"),
        ("{{ scene.strip|selectattr('led')|list }}", "SpeciesHolding has no led"),
        ("{% set first = scene.strip[0] %}{{ first.kind }}", "SpeciesHolding has no kind"),
        ("{% macro lane(scene) %}{% endmacro %}", "macro lane(scene) is declared with ['scene', 'laid']"),
        ("{{ draw('mat', scene) }}", "mat: scene is a WildCardsMat, not a WildCardsSeat"),
    ],
)
def test_a_mistake_in_a_template_would_be_found(template: str, mistake: str) -> None:
    macros = MACROS["wild-cards"]
    reader = Reader(macros)
    reader.read(ENVIRONMENT.parse(template), macros["seat"])
    assert reader.mistakes == [mistake]


def test_an_inline_if_without_else_is_empty() -> None:
    page = load_game_page(get_game("wild-cards"), "en")
    drawn = " ".join(page.render("regions/top.html", top=Top(2, 3, "", ())).split())
    assert '<b class="done"></b><b class="done"></b>' in drawn


@pytest.mark.parametrize("template", ["{{ other }}", "{% if other %}a{% endif %}", "{{ one.other }}"])
def test_a_name_that_is_not_defined_is_an_error(template: str) -> None:
    with pytest.raises(UndefinedError, match="other"):
        ENVIRONMENT.from_string(template).render(one=1)


def test_templates_have_short_lines() -> None:
    long = [
        (path.name, line)
        for path in SOURCE.rglob("*.html")
        for line in path.read_text("utf-8").splitlines()
        if len(line) > 140
    ]
    assert long == []


def test_names_and_texts_are_escaped() -> None:
    assert ENVIRONMENT.from_string("{{ name }}{{ name ~ '' }}").render(name="<b>") == "&lt;b&gt;" * 2


def test_json_in_an_attribute_is_escaped_and_may_hold_named_tuples() -> None:
    assert html.unescape(write_json({"a": HandCard('<"'), 1: Markup("&")})).startswith('{"a":["<\\"",')
    assert html.unescape(write_json(MappingProxyType({"b": [2]}))) == '{"b":[2]}'
    assert '"' not in write_json({"a": '<"'})
    with pytest.raises(TypeError):
        write_json({"a": {1}})
