"""Leaks of the kinds that shared rendering makes possible. Each is planted by a patch, and `noninterference` must catch
it."""

from tests.server.planted_leaks import caches, channels, numbers
from tests.server.planted_leaks.registry import LEAKS, Leak

__all__ = ["LEAKS", "Leak", "caches", "channels", "numbers"]
