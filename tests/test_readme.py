"""What the README promises besides its examples, which run with all others: a deck that works, scripts that are there."""

from __future__ import annotations

import pytest

import wildtable
from tests.docs.written import ROOT, blocks
from wildtable.games import made


def test_the_animal_it_shows_fits_into_a_deck() -> None:
    (shown,) = blocks(ROOT / "README.md", "toml")
    printed = wildtable.load("wild-realms-alliance").deck.text
    game = made("wild-realms-alliance", printed[: printed.index("[animals.mouse]")] + shown)
    assert game.texts.say("de", "card-snow-leopard") == "Snow Leopard"


def test_the_readme_has_an_example() -> None:
    assert blocks(ROOT / "README.md", "python")


@pytest.mark.parametrize("script", ["play", "test", "check", "bench", "soak", "screenshots", "docs", "release"])
def test_every_script_is_there_and_told(script: str) -> None:
    path = ROOT / "scripts" / script
    assert path.stat().st_mode & 0o111
    told = (ROOT / "README.md").read_text(encoding="utf-8") + (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert f"scripts/{script}" in told
