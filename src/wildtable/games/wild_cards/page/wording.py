"""Wild Cards in words: what cards and moves mean, and the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wildtable.engine.cards import Card
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.presentation.scenes import Prompt
from wildtable.engine.presentation.wording import News, Occurrence, OfferedMove, TextItem, TextRow, Wording
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.cards import ANIMALS, HABITAT_CARDS, REFILL, value
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.page.scenes import DisplayOffer, WildCardsSeat, build_mat, build_seat, build_top
from wildtable.games.wild_cards.view import WildCardsView


class WildCardsWording(Wording):
    """Adds what animals and bids are worth to the viewer."""

    incidental = ("taken-back", "refill-returned", "discarded", "paid", "compared", "recycled", "left", "drawn")
    own_news = ("drawn",)
    game: WildCards

    def about(self, card: Card) -> str:
        """Explain every card: a bid by its price, an animal by its habitat and its leader's power."""
        if card in HABITAT_CARDS:
            return self.say(f"say-cost-{value(card) - 1}") + "."
        if card in ANIMALS:
            home = self.say("rules-at-home", habitat=self.game.figures.natural[card])
            return self.say("about-animal", home=home, power=self.say(f"power-{self.game.catalogue.names[card]}"))
        return super().about(card)

    def printed(self, card: Card) -> str:
        """The names of cards in hand say all that is printed on them."""
        return "" if card in HABITAT_CARDS or card == REFILL else self.about(card)

    def offers(self, view: View) -> list[OfferedMove]:
        """Count cards of which the viewer holds several, unless one of two on the table is chosen."""
        assert isinstance(view, WildCardsView)
        held: Counter[Card | None] = Counter(() if view.choice is None or "choose" in view.choice.verbs() else view.hand)
        held.subtract(move.card for move in view.picks)
        return [
            offer._replace(name=self.say("offer-copies", card=offer.name, count=held[offer.card]))
            if held[offer.card] > 1
            else offer
            for offer in super().offers(view)
        ]

    def detail(self, view: View, move: Move) -> str:
        """For an animal on display: what it adds to the viewer's collection. What passing does, and which bids are void."""
        assert isinstance(view, WildCardsView)
        if move.notation == "pass" and steps.TakeOrPass in map(type, view.agenda[:1]):
            return self.say("offer-pass")
        if move.verb == "bid" and move.card in HABITAT_CARDS:
            is_payable = sum(card in HABITAT_CARDS for card in view.hand) >= value(move.card)
            return "" if is_payable else self.say("offer-unpaid")
        offers = build_mat(view, self.names, ()).offers if move.verb in ("take", "get") else ()
        return next((self._worth(view, move, offer) for offer in offers if offer.move == move.notation), "")

    def _worth(self, view: WildCardsView, move: Move, offer: DisplayOffer) -> str:
        assert offer.have is not None
        worth = [self.say("offer-count", have=offer.have, will=offer.have + 1)]
        if offer.leader:
            worth.append(self.say(f"offer-leader-{offer.leader}", name=offer.owner))
        if offer.next:
            worth.append(self.say("offer-next", name=self.names[-1]))
        if move.verb == "take" and (home := self._home(view, move)):
            worth.append(home)
        return ", ".join(worth)

    def _home(self, view: WildCardsView, move: Move) -> str:
        """Say what the animal's natural habitat earns, if the bid and a payment already laid show it."""
        assert view.viewer is not None
        assert move.card is not None
        bid, paid, figures = view.bids[view.viewer], view.payment(view.viewer), self.game.figures
        if bid is None or not all(figures.fits(card, move.card) for card in (bid, *paid)):
            return ""
        habitat = self.say(f"habitat-{figures.natural[move.card]}")
        return self.say("offer-natural", cost=value(bid) - 1 - len(paid), habitat=habitat)

    def question(self, prompt: Prompt) -> tuple[str, str]:
        """Say what is left to take, where players are tied for it."""
        title, line = super().question(prompt)
        if prompt.step != steps.LayPayments.__name__:
            return title, line
        assert isinstance(prompt.figures, dict)
        left = ", ".join(self.say(f"card-{animal}") for animal in prompt.figures["natural"])
        return f"{title}. {self.say('on-display', cards=left)}", line

    def is_price(self, prompt: Prompt) -> bool:
        """The price of an animal is that of the bid."""
        return prompt.step == steps.TakeOrPass.__name__

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
        for holding in scene.strip:
            if holding.animals:
                species = self.say(f"card-{holding.species}")
                leads = "yes" if holding.leads else "no"
                card = self.game.catalogue.card(holding.species)
                yield TextItem(self.say("holding", species=species, count=holding.animals, leads=leads), card=card)
        if scene.talisman:
            yield TextItem(self.say("card-talisman"))
        if scene.bid:
            yield TextItem(self.say("deed-bids", bid=self.say(f"card-{scene.bid}")))

    def own_rows(self, view: View) -> Iterator[TextRow]:
        """Describe the viewer's cards in one line: their names say it all, and questions list them."""
        for row in super().own_rows(view):
            yield row._replace(items=tuple(item._replace(text="") for item in row.items), listed=False, news=News.START)


WORDING = WildCardsWording
