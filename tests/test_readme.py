"""The README: its deck example is valid, and every script exists and is documented. Its other examples run in tests/docs."""

from __future__ import annotations

import pytest

import wildtable
from tests.docs.markdown import ROOT, blocks
from wildtable.games import get_game


def test_the_deck_example_is_valid() -> None:
    (shown,) = blocks(ROOT / "README.md", "toml")
    printed = wildtable.load("wild-realms-alliance").deck.text
    game = get_game("wild-realms-alliance", printed[: printed.index("[animals.mouse]")] + shown)
    assert game.texts.say("de", "card-snow-leopard") == "Snow Leopard"


def test_the_readme_has_an_example() -> None:
    assert blocks(ROOT / "README.md", "python")


@pytest.mark.parametrize("script", ["play", "test", "check", "bench", "soak", "screenshots", "docs", "release"])
def test_every_script_exists_and_is_documented(script: str) -> None:
    path = ROOT / "scripts" / script
    assert path.stat().st_mode & 0o111
    pages = (ROOT / "README.md").read_text(encoding="utf-8") + (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert f"scripts/{script}" in pages
