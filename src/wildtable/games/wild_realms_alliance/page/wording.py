"""Wild Realms Alliance in words: what abilities and targets mean, the animals on the table, and the score so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.presentation.wording import News, Occurrence, TextItem, TextRow, Wording
from wildtable.engine.result import Result, Score
from wildtable.engine.zones import Zone
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.cards import COLLECTOR, FIGHTER, LEADER, ROLES
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.page.scenes import SCORING, ability_of, kept_by, phase
from wildtable.games.wild_realms_alliance.state import (
    ALLIANCE_SIZE,
    FIGHTERS,
    HANDS,
    HIDDEN_COLLECTORS,
    HIDDEN_FIGHTERS,
    JOINED,
    KEPT,
    LYING,
    RECRUITS,
    TUCKED,
)
from wildtable.games.wild_realms_alliance.steps import is_idle, seat_of
from wildtable.games.wild_realms_alliance.view import WildRealmsView

OPEN = (*(LYING[role][-1] for role in ROLES), TUCKED, JOINED)
HIDDEN = (*HANDS.values(), KEPT, HIDDEN_FIGHTERS, HIDDEN_COLLECTORS, RECRUITS)

SHOWN = ("kept", "passed", "put-back", "assigned", "leader-revealed", "fighter-revealed", "collector-revealed")
"""Events that need no sentence, as the table shows what they are about."""


class WildRealmsWording(Wording):
    """Adds the abilities between which the viewer chooses, the animals they act on, and strengths in the battle."""

    incidental = ("kept", "passed", "put-back", "assigned", "ability-used", "went-under", "looked-at")
    own_news = ("drawn", "looked-at")
    game: WildRealmsAlliance

    # Moves and events

    def detail(self, view: View, move: Move) -> str:
        assert isinstance(view, WildRealmsView)
        target = seat_of(move)
        asked = view.agenda[0] if view.agenda else None
        if target is not None:
            return self._target(view, asked, target)
        if move.verb in ("defend", "collect"):
            return self.say(f"deed-about-{move.verb}")
        if move.card is not None:
            return self.about(move.card) if isinstance(asked, steps.Draft | steps.TakeOne) else self.brief(move.card)
        if move.verb != "use":
            return ""
        if isinstance(asked, steps.UseOrDecline):
            return self.game.texts.ability(self.language, ability_of(view, asked))
        if not isinstance(asked, steps.ChooseAbility) or view.viewer is None:
            return ""
        return self._choosable(view, asked, ("use first", "use second", "use").index(move.notation))

    def _choosable(self, view: WildRealmsView, asked: steps.ChooseAbility, number: int) -> str:
        """Describe an ability of the viewer's animal, and say if it would do nothing."""
        animal = view.collector(view.me) if asked.role == COLLECTOR else view.leader(view.me)
        if animal is None or number >= len(self.game.figures[animal].abilities):
            return ""
        said = self._ability(animal, number + 1)
        is_dead = is_idle(view, asked.role, view.me, self.game.figures[animal].abilities[number])
        return f"{said} {self.say('no-effect')}" if is_dead else said

    def _ability(self, animal: Card, number: int) -> str:
        return self.game.texts.ability(self.language, self.game.figures[animal].abilities[number - 1])

    def _target(self, view: WildRealmsView, asked: object, seat: Seat) -> str:
        """Describe the animal that an ability would act on, as far as the viewer sees it."""
        if not isinstance(asked, steps.ChooseTarget) or ability_of(view, asked).effect == "score":
            return ""
        role = ability_of(view, asked).role or FIGHTER
        animal = {LEADER: view.leader, FIGHTER: view.fighter, COLLECTOR: view.collector}[role](seat)
        named = self.say("spot-hidden") if animal is None else f"{self.card(animal)}. {self.brief(animal)}"
        return f"{self.say(f'role-{role}')}: {named}"

    def particulars(self, one: Occurrence) -> Mapping[str, object]:
        """Add the strength that a Fighter brings to the battle, and the ability: where there are two, when it is chosen.
        In a few words, since lines of the log are short."""
        if not one.cards:
            return {}
        animal = self.game.figures[self.game.catalogue.card(one.cards[0])]
        about = {"strength": animal.strength, "ability": "none"}
        if one.event == ("ability-chosen" if len(animal.abilities) > 1 else "ability-used"):
            about["ability"] = f"{self.game.texts.strip(self.language, animal.abilities[(one.number or 1) - 1])}."
        return about

    def is_silent(self, view: View, one: Occurrence) -> bool:
        """The table shows what is drafted and revealed."""
        return one.event in SHOWN or super().is_silent(view, one)

    # The table

    def seat_rows(self, view: View) -> Iterator[TextRow]:
        """Describe the open animals of each seat, card by card, and how many are hidden."""
        assert isinstance(view, WildRealmsView)
        for seat in range(view.seats):
            name = self.seat(view, seat) + f", {self.say('starts')}" * (seat == view.start)
            animals = tuple(self._animal(view, zones[seat], card) for zones in OPEN for card in view.cards(zones[seat]))
            if animals:
                yield TextRow(name, animals, listed=True)
            hidden = tuple(
                TextItem(self.say("zone-holds", zone=self.zone(zones[seat]), cards=view.counts[zones[seat]]))
                for zones in HIDDEN
                if view.counts[zones[seat]]
            )
            if hidden:
                yield TextRow(name, hidden, news=News.NEVER)

    def _animal(self, view: WildRealmsView, zone: Zone, card: Card) -> TextItem:
        """Describe an open animal in its role."""
        name = self.say("zone-holds", zone=self.zone(zone), cards=self.card(card))
        return TextItem(name, self.brief(card), self._battle(view, zone, card), card)

    def brief(self, card: Card) -> str:
        return self.game.texts.brief(self.language, self.game.figures[card])

    def own_rows(self, view: View) -> Iterator[TextRow]:
        """Describe the viewer's animals, in full those to choose from in the draft."""
        assert isinstance(view, WildRealmsView)
        if view.viewer is not None and view.hand:
            yield TextRow(self.zone(HANDS[4][0]), tuple(map(self.explain, view.hand)), listed=True)
        hand = {self.zone(zones[0]) for zones in HANDS.values()}
        yield from (row for row in super().own_rows(view) if row.heading not in hand)

    def _battle(self, view: WildRealmsView, zone: Zone, card: Card) -> str:
        """Say what changed a Fighter's strength in the battle, and how it ended."""
        if zone not in FIGHTERS or zone.owner is None:
            return ""
        seat = zone.owner
        said = []
        if view.bonus[seat]:
            said.append(self.say("strength", strength=self.game.figures[card].strength + view.bonus[seat]))
        if view.abstaining[seat]:
            said.append(self.say("abstains"))
        said += [self.say("outcome-won")] if seat in view.won else [self.say("outcome-lost")] if seat in view.lost else []
        return ", ".join(said)

    # The score

    def standing(self, view: View) -> tuple[Result, Result]:
        """Score the best three animals of each seat: of those the viewer sees, with each choice of the unseen ones."""
        assert isinstance(view, WildRealmsView)
        if view.result is not None:
            return view.result, view.result
        possible = [self._possible(view, seat) for seat in view.people]
        least, most = (_extremes(possible, pick) for pick in (min, max))
        return least, most

    def _possible(self, view: WildRealmsView, seat: Seat) -> list[Score]:
        """Return the scores that a seat may have, one for each choice of its hidden animals."""
        known, hidden = self._animals(view, seat)
        return [self._best(view, seat, known + drawn) for drawn in combinations(view.unseen, hidden)]

    def _animals(self, view: WildRealmsView, seat: Seat) -> tuple[Cards, int]:
        """Return the animals of a seat that the viewer sees, and how many others it has."""
        zones = [zone[seat] for zone in (*OPEN, KEPT, HIDDEN_FIGHTERS, HIDDEN_COLLECTORS, RECRUITS) if zone is not TUCKED]
        known = tuple(card for zone in zones for card in view.shown[zone] or ())
        return known, sum(view.counts[zone] for zone in zones) - len(known)

    def _best(self, view: WildRealmsView, seat: Seat, animals: Cards) -> Score:
        """Score the three of these animals that bring most."""
        return max(
            (self._score(view, seat, three) for three in combinations(animals, min(ALLIANCE_SIZE, len(animals)))),
            key=lambda score: score.total,
        )

    def _score(self, view: WildRealmsView, seat: Seat, three: Cards) -> Score:
        strengths, symbols, own = kept_by(view, seat, three)
        endgame = view.endgame[seat] if phase(view) == SCORING else own
        return Score((("strengths", strengths), ("symbols", symbols), ("endgame", endgame)))


def _extremes(possible: list[list[Score]], pick: Callable[[Iterable[int]], int]) -> Result:
    """Return the least or the most of each line and of each total, perhaps of different scores; so there are no ranks."""
    lines = [list(zip(*(score.lines for score in scores), strict=True)) for scores in possible]
    return Result(
        scores=tuple(pick(score.total for score in scores) for scores in possible),
        ranks=(),
        lines=tuple(Score(tuple((one[0][0], pick(points for _, points in one)) for one in seat)) for seat in lines),
    )


WORDING = WildRealmsWording
