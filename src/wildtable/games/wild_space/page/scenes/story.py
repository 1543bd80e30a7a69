"""The story of the turns since the viewer's last one: the links of each turn, and planets as they are revealed."""

from __future__ import annotations

from wildtable.engine.presentation.scenes import BRIEF, LONG, NORMAL, Beat, Names, Story
from wildtable.games.wild_space.page.scenes.turns import LINKS
from wildtable.games.wild_space.view import WildSpaceView

HELD = ("landed", "explored", "smuggled")
"""What is held longer than the cards that come and go."""
FORMS = {
    name: (f"link-{deed}", art, ("side", side or "none"), NORMAL if deed in HELD else BRIEF)
    for name, (deed, art, side) in LINKS.items()
}
"""The links of a turn as beats: the message, its picture, the side it is about, and how long it is held."""
DREW = "link-drew"


def build_story(view: WildSpaceView, _: Names, story: Story) -> tuple[Beat, ...]:
    """Tell the turns after the viewer's last one, the present one included; to spectators a turn of every seat."""
    begun = [place for place, event in enumerate(story) if event["event"] == "turn-began"]
    own = [number for number, place in enumerate(begun) if story[place]["seat"] == view.viewer]
    is_mine = bool(own) and own[-1] == len(begun) - 1
    since = own[-2:-1] if is_mine else own[-1:]
    first = since[0] + 1 if since else max(0, len(begun) - view.seats)
    return tuple(_tell(story, begun[first])) if begun else ()


def _tell(story: Story, start: int) -> list[Beat]:
    """Tell the events from a place on. Draws from the pile that follow each other are one beat, as their cards are not
    shown."""
    beats: list[Beat] = []
    for place, event in enumerate(story[start:], start):
        name = event["event"]
        if name == "turn-began":
            beats.append(Beat(place, "beat-turn", seat=event["seat"], hold=0))
        elif name == "turned-up":
            beats.append(Beat(place, "event-turned-up", "planet-hidden", cards=tuple(event["cards"] or ()), hold=LONG))
        elif name in FORMS:
            message, art, side, hold = FORMS[name]
            number = event["count"] if event["number"] is None else event["number"]
            last = beats[-1] if beats else None
            if last is not None and last.message == message == DREW:
                beats[-1] = last._replace(about=(("count", int(last.about[0][1]) + number), *last.about[1:]))
                continue
            shown = () if message == DREW else tuple(event["cards"] or ())
            beats.append(Beat(place, message, art, event["seat"], shown, (("count", number), side, ("what", "")), hold))
    return beats
