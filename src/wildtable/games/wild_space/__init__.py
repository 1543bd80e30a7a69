"""Wild Space, for two to five players, or one against the Smuggler."""

from wildtable.games.wild_space.game import WildSpace

GAME = WildSpace
