"""Generate docs/moves.md: the notation, questions and refusals of every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from tools.docs.markdown import GENERATED, code, codes, document, prose, table
from tools.docs.messages import game_messages, shared_messages
from tools.docs.playthroughs import all_games, play_games
from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move

HEAD = """
A move is one answer to a question. It has a notation, used by people and files, and a number, its index in the vocabulary
of the game: all moves the game can ever ask for, in a fixed order. Both are stable for a given `rules` number and deck; a
deck with other cards has other moves.

The notation is a verb, a verb and a word, or a verb and a card: `pass`, `reveal pile`, `bid forest-3`. Case and extra spaces
are ignored. Where it matters which of several equal cards is meant, its place follows after `@`, counted from the draw pile:
`take lion@2`. A question for several cards takes one move per card, in any order, and `done` to finish early; an answer that
is full ends by itself, and moves sent after it are refused (`too-many`), whatever the next question would be.
"""
EXAMPLE = """
```python
import wildtable

game = wildtable.load("wild-cards")
move = game.moves["bid forest-3"]                      # by notation, or by number
print(move.id, move.verb, move.notation)               # prints 2 bid bid forest-3
print(game.moves[152], len(game.moves))                # prints done 153
print(game.moves.get("Bid  FOREST-3") is move)         # prints True
```
"""
LISTED = "`wildtable play GAME` accepts moves by number or notation; `GET /api/games/{name}` lists them for programs."
PLAYED = """
The sections below list the moves, questions and cards of each game. A question is a step of the rulebook in the code; its
clause is the rule on the game's page. The other columns come from games played to generate this page.
"""
REFUSALS = """
An illegal move is refused with a stable code, a text in the reader's language, the clause of the rulebook and the legal
moves. Python raises it as `wildtable.Refusal`, `state.why(seat, move)` returns it, and the API sends it with status 422.
These codes are shared by all games:
"""


def page() -> str:
    return document(
        "# Moves",
        prose(HEAD),
        GENERATED,
        EXAMPLE,
        prose(LISTED),
        "## Refusals",
        prose(REFUSALS),
        _codes(shared_messages("refusal-")),
        prose(PLAYED),
        *(part for game in all_games() for part in _game(game)),
    )


def _game(game: AnyGame) -> list[str]:
    title = game.texts.say("en", "game-title")
    asked = [
        (
            code(one.name),
            one.text,
            ", ".join(one.clauses),
            "several seats at once" if one.seats > 1 else "one seat",
            codes(one.verbs),
            code(one.answer),
        )
        for one in play_games(game.name).questions.values()
    ]
    return [
        f"## {title}",
        f"`{game.name}`, rules {game.rules_version}: {len(game.moves)} moves with the game's own deck.",
        table(("moves", "count", "numbers", "cards or words"), _rows(game)),
        f"### Questions of {title}",
        table(("question", "text", "clause", "asks", "moves", "example"), asked),
        f"### Refusals of {title}",
        _codes(game_messages(game, "refusal-")),
        f"### Cards of {title}",
        table(("family", "names of the cards in moves"), _families(game)),
    ]


def _codes(texts: dict[str, str]) -> str:
    return table(("code", "text"), [(code(name), text) for name, text in texts.items()])


def _rows(game: AnyGame) -> list[tuple[str, ...]]:
    kinds: dict[str, list[Move]] = {}
    for move in game.moves:
        kinds.setdefault(_kind(move), []).append(move)
    return [
        (code(kind), str(len(moves)), _ranges(move.id for move in moves), _of(game, moves))
        if len(moves) > 1
        else (code(moves[0]), "1", str(moves[0].id), "")
        for kind, moves in kinds.items()
    ]


def _kind(move: Move) -> str:
    if move.card is None:
        return move.verb + " WORD" * (move.notation != move.verb)
    return f"{move.verb} CARD" + "@PLACE" * (move.place is not None)


def _of(game: AnyGame, moves: Sequence[Move]) -> str:
    """Return the words that follow the verb, or the families of its cards."""
    cards = {move.card for move in moves if move.card is not None}
    if not cards:
        words = [move.notation.removeprefix(move.verb).strip() for move in moves]
        return codes(filter(None, words))
    families = game.catalogue.families
    named = []
    for family in dict.fromkeys(families[card] for card in sorted(cards)):
        names = [game.catalogue.names[card] for card in sorted(cards) if families[card] == family]
        named.append(family if len(names) == families.count(family) else codes(names))
    return ", ".join(named)


def _families(game: AnyGame) -> list[tuple[str, str]]:
    names = zip(game.catalogue.families, game.catalogue.names, strict=True)
    return [(family, codes(name for _, name in cards)) for family, cards in groupby(names, lambda one: one[0])]


def _ranges(numbers: Iterable[int]) -> str:
    """Format numbers as ranges."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}\N{EN DASH}{last}" for first, last in runs)
