"""Wild Realms Alliance: every way a move is refused."""

from __future__ import annotations

from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance

from .playing import play, refusal
from .wra_decks import REVERSE, SWAP, plain, points

ROWS = {0: ["wolf", "sheep", "toad"], 1: ["stag", "boar", "raven"], 2: ["swan", "lynx", "badger"]}
MAY = REVERSE.replace("}", ", may = true }")


def test_not_in_hand(wra: WildRealmsAlliance) -> None:
    state = wra.setup(3, hands={0: ["wolf", "sheep", "fox", "hare"]})
    found = refusal(state, 0, "keep boar")
    assert (found.code, found.clause) == ("not-in-hand", "WRA-04")
    assert found.legal == ("keep wolf", "keep sheep", "keep fox", "keep hare")


def test_another_question(wra: WildRealmsAlliance) -> None:
    found = refusal(wra.new(3, seed=1), 0, "draw")
    assert (found.code, found.clause) == ("another-question", "WRA-04")


def test_roles(wra: WildRealmsAlliance) -> None:
    state = wra.setup(3, kept={0: ["wolf", "sheep", "fox"]})
    assert refusal(state, 0, "fight wolf").code == "leader-first"
    assert refusal(state, 0, "lead boar").code == "not-kept"
    assert refusal(state, 0, "keep wolf").code == "another-question"
    state.play(0, "lead wolf")
    assert refusal(state, 0, "lead sheep").code == "leader-named"
    assert refusal(state, 0, "fight wolf").code == "leads-already"
    found = refusal(state, 0, "fight boar")
    assert (found.code, found.clause, found.legal) == ("not-kept", "WRA-06", ("fight sheep", "fight fox"))
    state.play(0, "fight fox")
    assert refusal(state, 0, "fight sheep").code == "too-many"


def test_which_ability() -> None:
    state = plain(wolf=f"{SWAP}, {points(1)}").setup(3, alliances=ROWS)
    found = refusal(state, 0, "use")
    assert (found.code, found.legal) == ("first-or-second", ("use first", "use second"))


def test_targets() -> None:
    state = plain(wolf=SWAP).setup(3, alliances=ROWS)
    for seat in (0, 3):
        found = refusal(state, 0, f"target {seat}")
        assert (found.code, found.clause, found.legal) == ("no-target", "WRA-07", ("target 1", "target 2"))


def test_use_or_decline() -> None:
    state = plain(wolf=MAY).setup(3, alliances=ROWS)
    assert refusal(state, 0, "use first").code == "use-or-decline"


def test_not_looked_at() -> None:
    sift = '{ effect = "sift", phase = "leadership", amount = 2 }'
    state = plain(wolf=sift).setup(3, alliances=ROWS, centre=["otter", "fox", "hare"])
    found = refusal(state, 0, "take hare")
    assert (found.code, found.clause, found.legal) == ("not-looked-at", "WRA-K2", ("take fox", "take otter"))


def test_not_in_alliance() -> None:
    state = plain().setup(3, alliances=ROWS)
    play(state, "1 draw; 0 defend")
    assert refusal(state, 1, "keep wolf").code == "not-in-alliance"
    state.play(1, "keep boar")
    assert refusal(state, 1, "keep boar").code == "picked-already"


def test_not_asked_and_game_over() -> None:
    state = plain().setup(3, alliances=ROWS)
    assert refusal(state, 2, "draw").code == "not-asked"
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.options[0])
    assert refusal(state, 0, "draw").code == "game-over"
