"""The balance of a game: what is counted, and that it adds up."""

from __future__ import annotations

from random import Random

import pytest

import wildtable
from wildtable.lab.balance import Balance, BalanceJob, measure
from wildtable.lab.spread import Engine, Here, Processes

GAMES = wildtable.games()


def balance(game: str, games: int = 30, bot: str = "random", engine: Engine | None = None) -> Balance:
    seats = wildtable.load(game).seat_counts[0]
    (found,) = measure(BalanceJob(game, seats, (bot,), games, "balance"), engine or Here())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_game_declares_what_to_count(game: str) -> None:
    loaded, rng = wildtable.load(game), Random(1)
    seats = loaded.seat_counts[0]
    state = loaded.new(seats, seed=1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    counted = loaded.counted(state)
    assert counted["seat"] == [[str(seat)] for seat in range(seats)]
    assert len(counted) > 1
    assert all(len(things) == len(state.people) for things in counted.values())
    assert all(loaded.texts.has("en", f"counted-{group}") for group in counted)


@pytest.mark.parametrize("game", GAMES)
def test_wins_add_up(game: str) -> None:
    found = balance(game)
    assert (found.bot, found.games, found.fair) == ("random", 30, 1 / wildtable.load(game).seat_counts[0])
    seats = found.groups["seat"]
    assert sum(row.win_rate for row in seats) == pytest.approx(1)
    assert all(row.owners == 30 and row.presence == 1 for row in seats)
    for rows in found.groups.values():
        assert [row.win_rate for row in rows] == sorted((row.win_rate for row in rows), reverse=True)
        assert all(row.ci95[0] - 1e-9 <= row.win_rate <= row.ci95[1] + 1e-9 for row in rows)


def test_alliances_are_counted_by_role() -> None:
    groups = balance("wild-realms-alliance").groups
    assert list(groups) == ["seat", "drafted", "leader", "fighter", "collector", "final", "alike", "ability"]
    owners = {name: sum(row.owners for row in rows) for name, rows in groups.items()}
    assert owners["drafted"] == 30 * 9
    assert owners["leader"] == owners["fighter"] == owners["collector"] == 30 * 3
    drafted = {row.name: row.owners for row in groups["drafted"]}
    roles = [{row.name: row.owners for row in groups[role]} for role in ("leader", "fighter", "collector")]
    assert all(sum(role.get(name, 0) for role in roles) == count for name, count in drafted.items())
    assert {row.name for row in groups["alike"]} <= {"triangle", "circle", "flower"}
    used = {row.name: row.owners for row in groups["ability"]}
    assert {"beaver 1", "raven 1"} <= {*used}
    assert all(count <= drafted[name.partition(" ")[0]] for name, count in used.items())


def test_wild_cards_counts_species_and_leaders() -> None:
    groups = balance("wild-cards", games=5).groups
    assert list(groups) == ["seat", "species", "leader"]
    assert {row.name for row in groups["leader"]} <= {f"{row.name}-leader" for row in groups["species"]}


def test_wild_space_counts_who_began_captains_crews_and_sectors() -> None:
    groups = balance("wild-space", games=10, bot="greedy").groups
    assert list(groups) == ["seat", "order", "captain", "crew", "sector"]
    names = {name: {row.name for row in rows} for name, rows in groups.items()}
    assert names["order"] == {"1", "2"}
    assert all(row.owners == 10 and row.presence == 1 for row in groups["order"]), "one seat starts, the other does not"
    game = wildtable.load("wild-space")
    assert all(name.startswith("captain-") for name in names["captain"])
    assert sum(row.owners for row in groups["captain"]) == 2 * 10
    assert names["crew"] <= {*game.catalogue.names} - names["captain"]
    assert {name.rpartition("-")[2] for name in names["sector"]} == {"left", "right"}
    assert {name.rpartition("-")[0] for name in names["sector"]} <= {*game.catalogue.names}
    assert sum(row.owners for row in groups["sector"]) == 2 * 10 * 5, "every seat lands five times"


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    assert balance("wild-realms-alliance", 100) == balance("wild-realms-alliance", 100, engine=Processes(2))


def test_its_dump_is_plain_data() -> None:
    dump = balance("wild-realms-alliance", 5).dump()
    groups = dump["groups"]
    assert isinstance(groups, dict)
    assert set(groups["seat"][0]) == {"name", "owners", "presence", "win_rate", "ci95"}
