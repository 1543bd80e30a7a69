"""Bot: the interface of a player that is a program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from inspect import signature
from random import Random
from typing import TYPE_CHECKING, Any

from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.refusals import Refusal

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.state import State


class Bot(ABC):
    """A player that is a program. All its randomness comes from the generator it is given, so that games can be repeated."""

    name: str
    """How reports and records call it; the name of its class unless that says otherwise."""
    share: float = 1.0
    """The share of its budget that it may use. A busy server lowers it; bots without a budget ignore it."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.name = vars(cls).get("name", cls.__name__)

    @abstractmethod
    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move | str | int:
        """Return one of the moves of `choice`, which is what the viewer of `view` may answer now: the move itself, its
        notation or its number. Where several cards are asked for, it is called once for each."""

    def needs_twin(self, game: AnyGame) -> bool:
        """Does it play a game with the game's twin?"""
        return False


def play_move(bot: Bot, state: State, seat: Seat, rng: Random) -> Move:
    """Let a bot play one move for a seat that is asked, and return it. A move that is refused raises an OptionError that
    names the bot."""
    try:
        move = state.game.moves.parse(bot.choose(state.view(seat), state.asking[seat], rng))
        state.play(seat, move)
    except Refusal as refusal:
        raise OptionError(f"{bot.name}, seat {seat}: {refusal}") from refusal
    return move


def answer(bot: Bot, view: View, rng: Random) -> tuple[str, ...]:
    """Return a bot's whole answer. It plays on a state imagined from the view, where everything hidden is invented."""
    seat = view.viewer
    assert seat is not None, "a spectator is asked nothing"
    state = view.game.imagine(view, rng)
    past, moves = state.history, []
    while state.history is past and seat in state.asking:
        moves.append(play_move(bot, state, seat, rng))
    return tuple(move.notation for move in moves)


def make_with(kind: type[Bot], name: str, settings: Sequence[str]) -> Bot:
    """Return a bot of a class, with settings as its name gives them: `deals=512`."""
    try:
        return kind(**{key: float(value) for key, _, value in (setting.partition("=") for setting in settings)})
    except (TypeError, ValueError, OverflowError) as error:
        known = ", ".join(signature(kind).parameters) or "none"
        reason = "" if settings else f" ({error})"
        raise OptionError(f"{name}: settings are numbers, as in search:deals=512; this bot has {known}{reason}") from None
