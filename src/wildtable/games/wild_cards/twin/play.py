"""Playing Wild Cards by kernels: what may be answered, what an answer does, and the score."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, count_cards, count_kinds, kind_at, push_card
from wildtable.engine.twin.kernels.frames import ANSWER, DEPTH, STACK
from wildtable.games.wild_cards.twin import constants as at
from wildtable.games.wild_cards.twin.refilling import (
    ask_exchange,
    ask_get_animal,
    ask_refill,
    draw,
    exchange,
    fill_leo,
    get_animal,
    refill,
    refill_leo,
    reshuffle,
    resolve_refills,
    take_refill_back,
)
from wildtable.games.wild_cards.twin.setting_up import give_talisman, reveal_display
from wildtable.games.wild_cards.twin.state import owner, price, receive
from wildtable.games.wild_cards.twin.steps import (
    acquire_animals,
    ask_break_tie,
    ask_lay_payments,
    ask_pay,
    ask_place_bids,
    ask_prepare_next_round,
    ask_take_or_pass,
    break_tie,
    choose_bid,
    compare_tie_cards,
    discard_hands,
    gain_animal,
    is_drawable,
    lay_payments,
    pass_on,
    pay,
    place_bids,
    prepare_next_round,
    reveal_from_pile,
    take_or_pass,
)

# The agenda


@kernel
def ask(s: Words, t: Words, frame: int) -> int:
    """Return the seats that owe an answer to a step before it can be done; none, if public facts answer it."""
    step, seat = frame & 255, (frame >> 8) & 255
    if step == at.PLACE_BIDS:
        return ask_place_bids(s, t)
    if step == at.TAKE_OR_PASS:
        return ask_take_or_pass(s, t, seat)
    if step == at.PAY:
        return ask_pay(s, seat)
    if step == at.REFILL_HAND:
        return ask_refill(s, seat)
    if step == at.LAY_PAYMENTS:
        return ask_lay_payments(s, t, seat)
    if step == at.PREPARE_NEXT_ROUND:
        return ask_prepare_next_round(s, t)
    if step == at.CHOOSE_BID:
        return 1 << seat
    if step == at.EXCHANGE:
        return ask_exchange(s, t, frame)
    if step == at.GET_ANIMAL:
        return ask_get_animal(s, t, seat)
    if step == at.BREAK_TIE:
        return ask_break_tie(s, t, seat)
    return 0


@kernel
def do_step(s: Words, t: Words, frame: int) -> None:
    """Do a step, by the answers to it."""
    step, seat, rest = frame & 255, (frame >> 8) & 255, frame >> 16
    if step == at.PLACE_BIDS:
        place_bids(s, t)
    elif step == at.ACQUIRE_ANIMALS:
        acquire_animals(s, t, rest)
    elif step == at.TAKE_OR_PASS:
        take_or_pass(s, t, seat)
    elif step == at.GAIN_ANIMAL:
        gain_animal(s, t, seat, rest)
    elif step == at.PASS:
        pass_on(s, seat)
    elif step == at.PAY:
        pay(s, seat)
    elif step == at.RESOLVE_REFILLS:
        resolve_refills(s, t)
    elif step == at.REFILL_HAND:
        refill(s, seat)
    elif step == at.TAKE_REFILL_BACK:
        take_refill_back(s, seat)
    elif step == at.PREPARE_NEXT_ROUND:
        prepare_next_round(s, t, seat)
    elif step == at.REVEAL_DISPLAY:
        reveal_display(s, t)
    elif step == at.LAY_PAYMENTS:
        lay_payments(s, t, seat)
    elif step == at.EXCHANGE:
        exchange(s, t, frame)
    elif step == at.GET_ANIMAL:
        get_animal(s, t, seat, rest)
    elif step == at.CHOOSE_BID:
        choose_bid(s, seat)
    elif step == at.DRAW:
        draw(s, seat, rest)
    elif step == at.RESHUFFLE:
        reshuffle(s, t)
    elif step == at.BREAK_TIE:
        break_tie(s, t, frame)
    elif step == at.REVEAL_FROM_PILE:
        reveal_from_pile(s, seat, frame)
    elif step == at.COMPARE_TIE_CARDS:
        compare_tie_cards(s, t, seat, rest)
    elif step == at.REFILL_LEO:
        refill_leo(s, t)
    elif step == at.FILL_LEO:
        fill_leo(s, t, rest)
    elif step == at.GIVE_TALISMAN:
        give_talisman(s, t)
    else:
        discard_hands(s, t)


@kernel
def clear_answers(s: Words, t: Words) -> None:
    """Clear what was noted of the answers to a step, which has been done."""
    s[at.PICKED] = 0
    for seat in range(t[at.PEOPLE]):
        s[at.PICKS + seat] = 0


# Questions


@kernel
def cards_left(s: Words, seat: int) -> int:
    """Return the habitat cards a seat can still pick from its hand."""
    return s[at.HANDS + seat] - s[at.PICKS + seat]


@kernel
def may_stop(s: Words, seat: int) -> bool:
    """May this seat, asked for bids, say done? The eagle's owner may, after one card."""
    return s[at.PICKS + seat] != 0 or (s[at.PICKED] >> seat) & 1 != 0


@kernel
def count_shown(s: Words, t: Words) -> int:
    """Return how many answers name an animal of the display: with Leo one for each place, else one for each species."""
    count = seen = 0
    for place in range(t[at.DISPLAY_SIZE]):
        animal = byte_at(s[at.DISPLAY], place)
        if animal and (t[at.LEO] >= 0 or not (seen >> animal) & 1):
            seen |= 1 << animal
            count += 1
    return count


@kernel
def shown_at(s: Words, t: Words, number: int, plain: int, placed: int) -> int:
    """Return the id of one of the answers that name an animal of the display."""
    seen = place = 0
    while True:
        animal = byte_at(s[at.DISPLAY], place)
        if animal and (t[at.LEO] >= 0 or not (seen >> animal) & 1):
            if number == 0:
                return (placed + at.PLACE_STEP * place if t[at.LEO] >= 0 else plain) + animal - 1
            seen |= 1 << animal
            number -= 1
        place += 1


@kernel
def count_moves(s: Words, t: Words, seat: int) -> int:
    """Return how many moves a seat that is asked may choose from."""
    step = s[STACK + s[DEPTH] - 1] & 255
    if step == at.PLACE_BIDS:
        refill_left = (s[at.HELD] >> seat) & ~(s[at.PICKED] >> seat) & 1
        return count_kinds(cards_left(s, seat)) + refill_left + may_stop(s, seat)
    if step == at.TAKE_OR_PASS:
        return count_shown(s, t) + 1
    if step == at.REFILL_HAND:
        return count_kinds(cards_left(s, seat)) + 1
    if step == at.CHOOSE_BID:
        return 1 if byte_at(s[at.FACE_DOWN], 0) == byte_at(s[at.FACE_DOWN], 1) else 2
    if step == at.EXCHANGE:
        return count_kinds(s[at.COLLECTIONS + seat]) + 1
    if step == at.GET_ANIMAL:
        return count_shown(s, t)
    if step == at.BREAK_TIE:
        return count_kinds(s[at.HANDS + seat]) + is_drawable(s, seat)
    if step == at.PREPARE_NEXT_ROUND:
        return 2
    return count_kinds(cards_left(s, seat))


@kernel
def move_at(s: Words, t: Words, seat: int, number: int) -> int:
    """Return the id of one of the moves a seat that is asked may choose from, in the order they are listed."""
    step = s[STACK + s[DEPTH] - 1] & 255
    if step == at.PLACE_BIDS:
        left = cards_left(s, seat)
        kinds = count_kinds(left)
        if number < kinds:
            return at.BID_ID + kind_at(left, number)
        refill_left = (s[at.HELD] >> seat) & ~(s[at.PICKED] >> seat) & 1
        return at.BID_ID + at.REFILL if refill_left and number == kinds else at.DONE_ID
    if step == at.TAKE_OR_PASS:
        return shown_at(s, t, number, at.TAKE_ID, at.TAKE_AT_ID) if number < count_shown(s, t) else at.PASS_ID
    if step == at.REFILL_HAND:
        left = cards_left(s, seat)
        return at.DISCARD_ID + kind_at(left, number) if number < count_kinds(left) else at.DONE_ID
    if step == at.CHOOSE_BID:
        return at.CHOOSE_ID + byte_at(s[at.FACE_DOWN], number) - 1
    if step == at.EXCHANGE:
        given = s[at.COLLECTIONS + seat]
        return at.GIVE_ID + kind_at(given, number) if number < count_kinds(given) else at.PASS_ID
    if step == at.GET_ANIMAL:
        return shown_at(s, t, number, at.GET_ID, at.GET_AT_ID)
    if step == at.BREAK_TIE:
        hand = s[at.HANDS + seat]
        return at.REVEAL_ID + kind_at(hand, number) if number < count_kinds(hand) else at.REVEAL_PILE_ID
    if step == at.PREPARE_NEXT_ROUND:
        return at.TAKE_BACK_ID if number == 0 else at.LEAVE_ID
    return at.PAY_ID + kind_at(cards_left(s, seat), number)


@kernel
def pick(s: Words, seat: int, card: int) -> None:
    """Note a card picked, REFILL included."""
    if card == at.REFILL:
        s[at.PICKED] |= 1 << seat
    else:
        s[at.PICKS + seat] += 1 << (4 * card)


@kernel
def note_move(s: Words, t: Words, seat: int, move: int) -> bool:
    """Note a legal move of a seat that is asked. Is its answer complete?"""
    step = s[STACK + s[DEPTH] - 1] & 255
    complete = True
    if move == at.DONE_ID or move == at.REVEAL_PILE_ID:
        s[at.PICKED] |= 1 << (8 + seat)
    elif step == at.PLACE_BIDS:
        complete = owner(s, at.EAGLE) != seat + 1 or may_stop(s, seat)
        pick(s, seat, move - at.BID_ID)
    elif step == at.CHOOSE_BID:
        pick(s, seat, move - at.CHOOSE_ID)
    elif step == at.REFILL_HAND:
        pick(s, seat, move - at.DISCARD_ID)
        complete = s[at.PICKS + seat] == s[at.HANDS + seat]
    elif step == at.BREAK_TIE:
        pick(s, seat, move - at.REVEAL_ID)
    elif step == at.PAY or step == at.LAY_PAYMENTS:
        pick(s, seat, move - at.PAY_ID)
        complete = count_cards(s[at.PICKS + seat]) == price(s, seat)
    else:
        s[ANSWER] = move
    return complete


# Dealing what a viewer cannot see


@kernel
def lay(s: Words, t: Words, zone: int, card: int) -> None:
    """Lay a card into a hidden zone."""
    if zone == at.HABITATS_ZONE:
        push_card(s, at.HABITAT_PILE, card)
    elif zone == at.ANIMALS_ZONE:
        push_card(s, at.ANIMAL_PILE, card - at.FIRST_ANIMAL)
    elif zone == at.REMOVED_ZONE:
        s[at.REMOVED] += 1 << (4 * (card - at.FIRST_ANIMAL))
    elif zone == at.LEO_ZONE:
        push_card(s, at.LEO_PILE, card)
    elif zone < at.FIRST_HAND_ZONE + at.MAX_SEATS:
        receive(s, zone - at.FIRST_HAND_ZONE, card)
    elif s[at.FACE_DOWN] > card:
        s[at.FACE_DOWN] = (card + 1) | (s[at.FACE_DOWN] << 8)
    else:
        s[at.FACE_DOWN] |= (card + 1) << (8 * (s[at.FACE_DOWN] > 0))
