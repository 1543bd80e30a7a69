"""The story of a round as players read it: bids, ties and what decided them, purchases, leaders, and reasons for passing."""

from __future__ import annotations

from wildtable.engine.presentation.scenes import LONG
from wildtable.games.wild_cards.game import WildCards

from .scene_tables import tell
from .wild_cards_tables import by_chance, table_of_three

LIONS = {2: ["lion"]}


def test_nothing_is_told_before_anything_has_happened(game: WildCards) -> None:
    assert table_of_three(game).beats(0) == ()
    assert table_of_three(game).begin_round().beats(0) == ()


def test_purchases_are_told_with_bids_bonus_and_leaders(game: WildCards) -> None:
    table = table_of_three(game, talisman=1).begin_round().bid("forest-2", "savannah-1", "mountain-1")
    table.play("0 take peacock; 0 pay forest-1")
    assert tell(table, 0)[:3] == [
        "Round 1",
        "Bids: Ann 2 · Ben 1 · Cleo 1",
        "You take a peacock: 2 points for its habitat.",
    ]
    leader = table.beats(0)[3]
    assert (leader.message, leader.hold) == ("beat-leader-claimed", LONG)
    assert tell(table, 1)[2] == "Ann takes a peacock: 2 points for its habitat."
    assert tell(table, 1)[3] == "Ann gets the peacock leader."


def test_all_bids_are_told_together_around_two_cards_of_the_eagles_owner(game: WildCards) -> None:
    table = table_of_three(game, collections={1: ["eagle"]}).begin_round()
    table.play("0 bid forest-3; 1 bid savannah-1, bid savannah-2; 2 bid mountain-1")
    assert tell(table, 0) == ["Round 1", "Bids: Ann 3 · Cleo 1"]
    table.play("1 choose savannah-2")
    assert tell(table, 0) == ["Round 1", "Bids: Ann 3 · Ben 2 · Cleo 1"]


def test_a_player_who_comes_too_late_is_told_who_went_first(game: WildCards) -> None:
    table = table_of_three(game).begin_round().bid("forest-2", "savannah-1", "mountain-3")
    table.play("2 take lion; 2 pay mountain-1, pay mountain-3; 0 take peacock; 0 pay forest-1")
    reason = "2 went first and took the last animal, a peacock."
    owner = "Ann\N{RIGHT SINGLE QUOTATION MARK}s"
    assert f"{owner} {reason} You take back your bid and draw 2." in tell(table, 1)
    assert f"{owner} {reason} Ben takes back the bid and draws 2." in tell(table, 2)
    assert f"Your {reason} Ben takes back the bid and draws 2." in tell(table, 0)


def test_who_passes_freely_is_told_without_a_reason(game: WildCards) -> None:
    table = table_of_three(game).begin_round().bid("forest-1", "savannah-2", "mountain-3").play("2 pass")
    assert tell(table, 2)[-1] == "You pass, take back your bid and draw 2."
    assert tell(table, 0)[-1] == "Cleo passes, takes back the bid and draws 2."


def test_a_tie_says_what_decided_it(game: WildCards) -> None:
    table = table_of_three(game).begin_round().bid("forest-1", "savannah-1", "mountain-1")
    table.answer(next(iter(table.state.asking)), "pass")
    assert any(line.startswith("The talisman decides:") for line in tell(table, 0))
    table = table_of_three(game, collections=LIONS).begin_round().bid("forest-2", "savannah-1", "mountain-2").play("2 pass")
    assert "Tie on 2: Cleo · Ann. Cleo wins it with the lion leader." in tell(table, 0)
    assert "Tie on 2: Cleo · Ann. You win it with the lion leader." in tell(table, 2)
    hands = {0: ["forest-2", "forest-1"], 1: ["savannah-2"], 2: ["mountain-1"]}
    table = table_of_three(game, hands=hands).begin_round().bid("forest-2", "savannah-2", "mountain-1")
    table.play("0 take lion")
    assert "Tie on 2: Ann · Ben. Only you can pay." in tell(table, 0)
    assert "Tie on 2: Ann · Ben. Only Ann can pay." in tell(table, 1)


def test_nothing_is_said_of_a_tie_in_which_nobody_can_pay(game: WildCards) -> None:
    hands = {0: ["forest-2"], 1: ["savannah-2"], 2: ["mountain-1"]}
    table = table_of_three(game, hands=hands).begin_round().bid("forest-2", "savannah-2", "mountain-1")
    table.answer(next(iter(table.state.asking)), "pass")
    assert not [line for line in tell(table, 2) if "Tie" in line]


def test_payments_and_cards_that_break_a_tie_are_compared(game: WildCards) -> None:
    table = table_of_three(game, "2020").begin_round().bid("forest-2", "savannah-2", "mountain-1")
    table.play("0 pay forest-1; 1 pay savannah-1")
    assert "A tie. The higher payment wins it: Ann 1 · Ben 1" in tell(table, 2)
    table.play("0 reveal forest-3; 1 reveal savannah-4")
    assert "Still tied. The higher card wins: Ben 4 · Ann 3" in tell(table, 2)
    table.play("1 take lion")
    assert "Ben takes a lion: 2 points for its habitat." in tell(table, 2)
    assert not [line for line in tell(table, 2) if line.startswith("Tie on")]


def test_the_lion_decides_for_whoever_led_it_then(game: WildCards) -> None:
    table = table_of_three(game, collections=LIONS).begin_round().bid("forest-2", "savannah-1", "mountain-2")
    table.play("2 take peacock; 2 pay mountain-1; 0 take lion; 0 pay forest-1")
    told = tell(table, 1)
    assert "Tie on 2: Cleo · Ann. Cleo wins it with the lion leader." in told
    assert "Ann gets the lion leader from Cleo." in told
    assert "You get the lion leader from Cleo." in tell(table, 0)
    assert "Ann gets the lion leader from you." in tell(table, 2)


def test_exchanges_refills_and_what_nobody_takes_are_told(game: WildCards) -> None:
    table = (
        table_of_three(game, collections={0: ["meerkat", "ibex"]}).begin_round().bid("refill", "savannah-1", "mountain-2")
    )
    table.play("0 give ibex; 0 get lion")
    assert "You swap an ibex for a lion." in tell(table, 0)
    assert "Ben swaps an ibex for a lion." not in tell(table, 1)
    assert "Ann swaps an ibex for a lion." in tell(table, 1)
    table.answer(0, "done")
    assert "Ann refills their hand." in tell(table, 1)
    table.play("2 pass; 1 pass")
    assert "Nobody takes an ibex and a peacock: back in the box." in tell(table, 1)


def test_leo_always_goes_first_in_a_tie(game: WildCards) -> None:
    for table, _ in by_chance(game, "leo in a tie", leo=True):
        found = [line for line in tell(table, None) if "wins every tie" in line]
        if found:
            return
    raise AssertionError("no tie with Leo was told")


def test_every_decision_can_be_told_to_everybody(game: WildCards) -> None:
    for table, rng in by_chance(game, "every story"):
        tell(table, rng.choice(table.viewers))
