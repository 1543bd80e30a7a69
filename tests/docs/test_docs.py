"""The documentation: examples run, commands parse, links resolve, generated pages are up to date."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
import tools.docs as docs_tool
from tools.docs.ladder import FOLDER as LADDERS

import wildtable
from tests.docs.markdown import PAGES, ROOT, SERVER, blocks, lines, links, spans
from wildtable.cli import main as cli
from wildtable.cli.arguments import UsageError
from wildtable.server.html.markdown import SOURCES, doc

EXAMPLES = [(page, code) for page in PAGES for code in blocks(page, "python") if SERVER not in code]
COMMANDS = [(page, line) for page in PAGES for line in lines(page) if re.match(r"(wildtable|scripts/play)\b", line)]


@pytest.mark.parametrize(("page", "code"), EXAMPLES, ids=[f"{page.stem}-{n}" for n, (page, _) in enumerate(EXAMPLES)])
def test_an_example_runs(page: Path, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Lines that end in `# prints ...` state the output. Examples that need a server run with the example bot's test."""
    exec(compile(code, page.name, "exec"), {"__name__": page.stem})
    promised = [line.partition("# prints ")[2] for line in code.splitlines() if "# prints " in line]
    assert capsys.readouterr().out.splitlines() == promised


@pytest.mark.parametrize("name", docs_tool.PAGES)
def test_a_generated_page_is_up_to_date(name: str) -> None:
    assert docs_tool.FOLDER.joinpath(f"{name}.md").read_text(encoding="utf-8") == docs_tool.PAGES[name](), "run scripts/docs"


@pytest.mark.parametrize("name", wildtable.games())
def test_a_game_rates_its_levels_as_the_ladder_does(name: str) -> None:
    ladder = json.loads(LADDERS.joinpath(f"{name}-ladder.json").read_text(encoding="utf-8"))
    game = wildtable.load(name)
    assert ladder["levels"] == game.levels
    assert {bot["bot"]: round(bot["elo"]) for bot in ladder["bots"]} == game.ratings


# Commands


def test_every_command_in_a_block_is_valid() -> None:
    assert COMMANDS
    for page, line in COMMANDS:
        words = shlex.split(re.sub(r"\$\([^)]*\)", "-", line))
        words = ["serve", *words[1:]] if words[0] == "scripts/play" else words[1:]
        try:
            cli.parser().parse_args(words)
        except UsageError as error:
            pytest.fail(f"{page.name}: {line}: {error}")


def test_every_command_in_a_sentence_exists() -> None:
    """It may be abbreviated, but its words and options must exist."""
    known = {*_words(cli.parser()), *wildtable.games()}
    for page in PAGES:
        for command in spans(page):
            if command.startswith("wildtable ") and " = " not in command:
                words = [word for word in command.split()[1:] if re.match(r"-|[a-z]", word)]
                assert set(words) <= known, (page, command)


def _words(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield all commands and options."""
    for action in parser._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            for name, one in action.choices.items():
                yield name
                yield from _words(one)


# Links


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_every_link_resolves(page: Path) -> None:
    """To a file of the project and, with an anchor, to a heading."""
    names = {ROOT / source: name for name, source in SOURCES.items()}
    for link in links(page):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in [heading.anchor for heading in doc(names[target]).headings], link


def test_every_page_is_listed_and_linked_from_the_index() -> None:
    assert {ROOT / source for source in SOURCES.values()} == {page for page in PAGES if page.name != "README.md"}
    linked = {(ROOT / "docs" / link.partition("#")[0]).resolve() for link in links(ROOT / "docs" / "index.md")}
    assert linked == {ROOT / source for name, source in SOURCES.items() if name != "index"}


# The package


READS = """
import sys
sys.path.insert(0, ".")
from wildtable.server.html import markdown as docs
print(docs.__file__, *(docs.doc(name).title for name in docs.SOURCES), sep="\\n")
"""


def test_an_installed_package_contains_the_pages(tmp_path: Path) -> None:
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path)
    subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    done = subprocess.run(
        [sys.executable, "-I", "-c", READS], cwd=tmp_path / "installed", check=True, stdout=subprocess.PIPE
    )
    file, *titles = done.stdout.decode().splitlines()
    assert Path(file).is_relative_to(tmp_path)
    assert titles == [doc(name).title for name in SOURCES]
