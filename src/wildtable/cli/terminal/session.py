"""A game between a player at the terminal and bots. Everything shown comes from the player's view."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from wildtable import bots
from wildtable.cli.terminal.answers import AmbiguousInput, parse_answer
from wildtable.cli.terminal.speech import Speech, virtual_name
from wildtable.cli.terminal.table import WIDE, render_memory, render_scores, render_table
from wildtable.cli.texts import language, say
from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice, Pick
from wildtable.engine.errors import RecordError
from wildtable.engine.events import Seen
from wildtable.engine.history import History
from wildtable.engine.moves import Move
from wildtable.engine.refusals import Refusal
from wildtable.engine.state import State
from wildtable.engine.view import View

if TYPE_CHECKING:
    from rich.console import Console


class Quit(Exception):
    """The player quits before the game is over."""


class TerminalSession:
    """The state, the bots, and the events since the player was last asked."""

    def __init__(
        self, console: Console, state: State, seat: Seat, *, kinds: Sequence[str], name: str | None, path: Path
    ) -> None:
        self.state = state
        self.seat = seat
        self.path = path
        self.console = console
        self.bots = {other: bots.make(kind) for other, kind in enumerate(kinds) if other != seat}
        self.chances = {other: Random(f"{state.seed.hex()}-{other}") for other in self.bots}
        own = name or say("person-name")
        names = (name for name in say("bot-names").split(", ") if name != own)
        people = [own if other == seat else next(names) for other in state.people]
        self.virtual = [virtual_name(state.game) for _ in range(len(people), state.seats)]
        self.speech = Speech(state.game, [*people, *self.virtual])
        self.events: list[Seen] = []
        self.undo_stack: list[State] = []
        self.shown_history: History | None = None
        self.commands = {
            "?": self.show_help,
            "t": self.show_all,
            "m": self.show_memory,
            "s": self.show_score,
            "u": self.undo,
            "q": self.quit,
        }

    @property
    def view(self) -> View:
        return self.state.view(self.seat)

    def run(self) -> int:
        """Play to the end, or until the player quits; the record is saved in both cases."""
        self.save()
        self.show_welcome()
        self.collect_events()
        try:
            while not self.state.over:
                if self.seat in self.state.asking:
                    self.ask()
                else:
                    self.play_bots()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print("\n" + say("play-left"))
        else:
            self.show_result()
        finally:
            self.save()
            self.console.print(say("play-saved", path=str(self.path)), soft_wrap=True)
        return 0

    def save(self) -> None:
        """Write the record; also at the start, so that an unwritable path is an error before the game."""
        played = [
            say("record-person") if other == self.seat else say("record-bot", name=name, bot=self.bots[other].name)
            for other, name in enumerate(self.speech.names[: len(self.state.people)])
        ]
        try:
            self.state.record(played).write(self.path)
        except OSError as error:
            raise RecordError(f"{self.path}: {error.strerror}") from None

    # The course of the game

    def play_bots(self) -> None:
        """Let every bot that is asked make a move."""
        for other, choice in list(self.state.asking.items()):
            self.state.play(other, self.bots[other].choose(self.state.view(other), choice, self.chances[other]))
            self.collect_events()
        self.undo_stack.clear()

    def collect_events(self) -> None:
        self.events += self.view.events

    def ask(self) -> None:
        """Show the question, with the table if it is a new one, and handle one line of input."""
        if self.shown_history is not self.state.history:
            self.show_changes()
            self.shown_history = self.state.history
        view, choice = self.view, self.state.asking[self.seat]
        self.console.print()
        self.console.print(Text.assemble((self._text("ask"), "bold"), (self._how_many(choice), "dim")))
        if view.picks:
            self.console.print(say("play-picks", moves=_notations(view.picks)))
        self.console.print(Padding(Columns(self._options(choice)), (0, 0, 0, 1), expand=False))
        self.handle(self.read(), choice)

    def _text(self, kind: str) -> str:
        return self.speech.say(f"{kind}-{type(self.view.agenda[0]).__name__}")

    def _how_many(self, choice: Choice[Any]) -> str:
        """The number of cards to choose, where it is not one."""
        if not isinstance(choice, Pick) or choice.most == 1:
            return ""
        least = max(0, choice.least)
        if least == choice.most:
            return " " + say("play-exactly", count=least)
        return " " + say("play-between", least=least, most=choice.most)

    def _options(self, choice: Choice[Any]) -> list[Text]:
        width = len(str(len(choice)))
        return [
            Text.assemble(
                (f"{number:>{width}} ", "dim"),
                (move.notation, "" if move.card is None else self.speech.style(move.card)),
                "  ",
            )
            for number, move in enumerate(choice, 1)
        ]

    def read(self) -> str:
        """Read a line; echo it if it was piped in."""
        line = self.console.input(Text("> ", "bold")).strip()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def handle(self, line: str, choice: Choice[Any]) -> None:
        """Run a command, or play the answer."""
        word = line.lower()
        command = next((key for key in self.commands if word in say("commands", key=key).split()), None)
        if command is not None:
            self.commands[command]()
        elif word.startswith("?"):
            self.explain_card(word[1:].strip())
        elif line:
            self.answer(line, choice)

    def answer(self, line: str, choice: Choice[Any]) -> None:
        before = self.state.copy()
        try:
            self.state.play(self.seat, *parse_answer(line, choice, self.speech.label))
        except AmbiguousInput as error:
            self.console.print(Text(str(error), "yellow"))
        except Refusal as refusal:
            self.show_refusal(refusal)
        else:
            if self.seat not in before.sealed:
                self.undo_stack.append(before)
            self.collect_events()

    def show_refusal(self, refusal: Refusal) -> None:
        self.console.print(Text(refusal.text(language()), "yellow"))

    # Commands and output

    def show_welcome(self) -> None:
        self.console.print(Rule(Text(self.speech.say("game-title"), "bold")))
        names = self.speech.names
        bots = [say("record-bot", name=names[other], bot=bot.name) for other, bot in self.bots.items()]
        others = ", ".join([*bots, *self.virtual])
        self.console.print(say("play-welcome", name=names[self.seat], seat=self.seat, bots=others))
        self.console.print(Text(say("play-commands"), "dim"))

    def show_help(self) -> None:
        self.console.print(Padding(self._text("help"), (0, 2)))
        self.console.print(Padding(Text(say("play-help"), "dim"), (0, 2)))

    def explain_card(self, name: str) -> None:
        """Explain the cards whose name contains this text."""
        known = [text for card, text in self.speech.explanations() if name in card.lower()]
        for text in known or [Text(say("play-unknown-card", name=name), "yellow")]:
            self.console.print(Padding(text, (0, 2)))

    def show_changes(self) -> None:
        """Show the events and the table, unless nothing happened."""
        if self.events:
            self.show_events()
            self.show()

    def show(self, *, open_piles: bool = False) -> None:
        wide = self.console.width >= WIDE
        self.console.print(render_table(self.view, self.speech, wide=wide, open_piles=open_piles))

    def show_all(self) -> None:
        self.show(open_piles=True)

    def show_events(self) -> None:
        for line in self.speech.log(self.events):
            self.console.print(line)
        self.events.clear()

    def show_memory(self) -> None:
        self.console.print(render_memory(self.view, self.speech))

    def show_score(self) -> None:
        """Show the score if the game ended now, of a state imagined from the view: it cannot reveal hidden cards."""
        imagined = self.state.game.imagine(self.view, Random(0))
        self.console.print(render_scores(self.state.game.score(imagined), self.speech, say("score-now")))

    def undo(self) -> None:
        """Withdraw an unfinished answer, or undo the last one if nobody has moved and no card was shown since."""
        if self.seat not in self.state.sealed and self.undo_stack and self.undo_stack[-1].disclosed == self.state.disclosed:
            self.state = self.undo_stack.pop()
            self.events.clear()
            return
        try:
            self.state.withdraw(self.seat)
        except Refusal as refusal:
            self.show_refusal(refusal)
        else:
            self.undo_stack.pop()

    def quit(self) -> None:
        raise Quit

    def show_result(self) -> None:
        result = self.state.result
        assert result is not None
        self.show_events()
        self.console.print(render_scores(result, self.speech, say("score-final")))
        winners = [self.speech.names[seat] for seat in result.winners] or self.virtual
        about = {"winners": " & ".join(winners), "shared": len(winners)}
        if self.seat in result.winners:
            self.console.print(Text(say("play-won", **about), "bold green"))
        else:
            self.console.print(Text(say("play-lost", **about, rank=result.ranks[self.seat]), "bold"))


def _notations(moves: Sequence[Move]) -> str:
    return ", ".join(move.notation for move in moves)
