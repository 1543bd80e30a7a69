"""The cards of Wild Cards: what kinds there are, and what a deck file says of them."""

from __future__ import annotations

from wildtable.engine.cards import Card, Cards, Catalogue
from wildtable.engine.files.deck import Deck, Figures

HABITATS = ("forest", "savannah", "mountain")
SPECIES = ("peacock", "squirrel", "eagle", "ibex", "lion", "meerkat")
VALUES = range(1, 5)

CATALOGUE = Catalogue(
    [
        ("habitat", [f"{habitat}-{value}" for habitat in (*HABITATS, "wild") for value in VALUES]),
        ("refill", ["refill"]),
        ("animal", SPECIES),
        ("leader", [f"{species}-leader" for species in SPECIES]),
        ("talisman", ["talisman"]),
    ]
)

HABITAT_CARDS: Cards = tuple(range(16))
REFILL: Card = CATALOGUE.card("refill")
TALISMAN: Card = CATALOGUE.card("talisman")
LEADER_CARDS: Cards = CATALOGUE.cards(f"{species}-leader" for species in SPECIES)
PEACOCK, SQUIRREL, EAGLE, IBEX, LION, MEERKAT = ANIMALS = CATALOGUE.cards(SPECIES)
WILD = "wild"

LEADER = dict(zip(ANIMALS, LEADER_CARDS, strict=True))
"""The leader card of each species."""


def value(card: Card) -> int:
    """The printed value, 1 to 4; wild cards have one too."""
    return card % 4 + 1


VALUE = tuple(map(value, HABITAT_CARDS))
"""The values as a tuple, which is faster than a call."""


def total(cards: Cards) -> int:
    """The sum of the printed values."""
    return sum([VALUE[card] for card in cards])


def habitat(card: Card) -> str:
    """The landscape on a habitat card."""
    return (*HABITATS, WILD)[card // 4]


def is_wild(card: Card) -> bool:
    return habitat(card) == WILD


def habitats_in(hand: Cards) -> Cards:
    """A hand without its refill card, which sorts last."""
    return hand[:-1] if hand and hand[-1] == REFILL else hand


class WildCardsFigures(Figures):
    """What a deck file says: copies of each card, and the natural habitat of each species."""

    GROUPS = ("animals", "natural", "habitats")
    catalogue = CATALOGUE

    def __init__(self, deck: Deck) -> None:
        deck.only("animals", ("copies",))
        deck.only("natural", SPECIES)
        deck.only("habitats", (*HABITATS, WILD))
        self.copies = deck.exactly("animals", "copies", 7)
        self.natural = {
            animal: deck.choice("natural", species, HABITATS) for animal, species in zip(ANIMALS, SPECIES, strict=True)
        }
        self.habitats: Cards = ()
        for name in (*HABITATS, WILD):
            spread = deck.numbers("habitats", name, len(VALUES))
            wanted = 4 if name == WILD else 14
            if sum(spread) != wanted:
                raise deck.wrong(f"[habitats] {name}", f"must add up to {wanted} cards, has {sum(spread)}")
            for number, copies in zip(VALUES, spread, strict=True):
                self.habitats += (CATALOGUE.card(f"{name}-{number}"),) * copies
        self.spread = {card: self.habitats.count(card) for card in HABITAT_CARDS}
        self.animals: Cards = tuple(animal for animal in ANIMALS for _ in range(self.copies))

        self.fitting = {
            animal: frozenset(card for card in HABITAT_CARDS if habitat(card) in (self.natural[animal], WILD))
            for animal in ANIMALS
        }

    def fits(self, card: Card, animal: Card) -> bool:
        """Does this habitat card show the animal's natural habitat? A wild card shows any."""
        return card in self.fitting[animal]
