"""The command line: `wildtable games | play | serve | simulate | replay | verify | backup | ratings | export | forget |
deck check | lab balance`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from wildtable import bots
from wildtable.cli import balance, play, replay, simulate, verify
from wildtable.cli import deck as decks
from wildtable.cli import games as listing
from wildtable.cli.arguments import (
    Parser,
    UsageError,
    add_data,
    add_game,
    add_json,
    base,
    bot_names,
    listed,
    natural,
    port,
    positive,
    printable,
    proxies,
    seconds,
)
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError

Command = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status: 0 well, 1 something is wrong with the matter, 2 with the words."""
    try:
        args = parser().parse_args(argv)
        run: Command = args.run
        return run(args)
    except UsageError as error:
        return _fail(error, 2)
    except WildtableError as error:
        return _fail(error, 1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0


def _fail(error: Exception, status: int) -> int:
    print("wildtable:", " ".join(str(error).split()), file=sys.stderr)
    return status


def parser() -> Parser:
    """The whole of it; each command says what it wants."""
    top = Parser("wildtable", **_words("about", "about-examples"))
    top.add_argument(
        "--version", action="version", version=f"wildtable {version('wildtable')}", help=say("argument-version")
    )
    top.set_defaults(run=_help(top))
    commands = top.add_subparsers(title=say("argument-command"), metavar="command", parser_class=Parser)
    _games(commands)
    _play(commands)
    _serve(commands)
    _simulate(commands)
    _replay(commands)
    _verify(commands)
    _backup(commands)
    _ratings(commands)
    _export(commands)
    _forget(commands)
    _deck(commands)
    _lab(commands)
    return top


def _words(about: str, examples: str) -> dict[str, Any]:
    return {"description": say(about), "epilog": say(examples)}


def _command(commands: argparse._SubParsersAction[Parser], name: str, run: Command | None = None) -> Parser:
    parser = commands.add_parser(name, help=say(f"{name}-about"), **_words(f"{name}-about", f"{name}-examples"))
    parser.set_defaults(run=run or _help(parser))
    return parser


def _help(parser: Parser) -> Command:
    """What a command says that was given nothing to do."""

    def run(_: argparse.Namespace) -> int:
        parser.print_help()
        return 0

    return run


def _games(commands: argparse._SubParsersAction[Parser]) -> None:
    add_json(_command(commands, "games", listing.run))


def _play(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _command(commands, "play", play.run)
    add_game(parser)
    parser.add_argument("--seat", type=natural, default=0, metavar="S", help=say("argument-seat"))
    parser.add_argument("--name", type=printable, help=say("argument-name"))
    opponents = say("argument-opponents", bots=listed(bots.names()))
    parser.add_argument("--bots", type=bot_names, default=("greedy",), metavar="BOT,...", help=opponents)
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("argument-record"))


def _serve(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _command(commands, "serve", _server_command("serve"))
    parser.add_argument("--host", type=printable, help=say("argument-host"))
    parser.add_argument("--port", type=port, metavar="P", help=say("argument-port"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=say("argument-data"))
    parser.add_argument("--base", type=base, metavar="URL", help=say("argument-base"))
    parser.add_argument("--proxy", type=proxies, metavar="ADDRESS", help=say("argument-proxy"))
    parser.add_argument("--bot-seconds", type=seconds, metavar="S", help=say("argument-bot-seconds"))
    parser.add_argument("--bot-pause", type=seconds, metavar="S", help=say("argument-bot-pause"))
    parser.add_argument("--bot-workers", type=positive, metavar="W", help=say("argument-bot-workers"))
    parser.add_argument("--idle-minutes", type=seconds, metavar="M", help=say("argument-idle-minutes"))
    parser.add_argument("--requests-per-minute", type=positive, metavar="N", help=say("argument-requests"))
    parser.add_argument("--messages-per-minute", type=positive, metavar="N", help=say("argument-messages"))
    parser.add_argument("--sockets-per-address", type=positive, metavar="N", help=say("argument-sockets"))
    parser.add_argument("--log-json", action="store_true", help=say("argument-log-json"))


def _server_command(module: str, function: str = "run") -> Command:
    """Return a command that imports its module when it runs: it needs the dependencies of the server."""

    def run(args: argparse.Namespace) -> int:
        try:
            command: Command = getattr(import_module(f"wildtable.cli.{module}"), function)
        except ModuleNotFoundError as error:
            if error.name is None or error.name.startswith("wildtable"):
                raise
            raise UsageError(say("error-server", module=error.name)) from None
        return command(args)

    return run


def _simulate(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _command(commands, "simulate", simulate.run)
    add_game(parser)
    named = say("argument-bots", bots=listed(bots.names()))
    parser.add_argument("--bots", type=bot_names, required=True, metavar="BOT,...", help=named)
    parser.add_argument("--games", type=positive, default=300, metavar="K", help=say("argument-games"))
    parser.add_argument("--workers", type=positive, metavar="W", help=say("argument-workers"))
    add_json(parser)


def _replay(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _command(commands, "replay", replay.run)
    parser.add_argument("record", type=Path, metavar="RECORD", help=say("argument-replayed"))
    parser.add_argument("--at", type=natural, metavar="N", help=say("argument-at"))
    parser.add_argument("--seat", type=natural, metavar="S", help=say("argument-viewer"))
    add_json(parser)


def _verify(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _command(commands, "verify", verify.run)
    parser.add_argument("record", type=Path, metavar="RECORD", help=say("argument-verified"))
    add_json(parser)


def _backup(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _command(commands, "backup", _server_command("backup"))
    parser.add_argument("file", type=Path, metavar="FILE", help=say("argument-backup"))
    add_data(parser)
    parser.add_argument("--force", action="store_true", help=say("argument-force"))


def _ratings(commands: argparse._SubParsersAction[Parser]) -> None:
    add_data(_command(commands, "ratings", _server_command("ratings")))


def _export(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _command(commands, "export", _server_command("people", "export"))
    parser.add_argument("who", type=printable, metavar="WHO", help=say("argument-who"))
    parser.add_argument("file", type=Path, metavar="FILE", help=say("argument-export"))
    add_data(parser)
    parser.add_argument("--force", action="store_true", help=say("argument-force"))


def _forget(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _command(commands, "forget", _server_command("people", "forget"))
    parser.add_argument("who", type=printable, metavar="WHO", help=say("argument-who"))
    add_data(parser)
    parser.add_argument("--sure", action="store_true", help=say("argument-sure"))


def _deck(commands: argparse._SubParsersAction[Parser]) -> None:
    deck = _command(commands, "deck")
    actions = deck.add_subparsers(title=say("argument-command"), metavar="command", parser_class=Parser)
    check = _command(actions, "check", decks.run)
    check.add_argument("file", type=Path, metavar="FILE", help=say("argument-file"))
    check.add_argument("--game", dest="of", metavar="GAME", help=say("argument-of"))
    add_json(check)


def _lab(commands: argparse._SubParsersAction[Parser]) -> None:
    lab = _command(commands, "lab")
    actions = lab.add_subparsers(title=say("argument-command"), metavar="command", parser_class=Parser)
    parser = _command(actions, "balance", balance.run)
    add_game(parser)
    counted = say("argument-counted-bots", bots=listed(bots.names()))
    parser.add_argument("--bots", type=bot_names, default=("greedy", "random"), metavar="BOT,...", help=counted)
    parser.add_argument("--games", type=positive, default=1000, metavar="K", help=say("argument-counted-games"))
    parser.add_argument("--workers", type=positive, metavar="W", help=say("argument-workers"))
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help=say("argument-out"))
    add_json(parser)
