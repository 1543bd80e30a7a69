"""Templating: Jinja with escaping always on, and its globals. Names and chat are hostile input."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
    TemplateAssertionError,
    nodes,
)
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

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

MAX_TEXTS = 20_000


class LeanContext(Context):
    """A context whose calls do not look for functions that want the context: ours are plain functions and macros."""

    def call(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        if kwargs:
            kwargs.pop("_loop_vars", None)
            kwargs.pop("_block_vars", None)
        return function(self.eval_ctx, *args, **kwargs) if type(function) is Macro else function(*args, **kwargs)


class LeanCodeGenerator(CodeGenerator):
    """Compiles templates to code that escapes by `escape_piece`."""

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        """Write what comes before an expression whose value is part of the output."""
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            raise TemplateAssertionError("escaping is always on", node.lineno, self.name, self.filename)
        self.write("environment.escape_piece(")


class LeanEnvironment(Environment):
    """An environment for many small pieces: escaping always on, and each text escaped once."""

    code_generator_class = LeanCodeGenerator
    context_class = LeanContext

    @staticmethod
    def escape_piece(value: object) -> str:
        """Escape a value that is joined with others: most are texts that were escaped before, or HTML already."""
        return _escape_text(value) if type(value) is str else value if type(value) is Markup else str(escape(value))


@lru_cache(maxsize=8192)
def _escape_text(text: str) -> str:
    return str(escape(text))


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


ENVIRONMENT = LeanEnvironment(
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


@cache
def _language_globals(language: str) -> Mapping[str, object]:
    """Return what templates of a language may call, made once."""
    return ENVIRONMENT.globals | {
        "say": lru_cache(maxsize=MAX_TEXTS)(partial(say, language)),
        "listed": partial(join_names, language),
        "figure": partial(format_figure, language),
        "share": partial(format_share, language),
        "day": partial(format_day, language),
        "language": language,
    }


def render(template: str, language: str, /, **about: object) -> str:
    """Render a template in a language. The context is made here: most of Jinja's own way is of no use to small templates."""
    found = ENVIRONMENT.get_template(template)
    context = LeanContext(ENVIRONMENT, {**_language_globals(language), **about}, template, found.blocks)
    return "".join(found.root_render_func(context))
