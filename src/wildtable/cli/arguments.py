"""Arguments: parse and validate what is typed after `wildtable`. Errors are one line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from wildtable import bots
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.options import Option, Setting
from wildtable.engine.twin.backends import has_numba
from wildtable.games import get_game, load
from wildtable.lab.job import Part


class UsageError(Exception):
    """The command line is not valid; exit status 2."""


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
    """Parse the address of a PostgreSQL database: `postgresql://user@host/name`, or nothing, which is the default."""
    if text and not text.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError(say("error-database", text=text))
    return text


def parse_hosts(text: str) -> str:
    """Parse host names, separated by commas, without a scheme or a port."""
    if not all(re.fullmatch(r"[\w.-]{1,253}", part.strip(), re.ASCII) for part in text.split(",")):
        raise argparse.ArgumentTypeError(say("error-allow-host", text=text))
    return text


def parse_origins(text: str) -> str:
    """Parse origins of pages, separated by commas: `https://bots.example.org`; `*` for all."""
    if text != "*" and not all(
        re.fullmatch(r"https?://[\w.-]{1,253}(:\d{1,5})?", part.strip(), re.ASCII) for part in text.split(",")
    ):
        raise argparse.ArgumentTypeError(say("error-allow-origin", text=text))
    return text


def parse_proxies(text: str) -> str:
    """Parse the addresses or networks of trusted proxies, separated by commas; `*` trusts all."""
    try:
        for part in () if text == "*" else text.split(","):
            ip_network(part.strip())
    except ValueError:
        raise argparse.ArgumentTypeError(say("error-proxy", text=text)) from None
    return text


def parse_part(text: str) -> Part:
    """Parse `3/100`."""
    numbers = re.fullmatch(r"(\d{1,6})/(\d{1,6})", text, re.ASCII)
    part = Part(*map(int, numbers.groups())) if numbers else Part(0)
    if not 1 <= part.number <= part.of:
        raise argparse.ArgumentTypeError(say("error-part", text=text))
    return part


def parse_text(text: str) -> str:
    """Parse a seed or a name: printable text on one line."""
    if not text.strip() or not text.isprintable():
        raise argparse.ArgumentTypeError(say("error-text"))
    return text


def option_flag(option: str) -> str:
    """Return the flag of an option: `--one-of-each`."""
    return "--" + option.replace("_", "-")


def describe_values(setting: Setting) -> str:
    """Return the values of an option as they are typed, the default first."""
    words = {True: say("yes"), False: say("no")}
    shown = [words[value] if isinstance(value, bool) else str(value) for value in setting.values]
    return comma_separated([say("default", value=shown[0]), *shown[1:]])


def find_database(args: argparse.Namespace) -> Path:
    """Return the path of the database in the folder `--data`."""
    path: Path = args.data / "wildtable.db"
    if not path.is_file():
        raise UsageError(say("backup-none", path=str(path)))
    return path


def spell_options(options: Mapping[str, object]) -> str:
    """Return options as they follow the number of seats in a sentence, each after a comma: `, edition=2022, leo=false`."""
    return "".join(f", {name}={str(value).lower()}" for name, value in options.items())


def comma_separated(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))
