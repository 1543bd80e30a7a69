"""Leaks of the kinds that a shared drawing makes possible. Each is planted by a patch, and must be caught by
`noninterference`."""

from tests.server.planted_leaks import caches, channels, numbers
from tests.server.planted_leaks.registry import LEAKS, Leak

__all__ = ["LEAKS", "Leak", "caches", "channels", "numbers"]
