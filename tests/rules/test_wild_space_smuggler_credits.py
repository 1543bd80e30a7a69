"""Solo Wild Space: what the Smuggler's crew and planets earn, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from wildtable.games.wild_space.cards import OCCUPATIONS, SPECIES
from wildtable.games.wild_space.scoring import Accounts

from .playing import options, play
from .smuggler_positions import PLANETS, SMUGGLER, hostile, meeting, own_turn
from .wild_space_decks import Changes, plain


def smuggled(crew: Sequence[str], icons: Sequence[Sequence[str]] = (), changes: Changes | None = None) -> dict[str, int]:
    """Return what the Smuggler's crew earns with these icons on its planets."""
    shown = {name: hostile(["discard left"], icons=found) for name, found in zip(PLANETS, icons, strict=False)}
    game = plain({**shown, **(changes or {})})
    cards = game.catalogue.cards
    accounts = Accounts(game.figures, (cards(["captain-bear"]), cards(crew)), (0, 5), SMUGGLER, cards(PLANETS[: len(icons)]))
    return {line: worth for line, worth in accounts.score(SMUGGLER).lines if worth}


@pytest.mark.rule("WS-S5")
def test_the_smuggler_scores_species_series_and_robots() -> None:
    series = [f"{species}-scientist" for species in SPECIES]
    changes: Changes = {"robot-1": {"credits": 4}}
    assert smuggled(["captain-owl", *series, "owl-pilot", "robot-1", "robot-2"], changes=changes) == {
        "species": 5,
        "series": 15,
        "robots": 4,
    }


@pytest.mark.rule("WS-S5")
def test_the_smuggler_ignores_missions_and_its_captains_credits() -> None:
    changes: Changes = {
        "captain-owl": {"track": ["credits 6", "draw 1", "draw 1", "draw 1", "draw 1"]},
        "emissary-owl-1": {"mission": "9 per 1 owl"},
    }
    assert smuggled(["captain-owl", "emissary-owl-1"], changes=changes) == {}


@pytest.mark.rule("WS-S5")
@pytest.mark.parametrize(
    ("icon", "count"),
    [("emissary", 1), ("robot", 2), ("veteran", 2), ("pilot", 3), ("botanist", 1), ("military", 0)],
)
def test_one_credit_for_each_card_with_an_icon_on_top_of_a_planet(icon: str, count: int) -> None:
    """The captain counts with its occupation."""
    changes: Changes = {"robot-1": {"occupation": "pilot", "veteran": True}, "bear-pilot": {"veteran": True}}
    crew = ["captain-monkey", "bear-pilot", "owl-botanist", "emissary-rhino-1", "robot-1", "robot-2"]
    assert smuggled(crew, [[icon]], changes).get("icons", 0) == count


@pytest.mark.rule("WS-S5")
def test_an_icon_counts_as_often_as_it_is_there_and_a_card_for_each_of_its_icons() -> None:
    changes: Changes = {"robot-1": {"occupation": "pilot", "veteran": True}}
    crew = ["captain-owl", "robot-1"]
    assert smuggled(crew, [["robot", "pilot"]], changes) == {"icons": 2}
    assert smuggled(crew, [["robot", "pilot"], ["veteran"], ["robot"]], changes) == {"icons": 4}


@pytest.mark.rule("WS-S5")
def test_each_icon_is_listed_once_with_a_card_as_often_as_it_earns() -> None:
    changes: Changes = {name: hostile(["discard left"], icons=["robot", "pilot"]) for name in PLANETS[:2]}
    game = plain({**changes, "robot-1": {"occupation": "pilot"}})
    cards = game.catalogue.cards
    crews = (cards(["captain-bear"]), cards(["captain-owl", "robot-1", "robot-2"]))
    credits_of = Accounts(game.figures, crews, (0, 0), SMUGGLER, cards(PLANETS[:2])).credits(SMUGGLER)
    icons = [(one.what, one.credits, game.catalogue.spell(one.cards)) for one in credits_of if one.line == "icons"]
    assert icons == [("robot", 4, ["robot-1", "robot-2"] * 2), ("pilot", 2, ["robot-1"] * 2)]


@pytest.mark.rule("WS-S5")
def test_icons_are_the_smugglers_alone() -> None:
    game = plain({"hostile-mild-1": hostile(["discard left"], icons=["robot"])})
    cards = game.catalogue.cards
    accounts = Accounts(game.figures, (cards(["captain-bear", "robot-1"]),) * 2, (0, 0), SMUGGLER, cards(PLANETS[:1]))
    assert (accounts.score(0).total, accounts.score(SMUGGLER).total) == (0, 1)


@pytest.mark.rule("WS-S5")
def test_all_five_planets_count_at_the_end() -> None:
    """Each of the five shows an icon of the captain, who is an octopus and a scientist."""
    changes = {name: hostile(["discard left"], icons=["scientist"]) for name in PLANETS}
    state = meeting(changes, crews={0: ["captain-owl"], SMUGGLER: ["captain-octopus"]})
    while not state.over:
        state.play(0, options(state, 0)[0])
        if not state.over and state.active == 0:
            own_turn(state)
    assert state.result is not None
    assert dict(state.result.virtual[0].lines) == dict.fromkeys(
        ("species", "series", "emissaries", "robots", "captain"), 0
    ) | {"icons": 5}
    assert state.game.catalogue.spell(state.result.virtual[0].cards[-1]) == ["captain-octopus"] * 5


@pytest.mark.rule("WS-M1")
@pytest.mark.parametrize(("theirs", "worth"), [(["robot-2"], 0), ([], 5)])
def test_the_smuggler_counts_as_a_rival_for_missions_about_most(theirs: list[str], worth: int) -> None:
    state = meeting(
        {"emissary-owl-1": {"mission": "5 for most robot"}},
        crews={0: ["captain-owl", "emissary-owl-1", "robot-1"], SMUGGLER: ["captain-bear", *theirs]},
    )
    assert Accounts.of(state).score(0).total == worth


# Winning


@pytest.mark.rule("WS-S1")
@pytest.mark.parametrize(("credits", "rank"), [(5, 1), (4, 2), (3, 2)])
def test_the_person_needs_strictly_more_credits(credits: int, rank: int) -> None:
    """A tie is lost, also with the smaller crew."""
    state = meeting(
        {"robot-1": {"credits": credits}, "robot-2": {"credits": 4}},
        crews={0: ["captain-owl", "robot-1"], SMUGGLER: ["captain-bear", "robot-2", "robot-3"]},
        hands={0: []},
        ships={0: {"1-left": "landed"}},
        first=SMUGGLER,
        turn=19,
    )
    play(state, "0 explore 1-left; 0 take play-any")
    result = state.result
    assert result is not None
    assert result.dump() == {"scores": [credits], "ranks": [rank], "virtual": [4]}
    assert result.winners == ((0,) if rank == 1 else ())


@pytest.mark.rule("WS-S5")
@pytest.mark.parametrize("occupation", OCCUPATIONS)
def test_every_occupation_can_be_an_icon(occupation: str) -> None:
    assert smuggled(["captain-bear", f"owl-{occupation}"], [[occupation]]).get("icons", 0) >= 1
