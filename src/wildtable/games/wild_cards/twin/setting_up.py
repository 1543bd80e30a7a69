"""Setting up Wild Cards and revealing a display, as kernels."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import card_at, pop_card, push_card
from wildtable.engine.twin.kernels.chance import shuffle
from wildtable.engine.twin.kernels.frames import push
from wildtable.games.wild_cards.twin import constants as at
from wildtable.games.wild_cards.twin.state import fill_sorted, is_last_round, receive


@kernel
def set_up(s: Words, t: Words) -> None:
    """SetUpWildCards: remove some animals, deal seven habitat cards and a refill card each, give the talisman to a seat."""
    animals = t[at.ALL_ANIMALS]
    if t[at.REMOVED_SEEN]:
        for animal in range(at.SPECIES):
            push_card(s, at.OUT, animal)
            animals -= 1 << (4 * animal)
    fill_sorted(s, at.ANIMAL_PILE, animals, at.SPECIES)
    shuffle(s, t, at.ANIMAL_PILE)
    remove_bottom(s, t[at.REMOVED_UNSEEN])
    fill_sorted(s, at.HABITAT_PILE, t[at.ALL_HABITATS], at.FIRST_WILD + 4)
    shuffle(s, t, at.HABITAT_PILE)
    for seat in range(t[at.PEOPLE]):
        for _ in range(7):
            receive(s, seat, pop_card(s, at.HABITAT_PILE))
        receive(s, seat, at.REFILL)
    push(s, at.REVEAL_DISPLAY)
    if t[at.HAS_TALISMAN]:
        push(s, at.GIVE_TALISMAN)
    if t[at.LEO] >= 0:
        push(s, at.FILL_LEO | (at.LEO_CARDS << 16))


@kernel
def remove_bottom(s: Words, count: int) -> None:
    """Remove animals off the bottom of the pile, unseen."""
    size = s[at.ANIMAL_PILE]
    for place in range(count):
        s[at.REMOVED] += 1 << (4 * card_at(s, at.ANIMAL_PILE, place))
    s[at.ANIMAL_PILE] = 0
    for place in range(count, size):
        push_card(s, at.ANIMAL_PILE, card_at(s, at.ANIMAL_PILE, place))
    for _ in range(count):
        push_card(s, at.ANIMAL_PILE, 0)
    s[at.ANIMAL_PILE] = size - count


@kernel
def give_talisman(s: Words, t: Words) -> None:
    """GiveTalisman: one of the people holds the talisman at the start, drawn at random. Leo's pile, put aside meanwhile,
    makes room for the pile of seats."""
    count, cards = s[at.LEO_PILE], s[at.LEO_PILE + 1]
    s[at.LEO_PILE] = 0
    for seat in range(t[at.PEOPLE] - 1, -1, -1):
        push_card(s, at.LEO_PILE, seat)
    shuffle(s, t, at.LEO_PILE)
    s[at.TALISMAN] = 1 + pop_card(s, at.LEO_PILE)
    s[at.LEO_PILE], s[at.LEO_PILE + 1] = count, cards


@kernel
def reveal_display(s: Words, t: Words) -> None:
    """RevealDisplay: a full display, nearest the pile first; when it cannot be filled the game ends at once."""
    if is_last_round(s, t):
        push(s, at.DISCARD_HANDS)
        return
    s[at.ROUND] += 1
    display = 0
    for place in range(t[at.DISPLAY_SIZE]):
        display |= (pop_card(s, at.ANIMAL_PILE) + 1) << (8 * place)
    s[at.DISPLAY] = display
    push(s, at.PLACE_BIDS)
