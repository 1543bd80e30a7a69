"""Encoding: a view as numbers in named fields.

It reads a View and nothing else, so it cannot contain what the viewer may not know. Seats are counted from the viewer, who
is always the first. The order of cards in piles and what the viewer remembers of cards out of sight are not encoded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from wildtable.engine.cards import Card, Seat
from wildtable.engine.errors import OptionError
from wildtable.engine.facts import SEATS, Fact
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.view import View
from wildtable.engine.steps import AnyStep, StepField
from wildtable.engine.zones import Visibility, Zone
from wildtable.lab.selfplay import SelfplayGame, SelfplayTable, read_selfplay

if TYPE_CHECKING:
    import pyarrow as pa


Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class EncodedField(NamedTuple):
    """Some numbers of an encoding: where they are, and the greatest and least of them."""

    name: str
    start: int
    most: Sequence[int]
    least: int = 0

    @property
    def stop(self) -> int:
        return self.start + len(self.most)


class _StepPlan(NamedTuple):
    """Where a field of a step is encoded, or the fields of a step within it."""

    field: StepField
    start: int = 0
    inner: tuple[_StepPlan, ...] = ()


class Encoding:
    """The numbers of a variant's views: `size`, and by name in `fields` where each part is.

    Plain numbers come first: sizes of hidden zones and numeric facts. Then come counts, one for each kind of card, seat,
    step or move.
    """

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.choose(seats, options or {})
        self._fields: list[EncodedField] = []
        self.size = 0
        self._dealt = Counter(card for cards in game.boxes(seats, self.options).values() for card in cards)
        zones = [zone for zone in game.layout.zones if zone.owner is None or zone.owner < seats]
        zones = [zone for zone in zones if self._kinds(zone)]
        self._sizes = self._plan_sizes(zones)
        self._numbers = [self._plan_number(fact) for fact in game.state_class.FACTS if fact.of == "number"]
        self._plain = self.size
        self._cards = self._plan_cards(zones)
        self._place_of = {card: place for place, card in enumerate(sorted(self._dealt))}
        self._dealt_counts = np.array([self._dealt[card] for card in self._place_of])
        unseen = self._add("unseen", self._dealt_counts.tolist())
        self._unseen = slice(unseen, self.size)
        self._unseen_place = {card: unseen + place for card, place in self._place_of.items()}.__getitem__
        self._named = [self._plan_named(fact) for fact in game.state_class.FACTS if fact.of != "number"]
        asking = [kind for kind in game.steps.kinds if kind.asks]
        steps = self._add("step", [1] * len(asking))
        self._step_fields: dict[str, tuple[StepField, int]] = {}
        self._steps = {kind.name: (steps + number, self._plan_fields(kind.fields)) for number, kind in enumerate(asking)}
        self._asked = self._add("asked", [1] * seats)
        self._answered = self._add("answered", [1] * seats)
        self._picks = self._add("picks", [max(self._dealt.values())] * len(game.moves))
        self.fields: Mapping[str, slice] = {field.name: slice(field.start, field.stop) for field in self._fields}
        self.high: Numbers = np.array([most for field in self._fields for most in field.most], np.float32)
        self.low: Numbers = np.array([field.least for field in self._fields for _ in field.most], np.float32)

    def encode(self, view: View, out: Numbers | None = None) -> Numbers:
        """Return a view of a seat as numbers, in `out` if it is given."""
        viewer = view.viewer
        if viewer is None or view.game is not self.game or view.seats != self.seats or view.options != self.options:
            raise OptionError(f"this encodes views of seats in {self.game.name} at {self.seats} seats with {self.options}")
        shown, counts, facts = view.shown, view.counts, view.facts
        numbers = [counts[zone] for zone in self._sizes[viewer]]
        for name, orders in self._numbers:
            value = facts[name]
            numbers += [value[place] for place in orders[viewer]] if isinstance(value, tuple) else [value]
        at: list[int] = []
        seen: list[Card] = []
        for zone, find in self._cards[viewer]:
            cards = shown[zone]
            if cards:
                at += map(find, cards)
                seen += cards
        at += map(self._unseen_place, seen)
        for name, start, seated in self._named:
            value = facts[name]
            for number in value if isinstance(value, tuple) else (value,):
                at.append(start + ((number - viewer) % self.seats if seated else self._place_of[number]))
        for start, seats in ((self._asked, view.asked), (self._answered, view.answered)):
            at += [start + (seat - viewer) % self.seats for seat in seats]
        at += [self._picks + move.id for move in view.picks]
        if view.asked:
            place, plans = self._steps[type(view.agenda[0]).__name__]
            at.append(place)
            self._encode_step(view.agenda[0], plans, viewer, at)
        counted = np.bincount(at, minlength=self.size)
        counted[: self._plain] = numbers
        counted[self._unseen] = self._dealt_counts - counted[self._unseen]
        if out is None:
            return counted.astype(np.float32)
        out[:] = counted
        return out

    def _encode_step(self, step: AnyStep, plans: Sequence[_StepPlan], viewer: Seat, at: list[int]) -> None:
        for (name, kind, values, *_), start, inner in plans:
            value = getattr(step, name)
            if inner:
                self._encode_step(value, inner, viewer, at)
            elif value is not None and value is not False:
                for part in value if isinstance(value, tuple) else (value,):
                    if kind == "seat":
                        at.append(start + (part - viewer) % self.seats)
                    elif kind == "flag":
                        at.append(start)
                    else:
                        at.append(start + (self._place_of[part] if kind == "card" else values.index(part)))

    # The plan

    def _add(self, name: str, most: Sequence[int], least: int = 0) -> int:
        """Add a field and return where it starts."""
        start = self.size
        self._fields.append(EncodedField(name, start, most, least))
        self.size += len(most)
        return start

    def _kinds(self, zone: Zone) -> list[Card]:
        """Return the kinds that a zone can hold in this variant."""
        families = self.game.catalogue.families
        return [card for card in sorted(self._dealt) if zone.may_hold(families[card])]

    def _turned(self, zones: Sequence[Zone]) -> list[list[Zone]]:
        """Return zones in the order of each viewer: those of one name are next to each other and start with the viewer's."""
        groups: dict[str, list[Zone]] = {}
        for zone in zones:
            groups.setdefault(_group(zone), []).append(zone)
        return [
            [
                zone
                for group in groups.values()
                for zone in (group if group[0].owner is None else group[viewer:] + group[:viewer])
            ]
            for viewer in range(self.seats)
        ]

    def _plan_sizes(self, zones: Sequence[Zone]) -> list[list[int]]:
        hidden = [zone for zone in zones if zone.visibility != Visibility.ALL]
        for zone in hidden:
            if not zone.owner:
                sizes = [sum(self._dealt[card] for card in self._kinds(zone))]
                self._add(f"{_group(zone)}-size", sizes * (1 if zone.owner is None else self.seats))
        return [[int(zone) for zone in turned] for turned in self._turned(hidden)]

    def _plan_number(self, fact: Fact) -> tuple[str, list[list[int]]]:
        """Add a fact of numbers; return its name and, for each viewer, the order of its values."""
        self._add(fact.name, [fact.most] * fact.count(self.seats), fact.least)
        lengths = [length or self.seats for length in fact.shape]
        orders = []
        for viewer in range(self.seats):
            order = []
            for places in product(*map(range, lengths)):
                index = 0
                for place, length, declared in zip(places, lengths, fact.shape, strict=True):
                    index = index * length + ((place + viewer) % length if declared == SEATS else place)
                order.append(index)
            orders.append(order)
        return fact.name, orders

    def _plan_cards(self, zones: Sequence[Zone]) -> list[list[tuple[int, Callable[[Card], int]]]]:
        """Add the zones that viewers see; return for each viewer what they are and what finds the place of a card."""
        places: dict[tuple[str, int], list[int]] = {}
        visible = [zone for zone in zones if zone.visibility != Visibility.NOBODY]
        for zone in visible:
            if not zone.owner:
                kinds = self._kinds(zone)
                copies = self.seats if zone.owner is not None and zone.visibility == Visibility.ALL else 1
                start = self._add(_group(zone), [self._dealt[card] for card in kinds] * copies)
                for copy in range(copies):
                    order = [-1] * len(self.game.catalogue)
                    for number, card in enumerate(kinds):
                        order[card] = start + copy * len(kinds) + number
                    places[_group(zone), copy] = order
        return [
            [
                (
                    int(zone),
                    places[_group(zone), 0 if zone.owner is None else (zone.owner - viewer) % self.seats].__getitem__,
                )
                for zone in visible
                if zone.visible(viewer)
            ]
            for viewer in range(self.seats)
        ]

    def _plan_named(self, fact: Fact) -> tuple[str, int, bool]:
        """Add a fact of seats or cards; return its name, its start and whether it is about seats."""
        seated = fact.of == "seat"
        return fact.name, self._add(fact.name, [1] * (self.seats if seated else len(self._place_of))), seated

    def _plan_fields(self, fields: Sequence[StepField], prefix: str = "step") -> tuple[_StepPlan, ...]:
        kinds = {kind.name: kind for kind in self.game.steps.kinds}
        plans = []
        for field in fields:
            name = f"{prefix}-{field.name}"
            if field.kind == "step":
                plans.append(_StepPlan(field, inner=self._plan_fields(kinds[field.steps[0]].fields, name)))
                continue
            if name not in self._step_fields:
                sizes = {"seat": self.seats, "card": len(self._place_of), "flag": 1}
                size = sizes.get(field.kind, len(field.values))
                self._step_fields[name] = field, self._add(name, [1] * size)
            known, start = self._step_fields[name]
            if known.kind != field.kind or known.values != field.values:
                raise OptionError(f"steps of {self.game.name} have different fields {field.name}: {known} and {field}")
            plans.append(_StepPlan(field, start))
        return tuple(plans)


def _group(zone: Zone) -> str:
    """Return the name that a seat's zone shares with those of other seats."""
    return zone.name if zone.owner is None else zone.name.removesuffix(f"-{zone.owner}")


def mask_moves(choice: Any, moves: int, *, in_order: bool = False) -> Mask:
    """Return for each of `moves` 1 if a choice offers it, else 0; all 0 without a choice.

    `in_order` offers cards of one answer in ascending order only, so that each set of cards is reached in one way.
    """
    mask = np.zeros(moves, np.int8)
    if choice is not None:
        mask[[move.id for move in (choice.in_order if in_order else choice.options)]] = 1
    return mask


# Decisions: the games of self-play as rows, derived from them when needed


GROUP_ROWS = 4096
"""Rows that are compressed together: many are smaller, few need less memory."""


def read_decisions(path: Path | str) -> Iterator[pa.Table]:
    """Yield for each game of a folder, or of one file of self-play, a table of its decisions.

    Columns: `game`, `decision` and `seat` as numbers; `observation`, the encoding of the seat's view; `mask`, 1 for each
    legal move of the vocabulary; `move`, the one that was played; `share` and `score`, which the seat had at the end.
    """
    games = read_selfplay(path)
    encoding = Encoding(games.game, games.seats, games.options)
    for game in games:
        yield _tabulate(games, encoding, game)


def write_decisions(path: Path) -> Path:
    """Write the decisions of a file of games beside it: a cache, which a new encoding makes invalid."""
    import pyarrow as pa  # noqa: PLC0415 - optional
    import pyarrow.parquet as pq  # noqa: PLC0415 - optional

    target = path.with_name(path.name.replace("games-", "decisions-"))
    unfinished = target.with_suffix(".unfinished")
    tables = read_decisions(path)
    some = [next(tables)]
    with pq.ParquetWriter(unfinished, some[0].schema, compression="zstd") as writer:
        for table in tables:
            some.append(table)
            if sum(map(len, some)) > GROUP_ROWS:
                writer.write_table(pa.concat_tables(some))
                some = []
        if some:
            writer.write_table(pa.concat_tables(some))
    unfinished.replace(target)
    return target


def _tabulate(games: SelfplayTable, encoding: Encoding, game: SelfplayGame) -> pa.Table:
    import pyarrow as pa  # noqa: PLC0415 - optional

    count, moves = len(game.moves), len(games.game.moves)
    observations, masks = np.zeros((count, encoding.size), np.float32), np.zeros((count, moves), np.int8)
    seats = []
    for number, (state, seat, _) in enumerate(games.replay(game)):
        encoding.encode(state.view(seat), observations[number])
        masks[number] = mask_moves(state.asking[seat], moves)
        seats.append(seat)

    def rows(values: Any, size: int) -> Any:
        return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), size)

    return pa.table(
        {
            "game": pa.array([game.number] * count, pa.int64()),
            "decision": pa.array(range(count), pa.int32()),
            "seat": pa.array(seats, pa.uint8()),
            "observation": rows(observations, encoding.size),
            "mask": rows(masks, moves),
            "move": pa.array(game.moves, pa.uint16()),
            "share": pa.array([game.shares[seat] for seat in seats], pa.float32()),
            "score": pa.array([game.scores[seat] for seat in seats], pa.int32()),
        }
    )
