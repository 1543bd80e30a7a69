"""The cards of Wild Realms Alliance: eighteen animals, and what a deck file says of each."""

from __future__ import annotations

from typing import NamedTuple

from wildtable.engine.cards import Card, Cards, Catalogue
from wildtable.engine.deck import Deck
from wildtable.games.wild_realms_alliance.abilities import Ability, AbilityEntry

ANIMALS = (
    "wolf",
    "sheep",
    "fox",
    "hare",
    "boar",
    "stag",
    "raven",
    "hedgehog",
    "badger",
    "lynx",
    "swan",
    "toad",
    "crane",
    "beaver",
    "horse",
    "goose",
    "otter",
    "mouse",
)
SYMBOLS = ("triangle", "circle", "flower")
WILD = "wild"

CATALOGUE = Catalogue([("animal", ANIMALS)])
ANIMAL_CARDS: Cards = tuple(range(len(ANIMALS)))


class Animal(NamedTuple):
    """What is printed on a card."""

    strength: int
    symbol: str
    value: int
    abilities: tuple[Ability, ...]


class Figures:
    """What a deck file says: for each animal its strength, its symbol with a value, and one or two abilities."""

    GROUPS = ("animals",)

    def __init__(self, deck: Deck) -> None:
        deck.only("animals", ANIMALS)
        self.animals: tuple[Animal, ...] = tuple(self._animal(deck, name) for name in ANIMALS)

    def __getitem__(self, card: Card) -> Animal:
        return self.animals[card]

    def _animal(self, deck: Deck, name: str) -> Animal:
        told = deck.group("animals").get(name)
        if not isinstance(told, dict):
            raise deck.wrong(f"[animals.{name}]", "is missing")
        entry = AbilityEntry(deck, f"[animals.{name}]", told)
        entry.only(("strength", "symbol", "value", "abilities"))
        return Animal(
            entry.number("strength", range(20)),
            entry.word("symbol", (*SYMBOLS, WILD)),
            entry.number("value", range(20)),
            entry.abilities(),
        )
