"""Patches: applied to the old text, a patch gives the new one, whatever changed."""

from __future__ import annotations

from random import Random

from wildtable.server.live.patches import apply_patch, make_patch


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


def test_only_what_changed_is_sent() -> None:
    lines = [f"<li>line {number}</li>" for number in range(80)]
    log = "\n".join(lines)
    assert make_patch(log, "\n".join([*lines, "new"])) == [[80, 0, "new"]], "appended"
    assert make_patch(log, "\n".join([*lines[3:], "new"])) == [[0, 3], [80, 0, "new"]], "appended, and the oldest dropped"
    assert make_patch(log, "\n".join(lines[:-2])) == [[78, 2]], "undone"
    assert make_patch(log, "\n".join([*lines[:5], "a", *lines[6:50], "b", *lines[51:]])) == [[5, 1, "a"], [50, 1, "b"]]
    assert make_patch(log, "\n".join([*lines[2:70], "a", "b", *lines[71:]])) == [[0, 2], [70, 1, "a", "b"]]
    assert make_patch(log, "\n".join([*lines[:5], "a", "b", *lines[7:]])) == [[5, 2, "a", "b"]], "next to each other"
    assert make_patch(log, "\n".join([*lines[1:], "new"])) == [[0, 1], [80, 0, "new"]], "moved on by one"
    assert make_patch("one\ntwo", "one\nthree") == "one\nthree", "short"
    assert make_patch(log, log.replace("line", "turn")) == log.replace("line", "turn"), "a patch would be longer"
