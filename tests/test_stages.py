"""The stages of `scripts/test`: all of them run, and the summary says what failed and how to rerun it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.stages import ONE_TEST, StageRun, SuiteCase, SuiteStage, lanes, read, run, run_all, succeeds, summarize

if TYPE_CHECKING:
    import pytest

REPORT = """<testsuites><testsuite>
<testcase classname="tests.test_stages" name="test_a[x y]" time="2.5"><failure message="no"/></testcase>
<testcase classname="tests.test_stages.TestGroup" name="test_b" time="0.5"/>
</testsuite></testsuites>"""


def test_a_report_names_tests_as_pytest_takes_them(tmp_path: Path) -> None:
    (tmp_path / "one.xml").write_text(REPORT, encoding="utf-8")
    first, second = read(tmp_path / "one.xml")
    assert first == SuiteCase("tests/test_stages.py::test_a[x y]", 2.5, failed=True)
    assert second == SuiteCase("tests/test_stages.py::TestGroup::test_b", 0.5, failed=False)
    assert read(tmp_path / "none.xml") == []


def test_a_stage_ends_with_its_first_failure(tmp_path: Path) -> None:
    stage = SuiteStage("one", [["false"], ["touch", str(tmp_path / "after")]])
    assert not run(stage, tmp_path, tmp_path / "out").good
    assert not (tmp_path / "after").exists()
    assert run(SuiteStage("two", [["true"]]), tmp_path, tmp_path / "out").good


def test_a_command_that_is_stuck_is_ended_and_named(tmp_path: Path) -> None:
    with (tmp_path / "out").open("w+", encoding="utf-8") as out:
        assert not succeeds(["sh", "-c", "echo begun; exec sleep 600"], out, limit_seconds=1)
        out.seek(0)
        printed = out.read()
    assert "begun" in printed
    assert "timed out" in printed


def test_a_command_that_is_missing_has_failed(tmp_path: Path) -> None:
    missing = SuiteStage("missing", [[str(tmp_path / "none")]])
    assert [one.good for one in run_all([[missing, SuiteStage("next", [["true"]])]], tmp_path)] == [False, True]


def test_lanes_run_side_by_side_and_their_stages_one_after_the_other(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The first stage of one lane ends only when the second of the other has begun."""
    sign = tmp_path / "begun"
    waits = SuiteStage("waits", [["sh", "-c", f"until [ -e {sign} ]; do :; done; echo waited"]])
    before = SuiteStage("before", [["sh", "-c", f"test ! -e {sign} && echo first"]])
    signs = SuiteStage("signs", [["sh", "-c", "echo signed; exit 3"]])
    after = SuiteStage("after", [["touch", str(sign)]])
    ran = [*run_all([(waits,), (before, signs, after)], tmp_path)]
    assert {one.stage.name: one.good for one in ran} == {"before": True, "signs": False, "after": True, "waits": True}
    lines = [line for line in capfd.readouterr().out.splitlines() if line]
    assert lines[:4] == ["== before ==", "first", "== signs ==", "signed"]
    assert lines[lines.index("== waits ==") + 1] == "waited"
    assert [one.stage.name for one in run_all([(waits,), (before, signs)], tmp_path, "waits")] == ["waits"]


def test_every_test_is_in_one_lane(tmp_path: Path) -> None:
    commands = {stage.name: stage.commands for lane in lanes(tmp_path) for stage in lane}
    assert commands["collect"][0][-1] == ONE_TEST
    assert commands["rules"][1][-2:] == ["tests/engine", "tests/rules"]
    assert commands["browser"][0][-1] == "tests/browser"
    assert commands["twin"][0][-1] == "tests/twin"
    ignored = {f"--ignore=tests/{name}" for name in ("engine", "rules", "browser", "twin")}
    assert ignored == {argument for argument in commands["server"][0] if argument.startswith("--ignore")}


def test_the_summary_tells_what_failed_and_how_to_run_it_again() -> None:
    failed, slow = SuiteCase("tests/a.py::test_a[x y]", 1.0, failed=True), SuiteCase("tests/b.py::test_b", 9.0, failed=False)
    ran = [StageRun(SuiteStage("check", []), True, 40, []), StageRun(SuiteStage("rules", []), False, 60, [failed, slow])]
    text = "\n".join(summarize(ran, 100))
    assert "again: scripts/test 'tests/a.py::test_a[x y]'" in text
    assert text.index("tests/b.py::test_b") < text.index("tests/a.py::test_a")
    assert "FAILED      60 s  rules" in text
    assert text.endswith("1 failed, 1 passed in 100 s")
