"""Wild Cards: every message the game can use exists."""

from __future__ import annotations

import ast
import inspect

import pytest

from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.steps import Step
from wildtable.games.wild_cards import game as declarations
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.cards import CATALOGUE, SPECIES
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.scoring import score
from wildtable.games.wild_cards.state import LAYOUT, WildCardsState

from .playing import play

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
            if isinstance(call, ast.Call) and ast.unparse(call.func).endswith((".move", ".emit")):
                at = 3 if ast.unparse(call.func).endswith(".move") else 0
                found.add(ast.literal_eval(call.args[at]))
    return found


def test_everything_has_a_name_in_every_language(game: WildCards) -> None:
    zones = {zone.name.rstrip("0123456789").rstrip("-") for zone in LAYOUT.zones}
    messages = [f"card-{name}" for name in CATALOGUE.names]
    messages += [f"zone-{zone}" for zone in zones]
    messages += [f"option-{setting.name}" for setting in game.settings]
    messages += [f"score-{line}" for line, _ in score((), (), 0).lines]
    messages += [f"about-{species}-leader" for species in SPECIES]
    messages += ["about-refill", "about-talisman", "virtual-player", *(f"fact-{fact}" for fact in WildCardsState.fact_names)]
    messages += [f"{kind}-{question}" for question in QUESTIONS for kind in ("ask", "help")]
    messages += ["game-title", "game-summary"]
    assert len(QUESTIONS) == 10
    assert all(game.texts.say(language, message) for language in game.texts.languages for message in messages)


@pytest.mark.parametrize("event", sorted(events()))
def test_every_event_has_a_sentence(game: WildCards, event: str) -> None:
    said = game.texts.say("en", f"event-{event}", seat="Ida", cards="Forest 3, Wild 1", a="a lion", number=2, owner="Bo")
    assert said.endswith(".")


def test_sentences_name_who_and_what(game: WildCards) -> None:
    assert game.texts.say("en", "event-drawn", seat="Ida", cards="2 cards", a="2 cards", number=0) == "Ida draws 2 cards."
    assert (
        game.texts.say("en", "event-discarded", seat="Ida", cards="Wild 1", a="Wild 1", number=0) == "Ida discards Wild 1."
    )
    assert game.texts.say("en", "event-discarded", seat="none", cards="Wild 1", a="Wild 1", number=0) == "Discarded: Wild 1."


def test_copies_are_counted_in_hand_and_not_where_one_of_two_bids_is_chosen(game: WildCards) -> None:
    hands = {0: ["forest-1", "forest-2", "forest-2"], 1: ["savannah-1"], 2: ["mountain-1"]}
    state = game.setup(3, hands=hands, collections={0: ["eagle"]})
    wording = wording_of(game, ["Ann", "Ben", "Cleo"], "en")
    assert [one.name for one in wording.offers(state.view(0))][:2] == ["Forest 1", "Forest 2 (\N{MULTIPLICATION SIGN}2)"]
    play(state, "0 bid forest-1, bid forest-2; 1 bid savannah-1; 2 bid mountain-1")
    assert [one.name for one in wording.offers(state.view(0))] == ["Forest 1", "Forest 2"]
