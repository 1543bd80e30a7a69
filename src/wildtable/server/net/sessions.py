"""Sessions: a visitor is known by a signed cookie, without an account; forms carry a token that only their own page has."""

from __future__ import annotations

import hmac
from hashlib import sha256
from pathlib import Path

from fastapi import HTTPException, Request, Response, WebSocket
from itsdangerous import BadSignature, URLSafeTimedSerializer

from wildtable.server.randomness import SYSTEM_RANDOMNESS, Randomness
from wildtable.server.store.contract import Store, Visitor

COOKIE = "wildtable"
YEAR = 365 * 24 * 3600
NAMES = ("Otter", "Heron", "Badger", "Lynx", "Marten", "Ibex", "Kestrel", "Beaver", "Hare", "Raven", "Stag", "Newt")


def load_key(folder: Path, randomness: Randomness = SYSTEM_RANDOMNESS) -> bytes:
    """The host's signing key: made once, readable by its owner only."""
    path = folder / "key"
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(randomness.key())
    return path.read_bytes()


def newcomer(visitor: str) -> Visitor:
    """Somebody of whom nothing is kept yet, with the name that goes with their cookie."""
    return Visitor(visitor, f"{NAMES[sum(visitor.encode()) % len(NAMES)]} {visitor[:3]}")


class Sessions:
    """Who is asking: read from the cookie, or somebody new."""

    def __init__(self, store: Store, key: bytes, *, secure: bool, randomness: Randomness = SYSTEM_RANDOMNESS) -> None:
        self._store = store
        self._key = key
        self._secure = secure
        self._randomness = randomness
        self._signer = URLSafeTimedSerializer(key, salt="visitor")

    async def known(self, request: Request | WebSocket) -> Visitor | None:
        """The visitor of a request that carries a good cookie."""
        try:
            visitor = self._signer.loads(request.cookies.get(COOKIE, ""), max_age=YEAR)
        except BadSignature:
            return None
        if not isinstance(visitor, str):
            return None
        return await self._store.visitor(visitor) or newcomer(visitor)

    async def visitor(self, request: Request, response: Response) -> Visitor:
        """The visitor of a request; a new one is given a name and a cookie, and kept when they first do something."""
        found = await self.known(request) or newcomer(self._randomness.id(16))
        self.remember(response, found)
        return found

    async def required(self, request: Request) -> Visitor:
        """The visitor, who must be known already: for everything that changes something."""
        found = await self.known(request)
        if found is None:
            raise HTTPException(401, "no-session")
        if await self._store.visitor(found.id) is None:
            await self._store.put_visitor(found)
        return found

    def remember(self, response: Response, visitor: Visitor) -> None:
        response.set_cookie(
            COOKIE,
            self.cookie(visitor),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    def cookie(self, visitor: Visitor) -> str:
        """What a browser carries to be known as this visitor."""
        return str(self._signer.dumps(visitor.id))

    def form_token(self, visitor: Visitor) -> str:
        """What every form of this visitor's pages carries."""
        return hmac.new(self._key, f"form {visitor.id}".encode(), sha256).hexdigest()

    def check_form(self, visitor: Visitor, token: str) -> None:
        if not hmac.compare_digest(self.form_token(visitor), token):
            raise HTTPException(403, "form-token")
