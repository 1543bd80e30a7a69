"""Wild Cards, in its editions of 2020 and 2022."""

from wildtable.games.wild_cards.game import WildCards

GAME = WildCards
