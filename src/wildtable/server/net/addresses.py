"""Addresses: where a client connects from, and the network by which it is counted."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING

from ifaddr import get_adapters

from wildtable.server.settings import ALL_INTERFACES, Settings

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

IPV6_PREFIX = 64
"""Length of the network that one IPv6 client usually has to itself, with any number of addresses in it."""


def client_address(connection: HTTPConnection) -> str:
    """Return the address of a client, an IPv4 address as such also on an IPv6 socket; empty if it has none."""
    return "" if connection.client is None else _unmapped(connection.client.host)


def client_network(connection: HTTPConnection) -> str:
    """Return the key by which a client is counted: its IPv4 address, or the network of its IPv6 address."""
    return network_of(client_address(connection))


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the network of an IPv6 address (`2001:db8::/64`); any other text as it is."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(ip_network((int(parsed), IPV6_PREFIX), strict=False))


@lru_cache(maxsize=4096)
def _unmapped(address: str) -> str:
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return str(mapped or parsed)


def friends_addresses(settings: Settings) -> list[str]:
    """Return the addresses under which others in the network can open a server that listens on all interfaces."""
    if settings.base or settings.host not in ALL_INTERFACES:
        return []
    found = [ip_address(str(ip.ip[0] if ip.is_IPv6 else ip.ip)) for adapter in get_adapters() for ip in adapter.ips]
    reachable = [ip for ip in found if not (ip.is_loopback or ip.is_link_local or ip.is_multicast or ip.is_unspecified)]
    wanted = [ip for ip in reachable if ip.version == 4 or settings.host == "::"]
    return [settings.address_at(str(ip)) for ip in sorted(wanted, key=lambda ip: (ip.version, ip))]
