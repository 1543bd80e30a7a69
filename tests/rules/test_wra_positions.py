"""Wild Realms Alliance: what `new` and `setup` accept, and how they refuse the rest."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wildtable import OptionError
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.state import CENTRE, HANDS, HIDDEN_FIGHTERS, KEPT, LEADERS, RECRUITS

from .playing import names
from .wra_decks import cards

THREE = ["wolf", "sheep", "fox"]


def test_hands_named_and_dealt(wra: WildRealmsAlliance) -> None:
    state = wra.setup(4, hands={1: ["wolf", "sheep", "fox", "hare"]}, start=2, centre=["boar", "toad"])
    assert names(state, HANDS[4][1]) == ["wolf", "sheep", "fox", "hare"]
    assert [len(state[HANDS[4][seat]]) for seat in range(4)] == [4] * 4
    assert names(state, CENTRE) == ["boar", "toad"]
    assert state.start == 2


def test_animals_kept(wra: WildRealmsAlliance) -> None:
    state = wra.setup(3, kept={1: THREE})
    assert [len(state[KEPT[seat]]) for seat in range(3)] == [3] * 3
    assert len(state[CENTRE]) == 9


def test_alliances_from_left_to_right_with_recruits(wra: WildRealmsAlliance) -> None:
    state = wra.setup(4, alliances={1: ["stag", "wolf", "sheep"]}, recruits={0: ["toad"]}, seed=3)
    assert names(state, LEADERS[1]) == ["stag"]
    assert cards("toad")[0] in state[RECRUITS[0]]
    assert all(state[LEADERS[seat]] for seat in range(4))
    assert wra.replay(state.record()) == state


def test_the_cards_of_a_position_are_remembered_as_seen(wra: WildRealmsAlliance) -> None:
    state = wra.setup(3, alliances={0: ["wolf", "sheep", "toad"], 1: ["stag", "boar", "raven"]})
    assert state.view(1).shown[HIDDEN_FIGHTERS[0]] is None


def test_without_words_the_draft_begins(wra: WildRealmsAlliance) -> None:
    assert len(wra.setup(3)[HANDS[4][0]]) == 4


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"hands": {0: THREE}}, "hands: 3 animals for seat 0, must be 4"),
        ({"kept": {0: ["wolf"]}}, "kept: 1 animals for seat 0, must be 3"),
        ({"kept": {3: THREE}}, "kept: there is no seat 3 for that; seats are 0 to 2"),
        ({"kept": {"0": THREE}}, "kept: there is no seat '0' for that; seats are 0 to 2"),
        ({"start": "0"}, "start: there is no seat '0' for that"),
        ({"start": True}, "start: there is no seat True for that"),
        (
            {"recruits": {0: "fox"}, "alliances": {0: THREE}},
            "cards must be a list of names, such as .'fox'., not the text 'fox'",
        ),
        ({"kept": {0: "wolf"}}, "cards must be a list of names, such as .'wolf'., not the text 'wolf'"),
        ({"centre": "fox"}, "pile 'centre' must be a list of names"),
        ({"piles": ["centre"]}, "piles must map the name of a pile to a list of names"),
        ({"alliances": {0: ["wolf", "wolf", "fox"]}}, "alliances: there is one of each animal"),
        ({"alliances": {0: THREE}, "recruits": {1: ["fox"]}}, "alliances: there is one of each animal"),
        ({"alliances": {0: THREE}, "kept": {1: ["hare", "boar", "toad"]}}, "name one of them"),
        ({"recruits": {0: ["fox"]}}, "recruits: nobody has any"),
        ({"alliances": {0: ["wolf", "sheep", "foxx"]}}, "did you mean fox?"),
        ({"start": 3}, "start: there is no seat 3"),
        ({"centre": ["wolf"], "kept": {0: THREE}}, "pile 'centre': wolf is not there"),
        ({"piles": {"cellar": []}}, "there is no pile 'cellar' to stack; piles are centre, seats"),
        ({"piles": {"seats": ["x"]}}, "pile 'seats' holds numbers of seats, not x"),
        ({"collector_abilities": "nobody"}, "option collector_abilities must be one of loser, everyone"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(wra: WildRealmsAlliance, wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError, match=reason.replace("?", r"\?")):
        wra.setup(3, **wrong)


def test_a_stacked_start_player_is_written_down(wra: WildRealmsAlliance) -> None:
    state = wra.new(4, seed=1, piles={"seats": ["3"]})
    assert state.record().piles == {"seats": [["3"]]}
    assert wra.replay(state.record()).start == 3
    with pytest.raises(OptionError, match="pile 'seats': 8 is not there"):
        wra.new(4, seed=1, piles={"seats": ["8"]})


def test_the_score_so_far_is_available_at_any_time(wra: WildRealmsAlliance) -> None:
    assert wra.score(wra.new(3, seed=1)).scores == (0, 0, 0)


def test_the_view_has_words_for_what_it_shows(wra: WildRealmsAlliance) -> None:
    draft = wra.view(wra.setup(3, hands={0: ["wolf", "sheep", "fox", "hare"]}, start=1), 0)
    assert draft.hand == cards("wolf", "sheep", "fox", "hare")
    assert (draft.kept, draft.centre_size, draft.start) == ((), 6, 1)
    rows = {0: ["crane", "boar", "sheep"], 1: ["stag", "fox", "hare"], 2: ["horse", "wolf", "otter"]}
    state = wra.setup(3, alliances=rows, centre=["toad"])
    own, other = wra.view(state, 0), wra.view(state, 1)
    assert own.recruits == cards("toad")
    assert (other.recruits_of(0), other.looked_at) == (1, ())


def test_no_game_outlasts_its_bound(wra: WildRealmsAlliance) -> None:
    rng, lengths = Random(1), set()
    for seed in range(30):
        state, moves = wra.new(4, seed=seed, collector_abilities="everyone"), 0
        while not state.over:
            seat, choice = next(iter(state.asking.items()))
            state.play(seat, choice.sample(rng))
            moves += 1
        lengths.add(moves)
    assert 4 * 5 < min(lengths) <= max(lengths) <= wra.longest(4) == 68


def test_drafts_and_roles_are_counted(wra: WildRealmsAlliance) -> None:
    state, rng = wra.new(3, seed=1), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    counted = wra.counted(state)
    assert counted["seat"] == [["0"], ["1"], ["2"]]
    moves = [answers[1] for answers in state.record().moves[:4]]
    drafted = [move.removeprefix("keep ") for kept in moves[:3] for move in kept]
    leader, fighter = moves[3][0].removeprefix("lead "), moves[3][1].removeprefix("fight ")
    assert counted["drafted"][1] == drafted
    assert (counted["leader"][1], counted["fighter"][1]) == ([leader], [fighter])
    assert {leader, fighter, *counted["collector"][1]} == {*drafted}
    assert counted["final"][1] == wra.catalogue.spell(state.animals(1))


def test_abilities_are_counted_if_they_did_something(wra: WildRealmsAlliance) -> None:
    """Both actions of a hedgehog's Collector count for it; what was declined or had no effect does not."""
    counted_both = void = 0
    for seed in range(60):
        state, rng = wra.new(3, seed=seed), Random(seed)
        told: list[list[tuple[str, str]]] = [[], [], []]
        while not state.over:
            seat, choice = next(iter(state.asking.items()))
            state.play(seat, choice.sample(rng))
            for event in state.events:
                if event.seat is not None and event.name in ("ability-used", "nothing-happened", "declined", "did-both"):
                    used = f"{wra.catalogue.spell(event.cards)[0]} {event.number}" if event.name == "ability-used" else ""
                    told[event.seat].append((event.name, used))
        counted = wra.counted(state)
        for seat, events in enumerate(told):
            if ("did-both", "") in events:
                counted_both += 1
                assert counted["leader"][seat][0] in [one.split()[0] for one in counted["ability"][seat]]
            if len(events) == 2 and events[0][0] == "ability-used" and events[1][0] in ("nothing-happened", "declined"):
                void += 1
                assert events[0][1] not in counted["ability"][seat]
    assert counted_both > 0
    assert void > 0
