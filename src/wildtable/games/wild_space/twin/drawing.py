"""Drawing cards as kernels: from the draw pile or the pool, and the pool refreshed at any moment of one's turn."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, lowest, pop_card, push_card, with_byte
from wildtable.engine.twin.kernels.chance import shuffle
from wildtable.engine.twin.kernels.frames import ANSWER, push
from wildtable.games.wild_space.twin import constants as at
from wildtable.games.wild_space.twin.sets import add, is_empty, remove


@kernel
def count_sources(s: Words) -> int:
    """Return from how many places a card can be drawn."""
    count = 1 if s[at.PILE] or s[at.DISCARDS] else 0
    for spot in range(at.SPOTS):
        if byte_at(s[at.POOL], spot):
            count += 1
    return count


@kernel
def source_at(s: Words, number: int) -> int:
    """Return the id of a move that draws a card: from the pile, then from the spots that have one."""
    if s[at.PILE] or s[at.DISCARDS]:
        if number == 0:
            return at.DRAW_PILE_ID
        number -= 1
    spot = 0
    while byte_at(s[at.POOL], spot) == 0 or number:
        if byte_at(s[at.POOL], spot):
            number -= 1
        spot += 1
    return at.DRAW_SPOT_ID + spot


@kernel
def ask_draw(s: Words, seat: int) -> int:
    """Draw.asks: each seat that can draw, unless there is one way to and no card to refresh the pool with."""
    count = count_sources(s)
    if count == 0:
        s[ANSWER] = at.NOTHING
        return 0
    if count == 1 and is_empty(s, at.HANDS + 2 * seat):
        s[ANSWER] = source_at(s, 0)
        return 0
    return 1 << seat


@kernel
def draw(s: Words, t: Words, seat: int, cards: int) -> None:
    """Draw: draw cards, each from the top of the pile or from the pool; what cannot be drawn is skipped."""
    if s[ANSWER] == at.NOTHING:
        return
    add(s, at.HANDS + 2 * seat, take(s, t))
    if cards > 1:
        push(s, at.DRAW | (seat << 8) | ((cards - 1) << 16))


@kernel
def take(s: Words, t: Words) -> int:
    """Take the card drawn: from the pile, or from a spot of the pool, which is filled at once. The filling depends on
    nothing the card changes, so it comes first."""
    if s[ANSWER] == at.DRAW_PILE_ID:
        if s[at.PILE] == 0:
            reshuffle(s, t)
        return pop_card(s, at.PILE)
    spot = s[ANSWER] - at.DRAW_SPOT_ID
    card = byte_at(s[at.POOL], spot) - 1
    s[at.POOL] = with_byte(s[at.POOL], spot, 0)
    fill_pool(s, t)
    return card


@kernel
def refresh(s: Words, t: Words, seat: int, card: int) -> None:
    """OnTurn: a hand card and the whole pool are discarded, and three new cards revealed."""
    remove(s, at.HANDS + 2 * seat, card)
    push_card(s, at.DISCARDS, card)
    for spot in range(at.SPOTS):
        if byte_at(s[at.POOL], spot):
            push_card(s, at.DISCARDS, byte_at(s[at.POOL], spot) - 1)
    s[at.POOL] = 0
    fill_pool(s, t)


@kernel
def fill_pool(s: Words, t: Words) -> None:
    """Fill a gap at once, from the left, as long as there is a card to be had."""
    for spot in range(at.SPOTS):
        if byte_at(s[at.POOL], spot) == 0:
            if s[at.PILE] == 0:
                if s[at.DISCARDS] == 0:
                    return
                reshuffle(s, t)
            s[at.POOL] = with_byte(s[at.POOL], spot, pop_card(s, at.PILE) + 1)


@kernel
def reshuffle(s: Words, t: Words) -> None:
    """Make the discard pile the draw pile, which is used up."""
    low = high = 0
    while s[at.DISCARDS]:
        card = pop_card(s, at.DISCARDS)
        if card < at.HALF:
            low |= 1 << card
        else:
            high |= 1 << (card - at.HALF)
    fill_pile(s, low, high)
    shuffle(s, t, at.PILE)


@kernel
def fill_pile(s: Words, low: int, high: int) -> None:
    """Fill the empty draw pile in ascending order from the top, as a shuffle expects it."""
    for card in range(at.CREW - 1, -1, -1):
        if (low >> card) & 1 if card < at.HALF else (high >> (card - at.HALF)) & 1:
            push_card(s, at.PILE, card)


@kernel
def pay(s: Words, t: Words, seat: int) -> None:
    """Fulfil a condition: discard cards from hand, or remove them from the crew; a gap in the pool takes one at once.
    What one must have costs nothing."""
    source = (at.CREWS if s[at.REMOVES] else at.HANDS) + 2 * seat
    for half in range(2):
        cards = s[at.PAID + half]
        s[source + half] &= ~cards
        while cards:
            push_card(s, at.DISCARDS, at.HALF * half + lowest(cards))
            cards &= cards - 1
    fill_pool(s, t)
