"""Slips for the twin of Wild Space."""

from __future__ import annotations

from tests.twin.slips.slip import Slip

SLIPS = (
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
    Slip("t[at.CARD_ABILITIES + card] > 0 and not contains(s, at.USED, card)", "t[at.CARD_ABILITIES + card] > 0"),
    Slip("if abilities & at.TAKE:\n                add", "if abilities & 1:\n                add"),
)
