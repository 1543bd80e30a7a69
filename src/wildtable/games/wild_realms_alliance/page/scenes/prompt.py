"""The viewer's own part of the page: the cards in hand, and the prompt."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from wildtable.engine.cards import Cards
from wildtable.engine.choices import Pick
from wildtable.engine.presentation.scenes import HandCard, Names, Prompt
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.cards import COLLECTOR, ROLES
from wildtable.games.wild_realms_alliance.page.scenes.score import find_scoring, score_kept
from wildtable.games.wild_realms_alliance.page.scenes.seats import ability_of, find_idle, offered
from wildtable.games.wild_realms_alliance.state import ALLIANCE_SIZE
from wildtable.games.wild_realms_alliance.view import WildRealmsView

HAND: tuple[str, ...] = ("hand-of-four", "hand-of-three", "hand-of-two", "looked-at", "recruits")
"""The zones whose cards their owner holds: those of the draft, later the recruits and what is looked at."""
IDLE: dict[tuple[bool, ...], str] = {
    (False, False): "none",
    (True, False): "first",
    (False, True): "second",
    (True, True): "both",
}
"""Which of two abilities would do nothing, as texts say it."""


def build_hand(view: WildRealmsView) -> tuple[HandCard, ...]:
    """Build the hand: in the draft the cards to choose from, afterwards the cards looked at and the recruits."""
    if view.viewer is None:
        return ()
    choice = view.choice
    verb = next((one for one in choice.verbs() if one in ("keep", "take")), None) if choice is not None else None
    picked = {move.card for move in view.picks}
    held = view.hand + view.looked_at + view.recruits
    first = 1 if view.hand or verb != "keep" else 1 + ALLIANCE_SIZE
    cards = []
    for number, card in enumerate(held, first):
        name, key = view.name(card), str(number)
        if card in picked or choice is None or verb is None:
            cards.append(HandCard(name, picked=card in picked, key=key))
            continue
        move = view.game.moves[f"{verb} {name}"]
        refusal = choice.why(move)
        cards.append(HandCard(name, "" if refusal else move.notation, refusal, key=key))
    return tuple(cards)


def count_hand(view: WildRealmsView) -> tuple[int, int]:
    """Return how many cards the viewer holds, and how many there is room for; 0 after the draft, when there is no limit."""
    if view.hand:
        return len(view.hand), len(view.hand)
    return len(view.looked_at) + len(view.recruits), 0


def build_prompt(view: WildRealmsView, names: Names) -> Prompt:
    """Build the question, less what is picked already. Only for a viewer who is asked."""
    choice, asked, about = view.choice, view.agenda[0], _words(view, names)
    assert choice is not None
    least, most = (choice.least, choice.most) if isinstance(choice, Pick) else (1, 1)
    go, figures = "", None
    says: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    match asked:
        case steps.AssignRoles():
            verbs = ("lead", "fight")[len(view.picks) :]
            least = most = len(verbs)
        case steps.UseOrDecline():
            go = "use"
        case steps.WinnerDraws():
            go = "draw"
        case steps.ChooseThree():
            says, figures = ("sum", "sum-endgame"), sums(view)
    if go:
        least = most = 0
    return Prompt(
        type(asked).__name__,
        about,
        choice.clause,
        least,
        most,
        go,
        tuple(move.notation for move in offered(view) if move.notation == choice.decline),
        says,
        verbs=verbs,
        becomes=tuple(f"role-{role}" for role in ROLES[len(view.picks) :]) if verbs else (),
        figures=figures,
        subject=str(about["card"]),
    )


def _words(view: WildRealmsView, names: Names) -> dict[str, object]:
    """Return what the words of a question are about."""
    me, asked = view.viewer, view.agenda[0]
    assert me is not None
    about: dict[str, object] = {"card": "", "names": "", "count": 0, "effect": "none", "role": "none", "idle": "none"}
    match asked:
        case steps.Draft(size=size):
            about |= {"count": size, "names": [names[(me + 1) % view.seats]]}
        case steps.ChooseAbility(role=role):
            animal = view.collector(me) if role == COLLECTOR else view.leader(me)
            about |= {"role": role, "card": "" if animal is None else view.name(animal)}
            about["idle"] = IDLE[find_idle(view, asked)]
        case steps.ChooseTarget(card=card) | steps.UseOrDecline(card=card):
            ability = ability_of(view, asked)
            about |= {"card": view.name(card), "count": abs(ability.amount), "role": ability.role or "none"}
            about["effect"] = "weaken" if ability.effect == "strengthen" and ability.amount < 0 else ability.effect
        case steps.TakeOne():
            about["count"] = len(view.looked_at)
        case steps.WinnerDraws():
            about["count"] = view.centre_size
        case steps.DefendOrCollect():
            fighter = view.fighter(me)
            about["card"] = "" if fighter is None else view.name(fighter)
        case steps.ChooseThree():
            about["count"] = len(_animals(view))
    return about


def _animals(view: WildRealmsView) -> Cards:
    """Return the viewer's animals, of which three are kept."""
    assert view.viewer is not None
    return view.open_animals(view.viewer) + view.recruits


def sums(view: WildRealmsView) -> Mapping[str, tuple[int, int, int]]:
    """Return for every three animals the viewer may keep: strengths, matching symbols, and points of endgame abilities."""
    assert view.viewer is not None
    figures, seat = view.game.figures, find_scoring(view, view.viewer, _animals(view))
    return {
        " ".join(sorted(figures.catalogue.spell(three))): score_kept(figures, seat._replace(animals=three))
        for three in combinations(seat.animals, ALLIANCE_SIZE)
    }
