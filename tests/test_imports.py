"""Imports point one way, at any depth of packages, and in the server only game sessions and replays hold states."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import wildtable
from tests.architecture import imports, modules, reached_states, tree_of, wrong_imports
from wildtable.games import game_types

SOURCE = Path(wildtable.__file__).parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
PARTS = {
    "engine": {"engine"},
    "games": {"engine"},
    "bots": {"engine"},
    "lab": {"bots", "games", "engine"},
    "adapters": {"lab", "bots", "games", "engine"},
    "server": {"lab", "bots", "games", "engine"},
    "authoring": {"bots", "games", "engine"},
    "cli": {"authoring", "server", "adapters", "lab", "bots", "games", "engine"},
}
BUNDLED = [name for name, kind in game_types().items() if kind.__module__.startswith("wildtable.")]
SOURCES = {".py", ".ftl", ".html", ".css", ".js", ".template"}
TESTS = Path(__file__).parent
SHARED = {"clock", "errors", "files", "plain_text", "randomness", "settings"}
SERVER_PARTS = {
    **{part: set[str]() for part in SHARED},
    "store": SHARED,
    "net": {"store"} | SHARED,
    "tables": {"store", "net"} | SHARED,
    "html": {"tables", "store"} | SHARED,
    "actions": {"api", "context", "html", "tables", "store", "net"} | SHARED,
    "live": {"actions", "api", "context", "html", "tables", "store", "net"} | SHARED,
    "api": {"actions", "live", "context", "html", "tables", "store", "net"} | SHARED,
    "pages": {"actions", "context", "html", "tables", "store", "net"} | SHARED,
    "__init__": set(),
    "access": {"tables", "store", "net"} | SHARED,
    "context": {"access", "live", "tables", "store", "net"} | SHARED,
    "data_folder": {"store"} | SHARED,
    "app": {"access", "api", "pages", "live", "context", "html", "tables", "store", "net"} | SHARED,
    "serve": {"live", "net"} | SHARED,
}
"""The event stream is the live part of the API, and actions declare calls of it, so these import each other."""
MAY_HOLD_STATES = {
    "wildtable.server.tables.game_session",
    "wildtable.server.tables.archive.replays",
    "wildtable.server.tables.processes.bot_pool",
}
"""A bot's process has an imagined state, dealt from the bot's view alone."""


def test_parts_import_only_what_is_below_them() -> None:
    assert {"engine", "games", "bots", "lab", "server", "cli"} <= {
        name.split(".")[1] for name in modules(SOURCE, "wildtable")
    }
    assert wrong_imports(SOURCE, "wildtable", {**PARTS, "__init__": PARTS["cli"], "__main__": {"cli"}}) == []


def test_parts_of_the_server_import_only_what_is_below_them() -> None:
    assert wrong_imports(SOURCE / "server", "wildtable.server", SERVER_PARTS) == []


def test_in_the_server_only_game_sessions_and_replays_hold_states() -> None:
    assert reached_states(SOURCE / "server", MAY_HOLD_STATES) == []


def test_tools_are_imported_by_nothing() -> None:
    for name, tree in modules(SOURCE, "wildtable").items():
        assert not [
            node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tools")
        ], name


def test_a_game_does_not_know_another() -> None:
    for folder in (SOURCE / "games").iterdir():
        own = f"wildtable.games.{folder.name}"
        for name, tree in modules(folder, own).items() if folder.is_dir() else ():
            others = {one for one in imports(tree, name) if one.startswith("wildtable.games.")}
            assert all(one.startswith(own) for one in others), name


def names_in(path: Path) -> set[str]:
    """Return the games that a source names, except in docstrings, comments and examples of commands."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        tree = ast.parse(text)
        statements = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
        told = {one.value for one in statements if isinstance(one, ast.Constant)}
        strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value not in told]
        text = " ".join([*map(str, strings), *imports(tree, path.stem)])
    elif path.suffix == ".ftl":
        text = "\n".join(line for line in text.splitlines() if not line.startswith(('    {"  "}wildtable ', "#")))
    elif path.suffix == ".js":
        text = re.sub(r"^ *(//|\*|/\*).*$", "", text, flags=re.MULTILINE)
    return {name for name in BUNDLED for separator in "-_ " if name.replace("-", separator) in text.lower()}


def test_no_source_outside_its_folder_names_a_game() -> None:
    """Except as an example: the API describes each field with one."""
    described = (SOURCE / "games", SOURCE / "server" / "api")
    sources = [path for path in SOURCE.rglob("*.*") if path.suffix in SOURCES and not {*described} & {*path.parents}]
    assert len(sources) > 300
    assert {path.relative_to(SOURCE): names for path in sources if (names := names_in(path))} == {}


def lists_in(tree: ast.Module) -> Iterator[set[str]]:
    """Yield the strings of each list, tuple and set in a source."""
    for node in ast.walk(tree):
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            yield {one.value for one in node.elts if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def test_no_test_lists_all_games() -> None:
    """Tests of all games take them from `wildtable.games()`, so that a new game is tested, too."""
    spellings = [{name.replace("-", separator) for name in BUNDLED} for separator in "-_ "]

    def has_list(text: str, names: set[str]) -> bool:
        return all(name in text for name in names) and any(names <= found for found in lists_in(tree_of(text)))

    texts = {path.relative_to(TESTS): path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("*.py"))}
    assert [path for path, text in texts.items() if any(has_list(text, names) for names in spellings)] == []


# Each check finds a violation


def plant(root: Path, path: str, source: str) -> Path:
    """Create a source tree with one module."""
    module = root / "wildtable" / path
    module.parent.mkdir(parents=True, exist_ok=True)
    module.write_text(source, encoding="utf-8")
    return root / "wildtable"


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/deep/inside/x.py", "from wildtable.games import get_game"),
        ("engine/x.py", "import wildtable.server.app"),
        ("games/one/page/scenes/x.py", "def f():\n    from wildtable.server import app"),
        ("bots/x.py", "from wildtable.games import game_types"),
        ("bots/x.py", "from ..games import found"),
        ("lab/x.py", "from wildtable.cli.main import main"),
        ("adapters/x.py", "from wildtable.server.settings import Settings"),
        ("server/x/y.py", "from wildtable import cli"),
        ("server/x/y.py", "from wildtable.adapters import x"),
        ("elsewhere/x.py", "from wildtable.engine import state"),
    ],
)
def test_a_wrong_import_is_seen(tmp_path: Path, path: str, source: str) -> None:
    assert len(wrong_imports(plant(tmp_path, path, source), "wildtable", PARTS)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("server/store/sqlite/x.py", "from wildtable.server.tables.table import Table"),
        ("server/net/x.py", "from wildtable.server.tables import table"),
        ("server/tables/x.py", "from wildtable.server.html.texts import say"),
        ("server/tables/x.py", "from wildtable.server.live import channels"),
        ("server/html/x.py", "from ..pages import lobby"),
        ("server/pages/deep/x.py", "from wildtable.server.api.auth import Caller"),
        ("server/clock.py", "from wildtable.server.settings import Settings"),
        ("server/unknown/x.py", "from wildtable.server.store.rows import Entry"),
    ],
)
def test_a_wrong_import_in_the_server_is_seen(tmp_path: Path, path: str, source: str) -> None:
    root = plant(tmp_path, path, source) / "server"
    assert len(wrong_imports(root, "wildtable.server", SERVER_PARTS)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "from wildtable.engine.state import State",
        "from wildtable.engine import state",
        "from wildtable import State",
        "import wildtable.engine.state",
        "def over(table):\n    return table.session.state.over",
        "def before(point):\n    return point.before",
        "def last(replay):\n    return replay._states[-1]",
        "def over(session):\n    return getattr(session, 'state').over",
        "def all_of(session):\n    return vars(session)",
        "def begin(game):\n    return game.new(3, seed=1)",
        "def last(game, record):\n    return game.replay(record).over",
    ],
)
def test_a_state_out_of_place_is_seen(tmp_path: Path, source: str) -> None:
    root = plant(tmp_path, "server/pages/deep/x.py", source)
    assert len(reached_states(root / "server", MAY_HOLD_STATES)) == 1
    assert reached_states(root / "server", {"wildtable.server.pages.deep.x"}) == []


def test_what_belongs_to_the_application_is_no_state(tmp_path: Path) -> None:
    source = "def f(request, scope):\n    return request.app.state.context, scope['app'].state.context"
    assert reached_states(plant(tmp_path, "server/x.py", source) / "server", ()) == []


def test_the_package_imports_only_the_standard_library_until_a_text_is_used() -> None:
    """Playing loads none of the server's packages, nor the text formatter, which would take longest."""
    play = (
        "import sys, wildtable\n"
        "for name in wildtable.games():\n"
        "    state = wildtable.load(name).new(3)\n"
        "    seat, choice = next(iter(state.asking.items()))\n"
        "    state.play(seat, choice.options[0].id)\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules} - set(sys.stdlib_module_names)))"
    )
    printed = subprocess.run([sys.executable, "-S", "-c", play], env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert printed.stdout.split() == ["__main__", "wildtable"]


def test_the_package_is_compiled_without_the_names_of_characters(tmp_path: Path) -> None:
    r"""Python 3.11 loads `unicodedata` to compile "\N{MINUS SIGN}". Coverage imports the package and unloads it again;
    the next such name would then crash Python."""
    program = "import sys, wildtable; print('unicodedata' in sys.modules)"
    environment = {**ENVIRONMENT, "PYTHONPYCACHEPREFIX": str(tmp_path)}
    printed = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert printed.stdout == "False\n"
