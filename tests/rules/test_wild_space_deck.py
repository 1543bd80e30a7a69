"""Wild Space: the game's own deck, custom decks, and invalid decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wildtable
from wildtable import DeckError, OptionError, Record
from wildtable.games import game_of_record
from wildtable.games.wild_space.cards import (
    ABILITIES,
    CAPTAIN,
    CONDITIONS,
    EMISSARY,
    OCCUPATIONS,
    ROBOT,
    SMUGGLING,
    SPECIALIST,
    SPECIES,
    VETERAN,
    Condition,
    CrewAbility,
    CrewCard,
    Mission,
    WildSpaceFigures,
    mission,
)
from wildtable.games.wild_space.game import WildSpace

from .playing import play
from .wild_space_decks import blank, change, file

Deck = dict[str, Any]


def test_the_deck_that_comes_with_the_game_says_what_is_ours(space: WildSpace) -> None:
    assert space.deck.provenance == dict.fromkeys(WildSpaceFigures.GROUPS, "reconstructed")


@pytest.mark.rule("WS-D1")
def test_the_counts_that_are_known(space: WildSpace) -> None:
    crew = space.figures.crew
    specialists = [(card.species, card.occupation) for card in crew if card.kind == SPECIALIST]
    assert Counter(species for species, _ in specialists) == dict.fromkeys(SPECIES, 10)
    assert Counter(occupation for _, occupation in specialists) == dict.fromkeys(OCCUPATIONS, 10)
    assert len(set(specialists)) == 36
    assert Counter(card.species for card in crew if card.kind == EMISSARY) == dict.fromkeys(SPECIES, 4)
    captains = [card for card in crew if card.kind == CAPTAIN]
    assert sorted(card.species for card in captains) == sorted(SPECIES)
    assert sorted(card.occupation for card in captains) == sorted(OCCUPATIONS)
    assert all(len(card.track) == 5 and sum(isinstance(one, int) for one in card.track) == 1 for card in captains)
    assert space.figures.mixes == {"easy": (3, 2, 0), "normal": (1, 3, 1), "hard": (0, 2, 3)}


@pytest.mark.rule("WS-D1")
@pytest.mark.parametrize(
    "named",
    [
        Mission("5 per 3 botanist", "per", 5, ("botanist",), 3),
        Mission("2 per owl and military", "pair", 2, ("owl", "military")),
        Mission("5 for most programmer", "most", 5, ("programmer",)),
    ],
)
def test_the_missions_the_rulebook_names(space: WildSpace, named: Mission) -> None:
    assert mission(named.phrase) == named
    assert named in [card.mission for card in space.figures.crew]


@pytest.mark.rule("WS-D1")
def test_the_landing_of_the_rulebook_example(space: WildSpace) -> None:
    landing = (SMUGGLING["discard middle"], SMUGGLING["take middle"])
    assert landing in [planet.landing for planet in space.figures.hostile.values()]


@pytest.mark.rule("WS-D1")
def test_every_occupation_and_species_has_its_uses(space: WildSpace) -> None:
    """Something to score with and, for occupations, something that requires them."""
    missions = [card.mission for card in space.figures.crew if card.mission]
    conditions = {card.condition.what for card in space.figures.crew if card.condition}
    abilities = {card.ability.what for card in space.figures.crew if card.ability}
    for occupation in OCCUPATIONS:
        assert any(occupation in named.things for named in missions)
        assert occupation in conditions | abilities
    assert VETERAN in abilities


def is_as_easy(one: Condition | None, other: Condition | None) -> bool:
    """Does a condition ask for no more than another?"""
    if one is None or other is None:
        return one is None
    alike = one.effect == other.effect == "discard" and one.what in ("any", other.what) and one.amount <= other.amount
    return one == other or alike


def gives_as_much(one: CrewAbility | None, other: CrewAbility | None) -> bool:
    """Does an ability give all that another does?"""
    if one is None or other is None:
        return other is None
    wider = one.what in ("any", other.what) or (one.what == "robot or emissary" and other.what in ("robot", "emissary"))
    return one.effect == other.effect and one.amount >= other.amount and wider


def pays_as_much(one: Mission | None, other: Mission | None) -> bool:
    """Does a mission pay at least as much as another, whatever the crew?"""
    if one is None or other is None:
        return other is None
    if (one.form, one.things) != (other.form, other.things):
        return False
    return all(one.credits * (number // one.count) >= other.credits * (number // other.count) for number in range(20))


def is_as_good(one: CrewCard, other: CrewCard) -> bool:
    """Is a card at least as good as another in everything but species and occupation?"""
    return (
        one.veteran >= other.veteran
        and one.credits >= other.credits
        and bool(one.occupation) >= bool(other.occupation)
        and gives_as_much(one.ability, other.ability)
        and (other.ability is None or is_as_easy(one.condition, other.condition))
        and pays_as_much(one.mission, other.mission)
    )


@pytest.mark.rule("WS-D1")
@pytest.mark.parametrize("kind", [SPECIALIST, EMISSARY, ROBOT])
def test_no_card_is_strictly_worse_than_another_of_its_group(space: WildSpace, kind: str) -> None:
    cards = {name: card for name, card in zip(space.catalogue.names, space.figures.crew, strict=False) if card.kind == kind}
    worse = [
        f"{one} than {other}"
        for one, card in cards.items()
        for other, better in cards.items()
        if is_as_good(better, card) and not is_as_good(card, better)
    ]
    assert worse == []


@pytest.mark.rule("WS-A1", "WS-C1")
def test_the_legend_is_whole() -> None:
    assert list(ABILITIES) == [
        *(f"draw {amount}" for amount in range(1, 7)),
        *(f"play {what}" for what in ("any", "specialist", "robot", "emissary", "robot or emissary")),
        *(f"play {what}" for what in (*OCCUPATIONS, "veteran")),
        "draw and play",
    ]
    discarded = ("any", "specialist", "robot", "emissary", *OCCUPATIONS, "veteran")
    assert list(CONDITIONS) == [
        *(f"discard {what}" for what in discarded),
        *(f"discard 2 {what}" for what in discarded),
        *(f"have {what}" for what in ("robot", "emissary", *OCCUPATIONS)),
        "remove any",
    ]


# Custom decks


def load(folder: Path, text: str) -> WildSpace:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    game = wildtable.load("wild-space", deck=path)
    assert isinstance(game, WildSpace)
    return game


@pytest.mark.rule("WS-D1")
def test_a_deck_of_ones_own_is_played_with(tmp_path: Path) -> None:
    own = change(blank(), {"bear-pilot": {"occupation": "military", "veteran": True}, "robot-2": {"credits": 7}})
    game = load(tmp_path, file(own))
    assert "bear-military-3" in game.catalogue
    assert game.figures.crew[game.catalogue.card("robot-2")].credits == 7
    assert game.deck_text
    state, rng = game.new(3, seed=5), Random(5)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    record = Record.parse(str(state.record()))
    assert game_of_record(record).replay(record) == state


@pytest.mark.rule("WS-D1", "WS-17")
def test_a_track_may_have_other_numbers_of_squares_and_of_credits(tmp_path: Path) -> None:
    tracks = {"bear": ["credits 9"], "owl": ["draw 1", "credits 2", "draw 2", "credits 3", *["play any"] * 4]}
    own = change(blank(), {f"captain-{species}": {"track": track} for species, track in tracks.items()})
    robots = {f"robot-{number}": {"veteran": True} for number in range(1, 5)}
    game = load(tmp_path, file(change(own, robots)))
    hands = {0: ["robot-1", "robot-2"], 1: ["robot-3", "robot-4"]}
    state = game.setup(2, crews={0: ["captain-bear"], 1: ["captain-owl"]}, hands=hands, tokens={1: 7})
    play(state, "0 land 1-right; 0 play robot-1; 0 end; 1 land 1-right; 1 play robot-3; 1 play robot-4")
    assert state.tokens == (1, 8)
    with pytest.raises(OptionError, match="tokens: the track of seat 0 has 1 squares, not 2"):
        game.setup(2, crews={0: ["captain-bear"]}, tokens={0: 2})


RESTLESS = {"condition": "remove any", "ability": "draw and play"}


def restless() -> Deck:
    """Return a deck in which every card removes a card and brings in another, and every second one is a veteran."""
    deck = change(blank(), {f"captain-{species}": {"track": ["draw and play"] * 8} for species in SPECIES})
    for group in ("specialists", "emissaries", "robots"):
        deck[group]["cards"] = [
            entry | RESTLESS | ({"veteran": True} if number % 2 and group != "emissaries" else {})
            for number, entry in enumerate(deck[group]["cards"])
        ]
    return deck


@pytest.mark.rule("WS-D1", "WS-16")
def test_once_a_turn_bounds_a_chain_of_cards_that_replace_each_other(tmp_path: Path) -> None:
    """A player who never declines goes through much of the deck in one turn, but uses no card twice."""
    game, rng = load(tmp_path, file(restless())), Random(1)
    state = game.new(2, seed=1)
    longest = moves = turn = 0
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        eager = [move for move in choice if move.verb not in ("decline", "end", "refresh")] or [*choice][:1]
        state.play(seat, rng.choice(eager))
        assert len(set(state.used)) == len(state.used)
        turn, moves = state.turn, moves + 1 if state.turn == turn else 0
        longest = max(longest, moves)
    assert 100 < longest <= game.longest_turn


def change_group(group: str, key: str, value: object) -> Callable[[Deck], None]:
    """Return a function that changes a value of a deck's group."""

    def spoil(deck: Deck) -> None:
        deck[group][key] = value

    return spoil


def card(name: str, **figures: object) -> Callable[[Deck], None]:
    """Return a function that changes a card's figures in a deck."""

    def spoil(deck: Deck) -> None:
        deck.update(change(deck, {name: figures}))

    return spoil


def without(group: str, key: str = "cards") -> Callable[[Deck], None]:
    def spoil(deck: Deck) -> None:
        deck[group][key].pop()

    return spoil


def retrained(deck: Deck) -> None:
    """Leave no pilot that can be played in a deck."""
    for group in ("specialists", "robots"):
        for entry in deck[group]["cards"]:
            if entry.get("occupation") == "pilot":
                entry["occupation"] = "scientist"


SOLO = "must add up to 5 planets, 4 of a category at most"
FORMS = "must be like '5 per 3 botanist', '2 per owl and military', '5 for most programmer'"
TRACK = ["draw 1"] * 4


@pytest.mark.rule("WS-D1")
@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (without("specialists"), r"\[specialists\] cards: must be a list of 60, has 59"),
        (without("emissaries"), r"\[emissaries\] cards: must be a list of 24, has 23"),
        (without("robots"), r"\[robots\] cards: must be a list of 18, has 17"),
        (without("captains"), r"\[captains\] cards: must be a list of 6, has 5"),
        (without("planets", "nine"), r"\[planets\] nine: must be a list of 2, has 1"),
        (without("hostile", "mild"), r"\[hostile\] mild: must be a list of 4, has 3"),
        (change_group("robots", "cards", 18), r"\[robots\] cards: must be a list of 18, not 18"),
        (change_group("robots", "card", 1), r"\[robots\] card: must not be there; keys are cards"),
        (change_group("planets", "twelve", []), r"\[planets\] twelve: must not be there; keys are start, three, six, nine"),
        (change_group("solo", "easy", [5, 0, 0]), rf"\[solo\] easy: {SOLO}, not \[5, 0, 0\]"),
        (change_group("solo", "hard", [0, 0, 4]), rf"\[solo\] hard: {SOLO}, not \[0, 0, 4\]"),
        (change_group("solo", "hard", [5]), r"\[solo\] hard: must be a list of 3 counts"),
        (
            change_group("robots", "cards", [1] * 18),
            r"\[robots\] cards, number 1: must be a table like \{ key = value \}, not 1",
        ),
        (
            card("bear-pilot", species="wolf"),
            r"\[specialists\] cards, number 3 species: must be one of bear, .*, not 'wolf'",
        ),
        (card("bear-pilot", occupation=""), r"number 3 occupation: must be one of military, .*, not ''"),
        (card("bear-pilot", credits=3), r"number 3 credits: must not be there; keys are species, "),
        (card("bear-pilot", veteran="yes"), r"number 3 veteran: must be true or false, not 'yes'"),
        (card("bear-pilot", ability="draw 9"), r"number 3 ability: there is no 'draw 9'; did you mean 'draw \d'\?"),
        (card("bear-pilot", ability=2), r"number 3 ability: there is no 2; did you mean "),
        (card("bear-pilot", ability="play bear"), r"number 3 ability: there is no 'play bear'; did you mean 'play "),
        (
            card("bear-pilot", ability="draw 1", condition="have veteran"),
            r"number 3 condition: there is no 'have veteran'; did you mean ",
        ),
        (card("bear-pilot", condition="have robot"), r"number 3 condition: needs an ability, and there is none"),
        (card("emissary-owl-1", mission="5 per botanist"), rf"\[emissaries\] cards, number 21 mission: {FORMS}, not "),
        (card("emissary-owl-1", mission="5 per owl and owl"), f"number 21 mission: {FORMS}"),
        (card("emissary-owl-1", mission="0 per 3 owl"), f"number 21 mission: {FORMS}"),
        (card("emissary-owl-1", mission=5), f"number 21 mission: {FORMS}, not 5"),
        (card("emissary-owl-1", veteran=True), r"number 21 veteran: must not be there"),
        (card("robot-1", occupation="wizard"), r"\[robots\] cards, number 1 occupation: must be one of , military"),
        (card("robot-1", credits=0), r"number 1 credits: must be a number from 1 to 20, not 0"),
        (card("captain-bear", track=[]), r"number 1 track: must be a list of 1 to 8 phrases, not "),
        (
            card("captain-bear", track=[*TRACK, *TRACK, "credits 6"]),
            r"number 1 track: must be a list of 1 to 8 phrases, not ",
        ),
        (card("captain-bear", track=[*TRACK, "credits"]), r"number 1 track: credits are from 1 to 20, like 'credits 6'"),
        (card("captain-bear", track=[*TRACK, "credits 99"]), r"number 1 track: credits are from 1 to 20"),
        (card("captain-bear", track=["fly", *TRACK[1:], "credits 6"]), r"number 1 track: there is no 'fly'; did you mean "),
        (
            card("planet-3-2", left={"actions": []}),
            r"\[planets\] three, number 2 left actions: must be a list of 1 to 3 phr",
        ),
        (card("planet-3-2", left=[]), r"\[planets\] three, number 2 left: must be a table"),
        (card("planet-3-2", middle={}), r"\[planets\] three, number 2 middle: must not be there; keys are left, right"),
        (card("planet-3-2", left={"actions": ["draw 1"], "conditions": ["fly"]}), r"left conditions: there is no 'fly'"),
        (card("planet-3-2", left={"actions": ["fly"]}), r"left actions: there is no 'fly'"),
        (card("hostile-mild-1", landing=["take all"]), r"\[hostile\] mild, number 1 landing: there is no 'take all'"),
        (card("hostile-mild-1", exploring=[1]), r"number 1 exploring: must be a list of 1 to 4 phrases, not \[1\]"),
        (card("hostile-mild-1", icons=["owl"]), r"number 1 icons: there is no 'owl'; did you mean "),
        (retrained, r"\[specialists\] cards: no card to draw shows pilot"),
    ],
)
def test_a_deck_that_is_none_is_refused_with_its_place_and_the_reason(
    tmp_path: Path, spoil: Callable[[Deck], None], reason: str
) -> None:
    deck = blank()
    spoil(deck)
    with pytest.raises(DeckError, match=reason):
        load(tmp_path, file(deck))
