"""The page of views: what programs are shown, as plain data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tools.docs.markdown import WRITTEN, block, code, document, laid_out, prose, sentence, shape, table
from tools.docs.watching import all_games, watch
from tools.docs.wording import of_game
from wildtable.engine.events import Seen
from wildtable.engine.game import AnyGame
from wildtable.engine.view import View

HEAD = """
A view is what one seat, or a spectator, may know of a position. It is built from what may be shown, never by taking
hidden things away. Bots, pages, the API and `wildtable replay --json` see games through views only. Deal anew what a seat
cannot see, and its view stays the same byte for byte; a view is also enough to deal a whole game from (`game.imagine`).

`view.dump()` gives it as plain data, ready for JSON. The table says what each key holds and what it looked like in the
games that were played to write this page.
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
    "rules": "The number of its rules: it is raised when a game would play out differently.",
    "viewer": "Whose view it is: a seat, or null for a spectator.",
    "people": "How many of the seats are people's; a virtual player sits last.",
    "zones": "Where cards lie: the names of the cards where the viewer may look, else how many there are.",
    "memory": (
        "What the viewer still knows of cards gone from sight: these cards lie in these places, so many in each, and which "
        "lies where is not known."
    ),
    "result": "Scores and ranks by seat of people, and the points of virtual players, once the game is over.",
}
"""What there is to say about keys that are not simply the parts of a view of the same name."""
EVENTS = """
`view.events` tells what the last answer caused, as its viewer saw it; the API's `log`, its stream and the socket of a
table send the same. Cards that moved unseen are null, and only their number is told. A fact that is no move of cards has
no `from` and no `to`.
"""
EVENT_KEYS = {
    "event": "What happened, by name; each game has its own, listed below.",
    "seat": "Who did it, or whose cards they were.",
    "cards": "The cards, by name, or null where this viewer did not see their faces.",
    "count": "How many cards they were.",
    "from": "The zone they came from.",
    "to": "The zone they went to.",
    "number": "A number that belongs to it: of the round, of points, of cards in a pile.",
}
ZONES = """
Who may look, and whether the order tells something: a zone that sorts keeps none. N is a seat, or a place in a row that
begins with 1; zones of seats that nobody sits in are empty.
"""
NUMBER = re.compile(r"-\d+$")
SIGHTS = {"all": "everybody", "owner": "its owner", "nobody": "nobody"}


def page() -> str:
    return document(
        "# Views",
        prose(HEAD),
        WRITTEN,
        EXAMPLE,
        "## What a view holds",
        table(("key", "looks like", "what it holds"), _keys()),
        "## Events",
        prose(EVENTS),
        table(("key", "what it holds"), [(code(key), text) for key, text in _checked_event_keys().items()]),
        *(part for game in all_games() for part in _game(game)),
    )


def _keys() -> list[tuple[str, str, str]]:
    views = [view for game in all_games() for view in watch(game.name).views]
    return [(code(key), shape([view[key] for view in views]), KEYS.get(key) or _documented(key)) for key in views[0]]


def _documented(key: str) -> str:
    about = getattr(View, key).__doc__
    assert about, f"View.{key} says nothing of itself"
    return sentence(about)


def _checked_event_keys() -> Mapping[str, str]:
    game = all_games()[0]
    assert list(Seen("", None, None, 0, None, None, None).dump(game.catalogue)) == list(EVENT_KEYS)
    return EVENT_KEYS


def _game(game: AnyGame) -> list[str]:
    title = game.texts.say("en", "game-title")
    watched = watch(game.name)
    state = watched.states[0]
    facts = {name: [view["facts"][name] for view in watched.views] for name in state.FACTS}
    return [
        f"## {title}",
        f"### Facts of {title}",
        prose(str(type(state).__doc__)),
        table(
            ("fact", "looks like", "for example"),
            [(code(name), shape(seen), _example(seen)) for name, seen in facts.items()],
        ),
        f"### Zones of {title}",
        prose(ZONES),
        table(("zone", "is", "who may look", "order"), _zones(game)),
        f"### Events of {title}",
        table(("event", "as people read it"), [(code(name), text) for name, text in of_game(game, "event-").items()]),
        f"### A view of {title}",
        f"Seat 0 of {state.seats} at the second question, seed `{state.seed.decode()}`; empty zones are left out here.",
        block(_view(watched.views[1 + 2 * _second(watched.states)]), "json"),
    ]


def _second(states: list[Any]) -> int:
    """Where the second question stands, all answers to the first being in."""
    return next(number for number, state in enumerate(states) if len(state.history.lines()) == 1)


def _example(seen: list[object]) -> str:
    """A value that tells something, where there is one."""
    return (
        code(next((value for value in seen if value and (not isinstance(value, tuple) or any(value))), seen[0]))
        .replace("(", "[")
        .replace(")", "]")
    )


def _zones(game: AnyGame) -> list[tuple[str, ...]]:
    """Zones that differ in their number only are one row."""
    stems = [NUMBER.sub("", zone.name) for zone in game.layout.zones]
    rows: dict[str, tuple[str, ...]] = {}
    for zone, stem in zip(game.layout.zones, stems, strict=True):
        name = f"{stem}-N" if stems.count(stem) > 1 else zone.name
        order = "none" if zone.sorts else "as they came"
        rows[name] = (code(name), game.texts.say("en", f"zone-{stem}"), SIGHTS[zone.visibility.value], order)
    return list(rows.values())


def _view(dump: dict[str, Any]) -> str:
    zones = {name: cards for name, cards in dump["zones"].items() if cards}
    return laid_out({**dump, "zones": zones}, "zones")
