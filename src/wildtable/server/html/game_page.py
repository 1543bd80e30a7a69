"""Game page: how a game looks in one language. `draw` turns scenes into HTML, and is the one cache of pages.

A scene is plain values. Equal scenes look the same, whoever sees them and at whichever table, so each is drawn once.
"""

from __future__ import annotations

import gzip
import logging
import re
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from pathlib import PurePath
from typing import Any

from markupsafe import Markup, escape

from wildtable.engine.game import AnyGame
from wildtable.engine.lazy import lazy_property
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.scenes import CardFace, Column, Word
from wildtable.engine.presentation.texts import clause_text
from wildtable.games import default_scenes_of, has_page, scenes_of
from wildtable.server.html.assets import art, is_drawn, page_folder
from wildtable.server.html.phrases import word_beat, word_occurrence
from wildtable.server.html.templating import ENVIRONMENT, language_globals
from wildtable.server.html.texts import TEXTS, say

CARD_NAME = re.compile(r'\sdata-card="')
MAX_TEXTS = 20_000
MAX_DRAWN = 16_384
"""How many drawings are cached. A table with five viewers shows some fifty, besides those of cards that all tables share."""
log = logging.getLogger(__name__)


@lru_cache(maxsize=MAX_DRAWN)
def draw(page: GamePage, template: str, *scene: Hashable, **named: Hashable) -> Markup:
    """Draw a scene by a macro: that of a template of the server, which has its name, or one of the game's `table.html`."""
    return page.render(template, *scene, **named)


class GamePage:
    """The words, cards and templates of a game in one language. `plain` draws it as if it had no page of its own."""

    def __init__(self, game: AnyGame, language: str, *, plain: bool = False) -> None:
        self.game = game
        self.language = language
        plain = plain or not has_page(game)
        self.scenes = default_scenes_of(game) if plain else scenes_of(game)
        self.wording = wording_of(game, (), language)
        self.art = partial(art, game.name)
        self.is_drawn = partial(is_drawn, game.name)
        self.face: Callable[[str], CardFace] = cache(partial(self.scenes.build_face, game))
        self.say = lru_cache(maxsize=MAX_TEXTS)(self._say)
        self._find_macro = cache(self._look_for_macro)
        self.draw = partial(draw, self)
        self.card = partial(draw, self, "card")
        self.back = partial(draw, self, "back")
        self.names: dict[str, Any] = {
            **language_globals(language),
            "game": game.name,
            "page": self,
            "draw": self.draw,
            "card": self.card,
            "back": self.back,
            "input": partial(draw, self, "input"),
            "portrait": partial(draw, self, "portrait"),
            "face": self.face,
            "say": self.say,
            "words": self.say,  # its name in templates of games until 2026-11
            "art": self.art,
            "is_drawn": self.is_drawn,
            "sealed": self.sealed,
            "label": self.label,
            "labels": self.labels,
            "spoken_label": self.spoken_label,
        }
        """What its templates and those of the server's regions may call."""
        self._drawn_here: Mapping[str, Callable[..., Markup]] = {
            "card": self._draw_card,
            "back": self._draw_back,
            "input": _draw_input,
            "portrait": self._draw_portrait,
            "beat": partial(word_beat, game, language),
            "log_line": partial(word_occurrence, game, language),
        }
        self._load: Callable[[str], Any] = cache(lambda name: ENVIRONMENT.get_template(name).make_module(self.names))
        own = ("cards.html", "table.html")
        self._cards: Any
        self._table: Any
        self._cards, self._table = (self._load(f"default/{one}" if plain else game_template(game, one)) for one in own)

    def render(self, template: str, *scene: object, **named: object) -> Markup:
        """Do what `draw` does, anew."""
        drawn: Markup = self._find_macro(template)(*scene, **named).strip()
        return drawn

    def _look_for_macro(self, template: str) -> Callable[..., Markup]:
        if template.endswith(".html"):
            macro: Callable[..., Markup] = getattr(self._load(template), PurePath(template).stem)
            return macro
        return self._drawn_here.get(template) or getattr(self._table, template)

    def _say(self, message: str, /, **about: object) -> str:
        """Return a text of the game, or else of the server. The game makes up those that nobody has."""
        texts, language = self.game.texts, self.language
        is_servers = not texts.has(language, message) and TEXTS.has(language, message)
        return (TEXTS if is_servers else texts).say(language, message, **about)

    def rule(self, clause: str) -> str:
        """Return the rule that a question rests on."""
        return clause_text(self.game, clause, self.language)

    def label(self, name: str) -> str:
        """Return a card's name as sentences use it, or the text of a word that stands for cards."""
        return self.say(name if isinstance(name, Word) else f"card-{name}")

    def spoken_label(self, name: str) -> str:
        """Return a card's label for screen readers: all that is printed on it."""
        message = f"heard-{name}"
        if self.game.texts.has(self.language, message):
            return self.say(message)
        printed = self.wording.printed(self.game.catalogue.card(name))
        return f"{self.label(name)}. {printed}" if printed else self.label(name)

    def labels(self, names: Iterable[str]) -> str:
        """List cards, those of a kind counted."""
        counted = Counter(map(self.label, names))
        return ", ".join(
            label if count == 1 else say(self.language, "several", count=count, card=label)
            for label, count in counted.items()
        )

    def sealed(self, pile: str) -> Markup:
        """Draw an answer that is face down and may still be withdrawn."""
        return Markup('<span class="seal">{}</span>').format(self.draw("back", pile))

    def hand_zones(self, seat: int) -> str:
        """Return the zones that make up a seat's hand, as `data-zone` lists them."""
        return " ".join(f"{zone}-{seat}" for zone in self.scenes.HAND)

    def score_rows(self, columns: Sequence[Column]) -> list[Markup]:
        """Draw the lines of the score; `mine` is the reader's column."""
        mine = next((place for place, one in enumerate(columns) if one.mine), None)
        rows = zip(*[one.lines for one in columns], strict=True)
        return [self.draw("regions/score_row.html", lines=lines, mine=mine) for lines in rows]

    @lazy_property
    def deck(self) -> str:
        """One card of every kind and a back of every pile, for the page's script: compressed, as there may be many."""
        faces = [self._draw_face(name, self._about(self.face(name))) for name in self.game.catalogue.names]
        drawn = "".join([*faces, *map(self._draw_back, self.scenes.BACKS)])
        return b64encode(gzip.compress(drawn.encode(), mtime=0)).decode()

    def _about(self, face: CardFace) -> str:
        """Return the text of what a card does; empty where it has none."""
        if not self.game.texts.has(self.language, face.about_message):
            return ""
        values = {name: self.say(one) if isinstance(one, Word) else one for name, one in face.about_values.items()}
        return self.say(face.about_message, **values)

    def _draw_card(self, name: str, named: bool = True) -> Markup:
        """Draw a card, face up, named with all that is printed on it; not where something around it has that name."""
        about = f'role="img" aria-label="{escape(self.spoken_label(name))}"' if named else 'aria-hidden="true"'
        return Markup(CARD_NAME.sub(lambda found: f" {about}{found[0]}", self._draw_face(name), count=1))

    def _draw_face(self, name: str, about: str = "") -> str:
        face = self.face(name)
        return str(self._cards.card(face, self.say(face.title_message), about)).strip()

    def _draw_portrait(self, name: str) -> Markup:
        """Draw the picture of a card. A card of a custom deck without a picture shows tracks and its initials."""
        if self.is_drawn(name):
            return self.art(name)
        words = self.label(name).split()
        initials = words[0][:2] if len(words) == 1 else words[0][0] + words[1][0]
        text = Markup('<text x="41" y="83" text-anchor="middle">{}</text></svg>').format(initials)
        return self.art("tracks").replace(Markup("</svg>"), text)

    def _draw_back(self, pile: str) -> Markup:
        """Draw a card of a pile, face down."""
        return Markup(self._cards.back(pile).strip())


def _draw_input(move: str, label: str, copy: int = 0, several: bool = False, said: str = "") -> Markup:
    """Draw the input that picks a move. `copy` numbers equal cards; `said` is its label for screen readers."""
    return Markup(
        '<input type="{}" form="answer" name="move" value="{}" id="pick-{}-{}" data-label="{}" aria-label="{}">'
    ).format("checkbox" if several else "radio", move, move.replace(" ", "-"), copy, label, said or label)


def game_template(game: AnyGame, name: str) -> str:
    """Return the name of a game's template; where it has none, of the default one."""
    own = f"{game.name}/{name}"
    return own if page_folder(game.name).joinpath(name).is_file() else f"default/{name}"


def load_game_page(game: AnyGame, language: str, plain: bool = False) -> GamePage:
    """Return the page of a game, made once per language. One that fails, such as one with a broken template, is logged and
    replaced by the default one."""
    return make_game_page(game, language, plain)


@lru_cache(maxsize=256)
def make_game_page(game: AnyGame, language: str, plain: bool) -> GamePage:
    if not plain and has_page(game):
        try:
            page = GamePage(game, language)
            page.deck  # noqa: B018 - draws every card once
        except Exception:
            log.exception("game %s: its page cannot be drawn; the default is used", game.name)
        else:
            return page
    return GamePage(game, language, plain=True)
