"""Refusals: why a move is not legal. The greyed-out button, the API's error and the bot's exception are this object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildtable.engine.errors import WildtableError

if TYPE_CHECKING:
    from wildtable.engine.texts import Texts


class Refusal(WildtableError):
    """A stable code, the clause it rests on, what its text needs to know, and what would be legal instead."""

    def __init__(
        self,
        code: str,
        texts: Texts,
        *,
        clause: str | None = None,
        legal: tuple[str, ...] = (),
        **about: str | int | tuple[int, ...],
    ) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.legal = legal
        self.about = about
        self._texts = texts

    def text(self, language: str = "en") -> str:
        """The reason in the reader's language, which also names the card it is about."""
        about: dict[str, object] = dict(self.about)
        if isinstance(seat := about.get("seat"), int):  # people count seats from 1
            about["seat"] = seat + 1
        if isinstance(seats := about.get("seats"), tuple):
            about |= {"seats": ", ".join(str(seat + 1) for seat in seats), "count": len(seats)}
        if "card" in about:
            about["card"] = self._texts.say(language, f"card-{about['card']}")
        return self._texts.say(language, f"refusal-{self.code}", **about)

    def dump(self, language: str = "en") -> dict[str, object]:
        """As programs read it."""
        return {"code": self.code, "text": self.text(language), "clause": self.clause, "legal": list(self.legal)}

    def __str__(self) -> str:
        return self.text()
