"""Patterns of message names (`card-*`) in the sources, and the names each of them covers, computed from the games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

from tests.message_usage import GAMES, ROOT, SERVER, calls, find_error_codes, find_statuses, strings
from tests.rules import test_wild_cards_texts as wild_cards_texts
from tests.rules import test_wild_space_texts as wild_space_texts
from tests.rules import test_wra_texts as wra_texts
from wildtable.engine.game import AnyGame
from wildtable.engine.presentation.guide import LEARNER
from wildtable.engine.presentation.wording import wording_of
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
from wildtable.games.wild_space.page.briefs import SHORTENED
from wildtable.games.wild_space.scoring import ICONS_LINE, LINES
from wildtable.games.wild_space.tutorial import deal as wild_space_guide
from wildtable.lab.verification import Conclusion


def expand(pattern: str, *parts: Iterable[str]) -> set[str]:
    """Return the names that a pattern covers."""
    return {pattern.replace("*", "{}").format(*chosen) for chosen in product(*parts)}


class GameMessages(NamedTuple):
    """A game, and the names of its parts that have messages."""

    game: AnyGame
    questions: list[str]
    events: set[str]
    facts: tuple[str, ...]
    score: list[str]
    lessons: set[str]


GAME_MESSAGES = {
    "wild_cards": GameMessages(
        load("wild-cards"),
        wild_cards_texts.QUESTIONS,
        wild_cards_texts.events(),
        WildCardsState.fact_names,
        [line for line, _ in score_collection((), (), 0).lines],
        {f"{number}-{step.__name__}" for number, one in enumerate(wild_cards_guide.PREPARED, 1) for step in one.lessons},
    ),
    "wild_realms_alliance": GameMessages(
        load("wild-realms-alliance"),
        wra_texts.QUESTIONS,
        wra_texts.events(),
        (),
        [line for line, _ in score_alliance(Alliance(WildRealmsAlliance().figures, ()), 0).lines],
        {name for name, question in wra_guide.PREPARED.items() if LEARNER in question.moves},
    ),
    "wild_space": GameMessages(
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
    """Return the groups that a game counts for balance, from a random game."""
    state, rng = game.new(game.seat_counts[0], seed=1), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    return set(game.counted(state))


def expand_game(made: GameMessages) -> dict[str, set[str]]:
    """Return the patterns that all games share, with their names."""
    zones = {re.sub(r"-\d+$", "", zone.name) for zone in made.game.layout.zones}
    game = made.game
    verbs = {move.verb if move.card is not None else move.notation.replace(" ", "-") for move in game.moves}
    return {
        "card-*": expand("card-*", game.catalogue.names),
        "zone-*": expand("zone-*", zones),
        "move-*": expand("move-*", verbs - {"done"}),
        "aside-*": expand("aside-*", wording_of(game, (), "en").asides),
        "option-*": expand("option-*", [setting.name for setting in made.game.settings]),
        "start-*": expand("start-*", [start.setting.name for start in made.game.starts]),
        "score-*": expand("score-*", made.score),
        "fact-*": expand("fact-*", made.facts),
        "event-*": expand("event-*", made.events),
        "ask-*": expand("ask-*", made.questions),
        "wait-*": expand("wait-*", made.questions),
        **{f"{kind}-*": expand(f"{kind}-*", made.questions) for kind in ("help", "title")},
        "*-*": expand("*-*", ("ask", "help", "title", "line"), made.questions),
        "deck-*": expand("deck-*", made.game.groups),
        "counted-*": expand("counted-*", counted(made.game)),
        "favourite-*": expand("favourite-*", filter(None, [made.game.favourite])),
        "guide-end-*": expand("guide-end-*", made.score),
        "*-title": expand("guide-*-title", made.lessons),
        "*-why": expand("guide-*-why", made.lessons),
    }


@cache
def expanded_patterns() -> Mapping[str, Mapping[str, set[str]]]:
    """Return all patterns by owner, with their names."""
    named = [texts for name, _, texts in calls(ROOT / "cli" / "main.py") if name == "_add_command"]
    commands = {text for texts in named for text in texts if text.isalpha()}
    return {
        "wild_cards": {
            **expand_game(GAME_MESSAGES["wild_cards"]),
            "about-*-leader": expand("about-*-leader", SPECIES),
            "a-*": expand("a-*", [*SPECIES, *(f"{one}-leader" for one in SPECIES), "refill"]),
            "the-*": expand("the-*", SPECIES),
            "line-*": expand("line-*", GAME_MESSAGES["wild_cards"].questions),
            "power-*": expand("power-*", SPECIES),
            "say-cost-*": expand("say-cost-*", map(str, range(4))),
            "habitat-*": expand("habitat-*", (*HABITATS, ANY_HABITAT)),
            "short-*": expand("short-*", (*HABITATS, ANY_HABITAT, "refill")),
            "guide-*": expand("guide-*", GAME_MESSAGES["wild_cards"].lessons),
            "guide-power-*": expand("guide-power-*", SPECIES),
        },
        "wild_realms_alliance": {
            **expand_game(GAME_MESSAGES["wild_realms_alliance"]),
            "a-*": expand("a-*", GAME_MESSAGES["wild_realms_alliance"].game.catalogue.names),
            "the-*": expand("the-*", GAME_MESSAGES["wild_realms_alliance"].game.catalogue.names),
            "symbol-*": expand("symbol-*", (*SYMBOLS, WILD)),
            "ability-*": expand("ability-*", (*VOCABULARY, "none")),
            "strip-*": expand("strip-*", VOCABULARY),
            "role-*": expand("role-*", ROLES),
            "role-about-*": expand("role-about-*", ROLES),
            "guide-*": expand("guide-*", GAME_MESSAGES["wild_realms_alliance"].lessons),
            "guide-effect-*": expand("guide-effect-*", (*VOCABULARY, "none")),
        },
        "wild_space": {
            **expand_game(GAME_MESSAGES["wild_space"]),
            "card-*": expand(
                "card-*", (*GAME_MESSAGES["wild_space"].game.catalogue.names, "specialist", "emissary", "robot", "captain")
            ),
            "species-*": expand("species-*", legend.SPECIES),
            "occupation-*": expand("occupation-*", legend.OCCUPATIONS),
            "category-*": expand("category-*", CATEGORIES),
            "option-solo-*": expand("option-solo-*", DIFFICULTIES),
            "a-*": expand("a-*", [what.replace(" ", "-") for what in (*legend.PLAYABLE, *legend.COUNTED)]),
            "many-*": expand("many-*", legend.COUNTED),
            "ability-*": expand("ability-*", [ability.effect.replace(" ", "-") for ability in legend.ABILITIES.values()]),
            "condition-*": expand("condition-*", [condition.effect for condition in legend.CONDITIONS.values()]),
            "mission-*": expand("mission-*", (legend.PER, legend.PAIR, legend.MOST)),
            "smuggling-*": expand("smuggling-*", [phrase.replace(" ", "-") for phrase in legend.SMUGGLING]),
            "move-*-sector": expand("move-*-sector", ("land", "explore")),
            "line-*": expand("line-*", GAME_MESSAGES["wild_space"].questions),
            "move-draw-*": expand("move-draw-*", ("pile", *legend.SPOTS)),
            "one-*": expand("one-*", legend.COUNTED),
            "spot-*": expand("spot-*", legend.SPOTS),
            "again-*": expand("again-*", legend.SPOTS),
            "brief-*": expand(
                "brief-*", ("draw", "play", "draw-and-play", legend.PER, legend.PAIR, legend.MOST, *SHORTENED)
            ),
            "heard-*": expand("heard-*", GAME_MESSAGES["wild_space"].game.catalogue.names),
            "kind-*": expand("kind-*", ("emissary", "robot", "captain")),
            "letter-*": expand("letter-*", legend.OCCUPATIONS),
            "smuggler-*": expand("smuggler-*", ("lands", "explores")),
            "rules-sign-*": expand("rules-sign-*", ("specialist", "emissary", "robot", "veteran")),
            "*-*": expand_game(GAME_MESSAGES["wild_space"])["*-*"] | expand("*-*", ("a", "many"), legend.DISCARDABLE),
            "guide-*": expand("guide-*", GAME_MESSAGES["wild_space"].lessons),
            "guide-why-*-first": expand("guide-why-*-first", ("card", "square")),
            "guide-end-*": expand("guide-end-*", LINES),
        },
        "server": {
            "denied-*": expand("denied-*", find_error_codes("Denied", "denial", "HTTPException", "problem")),
            "check-*": expand("check-*", (*get_args(Conclusion), "late")),
            "fault-*": expand("fault-*", ("secret", "seats", "seed", "shuffle", "server", "list", "bytes", "missing")),
        },
        "commands": {
            "*-about": expand("*-about", commands),
            "*-examples": expand("*-examples", commands),
            "verify-*": expand("verify-*", get_args(Conclusion)),
            "verify-committed-*": expand("verify-committed-*", ("yes", "no", "unknown")),
        },
    }


def expand_game_partly(folder: Path, made: GameMessages) -> dict[str, set[str]]:
    """Return patterns that all games share and that are filled with any string of a source, so that not all names exist."""
    rules = strings(folder / "page" / "rules.html")
    prompt = strings(SERVER / "templates" / "regions" / "prompt.html")
    scenes = {text for file in folder.glob("page/scenes/*.py") for text in strings(file)}
    codes = {text for part in (ROOT / "engine", folder) for file in part.rglob("*.py") for text in strings(file)}
    return {
        "about-*": expand("about-*", made.game.catalogue.names),
        "option-*-*": {
            name for one in made.game.settings for name in expand("option-*-*", [one.name], map(str, one.values))
        },
        "refusal-*": expand("refusal-*", codes),
        "game-*": expand("game-*", strings(SERVER / "pages" / "games.py")),
        "rules-*": expand("rules-*", rules),
        "rules-*-title": expand("rules-*-title", rules),
        "rules-*-about": expand("rules-*-about", rules),
        "phase-*": expand("phase-*", scenes),
        "say-*": expand("say-*", scenes),
        "beat-*": expand("beat-*", scenes),
        "*-*": expand("*-*", prompt, made.questions),
        "other-*": expand("other-*", made.questions),
    }


@cache
def partly_expanded_patterns() -> Mapping[str, Mapping[str, set[str]]]:
    """Return the patterns, by owner, that are filled with any string of a source, so that not all names exist."""
    own = {name: expand_game_partly(GAMES / name, made) for name, made in GAME_MESSAGES.items()}
    rules = {name: strings(GAMES / name / "page" / "rules.html") for name in GAME_MESSAGES}
    scenes = {
        name: {text for file in (GAMES / name).glob("page/scenes/*.py") for text in strings(file)} for name in GAME_MESSAGES
    }
    editions = next(setting.values for setting in WildCards.settings if setting.name == "edition")
    return {
        "wild_cards": {
            **own["wild_cards"],
            "rules-WC-E5-*": expand("rules-WC-E5-*", rules["wild_cards"]),
            "rules-editions-*": expand("rules-editions-*", rules["wild_cards"]),
            "rules-editions-*-*": expand("rules-editions-*-*", rules["wild_cards"], map(str, editions)),
            "deed-*": expand("deed-*", scenes["wild_cards"]),
            "offer-leader-*": expand("offer-leader-*", scenes["wild_cards"]),
            "beat-tie-*": expand("beat-tie-*", scenes["wild_cards"]),
        },
        "wild_realms_alliance": {
            **own["wild_realms_alliance"],
            "rules-readings-*": expand("rules-readings-*", rules["wild_realms_alliance"]),
            "rules-readings-*-title": expand("rules-readings-*-title", rules["wild_realms_alliance"]),
            "fact-*": expand("fact-*", WildRealmsState.fact_names),
            "deed-*": expand("deed-*", scenes["wild_realms_alliance"]),
            "deed-about-*": expand("deed-about-*", scenes["wild_realms_alliance"]),
            "mat-*": expand("mat-*", scenes["wild_realms_alliance"]),
            "line-*": expand("line-*", [*scenes["wild_realms_alliance"], *GAME_MESSAGES["wild_realms_alliance"].questions]),
            "outcome-*": expand("outcome-*", scenes["wild_realms_alliance"]),
            "outcome-*-short": expand("outcome-*-short", scenes["wild_realms_alliance"]),
        },
        "wild_space": {
            **own["wild_space"],
            "rules-WS-E3-*": expand("rules-WS-E3-*", rules["wild_space"]),
            "link-*": expand("link-*", scenes["wild_space"]),
            "move-*-*": expand("move-*-*", scenes["wild_space"], legend.SPOTS),
        },
        "server": {"denied-other-*": expand("denied-other-*", find_statuses())},
        "commands": {},
    }
