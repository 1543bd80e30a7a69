"""Events in words: which are merged into one sentence, which structure a game, which are mere housekeeping."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import wildtable
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.wording import READER, Occurrence, Wording, merge_events, number_names, zone_family

GAME = wildtable.load("wild-cards")


def event(name: str, seat: int | None = None, cards: list[str] | None = None, **about: Any) -> Mapping[str, Any]:
    """Return an event as `Seen.dump` writes it."""
    count = len(cards) if cards is not None else 1
    return {"event": name, "seat": seat, "cards": cards, "count": count, "number": None, "from": None, "to": None, **about}


def test_consecutive_events_about_the_same_seat_and_family_of_zones_are_merged() -> None:
    drawn = [event("drawn", 0, ["forest-1"], to="hand-0"), event("drawn", 0, ["forest-2"], to="hand-0")]
    (one,) = merge_events(drawn)
    assert (one.cards, one.size, one.seat) == (("forest-1", "forest-2"), 2, 0)


@pytest.mark.parametrize(
    "second",
    [
        event("drawn", 1, ["forest-2"], to="hand-0"),
        event("drawn", 0, ["forest-2"], to="discard"),
        event("drawn", 0, None, to="hand-0"),
        event("drawn", 0, ["forest-2"], to="hand-0", number=3),
        event("paid", 0, ["forest-2"], to="hand-0"),
    ],
)
def test_other_events_are_sentences_of_their_own(second: Mapping[str, Any]) -> None:
    first = event("drawn", 0, ["forest-1"], to="hand-0")
    assert merge_events([first, second]) == [Occurrence.of(first), Occurrence.of(second)]


def test_of_hidden_cards_only_the_number_is_merged() -> None:
    (one,) = merge_events([event("drawn", 0, None, to="hand-0"), event("drawn", 0, None, to="hand-0")])
    assert (one.cards, one.size) == (None, 2)


def test_an_event_of_no_seat_and_no_zone_is_a_milestone() -> None:
    assert Occurrence.of(event("round-began", number=2)).is_milestone
    assert not Occurrence.of(event("passed", 0)).is_milestone


@pytest.mark.parametrize(
    ("source", "target", "tidies"),
    [
        (None, None, False),
        ("habitats", "habitats", True),
        ("payment-0", "discard", True),
        ("habitats", "hand-0", False),
    ],
)
def test_shuffles_and_open_cards_that_are_put_away_are_tidying(source: str | None, target: str | None, tidies: bool) -> None:
    one = Occurrence.of(event("moved", 0, ["forest-1"], **{"from": source, "to": target}))
    assert one.is_tidying(GAME) is tidies


def test_a_sentence_names_seat_cards_and_number() -> None:
    began = Occurrence.of(event("round-began", number=2))
    wording = Wording(GAME, ("Ann", "Ben"), "en")
    assert "2" in wording.sentence(None, began)
    passed = Occurrence.of(event("passed", 0))
    assert "Ann" in wording.sentence(1, passed)


@pytest.mark.parametrize(
    ("source", "viewer", "said"),
    [
        ("supply", 1, "Ann gets the lion leader."),
        ("leaders-1", None, "Ann gets the lion leader from Ben."),
        ("leaders-1", 1, "Ann gets the lion leader from you."),
        ("leaders-1", 0, "You get the lion leader from Ben."),
    ],
)
def test_cards_that_change_hands_say_from_whom(source: str, viewer: int | None, said: str) -> None:
    claimed = Occurrence.of(event("leader-claimed", 0, ["lion-leader"], **{"from": source, "to": "leaders-0"}))
    assert wording_of(GAME, ("Ann", "Ben"), "en").sentence(viewer, claimed) == said


@pytest.mark.parametrize(
    ("name", "viewer", "said"),
    [
        ("bid", 1, "Ann Forest 1"),
        ("drawn", 1, ""),
        ("drawn", 0, "You draw Forest 1."),
        ("laid", 1, None),
    ],
)
def test_brief_announcements_leave_out_what_follows_from_others(name: str, viewer: int, said: str | None) -> None:
    """A player's own draws are announced; an event without a brief form is announced in full."""
    wording, one = wording_of(GAME, ("Ann", "Ben"), "en"), Occurrence.of(event(name, 0, ["forest-1"]))
    about = wording.circumstances(one, (wording.called(0, viewer), None), wording.forms(one.seen(GAME), ""))
    assert wording.tell_briefly(one, about) == said


def test_names_of_zones_and_seats() -> None:
    assert (zone_family("hand-2"), zone_family("discard")) == ("hand", "discard")
    assert number_names(["Ann", "Ben"]) == {"seat0": "Ann", "seat1": "Ben"}


@pytest.mark.parametrize(
    ("language", "named", "addressed", "listed"),
    [
        ("en", "Ann takes a lion.", "You take a lion.", "a lion and 2{} Ibex"),
        ("de", "Ann nimmt einen Löwen.", "Du nimmst einen Löwen.", "einen Löwen und 2{} Steinbock"),
        ("nl", "Ann pakt een leeuw.", "Je pakt een leeuw.", "een leeuw en 2{} Steenbok"),
    ],
)
def test_sentences_know_articles_and_their_reader(language: str, named: str, addressed: str, listed: str) -> None:
    wording, taken = Wording(GAME, (), language), Occurrence.of(event("acquired", 0, ["lion"]))
    lion, ibex = GAME.catalogue.cards(["lion", "ibex"])
    forms = wording.forms(taken.seen(GAME), "")
    said = [taken.sentence(GAME, language, wording.circumstances(taken, (seat, None), forms)) for seat in ("Ann", READER)]
    assert said == [named, addressed]
    assert wording.forms((lion, ibex, ibex), "")["a"] == listed.format("\N{MULTIPLICATION SIGN}")


def test_cards_a_reader_does_not_see_are_counted() -> None:
    assert Wording(GAME, (), "en").forms(None, "2 cards") == dict.fromkeys(("cards", "a", "the"), "2 cards")
