"""The guided first game of Wild Realms Alliance: its prepared deal, and a lesson for every decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, ClassVar

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.engine.options import Option
from wildtable.engine.presentation.guide import LEARNER, Explainer, Explanation, LessonLine, PreparedGuide, cards_of
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.advice import WildRealmsAdvisor
from wildtable.games.wild_realms_alliance.cards import ENDGAME, LEADER, MINE, NONE, AnimalAbility
from wildtable.games.wild_realms_alliance.prospects import rate_three
from wildtable.games.wild_realms_alliance.scoring import Alliance
from wildtable.games.wild_realms_alliance.state import ALLIANCE_SIZE, LAYOUT
from wildtable.games.wild_realms_alliance.steps import seat_of
from wildtable.games.wild_realms_alliance.view import WildRealmsView


@dataclass(frozen=True)
class PreparedQuestion:
    """A prepared question: the answer of each seat, played if it is legal, and the cards by zone that the learner sees
    when it comes as prepared. Each of the learner's questions has a prepared lesson."""

    moves: Mapping[Seat, str]
    seen: Mapping[str, str]


ROLES = {"leader-0": "goose", "leader-1": "lynx", "leader-2": "crane"}
FIGHTERS = {**ROLES, "fighter-0": "sheep", "fighter-1": "fox", "fighter-2": "boar", "collector-0": "raven"}
PREPARED: Mapping[str, PreparedQuestion] = {
    "Draft-4": PreparedQuestion(
        {0: "keep goose", 1: "keep hedgehog", 2: "keep boar"},
        {"hand-of-four-0": "goose lynx otter badger"},
    ),
    "Draft-3": PreparedQuestion(
        {0: "keep sheep", 1: "keep lynx", 2: "keep crane"},
        {"kept-0": "goose", "hand-of-three-0": "sheep fox wolf"},
    ),
    "Draft-2": PreparedQuestion(
        {0: "keep raven", 1: "keep fox", 2: "keep otter"},
        {"kept-0": "goose sheep", "hand-of-two-0": "raven hare"},
    ),
    "AssignRoles": PreparedQuestion(
        {0: "lead goose, fight sheep", 1: "lead lynx, fight fox", 2: "lead crane, fight boar"},
        {"kept-0": "goose sheep raven"},
    ),
    "ChooseAbility-goose": PreparedQuestion(
        {0: "use first"}, {**ROLES, "hidden-fighter-0": "sheep", "hidden-collector-0": "raven"}
    ),
    "ChooseAbility-lynx": PreparedQuestion({1: "use first"}, {}),
    "ChooseTarget-lynx": PreparedQuestion({1: "target 2"}, {}),
    "WinnerDraws": PreparedQuestion({1: "draw"}, {}),
    "DefendOrCollect": PreparedQuestion({0: "defend"}, FIGHTERS),
    "TakeOne": PreparedQuestion({0: "take stag"}, {**FIGHTERS, "looked-at-0": "stag horse"}),
    "ChooseThree": PreparedQuestion(
        {
            0: "keep goose, keep sheep, keep stag",
            1: "keep lynx, keep hedgehog, keep swan",
            2: "keep crane, keep boar, keep otter",
        },
        {**FIGHTERS, "recruits-0": "stag"},
    ),
    "ChooseTarget-goose": PreparedQuestion(
        {0: "target 2"},
        {
            "leader-0": "goose",
            "fighter-0": "sheep",
            "joined-0": "stag",
            "leader-1": "lynx",
            "collector-1": "hedgehog",
            "joined-1": "swan",
            "leader-2": "crane",
            "fighter-2": "boar",
            "collector-2": "otter",
        },
    ),
}
"""By the step that asks, and where it asks several times, the size of the hand or the animal it asks about."""

HANDS = ("goose lynx otter badger", "hedgehog crane raven hare", "boar sheep fox wolf")
DRAWN = "toad swan beaver mouse stag horse"
"""What is drawn: by seat 2, whose Leader draws, by the winner in seat 1, by seats 1 and 2, who collect, and by the raven.
These six are not dealt, so whatever is drafted they are in the centre deck."""
PILES: Mapping[str, Sequence[Any]] = {
    "centre": [" ".join(HANDS).split(), DRAWN.split()],
    "seats": ["1"],
}
"""How the piles are stacked: the deal, the centre deck after the draft, and a start player who has the learner act last."""


def animal_of(view: WildRealmsView) -> Card | None:
    """Return the viewer's animal whose ability the question is about, if any."""
    step = view.agenda[0]
    if isinstance(step, steps.ChooseAbility):
        return view.leader(view.me) if step.role == LEADER else view.collector(view.me)
    return step.card if isinstance(step, steps.ChooseTarget | steps.UseOrDecline) else None


def question_of(view: WildRealmsView) -> str:
    """Return the name under which the question is prepared, if it is."""
    step, animal = view.agenda[0], animal_of(view)
    name = type(step).__name__
    if isinstance(step, steps.Draft):
        return f"{name}-{step.size}"
    return name if animal is None else f"{name}-{view.name(animal)}"


def is_as_prepared(view: WildRealmsView, question: PreparedQuestion) -> bool:
    """Does the learner see the prepared cards?"""
    spell = view.game.catalogue.spell
    return view.viewer == LEARNER and all(
        set(cards.split()) <= set(spell(view.cards(LAYOUT.named[zone]))) for zone, cards in question.seen.items()
    )


# The guide


class WildRealmsGuide(PreparedGuide[WildRealmsView]):
    """Three players, the learner in seat 0."""

    seats = 3
    options: Mapping[str, Option] = {"collector_abilities": "loser"}
    piles = PILES
    first = "Draft-4"

    def find_script(self, view: WildRealmsView) -> str | None:
        prepared = PREPARED.get(question_of(view))
        return None if prepared is None else prepared.moves.get(view.me)

    def explainer(self, view: WildRealmsView, choice: Choice[Any]) -> WildRealmsExplainer:
        return WildRealmsExplainer(view, choice)

    def find_scoring_cards(self, view: WildRealmsView, seat: Seat, line: str) -> Cards:
        return view.open_animals(seat)


class WildRealmsExplainer(Explainer[WildRealmsView]):
    """Explains one decision of Wild Realms Alliance. A method named after a step explains its question."""

    def __init__(self, view: WildRealmsView, choice: Choice[Any]) -> None:
        self.advisor = WildRealmsAdvisor(view)
        self.next_advisor = WildRealmsAdvisor(view)
        """Rates the moves that follow those already recommended."""
        self.figures = view.game.figures
        question = question_of(view)
        prepared = PREPARED.get(question)
        script = prepared.moves.get(LEARNER) if prepared and is_as_prepared(view, prepared) else None
        super().__init__(view, choice, script, question if script else "")

    def advise(self, choice: Choice[Any], played: Sequence[Move]) -> Move:
        self.next_advisor.picked = cards_of(played)
        return self.next_advisor.best_of(choice)

    # Draft and roles

    def draft(self) -> Explanation:
        step = self.view.agenda[0]
        assert isinstance(step, steps.Draft)
        line = LessonLine("guide-draft-match", cards=self.view.kept) if self.view.kept else LessonLine("guide-draft-first")
        return LessonLine("guide-draft-title", number=step.size), [line], self.why_draft(*self.cards)

    def why_draft(self, card: Card) -> LessonLine:
        """Return the reason for a card: a matching symbol, the greatest strength in hand, or else its ability."""
        matching = Alliance(self.figures, (*self.view.kept, card)).matching
        if card in matching:
            symbols = sum(self.figures[animal].value for animal in matching)
            return LessonLine("guide-why-match", cards=(card,), number=symbols)
        strength = self.figures[card].strength
        if strength == max(self.figures[other].strength for other in self.view.hand):
            return LessonLine("guide-why-strong", cards=(card,), number=strength)
        return LessonLine("guide-why-promising", cards=(card,))

    def assign_roles(self) -> Explanation:
        leader, fighter = self.cards
        (collector,) = (card for card in self.view.kept if card not in self.cards)
        outlook = self.advisor.outlook(self.view.kept)
        ability = max(self.figures[leader].abilities, key=lambda ability: outlook.plan(leader, fighter, ability))
        fights = LessonLine("guide-fighter", cards=(fighter,), number=self.figures[fighter].strength)
        collects = LessonLine("guide-collector", cards=(collector,))
        return LessonLine("guide-roles-title"), [fights, collects], effect(leader, ability)

    # Abilities

    def choose_ability(self) -> Explanation:
        animal = self.animal
        (move,) = self.moves
        chosen = self.figures[animal].abilities[("use first", "use second").index(move.notation)]
        return LessonLine("guide-ability-title", cards=(animal,)), [LessonLine("guide-ability")], effect(animal, chosen)

    def choose_target(self) -> Explanation:
        (move,) = self.moves
        target = seat_of(move)
        reason = LessonLine("guide-why-decline") if target is None else self.why_target(target)
        return LessonLine("guide-target-title", cards=(self.animal,)), [effect(self.animal, self.ability)], reason

    def why_target(self, seat: Seat) -> LessonLine:
        """Return the reason for a target: in the battle its outcome, else how strong the others are."""
        if seat == self.view.me:
            return LessonLine("guide-why-me")
        match self.ability.effect:
            case "strengthen" | "abstain":
                return LessonLine("guide-why-battle", seat)
            case "swap" if (fighter := self.view.fighter(seat)) is not None:
                return LessonLine("guide-why-better", seat, (fighter,))
            case "swap":
                return LessonLine("guide-why-unknown", seat)
            case "score" if self.ability.amount > 0:
                return LessonLine("guide-why-last", seat)
            case "score":
                return LessonLine("guide-why-ahead", seat, number=self.advisor.standing(seat))
        return LessonLine("guide-why-threat", seat)

    def use_or_decline(self) -> Explanation:
        (move,) = self.moves
        reason = LessonLine("guide-why-use" if move.verb == "use" else "guide-why-decline")
        return LessonLine("guide-offer-title", cards=(self.animal,)), [effect(self.animal, self.ability)], reason

    @property
    def animal(self) -> Card:
        animal = animal_of(self.view)
        assert animal is not None
        return animal

    @property
    def ability(self) -> AnimalAbility:
        """The ability that is about to act."""
        step = self.view.agenda[0]
        assert isinstance(step, steps.ChooseTarget | steps.UseOrDecline)
        return self.figures[step.card].abilities[step.number - 1]

    # Battle and collection

    def winner_draws(self) -> Explanation:
        return LessonLine("guide-won-title"), [LessonLine("guide-won")], LessonLine("guide-why-draw")

    def defend_or_collect(self) -> Explanation:
        """Compare the value of the Fighter with that of an unknown card."""
        (move,) = self.moves
        fighter = self.view.fighter(self.view.me)
        assert fighter is not None
        animals = self.advisor.holding.animals
        reason = LessonLine("guide-why-collect", cards=(fighter,))
        if move.verb == "defend":
            reason = LessonLine("guide-why-defend", cards=(fighter,), number=self.worth(self.best(animals)))
        return (
            LessonLine("guide-lost-title"),
            [LessonLine("guide-lost", cards=(fighter,)), LessonLine("guide-lost-acts")],
            reason,
        )

    def take_one(self) -> Explanation:
        (card,) = self.cards
        kept = self.best((*self.advisor.holding.animals, card))
        taken = LessonLine("guide-why-take", cards=(card,), number=self.worth(kept))
        reason = taken if card in kept else LessonLine("guide-why-least", cards=(card,))
        return LessonLine("guide-take-title"), [LessonLine("guide-take")], reason

    def choose_three(self) -> Explanation:
        reason = LessonLine("guide-why-three", cards=self.cards, number=self.worth(self.cards))
        return LessonLine("guide-three-title"), [LessonLine("guide-three"), *self.farewells()], reason

    def farewells(self) -> Iterator[LessonLine]:
        """Yield lines about endgame abilities that are kept or given up."""
        holding = self.advisor.holding
        for animal, ability in ((holding.leader, holding.leads), (holding.collector, holding.collects)):
            if animal is not None and ability.phase == ENDGAME:
                yield LessonLine("guide-stays" if animal in self.cards else "guide-leaves", cards=(animal,))

    # What animals are worth

    def best(self, animals: Cards) -> Cards:
        """Return the three of these with the highest expected score."""
        holding = self.advisor.holding._replace(animals=animals)
        threes = combinations(sorted(animals), min(ALLIANCE_SIZE, len(animals)))
        return max(threes, key=lambda three: rate_three(self.figures, three, holding))

    def worth(self, three: Cards) -> int:
        """Return the points that these score, without what abilities take from rivals."""
        holding = self.advisor.holding
        own = [ability if ability.target == MINE else NONE for ability in (holding.leads, holding.collects)]
        return rate_three(self.figures, three, holding._replace(leads=own[0], collects=own[1])) // 2

    explanations: ClassVar = {
        steps.Draft: draft,
        steps.AssignRoles: assign_roles,
        steps.ChooseAbility: choose_ability,
        steps.ChooseTarget: choose_target,
        steps.UseOrDecline: use_or_decline,
        steps.WinnerDraws: winner_draws,
        steps.DefendOrCollect: defend_or_collect,
        steps.TakeOne: take_one,
        steps.ChooseThree: choose_three,
    }


def effect(animal: Card, ability: AnimalAbility) -> LessonLine:
    """Return a line about the use of this ability of an animal."""
    return LessonLine(f"guide-effect-{ability.effect}", cards=(animal,))
