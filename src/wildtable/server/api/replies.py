"""Replies: build what the API returns, from snapshots, views and records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from itertools import islice
from typing import cast

from wildtable.engine.files.record import Record
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.games import scenes_of
from wildtable.lab.findings import Estimate, GameAnalysis
from wildtable.server.api.schema import (
    MAX_VARIANTS,
    AnswerReply,
    Answers,
    AskedReply,
    CardReply,
    ChatLineReply,
    ConfigReply,
    DealReply,
    EstimateReply,
    EventReply,
    ExpertReply,
    FactsReply,
    FairnessReply,
    GameDetailReply,
    GameReply,
    MomentReply,
    MoveReply,
    OwedReply,
    RecordDetail,
    ResultReply,
    ReviewReply,
    TableReply,
    TableRowReply,
    ViewReply,
)
from wildtable.server.store.config import TableConfig
from wildtable.server.store.rows import ChatLine, TableRow
from wildtable.server.tables.archive.replays import ReplayMoment
from wildtable.server.tables.processes.consulting import Consultation
from wildtable.server.tables.processes.reviews import Review
from wildtable.server.tables.snapshot import TableSnapshot

MAX_LOG_ENTRIES = 24


def game_reply(game: AnyGame, language: str) -> GameReply:
    return {
        "name": game.name,
        "title": game.texts.say(language, "game-title"),
        "summary": game.texts.say(language, "game-summary"),
        "rules": game.rules_version,
        "seats": list(game.seat_counts),
        "options": {setting.name: list(setting.values) for setting in game.settings},
        "variants": [
            {"seats": seats, "people": game.people(seats, options), "options": options}
            for seats, options in islice(game.each_variant(), MAX_VARIANTS)
        ],
    }


def game_detail_reply(game: AnyGame, language: str, address: str) -> GameDetailReply:
    """Return a game with its moves, its cards and the figures of its deck."""
    return {
        **game_reply(game, language),
        "page": f"{address}/{game.name}",
        "moves": [{"id": move.id, "move": move.notation} for move in game.moves],
        "cards": _cards(game, language),
        "deck": {group: dict(game.deck.group(group)) for group in game.groups},
    }


def _cards(game: AnyGame, language: str) -> list[CardReply]:
    words, catalogue = wording_of(game, (), language), game.catalogue
    return [
        {"id": card, "name": name, "family": catalogue.families[card], "title": words.card(card), "text": words.about(card)}
        for card, name in enumerate(catalogue.names)
    ]


def config_reply(config: TableConfig) -> ConfigReply:
    """Return a table's configuration, with only whether it has a deck of its own instead of the text."""
    return cast("ConfigReply", {**config.dump(), "deck": bool(config.deck)})


def row_reply(row: TableRow) -> TableRowReply:
    """Return a table as an entry of a list."""
    return {
        "table": row.id,
        "made": row.made,
        "config": config_reply(row.config),
        "free": [number for number, seat in enumerate(row.seats) if seat.is_free],
        "played": row.played,
    }


def table_reply(snapshot: TableSnapshot, language: str) -> TableReply:
    """Return everything a viewer may know of a table."""
    view = snapshot.view
    return {
        **asked_reply(snapshot, language),
        "config": config_reply(snapshot.config),
        "host": snapshot.host,
        "is_host": snapshot.is_host,
        "commitment": snapshot.commitment,
        "may_undo": snapshot.may_undo,
        "view": None if view is None else view_reply(view, hide_answers=snapshot.config.hide_answers),
        "log": cast("list[EventReply]", list(snapshot.log[-MAX_LOG_ENTRIES:])),
        "chat": chat_reply(snapshot.chat),
    }


def asked_reply(snapshot: TableSnapshot, language: str, facts: FactsReply | None = None) -> AskedReply:
    """Return what changes with each answer, if it is not known yet, and what the viewer is asked."""
    view = snapshot.view
    return {**(facts or facts_reply(snapshot)), "ask": _question(view, language), "owed": owed_reply(snapshot, language)}


def owed_reply(snapshot: TableSnapshot, language: str) -> OwedReply | None:
    """Return what the viewer is asked, what for, and how many moves the answer still takes."""
    view = snapshot.view
    if view is None or view.choice is None:
        return None
    words = wording_of(view.game, seat_names(snapshot), language)
    prompt = scenes_of(view.game).build_prompt(view, words.names)
    title, line = words.question(prompt)
    least, most = view.choice.owed
    return {
        "step": prompt.step,
        "clause": view.choice.clause,
        "least": least,
        "most": most,
        "title": title,
        "line": line,
        "about": {name: value for name, value in prompt.about.items() if value not in ("", None)},
    }


def seat_names(snapshot: TableSnapshot) -> list[str]:
    """Return what all seats are called here: people and bots as in `seats`, virtual players by their option."""
    names, config = [seat.name or seat.bot or "" for seat in snapshot.seats], snapshot.config
    return names + [config.game.virtual] * (config.seats - len(names))


def answer_reply(snapshot: TableSnapshot, language: str) -> AnswerReply:
    """Return what the viewer's answer led to."""
    asked = asked_reply(snapshot, language)
    return {
        "ok": True,
        "question": asked["question"],
        "choice": asked["choice"],
        "picks": asked["picks"],
        "owed": asked["owed"],
        "over": asked["over"],
        "record": asked["record"],
    }


def facts_reply(snapshot: TableSnapshot) -> FactsReply:
    """Return what changes with each answer, without the cards."""
    view = snapshot.view
    result = None if view is None else view.result
    return {
        "table": snapshot.id,
        "viewer": snapshot.viewer,
        "seats": [
            {
                "number": seat.number,
                "name": seat.name or seat.bot or "",
                "bot": seat.bot,
                "away": seat.away,
                "here": seat.here,
                "animal": seat.animal,
                "rematch": seat.rematch,
                "deadline": seat.deadline,
                "missed": seat.missed,
                "listening": seat.listening,
            }
            for seat in snapshot.seats
        ],
        "game": snapshot.game,
        "record": snapshot.game if view is not None and view.over else None,
        "question": snapshot.question,
        "asked": [] if view is None else list(view.asked),
        "waiting": list(snapshot.waiting),
        "choice": _moves(view),
        "picks": [] if view is None else [move.notation for move in view.picks],
        "deadline": snapshot.deadline,
        "stood_in": list(snapshot.stood_in),
        "frozen": snapshot.frozen,
        "over": view is not None and view.over,
        "result": None if result is None else cast("ResultReply", result.dump()),
        "deal": None if snapshot.deal is None else cast("DealReply", snapshot.deal._asdict()),
    }


def view_reply(view: View, *, hide_answers: bool = False) -> ViewReply:
    """Return a view; at a table that hides who has answered, the viewer sees only their own seat among the answered."""
    dump = cast("ViewReply", view.dump())
    if hide_answers:
        dump["answered"] = [seat for seat in view.answered if seat == view.viewer]
    return dump


def chat_reply(lines: Sequence[ChatLine]) -> list[ChatLineReply]:
    """Return chat lines with names but no visitor ids, which would identify people across tables."""
    return [{"number": line.number, "name": line.name, "text": line.text, "at": line.at} for line in lines]


def _question(view: View | None, language: str) -> str:
    if view is None or view.over:
        return ""
    return view.game.texts.say(language, f"ask-{type(view.agenda[0]).__name__}")


def _moves(view: View | None) -> list[MoveReply]:
    """Return the moves the viewer may play now."""
    if view is None or view.choice is None:
        return []
    return [{"id": move.id, "move": move.notation} for move in view.choice]


def review_reply(review: Review) -> ReviewReply:
    """Return a review as far as it is done."""
    found = review.draft.analysis if review.draft else GameAnalysis((), (), ())
    about = {"done": review.is_done, "failed": review.has_failed, "progress": review.share}
    return cast("ReviewReply", {**about, **found.dump()})


def expert_reply(one: Consultation) -> ExpertReply:
    """Return an expert's opinion as far as it is known."""
    return {
        "done": one.is_done,
        "failed": one.has_failed,
        "progress": one.opinion.share,
        "answer": list(one.opinion.answer),
        "moves": [
            {"move": each.move, "chance": _estimate(each.chance), "margin": _estimate(each.margin)}
            for each in one.opinion.moves
        ],
    }


def _estimate(one: Estimate) -> EstimateReply:
    return {"mean": one.mean, "error": one.error}


def record_reply(record: Record) -> RecordDetail:
    fairness = record.fairness
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": dict(record.options),
        "seed": record.seed,
        "players": list(record.players),
        "bots": list(record.bots),
        "piles": {name: [list(pile) for pile in piles] for name, piles in record.piles.items()},
        "moves": [_answers(answers) for answers in record.moves],
        "scores": list(record.scores),
        "fairness": None if fairness is None else cast("FairnessReply", asdict(fairness)),
    }


def moment_reply(moment: ReplayMoment) -> MomentReply:
    return {
        "at": moment.at,
        "last": moment.last,
        "seat": moment.seat,
        "answers": _answers(moment.answers),
        "events": cast("list[EventReply]", list(moment.events)),
        "view": view_reply(moment.view),
    }


def _answers(answers: Mapping[int, Sequence[str]]) -> Answers:
    return {str(seat): list(moves) for seat, moves in answers.items()}
