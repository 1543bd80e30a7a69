"""Games of other packages: found by entry points; one that fails to load is left out alone."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from goofspiel.game import Goofspiel

import wildtable
from tests.harness.examples import install_package
from wildtable.cli.main import main
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.games import _find_games, failed_games, get_game, has_page, load, scenes_of, title_of

BUNDLED = list(wildtable.games())
Install = Callable[[Mapping[str, str], Mapping[str, str]], None]
MODULE = """
from goofspiel.game import Goofspiel
class GAME(Goofspiel):
    name = {name!r}
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Return a function that installs a package with entry points and files; games are rediscovered then and after the
    test."""

    def install(points: Mapping[str, str], files: Mapping[str, str]) -> None:
        install_package(tmp_path, "some-games", points)
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        _find_games.cache_clear()

    layout_owner = Goofspiel.layout.game
    yield install
    monkeypatch.undo()
    Goofspiel.layout.game = layout_owner
    _find_games.cache_clear()


def test_a_game_of_another_package_comes_after_those_that_come_along(install: Install) -> None:
    install({"goofspiel": "goofspiel:GAME"}, {})
    assert wildtable.games() == [*BUNDLED, "goofspiel"]
    assert load("goofspiel") is get_game("goofspiel") is Goofspiel.load()
    assert failed_games() == ()
    assert title_of("goofspiel") == "Goofspiel"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import nothing_of_that_name", "ModuleNotFoundError: No module named 'nothing_of_that_name'"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("GAME = 7", "TypeError: must be a subclass of Game, not 7"),
        ("", "has no attribute 'GAME'"),
        (MODULE.format(name="Own Game"), "ValueError: name must be lower-case words joined by hyphens, not 'Own Game'"),
        (MODULE.format(name="wild-cards"), "ValueError: there is another game 'wild-cards'"),
        (MODULE.format(name="own-game"), "ValueError: must be in a package of its own, not in the module 'broken"),
    ],
    ids=["import", "exit", "no class", "empty", "name", "twice", "no package"],
)
def test_a_game_that_cannot_be_loaded_is_left_out_with_the_reason(
    install: Install, caplog: pytest.LogCaptureFixture, tmp_path: Path, source: str, reason: str
) -> None:
    module = f"broken_{tmp_path.name}"
    install({"own-game": f"{module}:GAME", "goofspiel": "goofspiel:GAME"}, {f"{module}.py": source})
    assert wildtable.games() == [*BUNDLED, "goofspiel"]
    (failed,) = failed_games()
    assert failed.name == "own-game"
    assert reason in failed.reason
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    with pytest.raises(wildtable.OptionError, match="game 'own-game' is left out: "):
        load("own-game")
    with pytest.raises(wildtable.OptionError, match="there is no game 'nonsense'; games are wild-cards, "):
        load("nonsense")
    assert title_of("own-game") == "Own game"


def test_the_list_of_games_for_programs_has_those_that_are_left_out(
    install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install({"own-game": "no_such_module:GAME"}, {})
    assert main(["games", "--json"]) == 0
    *others, last = json.loads(capsys.readouterr().out)
    assert [game["name"] for game in others] == BUNDLED
    assert last == {"name": "own-game", "error": "ModuleNotFoundError: No module named 'no_such_module'"}


def test_a_page_that_cannot_be_loaded_is_replaced_by_the_default(install: Install, caplog: pytest.LogCaptureFixture) -> None:
    package = {
        "paged/__init__.py": "",
        "paged/game.py": MODULE.format(name="paged"),
        "paged/steps.py": "from goofspiel.steps import *\n",
        "paged/page/__init__.py": "",
        "paged/page/table.html": "{% macro seat(scene, name) %}{% endmacro %}",
        "paged/page/scenes.py": "1 / 0",
        "paged/page/wording.py": "1 / 0",
    }
    install({"paged": "paged.game:GAME"}, package)
    game = load("paged")
    assert not has_page(game)
    assert type(scenes_of(game)).__name__ == "DefaultScenes"
    assert type(wording_of(game, ["Ann", "Ben"], "en")).__name__ == "Wording"
    assert [record.getMessage() for record in caplog.records] == [
        "game paged: page.scenes cannot be loaded; the default is used",
        "game paged: page.wording cannot be loaded; the default is used",
    ]
