"""The rulebook of Wild Space, in its order: set up, then ten turns each: use a spaceship, take the planet's action, draw
cards and put them into play, in chains of any length. The Smuggler comes last."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import Annotated

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice, OneOf
from wildtable.engine.moves import Move
from wildtable.engine.steps import Step, Steps, step
from wildtable.engine.zones import Zone
from wildtable.games.wild_space.cards import (
    CATEGORIES,
    DISCARD,
    DRAW,
    EXPLORING,
    HAVE,
    MOST_DRAWN,
    MOST_SQUARES,
    PLAY,
    PLAYABLE,
    REMOVE,
    SECTORS,
    SIDES,
    SPOTS,
    TAKE,
    Condition,
    CrewAbility,
    Smuggling,
    place_of,
)
from wildtable.games.wild_space.questions import (
    DECLINE,
    EXPLORE,
    LAND,
    REFRESH,
    STAY,
    CardChoice,
    Moves,
    Price,
    ShipChoice,
    TurnChoice,
    sector_of,
)
from wildtable.games.wild_space.state import (
    CAPTAINS,
    CREWS,
    DISCARDS,
    DONE,
    EXPLORED,
    FACE_DOWN,
    HAND,
    HANDS,
    HOSTILE,
    HOSTILE_PILES,
    HOSTILE_STACKS,
    LANDED,
    PILE,
    PLANET_STACKS,
    PLANETS,
    POOL,
    POOL_ROW,
    TURNS,
    WildSpaceState,
)

NoAnswers = Mapping[Seat, None]


class OnTurn(Step[WildSpaceState, Moves]):
    """A question on a seat's own turn. After refreshing the pool, the player is asked again."""

    __slots__ = ()
    seat: Seat

    def asks(self, state: WildSpaceState) -> Mapping[Seat, Choice[Moves]]:
        choice = self.choice(state)
        return {} if choice is None else {self.seat: choice}

    def then(self, state: WildSpaceState, answers: Mapping[Seat, Moves]) -> Steps:
        moves = answers.get(self.seat, ())
        if moves and moves[0].verb == REFRESH:
            refresh(state, self.seat, moves[0].cards)
            return (self,)
        return self.follow(state, moves)

    @abstractmethod
    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        """Return what may be answered, None if there is nothing to ask."""

    @abstractmethod
    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        """Return the steps that follow from the answer, which is empty if nothing was asked."""


# Setting up


@step
class SetUpWildSpace(Step[WildSpaceState, None]):
    """Lay out planets, deal captains, the pool and three cards each, and draw the first player."""

    def then(self, state: WildSpaceState, _: NoAnswers) -> Steps:
        lay_planets(state)
        deal_captains(state)
        state.shuffle(PILE)
        fill_pool(state)
        for seat in state.people:
            state.move(state[PILE][:HAND], PILE, HANDS[seat], "dealt")
        if state.smuggler is not None:
            lay_hostile_planets(state)
        state.first = state.order("seats", range(state.seats))[0]
        state.emit("first-drawn", state.first)
        return (Turn(),)


def lay_planets(state: WildSpaceState) -> None:
    """Two planets to start from lie open; one each of 3, 6 and 9 lies face down after them."""
    start = PLANET_STACKS[0]
    for place in PLANETS[:2]:
        state.move(state[start][:1], start, place, "laid-out")
    for number, place in FACE_DOWN.items():
        stack = PLANET_STACKS[number]
        state.shuffle(stack)
        state.move(state[stack][:1], stack, place, "laid-out")


def deal_captains(state: WildSpaceState) -> None:
    """A random captain, open, for everybody, the Smuggler included."""
    state.shuffle(CAPTAINS)
    for crew in CREWS[: state.seats]:
        state.move(state[CAPTAINS][:1], CAPTAINS, crew, "captain-dealt")


# A turn


@step
class Turn(Step[WildSpaceState, None]):
    """Everybody in turn, clockwise, ten times; then the game is over."""

    def then(self, state: WildSpaceState, _: NoAnswers) -> Steps:
        if state.turn == TURNS * state.seats:
            return ()
        number, seat = state.turn // state.seats + 1, state.active
        if state.turn % state.seats == 0:
            state.emit("round-began", number=number)
        state.emit("turn-began", seat, number=number)
        if seat == state.smuggler:
            return SmugglerTurn(), NextTurn()
        possible = state.possible_turns(seat)
        if possible < min(3, state.turns_left(seat)):
            state.emit("stuck-soon", seat, number=possible)
        return UseShip(seat), EndTurn(seat), NextTurn()


@step
class UseShip(OnTurn):
    """Land a new spaceship, or explore with one that has landed. A player who can do neither stays, and the turn counts."""

    seat: Seat

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        landing = tuple([no_landing(state, self.seat, sector) for sector in range(len(SECTORS))])
        prices = {
            sector: tuple(prices_of(state, self.seat, sector))
            for sector, reason in enumerate(landing)
            if not reason and state.sector(sector).conditions
        }
        return ShipChoice(state[HANDS[self.seat]], landing, state.ships_of(self.seat), prices)

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        move = moves[0]
        if move.notation == STAY:
            state.emit("stayed", self.seat)
            return ()
        sector = sector_of(move)
        planet, side = state[PLANETS[place_of(sector)]], SIDES[sector % len(SIDES)]
        if move.verb == EXPLORE:
            state.put_ship(self.seat, sector, DONE)
            state.emit(f"explored-{side}", self.seat, planet)
            return act(self.seat, sector, EXPLORING)
        state.put_ship(self.seat, sector, LANDED)
        state.emit(f"landed-{side}", self.seat, planet)
        pay(state, self.seat, moves)
        return act(self.seat, sector, state.sector(sector).actions)


def prices_of(state: WildSpaceState, seat: Seat, sector: int) -> Iterator[Price]:
    """Return the conditions of a sector that a seat can fulfil, with the cards for each."""
    for condition in state.sector(sector).conditions:
        if state.fulfils(seat, condition):
            yield Price(condition, state.payable(seat, condition), state[HANDS[seat]])


def no_landing(state: WildSpaceState, seat: Seat, sector: int) -> str:
    """Return why a seat cannot land on a sector, None if it can. Of the conditions, if any, one must be fulfilled."""
    bar = state.bar(seat, sector)
    if bar:
        return bar
    conditions = state.sector(sector).conditions
    unmet = conditions and not any(state.fulfils(seat, condition) for condition in conditions)
    return "condition-unmet" if unmet else ""


def act(seat: Seat, sector: int, actions: tuple[CrewAbility, ...]) -> Steps:
    """Return the steps of the action of a sector; if it offers several, the player chooses one."""
    return (TakeAction(seat, sector),) if len(actions) > 1 else perform(seat, actions[0])


@step
class TakeAction(OnTurn):
    """One of the actions that the sector offers; an exploration always offers the same two."""

    seat: Seat
    sector: Annotated[int, range(len(SECTORS))]

    def explored(self, state: WildSpaceState) -> bool:
        return state.ships_of(self.seat)[self.sector] == DONE

    def actions(self, state: WildSpaceState) -> tuple[CrewAbility, ...]:
        return EXPLORING if self.explored(state) else state.sector(self.sector).actions

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        words = tuple([f"take {action.word}" for action in self.actions(state)])
        return TurnChoice("WS-10" if self.explored(state) else "WS-09", state[HANDS[self.seat]], words)

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        word = moves[0].notation.partition(" ")[2]
        return perform(self.seat, next(action for action in self.actions(state) if action.word == word))


# The end of a turn


@step
class EndTurn(OnTurn):
    """The player ends the turn; then planets are turned up that the crew is large enough for."""

    seat: Seat

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        return TurnChoice("WS-13", state[HANDS[self.seat]], ("end",))

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        turn_up(state, self.seat)
        return ()


def turn_up(state: WildSpaceState, seat: Seat) -> None:
    """Face-down planets are turned up for all as soon as one player's crew is large enough."""
    for (number, place), planet in zip(FACE_DOWN.items(), PLANETS[2:], strict=True):
        if state[place] and state.crew_size(seat) >= number:
            state.move(state[place], place, planet, "turned-up", seat)


@step
class NextTurn(Step[WildSpaceState, None]):
    """The turn passes to the left."""

    def then(self, state: WildSpaceState, _: NoAnswers) -> Steps:
        state.used = ()
        state.turn += 1
        return (Turn(),)


# Drawing cards, from the pile and from the pool


@step
class Draw(OnTurn):
    """Draw cards, each from the top of the pile or from the pool; what cannot be drawn is skipped."""

    seat: Seat
    cards: Annotated[int, range(1, MOST_DRAWN + 1)]

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        return drawing(state, self.seat)

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        if not moves:
            return ()
        take(state, self.seat, moves, HANDS[self.seat], ("drawn", "taken"))
        return (Draw(self.seat, self.cards - 1),) if self.cards > 1 else ()


def drawing(state: WildSpaceState, seat: Seat) -> TurnChoice | None:
    """Return the choice of where to draw from, None if no card can be drawn."""
    zones = state.zones
    words = ["draw pile"] if zones[PILE] or zones[DISCARDS] else []
    words += [f"draw {spot}" for spot, cards in zip(SPOTS, zones[POOL_ROW], strict=True) if cards]
    return TurnChoice("WS-12", zones[HANDS[seat]], tuple(words), "nothing-there") if words else None


def take(state: WildSpaceState, seat: Seat, moves: Moves, target: Zone, names: tuple[str, str]) -> Cards:
    """Move the card drawn to where it goes: from the pile, or from a spot of the pool, which is filled at once."""
    word = moves[0].notation.partition(" ")[2]
    if word == "pile":
        if not state[PILE]:
            reshuffle(state)
        card = state[PILE][:1]
        state.move(card, PILE, target, names[0], seat)
    else:
        spot = POOL[SPOTS.index(word)]
        card = state[spot]
        state.move(card, spot, target, names[1], seat)
        fill_pool(state)
    return card


def refresh(state: WildSpaceState, seat: Seat, cards: Cards) -> None:
    """A hand card and the whole pool are discarded, and three new cards revealed."""
    state.move(cards, HANDS[seat], DISCARDS, "refreshed")
    for spot in POOL:
        state.move(state[spot], spot, DISCARDS, "cleared")
    fill_pool(state)


def fill_pool(state: WildSpaceState) -> None:
    """A gap is filled at once, from the left, as long as there is a card to be had."""
    for spot in POOL:
        if not state[spot]:
            if not state[PILE]:
                if not state[DISCARDS]:
                    return
                reshuffle(state)
            state.move(state[PILE][:1], PILE, spot, "revealed")


def reshuffle(state: WildSpaceState) -> None:
    """The discard pile becomes the draw pile."""
    state.move(state[DISCARDS], DISCARDS, PILE, "recycled")
    state.shuffle(PILE)


def discard(state: WildSpaceState, cards: Cards, source: Zone, name: str) -> None:
    """Lay cards on the discard pile; a gap in the pool takes one at once."""
    state.move(cards, source, DISCARDS, name)
    fill_pool(state)


# Putting cards into play, and what that sets off


CARD_FIRST, SQUARE_FIRST = "first card", "first square"


@step
class PutIntoPlay(OnTurn):
    """Put a card of a kind from hand into play, or decline. `by` is the card whose ability allows it, if one does."""

    seat: Seat
    what: Annotated[str, PLAYABLE]
    by: Card | None = None

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        hand = state[HANDS[self.seat]]
        return CardChoice("WS-15", hand, PLAY, state.game.figures.fits(hand, self.what)) if hand else None

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        if not moves or moves[0].notation == DECLINE:
            if moves:
                state.emit("declined", self.seat)
            return ()
        if self.by is not None:
            mark_used(state, self.seat, self.by)
        state.move(moves[0].cards, HANDS[self.seat], CREWS[self.seat], "played")
        return enter(state, self.seat, *moves[0].cards)


@step
class DrawIntoPlay(OnTurn):
    """Draw a card, from pile or pool, and put it into play at once."""

    seat: Seat

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        return drawing(state, self.seat)

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        if not moves:
            return ()
        cards = take(state, self.seat, moves, CREWS[self.seat], ("drawn-into-play", "taken-into-play"))
        return enter(state, self.seat, *cards)


def enter(state: WildSpaceState, seat: Seat, card: Card) -> Steps:
    """Return what a card put into play offers: its ability and, for a veteran, that of the next square of the track."""
    printed = state.printed(card)
    ability = (UseAbility(seat, card),) if printed.ability and card not in state.used else ()
    if not printed.veteran or not state.advance(seat):
        return ability
    square = state.tokens[seat]
    state.emit("advanced", seat, number=square)
    gift = state.captain(seat).track[square - 1]
    if isinstance(gift, int):
        return ability
    return (InAnyOrder(seat, card, square),) if ability else perform(seat, gift)


@step
class InAnyOrder(OnTurn):
    """Card and square both offer something: the player says which comes first, and all of that comes before the other."""

    seat: Seat
    card: Card
    square: Annotated[int, range(1, MOST_SQUARES + 1)]

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        return TurnChoice("WS-17", state[HANDS[self.seat]], (CARD_FIRST, SQUARE_FIRST))

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        gift = state.captain(self.seat).track[self.square - 1]
        assert not isinstance(gift, int), "a square for credits gives nothing"
        card, square = (UseAbility(self.seat, self.card),), perform(self.seat, gift)
        return (*card, *square) if moves[0].notation == CARD_FIRST else (*square, *card)


@step
class UseAbility(OnTurn):
    """A card just put into play offers its ability, if its condition is fulfilled; it never has to be used.

    If nothing is to be paid and the ability puts a card into play, the choice of that card is the only question.
    """

    seat: Seat
    card: Card

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        condition, ability = self.printed(state)
        if not self.offered(state, condition):
            return None
        hand = state[HANDS[self.seat]]
        if condition is not None and condition.effect != HAVE:
            payable = state.payable(self.seat, condition)
            cards: Cards = payable if len(payable) >= condition.amount else ()
            return CardChoice("WS-C1", hand, condition.effect, cards, amount=condition.amount)
        return None if ability.effect == PLAY else TurnChoice("WS-15", hand, ("use", DECLINE))

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        condition, ability = self.printed(state)
        if not moves:
            return perform(self.seat, ability, self.card) if self.offered(state, condition) else ()
        if moves[0].notation == DECLINE:
            state.emit("declined", self.seat, (self.card,))
            return ()
        mark_used(state, self.seat, self.card)
        pay(state, self.seat, moves)
        return perform(self.seat, ability)

    def printed(self, state: WildSpaceState) -> tuple[Condition | None, CrewAbility]:
        printed = state.printed(self.card)
        assert printed.ability is not None, "only abilities are offered"
        return printed.condition, printed.ability

    def offered(self, state: WildSpaceState, condition: Condition | None) -> bool:
        """Is the card in the crew and unused, and can its condition be fulfilled as far as public facts show?"""
        if self.card in state.used or self.card not in state[CREWS[self.seat]]:
            return False
        return condition is None or state.may_fulfil(self.seat, condition, self.card)


def perform(seat: Seat, ability: CrewAbility, by: Card | None = None) -> Steps:
    """Return the steps of an ability, of a square or of a planet's action."""
    if ability.effect == DRAW:
        return (Draw(seat, ability.amount),)
    return (PutIntoPlay(seat, ability.what, by),) if ability.effect == PLAY else (DrawIntoPlay(seat),)


def pay(state: WildSpaceState, seat: Seat, moves: Moves) -> None:
    """Fulfil a condition: discard cards from hand, or remove them from the crew. A card that must be in the crew stays."""
    discard(state, _named(moves, DISCARD), HANDS[seat], "discarded")
    discard(state, _named(moves, REMOVE), CREWS[seat], "removed")


def _named(moves: Moves, verb: str) -> Cards:
    return tuple([card for move in moves if move.verb == verb for card in move.cards])


def mark_used(state: WildSpaceState, seat: Seat, card: Card) -> None:
    """Mark a card's ability as used in this turn; it stays used even if the card leaves and comes back."""
    state.used = tuple(sorted((*state.used, card)))
    state.emit("ability-used", seat, (card,))


# The Smuggler: a virtual player without a hand, whose moves the player makes


BACKS = "backs"
"""The pile of backs: the category of the next hostile planet is drawn from it."""


def lay_hostile_planets(state: WildSpaceState) -> None:
    """Five hostile planets, mixed by difficulty and shuffled, two of them open."""
    mix = state.game.figures.mixes[str(state.options["solo"])]
    for category, count in zip(CATEGORIES, mix, strict=True):
        stack = HOSTILE_STACKS[category]
        state.shuffle(stack)
        state.move(state[stack][:count], stack, HOSTILE_PILES[category], "hostile-mixed")
    show_back(state)
    for place in HOSTILE:
        reveal(state, place)


def show_back(state: WildSpaceState) -> None:
    """The top of the pile shows its back. Nobody has seen those below it, so their order is drawn as they come."""
    backs = [back for back, pile in enumerate(HOSTILE_PILES.values(), 1) for _ in state[pile]]
    state.hostile_back = state.order(BACKS, backs)[0] if backs else 0


def reveal(state: WildSpaceState, place: Zone) -> None:
    """Turn up the next hostile planet, if there is one."""
    if state.hostile_back:
        pile = HOSTILE_PILES[CATEGORIES[state.hostile_back - 1]]
        state.move(state[pile][:1], pile, place, "hostile-revealed")
        show_back(state)


class SmugglerChoice(OneOf):
    """A spaceship lands or explores, whichever of the two is possible."""

    __slots__ = ()

    def verbs(self) -> tuple[str, ...]:
        return LAND, EXPLORE


@step
class SmugglerTurn(Step[WildSpaceState, Move]):
    """The player lands the Smuggler's spaceship on an open hostile planet, or explores the one where it has landed."""

    def asks(self, state: WildSpaceState) -> Mapping[Seat, Choice[Move]]:
        names = state.game.catalogue.names
        notations = [
            f"{EXPLORE if landed else LAND} {names[card]}"
            for zone, landed in zip(HOSTILE, state.hostile_ships, strict=True)
            for card in state[zone]
        ]
        return {state.people[0]: SmugglerChoice(tuple(notations), "WS-S2", missing="not-the-smugglers")}

    def then(self, state: WildSpaceState, answers: Mapping[Seat, Move]) -> Steps:
        move = answers[state.people[0]]
        assert move.card is not None
        planet = state.game.figures.hostile[move.card]
        place = next(number for number, zone in enumerate(HOSTILE) if move.card in state[zone])
        if move.verb == LAND:
            state.hostile_ships = _with(state.hostile_ships, place, 1)
            state.emit("smuggler-landed", state.smuggler, move.cards)
            smuggle(state, planet.landing)
        else:
            state.emit("smuggler-explored", state.smuggler, move.cards)
            smuggle(state, planet.exploring)
            set_aside(state, place)
        return ()


def smuggle(state: WildSpaceState, abilities: tuple[Smuggling, ...]) -> None:
    """All abilities from left to right; what leaves the pool is replaced before the next. The cards trigger nothing."""
    assert state.smuggler is not None
    for ability in abilities:
        spot = POOL[ability.spot]
        if ability.effect == TAKE:
            state.move(state[spot], spot, CREWS[state.smuggler], "smuggled", state.smuggler)
        else:
            state.move(state[spot], spot, DISCARDS, "scrapped", state.smuggler)
        fill_pool(state)


def set_aside(state: WildSpaceState, place: int) -> None:
    """An explored hostile planet makes room for the next, while there is one."""
    zone = HOSTILE[place]
    state.move(state[zone], zone, EXPLORED, "set-aside", state.smuggler)
    state.hostile_ships = _with(state.hostile_ships, place, 0)
    reveal(state, zone)


def _with(ships: tuple[int, ...], place: int, ship: int) -> tuple[int, ...]:
    return (*ships[:place], ship, *ships[place + 1 :])
