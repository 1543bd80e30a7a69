"""Languages: do the files of all languages have the same messages, about the same things?"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable

from wildtable.engine.presentation.texts import FALLBACK, languages_in


def compare_languages(folder: Traversable) -> Iterator[str]:
    """Yield what is wrong with the files of a folder: mistakes in them, and how they differ from the English one."""
    parsed: dict[str, dict[str, set[str]]] = {}
    for language in languages_in(folder):
        file = folder.joinpath(f"{language}.ftl")
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        parsed[language], junk = _parse(text)
        yield from (f"{language}.ftl: cannot be read: {line}" for line in junk)
    english = parsed.pop(FALLBACK)
    for language, messages in parsed.items():
        yield from (f"{language}.ftl: no message {name!r}" for name in english if name not in messages)
        yield from (f"{language}.ftl: message {name!r} is not in {FALLBACK}.ftl" for name in messages if name not in english)
        for name in english.keys() & messages.keys():
            if messages[name] - english[name]:
                unknown = ", ".join(f"${one}" for one in sorted(messages[name] - english[name]))
                yield f"{language}.ftl: message {name!r} uses {unknown}, which the English one does not"


def _parse(text: str) -> tuple[dict[str, set[str]], list[str]]:
    """Return the messages of a file with the variables of each, and the first lines of what cannot be read."""
    from fluent.syntax import FluentParser, ast, visitor  # noqa: PLC0415 - slow, and only authors need it

    class Variables(visitor.Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by Fluent
            self.names.add(node.id.name)

    messages: dict[str, set[str]] = {}
    junk: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip().partition("\n")[0])
        elif isinstance(entry, ast.Message):
            found = Variables()
            found.visit(entry)
            messages[entry.id.name] = found.names
    return messages, junk
