"""Wild Realms Alliance."""

from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance

GAME = WildRealmsAlliance
