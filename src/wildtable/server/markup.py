"""Markup: templates with escaping always on, and what they all may use. Names and chat are taken to be hostile."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache, partial
from hashlib import sha256
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from wildtable.server.phrases import Face, Told
from wildtable.server.words import say

NAME_LENGTH = 24
JOINER = "\N{ZERO WIDTH JOINER}"
UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))


def plain(text: str) -> str:
    """A text without anything that cannot be seen: control characters, directions, line breaks. Emoji may be joined."""
    return "".join(
        letter if letter == JOINER or unicodedata.category(letter) not in UNSEEN else " " * (letter in "\n\r\t")
        for letter in text
    )


def plain_name(text: str) -> str:
    """A name as it may stand anywhere: one short line, possibly none."""
    return " ".join(plain(text[: 20 * NAME_LENGTH]).split())[:NAME_LENGTH].strip()


def isolated(name: str) -> str:
    """A name that cannot change the direction of the sentence around it."""
    return f"\N{FIRST STRONG ISOLATE}{plain_name(name) or '?'}\N{POP DIRECTIONAL ISOLATE}"


@cache
def asset(name: str) -> str:
    """The address of a static file, with a mark that changes when the file does."""
    content = files("wildtable.server").joinpath("static", name).read_bytes()
    return f"/static/{name}?v={sha256(content).hexdigest()[:8]}"


@lru_cache(maxsize=4096)
def card(face: Face) -> Markup:
    """One card, or several of a kind. The same few are shown again and again, so each is drawn once."""
    about = Markup(' title="{}"').format(face.about) if face.about else ""
    times = Markup('<span class="times">{}\N{MULTIPLICATION SIGN}</span> ').format(face.count) if face.count > 1 else ""
    return Markup('<li class="card tone-{}"{}>{}{}</li>').format(face.tone, about, times, face.label)


def card_row(faces: Iterable[Face]) -> Markup:
    return _joined('<ul class="cards">', map(card, faces), "</ul>")


@lru_cache(maxsize=4096)
def log_line(line: Told) -> Markup:
    """A line of the log stays the same as long as it is shown."""
    kind = Markup(' class="{}"').format(line.kind) if line.kind else ""
    return Markup("<li{}>{}</li>").format(kind, line.text)


def log_lines(lines: Iterable[Told]) -> Markup:
    return _joined('<ol class="log">', map(log_line, lines), "</ol>")


def _joined(before: str, parts: Iterable[Markup], after: str) -> Markup:
    """Parts that are markup already need no escaping again."""
    return Markup(before + "".join(parts) + after)


ENVIRONMENT = Environment(
    loader=PackageLoader("wildtable.server"),
    autoescape=True,
    undefined=StrictUndefined,
    auto_reload=False,
    trim_blocks=True,
    lstrip_blocks=True,
)
ENVIRONMENT.globals.update(asset=asset, card_row=card_row, log_lines=log_lines)
ENVIRONMENT.filters["plain"] = plain
ENVIRONMENT.filters["named"] = isolated


def draw(template: str, language: str, /, **about: object) -> str:
    """A template filled in, in a language."""
    return ENVIRONMENT.get_template(template).render(say=partial(say, language), language=language, **about)
