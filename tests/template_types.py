"""Types in templates: which attributes of which classes a template reads, found without rendering it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import singledispatchmethod
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from jinja2 import nodes

from wildtable.engine.presentation.scenes import SeatScene

Types = Mapping[str, object]
"""Names in a template and their types; `object` where no attribute is read."""
SEQUENCES = (tuple, list, Sequence, Collection)
KEEPS_TYPE = {"list", "sort", "selectattr", "rejectattr", "reverse"}
READS = {"selectattr", "rejectattr"}


@dataclass
class Reader:
    """Reads templates whose names have these types, and records every attribute read and every mistake."""

    macros: Mapping[str, Types]
    calls: Types = field(default_factory=dict)
    """Return types of functions that templates may call."""
    include: Callable[[str], nodes.Template] | None = None
    reads: set[tuple[type, str]] = field(default_factory=set)
    drawn: set[str] = field(default_factory=set)
    """The macros called by name."""
    mistakes: list[str] = field(default_factory=list)

    def read(self, node: nodes.Node, types: Types) -> None:
        """Read a template or a part of it, in order."""
        self._body(node.body if isinstance(node, nodes.Template) else [node], dict(types))

    def _body(self, body: Sequence[nodes.Node], types: dict[str, object]) -> None:
        for node in body:
            self._statement(node, types)

    @singledispatchmethod
    def _statement(self, node: nodes.Node, types: dict[str, object]) -> None:
        for child in node.iter_child_nodes():
            if isinstance(child, nodes.Expr):
                self.type_of(child, types)
            else:
                self._statement(child, types)

    @_statement.register
    def _macro(self, node: nodes.Macro, types: dict[str, object]) -> None:
        names = [one.name for one in node.args]
        declared = self.macros.get(node.name, dict.fromkeys(names, object))
        if names != list(declared):
            self.mistakes.append(f"macro {node.name}({', '.join(names)}) is declared with {list(declared)}")
        self._body(node.body, types | dict(declared))

    @_statement.register
    def _for(self, node: nodes.For, types: dict[str, object]) -> None:
        inner = types | self._bind(node.target, element(self.type_of(node.iter, types)))
        if node.test is not None:
            self.type_of(node.test, inner)
        self._body(node.body, inner)
        self._body(node.else_, types)

    @_statement.register
    def _assign(self, node: nodes.Assign, types: dict[str, object]) -> None:
        types |= self._bind(node.target, self.type_of(node.node, types))

    @_statement.register
    def _include(self, node: nodes.Include, types: dict[str, object]) -> None:
        assert self.include is not None
        assert isinstance(node.template, nodes.Const)
        self._body(self.include(node.template.value).body, types)

    def _bind(self, target: nodes.Node, of: object) -> dict[str, object]:
        """Return the names that a value is bound to. Unpacking a named tuple reads the fields not named `_`."""
        if isinstance(target, nodes.Name):
            return {target.name: of}
        assert isinstance(target, nodes.Tuple)
        names = [one.name for one in target.items if isinstance(one, nodes.Name)]
        if isinstance(of, type) and is_scene(of):
            self.reads |= {(of, attr) for attr, name in zip(getattr(of, "_fields", ()), names, strict=True) if name != "_"}
        return dict(zip(names, parts_of(of, len(names)), strict=True))

    def type_of(self, node: nodes.Node, types: Types) -> object:
        """Return the type of an expression, `object` where it does not matter; record what the expression reads."""
        match node:
            case nodes.Name(name=name):
                return types.get(name, object)
            case nodes.Const(value=value):
                return type(value)
            case nodes.Getattr(node=owner, attr=attr):
                return self._attribute(self.type_of(owner, types), attr)
            case nodes.Getitem(node=owner, arg=key):
                self.type_of(key, types)
                return self._item(self.type_of(owner, types), key)
            case nodes.Filter():
                return self._filter(node, types)
            case nodes.Call():
                return self._call(node, types)
            case nodes.CondExpr(test=test, expr1=first, expr2=second):
                self.type_of(test, types)
                found = self.type_of(first, types)
                other = object if second is None else self.type_of(second, types)
                return other if found in (object, NoneType) else found
            case nodes.BinExpr(left=left, right=right):
                found = self.type_of(left, types)
                self.type_of(right, types)
                return found
            case _:
                for child in node.iter_child_nodes():
                    self.type_of(child, types)
                return str if isinstance(node, nodes.Concat) else object

    def _attribute(self, owner: object, attr: str) -> object:
        if not is_scene(owner):
            return object
        assert isinstance(owner, type)
        found = attributes(owner)
        if attr not in found:
            self.mistakes.append(f"{owner.__name__} has no {attr}")
            return object
        self.reads.add((owner, attr))
        return found[attr]

    def _item(self, of: object, key: nodes.Node) -> object:
        if isinstance(of, type) and is_scene(of) and isinstance(key, nodes.Const) and isinstance(key.value, int):
            return self._attribute(of, getattr(of, "_fields", ())[key.value])
        return of if isinstance(key, nodes.Slice) else element(of)

    def _filter(self, node: nodes.Filter, types: Types) -> object:
        """Return the type of a filter, which reads the attribute given as first argument or as `attribute`."""
        of = object if node.node is None else self.type_of(node.node, types)
        for one in node.args:
            self.type_of(one, types)
        for read in node.args[:1] if node.name in READS else [one.value for one in node.kwargs]:
            assert isinstance(read, nodes.Const)
            self._attribute(element(of), read.value)
        return of if node.name in KEEPS_TYPE else object

    def _call(self, node: nodes.Call, types: Types) -> object:
        given = [self.type_of(one, types) for one in node.args]
        for keyword in node.kwargs:
            self.type_of(keyword.value, types)
        called = node.node.name if isinstance(node.node, nodes.Name) else getattr(node.node, "attr", "")
        if not isinstance(node.node, nodes.Name):
            self.type_of(node.node, types)
        macros = self.macros
        if called == "draw" and isinstance(node.args[0], nodes.Const):
            called, given = node.args[0].value, given[1:]
            self.drawn.add(called)
            macros = self.macros if self.include is None else {}  # the server's templates draw macros of any game
        if called in self.calls:
            return self.calls[called]
        for (name, wanted), got in zip(macros.get(called, {}).items(), given, strict=False):
            if isinstance(wanted, type) and is_scene(wanted) and not (isinstance(got, type) and is_kind_of(wanted, got)):
                self.mistakes.append(f"{called}: {name} is a {wanted.__name__}, not a {getattr(got, '__name__', got)}")
        return object


def plain(of: object) -> object:
    """Return a type without None."""
    if get_origin(of) in (Union, UnionType):
        left = [one for one in get_args(of) if one is not NoneType]
        return left[0] if len(left) == 1 else object
    return of


def is_scene(of: object) -> bool:
    """Is it a class of which templates may read only declared attributes?"""
    return isinstance(of, type) and (is_dataclass(of) or hasattr(of, "_fields") or of is SeatScene)


def is_kind_of(of: type, kind: type) -> bool:
    """Is this type, or one of which it is a kind, `kind`? Seats are of the same kind by what they have."""
    return attributes(kind).keys() <= attributes(of).keys() if kind is SeatScene else issubclass(of, kind)


def attributes(of: type) -> dict[str, object]:
    """Return what can be read of a dataclass or a named tuple: its fields and properties, with their types."""
    found = {name: plain(hint) for name, hint in get_type_hints(of).items()}
    for base in reversed(of.__mro__):
        for name, one in vars(base).items():
            if isinstance(one, property) and one.fget is not None:
                found[name] = plain(get_type_hints(one.fget).get("return", object))
            elif callable(one) and not name.startswith("_") and name not in found:
                found[name] = object
    return found


def own_fields(of: type) -> set[str]:
    return {one.name for one in fields(of)} if is_dataclass(of) else set(getattr(of, "_fields", ()))


def element(of: object) -> object:
    """Return the type that iterating over this type yields."""
    origin, args = get_origin(of), get_args(of)
    return plain(args[0]) if origin in SEQUENCES and args else object


def parts_of(of: object, count: int) -> list[Any]:
    """Return the types of the parts into which a value is unpacked."""
    if is_scene(of):
        assert isinstance(of, type)
        return [plain(get_type_hints(of)[name]) for name in getattr(of, "_fields", ())] or [object] * count
    args = get_args(of)
    return [plain(one) for one in args] if get_origin(of) is tuple and len(args) == count else [object] * count
