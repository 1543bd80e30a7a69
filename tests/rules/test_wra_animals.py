"""Wild Realms Alliance: what each of the eighteen animals does."""

from __future__ import annotations

from collections import Counter

import pytest

from wildtable.games.wild_realms_alliance.cards import VOCABULARY
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.state import (
    CENTRE,
    COLLECTORS,
    FIGHTERS,
    HIDDEN_COLLECTORS,
    HIDDEN_FIGHTERS,
    LEADERS,
    LOOKED_AT,
    RECRUITS,
    TUCKED,
    WildRealmsState,
)

from .playing import asked, names, options
from .wra_decks import alone, cards, load

RIVALS = (["crane", "boar", "otter"], ["goose", "fox", "badger"])
SPARE = {"crane": "horse", "boar": "wolf", "otter": "horse", "goose": "horse", "fox": "lynx", "badger": "horse"}


def led_by(leader: str, fighter: str = "hare", collector: str = "hedgehog", *, use: str = "") -> WildRealmsState:
    """Set up seat 0 with this Leader, the only animal with abilities; seat 1 fights with a 9 or an 8, seat 2 with a 5 or a
    7."""
    used = (leader, fighter, collector)
    rivals = [[SPARE[name] if name in used else name for name in row] for row in RIVALS]
    state = alone(leader).setup(3, alliances={0: used, 1: rivals[0], 2: rivals[1]})
    if use:
        state.play(0, f"use {use}")
    return state


def amount(animal: str, number: int = 1) -> int:
    """Return the amount of an ability, from the deck."""
    return load().figures[cards(animal)[0]].abilities[number - 1].amount


def to_the_end(state: WildRealmsState) -> WildRealmsState:
    """Play to the end: the loser defends, and all take the first option, which keeps Leader, Fighter and Collector."""
    while not state.over:
        seat = asked(state)[0]
        state.play(seat, "defend" if "defend" in options(state, seat) else options(state, seat)[0])
    return state


@pytest.mark.rule("WRA-D1", "WRA-01")
def test_the_deck_is_our_reconstruction_and_says_so(wra: WildRealmsAlliance) -> None:
    assert wra.deck.provenance == {"animals": "reconstructed"}
    assert {"wolf", "sheep"} <= set(wra.catalogue.names)
    assert Counter(animal.symbol for animal in wra.figures.animals) == {"triangle": 6, "circle": 6, "flower": 5, "wild": 1}
    assert sum(len(animal.abilities) == 2 for animal in wra.figures.animals) == 6


@pytest.mark.rule("WRA-D1")
def test_weak_fighters_are_good_supporters(wra: WildRealmsAlliance) -> None:
    weak = [animal.value for animal in wra.figures.animals if animal.strength <= 4]
    strong = [animal.value for animal in wra.figures.animals if animal.strength >= 7]
    assert min(weak) > max(strong)


@pytest.mark.rule("WRA-D1")
def test_the_deck_uses_the_whole_vocabulary(wra: WildRealmsAlliance) -> None:
    used = {ability.effect for animal in wra.figures.animals for ability in animal.abilities}
    assert used == set(VOCABULARY)


def test_the_wolf_tucks_any_fighter() -> None:
    state = led_by("wolf", use="first")
    assert options(state, 0) == ["target 0", "target 1", "target 2"]
    state.play(0, "target 1")
    assert names(state, TUCKED[1]) == ["boar"]
    assert (state.won, state.lost) == ((2,), (0,))


def test_the_wolf_strengthens_its_fighter() -> None:
    assert led_by("wolf", use="second").bonus == (amount("wolf", 2), 0, 0)


def test_sheep_flock() -> None:
    state = to_the_end(led_by("sheep", "hare", "raven"))
    assert state.endgame == (3 * amount("sheep"), 0, 0)


def test_the_fox_swaps_hidden_fighters() -> None:
    state = led_by("fox", use="first")
    state.play(0, "target 1")
    assert (names(state, FIGHTERS[0]), names(state, FIGHTERS[1])) == (["boar"], ["hare"])


def test_the_fox_sees_the_fighters_before_it_turns_the_battle_around() -> None:
    state = led_by("fox", use="second")
    assert all(state[zone] for zone in FIGHTERS[:3])
    assert (asked(state), options(state, 0)) == ([0], ["use", "decline"])
    other = state.copy()
    state.play(0, "use")
    other.play(0, "decline")
    assert ((state.won, state.lost), (other.won, other.lost)) == (((0,), (1,)), ((1,), (0,)))


def test_the_hare_may_keep_out_of_it() -> None:
    state = led_by("hare", "beaver")
    assert all(state[zone] for zone in FIGHTERS[:3])
    assert (asked(state), options(state, 0)) == ([0], ["use", "decline"])
    other = state.copy()
    state.play(0, "use")
    other.play(0, "decline")
    assert (state.lost, other.lost) == ((2,), (0,))


def test_the_boar_chases_leaders() -> None:
    state = led_by("boar")
    state.play(0, "target 2")
    assert state[LEADERS[2]] == ()
    assert names(state, CENTRE)[-1] == "goose"
    assert len(state[RECRUITS[2]]) == 1


def test_the_stag_is_proud_of_the_mighty() -> None:
    state = to_the_end(led_by("stag", "wolf", "horse"))
    assert state.endgame == (3 * amount("stag"), 0, 0)


def test_the_raven_sifts_before_the_battle() -> None:
    state = led_by("raven")
    seen = state[LOOKED_AT[0]]
    assert len(seen) == amount("raven")
    assert all(state[zone] for zone in HIDDEN_FIGHTERS[:3])
    state.play(0, options(state, 0)[1])
    assert state[RECRUITS[0]] == seen[1:2]
    assert state[CENTRE][-2:] == (seen[0], seen[2])


def test_behind_the_hedgehog_one_defends_and_collects() -> None:
    state = led_by("hedgehog", "mouse", "beaver")
    state.play(1, "decline")
    assert state.lost == (0,)
    assert names(state, FIGHTERS[0]) == ["mouse"]
    assert len(state[RECRUITS[0]]) == 1


def test_the_badger_digs_its_fighter_in() -> None:
    state = led_by("badger", "mouse", use="first")
    state.play(1, "decline")
    assert (state.lost, options(state, 0)) == ((0,), ["use", "decline"])
    state.play(0, "use")
    assert names(state, TUCKED[0]) == ["mouse"]
    assert len(state[RECRUITS[0]]) == 1  # nothing to lose any more: the loser simply collects


def test_the_badger_scares_rivals() -> None:
    state = led_by("badger", use="second")
    assert state.bonus == (0, amount("badger", 2), amount("badger", 2))
    assert amount("badger", 2) < 0


def test_the_lynx_hurts_a_fighter() -> None:
    state = led_by("lynx", use="first")
    assert options(state, 0) == ["target 1", "target 2"]
    state.play(0, "target 1")
    assert state.bonus == (0, amount("lynx"), 0)
    assert amount("lynx") < 0


def test_the_lynx_chases_collectors() -> None:
    state = led_by("lynx", use="second")
    state.play(0, "target 2")
    assert (state[HIDDEN_COLLECTORS[2]], state[COLLECTORS[2]]) == ((), ())


def test_the_swan_is_the_same_all_over() -> None:
    state = to_the_end(led_by("swan", "sheep", "hedgehog"))
    assert state.endgame == (3 * amount("swan"), 0, 0)


def test_with_the_toad_everything_matches() -> None:
    state = to_the_end(led_by("toad", use="first"))
    assert state.result is not None
    assert state.result.lines[0].lines[1] == ("symbols", 5 + 4 + 4)


def test_the_toad_makes_rivals_sick() -> None:
    state = to_the_end(led_by("toad", use="second"))
    assert state.endgame == (0, amount("toad", 2), amount("toad", 2))
    assert amount("toad", 2) < 0


def test_the_crane_gathers() -> None:
    state = led_by("crane")
    assert len(state[RECRUITS[0]]) == amount("crane")


def test_the_beaver_gathers_when_the_battle_is_over() -> None:
    state = led_by("beaver")
    assert len(state[RECRUITS[0]]) == 0
    state.play(1, "decline")
    assert len(state[RECRUITS[0]]) == amount("beaver")


def test_the_horse_strengthens_its_fighter() -> None:
    assert led_by("horse").bonus == (amount("horse"), 0, 0)


def test_the_goose_bites() -> None:
    state = led_by("goose", use="first")
    while options(state, asked(state)[0]) != ["target 1", "target 2"]:
        seat = asked(state)[0]
        state.play(seat, "defend" if "defend" in options(state, seat) else options(state, seat)[0])
    state.play(0, "target 2")
    assert state.endgame == (0, 0, amount("goose"))
    assert amount("goose") < 0


def test_the_goose_flies_with_all_kinds() -> None:
    assert to_the_end(led_by("goose", "hare", "raven", use="second")).endgame == (3 * amount("goose", 2), 0, 0)


def test_the_otter_distracts_a_fighter() -> None:
    state = led_by("otter")
    assert options(state, 0) == ["target 1", "target 2"]
    state.play(0, "target 1")
    assert (state.won, state.lost) == ((2,), (0,))


def test_the_mouse_may_let_the_weakest_win() -> None:
    state = led_by("mouse")
    assert (asked(state), options(state, 0)) == ([0], ["use", "decline"])
    state.play(0, "use")
    assert (state.won, state.lost) == ((0,), (1,))
