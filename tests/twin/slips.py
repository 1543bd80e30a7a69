"""Slips planted in the twins: each changes one line of a kernel, and the lockstep test must notice every one."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from wildtable.engine.twin.kernels import is_kernel
from wildtable.engine.twin.rules import TwinRules


class Slip(NamedTuple):
    """A line of a module as it is, and as it would be with the slip."""

    module: str
    right: str
    wrong: str


SLIPS: Mapping[str, tuple[Slip, ...]] = {
    "wild-cards": (
        Slip("steps", "for _ in range(7):\n            receive", "for _ in range(6):\n            receive"),
        Slip("steps", "push(s, FILL_LEO | (LEO_CARDS << 16))\n\n\n@kernel\ndef remove", "pass\n\n\n@kernel\ndef remove"),
        Slip("steps", "s[ROUND] += 1", "s[ROUND] += 0"),
        Slip("steps", "receive(s, seat, second if chosen == first else first)", "receive(s, seat, second)"),
        Slip("steps", "(frame >> (8 + seat)) & 1 or seat >= t[PEOPLE]", "seat >= t[PEOPLE]"),
        Slip(
            "steps",
            "if copies_of(s[COLLECTIONS + other], animal) > own:",
            "if copies_of(s[COLLECTIONS + other], animal) >= own + 2:",
        ),
        Slip("steps", "heir + 1 if most else 0", "heir + 1"),
        Slip("steps", "full = HAND_LIMIT if owner(s, SQUIRREL) == seat + 1 else 7", "full = 7"),
        Slip("steps", "cards = min(cards, HAND_LIMIT - count_cards(s[HANDS + seat]))", "cards = cards + 0"),
        Slip("steps", "if leo >= 0 and (tied >> leo) & 1:", "if leo >= 9:"),
        Slip("steps", "if able & (able - 1) == 0:", "if able == 0:"),
        Slip("steps", "act(s, seat, acquiring | 1)", "act(s, seat, acquiring)"),
        Slip(
            "steps",
            "if worth > highest:\n                highest, best = worth, 0",
            "if worth >= highest:\n                highest, best = worth, 0",
        ),
        Slip("steps", "s[TALISMAN] = s[TALISMAN] % t[PEOPLE] + 1", "s[TALISMAN] = s[TALISMAN] % t[SEATS] + 1"),
        Slip("steps", "bid - 1 >= FIRST_WILD else", "bid - 1 > FIRST_WILD else"),
        Slip("steps", "s[HANDS + seat] += s[PAYMENTS + seat]\n", "pass\n"),
        Slip("steps", "if used & ~t[FITTING + animal] == 0:", "if used & t[FITTING + animal]:"),
        Slip("play", "complete = owner(s, EAGLE) != seat + 1 or may_stop(s, seat)", "complete = True"),
        Slip("play", "leaders += 3 if animal == PEACOCK else 1", "leaders += 1"),
        Slip("play", "elif count > second:\n            second = count", "elif count >= most:\n            second = count"),
    ),
}


def mutated(rules: TwinRules, slip: Slip) -> dict[Any, Any]:
    """Return the kernels of a game with a slip in one of them."""
    module = import_module(f"{type(rules).__module__}.{slip.module}")
    source = str(module.__spec__.loader.get_source(module.__name__))  # type: ignore[union-attr] # modules have one
    assert source.count(slip.right) == 1, f"{slip.right!r} is there {source.count(slip.right)} times"
    wrong = ModuleType(module.__name__)
    exec(compile(source.replace(slip.right, slip.wrong), str(module.__file__), "exec"), vars(wrong))
    right_kernels = {name: value for name, value in vars(module).items() if _belongs(value, module)}
    replaced: dict[Any, Any] = {value: vars(wrong)[name] for name, value in right_kernels.items()}
    return replaced | {hook: replaced.get(own, own) for hook, own in rules.kernels().items()}


def _belongs(value: object, module: ModuleType) -> bool:
    return is_kernel(value) and isinstance(value, FunctionType) and value.__module__ == module.__name__
