"""The table and what happens at it, as the terminal shows them, from a view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wildtable.cli.terminal.console import GAP, MUTED, PALETTE, Filled, Wrapped, split_words
from wildtable.cli.texts import language, say
from wildtable.engine.cards import Card, Seat
from wildtable.engine.files.record import Record
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.events import Seen
from wildtable.engine.knowledge.memory import Lot
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.wording import News, Occurrence, OfferedMove, TextItem, TextRow, Wording, merge_events
from wildtable.engine.result import Result, Score
from wildtable.engine.zones import Zone

SOLID = "\N{NO-BREAK SPACE}"


def virtual_name(game: AnyGame) -> str:
    """What the game calls its virtual player."""
    return game.texts.say(language(), "virtual-player")


def name_players(record: Record, game: AnyGame) -> list[str]:
    """Return the names in a record, seat numbers where it has none, and those of virtual players."""
    people = range(game.people(record.seats, record.options))
    named = list(record.players)[: len(people)]
    named += [say("seat", seat=seat) for seat in people[len(named) :]]
    return [*named, *(virtual_name(game) for _ in range(len(named), record.seats))]


class Speech:
    """A game in words, with a colour for every kind of card."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.names = wording.names
        stems = dict.fromkeys(map(_stem, wording.game.catalogue.names))
        self._colours = {stem: PALETTE[number % len(PALETTE)] for number, stem in enumerate(stems)}

    def style(self, card: Card | None) -> str:
        """Cards of one stem (forest-1, forest-2; lion, lion-leader) share a colour."""
        return "" if card is None else self._colours[_stem(self.wording.game.catalogue.names[card])]

    def place(self, zone: Zone) -> str:
        """A zone, with its owner where it has one."""
        name = self.wording.zone(zone)
        return name if zone.owner is None else say("owned", seat=self.names[zone.owner], zone=name)

    # What happened

    def log(self, view: View, events: Iterable[Seen]) -> Iterator[RenderableType]:
        """Yield what happened: a paragraph for each seat in a row, milestones (a round, say) as rules."""
        dumped = (event.dump(self.wording.game.catalogue) for event in events)
        loud = [event for event in dumped if not self.wording.is_silent(view, Occurrence.of(event))]
        for (seat, is_milestone), group in groupby(merge_events(loud), attrgetter("seat", "is_milestone")):
            if is_milestone:
                yield from (Rule(Text(self._sentence(view, occurrence), "bold"), style=MUTED) for occurrence in group)
            else:
                yield self._paragraph(view, "" if seat is None else self._subject(view, seat), list(group))

    def _subject(self, view: View, seat: Seat) -> str:
        """Return what sentences about a seat begin with."""
        return self.wording.say("you") if seat == view.viewer else self.names[seat]

    def _sentence(self, view: View, occurrence: Occurrence) -> str:
        return self.wording.sentence(view.viewer, occurrence)

    def _paragraph(self, view: View, name: str, group: list[Occurrence]) -> RenderableType:
        """Join the sentences about one seat, which is named once: “Ada passes; draws 2 cards.”"""
        joined, goes_on = "", False
        for occurrence in group:
            sentence = self._sentence(view, occurrence)
            is_deed = bool(name) and sentence.startswith(f"{name} ")
            if goes_on and is_deed and joined.endswith("."):
                joined = f"{joined[:-1]}; {sentence.removeprefix(f'{name} ')}"
            else:
                joined = f"{joined} {sentence}".strip()
            goes_on = is_deed
        return Padding(Wrapped(self._coloured(joined, name, group), indent=2), (0, 0, 0, 1), expand=False)

    def _coloured(self, text: str, name: str, group: list[Occurrence]) -> list[Text]:
        """Split a text into words, cards kept together and coloured."""
        cards = {card for occurrence in group for card in self.wording.game.catalogue.cards(occurrence.cards or ())}
        wording = self.wording
        labels = {name: self.style(card) for card in cards for name in (wording.card(card), wording.add_article(card))}
        for label in sorted(labels, key=len, reverse=True):
            text = text.replace(label, label.replace(" ", SOLID))
        line = Text(text)
        for label, style in labels.items():
            line.highlight_words([label.replace(" ", SOLID)], style)
        if name and text.startswith(name):
            line.stylize("bold", 0, len(name))
        words = list(line.split(" "))
        for word in words:
            word.plain = word.plain.replace(SOLID, " ")
        return words

    def item(self, name: str, text: str, remark: str = "", card: Card | None = None) -> Wrapped:
        """A thing, what is printed on it, and a remark, in lines of which all but the first are indented."""
        named = [Text(f"{name} " if text else name, self.style(card) or "default")] if name else []
        remarks = split_words(f"({remark.rstrip('.')})", MUTED) if remark else []
        return Wrapped([*named, *split_words(text), *remarks], indent=2)


def _stem(name: str) -> str:
    return name.partition("-")[0]


# The table


def render_rows(rows: Sequence[TextRow], speech: Speech) -> RenderableType:
    """Render parts of the table, the headings in a column of their own."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for row in rows:
        grid.add_row(Text(row.heading, "bold"), _contents(row, speech))
    return grid


def _contents(row: TextRow, speech: Speech) -> RenderableType:
    if row.listed:
        counted = Counter(row.items).items()
        return Filled([speech.item(speech.wording.counted(item.name, count), *item[1:]) for item, count in counted])
    return _sentence(row, speech)


def _sentence(row: TextRow, speech: Speech) -> Wrapped:
    """The things of a row in one line; those without a card may be broken into words."""
    counted = Counter(row.items)
    mark = ";" if any("," in item.name for item in row.items) else ","
    fragments = []
    for item, count in counted.items():
        name = speech.wording.counted(item.name, count)
        fragments.append(split_words(name) if item.card is None else [Text(name, speech.style(item.card))])
    *most, last = fragments or [[]]
    marked = [word for words in most for word in (*words[:-1], words[-1].copy().append(mark, "default not bold"))]
    return Wrapped([*marked, *last], indent=2)


class ShownTable:
    """What the player has seen of the table: only changes are shown again. Cards are explained once until others move."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, bool], tuple[tuple[str, str], ...]] = {}
        self._explained: set[Card] = set()
        self._offered: set[Card | None] = set()

    def forget(self) -> None:
        """Explain all cards again, as others have moved meanwhile."""
        self._explained.clear()

    def update(self, rows: Sequence[TextRow], *, is_turn: bool) -> list[TextRow]:
        """Return the changed parts of the table, after the beginning of a turn or within it; of a list only what is new and
        was not explained since others moved."""
        changed = []
        for row in rows:
            key = row.heading, row.listed
            now = tuple((item.name, item.text) for item in row.items)
            before = () if is_turn and row.news is News.FULL else self._seen.get(key, ())
            is_repeated = is_turn and row.news is News.NAMES
            is_shown = row.news in (News.CHANGES, News.FULL, News.NAMES) or (row.news is News.TURNS and is_turn)
            if (now == before and not is_repeated) or not is_shown:
                continue
            self._seen[key] = now
            items = tuple(self._explain(row.items, before)) if row.listed else row.items
            if is_repeated:
                items = tuple(item if item in items else item._replace(text="") for item in row.items)
            if items:
                changed.append(row._replace(items=items))
                self._offered |= {item.card for item in items}
        return changed

    def _explain(self, items: Sequence[TextItem], before: Sequence[tuple[str, str]]) -> list[TextItem]:
        old = Counter(before)
        new = []
        for item in items:
            old[item.name, item.text] -= 1
            if old[item.name, item.text] < 0 and item.card not in self._explained:
                new.append(item)
        self._explained |= {item.card for item in new if item.card is not None}
        return new

    def shorten(self, offers: Sequence[OfferedMove], wording: Wording) -> list[OfferedMove]:
        """Leave out what is printed on cards that were explained since others moved, and repeat by its shorter name what the
        last question offered or the table has shown since."""
        short = [offer._replace(text="") if self._is_explained(offer, wording) else offer for offer in offers]
        self._explained |= {offer.card for offer in short if offer.card is not None and offer.text}
        before, self._offered = self._offered, {offer.card for offer in offers if offer.again}
        return [offer._replace(name=offer.again) if offer.again and offer.card in before else offer for offer in short]

    def _is_explained(self, offer: OfferedMove, wording: Wording) -> bool:
        if offer.card is None or offer.card not in self._explained:
            return False
        return offer.text in (wording.brief(offer.card), wording.about(offer.card))


def render_offers(offers: Sequence[OfferedMove], speech: Speech) -> tuple[list[Wrapped], list[Text]]:
    """Render the answers with their numbers: a line for each that is explained, the others one after the other; and moves
    beside the question, of which only the numbers are shown."""
    asides = speech.wording.asides
    main = [offer for offer in offers if offer.move.verb not in asides]
    numbers = {verb: [offer.number for offer in offers if offer.move.verb == verb] for verb in asides}
    lines: list[Wrapped] = []
    plain: list[Text] = []
    for offer in main:
        if offer.text:
            lines += [*_in_line(plain), _explained(offer, speech)]
            plain = []
        else:
            plain.append(_label(offer, speech))
    shown = ((_range(some[0], some[-1]), speech.wording.say(f"aside-{verb}")) for verb, some in numbers.items() if some)
    return [*lines, *_in_line(plain)], [Text(f"{some} {name}", MUTED) for some, name in shown]


def _in_line(labels: Sequence[Text]) -> list[Wrapped]:
    return [Wrapped(labels, GAP)] if labels else []


def _label(offer: OfferedMove, speech: Speech) -> Text:
    return Text.assemble((f"{offer.number} ", MUTED), (offer.name, speech.style(offer.card)))


def _explained(offer: OfferedMove, speech: Speech) -> Wrapped:
    label = Text.assemble(_label(offer, speech), " ")
    return Wrapped([label, *split_words(offer.text)], indent=4)


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
    row = TextRow("", tuple(TextItem(speech.wording.card(card), card=card) for card in lot.cards))
    return Wrapped([*split_words(say(message, places=places), MUTED), *_sentence(row, speech).fragments], indent=2)


def render_scores(
    least: Result, most: Result, speech: Speech, title: str, names: Sequence[str] | None = None
) -> RenderableType:
    """Render the score line by line, a column per player, a range where it is not certain; then the cards that earned it, of
    all players or of those named."""
    grid = Table(box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    low, high = ((*result.lines, *result.virtual) for result in (least, most))
    for name in speech.names[: len(low)]:
        grid.add_column(name, justify="right")
    players = list(zip(low, high, strict=True))
    for number, (line, _) in enumerate(low[0].lines):
        points = (_range(lowest.lines[number][1], highest.lines[number][1]) for lowest, highest in players)
        grid.add_row(speech.wording.say(f"score-{line}"), *points)
    totals = (_range(*ends) for ends in zip(_totals(least), _totals(most), strict=True))
    grid.add_row(say("score-total"), *totals, style="bold")
    if least == most:
        ranks = (*least.ranks, *(2 if least.winners else 1 for _ in least.virtual))
        grid.add_row(say("score-rank"), *(say("rank", rank=rank) for rank in ranks), style="bold")
    earned = [TextRow(name, _earned(score, speech), listed=True) for name, score in zip(speech.names, low, strict=False)]
    shown = [row for row in earned if row.items and (names is None or row.heading in names)]
    return Group(Text(title, "bold"), grid, render_rows(shown, speech))


def _totals(result: Result) -> tuple[int, ...]:
    return (*result.scores, *(score.total for score in result.virtual))


def _range(low: int, high: int) -> str:
    low, high = sorted((low, high))
    return str(low) if low == high else say("number-range", low=low, high=high)


def _earned(score: Score, speech: Speech) -> tuple[TextItem, ...]:
    """The cards that earned points, line by line, where the game lists them."""
    named = [(speech.wording.say(f"score-{line}"), points) for line, points in score.lines]
    return tuple(
        TextItem(f"{name} {points}:", speech.wording.cards(cards))
        for (name, points), cards in zip(named, score.cards, strict=False)
        if cards
    )
