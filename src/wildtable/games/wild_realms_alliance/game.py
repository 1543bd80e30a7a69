"""Wild Realms Alliance: the declarations of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from random import Random
from typing import Any, ClassVar

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.game import SEATS_PILE, Game, Piles
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move, Vocabulary
from wildtable.engine.options import Option, Setting
from wildtable.engine.presentation.hints import Hint, find_hints
from wildtable.engine.result import Result
from wildtable.engine.setup import list_shuffles
from wildtable.engine.shuffling import Seed
from wildtable.engine.zones import Zone
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.advice import WildRealmsAdvisor, advise
from wildtable.games.wild_realms_alliance.cards import ANIMAL_CARDS, WildRealmsFigures
from wildtable.games.wild_realms_alliance.counting import count_game
from wildtable.games.wild_realms_alliance.hints import HINTS
from wildtable.games.wild_realms_alliance.questions import TARGET
from wildtable.games.wild_realms_alliance.scoring import rank, score
from wildtable.games.wild_realms_alliance.setup import Names, lay_out_position
from wildtable.games.wild_realms_alliance.state import ALLIANCE_SIZE, CENTRE, LAYOUT, MOST_ENDGAME, WildRealmsState
from wildtable.games.wild_realms_alliance.tutorial.guide import WildRealmsGuide
from wildtable.games.wild_realms_alliance.view import WildRealmsView
from wildtable.games.wild_realms_alliance.wording import WildRealmsTexts


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
        lay_out = partial(
            lay_out_position,
            hands=hands or {},
            kept=kept or {},
            alliances=alliances or {},
            recruits=recruits or {},
            start=start,
        )
        return self._set_up(lay_out, seats, options, seed, {CENTRE.name: centre} | list_shuffles(piles or {}))

    def score(self, state: WildRealmsState) -> Result:
        return rank([score(state.alliance(seat), state.endgame[seat]) for seat in state.people])

    def score_bounds(self, seats: int) -> tuple[float, float]:
        """The strongest animals, all symbols, and the endgame."""
        animals = self.figures.animals
        strengths = sorted(animal.strength for animal in animals)[-ALLIANCE_SIZE:]
        return -MOST_ENDGAME, sum(strengths) + sum(animal.value for animal in animals) + MOST_ENDGAME

    def advise(self, view: View, choice: Choice[Any], rng: Random | None = None) -> Move:
        return advise(self.check_advice(view, choice), choice)

    def hints(self, view: View, moves: Iterable[Move]) -> dict[Move, tuple[Hint, ...]]:
        assert isinstance(view, WildRealmsView)
        return find_hints(HINTS, WildRealmsAdvisor(view), moves)

    def longest(self, seats: int) -> int:
        """A seat drafts three cards, names two roles, chooses an ability and how it acts for Leader and Collector,
        draws as the winner, defends as the loser, keeps three, and at the end chooses once more and says how two act."""
        return seats * (3 + 2 + 2 * 2 + 1 + 1 + 3 + 1 + 2)

    def counted(self, state: WildRealmsState) -> dict[str, list[list[str]]]:
        return super().counted(state) | count_game(state)
