"""Sessions: visitors without an account are identified by a signed cookie, and their forms carry a token against forgery."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from zlib import crc32

from fastapi import HTTPException, Request, Response
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from wildtable.server.clock import Clock
from wildtable.server.files import load_secret
from wildtable.server.net.limits import RateLimit, client_network
from wildtable.server.randomness import SYSTEM_RANDOMNESS, Randomness
from wildtable.server.store.contract import Store
from wildtable.server.store.rows import Visitor

SESSION_COOKIE = "wildtable"
KEY_FILE, KEY_BYTES = "key", 32
YEAR = 365 * 24 * 3600
HOUR = "3600"
PSEUDONYM_LENGTH = 16
SHARE_LENGTH = 24
LINK_LENGTH = 32
ANIMALS = ("otter", "fox", "badger", "lynx", "squirrel", "ibex", "eagle", "beaver", "hare", "raven", "stag", "toad")
"""Animals of new visitors, from the pictures that may stand for one."""


def load_key(folder: Path, randomness: Randomness = SYSTEM_RANDOMNESS) -> bytes:
    """Return the signing key in the data folder; create it if there is none."""
    return load_secret(folder / KEY_FILE, KEY_BYTES, randomness.key())


AnimalNamer = Callable[[HTTPConnection, str], str]
"""Names an animal in the language of a request."""


def _name_in_english(_: HTTPConnection, animal: str) -> str:
    return animal.title()


IDLE_SECONDS, IDLE_CHECK_SECONDS = 30 * 24 * 3600.0, 3600.0
"""After which time a visitor who did nothing is deleted, and how often such visitors are looked for."""


class Sessions:
    """The visitors of requests, by their cookies."""

    def __init__(
        self,
        store: Store,
        key: bytes,
        *,
        secure: bool,
        clock: Clock,
        new_visitors: RateLimit,
        randomness: Randomness = SYSTEM_RANDOMNESS,
        name_animal: AnimalNamer = _name_in_english,
    ) -> None:
        """`new_visitors`: how many an address may be."""
        self._store = store
        self._clock = clock
        self._new_visitors = new_visitors
        self._name_animal = name_animal
        self._key = key
        self._secure = secure
        self._randomness = randomness
        self._generations: dict[str, int] = {}
        """The generation of each visitor who signed out elsewhere since the start, for connections opened before."""
        self._signer = URLSafeTimedSerializer(key, salt="visitor")

    def unsaved_visitor(self, request: HTTPConnection, id: str = "") -> Visitor:
        """Return a visitor who is not in the store, new unless an id is given. Animal and name follow from the id; the name
        is in the language of the request."""
        known = id or self._randomness.id(16)
        animal = ANIMALS[sum(known.encode()) % len(ANIMALS)]
        number = 10 + crc32(known.encode()) % 90
        return Visitor(known, f"{self._name_animal(request, animal)} {number}", animal=animal)

    async def find_visitor(self, request: HTTPConnection) -> Visitor | None:
        """Return the visitor of a request, or None without a valid cookie. Its age does not matter: the clock of the server
        may have been set back or forward since."""
        return (await self._find(request))[0]

    async def _find(self, request: HTTPConnection) -> tuple[Visitor | None, bool]:
        """Return the same, and whether the visitor is stored."""
        try:
            signed = self._signer.loads(request.cookies.get(SESSION_COOKIE, ""))
        except BadData:
            return None, False
        match signed:
            case [str(visitor), int(generation)]:
                pass
            case str(visitor):
                generation = 0
            case _:
                return None, False
        found = await self._store.visitor(visitor)
        if found is None:
            return self.unsaved_visitor(request, visitor), False
        return found if found.generation == generation else None, True

    async def find_or_create_visitor(self, request: Request, response: Response) -> Visitor:
        """Return the visitor of a request, or a new one, and set the cookie. New visitors are saved when they first post."""
        found = await self.find_visitor(request) or self.unsaved_visitor(request)
        self.set_cookie(response, found)
        return found

    async def require_visitor(self, request: Request) -> Visitor:
        """Return the visitor of a request that changes something, and save them if they are new; fail without a cookie."""
        found, is_stored = await self._find(request)
        if found is None:
            raise HTTPException(401, "no-session")
        if not is_stored:
            await self.save_visitor(found, client_network(request))
        return found

    async def save_visitor(self, visitor: Visitor, network: str) -> None:
        """Save a new visitor, who is deleted after a while unless they do something. Raise 429 for too many of a network."""
        if not self._new_visitors.allows(network):
            raise HTTPException(429, "too-many-visitors", {"Retry-After": HOUR})
        await self._store.add_visitor(visitor, self._clock.now())

    async def remove_idle_visitors(self) -> None:
        """Delete visitors who have done nothing for a while since they arrived."""
        while True:
            await self._clock.sleep(IDLE_CHECK_SECONDS)
            before = self._clock.now() - IDLE_SECONDS
            while self._store.leads and await self._store.remove_idle_visitors(before):
                pass

    def set_cookie(self, response: Response, visitor: Visitor) -> None:
        response.set_cookie(
            SESSION_COOKIE,
            self.sign_cookie(visitor),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    def sign_cookie(self, visitor: Visitor) -> str:
        """Return the value of a visitor's cookie."""
        return str(self._signer.dumps([visitor.id, visitor.generation]))

    def end_earlier(self, visitor: Visitor) -> bool:
        """Make `is_current` false for earlier generations of a visitor. Is that new?"""
        is_new = self._generations.get(visitor.id, 0) < visitor.generation
        if is_new:
            self._generations[visitor.id] = visitor.generation
        return is_new

    def is_current(self, visitor: Visitor) -> bool:
        """Is a visitor who was identified earlier still signed in?"""
        return self._generations.get(visitor.id, 0) <= visitor.generation

    def pseudonym(self, network: str) -> str:
        """Return a pseudonym of a network for the store, which holds no addresses. It cannot be reversed without the key."""
        return hmac.new(self._key, f"network {network}".encode(), sha256).hexdigest()[:PSEUDONYM_LENGTH]

    def link_token(self, role: str, table: str, number: int) -> str:
        """Return the token of a table's link for guests or watchers; `number` counts how often they were made."""
        return hmac.new(self._key, f"{role} {table} {number}".encode(), sha256).hexdigest()[:LINK_LENGTH]

    def share_token(self, game: int) -> str:
        """Return the token of a finished game's public link: its number, signed."""
        return f"{game}-{hmac.new(self._key, f'share {game}'.encode(), sha256).hexdigest()[:SHARE_LENGTH]}"

    def shared_game(self, token: str) -> int:
        """Return the game of a public link; -1 for any other token."""
        number = token.partition("-")[0][:16]
        game = int(number) if number.isascii() and number.isdecimal() else -1
        return game if hmac.compare_digest(self.share_token(game).encode(), token.encode(errors="replace")) else -1

    def form_token(self, visitor: Visitor) -> str:
        """Return the token that all forms on this visitor's pages carry."""
        return hmac.new(self._key, f"form {visitor.id}".encode(), sha256).hexdigest()

    def check_form(self, visitor: Visitor, token: str) -> None:
        if not hmac.compare_digest(self.form_token(visitor).encode(), token.encode(errors="replace")):
            raise HTTPException(403, "form-token")


# Tokens are hashed for the store, and compared in constant time


def hashed(token: str) -> str:
    """Return the hash under which a token is stored."""
    return sha256(token.encode()).hexdigest()


def matches(token: str, stored: str) -> bool:
    """Does a token have this hash? Nothing matches an empty one."""
    return bool(stored) and secrets.compare_digest(hashed(token), stored)
