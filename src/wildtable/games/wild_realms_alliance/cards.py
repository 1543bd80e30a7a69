"""The cards of Wild Realms Alliance: eighteen animals, as a deck file names and describes them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from importlib.resources import files
from typing import NamedTuple

from wildtable.engine.cards import Card, Cards, Catalogue
from wildtable.engine.files.deck import Deck, Figures
from wildtable.engine.presentation.texts import languages_in
from wildtable.games.wild_realms_alliance.abilities import AbilityEntry, AnimalAbility

ANIMAL_CARDS: Cards = tuple(range(18))
SYMBOLS = ("triangle", "circle", "flower")
WILD = "wild"
LANGUAGES = languages_in(files(__package__).joinpath("texts"))


class Animal(NamedTuple):
    """What is printed on a card."""

    slug: str
    """The name in moves and files."""
    names: Mapping[str, str]
    """The names for players by language, where the deck gives any."""
    spelt: str
    """The name in the deck file, for languages without a translation."""
    strength: int
    symbol: str
    value: int
    abilities: tuple[AnimalAbility, ...]


class WildRealmsFigures(Figures):
    """What a deck file says: for each animal its name, its strength, its symbol with a value, and one or two abilities."""

    GROUPS = ("animals",)

    def __init__(self, deck: Deck) -> None:
        entries = {key: data for key, data in deck.group("animals").items() if key != "provenance"}
        self.named: dict[str, Animal] = {}
        for key, data in entries.items():
            animal = _animal(deck, key, data)
            if animal.slug in self.named:
                raise deck.wrong(f"[animals.{key}]", f"is there twice: moves would call both of them {animal.slug}")
            self.named[animal.slug] = animal
        if len(self.named) != len(ANIMAL_CARDS):
            raise deck.wrong("[animals]", f"must be {len(ANIMAL_CARDS)} animals, has {len(self.named)}")
        self.animals = tuple(self.named.values())
        self.catalogue = Catalogue([("animal", tuple(self.named))])

    def __getitem__(self, card: Card) -> Animal:
        return self.animals[card]


def slug(name: str) -> str:
    """Return a name as moves spell it: `Snow Leopard` is `snow-leopard`."""
    return re.sub(r"[\W_]+", "-", unicodedata.normalize("NFC", name).lower()).strip("-")


def _animal(deck: Deck, key: str, data: object) -> Animal:
    place = f"[animals.{key}]"
    if not isinstance(data, dict):
        raise deck.wrong(f"[animals] {key}", "is no animal; animals are tables like [animals.wolf]")
    if not slug(key)[:1].isalpha():
        raise deck.wrong(place, "must be a name that begins with a letter")
    entry = AbilityEntry(deck, place, data)
    entry.only(("name", "strength", "symbol", "value", "abilities"))
    return Animal(
        slug(key),
        entry.names(LANGUAGES),
        key.replace("-", " ").capitalize() if key == slug(key) else entry.readable("", key),
        entry.number("strength", range(20)),
        entry.word("symbol", (*SYMBOLS, WILD)),
        entry.number("value", range(20)),
        entry.abilities(),
    )
