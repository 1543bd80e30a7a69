"""The macros of each game's page: their parameters are declared with types, and their scenes can be loaded."""

from __future__ import annotations

import re

import pytest

import wildtable
from tests.rules.macros import MACROS
from wildtable.games import scenes_of

MACRO = re.compile(r"{%-?\s*macro (\w+)\(([^)]*)\)")


@pytest.mark.parametrize("name", wildtable.games())
def test_every_macro_is_declared_with_its_parameters(name: str) -> None:
    game = wildtable.load(name)
    assert callable(scenes_of(game).build_top)
    written = {
        macro: [parameter.partition("=")[0].strip() for parameter in parameters.split(",") if parameter.strip()]
        for template in ("cards.html", "table.html")
        for macro, parameters in MACRO.findall(game.folder.joinpath("page", template).read_text(encoding="utf-8"))
    }
    assert {macro: list(parameters) for macro, parameters in MACROS[name].items()} == written
