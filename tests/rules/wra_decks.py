"""Helpers for rule tests of Wild Realms Alliance: decks with few abilities, and abilities as TOML."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache

import wildtable
from wildtable.engine.cards import Cards
from wildtable.engine.state import State
from wildtable.games.wild_realms_alliance.cards import VOCABULARY, AnimalAbility
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.state import WildRealmsState

FIGURES = {
    "wolf": (8, "triangle", 1),
    "sheep": (2, "flower", 5),
    "fox": (5, "circle", 3),
    "hare": (3, "triangle", 4),
    "boar": (9, "triangle", 1),
    "stag": (7, "flower", 2),
    "raven": (3, "circle", 4),
    "hedgehog": (3, "flower", 4),
    "badger": (6, "triangle", 2),
    "lynx": (7, "circle", 1),
    "swan": (4, "flower", 4),
    "toad": (1, "circle", 5),
    "crane": (4, "wild", 3),
    "beaver": (4, "triangle", 4),
    "horse": (8, "circle", 2),
    "goose": (5, "flower", 3),
    "otter": (4, "circle", 3),
    "mouse": (1, "triangle", 5),
}

PRINTED = (
    "wolf",
    '"Snow Leopard"',
    "arctic-fox",
    '"Eisbär"',
    "caiman",
    "condor",
    "crocodile",
    "dingo",
    "gorilla",
    "hyena",
    "kiwi",
    "koala",
    "mandrill",
    "orca",
    "panda",
    "puma",
    "tapir",
    "walrus",
)
"""Eighteen animals other than our own, keyed as in a deck file."""

ABSTAIN = '{ effect = "abstain", phase = "battle", target = "mine" }'
BOTH = '{ effect = "both", phase = "collection" }'
GATHER = '{ effect = "gather", phase = "leadership", amount = 1 }'
REVERSE = '{ effect = "reverse", phase = "battle" }'
SWAP = '{ effect = "swap", phase = "leadership" }'
TUCK = '{ effect = "tuck", phase = "leadership", target = "mine" }'
WILD = '{ effect = "wild", phase = "endgame" }'


def points(amount: int, target: str = "mine", each: str = "") -> str:
    counted = f', each = "{each}"' if each else ""
    return f'{{ effect = "score", phase = "endgame", target = "{target}", amount = {amount}{counted} }}'


def stronger(amount: int, target: str = "mine") -> str:
    return f'{{ effect = "strengthen", phase = "battle", target = "{target}", amount = {amount} }}'


def chase(role: str, phase: str = "leadership") -> str:
    return f'{{ effect = "chase", phase = "{phase}", role = "{role}" }}'


def load() -> WildRealmsAlliance:
    game = wildtable.load("wild-realms-alliance")
    assert isinstance(game, WildRealmsAlliance)
    return game


def deck(**abilities: str) -> str:
    """Return a deck whose animals have only these abilities."""
    return written_down("Plain", {name: abilities.get(name, '"none"') for name in FIGURES})


def printed() -> str:
    """Return a deck of these other animals with the abilities of our own."""
    own = [", ".join(map(written, animal.abilities)) for animal in load().figures.animals]
    text = written_down("Printed", dict(zip(PRINTED, own, strict=True)))
    return text.replace("[animals.arctic-fox]\n", '[animals.arctic-fox]\nname = { en = "Arctic Fox", de = "Polarfuchs" }\n')


def written_down(name: str, abilities: Mapping[str, str]) -> str:
    """Return a deck file with these abilities by animal, and the figures of `FIGURES` in order."""
    lines = ['game = "wild-realms-alliance"', f'name = "{name}"', "[animals]", 'provenance = "published"']
    for (key, listed), (strength, symbol, value) in zip(abilities.items(), FIGURES.values(), strict=True):
        lines += [f"[animals.{key}]", f"strength = {strength}", f'symbol = "{symbol}"', f"value = {value}"]
        lines += [f"abilities = [{listed}]"]
    return "\n".join(lines) + "\n"


@cache
def plain(**abilities: str) -> WildRealmsAlliance:
    """Return the game with a deck in which all other abilities are `none`, so that a test has one ability at a time."""
    return WildRealmsAlliance(deck(**abilities))


def alone(animal: str) -> WildRealmsAlliance:
    """Return the game with a plain deck in which one animal has its usual abilities."""
    (card,) = cards(animal)
    return plain(**{animal: ", ".join(map(written, load().figures[card].abilities))})


def written(ability: AnimalAbility) -> str:
    """Return an ability as TOML."""
    said = {key: value for key, value in asdict(ability).items() if key in VOCABULARY[ability.effect].keys and value}
    return "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in said.items()) + " }"


def cards(*names: str) -> Cards:
    return load().catalogue.cards(names)


def scores(state: State) -> tuple[int, ...]:
    assert state.result is not None
    return state.result.scores


def three(state: WildRealmsState, **kept: str) -> None:
    """Keep three for all seats with a choice: those named (`s0="wolf fox hare"`), else the first offered."""
    question = state.agenda[0]
    for seat in tuple(state.asking):
        names = kept.get(f"s{seat}", "").split()
        while state.agenda[:1] == (question,) and seat in state.asking:
            state.play(seat, f"keep {names.pop(0)}" if names else state.asking[seat].options[0])
