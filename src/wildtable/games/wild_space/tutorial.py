"""The guided first game of Wild Space: its prepared deal, and a lesson for every decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.lazy import lazy_property
from wildtable.engine.moves import Move
from wildtable.engine.options import Option
from wildtable.engine.presentation.guide import (
    LEARNER,
    Explainer,
    Explanation,
    LessonLine,
    PreparedGuide,
    cards_of,
    find_scripted_move,
)
from wildtable.engine.steps import AnyStep
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.advice import WildSpaceAdvisor
from wildtable.games.wild_space.cards import ABILITIES, DISCARD, DRAW, NEEDS, PLAY, REMOVE, SIDES, SPOTS, place_of
from wildtable.games.wild_space.questions import DECLINE, EXPLORE, LAND, REFRESH, sector_of
from wildtable.games.wild_space.scoring import Accounts
from wildtable.games.wild_space.state import TURNS
from wildtable.games.wild_space.steps import CARD_FIRST
from wildtable.games.wild_space.view import WildSpaceView


@dataclass(frozen=True)
class PreparedDecision:
    """A prepared question: the name of its lesson, the turn and the step, the learner's crew and hand, and the answer.

    `pool` is given where the lesson is about the pool.
    """

    lesson: str
    turn: int
    step: type[AnyStep]
    crew: str
    hand: str
    moves: str
    pool: str = ""


POOL = "lizard-military-2 rhino-engineer rhino-programmer-2"
STALE = "lizard-military-2 emissary-octopus-2 rhino-programmer-2"
FRESH = "emissary-monkey-2 monkey-military owl-engineer"
AFTERWARDS = "emissary-monkey-2 lizard-scientist-2 owl-engineer"

ONE = "captain-monkey"
TWO = f"{ONE} monkey-botanist"
THREE = f"{TWO} rhino-engineer"
FOUR = f"{THREE} emissary-monkey-1"
FIVE = f"{FOUR} robot-4"
SIX = f"{FIVE} emissary-monkey-2"

DEALT = "monkey-botanist emissary-monkey-1 emissary-rhino-1"
LINKS = f"{DEALT} rhino-engineer"
FULL = f"{LINKS} robot-4"
REST = "robot-4 emissary-lizard-1"
READY = "bear-engineer-2 monkey-military"

PREPARED = (
    # Land, and draw card by card: the first from the pool, the second unseen.
    PreparedDecision("land", 1, steps.UseShip, ONE, DEALT, "land 1-left"),
    PreparedDecision("pool", 1, steps.Draw, ONE, DEALT, "draw middle", POOL),
    PreparedDecision("pile", 1, steps.Draw, ONE, LINKS, "draw pile", STALE),
    PreparedDecision("over", 1, steps.EndTurn, ONE, FULL, "end"),
    # A chain of three cards, the example of the rulebook. Four crew cards turn up planet 3.
    PreparedDecision("chance", 2, steps.UseShip, ONE, FULL, "land 1-right"),
    PreparedDecision("chain", 2, steps.PutIntoPlay, ONE, FULL, "play monkey-botanist"),
    PreparedDecision(
        "link", 2, steps.PutIntoPlay, TWO, "emissary-monkey-1 emissary-rhino-1 rhino-engineer robot-4", "play rhino-engineer"
    ),
    PreparedDecision(
        "price", 2, steps.UseAbility, THREE, "emissary-monkey-1 emissary-rhino-1 robot-4", "discard emissary-rhino-1"
    ),
    PreparedDecision("third", 2, steps.PutIntoPlay, THREE, "emissary-monkey-1 robot-4", "play emissary-monkey-1"),
    PreparedDecision("gift", 2, steps.UseAbility, FOUR, "robot-4", "use"),
    PreparedDecision("one", 2, steps.Draw, FOUR, "robot-4", "draw pile", STALE),
    PreparedDecision("horizon", 2, steps.EndTurn, FOUR, REST, "end"),
    # Explore, to put a veteran into play; draw, refresh the pool, draw again.
    PreparedDecision("explore", 3, steps.UseShip, FOUR, REST, "explore 1-left"),
    PreparedDecision("either", 3, steps.TakeAction, FOUR, REST, "take play-any"),
    PreparedDecision("veteran", 3, steps.PutIntoPlay, FOUR, REST, "play robot-4"),
    PreparedDecision("square", 3, steps.Draw, FIVE, "emissary-lizard-1", "draw pile", STALE),
    PreparedDecision(
        "refresh", 3, steps.Draw, FIVE, "emissary-lizard-1 bear-engineer-2", "refresh emissary-lizard-1", STALE
    ),
    PreparedDecision("fresh", 3, steps.Draw, FIVE, "bear-engineer-2", "draw middle", FRESH),
    PreparedDecision("done", 3, steps.EndTurn, FIVE, READY, "end"),
    # Land for a price, and draw a card straight into play. Six crew cards turn up planet 6.
    PreparedDecision("condition", 4, steps.UseShip, FIVE, READY, "land 3-right, discard bear-engineer-2", AFTERWARDS),
    PreparedDecision("straight", 4, steps.DrawIntoPlay, FIVE, "monkey-military", "draw left", AFTERWARDS),
    PreparedDecision("gift", 4, steps.UseAbility, SIX, "monkey-military", "use"),
    PreparedDecision("one", 4, steps.Draw, SIX, "monkey-military", "draw pile"),
    PreparedDecision("onwards", 4, steps.EndTurn, SIX, "monkey-military octopus-scientist", "end"),
)
"""The questions to a learner who follows the advice, in order."""

PARTNER = {
    1: "land 1-right, play robot-2, end",
    2: "land 1-left, draw pile, end",
    3: "explore 1-right, take draw-3, draw pile, end",
    4: "explore 1-left, take play-any, play robot-7, end",
}
"""The moves of the partner in each turn, as far as they are legal."""

DRAWN = (
    "emissary-octopus-2 robot-4",
    "emissary-lizard-1",
    "owl-pilot-2 bear-scientist",
    "bear-engineer-2 emissary-monkey-2 monkey-military owl-engineer lizard-scientist-2",
    "bear-military rhino-pilot octopus-military",
    "lizard-botanist octopus-scientist",
)
"""What comes off the draw pile, into hands or the pool, turn by turn: the learner's first and second, the partner's second,
the learner's third, and so on."""
PILES: Mapping[str, Sequence[str]] = {
    "captains": ["captain-monkey", "captain-owl"],
    "planets-three": ["planet-3-1"],
    "planets-six": ["planet-6-2"],
    "planets-nine": ["planet-9-1"],
    "pile": " ".join([POOL, DEALT, "robot-2 robot-7 lizard-pilot", *DRAWN]).split(),
    "seats": ["0"],
}
"""How the piles are stacked: first the pool, then the hands, then what is drawn. The learner begins."""


def prepared_question(view: WildSpaceView, choice: Choice[Any]) -> PreparedDecision | None:
    """Return the prepared question, if the current one came as prepared."""
    if view.viewer != LEARNER:
        return None
    return next(
        (
            prepared
            for prepared in PREPARED
            if _is_as_prepared(prepared, view) and find_scripted_move(prepared.moves, choice, view.picks)
        ),
        None,
    )


def _is_as_prepared(prepared: PreparedDecision, view: WildSpaceView) -> bool:
    """Does the learner see the prepared cards?"""
    if (prepared.turn, prepared.step) != (view.round, type(view.agenda[0])):
        return False
    pool = tuple(card for card in view.pool if card is not None)
    places = ((prepared.crew, view.crew(LEARNER)), (prepared.hand, view.hand), (prepared.pool or None, pool))
    return all(meant is None or set(meant.split()) == set(view.game.catalogue.spell(cards)) for meant, cards in places)


# The guide


class WildSpaceGuide(PreparedGuide[WildSpaceView]):
    """Two players, the learner in seat 0."""

    seats = 2
    options: Mapping[str, Option] = {"solo": False}
    piles = PILES
    first = "land"

    def find_script(self, view: WildSpaceView) -> str | None:
        return PARTNER.get(view.round)

    def explainer(self, view: WildSpaceView, choice: Choice[Any]) -> WildSpaceExplainer:
        return WildSpaceExplainer(view, choice)

    def find_rival(self, view: WildSpaceView, seat: Seat) -> Seat | None:
        return super().find_rival(view, seat) if view.smuggler is None else None


class WildSpaceExplainer(Explainer[WildSpaceView]):
    """Explains one decision of Wild Space. A method named after a step explains its question."""

    def __init__(self, view: WildSpaceView, choice: Choice[Any]) -> None:
        self.figures = view.game.figures
        prepared = prepared_question(view, choice)
        super().__init__(view, choice, prepared.moves if prepared else None, prepared.lesson if prepared else "")

    def advise(self, choice: Choice[Any], played: Sequence[Move]) -> Move:
        return WildSpaceAdvisor(self.view).best_of(choice)

    def explain(self) -> Explanation:
        title, lines, reason = super().explain()
        return title, lines, LessonLine("guide-why-refresh", cards=self.given) if self.verb == REFRESH else reason

    @property
    def verb(self) -> str:
        """The verb of the next recommended move."""
        return self.moves[0].verb

    @property
    def word(self) -> str:
        return self.moves[0].notation.partition(" ")[2]

    @property
    def given(self) -> Cards:
        """The cards of the recommended moves that are still to be played."""
        return cards_of(self.moves)

    # Spaceships and actions

    def use_ship(self) -> Explanation:
        if self.view.picks:
            return LessonLine("guide-pay-title"), [LessonLine("guide-pay")], self.why_pay()
        last = self.view.round == TURNS
        title = LessonLine("guide-last-title") if last else LessonLine("guide-ship-title", number=self.view.round)
        return title, [*self.fleet(), *self.far_planets()], self.why_ship()

    def fleet(self) -> Iterator[LessonLine]:
        number = self.view.ships_left(self.view.me)
        yield LessonLine("guide-fleet", number=number) if number else LessonLine("guide-fleet-landed")

    def far_planets(self) -> Iterator[LessonLine]:
        """Yield a line about the crew size that the next planet requires."""
        size = len(self.view.crew(self.view.me))
        missing = [need - size for need in NEEDS if need > size]
        if missing:
            yield LessonLine("guide-far", number=missing[0])

    def why_ship(self) -> LessonLine:
        if self.verb == EXPLORE:
            return LessonLine("guide-why-explore")
        if self.verb != LAND:
            return LessonLine("guide-why-stay")
        if self.given:
            return LessonLine("guide-why-worth", cards=self.given)
        sector = sector_of(self.moves[0])
        planet = self.view.planets[place_of(sector)]
        assert planet is not None
        actions = self.figures.planets[planet].sectors[sector % len(SIDES)].actions
        return LessonLine("guide-why-several") if len(actions) > 1 else self.why_action(actions[0].effect)

    def take_action(self) -> Explanation:
        effect = ABILITIES[self.word.replace("-", " ")].effect
        return LessonLine("guide-action-title"), [LessonLine("guide-action")], self.why_action(effect)

    def why_action(self, effect: str) -> LessonLine:
        return LessonLine({DRAW: "guide-why-draw", PLAY: "guide-why-play"}.get(effect, "guide-why-both"))

    def why_pay(self) -> LessonLine:
        """Return the reason for a payment: the least useful card or, with several conditions, the cheapest one."""
        if not self.given:
            return LessonLine("guide-why-cheapest")
        return LessonLine("guide-why-remove" if self.moves[-1].verb == REMOVE else "guide-why-discard", cards=self.given)

    # Cards

    def draw(self) -> Explanation:
        step = self.view.agenda[0]
        assert isinstance(step, steps.Draw)
        return (
            LessonLine("guide-draw-title", number=step.cards),
            [LessonLine("guide-draw")],
            self.why_drawn("guide-why-pile"),
        )

    def draw_into_play(self) -> Explanation:
        return LessonLine("guide-both-title"), [LessonLine("guide-both")], self.why_drawn("guide-why-luck")

    def why_drawn(self, unseen: str) -> LessonLine:
        if self.word not in SPOTS:
            return LessonLine(unseen)
        card = self.view.pool[SPOTS.index(self.word)]
        assert card is not None
        return self.why_card(card)

    def put_into_play(self) -> Explanation:
        return LessonLine("guide-put-title"), [LessonLine("guide-put"), *self.far_planets()], self.why_put()

    def why_put(self) -> LessonLine:
        if self.verb == PLAY:
            return self.why_card(*self.given)
        return LessonLine("guide-why-keep" if any(move.verb == PLAY for move in self.choice) else "guide-why-none")

    def why_card(self, card: Card) -> LessonLine:
        """Return the strongest argument for a card: credits it earns at once, the track, its ability, or its species."""
        view, printed = self.view, self.figures.crew[card]
        crew = (*view.crew(view.me), card)
        gain = self.accounts.gain(view.me, card)
        if gain > 0:
            return LessonLine("guide-why-credits", cards=(card,), number=gain)
        if printed.veteran and view.tokens[view.me] < len(view.captain(view.me).track):
            return LessonLine("guide-why-veteran", cards=(card,))
        if printed.ability is not None:
            return LessonLine("guide-why-able", cards=(card,))
        if printed.species:
            return LessonLine("guide-why-animal", cards=(card,), number=len(self.figures.fits(crew, printed.species)))
        return LessonLine("guide-why-plain", cards=(card,))

    @lazy_property
    def accounts(self) -> Accounts:
        return self.view.accounts

    # Abilities

    def use_ability(self) -> Explanation:
        step = self.view.agenda[0]
        assert isinstance(step, steps.UseAbility)
        free = self.choice.verbs()[0] not in (DISCARD, REMOVE)
        lines = [LessonLine("guide-ability-free" if free else "guide-ability-paid")]
        return LessonLine("guide-ability-title", cards=(step.card,)), lines, self.why_ability(step.card)

    def why_ability(self, card: Card) -> LessonLine:
        if self.verb == DECLINE:
            payable = any(move.verb not in (DECLINE, REFRESH) for move in self.choice)
            return LessonLine("guide-why-decline" if payable else "guide-why-poor")
        return self.why_pay() if self.given else LessonLine("guide-why-use", cards=(card,))

    def in_any_order(self) -> Explanation:
        which = "card" if self.moves[0].notation == CARD_FIRST else "square"
        return LessonLine("guide-order-title"), [LessonLine("guide-order")], LessonLine(f"guide-why-{which}-first")

    # The end of a turn

    def end_turn(self) -> Explanation:
        view = self.view
        size = len(view.crew(view.me))
        turned = [need for need, planet in zip(NEEDS, view.planets, strict=True) if planet is None and size >= need]
        lines = [LessonLine("guide-turns-up", number=need) for need in turned] or [LessonLine("guide-ends")]
        return LessonLine("guide-ends-title"), lines, LessonLine("guide-why-end")

    def smuggler_turn(self) -> Explanation:
        return (
            LessonLine("guide-smuggler-title"),
            [LessonLine("guide-smuggler")],
            LessonLine("guide-why-smuggler", cards=self.given),
        )

    explanations: ClassVar = {
        steps.UseShip: use_ship,
        steps.TakeAction: take_action,
        steps.Draw: draw,
        steps.DrawIntoPlay: draw_into_play,
        steps.PutIntoPlay: put_into_play,
        steps.UseAbility: use_ability,
        steps.InAnyOrder: in_any_order,
        steps.EndTurn: end_turn,
        steps.SmugglerTurn: smuggler_turn,
    }
