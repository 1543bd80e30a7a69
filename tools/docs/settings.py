"""The page of settings: what a host may choose, as the server's settings and the parser of `wildtable serve` know them."""

from __future__ import annotations

import argparse
import dataclasses

from tools.docs.commands import all_commands, spelt
from tools.docs.markdown import WRITTEN, code, document, documented, prose, table
from wildtable.cli import main as cli
from wildtable.server.settings import Settings

HEAD = """
All settings of a server. Most are options of `wildtable serve`; the usual value holds where an option is left out. There
is no configuration file: the unit or the container file is one.
"""
WITHIN = """
These have no option, for hardly anybody needs them. Whoever starts the server from Python sets them there, as
`create_app(Settings(data=..., queue=128))` does.
"""
ENVIRONMENT = """
The server reads no setting from the environment. What it prints follows `LC_ALL`, `LC_MESSAGES` or `LANG`; its pages
follow each reader's browser. Where it is installed by the scripts of the project, `PYTHON` names the Python to use.
"""
FILES = """
The data folder holds `wildtable.db` with its `-wal` and `-shm` (everything that is kept), `key` (signs the visitors'
cookies), `admin-token` and `metrics-token`. They are made at the first start; the key and the tokens are readable by
their owner only, and so is the folder where the server makes it. `lock` is empty: the server that runs holds it, which
keeps a second one out, and the system takes it away when that server ends, however it does. It can stay where it is.
"""


def page() -> str:
    fields = {field.name: field for field in dataclasses.fields(Settings)}
    told = documented(Settings)
    (serve,) = [one for one in all_commands(cli.parser()) if one.prog == "wildtable serve"]
    options = [action for action in serve._actions if "--help" not in action.option_strings]
    chosen = [(code(spelt(one)), _usual(fields, one), told.get(one.dest) or _sentence(one)) for one in options]
    rest = [field for name, field in fields.items() if name not in {one.dest for one in options}]
    return document(
        "# Settings",
        prose(HEAD),
        WRITTEN,
        "## Options of wildtable serve",
        table(("option", "usual", "what it sets"), chosen),
        "## Settings without an option",
        prose(WITHIN),
        table(("setting", "usual", "what it sets"), [(code(one.name), code(one.default), told[one.name]) for one in rest]),
        "## Environment",
        prose(ENVIRONMENT),
        "## The data folder",
        prose(FILES),
    )


def _usual(fields: dict[str, dataclasses.Field[object]], option: argparse.Action) -> str:
    if option.dest not in fields:
        return "off"
    return code(usual) if (usual := fields[option.dest].default) != "" else "none"


def _sentence(option: argparse.Action) -> str:
    """The help of an option, without the usual value, which has a column of its own."""
    about = str(option.help).partition(" (default:")[0]
    return f"{about[:1].upper()}{about[1:]}."
