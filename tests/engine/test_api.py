"""The public API: what `import wildtable` offers."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pytest

import wildtable
from wildtable import Bot, Choice, Game, Move, Position, PositionError, Record, Refusal, State, View, bots


def test_everything_promised_is_there_and_documented() -> None:
    assert set(wildtable.__all__) == {
        *(
            "load",
            "games",
            "twin",
            "Game",
            "State",
            "View",
            "Choice",
            "Move",
            "Bot",
            "Record",
            "Position",
            "Refusal",
            "__version__",
        ),
        *("WildtableError", "DeckError", "HiddenError", "InvariantError", "OptionError", "PositionError", "RecordError"),
    }
    for name in set(wildtable.__all__) - {"__version__"}:
        assert getattr(wildtable, name).__doc__, name


def test_the_public_functions_return_these_classes() -> None:
    for name in wildtable.games():
        game = wildtable.load(name)
        state = game.new(3, seed=1)
        seat, choice = next(iter(state.asking.items()))
        assert isinstance(game, Game)
        assert isinstance(state, State)
        assert isinstance(state.view(seat), View)
        assert isinstance(choice, Choice)
        assert isinstance(choice.options[0], Move)
        assert isinstance(state.why(seat, "dance"), Refusal)
        assert isinstance(state.record(), Record)
        assert isinstance(state.position(), Position)
        assert isinstance(bots.make("greedy"), Bot)


def test_a_game_has_its_title_from_its_texts() -> None:
    assert [wildtable.load(name).title for name in wildtable.games()] == ["Wild Cards", "Wild Realms Alliance", "Wild Space"]


def test_the_version_has_one_source() -> None:
    assert wildtable.__version__ == version("wildtable")


def test_a_position_goes_to_a_file_and_back(tmp_path: Path) -> None:
    state = wildtable.load("wild-cards").new(3, seed=1)
    path = tmp_path / "position.json"
    state.position().write(path)
    assert Position.read(path) == state.position()
    assert state.game.from_position(Position.read(path)) == state


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "No such file"),
        (b"\xff", "must be a text file in UTF-8"),
        (b"{", "must be a JSON file"),
        (b"[" * 100_000, "must be a JSON file"),
        (b"9" * 5000, "must be a JSON file"),
        (b"[]", "must be a JSON object"),
    ],
)
def test_another_file_is_refused_with_its_path_and_the_reason(tmp_path: Path, content: bytes | None, reason: str) -> None:
    path = tmp_path / "position.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(PositionError, match=reason) as refused:
        Position.read(path)
    assert str(refused.value).startswith(f"{path}: ")
