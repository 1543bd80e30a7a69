"""Generate docs/commands.md from the parser of the command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

from tools.docs.markdown import GENERATED, block, code, document, prose, table
from wildtable.cli import main as cli

HEAD = """
`wildtable` is the command line. Every command has `--help`, and `--json` where its output is useful to programs. Texts are
in the language of the terminal (`LC_ALL`, `LC_MESSAGES`, `LANG`) if it is German or Dutch, otherwise in English. `serve`,
`backup`, `migrate`, `ratings`, `export` and `forget` need the server: `pip install 'wildtable[server]'`.
"""
STATUS = """
The exit status is 0 for success, 1 for a failure (a record that cannot be replayed, a deck with an error) and 2 for a
usage error. The error is one line on standard error.
"""


def page() -> str:
    commands = list(all_commands(cli.parser()))
    return document(
        "# Commands",
        prose(HEAD),
        GENERATED,
        table(("command", "what it does"), [(_link(one.prog), str(one.description)) for one in commands]),
        prose(STATUS),
        *(part for one in commands for part in _command(one)),
    )


def all_commands(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """Yield the commands that do something, depth first."""
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
    rows = [(code(spell_argument(action)), _help(action)) for action in actions]
    return [
        f"## {parser.prog}",
        str(parser.description),
        block(f"{parser.prog} {_usage(actions)}".strip(), "text"),
        table(("argument", "meaning"), rows) if rows else "",
        prose(about),
        block("\n".join(line.strip() for line in examples.splitlines()), "sh"),
    ]


def _usage(actions: list[argparse.Action]) -> str:
    """Return the usage: positional arguments first, then required options, then the others."""
    places = [str(action.metavar) for action in actions if not action.option_strings]
    needed = [spell_argument(action) for action in actions if action.option_strings and action.required]
    optional = ["[options]"] if any(action.option_strings and not action.required for action in actions) else []
    return " ".join([*places, *needed, *optional])


def spell_argument(action: argparse.Action) -> str:
    """Return an argument as it is typed: `--port P`, `RECORD`."""
    flag = "".join(action.option_strings[-1:])
    value = "" if action.nargs == 0 else str(action.metavar or action.dest.upper())
    return f"{flag} {value}".strip()


def _help(action: argparse.Action) -> str:
    return re.sub(r"\s+", " ", str(action.help))
