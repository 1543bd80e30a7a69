"""Generate docs/decks.md from the deck files of the games."""

from __future__ import annotations

from itertools import takewhile

from tools.docs.markdown import GENERATED, block, code, document, prose, table
from tools.docs.messages import game_messages
from tools.docs.playthroughs import all_games
from wildtable.engine.game import AnyGame

HEAD = """
The figures on the cards of a game are in a file of their own, the deck, in TOML. If you own a printed game, you can play
with its figures; if you design one, you can try other figures and measure them. Where the printed cards are not public,
our decks are reconstructed; every group of figures says where it comes from.
"""
USE = """
Copy the deck of a game: it is `deck.toml` in the game's folder, and every server offers it at `/art/GAME.deck`. Enter the
figures of your cards, then check the file; errors name the place and the reason. Use a valid deck in the terminal with
`--deck`, measure it, or paste it when you create a table, and everyone at that table plays with it. Records contain their
deck if it is not the game's own, so they replay anywhere.
"""
COMMANDS = """
wildtable deck check my-cards.toml
wildtable play wild-realms-alliance --deck my-cards.toml
wildtable lab balance wild-realms-alliance --deck my-cards.toml --games 1000
"""
RULES = """
A file starts with `game`, the name of the game, and `name`, a name for the deck. Its groups follow, each with a
`provenance`: `rulebook` (printed in the rulebook), `published` (published elsewhere by the makers), `traditional` (as the
game has always been played) or `reconstructed` (ours). Unknown keys are errors, so that typos are found.
"""
MAX_LINES_SHOWN = 40


def page() -> str:
    return document(
        "# Decks",
        prose(HEAD),
        GENERATED,
        "## A deck of your own",
        prose(USE),
        block(COMMANDS, "sh"),
        prose(RULES),
        *(part for game in all_games() for part in _game(game)),
    )


def _game(game: AnyGame) -> list[str]:
    known = game_messages(game, "deck-")
    return [
        f"## {game.title}",
        table(
            ("group", "provenance", "known"),
            [(code(group), kind, known[group]) for group, kind in game.deck.provenance.items()],
        ),
        *_file(game.deck.text),
    ]


def _file(text: str) -> list[str]:
    """Show a short file completely, and of a long one only the leading comment that explains it."""
    if len(text.splitlines()) <= MAX_LINES_SHOWN:
        return ["The complete file:", block(text, "toml")]
    return ["The comment at the top of the file explains its words:", block(_head(text), "text")]


def _head(text: str) -> str:
    """Return the comment at the top of a file."""
    remarks = takewhile(lambda line: line.startswith("#"), text.splitlines())
    return "\n".join(line.removeprefix("#").removeprefix(" ") for line in remarks)
