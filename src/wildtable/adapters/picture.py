"""The table's picture as an array of pixels, of one size all through a game, as recorders of videos want it."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from typing import Any

from wildtable.adapters.extras import MissingExtraError

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
