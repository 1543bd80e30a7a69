"""Answers: what a person types, understood as moves. Numbers, notation, names of cards, initials and beginnings will do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from wildtable.cli.texts import say
from wildtable.engine.cards import Card
from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move


class Unclear(Exception):
    """What was typed means nothing, or more than one thing; says so."""


def understand(text: str, choice: Choice[Any], label: Callable[[Card], str]) -> list[Move | str]:
    """The moves meant by a line: one, or several with commas. What is no answer at all is left for the state to refuse."""
    parts = [" ".join(part.lower().split()) for part in text.split(",")]
    return [_one(part, choice, label) for part in parts if part]


def _one(text: str, choice: Choice[Any], label: Callable[[Card], str]) -> Move | str:
    if text.isascii() and text.isdecimal():
        if not 1 <= int(text) <= len(choice):
            raise Unclear(say("unclear-number", last=len(choice)))
        return choice.options[int(text) - 1]
    forms = {move: _forms(move, choice, label) for move in choice}
    exact = [move for move, (said, short) in forms.items() if text in (*said, short)]
    begun = [move for move, (said, _) in forms.items() if any(form.startswith(text) for form in said)]
    found = exact if len(exact) == 1 else begun
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        raise Unclear(say("unclear-several", text=text, moves=", ".join(move.notation for move in found)))
    return _in_full(text, choice)


def _forms(move: Move, choice: Choice[Any], label: Callable[[Card], str]) -> tuple[list[str], str]:
    """How people may say a move in full, and its initials: `bid forest-3`, `forest-3`, `forest 3`; `f3`."""
    if move.card is None:
        return [move.notation], _initials(move.notation)
    named = move.notation.removeprefix(f"{move.verb} ")
    return [move.notation, named, label(move.card).lower(), choice.vocabulary.catalogue.names[move.card]], _initials(named)


def _initials(text: str) -> str:
    return "".join(word[0] if word.isalpha() else word for word in re.findall(r"[^\W\d]+|\d+|@", text))


def _in_full(text: str, choice: Choice[Any]) -> str:
    """A card that is no answer gets the verb of the question, so that the refusal speaks of the card."""
    named = f"{choice.verbs()[0]} {text.replace(' ', '-')}"
    return text if choice.vocabulary.get(named) is None else named
