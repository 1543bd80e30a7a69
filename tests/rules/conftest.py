from __future__ import annotations

import pytest

from wildtable.games.wild_cards.game import WildCards
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance
from wildtable.games.wild_space.game import WildSpace

from .playing import load
from .wild_space_decks import load as load_space
from .wra_decks import load as load_alliances


@pytest.fixture
def game() -> WildCards:
    return load()


@pytest.fixture
def wra() -> WildRealmsAlliance:
    return load_alliances()


@pytest.fixture
def space() -> WildSpace:
    return load_space()


@pytest.fixture(params=["2020", "2022"])
def edition(request: pytest.FixtureRequest) -> str:
    """Parametrize a test over both editions."""
    return str(request.param)
