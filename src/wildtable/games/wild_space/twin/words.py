"""States of Wild Space as words, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wildtable.engine.cards import Cards
from wildtable.engine.options import Option
from wildtable.engine.state import State
from wildtable.engine.twin.constants import pack
from wildtable.engine.twin.kernels import Words
from wildtable.engine.twin.kernels.bits import byte_at, card_at, push_card
from wildtable.engine.twin.kernels.frames import ANSWER, DEPTH, SHUFFLES, STACK
from wildtable.games.wild_space.cards import CATEGORIES, NEEDS, PLACES, SPOTS, STACKS, TAKE, CrewCard, Smuggling
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.prospects import CREDIT, number_of, offers, often, plain, shown, toll, usual
from wildtable.games.wild_space.prospects import sectors as sectors_of
from wildtable.games.wild_space.twin import constants as at

NUMBERED = tuple(stack for stack, (number, _) in STACKS.items() if number)
PILES = {
    "pile": (at.PILE, 0),
    "captains": (at.CAPTAIN_PILE, 0),
    **{f"planets-{stack}": (at.STACKS + 2 * place, at.FIRST_PLANET) for place, stack in enumerate(NUMBERED)},
    **{f"hostile-{one}": (at.HOSTILE_STACKS + 2 * place, at.FIRST_HOSTILE) for place, one in enumerate(CATEGORIES)},
    **{f"hostile-pile-{one}": (at.HOSTILE_PILES + 2 * place, at.FIRST_HOSTILE) for place, one in enumerate(CATEGORIES)},
}
"""Piles by the names of their zones: their words, and the card that is counted as 0 there."""


def tables(game: WildSpace, seats: int, options: Mapping[str, Option]) -> list[int]:
    """Return the words of the tables that belong to the game: its options and its deck."""
    figures = game.figures
    assert game.moves.written["decline"].id == at.DECLINE_ID, "moves are numbered alike whatever the cards"
    solo = options["solo"]
    sectors = [sector for planet in figures.planets.values() for sector in planet.sectors]
    hostile = [*figures.hostile.values()]
    captains = [figures.crew[card] for card in figures.captains]
    words, kinds = _zone_words()
    return [
        seats - 1 if solo else -1,
        pack(figures.mixes[str(solo)], 8) if solo else 0,
        *(word for what in at.WHATS for word in halves(figures.matching[what])),
        *(at.EFFECTS.index(ability.effect) for ability in at.ABILITIES),
        *(ability.amount for ability in at.ABILITIES),
        *(at.WHATS.index(ability.what) for ability in at.ABILITIES),
        *(at.CONDITION_EFFECTS.index(condition.effect) for condition in at.CONDITIONS),
        *(condition.amount for condition in at.CONDITIONS),
        *(at.WHATS.index(condition.what) for condition in at.CONDITIONS),
        *(card.veteran for card in figures.crew),
        *(at.ABILITIES.index(card.ability) + 1 if card.ability else 0 for card in figures.crew),
        *(at.CONDITIONS.index(card.condition) + 1 if card.condition else 0 for card in figures.crew),
        *(card.credits for card in figures.crew),
        *(_mission(card) for card in figures.crew),
        *(pack([0 if isinstance(one, int) else at.ABILITIES.index(one) + 1 for one in card.track], 8) for card in captains),
        *(len(card.track) for card in captains),
        *(pack([one if isinstance(one, int) else 0 for one in card.track], 8) for card in captains),
        *(pack([at.CONDITIONS.index(one) + 1 for one in sector.conditions], 8) for sector in sectors),
        *(pack([at.ABILITIES.index(one) + 1 for one in sector.actions], 8) for sector in sectors),
        *(_smuggling(planet.landing) for planet in hostile),
        *(_smuggling(planet.exploring) for planet in hostile),
        *(pack([at.WHATS.index(icon) + 1 for icon in planet.icons], 8) for planet in hostile),
        *(pack([at.WHATS.index(thing) + 1 for thing in shown(figures, card)], 8) for card in range(at.CREW)),
        *(plain(figures, ability) for ability in at.ABILITIES),
        *map(toll, at.CONDITIONS),
        *(often(figures, what) for what in at.WHATS),
        *(number_of(figures, what) for what in at.WHATS),
        *(usual(figures, (sector,)) for sector in sectors),
        *(usual(figures, sectors_of(figures, number)) for number in NEEDS),
        CREDIT * sum(figures.crew[card].credits for card in figures.crew_cards),
        offers(figures),
        *words,
        *kinds,
    ]


def _mission(card: CrewCard) -> int:
    mission = card.mission
    if mission is None:
        return -1
    things = [at.WHATS.index(thing) for thing in mission.things]
    return pack([at.FORMS.index(mission.form), mission.credits, mission.count, *things], 8)


def _smuggling(abilities: Iterable[Smuggling]) -> int:
    return pack([1 + ability.spot + (at.TAKE if ability.effect == TAKE else 0) for ability in abilities], 8)


def _zone_words() -> tuple[list[int], list[int]]:
    """Return the word of each zone that can be hidden, and how it holds its cards."""
    found = {name: (word, at.ON_PILE) for name, (word, _) in PILES.items()}
    found |= {f"hand-{seat}": (at.HANDS + 2 * seat, at.IN_SET) for seat in range(at.MAX_SEATS)}
    found |= {f"face-down-{stack}": (at.FIRST_FACE_DOWN + place, at.IN_BYTE) for place, stack in enumerate(NUMBERED)}
    pairs = [found.get(zone.name, (0, 0)) for zone in at.LAYOUT.zones]
    return [word for word, _ in pairs], [kind for _, kind in pairs]


def halves(cards: Iterable[int]) -> tuple[int, int]:
    """Return a set of crew cards."""
    found = [*cards]
    return sum(1 << card for card in found if card < at.HALF), sum(1 << card - at.HALF for card in found if card >= at.HALF)


def members(low: int, high: int) -> Cards:
    return tuple(card for card in range(at.CREW) if ((low >> card) if card < at.HALF else (high >> card - at.HALF)) & 1)


def _byte(found: Cards, first: int = 0) -> int:
    return found[0] - first + 1 if found else 0


def _one(byte: int, first: int = 0) -> Cards:
    return (byte - 1 + first,) if byte else ()


def pack_state(state: State) -> list[int]:
    """Return the words of a state."""
    s = [0] * at.SIZE
    facts: Any = state
    zones = {zone.name: state[zone] for zone in state.game.layout.zones}
    s[SHUFFLES] = state.shuffles
    s[at.FIRST_SEAT], s[at.TURN] = facts.first, facts.turn
    s[at.TOKENS] = pack(facts.tokens, 8)
    s[at.USED], s[at.USED + 1] = halves(facts.used)
    s[at.HOSTILE_SHIPS] = pack(facts.hostile_ships, 1)
    s[at.HOSTILE_BACK] = facts.hostile_back
    s[at.POOL] = pack([_byte(zones[f"pool-{spot}"]) for spot in range(1, 1 + len(SPOTS))], 8)
    s[at.PLANETS] = pack([_byte(zones[f"planet-{place}"], at.FIRST_PLANET) for place in PLACES], 8)
    face_down = [_byte(zones[f"face-down-{stack}"], at.FIRST_PLANET) for stack in NUMBERED]
    s[at.FACE_DOWN] = pack(face_down, 8) << (8 * at.FIRST_FACE_DOWN)
    s[at.HOSTILE] = pack([_byte(zones[f"hostile-{place}"], at.FIRST_HOSTILE) for place in (1, 2)], 8)
    s[at.EXPLORED] = sum(1 << (card - at.FIRST_HOSTILE) for card in zones["explored"])
    for seat in range(state.seats):
        ships = facts.ships[seat * at.SECTORS : (seat + 1) * at.SECTORS]
        s[at.SHIPS_AT + seat] = pack(ships, 2)
        s[at.HANDS + 2 * seat], s[at.HANDS + 2 * seat + 1] = halves(zones[f"hand-{seat}"])
        s[at.CREWS + 2 * seat], s[at.CREWS + 2 * seat + 1] = halves(zones[f"crew-{seat}"])
    for card in zones["discard"]:
        push_card(s, at.DISCARDS, card)
    for name, (word, first) in PILES.items():
        for card in reversed(zones[name]):
            push_card(s, word, card - first)
    s[DEPTH] = len(state.agenda)
    for place, step in enumerate(reversed(state.agenda)):
        s[STACK + place] = pack_step(state.game.steps.dump(step))
    for moves in state.sealed.values():
        s[ANSWER] = moves[0].id
        for move in moves:
            if move.verb == "land":
                s[at.LANDING] = move.id - at.LAND_ID + 1
            elif move.verb == "meet":
                s[at.MET] = move.id - at.MEET_ID + 1
            else:
                low, high = halves(move.cards)
                s[at.PAID] |= low
                s[at.PAID + 1] |= high
    return s


def unpack_state(s: Words, state: State) -> None:
    """Fill a state without cards with what the words say: zones, facts, agenda. Sealed answers are left out."""
    zones: dict[str, Cards] = {
        "discard": tuple(card_at(s, at.DISCARDS, place) for place in range(s[at.DISCARDS])),
        "explored": tuple(at.FIRST_HOSTILE + card for card in range(at.ALL_HOSTILE) if (s[at.EXPLORED] >> card) & 1),
    }
    for name, (word, first) in PILES.items():
        zones[name] = tuple(first + card_at(s, word, place) for place in reversed(range(s[word])))
    for spot in range(len(SPOTS)):
        zones[f"pool-{spot + 1}"] = _one(byte_at(s[at.POOL], spot))
    for place, number in enumerate(PLACES):
        zones[f"planet-{number}"] = _one(byte_at(s[at.PLANETS], place), at.FIRST_PLANET)
    for place, stack in enumerate(NUMBERED, at.FIRST_FACE_DOWN):
        zones[f"face-down-{stack}"] = _one(byte_at(s[at.FACE_DOWN], place), at.FIRST_PLANET)
    for place in (0, 1):
        zones[f"hostile-{place + 1}"] = _one(byte_at(s[at.HOSTILE], place), at.FIRST_HOSTILE)
    seats = range(state.seats)
    for seat in seats:
        zones[f"hand-{seat}"] = members(s[at.HANDS + 2 * seat], s[at.HANDS + 2 * seat + 1])
        zones[f"crew-{seat}"] = members(s[at.CREWS + 2 * seat], s[at.CREWS + 2 * seat + 1])
    for name, found in zones.items():
        state.zones[state.game.layout.named[name]] = found
    facts: Any = state
    facts.first, facts.turn = s[at.FIRST_SEAT], s[at.TURN]
    facts.ships = tuple((s[at.SHIPS_AT + seat] >> (2 * sector)) & 3 for seat in seats for sector in range(at.SECTORS))
    facts.tokens = tuple(byte_at(s[at.TOKENS], seat) for seat in seats)
    facts.used = members(s[at.USED], s[at.USED + 1])
    facts.hostile_ships = tuple((s[at.HOSTILE_SHIPS] >> place) & 1 for place in (0, 1))
    facts.hostile_back = s[at.HOSTILE_BACK]
    agenda = [unpack_step(s[STACK + place]) for place in reversed(range(s[DEPTH]))]
    state.agenda = tuple(state.game.steps.load(step) for step in agenda)


def sealed_moves(s: Words, state: State) -> dict[int, list[int]]:
    """Return the ids of the moves that seats have given in answer to the present question."""
    moves = [at.LAND_ID + s[at.LANDING] - 1] * (s[at.LANDING] > 0) + [at.MEET_ID + s[at.MET] - 1] * (s[at.MET] > 0)
    moves += [at.DISCARD_ID + card for card in members(s[at.PAID], s[at.PAID + 1])]
    return {next(iter(state.asking)): moves} if moves else {}


# Frames

NAMES = {number: name for name, number in at.STEPS.items()}
PLAIN = {"SetUpWildSpace", "Turn", "NextTurn", "SmugglerTurn"}


def pack_step(step: Mapping[str, Any]) -> int:
    """Return the frame of a step, given as its dump."""
    name = step["step"]
    rest = step.get("sector", 0) | step.get("cards", 0)
    if name == "PutIntoPlay":
        rest = at.WHATS.index(step["what"]) | (0 if step["by"] is None else step["by"] + 1) << 8
    elif "card" in step:
        rest = step["card"] | step.get("square", 0) << 8
    return int(at.STEPS[name] | step.get("seat", 0) << 8 | rest << 16)


def unpack_step(frame: int) -> dict[str, Any]:
    """Return the dump of a step, given as its frame."""
    name, seat, rest = NAMES[frame & 255], (frame >> 8) & 255, frame >> 16
    found: dict[str, Any] = {"step": name} if name in PLAIN else {"step": name, "seat": seat}
    if name == "PutIntoPlay":
        found |= {"what": at.WHATS[rest & 255], "by": (rest >> 8) - 1 if rest >> 8 else None}
    elif name in ("UseAbility", "InAnyOrder"):
        found |= {"card": rest & 255} | ({"square": rest >> 8} if name == "InAnyOrder" else {})
    elif name in ("Draw", "TakeAction"):
        found["cards" if name == "Draw" else "sector"] = rest
    return found
