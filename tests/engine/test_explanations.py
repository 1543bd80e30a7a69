"""Explanations: exceptions whose text there is in every language."""

from __future__ import annotations

import pickle

import pytest

import wildtable
from wildtable.engine.presentation.texts import Explanation, explain

GAME = wildtable.load("wild-cards")


def test_an_exception_is_told_in_any_language() -> None:
    with pytest.raises(wildtable.OptionError) as caught:
        GAME.choose(2, {})
    error = caught.value
    assert str(error) == explain(error, "en") == "two people need Leo, who takes a seat of his own: seats=3, leo=True"
    assert explain(error, "de").startswith("zu zweit braucht ihr Leo")
    assert explain(error, "xx") == str(error)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert repr(error) == f"OptionError({str(error)!r})"


def test_an_exception_without_a_message_is_told_as_it_is() -> None:
    assert explain(wildtable.OptionError("as it is"), "de") == "as it is"
    assert explain(wildtable.OptionError(), "de") == ""
    assert str(Explanation("wrong-flag", option="leo", value="3")) == "option leo must be true or false (yes or no), not 3"
