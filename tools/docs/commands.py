"""The page of commands: all that the command line takes, as its parser knows it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

from tools.docs.markdown import WRITTEN, block, code, document, prose, table
from wildtable.cli import main as cli

HEAD = """
`wildtable` is the whole command line. Every command has `--help`, and `--json` where a program may want what it prints.
It speaks the language of the terminal (`LC_ALL`, `LC_MESSAGES`, `LANG`) where that is German or Dutch, and English
otherwise.
"""
STATUS = """
A command ends with status 0 when all is well, 1 when something is wrong with the matter (a record that does not play out,
a deck with a mistake), and 2 when the command was not understood. What is wrong stands on standard error, in one line.
"""


def page() -> str:
    commands = list(all_commands(cli.parser()))
    return document(
        "# Commands",
        prose(HEAD),
        WRITTEN,
        table(("command", "what it does"), [(_link(one.prog), str(one.description)) for one in commands]),
        prose(STATUS),
        *(part for one in commands for part in _command(one)),
    )


def all_commands(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """All that do something, depth first."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for one in action.choices.values():
                yield from all_commands(one) if _is_group(one) else [one]


def _is_group(parser: argparse.ArgumentParser) -> bool:
    return any(isinstance(action, argparse._SubParsersAction) for action in parser._actions)


def _link(prog: str) -> str:
    return f"[{code(prog)}](#{prog.replace(' ', '-')})"


def _command(parser: argparse.ArgumentParser) -> list[str]:
    about, _, examples = str(parser.epilog).rpartition("examples:\n")
    actions = [action for action in parser._actions if "--help" not in action.option_strings]
    return [
        f"## {parser.prog}",
        str(parser.description),
        block(f"{parser.prog} {_usage(actions)}".strip(), "text"),
        table(("argument", "what it is"), [(code(spelt(action)), _help(action)) for action in actions]) if actions else "",
        prose(about),
        block("\n".join(line.strip() for line in examples.splitlines()), "sh"),
    ]


def _usage(actions: list[argparse.Action]) -> str:
    """Places first, then what must be said, then what may be."""
    places = [str(action.metavar) for action in actions if not action.option_strings]
    needed = [spelt(action) for action in actions if action.option_strings and action.required]
    optional = ["[options]"] if any(action.option_strings and not action.required for action in actions) else []
    return " ".join([*places, *needed, *optional])


def spelt(action: argparse.Action) -> str:
    """An argument as it is written: `--port P`, `RECORD`."""
    flag = "".join(action.option_strings[-1:])
    value = "" if action.nargs == 0 else str(action.metavar or action.dest.upper())
    return f"{flag} {value}".strip()


def _help(action: argparse.Action) -> str:
    return re.sub(r"\s+", " ", str(action.help))
