"""Session: a game between a person at a terminal and bots. All the person is shown comes from the person's view."""

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
from wildtable.cli.terminal.answers import Unclear, understand
from wildtable.cli.terminal.speech import Speech, virtual_name
from wildtable.cli.terminal.table import WIDE, memory, scores, table
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


class Leave(Exception):
    """The person goes before the game is over."""


class Session:
    """The state, who plays which seat, and what happened since the person was last asked."""

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
        strangers = (stranger for stranger in say("bot-names").split(", ") if stranger != own)
        people = [own if other == seat else next(strangers) for other in state.people]
        self.virtual = [virtual_name(state.game) for _ in range(len(people), state.seats)]
        self.speech = Speech(state.game, [*people, *self.virtual])
        self.news: list[Seen] = []
        self.behind: list[State] = []
        self.shown: History | None = None
        self.commands = {
            "?": self.help,
            "t": self.show_all,
            "m": self.remember,
            "s": self.score,
            "u": self.undo,
            "q": self.leave,
        }

    @property
    def view(self) -> View:
        return self.state.view(self.seat)

    def run(self) -> int:
        """Play to the end, or until the person leaves; the record is kept either way."""
        self.save()
        self.welcome()
        self.hear()
        try:
            while not self.state.over:
                if self.seat in self.state.asking:
                    self.ask()
                else:
                    self.others()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print("\n" + say("play-left"))
        else:
            self.finish()
        finally:
            self.save()
            self.console.print(say("play-saved", path=str(self.path)), soft_wrap=True)
        return 0

    def save(self) -> None:
        """Write the record: once at the start, so that a path nobody can write to is not found out at the end."""
        played = [
            say("record-person") if other == self.seat else say("record-bot", name=name, bot=self.bots[other].name)
            for other, name in enumerate(self.speech.names[: len(self.state.people)])
        ]
        try:
            self.state.record(played).write(self.path)
        except OSError as error:
            raise RecordError(f"{self.path}: {error.strerror}") from None

    # What happens at the table

    def others(self) -> None:
        """Everybody else who is asked makes a move."""
        for other, choice in list(self.state.asking.items()):
            self.state.play(other, self.bots[other].choose(self.state.view(other), choice, self.chances[other]))
            self.hear()
        self.behind.clear()

    def hear(self) -> None:
        self.news += self.view.events

    def ask(self) -> None:
        """Put the question, with all there is to see when it is a new one, and do what the person says."""
        if self.shown is not self.state.history:
            self.show_news()
            self.shown = self.state.history
        view, choice = self.view, self.state.asking[self.seat]
        self.console.print()
        self.console.print(Text.assemble((self._text("ask"), "bold"), (self._how_many(choice), "dim")))
        if view.picks:
            self.console.print(say("play-picks", moves=_spell(view.picks)))
        self.console.print(Padding(Columns(self._options(choice)), (0, 0, 0, 1), expand=False))
        self.obey(self.read(), choice)

    def _text(self, kind: str) -> str:
        return self.speech.say(f"{kind}-{type(self.view.agenda[0]).__name__}")

    def _how_many(self, choice: Choice[Any]) -> str:
        """How many cards are wanted, where it is not simply one."""
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
        """A line from the person, repeated on a console where it was not typed."""
        line = self.console.input(Text("> ", "bold")).strip()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def obey(self, line: str, choice: Choice[Any]) -> None:
        """A command, or an answer to the question."""
        word = line.lower()
        command = next((key for key in self.commands if word in say("commands", key=key).split()), None)
        if command is not None:
            self.commands[command]()
        elif word.startswith("?"):
            self.explain(word[1:].strip())
        elif line:
            self.answer(line, choice)

    def answer(self, line: str, choice: Choice[Any]) -> None:
        before = self.state.copy()
        try:
            self.state.play(self.seat, *understand(line, choice, self.speech.label))
        except Unclear as unclear:
            self.console.print(Text(str(unclear), "yellow"))
        except Refusal as refusal:
            self.refuse(refusal)
        else:
            if self.seat not in before.sealed:
                self.behind.append(before)
            self.hear()

    def refuse(self, refusal: Refusal) -> None:
        self.console.print(Text(refusal.text(language()), "yellow"))

    # What the person can ask for

    def welcome(self) -> None:
        self.console.print(Rule(Text(self.speech.say("game-title"), "bold")))
        names = self.speech.names
        bots = [say("record-bot", name=names[other], bot=bot.name) for other, bot in self.bots.items()]
        others = ", ".join([*bots, *self.virtual])
        self.console.print(say("play-welcome", name=names[self.seat], seat=self.seat, bots=others))
        self.console.print(Text(say("play-commands"), "dim"))

    def help(self) -> None:
        self.console.print(Padding(self._text("help"), (0, 2)))
        self.console.print(Padding(Text(say("play-help"), "dim"), (0, 2)))

    def explain(self, name: str) -> None:
        """What the cards of that name do."""
        known = [text for card, text in self.speech.explanations() if name in card.lower()]
        for text in known or [Text(say("play-unknown-card", name=name), "yellow")]:
            self.console.print(Padding(text, (0, 2)))

    def show_news(self) -> None:
        """What happened, and the table as it is now; nothing where only the question is new."""
        if self.news:
            self.tell_news()
            self.show()

    def show(self, *, open_piles: bool = False) -> None:
        wide = self.console.width >= WIDE
        self.console.print(table(self.view, self.speech, wide=wide, open_piles=open_piles))

    def show_all(self) -> None:
        self.show(open_piles=True)

    def tell_news(self) -> None:
        for line in self.speech.log(self.news):
            self.console.print(line)
        self.news.clear()

    def remember(self) -> None:
        self.console.print(memory(self.view, self.speech))

    def score(self) -> None:
        """The score if the game ended now, of a table dealt from the view: what the person cannot see it cannot tell."""
        imagined = self.state.game.imagine(self.view, Random(0))
        self.console.print(scores(self.state.game.score(imagined), self.speech, say("score-now")))

    def undo(self) -> None:
        """Take back a begun answer, or the last one if since then nobody has moved and nothing was shown to anyone."""
        if self.seat not in self.state.sealed and self.behind and self.behind[-1].disclosed == self.state.disclosed:
            self.state = self.behind.pop()
            self.news.clear()
            return
        try:
            self.state.withdraw(self.seat)
        except Refusal as refusal:
            self.refuse(refusal)
        else:
            self.behind.pop()

    def leave(self) -> None:
        raise Leave

    def finish(self) -> None:
        result = self.state.result
        assert result is not None
        self.tell_news()
        self.console.print(scores(result, self.speech, say("score-final")))
        winners = [self.speech.names[seat] for seat in result.winners] or self.virtual
        about = {"winners": " & ".join(winners), "shared": len(winners)}
        if self.seat in result.winners:
            self.console.print(Text(say("play-won", **about), "bold green"))
        else:
            self.console.print(Text(say("play-lost", **about, rank=result.ranks[self.seat]), "bold"))


def _spell(moves: Sequence[Move]) -> str:
    return ", ".join(move.notation for move in moves)
