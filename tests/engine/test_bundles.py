"""Messages are parsed one by one, with the same result as parsing the whole file."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, TextElement

import wildtable
from wildtable.engine.presentation.bundles import LazyBundle, split_entries

TEXT = """
# A comment
-brand = Wild
plain = Plain
    = and more, at the start of a line
choice = { $number ->
[one] one
*[other] many
}
by-term = { -brand } table
by-message = { plain }!
nothing
bad = { $
after = After
    .label = an attribute
plain = Never said
"""


def said(bundle: FluentBundle, name: str) -> tuple[str, str]:
    pattern = bundle.get_message(name).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {"number": 1})
    return str(text), str(errors)


def test_every_message_is_said_as_if_all_were_parsed() -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(TEXT))
    lazy = LazyBundle("en", [TEXT])
    for name in ("by-term", "by-message", "plain", "choice", "after"):
        assert lazy.has_message(name)
        assert said(lazy, name) == said(whole, name)
    for name in ("bad", "nothing", "brand", "none"):
        assert not lazy.has_message(name)
        assert not whole.has_message(name)
    with pytest.raises(LookupError):
        lazy.get_message("bad")
    assert [*lazy.get_message("after").attributes] == ["label"]


def test_the_first_text_that_has_a_message_says_it() -> None:
    lazy = LazyBundle("en", ["one = 1", "one = 2\ntwo = 2"])
    assert said(lazy, "one")[0] == "1"
    assert said(lazy, "two")[0] == "2"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("one = A line", "A line"),
        ("one=  = [A] *line*.  \n\n", "= [A] *line*."),
        ("one = A", "A"),
        ("one = \tA line", None),
        ("one = A line\n    and another", None),
        ("one = A line\n    .label = an attribute", None),
        ("one = A line\nnothing", None),
        ("one = { $value }", None),
        ("one =", None),
        ("-one = A term", None),
        ("two = A line", None),
    ],
)
def test_a_line_of_text_is_said_without_parsing(text: str, plain: str | None) -> None:
    lazy = LazyBundle("en", [text])
    assert lazy.plain_text("one") == plain
    if plain:
        assert said(lazy, "one")[0] == plain


@pytest.mark.parametrize("name", wildtable.games())
def test_no_message_of_a_game_is_lost_or_changed(name: str) -> None:
    for folder in wildtable.load(name).texts._folders:
        text = folder.joinpath("en.ftl").read_text(encoding="utf-8")
        messages = {one.id.name: one for one in FluentResource(text).body if isinstance(one, Message)}
        assert {*split_entries(text)} == {*messages}
        lazy = LazyBundle("en", [text])
        plain = {one: said for one in messages if (said := lazy.plain_text(one)) is not None}
        assert len(plain) > len(messages) / 4
        for one, said in plain.items():
            message = messages[one]
            assert message.value is not None
            (element,) = message.value.elements
            assert isinstance(element, TextElement)
            assert (element.value, message.attributes) == (said, [])


def test_long_numbers_are_written_as_in_the_language() -> None:
    texts = wildtable.load("wild-cards").texts
    assert texts.say("en", "event-round-began", number=3) == "Round 3 begins."
    assert texts.say("en", "event-round-began", number=12345) == "Round 12,345 begins."
    assert texts.say("de", "event-round-began", number=12345).count("12.345") == 1
