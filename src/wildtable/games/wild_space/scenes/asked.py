"""The viewer's own: the cards in hand, and the question as the page puts it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wildtable.engine.cards import Card, Cards
from wildtable.engine.choices import Choice
from wildtable.engine.scenes import HandCard, Names, Prompt, Word
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.abilities import CARD_FIRST
from wildtable.games.wild_space.cards import place_of
from wildtable.games.wild_space.legend import CONDITIONS, DISCARD, EXPLORING, HAVE, PLAY, REMOVE, Condition
from wildtable.games.wild_space.questions import DECLINE, LAND, MEET, REFRESH, STAY, CardChoice, Meeting, Payment, sector_of
from wildtable.games.wild_space.scenes.offers import LETTERS, offered
from wildtable.games.wild_space.scenes.signs import Sign, able, asks
from wildtable.games.wild_space.view import TableView

HAND = ("hand",)
"""The zones whose cards their owner holds."""
WITH_CARDS = (PLAY, DISCARD, REMOVE)
NONE = Word("a-any")


@dataclass(frozen=True)
class Answer:
    """An answer in words that the prompt offers: its sign, and where it comes from a card or a square, that."""

    move: str
    key: str
    sign: Sign
    card: str = ""
    square: int = 0


def hand(view: TableView) -> tuple[HandCard, ...]:
    """The viewer's cards, or the crew where one of it is to be removed. Any card in hand may be given up for a new pool."""
    if view.viewer is None:
        return ()
    choice = view.choice
    verb = next((one for one in choice.verbs() if one in WITH_CARDS), "") if choice is not None else ""
    picked = [move.card for move in view.picks if move.verb in WITH_CARDS]
    return tuple(_held(view, choice, verb, card, card in picked) for card in _held_cards(view, verb))


def _held_cards(view: TableView, verb: str) -> Cards:
    return view.crew(view.me)[1:] if verb == REMOVE else view.hand


def _held(view: TableView, choice: Choice[Any] | None, verb: str, card: Card, picked: bool) -> HandCard:
    name, moves = view.game.catalogue.names[card], view.game.moves
    refresh = moves[f"{REFRESH} {name}"]
    instead = refresh.notation if choice is not None and verb != REMOVE and refresh in choice else ""
    if picked or choice is None or not verb:
        return HandCard(name, picked=picked, instead=instead)
    move = moves[f"{verb} {name}"]
    refusal = choice.why(move)
    return HandCard(name, "" if refusal else move.notation, refusal, instead=instead)


def room(view: TableView) -> tuple[int, int]:
    """How many cards the viewer holds; or how many of the crew are to be seen in their place."""
    choice = view.choice
    removes = choice is not None and REMOVE in choice.verbs()
    return (len(view.crew(view.me)) - 1, 1) if removes else (len(view.hand), 0)


def prompt(view: TableView, _: Names) -> Prompt:
    """The question as a page puts it, less what is picked already. Only for a viewer who is asked."""
    choice, asked = view.choice, view.agenda[0]
    assert choice is not None
    about: dict[str, object] = {"names": "", "card": "", "count": 0, "kind": "none", "what": NONE, "condition": NONE}
    words = [move.notation for move in offered(view) if move.verb != REFRESH and move.card is None]
    go, options = "", _options(view)
    match asked:
        case steps.UseShip():
            about |= _landing(view, choice)
            go = STAY if STAY in words else ""
        case steps.TakeAction(sector=sector):
            about |= {"kind": "explore" if view.ships(view.me)[sector] > 1 else "land"}
        case steps.Draw(cards=cards):
            about["count"] = cards
        case steps.PutIntoPlay(what=what, by=by):
            about |= {"what": Word(f"a-{what.replace(' ', '-')}"), "kind": "some" if _cards(choice) else "none"}
            about["card"] = "" if by is None else view.game.catalogue.names[by]
            go = "" if _cards(choice) else DECLINE
        case steps.UseAbility(card=card):
            about |= _ability(view, choice, card)
            go = "use" if "use" in words else "" if _cards(choice) else DECLINE
        case steps.InAnyOrder(card=card):
            about["card"] = view.game.catalogue.names[card]
        case steps.EndTurn():
            go = "end"
    owed = choice.amount if isinstance(choice, CardChoice) else choice.most if isinstance(choice, Payment) else 1
    least = most = 0 if go else owed
    others = tuple(word for word in words if word == DECLINE != go)
    instead = any(move.verb == REFRESH for move in offered(view))
    clause = choice.clause
    return Prompt(type(asked).__name__, about, clause, least, most, go, others, options=options, instead=instead)


def _cards(choice: Choice[Any]) -> bool:
    """Is there a card that would do?"""
    return any(move.verb in WITH_CARDS for move in choice)


def _landing(view: TableView, choice: Choice[Any]) -> dict[str, object]:
    """Where to; or, that said, how the condition of a sector is fulfilled."""
    if isinstance(choice, Meeting):
        return {"kind": "meet"}
    if not isinstance(choice, Payment):
        return {"kind": "stay" if any(move.notation == STAY for move in choice) else "ship"}
    condition = _condition(view, choice)
    return {"kind": choice.verb, "count": choice.most, "condition": Word(asks(condition).word)}


def _condition(view: TableView, choice: Payment) -> Condition:
    """The condition that is being fulfilled: the one named, or else the only one that can be."""
    named = [CONDITIONS[phrase] for move in view.picks if move.verb == MEET for phrase in [_phrase(move.notation)]]
    if named:
        return named[0]
    sector = next(sector_of(move) for move in view.picks if move.verb == LAND)
    planet = view.planets[place_of(sector)]
    assert planet is not None, "one lands on open planets"
    conditions = view.game.figures.planets[planet].sectors[sector % 2].conditions
    fits = view.game.figures.fits
    payable = [one for one in conditions if one.effect == choice.verb and len(fits(view.hand, one.what)) >= one.amount]
    return next(iter(payable), conditions[0])


def _phrase(notation: str) -> str:
    word = notation.partition(" ")[2]
    return next(phrase for phrase, condition in CONDITIONS.items() if condition.word == word)


def _ability(view: TableView, choice: Choice[Any], card: Card) -> dict[str, object]:
    """A card's ability, and what it asks for."""
    printed = view.game.figures.crew[card]
    assert printed.ability is not None, "only abilities are offered"
    told: dict[str, object] = {
        "card": view.game.catalogue.names[card],
        "what": Word(able(printed.ability).word),
        "kind": "use",
    }
    if printed.condition is not None and printed.condition.effect != HAVE:
        amount = choice.amount if isinstance(choice, CardChoice) else 1
        told |= {"condition": Word(asks(printed.condition).word), "count": amount}
        told["kind"] = printed.condition.effect if _cards(choice) else "unpaid"
    return told


def _options(view: TableView) -> tuple[Answer, ...]:
    """The answers that the prompt itself offers: actions, conditions, what comes first."""
    choice, asked = view.choice, view.agenda[0]
    if isinstance(choice, Meeting):
        signs = [(f"{MEET} {price.condition.word}", asks(price.condition)) for price in choice.prices]
        return tuple(Answer(move, key, sign) for (move, sign), key in zip(signs, LETTERS, strict=False))
    match asked:
        case steps.TakeAction(sector=sector):
            planet = view.planets[place_of(sector)]
            assert planet is not None, "one lands on open planets"
            explored = view.ships(view.me)[sector] > 1
            actions = EXPLORING if explored else view.game.figures.planets[planet].sectors[sector % 2].actions
            return tuple(
                Answer(f"take {action.word}", key, able(action)) for action, key in zip(actions, LETTERS, strict=False)
            )
        case steps.InAnyOrder(card=card, square=square):
            ability, gift = view.game.figures.crew[card].ability, view.captain(view.me).track[square - 1]
            assert ability is not None, "only abilities are offered"
            assert gift is not None, "a square for credits gives nothing"
            name = view.game.catalogue.names[card]
            return (
                Answer(CARD_FIRST, LETTERS[0], able(ability), card=name),
                Answer("first square", LETTERS[1], able(gift), square=square),
            )
    return ()
