"""Arguments: what people type after `wildtable`, turned into games, options and bots, or refused in one line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple, NoReturn
from urllib.parse import urlsplit

from wildtable import bots
from wildtable.cli.texts import say
from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.options import Option, Setting
from wildtable.games import found, load, made


class UsageError(Exception):
    """The command was called in a way it does not understand."""


class Layout(argparse.RawDescriptionHelpFormatter):
    """Help that keeps the lines of its examples, and is headed in the reader's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{say('help-usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that speaks the reader's language and says what is wrong in one line, without reciting the usage."""

    def __init__(self, prog: str, description: str, epilog: str) -> None:
        super().__init__(
            prog, description=description, epilog=epilog, formatter_class=Layout, add_help=False, allow_abbrev=False
        )
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("argument-help"))

    def error(self, message: str) -> NoReturn:
        raise UsageError(say("error-usage", message=message, command=self.prog))


class Chosen(NamedTuple):
    """A game with the seats and options it is to be played with."""

    game: AnyGame
    seats: int
    options: dict[str, Option]

    @property
    def people(self) -> int:
        return self.game.people(self.seats, self.options)

    def new(self, seed: str) -> Any:
        options: dict[str, Any] = dict(self.options)
        return self.game.new(self.seats, seed=seed, **options)


def game(args: argparse.Namespace) -> Chosen:
    """The game that `GAME --seats --set --deck` ask for. Wrong words are the caller's; a wrong deck file is not."""
    try:
        usual = made(args.game)
    except OptionError as error:
        raise UsageError(str(error)) from None
    chosen = load(args.game, args.deck) if args.deck is not None else usual
    seats = chosen.seat_counts[0] if args.seats is None else args.seats
    try:
        return Chosen(chosen, seats, chosen.choose(seats, dict(args.set)))
    except OptionError as error:
        raise UsageError(str(error)) from None


def bot_names(text: str) -> tuple[str, ...]:
    """`greedy,random`, checked."""
    names = tuple(name.strip() for name in text.split(","))
    try:
        for name in names:
            bots.make(name)
    except OptionError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return names


def setting(text: str) -> tuple[str, str]:
    """`edition=2020`."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(say("error-setting", text=text))
    return name, value


def positive(text: str) -> int:
    return _number(text, 1)


def natural(text: str) -> int:
    return _number(text, 0)


def _number(text: str, least: int) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 12 or int(text) < least:
        raise argparse.ArgumentTypeError(say("error-number", text=text, least=least))
    return int(text)


def port(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 5 or int(text) > 65535:
        raise argparse.ArgumentTypeError(say("error-port", text=text))
    return int(text)


def seconds(text: str) -> float:
    """A length of time, fractions allowed."""
    if not re.fullmatch(r"\d{1,9}(\.\d{1,9})?", text, re.ASCII):
        raise argparse.ArgumentTypeError(say("error-seconds", text=text))
    return float(text)


def base(text: str) -> str:
    """The address people open: `https://games.example.org`."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(say("error-base", text=text))
    return text


def proxies(text: str) -> str:
    """Addresses or networks that may say whom they speak for, divided by commas; `*` for all."""
    try:
        for one in () if text == "*" else text.split(","):
            ip_network(one.strip())
    except ValueError:
        raise argparse.ArgumentTypeError(say("error-proxy", text=text)) from None
    return text


def printable(text: str) -> str:
    """A seed or a name: any text that can be shown on a line."""
    if not text.strip() or not text.isprintable():
        raise argparse.ArgumentTypeError(say("error-text"))
    return text


def add_game(parser: argparse.ArgumentParser) -> None:
    """What every command that begins games asks for."""
    parser.add_argument("game", metavar="GAME", help=say("argument-game"))
    parser.add_argument("--seats", type=positive, metavar="N", help=say("argument-seats"))
    parser.add_argument("--seed", type=printable, metavar="S", help=say("argument-seed"))
    parser.add_argument("--set", type=setting, action="append", default=[], metavar="NAME=VALUE", help=say("argument-set"))
    for name, about in _options().items():
        flag, named = flag_of(name), partial(_named, name)
        parser.add_argument(
            flag, dest="set", type=named, action="append", default=argparse.SUPPRESS, metavar="VALUE", help=listed(about)
        )
    parser.add_argument("--deck", type=Path, metavar="FILE", help=say("argument-deck"))


def _options() -> dict[str, list[str]]:
    """The options of all games by name, and what they are for each game that has them."""
    about: dict[str, list[str]] = {}
    for game in found().values():
        for one in game.settings:
            about.setdefault(one.name, []).append(say("argument-option", game=game.name, values=values(one)))
    return about


def flag_of(option: str) -> str:
    """`--one-of-each`."""
    return "--" + option.replace("_", "-")


def values(setting: Setting) -> str:
    """What an option can be, as people type it."""
    words = {True: say("yes"), False: say("no")}
    shown = [words[value] if isinstance(value, bool) else str(value) for value in setting.values]
    return listed([say("usual", value=shown[0]), *shown[1:]])


def _named(name: str, value: str) -> tuple[str, str]:
    """`--edition 2020`, as `--set edition=2020` says it."""
    return name, value


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=Path("wildtable-data"), metavar="DIR", help=say("argument-data"))


def database(args: argparse.Namespace) -> Path:
    """The database of the server whose folder `--data` names."""
    path: Path = args.data / "wildtable.db"
    if not path.is_file():
        raise UsageError(say("backup-none", path=str(path)))
    return path


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=say("argument-json"))


def listed(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))
