"""The table as the terminal shows it, rendered from a view alone, for any game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wildtable.cli.terminal.speech import Speech, family, mine
from wildtable.cli.terminal.wrapping import Wrapped, with_commas
from wildtable.cli.texts import say
from wildtable.engine.cards import Cards
from wildtable.engine.memory import Lot
from wildtable.engine.result import Result, Score
from wildtable.engine.view import View
from wildtable.engine.zones import Visibility, Zone

WIDE = 110


def render_table(view: View, speech: Speech, *, wide: bool, open_piles: bool = False) -> RenderableType:
    """Render the seats, the common cards and the viewer's own; `open_piles` also lists the cards of open piles."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    _add_common(grid, view, speech, open_piles)
    _add_own(grid, view, speech)
    return Group(_seats(view, speech, wide), grid)


def _seats(view: View, speech: Speech, wide: bool) -> Table:
    """A row per seat: hidden cards as counts, then open cards, in columns if the console is wide."""
    grid = Table(box=box.ROUNDED, header_style="dim", border_style="dim")
    grid.add_column("", style="dim", justify="right")
    grid.add_column(say("table-player"), no_wrap=True)
    families = [zones for zones in _families(view, owned=True) if any(view.counts[zone] for zone in zones)]
    counted = [zones for zones in families if zones[0].visibility is not Visibility.ALL]
    opened = [zones for zones in families if zones[0].visibility is Visibility.ALL]
    facts = {
        name: fact
        for name, fact in view.facts.items()
        if isinstance(fact, tuple) and len(fact) == view.seats and speech.knows(f"fact-{name}")
    }
    for zones in counted:
        grid.add_column(speech.zone(zones[0]), justify="right")
    for name in facts:
        grid.add_column(speech.say(f"fact-{name}"), justify="right")
    for heading in [speech.zone(zones[0]) for zones in opened] if wide else [say("table-open")]:
        grid.add_column(heading)
    for seat in range(view.seats):
        numbers = [view.counts[zones[seat]] for zones in counted] + [fact[seat] for fact in facts.values()]
        places = [zones[seat] for zones in opened]
        cells = [_cell(view, speech, zone) for zone in places] if wide else [_lines(view, speech, places)]
        grid.add_row(str(seat), _name(view, speech, seat), *map(str, numbers), *cells)
    return grid


def _name(view: View, speech: Speech, seat: int) -> Text:
    name = speech.names[seat]
    return Text(say("table-you", name=name), "bold") if seat == view.viewer else Text(name)


def _cell(view: View, speech: Speech, zone: Zone) -> RenderableType:
    return speech.grouped(view.cards(zone)) if view.counts[zone] else Text(say("nothing"), "dim")


def _lines(view: View, speech: Speech, zones: list[Zone]) -> RenderableType:
    """The open cards of a seat, a line per zone."""
    lines = [_line(speech, speech.zone(zone), view.cards(zone)) for zone in zones if view.counts[zone]]
    return Group(*lines) if lines else Text(say("nothing"), "dim")


def _line(speech: Speech, heading: str, cards: Cards) -> Wrapped:
    """A zone and its cards; the heading is left out where the card has the same name."""
    kinds = with_commas(speech.kinds(cards))
    named = [] if kinds[0].plain == heading else [Text(say("heading", zone=heading), "dim")]
    return Wrapped([*named, *kinds])


def _add_common(grid: Table, view: View, speech: Speech, open_piles: bool) -> None:
    """Add rows of cards, then piles with their sizes; cards not in the game only with `open_piles`."""
    piles: list[Text] = []
    for zones in sorted(_families(view, owned=False), key=len, reverse=True):
        full = [zone for zone in zones if view.counts[zone] and (open_piles or not zone.boxed)]
        if len(zones) > 1 and full:
            grid.add_row(Text(speech.zone(zones[0]), "bold"), _row(view, speech, full))
            continue
        for zone in full:
            pile = Text(say("pile", zone=speech.zone(zone), count=view.counts[zone]))
            if open_piles and zone.visible(view.viewer):
                grid.add_row(pile, speech.grouped(view.cards(zone)))
            else:
                piles.append(pile)
    if piles:
        grid.add_row(Text(say("table-hidden" if open_piles else "table-piles"), "bold"), Wrapped(with_commas(piles)))


def _add_own(grid: Table, view: View, speech: Speech) -> None:
    """Add the zones that only the viewer sees."""
    for zone in view.game.layout.zones:
        if mine(zone, view.viewer) and view.counts[zone]:
            grid.add_row(Text(say("own", zone=speech.zone(zone)), "bold"), _chips(view, speech, zone))


def _chips(view: View, speech: Speech, zone: Zone) -> Wrapped:
    return Wrapped(Text(f" {speech.label(card)} ", f"{speech.style(card)} reverse") for card in view.cards(zone))


def _row(view: View, speech: Speech, zones: list[Zone]) -> Wrapped:
    """Zones of a row, each with the number in its name."""
    numbers = [Text(zone.name.rpartition("-")[2] + " ", "dim") for zone in zones]
    cards = [speech.kinds(view.cards(zone)) for zone in zones]
    return Wrapped((Text.assemble(number, *there) for number, there in zip(numbers, cards, strict=True)), gap=3)


def _families(view: View, *, owned: bool) -> Iterator[list[Zone]]:
    """Yield the zones in play by family: those of seats, or the common ones."""
    in_play = [
        zone
        for zone in view.game.layout.zones
        if (zone.owner is not None) is owned and (zone.owner is None or zone.owner < view.seats)
    ]
    return (list(zones) for _, zones in groupby(in_play, family))


def render_memory(view: View, speech: Speech) -> RenderableType:
    """Render what the viewer knows about hidden cards."""
    lots = (Padding(_lot(lot, speech), (0, 0, 0, 2), expand=False) for lot in view.memory.lots)
    return Group(Text(say("memory-title"), "bold"), *lots)


def _lot(lot: Lot, speech: Speech) -> RenderableType:
    places = ", ".join(
        speech.place(place) if len(lot.slots) == 1 else say("memory-slot", place=speech.place(place), count=count)
        for place, count in lot.slots
    )
    message = "memory-known" if len(lot.slots) == 1 else "memory-spread"
    heading = Text(say(message, places=places), "dim").split(" ")
    return Wrapped([*heading, *with_commas(speech.kinds(lot.cards))])


def render_scores(result: Result, speech: Speech, title: str) -> RenderableType:
    """Render the score line by line with the cards that earned it, a column per player."""
    grid = Table(box=box.ROUNDED, title=title, title_style="bold", title_justify="left", border_style="dim")
    grid.add_column("")
    players = (*result.lines, *result.virtual)
    for name in speech.names[: len(players)]:
        grid.add_column(name, justify="right")
    for number, (line, _) in enumerate(result.lines[0].lines):
        grid.add_row(speech.say(f"score-{line}"), *(_earned(score, number, speech) for score in players))
    grid.add_section()
    grid.add_row(say("score-total"), *(str(score.total) for score in players), style="bold")
    ranks = (*result.ranks, *(2 if result.winners else 1 for _ in result.virtual))
    grid.add_row(say("score-rank"), *(say("rank", rank=rank) for rank in ranks), style="bold")
    return grid


def _earned(score: Score, number: int, speech: Speech) -> RenderableType:
    """The points of a line, and below them the cards."""
    points = Text(str(score.lines[number][1]), justify="right")
    cards = score.cards[number] if score.cards else ()
    return Group(points, speech.grouped(cards)) if cards else points
