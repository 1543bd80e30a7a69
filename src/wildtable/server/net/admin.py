"""Admin access: a token in the data folder, readable by its owner only, gives a cookie for the admin page.

The token survives restarts, so that admins stay logged in; delete its file to get a new one. A second token gives access to
the metrics and nothing else. Where several workers share a database, the tokens and the signing key are in it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from itsdangerous import BadData, URLSafeSerializer

from wildtable.server.clock import Clock
from wildtable.server.files import load_secret
from wildtable.server.net.sessions import KEY_FILE, hashed, load_key, matches
from wildtable.server.randomness import SYSTEM_RANDOMNESS, Randomness
from wildtable.server.store.contract import Store

if TYPE_CHECKING:
    from fastapi import Request, Response

ADMIN_COOKIE = "wildtable-admin"
ADMIN_PATH = "/admin"
ADMIN_SESSION_SECONDS = 12 * 3600
TOKENS = ADMIN_TOKEN, METRICS_TOKEN = "admin-token", "metrics-token"
TOKEN_BYTES = 27
"""Length of a token of 160 bits."""


def load_token(folder: Path, name: str, randomness: Randomness = SYSTEM_RANDOMNESS) -> str:
    """Return the token in a file of the data folder; create it if there is none."""
    return load_secret(folder / name, TOKEN_BYTES, f"{randomness.token()}\n".encode()).decode().strip()


class ServerSecrets(NamedTuple):
    """The signing key, and the tokens of admins and for the metrics."""

    key: bytes
    admin: str
    metrics: str


async def load_secrets(folder: Path, store: Store, randomness: Randomness = SYSTEM_RANDOMNESS) -> ServerSecrets:
    """Return the secrets that all workers share in the store, or those in the data folder; create what is missing."""
    key = await store.secret(KEY_FILE, randomness.key())
    if key is None:
        tokens = (load_token(folder, name, randomness) for name in TOKENS)
        return ServerSecrets(load_key(folder, randomness), *tokens)
    shared = [await store.secret(name, randomness.token().encode()) for name in TOKENS]
    admin, metrics = ((token or b"").decode() for token in shared)
    return ServerSecrets(key, admin, metrics)


class AdminAccess:
    """Checks tokens and cookies of admins. The cookie is valid for half a day by the time of day; one that seems to be from
    the future, since the clock was set back, is valid too."""

    def __init__(self, secrets: ServerSecrets, clock: Clock, *, secure: bool) -> None:
        self._clock = clock
        self._admin = hashed(secrets.admin)
        self._metrics = hashed(secrets.metrics)
        self._secure = secure
        self._signer = URLSafeSerializer(secrets.key, salt=f"admin {self._admin}")

    def is_admin_token(self, token: str) -> bool:
        return matches(token, self._admin)

    def may_read_metrics(self, request: Request) -> bool:
        """Does the request carry either token as `Authorization: Bearer`?"""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        return scheme.lower() == "bearer" and any([matches(token, self._metrics), self.is_admin_token(token)])

    def set_cookie(self, response: Response, visitor: str) -> None:
        """Set a cookie that is valid for this visitor only, and until the token changes."""
        response.set_cookie(
            ADMIN_COOKIE,
            str(self._signer.dumps([visitor, self._clock.now()])),
            max_age=ADMIN_SESSION_SECONDS,
            path=ADMIN_PATH,
            httponly=True,
            samesite="strict",
            secure=self._secure,
        )

    def delete_cookie(self, response: Response) -> None:
        response.delete_cookie(ADMIN_COOKIE, path=ADMIN_PATH)

    def is_admin(self, request: Request, visitor: str) -> bool:
        cookie = request.cookies.get(ADMIN_COOKIE, "")
        try:
            signed = self._signer.loads(cookie)
        except BadData:
            return False
        match signed:
            case [str(owner), int() | float() as issued]:
                return owner == visitor and self._clock.now() - issued <= ADMIN_SESSION_SECONDS
        return False  # another version of this server signed it
