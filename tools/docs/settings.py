"""Generate docs/settings.md from the settings of the server and the parser of `wildtable serve`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from tools.docs.commands import all_commands, spell_argument
from tools.docs.markdown import GENERATED, code, document, field_docs, prose, table
from wildtable.cli import main as cli
from wildtable.server.settings import Settings

HEAD = """
All settings of a server, which are options of `wildtable serve`. There is no configuration file; put the options into the
systemd unit or the container's command. From Python: `create_app(Settings(data=..., queue=128))`.
"""
ENVIRONMENT = """
The server reads no settings from the environment. The language of its output follows `LC_ALL`, `LC_MESSAGES` or `LANG`;
the language of pages follows the visitor's browser. `WILDTABLE_CACHE` names the folder for the compiled code of games.
`PYTHON` selects the Python that the project's scripts use.
"""
FILES = """
The data folder contains `wildtable.db` with its `-wal` and `-shm` (all stored data), `key` (signs the cookies of visitors),
`admin-token` and `metrics-token`. They are created at the first start. The key, the tokens and a folder created by the
server are readable by their owner only. `lock` is an empty file that the running server locks, so that a second server
cannot use the folder. The lock ends with the process; the file can stay.
"""


def page() -> str:
    docs = field_docs(Settings)
    (serve,) = [one for one in all_commands(cli.parser()) if one.prog == "wildtable serve"]
    options = [action for action in serve._actions if "--help" not in action.option_strings]
    chosen = [(code(spell_argument(one)), _default(one), _meaning(docs, one) or _sentence(one)) for one in options]
    return document(
        "# Settings",
        prose(HEAD),
        GENERATED,
        "## Options of wildtable serve",
        table(("option", "default", "meaning"), chosen),
        "## Environment",
        prose(ENVIRONMENT),
        "## The data folder",
        prose(FILES),
    )


def _default(option: argparse.Action) -> str:
    if option.nargs == 0:
        return "off"
    return "none" if option.default == "" else code(option.default)


def _meaning(docs: Mapping[str, str], option: argparse.Action) -> str:
    """Return the documentation of a setting; a flag is described by its help alone."""
    return "" if option.nargs == 0 else docs.get(option.dest, "")


def _sentence(option: argparse.Action) -> str:
    """Return the help of an option without its default, which has its own column."""
    about = str(option.help).partition(" (default:")[0]
    return f"{about[:1].upper()}{about[1:]}."
