"""`wildtable game check`: say what is missing in a game, or wrong with it."""

from __future__ import annotations

import argparse
import json
import re

from rich.text import Text

from wildtable.authoring.checks import Finding, check_game, load_pages
from wildtable.authoring.golden import write_golden
from wildtable.cli.arguments import UsageError
from wildtable.cli.terminal.console import MUTED, WARNING, make_console, print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import OptionError
from wildtable.games import get_game


def run(args: argparse.Namespace) -> int:
    try:
        game = get_game(args.name)
    except OptionError as error:
        raise UsageError(str(error)) from None
    if args.write_golden and args.golden is None:
        raise UsageError(say("error-golden"))
    if args.write_golden:
        write_golden(game, args.golden)
    findings = check_game(game, args.deals, args.golden, load_pages())
    wrong = [finding for finding in findings if args.strict or not finding.has_default]
    if args.json:
        print_text(json.dumps([finding._asdict() for finding in findings], indent=2))
    else:
        _report(game.name, wrong, [finding for finding in findings if finding not in wrong])
    return 1 if wrong else 0


def _report(name: str, wrong: list[Finding], defaults: list[Finding]) -> None:
    console = make_console()
    for finding in wrong:
        console.print(Text(f"{finding.kind}: {finding.text}", WARNING), soft_wrap=True)
    if defaults:
        console.print(say("check-defaults"))
        texts = [message[1] for finding in defaults if (message := re.fullmatch(r"no message '(.+)' in \w+", finding.text))]
        for finding in defaults:
            if finding.kind != "text":
                console.print(Text(f"  {finding.text}", MUTED), soft_wrap=True)
        if texts:
            console.print(
                Text(f"  {say('check-default-texts', count=len(texts))} {', '.join(texts)}", MUTED), soft_wrap=True
            )
    console.print(say("check-wrong" if wrong else "check-good", game=name, count=len(wrong)))
