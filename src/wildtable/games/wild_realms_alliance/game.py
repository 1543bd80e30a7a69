"""Wild Realms Alliance: the declarations of the game, and positions laid out in the middle of one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import InvariantError, OptionError
from wildtable.engine.game import SEATS_PILE, Game, Piles
from wildtable.engine.knowledge.events import RawEvent
from wildtable.engine.knowledge.history import History
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move, Vocabulary
from wildtable.engine.options import Option, Setting
from wildtable.engine.presentation.hints import Hint, find_hints
from wildtable.engine.result import Result
from wildtable.engine.setup import check_seat, list_shuffles
from wildtable.engine.shuffling import Seed
from wildtable.engine.zones import Zone
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.advice import WildRealmsAdvisor
from wildtable.games.wild_realms_alliance.cards import ANIMAL_CARDS, LEADER, ROLES, WildRealmsFigures
from wildtable.games.wild_realms_alliance.hints import HINTS
from wildtable.games.wild_realms_alliance.scoring import rank, score
from wildtable.games.wild_realms_alliance.state import (
    ALLIANCE_SIZE,
    CENTRE,
    HANDS,
    HIDDEN_COLLECTORS,
    HIDDEN_FIGHTERS,
    KEPT,
    LAYOUT,
    LEADERS,
    MOST_ENDGAME,
    RECRUITS,
    WildRealmsState,
)
from wildtable.games.wild_realms_alliance.steps import TARGET
from wildtable.games.wild_realms_alliance.tutorial import WildRealmsGuide
from wildtable.games.wild_realms_alliance.view import WildRealmsView
from wildtable.games.wild_realms_alliance.wording import WildRealmsTexts

Names = Sequence[str]


class WildRealmsAlliance(Game[WildRealmsState, WildRealmsView]):
    """Wild Realms Alliance by Jeremy Gulotta: draft three animals, give them roles, end with the strongest alliance."""

    name = "wild-realms-alliance"
    rules_version = 3
    seat_counts = (3, 4)
    settings = (Setting("collector_abilities", ("loser", "everyone")),)
    piles = (CENTRE.name, SEATS_PILE)
    favourite = "leader"
    avatars = (
        *("badger", "beaver", "crane", "fox", "hare", "hedgehog", "lynx", "mouse"),
        *("otter", "raven", "sheep", "stag", "toad", "wolf"),
    )
    levels: ClassVar = {
        "easy": "greedy:slips=0.6",
        "medium": "greedy",
        "hard": "search:deals=32",
        "expert": "search:deals=256:depth=16:plain=512",
    }
    ratings: ClassVar = {"easy": -215, "medium": 2, "hard": 72, "expert": 140}
    layout = LAYOUT
    figures_class = WildRealmsFigures
    state_class = WildRealmsState
    view_class = WildRealmsView
    texts_class = WildRealmsTexts
    opening = steps.SetUpWildRealms
    guide = WildRealmsGuide()
    figures: WildRealmsFigures
    texts: WildRealmsTexts

    def add_moves(self, moves: Vocabulary) -> None:
        for verb in ("keep", "lead", "fight"):
            moves.add(verb, ANIMAL_CARDS)
        for word in ("first", "second"):
            moves.add_word("use", word)
        for seat in range(LAYOUT.seats):
            moves.add_word(TARGET, str(seat))
        moves.add("take", ANIMAL_CARDS)
        for verb in ("use", "decline", "draw", "defend", "collect"):
            moves.add(verb)

    def boxes(self, seats: int, options: Mapping[str, Option]) -> Mapping[Zone, Cards]:
        return {CENTRE: ANIMAL_CARDS}

    def setup(
        self,
        seats: int = 3,
        *,
        seed: Seed = 0,
        hands: Mapping[Seat, Names] | None = None,
        kept: Mapping[Seat, Names] | None = None,
        alliances: Mapping[Seat, Names] | None = None,
        recruits: Mapping[Seat, Names] | None = None,
        centre: Names = (),
        start: Seat = 0,
        piles: Piles | None = None,
        **options: object,
    ) -> WildRealmsState:
        """Return a position: the given cards in the given zones, `centre` on top of the deck, the rest dealt; check it."""

        def lay_out(state: WildRealmsState) -> None:
            if sum(map(bool, (hands, kept, alliances))) > 1:
                raise OptionError(
                    "hands are for the draft, kept for the roles, alliances for what follows: name one of them"
                )
            state.start = check_seat("start", start, state.people)
            if alliances:
                _lay(state, "recruits", recruits or {}, RECRUITS)
                _lay_roles(state, alliances)
                state.agenda = (steps.Leadership(),)
            elif recruits:
                raise OptionError("recruits: nobody has any before there are alliances")
            elif kept:
                _lay(state, "kept", kept, KEPT, 3)
                _deal(state, KEPT, 3)
                state.agenda = (steps.AssignRoles(),)
            else:
                _lay(state, "hands", hands or {}, HANDS[4], 4)
                _deal(state, HANDS[4], 4)
                state.agenda = (steps.Draft(4),)

        return self._set_up(lay_out, seats, options, seed, {CENTRE.name: centre} | list_shuffles(piles or {}))

    def score(self, state: WildRealmsState) -> Result:
        return rank([score(state.alliance(seat), state.endgame[seat]) for seat in state.people])

    def score_bounds(self, seats: int) -> tuple[float, float]:
        """The strongest animals, all symbols, and the endgame."""
        animals = self.figures.animals
        strengths = sorted(animal.strength for animal in animals)[-ALLIANCE_SIZE:]
        return -MOST_ENDGAME, sum(strengths) + sum(animal.value for animal in animals) + MOST_ENDGAME

    def advise(self, view: View, choice: Choice[Any], rng: Random | None = None) -> Move:
        return WildRealmsAdvisor(self.check_advice(view, choice)).best_of(choice)

    def hints(self, view: View, moves: Iterable[Move]) -> dict[Move, tuple[Hint, ...]]:
        assert isinstance(view, WildRealmsView)
        return find_hints(HINTS, WildRealmsAdvisor(view), moves)

    def longest(self, seats: int) -> int:
        """A seat drafts three cards, names two roles, chooses an ability and how it acts for Leader and Collector,
        draws as the winner, defends as the loser, keeps three, and at the end chooses once more and says how two act."""
        return seats * (3 + 2 + 2 * 2 + 1 + 1 + 3 + 1 + 2)

    def counted(self, state: WildRealmsState) -> dict[str, list[list[str]]]:
        return super().counted(state) | count_game(state)


# What the lab counts in a finished game


def count_game(state: WildRealmsState) -> dict[str, list[list[str]]]:
    """Return, for each seat, the animals drafted, their roles, those kept to the end, sets alike, and abilities used."""
    *draft, roles = ({seat: _named(state, moves) for seat, moves in line.items()} for line in state.history.lines()[:4])
    drafted = [[name for kept in draft for name in kept[seat]] for seat in state.people]
    rows = [[*roles[seat], *(name for name in drafted[seat] if name not in roles[seat])] for seat in state.people]
    return (
        {"drafted": drafted}
        | {role: [[row[place]] for row in rows] for place, role in enumerate(ROLES)}
        | {"final": [state.game.catalogue.spell(state.animals(seat)) for seat in state.people]}
        | {"alike": count_alike(state), "ability": count_abilities(state)}
    )


def count_alike(state: WildRealmsState) -> list[list[str]]:
    """Return, for each seat, the symbol that all three of its animals show."""
    shown = [{state.game.figures[card].symbol for card in state.animals(seat)} for seat in state.people]
    return [list(symbols) if len(symbols) == 1 else [] for symbols in shown]


def count_abilities(state: WildRealmsState) -> list[list[str]]:
    """Return, for each seat, the abilities that did something, written `wolf 2` for the second of the wolf."""
    used: list[list[tuple[Card, int]]] = [[] for _ in state.people]
    leaders: dict[Seat | None, Card] = {}
    for name, seat, cards, _, _, number in _events(state):
        if name == "leader-revealed":
            leaders[seat] = cards[0]
        elif seat is not None and name == "ability-used":
            assert number is not None
            used[seat].append((cards[0], number))
        elif seat is not None and name in ("nothing-happened", "declined") and used[seat]:
            used[seat].pop()
        elif seat is not None and name == "did-both":
            used[seat].append((leaders[seat], state.used(LEADER, seat)))
    for seat in state.people:
        wild = [
            (card, number)
            for card, number in state.endgame_abilities(seat)
            if state.abilities(card)[number - 1].effect == "wild"
        ]
        used[seat] += wild
    names = state.game.catalogue.names
    return [[f"{names[card]} {number}" for card, number in dict.fromkeys(uses)] for uses in used]


def _events(state: WildRealmsState) -> Iterator[RawEvent]:
    """Yield all events of a game in order."""
    links = []
    point: History | None = state.history
    while point is not None:
        links.append(point.events)
        point = point.before
    return (event for events in reversed(links) for event in events)


def _named(state: WildRealmsState, moves: Iterable[Move]) -> list[str]:
    return state.game.catalogue.spell(tuple(move.card for move in moves if move.card is not None))


# A position at the start of the draft, of the roles or of the leadership phase, in the game's own words


def _lay(
    state: WildRealmsState, what: str, named: Mapping[Seat, Names], zones: Sequence[Zone], size: int | None = None
) -> None:
    for seat, names in named.items():
        check_seat(what, seat, state.people)
        animals = state.game.catalogue.cards(names)
        if size is not None and len(animals) != size:
            raise OptionError(f"{what}: {len(animals)} animals for seat {seat}, must be {size}")
        _move(state, what, animals, zones[seat])


def _move(state: WildRealmsState, what: str, cards: Cards, target: Zone) -> None:
    try:
        state.move(cards, CENTRE, target, "put-up")
    except InvariantError:
        raise OptionError(
            f"{what}: there is one of each animal, look for {', '.join(state.game.catalogue.spell(cards))}"
        ) from None


def _lay_roles(state: WildRealmsState, alliances: Mapping[Seat, Names]) -> None:
    """Lay out Leader, Fighter and Collector as named, from left to right; other seats get any animals."""
    _lay(state, "alliances", alliances, KEPT, 3)
    _deal(state, KEPT, 3)
    for seat in state.people:
        leader, fighter, collector = state.game.catalogue.cards(alliances[seat]) if seat in alliances else state[KEPT[seat]]
        state.move((fighter,), KEPT[seat], HIDDEN_FIGHTERS[seat], "assigned")
        state.move((collector,), KEPT[seat], HIDDEN_COLLECTORS[seat], "assigned")
        state.move((leader,), KEPT[seat], LEADERS[seat], "leader-revealed")


def _deal(state: WildRealmsState, zones: Sequence[Zone], size: int) -> None:
    """Shuffle the rest and deal to the seats without cards; what is left is the centre deck."""
    state.shuffle(CENTRE)
    for seat in state.people:
        if not state[zones[seat]]:
            state.move_bottom(size, CENTRE, zones[seat], "dealt")
