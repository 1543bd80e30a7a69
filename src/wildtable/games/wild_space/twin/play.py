"""Playing Wild Space by kernels: what may be answered, and what an answer does."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import bit_at, byte_at, count_bits, push_card
from wildtable.engine.twin.kernels.chance import below
from wildtable.engine.twin.kernels.frames import ANSWER, DEPTH, STACK, push
from wildtable.games.wild_space.twin import constants as at
from wildtable.games.wild_space.twin.abilities import (
    ask_put_into_play,
    ask_use_ability,
    asks_for_cards,
    count_price,
    draw_into_play,
    in_any_order,
    payable,
    put_into_play,
    use_ability,
)
from wildtable.games.wild_space.twin.drawing import ask_draw, count_sources, draw, refresh, source_at
from wildtable.games.wild_space.twin.sets import add, count_matching, member, size
from wildtable.games.wild_space.twin.smuggler import ask_smuggler_turn, count_visits, smuggler_turn, visit_at
from wildtable.games.wild_space.twin.steps import (
    actions_of,
    ask_end_turn,
    ask_use_ship,
    count_met,
    end_turn,
    explorable,
    half_planet,
    landable,
    met_at,
    next_turn,
    take_action,
    turn,
    use_ship,
)

# The agenda


@kernel
def ask(s: Words, t: Words, frame: int) -> int:
    """Return the seats that owe an answer to a step before it can be done; none, if public facts answer it."""
    step, seat, rest = frame & 255, (frame >> 8) & 255, frame >> 16
    if step == at.DRAW or step == at.DRAW_INTO_PLAY:
        return ask_draw(s, seat)
    if step == at.PUT_INTO_PLAY:
        return ask_put_into_play(s, seat)
    if step == at.USE_SHIP:
        return ask_use_ship(s, t, seat)
    if step == at.TAKE_ACTION or step == at.IN_ANY_ORDER:
        return 1 << seat
    if step == at.USE_ABILITY:
        return ask_use_ability(s, t, seat, rest)
    if step == at.END_TURN:
        return ask_end_turn(s, seat)
    if step == at.SMUGGLER_TURN:
        return ask_smuggler_turn(s)
    return 0


@kernel
def do_step(s: Words, t: Words, frame: int) -> None:
    """Do a step, by the answer to it. After a refresh of the pool the seat is asked again."""
    step, seat, rest = frame & 255, (frame >> 8) & 255, frame >> 16
    if at.REFRESH_ID + at.CAPTAINS <= s[ANSWER] < at.REFRESH_ID + at.CREW:
        refresh(s, t, seat, s[ANSWER] - at.REFRESH_ID)
        push(s, frame)
    elif step == at.DRAW:
        draw(s, t, seat, rest)
    elif step == at.PUT_INTO_PLAY:
        put_into_play(s, t, seat, (rest >> 8) - 1)
    elif step == at.USE_SHIP:
        use_ship(s, t, seat)
    elif step == at.TAKE_ACTION:
        take_action(s, t, seat)
    elif step == at.DRAW_INTO_PLAY:
        draw_into_play(s, t, seat)
    elif step == at.USE_ABILITY:
        use_ability(s, t, seat, rest)
    elif step == at.IN_ANY_ORDER:
        in_any_order(s, t, seat, rest)
    elif step == at.END_TURN:
        end_turn(s, seat)
    elif step == at.NEXT_TURN:
        next_turn(s)
    elif step == at.TURN_STEP:
        turn(s, t)
    else:
        smuggler_turn(s, t)


@kernel
def clear_answers(s: Words, t: Words) -> None:
    """Clear what was noted of the answer to a step, which has been done."""
    s[at.LANDING] = s[at.MET] = s[at.REMOVES] = s[at.PAID] = s[at.PAID + 1] = 0


# Questions


@kernel
def landing_condition(s: Words, t: Words, seat: int) -> int:
    """Return the condition to be paid for a landing: the one chosen, or the only one that can be fulfilled."""
    return s[at.MET] - 1 if s[at.MET] else met_at(s, t, seat, s[at.LANDING] - 1, 0)


@kernel
def is_meeting(s: Words, t: Words, seat: int) -> bool:
    """Is it to be said which of several conditions for a landing is fulfilled?"""
    return s[at.LANDING] > 0 and s[at.MET] == 0 and count_met(s, t, seat, s[at.LANDING] - 1) > 1


@kernel
def paid_condition(s: Words, t: Words, seat: int, rest: int) -> int:
    """Return the condition that cards are paid for: of a landing, or of the ability of a card."""
    return landing_condition(s, t, seat) if s[at.LANDING] else t[at.CARD_CONDITIONS + rest] - 1


@kernel
def cost_left(s: Words, t: Words, seat: int, condition: int, half: int) -> int:
    """Return the cards that may still be paid for a condition, one half of the set."""
    return payable(s, t, seat, condition, half) & ~s[at.PAID + half]


@kernel
def payment_at(s: Words, t: Words, seat: int, condition: int, number: int) -> int:
    """Return the id of a move that pays a card: from hand, or from the crew."""
    first = at.DISCARD_ID if t[at.CONDITION_EFFECTS_AT + condition] == at.DISCARD_EFFECT else at.REMOVE_ID
    return first + member(cost_left(s, t, seat, condition, 0), cost_left(s, t, seat, condition, 1), number)


@kernel
def count_payments(s: Words, t: Words, seat: int, condition: int) -> int:
    """Return how many cards may still be paid for a condition."""
    return count_bits(cost_left(s, t, seat, condition, 0)) + count_bits(cost_left(s, t, seat, condition, 1))


@kernel
def is_paying(s: Words) -> bool:
    """Has an answer begun, of which cards are still to be paid?"""
    return s[at.LANDING] > 0 or s[at.PAID] != 0 or s[at.PAID + 1] != 0


@kernel
def count_words(s: Words, t: Words, seat: int, frame: int) -> int:
    """Return how many answers a question has besides those that refresh the pool."""
    step, rest = frame & 255, frame >> 16
    if step == at.DRAW or step == at.DRAW_INTO_PLAY:
        return count_sources(s)
    if step == at.PUT_INTO_PLAY:
        return count_matching(s, t, at.HANDS + 2 * seat, rest & 255) + 1
    if step == at.USE_SHIP:
        return max(1, count_bits(landable(s, t, seat)) + count_bits(explorable(s, seat)))
    if step == at.TAKE_ACTION:
        actions = actions_of(s, t, seat, rest)
        return 3 if actions >> 16 else 2
    if step == at.USE_ABILITY:
        return count_price(s, t, seat, rest) + 1 if asks_for_cards(t, rest) else 2
    if step == at.IN_ANY_ORDER:
        return 2
    return 1


@kernel
def count_moves(s: Words, t: Words, seat: int) -> int:
    """Return how many moves a seat that is asked may choose from."""
    frame = s[STACK + s[DEPTH] - 1]
    if frame & 255 == at.SMUGGLER_TURN:
        return count_visits(s)
    if is_meeting(s, t, seat):
        return count_met(s, t, seat, s[at.LANDING] - 1)
    if is_paying(s):
        return count_payments(s, t, seat, paid_condition(s, t, seat, frame >> 16))
    return count_words(s, t, seat, frame) + size(s, at.HANDS + 2 * seat)


@kernel
def ship_move_at(s: Words, t: Words, seat: int, number: int) -> int:
    """Return the id of a move of a spaceship: landings first, then explorations, or to stay."""
    landing = landable(s, t, seat)
    count = count_bits(landing)
    if number < count:
        return at.LAND_ID + bit_at(landing, number)
    exploring = explorable(s, seat)
    return at.EXPLORE_ID + bit_at(exploring, number - count) if exploring else at.STAY_ID


@kernel
def word_at(s: Words, t: Words, seat: int, frame: int, number: int) -> int:
    """Return the id of one of the answers that do not refresh the pool."""
    step, rest = frame & 255, frame >> 16
    if step == at.DRAW or step == at.DRAW_INTO_PLAY:
        return source_at(s, number)
    if step == at.PUT_INTO_PLAY:
        what = at.MATCHING + 2 * (rest & 255)
        low, high = s[at.HANDS + 2 * seat] & t[what], s[at.HANDS + 2 * seat + 1] & t[what + 1]
        if number < count_bits(low) + count_bits(high):
            return at.PLAY_ID + member(low, high, number)
        return at.DECLINE_ID
    if step == at.USE_SHIP:
        return ship_move_at(s, t, seat, number)
    if step == at.TAKE_ACTION:
        return at.TAKE_ID + byte_at(actions_of(s, t, seat, rest), number) - 1
    if step == at.USE_ABILITY:
        if asks_for_cards(t, rest):
            if number == count_price(s, t, seat, rest):
                return at.DECLINE_ID
            return payment_at(s, t, seat, t[at.CARD_CONDITIONS + rest] - 1, number)
        return at.USE_ID if number == 0 else at.DECLINE_ID
    if step == at.IN_ANY_ORDER:
        return at.FIRST_CARD_ID if number == 0 else at.FIRST_SQUARE_ID
    return at.END_ID


@kernel
def move_at(s: Words, t: Words, seat: int, number: int) -> int:
    """Return the id of one of the moves a seat that is asked may choose from, in the order they are listed."""
    frame = s[STACK + s[DEPTH] - 1]
    if frame & 255 == at.SMUGGLER_TURN:
        return visit_at(s, number)
    if is_meeting(s, t, seat):
        return at.MEET_ID + met_at(s, t, seat, s[at.LANDING] - 1, number)
    if is_paying(s):
        return payment_at(s, t, seat, paid_condition(s, t, seat, frame >> 16), number)
    words = count_words(s, t, seat, frame)
    if number < words:
        return word_at(s, t, seat, frame, number)
    return at.REFRESH_ID + member(s[at.HANDS + 2 * seat], s[at.HANDS + 2 * seat + 1], number - words)


@kernel
def sample(s: Words, t: Words, seat: int, state: int) -> int:
    """Return the id of any legal move, by the next number of a generator: the one that `move_at` returns, found at once."""
    frame = s[STACK + s[DEPTH] - 1]
    if frame & 255 == at.SMUGGLER_TURN:
        return visit_at(s, below(state, count_visits(s)))
    if is_meeting(s, t, seat):
        sector = s[at.LANDING] - 1
        return at.MEET_ID + met_at(s, t, seat, sector, below(state, count_met(s, t, seat, sector)))
    if is_paying(s):
        condition = paid_condition(s, t, seat, frame >> 16)
        return payment_at(s, t, seat, condition, below(state, count_payments(s, t, seat, condition)))
    words = count_words(s, t, seat, frame)
    number = below(state, words + size(s, at.HANDS + 2 * seat))
    if number < words:
        return word_at(s, t, seat, frame, number)
    return at.REFRESH_ID + member(s[at.HANDS + 2 * seat], s[at.HANDS + 2 * seat + 1], number - words)


@kernel
def note_payment(s: Words, t: Words, condition: int, move: int) -> bool:
    """Note a card paid for a condition. Is that all?"""
    if t[at.CONDITION_EFFECTS_AT + condition] == at.REMOVE_EFFECT:
        s[at.REMOVES] = 1
        add(s, at.PAID, move - at.REMOVE_ID)
    else:
        add(s, at.PAID, move - at.DISCARD_ID)
    return size(s, at.PAID) == t[at.CONDITION_AMOUNTS + condition]


@kernel
def note_landing(s: Words, t: Words, seat: int, sector: int) -> bool:
    """Note a landing, and whether a condition is still to be chosen or paid for. Is that all?"""
    if t[at.SECTOR_CONDITIONS + half_planet(s, sector)] == 0:
        return True
    condition = met_at(s, t, seat, sector, 0)
    if count_met(s, t, seat, sector) == 1 and t[at.CONDITION_EFFECTS_AT + condition] == at.HAVE_EFFECT:
        return True
    s[at.LANDING] = sector + 1
    return False


@kernel
def note_move(s: Words, t: Words, seat: int, move: int) -> bool:
    """Note a legal move of a seat that is asked. Is its answer complete?"""
    frame = s[STACK + s[DEPTH] - 1]
    step, rest = frame & 255, frame >> 16
    complete = True
    if is_meeting(s, t, seat):
        s[at.MET] = move - at.MEET_ID + 1
        complete = t[at.CONDITION_EFFECTS_AT + move - at.MEET_ID] == at.HAVE_EFFECT
    elif s[at.LANDING]:
        complete = note_payment(s, t, landing_condition(s, t, seat), move)
    else:
        first_of_answer = not is_paying(s)
        if first_of_answer:
            s[ANSWER] = move
        if step == at.USE_SHIP and move < at.EXPLORE_ID:
            complete = note_landing(s, t, seat, move - at.LAND_ID)
        elif step == at.USE_ABILITY and at.DISCARD_ID + at.CAPTAINS <= move < at.REMOVE_ID + at.CREW:
            complete = note_payment(s, t, t[at.CARD_CONDITIONS + rest] - 1, move)
    return complete


# Dealing what a viewer cannot see


@kernel
def lay(s: Words, t: Words, zone: int, card: int) -> None:
    """Lay a card into a hidden zone: into a hand, onto a pile, or face down in the row of planets."""
    word, kind = t[at.ZONE_WORDS + zone], t[at.ZONE_KINDS + zone]
    if kind == at.IN_SET:
        add(s, word, card)
        return
    if card >= at.FIRST_HOSTILE:
        card -= at.FIRST_HOSTILE
    elif card >= at.FIRST_PLANET:
        card -= at.FIRST_PLANET
    if kind == at.ON_PILE:
        push_card(s, word, card)
    else:
        s[at.FACE_DOWN] |= (card + 1) << (8 * word)
