"""Templating: Jinja with escaping always on, and its globals. Names and chat are hostile input."""

from __future__ import annotations

from functools import lru_cache, partial

from jinja2 import BaseLoader, ChoiceLoader, Environment, PackageLoader, PrefixLoader, StrictUndefined

from wildtable.engine.game import AnyGame
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


@lru_cache(maxsize=4096)
def isolate_name(name: str) -> str:
    """Wrap a name so that it cannot change the direction of the sentence around it."""
    return f"\N{FIRST STRONG ISOLATE}{plain_name(name) or '?'}\N{POP DIRECTIONAL ISOLATE}"


def _loader() -> BaseLoader:
    """Load the server's own templates, and those of each game under its name."""
    packages = {name: kind.package_name() for name, kind in game_types().items() if page_folder(name).is_dir()}
    games = PrefixLoader({name: PackageLoader(package, "page") for name, package in packages.items()})
    return ChoiceLoader([PackageLoader("wildtable.server"), games])


def game_template(game: AnyGame, name: str) -> str:
    """Return the name of a game's template; where it has none, of the default one."""
    own = f"{game.name}/{name}"
    return own if page_folder(game.name).joinpath(name).is_file() else f"default/{name}"


ENVIRONMENT = Environment(
    loader=_loader(),
    autoescape=True,
    undefined=StrictUndefined,
    auto_reload=False,
    trim_blocks=True,
    lstrip_blocks=True,
)
ENVIRONMENT.globals.update(asset=asset, game_asset=game_asset, script=script, load_script=load_script, art_of=art)
ENVIRONMENT.globals["avatar"] = draw_avatar
ENVIRONMENT.globals["has_preview"] = has_preview
ENVIRONMENT.filters["plain"] = plain
ENVIRONMENT.filters["named"] = isolate_name


def render(template: str, language: str, /, **about: object) -> str:
    """Render a template in a language."""
    return ENVIRONMENT.get_template(template).render(
        say=partial(say, language),
        listed=partial(join_names, language),
        figure=partial(format_figure, language),
        share=partial(format_share, language),
        day=partial(format_day, language),
        language=language,
        **about,
    )
