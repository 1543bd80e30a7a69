"""The steps of Wild Cards as kernels, in the order of the rulebook.

`ask_X` mirrors `X.asks` and returns the seats that owe an answer; `X` mirrors `X.then`. A frame on the stack is a step, from
bit 8 on a seat or a set of seats, from bit 16 on whatever else the step carries. What `AcquireAnimals` carries is called
`acquiring`: bit 0 says by_talisman, bits 1 to 5 are the seats that acted, above it they follow in order, three bits each.
"""

from __future__ import annotations

from wildtable.engine.twin.bits import (
    byte_at,
    card_at,
    copies_of,
    count_cards,
    flags_of,
    kind_at,
    lowest,
    pop_card,
    push_card,
    push_counts,
    with_byte,
)
from wildtable.engine.twin.chance import DEPTH, STACK, shuffle
from wildtable.engine.twin.kernels import Words, kernel
from wildtable.games.wild_cards.twin.constants import (
    ACQUIRE_ANIMALS,
    ALL_ANIMALS,
    ALL_HABITATS,
    ANIMAL_PILE,
    ANSWER,
    BIDS,
    BREAK_TIE,
    CHOOSE_BID,
    COLLECTIONS,
    COMPARE_TIE_CARDS,
    COMPARED,
    DISCARD,
    DISCARD_HANDS,
    DISPLAY,
    DISPLAY_SIZE,
    DRAW,
    EXCHANGE,
    FACE_DOWN,
    FILL_LEO,
    FIRST_WILD,
    FITTING,
    GAIN_ANIMAL,
    GET_ANIMAL,
    GET_AT_ID,
    GET_ID,
    GIVE_ID,
    GIVE_TALISMAN,
    HABITAT_PILE,
    HAND_LIMIT,
    HANDS,
    HAS_TALISMAN,
    HELD,
    IBEX,
    LAY_PAYMENTS,
    LEADERS,
    LEO,
    LEO_CARDS,
    LEO_PILE,
    LION,
    MAX_SEATS,
    MEERKAT,
    OUT,
    PASS,
    PASS_ID,
    PAY,
    PAYMENTS,
    PEOPLE,
    PICKED,
    PICKS,
    PLACE_BIDS,
    PLACE_STEP,
    PREPARE_NEXT_ROUND,
    REFILL,
    REFILL_HAND,
    REFILL_LEO,
    REMOVED,
    REMOVED_SEEN,
    REMOVED_UNSEEN,
    RESHUFFLE,
    RESOLVE_REFILLS,
    REVEAL_DISPLAY,
    REVEAL_FROM_PILE,
    ROUND,
    SEATS,
    SPECIES,
    SQUIRREL,
    TAKE_AT_ID,
    TAKE_BACK_ID,
    TAKE_ID,
    TAKE_OR_PASS,
    TAKE_REFILL_BACK,
    TALISMAN,
    TIE_CARDS,
    TOKENS,
    VALUES,
)


@kernel
def push(s: Words, frame: int) -> None:
    """Put a step before all others."""
    s[STACK + s[DEPTH]] = frame
    s[DEPTH] += 1


@kernel
def value(card: int) -> int:
    """Return the printed value of a habitat card."""
    return ((VALUES >> (2 * card)) & 3) + 1


@kernel
def total(counts: int) -> int:
    """Return the sum of the printed values."""
    found = 0
    while counts:
        card = kind_at(counts, 0)
        found += value(card) * copies_of(counts, card)
        counts &= ~(15 << (4 * card))
    return found


@kernel
def bid_of(s: Words, seat: int) -> int:
    """Return the card a seat has bid, plus 1, or 0."""
    return byte_at(s[BIDS], seat)


@kernel
def price(s: Words, seat: int) -> int:
    """Return how many further cards a bid costs."""
    bid = bid_of(s, seat)
    return value(bid - 1) - 1 if bid else 0


@kernel
def owes(s: Words, seat: int) -> bool:
    """Does this seat still have to pay for its bid?"""
    return price(s, seat) > count_cards(s[PAYMENTS + seat])


@kernel
def can_pay(s: Words, seat: int) -> bool:
    """Has this seat laid its payment, or the cards to do so?"""
    cost = price(s, seat)
    return cost <= count_cards(s[PAYMENTS + seat]) or cost <= count_cards(s[HANDS + seat])


@kernel
def owner(s: Words, animal: int) -> int:
    """Return the seat that owns a leader, plus 1, or 0."""
    return byte_at(s[LEADERS], animal)


@kernel
def is_last_round(s: Words, t: Words) -> bool:
    """Are there too few animals left for another display?"""
    return s[ANIMAL_PILE] < t[DISPLAY_SIZE]


@kernel
def receive(s: Words, seat: int, card: int) -> None:
    """Put a card into a hand."""
    if card == REFILL:
        s[HELD] |= 1 << seat
    else:
        s[HANDS + seat] += 1 << (4 * card)


@kernel
def take_from_hand(s: Words, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    if card == REFILL:
        s[HELD] &= ~(1 << seat)
    else:
        s[HANDS + seat] -= 1 << (4 * card)


@kernel
def fill_sorted(s: Words, pile: int, counts: int, kinds: int) -> None:
    """Fill an empty pile in ascending order from the top, as a shuffle expects it."""
    for kind in range(kinds - 1, -1, -1):
        for _ in range(copies_of(counts, kind)):
            push_card(s, pile, kind)


# Setting up


@kernel
def set_up(s: Words, t: Words) -> None:
    """SetUp: remove some animals, deal seven habitat cards and a refill card each, give the talisman to a seat."""
    animals = t[ALL_ANIMALS]
    if t[REMOVED_SEEN]:
        for animal in range(SPECIES):
            push_card(s, OUT, animal)
            animals -= 1 << (4 * animal)
    fill_sorted(s, ANIMAL_PILE, animals, SPECIES)
    shuffle(s, t, ANIMAL_PILE)
    remove_bottom(s, t[REMOVED_UNSEEN])
    fill_sorted(s, HABITAT_PILE, t[ALL_HABITATS], FIRST_WILD + 4)
    shuffle(s, t, HABITAT_PILE)
    for seat in range(t[PEOPLE]):
        for _ in range(7):
            receive(s, seat, pop_card(s, HABITAT_PILE))
        receive(s, seat, REFILL)
    push(s, REVEAL_DISPLAY)
    if t[HAS_TALISMAN]:
        push(s, GIVE_TALISMAN)
    if t[LEO] >= 0:
        push(s, FILL_LEO | (LEO_CARDS << 16))


@kernel
def remove_bottom(s: Words, count: int) -> None:
    """Remove animals off the bottom of the pile, unseen."""
    size = s[ANIMAL_PILE]
    for place in range(count):
        s[REMOVED] += 1 << (4 * card_at(s, ANIMAL_PILE, place))
    s[ANIMAL_PILE] = 0
    for place in range(count, size):
        push_card(s, ANIMAL_PILE, card_at(s, ANIMAL_PILE, place))
    for _ in range(count):
        push_card(s, ANIMAL_PILE, 0)
    s[ANIMAL_PILE] = size - count


@kernel
def give_talisman(s: Words, t: Words) -> None:
    """GiveTalisman: one of the people holds the talisman at the start, drawn at random. Leo's pile, put aside meanwhile,
    makes room for the pile of seats."""
    count, cards = s[LEO_PILE], s[LEO_PILE + 1]
    s[LEO_PILE] = 0
    for seat in range(t[PEOPLE] - 1, -1, -1):
        push_card(s, LEO_PILE, seat)
    shuffle(s, t, LEO_PILE)
    s[TALISMAN] = 1 + pop_card(s, LEO_PILE)
    s[LEO_PILE], s[LEO_PILE + 1] = count, cards


@kernel
def reveal_display(s: Words, t: Words) -> None:
    """RevealDisplay: a full display, nearest the pile first; when it cannot be filled the game ends at once."""
    if is_last_round(s, t):
        push(s, DISCARD_HANDS)
        return
    s[ROUND] += 1
    display = 0
    for place in range(t[DISPLAY_SIZE]):
        display |= (pop_card(s, ANIMAL_PILE) + 1) << (8 * place)
    s[DISPLAY] = display
    push(s, PLACE_BIDS)


# Phase 1: place bids


@kernel
def ask_place_bids(s: Words, t: Words) -> int:
    """PlaceBids.asks: all who have more than one card."""
    owing = 0
    for seat in range(t[PEOPLE]):
        if count_cards(s[HANDS + seat]) + ((s[HELD] >> seat) & 1) > 1:
            owing |= 1 << seat
    return owing


@kernel
def place_bids(s: Words, t: Words) -> None:
    """PlaceBids: each seat places one card face down; the eagle's owner may place two. Leo bids the top card of his pile."""
    push(s, ACQUIRE_ANIMALS)
    push(s, RESOLVE_REFILLS)
    for seat in range(t[PEOPLE]):
        picks, refill = s[PICKS + seat], (s[PICKED] >> seat) & 1
        if picks == 0 and refill == 0:
            picks, refill = s[HANDS + seat], (s[HELD] >> seat) & 1
        first = REFILL if picks == 0 else kind_at(picks, 0)
        take_from_hand(s, seat, first)
        if count_cards(picks) + refill == 1:
            s[BIDS] |= (first + 1) << (8 * seat)
        else:
            rest = picks - (1 << (4 * first))
            second = REFILL if rest == 0 else kind_at(rest, 0)
            take_from_hand(s, seat, second)
            s[FACE_DOWN] = (first + 1) | ((second + 1) << 8)
            push(s, CHOOSE_BID | (seat << 8))
    if t[LEO] >= 0 and s[LEO_PILE]:
        s[BIDS] |= (pop_card(s, LEO_PILE) + 1) << (8 * t[LEO])


@kernel
def choose_bid(s: Words, seat: int) -> None:
    """ChooseBid: the eagle: when all others are revealed its owner chooses one of two cards and takes the other back."""
    chosen = REFILL if (s[PICKED] >> seat) & 1 else kind_at(s[PICKS + seat], 0)
    first, second = byte_at(s[FACE_DOWN], 0) - 1, byte_at(s[FACE_DOWN], 1) - 1
    s[FACE_DOWN] = 0
    s[BIDS] |= (chosen + 1) << (8 * seat)
    receive(s, seat, second if chosen == first else first)


# Phase 2: refill hands


@kernel
def resolve_refills(s: Words, t: Words) -> None:
    """ResolveRefills: whoever bid the refill card refills, in seat order, once all exchanges are done."""
    found = False
    for seat in range(t[SEATS] - 1, -1, -1):
        if bid_of(s, seat) == REFILL + 1:
            found = True
            push(s, REFILL_LEO if seat == t[LEO] else REFILL_HAND | (seat << 8))
    if found:
        push(s, EXCHANGE)


@kernel
def exchanger(s: Words, t: Words, frame: int) -> int:
    """Return the seat that may exchange an animal, or -1: the meerkat's owner on a refill bid, once at most."""
    seat = owner(s, MEERKAT) - 1
    if seat < 0 or (frame >> (8 + seat)) & 1 or seat >= t[PEOPLE] or bid_of(s, seat) != REFILL + 1:
        return -1
    return seat


@kernel
def ask_exchange(s: Words, t: Words, frame: int) -> int:
    """Exchange.asks: who may exchange, and has something to give."""
    seat = exchanger(s, t, frame)
    s[ANSWER] = PASS_ID
    return 1 << seat if seat >= 0 and s[COLLECTIONS + seat] else 0


@kernel
def exchange(s: Words, t: Words, frame: int) -> None:
    """Exchange: the meerkat: on a refill bid its owner may first exchange an animal. Each refill bidder does so once at
    most."""
    seat = exchanger(s, t, frame)
    if seat < 0:
        return
    exchanged = ((frame >> 16) << 3) | (seat + 1)
    push(s, EXCHANGE | (((frame >> 8) & 255) | (1 << seat)) << 8 | exchanged << 16)
    if s[ANSWER] != PASS_ID:
        push(s, GET_ANIMAL | (seat << 8) | ((s[ANSWER] - GIVE_ID) << 16))


@kernel
def place_of(s: Words, animal: int) -> int:
    """Return the nearest place with an animal."""
    place = 0
    while byte_at(s[DISPLAY], place) != animal + 1:
        place += 1
    return place


@kernel
def chosen_place(s: Words, t: Words, plain: int, placed: int) -> int:
    """Return the place of the display that the answer names."""
    if t[LEO] >= 0:
        return (s[ANSWER] - placed) // PLACE_STEP
    return place_of(s, s[ANSWER] - plain)


@kernel
def ask_get_animal(s: Words, t: Words, seat: int) -> int:
    """GetAnimal.asks: any animal of the display; where all are of one species nothing is to be chosen."""
    first = byte_at(s[DISPLAY], 0) - 1
    s[ANSWER] = GET_ID + first
    if t[LEO] >= 0:
        return 1 << seat
    for place in range(1, t[DISPLAY_SIZE]):
        if byte_at(s[DISPLAY], place) - 1 != first:
            return 1 << seat
    return 0


@kernel
def get_animal(s: Words, t: Words, seat: int, given: int) -> None:
    """GetAnimal: the animal given takes the place of the one gained; leaders follow at once."""
    place = chosen_place(s, t, GET_ID, GET_AT_ID)
    gained = byte_at(s[DISPLAY], place) - 1
    s[COLLECTIONS + seat] += (1 << (4 * gained)) - (1 << (4 * given))
    s[DISPLAY] = with_byte(s[DISPLAY], place, given + 1)
    claim_leader(s, t, seat, gained)
    hand_over_leader(s, t, seat, given)


@kernel
def claim_leader(s: Words, t: Words, seat: int, animal: int) -> None:
    """Give the leader to a seat that gained an animal and now has at least as many as any other."""
    own = copies_of(s[COLLECTIONS + seat], animal)
    for other in range(t[SEATS]):
        if copies_of(s[COLLECTIONS + other], animal) > own:
            return
    s[LEADERS] = with_byte(s[LEADERS], animal, seat + 1)


@kernel
def hand_over_leader(s: Words, t: Words, seat: int, animal: int) -> None:
    """Take the leader from a seat that gave an animal away and now has fewer than another: it goes to the one with most,
    or to the supply."""
    if owner(s, animal) != seat + 1:
        return
    most, heir = copies_of(s[COLLECTIONS + seat], animal), seat
    for step in range(1, t[SEATS]):
        other = (seat + step) % t[SEATS]
        if copies_of(s[COLLECTIONS + other], animal) > most:
            most, heir = copies_of(s[COLLECTIONS + other], animal), other
    s[LEADERS] = with_byte(s[LEADERS], animal, heir + 1 if most else 0)


@kernel
def ask_refill(s: Words, seat: int) -> int:
    """Refill.asks: whoever has cards to discard."""
    return 1 << seat if s[HANDS + seat] else 0


@kernel
def refill(s: Words, seat: int) -> None:
    """Refill: discard any number of cards, draw up to seven (the squirrel's owner ten), take the refill card back."""
    push_counts(s, DISCARD, s[PICKS + seat])
    s[HANDS + seat] -= s[PICKS + seat]
    full = HAND_LIMIT if owner(s, SQUIRREL) == seat + 1 else 7
    push(s, TAKE_REFILL_BACK | (seat << 8))
    draw(s, seat, full - count_cards(s[HANDS + seat]))


@kernel
def take_refill_back(s: Words, seat: int) -> None:
    """TakeRefillBack: the refill card always returns to its owner."""
    s[BIDS] &= ~(255 << (8 * seat))
    s[HELD] |= 1 << seat


@kernel
def refill_leo(s: Words, t: Words) -> None:
    """RefillLeo: Leo discards the rest of his pile and gets a new one."""
    while s[LEO_PILE]:
        push_card(s, DISCARD, pop_card(s, LEO_PILE))
    s[BIDS] &= ~(255 << (8 * t[LEO]))
    push(s, FILL_LEO | (LEO_CARDS << 16))


@kernel
def fill_leo(s: Words, t: Words, cards: int) -> None:
    """FillLeo: Leo gets five habitat cards and a refill card, shuffled into a face-down pile."""
    while cards and s[HABITAT_PILE]:
        push_card(s, LEO_PILE, pop_card(s, HABITAT_PILE))
        cards -= 1
    if cards and s[DISCARD]:
        push(s, FILL_LEO | (cards << 16))
        push(s, RESHUFFLE)
        return
    found = 0
    while s[LEO_PILE]:
        found += 1 << (4 * pop_card(s, LEO_PILE))
    push_card(s, LEO_PILE, REFILL)
    fill_sorted(s, LEO_PILE, found, FIRST_WILD + 4)
    shuffle(s, t, LEO_PILE)


@kernel
def draw(s: Words, seat: int, cards: int) -> None:
    """Draw so many habitat cards, ten in hand at most; a pile that runs out is made anew from the discards."""
    cards = min(cards, HAND_LIMIT - count_cards(s[HANDS + seat]))
    while cards > 0 and s[HABITAT_PILE]:
        s[HANDS + seat] += 1 << (4 * pop_card(s, HABITAT_PILE))
        cards -= 1
    if cards > 0 and s[DISCARD]:
        push(s, DRAW | (seat << 8) | (cards << 16))
        push(s, RESHUFFLE)


@kernel
def reshuffle(s: Words, t: Words) -> None:
    """Reshuffle: the discard pile is shuffled into a new draw pile. It is made when the old one is used up."""
    found = 0
    while s[DISCARD]:
        found += 1 << (4 * pop_card(s, DISCARD))
    fill_sorted(s, HABITAT_PILE, found, FIRST_WILD + 4)
    shuffle(s, t, HABITAT_PILE)


# Phase 3: acquire animals


@kernel
def acquire_animals(s: Words, t: Words, acquiring: int) -> None:
    """AcquireAnimals: bidders act in descending order of their bids."""
    highest = tied = count = 0
    for seat in range(t[SEATS]):
        bid = bid_of(s, seat)
        if bid and not (acquiring >> (1 + seat)) & 1:
            worth = value(bid - 1)
            if worth > highest:
                highest, tied, count = worth, 1 << seat, 1
            elif worth == highest:
                tied |= 1 << seat
                count += 1
    if count == 0:
        push(s, PREPARE_NEXT_ROUND | ((acquiring & 1) << 8))
    elif count == 1:
        act(s, lowest(tied), acquiring)
    else:
        settle_tie(s, t, tied, acquiring)


@kernel
def act(s: Words, seat: int, acquiring: int) -> None:
    """AcquireAnimals.next: this seat acts now, the others after it."""
    order = ((acquiring >> (1 + MAX_SEATS)) << 3) | (seat + 1)
    low = acquiring & ((1 << (1 + MAX_SEATS)) - 1)
    push(s, ACQUIRE_ANIMALS | (low | (2 << seat) | (order << (1 + MAX_SEATS))) << 16)
    push(s, TAKE_OR_PASS | (seat << 8))


@kernel
def settle_tie(s: Words, t: Words, tied: int, acquiring: int) -> None:
    """Decide who of those with the same bid goes first: the lion's owner, Leo, the higher payment, then what the edition
    says."""
    lion, leo = owner(s, LION) - 1, t[LEO]
    if 0 <= lion < t[PEOPLE] and (tied >> lion) & 1:
        act(s, lion, acquiring)
        return
    if leo >= 0 and (tied >> leo) & 1:
        act(s, leo, acquiring)
        return
    if price(s, lowest(tied)):
        able = owing = 0
        for seat in range(t[SEATS]):
            if (tied >> seat) & 1 and can_pay(s, seat):
                able |= 1 << seat
                if owes(s, seat):
                    owing |= 1 << seat
        if able & (able - 1) == 0:
            act(s, lowest(able if able else tied), acquiring)
            return
        if owing:
            push(s, ACQUIRE_ANIMALS | (acquiring << 16))
            push(s, LAY_PAYMENTS | (owing << 8))
            return
        tied = highest_paid(s, t, able)
        if tied & (tied - 1) == 0:
            act(s, lowest(tied), acquiring)
            return
    if s[TALISMAN] == 0:
        push(s, BREAK_TIE | (tied << 8) | (acquiring << 16))
        return
    seat = s[TALISMAN] % t[SEATS]
    while not (tied >> seat) & 1:
        seat = (seat + 1) % t[SEATS]
    act(s, seat, acquiring | 1)


@kernel
def highest_paid(s: Words, t: Words, able: int) -> int:
    """Return the seats with the highest payment."""
    most = -1
    found = 0
    for seat in range(t[SEATS]):
        if (able >> seat) & 1:
            paid = total(s[PAYMENTS + seat])
            if paid > most:
                most, found = paid, 0
            if paid == most:
                found |= 1 << seat
    return found


@kernel
def ask_lay_payments(s: Words, t: Words, seats: int) -> int:
    """LayPayments.asks: those who do not need their whole hand for it."""
    owing = 0
    for seat in range(t[SEATS]):
        if (seats >> seat) & 1 and count_cards(s[HANDS + seat]) > price(s, seat):
            owing |= 1 << seat
    return owing


@kernel
def lay_payments(s: Words, t: Words, seats: int) -> None:
    """LayPayments: players tied on a bid of 2 or more lay their payment face down and reveal together."""
    for seat in range(t[SEATS]):
        if (seats >> seat) & 1:
            pay(s, seat)


@kernel
def is_drawable(s: Words, seat: int) -> bool:
    """BreakTie.reveal: may this seat reveal from the pile? With an empty hand it must."""
    return s[HABITAT_PILE] > 0 or s[DISCARD] > 0 or s[HANDS + seat] == 0


@kernel
def ask_break_tie(s: Words, t: Words, tied: int) -> int:
    """BreakTie.asks: those with more than one way to reveal a card."""
    owing = 0
    for seat in range(t[SEATS]):
        if (tied >> seat) & 1 and count_cards(s[HANDS + seat]) + is_drawable(s, seat) > 1:
            owing |= 1 << seat
    return owing


@kernel
def break_tie(s: Words, t: Words, frame: int) -> None:
    """BreakTie: 2020: each player still tied reveals one more card, from the pile or from hand; the highest goes first."""
    push(s, COMPARE_TIE_CARDS | (frame & ~255))
    for seat in range(t[SEATS] - 1, -1, -1):
        if (frame >> (8 + seat)) & 1:
            picks = s[PICKS + seat]
            if picks == 0 and not is_drawable(s, seat):
                picks = s[HANDS + seat]
            if picks:
                s[HANDS + seat] -= picks
                s[TIE_CARDS] |= (kind_at(picks, 0) + 1) << (8 * seat)
            else:
                push(s, REVEAL_FROM_PILE | (seat << 8))


@kernel
def reveal_from_pile(s: Words, seat: int, frame: int) -> None:
    """RevealFromPile: the top card of the draw pile, unseen until now; nothing if there is none."""
    if s[HABITAT_PILE] == 0 and s[DISCARD]:
        push(s, frame)
        push(s, RESHUFFLE)
    elif s[HABITAT_PILE]:
        s[TIE_CARDS] |= (pop_card(s, HABITAT_PILE) + 1) << (8 * seat)


@kernel
def compare_tie_cards(s: Words, t: Words, tied: int, acquiring: int) -> None:
    """CompareTieCards: the highest card goes first; equals go on alone. All these cards are discarded once the first place
    is decided."""
    highest = best = 0
    for seat in range(t[SEATS]):
        if (tied >> seat) & 1:
            card = byte_at(s[TIE_CARDS], seat)
            worth = value(card - 1) if card else 0
            if worth > highest:
                highest, best = worth, 0
            if worth == highest:
                best |= 1 << seat
            if card:
                s[COMPARED] += 1 << (4 * (card - 1))
    s[TIE_CARDS] = 0
    if best & (best - 1) and highest:
        push(s, BREAK_TIE | (best << 8) | (acquiring << 16))
        return
    push_counts(s, DISCARD, s[COMPARED])
    s[COMPARED] = 0
    act(s, lowest(best), acquiring)


@kernel
def ask_take_or_pass(s: Words, t: Words, seat: int) -> int:
    """TakeOrPass.asks: whoever can pay, as long as there are animals."""
    s[ANSWER] = PASS_ID
    return 0 if seat == t[LEO] or s[DISPLAY] == 0 or not can_pay(s, seat) else 1 << seat


@kernel
def take_or_pass(s: Words, t: Words, seat: int) -> None:
    """TakeOrPass: take an animal, or pass. Leo takes the nearest and never pays."""
    if seat == t[LEO]:
        if s[DISPLAY]:
            place = 0
            while byte_at(s[DISPLAY], place) == 0:
                place += 1
            push(s, GAIN_ANIMAL | (seat << 8) | (place << 16))
    elif s[ANSWER] == PASS_ID:
        push(s, PASS | (seat << 8))
    else:
        push(s, GAIN_ANIMAL | (seat << 8) | (chosen_place(s, t, TAKE_ID, TAKE_AT_ID) << 16))
        if owes(s, seat):
            push(s, PAY | (seat << 8))


@kernel
def pass_on(s: Words, seat: int) -> None:
    """Pass: take the bid back, and a payment already laid, then draw two cards."""
    receive(s, seat, bid_of(s, seat) - 1)
    s[BIDS] &= ~(255 << (8 * seat))
    s[HANDS + seat] += s[PAYMENTS + seat]
    s[PAYMENTS + seat] = 0
    draw(s, seat, 2)


@kernel
def ask_pay(s: Words, seat: int) -> int:
    """Pay.asks: whoever does not need the whole hand for it."""
    return 1 << seat if count_cards(s[HANDS + seat]) > price(s, seat) else 0


@kernel
def pay(s: Words, seat: int) -> None:
    """Pay: pay one card less than the bid's value, unless a tie made one lay the payment before."""
    paid = s[PICKS + seat] if s[PICKS + seat] else s[HANDS + seat]
    s[HANDS + seat] -= paid
    s[PAYMENTS + seat] += paid


@kernel
def gain_animal(s: Words, t: Words, seat: int, place: int) -> None:
    """GainAnimal: the animal joins the collection; its leader may follow, and two points if it was paid for in its natural
    habitat."""
    animal = byte_at(s[DISPLAY], place) - 1
    s[DISPLAY] = with_byte(s[DISPLAY], place, 0)
    s[COLLECTIONS + seat] += 1 << (4 * animal)
    claim_leader(s, t, seat, animal)
    if seat < t[PEOPLE]:
        used = flags_of(s[PAYMENTS + seat]) | (1 << (4 * (bid_of(s, seat) - 1)))
        if used & ~t[FITTING + animal] == 0:
            s[TOKENS] += 2 << (8 * seat)


# Phase 4: prepare the next round


@kernel
def ask_prepare_next_round(s: Words, t: Words) -> int:
    """PrepareNextRound.asks: the ibex's owner, for a bid that is not wild and not the last."""
    seat = owner(s, IBEX) - 1
    s[ANSWER] = PASS_ID
    if seat < 0 or seat >= t[PEOPLE] or is_last_round(s, t):
        return 0
    bid = bid_of(s, seat)
    return 0 if bid == 0 or bid - 1 >= FIRST_WILD else 1 << seat


@kernel
def prepare_next_round(s: Words, t: Words, by_talisman: int) -> None:
    """PrepareNextRound: the ibex's owner may take their bid back; other bids and payments are discarded, animals left go out
    of the game."""
    if s[ANSWER] == TAKE_BACK_ID:
        seat = owner(s, IBEX) - 1
        receive(s, seat, bid_of(s, seat) - 1)
        s[BIDS] &= ~(255 << (8 * seat))
    for seat in range(t[SEATS]):
        if bid_of(s, seat):
            push_card(s, DISCARD, bid_of(s, seat) - 1)
        push_counts(s, DISCARD, s[PAYMENTS + seat])
        s[PAYMENTS + seat] = 0
    s[BIDS] = 0
    for place in range(t[DISPLAY_SIZE]):
        if byte_at(s[DISPLAY], place):
            push_card(s, OUT, byte_at(s[DISPLAY], place) - 1)
    s[DISPLAY] = 0
    if by_talisman and s[TALISMAN]:
        s[TALISMAN] = s[TALISMAN] % t[PEOPLE] + 1
    push(s, REVEAL_DISPLAY)


@kernel
def discard_hands(s: Words, t: Words) -> None:
    """DiscardHands: at the end hands are discarded and score nothing."""
    for seat in range(t[PEOPLE]):
        push_counts(s, DISCARD, s[HANDS + seat])
        s[HANDS + seat] = 0
    s[HELD] = 0
