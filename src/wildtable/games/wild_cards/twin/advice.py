"""The advice of Wild Cards as kernels: the same ratings as `wild_cards.advice`, for a seat's own cards and what is open."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, copies_of, count_cards, flags_of, kind_at, only_flagged
from wildtable.engine.twin.kernels.frames import DEPTH, STACK
from wildtable.games.wild_cards import advice
from wildtable.games.wild_cards.twin import constants as at
from wildtable.games.wild_cards.twin.state import bid_of, owner, value

POINT = advice.POINT
CARD_POINTS, ROUNDS_TO_SPEND, THIRD_POINTS = advice.CARD_POINTS, advice.ROUNDS_TO_SPEND, advice.THIRD_POINTS
POWER_POINTS, NATURAL_POINTS, USUAL_VALUE = advice.POWER_POINTS, advice.NATURAL_POINTS, advice.USUAL_VALUE
EXCHANGE_POINTS = advice.EXCHANGE_POINTS

WORST = -(1 << 40)
SHIFT = 1024
"""Added to the outcomes of a bid, which share a word, twelve bits each."""


@kernel
def rate(s: Words, t: Words, seat: int, move: int) -> int:
    """Rate an answer to the question on top."""
    frame = s[STACK + s[DEPTH] - 1]
    step = frame & 255
    if step == at.PLACE_BIDS:
        return rate_bid(s, t, seat, move - at.BID_ID if move != at.DONE_ID else -1)
    if step == at.TAKE_OR_PASS:
        return rate_take(s, t, seat, named_animal(t, move, at.TAKE_ID, at.TAKE_AT_ID))
    if step == at.REFILL_HAND:
        return rate_discard(s, seat, move)
    if step == at.CHOOSE_BID:
        return rate_choice(s, t, seat, move - at.CHOOSE_ID)
    if step == at.EXCHANGE:
        return rate_gift(s, t, seat, move)
    if step == at.GET_ANIMAL:
        return change(s, t, seat, named_animal(t, move, at.GET_ID, at.GET_AT_ID), frame >> 16)
    if step == at.BREAK_TIE:
        return USUAL_VALUE if move == at.REVEAL_PILE_ID else POINT * value(move - at.REVEAL_ID)
    if step == at.PREPARE_NEXT_ROUND:
        return 0
    return rate_payment(s, t, seat, move - at.PAY_ID)


@kernel
def named_animal(t: Words, move: int, plain: int, placed: int) -> int:
    """Return the animal a move names, or -1 where it passes."""
    if move == at.PASS_ID:
        return -1
    return (move - placed) % at.PLACE_STEP if t[at.LEO] >= 0 else move - plain


@kernel
def rounds_left(s: Words, t: Words) -> int:
    """Return how many displays the animal pile still holds."""
    return s[at.ANIMAL_PILE] // t[at.DISPLAY_SIZE]


@kernel
def card_points(s: Words, t: Words) -> int:
    """Return what a habitat card in hand is worth."""
    return CARD_POINTS * min(ROUNDS_TO_SPEND, rounds_left(s, t)) // ROUNDS_TO_SPEND


@kernel
def own_hand(s: Words, seat: int) -> int:
    """Return a seat's habitat cards, those placed face down included, which are its own if it is asked to choose."""
    hand = s[at.HANDS + seat]
    if s[STACK + s[DEPTH] - 1] & 255 == at.CHOOSE_BID:
        for place in range(2):
            card = byte_at(s[at.FACE_DOWN], place) - 1
            if card != at.REFILL:
                hand += 1 << (4 * card)
    return hand


@kernel
def leads(s: Words, seat: int, animal: int) -> bool:
    return owner(s, animal) == seat + 1


@kernel
def full(s: Words, seat: int) -> int:
    """Return how many cards a seat holds after a refill."""
    return at.HAND_LIMIT if leads(s, seat, at.SQUIRREL) else 7


# Bids


@kernel
def strength(s: Words, seat: int, bid: int) -> int:
    """Return twice the value of a bid; equal ones go first, except before the lion."""
    return 0 if bid == at.REFILL else 2 * value(bid) + leads(s, seat, at.LION)


@kernel
def count_rivals(s: Words, t: Words, seat: int) -> int:
    """Return how many others can bid for animals."""
    rivals = 0
    for other in range(t[at.SEATS]):
        if other != seat and (other >= t[at.PEOPLE] or count_cards(s[at.HANDS + other]) + ((s[at.HELD] >> other) & 1) > 1):
            rivals += 1
    return rivals


@kernel
def outcomes(s: Words, t: Words, seat: int, bid: int) -> int:
    """Return what a bid brings when no rival goes first, when one does, two..., twelve bits each."""
    hand = own_hand(s, seat)
    points = card_points(s, t)
    if bid == at.REFILL:
        refilling = points * max(0, full(s, seat) - count_cards(hand))
        return (SHIFT + refilling) * 0x1001001001001
    nothing = passing(s, t, seat)
    first = second = third = fourth = nothing
    rest = hand - (1 << (4 * bid))
    if count_cards(rest) >= value(bid) - 1:
        for place in range(t[at.DISPLAY_SIZE]):
            animal = byte_at(s[at.DISPLAY], place) - 1
            if animal >= 0:
                take = taking(s, t, seat, animal, bid, rest)
                if take > first:
                    first, second, third, fourth = take, first, second, third
                elif take > second:
                    second, third, fourth = take, second, third
                elif take > third:
                    third, fourth = take, third
                elif take > fourth:
                    fourth = take
    low = (SHIFT + first) | (SHIFT + second) << 12 | (SHIFT + third) << 24
    return low | (SHIFT + fourth) << 36 | (SHIFT + nothing) << 48


@kernel
def factorial(number: int) -> int:
    product = 1
    for factor in range(2, number + 1):
        product *= factor
    return product


@kernel
def rate_bid(s: Words, t: Words, seat: int, card: int) -> int:
    """Rate a bid by all it may bring; with the eagle together with the card already placed."""
    picks, refill = s[at.PICKS + seat], (s[at.PICKED] >> seat) & 1
    other = at.REFILL if refill else kind_at(picks, 0) if picks else card
    if card < 0:
        card = other
    high, low = strength(s, seat, card), strength(s, seat, other)
    if high < low:
        high, low, card, other = low, high, other, card
    gains, others = outcomes(s, t, seat, card), outcomes(s, t, seat, other) if card != other else 0
    rivals = count_rivals(s, t, seat)
    above = between = 0
    for bid in range(5):
        if 2 * bid >= high:
            above += 1
        elif 2 * bid >= low:
            between += 1
    found = 0
    for before in range(rivals + 1):
        for middle in range(rivals - before + 1):
            after = rivals - before - middle
            ways = factorial(rivals) // (factorial(before) * factorial(middle) * factorial(after))
            for _ in range(before):
                ways *= above
            for _ in range(middle):
                ways *= between
            for _ in range(after):
                ways *= 5 - above - between
            gain = (gains >> (12 * before)) & 4095
            if card != other:
                gain = max(gain, (others >> (12 * (before + middle))) & 4095)
            found += ways * gain
    return found


@kernel
def rate_choice(s: Words, t: Words, seat: int, card: int) -> int:
    """Rate one of the eagle's two cards, now that the other bids lie open."""
    own = strength(s, seat, card)
    before = 0
    for other in range(t[at.SEATS]):
        bid = bid_of(s, other) - 1
        if bid >= 0 and bid != at.REFILL and 2 * value(bid) >= own:
            before += 1
    return (outcomes(s, t, seat, card) >> (12 * before)) & 4095


# What to do with a bid


@kernel
def passing(s: Words, t: Words, seat: int) -> int:
    """Rate two cards, as far as the hand can hold them once bid and payment are back."""
    back = count_cards(s[at.PAYMENTS + seat]) + (bid_of(s, seat) > 0)
    return card_points(s, t) * min(2, at.HAND_LIMIT - count_cards(own_hand(s, seat)) - back)


@kernel
def count_fitting(t: Words, cards: int, animal: int) -> int:
    """Return how many of these cards show an animal's natural habitat."""
    return count_cards(only_flagged(cards, t[at.FITTING + animal]))


@kernel
def is_natural(t: Words, animal: int, bid: int, hand: int) -> bool:
    """Can bid and payment all show the animal's natural habitat?"""
    return (t[at.FITTING + animal] >> (4 * bid)) & 1 == 1 and count_fitting(t, hand, animal) >= value(bid) - 1


@kernel
def taking(s: Words, t: Words, seat: int, animal: int, bid: int, hand: int) -> int:
    """Rate an animal, paid in its natural habitat where that is possible."""
    natural = NATURAL_POINTS if is_natural(t, animal, bid, hand) else 0
    return change(s, t, seat, animal, -1) + natural - card_points(s, t) * value(bid)


@kernel
def rate_take(s: Words, t: Words, seat: int, animal: int) -> int:
    """Rate an animal, for what a tie made one lay already or for cards from hand; or to pass."""
    if animal < 0:
        return passing(s, t, seat)
    hand = s[at.PAYMENTS + seat] if s[at.PAYMENTS + seat] else s[at.HANDS + seat]
    return taking(s, t, seat, animal, bid_of(s, seat) - 1, hand)


# Animals


@kernel
def collected(collection: int) -> int:
    """Return what a collection is worth without its leaders."""
    most = second = third = 0
    for animal in range(at.SPECIES):
        count = copies_of(collection, animal)
        if count > most:
            most, second, third = count, most, second
        elif count > second:
            second, third = count, second
        elif count > third:
            third = count
    return POINT * (2 * most + second) + THIRD_POINTS * third


@kernel
def leader_change(s: Words, t: Words, seat: int, animal: int, count: int, gained: bool) -> int:
    """Return the value of gaining a leader, or the loss of losing it, with `count` animals of its species."""
    led = leads(s, seat, animal)
    most = 1
    for other in range(t[at.SEATS]):
        if other != seat:
            most = max(most, copies_of(s[at.COLLECTIONS + other], animal))
    will_lead = (led or gained) and count >= most
    points = 3 * POINT if animal == at.PEACOCK else POINT + POWER_POINTS * rounds_left(s, t)
    return points * will_lead - points * led


@kernel
def change(s: Words, t: Words, seat: int, gained: int, lost: int) -> int:
    """Rate gaining an animal, and perhaps losing another, with the leaders that come and go."""
    before = s[at.COLLECTIONS + seat]
    after = before + (1 << (4 * gained))
    if lost >= 0:
        after -= 1 << (4 * lost)
    points = collected(after) - collected(before)
    points += leader_change(s, t, seat, gained, copies_of(after, gained), True)
    if lost >= 0 and lost != gained:
        points += leader_change(s, t, seat, lost, copies_of(after, lost), False)
    return points


@kernel
def rate_gift(s: Words, t: Words, seat: int, move: int) -> int:
    """Rate the best exchange there is for an animal; it should bring something."""
    if move == at.PASS_ID:
        return EXCHANGE_POINTS
    best = WORST
    for place in range(t[at.DISPLAY_SIZE]):
        best = max(best, change(s, t, seat, byte_at(s[at.DISPLAY], place) - 1, move - at.GIVE_ID))
    return best


# Cards that leave the hand


@kernel
def use(card: int) -> int:
    """Rate a card in hand: low cards are cheap bids, wild cards fit everywhere."""
    return USUAL_VALUE - POINT * value(card) + 3 * POINT * (card >= at.FIRST_WILD)


@kernel
def rate_payment(s: Words, t: Words, seat: int, card: int) -> int:
    """Rate a card to pay: in the natural habitat where that is possible, and with the least useful cards."""
    animal = aim(s, t, seat)
    return 10 * POINT * (animal >= 0 and (t[at.FITTING + animal] >> (4 * card)) & 1 == 1) - use(card)


@kernel
def aim(s: Words, t: Words, seat: int) -> int:
    """Return the best animal that can still be paid for in its natural habitat, the one taken or in a tie any; or -1."""
    best, most = -1, WORST
    below_top = s[STACK + s[DEPTH] - 2]
    taken = below_top >> 16 if below_top & 255 == at.GAIN_ANIMAL else -1
    picked = flags_of(s[at.PICKS + seat])
    bid = bid_of(s, seat) - 1
    for place in range(t[at.DISPLAY_SIZE]):
        animal = byte_at(s[at.DISPLAY], place) - 1
        if animal >= 0 and (taken < 0 or taken == place) and is_natural(t, animal, bid, s[at.HANDS + seat]):
            worth = change(s, t, seat, animal, -1)
            if picked & ~t[at.FITTING + animal] == 0 and worth > most:
                best, most = animal, worth
    return best


@kernel
def rate_discard(s: Words, seat: int, move: int) -> int:
    """Rate a card to discard: worse than what the pile usually gives, as long as another comes for each."""
    if move == at.DONE_ID:
        return 0
    left = count_cards(s[at.HANDS + seat]) - count_cards(s[at.PICKS + seat])
    return -use(move - at.DISCARD_ID) if left <= full(s, seat) else -POINT
