"""Templating: Jinja with escaping always on, and its globals. Names and chat are hostile input."""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping
from functools import cache, lru_cache, partial
from keyword import iskeyword
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
    Template,
    TemplateAssertionError,
    nodes,
)
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Context, markup_join
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
TABLE_TEMPLATE = re.compile(r"regions/|cards\.html|[^/]+/(cards|table)\.html")
"""The templates that draw a table, the server's and those of games."""


class LeanCodeGenerator(CodeGenerator):
    """Compiles templates to code that escapes by `escape_piece` and calls functions as Python does: ours are plain functions
    and macros, none of which wants the context. Templates of a table also read attributes as Python does, since scenes are
    no mappings."""

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        """Write what comes before an expression whose value is part of the output."""
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            raise TemplateAssertionError("escaping is always on", node.lineno, self.name, self.filename)
        self.write("environment.escape_piece(")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802 - Jinja's name
        self.visit(node.node, frame)
        self.write("(")
        for argument in node.args:
            self._visit_argument("", argument, frame)
        if node.dyn_args is not None:
            self._visit_argument("*", node.dyn_args, frame)
        for named in node.kwargs:
            if iskeyword(named.key):
                self._visit_argument(f"**{{{named.key!r}: ", named.value, frame, "}")
            else:
                self._visit_argument(f"{named.key}=", named.value, frame)
        if node.dyn_kwargs is not None:
            self._visit_argument("**", node.dyn_kwargs, frame)
        self.write("caller=caller)" if forward_caller else ")")

    def _visit_argument(self, before: str, node: nodes.Expr, frame: Frame, after: str = "") -> None:
        self.write(before)
        self.visit(node, frame)
        self.write(f"{after}, ")

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802 - Jinja's name
        if not TABLE_TEMPLATE.match(str(self.name)):
            super().visit_Getattr(node, frame)
            return
        self.visit(node.node, frame)
        self.write(f".{node.attr}")

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:  # noqa: N802 - Jinja's name
        self.write("environment.join_pieces(")
        for part in node.nodes:
            self._visit_argument("", part, frame)
        self.write(")")


class LeanEnvironment(Environment):
    """An environment for many small pieces: escaping always on, and each text escaped once."""

    code_generator_class = LeanCodeGenerator

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._loaded: dict[str, Template] = {}

    def get_template(
        self, name: str | Template, parent: str | None = None, globals: MutableMapping[str, Any] | None = None
    ) -> Template:
        """Return a template, looked up in one step: none changes while the server runs."""
        if globals is not None or not isinstance(name, str):
            return super().get_template(name, parent, globals)
        found = self._loaded.get(name)
        if found is None:
            found = self._loaded[name] = super().get_template(name, parent)
        return found

    @staticmethod
    def escape_piece(value: object) -> str:
        """Escape a value that is joined with others: most are texts that were escaped before, or HTML already."""
        return _escape_text(value) if type(value) is str else value if type(value) is Markup else str(escape(value))

    @staticmethod
    def join_pieces(*pieces: object) -> str:
        """Join texts: as HTML if one of them is, the others escaped."""
        return markup_join(pieces) if Markup in map(type, pieces) else "".join(map(str, pieces))


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
    context = Context(ENVIRONMENT, {**_language_globals(language), **about}, template, found.blocks)
    return "".join(found.root_render_func(context))
