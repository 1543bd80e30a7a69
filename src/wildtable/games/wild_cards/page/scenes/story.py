"""The story of a round: bids, ties and what decided them, purchases, leaders, and reasons for passing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any

from wildtable.engine.cards import Seat
from wildtable.engine.presentation.occurrences import READER
from wildtable.engine.presentation.scenes import BRIEF, LONG, NORMAL, Beat, BeatForms, Names, Story, Word, tell_event
from wildtable.games.wild_cards.cards import CATALOGUE, HABITAT_CARDS, LION, REFILL, VALUE, leader_of
from wildtable.games.wild_cards.view import WildCardsView

FORMS: BeatForms = {
    "refill-returned": ("refill", BRIEF),
    "got": ("meerkat", NORMAL),
    "talisman-decided": ("talisman", NORMAL),
    "acquired": ("", NORMAL),
    "leader-claimed": ("crown", LONG),
    "leader-returned": ("crown", NORMAL),
    "passed": ("hand", NORMAL),
    "talisman-given": ("talisman", BRIEF),
}
TOLD = ("bid", "laid", "revealed", "left", "displayed")
"""Events that are told together with others of their kind."""
LION_LEADER = CATALOGUE.names[leader_of(LION)]
REFILLED = [CATALOGUE.names[REFILL]]
VALUES = {CATALOGUE.names[card]: VALUE[card] for card in HABITAT_CARDS}


def build_story(view: WildCardsView, names: Names, story: Story) -> tuple[Beat, ...]:
    """Tell the present round, or the one before as long as nothing has happened in this one."""
    end = len(story)
    for start in range(end - 1, -1, -1):
        event = story[start]
        if event["event"] != "round-began":
            continue
        if beats := tuple(_Round(view, names, story).tell(range(start + 1, end))):
            return (Beat(start, "beat-round", about=(("number", event["number"]),), hold=0), *beats)
        end = start
    return ()


class _Round:
    """What has happened in a round so far, event by event."""

    def __init__(self, view: WildCardsView, names: Names, story: Story) -> None:
        self.view = view
        self.names = names
        self.story = story
        self.bids: dict[Seat, int] = {}
        self.acted: set[Seat] = set()
        self.taken: list[Mapping[str, Any]] = []
        self.displayed = 0
        self.settled = False
        """Has the present tie been told?"""

    def tell(self, places: range) -> Iterator[Beat]:
        named = [(self.story[place]["event"], place) for place in places]
        bids = [place for name, place in named if name == "bid"]
        for name, group in groupby(named, itemgetter(0)):
            if name not in FORMS and name not in TOLD:
                continue
            same = [place for _, place in group]
            if name in ("laid", "revealed"):
                yield from self._compare(name, same)
            if name == "bid" and same[-1] == bids[-1]:
                yield from self._compare(name, bids)
            if name == "left":
                cards = tuple(self.story[place]["cards"][0] for place in same)
                yield Beat(same[0], "beat-left", "close", cards=cards, hold=BRIEF)
            for place in same if name in FORMS else ():
                yield from self._tell(place, self.story[place])
            self.displayed += len(same) if name == "displayed" else 0

    def _compare(self, name: str, places: list[int]) -> Iterator[Beat]:
        """Tell bids, payments in a tie or cards that break it, all at once, the highest first."""
        cards = {event["seat"]: event["cards"] for event in map(self.story.__getitem__, places)}
        sums = {seat: sum(map(VALUES.__getitem__, held)) for seat, held in cards.items() if held != REFILLED}
        if name == "bid":
            self.bids |= sums
        else:
            self.settled = True
        shown = sorted(sums, key=lambda seat: (-sums[seat], seat))
        if shown:
            text = " · ".join(f"{self.names[seat]} {sums[seat]}" for seat in shown)
            yield Beat(places[-1], f"beat-{name}", "sum" if name != "bid" else "hand", about=(("all", text),))

    def _tell(self, place: int, event: Mapping[str, Any]) -> Iterator[Beat]:
        name, seat = event["event"], event["seat"]
        if name == "talisman-decided":
            self.settled = True
        if name in ("acquired", "passed"):
            yield from self._break_tie(place, seat)
        match name:
            case "acquired":
                self.taken.append(event)
                following = {one["event"] for one in self.story[place : place + 4] if one["seat"] == seat}
                bonus = "yes" if "scored" in following else "no"
                yield Beat(place, "beat-acquired", event["cards"][0], seat, tuple(event["cards"]), (("bonus", bonus),))
            case "passed":
                yield self._pass(place, event)
            case "refill-returned":
                yield Beat(place, "beat-refill-returned", "refill", seat, hold=BRIEF)
            case "got":
                given = self.story[place - 1]["cards"][0]
                yield tell_event(place, event, FORMS, given=Word(f"a-{given}"))
            case "leader-claimed":
                yield tell_event(place, event, FORMS, owner=self._owner(event))
            case _:
                yield tell_event(place, event, FORMS)

    def _pass(self, place: int, event: Mapping[str, Any]) -> Beat:
        """Say who took the last animal, if none was left to take."""
        if self.displayed and len(self.taken) == self.displayed:
            last = self.taken[-1]
            first = last["seat"]
            return tell_event(
                place,
                event,
                FORMS,
                gone=Word(f"a-{last['cards'][0]}"),
                first=self.names[first],
                mine="yes" if first == self.view.viewer else "no",
                bid=self.bids[first],
            )
        return tell_event(place, event, FORMS, gone="", first="none", mine="no", bid=0)

    def _break_tie(self, place: int, seat: Seat) -> Iterator[Beat]:
        """Say why a seat acts before others with the same bid, where no cards and no talisman decided it. Who passes without
        leading the lions may be first because nobody could pay."""
        self.acted.add(seat)
        bid = self.bids[seat]
        tied = [other for other, worth in self.bids.items() if worth == bid and other not in self.acted]
        settled, self.settled = self.settled, False
        lion = self._led_lion(place) == seat
        if tied and not settled and (lion or self.story[place]["event"] == "acquired"):
            reason = "leo" if seat not in self.view.people else "lion" if lion else "able"
            text = " · ".join(self.names[other] for other in (seat, *tied))
            yield Beat(place, f"beat-tie-{reason}", "lion" if lion else "sum", seat, about=(("all", text), ("bid", bid)))

    def _led_lion(self, place: int) -> Seat | None:
        """Return the lion's owner at that moment: the one from whom it came next, or its owner now."""
        for event in self.story[place:]:
            if event["cards"] == [LION_LEADER]:
                return _seat_of(event["from"])
        return self.view.leaders.get(LION)

    def _owner(self, event: Mapping[str, Any]) -> str:
        seat = _seat_of(event["from"])
        return "none" if seat is None else READER if seat == self.view.viewer else self.names[seat]


def _seat_of(zone: str) -> Seat | None:
    """Return the owner of a zone, None for the supply."""
    number = zone.rpartition("-")[2]
    return int(number) if number.isdecimal() else None
