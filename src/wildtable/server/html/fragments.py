"""Fragments: a game's cards and macros drawn in one language, each once for all readers who see the same."""

from __future__ import annotations

import gzip
import logging
from base64 import b64encode
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from markupsafe import Markup, escape

from wildtable.engine.game import AnyGame
from wildtable.engine.lazy import lazy_property
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.scenes import CardFace, Column, HandCard, ScoreLine, Word
from wildtable.engine.presentation.texts import clause_text
from wildtable.games import default_scenes_of, has_page, scenes_of
from wildtable.server.html.assets import art, is_drawn
from wildtable.server.html.templating import ENVIRONMENT, MAX_TEXTS, game_template, language_globals, narrow, render_names
from wildtable.server.html.texts import say

if TYPE_CHECKING:
    from wildtable.server.html.presenter import SeatOccupant
    from wildtable.server.html.region_cache import RegionFrame

MAX_FRAGMENTS = 4096
MAIN, LINES = Markup("\ue006"), Markup("\ue007")
"""Where the main part of a region and lines of the log will be: characters that no name can hold."""
log = logging.getLogger(__name__)
MACRO_GLOBALS = "say words art is_drawn portrait card face back sealed input label spoken_label labels draw"
"""The methods that a game's macros may call."""


class Fragments:
    """A game's cards and the macros of its `table.html`, with the words of one language. `plain` draws the game as if it had
    no page of its own."""

    def __init__(self, game: AnyGame, language: str, *, plain: bool = False) -> None:
        self.game = game
        self.language = language
        plain = plain or not has_page(game)
        self.scenes = default_scenes_of(game) if plain else scenes_of(game)
        self.say = lru_cache(maxsize=MAX_TEXTS)(partial(game.texts.say, language))
        self.words = lru_cache(maxsize=MAX_TEXTS)(partial(say, language))
        self.wording = wording_of(game, (), language)
        self.art = partial(art, game.name)
        self.is_drawn = partial(is_drawn, game.name)
        # A table shows the same cards and fragments to all readers, move after move: drawn once each.
        self.card = lru_cache(maxsize=MAX_FRAGMENTS)(self._card)
        self.input = lru_cache(maxsize=MAX_FRAGMENTS)(self._input)
        self.held = lru_cache(maxsize=MAX_FRAGMENTS)(self._held)
        self.frame_seat = lru_cache(maxsize=MAX_FRAGMENTS)(self._frame_seat)
        self.score_row = lru_cache(maxsize=MAX_FRAGMENTS)(self._score_row)
        self.back = lru_cache(maxsize=MAX_FRAGMENTS)(self._back)
        self.spoken_label = lru_cache(maxsize=MAX_FRAGMENTS)(self._spoken_label)
        self.portrait = lru_cache(maxsize=MAX_FRAGMENTS)(self._portrait)
        self.face = lru_cache(maxsize=MAX_FRAGMENTS)(partial(self.scenes.build_face, game))
        self.draw = lru_cache(maxsize=MAX_FRAGMENTS)(self.paint)
        self.render_once = lru_cache(maxsize=MAX_FRAGMENTS)(self._render_once)
        shared = {"fragments": self, "tell": self.say, "card": self.card, "art": self.art, "game": game.name}
        self._names = {**language_globals(language), **shared}
        about = {name: getattr(self, name) for name in MACRO_GLOBALS.split()}
        self._cards, self._table = (self._load_macros(name, plain, about) for name in ("cards.html", "table.html"))

    def _load_macros(self, name: str, plain: bool, about: dict[str, Any]) -> Any:
        template = f"default/{name}" if plain else game_template(self.game, name)
        return ENVIRONMENT.get_template(template).make_module(about)

    def rule(self, clause: str) -> str:
        """Return the rule that a question rests on."""
        return clause_text(self.game, clause, self.language)

    def label(self, name: str) -> str:
        """Return a card's name as sentences use it, or the text of a word that stands for cards."""
        return self.say(name if isinstance(name, Word) else f"card-{name}")

    def _spoken_label(self, name: str) -> str:
        """Return a card's label for screen readers: all that is printed on it."""
        message = f"heard-{name}"
        if self.game.texts.has(self.language, message):
            return self.say(message)
        printed = self.wording.printed(self.game.catalogue.card(name))
        return f"{self.label(name)}. {printed}" if printed else self.label(name)

    def _about(self, face: CardFace) -> str:
        """Return the text of what a card does; empty where it has none."""
        if not self.game.texts.has(self.language, face.about_message):
            return ""
        values = {name: self.say(one) if isinstance(one, Word) else one for name, one in face.about_values.items()}
        return self.say(face.about_message, **values)

    def labels(self, names: Iterable[str]) -> str:
        """List cards, those of a kind counted."""
        counted = Counter(map(self.label, names))
        return ", ".join(
            label if count == 1 else self.words("several", count=count, card=label) for label, count in counted.items()
        )

    def _card(self, name: str, named: bool = True) -> Markup:
        """Draw a card, face up, named with all that is printed on it; not where something around it has that name."""
        about = f'role="img" aria-label="{narrow(escape(self.spoken_label(name)))}"' if named else 'aria-hidden="true"'
        return Markup(self._face(name).replace(' data-card="', f' {about} data-card="', 1))

    def _face(self, name: str, about: str = "") -> str:
        face = self.face(name)
        return str(self._cards.card(face, self.say(face.title_message), about)).strip()

    def _portrait(self, name: str) -> Markup:
        """Draw the picture of a card. A card of a custom deck without a picture shows tracks and its initials."""
        if self.is_drawn(name):
            return self.art(name)
        words = self.label(name).split()
        initials = words[0][:2] if len(words) == 1 else words[0][0] + words[1][0]
        text = Markup('<text x="41" y="83" text-anchor="middle">{}</text></svg>').format(initials)
        return self.art("tracks").replace(Markup("</svg>"), text)

    def _back(self, pile: str) -> Markup:
        """Draw a card of a pile, face down."""
        drawn: str = self._cards.back(pile)
        return Markup(drawn.strip())

    def hand_zones(self, seat: int) -> str:
        """Return the zones that make up a seat's hand, as `data-zone` lists them."""
        return " ".join(f"{zone}-{seat}" for zone in self.scenes.HAND)

    @lazy_property
    def deck(self) -> str:
        """One card of every kind and a back of every pile, for the page's script: compressed, as there may be many."""
        names = self.game.catalogue.names
        faces = [*(self._face(name, self._about(self.face(name))) for name in names), *map(self.back, self.scenes.BACKS)]
        return b64encode(gzip.compress("".join(faces).encode(), mtime=0)).decode()

    def sealed(self, pile: str) -> Markup:
        """Draw an answer that is face down and may still be withdrawn."""
        return Markup('<span class="seal">{}</span>').format(self.back(pile))

    def _input(self, move: str, label: str, copy: int = 0, several: bool = False, said: str = "") -> Markup:
        """Draw the input that picks a move. `copy` numbers equal cards; `said` is its label for screen readers."""
        kind, name = "checkbox" if several else "radio", escape(move.replace(" ", "-"))
        return Markup(
            f'<input type="{kind}" form="answer" name="move" value="{escape(move)}" id="pick-{name}-{copy}"'
            f' data-label="{narrow(escape(label))}" aria-label="{narrow(escape(said or label))}">'
        )

    def _held(self, one: HandCard, place: int, several: bool) -> Markup:
        """Draw a card in hand at its place; `several` may be picked."""
        return Markup(self.render("regions/held.html", one=one, place=place, several=several))

    def _frame_seat(self, occupant: SeatOccupant) -> RegionFrame:
        """Draw what comes before and after the main part of a seat: players are mostly as they were some moves before."""
        before, _, after = self.render("regions/seat.html", main=MAIN, occupant=occupant).partition(MAIN)
        return before, after

    @lazy_property
    def mat_frame(self) -> tuple[str, str, str]:
        """What comes before the main part of the mat, between it and the lines of the log, and after these."""
        before, _, rest = self.render("regions/mat.html", main=MAIN, lines=LINES).partition(MAIN)
        between, _, after = rest.partition(LINES)
        return before, between, after

    def score_rows(self, columns: Sequence[Column]) -> list[Markup]:
        """Draw the lines of the score."""
        mine = next((place for place, one in enumerate(columns) if one.mine), None)
        return [self.score_row(lines, mine) for lines in zip(*[one.lines for one in columns], strict=True)]

    def _score_row(self, lines: tuple[ScoreLine, ...], mine: int | None) -> Markup:
        """Draw what all people have in a line of the score; `mine` is the reader's column."""
        return Markup(self.render("regions/score_row.html", lines=lines, mine=mine))

    def render(self, template: str, **about: object) -> str:
        """Render a template of the server with what it may use of the game."""
        return render_names(template, about, self._names)

    def _render_once(self, template: str, about: tuple[tuple[str, Hashable], ...]) -> str:
        """Render a template once for all readers who see the same."""
        return self.render(template, **dict(about))

    def paint(self, macro: str, *about: Hashable) -> Markup:
        """Draw one of the game's own macros; `draw` does it once."""
        return Markup(str.strip(getattr(self._table, macro)(*about)))


def load_fragments(game: AnyGame, language: str, plain: bool = False) -> Fragments:
    """Return the fragments of a game, made once per language: they hold its compiled templates and drawn cards.

    A page that fails, such as one with a broken template, is logged and replaced by the default one."""
    return _make_fragments(game, language, plain)


@lru_cache(maxsize=256)
def _make_fragments(game: AnyGame, language: str, plain: bool) -> Fragments:
    if not plain and has_page(game):
        try:
            found = Fragments(game, language)
            found.deck  # noqa: B018 - draws every card once
        except Exception:
            log.exception("game %s: its page cannot be drawn; the default is used", game.name)
        else:
            return found
    return Fragments(game, language, plain=True)
