"""The example bots, run from the command line as their headers say, against a server and network that fail."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.markdown import PAGES, ROOT, SERVER, blocks
from tests.harness.flaky import BUSY, CUT, LOST, flaky
from tests.harness.server import Running
from wildtable.engine.files.record import Record
from wildtable.games import game_of_record

EXAMPLES = ROOT / "examples"
PYTHON = (sys.executable, "-I")
PROGRAMS = {"bot.py": PYTHON, "bot.mjs": ("node",), "bot.sh": ("sh",)}
MOST_LINES = 95
ENVIRONMENT = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "no_proxy": "*"}


def run(*command: str | Path, folder: Path) -> str:
    done = subprocess.run(
        [*map(str, command)], cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert all(line.startswith(("curl: (", "cannot reach ")) for line in done.stderr.splitlines()), (
        "stderr has only reports of retries"
    )
    return done.stdout


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_example_plays_a_game_and_saves_the_record(running_server: Running, tmp_path: Path, program: str) -> None:
    """The server is busy once, a stream breaks off, and the reply to an answer is lost."""
    with flaky(running_server.address) as (address, failed):
        out = run(*PROGRAMS[program], EXAMPLES / program, address, folder=tmp_path)
    assert {*failed} == ({BUSY, LOST} if program == "bot.sh" else {BUSY, CUT, LOST})
    (path,) = tmp_path.iterdir()
    record = Record.read(path)
    state = game_of_record(record).replay(record)
    assert state.result is not None
    scores, places = list(state.result.scores), list(state.result.ranks)
    assert out.replace(" ", "").startswith(f"scores{scores}places{places}".replace(" ", ""))


def test_the_bot_in_python_takes_part_in_the_shuffles(running_server: Running, tmp_path: Path) -> None:
    assert run(*PYTHON, EXAMPLES / "bot.py", running_server.address, folder=tmp_path).endswith("shuffles proven\n")


def test_the_bot_joins_a_table(running_server: Running, tmp_path: Path) -> None:
    with running_server.program("Kim") as kim:
        name = kim.does("/tables", game="wild-cards", seats=3, bots=["random", "random"])["table"]
        command = [*PYTHON, str(EXAMPLES / "bot.py"), running_server.address, name, "2"]
        with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as bot:
            while kim.post(f"/tables/{name}/start").status == 409:
                assert bot.poll() is None
            out, _ = bot.communicate(timeout=120)
        result = kim.get(f"/tables/{name}").json["result"]
        assert out == f"scores {result['scores']} places {result['ranks']} shuffles proven\n"


def test_the_bot_in_the_documentation_plays_a_game(running_server: Running, tmp_path: Path) -> None:
    (code,) = [code for page in PAGES for code in blocks(page, "python") if SERVER in code]
    bot = tmp_path / "bot.py"
    bot.write_text(code.replace(SERVER, running_server.address), encoding="utf-8")
    assert run(*PYTHON, bot, folder=tmp_path) == code.rpartition("# prints ")[2]


@pytest.mark.parametrize("program", PROGRAMS)
def test_an_example_is_short(program: str) -> None:
    assert len((EXAMPLES / program).read_text(encoding="utf-8").splitlines()) <= MOST_LINES
