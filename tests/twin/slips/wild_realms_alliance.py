"""Slips for the twin of Wild Realms Alliance."""

from __future__ import annotations

from tests.twin.slips.slip import Slip

SLIPS = (
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
    Slip("if s[at.COLLECTORS + seat] == 0 or not does_both(s, t, seat):", "if not does_both(s, t, seat):"),
    Slip("at.VALUES, cards) + count_bits(cards)", "at.VALUES, cards) - count_bits(cards)"),
)
