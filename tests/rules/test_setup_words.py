"""Keywords of a position with a value of the wrong type are refused with a message, in every game."""

from __future__ import annotations

from typing import Any

import pytest

import wildtable
from wildtable.engine.errors import OptionError
from wildtable.engine.options import setup_words

WORDS = [(name, word) for name in wildtable.games() for word in setup_words(wildtable.load(name).setup)]


@pytest.mark.parametrize("value", [5.5, ["nonsense"], {0: 5.5}, {"nobody": 1}], ids=str)
@pytest.mark.parametrize(("name", "word"), WORDS)
def test_a_wrong_kind_of_value_is_refused(name: str, word: str, value: Any) -> None:
    with pytest.raises(OptionError):
        wildtable.load(name).setup(**{word: value})
