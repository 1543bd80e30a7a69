"""The regions sent to a page: at every kind of decision, for every viewer, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.rules.wra_decks import printed
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.events import Event, Seen
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.wording import add_article
from wildtable.engine.state import State
from wildtable.games import game_types, get_game
from wildtable.server.html.game_page import draw, load_game_page
from wildtable.server.html.languages import LANGUAGES
from wildtable.server.html.presenter import Presenter
from wildtable.server.html.regions import render_regions
from wildtable.server.store.config import TableConfig
from wildtable.server.tables.snapshot import SeatSnapshot, TableSnapshot

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
VOID = {"input", "br", "img", "hr"}
Viewer = int | None


@dataclass
class Sights:
    """A random game, and the snapshots that each viewer gets of its table."""

    game: AnyGame
    config: TableConfig
    state: State
    names: Sequence[str] = NAMES
    happened: list[Event] = field(default_factory=list)
    questions: int = 0

    @classmethod
    def of(cls, game: AnyGame, seats: int, options: Mapping[str, Any], seed: str, **config: Any) -> Sights:
        state = game.new(seats, seed=seed, **options)
        agreed = TableConfig(game.name, seats, options, **config).checked()
        return cls(game, agreed, state, happened=list(state.events))

    def step(self, rng: Random) -> None:
        """Let a seat answer, or give part of an answer."""
        seat, past = rng.choice(sorted(self.state.asking)), self.state.history
        self.state.play(seat, self.state.asking[seat].sample(rng))
        if self.state.history is not past:
            self.happened += self.state.events
            self.questions += 1

    def snapshot(self, viewer: Viewer) -> TableSnapshot:
        return TableSnapshot(
            id="table",
            config=self.config,
            seats=[
                SeatSnapshot(
                    number, "" if number == 1 else self.names[number], "random" if number == 1 else None, False, number > 0
                )
                for number in self.state.people
            ],
            host=self.names[0],
            viewer=viewer,
            is_host=viewer == 0,
            commitment="0" * 64,
            deal=None,
            dealt="0" * 64,
            game=1,
            question=self.questions,
            deadline=None if self.state.over else 60.0,
            may_undo=False,
            frozen="",
            view=self.state.view(viewer),
            log=[Seen.of(event, viewer).dump(self.game.catalogue) for event in self.happened[-80:]],
            happened=len(self.happened),
            chat=(),
        )

    def seat(self, number: int) -> SeatSnapshot:
        """Return a seat's snapshot: a bot is in seat 1, and the host is not present."""
        bot = number == 1
        return SeatSnapshot(
            number, "" if bot else self.names[number], "random" if bot else None, away=False, here=number > 0
        )

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *self.state.people]


def by_chance(seed: str, often: float, **config: Any) -> Iterator[tuple[Sights, Random]]:
    """Play a random game of every variant of every game; yield it at some decisions, at the first few of every kind, and at
    the end."""
    for name in game_types():
        game, seen = get_game(name), Counter[str]()
        for number, (seats, options) in enumerate(game.variants()):
            rng = Random(f"{seed} {number}")
            table = Sights.of(game, seats, options, f"{seed} {number}", **config)
            while not table.state.over:
                step = type(table.state.agenda[0]).__name__
                if seen[step] < 3 or rng.random() < often:
                    seen[step] += 1
                    yield table, rng
                table.step(rng)
            yield table, rng


class Page(HTMLParser):
    """Parses regions as a browser does: how elements nest, where cards lie, and which are only mentioned."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, tuple[str, ...]]] = []
        self.ids: list[str] = []
        self.faces: list[tuple[str, tuple[str, ...]]] = []
        self.spoken: list[tuple[str, str]] = []
        self.reasons: set[str] = set()
        """Cards that points were scored for, which the score may name more than once."""
        self.moves: list[str] = []
        self._open: list[tuple[str, dict[str, str]]] = []
        self.feed(html)
        self.close()
        assert not self._open, f"never closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        about = {name: value or "" for name, value in attrs}
        assert len(about) == len(attrs), f"{tag}: an attribute twice in {attrs}"
        self.tags.append((tag, tuple(sorted(about))))
        self.ids += [about["id"]] if "id" in about else []
        self.moves += [about["value"]] if about.get("name") in ("move", "only") else []
        classes = about.get("class", "").split()
        if "reason" in classes:
            self.reasons |= {about["data-card"]} if "data-card" in about else set()
        elif "ref" in classes:
            self.spoken.append((about["data-card"], ""))
        elif "data-card" in about:
            zones = [opened["data-zone"] for _, opened in self._open if "data-zone" in opened]
            self.faces.append((about["data-card"], tuple(zones[-1].split()) if zones else ()))
        if tag not in VOID:
            self._open.append((tag, about))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        opened, about = self._open.pop()
        assert opened == tag, f"</{tag}> closes <{opened} {about}>"

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1][1].get("class") == "ref":
            card, text = self.spoken[-1]
            self.spoken[-1] = card, text + data


def test_every_region_is_well_formed_and_shows_no_hidden_card() -> None:
    """Viewers alternate between languages, so that each language is read at every kind of question."""
    steps, drawn = set(), set()
    for number, (table, _) in enumerate(by_chance("regions", often=0.002)):
        step = "over" if table.state.over else type(table.state.agenda[0]).__name__
        steps.add(step)
        for place, viewer in enumerate(table.viewers):
            language = LANGUAGES[(number + place) % len(LANGUAGES)]
            drawn.add((step, language))
            check(table, viewer, language)
    assert steps >= {"PlaceBids", "ChooseBid", "Exchange", "GetAnimal", "BreakTie", "PrepareNextRound", "over"}
    assert drawn == {(step, language) for step in steps for language in LANGUAGES}


def check(table: Sights, viewer: Viewer, language: str) -> None:
    snapshot = table.snapshot(viewer)
    view = snapshot.view
    assert view is not None
    drawn = render_regions(snapshot, language)
    pages = {name: Page(html) for name, html in drawn.items()}
    if view.choice is not None:
        assert f'name="question" value="{snapshot.question}"' in drawn["prompt"], "the form does not name its question"
    ids = [one for page in pages.values() for one in page.ids]
    assert len(ids) == len(set(ids)), Counter(ids).most_common(1)
    told = {card for event in snapshot.log for card in event["cards"] or ()}
    texts, label = view.game.texts, load_game_page(view.game, language).label
    for name, page in pages.items():
        check_faces(name, page, view)
        for card, text in page.spoken:
            assert card in told
            assert text in {label(card), *(add_article(texts, language, card, definite) for definite in (False, True))}
    if not view.over:
        legal = set() if view.choice is None else {move.notation for move in view.choice}
        assert {move for page in pages.values() for move in page.moves} == legal - {"done"}


def check_faces(name: str, page: Page, view: View) -> None:
    """Assert that a card is face up only where the view shows it or its memory is certain; the viewer's own answer may show
    in their own zones. Faces in the hand need no zone; elsewhere, a face without a zone must be visible in some zone."""
    spell, layout = view.game.catalogue.spell, view.game.layout
    own = Counter(spell(tuple(card for move in view.picks for card in move.cards)))
    assert page.reasons <= {card for zone in layout.zones for card in spell(view.shown[zone] or ())}
    for zones in {zones for _, zones in page.faces}:
        lying = Counter(card for card, where in page.faces if where == zones)
        places = [layout.named[zone] for zone in zones]
        if not zones and name != "hand":
            places = list(layout.zones)
        elif not zones:
            held = [layout.named[zone] for zone in load_game_page(view.game, "en").hand_zones(view.viewer or 0).split()]
            places = [zone for zone in layout.zones if zone.place in held]
        shown = Counter(card for zone in places for card in spell(view.shown[zone] or view.memory.known(zone)))
        before = own if any(zone.owner == view.viewer for zone in places) else Counter[str]()
        assert lying <= shown + before, (name, zones)


def test_a_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted here: a presenter that shows a neighbour's cards."""
    table = Sights.of(get_game("wild-cards"), 3, {}, "leak")
    honest = Presenter.hand

    def hand(presenter: Presenter) -> str:
        return honest(replace(presenter, view=table.state.view(2)))

    check(table, 0, "en")
    monkeypatch.setattr(Presenter, "hand", hand)
    with pytest.raises(AssertionError):
        check(table, 0, "en")


HOSTILE = (
    "<img src=x onerror=a(1)>",
    "\"'><b onclick=a()>x</b>",
    "\ue000lion\ue001Lion\ue002",
    "{{ 7 * 7 }}{% x %}$${1}",
    "\N{RIGHT-TO-LEFT OVERRIDE}none\N{LINE SEPARATOR}",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hostile_names_stay_names(language: str) -> None:
    """Whatever the names, the page has the same elements with the same attributes."""
    rng = Random(1)
    table = Sights.of(get_game("wild-cards"), 5, {"edition": "2020"}, "names")
    while not table.state.over:
        for _ in range(20):
            if not table.state.over:
                table.step(rng)
        for viewer in (None, 0, 2):
            table.names = NAMES
            plain = render_regions(table.snapshot(viewer), language)
            table.names = HOSTILE
            hostile = render_regions(table.snapshot(viewer), language)
            for name, html in hostile.items():
                expected, found = Page(plain[name]), Page(html)
                assert (found.tags, found.spoken, found.faces) == (expected.tags, expected.spoken, expected.faces)


def test_what_was_drawn_before_is_what_would_be_drawn_anew() -> None:
    """A table follows the game and its names, and shows nothing stale."""
    rng = Random(2)
    table = Sights.of(get_game("wild-cards"), 3, {"leo": True}, "memo")
    for turn in range(60):
        table.step(rng)
        table.names = ("Ann", "Ben", "Cleo" if turn % 10 else "Cleopatra") if turn % 7 else ("Anna", "Ben", "Cleo")
        drawn = [render_regions(table.snapshot(viewer), "en") for viewer in table.viewers]
        if turn % 6 == 0:
            draw.cache_clear()
            assert drawn == [render_regions(table.snapshot(viewer), "en") for viewer in reversed(table.viewers)][::-1]


def test_with_hidden_answers_nobody_else_is_told_who_has_answered() -> None:
    shown, hidden = (Sights.of(get_game("wild-cards"), 3, {}, "sealed", hide_answers=hide) for hide in (False, True))
    for table, told in ((shown, True), (hidden, False)):
        before = {viewer: render_regions(table.snapshot(viewer), "en") for viewer in table.viewers}
        table.state.play(0, table.state.asking[0].options[0])
        after = {viewer: render_regions(table.snapshot(viewer), "en") for viewer in table.viewers}
        assert after[0] != before[0]
        for viewer in (None, 1, 2):
            assert (after[viewer] != before[viewer]) == told


def test_before_the_first_game_seats_can_be_taken() -> None:
    table = Sights.of(get_game("wild-cards"), 3, {}, "before")
    for viewer in table.viewers:
        for language in LANGUAGES:
            drawn = render_regions(table.snapshot(viewer)._replace(view=None, game=None), language)
            assert not any(Page(html).faces for html in drawn.values())
            assert 'formaction="/t/table/sit"' in drawn["mat"]
            assert drawn["hand"] == drawn["log"] == ""


def test_a_closed_table_says_why() -> None:
    table = Sights.of(get_game("wild-cards"), 3, {}, "closed")
    drawn = render_regions(table.snapshot(0)._replace(view=None, game=None, frozen="by-admin"), "en")
    assert "An administrator closed this table." in drawn["prompt"]


def test_who_is_away_can_come_back_and_is_asked_nothing() -> None:
    table = Sights.of(get_game("wild-cards"), 3, {}, "away")
    snapshot = table.snapshot(0)
    gone = snapshot._replace(seats=[snapshot.seats[0]._replace(away=True, bot="greedy"), *snapshot.seats[1:]])
    prompt = render_regions(gone, "en")["prompt"]
    assert "data-your-move" not in prompt
    assert 'formaction="/t/table/back"' in prompt


def test_what_one_knows_of_cards_gone_from_sight_is_told_in_words() -> None:
    state = get_game("wild-cards").setup(3, hands={1: ["savannah-4", "savannah-1", "savannah-2", "savannah-3"]})
    for seat, card in enumerate(("refill", "savannah-4", "refill")):
        state.play(seat, f"bid {card}")
    for seat, move in ((0, "done"), (2, "done"), (1, "pass")):
        state.play(seat, move)
    view = state.view(0)
    for language in LANGUAGES:
        presenter = Presenter(view, NAMES[:3], (), language)
        sure = [cards for places, cards in presenter.memory() if "Ben" in places and "(2)" in places]
        assert sure == [", ".join(map(presenter.page.label, ("savannah-4", "refill")))]


def test_a_deck_with_animals_of_ones_own_is_drawn_in_every_language() -> None:
    """At every question: custom names are shown, and animals without art show a paw print."""
    deck, rng, shown = printed(), Random("own"), ""
    table = Sights.of(get_game("wild-realms-alliance", deck), 4, {}, "own", deck=deck)
    while not table.state.over:
        for viewer, language in product(table.viewers, LANGUAGES):
            shown += "".join(render_regions(table.snapshot(viewer), language).values())
        table.step(rng)
    assert {"Arctic Fox", "Polarfuchs", "Snow Leopard", "Eisbär", "art-tracks", "art-wolf"} <= set(
        re.findall(r"Arctic Fox|Polarfuchs|Snow Leopard|Eisbär|art-tracks|art-[a-z]+", shown)
    )
    assert "art-fox" not in shown


def test_a_card_that_cannot_be_played_leads_to_its_rule() -> None:
    table, rng = Sights.of(get_game("wild-cards"), 3, {}, "why"), Random("why")
    while 'role="tooltip"' not in (hand := render_regions(table.snapshot(0), "en")["hand"]):
        table.step(rng)
    assert 'href="/wild-cards#WC-' in hand


def test_a_consequence_stands_on_the_button_that_has_it() -> None:
    """What one of two buttons brings is not said beside both, where it would read as the present state."""
    found = set()
    for table, _ in by_chance("consequence", 0.1):
        for seat in table.state.asking:
            prompt = " ".join(render_regions(table.snapshot(seat), "en")["prompt"].split())
            hints = table.game.hints(table.state.view(seat), table.state.asking[seat])
            buttons = dict(
                re.findall(
                    r'<button class="\w+" form="answer" name="only" value="([^"]+)"[^>]*>(.*?)</button>', prompt, re.DOTALL
                )
            )
            assert "chip bonus" not in prompt
            for move, button in buttons.items():
                if table.game.moves.parse(move) in hints:
                    assert "<small>" in button
                    found.add(type(table.state.agenda[0]).__name__)
    assert found >= {"UseOrDecline", "TakeOrPass", "UseAbility"}
