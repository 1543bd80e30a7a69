"""Generate the table in docs/hosting.md of what is stored, from the schema; the rest of that page is written by hand."""

from __future__ import annotations

import re
from pathlib import Path

from tools.docs.markdown import code, table
from wildtable.server.store.schema import TABLES, StoredTable

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
HEAD = ("table", "filled by", "bound", "when a person is deleted")
EFFECTS = {
    "delete": "deleted",
    "anonymise": "anonymous",
    "clear": "belongs to nobody",
    "unname": "without the name",
    "keep": "stays",
}


def page() -> str:
    return re.sub(
        rf"^\| {HEAD[0]} \| {HEAD[1]} .*?\n(?!\|)",
        lambda _: f"{stored_tables()}\n",
        PAGE.read_text(encoding="utf-8"),
        flags=re.DOTALL | re.MULTILINE,
    )


def stored_tables() -> str:
    return table(HEAD, [(code(name), one.filled_by, one.bound, _effect(one)) for name, one in TABLES.items()])


def _effect(one: StoredTable) -> str:
    return ", ".join(dict.fromkeys(EFFECTS[how] for how in one.people.values())) or "names nobody"
