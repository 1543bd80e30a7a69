"""The laws of all games, as checks on states: laws 1 to 6 of the documentation on research."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, islice, takewhile
from random import Random
from typing import Any, NamedTuple

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.files.record import Record
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.events import Event, Seen
from wildtable.engine.knowledge.memory import Memory
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.refusals import Refusal
from wildtable.engine.state import State
from wildtable.games import game_types, get_game, scenes_of

Viewer = int | None


class LawBroken(AssertionError):
    """A game does not obey a law."""


def hold(condition: object, law: str) -> None:
    """Raise LawBroken unless the condition holds."""
    if not condition:
        raise LawBroken(law)


ORDINARY = 150
"""The size of an ordinary vocabulary. With more moves a position takes longer to check, and fewer are checked."""


@dataclass(frozen=True)
class Deal:
    """One game to play by chance: everything in it follows from these figures, so that a failure can be repeated."""

    game: AnyGame
    seats: int
    options: dict[str, Any]
    seed: str
    lively: bool = False
    """Are moves preferred that do what is asked? Where most do something else, games get further that way."""

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name} seats={self.seats} {options} seed={self.seed}" + " lively" * self.lively

    def rng(self, purpose: str) -> Random:
        return Random(f"{self} {purpose}")

    def new(self) -> Any:
        return self.game.new(self.seats, seed=self.seed, **self.options)

    def move(self, choice: Choice[Any], chance: Random) -> Move:
        return lively(choice, chance) if self.lively else choice.sample(chance)


def lively(choice: Choice[Any], chance: Random) -> Move:
    """Mostly a move of the kind that the question asks for first, else any."""
    asked_for = [move for move in choice if move.verb == choice.verbs()[0]]
    return chance.choice(asked_for) if asked_for and chance.random() < 0.8 else choice.sample(chance)


def deals(games: int, seed: str) -> Iterator[Deal]:
    """Yield deals of each installed game, spread evenly over its seats and options."""
    for name in game_types():
        yield from islice(deals_of(get_game(name), seed), games)


def deals_of_each_variant(rounds: int, seed: str) -> Iterator[Deal]:
    """Yield deals of each variant of each installed game."""
    for name in game_types():
        yield from islice(deals_of(get_game(name), seed), rounds * len(get_game(name).variants()))


def deals_of(game: AnyGame, seed: str) -> Iterator[Deal]:
    """Yield deals of a game without end, one variant after the other, every other time around lively ones."""
    variants = game.variants()
    for number in count():
        seats, options = variants[number % len(variants)]
        yield Deal(game, seats, options, f"{seed}-{number}", lively=number // len(variants) % 2 == 1)


def check_deal(deal: Deal, often: float) -> int:
    """Play a deal at random and check every law, the expensive ones at a share of the decisions."""
    try:
        return _check_deal(deal, often)
    except Exception as error:
        error.add_note(f"in {deal}")
        raise


def _check_deal(deal: Deal, often: float) -> int:
    state = deal.new()
    chance, spot = deal.rng("moves"), deal.rng("spots")
    witnesses = [Witness(state, viewer, spot) for viewer in viewers(state)]
    decisions = 0
    often *= min(1, ORDINARY / len(deal.game.moves))
    check_position(state, spot)
    while not state.over:
        seat = chance.choice(list(state.asking))
        if spot.random() < often:
            check_position(state, spot)
        if spot.random() < often:
            check_conversation(state, spot.choice(viewers(state)), spot)
        if spot.random() < often / 4 and state.asking[seat]:
            check_withdrawing(state, seat, spot)
        state.play(seat, deal.move(state.asking[seat], chance))
        decisions += 1
        deal.game.check(state)
        check_events(state, spot)
        for witness in witnesses:
            witness.check(state)
        hold(decisions <= deal.game.longest(deal.seats), "law 5: the game is longer than `longest` says")
    check_position(state, spot)
    check_record(state)
    return decisions


def viewers(state: State) -> list[Viewer]:
    return [None, *state.people]


def check_position(state: State, rng: Random) -> None:
    """Check all laws about one position."""
    check_files(state)
    check_copies(state, rng)
    check_moves(state, rng)
    for viewer in viewers(state):
        check_secrets(state, viewer, rng)


def check_files(state: State) -> None:
    """Laws 1 and 6: a position goes through its file unchanged, what it remembers included."""
    text = json.dumps(state.position())
    loaded = state.game.from_position(json.loads(text))
    hold(loaded == state and json.dumps(loaded.position()) == text, "law 1: a position is loaded as it was saved")


def check_record(state: State) -> None:
    """Laws 1 and 6: seed and moves replay to an equal state, through the record's file."""
    record = Record.parse(str(state.record()))
    hold(record == state.record(), "law 6: a record is read as it was written")
    hold(state.game.replay(record) == state, "law 1: a record replays to the same state")


def check_copies(state: State, rng: Random) -> None:
    """Law 2: whatever is played on a copy, its source stays as it was."""
    before = json.dumps(state.position())
    twin = state.copy()
    for _ in range(5):
        if not twin.over:
            seat = rng.choice(list(twin.asking))
            twin.play(seat, twin.asking[seat].sample(rng))
    hold(json.dumps(state.position()) == before, "law 2: playing on a copy changes nothing of its source")


def check_moves(state: State, rng: Random) -> None:
    """Law 3: every offered move is accepted; every other is refused with a reason and changes nothing."""
    before = json.dumps(state.position())
    for seat in state.people:
        choice = state.asking.get(seat)
        offered = set(choice) if choice is not None else set()
        hold(choice is None or len(choice) == len(offered) > 0, "law 3: a choice offers moves, each once")
        for move in state.game.moves:
            refusal = state.why(seat, move)
            is_offered = move in offered
            hold((refusal is None) == is_offered, f"law 3: {move} is refused exactly if it is not offered")
            hold(is_offered == (choice is not None and move in choice), f"law 3: {move} is in the choice if it is listed")
            if refusal is None:
                state.copy().play(seat, move)
            elif rng.random() < 0.1:
                check_refusal(state, seat, move.notation, refusal)
    hold(json.dumps(state.position()) == before, "law 3: a refused move changes nothing")


def check_refusal(state: State, seat: int, notation: str, expected: Refusal) -> None:
    try:
        state.play(seat, notation)
    except Refusal as refused:
        hold(refused.dump() == expected.dump(), f"law 3: {notation} is refused for the reason that `why` gives")
    else:
        raise LawBroken(f"law 3: {notation} is refused, but can be played")


def check_withdrawing(state: State, seat: int, rng: Random) -> None:
    """An answer begun and taken back leaves no trace, however far it went; picks may come in any order."""
    twin = state.copy()
    before = json.dumps(twin.position())
    picks = twin.sealed.get(seat, ())
    for _ in range(rng.randrange(1, 4)):
        if seat in twin.asking and (len(twin.asking) > 1 or twin.asking[seat].after(twin.asking[seat].options[0])):
            twin.play(seat, twin.asking[seat].options[0])
    if twin.history is state.history and seat in twin.sealed:
        twin.withdraw(seat)
        for move in reversed(picks):
            twin.play(seat, move)
        hold(json.dumps(twin.position()) == before, "law 2: an answer taken back leaves no trace")


def check_secrets(state: State, viewer: Viewer, rng: Random) -> None:
    """Law 4: deal again what a viewer cannot see, and everything it is shown stays byte for byte the same."""
    view = state.view(viewer)
    imagined = state.game.imagine(view, rng)
    state.game.check(imagined)
    secret = "law 4: what a viewer is shown does not depend on what they may not see"
    hold(shown(imagined, viewer) == shown(state, viewer), f"{secret}: view, choice and refusals")
    if rng.random() < 0.05:
        hold(page(imagined.view(viewer)) == page(view), f"{secret}: the table in words")


def shown(state: State, viewer: Viewer) -> str:
    """Return all that one viewer gets: the view, the choice, every refusal."""
    view = state.view(viewer)
    reasons = [] if viewer is None else [reason(state, viewer, move.notation) for move in state.game.moves]
    return json.dumps([view.dump(), reasons])


def page(view: View, language: str = "en") -> str:
    """Return the table, the question, the answers and what the viewer remembers, in words, as terminals show them."""
    wording = wording_of(view.game, [f"Seat {seat}" for seat in range(view.seats)], language)
    texts: list[object] = [wording.rows(view), view.memory.lots]
    if view.choice is not None:
        texts += [wording.question(scenes_of(view.game).build_prompt(view, wording.names)), wording.offers(view)]
    return repr(texts)


def reason(state: State, seat: int, notation: str) -> object:
    refusal = state.why(seat, notation)
    return None if refusal is None else refusal.dump()


class Witness:
    """Law 4 for memory: folded from nothing but what the viewer saw, hidden faces exchanged, it comes out the same."""

    def __init__(self, state: State, viewer: Viewer, rng: Random) -> None:
        layout = state.game.layout.zones
        boxes = state.game.blank(state.seats, state.options, b"").zones
        self.viewer = viewer
        self.rng = rng
        self.memory = Memory.of_contents(viewer, layout, boxes)
        self.check(state)

    def check(self, state: State) -> None:
        self.memory = self.memory.after(self.blinded(event, state) for event in state.events)
        hold(state.view(self.viewer).memory == self.memory, "law 4: a viewer remembers only what they saw")

    def blinded(self, event: Event, state: State) -> Event:
        if sees(self.viewer, event):
            return event
        return event._replace(cards=any_cards(state, len(event.cards), self.rng))


def any_cards(state: State, count: int, rng: Random) -> Cards:
    return tuple(rng.randrange(len(state.game.catalogue)) for _ in range(count))


def check_conversation(state: State, viewer: Viewer, rng: Random, calls: int = 8) -> int:
    """Law 4 for conversations; return how many calls were compared."""
    conversation = Conversation(state, viewer, rng)
    return sum(1 for _ in takewhile(bool, (conversation.call() for _ in range(calls))))


def any_answer(state: State, seat: Seat, rng: Random) -> list[Any]:
    """Mostly an answer to what the seat is asked, and what comes after it: the same again, other moves, nonsense."""
    moves: list[Any] = []
    choice = state.asking.get(seat)
    while choice is not None and rng.random() < 0.9:
        moves.append(choice.sample(rng).notation)
        choice = choice.after(state.game.moves[moves[-1]])
    while rng.random() < 0.4 and len(moves) < 20:
        moves.append(rng.choice((*moves, any_move(state, rng), rng.randrange(-1, len(state.game.moves)), "xyzzy", None)))
    return moves


def any_move(state: State, rng: Random) -> str:
    return state.game.moves[rng.randrange(len(state.game.moves))].notation


class Reply(NamedTuple):
    """What one world replies to a call."""

    text: str
    is_accepted: bool = False


class Conversation:
    """Law 4 for any sequence of calls: a viewer calls two worlds that it cannot tell apart, and both reply the same.

    The other world is dealt from the view; other seats answer for themselves in each. Replies may differ only where a call
    is accepted that shows a face, shuffles, or opens the answers of others: there the conversation ends.
    """

    def __init__(self, state: State, viewer: Viewer, rng: Random) -> None:
        self.rng = rng
        self.viewer = viewer
        self.worlds: tuple[State, State] = (
            state.copy(),
            state.game.imagine(state.view(viewer), Random(rng.getrandbits(64))),
        )
        self.said: list[str] = []
        """The calls so far, to be read where they break the law."""

    def call(self) -> bool:
        """Make the next call in both worlds; return False where the conversation ends."""
        before = [(world.history, world.disclosed, self._has_secret_answers(world)) for world in self.worlds]
        calls = [self.other_seat, self.look]
        if self.viewer is not None:
            calls += [self.play, self.play, self.play, self.why, self.withdraw]
        first, second = self.rng.choice(calls)()
        shown = [Reply(json.dumps(world.view(self.viewer).dump())) for world in self.worlds]
        if first == second and shown[0] == shown[1]:
            return not self.worlds[0].over
        discloses = (
            first.is_accepted
            and second.is_accepted
            and any(
                world.history is not history and (is_secret or world.disclosed != disclosed)
                for world, (history, disclosed, is_secret) in zip(self.worlds, before, strict=True)
            )
        )
        different = (first, second) if first != second else shown
        hold(discloses, f"law 4: viewer {self.viewer}: {'; '.join(self.said)}: {different[0]}, but {different[1]}")
        return False

    def _has_secret_answers(self, world: State) -> bool:
        return any(seat != self.viewer for seat in world.sealed)

    def in_both(self, name: str, call: Callable[[State], object]) -> list[Reply]:
        """Return the replies of both worlds, refusals included."""
        self.said.append(name)
        replies = []
        for world in self.worlds:
            try:
                replies.append(Reply(repr(call(world)), is_accepted=True))
            except Refusal as refusal:
                replies.append(Reply(json.dumps(refusal.dump())))
        return replies

    def play(self) -> list[Reply]:
        """An answer of any length and content."""
        seat = self.viewer
        assert seat is not None
        moves = any_answer(self.worlds[0], seat, self.rng)

        def answer(world: State) -> list[str]:
            history = world.history
            world.play(seat, *moves)
            return [] if world.history is history else [render(event, seat, world) for event in world.events]

        return self.in_both(f"play {moves}", answer)

    def why(self) -> list[Reply]:
        """The reason why a move cannot be played."""
        seat, move = self.viewer, any_move(self.worlds[0], self.rng)
        assert seat is not None
        return self.in_both(f"why {move}", lambda world: reason(world, seat, move))

    def withdraw(self) -> list[Reply]:
        assert self.viewer is not None
        seat = self.viewer
        return self.in_both("withdraw", lambda world: world.withdraw(seat))

    def look(self) -> list[Reply]:
        """What is derived from the view: the table in words, advice and hints."""

        def told(world: State) -> object:
            view: View = world.view(self.viewer)
            if view.choice is None:
                return page(view)
            return page(view), world.game.advise(view, view.choice), world.game.hints(view, view.choice)

        return self.in_both("look", told)

    def other_seat(self) -> list[Reply]:
        """Another seat begins an answer in one of the worlds, or gives or withdraws one in both; the last is not given."""
        others = [seat for seat in self.worlds[0].people if seat != self.viewer and seat in self.worlds[0]._question]
        if not others:
            return [Reply(""), Reply("")]
        seat, kind, rng = self.rng.choice(others), self.rng.choice(("begin", "finish", "withdraw")), self.rng
        self.said.append(f"seat {seat}: {kind}")
        for world in (rng.choice(self.worlds),) if kind == "begin" else self.worlds:
            if kind == "withdraw" and seat in world.sealed:
                world.withdraw(seat)
            while kind != "withdraw" and (choice := world.asking.get(seat)) is not None and len(world.asking) > 1:
                move = choice.sample(rng)
                if kind == "begin" and choice.after(move) is None:
                    break
                world.play(seat, move)
                if kind == "begin":
                    break
        return [Reply(""), Reply("")]


def check_events(state: State, rng: Random) -> None:
    """Law 4 for events: exchange the faces a viewer may not see, and its rendering stays the same."""
    for event in state.events:
        for viewer in viewers(state):
            if sees(viewer, event):
                continue
            swapped = event._replace(cards=any_cards(state, len(event.cards), rng))
            same = render(event, viewer, state) == render(swapped, viewer, state)
            hold(same, f"law 4: {event.name} shows no cards to those who may not see them")


def sees(viewer: Viewer, event: Event) -> bool:
    """By the declarations of the zones alone, not by what the event says of itself."""
    if event.source is None or event.target is None:
        return True
    return event.source.visible(viewer) or event.target.visible(viewer)


def render(event: Event, viewer: Viewer, state: State) -> str:
    return json.dumps(Seen.of(event, viewer).dump(state.game.catalogue))
