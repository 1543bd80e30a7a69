"""Names of messages that sources make up: of each pattern (`card-*`) what it can stand for, from the games themselves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

from tests.rules import test_wild_cards_texts as wild_cards_texts
from tests.rules import test_wild_space_texts as wild_space_texts
from tests.rules import test_wra_texts as wra_texts
from tests.sources import GAMES, ROOT, SERVER, calls, raised, statuses, strings
from wildtable.engine.game import AnyGame
from wildtable.engine.guide import LEARNER
from wildtable.games import load
from wildtable.games.wild_cards.cards import HABITATS, SPECIES
from wildtable.games.wild_cards.cards import WILD as ANY_HABITAT
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.scoring import score as score_collection
from wildtable.games.wild_cards.state import WildCardsState
from wildtable.games.wild_cards.tutorial import deal as wild_cards_guide
from wildtable.games.wild_realms_alliance.abilities import ROLES, VOCABULARY
from wildtable.games.wild_realms_alliance.cards import SYMBOLS, WILD
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_realms_alliance.scoring import Alliance
from wildtable.games.wild_realms_alliance.scoring import score as score_alliance
from wildtable.games.wild_realms_alliance.state import WildRealmsState
from wildtable.games.wild_realms_alliance.tutorial import deal as wra_guide
from wildtable.games.wild_space import legend
from wildtable.games.wild_space.cards import CATEGORIES, DIFFICULTIES
from wildtable.games.wild_space.scoring import ICONS_LINE, LINES
from wildtable.games.wild_space.tutorial import deal as wild_space_guide
from wildtable.lab.verification import Conclusion


def of(pattern: str, *parts: Iterable[str]) -> set[str]:
    """The names a pattern stands for."""
    return {pattern.replace("*", "{}").format(*chosen) for chosen in product(*parts)}


class Made(NamedTuple):
    """A game, and what of it has a message by its name."""

    game: AnyGame
    questions: list[str]
    events: set[str]
    facts: tuple[str, ...]
    score: list[str]
    lessons: set[str]


MADE = {
    "wild_cards": Made(
        load("wild-cards"),
        wild_cards_texts.QUESTIONS,
        wild_cards_texts.events(),
        WildCardsState.FACTS,
        [line for line, _ in score_collection((), (), 0).lines],
        {f"{number}-{step.__name__}" for number, one in enumerate(wild_cards_guide.PREPARED, 1) for step in one.told},
    ),
    "wild_realms_alliance": Made(
        load("wild-realms-alliance"),
        wra_texts.QUESTIONS,
        wra_texts.events(),
        (),
        [line for line, _ in score_alliance(Alliance(WildRealmsAlliance().figures, ()), 0).lines],
        {name for name, question in wra_guide.PREPARED.items() if LEARNER in question.moves},
    ),
    "wild_space": Made(
        load("wild-space"),
        wild_space_texts.QUESTIONS,
        wild_space_texts.events(),
        ("tokens",),
        [*LINES, ICONS_LINE],
        {question.lesson for question in wild_space_guide.PREPARED},
    ),
}


@cache
def counted(game: AnyGame) -> set[str]:
    """What a game declares to be counted, at the end of a game of chance."""
    state, rng = game.new(game.seat_counts[0], seed=1), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    return set(game.counted(state))


def of_any_game(made: Made) -> dict[str, set[str]]:
    """The names that every game puts together."""
    zones = {re.sub(r"-\d+$", "", zone.name) for zone in made.game.layout.zones}
    game = made.game
    verbs = {move.verb if move.card is not None else move.notation.replace(" ", "-") for move in game.moves}
    return {
        "card-*": of("card-*", game.catalogue.names),
        "zone-*": of("zone-*", zones),
        "move-*": of("move-*", verbs - {"done"}),
        "option-*": of("option-*", [setting.name for setting in made.game.settings]),
        "start-*": of("start-*", [start.setting.name for start in made.game.starts]),
        "score-*": of("score-*", made.score),
        "fact-*": of("fact-*", made.facts),
        "event-*": of("event-*", made.events),
        "ask-*": of("ask-*", made.questions),
        "wait-*": of("wait-*", made.questions),
        "*-*": of("*-*", ("ask", "help", "title", "line"), made.questions),
        "deck-*": of("deck-*", made.game.groups),
        "counted-*": of("counted-*", counted(made.game)),
        "favourite-*": of("favourite-*", filter(None, [made.game.favourite])),
        "guide-end-*": of("guide-end-*", made.score),
        "*-title": of("guide-*-title", made.lessons),
        "*-why": of("guide-*-why", made.lessons),
    }


@cache
def made_up() -> Mapping[str, Mapping[str, set[str]]]:
    """The names that sources put together, by whom they belong to and how they are made."""
    named = [texts for name, _, texts in calls(ROOT / "cli" / "main.py") if name == "_add_command"]
    commands = {text for texts in named for text in texts if text.isalpha()}
    return {
        "wild_cards": {
            **of_any_game(MADE["wild_cards"]),
            "about-*-leader": of("about-*-leader", SPECIES),
            "power-*": of("power-*", SPECIES),
            "habitat-*": of("habitat-*", (*HABITATS, ANY_HABITAT)),
            "short-*": of("short-*", (*HABITATS, ANY_HABITAT, "refill")),
            "guide-*": of("guide-*", MADE["wild_cards"].lessons),
            "guide-power-*": of("guide-power-*", SPECIES),
        },
        "wild_realms_alliance": {
            **of_any_game(MADE["wild_realms_alliance"]),
            "symbol-*": of("symbol-*", (*SYMBOLS, WILD)),
            "ability-*": of("ability-*", (*VOCABULARY, "none")),
            "strip-*": of("strip-*", VOCABULARY),
            "role-*": of("role-*", ROLES),
            "role-about-*": of("role-about-*", ROLES),
            "guide-*": of("guide-*", MADE["wild_realms_alliance"].lessons),
            "guide-effect-*": of("guide-effect-*", (*VOCABULARY, "none")),
        },
        "wild_space": {
            **of_any_game(MADE["wild_space"]),
            "card-*": of("card-*", (*MADE["wild_space"].game.catalogue.names, "specialist", "emissary", "robot", "captain")),
            "species-*": of("species-*", legend.SPECIES),
            "occupation-*": of("occupation-*", legend.OCCUPATIONS),
            "category-*": of("category-*", CATEGORIES),
            "option-solo-*": of("option-solo-*", DIFFICULTIES),
            "a-*": of("a-*", [what.replace(" ", "-") for what in (*legend.PLAYABLE, *legend.COUNTED)]),
            "many-*": of("many-*", legend.COUNTED),
            "ability-*": of("ability-*", [ability.effect.replace(" ", "-") for ability in legend.ABILITIES.values()]),
            "condition-*": of("condition-*", [condition.effect for condition in legend.CONDITIONS.values()]),
            "mission-*": of("mission-*", (legend.PER, legend.PAIR, legend.MOST)),
            "smuggling-*": of("smuggling-*", [phrase.replace(" ", "-") for phrase in legend.SMUGGLING]),
            "move-*-sector": of("move-*-sector", ("land", "explore")),
            "move-draw-*": of("move-draw-*", ("pile", *legend.SPOTS)),
            "heard-*": of("heard-*", MADE["wild_space"].game.catalogue.names),
            "kind-*": of("kind-*", ("emissary", "robot", "captain")),
            "letter-*": of("letter-*", legend.OCCUPATIONS),
            "smuggler-*": of("smuggler-*", ("lands", "explores")),
            "rules-sign-*": of("rules-sign-*", ("specialist", "emissary", "robot", "veteran")),
            "*-*": of_any_game(MADE["wild_space"])["*-*"] | of("*-*", ("a", "many"), legend.DISCARDABLE),
            "guide-*": of("guide-*", MADE["wild_space"].lessons),
            "guide-why-*-first": of("guide-why-*-first", ("card", "square")),
            "guide-end-*": of("guide-end-*", LINES),
        },
        "server": {
            "denied-*": of("denied-*", raised("Denied", "denial", "HTTPException", "problem")),
            "check-*": of("check-*", (*get_args(Conclusion), "late")),
            "fault-*": of("fault-*", ("secret", "seats", "seed", "shuffle", "server", "list", "bytes", "missing")),
        },
        "commands": {
            "*-about": of("*-about", commands),
            "*-examples": of("*-examples", commands),
            "verify-*": of("verify-*", get_args(Conclusion)),
            "verify-committed-*": of("verify-committed-*", ("yes", "no", "unknown")),
        },
    }


def of_any_game_in_part(folder: Path, made: Made) -> dict[str, set[str]]:
    """The same, where the values come from strings of a source that has others, too, so that not all have a message."""
    rules = strings(folder / "page" / "rules.html")
    prompt = strings(SERVER / "templates" / "regions" / "prompt.html")
    scenes = {text for file in folder.glob("page/scenes/*.py") for text in strings(file)}
    codes = {text for part in (ROOT / "engine", folder) for file in part.rglob("*.py") for text in strings(file)}
    return {
        "about-*": of("about-*", made.game.catalogue.names),
        "option-*-*": {name for one in made.game.settings for name in of("option-*-*", [one.name], map(str, one.values))},
        "refusal-*": of("refusal-*", codes),
        "game-*": of("game-*", strings(SERVER / "pages" / "games.py")),
        "rules-*": of("rules-*", rules),
        "rules-*-title": of("rules-*-title", rules),
        "rules-*-about": of("rules-*-about", rules),
        "phase-*": of("phase-*", scenes),
        "say-*": of("say-*", scenes),
        "*-*": of("*-*", prompt, made.questions),
        "other-*": of("other-*", made.questions),
    }


@cache
def made_up_in_part() -> Mapping[str, Mapping[str, set[str]]]:
    """The names that sources put together from strings of which not all have a message."""
    own = {name: of_any_game_in_part(GAMES / name, made) for name, made in MADE.items()}
    rules = {name: strings(GAMES / name / "page" / "rules.html") for name in MADE}
    scenes = {name: {text for file in (GAMES / name).glob("page/scenes/*.py") for text in strings(file)} for name in MADE}
    editions = next(setting.values for setting in WildCards.settings if setting.name == "edition")
    return {
        "wild_cards": {
            **own["wild_cards"],
            "rules-WC-E5-*": of("rules-WC-E5-*", rules["wild_cards"]),
            "rules-editions-*": of("rules-editions-*", rules["wild_cards"]),
            "rules-editions-*-*": of("rules-editions-*-*", rules["wild_cards"], map(str, editions)),
            "deed-*": of("deed-*", scenes["wild_cards"]),
            "offer-leader-*": of("offer-leader-*", scenes["wild_cards"]),
        },
        "wild_realms_alliance": {
            **own["wild_realms_alliance"],
            "rules-readings-*": of("rules-readings-*", rules["wild_realms_alliance"]),
            "rules-readings-*-title": of("rules-readings-*-title", rules["wild_realms_alliance"]),
            "fact-*": of("fact-*", WildRealmsState.FACTS),
            "deed-*": of("deed-*", scenes["wild_realms_alliance"]),
            "deed-about-*": of("deed-about-*", scenes["wild_realms_alliance"]),
            "mat-*": of("mat-*", scenes["wild_realms_alliance"]),
            "line-*": of("line-*", scenes["wild_realms_alliance"]),
            "outcome-*": of("outcome-*", scenes["wild_realms_alliance"]),
            "outcome-*-short": of("outcome-*-short", scenes["wild_realms_alliance"]),
        },
        "wild_space": {
            **own["wild_space"],
            "rules-WS-E3-*": of("rules-WS-E3-*", rules["wild_space"]),
            "link-*": of("link-*", scenes["wild_space"]),
            "move-*-*": of("move-*-*", scenes["wild_space"], legend.SPOTS),
        },
        "server": {"denied-other-*": of("denied-other-*", statuses())},
        "commands": {},
    }
