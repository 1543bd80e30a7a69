"""Sanctions: who may not speak here, and who may not come in. Kept in the store, and known by heart while the server runs.

A visitor is muted or banned by id, an address or a whole network by its number: whoever drops their cookie is somebody new,
but still comes from where they came.
"""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from wildtable.server.clock import Clock
from wildtable.server.errors import Denied
from wildtable.server.store.contract import Store
from wildtable.server.store.rows import Sanction, SanctionKind

MUTE: Final = "mute"
BAN: Final = "ban"
ADDRESS: Final = "address"
KINDS: dict[str, SanctionKind] = {MUTE: MUTE, BAN: BAN, ADDRESS: ADDRESS}


def network(text: str) -> IPv4Network | IPv6Network:
    """An address, or several as `203.0.113.0/24`."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise Denied("bad-address") from None


def within(address: str, wanted: IPv4Network | IPv6Network) -> bool:
    """Is it one of these? What is no address, as where a server listens at a file, is never."""
    try:
        return ip_address(address) in wanted
    except ValueError:
        return False


class Sanctions:
    """All that hold now. One is in force as soon as it is durable."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._kept: dict[tuple[SanctionKind, str], Sanction] = {}
        self._networks: list[IPv4Network | IPv6Network] = []

    async def load(self) -> None:
        self._kept = {(one.kind, one.subject): one for one in await self._store.sanctions()}
        self._count()

    @property
    def latest(self) -> list[Sanction]:
        """The newest first."""
        return sorted(self._kept.values(), key=lambda one: -one.at)

    def mutes(self, visitor: str) -> bool:
        return (MUTE, visitor) in self._kept

    def bans(self, visitor: str) -> bool:
        return (BAN, visitor) in self._kept

    def bars(self, address: str) -> bool:
        """Is this address, or a network it belongs to, shut out?"""
        return any(within(address, one) for one in self._networks)

    async def impose(self, kind: SanctionKind, subject: str) -> None:
        sanction = Sanction(kind, subject, self._clock.now())
        await self._store.put_sanction(sanction)
        self._kept[kind, subject] = sanction
        self._count()

    async def lift(self, kind: SanctionKind, subject: str) -> None:
        await self._store.lift_sanction(kind, subject)
        self._kept.pop((kind, subject), None)
        self._count()

    def _count(self) -> None:
        self._networks = [ip_network(subject) for kind, subject in self._kept if kind == ADDRESS]
