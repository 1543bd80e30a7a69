"""The documentation: the Markdown files of `docs/`, rendered as pages of this site.

Links between the files become links between the pages; a link to any other file of the source shows its path instead. An
installed package contains the files; a checkout reads them from `docs/`.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

from wildtable.engine.game import AnyGame
from wildtable.engine.presentation.texts import read_prose

GUIDES = (
    "index",
    "players",
    "hosting",
    "scaling",
    "bots",
    "research",
    "pettingzoo",
    "gymnasium",
    "openspiel",
    "cluster",
    "training",
    "write-a-game",
    "contributing",
)
REFERENCE = (
    "words",
    "commands",
    "settings",
    "api",
    "types",
    "endpoints",
    "python",
    "moves",
    "views",
    "encodings",
    "records",
    "decks",
    "balance",
    "ladder",
    "stability",
    "changelog",
)
SOURCES = {name: f"docs/{name}.md" for name in (*GUIDES, *REFERENCE)} | {
    "contributing": "CONTRIBUTING.md",
    "changelog": "CHANGELOG.md",
}
"""The files of all pages by name, in reading order."""
EXAMPLES = ("examples/bot.py", "examples/bot.mjs", "examples/bot.sh", "examples/collector.py")
"""The example programs, served as they are."""
CHECKOUT = Path(__file__).parents[4]
TITLE = 3
"""The number of tokens of the title, with which a page begins."""


@dataclass(frozen=True)
class Heading:
    """A heading of a page, with its anchor."""

    tag: str
    anchor: str
    text: str


@dataclass(frozen=True)
class Doc:
    """A page of the documentation: its title, and the rest as HTML."""

    name: str
    title: str
    summary: str
    headings: Sequence[Heading]
    html: Markup

    @property
    def path(self) -> str:
        return path_of(self.name)

    @property
    def sections(self) -> list[Heading]:
        return [heading for heading in self.headings if heading.tag == "h2"]


def path_of(name: str) -> str:
    return "/docs" if name == "index" else f"/docs/{name}"


def text_of(name: str) -> str:
    """Return the source of a page."""
    return read_source(SOURCES[name])


def read_source(source: str) -> str:
    """Return a file of the documentation, from the package or from a checkout."""
    packed = files("wildtable").joinpath("docs", PurePosixPath(source).name)
    return (packed if packed.is_file() else CHECKOUT / source).read_text(encoding="utf-8")


@cache
def doc(name: str) -> Doc:
    """Render a page, once."""
    tokens = MARKDOWN.parse(text_of(name))
    title, *headings = _anchored(tokens)
    for token in tokens:
        if token.type == "inline":
            token.children = list(_resolve_links(token.children or [], SOURCES[name]))
    return Doc(
        name,
        title.text,
        next(_plain(after) for before, after in pairwise(tokens) if before.type == "paragraph_open"),
        headings,
        Markup(MARKDOWN.renderer.render(tokens[TITLE:], MARKDOWN.options, {"title": title.text})),
    )


@cache
def search_index() -> list[dict[str, str]]:
    """Return every section of every page as plain text, for the search in the browser."""
    return [section for name in SOURCES for section in _sections(name)]


def _sections(name: str) -> Iterator[dict[str, str]]:
    """Yield the sections of a page: its title, the heading, the address and the words below."""
    page = doc(name)
    anchors = iter(["", *(heading.anchor for heading in page.headings)])
    heading, words = page.title, list[str]()
    for before, token in pairwise([Token("", "", 0), *MARKDOWN.parse(text_of(name))[TITLE:], Token("heading_open", "", 0)]):
        if token.type == "heading_open":
            anchor = next(anchors)
            path = f"{page.path}#{anchor}" if anchor else page.path
            yield {"page": page.title, "heading": heading, "path": path, "text": " ".join(words)}
            words = []
        elif token.type == "inline":
            words.append(_plain(token))
            heading = _plain(token) if before.type == "heading_open" else heading
        elif token.type == "fence":
            words.append(token.content)


def _plain(inline: Token) -> str:
    """Return the text without its markup."""
    return "".join(" " if child.type == "softbreak" else child.content for child in inline.children or [])


def _anchored(tokens: Sequence[Token]) -> list[Heading]:
    """Give every heading an anchor, as forges name them, and make it a link to itself."""
    found: list[Heading] = []
    taken: dict[str, int] = {}
    for opening, inline in pairwise(tokens):
        if opening.type != "heading_open":
            continue
        text = _plain(inline)
        slug = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
        taken[slug] = taken.get(slug, -1) + 1
        anchor = f"{slug}-{taken[slug]}" if taken[slug] else slug
        opening.attrSet("id", anchor)
        link = Token("link_open", "a", 1, attrs={"href": f"#{anchor}"})
        inline.children = [link, *(inline.children or []), Token("link_close", "a", -1)]
        found.append(Heading(opening.tag, anchor, text))
    return found


def _resolve_links(children: Sequence[Token], source: str) -> Iterator[Token]:
    """Return the inline tokens of a file with their links resolved."""
    link: list[Token] = []
    for token in children:
        if not link and token.type != "link_open":
            yield token
            continue
        link.append(token)
        if token.type == "link_close":
            yield from _link(link, source)
            link = []


def _link(link: list[Token], source: str) -> list[Token]:
    """Point a link at the page of its file; where there is none, show the path of the file instead."""
    opening, *said, _ = link
    path, hash_, anchor = str(opening.attrGet("href")).partition("#")
    if not path or ":" in path:
        return link
    target = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    if target in EXAMPLES:
        opening.attrSet("href", f"/docs/{target}")
        return link
    for name, file in SOURCES.items():
        if file == target:
            opening.attrSet("href", path_of(name) + hash_ + anchor)
            return link
    path_token = Token("code_inline", "code", 0, content=target)
    if "".join(token.content for token in said) == target:
        return [path_token]
    return [*said, Token("text", "", 0, content=" ("), path_token, Token("text", "", 0, content=")")]


def _fence(_: object, tokens: Sequence[Token], index: int, *_rest: Any) -> str:
    """Make code focusable: it may be wider than a phone, and must scroll without a mouse."""
    return f'<pre class="scroll" tabindex="0"><code>{escape(tokens[index].content)}</code></pre>\n'


def _table(_: object, tokens: Sequence[Token], index: int, _options: object, env: Mapping[str, Any]) -> str:
    """Label a table with the heading above it."""
    headings = [_plain(inline) for opening, inline in pairwise(tokens[:index]) if opening.type == "heading_open"]
    name = [env["title"], *headings][-1]
    return f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(name)}"><table>\n'


def _table_end(*_: Any) -> str:
    return "</table></div>\n"


MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
for rule, draw in {"fence": _fence, "code_block": _fence, "table_open": _table, "table_close": _table_end}.items():
    MARKDOWN.add_render_rule(rule, draw)


# The Markdown files of a game


CLAUSE = re.compile(r"\b[A-Z]{2,3}-[A-Z]?\d+\b")
RULINGS = "RULINGS"


@lru_cache(maxsize=64)
def render_prose(game: AnyGame, name: str, language: str) -> tuple[str, Markup] | None:
    """Render a file, with its language; None where the game has none. Clauses link to their rules, and those of RULES are
    what others link to."""
    spoken, text = read_prose(game, name, language)
    if not text:
        return None
    markdown = MarkdownIt("commonmark", {"html": False})
    tokens = markdown.parse(text.partition("\n")[2])
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{int(token.tag[1]) + 1}"
    html = markdown.renderer.render(tokens, markdown.options, {})
    linked = CLAUSE.sub(lambda found: f'<a href="#{found[0]}">{found[0]}</a>', html)
    return spoken, Markup(re.sub(r'<strong><a href="#([\w-]+)">', r'<strong id="\1"><a href="#\1">', linked))
