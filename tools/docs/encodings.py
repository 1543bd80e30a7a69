"""Generate docs/encodings.md: the fields of the arrays that adapters make of a view."""

from __future__ import annotations

from tools.docs.markdown import GENERATED, code, document, prose, table
from tools.docs.playthroughs import all_games
from wildtable.adapters.encoding import Encoding
from wildtable.engine.game import AnyGame

HEAD = """
An encoding is a view as numbers, the same for PettingZoo, Gymnasium and OpenSpiel. It is made from a view alone, so it
contains nothing that its viewer may not know: it stays the same if everything hidden is dealt again. The viewer is always
the first seat, the one to its left the second.
"""
EXAMPLE = """
```python
import wildtable
from wildtable.adapters.encoding import Encoding, mask_moves

game = wildtable.load("wild-cards")
encoding = Encoding(game, seats=3, options={"edition": "2022"})
state = game.setup(hands={0: ["forest-1", "forest-1", "wild-2"]}, seed=1)
numbers = encoding.encode(state.view(0))
print(encoding.size, numbers.dtype)                    # prints 550 float32
print(int(numbers[encoding.fields["hand"]].sum()))     # prints 4
mask = mask_moves(state.asking[0], len(game.moves))
print([str(game.moves[int(move)]) for move in mask.nonzero()[0]])   # prints ['bid forest-1', 'bid wild-2', 'bid refill']
```
"""
FIELDS = """
`fields` maps each name to a slice, `low` and `high` are the bounds of all numbers. Sizes of hidden zones (`-size`) and
numeric facts are plain numbers. All other fields count: cards of each kind that a zone can hold, in the order of the
catalogue; seats; kinds of steps, sorted by name, and the values of their fields. `unseen` counts the cards of each kind that
the viewer does not see. `picks` counts the viewer's own moves that are sealed. The order of cards in a pile is not encoded,
nor what the viewer remembers of cards out of sight.

A question for several cards takes one move per card, in any order. With `in_order=True` masks offer them in ascending order
only, so that search and learning meet each set of cards once.
"""


def page() -> str:
    return document(
        "# Encodings",
        prose(HEAD),
        GENERATED,
        EXAMPLE,
        prose(FIELDS),
        *(part for game in all_games() for part in _game(game)),
    )


def _game(game: AnyGame) -> list[str]:
    """Describe the fields for each number of seats, with the default options."""
    plain = [seats for seats, options in game.variants() if options == game.choose(seats, {})]
    encodings = {seats: Encoding(game, seats) for seats in plain}
    names = dict.fromkeys(name for encoding in encodings.values() for name in encoding.fields)
    rows = [(code(name), *(_size(encoding, name) for encoding in encodings.values())) for name in names]
    total = ("all", *(str(encoding.size) for encoding in encodings.values()))
    return [
        f"## {game.title}",
        f"{len(game.moves)} moves. Numbers of each field by number of seats, with the default options:",
        table(("field", *(f"{seats} seats" for seats in encodings)), [*rows, total]),
    ]


def _size(encoding: Encoding, name: str) -> str:
    part = encoding.fields[name]
    return str(part.stop - part.start)
