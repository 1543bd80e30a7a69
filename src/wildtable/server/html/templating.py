"""Templating: Jinja with escaping always on, and what templates may call. Names and chat are hostile input."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache, partial

import orjson
from jinja2 import BaseLoader, ChoiceLoader, Environment, PackageLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup, escape

from wildtable.engine.presentation.wording import write_number
from wildtable.games import game_types
from wildtable.server.html.assets import (
    art,
    asset,
    draw_avatar,
    game_asset,
    has_preview,
    load_script,
    page_folder,
    script,
)
from wildtable.server.html.texts import format_day, format_figure, format_share, join_names, say
from wildtable.server.plain_text import plain, plain_name


def write_json(value: object) -> Markup:
    """Write a value as JSON in an attribute. Numbers may be keys, named tuples are lists."""

    def convert(other: object) -> object:
        if isinstance(other, Mapping):
            return dict(other)
        if isinstance(other, tuple):
            return list(other)
        raise TypeError

    return escape(orjson.dumps(value, default=convert, option=orjson.OPT_NON_STR_KEYS).decode())


@lru_cache(maxsize=4096)
def isolate_name(name: str) -> str:
    """Wrap a name so that it cannot change the direction of the sentence around it."""
    return f"\N{FIRST STRONG ISOLATE}{plain_name(name) or '?'}\N{POP DIRECTIONAL ISOLATE}"


def _loader() -> BaseLoader:
    """Load the server's own templates, and those of each game under its name."""
    packages = {name: kind.package_name() for name, kind in game_types().items() if page_folder(name).is_dir()}
    games = PrefixLoader({name: PackageLoader(package, "page") for name, package in packages.items()})
    return ChoiceLoader([PackageLoader("wildtable.server"), games])


ENVIRONMENT = Environment(
    loader=_loader(),
    autoescape=True,
    undefined=StrictUndefined,
    auto_reload=False,
    trim_blocks=True,
    lstrip_blocks=True,
)
ENVIRONMENT.globals.update(asset=asset, game_asset=game_asset, script=script, load_script=load_script, art_of=art)
ENVIRONMENT.globals.update(avatar=draw_avatar, has_preview=has_preview)
ENVIRONMENT.filters.update(plain=plain, named=isolate_name, number=write_number, json=write_json)


@cache
def language_globals(language: str) -> Mapping[str, object]:
    """Return what templates of a language may call."""
    return {
        "say": partial(say, language),
        "listed": partial(join_names, language),
        "figure": partial(format_figure, language),
        "share": partial(format_share, language),
        "day": partial(format_day, language),
        "language": language,
    }


def render(template: str, language: str, /, **about: object) -> str:
    """Render a template in a language."""
    return ENVIRONMENT.get_template(template).render({**language_globals(language), **about})
