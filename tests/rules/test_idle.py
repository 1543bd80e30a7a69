"""What would have no effect is marked before a player commits to it, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from wildtable.engine.presentation.scenes import HandCard, Idle
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_realms_alliance.cards import BATTLE
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_space.page.scenes import OfferedAnswer

from .scene_tables import SceneTable
from .wild_cards_tables import CLEO, table_of_three
from .wild_space_decks import plain, sector
from .wild_space_tables import WildSpaceTable
from .wra_tables import by_chance as alliances_by_chance

NO_EMISSARY, NO_ROBOT_IN_CREW = Idle("idle-hand", "a-emissary"), Idle("idle-crew", "a-robot")


def idle(table: SceneTable, viewer: int = 0) -> dict[str, Idle]:
    cards: tuple[HandCard, ...] = table.hand(viewer)
    return {card.name: card.idle for card in cards if card.idle}


def in_space(hand: list[str], changes: dict[str, Any], crew: tuple[str, ...] = ()) -> WildSpaceTable:
    """Set up a player about to put any card into play, by a planet's action."""
    return WildSpaceTable(plain(changes).setup(2, hands={0: hand}, crews={0: ["captain-bear", *crew]}))


def playing(*hand: str, crew: tuple[str, ...] = (), **printed: Any) -> dict[str, Idle]:
    """Return what would have no effect in a hand that begins with a bear pilot with these figures."""
    table = in_space(["bear-pilot", *hand], {"bear-pilot": printed}, crew)
    table.play("0 land 1-right")
    return idle(table)


def test_a_bid_that_cannot_be_paid_is_marked(game: WildCards) -> None:
    table = table_of_three(game, hands={0: ["forest-3", "forest-2", "wild-1"], 1: ["savannah-4", "savannah-2"], 2: CLEO})
    assert idle(table, 0) == {}
    assert idle(table, 1) == {"savannah-4": Idle("idle-bid")}
    table.bid("forest-2", "savannah-2", "mountain-1")
    assert idle(table, 0) == {}


@pytest.mark.parametrize(
    ("hand", "printed", "found"),
    [
        (["robot-1"], {"ability": "draw 1"}, None),
        (["robot-1"], {"ability": "play emissary"}, NO_EMISSARY),
        (["emissary-bear-1"], {"ability": "play emissary"}, None),
        (["robot-1"], {"ability": "draw 1", "condition": "have robot"}, NO_ROBOT_IN_CREW),
        (["robot-1"], {"ability": "draw 1", "condition": "discard emissary"}, NO_EMISSARY),
        (["emissary-bear-1"], {"ability": "play emissary", "condition": "discard any"}, NO_EMISSARY),
        (["emissary-bear-1", "robot-1"], {"ability": "play emissary", "condition": "discard any"}, None),
        (["robot-1"], {"ability": "play emissary", "condition": "remove any"}, NO_EMISSARY),
        (["robot-1"], {}, None),
    ],
)
def test_an_ability_without_effect_is_marked_on_its_card(
    hand: list[str], printed: dict[str, Any], found: Idle | None
) -> None:
    assert playing(*hand, **printed).get("bear-pilot") == found


def test_a_condition_that_the_crew_fulfils_is_not_marked() -> None:
    assert playing("robot-2", crew=("robot-1",), ability="draw 1", condition="have robot") == {}


def test_an_action_and_a_whole_sector_without_effect_are_marked() -> None:
    changes = {"planet-1": {"right": sector("play emissary", "draw 1"), "left": sector("play emissary")}}
    table = in_space(["robot-1"], changes)
    assert table.sector("1-left", 0).idle == NO_EMISSARY
    assert table.sector("1-right", 0).idle is None
    assert table.sector("1-left", 1).idle is None
    table.play("0 land 1-right")
    options = [one for one in table.prompt(0).options if isinstance(one, OfferedAnswer)]
    assert [one.idle for one in options] == [NO_EMISSARY, None]


def test_a_price_for_nothing_is_said_with_the_question() -> None:
    table = in_space(["bear-pilot", "robot-1"], {"bear-pilot": {"ability": "play emissary", "condition": "discard any"}})
    table.play("0 land 1-right; 0 play bear-pilot")
    assert table.prompt(0).step == "UseAbility"
    assert table.prompt(0).idle == NO_EMISSARY


def test_an_ability_that_does_nothing_for_a_collector_is_marked(wra: WildRealmsAlliance) -> None:
    """A battle ability comes too late, and the hedgehog's is for Leaders."""
    marked: set[bool] = set()
    for table, _ in alliances_by_chance(wra, "idle", 1):
        for spot in table.seat(0, 0).spots:
            if spot.move.startswith("lead") and not spot.role:
                late = [ability.phase == BATTLE for ability in wra.figures.named[spot.card].abilities]
                assert spot.idle == (tuple(late) if spot.card != "hedgehog" else (True,))
                marked |= {*spot.idle}
    assert marked == {True, False}
