"""The scenes of Wild Cards: what its table page shows, from a view and the events seen, as plain values without words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, groupby
from operator import itemgetter
from typing import Any, NamedTuple

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Pick
from wildtable.engine.presentation.scenes import (
    BRIEF,
    LONG,
    NORMAL,
    Beat,
    BeatForms,
    CardFace,
    Column,
    HandCard,
    Idle,
    Names,
    Prompt,
    PromptOption,
    RuleChapter,
    RuleLine,
    ScoreLine,
    ScoreReason,
    Story,
    Top,
    Word,
    tell_event,
)
from wildtable.engine.presentation.wording import READER
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.cards import (
    ANIMALS,
    CATALOGUE,
    HABITAT_CARDS,
    HABITATS,
    LEADER,
    LION,
    REFILL,
    SPECIES,
    SQUIRREL,
    VALUE,
    VALUES,
    WILD,
    habitat,
    habitats_in,
    value,
)
from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_cards.scoring import score
from wildtable.games.wild_cards.state import (
    ANIMAL_PILE,
    BID_ROW,
    COMPARED,
    DISCARD,
    DISPLAY,
    FACE_DOWN,
    HABITAT_PILE,
    HAND_LIMIT,
    HANDS,
    LEADERS,
    LEO_PILE,
    TALISMANS,
)
from wildtable.games.wild_cards.view import WildCardsView

KEYS: tuple[tuple[str, ...], ...] = (("1", "0"), ("R",), ("A", "F"))
"""The keys that pick something: cards in hand, the refill card, animals."""
IS_SCORE_PUBLIC = True
"""Columns count what everybody sees."""


# Cards as they are printed


BACKS: tuple[str, ...] = ("habitats", "animals")
"""The piles whose cards have a back of their own."""
SHARED = {"animal": "about-any-animal", "habitat": "about-any-habitat"}
"""The kinds of cards that are all explained by the same message."""


@dataclass(frozen=True)
class WildCardsFace(CardFace):
    """A habitat card, an animal, its leader, the talisman or a refill card."""

    kind: str
    habitat: str = ""
    value: int = 0
    species: str = ""

    @property
    def title_message(self) -> str:
        return f"habitat-{self.habitat}" if self.kind == "habitat" else f"card-{self.species or self.name}"

    @property
    def layers(self) -> tuple[str, ...]:
        return (f"habitat-{self.habitat}" if self.kind == "habitat" else self.species or self.name,)

    @property
    def about_message(self) -> str:
        return SHARED.get(self.kind, f"about-{self.name}")

    @property
    def about_values(self) -> Mapping[str, str | int]:
        return {"home": Word(f"habitat-{self.habitat}"), "value": self.value} if self.habitat else {}


def build_face(game: WildCards, name: str) -> WildCardsFace:
    card = CATALOGUE.card(name)
    kind = CATALOGUE.families[card]
    if kind == "habitat":
        return WildCardsFace(name, kind, habitat(card), value(card))
    if kind in ("animal", "leader"):
        species = name.removesuffix("-leader")
        return WildCardsFace(name, kind, game.figures.natural[CATALOGUE.card(species)], species=species)
    return WildCardsFace(name, kind)


def spell(cards: Cards) -> tuple[str, ...]:
    return tuple(CATALOGUE.spell(cards))


# A seat


class SpeciesHolding(NamedTuple):
    """The animals of one species in a collection."""

    species: str
    animals: int
    leads: bool


class WildCardsSeat(NamedTuple):
    """All that belongs to a seat."""

    number: Seat
    virtual: bool
    hand: int
    tokens: int
    points: int
    known: tuple[str, ...]
    strip: tuple[SpeciesHolding, ...]
    talisman: bool
    bid: str
    payment: tuple[str, ...]
    tie_cards: tuple[str, ...]
    face_down: int
    expected: int
    """How many more cards the seat has to lay: a bid, or a payment in a tie."""
    sealed: bool
    deed: str
    gained: str


SEALED = (steps.PlaceBids, steps.LayPayments, steps.BreakTie)
"""The questions that are answered face down."""
DEEDS = {"acquired": "took", "passed": "passed", "refill-returned": "refilled"}
"""The events that say what a seat did with its bid: one in a round, but two for a refill of the virtual player."""
Deeds = dict[Seat, Mapping[str, Any]]
"""The latest of them by seat; who acted last comes first."""


def is_answered_at_seats(_: WildCardsView) -> bool:
    """No animal or card at another seat answers a question."""
    return False


def build_seat(view: WildCardsView, number: Seat, story: Story, answered: Collection[Seat]) -> WildCardsSeat:
    """Build a seat as this viewer sees it. Only `answered` says who has answered."""
    virtual, bid, tokens = number not in view.people, view.bids[number], view.tokens[number]
    sealed = number in answered and isinstance(view.agenda[0] if view.agenda else None, SEALED)
    points, strip = _describe(view.collections[number], view.cards(LEADERS[number]), tokens)
    done, gained = deed(view, number, find_deeds(story), answered)
    return WildCardsSeat(
        number=number,
        virtual=virtual,
        hand=view.counts[LEO_PILE] if virtual else view.hand_size(number) + view.counts[FACE_DOWN[number]],
        tokens=tokens,
        points=points,
        known=() if virtual else known_in_hand(view, number),
        strip=strip,
        talisman=bool(view.cards(TALISMANS[number])),
        bid="" if bid is None else CATALOGUE.names[bid],
        payment=spell(view.payment(number)),
        tie_cards=_compared(view, number, story),
        face_down=view.counts[FACE_DOWN[number]],
        expected=_expected(view, number),
        sealed=sealed,
        deed=done,
        gained=gained,
    )


def known_in_hand(view: WildCardsView, number: Seat) -> tuple[str, ...]:
    """Return the habitat cards this viewer knows in another's hand: all of them once hands are open."""
    if number == view.viewer:
        return ()
    cards = view.shown[HANDS[number]]
    return spell(habitats_in(view.memory.known(HANDS[number]) if cards is None else cards))


def _compared(view: WildCardsView, number: Seat, story: Story) -> tuple[str, ...]:
    """Return the cards a seat has revealed in an unsettled tie. They share a zone, so the owner comes from the events."""
    if not view.counts[COMPARED]:
        return ()
    begun = max((place for place, event in enumerate(story) if event["from"] == COMPARED.name), default=-1)
    revealed = (event["cards"] for event in story[begun + 1 :] if event["event"] == "revealed" and event["seat"] == number)
    return tuple(card for cards in revealed for card in cards)


@lru_cache(maxsize=1024)
def _describe(collection: Cards, leaders: Cards, tokens: int) -> tuple[int, tuple[SpeciesHolding, ...]]:
    """Return the points and the species of a seat: the same for all viewers, and after most moves."""
    strip = tuple(
        SpeciesHolding(species, collection.count(animal), LEADER[animal] in leaders)
        for animal, species in zip(ANIMALS, SPECIES, strict=True)
    )
    return score(collection, leaders, tokens).total, strip


def _expected(view: WildCardsView, number: Seat) -> int:
    match view.agenda[0] if view.agenda else None:
        case steps.PlaceBids():
            return int(number in view.people)
        case steps.LayPayments(seats=seats) if number in seats:
            return price(view, number)
        case steps.Pay(seat=paying) if number == paying:
            return price(view, number)
        case steps.BreakTie(tied=tied) if number in tied:
            return 1
    return 0


def price(view: WildCardsView, number: Seat) -> int:
    bid = view.bids[number]
    assert bid is not None
    return value(bid) - 1


def find_deeds(story: Story) -> Deeds:
    """Return what each seat has done in this round."""
    deeds: Deeds = {}
    for event in reversed(story):
        name = event["event"]
        if name in DEEDS:
            deeds.setdefault(event["seat"], event)
        elif name == "round-began":
            break
    return deeds


def deed(view: WildCardsView, number: Seat, deeds: Deeds, answered: Collection[Seat]) -> tuple[str, str]:
    """Return the action of a seat in this round, done or next: its name, and the animal it is about."""
    asked = view.agenda[0] if view.agenda else None
    if isinstance(asked, steps.PlaceBids):
        return ("sealed" if number in answered else "waits" if number in view.people else ""), ""
    if number in deeds:
        event = deeds[number]
        return DEEDS[event["event"]], event["cards"][0] if event["event"] == "acquired" else ""
    if isinstance(asked, steps.LayPayments) and number in asked.seats:
        return "tied", ""
    if isinstance(asked, steps.BreakTie) and number in asked.tied:
        return "tied", ""
    if view.bids[number] == REFILL:
        return "refills", ""
    return ("bids" if view.bids[number] is not None else ""), ""


# The mat


UNSEEN_ROWS = tuple((name, tuple(CATALOGUE.card(f"{name}-{number}") for number in VALUES)) for name in (*HABITATS, WILD))
"""The habitat cards by habitat and value."""
Effect = tuple[int | None, str, str]
"""What taking an animal does for the viewer: `have`, `leader` and `owner` of its offer."""
UNTOLD: Effect = (None, "", "")


class PileScene(NamedTuple):
    """A pile: the number of cards, and the face-up one on top."""

    zone: str
    cards: int
    top: str = ""


class DisplayOffer(NamedTuple):
    """A place of the display, counted from the pile; where aids are allowed, with the effect of taking its animal."""

    place: int
    animal: str
    taker: str
    move: str
    have: int | None = None
    leader: str = ""
    """`keep` the leader, get it `new`, or `from` its owner."""
    owner: str = ""
    next: bool = False
    """The nearest animal, which the virtual player would take."""
    paying: bool = False
    """Is its buyer paying for it now?"""


class ActingSeat(NamedTuple):
    """A seat in the acting order: its revealed bid, and what it did with it."""

    name: str
    bid: str
    deed: str
    gained: str
    now: bool


class WildCardsMat(NamedTuple):
    """The mat: piles, display and acting order, with hints where aids are allowed."""

    habitats: PileScene
    discard: PileScene
    animals: PileScene
    rounds: int
    offers: tuple[DisplayOffer, ...]
    order: tuple[ActingSeat, ...]
    unseen: tuple[tuple[str, tuple[int, ...]], ...]
    """Shown in the place of the order, as long as there is none; so is `known`."""
    known: tuple[tuple[str, tuple[str, ...]], ...]
    draw: str
    """The move that draws from the pile, where that is asked."""

    @property
    def hidden(self) -> int:
        """How many habitat cards the viewer has not seen."""
        return sum([sum(counts) for _, counts in self.unseen])


def build_mat(view: WildCardsView, names: Names, story: Story, aids: bool = True) -> WildCardsMat:
    discarded = view.cards(DISCARD)
    deeds = find_deeds(story)
    order = _order(view, names, deeds)
    is_unseen_shown = aids and not order
    return WildCardsMat(
        habitats=PileScene("habitats", view.counts[HABITAT_PILE]),
        discard=PileScene("discard", len(discarded), CATALOGUE.names[discarded[-1]] if discarded else ""),
        animals=PileScene("animals", view.counts[ANIMAL_PILE]),
        rounds=view.rounds_left,
        offers=_offers(view, names, deeds, aids),
        order=order,
        unseen=_unseen(view) if is_unseen_shown else (),
        known=_known(view, names) if is_unseen_shown else (),
        draw="reveal pile" if view.choice is not None and "reveal pile" in view.choice else "",
    )


def _offers(view: WildCardsView, names: Names, deeds: Deeds, aids: bool) -> tuple[DisplayOffer, ...]:
    """Return the places of the display; the same move takes either of two equal animals, so both may be picked."""
    moves = [] if view.choice is None else [move for move in view.choice.options if move.verb in ("take", "get")]
    nearest = min(view.display, default=0) if len(view.people) < view.seats else 0
    paid = [step.place for step in view.agenda[1:] if isinstance(step, steps.GainAnimal)]
    viewer = view.viewer if aids else None
    offers = []
    for place in range(1, view.seats):
        animal = view.display.get(place)
        if animal is None:
            taker = next((seat for seat, event in deeds.items() if event["from"] == DISPLAY[place - 1].name), None)
            offers.append(DisplayOffer(place, "", "" if taker is None else names[taker], ""))
            continue
        move = next((move.notation for move in moves if move.card == animal and move.place in (None, place)), "")
        effect = UNTOLD if viewer is None else _find_effect(view, names, viewer, animal)
        offers.append(DisplayOffer(place, CATALOGUE.names[animal], "", move, *effect, place == nearest, place in paid))
    return tuple(offers)


def _find_effect(view: WildCardsView, names: Names, viewer: Seat, animal: Card) -> Effect:
    """Return how many of its species the viewer has, and whether its leader changes. An animal given in exchange no longer
    counts."""
    counts = [cards.count(animal) for cards in view.collections]
    have = counts.pop(viewer)
    asked = view.agenda[0]
    if isinstance(asked, steps.GetAnimal) and (asked.seat, asked.given) == (viewer, animal):
        have -= 1
    owner = view.leaders.get(animal)
    if owner == viewer:
        return have, "keep", ""
    if have + 1 < max(counts):
        return have, "", ""
    return (have, "new", "") if owner is None else (have, "from", names[owner])


def _order(view: WildCardsView, names: Names, deeds: Deeds) -> tuple[ActingSeat, ...]:
    """Return the acting order: seats that have acted, the active one, the other bidders by their bids, then seats that
    refill. Of equal bids the lion's owner acts first, then a virtual player; the order of the others is undecided."""
    if not any(view.counts[BID_ROW]) and not any(event["event"] == "passed" for event in deeds.values()):
        return ()
    acted = _acted(view, deeds)
    lion = view.leaders.get(LION)

    def rank(number: Seat) -> tuple[int, ...]:
        bid = view.bids[number]
        if number in acted:
            return 0, acted.index(number)
        if bid is None or bid == REFILL:
            return 2, number
        first = 1 if number not in view.people else 0 if number == lion else 2
        return 1, -value(bid), first, number

    turns = []
    for number in sorted(range(view.seats), key=rank):
        bid = view.bids[number]
        shown = "" if bid is None else CATALOGUE.names[bid]
        turns.append(ActingSeat(names[number], shown, *deed(view, number, deeds, ()), number in view.asked))
    return tuple(turns)


def _acted(view: WildCardsView, deeds: Deeds) -> tuple[Seat, ...]:
    """Return the seats that have acted and the active one, from the current step, or from what they did at the end."""
    for step in view.agenda:
        acquiring = step.acquiring if isinstance(step, steps.BreakTie) else step
        if isinstance(acquiring, steps.AcquireAnimals):
            return acquiring.acted
    return tuple(seat for seat, event in reversed(deeds.items()) if event["event"] != "refill-returned")


def _unseen(view: WildCardsView) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the habitat cards whose zone this viewer does not know, by habitat and value."""
    seen = [*chain.from_iterable(filter(None, view.shown))]
    for number in view.people:
        if number != view.viewer:
            seen += view.memory.known(HANDS[number])
    spread, gone = view.game.figures.spread, Counter(seen)
    return tuple([(name, tuple([spread[card] - gone[card] for card in cards])) for name, cards in UNSEEN_ROWS])


def _known(view: WildCardsView, names: Names) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the habitat cards that this viewer knows to be in which hand."""
    held = ((names[number], known_in_hand(view, number)) for number in view.people)
    return tuple((name, cards) for name, cards in held if cards)


# The score


def build_columns(view: WildCardsView, names: Names) -> tuple[Column, ...]:
    """The score so far, or as it ended: each line with the cards that earned it."""
    owned = [(view.collections[number], view.cards(LEADERS[number]), view.tokens[number]) for number in view.people]
    standings = [(score(*cards).total, len(cards[0])) for cards in owned]
    shown = []
    for number, standing in enumerate(standings):
        rank = 1 + sum([other > standing for other in standings])
        lines, emblem = _explain(*owned[number])
        mine = number == view.viewer
        shown.append(Column(names[number], mine, rank, lines, standing[0], emblem, "tie-break-collection"))
    return tuple(shown)


@lru_cache(maxsize=1024)
def _explain(collection: Cards, leaders: Cards, tokens: int) -> tuple[tuple[ScoreLine, ...], str]:
    """Return the lines of a score with the cards that earned them, and the largest species; the same after most moves."""
    ordered = sorted([(count, -animal) for animal, count in Counter(collection).items()], reverse=True)
    best = [ScoreReason(CATALOGUE.names[-animal], count) for count, animal in ordered[:2]]
    leads = tuple([ScoreReason(CATALOGUE.names[animal], 1) for animal in ANIMALS if LEADER[animal] in leaders])
    reasons = {"most": tuple(best[:1]), "second": tuple(best[1:2]), "leaders": leads}
    earned = score(collection, leaders, tokens).lines
    lines = tuple([ScoreLine(line, gained, reasons.get(line, ())) for line, gained in earned])
    return lines, best[0].name if best else ""


# The round and its phase


PHASES = {
    steps.PlaceBids: "bid",
    steps.ChooseBid: "bid",
    steps.Exchange: "refill",
    steps.GetAnimal: "refill",
    steps.Refill: "refill",
    steps.LayPayments: "acquire",
    steps.BreakTie: "acquire",
    steps.TakeOrPass: "acquire",
    steps.Pay: "acquire",
    steps.PrepareNextRound: "prepare",
}
ORDER = tuple(dict.fromkeys(PHASES.values()))
"""The phases of a round."""


def build_top(view: WildCardsView) -> Top:
    number = view.facts["round"]
    assert isinstance(number, int)
    phase = PHASES[type(view.agenda[0])] if view.agenda else ""
    return Top(number, number + view.rounds_left, phase, ORDER)


# The viewer's hand and prompt


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
    verb = next((verb for verb in choice.verbs() if verb in FROM_HAND), "") if choice is not None else ""
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


# The story of a round


FORMS: BeatForms = {
    "refill-returned": ("refill", BRIEF),
    "got": ("meerkat", NORMAL),
    "talisman-decided": ("talisman", NORMAL),
    "acquired": ("", NORMAL),
    "leader-claimed": ("crown", LONG),
    "leader-returned": ("crown", NORMAL),
    "passed": ("hand", NORMAL),
    "talisman-given": ("talisman", BRIEF),
}
GROUPED_EVENTS = ("bid", "laid", "revealed", "left", "displayed")
"""Events that are told together with others of their kind."""
LION_LEADER = CATALOGUE.names[LEADER[LION]]
REFILLED = [CATALOGUE.names[REFILL]]
VALUE_OF = {CATALOGUE.names[card]: VALUE[card] for card in HABITAT_CARDS}


def build_story(view: WildCardsView, names: Names, story: Story) -> tuple[Beat, ...]:
    """Tell the present round, or the one before as long as nothing has happened in this one."""
    end = len(story)
    for start in range(end - 1, -1, -1):
        event = story[start]
        if event["event"] != "round-began":
            continue
        if beats := _Round(view, names, story).tell(range(start + 1, end)):
            return (Beat(start, "beat-round", about=(("number", event["number"]),), hold=0), *beats)
        end = start
    return ()


class _Round:
    """What has happened in a round so far, event by event."""

    def __init__(self, view: WildCardsView, names: Names, story: Story) -> None:
        self.view = view
        self.names = names
        self.story = story
        self.beats: list[Beat] = []
        self.bids: dict[Seat, int] = {}
        self.acted: set[Seat] = set()
        self.taken: list[Mapping[str, Any]] = []
        self.displayed = 0
        self.settled = False
        """Has the present tie been told?"""

    def tell(self, places: range) -> list[Beat]:
        named = [(self.story[place]["event"], place) for place in places]
        bids = [place for name, place in named if name == "bid"]
        for name, group in groupby(named, itemgetter(0)):
            if name in FORMS:
                for _, place in group:
                    self._tell(name, place)
            elif name in GROUPED_EVENTS:
                self._tell_together(name, [place for _, place in group], bids)
        return self.beats

    def _tell_together(self, name: str, places: list[int], bids: list[int]) -> None:
        if name == "displayed":
            self.displayed += len(places)
        elif name == "left":
            cards = tuple([self.story[place]["cards"][0] for place in places])
            self.beats.append(Beat(places[0], "beat-left", "close", cards=cards, hold=BRIEF))
        elif name != "bid":
            self.settled = True
            self._compare(name, places)
        elif places[-1] == bids[-1]:
            self.bids = self._compare(name, bids)

    def _compare(self, name: str, places: list[int]) -> dict[Seat, int]:
        """Tell bids, payments in a tie or cards that break it, all at once, the highest first; return their values."""
        cards = [(event["seat"], event["cards"]) for event in map(self.story.__getitem__, places)]
        sums = {seat: sum([VALUE_OF[card] for card in held]) for seat, held in cards if held != REFILLED}
        if sums:
            shown = sorted([(-worth, seat) for seat, worth in sums.items()])
            text = " · ".join([f"{self.names[seat]} {-worth}" for worth, seat in shown])
            self.beats.append(Beat(places[-1], f"beat-{name}", "sum" if name != "bid" else "hand", about=(("all", text),)))
        return sums

    def _tell(self, name: str, place: int) -> None:
        event = self.story[place]
        seat: Seat = event["seat"]
        match name:
            case "acquired":
                self._break_tie(place, seat)
                self.taken.append(event)
                following = [later["event"] for later in self.story[place : place + 4] if later["seat"] == seat]
                bonus = "yes" if "scored" in following else "no"
                beat = Beat(place, "beat-acquired", event["cards"][0], seat, tuple(event["cards"]), (("bonus", bonus),))
            case "passed":
                self._break_tie(place, seat)
                beat = self._pass(place, event)
            case "refill-returned":
                beat = Beat(place, "beat-refill-returned", "refill", seat, hold=BRIEF)
            case "got":
                given = self.story[place - 1]["cards"][0]
                beat = tell_event(place, event, FORMS, given=Word(f"a-{given}"))
            case "leader-claimed":
                beat = tell_event(place, event, FORMS, owner=self._owner(event))
            case _:
                self.settled = self.settled or name == "talisman-decided"
                beat = tell_event(place, event, FORMS)
        self.beats.append(beat)

    def _pass(self, place: int, event: Mapping[str, Any]) -> Beat:
        """Say who took the last animal, if none was left to take."""
        if self.displayed and len(self.taken) == self.displayed:
            last = self.taken[-1]
            first = last["seat"]
            return tell_event(
                place,
                event,
                FORMS,
                gone=Word(f"a-{last['cards'][0]}"),
                first=self.names[first],
                mine="yes" if first == self.view.viewer else "no",
                bid=self.bids[first],
            )
        return tell_event(place, event, FORMS, gone="", first="none", mine="no", bid=0)

    def _break_tie(self, place: int, seat: Seat) -> None:
        """Say why a seat acts before others with the same bid, where no cards and no talisman decided it. Who passes without
        leading the lions may be first because nobody could pay."""
        self.acted.add(seat)
        bid = self.bids[seat]
        tied = [other for other, worth in self.bids.items() if worth == bid and other not in self.acted]
        settled, self.settled = self.settled, False
        if settled or not tied:
            return
        lion = self._led_lion(place) == seat
        if lion or self.story[place]["event"] == "acquired":
            reason = "leo" if seat not in self.view.people else "lion" if lion else "able"
            text = " · ".join(self.names[other] for other in (seat, *tied))
            art, about = "lion" if lion else "sum", (("all", text), ("bid", bid))
            self.beats.append(Beat(place, f"beat-tie-{reason}", art, seat, about=about))

    def _led_lion(self, place: int) -> Seat | None:
        """Return the lion's owner at that moment: the one from whom it came next, or its owner now."""
        for event in self.story[place:]:
            if event["cards"] == [LION_LEADER]:
                return _seat_of(event["from"])
        return self.view.leaders.get(LION)

    def _owner(self, event: Mapping[str, Any]) -> str:
        seat = _seat_of(event["from"])
        return "none" if seat is None else READER if seat == self.view.viewer else self.names[seat]


def _seat_of(zone: str) -> Seat | None:
    """Return the owner of a zone, None for the supply."""
    number = zone.rpartition("-")[2]
    return int(number) if number.isdecimal() else None


# The rules in short


RULES: tuple[RuleChapter, ...] = (
    RuleChapter("rules-goal-title", (RuleLine("rules-goal"),)),
    RuleChapter("rules-end-title", (RuleLine("rules-WC-22"), RuleLine("rules-WC-23"), RuleLine("rules-WC-21"))),
    RuleChapter("rules-natural-title", (RuleLine("rules-WC-15"),)),
    RuleChapter(
        "rules-leaders-title",
        (
            RuleLine("rules-WC-14"),
            *(RuleLine(f"about-{species}-leader", f"card-{species}", species) for species in SPECIES),
        ),
    ),
)
