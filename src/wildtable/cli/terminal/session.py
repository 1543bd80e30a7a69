"""A game between a player at the terminal and bots. Everything shown comes from the player's view."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from wildtable import bots
from wildtable.cli.terminal.console import MUTED, WARNING, Wrapped, lay_out, split_words
from wildtable.cli.terminal.table import (
    ShownTable,
    Speech,
    render_memory,
    render_offers,
    render_rows,
    render_scores,
    virtual_name,
)
from wildtable.cli.texts import language, say
from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice, Pick
from wildtable.engine.errors import RecordError
from wildtable.engine.knowledge.events import Seen
from wildtable.engine.knowledge.history import History
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.commands import (
    EXPLAIN,
    ROUND,
    AmbiguousAnswer,
    Inquiries,
    end_sentence,
    parse_answer,
    parse_command,
)
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.wording import News, TextRow
from wildtable.engine.refusals import Refusal
from wildtable.engine.state import State
from wildtable.games import scenes_of
from wildtable.lab.expert import ask_expert

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
        self.bots = {other: bots.make_for(state.game, kind) for other, kind in enumerate(kinds) if other != seat}
        self.chances = {other: Random(f"{state.seed.hex()}-{other}") for other in self.bots}
        own = name or say("person-name")
        names = (name for name in say("bot-names").split(", ") if name != own)
        people = [own if other == seat else next(names) for other in state.people]
        self.virtual = [virtual_name(state.game) for _ in range(len(people), state.seats)]
        self.wording = wording_of(state.game, [*people, *self.virtual], language())
        self.speech = Speech(self.wording)
        self.scenes = scenes_of(state.game)
        self.table = ShownTable()
        self.explained: set[str] = set()
        """The explanations of questions that were shown: each is shown once, unless it names a price."""
        self.events: list[Seen] = []
        self.story: list[Seen] = []
        """All events so far."""
        self.latest: list[Seen] = []
        """The events shown last."""
        self.undo_stack: list[tuple[State, int]] = []
        """States to go back to, each with the number of events that there were."""
        self.shown_history: History | None = None
        self.inquiries = Inquiries(self.wording, self.scenes)
        self.commands = {
            "help": self.show_help,
            "table": self.show_table,
            "last": self.show_latest,
            "memory": self.show_memory,
            "score": self.show_score,
            "hints": self.show_hints,
            "expert": self.show_expert,
            "undo": self.undo,
            "quit": self.quit,
        }

    @property
    def view(self) -> View:
        return self.state.view(self.seat)

    def run(self) -> int:
        """Play to the end, or until the player quits; the record is saved in both cases."""
        self.save()
        self.show_welcome()
        self.collect_events()
        self.events = [event for event in self.events if event.source is None]
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
            for other, name in enumerate(self.wording.names[: len(self.state.people)])
        ]
        bots = ["" if other == self.seat else self.bots[other].name for other in range(len(played))]
        try:
            self.state.record(played, bots).write(self.path)
        except OSError as error:
            raise RecordError(f"{self.path}: {error.strerror}") from None

    # The course of the game

    def play_bots(self) -> None:
        """Let every bot that is asked make a move."""
        for other in list(self.state.asking):
            bots.play_move(self.bots[other], self.state, other, self.chances[other])
            self.collect_events()
        self.undo_stack.clear()

    def collect_events(self) -> None:
        self.events += self.view.events
        self.story += self.view.events

    def tell_round(self, view: View, number: str) -> list[TextRow]:
        return self.inquiries.tell_round(view, [event.dump(self.state.game.catalogue) for event in self.story], number)

    def ask(self) -> None:
        """Show the question, with what has changed if it is a new one, and handle one line of input."""
        view, choice = self.view, self.state.asking[self.seat]
        if self.shown_history is not self.state.history:
            self.show_changes(view)
            self.shown_history = self.state.history
        self.show_question(view, choice)
        self.handle(self.read(), view)

    def show_question(self, view: View, choice: Choice[Any]) -> None:
        """Show the question, what it is about, and the answers."""
        prompt = self.scenes.build_prompt(view, self.wording.names)
        title, line = self.wording.question(prompt)
        is_known = line in self.explained and not self.wording.is_price(prompt)
        explained = [] if is_known else split_words(line, MUTED)
        self.explained.add(line)
        count = split_words(self._how_many(choice, view), MUTED)
        asked = Wrapped([*split_words(end_sentence(title), "bold"), *count, *explained])
        offers = self.table.shorten(self.wording.offers(view), self.wording)
        if view.picks:
            self.console.print(say("play-picks", moves=self.wording.moves(view.picks)))
        answers, asides = render_offers(offers, self.speech)
        beside = asides if self.wording.shows_asides(prompt) else []
        for laid in lay_out(asked, answers, beside, self.console.width, may_join=not explained):
            self.console.print(laid)

    def _how_many(self, choice: Choice[Any], view: View) -> str:
        """The number of cards still to choose, where the question does not say it."""
        if not isinstance(choice, Pick):
            return ""
        least = max(0, choice.least)
        if least == choice.most:
            return say("play-exactly", count=least) if view.picks else ""
        return say("play-between", least=least, most=choice.most)

    def read(self) -> str:
        """Read a line; echo it if it was piped in."""
        line = self.console.input(Text("> ", "bold")).strip()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def handle(self, line: str, view: View) -> None:
        """Run a command, or play the answer."""
        command = parse_command(line, self.wording)
        if command is None:
            if line:
                self.answer(line, view)
        elif command.name in self.commands:
            self.commands[command.name]()
        elif command.name == ROUND:
            self.console.print(render_rows(self.tell_round(view, command.text), self.speech))
        elif command.name == EXPLAIN:
            self.explain(command.text, view)
        elif self.inquiries.can_answer(command):
            self.console.print(render_rows(self.inquiries.answer(command, view), self.speech))
        else:
            self.console.print(Text(say("play-not-here"), WARNING))

    def answer(self, line: str, view: View) -> None:
        before = self.state.copy()
        try:
            prompt = self.scenes.build_prompt(view, self.wording.names)
            unlisted = () if self.wording.shows_asides(prompt) else self.wording.asides
            self.state.play(self.seat, *parse_answer(line, view, self.wording, prompt.verbs, unlisted))
        except AmbiguousAnswer as error:
            self.console.print(Text(str(error), WARNING))
        except Refusal as refusal:
            self.show_refusal(refusal)
        else:
            if self.seat not in before.sealed:
                self.undo_stack.append((before, len(self.story)))
            self.collect_events()

    def show_refusal(self, refusal: Refusal) -> None:
        self.console.print(Text(refusal.named(self.wording.names).text(language()), WARNING))

    # Commands and output

    def show_welcome(self) -> None:
        self.console.print(Rule(Text(self.wording.say("game-title"), "bold"), style=MUTED))
        names = self.wording.names
        bots = [say("record-bot", name=names[other], bot=bot.name) for other, bot in self.bots.items()]
        others = ", ".join([*bots, *self.virtual])
        self.console.print(say("play-welcome", name=names[self.seat], bots=others))
        self.console.print(Text(say("play-commands"), MUTED))

    def show_help(self) -> None:
        """Explain the question, then the commands, with a card of this game as the example."""
        view = self.view
        for text in self.inquiries.question_help(view):
            self.show_paragraph(text)
        commands = self.wording.say("command-help", card=self.inquiries.example(view))
        for text in (commands, say("play-help")):
            self.console.print(Padding(Text(text, MUTED), (0, 2)))

    def show_paragraph(self, text: str) -> None:
        self.console.print(Padding(Wrapped(split_words(text)), (0, 2), expand=False))

    def explain(self, names: str, view: View) -> None:
        for name, items in self.inquiries.explain(names, view).items():
            for item in items:
                self.console.print(Padding(self.speech.item(*item), (0, 2), expand=False))
            if not items:
                self.console.print(Text(self.wording.say("unknown-name", name=name), WARNING))

    def show_changes(self, view: View) -> None:
        """Show what has happened, and what it changed on the table."""
        is_first = self.shown_history is None
        is_turn = is_first or any(event.seat is None and event.source is None for event in self.events)
        if is_turn or any(event.seat not in (None, self.seat) for event in self.events):
            self.table.forget()
        self.show_events()
        rows = self.wording.rows(view)
        changed = self.table.update(rows, is_turn=is_turn)
        shown = [row for row in rows if row.news is not News.NEVER] if is_first else changed
        if shown:
            self.console.print(render_rows(shown, self.speech))

    def show_table(self) -> None:
        """Show the whole table, with the sizes of all piles."""
        self.console.print(render_rows(self.wording.rows(self.view), self.speech))

    def show_events(self) -> None:
        self.latest = list(self.events) or self.latest
        self.show_latest(self.events)
        self.events.clear()

    def show_latest(self, events: Sequence[Seen] | None = None) -> None:
        for line in self.speech.log(self.view, self.latest if events is None else events):
            self.console.print(line)

    def show_memory(self) -> None:
        self.console.print(render_memory(self.view, self.speech))

    def show_score(self) -> None:
        """Show the score if the game ended now, as far as the player knows the cards."""
        self.console.print(render_scores(*self.wording.standing(self.view), self.speech, say("score-now")))

    def show_hints(self) -> None:
        """Show what each answer brings."""
        hints = self.state.game.hints(self.view, self.state.asking[self.seat])
        for offer in self.wording.offers(self.view):
            if offer.move in hints:
                self.console.print(f"  {offer.number} {offer.name}: {self.wording.hint(hints[offer.move])}", highlight=False)

    def show_expert(self) -> None:
        """Show what the Expert bot would answer, and how likely each move wins."""
        game = self.state.game
        if bots.EXPERT not in bots.levels_for(game):
            self.console.print(Text(say("play-no-expert"), WARNING))
            return
        opinion = ask_expert(self.view)
        self.console.print(say("play-expert", moves=self.wording.moves([game.moves[move] for move in opinion.answer])))
        for option in opinion.moves:
            chance, error = round(100 * option.chance.mean), round(200 * option.chance.error)
            said = say("play-expert-move", move=self.wording.move(game.moves[option.move]), chance=chance, error=error)
            self.console.print(f"  {said}", highlight=False)
        self.console.print(Text(say("play-expert-about"), MUTED))

    def undo(self) -> None:
        """Withdraw an unfinished answer, or undo the last one if nobody has moved and no card was shown since."""
        before = self.undo_stack[-1][0] if self.undo_stack else None
        if self.seat not in self.state.sealed and before and before.disclosed == self.state.disclosed:
            self.state, known = self.undo_stack.pop()
            del self.story[known:]
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
        winners = [self.wording.names[seat] for seat in result.winners] or self.virtual
        detailed = [self.wording.names[self.seat], *winners]
        self.console.print(render_scores(result, result, self.speech, say("score-final"), detailed))
        words = {"winners": " & ".join(winners), "shared": len(winners)}
        if self.seat in result.winners:
            self.console.print(Text(say("play-won", **words), "bold green"))
        else:
            self.console.print(Text(say("play-lost", **words, rank=result.ranks[self.seat]), "bold"))
        first, *others = sorted(self.scenes.build_columns(self.view, self.wording.names), key=lambda column: column.rank)
        tied = [column for column in others if column.rank > 1 and column.total == first.total]
        if tied:
            names = [self.wording.say("tied-you") if column.mine else column.name for column in tied]
            self.show_paragraph(self.wording.say(first.tie_break, names=" & ".join(names)))
