"""The page of moves: every game's notation, questions and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from tools.docs.markdown import WRITTEN, code, codes, document, prose, table
from tools.docs.watching import all_games, watch
from tools.docs.wording import of_all, of_game
from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move

HEAD = """
A move is one answer to one question. It has a notation, which people and files write, and a number, which is its place in
the game's vocabulary: every move that the game can ever ask for, in one fixed order. Both stay the same as long as the
game's `rules` number and deck do; a deck with other cards has other moves.

The notation is a verb, or a verb and a word, or a verb and a card: `pass`, `reveal pile`, `bid forest-3`. Case and spaces
do not matter where it is read. A place, where it matters which of several equal cards is meant, follows after `@`,
counted from the draw pile: `take lion@2`. Where a question asks for several cards, each of them is a move, in any order,
and `done` says that there are enough; an answer that cannot grow any more ends by itself.
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
LISTED = "`wildtable play GAME` offers moves by number and by notation; `GET /api/games/{name}` lists them for programs."
PLAYED = """
For each game there follow its moves, the questions they answer, and its cards. Each question is one step of the rulebook
in the code. Its clause is the rule it rests on, as the game's page tells it. What it asks for is what it was seen to ask
for in the games that were played to write this page.
"""
REFUSALS = """
A move that cannot be played is refused with a code that stays the same, a text in the reader's language, the clause it
rests on and what would be legal instead. Python raises it as `wildtable.Refusal`, `state.why(seat, move)` returns it, and
the API sends it with status 422. These codes are common to all games:
"""


def page() -> str:
    return document(
        "# Moves",
        prose(HEAD),
        WRITTEN,
        EXAMPLE,
        prose(LISTED),
        "## Refusals",
        prose(REFUSALS),
        _codes(of_all("refusal-")),
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
            "several at once" if one.seats > 1 else "one seat",
            codes(one.verbs),
            code(one.answer),
        )
        for one in watch(game.name).questions.values()
    ]
    return [
        f"## {title}",
        f"`{game.name}`, rules {game.rules_version}: {len(game.moves)} moves with its own deck.",
        table(("moves", "how many", "numbers", "of"), _rows(game)),
        f"### Questions of {title}",
        table(("question", "asks", "clause", "puts it to", "for", "for example"), asked),
        f"### Refusals of {title}",
        _codes(of_game(game, "refusal-")),
        f"### Cards of {title}",
        table(("family", "cards, as moves name them"), _families(game)),
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
    """The words that follow the verb, or the families of its cards."""
    cards = {move.card for move in moves if move.card is not None}
    if not cards:
        words = [move.notation.removeprefix(move.verb).strip() for move in moves]
        return codes(filter(None, words))
    families = game.catalogue.families
    told = []
    for family in dict.fromkeys(families[card] for card in sorted(cards)):
        named = [game.catalogue.names[card] for card in sorted(cards) if families[card] == family]
        told.append(family if len(named) == families.count(family) else codes(named))
    return ", ".join(told)


def _families(game: AnyGame) -> list[tuple[str, str]]:
    names = zip(game.catalogue.families, game.catalogue.names, strict=True)
    return [(family, codes(name for _, name in cards)) for family, cards in groupby(names, lambda one: one[0])]


def _ranges(numbers: Iterable[int]) -> str:
    """Numbers in runs, each by its first and its last."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}\N{EN DASH}{last}" for first, last in runs)
