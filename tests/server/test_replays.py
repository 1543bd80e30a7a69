"""Replays: every step of a finished game, open or as a seat saw it, showing no more than that seat could know."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import httpx
import pytest

import wildtable
from tests.harness.server import Running
from tests.server.store_samples import NO_QUOTA
from wildtable.engine.errors import RecordError
from wildtable.engine.files.record import Record
from wildtable.server.html.replay import ReplayPlayer, render_moment, visible_answers
from wildtable.server.store.rows import ImportRow
from wildtable.server.tables.archive import ReplayCache
from wildtable.server.tables.archive.replays import MAX_STORY_EVENTS, Replay, ReplayMoment

PLAYERS = ("Ida", "Ben", "<b>Mallory</b>", "\N{RIGHT-TO-LEFT OVERRIDE}Otto", "Pia")


@cache
def finished(seats: int = 3, name: str = "wild-cards", **options: Any) -> Record:
    """Return the record of a game played by following advice."""
    game = wildtable.load(name)
    state = game.new(seats=seats, seed=11, **options)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, game.advise(state.view(seat), choice))
    record: Record = state.record(PLAYERS[: len(state.people)])
    return record


@cache
def replay_of(seats: int = 3) -> Replay:
    return Replay(finished(seats))


def cut(record: Record, at: int) -> Record:
    return replace(record, moves=record.moves[:at], scores=())


def regions(at: int | None, seat: int | None) -> dict[str, str]:
    return page(replay_of().moment(at, seat))


def page(shown: ReplayMoment) -> dict[str, str]:
    seats = shown.record.seats
    names = [f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}" for name in PLAYERS[:seats]]
    return render_moment(shown, names, [ReplayPlayer()] * seats, "en", "/records/1")


# Positions


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_every_position_is_the_one_a_replay_from_the_start_leads_to(seat: int | None) -> None:
    record = finished(5)
    game = wildtable.load("wild-cards")
    for at in range(0, len(record.moves) + 1, 7):
        state = game.replay(record, at=at)
        view = state.view(None).opened() if seat is None else state.view(seat)
        shown = replay_of(5).moment(at, seat)
        assert shown.view.dump() == view.dump()
        assert shown.events == [seen.dump(game.catalogue) for seen in view.events]
        assert shown.answers == (record.moves[at - 1] if at else {})


def test_the_last_moment_is_the_default_and_others_must_exist() -> None:
    replay = replay_of()
    assert replay.moment().at == replay.moment().last == len(replay.record.moves)
    for at in (-1, len(replay.record.moves) + 1):
        with pytest.raises(RecordError, match="none of number"):
            replay.moment(at)


def test_a_record_that_does_not_play_out_has_no_replay() -> None:
    record = finished()
    broken = replace(record, moves=[*record.moves[:4], {0: ["pay wild-9"]}])
    with pytest.raises(RecordError, match="moves, line 5"):
        Replay(broken)


def test_the_story_holds_the_round_and_ends_with_the_last_answers() -> None:
    for at in range(replay_of().last + 1):
        shown = replay_of().moment(at, 1)
        assert len(shown.story) <= MAX_STORY_EVENTS
        assert list(shown.story[len(shown.story) - len(shown.events) :]) == list(shown.events[-MAX_STORY_EVENTS:])
        assert "round-began" in {event["event"] for event in shown.story}


def test_rounds_are_marked_where_they_began() -> None:
    marks = replay_of().marks
    assert [(one.round, one.phase) for one in marks] == [(number, "") for number in range(1, 15)]
    assert marks[0].at == 0
    for one in marks:
        assert replay_of().moment(one.at).view.facts["round"] == one.round
        assert one.at == 0 or replay_of().moment(one.at - 1).view.facts["round"] == one.round - 1


@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_without_rounds_is_marked_by_its_phases(seats: int) -> None:
    record = finished(seats, "wild-realms-alliance", collector_abilities="everyone")
    marks = Replay(record).marks
    phases = [one.phase for one in marks]
    ahead = iter(("draft", "roles", "leadership", "battle", "collection", "scoring", ""))
    assert all(phase in ahead for phase in phases), "each phase at most once, in rulebook order"
    assert {"draft", "roles", "collection"} <= set(phases)
    assert (marks[0].at, marks[1].at, marks[-1].at, phases[-1]) == (0, 3, len(record.moves), "")


def test_a_part_of_a_game_has_an_end_that_is_no_end() -> None:
    for at in (0, 9):
        part = Replay(cut(finished(), at))
        assert part.verdict.plays_out
        assert not part.moment().view.over
        assert 'class="final"' not in page(part.moment())["mat"]


# ReplayCache


def test_the_cache_drops_the_least_recently_used_replay_first() -> None:
    replays, one = ReplayCache(max_positions=3 * replay_of().last), replay_of()
    for key in "abc":
        replays.add(key, one)
    assert replays.find("a") is one
    replays.add("d", one)
    assert [bool(replays.find(key)) for key in "abcd"] == [True, False, True, True]
    replays.add("e", replay_of(5))
    assert replays.find("e") is replay_of(5)


def test_a_replay_larger_than_the_cache_is_cached_alone() -> None:
    replays = ReplayCache(max_positions=1)
    replays.add("a", replay_of())
    replays.add("b", replay_of())
    assert replays.find("a") is None
    assert replays.find("b") is replay_of()


# Contents


def test_open_hands_lie_before_their_seats_and_a_seat_sees_only_its_own() -> None:
    for at in range(0, replay_of().last, 5):
        shown = regions(at, None)
        assert all(f'class="held" data-zone="hand-{seat}"' in shown[f"seat-{seat}"] for seat in range(3))
        assert shown["hand"] == ""
        seen = regions(at, 1)
        assert not any('class="held"' in html for html in seen.values())
        hand = replay_of().moment(at, 1).view.dump()["zones"]["hand-1"]  # type: ignore[index]
        assert re.findall(r'<li><span class="card[^>]* data-card="([^"]+)"', seen["hand"]) == hand


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_is_shown_nothing_that_it_could_not_know(seat: int) -> None:
    """The page stays the same whatever the cards it did not see."""
    game = wildtable.load("wild-cards")
    for at in range(seat, replay_of().last, 3):
        shown = replay_of().moment(at, seat)
        dealt_anew = game.imagine(shown.view, Random(at)).view(seat)
        assert page(replace(shown, view=dealt_anew)) == page(shown)


def test_nothing_can_be_picked_and_nobody_is_you() -> None:
    for at in range(replay_of().last + 1):
        html = "".join(regions(at, at % 3).values())
        assert "<input" not in html
        assert ">You<" not in html
        assert "<li>You " not in html
        assert "You win" not in re.sub(r'title="[^"]*"', "", html)


def test_the_end_tells_who_won() -> None:
    for seat in (None, 0):
        shown = regions(None, seat)
        assert 'class="final"' in shown["mat"]
        assert "wins" in shown["mat"]
        assert "/records/1.toml" in shown["hand"]
        assert "The game is over" in shown["prompt"]


def test_names_are_text() -> None:
    for seat in (None, 0):
        for at in (0, 20, None):
            html = "".join(regions(at, seat).values())
            assert "<b>Mallory" not in html
            assert "&lt;b&gt;Mallory" in html


def test_face_down_answers_are_shown_to_those_who_saw_them() -> None:
    """The eagle lets its owner place two cards, which others do not see."""
    at, owner = next(
        (at, event["seat"])
        for at in range(replay_of(4).last)
        for event in replay_of(4).moment(at).events
        if event["event"] == "bid-two"
    )
    for viewer in (None, *range(4)):
        told = visible_answers(replay_of(4).moment(at, viewer))
        assert (told[owner] is None) == (viewer not in (None, owner))
        assert all(told[seat] is not None for seat in told if seat != owner)


# Over HTTP


@pytest.fixture(scope="module")
def http(running_server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=running_server.address, timeout=60, verify=False) as client:
        yield client


@pytest.fixture(scope="module")
def path(http: httpx.Client) -> str:
    token = re.search(r'name="token" value="([^"]+)"', http.get("/").text)
    assert token
    answer = http.post("/records/import", data={"token": token[1], "record": str(finished(4))})
    assert answer.status_code == 303
    return str(answer.headers["location"])


def step(http: httpx.Client, path: str, **query: object) -> Mapping[str, Any]:
    answer = http.get(f"{path}/moment.json", params={name: str(value) for name, value in query.items()})
    assert answer.status_code == 200
    told: Mapping[str, Any] = answer.json()
    return told


def test_a_step_brings_its_regions_events_and_answers(http: httpx.Client, path: str) -> None:
    last = len(finished(4).moves)
    for at in (0, 1, last // 2, last):
        told = step(http, path, at=at, seat=2)
        assert (told["at"], told["last"]) == (at, last)
        assert set(told["regions"]) == {"top", "mat", "hand", "prompt", "log", "score", *(f"seat-{n}" for n in range(4))}
        assert set(told["answers"]) == ({str(seat) for seat in finished(4).moves[at - 1]} if at else set())


def test_a_deal_is_shown_as_it_was_seen(http: httpx.Client, path: str) -> None:
    for seat in ("", 2):
        dealt = [event for event in step(http, path, at=0, seat=seat)["events"] if event["from"] == "habitats"]
        faces = {event["seat"] for event in dealt if event["event"] == "dealt" and event["cards"]}
        assert faces == ({2} if seat else {0, 1, 2, 3})


@pytest.mark.parametrize("at", ["", "-1", "x", "999999999999", "²"])
def test_what_is_no_moment_is_the_end(http: httpx.Client, path: str, at: str) -> None:
    assert step(http, path, at=at)["at"] == len(finished(4).moves)


@pytest.mark.parametrize("seat", ["", "-1", "x", "4", "00", "²"])
def test_what_is_no_seat_sees_all(http: httpx.Client, path: str, seat: str) -> None:
    assert 'class="held"' in step(http, path, at=1, seat=seat)["regions"]["seat-0"]


def test_a_step_is_small_on_the_wire(http: httpx.Client, path: str) -> None:
    plain = http.get(f"{path}/moment.json?at=40", headers={"Accept-Encoding": "identity"})
    packed = http.get(f"{path}/moment.json?at=40", headers={"Accept-Encoding": "gzip"})
    assert packed.json() == plain.json()
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < 10_000


def test_the_page_says_who_played_and_where_it_is(http: httpx.Client, path: str) -> None:
    html = " ".join(http.get(path, params={"at": "17", "seat": "1"}).text.split())
    assert re.search(r"<title>Wild Cards: \S*Ida\S*, \S*Ben\S*, \S*&lt;b&gt;Mallory&lt;/b&gt;\S*, \S*Otto", html)
    assert 'value="17"' in html
    assert '<option value="1" selected>' in html
    for to in (0, 16, 18, len(finished(4).moves)):
        assert f'href="{path}?at={to}&amp;seat=1"' in html


def test_bots_are_called_as_at_their_table(http: httpx.Client, running_server: Running) -> None:
    with running_server.program("Host") as host:
        name = host.does("/tables", game="wild-cards", seats=3, open=True)["table"]
        for seat in range(3):
            host.does(f"/tables/{name}/bot", seat=seat, bot="random")
        host.does(f"/tables/{name}/start")
        while not (seen := host.get(f"/tables/{name}").json)["over"]:
            time.sleep(0.05)
    html = http.get(f"/records/{seen['game']}").text
    assert re.search(r"<title>Wild Cards: Ada, Bruno, Cleo · \w+ \d+, \d{4} ", html)
    assert step(http, f"/records/{seen['game']}", at=3)["regions"]["seat-0"].count("art-bot") == 1


def test_a_record_by_other_rules_is_refused_with_a_reason(http: httpx.Client, running_server: Running) -> None:
    store = running_server.app.state.context.store
    asyncio.run(store.put_import(ImportRow("old", str(replace(finished(), rules=0)), 0.0), NO_QUOTA))
    for end in ("", "/moment.json", ".toml", "/shuffles.json"):
        answer = http.get(f"/imports/old{end}")
        assert answer.status_code == 409
        assert "rules 0" in answer.text
