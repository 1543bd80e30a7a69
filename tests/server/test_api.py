"""The JSON API, called over HTTP."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.harness.server import Program, Running
from wildtable.engine.fairness import commitment, hash_terms
from wildtable.engine.options import Setting
from wildtable.games import get_game
from wildtable.server.api.replies import game_reply
from wildtable.server.api.schema import MAX_VARIANTS
from wildtable.server.context import Context
from wildtable.server.store.config import MAX_DECK_LENGTH
from wildtable.server.store.contract import StoreError
from wildtable.server.store.rows import Visitor

TABLE = {"game": "wild-cards", "seats": 3}
BYTES = ["0badc0de" * 4, "c0ffee00" * 4, "5eed" * 8]


@contextlib.contextmanager
def people(server: Running, *names: str) -> Iterator[list[Program]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(server.program(name)) for name in names]


def seated(players: list[Program], **config: Any) -> str:
    """Start a game at a table of the first player, with all players seated; return its path."""
    table = f"/tables/{players[0].does('/tables', **{**TABLE, **config})['table']}"
    invite = players[0].does(f"{table}/links")["invite"]["token"]
    for seat, player in enumerate(players):
        player.does(f"{table}/join", token=invite)
        player.does(f"{table}/sit", seat=seat)
    players[0].does(f"{table}/start")
    return table


def play_out(table: str, players: list[Program]) -> Any:
    while True:
        for player in players:
            seen = player.get(table).json
            if seen["over"]:
                return seen
            if seen["choice"]:
                player.does(f"{table}/answer", moves=[seen["choice"][0]["id"]], question=seen["question"])


# Authentication


def test_a_token_identifies_its_visitor(running_server: Running) -> None:
    with running_server.program("  Kim  Möller ") as kim:
        me = kim.get("/me").json
        assert me["name"] == "Kim Möller"
        assert me["tables"] == []
        name = kim.does("/tables", **TABLE)["table"]
        assert [row["table"] for row in kim.get("/me").json["tables"]] == [name]


@pytest.mark.parametrize("authorization", ["Bearer nonsense", "Basic abc", "Bearer", "Bearer " + "x" * 500])
def test_an_unknown_token_is_refused(running_server: Running, authorization: str) -> None:
    with running_server.program(Authorization=authorization) as nobody:
        assert nobody.get("/me").status == 401
        assert nobody.get("/games").status == 401


@pytest.mark.parametrize("name", ["", "   ", "a\nb\x00", "x" * 41, "\ud800", 7, None])
def test_names_must_be_printable(running_server: Running, name: object) -> None:
    body = json.dumps({"name": name})
    answer = httpx.post(
        f"{running_server.address}/api/visitors", content=body, headers={"Content-Type": "application/json"}, timeout=60
    )
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "bad-message"


def test_a_long_name_is_told_how_long_it_may_be(running_server: Running) -> None:
    answer = httpx.post(f"{running_server.address}/api/visitors", json={"name": "x" * 30}, timeout=60)
    (wrong,) = answer.json()["error"]["where"]
    assert "must have at most 24 characters, not 30" in wrong["why"]


def test_a_cookie_needs_the_form_token_to_change_anything(running_server: Running) -> None:
    context: Context = running_server.app.state.context
    with running_server.program("Kim") as kim:
        visitor = _visitor(kim)
    cookie = context.access.sessions._signer.dumps(visitor.id)
    with running_server.program(Cookie=f"wildtable={cookie}") as page:
        assert page.get("/me").json["name"] == "Kim"
        assert page.post("/tables", **TABLE).status == 403
    with running_server.program(
        **{"Cookie": f"wildtable={cookie}", "X-Form-Token": context.access.sessions.form_token(visitor)}
    ) as page:
        assert page.post("/tables", **TABLE).status == 201


def _visitor(program: Program) -> Visitor:
    me = program.get("/me").json
    return Visitor(me["visitor"], me["name"])


# Games


def test_games_and_their_vocabulary(running_server: Running) -> None:
    with running_server.program() as nobody:
        (game,) = [game for game in nobody.get("/games").json if game["name"] == "wild-cards"]
        assert game["seats"] == [3, 4, 5]
        moves = nobody.get("/games/wild-cards").json["moves"]
        assert [move["id"] for move in moves] == list(range(len(moves)))
        assert moves[-1]["move"] == "done"
        assert nobody.get("/games/chess").status == 404


def test_all_combinations_that_are_listed_can_be_played_and_no_others(running_server: Running) -> None:
    with running_server.program("Kim") as kim:
        for game in kim.get("/games").json:
            played = get_game(game["name"])
            listed = [(one["seats"], one["options"]) for one in game["variants"]]
            assert listed == played.variants()
            for one in game["variants"]:
                assert one["people"] == played.people(one["seats"], one["options"])
                bots = ["random"] * one["people"]
                config = {"game": game["name"], "seats": one["seats"], "options": one["options"]}
                assert kim.post("/tables", **config, bots=[*bots, None]).json["error"]["code"] == "too-many-bots"
            made = kim.post("/tables", **config, bots=bots)
            assert made.status == 201, config


def test_a_game_with_many_options_lists_a_part_of_its_combinations(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more of them are tried than are listed."""
    game = get_game("wild-realms-alliance")
    settings = [Setting(f"option-{number}", (False, True)) for number in range(60)]
    monkeypatch.setattr(type(game), "settings", (*game.settings, *settings))
    assert len(game_reply(game, "en")["variants"]) == MAX_VARIANTS


@pytest.mark.parametrize(
    ("config", "texts"),
    [
        (
            {"game": "chess"},
            {
                "en": "work: there is no game 'chess'; games are wild-cards, ",
                "de": "So geht es nicht: ein Spiel 'chess' gibt es nicht; es gibt wild-cards, ",
                "nl": "Zo kan het niet: er is geen spel 'chess'; er zijn wild-cards, ",
            },
        ),
        (
            {"seats": 9},
            {"en": "has 3 to 5 seats, not 9.", "de": "hat 3 bis 5 Plätze, nicht 9.", "nl": "heeft 3 tot 5 plekken, niet 9."},
        ),
        ({"seats": 2}, {"en": "two people need Leo", "de": "braucht ihr Leo", "nl": "heb je Leo nodig"}),
        (
            {"options": {"leo": 3}},
            {"en": "must be true or false", "de": "muss true oder false sein", "nl": "moet true of false"},
        ),
        (
            {"options": {"edition": "1999"}},
            {
                "en": "must be one of 2022, 2020, not '1999'",
                "de": "muss eins von diesen sein: 2022, 2020",
                "nl": "moet een van",
            },
        ),
        (
            {"options": {"color": 1}},
            {"en": "has no option 'color'", "de": "hat keine Option 'color'", "nl": "geen optie 'color'"},
        ),
        (
            {"options": {"leo": True, "edition": "2020"}},
            {"en": "Leo plays only", "de": "Leo spielt nur", "nl": "Leo speelt alleen"},
        ),
        (
            {"deck": "x"},
            {"en": "be used: ", "de": "Dieses Deck lässt sich", "nl": "Dit deck is niet te gebruiken"},
        ),
        (
            {"seats": 4, "options": {"leo": True}, "bots": ["random"] * 4},
            {"en": "The last of the 4 seats is for Leo", "de": "nenn für ihn keinen Bot", "nl": "noem daar geen bot voor"},
        ),
        (
            {"bots": ["random"] * 4},
            {"en": "and the table has 3 seats", "de": "der Tisch hat 3 Plätze", "nl": "de tafel heeft 3 plekken"},
        ),
    ],
)
def test_what_cannot_be_played_is_told_in_the_language_of_the_caller(
    running_server: Running, config: dict[str, Any], texts: dict[str, str]
) -> None:
    with running_server.program("Kim") as kim:
        for language, text in texts.items():
            answer = kim.http.post("/tables", json={**TABLE, **config}, headers={"Accept-Language": language})
            assert text in answer.json()["error"]["text"]


# Tables


def test_hints_can_be_turned_off(running_server: Running) -> None:
    with running_server.program("Kim") as kim:
        plain, usual = (kim.does("/tables", **{**TABLE, **more})["table"] for more in ({"aids": False}, {}))
        assert [kim.get(f"/tables/{name}").json["config"]["aids"] for name in (plain, usual)] == [False, True]


@pytest.mark.parametrize(
    ("config", "status", "code"),
    [
        ({"game": "chess"}, 400, "bad-terms"),
        ({"seats": 9}, 400, "bad-terms"),
        ({"seats": "3"}, 400, "bad-message"),
        ({"seats": True}, 400, "bad-message"),
        ({"options": {"edition": "1999"}}, 400, "bad-terms"),
        ({"deck": "game = 'wild-cards'"}, 400, "bad-terms"),
        ({"deck": "x = " + "[" * 9000}, 400, "bad-terms"),
        ({"clock": 1}, 400, "bad-message"),
        ({"clock": 15 * 86400}, 400, "bad-message"),
        ({"bots": ["clever"]}, 400, "bad-message"),
        ({"bots": ["random"] * 4}, 409, "too-many-bots"),
        ({"extra": 1}, 400, "bad-message"),
    ],
)
def test_an_invalid_configuration_is_refused(
    running_server: Running, config: dict[str, Any], status: int, code: str
) -> None:
    with running_server.program("Kim") as kim:
        answer = kim.post("/tables", **{**TABLE, **config})
        assert (answer.status, answer.json["error"]["code"]) == (status, code)
        assert answer.json["error"]["text"]


def test_the_length_of_a_deck_is_limited(running_server: Running) -> None:
    with running_server.program("Kim") as kim:
        for length, code in ((MAX_DECK_LENGTH, "bad-terms"), (MAX_DECK_LENGTH + 1, "bad-message")):
            answer = kim.post("/tables", **TABLE, deck="#" * length)
            assert (answer.status, answer.json["error"]["code"]) == (400, code)


def test_open_tables_are_listed_and_closed_ones_are_not(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou") as (kim, lou):
        opened = kim.does("/tables", **TABLE, bots=["greedy"])["table"]
        closed = kim.does("/tables", **TABLE, open=False)["table"]
        listed = {row["table"]: row for row in lou.get("/tables").json}
        assert listed[opened]["free"] == [1, 2]
        assert closed not in listed
        assert lou.get(f"/tables/{opened}").status == 200
        assert lou.get(f"/tables/{closed}").status == 404
        assert lou.get("/tables/nowhere").json == lou.get(f"/tables/{closed}").json


def test_too_many_tables(running_server: Running) -> None:
    with running_server.program("Kim") as kim:
        for _ in range(running_server.settings.tables_per_visitor):
            kim.does("/tables", **TABLE)
        assert kim.post("/tables", **TABLE).json["error"]["code"] == "too-many-tables"


def test_new_links_replace_old_ones(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as (kim, lou, mia):
        made = kim.does("/tables", **TABLE, open=False)
        table = f"/tables/{made['table']}"
        assert mia.post(f"{table}/join", token=made["watch"]["token"]).json == {"role": "watcher"}
        assert mia.get(table).status == 200
        assert mia.post(f"{table}/sit", seat=0).json["error"]["code"] == "may-not-sit"
        assert lou.post(f"{table}/links").status == 404
        assert mia.post(f"{table}/links").json["error"]["code"] == "not-host"
        kim.does(f"{table}/links")
        assert lou.post(f"{table}/join", token=made["invite"]["token"]).status == 404
        assert lou.get(table).status == 404


def test_a_game_can_be_played_recorded_and_verified(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = f"/tables/{players[0].does('/tables', **TABLE)['table']}"
        for seat, player in enumerate(players):
            player.does(f"{table}/sit", seat=seat, commitment=commitment(bytes.fromhex(BYTES[seat])))
        players[2].does(f"{table}/commit", commitment=commitment(bytes.fromhex(BYTES[2])))
        players[0].does(f"{table}/start")
        deal = players[0].get(table).json["deal"]
        assert deal["commitments"] == [commitment(bytes.fromhex(one)) for one in BYTES]
        assert players[0].post(f"{table}/reveal", bytes=BYTES[1]).json["error"]["code"] == "bad-reveal"
        for player, own in zip(players, BYTES, strict=True):
            player.does(f"{table}/reveal", bytes=own)
        assert players[0].get(table).json["deal"] is None
        end = play_out(table, players)
        record = players[0].get(f"/records/{end['game']}").json
        assert record["record"]["players"] == ["Kim", "Lou", "Mia"]
        assert record["record"]["fairness"] == {
            "commitment": deal["commitment"],
            "secret": record["record"]["fairness"]["secret"],
            "added": BYTES,
            "commitments": deal["commitments"],
            "sources": ["player"] * 3,
            "terms": hash_terms(deal["terms"]),
        }
        assert (deal["players"], deal["seat"], json.loads(deal["terms"])["game"]) == (
            ["Kim", "Lou", "Mia"],
            0,
            TABLE["game"],
        )
        assert record["record"]["scores"] == end["result"]["scores"]
        verdict = players[0].does("/verify", record=record["text"])
        assert verdict == {
            "verdict": "consistent",
            "plays_out": True,
            "committed": True,
            "shuffles": verdict["shuffles"],
            "reason": "",
            "stacked": False,
            "withheld": [],
            "code": "",
            "bound": True,
        }
        notes = {"bytes": BYTES[0], "acknowledged": True, "played": players[0].get(table).json["viewer"], **deal}
        assert players[0].does("/verify", record=record["text"], notes=notes)["verdict"] == "proven"
        older = {name: notes[name] for name in ("bytes", "acknowledged", "commitment", "commitments")}
        assert players[0].does("/verify", record=record["text"], notes=older)["code"] == "unbound"
        for change, code in (
            ({"played": 1}, "played"),
            ({"seat": 1}, "own"),
            ({"players": ["Lou", "Kim", "Mia"]}, "players"),
            ({"terms": deal["terms"].replace('"rules":', '"rules":9')}, "rules"),
        ):
            judged = players[0].does("/verify", record=record["text"], notes={**notes, **change})
            assert (judged["verdict"], judged["code"]) == ("broken", code)
        for terms in ("x", "3", "[" * 4000):
            judged = players[0].does("/verify", record=record["text"], notes={**notes, "terms": terms})
            assert (judged["verdict"], judged["code"]) == ("broken", "terms")
        contradicted = players[0].does("/verify", record=record["text"], notes={**notes, "commitment": "0" * 64})
        assert contradicted["verdict"] == "broken"
        assert "another secret" in contradicted["reason"]
        assert players[0].post("/verify", record=record["text"], notes={**notes, "bytes": "x"}).status == 400
        forged = record["text"].replace(record["record"]["fairness"]["secret"], "00" * 32)
        assert players[0].does("/verify", record=forged)["committed"] is False
        moment = players[0].get(f"/records/{end['game']}", at=0, seat=1).json["moment"]
        assert moment["view"]["viewer"] == 1
        assert isinstance(moment["view"]["zones"]["hand-0"], int)
        assert isinstance(players[0].get(f"/records/{end['game']}", at=0).json["moment"]["view"]["zones"]["hand-0"], list)
        assert players[0].get(f"/records/{end['game']}", at=9999).status == 400
        assert players[0].get(f"/records/{end['game']}", seat=7).status == 400


def test_who_leaves_while_bytes_are_revealed_takes_nothing_from_the_others(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as (kim, lou, mia):
        table = f"/tables/{kim.does('/tables', **TABLE)['table']}"
        for seat, player in enumerate((kim, lou, mia)):
            player.does(f"{table}/sit", seat=seat, commitment=commitment(bytes.fromhex(BYTES[seat])))
        kim.does(f"{table}/start")
        notes = {"bytes": BYTES[2], "acknowledged": True, **mia.get(table).json["deal"]}
        lou.does(f"{table}/reveal", bytes=BYTES[1])
        lou.does(f"{table}/leave")
        lou.does(f"{table}/back")
        assert mia.get(table).json["deal"] is not None
        mia.does(f"{table}/reveal", bytes=BYTES[2])
        kim.does(f"{table}/reveal", bytes=BYTES[0])
        end = play_out(table, [kim, lou, mia])
        record = kim.get(f"/records/{end['game']}").json
        assert record["record"]["fairness"]["sources"] == ["player"] * 3
        assert mia.does("/verify", record=record["text"], notes={**notes, "played": 2})["verdict"] == "proven"


def test_records_of_running_or_closed_games_are_not_found(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia", "Nia") as (*players, stranger):
        table = seated(players, open=False)
        game = players[0].get(table).json["game"]
        assert players[0].get(f"/records/{game}").json["error"]["code"] == "no-record"
        play_out(table, players)
        assert players[0].get(f"/records/{game}").status == 200
        assert stranger.get(f"/records/{game}").json["error"]["code"] == "no-record"
        for number in (0, -1, 10**6, 10**30):
            assert stranger.get(f"/records/{number}").status == 404


@pytest.mark.parametrize("text", ["", "wildtable = 1", "x = " + "[" * 40_000, "\x00", "wildtable = 1\ngame = 'chess'"])
def test_an_invalid_record_is_refused(running_server: Running, text: str) -> None:
    with running_server.program() as nobody:
        assert nobody.post("/verify", record=text).status == 400


# Views


def test_hidden_hands_and_answers_stay_hidden(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia", "Nia") as (*players, stranger):
        table = seated(players, hide_answers=True)
        before = [player.get(table).json for player in (*players, stranger)]
        for viewer, seen in enumerate(before):
            hands = [seen["view"]["zones"][f"hand-{seat}"] for seat in range(3)]
            assert [isinstance(hand, list) for hand in hands] == [seat == viewer for seat in range(3)]
        players[1].does(f"{table}/answer", moves=[before[1]["choice"][0]["move"]])
        after = [player.get(table).json for player in (*players, stranger)]
        assert after[0] == before[0]
        assert after[2:] == before[2:]
        assert after[1]["view"]["answered"] == [1]
        assert after[1]["picks"] == [before[1]["choice"][0]["move"]]
        assert stranger.get(table).json["choice"] == []


def test_a_visible_answer_shows_who_answered_but_not_what(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        moves = [option["move"] for option in players[1].get(table).json["choice"]]
        seen = []
        for move in moves[:2]:
            players[1].does(f"{table}/answer", moves=[move])
            seen.append(players[0].get(table).json)
            players[1].does(f"{table}/withdraw")
        assert seen[0]["waiting"] == [0, 2]
        assert seen[0] == seen[1]
        assert players[0].get(table).json["waiting"] == [0, 1, 2]


def test_refusals_and_denials(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia", "Nia") as (*players, stranger):
        table = seated(players)
        refused = players[0].post(f"{table}/answer", moves=["bid peacock"])
        assert refused.status == 422
        assert refused.json["refusal"]["code"] == "unknown-move"
        assert players[0].post(f"{table}/answer", moves=[99_999]).json["refusal"]["code"] == "unknown-move"
        assert players[0].post(f"{table}/withdraw").json["refusal"]["code"] == "nothing-to-withdraw"
        assert stranger.post(f"{table}/answer", moves=["pass"]).json["error"]["code"] == "not-seated"
        assert players[0].post(f"{table}/answer", moves=[0], question=7).json["error"]["code"] == "question-gone"
        assert players[0].post(f"{table}/start").json["error"]["code"] == "game-running"
        assert players[1].post(f"{table}/bot", seat=0, bot=None).json["error"]["code"] == "not-host"
        wrongs: list[Any] = [[], [True], [-1], ["x" * 61], ["x"] * 21, "pass", [[]]]
        for wrong in wrongs:
            assert players[0].post(f"{table}/answer", moves=wrong).status == 400


def test_a_repeated_request_has_no_further_effect(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        move = players[0].get(table).json["choice"][0]["move"]
        for _ in range(2):
            players[0].does(f"{table}/answer", moves=[move], request="once")
        again = players[0].post(f"{table}/answer", moves=[move], request="twice")
        assert again.json["refusal"]["code"] == "too-many"


def test_players_leave_return_and_are_replaced_by_bots(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        players[1].does(f"{table}/leave")
        assert players[0].get(table).json["seats"][1]["away"]
        players[1].does(f"{table}/back")
        players[0].does(f"{table}/hand-over", seat=2)
        seats = players[0].get(table).json["seats"]
        assert [seat["away"] for seat in seats] == [False, False, True]
        players[0].does(f"{table}/chat", text="where is  Mia?")
        (line,) = players[1].get(table).json["chat"]
        assert (line["name"], line["text"]) == ("Kim", "where is Mia?")
        assert "visitor" not in line


# Failures


def test_a_failing_store_gives_an_error_and_changes_nothing(
    running_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    context: Context = running_server.app.state.context

    async def full(*_: object) -> None:
        raise StoreError("disk full")

    with running_server.program("Kim") as kim:
        monkeypatch.setattr(context.store, "swap_table", full)
        answer = kim.post("/tables", **TABLE)
        assert (answer.status, answer.json["error"]["code"]) == (503, "try-again")
        assert answer.json["error"]["text"] == "Couldn\N{RIGHT SINGLE QUOTATION MARK}t save. Nothing changed; try again."
        assert kim.http.post("/tables", json=TABLE).headers["retry-after"] == "5"


def test_a_body_of_unknown_length_is_refused(running_server: Running) -> None:
    answer = httpx.post(f"{running_server.address}/api/verify", content=iter([b"{}"]), timeout=60)
    assert answer.status_code == 411


def test_openapi_describes_the_api(running_server: Running) -> None:
    paths = httpx.get(f"{running_server.address}/api/openapi.json", timeout=60).json()["paths"]
    assert "/api/tables/{name}/answer" in paths
    assert "HTTPValidationError" not in json.dumps(paths)


def test_responses_of_the_api_are_not_cached(running_server: Running) -> None:
    with running_server.program("Kim") as kim:
        for path in ("/games", "/me", "/nowhere", "/openapi.json"):
            assert kim.http.get(path).headers["cache-control"] == "no-store"
