"""Where everything is: the words of a state and of its tables, step numbers and move ids."""

from __future__ import annotations

from wildtable.engine.twin.constants import first_id, number_steps, offsets, pack
from wildtable.engine.twin.kernels import agenda
from wildtable.engine.twin.kernels.frames import STACK
from wildtable.games.wild_cards import cards, steps
from wildtable.games.wild_cards import state as state_module
from wildtable.games.wild_cards.game import WildCards

RULES_VERSION = 2
"""The version of the rules this twin mirrors."""

MAX_SEATS = WildCards.layout.seats
REFILL = cards.REFILL
FIRST_ANIMAL = cards.ANIMALS[0]
PEACOCK, SQUIRREL, EAGLE, IBEX, LION, MEERKAT = (animal - FIRST_ANIMAL for animal in cards.ANIMALS)
SPECIES = len(cards.ANIMALS)
VALUES = pack([card_value - 1 for card_value in cards.VALUE], 2)
"""The values less one, two bits for each kind."""
FIRST_WILD = next(card for card in cards.HABITAT_CARDS if cards.is_wild(card))
HAND_LIMIT = state_module.HAND_LIMIT
LEO_CARDS = steps.FillLeo().cards

# The words of a state: besides those of every twin, sets of seats, a byte or four bits for each seat, animal or place,
# counts of habitats or animals, piles
STACK_SIZE = 14
(
    _,
    ROUND,
    TOKENS,  # bytes by seat
    HELD,  # the seats with a refill card in hand
    PICKED,  # the seats that picked a refill card, and from bit 8 on those that said done or chose the pile
    BIDS,  # bytes by seat: card + 1
    TIE_CARDS,  # bytes by seat: card + 1
    FACE_DOWN,  # bytes: card + 1, at most two, sorted
    DISPLAY,  # bytes by place: animal + 1
    LEADERS,  # bytes by animal: owner + 1
    TALISMAN,  # holder + 1
    COMPARED,  # counts
    REMOVED,  # counts of animals
    HANDS,  # counts by seat
    PICKS,  # counts by seat
    PAYMENTS,  # counts by seat
    COLLECTIONS,  # counts of animals by seat
    HABITAT_PILE,
    DISCARD,
    ANIMAL_PILE,
    OUT,
    LEO_PILE,
    SIZE,
) = offsets(STACK, [STACK_SIZE, *[1] * 12, *[MAX_SEATS] * 4, 9, 9, 7, 7, 2])

# The words of the tables
SEATS, PEOPLE = agenda.SEATS, agenda.PEOPLE
(
    LEO,
    HAS_TALISMAN,
    REMOVED_SEEN,
    REMOVED_UNSEEN,
    DISPLAY_SIZE,
    ALL_HABITATS,
    ALL_ANIMALS,
    FITTING,
    T_SIZE,
) = offsets(agenda.FIGURES, [*[1] * 7, SPECIES])

# Hidden zones, by their indexes in the layout
ZONES = WildCards.layout.named
HABITATS_ZONE, ANIMALS_ZONE, REMOVED_ZONE, LEO_ZONE = (
    int(ZONES[name]) for name in ("habitats", "animals", "removed", "leo")
)
FIRST_HAND_ZONE = int(ZONES["hand-0"])

# Steps
STEPS = number_steps(steps)
GIVE_TALISMAN = STEPS["GiveTalisman"]
REVEAL_DISPLAY = STEPS["RevealDisplay"]
PLACE_BIDS = STEPS["PlaceBids"]
CHOOSE_BID = STEPS["ChooseBid"]
RESOLVE_REFILLS = STEPS["ResolveRefills"]
EXCHANGE = STEPS["Exchange"]
GET_ANIMAL = STEPS["GetAnimal"]
REFILL_HAND = STEPS["Refill"]
TAKE_REFILL_BACK = STEPS["TakeRefillBack"]
REFILL_LEO = STEPS["RefillLeo"]
FILL_LEO = STEPS["FillLeo"]
DRAW = STEPS["DrawMissing"]
RESHUFFLE = STEPS["Reshuffle"]
ACQUIRE_ANIMALS = STEPS["AcquireAnimals"]
LAY_PAYMENTS = STEPS["LayPayments"]
BREAK_TIE = STEPS["BreakTie"]
REVEAL_FROM_PILE = STEPS["RevealFromPile"]
COMPARE_TIE_CARDS = STEPS["CompareTieCards"]
TAKE_OR_PASS = STEPS["TakeOrPass"]
PASS = STEPS["Pass"]
PAY = STEPS["Pay"]
GAIN_ANIMAL = STEPS["GainAnimal"]
PREPARE_NEXT_ROUND = STEPS["PrepareNextRound"]
DISCARD_HANDS = STEPS["DiscardHands"]

# Moves: the id of the first of a kind, to which a card or an animal is added
MOVES = WildCards.load().moves
BID_ID = first_id(MOVES, "bid", (*cards.HABITAT_CARDS, cards.REFILL))
CHOOSE_ID = first_id(MOVES, "choose", (*cards.HABITAT_CARDS, cards.REFILL))
GIVE_ID = first_id(MOVES, "give", cards.ANIMALS)
GET_ID = first_id(MOVES, "get", cards.ANIMALS)
DISCARD_ID = first_id(MOVES, "discard", cards.HABITAT_CARDS)
PAY_ID = first_id(MOVES, "pay", cards.HABITAT_CARDS)
REVEAL_ID = first_id(MOVES, "reveal", cards.HABITAT_CARDS)
REVEAL_PILE_ID = MOVES["reveal pile"].id
TAKE_ID = first_id(MOVES, "take", cards.ANIMALS)
GET_AT_ID = first_id(MOVES, "get", cards.ANIMALS, place=1)
TAKE_AT_ID = first_id(MOVES, "take", cards.ANIMALS, place=1)
PLACE_STEP = first_id(MOVES, "get", cards.ANIMALS, place=2) - GET_AT_ID
PASS_ID = MOVES["pass"].id
TAKE_BACK_ID = MOVES["take-back"].id
LEAVE_ID = MOVES["leave"].id
DONE_ID = MOVES.done.id
