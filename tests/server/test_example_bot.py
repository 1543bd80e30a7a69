"""The example bots, run from the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.docs.markdown import PAGES, ROOT, SERVER, blocks
from tests.harness.server import Running

BOT = ROOT / "examples" / "bot.py"


def run(*argv: str, bot: Path = BOT) -> str:
    done = subprocess.run([sys.executable, "-I", str(bot), *argv], capture_output=True, text=True, timeout=120, check=True)
    assert done.stderr == ""
    return done.stdout


def test_the_bot_creates_a_table_and_plays_a_game(running_server: Running) -> None:
    out = run(running_server.address)
    assert out.startswith("scores [")
    assert "places [" in out
    assert out.endswith("shuffles proven\n")


def test_the_bot_joins_a_table(running_server: Running) -> None:
    with running_server.program("Kim") as kim:
        name = kim.does("/tables", game="wild-cards", seats=3, bots=["random", "random"])["table"]
        with subprocess.Popen(
            [sys.executable, "-I", str(BOT), running_server.address, name, "2"], stdout=subprocess.PIPE, text=True
        ) as bot:
            while kim.post(f"/tables/{name}/start").status == 409:
                assert bot.poll() is None
            out, _ = bot.communicate(timeout=120)
        result = kim.get(f"/tables/{name}").json["result"]
        assert out == f"scores {result['scores']} places {result['ranks']} shuffles proven\n"


def test_the_bot_in_the_documentation_plays_a_game(running_server: Running, tmp_path: Path) -> None:
    (code,) = [code for page in PAGES for code in blocks(page, "python") if SERVER in code]
    bot = tmp_path / "bot.py"
    bot.write_text(code.replace(SERVER, running_server.address), encoding="utf-8")
    assert run(bot=bot) == code.rpartition("# prints ")[2]


def test_the_bot_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 45
