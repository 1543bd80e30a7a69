"""States of Wild Realms Alliance as words, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wildtable.engine.cards import Cards
from wildtable.engine.options import Option
from wildtable.engine.state import State
from wildtable.engine.twin.constants import pack
from wildtable.engine.twin.kernels import Words
from wildtable.engine.twin.kernels.bits import byte_at, card_at, push_card
from wildtable.engine.twin.kernels.frames import DEPTH, SHUFFLES, STACK
from wildtable.games.wild_realms_alliance.cards import SYMBOLS, AnimalAbility
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.prospects import tallies
from wildtable.games.wild_realms_alliance.twin import constants as at

ZONES = {
    "kept": at.KEPT,
    "leader": at.LEADERS,
    "tucked": at.TUCKED,
    "hidden-fighter": at.HIDDEN_FIGHTERS,
    "fighter": at.FIGHTERS,
    "hidden-collector": at.HIDDEN_COLLECTORS,
    "collector": at.COLLECTORS,
    "recruits": at.RECRUITS,
    "joined": at.JOINED,
}
"""The words of the zones that each seat has one of."""
LOOKED_AT = "looked-at"
"""The zones of the cards that seats look at, a byte for each."""
HANDS = {4: "hand-of-four", 3: "hand-of-three", 2: "hand-of-two"}
"""The zones of the hands, by the size of the draft. They share their words."""


def tables(game: WildRealmsAlliance, seats: int, options: Mapping[str, Option]) -> list[int]:
    """Return the words of the tables that belong to the game: its options and its deck."""
    assert game.moves.written["decline"].id == at.DECLINE_ID, "moves are numbered alike whatever the animals"
    animals = game.figures.animals
    words = {f"{name}-{seat}": word + seat for name, word in ZONES.items() for seat in range(at.MAX_SEATS)}
    words |= {f"{name}-{seat}": at.HANDS + seat for name in HANDS.values() for seat in range(at.MAX_SEATS)}
    words |= {f"{LOOKED_AT}-{seat}": at.LOOKED_AT + seat for seat in range(at.MAX_SEATS)}
    words["centre"] = at.CENTRE
    return [
        options["collector_abilities"] == "everyone",
        *(animal.strength for animal in animals),
        *((*SYMBOLS, "wild").index(animal.symbol) for animal in animals),
        *(animal.value for animal in animals),
        *(len(animal.abilities) for animal in animals),
        *(pack_ability(ability) for animal in animals for ability in (*animal.abilities, *animal.abilities)[:2]),
        *tallies(game.figures),
        *(words[zone.name] for zone in at.LAYOUT.zones),
    ]


def pack_ability(ability: AnimalAbility) -> int:
    return (
        at.EFFECTS.index(ability.effect)
        | at.PHASES.index(ability.phase) << 8
        | at.TARGETS.index(ability.target) << 16
        | (at.ROLES.index(ability.role) if ability.role else 0) << 24
        | at.EACH.index(ability.each) << 32
        | ability.may << 40
        | (ability.amount + at.MOST) << 48
    )


def bits(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def members(word: int) -> Cards:
    return tuple(card for card in range(at.ANIMALS) if (word >> card) & 1)


def pack_state(state: State) -> list[int]:
    """Return the words of a state."""
    s = [0] * at.SIZE
    seats = range(state.seats)
    facts: Any = state
    zones = {zone.name: state[zone] for zone in state.game.layout.zones}
    s[SHUFFLES] = state.shuffles
    s[at.START] = facts.start
    s[at.USES] = pack(facts.uses[: state.seats], 8) | pack(facts.uses[state.seats :], 8) << (8 * at.MAX_SEATS)
    s[at.REVERSED] = facts.reversed
    s[at.WON], s[at.LOST] = (facts.won[0] + 1 if facts.won else 0), (facts.lost[0] + 1 if facts.lost else 0)
    for card in zones["centre"]:
        push_card(s, at.CENTRE, card)
    for seat in seats:
        s[at.BONUS + seat] = facts.bonus[seat]
        s[at.ABSTAINING + seat] = facts.abstaining[seat]
        s[at.ENDGAME + seat] = facts.endgame[seat]
        s[at.HANDS + seat] = bits(card for name in HANDS.values() for card in zones[f"{name}-{seat}"])
        s[at.LOOKED_AT + seat] = pack([card + 1 for card in zones[f"{LOOKED_AT}-{seat}"]], 8)
        for name, word in ZONES.items():
            s[word + seat] = bits(zones[f"{name}-{seat}"])
    s[DEPTH] = len(state.agenda)
    for place, step in enumerate(reversed(state.agenda)):
        s[STACK + place] = pack_step(state.game.steps.dump(step))
    for seat, moves in state.sealed.items():
        for move in moves:
            if move.card is None:
                s[at.ANSWERS] |= (1 + (move.id == at.USE_SECOND_ID)) << (8 * seat)
            else:
                s[at.PICKS + seat] |= 1 << (move.card + (at.FIGHT if move.verb == "fight" else 0))
    return s


def unpack_state(s: Words, state: State) -> None:
    """Fill a state without cards with what the words say: zones, facts, agenda. Sealed answers are left out."""
    seats = range(state.seats)
    named = state.game.layout.named
    agenda = [unpack_step(s[STACK + place]) for place in reversed(range(s[DEPTH]))]
    state.zones[named["centre"]] = tuple(card_at(s, at.CENTRE, place) for place in range(s[at.CENTRE]))
    for seat in seats:
        for name, word in ZONES.items():
            state.zones[named[f"{name}-{seat}"]] = members(s[word + seat])
        looked_at = [byte_at(s[at.LOOKED_AT + seat], place) for place in range(8)]
        state.zones[named[f"{LOOKED_AT}-{seat}"]] = tuple(card - 1 for card in looked_at if card)
        if s[at.HANDS + seat]:
            state.zones[named[f"{HANDS[agenda[0]['size']]}-{seat}"]] = members(s[at.HANDS + seat])
    facts: Any = state
    facts.start = s[at.START]
    facts.uses = tuple(byte_at(s[at.USES], first + seat) for first in (0, at.MAX_SEATS) for seat in seats)
    facts.bonus = tuple(s[at.BONUS + seat] for seat in seats)
    facts.abstaining = tuple(s[at.ABSTAINING + seat] for seat in seats)
    facts.reversed = s[at.REVERSED]
    facts.won = (s[at.WON] - 1,) if s[at.WON] else ()
    facts.lost = (s[at.LOST] - 1,) if s[at.LOST] else ()
    facts.endgame = tuple(s[at.ENDGAME + seat] for seat in seats)
    state.agenda = tuple(state.game.steps.load(step) for step in agenda)


def sealed_moves(s: Words, state: State) -> dict[int, list[int]]:
    """Return the ids of the moves that seats have given in answer to the present question."""
    step = s[STACK + s[DEPTH] - 1] & 255 if s[DEPTH] else -1
    first = {at.ASSIGN_ROLES: at.LEAD_ID, at.TAKE_ONE: at.TAKE_ID}.get(step, at.KEEP_ID)
    found: dict[int, list[int]] = {}
    for seat in state.people:
        moves = [first + card for card in members(s[at.PICKS + seat] & ((1 << at.FIGHT) - 1))]
        moves += [at.FIGHT_ID + card for card in members(s[at.PICKS + seat] >> at.FIGHT)]
        chosen = byte_at(s[at.ANSWERS], seat)
        moves += [at.USE_FIRST_ID if chosen == 1 else at.USE_SECOND_ID] * (chosen > 0)
        if moves:
            found[seat] = moves
    return found


# Frames

NAMES = {number: name for name, number in at.STEPS.items()}
WITH_CARD = {"Perform", "ChooseTarget", "UseOrDecline", "Apply"}
WITH_SEAT = {
    "WinnerDraws",
    "LoseFighter",
    "ActivateCollector",
    "CollectorActs",
    "TakeOne",
    "DrawRecruits",
    "ChaseAway",
    *WITH_CARD,
}
WITH_SEATS = {"ChooseAbility": "seats", "ActivateCollectors": "defending"}


def pack_step(step: Mapping[str, Any]) -> int:
    """Return the frame of a step, given as its dump."""
    name = step["step"]
    seat = bits(step[WITH_SEATS[name]]) if name in WITH_SEATS else step.get("seat", 0)
    rest = step.get("size", 0) | step.get("cards", 0)
    if name in WITH_CARD:
        rest = step["card"] | step["number"] << 8
    if "role" in step:
        rest = at.ROLES.index(step["role"])
    if "phase" in step:
        rest = at.PHASES.index(step["phase"])
    return int(at.STEPS[name] | seat << 8 | rest << 16)


def unpack_step(frame: int) -> dict[str, Any]:
    """Return the dump of a step, given as its frame."""
    name, seat, rest = NAMES[frame & 255], (frame >> 8) & 255, frame >> 16
    found: dict[str, Any] = {"step": name}
    if name in WITH_SEAT:
        found["seat"] = seat
    if name in WITH_SEATS:
        found[WITH_SEATS[name]] = list(members(seat))
    if name in WITH_CARD:
        found |= {"card": rest & 255, "number": rest >> 8}
    if name in ("ChooseAbility", "ChaseAway"):
        found["role"] = at.ROLES[rest]
    if name == "LeadersAct":
        found["phase"] = at.PHASES[rest]
    if name in ("Draft", "DrawRecruits"):
        found["size" if name == "Draft" else "cards"] = rest
    return found
