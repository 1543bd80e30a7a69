"""`wildtable game check` finds what is missing or wrong, and the scaffold passes it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from goofspiel.game import Goofspiel

from tests.authoring.conftest import WILDTABLE, run_program
from tests.harness.examples import GOOFSPIEL, install_project
from wildtable.authoring.checks import check_game, compare_languages
from wildtable.authoring.golden import compare_golden, write_golden
from wildtable.cli.main import main


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of Goofspiel that a test may break."""
    return Path(shutil.copytree(GOOFSPIEL, tmp_path / "goofspiel"))


def check(project: Path, installed: dict[str, str], *arguments: str) -> tuple[int, list[tuple[str, str]]]:
    """Run the check on a copy; return its status, and the kind and text of each finding that has no default."""
    site = project.parent / "own-site"
    env = {**installed, "PYTHONPATH": install_project(site, project)}
    ran = run_program(env, project.parent, *WILDTABLE, "game", "check", "goofspiel", "--deals", "1", "--json", *arguments)
    assert ran.returncode in (0, 1), ran.stderr
    return ran.returncode, [(one["kind"], one["text"]) for one in json.loads(ran.stdout) if not one["has_default"]]


def replace_in(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_every_kind_of_fault_is_found(project: Path, installed: dict[str, str]) -> None:
    """A message missing in a language, a clause without a text, a missing picture, a template that fails."""
    source = project / "src" / "goofspiel"
    english = (source / "texts" / "en.ftl").read_text(encoding="utf-8")
    (source / "texts" / "de.ftl").write_text(english.replace("event-tied", "event-untied"), encoding="utf-8")
    replace_in(source / "RULES.md", "**GO-2**", "**GO-9**")
    (source / "page").mkdir()
    (source / "page" / "cards.html").write_text(
        '{% macro card(face, title, about) %}{{ art("owl") }}{% endmacro %}{% macro back(pile) %}{% endmacro %}', "utf-8"
    )
    (source / "page" / "__init__.py").touch()
    (source / "page" / "scenes.py").write_text("from wildtable.engine.presentation.default_scenes import *\n", "utf-8")
    (source / "page" / "table.html").write_text("{% macro mat(scene) %}{{ scene.nothing }}{% endmacro %}", "utf-8")
    status, found = check(project, installed)
    assert status == 1
    assert ("text", "de.ftl: no message 'event-tied'") in found
    assert ("text", "de.ftl: message 'event-untied' is not in en.ftl") in found
    assert ("clause", "GO-2: neither a message rules-GO-2 nor an entry in RULES.md") in found
    assert "page" in dict(found)


def found_in_goofspiel(golden: Path | None = None) -> list[tuple[str, str]]:
    return [(one.kind, one.text) for one in check_game(Goofspiel.load(), 1, golden) if not one.has_default]


def test_a_broken_law_is_found_with_its_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Goofspiel, "longest", lambda *_: 13)
    ((kind, text),) = found_in_goofspiel()
    assert kind == "law"
    assert "law 5: the game is longer than `longest` says in goofspiel seats=2 ties=carry seed=check-0" in text


def test_scores_out_of_bounds_and_illegal_advice_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Goofspiel, "score_bounds", lambda *_: (0, 1))
    ((kind, text),) = found_in_goofspiel()
    assert (kind, text.partition(" (")[0]) == ("play", "ValueError: score_bounds:")
    monkeypatch.setattr(Goofspiel, "advise", lambda *_: Goofspiel.load().moves.done)
    assert found_in_goofspiel() == [("play", "ValueError: advise: done is not offered")]


def test_changed_rules_are_found_by_golden_records(monkeypatch: pytest.MonkeyPatch) -> None:
    golden = GOOFSPIEL / "tests" / "golden"
    assert found_in_goofspiel(golden) == []
    monkeypatch.setattr("goofspiel.steps.value", lambda _: 1)
    assert {kind for kind, _ in found_in_goofspiel(golden)} == {"golden"}


def test_golden_records_are_written_for_the_variants_there_are(tmp_path: Path) -> None:
    game = Goofspiel.load()
    (tmp_path / "goofspiel-9-ties=carry.toml").touch()
    assert len([*compare_golden(game, tmp_path)]) == len(game.variants())
    write_golden(game, tmp_path)
    assert [*compare_golden(game, tmp_path)] == []
    assert len([*tmp_path.glob("*.toml")]) == len(game.variants())


def test_the_scaffold_is_a_playable_game_that_passes_its_tests(tmp_path: Path, installed: dict[str, str]) -> None:
    project = tmp_path / "card-trick"
    assert main(["new-game", "card-trick", "--folder", str(tmp_path)]) == 0
    env = {**installed, "PYTHONPATH": install_project(tmp_path / "own-site", project)}
    tested = run_program(env, project, "-m", "pytest", "-v", "-p", "no:cacheprovider")
    assert tested.returncode == 0, tested.stdout
    assert all(f"tests/wildtable.toml::card-trick[{kind}] PASSED" in tested.stdout for kind in ("laws", "presentation"))
    played = run_program(env, tmp_path, *WILDTABLE, "play", "card-trick", "--seed", "1", typed="1\n" * 4)
    assert "Final score" in played.stdout, played.stderr


def test_the_plugin_for_pytest_reports_what_it_finds_and_wrong_settings(tmp_path: Path, installed: dict[str, str]) -> None:
    golden = GOOFSPIEL / "tests" / "golden"
    (tmp_path / "golden").mkdir()
    (tmp_path / "golden" / "goofspiel-9-ties=carry.toml").touch()
    for name, text in {
        "good": f'games = ["goofspiel"]\ndeals = 1\ngolden = "{golden}"',
        "strict": 'games = ["goofspiel"]\ndeals = 1\ngolden = "../golden"\nstrict = true',
        "unknown": 'games = ["gofspiel"]',
        "key": "game = 'goofspiel'",
        "type": "games = 'goofspiel'",
        "broken": "games = [",
    }.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "wildtable.toml").write_text(text, encoding="utf-8")
    plugin = ("-p", "wildtable.authoring.pytest_plugin", "-p", "no:cacheprovider", "--continue-on-collection-errors")
    ran = run_program(installed, tmp_path, "-m", "pytest", "-v", "--rootdir", ".", *plugin)
    assert ran.returncode == 1
    assert [
        f"good/wildtable.toml::goofspiel[{kind}] PASSED" in ran.stdout for kind in ("laws", "presentation", "golden")
    ] == [*[True] * 3]
    assert "strict/wildtable.toml::goofspiel[golden] FAILED" in ran.stdout
    assert "text: no message 'card-diamond-1' in en" in ran.stdout
    for reason in ("there is no game 'gofspiel'", "game is not known here; known are games, ", "games must be of type list"):
        assert reason in ran.stdout
    assert "checks.py" not in ran.stdout
    assert "4 errors" in ran.stdout


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("new-game", "Card Trick"), "lower-case words joined by hyphens"),
        (("new-game", "wild-cards"), "There is a game wild-cards already."),
        (("new-game", "tests"), "tests exists already"),
        (("game", "check", "nonsense"), "there is no game 'nonsense'"),
        (("game", "check", "wild-cards", "--write-golden"), "--write-golden needs --golden"),
    ],
)
def test_wrong_arguments_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], wrong: str
) -> None:
    monkeypatch.chdir(GOOFSPIEL)
    assert main(arguments) == 2
    assert wrong in capsys.readouterr().err


def test_languages_are_compared_message_by_message(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = { $card }\ntwo = Two\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("one = { $karte }\n= oops\nthree = Drei\n", encoding="utf-8")
    assert [*compare_languages(tmp_path)] == [
        "de.ftl: cannot be read: = oops",
        "de.ftl: no message 'two'",
        "de.ftl: message 'three' is not in en.ftl",
        "de.ftl: message 'one' uses $karte, which the English one does not",
    ]
