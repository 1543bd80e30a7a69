"""The story of a round: bids, ties and what decided them, purchases, leaders, and reasons for passing."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any

from wildtable.engine.cards import Seat
from wildtable.engine.presentation.scenes import BRIEF, LONG, NORMAL, Beat, BeatForms, Names, Story, Word, tell_event
from wildtable.engine.presentation.wording import READER
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
GROUPED_EVENTS = ("bid", "laid", "revealed", "left", "displayed")
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
        if beats := _Round(view, names, story).tell(range(start + 1, end)):
            return (Beat(start, "beat-round", about=(("number", event["number"]),), hold=0), *beats)
        end = start
    return ()


class _Round:
    """What has happened in a round so far, event by event."""

    def __init__(self, view: WildCardsView, names: Names, story: Story) -> None:
        self.view = view
        self.names = names
        self.story = story
        self.beats: list[Beat] = []
        self.bids: dict[Seat, int] = {}
        self.acted: set[Seat] = set()
        self.taken: list[Mapping[str, Any]] = []
        self.displayed = 0
        self.settled = False
        """Has the present tie been told?"""

    def tell(self, places: range) -> list[Beat]:
        named = [(self.story[place]["event"], place) for place in places]
        bids = [place for name, place in named if name == "bid"]
        for name, group in groupby(named, itemgetter(0)):
            if name in FORMS:
                for _, place in group:
                    self._tell(name, place)
            elif name in GROUPED_EVENTS:
                self._tell_together(name, [place for _, place in group], bids)
        return self.beats

    def _tell_together(self, name: str, places: list[int], bids: list[int]) -> None:
        if name == "displayed":
            self.displayed += len(places)
        elif name == "left":
            cards = tuple([self.story[place]["cards"][0] for place in places])
            self.beats.append(Beat(places[0], "beat-left", "close", cards=cards, hold=BRIEF))
        elif name != "bid":
            self.settled = True
            self._compare(name, places)
        elif places[-1] == bids[-1]:
            self.bids = self._compare(name, bids)

    def _compare(self, name: str, places: list[int]) -> dict[Seat, int]:
        """Tell bids, payments in a tie or cards that break it, all at once, the highest first; return their values."""
        cards = [(event["seat"], event["cards"]) for event in map(self.story.__getitem__, places)]
        sums = {seat: sum([VALUES[card] for card in held]) for seat, held in cards if held != REFILLED}
        if sums:
            shown = sorted([(-worth, seat) for seat, worth in sums.items()])
            text = " · ".join([f"{self.names[seat]} {-worth}" for worth, seat in shown])
            self.beats.append(Beat(places[-1], f"beat-{name}", "sum" if name != "bid" else "hand", about=(("all", text),)))
        return sums

    def _tell(self, name: str, place: int) -> None:
        event = self.story[place]
        seat: Seat = event["seat"]
        match name:
            case "acquired":
                self._break_tie(place, seat)
                self.taken.append(event)
                following = [one["event"] for one in self.story[place : place + 4] if one["seat"] == seat]
                bonus = "yes" if "scored" in following else "no"
                beat = Beat(place, "beat-acquired", event["cards"][0], seat, tuple(event["cards"]), (("bonus", bonus),))
            case "passed":
                self._break_tie(place, seat)
                beat = self._pass(place, event)
            case "refill-returned":
                beat = Beat(place, "beat-refill-returned", "refill", seat, hold=BRIEF)
            case "got":
                given = self.story[place - 1]["cards"][0]
                beat = tell_event(place, event, FORMS, given=Word(f"a-{given}"))
            case "leader-claimed":
                beat = tell_event(place, event, FORMS, owner=self._owner(event))
            case _:
                self.settled = self.settled or name == "talisman-decided"
                beat = tell_event(place, event, FORMS)
        self.beats.append(beat)

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

    def _break_tie(self, place: int, seat: Seat) -> None:
        """Say why a seat acts before others with the same bid, where no cards and no talisman decided it. Who passes without
        leading the lions may be first because nobody could pay."""
        self.acted.add(seat)
        bid = self.bids[seat]
        tied = [other for other, worth in self.bids.items() if worth == bid and other not in self.acted]
        settled, self.settled = self.settled, False
        if settled or not tied:
            return
        lion = self._led_lion(place) == seat
        if lion or self.story[place]["event"] == "acquired":
            reason = "leo" if seat not in self.view.people else "lion" if lion else "able"
            text = " · ".join(self.names[other] for other in (seat, *tied))
            art, about = "lion" if lion else "sum", (("all", text), ("bid", bid))
            self.beats.append(Beat(place, f"beat-tie-{reason}", art, seat, about=about))

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
