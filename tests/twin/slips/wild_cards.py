"""Slips for the twin of Wild Cards."""

from __future__ import annotations

from tests.twin.slips.slip import Slip

SLIPS = (
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
        "s[at.TALISMAN] = wrap(s[at.TALISMAN], t[at.PEOPLE]) + 1",
        "s[at.TALISMAN] = wrap(s[at.TALISMAN], t[at.SEATS]) + 1",
    ),
    Slip("bid - 1 >= at.FIRST_WILD else", "bid - 1 > at.FIRST_WILD else"),
    Slip("s[at.HANDS + seat] += s[at.PAYMENTS + seat]\n", "pass\n"),
    Slip("if used & ~t[at.FITTING + animal] == 0:", "if used & t[at.FITTING + animal]:"),
    Slip("complete = owner(s, at.EAGLE) != seat + 1 or may_stop(s, seat)", "complete = True"),
    Slip("leaders += 3 if animal == at.PEACOCK else 1", "leaders += 1"),
    Slip("elif count > second:\n            second = count", "elif count >= most:\n            second = count"),
    Slip("        clear_answers(s, t)\n", "        pass\n"),
    Slip("if seat >= t[at.PEOPLE]:\n        return -1", "if seat < 0:\n        return -1"),
)
