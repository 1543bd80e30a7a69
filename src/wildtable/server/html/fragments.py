"""Pieces: how a game draws its table in one language. Each piece is drawn once for what it shows, for whoever sees it."""

from __future__ import annotations

import gzip
from base64 import b64encode
from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import asdict
from functools import cached_property, lru_cache, partial
from typing import Any

from markupsafe import Markup

from wildtable.engine.game import AnyGame
from wildtable.engine.scenes import Word
from wildtable.games import scenes_of
from wildtable.server.html.assets import art, is_drawn
from wildtable.server.html.templating import ENVIRONMENT, draw
from wildtable.server.html.texts import say

KEPT = 4096
OFFERED = "say words art portrait card face back sealed input label labels draw"
"""What the macros of a game may use."""


class Fragments:
    """A game's cards and the macros of its `table.html`, with the words of one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.language = language
        self.scenes = scenes_of(game)
        self.say = partial(game.texts.say, language)
        self.words = partial(say, language)
        self.art = partial(art, game.name)
        self.card = lru_cache(maxsize=KEPT)(self._card)
        self.back = lru_cache(maxsize=KEPT)(self._back)
        self.draw = lru_cache(maxsize=KEPT)(self._draw)
        self.input = lru_cache(maxsize=KEPT)(self._input)
        about = {name: getattr(self, name) for name in OFFERED.split()}
        self._cards: Any = ENVIRONMENT.get_template(f"{game.name}/cards.html").make_module(about)
        self._table: Any = ENVIRONMENT.get_template(f"{game.name}/table.html").make_module(about)

    def label(self, name: str) -> str:
        """A card's name as a sentence says it, or a word that stands for cards."""
        return self.say(name if isinstance(name, Word) else f"card-{name}")

    def heard(self, name: str) -> str:
        """A card as who listens is told of it: all that is printed on it, where its name does not say so."""
        message = f"heard-{name}"
        return self.say(message) if self.game.texts.has(self.language, message) else self.label(name)

    def labels(self, names: Iterable[str]) -> str:
        """Cards in a row, those of a kind counted."""
        counted = Counter(map(self.label, names))
        return ", ".join(
            label if count == 1 else self.words("several", count=count, card=label) for label, count in counted.items()
        )

    def _card(self, name: str, told: bool = False) -> Markup:
        """A card, face up; in the deck for the page's script with what it does, to be told."""
        face = self.face(name)
        about = self.say(face.told) if told and self.game.texts.has(self.language, face.told) else ""
        drawn: str = self._cards.card({**asdict(face), "label": self.say(face.title), "about": about})
        return Markup(drawn.strip())

    def portrait(self, name: str) -> Markup:
        """The picture of a card. One that nobody has drawn, in a deck of one's own, shows tracks and its initials."""
        if is_drawn(self.game.name, name):
            return self.art(name)
        words = self.label(name).split()
        initials = words[0][:2] if len(words) == 1 else words[0][0] + words[1][0]
        text = Markup('<text x="41" y="83" text-anchor="middle">{}</text></svg>').format(initials)
        return self.art("tracks").replace(Markup("</svg>"), text)

    def face(self, name: str) -> Any:
        """What is printed on a card."""
        return self.scenes.face(self.game, name)

    def _back(self, pile: str) -> Markup:
        """A card of a pile, face down: the same whatever it is."""
        drawn: str = self._cards.back(pile)
        return Markup(drawn.strip())

    def hand_of(self, seat: int) -> str:
        """The zones of a seat whose cards are held in hand, as pages name them."""
        return " ".join(f"{zone}-{seat}" for zone in self.scenes.HAND)

    @cached_property
    def deck(self) -> str:
        """One card of every kind, and a back of every pile, for the page's script: packed, as there may be many."""
        faces = [*(self.card(name, True) for name in self.game.catalogue.names), *map(self.back, self.scenes.BACKS)]
        return b64encode(gzip.compress("".join(faces).encode(), mtime=0)).decode()

    def sealed(self, pile: str) -> Markup:
        """An answer that lies face down and may still be taken back."""
        return Markup('<span class="seal">{}</span>').format(self.back(pile))

    def _input(self, move: str, label: str, copy: int = 0, several: bool = False, said: str = "") -> Markup:
        """What picks a move; copies of one card are told apart by a number. Who listens may be told more than its label."""
        return Markup(
            '<input type="{}" form="answer" name="move" value="{}" id="pick-{}-{}" data-label="{}" aria-label="{}">'
        ).format("checkbox" if several else "radio", move, move.replace(" ", "-"), copy, label, said or label)

    def page(self, template: str, **about: object) -> str:
        """A template of the server that shows something of the game."""
        shared = {"fragments": self, "tell": self.say, "card": self.card, "art": self.art, "game": self.game.name}
        return draw(template, self.language, **shared, **about)

    def _draw(self, macro: str, *about: Hashable) -> Markup:
        """One of the game's own fragments of the table."""
        drawn: str = getattr(self._table, macro)(*about)
        return Markup(drawn.strip())


@lru_cache(maxsize=256)
def fragments(game: AnyGame, language: str) -> Fragments:
    return Fragments(game, language)
