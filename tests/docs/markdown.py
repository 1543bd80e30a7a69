"""The Markdown pages of the project, and the parts of them that tests check."""

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
"""The address that examples use."""
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@cache
def tokens(page: Path) -> list[Token]:
    """Return the tokens of a page, inline tokens after their block."""
    blocks = MarkdownIt("commonmark").enable("table").parse(page.read_text(encoding="utf-8"))
    return [token for block in blocks for token in (block, *(block.children or []))]


def blocks(page: Path, language: str) -> list[str]:
    """Return the code blocks of a language."""
    return [dedent(token.content) for token in tokens(page) if token.type == "fence" and token.info == language]


def spans(page: Path) -> list[str]:
    """Return the inline code."""
    return [token.content for token in tokens(page) if token.type == "code_inline"]


def links(page: Path) -> list[str]:
    found = [token.attrGet("href") or token.attrGet("src") for token in tokens(page) if token.type in ("link_open", "image")]
    html = "".join(token.content for token in tokens(page) if token.type in ("html_block", "html_inline"))
    return [*map(str, filter(None, found)), *re.findall(r'(?:href|src|srcset)="([^"]+)"', html)]


def lines(page: Path) -> list[str]:
    """Return the shell commands, without comments and with continued lines joined."""
    text = "\n".join(blocks(page, "sh")).replace("\\\n", " ")
    return [line for line in (re.sub(r"\s+#.*", "", line).strip() for line in text.splitlines()) if line]
