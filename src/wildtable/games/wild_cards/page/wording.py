"""Wild Cards in words: what cards and moves mean, and the table."""

from __future__ import annotations

from collections.abc import Iterator

from wildtable.engine.cards import Card
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.presentation.wording import News, Occurrence, TextItem, TextRow, Wording
from wildtable.games.wild_cards.cards import ANIMALS, HABITAT_CARDS, value
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.page.scenes.mat import DisplayOffer, build_mat
from wildtable.games.wild_cards.page.scenes.seats import WildCardsSeat, build_seat
from wildtable.games.wild_cards.page.scenes.top import build_top
from wildtable.games.wild_cards.view import WildCardsView


class WildCardsWording(Wording):
    """Adds what animals and bids are worth to the viewer."""

    game: WildCards

    def about(self, card: Card) -> str:
        """Explain every card: a bid by its price, an animal by its habitat and its leader's power."""
        if card in HABITAT_CARDS:
            return self.say(f"say-cost-{value(card) - 1}") + "."
        if card in ANIMALS:
            home = self.say("rules-at-home", habitat=self.game.figures.natural[card])
            return self.say("about-animal", home=home, power=self.say(f"power-{self.game.catalogue.names[card]}"))
        return super().about(card)

    def detail(self, view: View, move: Move) -> str:
        """For an animal on display: what it adds to the viewer's collection."""
        assert isinstance(view, WildCardsView)
        offers = build_mat(view, self.names, ()).offers if move.verb in ("take", "get") else ()
        return next((self._worth(offer) for offer in offers if offer.move == move.notation), "")

    def _worth(self, offer: DisplayOffer) -> str:
        assert offer.have is not None
        worth = [self.say("offer-count", have=offer.have, will=offer.have + 1)]
        if offer.leader:
            worth.append(self.say(f"offer-leader-{offer.leader}", name=offer.owner))
        if offer.next:
            worth.append(self.say("offer-next", name=self.names[-1]))
        return ", ".join(worth)

    def is_silent(self, view: View, one: Occurrence) -> bool:
        """Bids, payments and tie cards are cleared away in every round, hands at the end."""
        is_cleared = one.event in ("discarded", "compared") and (view.over or one.is_tidying(self.game))
        return is_cleared or super().is_silent(view, one)

    def common_rows(self, view: View) -> Iterator[TextRow]:
        """Describe the display of this round."""
        assert isinstance(view, WildCardsView)
        top = build_top(view)
        heading = f"{self.say('zone-display')} {top.round}/{top.rounds}"
        yield TextRow(heading, tuple(self.item(card) for card in view.display.values()), listed=True)

    def seat_rows(self, view: View) -> Iterator[TextRow]:
        """Describe each seat: hand, points, collection with leaders, talisman."""
        assert isinstance(view, WildCardsView)
        for seat in range(view.seats):
            scene = build_seat(view, seat, (), ())
            yield TextRow(self.seat(view, seat), tuple(self._holdings(scene)), news=News.TURNS)

    def _holdings(self, scene: WildCardsSeat) -> Iterator[TextItem]:
        points = "none" if scene.virtual else scene.points
        yield TextItem(self.say("seat-line", hand=scene.hand, tokens=scene.tokens, points=points))
        for one in scene.strip:
            if one.count:
                species = self.say(f"card-{one.species}")
                leads = "yes" if one.leads else "no"
                card = self.game.catalogue.card(one.species)
                yield TextItem(self.say("holding", species=species, count=one.count, leads=leads), card=card)
        if scene.talisman:
            yield TextItem(self.say("card-talisman"))
        if scene.bid:
            yield TextItem(self.say("deed-bids", bid=self.say(f"card-{scene.bid}")))

    def own_rows(self, view: View) -> Iterator[TextRow]:
        """Describe the viewer's cards in one line: their names say it all, and questions list them."""
        for row in super().own_rows(view):
            yield row._replace(items=tuple(item._replace(text="") for item in row.items), listed=False, news=News.START)


WORDING = WildCardsWording
