"""Answers: what players type. Moves by number, notation, name, initials or the start of any of them; names to look up."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wildtable.engine.cards import Card
from wildtable.engine.errors import WildtableError
from wildtable.engine.moves import Move
from wildtable.engine.presentation.wording import OfferedMove, TextItem, TextRow, Wording

if TYPE_CHECKING:
    from wildtable.engine.knowledge.view import View

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
    last = max((one.number for one in offers if one.move.verb not in unlisted), default=0)
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
    forms = {one: _forms(one, wording) for one in offers}
    exact = [one for one, (full, short) in forms.items() if text in (*full, *short)]
    started = [one for one, (full, _) in forms.items() if any(form.startswith(text) for form in full)]
    found = started
    for matching in (exact, started):
        main = [one for one in matching if one.move.verb not in wording.asides]
        if len(main or matching) == 1:
            found = main or matching
            break
    if len(found) > 1:
        names = ", ".join(dict.fromkeys(wording.move(one.move) for one in found))
        raise AmbiguousAnswer(wording.say("answer-several", text=text, moves=names))
    return found[0].move if found else _add_verb(text, offers)


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
    found = _prefer_shown([card for card in cards if key in _names(card, wording)], view)
    if found:
        return [wording.explain(card) for card in found]
    parts = [item for row in rows if f" {key} " in f" {_simplify(row.heading)} " for item in _items(row)]
    parts += [item for row in rows for item in row.items if key in (_simplify(item.name), _simplify(_place(item.name)))]
    if parts:
        return list(dict.fromkeys(parts))
    meant = [one for one in offers if one.move.verb == text] or [one for one in offers if text in _forms(one, wording)[1]]
    if meant:
        return [TextItem(f"{one.number} {wording.move(one.move)}", one.text) for one in meant]
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
    shown = {card for there in view.shown if there for card in there}
    return [card for card in cards if card in shown] or cards


def _simplify(name: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", name.lower()))
