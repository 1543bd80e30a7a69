"""Markup: templates with escaping always on, and what they all may use. Names and chat are taken to be hostile."""

from __future__ import annotations

from functools import lru_cache, partial

from jinja2 import BaseLoader, ChoiceLoader, Environment, PackageLoader, PrefixLoader, StrictUndefined

from wildtable.games import found
from wildtable.server.html.assets import art, asset, game_asset
from wildtable.server.html.texts import day, figure, listed, say, share
from wildtable.server.plain_text import plain, plain_name


@lru_cache(maxsize=4096)
def isolated(name: str) -> str:
    """A name that cannot change the direction of the sentence around it."""
    return f"\N{FIRST STRONG ISOLATE}{plain_name(name) or '?'}\N{POP DIRECTIONAL ISOLATE}"


def _loader() -> BaseLoader:
    """The server's own templates, and those of each game under its name."""
    packages = {name: kind.__module__.rpartition(".")[0] for name, kind in found().items()}
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
ENVIRONMENT.globals.update(asset=asset, game_asset=game_asset, art_of=art)
ENVIRONMENT.filters["plain"] = plain
ENVIRONMENT.filters["named"] = isolated


def draw(template: str, language: str, /, **about: object) -> str:
    """A template filled in, in a language."""
    return ENVIRONMENT.get_template(template).render(
        say=partial(say, language),
        listed=partial(listed, language),
        figure=partial(figure, language),
        share=partial(share, language),
        day=partial(day, language),
        language=language,
        **about,
    )
