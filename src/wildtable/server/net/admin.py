"""Admin: whoever looks after the context proves it by a token, which lies in the data folder for its owner's eyes only.

The token is kept from start to start, so that a restart logs nobody out; delete its file to have another. A second one
opens the metrics and nothing else, for a program that need not be able to close tables.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from itsdangerous import BadSignature, URLSafeTimedSerializer

from wildtable.server.net.tokens import hashed, matches
from wildtable.server.randomness import SYSTEM_RANDOMNESS, Randomness

if TYPE_CHECKING:
    from fastapi import Request, Response

COOKIE = "wildtable-admin"
PATH = "/admin"
SECONDS = 12 * 3600
ADMIN_TOKEN, METRICS_TOKEN = "admin-token", "metrics-token"


def load_token(folder: Path, name: str, randomness: Randomness = SYSTEM_RANDOMNESS) -> str:
    """The token in a file of the data folder; made, readable by its owner only, where there is none. A file gets its
    name when it is whole: an empty token would open for everybody."""
    path = folder / name
    kept = path.read_text(encoding="utf-8").strip() if path.exists() else ""
    if kept:
        return kept
    part = path.with_name(f"{name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    part.write_text(f"{randomness.token()}\n", encoding="utf-8")
    part.replace(path)
    return load_token(folder, name)


class Admins:
    """Who may look after the context: known by a cookie, which the token gives them for half a day."""

    def __init__(self, folder: Path, key: bytes, *, secure: bool, randomness: Randomness = SYSTEM_RANDOMNESS) -> None:
        self._admin = hashed(load_token(folder, ADMIN_TOKEN, randomness))
        self._metrics = hashed(load_token(folder, METRICS_TOKEN, randomness))
        self._secure = secure
        self._signer = URLSafeTimedSerializer(key, salt=f"admin {self._admin}")

    def opens(self, token: str) -> bool:
        return matches(token, self._admin)

    def may_measure(self, request: Request) -> bool:
        """A program with `Authorization: Bearer`, and either of the tokens."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        return scheme.lower() == "bearer" and any([matches(token, self._metrics), self.opens(token)])

    def remember(self, response: Response, visitor: str) -> None:
        """The cookie is good for this visitor only, and for as long as the token is the same."""
        response.set_cookie(
            COOKIE,
            str(self._signer.dumps(visitor)),
            max_age=SECONDS,
            path=PATH,
            httponly=True,
            samesite="strict",
            secure=self._secure,
        )

    def forget(self, response: Response) -> None:
        response.delete_cookie(COOKIE, path=PATH)

    def know(self, request: Request, visitor: str) -> bool:
        try:
            return bool(self._signer.loads(request.cookies.get(COOKIE, ""), max_age=SECONDS) == visitor)
        except BadSignature:
            return False
