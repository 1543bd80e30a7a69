"""Render: a table's regions as HTML, from what one viewer may know and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from markupsafe import escape

from wildtable import bots
from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice, Pick
from wildtable.engine.game import AnyGame
from wildtable.engine.result import Result
from wildtable.engine.view import View
from wildtable.engine.zones import Sight
from wildtable.server.markup import draw, isolated
from wildtable.server.phrases import Phrases, families
from wildtable.server.sight import SeatSight, TableSight
from wildtable.server.store import Line
from wildtable.server.words import say

PUBLIC = ("status", "seats", "mat", "chat")
PRIVATE = ("prompt", "hand", "log")
SETTLED = ("mat", "hand", "log")
"""The regions that change only when a question is settled, and may be kept until then."""
LOG_LINES = 60
CHAT_LINES, CHAT_LENGTH = 60, 12_000


def public_regions(sight: TableSight, language: str, names: Sequence[str] = PUBLIC) -> dict[str, str]:
    """The regions that look the same to everybody, or those of them that are named; drawn once for all of a language."""
    about = _about(sight, language)
    phrases = about["phrases"]
    about["result"] = None if sight.view is None else result_shown(sight.view.result, phrases)
    if "status" in names:
        about["waiting"] = [about["names"][seat] for seat in sight.waiting]
        about["question"] = None if not sight.playing else _question(sight, phrases)
    if "seats" in names:
        about["players"] = seats_shown(sight.view, phrases, sight.seats, sight.waiting)
    if "mat" in names:
        about["mat"] = None if sight.view is None else mat_shown(sight.view, phrases)
    if "chat" in names:
        about["chat"] = latest(sight.chat)
    return {name: draw(f"regions/{name}.html", language, **about) for name in names}


def private_regions(sight: TableSight, language: str, names: Sequence[str] = PRIVATE) -> dict[str, str]:
    """The regions that only this viewer sees, or those of them that are named."""
    about = _about(sight, language)
    phrases = about["phrases"]
    if "hand" in names:
        about["hand"] = None if sight.view is None else hand_shown(sight.view, phrases)
    if "log" in names:
        about["log"] = phrases.told(sight.log)[-LOG_LINES:]
    if "prompt" in names:
        about |= _prompt(sight, phrases)
    return {name: draw(f"regions/{name}.html", language, **about) for name in names}


def _about(sight: TableSight, language: str) -> dict[str, Any]:
    game = sight.terms.rules
    names = seat_names(sight.seats, game, sight.terms.seats, language)
    return {"sight": sight, "names": names, "phrases": Phrases(game, names, language)}


def seat_names(seats: Sequence[SeatSight], game: AnyGame, count: int, language: str) -> list[str]:
    """What everybody calls the seats: people and bots by name, virtual players last."""
    spare = say(language, "bot-names").split(", ")
    names = [
        isolated(seat.name)
        if seat.name
        else spare[seat.number % len(spare)]
        if seat.bot
        else say(language, "seat-free", seat=seat.number + 1)
        for seat in seats
    ]
    if count == len(seats):
        return names
    return names + [game.texts.say(language, "virtual-player")] * (count - len(seats))


def _question(sight: TableSight, phrases: Phrases) -> str:
    assert sight.view is not None
    return phrases.say(f"ask-{type(sight.view.agenda[0]).__name__}")


def seats_shown(
    view: View | None, phrases: Phrases, seats: Sequence[SeatSight], waiting: Sequence[Seat]
) -> list[dict[str, Any]]:
    """What lies before each seat: numbers first, then what lies open."""
    shown: list[dict[str, Any]] = []
    for number, name in enumerate(phrases.names):
        sitting = seats[number] if number < len(seats) else None
        one: dict[str, Any] = {"number": number, "name": name, "seat": sitting, "waiting": number in waiting}
        if view is not None:
            used = [family for family in families(view, owned=True) if any(view.counts[zone] for zone in family)]
            zones = [family[number] for family in used if number < len(family)]
            facts = {key: fact for key, fact in view.facts.items() if isinstance(fact, tuple) and len(fact) == view.seats}
            one["counts"] = [(phrases.zone(zone), view.counts[zone]) for zone in zones if view.shown[zone] is None]
            one["counts"] += [(phrases.say(f"fact-{key}"), fact[number]) for key, fact in facts.items()]
            one["zones"] = [
                (phrases.zone(zone), phrases.kinds(view.cards(zone)))
                for zone in zones
                if view.shown[zone] and (zone.sight is Sight.ALL or view.viewer is None)
            ]
        shown.append(one)
    return shown


def mat_shown(view: View, phrases: Phrases) -> dict[str, Any]:
    """What lies between the seats: rows of cards, then piles, open ones with their cards."""
    rows, piles = [], []
    for zones in sorted(families(view, owned=False), key=len, reverse=True):
        full = [zone for zone in zones if view.counts[zone]]
        if len(zones) > 1:
            cards = [(zone.name.rpartition("-")[2], phrases.faces(view.shown[zone] or ())) for zone in full]
            rows.append((phrases.zone(zones[0]), cards))
        else:
            piles += [
                (phrases.zone(zone), zone.name, view.counts[zone], phrases.kinds(view.shown[zone] or ())) for zone in full
            ]
    facts = [(phrases.say(f"fact-{name}"), fact) for name, fact in view.facts.items() if isinstance(fact, int)]
    return {"rows": rows, "piles": piles, "facts": facts}


def result_shown(result: Result | None, phrases: Phrases) -> dict[str, Any] | None:
    """The score, line by line, a column for each person."""
    if result is None:
        return None
    lines = [
        (phrases.say(f"score-{line}"), [score.lines[number][1] for score in result.lines])
        for number, (line, _) in enumerate(result.lines[0].lines)
    ]
    return {
        "names": phrases.names[: len(result.scores)],
        "lines": lines,
        "totals": result.scores,
        "ranks": result.ranks,
        "winners": [phrases.names[seat] for seat in result.winners],
    }


def hand_shown(view: View, phrases: Phrases) -> dict[str, Any]:
    """What only the viewer sees, and what the viewer remembers."""
    zones = [
        (phrases.zone(zone), phrases.faces(view.cards(zone)))
        for zone in view.game.layout.zones
        if zone.sight is Sight.OWNER and zone.owner is not None and zone.owner == view.viewer and view.counts[zone]
    ]
    memory = [
        (", ".join(f"{phrases.place(place)} ({count})" for place, count in lot.slots), phrases.kinds(lot.cards))
        for lot in view.memory.lots
    ]
    return {"zones": zones, "memory": memory}


def _prompt(sight: TableSight, phrases: Phrases) -> dict[str, Any]:
    """What the viewer is asked, or why nothing is asked of them now."""
    view, viewer = sight.view, sight.viewer
    seat = None if viewer is None else sight.seats[viewer]
    absent = [one for one in sight.seats if one.name and not one.here and not one.away and one.number != viewer]
    about: dict[str, Any] = {
        "seat": seat,
        "bots": bots.names(),
        "form": None,
        "ask": "",
        "help": "",
        "picks": [],
        "sealed": False,
    }
    about["absent"] = absent if sight.is_host and sight.playing else []
    about["waiting"] = [phrases.names[one] for one in sight.waiting if one != viewer]
    if view is None or not sight.playing or viewer not in view.asked:
        return about
    name = type(view.agenda[0]).__name__
    return about | {
        "form": None if view.choice is None else form_shown(view.choice, phrases),
        "ask": _question(sight, phrases),
        "help": phrases.say_if(f"help-{name}"),
        "picks": [phrases.move(move) for move in view.picks if move is not view.game.moves.done],
        "sealed": viewer in view.answered and bool(view.picks),
    }


def form_shown(choice: Choice[Any], phrases: Phrases) -> dict[str, Any]:
    """A question as a form: a box for every card where several may be picked, else one of all moves."""
    verbs = [verb for verb in choice.verbs() if verb != "done"]
    several = isinstance(choice, Pick) and choice.most > 1 and len(choice.cards) > 1
    single = len({move.verb for move in choice if move.card is not None}) == 1
    about: dict[str, Any] = {
        "clause": choice.clause,
        "several": several,
        "submit": phrases.verb(verbs[0]) if len(verbs) == 1 else "",
        "least": 1,
        "most": 1,
        "others": [],
    }
    if isinstance(choice, Pick) and several:
        most = min(choice.most, len(choice.cards))
        moves = [choice.vocabulary.of(choice.verb)[card] for card in choice.cards]
        others = [move for move in choice if move.card is None and move is not choice.vocabulary.done]
        about |= {"least": max(choice.least, 0), "most": most}
        about["others"] = [(move.notation, phrases.move(move)) for move in others]
    else:
        moves = list(choice)
    about["moves"] = [
        (move.notation, phrases.move(move), None)
        if move.card is None or (move.place is not None) or not (single and len(verbs) == 1)
        else (move.notation, *_card_of(move.card, phrases))
        for move in moves
    ]
    return about


def _card_of(card: int, phrases: Phrases) -> tuple[str, int]:
    face = phrases.faces((card,))[0]
    return face.label, face.tone


def latest(chat: Sequence[Line]) -> list[Line]:
    """The last lines of a chat, as many as a page has room for once they are escaped."""
    kept: list[Line] = []
    room = CHAT_LENGTH
    for line in islice(reversed(chat), CHAT_LINES):
        room -= len(escape(line.text)) + 100
        if room < 0:
            break
        kept.append(line)
    return kept[::-1]
