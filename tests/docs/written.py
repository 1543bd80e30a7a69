"""What is written: the pages of the project, and the fragments of them that tests hold to their word."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt

if TYPE_CHECKING:
    from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
SERVER = "http://localhost:8765"
"""Where examples look for a server."""
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@cache
def tokens(page: Path) -> list[Token]:
    """All of a page, inline fragments after the block that holds them."""
    blocks = MarkdownIt("commonmark").enable("table").parse(page.read_text(encoding="utf-8"))
    return [token for block in blocks for token in (block, *(block.children or []))]


def blocks(page: Path, language: str) -> list[str]:
    """The code that stands on a page in a language."""
    return [dedent(token.content) for token in tokens(page) if token.type == "fence" and token.info == language]


def spans(page: Path) -> list[str]:
    """The code within its sentences."""
    return [token.content for token in tokens(page) if token.type == "code_inline"]


def links(page: Path) -> list[str]:
    found = [token.attrGet("href") or token.attrGet("src") for token in tokens(page) if token.type in ("link_open", "image")]
    html = "".join(token.content for token in tokens(page) if token.type in ("html_block", "html_inline"))
    return [*map(str, filter(None, found)), *re.findall(r'(?:href|src|srcset)="([^"]+)"', html)]


def lines(page: Path) -> list[str]:
    """What is to be typed into a shell: comments are gone, what goes on in the next line is put together."""
    text = "\n".join(blocks(page, "sh")).replace("\\\n", " ")
    return [line for line in (re.sub(r"\s+#.*", "", line).strip() for line in text.splitlines()) if line]
