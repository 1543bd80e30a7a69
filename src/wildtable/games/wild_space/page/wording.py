"""Wild Space in words: what moves do, and the table with its planets, spaceships, pool and crews."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from wildtable.engine.cards import Card, Seat
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.presentation.commands import end_sentence
from wildtable.engine.presentation.scenes import Prompt
from wildtable.engine.presentation.wording import News, Occurrence, OfferedMove, TextItem, TextRow, Wording
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.cards import (
    ABILITIES,
    CAPTAIN,
    DISCARD,
    DRAW,
    HAVE,
    NEEDS,
    PLACES,
    SIDES,
    SPOTS,
    TAKE,
    Condition,
    CrewAbility,
    CrewCard,
    Mission,
    Sector,
    place_of,
)
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.page.scenes import CrewHolding, build_seat
from wildtable.games.wild_space.questions import LAND, REFRESH, sector_of
from wildtable.games.wild_space.state import DONE, FACE_DOWN, LANDED
from wildtable.games.wild_space.steps import CARD_FIRST, SQUARE_FIRST
from wildtable.games.wild_space.view import WildSpaceView

FROM_PILE = f"{DRAW} pile"
ACTIONS = {f"{TAKE} {ability.word}": ability for ability in ABILITIES.values()}
REFRESHED = tuple(step.__name__ for step in (steps.UseShip, steps.Draw, steps.DrawIntoPlay, steps.EndTurn))
CHOSEN = ("landed", "explored", "drawn", "taken", "played", "discarded", "removed", "declined")
"""Events that repeat an answer, or that a player sees in their own hand. Refreshing is offered without the cards' names."""


class WildSpaceWording(Wording):
    """Adds sectors, spaceships, the pool and the veterans' track."""

    asides = (REFRESH,)
    incidental = ("turn-began", "drawn", "advanced", "ability-used", "cleared", "revealed", "recycled", "discarded")
    own_news = ("drawn", "drawn-into-play")
    game: WildSpace

    def __init__(self, game: AnyGame, names: Sequence[str], language: str) -> None:
        super().__init__(game, names, language)
        self.briefs = Briefs(self.game, language)

    def brief(self, card: Card) -> str:
        return self.briefs.card(card) or self.about(card)

    # Moves

    def offers(self, view: View) -> list[OfferedMove]:
        """Name the cards of the pool where they may be drawn, and sectors and actions in few words."""
        assert isinstance(view, WildSpaceView)
        return [self._from_pool(view, self._shorten(offer)) for offer in super().offers(view)]

    def _shorten(self, offer: OfferedMove) -> OfferedMove:
        """Name the sector to land on, or the action of a sector."""
        if offer.move.verb == LAND and offer.card is None:
            return offer._replace(name=self._sector(sector_of(offer.move)))
        action = ACTIONS.get(offer.move.notation)
        return offer if action is None else offer._replace(name=self.briefs.ability(action))

    def _sector(self, sector: int) -> str:
        return self.say("sector", planet=PLACES[place_of(sector)], side=SIDES[sector % len(SIDES)])

    def _from_pool(self, view: WildSpaceView, offer: OfferedMove) -> OfferedMove:
        spot = offer.move.notation.removeprefix(f"{DRAW} ")
        if offer.move.notation == FROM_PILE:
            return offer._replace(name=self.say("spot-pile", count=view.pile_size), again=self.say("again-pile"))
        card = view.pool[SPOTS.index(spot)] if spot in SPOTS else None
        if card is None:
            return offer
        name, again = self._spot(spot, self.card(card)), self.say(f"again-{spot}")
        return offer._replace(name=name, text=self.brief(card), card=card, again=again)

    def _spot(self, spot: str, card: str) -> str:
        return self.say(f"spot-{spot}", card=card)

    def detail(self, view: View, move: Move) -> str:
        assert isinstance(view, WildSpaceView)
        if move.card in self.game.figures.hostile:
            assert move.card is not None
            planet = self.game.figures.hostile[move.card]
            signs = planet.landing if move.verb == LAND else planet.exploring
            return " ".join(self.game.texts.smuggling(self.language, sign) for sign in signs)
        if move.card is not None:
            return self.brief(move.card)
        sector = self._printed(view, sector_of(move)) if move.verb == LAND else None
        if sector is not None:
            return self.briefs.sector(sector)
        return self._gift(view, move) if move.notation in (CARD_FIRST, SQUARE_FIRST) else ""

    def _gift(self, view: WildSpaceView, move: Move) -> str:
        """Return what the card or the square gives, between which the question is."""
        asked = view.agenda[0] if view.agenda else None
        if not isinstance(asked, steps.InAnyOrder):
            return ""
        if move.notation == CARD_FIRST:
            return f"{self.card(asked.card)}. {self.brief(asked.card)}"
        gift = view.captain(asked.seat).track[asked.square - 1]
        assert isinstance(gift, CrewAbility), "a square for credits gives nothing"
        return f"{self.say('square-short', number=asked.square)} {self.briefs.ability(gift)}"

    def _printed(self, view: WildSpaceView, sector: int) -> Sector | None:
        """Return a sector of a planet that lies face up."""
        planet = view.planets[place_of(sector)]
        return None if planet is None else self.game.figures.planets[planet].sectors[sector % len(SIDES)]

    def is_price(self, prompt: Prompt) -> bool:
        """The cards offered are those to discard or remove for an ability."""
        return prompt.step == steps.UseAbility.__name__ and prompt.about["kind"] != "use"

    def shows_asides(self, prompt: Prompt) -> bool:
        """Refreshing the pool matters before one lands, where one draws or has nothing to play, and as the last chance."""
        return prompt.step in REFRESHED or (prompt.step == steps.PutIntoPlay.__name__ and prompt.about["kind"] == "none")

    def is_silent(self, view: View, one: Occurrence) -> bool:
        """What the viewer has just chosen needs no sentence, nor what the next sentence implies or a rival's line shows."""
        is_chosen = one.seat == view.viewer and one.event.removesuffix("-left").removesuffix("-right") in CHOSEN
        is_told = one.event == "advanced" and one.seat != view.viewer
        return is_chosen or is_told or one.event in ("turn-began", "ability-used") or super().is_silent(view, one)

    def particulars(self, one: Occurrence) -> Mapping[str, object]:
        """Add what the ability of a card is."""
        card = self.game.catalogue.card(one.cards[0]) if one.event == "ability-used" and one.cards else None
        ability = None if card is None else self.game.figures.crew[card].ability
        return {"ability": "none" if ability is None else end_sentence(self.briefs.ability(ability))}

    # The table

    def common_rows(self, view: View) -> Iterator[TextRow]:
        assert isinstance(view, WildSpaceView)
        planets = chain.from_iterable(self._planet(view, place) for place in range(len(PLACES)))
        yield TextRow(self.say("zone-planet"), tuple(planets), listed=True)
        hostile = tuple(self._hostile(view))
        if hostile:
            yield TextRow(self.say("zone-hostile"), hostile, listed=True)
        pool = [(spot, card) for spot, card in zip(SPOTS, view.pool, strict=True) if card is not None]
        items = tuple(TextItem(self._spot(spot, self.card(card)), self.brief(card), card=card) for spot, card in pool)
        yield TextRow(self.say("zone-pool"), items, listed=True, news=News.NAMES)

    def own_rows(self, view: View) -> Iterator[TextRow]:
        """Describe the viewer's crew by what counts, then the hand."""
        assert isinstance(view, WildSpaceView)
        if view.viewer is not None and len(view.crew(view.viewer)) > 1:
            scene = build_seat(view, view.viewer, ())
            items = tuple(TextItem(said) for said in (self._holdings(scene.species), self._holdings(scene.occupations)))
            yield TextRow(self.say("zone-crew"), items, news=News.TURNS)
        yield from (row._replace(news=News.FULL) for row in super().own_rows(view))

    def _holdings(self, holdings: Sequence[CrewHolding]) -> str:
        return ", ".join(self._count_crew(holding.what, holding.count) for holding in holdings if holding.count)

    def _count_crew(self, what: str, count: int) -> str:
        return self.say("crew-count", count=count, one=self.say(f"one-{what}"), many=self.say(f"many-{what}"))

    def _planet(self, view: WildSpaceView, place: int) -> Iterator[TextItem]:
        """Describe both sectors of a planet with the spaceships there, or when it is turned up."""
        number = PLACES[place]
        if view.planets[place] is None:
            yield TextItem(self.say("card-planet", planet=number), self.say("planet-hidden", count=NEEDS[place]))
            return
        for sector in range(place * len(SIDES), (place + 1) * len(SIDES)):
            printed = self._printed(view, sector)
            assert printed is not None
            yield TextItem(self._sector(sector), self.briefs.sector(printed), self._ships(view, sector))

    def _ships(self, view: WildSpaceView, sector: int) -> str:
        """Say whose spaceships have landed on a sector, and whose have explored it."""
        said = []
        for words, state in ((self.say("ships-landed"), LANDED), (self.say("ships-explored"), DONE)):
            names = [self.names[seat] for seat in range(view.seats) if view.ships(seat)[sector] == state]
            said += [f"{words} {', '.join(names)}"] if names else []
        return "; ".join(said)

    def _hostile(self, view: WildSpaceView) -> Iterator[TextItem]:
        assert view.smuggler is not None or not any(view.hostile)
        for card, landed in zip(view.hostile, view.hostile_ships, strict=True):
            if card is not None:
                yield self.item(card, f"{self.say('ships-landed')} {self.names[-1]}" if landed else "")

    def seat_rows(self, view: View) -> Iterator[TextRow]:
        """Describe each seat in a line, then each crew card by card."""
        assert isinstance(view, WildSpaceView)
        for seat in range(view.seats):
            yield TextRow(self.seat(view, seat), (self._line(view, seat),), listed=True, news=News.TURNS)
        for seat in range(view.seats):
            is_own = seat == view.viewer
            heading = self.say("zone-crew") if is_own else self.say("crew-of", name=self.names[seat])
            news = News.START if is_own else News.NEVER
            yield TextRow(heading, tuple(map(self.item, view.crew(seat))), listed=True, news=news)

    def _line(self, view: WildSpaceView, seat: Seat) -> TextItem:
        """Describe what a seat has. The hand and the spaceships of rivals are no news by themselves: their moves tell it."""
        scene = build_seat(view, seat, ())
        if scene.virtual:
            return TextItem(self.say("seat-line-virtual", crew=scene.crew, credits=scene.credits))
        line = self.say("seat-line", crew=scene.crew, credits=scene.credits, square=scene.token)
        more = self.say("seat-line-more", hand=scene.hand, ships=scene.ships)
        return TextItem(f"{line}, {more}") if scene.mine else TextItem(line, remark=more)

    def pile_rows(self, view: View) -> Iterator[TextRow]:
        """Leave out face-down planets, which are among the planets."""
        hidden = {self.say("zone-holds", zone=self.zone(zone), cards=1) for zone in FACE_DOWN.values()}
        for row in super().pile_rows(view):
            yield row._replace(items=tuple(item for item in row.items if item.name not in hidden))


WORDING = WildSpaceWording


# What is printed on cards and planets of Wild Space, in few words: for lists of many cards.


SHORTENED = ("any", "robot-or-emissary")
"""Kinds of cards that have shorter names here."""


class Briefs:
    """Short descriptions in one language."""

    def __init__(self, game: WildSpace, language: str) -> None:
        self.game = game
        self.language = language

    def say(self, message: str, /, **about: object) -> str:
        return self.game.texts.say(self.language, message, **about)

    def card(self, card: Card) -> str:
        """Describe a crew card; empty for planets."""
        figures = self.game.figures
        if card in figures.planets or card in figures.hostile:
            return ""
        crew = figures.crew[card]
        return self._captain(crew) if crew.kind == CAPTAIN else "; ".join(self._crew(crew))

    def _crew(self, crew: CrewCard) -> Iterable[str]:
        if crew.veteran:
            yield self.say("brief-veteran")
        if crew.ability is not None:
            yield self._paid([crew.condition] if crew.condition else [], [crew.ability])
        if crew.mission is not None:
            yield self._mission(crew.mission)
        if crew.credits:
            yield self.say("brief-credits", count=crew.credits)

    def _captain(self, crew: CrewCard) -> str:
        squares = (
            self.say("brief-credits", count=square) if isinstance(square, int) else self.ability(square)
            for square in crew.track
        )
        track = ", ".join(f"({number}) {square}" for number, square in enumerate(squares, 1))
        return self.say("brief-captain", occupation=self.say(f"occupation-{crew.occupation}"), track=track)

    def sector(self, sector: Sector) -> str:
        return self._paid(sector.conditions, sector.actions)

    def actions(self, actions: Iterable[CrewAbility]) -> str:
        return self._either(map(self.ability, actions))

    def _paid(self, conditions: Sequence[Condition], actions: Iterable[CrewAbility]) -> str:
        return ": ".join(filter(None, [self._conditions(conditions), self.actions(actions)]))

    def _either(self, said: Iterable[str]) -> str:
        return self.say("about-either").join(said)

    def ability(self, ability: CrewAbility) -> str:
        what = self._one(ability.what)
        return self.say(f"brief-{ability.effect.replace(' ', '-')}", count=ability.amount, what=what)

    def _conditions(self, conditions: Sequence[Condition]) -> str:
        """Describe conditions of which one suffices; of cards to discard only the kinds are named twice."""
        if len(conditions) == 1 or any(condition.effect != DISCARD or condition.amount > 1 for condition in conditions):
            return self._either(map(self._condition, conditions))
        return self._discard(self._either(self._one(condition.what) for condition in conditions)) if conditions else ""

    def _discard(self, what: str) -> str:
        return self.say("condition-discard", count=1, what=what)

    def _condition(self, condition: Condition) -> str:
        if condition.effect == HAVE:
            return self.say("brief-have", what=self.say(f"one-{condition.what}"))
        if condition.effect == DISCARD and condition.amount == 1:
            return self._discard(self._one(condition.what))
        return self.game.texts.condition(self.language, condition)

    def _one(self, what: str) -> str:
        what = what.replace(" ", "-")
        return self.say(f"brief-{what}" if what in SHORTENED else f"a-{what}")

    def _mission(self, mission: Mission) -> str:
        many, one, other = (f"many-{mission.things[0]}", f"one-{mission.things[0]}", f"one-{mission.things[-1]}")
        about = {"credits": mission.credits, "count": mission.count}
        return self.say(f"brief-{mission.form}", many=self.say(many), one=self.say(one), other=self.say(other), **about)
