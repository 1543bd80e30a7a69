"""Where everything is: the words of a state and of its tables, step numbers and move ids."""

from __future__ import annotations

from wildtable.engine.twin.constants import first_id, number_steps, offsets, pack
from wildtable.engine.twin.kernels import agenda
from wildtable.engine.twin.kernels.frames import STACK
from wildtable.games.wild_space import advice, cards, scoring, steps
from wildtable.games.wild_space import state as state_module
from wildtable.games.wild_space.game import WildSpace

RULES_VERSION = 2
"""The version of the rules this twin mirrors."""

GAME = WildSpace.load()
LAYOUT = state_module.LAYOUT
MAX_SEATS = LAYOUT.seats
CREW = len(GAME.figures.crew)
CAPTAINS = len(GAME.figures.captains)
FIRST_PLANET = GAME.figures.stacks["start"][0]
FIRST_HOSTILE = GAME.figures.categories[cards.CATEGORIES[0]][0]
ALL_PLANETS = len(GAME.figures.planets)
ALL_HOSTILE = len(GAME.figures.hostile)
HALF = CREW // 2
"""The number of crew cards in the first of the two words of a set."""

SECTORS = len(cards.SECTORS)
PLANETS_IN_ROW = len(cards.PLACES)
FIRST_FACE_DOWN = PLANETS_IN_ROW - len(state_module.FACE_DOWN)
START_PLANETS, *_COUNTS = (count for _, count in cards.STACKS.values())
FACE_DOWN_STACKS = len(_COUNTS)
STACK_COUNTS = pack(_COUNTS, 8)
CATEGORIES = len(cards.CATEGORIES)
NEEDS = pack(cards.NEEDS, 8)
SHIPS, TURNS, HAND = state_module.SHIPS, state_module.TURNS, state_module.HAND
FREE, LANDED, EXPLORED_SHIP = state_module.FREE, state_module.LANDED, state_module.DONE
SPOTS = len(cards.SPOTS)
FREE_ANIMALS, PER_ANIMAL, PER_SERIES = scoring.FREE_ANIMALS, scoring.PER_ANIMAL, scoring.PER_SERIES

# What cards can show
WHATS = tuple(GAME.figures.matching)
ALL_WHATS = len(WHATS)
ANY = WHATS.index(cards.ANY)
EMISSARY = WHATS.index(cards.EMISSARY)
VETERAN = WHATS.index(cards.VETERAN)
FIRST_SPECIES = WHATS.index(cards.SPECIES[0])
SPECIES = len(cards.SPECIES)
ABILITIES = tuple(cards.ABILITIES.values())
CONDITIONS = tuple(cards.CONDITIONS.values())
EFFECTS = (cards.DRAW, cards.PLAY, cards.DRAW_AND_PLAY)
DRAW_EFFECT, PLAY_EFFECT, DRAW_AND_PLAY = range(3)
CONDITION_EFFECTS = (cards.DISCARD, cards.HAVE, cards.REMOVE)
DISCARD_EFFECT, HAVE_EFFECT, REMOVE_EFFECT = range(3)
FORMS = (cards.PER, cards.PAIR, cards.MOST)
PER, PAIR, MOST = range(3)
EXPLORING = tuple(ABILITIES.index(ability) for ability in cards.EXPLORING)
EXPLORING_ACTIONS = pack([action + 1 for action in EXPLORING], 8)

# The words of a state. Sets of crew cards have two words, piles count their cards first
STACK_SIZE = 20
PILE_WORDS = 1 + (CREW + 7) // 8
(
    _,
    LANDING,  # the sector on which a landing is to be paid for, plus 1
    MET,  # the condition chosen for that, plus 1
    REMOVES,  # 1 where cards are paid from the crew
    PAID,  # the cards paid so far
    FIRST_SEAT,
    TURN,
    SHIPS_AT,  # by seat: two bits for each sector
    TOKENS,  # bytes by seat
    USED,
    HOSTILE_SHIPS,  # a bit for each of the two places
    HOSTILE_BACK,  # the category of the next hostile planet + 1
    POOL,  # bytes by spot: card + 1
    PLANETS,  # bytes by place: planet + 1
    FACE_DOWN,  # bytes by place: planet + 1
    HOSTILE,  # bytes by place: hostile planet + 1
    EXPLORED,  # a set of hostile planets
    HANDS,  # sets by seat
    CREWS,  # sets by seat
    PILE,
    DISCARDS,
    CAPTAIN_PILE,
    STACKS,  # what is left of the planets, a pile for each number
    HOSTILE_PILES,  # the hostile planets to come, a pile for each category
    HOSTILE_STACKS,  # what is left of the hostile planets, a pile for each category
    SCRATCH_PILE,  # seats or backs while they are shuffled
    PLAYS,  # from here on for advice, and 0 otherwise: how many cards can still be put into play
    GROWTH,
    PROMOTION,
    AVERAGE,
    IDLE,
    COUNTS,  # by what cards can show: how many of the crew do
    THINGS,  # by what cards can show: the value of one more
    BEST,  # the excesses of the best cards in hand, as many as can be played and one more
    POOL_GAINS,  # the gains of the cards in the pool, the best first; -1 where there is none
    CHEAPEST,  # the two cards that cost least to give up
    SIZE,
) = offsets(
    STACK,
    [
        *(STACK_SIZE, 1, 1, 1, 2, 1, 1, MAX_SEATS, 1, 2, 1, 1, 1, 1, 1, 1, 1),
        *(2 * MAX_SEATS, 2 * MAX_SEATS, PILE_WORDS, PILE_WORDS, 2, 6, 6, 6, 2),
        *(1, 1, 1, 1, 1, len(WHATS), len(WHATS), advice.MOST_PLAYS + 1, SPOTS, 2),
    ],
)
NOTHING = -1
"""The answer to no question."""

# The words of the tables
SEATS, PEOPLE = agenda.SEATS, agenda.PEOPLE
(
    SMUGGLER,  # the seat, or -1
    MIX,  # bytes by category: how many hostile planets
    MATCHING,  # sets by what cards can show
    ABILITY_EFFECTS,  # by ability
    ABILITY_AMOUNTS,
    ABILITY_WHATS,
    CONDITION_EFFECTS_AT,  # by condition
    CONDITION_AMOUNTS,
    CONDITION_WHATS,
    VETERANS,  # by crew card
    CARD_ABILITIES,  # plus 1
    CARD_CONDITIONS,  # plus 1
    CREDITS,
    MISSIONS,  # bytes: form, credits, count, the things; -1 where there is none
    TRACKS,  # by captain, bytes by square: ability + 1, or 0 for credits
    TRACK_LENGTHS,
    TRACK_CREDITS,  # by captain, bytes by square
    SECTOR_CONDITIONS,  # by sector of each planet, bytes: condition + 1
    SECTOR_ACTIONS,  # by sector of each planet, bytes: ability + 1
    LANDINGS,  # by hostile planet, bytes: spot + 1, and TAKE where it is taken
    EXPLORINGS,
    ICONS,  # by hostile planet, bytes: what + 1
    CARD_THINGS,  # by crew card, bytes: what + 1 of all that counts
    PLAIN,  # the general value of each ability
    TOLLS,  # the usual cost of each condition
    OFTEN,  # by what cards can show: how many of them are put into play in a turn
    NUMBERS,  # by what cards can show: how many of them are in the deck
    USUAL,  # the average value of landing on each sector of each planet
    USUAL_FACE_DOWN,  # by place in the row
    ALL_CREDITS,  # of all robots together
    ALL_OFFERS,  # the value of all abilities together
    ZONE_WORDS,  # by zone of the layout
    ZONE_KINDS,
    T_SIZE,
) = offsets(
    agenda.FIGURES,
    [
        *(1, 1, 2 * len(WHATS), *[len(ABILITIES)] * 3, *[len(CONDITIONS)] * 3, *[CREW] * 5, *[CAPTAINS] * 3),
        *(2 * ALL_PLANETS, 2 * ALL_PLANETS, ALL_HOSTILE, ALL_HOSTILE, ALL_HOSTILE),
        *(CREW, len(ABILITIES), len(CONDITIONS), len(WHATS), len(WHATS), 2 * ALL_PLANETS, PLANETS_IN_ROW, 1, 1),
        *(len(LAYOUT.zones), len(LAYOUT.zones)),
    ],
)
TAKE = 16
ON_PILE, IN_SET, IN_BYTE = range(3)
"""How a hidden zone holds its cards."""

# Steps
STEPS = number_steps(steps)
TURN_STEP = STEPS["Turn"]
USE_SHIP = STEPS["UseShip"]
TAKE_ACTION = STEPS["TakeAction"]
END_TURN = STEPS["EndTurn"]
NEXT_TURN = STEPS["NextTurn"]
DRAW = STEPS["Draw"]
PUT_INTO_PLAY = STEPS["PutIntoPlay"]
DRAW_INTO_PLAY = STEPS["DrawIntoPlay"]
IN_ANY_ORDER = STEPS["InAnyOrder"]
USE_ABILITY = STEPS["UseAbility"]
SMUGGLER_TURN = STEPS["SmugglerTurn"]

# Moves: the id of the first of a kind, to which a sector, a spot, a card or a word is added. Cards are counted from the
# first that is no captain
MOVES = GAME.moves
DRAWABLE = GAME.figures.crew_cards
LAND_ID = MOVES[f"land {cards.SECTORS[0]}"].id
EXPLORE_ID = MOVES[f"explore {cards.SECTORS[0]}"].id
STAY_ID = MOVES["stay"].id
MEET_ID = MOVES[f"meet {CONDITIONS[0].word}"].id
TAKE_ID = MOVES[f"take {ABILITIES[0].word}"].id
DRAW_PILE_ID = MOVES["draw pile"].id
DRAW_SPOT_ID = MOVES[f"draw {cards.SPOTS[0]}"].id
REFRESH_ID = first_id(MOVES, "refresh", DRAWABLE) - CAPTAINS
PLAY_ID = first_id(MOVES, "play", DRAWABLE) - CAPTAINS
DISCARD_ID = first_id(MOVES, "discard", DRAWABLE) - CAPTAINS
REMOVE_ID = first_id(MOVES, "remove", DRAWABLE) - CAPTAINS
USE_ID = MOVES["use"].id
DECLINE_ID = MOVES["decline"].id
FIRST_CARD_ID = MOVES["first card"].id
FIRST_SQUARE_ID = MOVES["first square"].id
END_ID = MOVES["end"].id
LAND_HOSTILE_ID = first_id(MOVES, "land", GAME.figures.hostile)
EXPLORE_HOSTILE_ID = first_id(MOVES, "explore", GAME.figures.hostile)
