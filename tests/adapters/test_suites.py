"""The official suites of PettingZoo, Gymnasium and OpenSpiel pass on every variant; `scripts/soak adapters` plays more."""

from __future__ import annotations

import pytest

from tests.adapters.suites import check_gymnasium, check_openspiel, check_pettingzoo
from tests.golden.golden import Variant, label, variants

EVERY = pytest.mark.parametrize("variant", variants(), ids=label)


@EVERY
def test_pettingzoo(variant: Variant) -> None:
    check_pettingzoo(variant, cycles=20)


@EVERY
def test_gymnasium(variant: Variant) -> None:
    check_gymnasium(variant)


@EVERY
def test_openspiel(variant: Variant) -> None:
    check_openspiel(variant, games=1)
