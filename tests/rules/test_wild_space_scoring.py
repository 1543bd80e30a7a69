"""Wild Space: credits for every kind of collection, with the cards that earn them, and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from wildtable.engine.result import Result
from wildtable.games.wild_space.cards import SPECIES
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.scoring import Accounts, Credit
from wildtable.games.wild_space.state import HANDS, WildSpaceState

from .playing import play
from .wild_space_decks import Changes, plain

OWLS = ["captain-owl", "owl-military", "owl-pilot", "owl-botanist", "owl-engineer"]
SERIES = [f"{species}-scientist" for species in SPECIES]
EXAMPLE: Changes = {
    "captain-owl": {"track": ["draw 1", "draw 1", "credits 6", "draw 1", "draw 1"]},
    "emissary-owl-1": {"mission": "2 per owl and military"},
    "emissary-bear-1": {"mission": "2 per bear and pilot"},
    "robot-1": {"credits": 5},
    "robot-2": {"credits": 3, "occupation": "engineer"},
}
CREW = [
    *("captain-owl", "emissary-owl-1", "owl-military", "owl-engineer", "owl-botanist"),
    *("bear-military", "bear-pilot", "emissary-bear-1"),
    *("monkey-pilot", "octopus-programmer", "rhino-scientist", "lizard-botanist"),
    *("robot-1", "robot-2", "robot-3"),
]


def lines(state: WildSpaceState, seat: int = 0) -> dict[str, int]:
    """Return the credits of a seat if the game ended now, without lines worth nothing."""
    return {line: worth for line, worth in state.game.score(state).lines[seat].lines if worth}


def of_crew(*crew: str, other: Sequence[str] = (), changes: Changes | None = None, tokens: int = 0) -> dict[str, int]:
    """Return the credits of a crew."""
    rival = other or ["captain-bear" if "captain-bear" not in crew else "captain-owl"]
    return lines(plain(changes).setup(2, crews={0: crew, 1: rival}, tokens={0: tokens}))


def spelt(game: WildSpace, *found: Credit) -> list[tuple[str, int, list[str], str]]:
    """Return credits with the names of their cards."""
    return [(one.line, one.credits, game.catalogue.spell(one.cards), one.what) for one in found]


# Species and series


@pytest.mark.rule("WS-19")
@pytest.mark.parametrize(("owls", "worth"), [(1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_the_third_and_every_further_animal_of_a_species_earns_five(owls: int, worth: int) -> None:
    assert of_crew(*OWLS[:owls]).get("species", 0) == worth


@pytest.mark.rule("WS-19")
def test_each_species_counts_for_itself() -> None:
    pairs = [f"{species}-{work}" for species in ("owl", "rhino", "monkey") for work in ("pilot", "botanist")]
    assert of_crew("captain-octopus", *pairs) == {}
    assert of_crew("captain-octopus", *pairs, "owl-engineer", "rhino-engineer") == {"species": 10}


@pytest.mark.rule("WS-19")
def test_specialists_emissaries_and_the_captain_are_animals_and_robots_are_not() -> None:
    assert of_crew("captain-owl", "owl-pilot", "emissary-owl-2") == {"species": 5}
    assert of_crew("captain-lizard", "owl-pilot", "emissary-owl-2", "robot-1", "robot-2", "robot-3") == {}


@pytest.mark.rule("WS-20")
def test_six_different_animals_are_a_series() -> None:
    assert of_crew("captain-owl", *SERIES[:5]) == {"series": 15}
    assert of_crew("captain-owl", *SERIES[:4], "owl-scientist", "robot-1") == {}


@pytest.mark.rule("WS-20")
def test_series_are_as_many_as_the_rarest_species_and_their_animals_count_by_species_too() -> None:
    others = [f"{species}-pilot" for species in SPECIES]
    assert of_crew("captain-owl", *SERIES, *others[:5]) == {"series": 30}
    assert of_crew("captain-owl", *SERIES, *others) == {"series": 30, "species": 5}
    assert of_crew("captain-bear", *SERIES, *others[:4]) == {"series": 15, "species": 5}


@pytest.mark.rule("WS-20")
def test_hand_cards_score_nothing() -> None:
    game = plain({"robot-1": {"credits": 5}})
    state = game.setup(2, crews={0: ["captain-owl", *SERIES[:4]]}, hands={0: [SERIES[4], "robot-1", *OWLS[1:]]})
    assert len(state[HANDS[0]]) == 6
    assert lines(state) == {}


# Emissaries, robots, captain


@pytest.mark.rule("WS-21")
def test_robots_earn_what_is_printed_on_them() -> None:
    changes: Changes = {"robot-1": {"credits": 5}, "robot-2": {"credits": 3, "occupation": "pilot"}}
    assert of_crew("captain-owl", "robot-1", "robot-2", "robot-3", changes=changes) == {"robots": 8}


@pytest.mark.rule("WS-21")
def test_emissaries_earn_only_for_missions_fulfilled() -> None:
    changes: Changes = {"emissary-owl-1": {"mission": "5 per 3 pilot"}, "emissary-bear-1": {"mission": "4 per 2 pilot"}}
    emissaries = ("captain-octopus", "emissary-owl-1", "emissary-bear-1")
    assert of_crew(*emissaries, "monkey-pilot", changes=changes) == {}
    assert of_crew(*emissaries, "monkey-pilot", "rhino-pilot", changes=changes) == {"emissaries": 4}
    assert of_crew(*emissaries, "monkey-pilot", "rhino-pilot", "owl-pilot", changes=changes) == {"emissaries": 9}


@pytest.mark.rule("WS-21")
@pytest.mark.parametrize(("squares", "worth"), [(0, 0), (1, 0), (2, 6), (3, 6), (5, 6)])
def test_the_captain_earns_once_the_token_has_reached_or_passed_the_credit_square(squares: int, worth: int) -> None:
    changes: Changes = {"captain-owl": {"track": ["draw 1", "credits 6", "draw 1", "draw 1", "draw 1"]}}
    assert of_crew("captain-owl", changes=changes, tokens=squares).get("captain", 0) == worth


@pytest.mark.rule("WS-21", "WS-D1")
@pytest.mark.parametrize(("squares", "worth"), [(0, 0), (1, 4), (2, 4), (3, 9), (8, 9)])
def test_every_credit_square_earns_that_the_token_has_reached(squares: int, worth: int) -> None:
    track = ["credits 4", "draw 1", "credits 5", *["draw 1"] * 5]
    changes: Changes = {"captain-owl": {"track": track}}
    assert of_crew("captain-owl", changes=changes, tokens=squares).get("captain", 0) == worth


@pytest.mark.rule("WS-21", "WS-D1")
def test_a_track_without_credits_earns_none() -> None:
    assert of_crew("captain-owl", changes={"captain-owl": {"track": ["draw 1"]}}, tokens=1) == {}


# Missions


@pytest.mark.rule("WS-M1")
@pytest.mark.parametrize(("botanists", "worth"), [(2, 0), (3, 5), (5, 5), (6, 10)])
def test_five_per_three_botanists(botanists: int, worth: int) -> None:
    changes: Changes = {"emissary-bear-1": {"mission": "5 per 3 botanist"}}
    crew = [f"{species}-botanist" for species in SPECIES[:botanists]]
    assert of_crew("captain-bear", "emissary-bear-1", *crew, changes=changes).get("emissaries", 0) == worth


@pytest.mark.rule("WS-M1")
@pytest.mark.parametrize(
    ("crew", "pairs"),
    [
        ([], 0),
        (["bear-military"], 1),
        (["bear-military", "monkey-military"], 1),
        (["bear-military", "owl-pilot", "monkey-military"], 2),
        (["owl-military"], 1),
        (["owl-military", "owl-military-2"], 2),
        (["owl-military", "bear-military"], 2),
    ],
)
def test_two_per_pair_of_owl_and_military(crew: list[str], pairs: int) -> None:
    """The emissary is an owl itself; a military owl adds one to each of the two counts."""
    changes: Changes = {"emissary-owl-1": {"mission": "2 per owl and military"}}
    found = of_crew("captain-lizard", "emissary-owl-1", *crew, changes=changes)
    assert found.get("emissaries", 0) == 2 * pairs


@pytest.mark.rule("WS-M1")
@pytest.mark.parametrize(("others", "worth"), [(0, 5), (1, 5), (2, 0), (3, 0)])
def test_five_for_strictly_most_programmers(others: int, worth: int) -> None:
    changes: Changes = {"emissary-octopus-1": {"mission": "5 for most programmer"}}
    mine = ["captain-bear", "emissary-octopus-1", "bear-programmer", "owl-programmer"]
    rival = ["captain-owl", "lizard-programmer", "rhino-programmer", "monkey-programmer"][: others + 1]
    assert of_crew(*mine, other=rival, changes=changes).get("emissaries", 0) == worth


@pytest.mark.rule("WS-M1")
def test_most_is_more_than_every_other_player_has() -> None:
    game = plain({"emissary-octopus-1": {"mission": "5 for most programmer"}})
    crews = {0: ["captain-bear", "emissary-octopus-1", "bear-programmer"], 1: ["captain-owl"], 2: ["captain-lizard"]}
    assert lines(game.setup(3, crews=crews)) == {}
    crews[2] = ["captain-monkey"]
    assert lines(game.setup(3, crews=crews)) == {"emissaries": 5}


@pytest.mark.rule("WS-M1", "WS-02")
def test_ones_own_captain_counts_for_most() -> None:
    """The captain and a bear are more than one bear; without the captain there would be as many."""
    changes: Changes = {"emissary-owl-1": {"mission": "5 for most bear"}}
    crew = ["emissary-owl-1", "bear-pilot"]
    assert of_crew("captain-bear", *crew, other=["captain-owl", "bear-military"], changes=changes) == {"emissaries": 5}
    assert of_crew("captain-lizard", *crew, other=["captain-owl", "bear-military"], changes=changes) == {}
    assert of_crew("captain-lizard", *crew, other=["captain-bear"], changes=changes) == {}


@pytest.mark.rule("WS-M1")
def test_an_emissary_counts_itself() -> None:
    mission: Changes = {"emissary-owl-1": {"mission": "6 for most emissary"}, "emissary-owl-2": {"mission": "2 per 1 owl"}}
    assert of_crew("captain-lizard", "emissary-owl-1", changes=mission) == {"emissaries": 6}
    assert of_crew("captain-lizard", "emissary-owl-2", changes=mission) == {"emissaries": 2}


@pytest.mark.rule("WS-M1", "WS-02")
def test_a_captain_counts_for_missions_with_species_and_occupation() -> None:
    changes: Changes = {"emissary-owl-1": {"mission": "2 per bear and engineer"}, "robot-1": {"occupation": "engineer"}}
    assert of_crew("captain-bear", "emissary-owl-1", changes=changes) == {"emissaries": 2}
    assert of_crew("captain-bear", "emissary-owl-1", "robot-1", "bear-pilot", changes=changes) == {"emissaries": 4}


@pytest.mark.rule("WS-M1")
@pytest.mark.parametrize(("thing", "count"), [("robot", 2), ("veteran", 2), ("emissary", 1), ("bear", 2), ("pilot", 3)])
def test_missions_count_whatever_the_legend_names(thing: str, count: int) -> None:
    changes: Changes = {
        "emissary-owl-1": {"mission": f"1 per 1 {thing}"},
        "robot-1": {"occupation": "pilot", "veteran": True},
        "bear-pilot": {"veteran": True},
    }
    crew = ["captain-owl", "emissary-owl-1", "robot-1", "robot-2", "bear-pilot", "bear-pilot-2"]
    assert of_crew(*crew, other=["captain-lizard"], changes=changes) == {"emissaries": count}


# Winning


def final(crews: Mapping[int, Sequence[str]], changes: Changes | None = None) -> Result:
    """Return the result of a game in whose last turn nothing is added."""
    last = len(crews) - 1
    state = plain(changes).setup(
        len(crews),
        crews=crews,
        hands={seat: [] for seat in crews},
        ships={last: {"1-right": "landed"}},
        turn=10 * len(crews) - 1,
    )
    play(state, f"{last} explore 1-right; {last} take play-any")
    assert state.result is not None
    return state.result


@pytest.mark.rule("WS-22")
def test_the_highest_total_wins() -> None:
    crews = {0: ["captain-bear", "robot-1"], 1: ["captain-monkey", "robot-2", "robot-3"], 2: ["captain-owl"]}
    result = final(crews, {"robot-1": {"credits": 3}, "robot-2": {"credits": 4}})
    assert (result.scores, result.ranks, result.winners) == ((3, 4, 0), (2, 1, 3), (1,))
    assert result.virtual == ()


@pytest.mark.rule("WS-22")
def test_ties_go_to_the_smaller_crew() -> None:
    crews = {0: ["captain-bear", "robot-1", "bear-pilot"], 1: ["captain-monkey", "robot-2"], 2: ["captain-owl"]}
    result = final(crews, {"robot-1": {"credits": 4}, "robot-2": {"credits": 4}})
    assert (result.scores, result.ranks) == ((4, 4, 0), (2, 1, 3))


@pytest.mark.rule("WS-22")
def test_players_still_tied_share_the_victory() -> None:
    crews = {0: ["captain-bear", "robot-1"], 1: ["captain-monkey", "robot-2"], 2: ["captain-owl"]}
    result = final(crews, {"robot-1": {"credits": 4}, "robot-2": {"credits": 4}})
    assert (result.ranks, result.winners) == ((1, 1, 3), (0, 1))


# The score explained


@pytest.mark.rule("WS-E3")
def test_example_of_57_credits() -> None:
    state = plain(EXAMPLE).setup(2, crews={0: CREW, 1: ["captain-bear"]}, tokens={0: 3})
    result = state.game.score(state)
    assert dict(result.lines[0].lines) == {"species": 20, "series": 15, "emissaries": 8, "robots": 8, "captain": 6}
    assert result.scores[0] == result.lines[0].total == 57


@pytest.mark.rule("WS-21")
def test_the_result_names_the_cards_that_earned_each_line() -> None:
    state = plain(EXAMPLE).setup(2, crews={0: CREW, 1: ["captain-bear"]}, tokens={0: 3})
    score = state.game.score(state).lines[0]
    spell = state.game.catalogue.spell
    earned = {line: set(spell(cards)) for (line, _), cards in zip(score.lines, score.cards, strict=True)}
    assert earned["species"] == set(CREW[:8])
    assert len(earned["series"]) == 6
    assert earned["series"] >= {"monkey-pilot", "octopus-programmer", "rhino-scientist", "lizard-botanist"}
    assert earned["emissaries"] == {"emissary-owl-1", "emissary-bear-1"}
    assert earned["robots"] == {"robot-1", "robot-2"}
    assert earned["captain"] == {"captain-owl"}


@pytest.mark.rule("WS-19", "WS-20", "WS-21")
def test_what_each_collection_is_worth_so_far() -> None:
    """From the first card on, even if worth nothing yet; a series only once complete."""
    game = plain(EXAMPLE)
    crews = {0: ["captain-owl", "owl-pilot", "owl-botanist", "bear-pilot", "emissary-bear-1", "robot-1", "robot-3"]}
    state = game.setup(2, crews=crews, tokens={0: 2})
    assert spelt(game, *Accounts.of(state).credits(0)) == [
        ("species", 0, ["bear-pilot", "emissary-bear-1"], "bear"),
        ("species", 5, ["captain-owl", "owl-pilot", "owl-botanist"], "owl"),
        ("emissaries", 4, ["emissary-bear-1"], ""),
        ("robots", 5, ["robot-1"], ""),
        ("captain", 0, ["captain-owl"], ""),
    ]


@pytest.mark.parametrize("solo", [False, "hard"])
def test_everybody_sees_the_same_accounts(solo: str | bool) -> None:
    state = plain(EXAMPLE).setup(2, crews={0: CREW, 1: ["captain-bear", "robot-4"]}, tokens={0: 3}, solo=solo)
    accounts = Accounts.of(state)
    assert all(Accounts.of(state.game.view(state, viewer)) == accounts for viewer in (None, *state.people))
    assert len(accounts.planets) == (2 if solo else 0)


def test_the_value_of_another_crew() -> None:
    state = plain(EXAMPLE).setup(2, crews={0: CREW[:3], 1: ["captain-bear"]}, tokens={0: 3})
    accounts = Accounts.of(state)
    grown = accounts.having(0, state.game.catalogue.cards(CREW))
    assert (accounts.score(0).total, grown.score(0).total) == (13, 57)
    assert grown.score(1) == accounts.score(1)
