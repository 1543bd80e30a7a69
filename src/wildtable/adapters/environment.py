"""What all adapters share: a variant with its encoding, its masks, its utility, its table as text and picture."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from typing import Any

from wildtable.adapters.encoding import Encoding, Mask, Numbers, mask_moves
from wildtable.engine.cards import Seat
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.view import View
from wildtable.engine.result import find_utility
from wildtable.games import load


class MissingExtraError(ImportError):
    """The package of a framework is not installed; the text says how to install it."""

    def __init__(self, extra: str, adapter: str = "") -> None:
        super().__init__(f"wildtable.adapters.{adapter or extra} needs more packages: pip install 'wildtable[{extra}]'")


class Environment:
    """A game with seats and options as programs see it. It holds no state."""

    def __init__(
        self, game: str | AnyGame, seats: int, options: Mapping[str, object], utility: str = "win", in_order: bool = False
    ) -> None:
        self.game: AnyGame = load(game) if isinstance(game, str) else game
        self.seats = seats
        self.encoding = Encoding(self.game, seats, options)
        self.options = self.encoding.options
        self.people = self.game.people(seats, self.options)
        self.moves = len(self.game.moves)
        self.in_order = in_order
        self.utility = utility
        self._utility = find_utility(utility)
        self.bounds = self._utility.bounds(self.game, seats)

    def __deepcopy__(self, memo: object) -> Environment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return share_environment, (self.game, self.seats, tuple(self.options.items()), self.utility, self.in_order)

    def new(self, seed: bytes | None) -> Any:
        """Deal a new game."""
        options: Any = self.options
        return self.game.new(self.seats, seed=seed, **options)

    def observe(self, state: Any, seat: Seat) -> Numbers:
        return self.encoding.encode(state.view(seat))

    def mask(self, state: Any, seat: Seat) -> Mask:
        """Return which moves a seat may play now; none, if it is not asked."""
        return mask_moves(state.asking.get(seat), self.moves, in_order=self.in_order)

    def utilities(self, state: Any) -> tuple[float, ...]:
        """Return what a finished game is worth to each person; 0 to everybody before the end."""
        return self._utility.values(state.result) if state.over else (0.0,) * self.people

    def render(self, view: View, mode: str | None) -> Any:
        """Return the table as a viewer sees it, in a mode of `RENDER_MODES`, by default as text; or print it."""
        if mode in ("svg", "rgb_array"):
            svg = view._repr_svg_()
            return svg if mode == "svg" else draw_pixels(svg)
        text = str(view)
        if mode != "human":
            return text
        print(text)
        return None


@cache
def share_environment(
    game: str | AnyGame, seats: int, options: tuple[tuple[str, object], ...], utility: str, in_order: bool
) -> Environment:
    """Return the environment of a variant, the same for the same arguments."""
    return Environment(game, seats, dict(options), utility, in_order)


def camel_case(name: str) -> str:
    """Return the name of a game in the way of class names: `wild-space` is `WildSpace`."""
    return "".join(word.capitalize() for word in name.split("-"))


# The table's picture


FRAME = (960, 720)
"""Width and height of the array."""
GROUND = "#f7f8fa"


def can_draw_pixels() -> bool:
    """Are the packages of the extra `picture` installed?"""
    return find_spec("PIL") is not None and find_spec("resvg_py") is not None


def draw_pixels(svg: str) -> Any:
    """Return a picture as an array of height, width and three colours, its proportions kept."""
    try:
        import numpy as np  # noqa: PLC0415 - only this mode of rendering needs them
        from PIL import Image, ImageOps  # noqa: PLC0415
        from resvg_py import svg_to_bytes  # noqa: PLC0415
    except ImportError as error:
        raise MissingExtraError("picture") from error
    drawn = Image.open(BytesIO(bytes(svg_to_bytes(svg_string=svg, width=FRAME[0]))))
    return np.asarray(ImageOps.pad(drawn.convert("RGB"), FRAME, color=GROUND))


RENDER_MODES = ("ansi", "human", "svg", *(["rgb_array"] if can_draw_pixels() else []))
"""The table as text, returned or printed, and as a picture: the text of an SVG, or pixels with the extra `picture`."""
