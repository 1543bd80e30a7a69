"""The viewer's own part of the page: the cards in hand, and the prompt."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from wildtable.engine.cards import Card, Seat
from wildtable.engine.choices import Pick
from wildtable.engine.presentation.scenes import HandCard, Idle, Names, Prompt, PromptOption, Word
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.cards import CATALOGUE, REFILL, SQUIRREL, WILD, habitat, habitats_in, value
from wildtable.games.wild_cards.state import HAND_LIMIT
from wildtable.games.wild_cards.view import WildCardsView

HAND: tuple[str, ...] = ("hand",)
"""The zones whose cards their owner holds."""
FROM_HAND = ("bid", "choose", "discard", "pay", "reveal")
BUTTONS = ("pass", "leave")
PAYING = ("total", "bonus-forest", "bonus-savannah", "bonus-mountain")
"""What the page says about a payment: its total, and the habitat that all its cards show."""
LETTERS = "ABCDEF"


@dataclass(frozen=True)
class GivenAnimal(PromptOption):
    """An animal of one's own to give in exchange, and how many of its species one has."""

    species: str
    count: int


def build_hand(view: WildCardsView) -> tuple[HandCard, ...]:
    """The viewer's cards, refill card last; cards placed or picked already among them, marked."""
    if view.viewer is None:
        return ()
    choice, held = view.choice, count_hand(view)[0]
    verb = next((one for one in choice.verbs() if one in FROM_HAND), "") if choice is not None else ""
    picked = [move.card for move in view.picks]
    cards = []
    for card in view.hand:
        if card in picked:
            picked.remove(card)
            cards.append(_lay(card, is_picked=True))
        elif choice is None or not verb:
            cards.append(_lay(card))
        else:
            move = view.game.moves.of[verb].get(card)
            refusal = choice.refuse("only-habitats") if move is None else choice.why(move)
            if move is None or refusal:
                cards.append(_lay(card)._replace(refusal=refusal))
            else:
                cards.append(_lay(card, move.notation, is_idle=verb == "bid" and card != REFILL and value(card) > held))
    return tuple(cards)


@lru_cache(maxsize=512)
def _lay(card: Card, move: str = "", is_picked: bool = False, is_idle: bool = False) -> HandCard:
    """Return a card in hand, without a refusal; made once, as it is the same in all hands."""
    key, last = ("R", True) if card == REFILL else ("", False)
    idle = Idle("idle-bid") if is_idle else None
    return HandCard(CATALOGUE.names[card], move, picked=is_picked, key=key, last=last, idle=idle)


def count_hand(view: WildCardsView) -> tuple[int, int]:
    """Return how many habitat cards the viewer holds, and the hand limit."""
    return len(habitats_in(view.hand)), HAND_LIMIT


def build_prompt(view: WildCardsView, names: Names) -> Prompt:
    """Build the question, less what is picked already. Only for a viewer who is asked."""
    choice, me, asked = view.choice, view.viewer, view.agenda[0]
    assert choice is not None
    least, most = (max(choice.least, 0), choice.most) if isinstance(choice, Pick) else (1, 1)
    others = tuple(move.notation for move in choice if move.notation in BUTTONS)
    says: tuple[str, ...] = ()
    tied: tuple[Seat, ...] = ()
    go, subject = "", None
    match asked:
        case steps.PlaceBids():
            says = ("cost-0", "cost-1", "cost-2", "cost-3", "refill")
        case steps.LayPayments(seats=tied):
            says = PAYING
        case steps.BreakTie(tied=tied):
            pass
        case steps.GetAnimal(given=given):
            subject = given
        case steps.Pay():
            says, subject = PAYING, _paid_for(view)
        case steps.PrepareNextRound():
            least, most, go, others = 0, 0, "take-back", ("leave",)
    about = _words(view, subject) | {"most": most}
    if tied:
        about["names"] = [names[seat] for seat in tied if seat != me]
    return Prompt(
        type(asked).__name__,
        about,
        choice.clause,
        least,
        most,
        go,
        others,
        says,
        chip=isinstance(asked, steps.PlaceBids),
        figures={"bid": about["card"], "natural": _natural(view)} if says == PAYING else None,
        options=_given(view) if isinstance(asked, steps.Exchange) else (),
        subject="" if subject is None else CATALOGUE.names[subject],
    )


def _words(view: WildCardsView, subject: Card | None) -> dict[str, object]:
    """Return what the words of a question may be about: the viewer's bid and hand, and the animal it concerns."""
    assert view.viewer is not None
    bid = view.bids[view.viewer]
    paid = None if bid == REFILL else bid
    full = HAND_LIMIT if view.leaders.get(SQUIRREL) == view.viewer else 7
    about: dict[str, object] = {
        "names": "",
        "count": 0 if paid is None else value(paid) - 1 - len(view.payment(view.viewer)),
        "card": "" if bid is None else CATALOGUE.names[bid],
        "animals": len(view.display),
        "people": view.seats,
        "full": full,
        "missing": max(full - count_hand(view)[0], 0),
        "animal": "",
        "home": "",
        "match": "no",
    }
    if subject is not None:
        home = view.game.figures.natural[subject]
        about |= {"animal": Word(f"a-{CATALOGUE.names[subject]}"), "home": Word(f"habitat-{home}")}
        about["match"] = "yes" if paid is not None and habitat(paid) in (home, WILD) else "no"
    return about


def _given(view: WildCardsView) -> tuple[GivenAnimal, ...]:
    """Return the animals that may be given in exchange."""
    assert view.choice is not None
    assert view.viewer is not None
    collection = view.collections[view.viewer]
    animals = [(move.notation, move.card) for move in view.choice if move.card is not None]
    return tuple(
        GivenAnimal(notation, key, CATALOGUE.names[animal], collection.count(animal))
        for (notation, animal), key in zip(animals, LETTERS, strict=False)
    )


def _paid_for(view: WildCardsView) -> Card | None:
    """Return the animal that is being paid for."""
    gain = next((step for step in view.agenda if isinstance(step, steps.GainAnimal)), None)
    return None if gain is None else view.display[gain.place]


def _natural(view: WildCardsView) -> dict[str, str]:
    """Return the natural habitats of the animals that may still be taken, or of the one that is being paid for."""
    paid = _paid_for(view)
    animals = view.display.values() if paid is None else [paid]
    return {CATALOGUE.names[animal]: view.game.figures.natural[animal] for animal in animals}
