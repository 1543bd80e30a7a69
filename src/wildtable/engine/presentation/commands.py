"""Commands: what players type besides moves, the same in the terminal and at a table page. Answers come from views alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from wildtable.engine.cards import Card
from wildtable.engine.errors import WildtableError
from wildtable.engine.moves import Move
from wildtable.engine.presentation.scenes import AnyScenes
from wildtable.engine.presentation.wording import (
    Occurrence,
    OfferedMove,
    TextItem,
    TextRow,
    Wording,
    merge_events,
    write_number,
)

if TYPE_CHECKING:
    from wildtable.engine.cards import Seat
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
        named = look_up(names, view, self.wording)
        return {name: items or self._find_rules(name) for name, items in named.items()}

    def _explained(self, name: str, items: list[TextItem]) -> TextRow:
        return TextRow("", tuple(items) or (TextItem(self.wording.say("unknown-name", name=name)),), listed=True)

    def _find_rules(self, name: str) -> list[TextItem]:
        """Return the rules in short under the headings that contain a name."""
        rules = []
        for chapter in self.scenes.RULES:
            for line in chapter.lines:
                titles = [self.wording.say(title) for title in (line.title, chapter.title) if title]
                if any(name in title.lower().split() or name == title.lower() for title in titles):
                    rules.append(TextItem(titles[0], self.wording.say(line.message)))
        return rules

    def tell_last(self, view: View, events: Events) -> list[TextRow]:
        """Tell the latest events, one sentence each, the newest last."""
        occurrences = merge_events(events)[-MAX_LAST:]
        return [self._tell(view, occurrences) if occurrences else TextRow("", (TextItem(self.wording.say("nothing-yet")),))]

    def tell_round(self, view: View, events: Events, number: str) -> list[TextRow]:
        """Tell the events of a round, or of a phase where there are no rounds, by its number; of the present one without."""
        rounds = split_rounds(merge_events(events))
        if not rounds:
            return [TextRow("", (TextItem(self.wording.say("nothing-yet")),))]
        occurrences = rounds.get(int(number)) if number else rounds[max(rounds)]
        if occurrences is None:
            return [TextRow("", (TextItem(self.wording.say("unknown-round", number=number, last=max(rounds))),))]
        game = self.wording.game
        return [self._tell(view, [occurrence for occurrence in occurrences if not occurrence.is_tidying(game)])]

    def _tell(self, view: View, occurrences: Iterable[Occurrence]) -> TextRow:
        items = tuple(TextItem(self.wording.sentence(view.viewer, occurrence)) for occurrence in occurrences)
        return TextRow("", items, listed=True)

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
        offers = tuple(
            TextItem(f"{offer.number} {self._name_offer(offer)}", offer.text) for offer in self.wording.offers(view)
        )
        return [TextRow("", offers, listed=True) if offers else self._nothing()]

    def _memory(self, view: View) -> Iterable[TextRow]:
        """List the cards that the viewer does not see now, with the places where they may be."""
        lots = [
            TextRow(
                ", ".join(f"{self._place(view, zone)} {count}" for zone, count in lot.slots),
                tuple(map(TextItem, self.wording.count_cards(lot.cards))),
            )
            for lot in view.memory.lots
        ]
        return lots or [self._nothing()]

    def _place(self, view: View, zone: Zone) -> str:
        name = self.wording.zone(zone)
        if zone.owner is None:
            return name
        return self.wording.say("owned-zone", zone=name, seat=self.wording.seat(view, zone.owner))

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


def split_rounds(occurrences: Iterable[Occurrence]) -> dict[int, list[Occurrence]]:
    """Return what happened in each round, by its number; phases without one are counted."""
    rounds: dict[int, list[Occurrence]] = {}
    for occurrence in occurrences:
        if occurrence.is_milestone:
            rounds[len(rounds) + 1 if occurrence.number is None else occurrence.number] = []
        if rounds:
            rounds[next(reversed(rounds))].append(occurrence)
    return rounds


def end_sentence(text: str) -> str:
    """Add a full stop where a text has no end of its own."""
    return f"{text}." if text and (text[-1].isalnum() or text[-1] in ")\N{POP DIRECTIONAL ISOLATE}") else text


def write_row(row: TextRow) -> list[str]:
    """Write a part of the table as lines: one for each thing if they are listed, else one for all."""
    parts = [(f"{item.name}:" if item.text else item.name, item.text, item.remark) for item in row.items]
    items = [" ".join(filter(None, part)) for part in parts]
    if row.listed:
        return [end_sentence(item) for item in ([row.heading] if row.heading else []) + items]
    line = "; ".join(items)
    return [end_sentence(f"{row.heading}: {line}" if row.heading else line)]


# Answers


MAX_FOUND = 8
"""How many cards a part of a name may match to be explained."""


class AmbiguousAnswer(WildtableError):
    """The text matches several moves, or its number none; the message says which."""


def parse_answer(
    text: str, view: View, wording: Wording, verbs: Sequence[str] = (), unlisted: Sequence[str] = ()
) -> list[Move | str]:
    """Return the moves of a line, separated by commas. A text that matches no move is returned as it is, to be refused.
    `verbs` say what the first card does, the second, and so on, where their order is part of the answer. Moves of `unlisted`
    verbs are not shown to the player, and have no numbers."""
    offers = wording.offers(view)
    last = max((offer.number for offer in offers if offer.move.verb not in unlisted), default=0)
    moves = [_parse_move(part, offers, wording, last) for part in _parts(text)]
    followed = [_follow_verb(move, verb) for move, verb in zip(moves, verbs, strict=False)]
    return followed + moves[len(followed) :]


def _follow_verb(move: Move | str, verb: str) -> Move | str:
    """Return the move of the same card that is asked for: of `wolf, sheep` the wolf leads and the sheep fights."""
    if not isinstance(move, Move) or move.card is None:
        return move
    return move.vocabulary.get(f"{verb} {move.notation.partition(' ')[2]}") or move


def _parts(text: str) -> list[str]:
    return [part for part in (" ".join(part.lower().split()) for part in text.split(",")) if part]


def _parse_move(text: str, offers: list[OfferedMove], wording: Wording, last: int) -> Move | str:
    if text.isascii() and text.isdecimal():
        if not 1 <= int(text) <= last:
            raise AmbiguousAnswer(wording.say("answer-number", last=last))
        return offers[int(text) - 1].move
    forms = {offer: _forms(offer, wording) for offer in offers}
    exact = [offer for offer, (full, short) in forms.items() if text in (*full, *short)]
    started = [offer for offer, (full, _) in forms.items() if any(form.startswith(text) for form in full)]
    matches = started
    for matching in (exact, started):
        main = [offer for offer in matching if offer.move.verb not in wording.asides]
        if len(main or matching) == 1:
            matches = main or matching
            break
    if len(matches) > 1:
        names = ", ".join(dict.fromkeys(wording.move(offer.move) for offer in matches))
        raise AmbiguousAnswer(wording.say("answer-several", text=text, moves=names))
    return matches[0].move if matches else _add_verb(text, offers)


def _forms(offer: OfferedMove, wording: Wording) -> tuple[list[str], list[str]]:
    """Return the full forms of a move and its initials: `bid forest-3`, `forest-3`, `forest 3`; `f3`."""
    move = offer.move
    named = move.notation.partition(" ")[2] or move.notation
    forms = [move.notation, named, offer.name.lower(), wording.move(move).lower()]
    if offer.card is not None:
        card = wording.card(offer.card).lower()
        forms += [card, f"{move.verb} {card}", wording.game.catalogue.names[offer.card]]
    return forms, [_initials(named), _initials(offer.name.lower())]


def _initials(text: str) -> str:
    return "".join(word[0] if word.isalpha() else word for word in re.findall(r"[^\W\d]+|\d+|@", text))


def _add_verb(text: str, offers: list[OfferedMove]) -> str:
    """Prefix a card that is not offered with the verb of the question, so that the refusal names the card."""
    move = offers[0].move
    named = f"{move.verb} {text.replace(' ', '-')}"
    return text if move.vocabulary.get(named) is None else named


# What players ask about


def look_up(text: str, view: View, wording: Wording) -> dict[str, list[TextItem]]:
    """Return what each part of a line names: an answer by its number or notation, a card, a part of the table, a player."""
    rows = wording.rows(view)
    return {part: _find(part, view, wording, rows) for part in _parts(text)}


def _find(text: str, view: View, wording: Wording, rows: list[TextRow]) -> list[TextItem]:
    offers = wording.offers(view)
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= len(offers):
        return [_explain_move(offers[int(text) - 1].move, view, wording)]
    move = wording.game.moves.get(text)
    if move is not None:
        return [_explain_move(move, view, wording)]
    key = _simplify(text)
    cards = range(len(wording.game.catalogue))
    named = _prefer_shown([card for card in cards if key in _names(card, wording)], view)
    if named:
        return [wording.explain(card) for card in named]
    parts = [item for row in rows if f" {key} " in f" {_simplify(row.heading)} " for item in _items(row)]
    parts += [item for row in rows for item in row.items if key in (_simplify(item.name), _simplify(_place(item.name)))]
    if parts:
        return list(dict.fromkeys(parts))
    meant = [offer for offer in offers if offer.move.verb == text]
    if meant := meant or [offer for offer in offers if text in _forms(offer, wording)[1]]:
        return [TextItem(f"{offer.number} {wording.move(offer.move)}", offer.text) for offer in meant]
    near = [card for card in cards if any(key in name for name in _names(card, wording))]
    return [wording.explain(card) for card in near] if len(near) <= MAX_FOUND else [TextItem(wording.cards(tuple(near)))]


def _place(name: str) -> str:
    """Return the place in a name with a card: “left” in “left: Owl pilot”."""
    return name.partition(":")[0]


def _items(row: TextRow) -> tuple[TextItem, ...]:
    return row.items if row.listed else (TextItem(row.heading, ", ".join(item.name for item in row.items)),)


def _explain_move(move: Move, view: View, wording: Wording) -> TextItem:
    if move.card is not None:
        return wording.explain(move.card)
    return TextItem(wording.move(move), wording.detail(view, move))


def _names(card: Card, wording: Wording) -> tuple[str, ...]:
    return _simplify(wording.card(card)), _simplify(wording.game.catalogue.names[card])


def _prefer_shown(cards: list[Card], view: View) -> list[Card]:
    """Of several cards with one name, return those the viewer sees, if any."""
    shown = {card for zone in view.shown for card in zone or ()}
    return [card for card in cards if card in shown] or cards


def _simplify(name: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", name.lower()))
