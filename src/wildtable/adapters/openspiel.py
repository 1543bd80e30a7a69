"""OpenSpiel: every game as a sequential game with explicit chance. Importing this module registers `python_wild_cards` and
the others.

Of several seats that are asked at once the lowest answers first; the others do not see its answer. A shuffle is a row of
chance nodes, one for each card from the top, so that probabilities are exact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from wildtable.adapters.environment import MissingExtraError

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingExtraError("openspiel") from error

from wildtable.adapters.environment import Environment, camel_case, share_environment
from wildtable.engine.cards import Cards, Seat
from wildtable.engine.options import Setting
from wildtable.engine.shuffling import Shuffle
from wildtable.games import game_types, load

Params = Mapping[str, Any]


class UnknownOrderError(Exception):
    """A shuffle whose order has not been drawn yet."""

    def __init__(self, shuffle: Shuffle) -> None:
        super().__init__(shuffle.pile)
        self.shuffle = shuffle


class SpielGame(pyspiel.Game):
    """A variant of a game. Parameters: `seats`, its options, `utility`, and `in_order` for cards in ascending order."""

    game_name: ClassVar[str]

    def __init__(self, params: Params | None = None) -> None:
        name = self.game_name
        parameters = _defaults(name) | dict(params or {})
        settings = {setting.name: parameters[setting.name] for setting in load(name).settings}
        self.environment = env = share_environment(
            name, parameters["seats"], tuple(settings.items()), parameters["utility"], parameters["in_order"]
        )
        least, most = env.bounds
        chance = max(len(env.game.catalogue), env.seats)
        constant = {"win": 1.0, "rank": 0.0}.get(parameters["utility"]) if env.people > 1 else None
        info = pyspiel.GameInfo(
            num_distinct_actions=env.moves,
            max_chance_outcomes=chance,
            num_players=env.people,
            min_utility=float(least),
            max_utility=float(most),
            utility_sum=constant,
            max_game_length=env.game.longest(env.seats),
        )
        super().__init__(_game_type(name, constant), info, parameters)

    def new_initial_state(self) -> SpielState:
        """Return the state before the first shuffle."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Params | None = None) -> SpielObserver:
        """Return an observer: the numbers of the view, or, with perfect recall, its whole history as text."""
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        return SpielObserver(self.environment, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A position, or a shuffle being drawn on the way to the next one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.environment = env = game.environment
        options: Any = env.options
        self.position = env.game.blank(env.seats, options, b"")
        self.position.agenda = (env.game.opening(),)
        self._pending: tuple[int, ...] | None = ()
        """The move that is being played, as seat and number, while nature draws; nothing for the deal."""
        self._orders: dict[str, tuple[Cards, ...]] = {}
        """The orders of shuffles that are drawn, by pile."""
        self._pile = ""
        self._left: Counter[int] = Counter()
        self._drawn: Cards = ()
        self._past = [""] * env.people
        """All that each player has done and seen."""
        self._go_on()

    # Nature

    def _go_on(self) -> None:
        """Play the current move on a copy; stop at the first shuffle whose order is not drawn."""
        trial = self.position.copy()
        trial.stacks, trial.on_shuffle = self._orders, _ask_for_order
        try:
            if self._pending:
                trial.play(*self._pending)
            else:
                trial.run()
        except UnknownOrderError as unknown:
            self._pile, self._left, self._drawn = unknown.shuffle.pile, Counter(unknown.shuffle.items), ()
            return
        trial.on_shuffle, trial.stacks = None, {}
        self._remember(trial)
        self.position, self._pending, self._orders, self._left = trial, None, {}, Counter()

    def _remember(self, position: Any) -> None:
        """Add the move just played to the past of its player, and what it caused to that of all who saw it."""
        if self._pending:
            seat, move = self._pending
            self._past[seat] += f"> {position.game.moves[move]}\n"
        catalogue = position.game.catalogue
        for player in position.people if position.events else ():
            for event in position.view(player).events:
                values = [str(value) for value in event.dump(catalogue).values() if value is not None]
                self._past[player] += f"{' '.join(values)}\n"

    def _draw(self, card: int) -> None:
        self._drawn += (card,)
        self._left -= Counter((card,))
        if len(self._left) > 1:
            return
        order = self._drawn + tuple(self._left.elements())
        self._orders = {**self._orders, self._pile: (*self._orders.get(self._pile, ()), order)}
        self._go_on()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that can come next in the shuffled pile, with their probabilities."""
        total = self._left.total()
        return [(card, count / total) for card, count in sorted(self._left.items())]

    # Players

    def current_player(self) -> int:
        if self._pending is not None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        terminal: int = pyspiel.PlayerId.TERMINAL
        return min(self.position.asking, default=terminal)

    def _legal_actions(self, player: int) -> list[int]:
        choice = self.position.asking[player]
        return sorted(move.id for move in (choice.in_order if self.environment.in_order else choice.options))

    def _apply_action(self, action: int) -> None:
        if self._pending is not None:
            self._draw(action)
        else:
            self._pending = self.current_player(), action
            self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.environment.game
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self._pile}: {game.spell_pile(self._pile, (action,))[0]}"
        return game.moves[action].notation

    def is_terminal(self) -> bool:
        return self._pending is None and bool(self.position.over)

    def returns(self) -> list[float]:
        return list(self.environment.utilities(self.position)) if self.is_terminal() else [0.0] * self.environment.people

    def __str__(self) -> str:
        """Return everything there is to know, hidden cards included."""
        position, drawn = self.position, self.environment.game.spell_pile(self._pile, self._drawn) if self._left else []
        facts = {name: getattr(position, name) for name in position.fact_names}
        return "\n".join([*self._spell(position.zones), f"{facts} {position.agenda} {position.sealed}", *drawn])

    def _spell(self, zones: Iterable[Cards | int]) -> Iterator[str]:
        """Yield the zones that are not empty, with their cards or their number of cards."""
        game = self.environment.game
        for zone, cards in zip(game.layout.zones, zones, strict=True):
            if cards:
                yield f"{zone.name}: {cards if isinstance(cards, int) else ' '.join(game.catalogue.spell(cards))}"

    # Information

    def information_state_string(self, player: Seat | None = None) -> str:
        """Return all that a player has done and seen, and who is asked and has answered."""
        seat = self.current_player() if player is None else player
        view = self.position.view(seat)
        return f"{seat}\n{self._past[seat]}{view.asked} {view.answered}"

    def observation_string(self, player: Seat | None = None) -> str:
        """Return what a player sees now."""
        view = self.position.view(self.current_player() if player is None else player)
        zones = [count if cards is None else cards for cards, count in zip(view.shown, view.counts, strict=True)]
        question = f"{view.facts} {view.agenda} {view.asked} {view.answered} {view.picks}"
        return "\n".join([f"seat {view.viewer}", *self._spell(zones), question])

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> SpielState:
        """Return a state dealt again from what a player knows. The past of others is unknown: for them, it begins with what
        they see now."""
        other: SpielState = self.get_game().new_initial_state()
        chance = Random(int(sampler() * 2**53))
        other.position = self.environment.game.imagine(self.position.view(player), chance)
        other._pending, other._left = None, Counter()
        other._past = [f"{other.observation_string(seat)}\n" for seat in range(self.environment.people)]
        other._past[player] = self._past[player]
        return other


class SpielObserver:
    """What a player sees, as numbers by field and as text."""

    def __init__(self, environment: Environment, *, perfect_recall: bool) -> None:
        self.environment = environment
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(environment.encoding.size, np.float32)
        self.dict = {name: self.tensor[part] for name, part in environment.encoding.fields.items()}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Fill `tensor`, of which `dict` has the parts."""
        self.environment.encoding.encode(state.position.view(player), self.tensor)

    def string_from(self, state: SpielState, player: Seat) -> str:
        return state.information_state_string(player) if self.perfect_recall else state.observation_string(player)


def _ask_for_order(shuffle: Shuffle) -> None:
    if len({*shuffle.items}) > 1:
        raise UnknownOrderError(shuffle)


def _defaults(name: str) -> dict[str, Any]:
    """Return the parameters of a game with their defaults."""
    settings = {setting.name: _default(setting) for setting in load(name).settings}
    return {"seats": 3, "utility": "win", "in_order": False} | settings


def _default(setting: Setting) -> bool | int | str:
    """Return the default of an option in the type that OpenSpiel reads from texts like its values; `no` stands for False."""
    if all(isinstance(value, bool) for value in setting.values):
        return bool(setting.default)
    if all(str(value).isdecimal() for value in setting.values):
        return int(setting.default)
    return str(setting.default or "no")


def _game_type(name: str, constant: float | None = None) -> Any:
    kinds = pyspiel.GameType.Utility
    utility = {None: kinds.GENERAL_SUM, 0.0: kinds.ZERO_SUM}.get(constant, kinds.CONSTANT_SUM)
    game = load(name)
    return pyspiel.GameType(
        short_name=f"python_{name.replace('-', '_')}",
        long_name=camel_case(name),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.layout.seats,
        min_num_players=min(game.people_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )


for _name in game_types():
    pyspiel.register_game(_game_type(_name), type(f"Spiel{camel_case(_name)}", (SpielGame,), {"game_name": _name}))
