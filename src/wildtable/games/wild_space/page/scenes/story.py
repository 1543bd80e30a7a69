"""The story of the turns since the viewer's last one: the links of each turn, and planets as they are revealed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from wildtable.engine.presentation.scenes import BRIEF, LONG, NORMAL, Beat, Names, Story
from wildtable.games.wild_space.page.scenes.turns import LINKS
from wildtable.games.wild_space.view import WildSpaceView

HELD = ("landed", "explored", "smuggled")
"""What is held longer than the cards that come and go."""
DREW = "link-drew"


def build_story(view: WildSpaceView, _: Names, story: Story) -> tuple[Beat, ...]:
    """Tell the turns after the viewer's last one, the present one included; to spectators a turn of every seat."""
    begun = [place for place, event in enumerate(story) if event["event"] == "turn-began"]
    own = [number for number, place in enumerate(begun) if story[place]["seat"] == view.viewer]
    is_mine = bool(own) and own[-1] == len(begun) - 1
    since = own[-2:-1] if is_mine else own[-1:]
    first = since[0] + 1 if since else max(0, len(begun) - view.seats)
    return tuple(_join_draws(_tell(story, begun[first]))) if begun else ()


def _tell(story: Story, start: int) -> Iterator[Beat]:
    for place, event in enumerate(story[start:], start):
        name, seat, cards = event["event"], event["seat"], tuple(event["cards"] or ())
        if name == "turn-began":
            yield Beat(place, "beat-turn", seat=seat, hold=0)
        elif name == "turned-up":
            yield Beat(place, "event-turned-up", "planet-hidden", cards=cards, hold=LONG)
        elif name in LINKS:
            deed, art, side = LINKS[name]
            number = event["count"] if event["number"] is None else event["number"]
            about = (("count", number), ("side", side or "none"), ("what", ""))
            shown = () if deed == "drew" else cards
            yield Beat(place, f"link-{deed}", art, seat, shown, about, NORMAL if deed in HELD else BRIEF)


def _join_draws(beats: Iterable[Beat]) -> Iterator[Beat]:
    """Tell draws from the pile that follow each other as one: their cards are not shown, so there is nothing more to say."""
    for message, group in groupby(beats, lambda beat: beat.message):
        if message != DREW:
            yield from group
            continue
        first, *others = group
        count = sum(int(dict(beat.about)["count"]) for beat in (first, *others))
        yield first._replace(about=(("count", count), *first.about[1:]))
