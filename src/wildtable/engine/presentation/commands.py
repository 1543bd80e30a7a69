"""Commands: what players type besides moves, the same in the terminal and at a table page. Answers come from views alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from wildtable.engine.presentation.answers import look_up
from wildtable.engine.presentation.occurrences import Occurrence, merge_events
from wildtable.engine.presentation.scenes import AnyScenes
from wildtable.engine.presentation.wording import OfferedMove, TextItem, TextRow, Wording, write_number

if TYPE_CHECKING:
    from wildtable.engine.cards import Seat
    from wildtable.engine.knowledge.memory import Lot
    from wildtable.engine.knowledge.view import View
    from wildtable.engine.zones import Zone

EXPLAIN, CHAT, ROUND = "explain", "chat", "round"
COMMANDS = (
    *("help", "hand", "table", "players", "score", "turn", "options", "last"),
    *("memory", "hints", "expert", "time", "undo", "resume", "quit"),
)
"""The commands of one word; some are for the terminal only, or for pages."""
MAX_LAST = 12
"""How many events are repeated at most."""
Events = Iterable[Mapping[str, Any]]
"""Events as `Seen.dump` writes them, oldest first."""


class Command(NamedTuple):
    """A command, and the text that it is about: names to explain, a message to others, or the number of a round."""

    name: str
    text: str = ""


def parse_command(line: str, wording: Wording) -> Command | None:
    """Return the command of a line in the reader's language, None where the line is a move."""
    words = line.strip()
    for name in COMMANDS:
        if words.lower() in wording.say("command-words", command=name).split():
            return Command(name)
    if words.startswith("?"):
        return Command(EXPLAIN, words[1:])
    first, _, rest = words.partition(" ")
    if first.lower() in wording.say("command-words", command=ROUND).split() and (not rest or rest.strip().isdecimal()):
        return Command(ROUND, rest.strip())
    if rest and first.lower() in wording.say("command-words", command=CHAT).split():
        return Command(CHAT, rest.strip())
    return None


class Inquiries:
    """Answers questions about a game, in the words of one language."""

    def __init__(self, wording: Wording, scenes: AnyScenes) -> None:
        self.wording = wording
        self.scenes = scenes
        self._rows: dict[str, Callable[[View], Iterable[TextRow]]] = {
            "help": self._help,
            "hand": self._hand,
            "table": wording.rows,
            "players": wording.seat_rows,
            "score": self._score,
            "turn": self._turn,
            "options": self._options,
            "memory": self._memory,
        }

    def can_answer(self, command: Command) -> bool:
        return command.name in self._rows or command.name == EXPLAIN

    def answer(self, command: Command, view: View) -> list[TextRow]:
        """Answer a question from a view, as parts of the table in words; unknown names say so."""
        if command.name == EXPLAIN:
            return [self._explained(name, items) for name, items in self.explain(command.text, view).items()]
        return list(self._rows[command.name](view))

    def explain(self, names: str, view: View) -> dict[str, list[TextItem]]:
        """Return what these names stand for: cards, parts of the table, players, answers, headings of the rules."""
        found = look_up(names, view, self.wording)
        return {name: items or self._find_rules(name) for name, items in found.items()}

    def _explained(self, name: str, items: list[TextItem]) -> TextRow:
        return TextRow("", tuple(items) or (TextItem(self.wording.say("unknown-name", name=name)),), listed=True)

    def _find_rules(self, name: str) -> list[TextItem]:
        """Return the rules in short under the headings that contain a name."""
        found = []
        for chapter in self.scenes.RULES:
            for line in chapter.lines:
                titles = [self.wording.say(title) for title in (line.title, chapter.title) if title]
                if any(name in title.lower().split() or name == title.lower() for title in titles):
                    found.append(TextItem(titles[0], self.wording.say(line.message)))
        return found

    def tell_last(self, view: View, events: Events) -> list[TextRow]:
        """Tell the latest events, one sentence each, the newest last."""
        told = merge_events(events)[-MAX_LAST:]
        items = tuple(TextItem(self.wording.sentence(view.viewer, one)) for one in told)
        return [TextRow("", items or (TextItem(self.wording.say("nothing-yet")),), listed=True)]

    def tell_round(self, view: View, events: Events, number: str) -> list[TextRow]:
        """Tell the events of a round, or of a phase where there are no rounds, by its number; of the present one without."""
        rounds = split_rounds(merge_events(events))
        if not rounds:
            return [TextRow("", (TextItem(self.wording.say("nothing-yet")),))]
        found = rounds.get(int(number)) if number else rounds[max(rounds)]
        if found is None:
            return [TextRow("", (TextItem(self.wording.say("unknown-round", number=number, last=max(rounds))),))]
        told = (one for one in found if not one.is_tidying(self.wording.game))
        return [TextRow("", tuple(TextItem(self.wording.sentence(view.viewer, one)) for one in told), listed=True)]

    def question_help(self, view: View) -> list[str]:
        """Explain the question to the viewer; nothing where there is none."""
        if view.choice is None:
            return []
        prompt = self.scenes.build_prompt(view, self.wording.names)
        return [self.wording.question(prompt)[1], self.wording.say(f"help-{prompt.step}")]

    def example(self, view: View) -> str:
        """Return the name of a card on the table, or of any."""
        rows = [row for row in self.wording.rows(view) if row.listed]
        cards = [item.card for row in rows for item in row.items if item.card is not None]
        return self.wording.card(cards[-1] if cards else 0)

    def _help(self, view: View) -> Iterable[TextRow]:
        commands = self.wording.say("command-help", card=self.example(view))
        return [TextRow("", (TextItem(text),)) for text in (*self.question_help(view), commands)]

    def _hand(self, view: View) -> Iterable[TextRow]:
        return list(self.wording.own_rows(view)) or [self._nothing()]

    def _options(self, view: View) -> Iterable[TextRow]:
        offers = tuple(TextItem(f"{one.number} {self._name_offer(one)}", one.text) for one in self.wording.offers(view))
        return [TextRow("", offers, listed=True) if offers else self._nothing()]

    def _memory(self, view: View) -> Iterable[TextRow]:
        """List the cards that the viewer does not see now, with the places where they may be."""
        lots = [
            TextRow(self._places(view, lot), tuple(map(TextItem, self.wording.count_cards(lot.cards))))
            for lot in view.memory.lots
        ]
        return lots or [self._nothing()]

    def _places(self, view: View, lot: Lot) -> str:
        return ", ".join(f"{self._place(view, zone)} {count}" for zone, count in lot.slots)

    def _place(self, view: View, zone: Zone) -> str:
        name = self.wording.zone(zone)
        return (
            name
            if zone.owner is None
            else self.wording.say("owned-zone", zone=name, seat=self.wording.seat(view, zone.owner))
        )

    def _name_offer(self, offer: OfferedMove) -> str:
        """Name an answer; moves beside the question in full."""
        return self.wording.move(offer.move) if offer.move.verb in self.wording.asides else offer.name

    def _turn(self, view: View) -> Iterable[TextRow]:
        """Return the question to the viewer, or who is asked."""
        if view.over:
            texts = [self.wording.say("refusal-game-over")]
        elif view.choice is not None:
            title, line = self.wording.question(self.scenes.build_prompt(view, self.wording.names))
            texts = [end_sentence(title), line]
        else:
            has_answered = view.viewer in view.answered
            others = [seat for seat in view.asked if seat != view.viewer or not has_answered]
            names = self.wording.join([self.wording.names[seat] for seat in others])
            wait = [self.wording.say(f"wait-{type(view.agenda[0]).__name__}", names=names)] if others else []
            texts = [self.wording.say("refusal-already-answered")] * has_answered + wait
        return [TextRow("", (TextItem(" ".join(texts)),))]

    def _score(self, view: View) -> Iterable[TextRow]:
        """Return the points of all, as far as the viewer knows them."""
        result = view.result
        least, most = (result, result) if result is not None else self.wording.standing(view)
        ends = zip(least.scores, most.scores, strict=True)
        return [TextRow("", tuple(TextItem(self._points(view, seat, *sorted(two))) for seat, two in enumerate(ends)))]

    def _points(self, view: View, seat: Seat, low: int, high: int) -> str:
        ends = {"low": write_number(low), "high": write_number(high)}
        points = ends["low"] if low == high else self.wording.say("number-between", **ends)
        return f"{self.wording.seat(view, seat)}: {points}"

    def _nothing(self) -> TextRow:
        return TextRow("", (TextItem(self.wording.say("nothing-there")),))


def split_rounds(told: Iterable[Occurrence]) -> dict[int, list[Occurrence]]:
    """Return what happened in each round, by its number; phases without one are counted."""
    rounds: dict[int, list[Occurrence]] = {}
    for one in told:
        if one.is_milestone:
            rounds[len(rounds) + 1 if one.number is None else one.number] = []
        if rounds:
            rounds[next(reversed(rounds))].append(one)
    return rounds


def end_sentence(text: str) -> str:
    """Add a full stop where a text has no end of its own."""
    return f"{text}." if text and (text[-1].isalnum() or text[-1] in ")\N{POP DIRECTIONAL ISOLATE}") else text


def write_row(row: TextRow) -> list[str]:
    """Write a part of the table as lines: one for each thing if they are listed, else one for all."""
    items = [" ".join(filter(None, (f"{one.name}:" if one.text else one.name, one.text, one.remark))) for one in row.items]
    if row.listed:
        return [end_sentence(one) for one in ([row.heading] if row.heading else []) + items]
    line = "; ".join(items)
    return [end_sentence(f"{row.heading}: {line}" if row.heading else line)]
