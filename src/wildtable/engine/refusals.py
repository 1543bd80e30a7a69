"""Refusals: why a move is not legal. A disabled button, an error of the API and a bot's exception are this same object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildtable.engine.errors import WildtableError

if TYPE_CHECKING:
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
        self._texts = texts

    @property
    def near(self) -> str | None:
        """The notation most like one that is not known; it need not be legal now."""
        near = self.about.get("near")
        return near if isinstance(near, str) and near != NOTHING_NEAR else None

    def now_legal(self, legal: tuple[str, ...]) -> Refusal:
        """Return the same refusal with other legal moves: those of the state that was left unchanged."""
        return Refusal(self.code, self._texts, clause=self.clause, legal=legal, **self.about)

    def text(self, language: str = "en", *, first_seat: int = 1) -> str:
        """Return the reason in the reader's language. People count seats from 1; `str` counts them from 0, as code does."""
        about: dict[str, object] = dict(self.about)
        if isinstance(seat := about.get("seat"), int):
            about["seat"] = seat + first_seat
        if isinstance(seats := about.get("seats"), tuple):
            about |= {"seats": ", ".join(str(seat + first_seat) for seat in seats), "count": len(seats)}
        if "card" in about:
            about["card"] = self._texts.say(language, f"card-{about['card']}")
        return self._texts.say(language, f"refusal-{self.code}", **about)

    def dump(self, language: str = "en") -> dict[str, object]:
        """Return the refusal as plain data."""
        return {
            "code": self.code,
            "text": self.text(language),
            "clause": self.clause,
            "legal": list(self.legal),
            "near": self.near,
        }

    def __str__(self) -> str:
        return self.text(first_seat=0)

    def __repr__(self) -> str:
        return f"<Refusal {self.code}: {self}>"
