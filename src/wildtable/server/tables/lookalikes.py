"""Look-alikes: names at a table that could be taken for one another get a number, as in `Kim (2)`.

Names are free, and two visitors may well have the same one. What counts is that nobody at a table can pass for another
player, a bot or the admin: by the same name, by other capitals, or by letters of another script that look the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from confusable_homoglyphs.confusables import confusables_data

from wildtable import bots
from wildtable.server.plain_text import NAME_LENGTH
from wildtable.server.store.rows import UNKNOWN_NAME, TableRow

ROLES = ("admin", "administrator", "host", "moderator", "server", "wildtable")
"""Names of those who have more to say than a player. A visitor of such a name gets a number, too."""


@lru_cache(maxsize=1024)
def number_lookalikes(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names with a number added to each that looks like one before it. The first stays as it is."""
    seen: set[str] = set().union(*(_skeletons(name) for name in (*ROLES, *bots.names())))
    shown = []
    for name in names:
        numbered, number = name, 1
        while seen & _skeletons(numbered):
            number += 1
            mark = f" ({number})"
            numbered = name[: NAME_LENGTH - len(mark)].rstrip() + mark
        seen |= _skeletons(numbered)
        shown.append(numbered)
    return tuple(shown)


def shown_name(row: TableRow, names: Mapping[str, str], visitor: str, name: str = UNKNOWN_NAME) -> str:
    """Return the name of a visitor as a table shows it: numbered, if it looks like that of a player or the host.

    `names` are those of the players and the host; `name` is that of any other visitor.
    """
    name = names.get(visitor, name)
    if name == UNKNOWN_NAME:
        return name
    seated = [seat.visitor for seat in row.seats if seat.visitor]
    people = list(dict.fromkeys((*seated, row.host, visitor)))
    return number_lookalikes(tuple(names.get(one, name if one == visitor else UNKNOWN_NAME) for one in people))[
        people.index(visitor)
    ]


def _skeletons(name: str) -> set[str]:
    """Return what a name looks like: with each letter as the one Unicode lists for its look-alikes, before and after
    capitals are made small, since `I` looks like `l` and is read as `i`."""
    letters = "".join(unicodedata.normalize("NFKC", name).split())
    return {_skeleton(letters).casefold(), _skeleton(letters.casefold()).casefold()}


def _skeleton(letters: str) -> str:
    return "".join(_prototype(letter) for letter in letters)


def _prototype(letter: str) -> str:
    """Return the letter that stands for all that look like this one. In the data, a look-alike has one entry, its prototype;
    a prototype has all its look-alikes, which may be one as well."""
    alike = [str(one["c"]).strip("\N{LEFT-TO-RIGHT MARK}") for one in confusables_data.get(letter, ())]
    if len(alike) != 1:
        return letter
    is_mutual = len(confusables_data.get(alike[0], ())) == 1
    return min(letter, alike[0]) if is_mutual else alike[0]
