"""Arguments: parse and validate what is typed after `wildtable`. Errors are one line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple, NoReturn
from urllib.parse import urlsplit

from wildtable import bots
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.options import Option, Setting
from wildtable.engine.twin.backends import has_numba
from wildtable.games import game_types, get_game, load
from wildtable.server.settings import Settings


class UsageError(Exception):
    """The command line is not valid; exit status 2."""


class LocalizedHelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Keep the line breaks of the examples, and write the usage heading in the reader's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{say('help-usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser with help in the reader's language and one-line errors, without the usage."""

    def __init__(self, prog: str, description: str, epilog: str) -> None:
        super().__init__(
            prog,
            description=description,
            epilog=epilog,
            formatter_class=LocalizedHelpFormatter,
            add_help=False,
            allow_abbrev=False,
        )
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("argument-help"))

    def error(self, message: str) -> NoReturn:
        raise UsageError(say("error-usage", message=message, command=self.prog))


class ChosenGame(NamedTuple):
    """A game with its number of seats and its options."""

    game: AnyGame
    seats: int
    options: dict[str, Option]

    @property
    def people(self) -> int:
        return self.game.people(self.seats, self.options)

    def new(self, seed: str) -> Any:
        options: dict[str, Any] = dict(self.options)
        return self.game.new(self.seats, seed=seed, **options)


def parse_game(args: argparse.Namespace) -> ChosenGame:
    """Return the game that `GAME --seats --set --deck` name. A bad deck file is a failure, anything else a usage error."""
    try:
        default = get_game(args.game)
    except OptionError as error:
        raise UsageError(str(error)) from None
    chosen = load(args.game, args.deck) if args.deck is not None else default
    seats = chosen.seat_counts[0] if args.seats is None else args.seats
    try:
        return ChosenGame(chosen, seats, chosen.choose(seats, dict(args.set)))
    except OptionError as error:
        raise UsageError(str(error)) from None


def parse_bots(text: str) -> tuple[str, ...]:
    """Parse `greedy,random`."""
    return tuple(parse_bot(name.strip()) for name in text.split(","))


def parse_bot(name: str) -> str:
    """Check the name of one bot."""
    try:
        bots.make(name)
    except OptionError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return name


def warn_of_slow_bots(game: AnyGame, names: Iterable[str]) -> None:
    """Say on standard error that bots which search take long without Numba."""
    slow = [name for name in dict.fromkeys(names) if name and bots.make(name).needs_twin(game)]
    if slow and not has_numba():
        print_text(say("slow-bots", bots=comma_separated(slow)), errors=True)


def parse_setting(text: str) -> tuple[str, str]:
    """Parse `edition=2020`."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(say("error-setting", text=text))
    return name, value


def parse_positive(text: str) -> int:
    return _parse_integer(text, 1)


def parse_natural(text: str) -> int:
    return _parse_integer(text, 0)


def _parse_integer(text: str, least: int) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 12 or int(text) < least:
        raise argparse.ArgumentTypeError(say("error-number", text=text, least=least))
    return int(text)


def parse_port(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 5 or int(text) > 65535:
        raise argparse.ArgumentTypeError(say("error-port", text=text))
    return int(text)


def parse_seconds(text: str) -> float:
    """Parse a number of seconds or minutes, fractions allowed."""
    if not re.fullmatch(r"\d{1,9}(\.\d{1,9})?", text, re.ASCII):
        raise argparse.ArgumentTypeError(say("error-seconds", text=text))
    return float(text)


def parse_base(text: str) -> str:
    """Parse the public address of the server: `https://games.example.org`."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(say("error-base", text=text))
    return text


def parse_database(text: str) -> str:
    """Parse the address of a PostgreSQL database: `postgresql://user@host/name`."""
    if not text.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError(say("error-database", text=text))
    return text


def parse_hosts(text: str) -> str:
    """Parse host names, separated by commas, without a scheme or a port."""
    if not all(re.fullmatch(r"[\w.-]{1,253}", one.strip(), re.ASCII) for one in text.split(",")):
        raise argparse.ArgumentTypeError(say("error-allow-host", text=text))
    return text


def parse_origins(text: str) -> str:
    """Parse origins of pages, separated by commas: `https://bots.example.org`; `*` for all."""
    if text != "*" and not all(
        re.fullmatch(r"https?://[\w.-]{1,253}(:\d{1,5})?", one.strip(), re.ASCII) for one in text.split(",")
    ):
        raise argparse.ArgumentTypeError(say("error-allow-origin", text=text))
    return text


def parse_proxies(text: str) -> str:
    """Parse the addresses or networks of trusted proxies, separated by commas; `*` trusts all."""
    try:
        for one in () if text == "*" else text.split(","):
            ip_network(one.strip())
    except ValueError:
        raise argparse.ArgumentTypeError(say("error-proxy", text=text)) from None
    return text


def parse_text(text: str) -> str:
    """Parse a seed or a name: printable text on one line."""
    if not text.strip() or not text.isprintable():
        raise argparse.ArgumentTypeError(say("error-text"))
    return text


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of every command that starts games."""
    parser.add_argument("game", metavar="GAME", help=say("argument-game"))
    parser.add_argument("--seats", type=parse_positive, metavar="N", help=say("argument-seats"))
    parser.add_argument("--seed", type=parse_text, metavar="S", help=say("argument-seed"))
    parser.add_argument(
        "--set", type=parse_setting, action="append", default=[], metavar="NAME=VALUE", help=say("argument-set")
    )
    for name, about in _describe_options().items():
        parser.add_argument(
            option_flag(name),
            dest="set",
            type=partial(_pair, name),
            action="append",
            default=argparse.SUPPRESS,
            metavar="VALUE",
            help=comma_separated(about),
        )
    parser.add_argument("--deck", type=Path, metavar="FILE", help=say("argument-deck"))


def _describe_options() -> dict[str, list[str]]:
    """Return the options of all games by name, each with its values in every game that has it."""
    about: dict[str, list[str]] = {}
    for game in game_types().values():
        for one in game.settings:
            about.setdefault(one.name, []).append(say("argument-option", game=game.name, values=describe_values(one)))
    return about


def option_flag(option: str) -> str:
    """Return the flag of an option: `--one-of-each`."""
    return "--" + option.replace("_", "-")


def describe_values(setting: Setting) -> str:
    """Return the values of an option as they are typed, the default first."""
    words = {True: say("yes"), False: say("no")}
    shown = [words[value] if isinstance(value, bool) else str(value) for value in setting.values]
    return comma_separated([say("default", value=shown[0]), *shown[1:]])


def _pair(name: str, value: str) -> tuple[str, str]:
    """Parse `--edition 2020` into what `--set edition=2020` gives."""
    return name, value


SETTINGS = {field.name: field for field in fields(Settings)}
_NUMBERS: dict[type, tuple[Callable[[str], object], str]] = {int: (parse_positive, "N"), float: (parse_seconds, "S")}
_VALUES: dict[str, tuple[Callable[[str], object], str]] = {
    "host": (parse_text, "HOST"),
    "port": (parse_port, "P"),
    "data": (Path, "DIR"),
    "database": (parse_database, "URL"),
    "base": (parse_base, "URL"),
    "allow_host": (parse_hosts, "NAME"),
    "allow_origin": (parse_origins, "ORIGIN"),
    "proxy": (parse_proxies, "ADDRESS"),
    "idle_minutes": (parse_seconds, "M"),
    "check_seconds": (parse_positive, "S"),
    "ping_seconds": (parse_positive, "S"),
}
"""How the values of settings are parsed, and called in the help, unless they are any numbers."""


def add_setting_argument(parser: argparse._ActionsContainer, name: str) -> None:
    """Add the argument of a setting of the server."""
    default = SETTINGS[name].default
    message = say(
        f"setting-{name.replace('_', '-')}", default=f"{default:g}" if isinstance(default, float) else str(default)
    )
    if default is True:
        parser.add_argument(option_flag(f"no-{name}"), dest=name, action="store_false", help=message)
        return
    parse, metavar = _VALUES.get(name) or _NUMBERS[type(default)]
    if default == "":
        parse = partial(_parse_unless_empty, parse)
    parser.add_argument(option_flag(name), type=parse, default=default, metavar=metavar, help=message)


def _parse_unless_empty(parse: Callable[[str], object], text: str) -> object:
    """Parse a value, unless it is the default: argparse parses defaults that are texts, too."""
    return parse(text) if text else ""


def add_database_argument(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say where a server's data is: in a folder, or in a PostgreSQL database."""
    add_setting_argument(parser, "data")
    add_setting_argument(parser, "database")


def find_database(args: argparse.Namespace) -> Path:
    """Return the path of the database in the folder `--data`."""
    path: Path = args.data / "wildtable.db"
    if not path.is_file():
        raise UsageError(say("backup-none", path=str(path)))
    return path


def add_json_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=say("argument-json"))


def spell_options(options: Mapping[str, object]) -> str:
    """Return options as they follow the number of seats in a sentence, each after a comma: `, edition=2022, leo=false`."""
    return "".join(f", {name}={str(value).lower()}" for name, value in options.items())


def comma_separated(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))
