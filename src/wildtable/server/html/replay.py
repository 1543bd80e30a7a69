"""Replay: a moment of a finished game as a page shows it, without questions and without "you"."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup, escape

from wildtable.engine.cards import Seat
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.presentation.scenes import Column
from wildtable.server.html.game_page import GamePage, draw
from wildtable.server.html.phrases import word_answer
from wildtable.server.html.presenter import Presenter, SeatOccupant
from wildtable.server.html.texts import say
from wildtable.server.tables.archive.replays import ReplayMoment


class ReplayPlayer(NamedTuple):
    """Who played a seat: a bot, or a person with an animal."""

    bot: str = ""
    animal: str = ""


@dataclass(eq=False)
class ReplayPresenter(Presenter):
    """A presenter whose reader holds no seat: all seats are named."""

    @property
    def reader(self) -> None:
        return None

    def columns(self) -> tuple[Column, ...]:
        return tuple(column._replace(mine=False) for column in super().columns())


def render_moment(
    moment: ReplayMoment, names: Sequence[str], players: Sequence[ReplayPlayer], language: str, path: str
) -> dict[str, str]:
    """Render the regions of a moment."""
    view, seat = _without_question(moment.view), moment.seat
    ranks = view.result.ranks if view.result else ()
    occupants = [
        SeatOccupant(
            number,
            name,
            initial=name.lstrip("\N{FIRST STRONG ISOLATE}")[:1].upper(),
            bot=players[number].bot,
            rank=ranks[number] if number < len(ranks) else 0,
            animal=players[number].animal,
        )
        for number, name in enumerate(names)
    ]
    presenter = ReplayPresenter(view, names, moment.story, language, aids=seat is not None, occupants=occupants)
    page, regions = presenter.page, dict[str, str]()
    for number, name in enumerate(names):
        held = cards_in_hand(page, view, number) if seat is None and number in view.people else None
        shown = draw(page, "replay/held.html", name=name, number=number, held=held)
        regions[f"seat-{number}"] = presenter.seat(number) + shown
    regions |= {
        "top": presenter.top(),
        "mat": presenter.final([player.animal for player in players]) if view.over else presenter.mat(),
        "hand": draw(page, "replay/after.html", path=path) if view.over else _draw_hand(presenter, seat),
        "prompt": _draw_summary(presenter, moment),
        "log": presenter.log(),
        "score": presenter.score(),
    }
    return regions


def _without_question(view: View) -> View:
    """Return the same view without its question, which was answered when the game was played."""
    still = copy(view)
    vars(still)["choice"] = None
    return still


def cards_in_hand(page: GamePage, view: View, seat: Seat) -> tuple[str, ...]:
    """Return the cards in a seat's hand."""
    zones = [view.game.layout.named[zone] for zone in page.hand_zones(seat).split()]
    return tuple(name for zone in zones for name in view.game.catalogue.spell(view.cards(zone)))


def _draw_hand(presenter: Presenter, seat: Seat | None) -> str:
    """Draw the hand of the chosen seat, and its answer on the table. With all hands open, seats show them."""
    if seat is None:
        return ""
    scene = presenter.scenes.build_seat(presenter.view, seat, presenter.story, ())
    held = cards_in_hand(presenter.page, presenter.view, seat)
    return draw(presenter.page, "replay/hand.html", name=presenter.names[seat], scene=scene, held=held)


def _draw_summary(presenter: Presenter, moment: ReplayMoment) -> str:
    """Draw the number of the moment, the answers that led to it, and who is asked next."""
    view = presenter.view
    return draw(
        presenter.page,
        "replay/said.html",
        at=moment.at,
        last=moment.last,
        answers=tuple(
            (presenter.names[seat], None if moves is None else _word_answer(presenter, moves))
            for seat, moves in visible_answers(moment).items()
        ),
        step=type(view.agenda[0]).__name__ if view.agenda else "",
        waiting=tuple(presenter.names[seat] for seat in view.asked if seat not in view.answered),
    )


def visible_answers(moment: ReplayMoment) -> dict[Seat, list[Move] | None]:
    """Return the answers that led to a moment; None where the chosen seat did not see the cards."""
    game = moment.view.game
    answers: dict[Seat, list[Move] | None] = {}
    for seat, notations in moment.answers.items():
        moves = [game.moves[notation] for notation in notations]
        faces = [event["cards"] for event in moment.events if event["seat"] == seat]
        laid = {game.catalogue.names[move.card] for move in moves if move.card is not None}
        unseen = None in faces and not laid <= {card for cards in faces for card in cards or ()}
        answers[seat] = None if unseen and moment.seat not in (None, seat) else moves
    return answers


def _word_answer(presenter: Presenter, moves: Sequence[Move]) -> Markup:
    game = presenter.view.game
    chosen = [move for move in moves if move is not game.moves.done]
    if not chosen:
        return escape(say(presenter.language, "record-nothing"))
    return word_answer(game, presenter.language, presenter.names, chosen)
