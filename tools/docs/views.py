"""Generate docs/views.md: views and events as plain data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tools.docs.markdown import GENERATED, block, code, describe_shape, document, format_json, prose, sentence, table
from tools.docs.messages import game_messages
from tools.docs.playthroughs import all_games, play_games
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.events import Seen
from wildtable.engine.knowledge.view import View

HEAD = """
A view is what one seat, or a spectator, may know about a state. It is built by allow-list, never by removing hidden data.
Bots, pages, the API and `wildtable replay --json` access games through views only. If everything a seat cannot see is dealt
again, its view stays the same byte for byte. A view is also sufficient to deal a complete state from (`game.imagine`).

`view.dump()` returns it as plain data, ready for JSON. The types in the table come from games played to generate this
page.
"""
EXAMPLE = """
```python
import wildtable

game = wildtable.load("wild-cards")
view = game.new(seats=3, seed=7).view(0)               # None instead of 0: a spectator's
seen = view.dump()
print(seen["zones"]["hand-0"][:2])                     # prints ['forest-3', 'savannah-1']
print(seen["zones"]["hand-1"])                         # prints 8
print(seen["choice"][0])                               # prints bid forest-3
```
"""
KEYS = {
    "game": "The name of the game.",
    "rules": "The version of its rules, raised when a game would play out differently.",
    "viewer": "The seat whose view it is, or null for a spectator.",
    "people": "The number of seats of people; a virtual player has the last seat.",
    "zones": "The zones: names of the cards if the viewer may see them, otherwise their number.",
    "memory": (
        "What the viewer knows about hidden cards: these cards are in these zones, this many in each, and which card is in "
        "which zone is not known."
    ),
    "result": "Scores and ranks of people by seat, and the points of virtual players, when the game is over.",
}
"""Keys that are not documented by the attribute of View with the same name."""
EVENTS = """
`view.events` lists what the last answer caused, as the viewer saw it. The `log` of the API, its event stream and the
WebSocket of a table send the same. `cards` is null if the viewer did not see them; `count` is always given. An event that
moves no cards has no `from` and no `to`.
"""
EVENT_KEYS = {
    "event": "The name of the event; the names of each game are listed below.",
    "seat": "The seat that acted, or that owns the cards.",
    "cards": "The names of the cards, or null if the viewer did not see them.",
    "count": "The number of cards.",
    "from": "The zone they came from.",
    "to": "The zone they went to.",
    "number": "A number that belongs to the event: of the round, of points, of cards in a pile.",
}
ZONES = """
Each zone with its viewers and its order; a sorted zone has no order of its own. N is a seat, or a place in a row that
starts with 1. Zones of unused seats are empty.
"""
NUMBER = re.compile(r"-\d+$")
VIEWERS = {"all": "all", "owner": "its owner", "nobody": "nobody"}


def page() -> str:
    return document(
        "# Views",
        prose(HEAD),
        GENERATED,
        EXAMPLE,
        "## Contents of a view",
        table(("key", "type", "contents"), _keys()),
        "## Events",
        prose(EVENTS),
        table(("key", "contents"), [(code(key), text) for key, text in _checked_event_keys().items()]),
        *(part for game in all_games() for part in _game(game)),
    )


def _keys() -> list[tuple[str, str, str]]:
    views = [view for game in all_games() for view in play_games(game.name).views]
    return [(code(key), describe_shape([view[key] for view in views]), _contents(key)) for key in views[0]]


def _contents(key: str) -> str:
    if key in KEYS:
        return KEYS[key]
    about = getattr(View, key).__doc__
    assert about, f"View.{key} needs a docstring"
    return sentence(about)


def _checked_event_keys() -> Mapping[str, str]:
    game = all_games()[0]
    assert list(Seen("", None, None, 0, None, None, None).dump(game.catalogue)) == list(EVENT_KEYS)
    return EVENT_KEYS


def _game(game: AnyGame) -> list[str]:
    title = game.texts.say("en", "game-title")
    playthrough = play_games(game.name)
    state = playthrough.states[0]
    facts = {name: [view["facts"][name] for view in playthrough.views] for name in state.fact_names}
    return [
        f"## {title}",
        f"### Facts of {title}",
        prose(str(type(state).__doc__)),
        table(
            ("fact", "type", "example"),
            [(code(name), describe_shape(seen), _example(seen)) for name, seen in facts.items()],
        ),
        f"### Zones of {title}",
        prose(ZONES),
        table(("zone", "name", "visible to", "order"), _zones(game)),
        f"### Events of {title}",
        table(("event", "text"), [(code(name), text) for name, text in game_messages(game, "event-").items()]),
        f"### A view of {title}",
        f"Seat 0 of {state.seats} at the second question, seed `{state.seed.decode()}`; empty zones are omitted.",
        block(_view(playthrough.views[1 + 2 * _second(playthrough.states)]), "json"),
    ]


def _second(states: list[Any]) -> int:
    """Return the index of the first state at the second question."""
    return next(number for number, state in enumerate(states) if len(state.history.lines()) == 1)


def _example(seen: list[object]) -> str:
    """Return a non-empty value, if there is one."""
    return (
        code(next((value for value in seen if value and (not isinstance(value, tuple) or any(value))), seen[0]))
        .replace("(", "[")
        .replace(")", "]")
    )


def _zones(game: AnyGame) -> list[tuple[str, ...]]:
    """Return one row for all zones that differ only in their number."""
    stems = [NUMBER.sub("", zone.name) for zone in game.layout.zones]
    rows: dict[str, tuple[str, ...]] = {}
    for zone, stem in zip(game.layout.zones, stems, strict=True):
        name = f"{stem}-N" if stems.count(stem) > 1 else zone.name
        order = "sorted" if zone.sorts else "preserved"
        rows[name] = (code(name), game.texts.say("en", f"zone-{stem}"), VIEWERS[zone.visibility.value], order)
    return list(rows.values())


def _view(dump: dict[str, Any]) -> str:
    zones = {name: cards for name, cards in dump["zones"].items() if cards}
    return format_json({**dump, "zones": zones}, "zones")
