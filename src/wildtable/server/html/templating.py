"""Templating: Jinja with escaping always on, and its globals. Names and chat are hostile input."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, MutableMapping
from functools import cache, lru_cache, partial
from keyword import iskeyword
from pathlib import Path
from typing import TYPE_CHECKING, Any

import orjson
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
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.idtracking import VAR_LOAD_RESOLVE
from jinja2.runtime import Context, Macro, markup_join
from jinja2.utils import missing
from markupsafe import Markup, escape

from wildtable.engine.game import AnyGame
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

if TYPE_CHECKING:
    from jinja2.environment import TemplateModule

MAX_TEXTS = 20_000
TABLE_TEMPLATE = re.compile(r"regions/|cards\.html|default/(cards|table)\.html")
"""The server's templates that draw a table; those of games are in their folders `page`."""
TYPOGRAPHY = re.compile("[\u2000-\u22ff]")
REFERENCE = re.compile("&#(8[1-9][0-9]{2});")


def narrow(html: str) -> str:
    """Write isolates, quotes, dashes and arrows as references. Python stores a text with one of them, such as the isolates
    around a name, with twice as many bytes; as a reference it costs a page a few."""
    return html if html.isascii() else TYPOGRAPHY.sub(lambda found: f"&#{ord(found[0])};", html)


def widen(html: str) -> str:
    """Write what `narrow` wrote as references as characters: a page is sent at once, not held, and so is smaller."""
    return REFERENCE.sub(lambda found: chr(int(found[1])), html)


def write_json(value: object) -> Markup:
    """Write a value as JSON in an attribute. Numbers may be keys, named tuples are lists."""

    def convert(other: object) -> object:
        if isinstance(other, Mapping):
            return dict(other)
        if isinstance(other, tuple):
            return list(other)
        raise TypeError

    return Markup(narrow(escape(orjson.dumps(value, default=convert, option=orjson.OPT_NON_STR_KEYS).decode())))


class LeanCodeGenerator(CodeGenerator):
    """Compiles templates to code that escapes by `escape_piece`, what is HTML already not at all, and calls functions as
    Python does: ours are plain functions and macros, none of which wants the context. Templates of a table also read
    attributes and items as Python does, since scenes are no mappings."""

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        """Write what comes before an expression whose value is part of the output."""
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            raise TemplateAssertionError("escaping is always on", node.lineno, self.name, self.filename)
        self.write("(piece if type(piece := ")

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write(") is Markup else escape_text(piece) if type(piece) is str else escape_piece(piece))")

    def _output_const_repr(self, group: Iterable[Any]) -> str:
        return repr(narrow("".join(map(str, group))))

    def write_commons(self) -> None:
        super().write_commons()
        self.writeline("escape_text, escape_piece = environment.escape_text, environment.escape_piece")

    def enter_frame(self, frame: Frame) -> None:
        """Collect what a whole template writes, as macros do: pieces that are yielded one by one cost more."""
        super().enter_frame(frame)
        if frame.rootlevel and self._is_piece:
            self.buffer(frame)

    def leave_frame(self, frame: Frame, with_python_scope: bool = False) -> None:
        super().leave_frame(frame, with_python_scope)
        if frame.rootlevel and self._is_piece:
            self.writeline(f"yield concat({frame.buffer})")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        self.write("environment.")
        super().macro_def(macro_ref, frame)

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

    @property
    def _draws_table(self) -> bool:
        """Is it a template of a table?"""
        return TABLE_TEMPLATE.match(str(self.name)) is not None or Path(str(self.filename)).parent.name == "page"

    @property
    def _is_piece(self) -> bool:
        """Is it a template of a table without blocks, which has a `PieceContext`?"""
        return self._draws_table and not self.blocks and not self.extends_so_far

    def visit_Name(self, node: nodes.Name, frame: Frame) -> None:  # noqa: N802 - Jinja's name
        """Read a name that the context has without a test: the context answers for those it lacks."""
        ref = frame.symbols.ref(node.name)
        load = frame.symbols.find_load(ref) if node.ctx == "load" and self._is_piece else None
        if load is not None and load[0] == VAR_LOAD_RESOLVE:
            self.write(ref)
        else:
            super().visit_Name(node, frame)

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802 - Jinja's name
        if not self._draws_table:
            super().visit_Getattr(node, frame)
            return
        self.visit(node.node, frame)
        self.write(f".{node.attr}")

    def visit_Getitem(self, node: nodes.Getitem, frame: Frame) -> None:  # noqa: N802 - Jinja's name
        if not self._draws_table or not (isinstance(node.arg, nodes.Const) and isinstance(node.arg.value, int)):
            super().visit_Getitem(node, frame)
            return
        self.visit(node.node, frame)
        self.write("[")
        self.visit(node.arg, frame)
        self.write("]")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:  # noqa: N802 - Jinja's name
        """Write an inline if. Without an else it is an empty text: Jinja's undefined value costs more than the rest."""
        super().visit_CondExpr(nodes.CondExpr(node.test, node.expr1, node.expr2 or nodes.Const("")), frame)

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:  # noqa: N802 - Jinja's name
        self.write("environment.join_pieces(")
        for part in node.nodes:
            self._visit_argument("", part, frame)
        self.write(")")


class LeanMacro(Macro):
    """A macro that takes its parameters by place as a function does: the usual way looks for others first."""

    def __init__(self, *about: Any, **named: Any) -> None:
        super().__init__(*about, **named)
        self._is_plain = not (self.caller or self.catch_varargs or self.catch_kwargs)

    def __call__(self, *given: Any, **named: Any) -> str:
        if named or not self._is_plain or len(given) != self._argument_count:
            return super().__call__(*given, **named)
        return str.__new__(Markup, self._func(*given))


class LeanTemplate(Template):
    """A template whose macros are imported without a look at the importer's globals, since all templates have the same, and
    look up names in one step."""

    def new_context(
        self, vars: dict[str, Any] | None = None, shared: bool = False, locals: Mapping[str, Any] | None = None
    ) -> Context:
        """Return the context of a module or of an included template, which has the names of the one around it (`shared`)."""
        if self.blocks:
            return super().new_context(vars, shared, locals)
        names = TemplateNames({} if shared else self.globals)
        names.update(vars or {})
        names.update({name: value for name, value in (locals or {}).items() if value is not missing})
        return PieceContext(names, self.name or "")

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        if self._module is None:
            self._module = self.make_module()
        return self._module


class LeanEnvironment(Environment):
    """An environment for many small pieces: escaping always on, and each text escaped once."""

    code_generator_class = LeanCodeGenerator
    template_class = LeanTemplate
    Macro = LeanMacro

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
    @lru_cache(maxsize=8192)
    def escape_text(text: str) -> str:
        """Escape a text: most were escaped before."""
        return narrow(str(escape(text)))

    @staticmethod
    def escape_piece(value: object) -> str:
        """Escape a value of any other type."""
        return str(value) if type(value) is int else narrow(str(escape(value)))

    @staticmethod
    def join_pieces(*pieces: object) -> str:
        """Join texts: as HTML if one of them is, the others escaped."""
        return markup_join(pieces) if Markup in map(type, pieces) else "".join(map(str, pieces))


class TemplateNames(dict[str, object]):
    """What a template may use, by name."""

    def __missing__(self, name: str) -> object:
        return ENVIRONMENT.undefined(name=name)


class PieceContext(Context):
    """The context of a template without blocks, which looks up names in one step."""

    parent: TemplateNames
    resolve_or_missing: Any

    def __init__(self, names: TemplateNames, template: str) -> None:
        self.parent = names
        self.resolve_or_missing = self.parent.__getitem__
        self.vars: dict[str, Any] = {}
        self.environment = ENVIRONMENT
        self.eval_ctx = EVALUATION
        self.exported_vars: set[str] = set()
        self.name = template
        self.globals_keys: set[str] = set()
        self.blocks: dict[str, Any] = {}

    def get_all(self) -> dict[str, Any]:
        """Return all names, for a template that is included."""
        return {**self.parent, **self.vars}


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
EVALUATION = nodes.EvalContext(ENVIRONMENT)
"""How all templates are evaluated: with escaping."""
ENVIRONMENT.globals.update(asset=asset, game_asset=game_asset, script=script, load_script=load_script, art_of=art)
ENVIRONMENT.globals["avatar"] = draw_avatar
ENVIRONMENT.globals["has_preview"] = has_preview
ENVIRONMENT.filters["plain"] = plain
ENVIRONMENT.filters["named"] = isolate_name
ENVIRONMENT.filters["number"] = write_number
ENVIRONMENT.filters["json"] = write_json


@cache
def language_globals(language: str) -> Mapping[str, object]:
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
    """Render a template in a language."""
    return widen(render_names(template, about, language_globals(language)))


def render_names(template: str, about: Mapping[str, object], common: Mapping[str, object]) -> str:
    """Render a template that may use these names. The context is made here: most of Jinja's own way is of no use to small
    templates."""
    found = ENVIRONMENT.get_template(template)
    if found.blocks:
        context = Context(ENVIRONMENT, {**common, **about}, template, found.blocks)
    else:
        names = TemplateNames(common)
        names.update(about)
        context = PieceContext(names, template)
    return "".join(found.root_render_func(context))
