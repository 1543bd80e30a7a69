"""The page of decks: what a deck file says, in the words of those that are here."""

from __future__ import annotations

from itertools import takewhile

from tools.docs.markdown import WRITTEN, block, code, document, prose, table
from tools.docs.watching import all_games
from tools.docs.wording import of_game
from wildtable.engine.game import AnyGame

HEAD = """
What is printed on the cards of a game is a file apart from its rules: a deck, in TOML. If you own a printed game, you can
play with its own figures; if you design one, you can try other figures and measure them. Where the print is not public,
our decks are a reconstruction, and each group of figures says where it comes from.
"""
USE = """
Copy a game's file: it is `deck.toml` in the game's folder, and every server gives it away as `/art/GAME.deck`. Type in
what your cards say, then check it: whatever is wrong is told with its place and the reason. A deck that is good can be
played with in the terminal and measured, or pasted where you make a table, and everybody at that table plays with it.
Records carry a deck of their own with them and play anywhere.
"""
COMMANDS = """
wildtable deck check my-cards.toml
wildtable play wild-realms-alliance --deck my-cards.toml
wildtable lab balance wild-realms-alliance --deck my-cards.toml --games 1000
"""
RULES = """
A file begins with `game`, the name of the game, and `name`, a name for the deck. Then come its groups, each with a
`provenance`: `rulebook` (printed there), `published` (told elsewhere by its makers) or `reconstructed` (made up, for want
of the print). Keys that the game does not know are refused, so that a slip of the pen is not overlooked.
"""
SHORT = 40


def page() -> str:
    return document(
        "# Decks",
        prose(HEAD),
        WRITTEN,
        "## A deck of your own",
        prose(USE),
        block(COMMANDS, "sh"),
        prose(RULES),
        *(part for game in all_games() for part in _game(game)),
    )


def _game(game: AnyGame) -> list[str]:
    known = of_game(game, "deck-")
    return [
        f"## {game.title}",
        table(
            ("group", "provenance", "what is known"),
            [(code(group), kind, known[group]) for group, kind in game.deck.provenance.items()],
        ),
        *_file(game.deck.text),
    ]


def _file(text: str) -> list[str]:
    """All of a short file, and of a long one what explains it."""
    if len(text.splitlines()) <= SHORT:
        return ["This is the whole file:", block(text, "toml")]
    return ["The head of the file explains its words:", block(_head(text), "text")]


def _head(text: str) -> str:
    """The remarks that a file begins with."""
    remarks = takewhile(lambda line: line.startswith("#"), text.splitlines())
    return "\n".join(line.removeprefix("#").removeprefix(" ") for line in remarks)
