"""The parser of the command line and its entry point. Each command has a module of its own."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import wildtable
from wildtable import bots
from wildtable.cli import check, new_game, play, replay, verify, warm
from wildtable.cli import deck as decks
from wildtable.cli import games as listing
from wildtable.cli.arguments import (
    SETTINGS,
    Parser,
    UsageError,
    add_database_argument,
    add_game_arguments,
    add_json_argument,
    add_setting_argument,
    comma_separated,
    parse_bot,
    parse_bots,
    parse_natural,
    parse_positive,
    parse_seconds,
    parse_text,
)
from wildtable.cli.lab import analyse, balance, ladder, merge, selfplay, simulate, train
from wildtable.cli.lab.reports import add_spread_arguments
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError
from wildtable.lab.selfplay import FILE_GAMES

LONGEST_ERROR = 2000
"""How many characters of an error are printed: one of a file may repeat what is there."""
Command = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 success, 1 failure, 2 usage error."""
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
    except OSError as error:
        if error.filename is None:
            raise
        return _fail(f"{error.filename}: {error.strerror}", 1)
    except KeyboardInterrupt:
        return 130
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0


def _shorten(text: str) -> str:
    return text if len(text) <= LONGEST_ERROR else f"{text[:LONGEST_ERROR]}…"


def _fail(error: object, status: int) -> int:
    print_text(f"wildtable: {_shorten(' '.join(str(error).split()))}", errors=True)
    return status


def parser() -> Parser:
    """Return the parser of all commands, with help in the reader's language."""
    top = Parser("wildtable", **_describe("about", "about-examples"))
    top.add_argument(
        "--version", action="version", version=f"wildtable {wildtable.__version__}", help=say("argument-version")
    )
    top.set_defaults(run=_show_help(top))
    commands = top.add_subparsers(title=say("argument-command"), metavar="command", parser_class=Parser)
    _add_games(commands)
    _add_play(commands)
    _add_serve(commands)
    _add_simulate(commands)
    _add_replay(commands)
    _add_analyse(commands)
    _add_verify(commands)
    _add_warm(commands)
    _add_backup(commands)
    _add_restore(commands)
    _add_migrate(commands)
    _add_ratings(commands)
    _add_export(commands)
    _add_forget(commands)
    _add_deck(commands)
    _add_lab(commands)
    _add_authoring(commands)
    return top


def _describe(about: str, examples: str) -> dict[str, Any]:
    return {"description": say(about), "epilog": say(examples)}


def _add_command(
    commands: argparse._SubParsersAction[Parser], name: str, run: Command | None = None, group: str = ""
) -> Parser:
    """Add a command; its messages have its name, after that of its group where two groups have a command of that name."""
    named = f"{group}-{name}" if group else name
    parser = commands.add_parser(name, help=say(f"{named}-about"), **_describe(f"{named}-about", f"{named}-examples"))
    parser.set_defaults(run=run or _show_help(parser))
    return parser


def _show_help(parser: Parser) -> Command:
    """Return a command that prints the help of a parser whose command is missing."""

    def run(_: argparse.Namespace) -> int:
        parser.print_help()
        return 0

    return run


def _add_games(commands: argparse._SubParsersAction[Parser]) -> None:
    add_json_argument(_add_command(commands, "games", listing.run))


def _add_play(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "play", play.run)
    add_game_arguments(parser)
    parser.add_argument("--seat", type=parse_natural, default=0, metavar="S", help=say("argument-seat"))
    parser.add_argument("--name", type=parse_text, help=say("argument-name"))
    opponents = say("argument-opponents", bots=comma_separated(bots.names()))
    parser.add_argument("--bots", type=parse_bots, default=(bots.MEDIUM,), metavar="BOT,...", help=opponents)
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("argument-record"))


def _add_serve(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "serve", _host_command("serve"))
    parser.usage = f"%(prog)s [{say('help-options')}]"
    groups = {"bot_seconds": "help-serve-play", "requests_per_minute": "help-serve-limits"}
    group: argparse._ActionsContainer = parser
    for name in SETTINGS:
        if name in groups:
            group = parser.add_argument_group(say(groups[name]))
        add_setting_argument(group, name)
    parser.add_argument("--log-json", action="store_true", help=say("argument-log-json"))


def _host_command(module: str, function: str = "run") -> Command:
    """Return a command for hosts, which imports its module when it runs: it needs the dependencies of the server."""

    def run(args: argparse.Namespace) -> int:
        try:
            command: Command = getattr(import_module(f"wildtable.cli.host.{module}"), function)
        except ModuleNotFoundError as error:
            if error.name is None or error.name.startswith("wildtable"):
                raise
            raise UsageError(say("error-server", module=error.name)) from None
        return command(args)

    return run


def _add_simulate(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "simulate", simulate.run)
    add_game_arguments(parser)
    named = say("argument-bots", bots=comma_separated(bots.names()))
    parser.add_argument("--bots", type=parse_bots, required=True, metavar="BOT,...", help=named)
    parser.add_argument("--games", type=parse_positive, default=300, metavar="K", help=say("argument-games"))
    add_spread_arguments(parser, checkpoint=True)
    add_json_argument(parser)


def _add_replay(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "replay", replay.run)
    parser.add_argument("record", type=Path, metavar="RECORD", help=say("argument-replayed"))
    parser.add_argument("--at", type=parse_natural, metavar="N", help=say("argument-at"))
    parser.add_argument("--seat", type=parse_natural, metavar="S", help=say("argument-viewer"))
    add_json_argument(parser)


def _add_analyse(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "analyse", analyse.run)
    parser.add_argument("record", type=Path, metavar="RECORD", help=say("argument-analysed"))
    parser.add_argument("--deals", type=parse_positive, default=200, metavar="K", help=say("argument-deals"))
    add_json_argument(parser)


def _add_verify(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "verify", verify.run)
    parser.add_argument("record", type=Path, metavar="RECORD", help=say("argument-verified"))
    parser.add_argument("--notes", type=Path, metavar="FILE", help=say("argument-notes"))
    add_json_argument(parser)


def _add_warm(commands: argparse._SubParsersAction[Parser]) -> None:
    _add_command(commands, "warm", warm.run)


def _add_backup(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "backup", _host_command("backup"))
    parser.add_argument("file", type=Path, metavar="FILE", help=say("argument-backup"))
    add_database_argument(parser)
    parser.add_argument("--keep", type=parse_positive, metavar="N", help=say("argument-keep"))
    parser.add_argument("--damaged", action="store_true", help=say("argument-damaged"))
    parser.add_argument("--force", action="store_true", help=say("argument-force"))


def _add_restore(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "restore", _host_command("backup", "restore"))
    parser.add_argument("file", type=Path, metavar="FILE", help=say("argument-restore"))
    add_database_argument(parser)
    parser.add_argument("--journal", type=Path, metavar="FILE", help=say("argument-journal"))
    parser.add_argument("--force", action="store_true", help=say("argument-replace"))


def _add_migrate(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "migrate", _host_command("migrate"))
    parser.add_argument("source", metavar="FROM", help=say("argument-migrate-source"))
    parser.add_argument("target", metavar="TO", help=say("argument-migrate-target"))


def _add_ratings(commands: argparse._SubParsersAction[Parser]) -> None:
    add_database_argument(_add_command(commands, "ratings", _host_command("people", "ratings")))


def _add_export(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "export", _host_command("people", "export"))
    parser.add_argument("who", type=parse_text, metavar="WHO", help=say("argument-who"))
    parser.add_argument("file", type=Path, metavar="FILE", help=say("argument-export"))
    add_database_argument(parser)
    parser.add_argument("--force", action="store_true", help=say("argument-force"))


def _add_forget(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "forget", _host_command("people", "forget"))
    parser.add_argument("who", type=parse_text, metavar="WHO", help=say("argument-who"))
    add_database_argument(parser)
    parser.add_argument("--sure", action="store_true", help=say("argument-sure"))


def _add_deck(commands: argparse._SubParsersAction[Parser]) -> None:
    deck = _add_command(commands, "deck")
    actions = deck.add_subparsers(title=say("argument-command"), metavar="command", parser_class=Parser)
    check = _add_command(actions, "check", decks.run)
    check.add_argument("file", type=Path, metavar="FILE", help=say("argument-file"))
    check.add_argument("--game", dest="of", metavar="GAME", help=say("argument-of"))
    add_json_argument(check)


def _add_authoring(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(commands, "new-game", new_game.run)
    parser.add_argument("name", type=parse_text, metavar="NAME", help=say("argument-new-game"))
    parser.add_argument("--folder", type=Path, default=Path(), metavar="DIR", help=say("argument-folder"))
    game = _add_command(commands, "game")
    actions = game.add_subparsers(title=say("argument-command"), metavar="command", parser_class=Parser)
    check_game = _add_command(actions, "check", check.run, "game")
    check_game.add_argument("name", type=parse_text, metavar="NAME", help=say("argument-checked"))
    check_game.add_argument("--deals", type=parse_positive, default=2, metavar="K", help=say("argument-check-deals"))
    check_game.add_argument("--golden", type=Path, metavar="DIR", help=say("argument-golden"))
    check_game.add_argument("--write-golden", action="store_true", help=say("argument-write-golden"))
    check_game.add_argument("--strict", action="store_true", help=say("argument-strict"))
    add_json_argument(check_game)


def _add_lab(commands: argparse._SubParsersAction[Parser]) -> None:
    lab = _add_command(commands, "lab")
    actions = lab.add_subparsers(title=say("argument-command"), metavar="command", parser_class=Parser)
    parser = _add_command(actions, "balance", balance.run)
    add_game_arguments(parser)
    counted = say("argument-counted-bots", bots=comma_separated(bots.names()))
    parser.add_argument("--bots", type=parse_bots, default=("greedy", "random"), metavar="BOT,...", help=counted)
    parser.add_argument("--games", type=parse_positive, default=1000, metavar="K", help=say("argument-counted-games"))
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help=say("argument-out"))
    add_spread_arguments(parser, checkpoint=True)
    add_json_argument(parser)
    _add_ladder(actions)
    _add_merge(actions)
    _add_selfplay(actions)
    _add_train(actions)


def _add_ladder(actions: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(actions, "ladder", ladder.run)
    add_game_arguments(parser)
    entrants = say("argument-ladder-bots", bots=comma_separated(bots.names()))
    parser.add_argument("--bots", type=parse_bots, default=bots.LEVELS, metavar="BOT,...", help=entrants)
    parser.add_argument("--bot", type=parse_bot, action="append", default=[], metavar="BOT", help=say("argument-own-bot"))
    parser.add_argument("--games", type=parse_positive, default=300, metavar="K", help=say("argument-ladder-games"))
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help=say("argument-out"))
    add_spread_arguments(parser)
    add_json_argument(parser)


def _add_merge(actions: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(actions, "merge", merge.run)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help=say("argument-merged"))
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help=say("argument-out"))
    add_json_argument(parser)


def _add_selfplay(actions: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(actions, "selfplay", selfplay.run)
    add_game_arguments(parser)
    named = say("argument-selfplay-bots", bots=comma_separated(bots.names()))
    parser.add_argument("--bots", type=parse_bots, metavar="BOT,...", help=named)
    parser.add_argument("--games", type=parse_positive, default=1000, metavar="K", help=say("argument-played-games"))
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help=say("argument-tables"))
    parser.add_argument(
        "--file-games", type=parse_positive, default=FILE_GAMES, metavar="K", help=say("argument-file-games")
    )
    parser.add_argument("--decisions", action="store_true", help=say("argument-decisions"))
    add_spread_arguments(parser)


def _add_train(actions: argparse._SubParsersAction[Parser]) -> None:
    parser = _add_command(actions, "train", train.run)
    add_game_arguments(parser)
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=parse_seconds, default=10.0, metavar="M", help=say("argument-train-minutes"))
    length.add_argument("--hours", type=parse_seconds, metavar="H", help=say("argument-train-hours"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("argument-train-resume"))
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help=say("argument-train-out"))
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help=say("argument-train-device"))
    parser.add_argument("--games", type=parse_positive, default=500, metavar="K", help=say("argument-train-games"))
    add_json_argument(parser)
