"""The exceptions of this package."""


class WildtableError(Exception):
    """The base of all exceptions that this package raises on purpose."""


class OptionError(WildtableError, ValueError):
    """The game has no such seats, options, piles, cards or seed."""


class DeckError(WildtableError, ValueError):
    """A deck file is not a deck of its game; the text names the place and the reason."""


class RecordError(WildtableError, ValueError):
    """A record cannot be read or does not play out."""


class PositionError(WildtableError, ValueError):
    """A position file does not describe a position of its game."""


class HiddenError(WildtableError, PermissionError):
    """A view does not show this to its viewer."""


class InvariantError(WildtableError, AssertionError):
    """An invariant of the engine is broken: a bug, never a player's fault."""
