"""The command line: its entry point, and the parser of all commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import NoReturn

import wildtable
from wildtable import bots
from wildtable.cli.arguments import UsageError, comma_separated
from wildtable.cli.commands import Argument, Group, Subcommand, list_commands
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError

MAX_ERROR = 2000
"""How many characters of an error are printed: one of a file may repeat what is there."""
Run = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 success, 1 failure, 2 usage error."""
    try:
        words = sys.argv[1:] if argv is None else argv
        _refuse_unknown(words)
        args = parser().parse_args(words)
        run: Run = args.run
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


def _fail(error: object, status: int) -> int:
    text = " ".join(str(error).split())
    print_text(f"wildtable: {text if len(text) <= MAX_ERROR else f'{text[:MAX_ERROR]}…'}", errors=True)
    return status


def _refuse_unknown(words: Sequence[str]) -> None:
    """Refuse a command that does not exist, and name the one that is spelled most alike."""
    names, typed = list_commands(), ""
    for word in words:
        known = [name.removeprefix(typed).split()[0] for name in names if name.startswith(typed)]
        if word.startswith("-") or f"{typed}{word}" in names:
            return
        if word not in known:
            if alike := get_close_matches(word, known, 1):
                raise UsageError(say("error-command-alike", name=f"{typed}{word}", alike=f"{typed}{alike[0]}"))
            raise UsageError(say("error-command", name=f"{typed}{word}", group=f"wildtable {typed}".strip()))
        typed += f"{word} "


# The parser


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

    def __init__(self, prog: str) -> None:
        message = prog.removeprefix("wildtable ").replace(" ", "-")
        super().__init__(
            prog,
            description=say(f"{message}-about"),
            epilog=say(f"{message}-examples"),
            formatter_class=LocalizedHelpFormatter,
            add_help=False,
            allow_abbrev=False,
        )
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("argument-help"))
        self.set_defaults(run=self._show_help)

    def add_commands(self) -> argparse._SubParsersAction[Parser]:
        return self.add_subparsers(title=say("argument-command"), metavar="command")

    def error(self, message: str) -> NoReturn:
        raise UsageError(say("error-usage", message=message, command=self.prog))

    def _show_help(self, _: argparse.Namespace) -> int:
        """Print the help where a command is missing."""
        self.print_help()
        return 0


def parser() -> Parser:
    """Return the parser of all commands, with help in the reader's language."""
    top = Parser("wildtable")
    top.add_argument(
        "--version", action="version", version=f"wildtable {wildtable.__version__}", help=say("argument-version")
    )
    groups = {"": top.add_commands()}
    for name, command in list_commands().items():
        group, _, last = name.rpartition(" ")
        if group not in groups:
            groups[group] = groups[""].add_parser(group, help=say(f"{group}-about")).add_commands()
        added = groups[group].add_parser(last, help=say(f"{name.replace(' ', '-')}-about"))
        added.set_defaults(run=_runner(command))
        if command.has_headings:
            added.usage = f"%(prog)s [{say('help-options')}]"
        _add_arguments(added, command.arguments)
    return top


def _add_arguments(parser: argparse._ActionsContainer, arguments: Iterable[Argument | Group]) -> None:
    for argument in arguments:
        if isinstance(argument, Argument):
            text = argument.help or say(f"argument-{argument.text}", bots=comma_separated(bots.names()))
            parser.add_argument(argument.name, help=text, **argument.options)
        elif argument.heading:
            _add_arguments(parser.add_argument_group(say(argument.heading)), argument.arguments)
        else:
            _add_arguments(parser.add_mutually_exclusive_group(), argument.arguments)


def _runner(command: Subcommand) -> Run:
    """Return what runs a command. Those for hosts need the dependencies of the server."""

    def run(args: argparse.Namespace) -> int:
        try:
            run: Run = getattr(import_module(f"wildtable.cli.{command.module}"), command.function)
        except ModuleNotFoundError as error:
            if error.name is None or error.name.startswith("wildtable") or not command.module.startswith("host."):
                raise
            raise UsageError(say("error-server", module=error.name)) from None
        return run(args)

    return run
