"""The story of a game: what Leaders did, who won the battle and by what, what was collected."""

from __future__ import annotations

from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.page.scenes import HEADINGS

from .scene_tables import NAMES, tell
from .wra_tables import by_chance, drafting


def test_nothing_is_told_of_the_draft(wra: WildRealmsAlliance) -> None:
    assert drafting(wra).beats(0) == ()


def test_every_decision_can_be_told_and_says_what_decided_a_tie(wra: WildRealmsAlliance) -> None:
    ties, headings, ways = set(), set(), set()
    for table, _ in by_chance(wra, "stories"):
        lines = tell(table, 0) if table.state.over else []
        for beat, line in zip(table.beats(0) if lines else (), lines, strict=True):
            headings |= {beat.message.removeprefix("event-")} if not beat.art else set()
            if beat.message == "beat-won-battle":
                tie = dict(beat.about)["tie"]
                ties.add(tie)
                assert line.endswith(
                    {"none": ".", "value": "symbol\N{RIGHT SINGLE QUOTATION MARK}s value.", "order": "turn order."}[str(tie)]
                )
                assert line.startswith("You win" if beat.seat == 0 else NAMES[beat.seat or 0])
            ways.add(beat.message)
    assert {"none", "value"} <= ties
    assert headings == set(HEADINGS)
    assert {
        "beat-ability-used",
        "beat-fighter-revealed",
        "event-nothing-happened",
        "beat-lost-battle",
        "event-drawn",
    } <= ways


def test_the_battle_told_is_the_one_that_the_mat_shows(wra: WildRealmsAlliance) -> None:
    """Also after Fighters were swapped, lost or chased away."""
    for table, _ in by_chance(wra, "same ties", 4):
        rows = {one.name: one for one in table.mat().fighting}
        for beat in table.beats(None) if rows else ():
            if beat.message in ("beat-won-battle", "beat-lost-battle"):
                row, about = rows[NAMES[beat.seat or 0]], dict(beat.about)
                assert row.outcome == ("won" if beat.message == "beat-won-battle" else "lost")
                assert (row.animal, row.strength) == (beat.cards[0], about["strength"])
                assert bool(row.symbol) == (about["tie"] != "none")
