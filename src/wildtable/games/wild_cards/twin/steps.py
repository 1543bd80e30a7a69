"""The steps of Wild Cards as kernels, in the order of the rulebook.

`ask_X` mirrors `X.asks` and returns the seats that owe an answer; `X` mirrors `X.then`. A frame on the stack is a step, from
bit 8 on a seat or a set of seats, from bit 16 on whatever else the step carries. What `AcquireAnimals` carries is called
`acquiring`: bit 0 says by_talisman, bits 1 to 5 are the seats that acted, above it they follow in order, three bits each.
"""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import (
    byte_at,
    count_cards,
    flags_of,
    kind_at,
    lowest,
    pop_card,
    push_card,
    push_counts,
    with_byte,
    wrap,
)
from wildtable.engine.twin.kernels.frames import ANSWER, push
from wildtable.games.wild_cards.twin import constants as at
from wildtable.games.wild_cards.twin.refilling import chosen_place, claim_leader, draw
from wildtable.games.wild_cards.twin.state import (
    bid_of,
    can_pay,
    is_last_round,
    owes,
    owner,
    price,
    receive,
    take_from_hand,
    total,
    value,
)

# Setting up, in `setting_up`

# Phase 1: place bids


@kernel
def ask_place_bids(s: Words, t: Words) -> int:
    """PlaceBids.asks: all who have more than one card."""
    owing = 0
    for seat in range(t[at.PEOPLE]):
        if count_cards(s[at.HANDS + seat]) + ((s[at.HELD] >> seat) & 1) > 1:
            owing |= 1 << seat
    return owing


@kernel
def place_bids(s: Words, t: Words) -> None:
    """PlaceBids: each seat places one card face down; the eagle's owner may place two. Leo bids the top card of his pile."""
    push(s, at.ACQUIRE_ANIMALS)
    push(s, at.RESOLVE_REFILLS)
    for seat in range(t[at.PEOPLE]):
        picks, refill = s[at.PICKS + seat], (s[at.PICKED] >> seat) & 1
        if picks == 0 and refill == 0:
            picks, refill = s[at.HANDS + seat], (s[at.HELD] >> seat) & 1
        first = at.REFILL if picks == 0 else kind_at(picks, 0)
        take_from_hand(s, seat, first)
        if count_cards(picks) + refill == 1:
            s[at.BIDS] |= (first + 1) << (8 * seat)
        else:
            rest = picks - (1 << (4 * first))
            second = at.REFILL if rest == 0 else kind_at(rest, 0)
            take_from_hand(s, seat, second)
            s[at.FACE_DOWN] = (first + 1) | ((second + 1) << 8)
            push(s, at.CHOOSE_BID | (seat << 8))
    if t[at.LEO] >= 0 and s[at.LEO_PILE]:
        s[at.BIDS] |= (pop_card(s, at.LEO_PILE) + 1) << (8 * t[at.LEO])


@kernel
def choose_bid(s: Words, seat: int) -> None:
    """ChooseBid: the eagle: when all others are revealed its owner chooses one of two cards and takes the other back."""
    chosen = at.REFILL if (s[at.PICKED] >> seat) & 1 else kind_at(s[at.PICKS + seat], 0)
    first, second = byte_at(s[at.FACE_DOWN], 0) - 1, byte_at(s[at.FACE_DOWN], 1) - 1
    s[at.FACE_DOWN] = 0
    s[at.BIDS] |= (chosen + 1) << (8 * seat)
    receive(s, seat, second if chosen == first else first)


# Phase 2: refill hands, in `refilling`

# Phase 3: acquire animals


@kernel
def acquire_animals(s: Words, t: Words, acquiring: int) -> None:
    """AcquireAnimals: bidders act in descending order of their bids."""
    highest = tied = count = 0
    for seat in range(t[at.SEATS]):
        bid = bid_of(s, seat)
        if bid and not (acquiring >> (1 + seat)) & 1:
            worth = value(bid - 1)
            if worth > highest:
                highest, tied, count = worth, 1 << seat, 1
            elif worth == highest:
                tied |= 1 << seat
                count += 1
    if count == 0:
        push(s, at.PREPARE_NEXT_ROUND | ((acquiring & 1) << 8))
    elif count == 1:
        act(s, lowest(tied), acquiring)
    else:
        settle_tie(s, t, tied, acquiring)


@kernel
def act(s: Words, seat: int, acquiring: int) -> None:
    """AcquireAnimals.next: this seat acts now, the others after it."""
    order = ((acquiring >> (1 + at.MAX_SEATS)) << 3) | (seat + 1)
    low = acquiring & ((1 << (1 + at.MAX_SEATS)) - 1)
    push(s, at.ACQUIRE_ANIMALS | (low | (2 << seat) | (order << (1 + at.MAX_SEATS))) << 16)
    push(s, at.TAKE_OR_PASS | (seat << 8))


@kernel
def settle_tie(s: Words, t: Words, tied: int, acquiring: int) -> None:
    """Decide who of those with the same bid goes first: the lion's owner, Leo, the higher payment, then what the edition
    says."""
    lion, leo = owner(s, at.LION) - 1, t[at.LEO]
    if 0 <= lion < t[at.PEOPLE] and (tied >> lion) & 1:
        act(s, lion, acquiring)
        return
    if leo >= 0 and (tied >> leo) & 1:
        act(s, leo, acquiring)
        return
    if price(s, lowest(tied)):
        able = owing = 0
        for seat in range(t[at.SEATS]):
            if (tied >> seat) & 1 and can_pay(s, seat):
                able |= 1 << seat
                if owes(s, seat):
                    owing |= 1 << seat
        if able & (able - 1) == 0:
            act(s, lowest(able if able else tied), acquiring)
            return
        if owing:
            push(s, at.ACQUIRE_ANIMALS | (acquiring << 16))
            push(s, at.LAY_PAYMENTS | (owing << 8))
            return
        tied = highest_paid(s, t, able)
        if tied & (tied - 1) == 0:
            act(s, lowest(tied), acquiring)
            return
    if s[at.TALISMAN] == 0:
        push(s, at.BREAK_TIE | (tied << 8) | (acquiring << 16))
        return
    seat = wrap(s[at.TALISMAN], t[at.SEATS])
    while not (tied >> seat) & 1:
        seat = wrap(seat + 1, t[at.SEATS])
    act(s, seat, acquiring | 1)


@kernel
def highest_paid(s: Words, t: Words, able: int) -> int:
    """Return the seats with the highest payment."""
    most = -1
    found = 0
    for seat in range(t[at.SEATS]):
        if (able >> seat) & 1:
            paid = total(s[at.PAYMENTS + seat])
            if paid > most:
                most, found = paid, 0
            if paid == most:
                found |= 1 << seat
    return found


@kernel
def ask_lay_payments(s: Words, t: Words, seats: int) -> int:
    """LayPayments.asks: those who do not need their whole hand for it."""
    owing = 0
    for seat in range(t[at.SEATS]):
        if (seats >> seat) & 1 and count_cards(s[at.HANDS + seat]) > price(s, seat):
            owing |= 1 << seat
    return owing


@kernel
def lay_payments(s: Words, t: Words, seats: int) -> None:
    """LayPayments: players tied on a bid of 2 or more lay their payment face down and reveal together."""
    for seat in range(t[at.SEATS]):
        if (seats >> seat) & 1:
            pay(s, seat)


@kernel
def is_drawable(s: Words, seat: int) -> bool:
    """BreakTie.reveal: may this seat reveal from the pile? With an empty hand it must."""
    return s[at.HABITAT_PILE] > 0 or s[at.DISCARD] > 0 or s[at.HANDS + seat] == 0


@kernel
def ask_break_tie(s: Words, t: Words, tied: int) -> int:
    """BreakTie.asks: those with more than one way to reveal a card."""
    owing = 0
    for seat in range(t[at.SEATS]):
        if (tied >> seat) & 1 and count_cards(s[at.HANDS + seat]) + is_drawable(s, seat) > 1:
            owing |= 1 << seat
    return owing


@kernel
def break_tie(s: Words, t: Words, frame: int) -> None:
    """BreakTie: 2020: each player still tied reveals one more card, from the pile or from hand; the highest goes first."""
    push(s, at.COMPARE_TIE_CARDS | (frame & ~255))
    for seat in range(t[at.SEATS] - 1, -1, -1):
        if (frame >> (8 + seat)) & 1:
            picks = s[at.PICKS + seat]
            if picks == 0 and not is_drawable(s, seat):
                picks = s[at.HANDS + seat]
            if picks:
                s[at.HANDS + seat] -= picks
                s[at.TIE_CARDS] |= (kind_at(picks, 0) + 1) << (8 * seat)
            else:
                push(s, at.REVEAL_FROM_PILE | (seat << 8))


@kernel
def reveal_from_pile(s: Words, seat: int, frame: int) -> None:
    """RevealFromPile: the top card of the draw pile, unseen until now; nothing if there is none."""
    if s[at.HABITAT_PILE] == 0 and s[at.DISCARD]:
        push(s, frame)
        push(s, at.RESHUFFLE)
    elif s[at.HABITAT_PILE]:
        s[at.TIE_CARDS] |= (pop_card(s, at.HABITAT_PILE) + 1) << (8 * seat)


@kernel
def compare_tie_cards(s: Words, t: Words, tied: int, acquiring: int) -> None:
    """CompareTieCards: the highest card goes first; equals go on alone. All these cards are discarded once the first place
    is decided."""
    highest = best = 0
    for seat in range(t[at.SEATS]):
        if (tied >> seat) & 1:
            card = byte_at(s[at.TIE_CARDS], seat)
            worth = value(card - 1) if card else 0
            if worth > highest:
                highest, best = worth, 0
            if worth == highest:
                best |= 1 << seat
            if card:
                s[at.COMPARED] += 1 << (4 * (card - 1))
    s[at.TIE_CARDS] = 0
    if best & (best - 1) and highest:
        push(s, at.BREAK_TIE | (best << 8) | (acquiring << 16))
        return
    push_counts(s, at.DISCARD, s[at.COMPARED])
    s[at.COMPARED] = 0
    act(s, lowest(best), acquiring)


@kernel
def ask_take_or_pass(s: Words, t: Words, seat: int) -> int:
    """TakeOrPass.asks: each seat that can pay, as long as there are animals."""
    s[ANSWER] = at.PASS_ID
    return 0 if seat == t[at.LEO] or s[at.DISPLAY] == 0 or not can_pay(s, seat) else 1 << seat


@kernel
def take_or_pass(s: Words, t: Words, seat: int) -> None:
    """TakeOrPass: take an animal, or pass. Leo takes the nearest and never pays."""
    if seat == t[at.LEO]:
        if s[at.DISPLAY]:
            place = 0
            while byte_at(s[at.DISPLAY], place) == 0:
                place += 1
            push(s, at.GAIN_ANIMAL | (seat << 8) | (place << 16))
    elif s[ANSWER] == at.PASS_ID:
        push(s, at.PASS | (seat << 8))
    else:
        push(s, at.GAIN_ANIMAL | (seat << 8) | (chosen_place(s, t, at.TAKE_ID, at.TAKE_AT_ID) << 16))
        if owes(s, seat):
            push(s, at.PAY | (seat << 8))


@kernel
def pass_on(s: Words, seat: int) -> None:
    """Pass: take the bid back, and a payment already laid, then draw two cards."""
    receive(s, seat, bid_of(s, seat) - 1)
    s[at.BIDS] &= ~(255 << (8 * seat))
    s[at.HANDS + seat] += s[at.PAYMENTS + seat]
    s[at.PAYMENTS + seat] = 0
    draw(s, seat, 2)


@kernel
def ask_pay(s: Words, seat: int) -> int:
    """Pay.asks: each seat that does not need the whole hand for it."""
    return 1 << seat if count_cards(s[at.HANDS + seat]) > price(s, seat) else 0


@kernel
def pay(s: Words, seat: int) -> None:
    """Pay: pay one card less than the bid's value, unless a tie made one lay the payment before."""
    paid = s[at.PICKS + seat] if s[at.PICKS + seat] else s[at.HANDS + seat]
    s[at.HANDS + seat] -= paid
    s[at.PAYMENTS + seat] += paid


@kernel
def gain_animal(s: Words, t: Words, seat: int, place: int) -> None:
    """GainAnimal: the animal joins the collection; its leader may follow, and two points if it was paid for in its natural
    habitat."""
    animal = byte_at(s[at.DISPLAY], place) - 1
    s[at.DISPLAY] = with_byte(s[at.DISPLAY], place, 0)
    s[at.COLLECTIONS + seat] += 1 << (4 * animal)
    claim_leader(s, t, seat, animal)
    if seat < t[at.PEOPLE]:
        used = flags_of(s[at.PAYMENTS + seat]) | (1 << (4 * (bid_of(s, seat) - 1)))
        if used & ~t[at.FITTING + animal] == 0:
            s[at.TOKENS] += 2 << (8 * seat)


# Phase 4: prepare the next round


@kernel
def ask_prepare_next_round(s: Words, t: Words) -> int:
    """PrepareNextRound.asks: the ibex's owner, for a bid that is not wild and not the last."""
    seat = owner(s, at.IBEX) - 1
    s[ANSWER] = at.PASS_ID
    if seat < 0 or seat >= t[at.PEOPLE] or is_last_round(s, t):
        return 0
    bid = bid_of(s, seat)
    return 0 if bid == 0 or bid - 1 >= at.FIRST_WILD else 1 << seat


@kernel
def prepare_next_round(s: Words, t: Words, by_talisman: int) -> None:
    """PrepareNextRound: the ibex's owner may take their bid back; other bids and payments are discarded, animals left go out
    of the game."""
    if s[ANSWER] == at.TAKE_BACK_ID:
        seat = owner(s, at.IBEX) - 1
        receive(s, seat, bid_of(s, seat) - 1)
        s[at.BIDS] &= ~(255 << (8 * seat))
    for seat in range(t[at.SEATS]):
        if bid_of(s, seat):
            push_card(s, at.DISCARD, bid_of(s, seat) - 1)
        push_counts(s, at.DISCARD, s[at.PAYMENTS + seat])
        s[at.PAYMENTS + seat] = 0
    s[at.BIDS] = 0
    for place in range(t[at.DISPLAY_SIZE]):
        if byte_at(s[at.DISPLAY], place):
            push_card(s, at.OUT, byte_at(s[at.DISPLAY], place) - 1)
    s[at.DISPLAY] = 0
    if by_talisman and s[at.TALISMAN] and not is_last_round(s, t):
        s[at.TALISMAN] = wrap(s[at.TALISMAN], t[at.PEOPLE]) + 1
    push(s, at.REVEAL_DISPLAY)


@kernel
def discard_hands(s: Words, t: Words) -> None:
    """DiscardHands: at the end hands are discarded and score nothing."""
    for seat in range(t[at.PEOPLE]):
        push_counts(s, at.DISCARD, s[at.HANDS + seat])
        s[at.HANDS + seat] = 0
    s[at.HELD] = 0
