"""Patches: applied to the old text, a patch gives the new one, whatever changed."""

from __future__ import annotations

import json
import subprocess
from importlib.resources import files
from random import Random

from tests.harness.patches import apply_patch
from wildtable.server.live.patches import make_patch


def test_a_patch_leads_to_the_new_text() -> None:
    rng = Random("patches")
    for _ in range(2000):
        before = [rng.choice("abcdefg") * rng.randrange(20) for _ in range(rng.randrange(12))]
        before += [rng.choice("ab") * 400] * rng.randrange(3)
        after = [line for line in before if rng.random() < 0.8]
        for _ in range(rng.randrange(4)):
            after.insert(rng.randrange(len(after) + 1), rng.choice("abxyz") * rng.randrange(20))
        after += [rng.choice("xyz") * 400] * (rng.random() < 0.2)
        rng.shuffle(after) if rng.random() < 0.1 else None
        old, new = "\n".join(before), "\n".join(after)
        assert apply_patch(old, make_patch(old, new)) == new


def test_only_new_lines_are_sent() -> None:
    lines = [f"<li>line {number}</li>" for number in range(80)]
    log = "\n".join(lines)
    assert make_patch(log, "\n".join([*lines, "new"])) == [*range(80), "new"], "appended"
    assert make_patch(log, "\n".join([*lines[3:], "new"])) == [*range(3, 80), "new"], "the oldest dropped"
    assert make_patch(log, "\n".join(lines[:-2])) == [*range(78)], "undone"
    assert make_patch(log, "\n".join([*lines[:5], "a", *lines[6:]])) == [*range(5), "a", *range(6, 80)], "replaced"
    assert make_patch(log, "\n".join([*lines[40:], *lines[:40]])) == [*range(40, 80), *range(40)], "moved"


def test_the_page_applies_patches_alike() -> None:
    cases = [("a\nb", "b\nc"), ("", "x"), ("x\ny\nz", ""), ("\N{LION FACE}\nb", "b\n\N{LION FACE}\n\u2028")]
    script = "const {applyPatch} = await import(process.argv[1]); const cases = JSON.parse(process.argv[2]);"
    script += "console.log(JSON.stringify(cases.map(([before, patch]) => applyPatch(before, patch))));"
    module = files("wildtable.server").joinpath("static", "patches.js")
    given = json.dumps([[before, make_patch(before, after)] for before, after in cases])
    command = ["node", "--input-type=module", "-e", script, str(module), given]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert json.loads(shown) == [after for _, after in cases]
