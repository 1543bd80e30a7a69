"""`wildtable replay`: replay a record and show the position, as a spectator or a seat sees it."""

from __future__ import annotations

import argparse
import json

from rich.rule import Rule
from rich.text import Text

from wildtable.cli.arguments import UsageError
from wildtable.cli.terminal.console import make_console, print_text
from wildtable.cli.terminal.table import Speech, name_players, render_rows, render_scores
from wildtable.cli.texts import language, say
from wildtable.engine.files.record import Record
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.state import State
from wildtable.games import game_of_record


def run(args: argparse.Namespace) -> int:
    record = Record.read(args.record)
    if args.at is not None and args.at > len(record.moves):
        raise UsageError(say("error-at", at=args.at, last=len(record.moves)))
    game = game_of_record(record)
    state: State = game.replay(record, at=args.at)
    if args.seat is not None and args.seat not in state.people:
        raise UsageError(say("error-seat", seat=args.seat, last=len(state.people) - 1))
    view = state.view(args.seat)
    if args.json:
        print_text(json.dumps(view.dump(), indent=2))
        return 0
    console = make_console()
    wording = wording_of(game, name_players(record, game), language())
    speech = Speech(wording)
    at = len(record.moves) if args.at is None else args.at
    console.print(Rule(Text(say("replay-title", title=wording.say("game-title"), at=at, last=len(record.moves)), "bold")))
    for line in speech.log(view, view.events):
        console.print(line)
    console.print(render_rows(wording.rows(view), speech))
    if view.result is not None:
        console.print(render_scores(view.result, view.result, speech, say("score-final")))
    else:
        waiting = ", ".join(wording.names[seat] for seat in view.asked if seat not in view.answered)
        console.print(say("replay-asked", question=wording.say(f"ask-{type(view.agenda[0]).__name__}"), seats=waiting))
    return 0
