"""Everything that can go wrong, in one small tree."""


class WildtableError(Exception):
    """The root: catching it catches whatever this package raises on purpose."""


class OptionError(WildtableError, ValueError):
    """A game was asked for with seats, options or piles that it does not have."""


class DeckError(WildtableError, ValueError):
    """A deck file does not hold a deck of its game; says the place and the reason."""


class RecordError(WildtableError, ValueError):
    """A record cannot be read or does not play out."""


class PositionError(WildtableError, ValueError):
    """A position file does not describe a position of its game."""


class InvariantError(WildtableError, AssertionError):
    """The engine caught itself in a contradiction: a bug, never a player's fault."""
