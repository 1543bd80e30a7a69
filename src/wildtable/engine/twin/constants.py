"""Constants of a twin, generated from its game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from types import ModuleType

from wildtable.engine.cards import Card
from wildtable.engine.moves import Vocabulary
from wildtable.engine.steps import Step


def number_steps(module: ModuleType) -> dict[str, int]:
    """Return a number for each step of a game, by its name."""
    kinds = {name: value for name, value in vars(module).items() if isinstance(value, type) and issubclass(value, Step)}
    steps = [name for name, kind in kinds.items() if hasattr(kind, "__dataclass_fields__")]
    return {name: number for number, name in enumerate(steps)}


def offsets(start: int, sizes: Sequence[int]) -> Iterator[int]:
    """Return where fields of such sizes begin, and where the last one ends."""
    return accumulate(sizes, initial=start)


def first_id(moves: Vocabulary, verb: str, cards: Iterable[Card], place: int | None = None) -> int:
    """Return the id of the first of some moves `verb card`, which must be numbered in the order of their cards."""
    end = "" if place is None else f"@{place}"
    ids = [moves[f"{verb} {moves.catalogue.names[card]}{end}"].id for card in cards]
    assert ids == list(range(ids[0], ids[0] + len(ids))), f"{verb}: moves are not numbered in the order of their cards"
    return ids[0]


def pack(values: Iterable[int], bits: int) -> int:
    """Return one word with small numbers side by side, the first lowest."""
    return sum(value << (bits * place) for place, value in enumerate(values))
