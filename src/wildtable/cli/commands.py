"""The commands with their arguments. A command is run by a module of its own, which is imported when it is typed."""

from __future__ import annotations

from argparse import SUPPRESS
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

from wildtable import bots
from wildtable.cli.arguments import (
    comma_separated,
    describe_values,
    option_flag,
    parse_base,
    parse_bot,
    parse_bots,
    parse_database,
    parse_hosts,
    parse_natural,
    parse_origins,
    parse_part,
    parse_port,
    parse_positive,
    parse_proxies,
    parse_seconds,
    parse_setting,
    parse_text,
)
from wildtable.cli.texts import say
from wildtable.games import game_types
from wildtable.lab.job import WHOLE
from wildtable.lab.selfplay import FILE_GAMES
from wildtable.server.settings import Settings

Parse = Callable[[str], object]


class Argument:
    """An argument as it is typed, `--seats N`, with options of argparse. Its help is the message `argument-TEXT`, by default
    `argument-seats`."""

    def __init__(self, typed: str, parse: Parse | None = None, text: str = "", *, help: str = "", **options: Any) -> None:
        self.name, _, metavar = typed.partition(" ")
        self.help = help
        self.text = text or self.name.removeprefix("--")
        self.options = {"type": parse, "metavar": metavar, **options} if metavar else {"action": "store_true", **options}


class Group:
    """Arguments below a heading, which is a message; without a heading, arguments of which one may be typed."""

    def __init__(self, heading: str, *arguments: Argument) -> None:
        self.heading, self.arguments = heading, arguments


class Subcommand:
    """A command: its module below `wildtable.cli`, if need be with a function other than `run`, and its arguments."""

    def __init__(self, target: str, *arguments: Argument | Group) -> None:
        self.module, _, function = target.partition(":")
        self.function = function or "run"
        self.arguments = arguments
        self.has_headings = any(isinstance(argument, Group) and argument.heading for argument in arguments)


JSON = Argument("--json")
OUT = Argument("--out DIR", Path, default=Path())
FORCE = Argument("--force")
WHO = Argument("who WHO", parse_text)
CHECKPOINT = Argument("--checkpoint FILE", Path)
SPREAD = (
    Argument("--workers W", parse_positive),
    Argument("--cluster ADDRESS"),
    Argument("--part K/N", parse_part, default=WHOLE),
)
"""Where and which of many games are played."""


def list_commands() -> dict[str, Subcommand]:
    """Return all commands by name, in the order of the help. The help of one is its messages `NAME-about` and
    `NAME-examples`, with hyphens for spaces."""
    game, store = _game_arguments(), [_setting("data"), _setting("database")]
    return {
        "games": Subcommand("games", JSON),
        "play": Subcommand(
            "play",
            *game,
            Argument("--seat S", parse_natural, default=0),
            Argument("--name NAME", parse_text),
            Argument("--bots BOT,...", parse_bots, "opponents", default=(bots.MEDIUM,)),
            Argument("--record FILE", Path),
        ),
        "serve": Subcommand("host.serve", *_serve_arguments()),
        "simulate": Subcommand(
            "lab.simulate",
            *game,
            Argument("--bots BOT,...", parse_bots, required=True),
            Argument("--games K", parse_positive, default=300),
            *SPREAD,
            CHECKPOINT,
            JSON,
        ),
        "replay": Subcommand(
            "replay",
            Argument("record RECORD", Path, "replayed"),
            Argument("--at N", parse_natural),
            Argument("--seat S", parse_natural, "viewer"),
            JSON,
        ),
        "analyse": Subcommand(
            "lab.analyse",
            Argument("record RECORD", Path, "analysed"),
            Argument("--deals K", parse_positive, default=200),
            JSON,
        ),
        "verify": Subcommand("verify", Argument("record RECORD", Path, "verified"), Argument("--notes FILE", Path), JSON),
        "warm": Subcommand("warm"),
        "backup": Subcommand(
            "host.backup",
            Argument("file FILE", Path, "backup"),
            *store,
            Argument("--keep N", parse_positive),
            Argument("--damaged"),
            FORCE,
        ),
        "restore": Subcommand(
            "host.backup:restore",
            Argument("file FILE", Path, "restore"),
            *store,
            Argument("--journal FILE", Path),
            Argument("--force", text="replace"),
        ),
        "migrate": Subcommand(
            "host.migrate",
            Argument("source FROM", text="migrate-source"),
            Argument("target TO", text="migrate-target"),
        ),
        "ratings": Subcommand("host.people:ratings", *store),
        "export": Subcommand("host.people:export", WHO, Argument("file FILE", Path, "export"), *store, FORCE),
        "forget": Subcommand("host.people:forget", WHO, *store, Argument("--sure")),
        "deck check": Subcommand("deck", Argument("file FILE", Path), Argument("--game GAME", text="of", dest="of"), JSON),
        "lab balance": Subcommand(
            "lab.balance",
            *game,
            Argument("--bots BOT,...", parse_bots, "counted-bots", default=("greedy", "random")),
            Argument("--games K", parse_positive, "counted-games", default=1000),
            OUT,
            *SPREAD,
            CHECKPOINT,
            JSON,
        ),
        "lab ladder": Subcommand(
            "lab.ladder",
            *game,
            Argument("--bots BOT,...", parse_bots, "ladder-bots", default=bots.LEVELS),
            Argument("--bot BOT", parse_bot, "own-bot", action="append", default=[]),
            Argument("--games K", parse_positive, "ladder-games", default=300),
            OUT,
            *SPREAD,
            JSON,
        ),
        "lab merge": Subcommand("lab.merge", Argument("files FILE", Path, "merged", nargs="+"), OUT, JSON),
        "lab selfplay": Subcommand(
            "lab.selfplay",
            *game,
            Argument("--bots BOT,...", parse_bots, "selfplay-bots"),
            Argument("--games K", parse_positive, "played-games", default=1000),
            Argument("--out DIR", Path, "tables", required=True),
            Argument("--file-games K", parse_positive, default=FILE_GAMES),
            Argument("--decisions"),
            *SPREAD,
        ),
        "lab train": Subcommand(
            "lab.train",
            *game,
            Group(
                "",
                Argument("--minutes M", parse_seconds, "train-minutes", default=10.0),
                Argument("--hours H", parse_seconds, "train-hours"),
            ),
            Argument("--resume FILE", Path, "train-resume"),
            Argument("--out DIR", Path, "train-out", default=Path()),
            Argument("--device {cpu,cuda}", text="train-device", choices=("cpu", "cuda"), default="cpu"),
            Argument("--games K", parse_positive, "train-games", default=500),
            JSON,
        ),
        "new-game": Subcommand(
            "new_game",
            Argument("name NAME", parse_text, "new-game"),
            Argument("--folder DIR", Path, default=Path()),
        ),
        "game check": Subcommand(
            "check",
            Argument("name NAME", parse_text, "checked"),
            Argument("--deals K", parse_positive, "check-deals", default=2),
            Argument("--golden DIR", Path),
            Argument("--write-golden"),
            Argument("--strict"),
            JSON,
        ),
    }


def _game_arguments() -> tuple[Argument, ...]:
    """Return the arguments of every command that starts games: `--edition 2020` is short for `--set edition=2020`."""
    helps: dict[str, list[str]] = {}
    for game in game_types().values():
        for setting in game.settings:
            text = say("argument-option", game=game.name, values=describe_values(setting))
            helps.setdefault(setting.name, []).append(text)
    repeated: dict[str, Any] = {"dest": "set", "action": "append"}
    return (
        Argument("game GAME"),
        Argument("--seats N", parse_positive),
        Argument("--seed S", parse_text),
        Argument("--set NAME=VALUE", parse_setting, **repeated, default=[]),
        *(
            Argument(
                f"{option_flag(name)} VALUE", partial(_pair, name), **repeated, default=SUPPRESS, help=comma_separated(texts)
            )
            for name, texts in helps.items()
        ),
        Argument("--deck FILE", Path),
    )


def _pair(name: str, value: str) -> tuple[str, str]:
    return name, value


# Settings of the server


SETTINGS = {field.name: field for field in fields(Settings)}
_NUMBERS: dict[type, tuple[Parse, str]] = {int: (parse_positive, "N"), float: (parse_seconds, "S")}
_VALUES: dict[str, tuple[Parse, str]] = {
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


def _serve_arguments() -> list[Argument | Group]:
    """Return the settings in the order of their declaration, with headings before those of play and of limits."""
    names, settings = [*SETTINGS], [*map(_setting, SETTINGS)]
    play, limits = names.index("bot_seconds"), names.index("requests_per_minute")
    return [
        *settings[:play],
        Group("help-serve-play", *settings[play:limits]),
        Group("help-serve-limits", *settings[limits:]),
        Argument("--log-json"),
    ]


def _setting(name: str) -> Argument:
    """Return the argument of a setting, described by the message `setting-NAME`."""
    default = SETTINGS[name].default
    shown = f"{default:g}" if isinstance(default, float) else str(default)
    text = say(f"setting-{name.replace('_', '-')}", default=shown)
    if default is True:
        return Argument(option_flag(f"no-{name}"), dest=name, action="store_false", help=text)
    parse, metavar = _VALUES.get(name) or _NUMBERS[type(default)]
    if default == "":
        parse = partial(_parse_unless_empty, parse)
    return Argument(f"{option_flag(name)} {metavar}", parse, default=default, help=text)


def _parse_unless_empty(parse: Parse, text: str) -> object:
    return parse(text) if text else ""
