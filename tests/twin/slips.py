"""Slips planted in the twins: each changes one line of a kernel, and the lockstep test must notice every one."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from inspect import getsource
from types import ModuleType
from typing import Any, NamedTuple

from wildtable.engine.twin.kernels import Linker, loops
from wildtable.engine.twin.rules import TwinRules


class Slip(NamedTuple):
    """Some text of a twin's source as it is, and as it would be with the slip."""

    right: str
    wrong: str


SLIPS: Mapping[str, tuple[Slip, ...]] = {
    "wild-cards": (
        Slip("for _ in range(7):\n            receive", "for _ in range(6):\n            receive"),
        Slip("push(s, at.FILL_LEO | (at.LEO_CARDS << 16))\n\n\n@kernel\ndef remove", "pass\n\n\n@kernel\ndef remove"),
        Slip("s[at.ROUND] += 1", "s[at.ROUND] += 0"),
        Slip("receive(s, seat, second if chosen == first else first)", "receive(s, seat, second)"),
        Slip("(frame >> (8 + seat)) & 1 or seat >= t[at.PEOPLE]", "seat >= t[at.PEOPLE]"),
        Slip(
            "other], animal) > own:",
            "other], animal) > own + 1:",
        ),
        Slip("heir + 1 if most else 0", "heir + 1"),
        Slip("full = at.HAND_LIMIT if owner(s, at.SQUIRREL) == seat + 1 else 7", "full = 7"),
        Slip("cards = min(cards, at.HAND_LIMIT - count_cards(s[at.HANDS + seat]))", "cards = cards + 0"),
        Slip("if leo >= 0 and (tied >> leo) & 1:", "if leo >= 9:"),
        Slip("if able & (able - 1) == 0:", "if able == 0:"),
        Slip("act(s, seat, acquiring | 1)", "act(s, seat, acquiring)"),
        Slip(
            "if worth > highest:\n                highest, best = worth, 0",
            "if worth >= highest:\n                highest, best = worth, 0",
        ),
        Slip(
            "s[at.TALISMAN] = s[at.TALISMAN] % t[at.PEOPLE] + 1",
            "s[at.TALISMAN] = s[at.TALISMAN] % t[at.SEATS] + 1",
        ),
        Slip("bid - 1 >= at.FIRST_WILD else", "bid - 1 > at.FIRST_WILD else"),
        Slip("s[at.HANDS + seat] += s[at.PAYMENTS + seat]\n", "pass\n"),
        Slip("if used & ~t[at.FITTING + animal] == 0:", "if used & t[at.FITTING + animal]:"),
        Slip("complete = owner(s, at.EAGLE) != seat + 1 or may_stop(s, seat)", "complete = True"),
        Slip("leaders += 3 if animal == at.PEACOCK else 1", "leaders += 1"),
        Slip("elif count > second:\n            second = count", "elif count >= most:\n            second = count"),
        Slip("            clear_answers(s, t)\n", "            pass\n"),
        Slip("if seat >= t[at.PEOPLE]:\n        return -1", "if seat < 0:\n        return -1"),
    ),
    "wild-realms-alliance": (
        Slip("draw_cards(s, at.HANDS + seat, 4)", "draw_cards(s, at.HANDS + seat, 3)"),
        Slip("passed = s[at.HANDS + t[at.SEATS] - 1]", "passed = s[at.HANDS]"),
        Slip("& ~leader & ~fighter", "& ~leader"),
        Slip("chosen if chosen else 1", "1"),
        Slip(
            "if count == 0 or key > highest:\n                highest, winner = key, seat + 1",
            "if count == 0 or key >= highest:\n                highest, winner = key, seat + 1",
        ),
        Slip("turn = -64 if s[at.REVERSED] % 2 else 64", "turn = -64 if s[at.REVERSED] > 9 else 64"),
        Slip("s[at.LOST] = loser if count > 1 else 0", "s[at.LOST] = loser"),
        Slip("or does_both(s, t, seat):\n        return 0", "or False:\n        return 0"),
        Slip("if seat != s[at.LOST] - 1 and s[at.COLLECTORS + seat]:", "if s[at.COLLECTORS + seat]:"),
        Slip(
            "if s[at.LEADERS + seat] == 0:\n            release_tucked",
            "if s[at.LEADERS + seat]:\n            release_tucked",
        ),
        Slip("other != seat or target == at.ANY", "other != seat"),
        Slip("if (taken >> card) & 1 == 0:", "if card < 0:"),
        Slip("return shown if shown & (shown - 1) else 0", "return 0"),
        Slip("else strength >= at.MIGHTY:", "else strength > at.MIGHTY:"),
        Slip("at.COLLECTORS, at.RECRUITS):", "at.COLLECTORS):"),
        Slip("s[at.BONUS + target] += amount_of(ability)", "s[at.BONUS + target] += 1"),
        Slip("s[OWING] &= ~(1 << seat)", "s[OWING] = 0"),
        Slip("if rank_key(s, t, other) > own:", "if rank_key(s, t, other) >= own:"),
    ),
    "wild-space": (
        Slip("for _ in range(at.HAND):", "for _ in range(at.HAND - 1):"),
        Slip("if s[at.TURN] == at.TURNS * t[at.SEATS]:", "if s[at.TURN] == (at.TURNS - 1) * t[at.SEATS]:"),
        Slip("crew < byte_at(at.NEEDS, place):", "crew < 0:"),
        Slip("if ships_left(s, seat) == 0:\n        return 0", "if ships_left(s, seat) < 0:\n        return 0"),
        Slip("s[at.SHIPS_AT + seat] += at.LANDED << (2 * sector)", "s[at.SHIPS_AT + seat] += 2 << (2 * sector)"),
        Slip("if actions >> 8:", "if actions >> 16:"),
        Slip("crew >= byte_at(at.NEEDS, place):\n            s[", "crew > byte_at(at.NEEDS, place):\n            s["),
        Slip("s[at.USED] = s[at.USED + 1] = 0", "pass"),
        Slip("add(s, at.USED, by)", "pass"),
        Slip("square < t[at.TRACK_LENGTHS + captain]:", "square < 2:"),
        Slip("push(s, frame)\n    elif", "pass\n    elif"),
        Slip("if s[at.DISCARDS] == 0:\n                    return", "if s[at.DISCARDS] >= 0:\n                    return"),
        Slip("at.PER_ANIMAL * max(0, count - at.FREE_ANIMALS)", "at.PER_ANIMAL * count"),
        Slip("at.CREWS + 2 * other, thing) >= count", "at.CREWS + 2 * other, thing) > count"),
        Slip("in range(byte_at(s[at.TOKENS], seat)):", "in range(byte_at(s[at.TOKENS], seat) - 1):"),
        Slip("s[at.EXPLORED] |= 1 << planet", "pass"),
        Slip("if abilities & at.TAKE:\n                add", "if abilities & 1:\n                add"),
    ),
}


def mutated(rules: TwinRules, slip: Slip) -> dict[Any, Any]:
    """Return the kernels of a game with a slip in one of them, or in one that all games share."""
    kernels = Linker(lambda function: function, rules.kernels).reachable(loops.work)
    modules = [import_module(name) for name in {kernel.__module__ for kernel in kernels}]
    (module,) = [one for one in modules if slip.right in getsource(one)]
    source = getsource(module)
    assert source.count(slip.right) == 1, f"{slip.right!r} is there {source.count(slip.right)} times"
    wrong = ModuleType(module.__name__)
    exec(compile(source.replace(slip.right, slip.wrong), str(module.__file__), "exec"), vars(wrong))
    replaced = {kernel: vars(wrong)[kernel.__name__] for kernel in kernels if kernel.__module__ == module.__name__}
    return {**replaced, **{hook: replaced.get(own, own) for hook, own in rules.kernels.items()}}
