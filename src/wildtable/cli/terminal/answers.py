"""Answers: parse typed input as moves: numbers, notation, card names, initials or the start of any of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from wildtable.cli.texts import say
from wildtable.engine.cards import Card
from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move


class AmbiguousInput(Exception):
    """The input matches no move or several; the message says which."""


def parse_answer(text: str, choice: Choice[Any], label: Callable[[Card], str]) -> list[Move | str]:
    """Return the moves of a line, separated by commas. Input that matches no move is returned as it is, to be refused."""
    parts = [" ".join(part.lower().split()) for part in text.split(",")]
    return [_parse_move(part, choice, label) for part in parts if part]


def _parse_move(text: str, choice: Choice[Any], label: Callable[[Card], str]) -> Move | str:
    if text.isascii() and text.isdecimal():
        if not 1 <= int(text) <= len(choice):
            raise AmbiguousInput(say("ambiguous-number", last=len(choice)))
        return choice.options[int(text) - 1]
    forms = {move: _forms(move, choice, label) for move in choice}
    exact = [move for move, (full, short) in forms.items() if text in (*full, short)]
    started = [move for move, (full, _) in forms.items() if any(form.startswith(text) for form in full)]
    found = exact if len(exact) == 1 else started
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        raise AmbiguousInput(say("ambiguous-several", text=text, moves=", ".join(move.notation for move in found)))
    return _add_verb(text, choice)


def _forms(move: Move, choice: Choice[Any], label: Callable[[Card], str]) -> tuple[list[str], str]:
    """Return the full forms of a move and its initials: `bid forest-3`, `forest-3`, `forest 3`; `f3`."""
    if move.card is None:
        return [move.notation], _initials(move.notation)
    named = move.notation.removeprefix(f"{move.verb} ")
    return [move.notation, named, label(move.card).lower(), choice.vocabulary.catalogue.names[move.card]], _initials(named)


def _initials(text: str) -> str:
    return "".join(word[0] if word.isalpha() else word for word in re.findall(r"[^\W\d]+|\d+|@", text))


def _add_verb(text: str, choice: Choice[Any]) -> str:
    """Prefix a card that is not in the choice with the verb of the question, so that the refusal names the card."""
    named = f"{choice.verbs()[0]} {text.replace(' ', '-')}"
    return text if choice.vocabulary.get(named) is None else named
