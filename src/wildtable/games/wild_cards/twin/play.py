"""Playing Wild Cards by kernels: what may be answered, what an answer does, and the score."""

from __future__ import annotations

from wildtable.engine.twin.bits import byte_at, copies_of, count_cards, count_kinds, kind_at, push_card
from wildtable.engine.twin.chance import DEPTH, OWING, STACK
from wildtable.engine.twin.kernels import Words, kernel
from wildtable.games.wild_cards.twin.constants import (
    ACQUIRE_ANIMALS,
    ANIMAL_PILE,
    ANIMALS_ZONE,
    ANSWER,
    BID_ID,
    BREAK_TIE,
    CHOOSE_BID,
    CHOOSE_ID,
    COLLECTIONS,
    COMPARE_TIE_CARDS,
    DISCARD_ID,
    DISPLAY,
    DISPLAY_SIZE,
    DONE_ID,
    DRAW,
    EAGLE,
    EXCHANGE,
    FACE_DOWN,
    FILL_LEO,
    FIRST_ANIMAL,
    FIRST_HAND_ZONE,
    GAIN_ANIMAL,
    GET_ANIMAL,
    GET_AT_ID,
    GET_ID,
    GIVE_ID,
    GIVE_TALISMAN,
    HABITAT_PILE,
    HABITATS_ZONE,
    HANDS,
    HELD,
    LAY_PAYMENTS,
    LEADERS,
    LEAVE_ID,
    LEO,
    LEO_PILE,
    LEO_ZONE,
    MAX_SEATS,
    PASS,
    PASS_ID,
    PAY,
    PAY_ID,
    PEACOCK,
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
    REMOVED_ZONE,
    RESHUFFLE,
    RESOLVE_REFILLS,
    REVEAL_DISPLAY,
    REVEAL_FROM_PILE,
    REVEAL_ID,
    REVEAL_PILE_ID,
    SET_UP,
    SPECIES,
    TAKE_AT_ID,
    TAKE_BACK_ID,
    TAKE_ID,
    TAKE_OR_PASS,
    TAKE_REFILL_BACK,
    TOKENS,
)
from wildtable.games.wild_cards.twin.steps import (
    acquire_animals,
    ask_break_tie,
    ask_exchange,
    ask_get_animal,
    ask_lay_payments,
    ask_pay,
    ask_place_bids,
    ask_prepare_next_round,
    ask_refill,
    ask_take_or_pass,
    break_tie,
    choose_bid,
    compare_tie_cards,
    discard_hands,
    draw,
    exchange,
    fill_leo,
    gain_animal,
    get_animal,
    give_talisman,
    is_drawable,
    lay_payments,
    owner,
    pass_on,
    pay,
    place_bids,
    prepare_next_round,
    price,
    push,
    receive,
    refill,
    refill_leo,
    reshuffle,
    resolve_refills,
    reveal_display,
    reveal_from_pile,
    set_up,
    take_or_pass,
    take_refill_back,
)

# The agenda


@kernel
def ask(s: Words, t: Words, frame: int) -> int:
    """Return the seats that owe an answer to a step before it can be done; none, if public facts answer it."""
    step, seat = frame & 255, (frame >> 8) & 255
    if step == PLACE_BIDS:
        return ask_place_bids(s, t)
    if step == TAKE_OR_PASS:
        return ask_take_or_pass(s, t, seat)
    if step == PAY:
        return ask_pay(s, seat)
    if step == REFILL_HAND:
        return ask_refill(s, seat)
    if step == LAY_PAYMENTS:
        return ask_lay_payments(s, t, seat)
    if step == PREPARE_NEXT_ROUND:
        return ask_prepare_next_round(s, t)
    if step == CHOOSE_BID:
        return 1 << seat
    if step == EXCHANGE:
        return ask_exchange(s, t, frame)
    if step == GET_ANIMAL:
        return ask_get_animal(s, t, seat)
    if step == BREAK_TIE:
        return ask_break_tie(s, t, seat)
    return 0


@kernel
def do_step(s: Words, t: Words, frame: int) -> None:
    """Do a step, by the answers to it."""
    step, seat, rest = frame & 255, (frame >> 8) & 255, frame >> 16
    if step == PLACE_BIDS:
        place_bids(s, t)
    elif step == ACQUIRE_ANIMALS:
        acquire_animals(s, t, rest)
    elif step == TAKE_OR_PASS:
        take_or_pass(s, t, seat)
    elif step == GAIN_ANIMAL:
        gain_animal(s, t, seat, rest)
    elif step == PASS:
        pass_on(s, seat)
    elif step == PAY:
        pay(s, seat)
    elif step == RESOLVE_REFILLS:
        resolve_refills(s, t)
    elif step == REFILL_HAND:
        refill(s, seat)
    elif step == TAKE_REFILL_BACK:
        take_refill_back(s, seat)
    elif step == PREPARE_NEXT_ROUND:
        prepare_next_round(s, t, seat)
    elif step == REVEAL_DISPLAY:
        reveal_display(s, t)
    elif step == LAY_PAYMENTS:
        lay_payments(s, t, seat)
    elif step == EXCHANGE:
        exchange(s, t, frame)
    elif step == GET_ANIMAL:
        get_animal(s, t, seat, rest)
    elif step == CHOOSE_BID:
        choose_bid(s, seat)
    elif step == DRAW:
        draw(s, seat, rest)
    elif step == RESHUFFLE:
        reshuffle(s, t)
    elif step == BREAK_TIE:
        break_tie(s, t, frame)
    elif step == REVEAL_FROM_PILE:
        reveal_from_pile(s, seat, frame)
    elif step == COMPARE_TIE_CARDS:
        compare_tie_cards(s, t, seat, rest)
    elif step == REFILL_LEO:
        refill_leo(s, t)
    elif step == FILL_LEO:
        fill_leo(s, t, rest)
    elif step == GIVE_TALISMAN:
        give_talisman(s, t)
    elif step == SET_UP:
        set_up(s, t)
    else:
        discard_hands(s, t)


@kernel
def run(s: Words, t: Words) -> None:
    """Do steps until one has a question, or the game is over. The first one is answered already."""
    answered = True
    while s[DEPTH]:
        frame = s[STACK + s[DEPTH] - 1]
        if not answered:
            s[OWING] = ask(s, t, frame)
            if s[OWING]:
                break
        s[DEPTH] -= 1
        s[STACK + s[DEPTH]] = 0
        do_step(s, t, frame)
        if answered:
            answered = False
            s[PICKED] = 0
            for seat in range(t[PEOPLE]):
                s[PICKS + seat] = 0
    s[ANSWER] = 0


@kernel
def begin(s: Words, t: Words) -> None:
    """Begin a game, from words that are all 0 but the seed."""
    push(s, SET_UP)
    run(s, t)


# Questions


@kernel
def cards_left(s: Words, seat: int) -> int:
    """Return the habitat cards a seat can still pick from its hand."""
    return s[HANDS + seat] - s[PICKS + seat]


@kernel
def may_stop(s: Words, seat: int) -> bool:
    """May this seat, asked for bids, say done? The eagle's owner may, after one card."""
    return s[PICKS + seat] != 0 or (s[PICKED] >> seat) & 1 != 0


@kernel
def count_shown(s: Words, t: Words) -> int:
    """Return how many answers name an animal of the display: with Leo one for each place, else one for each species."""
    count = seen = 0
    for place in range(t[DISPLAY_SIZE]):
        animal = byte_at(s[DISPLAY], place)
        if animal and (t[LEO] >= 0 or not (seen >> animal) & 1):
            seen |= 1 << animal
            count += 1
    return count


@kernel
def shown_at(s: Words, t: Words, number: int, plain: int, placed: int) -> int:
    """Return the id of one of the answers that name an animal of the display."""
    seen = place = 0
    while True:
        animal = byte_at(s[DISPLAY], place)
        if animal and (t[LEO] >= 0 or not (seen >> animal) & 1):
            if number == 0:
                return (placed + PLACE_STEP * place if t[LEO] >= 0 else plain) + animal - 1
            seen |= 1 << animal
            number -= 1
        place += 1


@kernel
def count_moves(s: Words, t: Words, seat: int) -> int:
    """Return how many moves a seat that is asked may choose from."""
    step = s[STACK + s[DEPTH] - 1] & 255
    if step == PLACE_BIDS:
        refill_left = (s[HELD] >> seat) & ~(s[PICKED] >> seat) & 1
        return count_kinds(cards_left(s, seat)) + refill_left + may_stop(s, seat)
    if step == TAKE_OR_PASS:
        return count_shown(s, t) + 1
    if step == REFILL_HAND:
        return count_kinds(cards_left(s, seat)) + 1
    if step == CHOOSE_BID:
        return 1 if byte_at(s[FACE_DOWN], 0) == byte_at(s[FACE_DOWN], 1) else 2
    if step == EXCHANGE:
        return count_kinds(s[COLLECTIONS + seat]) + 1
    if step == GET_ANIMAL:
        return count_shown(s, t)
    if step == BREAK_TIE:
        return count_kinds(s[HANDS + seat]) + is_drawable(s, seat)
    if step == PREPARE_NEXT_ROUND:
        return 2
    return count_kinds(cards_left(s, seat))


@kernel
def move_at(s: Words, t: Words, seat: int, number: int) -> int:
    """Return the id of one of the moves a seat that is asked may choose from, in the order they are listed."""
    step = s[STACK + s[DEPTH] - 1] & 255
    if step == PLACE_BIDS:
        left = cards_left(s, seat)
        kinds = count_kinds(left)
        if number < kinds:
            return BID_ID + kind_at(left, number)
        refill_left = (s[HELD] >> seat) & ~(s[PICKED] >> seat) & 1
        return BID_ID + REFILL if refill_left and number == kinds else DONE_ID
    if step == TAKE_OR_PASS:
        return shown_at(s, t, number, TAKE_ID, TAKE_AT_ID) if number < count_shown(s, t) else PASS_ID
    if step == REFILL_HAND:
        left = cards_left(s, seat)
        return DISCARD_ID + kind_at(left, number) if number < count_kinds(left) else DONE_ID
    if step == CHOOSE_BID:
        return CHOOSE_ID + byte_at(s[FACE_DOWN], number) - 1
    if step == EXCHANGE:
        given = s[COLLECTIONS + seat]
        return GIVE_ID + kind_at(given, number) if number < count_kinds(given) else PASS_ID
    if step == GET_ANIMAL:
        return shown_at(s, t, number, GET_ID, GET_AT_ID)
    if step == BREAK_TIE:
        hand = s[HANDS + seat]
        return REVEAL_ID + kind_at(hand, number) if number < count_kinds(hand) else REVEAL_PILE_ID
    if step == PREPARE_NEXT_ROUND:
        return TAKE_BACK_ID if number == 0 else LEAVE_ID
    return PAY_ID + kind_at(cards_left(s, seat), number)


@kernel
def pick(s: Words, seat: int, card: int) -> None:
    """Note a card picked, REFILL included."""
    if card == REFILL:
        s[PICKED] |= 1 << seat
    else:
        s[PICKS + seat] += 1 << (4 * card)


@kernel
def play(s: Words, t: Words, seat: int, move: int) -> None:
    """Play a legal move for a seat that is asked."""
    step = s[STACK + s[DEPTH] - 1] & 255
    complete = True
    if move == DONE_ID or move == REVEAL_PILE_ID:
        s[PICKED] |= 1 << (8 + seat)
    elif step == PLACE_BIDS:
        complete = owner(s, EAGLE) != seat + 1 or may_stop(s, seat)
        pick(s, seat, move - BID_ID)
    elif step == CHOOSE_BID:
        pick(s, seat, move - CHOOSE_ID)
    elif step == REFILL_HAND:
        pick(s, seat, move - DISCARD_ID)
        complete = s[PICKS + seat] == s[HANDS + seat]
    elif step == BREAK_TIE:
        pick(s, seat, move - REVEAL_ID)
    elif step == PAY or step == LAY_PAYMENTS:
        pick(s, seat, move - PAY_ID)
        complete = count_cards(s[PICKS + seat]) == price(s, seat)
    else:
        s[ANSWER] = move
    if complete:
        s[OWING] &= ~(1 << seat)
        if s[OWING] == 0:
            run(s, t)


# Scoring


@kernel
def score(s: Words, t: Words, seat: int) -> int:
    """Return a seat's points: two a card of its largest species, one of the second largest, one a leader (the peacock's
    three), tokens."""
    most = second = leaders = 0
    for animal in range(SPECIES):
        count = copies_of(s[COLLECTIONS + seat], animal)
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
        if byte_at(s[LEADERS], animal) == seat + 1:
            leaders += 3 if animal == PEACOCK else 1
    return 2 * most + second + leaders + byte_at(s[TOKENS], seat)


@kernel
def standing(s: Words, t: Words, seat: int) -> int:
    """Return a number that is higher for a seat that ranks higher: points, then the size of the collection."""
    return 64 * score(s, t, seat) + count_cards(s[COLLECTIONS + seat])


@kernel
def rank_of(s: Words, t: Words, seat: int) -> int:
    """Return a person's rank; who is equal shares it, and the next is skipped."""
    own = standing(s, t, seat)
    rank = 1
    for other in range(t[PEOPLE]):
        if standing(s, t, other) > own:
            rank += 1
    return rank


# Dealing what a viewer cannot see


@kernel
def ask_again(s: Words, t: Words) -> int:
    """Return the seats that owe an answer to the question on top, before any has been given."""
    owing = ask(s, t, s[STACK + s[DEPTH] - 1])
    s[ANSWER] = 0
    return owing


@kernel
def lay(s: Words, t: Words, zone: int, card: int) -> None:
    """Lay a card into a hidden zone."""
    if zone == HABITATS_ZONE:
        push_card(s, HABITAT_PILE, card)
    elif zone == ANIMALS_ZONE:
        push_card(s, ANIMAL_PILE, card - FIRST_ANIMAL)
    elif zone == REMOVED_ZONE:
        s[REMOVED] += 1 << (4 * (card - FIRST_ANIMAL))
    elif zone == LEO_ZONE:
        push_card(s, LEO_PILE, card)
    elif zone < FIRST_HAND_ZONE + MAX_SEATS:
        receive(s, zone - FIRST_HAND_ZONE, card)
    elif s[FACE_DOWN] > card:
        s[FACE_DOWN] = (card + 1) | (s[FACE_DOWN] << 8)
    else:
        s[FACE_DOWN] |= (card + 1) << (8 * (s[FACE_DOWN] > 0))
