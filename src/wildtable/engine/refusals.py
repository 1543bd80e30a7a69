"""Refusals: why a move is not legal. A disabled button, an error of the API and a bot's exception are this same object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildtable.engine.errors import WildtableError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wildtable.engine.presentation.texts import Texts


LONGEST_VALUE = 80
"""How many characters of a wrong value a refusal repeats."""
NOTHING_NEAR = "none"
"""The argument of messages where no notation is like the one given."""


def spell_value(value: object) -> str:
    """Return a wrong value as a refusal repeats it, in few characters whatever it is."""
    try:
        text = str(value)
    except ValueError:  # an integer of too many digits
        text = type(value).__name__
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"


def quote_value(value: object) -> str:
    """Return a wrong value as Python writes it: the text '3' is not the number 3."""
    return spell_value(repr(value) if isinstance(value, str) else value)


class Refusal(WildtableError):
    """A stable code, the clause it is based on, the values its text needs, and `legal`: all moves that are legal now for the
    seat that was refused, which are none where it is not asked."""

    code: str
    """The stable code, as docs/moves.md lists them."""
    clause: str | None
    """The clause of the rulebook, if there is one."""
    legal: tuple[str, ...]
    """The notations of all moves that are legal now."""

    def __init__(
        self,
        code: str,
        texts: Texts,
        *,
        clause: str | None = None,
        legal: tuple[str, ...] = (),
        **about: str | int | tuple[int, ...],
    ) -> None:
        super().__init__(code, texts)
        self.code = code
        self.clause = clause
        self.legal = legal
        self.about = about
        self.names: Sequence[str] = ()
        """What the seats are called, where that is known."""
        self._texts = texts

    @property
    def near(self) -> str | None:
        """The notation most like one that is not known; it need not be legal now."""
        near = self.about.get("near")
        return near if isinstance(near, str) and near != NOTHING_NEAR else None

    def now_legal(self, legal: tuple[str, ...]) -> Refusal:
        """Return the same refusal with other legal moves: those of the state that was left unchanged."""
        return Refusal(self.code, self._texts, clause=self.clause, legal=legal, **self.about)

    def named(self, names: Sequence[str]) -> Refusal:
        """Return the same refusal, whose text calls seats by these names."""
        refusal = self.now_legal(self.legal)
        refusal.names = names
        return refusal

    def text(self, language: str = "en", *, first_seat: int = 1) -> str:
        """Return the reason in the reader's language. It calls seats by name; where no names are known, people count seats
        from 1, and `str` counts them from 0, as code does."""
        about: dict[str, object] = dict(self.about)
        if isinstance(seat := about.get("seat"), int):
            about["seat"] = seat + first_seat
        if isinstance(seats := about.pop("seats", None), tuple):
            about |= {"who": self._call(language, seats, first_seat), "count": len(seats)}
        if "card" in about:
            about["card"] = self._texts.say(language, f"card-{about['card']}")
        return self._texts.say(language, f"refusal-{self.code}", **about)

    def _call(self, language: str, seats: tuple[int, ...], first_seat: int) -> str:
        """Return what seats are called in a sentence."""
        if not self.names:
            numbers = ", ".join(str(seat + first_seat) for seat in seats)
            return self._texts.say(language, "seat-numbers", numbers=numbers, count=len(seats))
        *others, last = (self.names[seat] for seat in seats)
        return f"{', '.join(others)} {self._texts.say(language, 'and')} {last}" if others else last

    def dump(self, language: str = "en") -> dict[str, object]:
        """Return the refusal as plain data. Seats are numbers that count from 0."""
        seats = self.about.get("seats")
        return {
            "code": self.code,
            "text": self.text(language),
            "clause": self.clause,
            "legal": list(self.legal),
            "near": self.near,
            **({"seats": list(seats)} if isinstance(seats, tuple) else {}),
        }

    def __str__(self) -> str:
        return self.text(first_seat=0)

    def __repr__(self) -> str:
        return f"<Refusal {self.code}: {self}>"
