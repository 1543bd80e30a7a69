"""Wild Space: every message the game can use exists."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator

import pytest

from wildtable.engine.steps import Step
from wildtable.games.wild_space import game as declarations
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.cards import ABILITIES, CONDITIONS, COUNTED, SIDES, SMUGGLING, mission
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.state import LAYOUT

from .wild_space_decks import plain

QUESTIONS = [
    name
    for name, kind in vars(steps).items()
    if isinstance(kind, type) and issubclass(kind, Step) and hasattr(kind, "__dataclass_fields__") and not kind.quiet
]
MOVERS = ("move", "emit", "take", "discard")


def events() -> set[str]:
    """Return the names of events in the code: the strings passed to `emit` and `move`."""
    found = {"shuffled"}
    for module in (steps, declarations):
        for call in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(call, ast.Call) and ast.unparse(call.func).rpartition(".")[2] in MOVERS:
                found |= set(spelled(call))
    return found


def spelled(call: ast.Call) -> Iterator[str]:
    for argument in call.args:
        match argument:
            case ast.Constant(value=str(name)):
                yield name
            case ast.JoinedStr():
                yield from (ast.unparse(argument)[2:-1].replace("{side}", side) for side in SIDES)
            case ast.Tuple(elts=names):
                yield from (name.value for name in names if isinstance(name, ast.Constant) and isinstance(name.value, str))


def test_everything_has_a_name_in_every_language(space: WildSpace) -> None:
    messages = [f"{kind}-{name}" for name in space.catalogue.names for kind in ("card", "about")]
    messages += [f"zone-{re.sub(r'-[0-9]+$', '', zone.name)}" for zone in LAYOUT.zones]
    messages += [f"option-{setting.name}" for setting in space.settings]
    messages += [f"score-{line}" for line in ("species", "series", "emissaries", "robots", "captain")]
    messages += [f"{kind}-{question}" for question in QUESTIONS for kind in ("ask", "help")]
    messages += [
        f"move-{move.verb if move.card is not None else move.notation.replace(' ', '-')}"
        for move in space.moves
        if move is not space.moves.done
    ]
    messages += ["game-title", "game-summary", "virtual-player", "fact-tokens"]
    assert len(QUESTIONS) == 9
    for language in space.texts.languages:
        assert all(space.texts.has(language, message) for message in messages)
        assert all(space.texts.say(language, message, card="Owl pilot") for message in messages)
    assert not space.texts.has("en", "about-nobody")


@pytest.mark.parametrize("event", sorted(events()))
def test_every_event_has_words(space: WildSpace, event: str) -> None:
    assert space.texts.say("en", f"event-{event}", seat="Ida", cards="Owl pilot", a="Owl pilot", number=2, ability="draw 2.")


def test_events_are_found() -> None:
    assert {"landed-left", "explored-right", "drawn", "taken-into-play", "removed", "smuggled", "put-up"} <= events()


def test_cards_are_named_apart(space: WildSpace) -> None:
    planets = {name for name in space.catalogue.names if name.startswith("planet-")}
    said = [space.texts.say("en", f"card-{name}") for name in space.catalogue.names if name not in planets]
    assert len(set(said)) == len(said)
    assert space.texts.say("en", "card-bear-pilot") == "Bear pilot"
    assert space.texts.say("en", "card-captain-owl") == "Owl captain"
    assert {space.texts.say("en", f"card-{name}") for name in planets} == {f"Planet {place}" for place in (1, 2, 3, 6, 9)}


def test_every_sign_has_a_text_of_its_own(space: WildSpace) -> None:
    texts = space.texts
    sentences = [texts.ability("en", ability) for ability in ABILITIES.values()]
    sentences += [texts.condition("en", condition) for condition in CONDITIONS.values()]
    sentences += [texts.smuggling("en", ability) for ability in SMUGGLING.values()]
    phrases = [f"5 {how} {thing}" for how in ("per 1", "per 3", "for most") for thing in COUNTED]
    for phrase in (*phrases, "2 per owl and military", "2 per owl and robot"):
        found = mission(phrase)
        assert found is not None
        sentences.append(texts.mission("en", found))
    assert len(set(sentences)) == len(sentences)
    assert not [text for text in sentences if "  " in text or "none" in text]


def test_what_cards_say() -> None:
    game = plain(
        {
            "bear-pilot": {"veteran": True, "condition": "discard 2 robot", "ability": "draw 3"},
            "robot-1": {"credits": 1, "ability": "play robot or emissary"},
            "emissary-owl-1": {"mission": "5 per 3 botanist"},
            "captain-owl": {
                "occupation": "pilot",
                "track": ["draw 1", "play robot", "credits 6", "draw 2", "draw and play"],
            },
            "planet-3-1": {
                "left": {"actions": ["draw 1", "play any"], "conditions": ["discard any", "have robot"]},
                "right": {"actions": ["draw 2"]},
            },
            "hostile-mild-1": {"landing": ["take left"], "exploring": ["discard middle", "take right"], "icons": ["robot"]},
        }
    )
    said = {
        "bear-pilot": "A veteran. If you discard 2 robots: Draw 3 cards.",
        "owl-pilot": "No ability.",
        "robot-1": "Play a robot or an emissary. Worth 1 credit.",
        "emissary-owl-1": "Mission: 5 credits for every 3 botanists in your crew.",
        "captain-owl": "Works as pilot. Veterans\u2019 track: (1) Draw a card. (2) Play a robot. "
        "(3) Worth 6 credits. (4) Draw 2 cards. (5) Draw a card and play it.",
        "planet-3-1": "Requires 3 crew cards. Left: If you discard any card or have a robot in your crew: Draw a card. "
        "Or: Play any card. Right: Draw 2 cards.",
        "planet-1": "Open to everyone. Left: Draw 2 cards. Right: Play any card.",
        "hostile-mild-1": "Landing: Take the left card. Exploring: Discard the middle card. Take the right card. "
        "At the end the Smuggler gets 1 credit for each of its robots.",
    }
    assert {name: game.texts.say("en", f"about-{name}") for name in said} == said
