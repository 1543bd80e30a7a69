"""Projection: a moment of a finished game as a page shows it: a table where nobody is asked and nobody is "you"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from wildtable.engine.cards import Seat
from wildtable.engine.moves import Move
from wildtable.engine.view import View
from wildtable.server.html.phrases import Phrases
from wildtable.server.html.presenter import Presenter, Sitter
from wildtable.server.html.texts import say
from wildtable.server.tables.replays import Moment


class Deed(NamedTuple):
    """Moves of one kind in an answer: what was done, and with which cards (a name and a place, if it matters)."""

    what: str
    cards: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Projection(Presenter):
    """A presenter whose reader was not there: all are called by their names."""

    @cached_property
    def called(self) -> tuple[str, ...]:
        return tuple(self.names)


def projected(moment: Moment, names: Sequence[str], bots: Sequence[str], language: str, path: str) -> dict[str, str]:
    """The regions of a moment. `bots` tells which seats one played, "" where a person sat."""
    view, seat = _past(moment.view), moment.seat
    presenter = Projection(view, names, moment.story, language, aids=seat is not None)
    ranks = view.result.ranks if view.result else ()
    regions = {}
    for number, name in enumerate(names):
        initial = name.lstrip("\N{FIRST STRONG ISOLATE}")[:1].upper()
        sitter = Sitter(number, name, initial, bots[number], rank=ranks[number] if number < len(ranks) else 0)
        held = _held(presenter, number) if seat is None and number in view.people else None
        regions[f"seat-{number}"] = presenter.seat(sitter) + presenter.once(
            "replay/held.html", name=name, number=number, held=held
        )
    columns = [replace(column, mine=False) for column in presenter.columns()]
    regions |= {
        "top": presenter.top(),
        "mat": presenter.draw("regions/final.html", columns=columns) if view.over else presenter.mat(),
        "hand": presenter.once("replay/after.html", path=path) if view.over else _hand(presenter, seat),
        "prompt": _said(presenter, moment),
        "log": presenter.log(),
        "score": presenter.score(),
    }
    return regions


def _past(view: View) -> View:
    """The same view with nothing to answer: what was asked was answered long ago."""
    still = copy(view)
    vars(still)["choice"] = None
    return still


def _held(presenter: Presenter, seat: Seat) -> tuple[str, ...]:
    """The cards a seat holds in hand."""
    view = presenter.view
    zones = [view.game.layout.named[zone] for zone in presenter.fragments.hand_of(seat).split()]
    return tuple(name for zone in zones for name in view.game.catalogue.spell(view.cards(zone)))


def _hand(presenter: Presenter, seat: Seat | None) -> str:
    """The hand of the seat one looks from, and what it has laid out. Open hands lie before their seats."""
    if seat is None:
        return ""
    scene = presenter.scenes.build_seat(presenter.view, seat, presenter.story, ())
    return presenter.once("replay/hand.html", name=presenter.names[seat], scene=scene, held=_held(presenter, seat))


def _said(presenter: Presenter, moment: Moment) -> str:
    """Where we are, who answered what to come here, and who is asked next."""
    view = presenter.view
    return presenter.once(
        "replay/said.html",
        at=moment.at,
        last=moment.last,
        answers=tuple(
            (presenter.names[seat], None if moves is None else tuple(_deeds(presenter, moves)))
            for seat, moves in known(moment).items()
        ),
        step=type(view.agenda[0]).__name__ if view.agenda else "",
        waiting=tuple(presenter.names[seat] for seat in view.asked if seat not in view.answered),
    )


def known(moment: Moment) -> dict[Seat, list[Move] | None]:
    """The answers that led here; None where their cards went face down and the seat one looks from did not see them."""
    game = moment.view.game
    told: dict[Seat, list[Move] | None] = {}
    for seat, notations in moment.answers.items():
        moves = [game.moves[notation] for notation in notations]
        faces = [event["cards"] for event in moment.events if event["seat"] == seat]
        laid = {game.catalogue.names[move.card] for move in moves if move.card is not None}
        unseen = None in faces and not laid <= {card for cards in faces for card in cards or ()}
        told[seat] = None if unseen and moment.seat not in (None, seat) else moves
    return told


def _deeds(presenter: Presenter, moves: Sequence[Move]) -> Iterator[Deed]:
    game = presenter.view.game
    phrases = Phrases(game, presenter.names, presenter.language)
    laid: dict[str, tuple[tuple[str, str], ...]] = {}
    for move in moves:
        if move.card is not None:
            place = "" if move.place is None else say(presenter.language, "move-place", place=move.place)
            laid[move.verb] = (*laid.get(move.verb, ()), (game.catalogue.names[move.card], place))
    for verb, cards in laid.items():
        yield Deed(phrases.verb(verb), cards)
    for move in moves:
        if move.card is None and move is not game.moves.done:
            yield Deed(phrases.move(move))
    if set(moves) == {game.moves.done}:
        yield Deed(say(presenter.language, "record-nothing"))
