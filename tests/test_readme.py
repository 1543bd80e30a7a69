"""What the README promises is run: its examples in Python, and the words it explains."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

import wildtable
from wildtable.games import made

ROOT = Path(__file__).parent.parent
EXAMPLES = [
    (page.name, dedent(code))
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md")
    for code in re.findall(r"```python\n(.*?)^ *```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
]


@pytest.mark.parametrize(("page", "code"), EXAMPLES, ids=[f"{page}-{number}" for number, (page, _) in enumerate(EXAMPLES)])
def test_an_example_runs(page: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Lines that end in `# prints ...` say what is printed."""
    exec(compile(code, page, "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    promised = [line.partition("# prints ")[2] for line in code.splitlines() if "# prints " in line]
    assert printed == promised


def test_the_animal_it_shows_fits_into_a_deck() -> None:
    (shown,) = re.findall(r"```toml\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    printed = wildtable.load("wild-realms-alliance").deck.text
    game = made("wild-realms-alliance", printed[: printed.index("[animals.mouse]")] + shown)
    assert game.texts.say("de", "card-snow-leopard") == "Snow Leopard"


def test_the_readme_has_an_example() -> None:
    assert any(page == "README.md" for page, _ in EXAMPLES)


@pytest.mark.parametrize("script", ["play", "test", "check", "bench", "soak", "screenshots"])
def test_every_script_is_there_and_told(script: str) -> None:
    path = ROOT / "scripts" / script
    assert path.stat().st_mode & 0o111
    told = (ROOT / "README.md").read_text(encoding="utf-8") + (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert f"scripts/{script}" in told
