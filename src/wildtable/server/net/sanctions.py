"""Sanctions: muted and banned visitors, and banned addresses. Stored in the database, cached while the server runs.

A visitor is muted or banned by id, an address or a network by its number: a banned visitor who deletes their cookie gets a
new id, but still has the same address.
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
SANCTION_KINDS: dict[str, SanctionKind] = {MUTE: MUTE, BAN: BAN, ADDRESS: ADDRESS}


def parse_network(text: str) -> IPv4Network | IPv6Network:
    """Parse an address, or a network such as `203.0.113.0/24`."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise Denied("bad-address") from None


def is_in_network(address: str, network: IPv4Network | IPv6Network) -> bool:
    """Is the address in the network? False for what is no address, such as the peer of a Unix socket."""
    try:
        return ip_address(address) in network
    except ValueError:
        return False


class Sanctions:
    """All sanctions in force. A new one is in force as soon as it is stored."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._sanctions: dict[tuple[SanctionKind, str], Sanction] = {}
        self._networks: list[IPv4Network | IPv6Network] = []
        self._changes = 0

    async def load(self) -> None:
        """Read them again, until none was imposed or lifted here meanwhile."""
        changes = -1
        while changes != self._changes:
            changes = self._changes
            found = await self._store.sanctions()
        self._sanctions = {(one.kind, one.subject): one for one in found}
        self._parse_networks()

    @property
    def latest(self) -> list[Sanction]:
        """All sanctions, newest first."""
        return sorted(self._sanctions.values(), key=lambda one: -one.at)

    def is_muted(self, visitor: str) -> bool:
        return (MUTE, visitor) in self._sanctions

    def is_banned(self, visitor: str) -> bool:
        return (BAN, visitor) in self._sanctions

    def is_address_banned(self, address: str) -> bool:
        """Is this address, or a network it belongs to, banned?"""
        return any(is_in_network(address, network) for network in self._networks)

    async def impose(self, kind: SanctionKind, subject: str) -> None:
        sanction = Sanction(kind, subject, self._clock.now())
        await self._store.put_sanction(sanction)
        self._sanctions[kind, subject] = sanction
        self._changes += 1
        self._parse_networks()

    async def lift(self, kind: SanctionKind, subject: str) -> None:
        await self._store.lift_sanction(kind, subject)
        self._sanctions.pop((kind, subject), None)
        self._changes += 1
        self._parse_networks()

    def _parse_networks(self) -> None:
        self._networks = [ip_network(subject) for kind, subject in self._sanctions if kind == ADDRESS]
