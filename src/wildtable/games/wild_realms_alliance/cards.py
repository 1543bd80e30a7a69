"""The cards of Wild Realms Alliance: eighteen animals with their abilities, as a deck file names and describes them.

Abilities are data here; what they do is in `steps`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, NamedTuple

from wildtable.engine.cards import Card, Cards, Catalogue
from wildtable.engine.files.deck import Deck, DeckEntry, Figures
from wildtable.engine.presentation.texts import languages_in

ANIMAL_CARDS: Cards = tuple(range(18))
SYMBOLS = ("triangle", "circle", "flower")
WILD = "wild"
LANGUAGES = languages_in(files(__package__).joinpath("texts"))
NAME_LENGTH = 30

LEADERSHIP, BATTLE, COLLECTION, ENDGAME = PHASES = ("leadership", "battle", "collection", "endgame")
LEADER, FIGHTER, COLLECTOR = ROLES = ("leader", "fighter", "collector")
Phase = Annotated[str, PHASES]
Role = Annotated[str, ROLES]
AbilityNumber = Annotated[int, range(1, 3)]
MINE, RIVAL, RIVALS, ANY = "mine", "rival", "rivals", "any"
EACH = ("weak", "mighty", "matching", "kind")


@dataclass(frozen=True)
class AnimalAbility:
    """One ability of an animal: when it acts, what it does, to whom, how much."""

    effect: str
    phase: str = ""
    target: str = MINE
    amount: int = 0
    role: str = ""
    """The role that `chase` is aimed at."""
    each: str = ""
    """What `score` counts; without it the amount is scored once."""
    may: bool = False
    """May its player decline it?"""

    @property
    def aimed(self) -> bool:
        """Does its player choose a target?"""
        return self.target in (RIVAL, ANY)


class EffectTerms(NamedTuple):
    """What a deck file may say about an effect: its phases, its targets, and the keys it requires or allows."""

    phases: tuple[str, ...]
    targets: tuple[str, ...] = (MINE,)
    amounts: range = range(0)
    roles: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    optional: bool = False

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys a deck file may use for it."""
        asked = {"target": len(self.targets) > 1, "amount": self.amounts, "role": self.roles, "each": self.each}
        return ("effect", "phase", *(key for key, used in asked.items() if used), *(["may"] if self.optional else []))


CHANGES = range(-9, 10)
VOCABULARY = {
    "strengthen": EffectTerms((BATTLE,), (MINE, RIVAL, RIVALS), CHANGES, optional=True),
    "abstain": EffectTerms((BATTLE,), (MINE, RIVAL), optional=True),
    "reverse": EffectTerms((BATTLE,), optional=True),
    "tuck": EffectTerms((LEADERSHIP, BATTLE, COLLECTION), (MINE, RIVAL, ANY), optional=True),
    "swap": EffectTerms((LEADERSHIP, COLLECTION), (RIVAL,), optional=True),
    "chase": EffectTerms((LEADERSHIP, COLLECTION), (RIVAL,), roles=ROLES, optional=True),
    "gather": EffectTerms((LEADERSHIP, COLLECTION), amounts=range(1, 4)),
    "sift": EffectTerms((LEADERSHIP, COLLECTION), amounts=range(2, 4)),
    "both": EffectTerms((COLLECTION,)),
    "score": EffectTerms((ENDGAME,), (MINE, RIVAL, RIVALS), CHANGES, each=EACH),
    "wild": EffectTerms((ENDGAME,)),
}
NONE = AnimalAbility("none")


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


class AbilityEntry(DeckEntry):
    """A table of a deck file about an animal or one of its abilities."""

    def names(self, languages: Sequence[str]) -> dict[str, str]:
        """Return the names by language: one for all languages, one for each of some, or none."""
        names = self.data.get("name", {})
        if isinstance(names, str):
            return {languages[0]: self.readable("name", names)}
        if not isinstance(names, dict) or not set(names) <= set(languages):
            like = f'"Wolf", or by language ({", ".join(languages)}) like {{ {languages[0]} = "Wolf" }}'
            raise self.deck.wrong(f"{self.place} name", f"must be a name like {like}, not {names!r}")
        return {language: self.readable(f"name {language}", name) for language, name in names.items()}

    def readable(self, key: str, name: object) -> str:
        """Return a name, if it is printable and short enough for a card."""
        return self.deck.printable(f"{self.place} {key}".rstrip(), name, NAME_LENGTH)

    def abilities(self) -> tuple[AnimalAbility, ...]:
        """Return one or two abilities, each a table or the word `none`."""
        listed = self.data.get("abilities")
        if not isinstance(listed, list) or not 1 <= len(listed) <= 2:
            raise self.deck.wrong(f"{self.place} abilities", f"must be a list of one or two, not {listed!r}")
        return tuple(self._ability(f"{self.place} ability {number}", data) for number, data in enumerate(listed, 1))

    def _ability(self, place: str, data: object) -> AnimalAbility:
        if data == "none":
            return NONE
        if not isinstance(data, dict):
            raise self.deck.wrong(
                place, f'must be a table like {{ effect = "wild", phase = "endgame" }} or "none", not {data!r}'
            )
        entry = DeckEntry(self.deck, place, data)
        effect = entry.word("effect", tuple(VOCABULARY))
        terms = VOCABULARY[effect]
        entry.only(terms.keys)
        target = entry.word("target", terms.targets, terms.targets[0] if len(terms.targets) == 1 else None)
        each = entry.word("each", terms.each) if "each" in data else ""
        if each and target != MINE:
            raise self.deck.wrong(f"{place} each", f"counts one's own animals; with target {target!r} leave it out")
        return AnimalAbility(
            effect,
            entry.word("phase", terms.phases),
            target,
            entry.number("amount", terms.amounts) if terms.amounts else 0,
            entry.word("role", terms.roles) if terms.roles else "",
            each,
            entry.flag("may"),
        )
