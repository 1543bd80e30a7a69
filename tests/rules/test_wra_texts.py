"""Wild Realms Alliance: every message the game can use exists."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from itertools import product

import pytest

from wildtable.engine.steps import Step
from wildtable.games.wild_realms_alliance import game as declarations
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.cards import MINE, NONE, PHASES, SYMBOLS, VOCABULARY, AnimalAbility
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.state import LAYOUT

QUESTIONS = [
    name
    for name, kind in vars(steps).items()
    if isinstance(kind, type) and issubclass(kind, Step) and kind is not Step and "asks" in vars(kind)
]


def events() -> set[str]:
    """Return the event names in the code."""
    found = {"shuffled"}
    for module in (steps, declarations):
        for call in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(call, ast.Call) and ast.unparse(call.func).endswith((".move", ".move_bottom", ".emit")):
                name = call.args[0 if ast.unparse(call.func).endswith(".emit") else 3]
                either = (name.body, name.orelse) if isinstance(name, ast.IfExp) else (name,)
                found |= {ast.literal_eval(one) for one in either}
    return found


def test_everything_has_a_name_in_every_language(wra: WildRealmsAlliance) -> None:
    zones = {zone.name.rstrip("0123456789").rstrip("-") for zone in LAYOUT.zones}
    messages = [f"card-{name}" for name in wra.catalogue.names]
    messages += [f"about-{name}" for name in wra.catalogue.names]
    messages += [f"zone-{zone}" for zone in zones]
    messages += [f"option-{setting.name}" for setting in wra.settings]
    messages += [f"score-{line}" for line in ("strengths", "symbols", "endgame")]
    messages += [f"symbol-{symbol}" for symbol in (*SYMBOLS, "wild")]
    messages += [f"{kind}-{question}" for question in QUESTIONS for kind in ("ask", "help")]
    messages += ["game-title", "game-summary", "fact-start"]
    assert len(QUESTIONS) == 9
    for language in wra.texts.languages:
        assert all(wra.texts.has(language, message) and wra.texts.say(language, message) for message in messages)


@pytest.mark.parametrize("event", sorted(events()))
def test_every_event_has_words(wra: WildRealmsAlliance, event: str) -> None:
    assert wra.texts.say(
        "en", f"event-{event}", seat="Ida", cards="Fox", a="the fox", the="The fox", number=2, ability="Draw.", strength=3
    )


def abilities() -> Iterator[AnimalAbility]:
    """Return every ability that the vocabulary allows, with the smallest and the largest amount."""
    yield NONE
    for effect, terms in VOCABULARY.items():
        amounts = {terms.amounts[0], terms.amounts[-1]} if terms.amounts else {0}
        eaches, mays = ("", *terms.each), (False, True) if terms.optional else (False,)
        for said in product(terms.phases, terms.targets, amounts, terms.roles or ("",), eaches, mays):
            ability = AnimalAbility(effect, *said)
            if ability.target == MINE or not ability.each:
                yield ability


def test_every_ability_has_a_sentence_of_its_own(wra: WildRealmsAlliance) -> None:
    sentences = {
        ability: wra.texts.ability("en", ability)
        for ability in abilities()
        if not (ability.each and ability.target != "mine")
    }
    assert all(text.endswith(".") and "  " not in text for text in sentences.values())
    assert len(set(sentences.values())) == len(sentences)
    assert {ability.phase for ability in sentences} == {"", *PHASES}


def test_the_text_of_an_animal_is_complete(wra: WildRealmsAlliance) -> None:
    for name in wra.catalogue.names:
        said = wra.texts.say("en", f"about-{name}")
        animal = wra.figures.named[name]
        assert said.startswith(f"Strength {animal.strength}, ")
        assert ("One of two: (1)" in said) is (len(animal.abilities) == 2)
    assert not wra.texts.has("en", "about-nobody")
