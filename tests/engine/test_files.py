"""Records and positions: readable files, checked when they are loaded."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wildtable
from wildtable import PositionError, Record, RecordError
from wildtable.engine.shuffling import Shuffle, shuffled
from wildtable.games import game_of_record

GAME = wildtable.load("wild-cards")
RULES = f"rules = {GAME.rules_version}"


def some_way(seed: int = 3, moves: int = 40) -> Any:
    rng = Random(seed)
    state = GAME.new(3, seed=seed)
    for _ in range(moves):
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    return state


def test_a_record_reads_well() -> None:
    state = GAME.new(3, seed=7)
    for seat in range(3):
        state.play(seat, state.asking[seat].options[0])
    text = str(state.record(["Aiko", "Ben", "Chloë"]))
    assert 'game = "wild-cards"' in text
    assert 'seed = "7"' in text
    assert 'players = ["Aiko", "Ben", "Chloë"]' in text
    assert "0 bid " in text
    assert text.count(";") == 2


def test_a_record_of_part_of_a_game_replays() -> None:
    state = some_way()
    for seat in tuple(state.sealed):
        state.withdraw(seat)
    assert GAME.replay(state.record()) == state


def test_a_record_replays_up_to_a_question() -> None:
    record = some_way().record()
    assert len(GAME.replay(record, at=5).history.lines()) == 5
    assert GAME.replay(record, at=0) == GAME.new(3, seed=3)


@given(st.lists(st.text(), max_size=3), st.lists(st.text(), max_size=3), st.text())
def test_any_names_survive_the_file(players: list[str], bots: list[str], seed: str) -> None:
    names = (tuple(players), tuple(bots))
    record = Record("g", 1, 3, {"a": True, "b": "x"}, seed, [{0: ["pass"]}], *names)
    assert Record.parse(str(record)) == record


def test_a_record_says_which_seats_bots_played() -> None:
    assert Record.parse(str(some_way().record(bots=("", "easy", "hard")))).bots == ("", "easy", "hard")
    assert "bots" not in str(some_way().record(bots=("", "", "")))


def test_a_game_from_a_position_records_it(tmp_path: Path) -> None:
    state = GAME.setup(hands={0: ["forest-3"]}, display=["peacock"], piles={"habitats": ["wild-4"]})
    state.play(0, "bid forest-3")
    for seat in (1, 2):
        state.play(seat, state.asking[seat].options[0])
    state.record().write(tmp_path / "record.toml")
    assert GAME.replay(Record.read(tmp_path / "record.toml")) == state


def test_a_replay_reports_every_random_shuffle() -> None:
    state, rng = GAME.new(3, seed=3, piles={"habitats": ["forest-1", "wild-4"]}), Random(3)
    while state.asking:
        for seat, choice in tuple(state.asking.items()):
            state.play(seat, choice.sample(rng))
    shuffles: list[Shuffle] = []
    assert GAME.replay(state.record(), on_shuffle=shuffles.append) == state
    assert [shuffle.number for shuffle in shuffles] == list(range(state.shuffles))
    assert [shuffle.pile for shuffle in shuffles[:3]] == ["animals", "habitats", "seats"]
    assert len(shuffles[1].order) == 46 - 2
    for shuffle in shuffles:
        assert shuffled(state.seed, shuffle.number, shuffle.items) == shuffle.order
        assert list(shuffle.items) == sorted(shuffle.order)


def test_a_record_says_whether_its_deal_was_prepared() -> None:
    game = wildtable.load("wild-cards")
    state = game.new(3, seed=1)
    begun = [state, game.new(3, piles={"seats": [2]}), game.from_position(state.position())]
    assert [one.record().is_prepared for one in begun] == [False, True, True]


def test_stacked_piles_are_part_of_the_record() -> None:
    state = GAME.new(3, seed=1, piles={"habitats": ["wild-1", "wild-2"], "seats": ["2"], "animals": [["lion"]]})
    assert GAME.replay(Record.parse(str(state.record()))) == state


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("wildtable = 1", "wildtable = 9"), "no record of format 1"),
        (("wildtable = 1", "wildtable = "), "no record: "),
        (('game = "wild-cards"', "game = 1"), "game: missing or not a text"),
        ((RULES, 'rules = "1"'), "rules: missing or not a number"),
        ((RULES, "rules = true"), "rules: missing or not a number"),
        (("seats = 3\n", ""), "seats: missing or not a number"),
        (('seed = "3"', 'seed = "3"\nplayers = [1]'), "players: not a list of texts"),
        (('seed = "3"', 'seed = "3"\npiles = "{"'), "piles: not JSON in a text"),
        (('seed = "3"', 'seed = "3"\npiles = ""'), "piles: not JSON in a text"),
        (('seed = "3"', 'seed = "3"\npiles = "[1]"'), "piles: must be a list of shuffles for each pile, not [1]"),
        (('seed = "3"', """seed = "3"\npiles = '{"seats": [2]}'"""), "piles: must be a list of shuffles for each pile"),
        (('seed = "3"', 'seed = "3"\nposition = "{"'), "position: not JSON in a text"),
        (('seed = "3"', 'seed = "3"\nposition = "[]"'), "position: must be an object, not []"),
        (('seed = "3"', 'seed = "3"\nposition = 3'), "position: not JSON in a text"),
        (('seed = "3"', 'seed = "3"\ndeck = 5'), "deck: missing or not a text"),
        (("moves = '''\n0 bid", "moves = '''\n0 pass; 0 bid"), "moves, line 1: seat 0 answers twice"),
        (("moves = '''\n0 bid", "moves = '''\nzero bid"), "moves, line 1: 'zero bid"),
        (("moves = '''\n0 bid", "moves = '''\n0\n0 bid"), "moves, line 1: '0' is not a seat and its moves"),
    ],
)
def test_a_broken_record_is_refused_with_the_place(tmp_path: Path, change: tuple[str, str], reason: str) -> None:
    text = str(some_way().record())
    assert change[0] in text
    path = tmp_path / "broken.toml"
    path.write_text(text.replace(*change, 1))
    with pytest.raises(RecordError) as refused:
        Record.read(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert reason in str(refused.value)


def test_a_file_that_is_no_text_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="must be a text file in UTF-8"):
        Record.read(tmp_path / "picture")
    with pytest.raises(RecordError, match="No such file"):
        Record.read(tmp_path / "nowhere")


def test_a_record_that_does_not_play_out_is_refused() -> None:
    record = some_way().record()
    wrong = Record.parse(str(record).replace("bid", "bid wild-4, bid", 1))
    with pytest.raises(RecordError, match="moves, line 1: "):
        GAME.replay(wrong)
    with pytest.raises(RecordError, match=r"the moves lead to None, not to scores \[1, 2, 3\]"):
        GAME.replay(Record.parse(str(record) + "scores = [1, 2, 3]\n"))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": 9}, "wild-cards has 3 to 5 seats, not 9"),
        ({"options": {"leo": 3}}, "option leo must be true or false"),
        ({"seed": "hex:x"}, "seed: must be a text, or 'hex:' and bytes"),
        ({"piles": {"nowhere": [["wild-1"]]}}, "there is no pile 'nowhere'"),
        ({"piles": {"habitats": [[], ["lion"]]}}, "moves, line "),
        ({"position": {}}, "position: 'wildtable' is missing"),
    ],
)
def test_a_record_that_cannot_begin_or_go_on_is_refused(change: Any, reason: str) -> None:
    state, rng = GAME.new(3, seed=3), Random(3)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    with pytest.raises(RecordError) as refused:
        GAME.replay(replace(state.record(), **change))
    assert reason in str(refused.value)


@pytest.mark.parametrize("at", [-1, 99])
def test_a_record_has_no_other_questions(at: int) -> None:
    with pytest.raises(RecordError, match=f"the record has [0-9]+ questions, none of number {at}"):
        GAME.replay(some_way().record(), at=at)


def test_a_record_of_other_rules_or_another_deck_is_refused() -> None:
    text = str(some_way().record())
    with pytest.raises(RecordError, match=f"rules 99; this is wild-cards, rules {GAME.rules_version}"):
        GAME.replay(Record.parse(text.replace(RULES, "rules = 99")))
    with pytest.raises(RecordError, match="with a deck of its own"):
        GAME.replay(Record.parse(text.replace("seats = 3", 'seats = 3\ndeck = "other"')))


def test_the_game_of_a_record_is_found_with_its_deck(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    printed = GAME.folder.joinpath("deck.toml").read_text()
    own.write_text(printed.replace("wild = [1, 1, 1, 1]", "wild = [4, 0, 0, 0]"))
    game = wildtable.load("wild-cards", deck=own)
    record = Record.parse(str(game.new(3, seed=1).record()))
    assert game_of_record(record).replay(record) == game.new(3, seed=1)
    assert game_of_record(some_way().record()) is GAME


def test_there_is_no_other_game() -> None:
    with pytest.raises(wildtable.OptionError, match="no game 'chess'; games are wild-cards"):
        wildtable.load("chess")


Change = Callable[[dict[str, Any]], object]


def forget_a_lot(data: dict[str, Any]) -> object:
    return data["memory"]["all"].pop()


def unsort(data: dict[str, Any]) -> object:
    return data["zones"]["hand-0"].reverse()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data.update(wildtable=2), "format 2 is not 1"),
        (lambda data: data.update(game="chess"), "is of chess"),
        (lambda data: data.update(deck="x"), "another deck"),
        (lambda data: data.pop("zones"), "'zones' is missing"),
        (lambda data: data["zones"].update(nowhere=["lion"]), "nowhere"),
        (lambda data: data["zones"].update(discard=["forest-9"]), "no card 'forest-9'"),
        (lambda data: data["zones"]["hand-0"].pop(), "instead of"),
        (unsort, "hand-0 is not in order"),
        (forget_a_lot, "what the spectators remember cannot be true"),
        (lambda data: data["memory"]["0"].pop(), "what seat 0 remember cannot be true"),
        (lambda data: data.update(agenda=[{"step": "Dance"}]), "no such step"),
        (lambda data: data.update(agenda=["PlaceBids"]), "no such step"),
        (lambda data: data.update(agenda=[{"step": "ChooseBid"}]), "ChooseBid: "),
        (lambda data: data.update(agenda=[{"step": "ResolveRefills"}]), "asks nobody"),
        (lambda data: data.update(sealed={"0": ["bid refill", "bid refill"]}), "one card too many"),
        (lambda data: data.update(sealed={str(seat): ["bid refill"] for seat in range(3)}), "all answers are sealed"),
        (lambda data: data.update(seats=9), "has 3 to 5 seats"),
        (lambda data: data.update(options=[]), "options: must be a value for each option, not []"),
        (lambda data: data.update(seats=True), "seats: must be an integer, not True"),
        (lambda data: data.update(seed=3), "seed: must be a text, not 3"),
        (lambda data: data.update(shuffles=-1), f"shuffles: must be from 0 to {2**63 - 1}, not -1"),
        (lambda data: data.update(shuffles=1.5), "shuffles: must be an integer, not 1.5"),
        (lambda data: data.update(disclosed=10**30), f"disclosed: must be from 0 to {2**63 - 1}, not 1000"),
        (lambda data: data.update(stacks={"habitats": ["wild-1"]}), "stacks: must be a list of shuffles for each pile"),
        (lambda data: data.update(facts=[]), "facts: must be a value for each fact, not []"),
        (lambda data: data.update(sealed={"x": []}), "sealed: must have seats from 0 to 2, not 'x'"),
        (lambda data: data.update(agenda=[{"step": []}]), "no such step: {'step': []}"),
        (lambda data: data.update(agenda=[{"step": "TakeOrPass", "seat": 3}]), "seat cannot be 3"),
        (lambda data: data.update(extra={1, 2}), "must be what JSON can hold: Object of type set"),
    ],
)
def test_a_broken_position_is_refused_with_the_reason(change: Change, reason: str) -> None:
    data = json.loads(json.dumps(GAME.new(3, seed=3).position()))
    assert GAME.from_position(data) == GAME.new(3, seed=3)
    change(data)
    with pytest.raises(PositionError) as refused:
        GAME.from_position(data)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("wild-realms-alliance", {"step": "ChooseAbility", "role": "leader", "seats": [0]}),
        ("wild-space", {"step": "UseAbility", "seat": 0, "card": 0}),
    ],
)
def test_a_question_that_the_cards_do_not_allow_is_refused(name: str, step: object) -> None:
    game = wildtable.load(name)
    with pytest.raises(PositionError, match="position: the parts contradict each other"):
        game.from_position({**game.new(3, seed=3).position(), "agenda": [step]})


WRONG: tuple[object, ...] = (None, True, -1, 10**30, 1.5, "x", [], [[]], ["x"], {}, {"x": 1})


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield where every value within plain data is; of a list, the first."""
    if path:
        yield path
    inner = data if isinstance(data, dict) else range(min(len(data), 1)) if isinstance(data, list) else ()
    for key in inner:
        yield from paths(data[key], (*path, key))


def test_any_wrong_value_in_a_position_is_refused_in_words() -> None:
    """What is not refused plays on."""
    state = GAME.new(3, seed=3, piles={"animals": [["lion"], ["lion"]]})
    state.play(0, state.asking[0].options[0])
    text, rng, reasons = json.dumps(state.position()), Random(3), []
    for path in paths(json.loads(text)):
        for wrong in WRONG:
            data = json.loads(text)
            place = data
            for key in path[:-1]:
                place = place[key]
            place[path[-1]] = wrong
            try:
                loaded = GAME.from_position(data)
            except PositionError as refused:
                reasons.append(str(refused))
                continue
            while loaded.asking:
                seat, choice = next(iter(loaded.asking.items()))
                loaded.play(seat, choice.sample(rng))
    assert not [reason for reason in reasons if "Error" in reason]


def test_a_position_of_a_finished_game_loads_with_its_result() -> None:
    state = some_way(moves=0)
    rng = Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    loaded = GAME.from_position(state.position())
    assert loaded == state
    assert loaded.result == state.result


def test_states_are_equal_only_to_states() -> None:
    assert some_way() != some_way(seed=4)
    assert some_way() != "state"
