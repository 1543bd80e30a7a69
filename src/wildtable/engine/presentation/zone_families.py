"""Zone families: zones that belong together on the table, such as the hands of all seats or the places of a row."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

from wildtable.engine.zones import Visibility, Zone

if TYPE_CHECKING:
    from wildtable.engine.knowledge.view import View


@cache
def zone_family(zone: str) -> str:
    """Return what zones of all seats, or of a row, have in common: the name without its number."""
    return re.sub(r"-\d+$", "", zone)


def is_pile(view: View, zones: Sequence[Zone]) -> bool:
    """Are these common cards a pile: hidden, in an order, or where cards begin? Others lie side by side."""
    if len(zones) > 1:
        return False
    (zone,) = zones
    boxes = view.game.boxes(view.seats, view.options)
    return not zone.sorts or zone.visibility is not Visibility.ALL or zone in boxes


def families_in_play(view: View, *, owned: bool) -> list[list[Zone]]:
    """Return the zones in play by family: those of seats, or the common ones."""
    zones = [zone for zone in view.game.layout.zones if (zone.owner is not None) is owned]
    in_play = [zone for zone in zones if zone.owner is None or zone.owner < view.seats]
    return [list(family) for _, family in groupby(in_play, lambda zone: zone_family(zone.name))]
