"""Where everything is: the words of a state and of its tables, step numbers and move ids."""

from __future__ import annotations

from wildtable.engine.twin.constants import first_id, number_steps, offsets
from wildtable.engine.twin.kernels import agenda
from wildtable.engine.twin.kernels.frames import STACK
from wildtable.games.wild_realms_alliance import cards, scoring, steps
from wildtable.games.wild_realms_alliance import state as state_module
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance

RULES_VERSION = 3
"""The version of the rules this twin mirrors."""

LAYOUT = state_module.LAYOUT
MAX_SEATS = LAYOUT.seats
ANIMALS = len(cards.ANIMAL_CARDS)
ALLIANCE_SIZE = state_module.ALLIANCE_SIZE
WEAK, MIGHTY = scoring.WEAK, scoring.MIGHTY

# The words of a state: besides those of every twin, sets of animals for each zone and seat
STACK_SIZE = 16
(
    _,
    ANSWERS,  # bytes by seat: which ability is chosen, 1 or 2
    PICKS,  # sets by seat; from bit FIGHT on who fights
    START,
    USES,  # bytes by seat: which ability the Leader uses; from byte MAX_SEATS on the Collector
    BONUS,  # by seat
    ABSTAINING,  # by seat
    REVERSED,
    WON,  # the seat that won, plus 1
    LOST,  # the seat that lost, plus 1
    ENDGAME,  # by seat
    SEATS_PILE,
    CENTRE,  # a queue: the number of cards, then the cards, the top one first
    HANDS,
    KEPT,
    LEADERS,
    TUCKED,
    HIDDEN_FIGHTERS,
    FIGHTERS,
    HIDDEN_COLLECTORS,
    COLLECTORS,
    LOOKED_AT,
    RECRUITS,
    JOINED,
    SIZE,
) = offsets(STACK, [STACK_SIZE, 1, MAX_SEATS, 1, 1, MAX_SEATS, MAX_SEATS, 1, 1, 1, MAX_SEATS, 2, 4, *[MAX_SEATS] * 11])
FIGHT = 20

# The words of the tables: an option, then figures by animal, two abilities for each, tallies, the words of the hidden zones
SEATS = agenda.SEATS
(EVERYONE, STRENGTHS, SYMBOLS, VALUES, ABILITY_COUNTS, ABILITIES, TALLIES, ZONE_WORDS, T_SIZE) = offsets(
    agenda.FIGURES, [1, *[ANIMALS] * 4, 2 * ANIMALS, ANIMALS, len(LAYOUT.zones)]
)
WILD = len(cards.SYMBOLS)

# Abilities: an effect, from bit 8 on a phase, from bit 16 on a target, from bit 24 on a role, from bit 32 on what is
# counted, bit 40 where it may be declined, from bit 48 on the amount plus MOST
MOST = 64
EFFECTS = (*cards.VOCABULARY, cards.NONE.effect)
STRENGTHEN, ABSTAIN, REVERSE, TUCK, SWAP, CHASE, GATHER, SIFT, BOTH, SCORE, WILD_EFFECT = (
    EFFECTS.index(effect)
    for effect in (
        "strengthen",
        "abstain",
        "reverse",
        "tuck",
        "swap",
        "chase",
        "gather",
        "sift",
        "both",
        "score",
        "wild",
    )
)
PHASES = (*cards.PHASES, cards.NONE.phase)
LEADERSHIP, BATTLE, COLLECTION, ENDGAME_PHASE = (PHASES.index(phase) for phase in cards.PHASES)
TARGETS = (cards.MINE, cards.RIVAL, cards.RIVALS, cards.ANY)
MINE, RIVAL, RIVALS, ANY = range(4)
ROLES = cards.ROLES
LEADER, FIGHTER, COLLECTOR = range(3)
EACH = ("", *cards.EACH)
EACH_WEAK, EACH_MIGHTY, EACH_MATCHING, EACH_KIND = (EACH.index(each) for each in ("weak", "mighty", "matching", "kind"))

# Steps
STEPS = number_steps(steps)
DRAFT = STEPS["Draft"]
ASSIGN_ROLES = STEPS["AssignRoles"]
LEADERSHIP_STEP = STEPS["Leadership"]
CHOOSE_ABILITY = STEPS["ChooseAbility"]
LEADERS_ACT = STEPS["LeadersAct"]
BATTLE_STEP = STEPS["Battle"]
SETTLE_BATTLE = STEPS["SettleBattle"]
WINNER_DRAWS = STEPS["WinnerDraws"]
COLLECTION_STEP = STEPS["Collection"]
DEFEND_OR_COLLECT = STEPS["DefendOrCollect"]
LOSE_FIGHTER = STEPS["LoseFighter"]
OTHERS_COLLECT = STEPS["OthersCollect"]
ACTIVATE_COLLECTORS = STEPS["ActivateCollectors"]
ACTIVATE_COLLECTOR = STEPS["ActivateCollector"]
COLLECTOR_ACTS = STEPS["CollectorActs"]
CHOOSE_THREE = STEPS["ChooseThree"]
SCORING = STEPS["Scoring"]
ENDGAME_STEP = STEPS["Endgame"]
PERFORM = STEPS["Perform"]
CHOOSE_TARGET = STEPS["ChooseTarget"]
USE_OR_DECLINE = STEPS["UseOrDecline"]
APPLY = STEPS["Apply"]
DRAW = STEPS["DrawRecruits"]
TAKE_ONE = STEPS["TakeOne"]
CHASE_AWAY = STEPS["ChaseAway"]

# Moves: the id of the first of a kind, to which an animal or a seat is added; the same whatever the animals' names
MOVES = WildRealmsAlliance.load().moves
KEEP_ID = first_id(MOVES, "keep", cards.ANIMAL_CARDS)
LEAD_ID = first_id(MOVES, "lead", cards.ANIMAL_CARDS)
FIGHT_ID = first_id(MOVES, "fight", cards.ANIMAL_CARDS)
TAKE_ID = first_id(MOVES, "take", cards.ANIMAL_CARDS)
USE_FIRST_ID = MOVES["use first"].id
USE_SECOND_ID = MOVES["use second"].id
TARGET_ID = MOVES["target 0"].id
USE_ID = MOVES["use"].id
DECLINE_ID = MOVES["decline"].id
DRAW_ID = MOVES["draw"].id
DEFEND_ID = MOVES["defend"].id
COLLECT_ID = MOVES["collect"].id
