"""Lazy properties: computed on first use, and then an attribute of the instance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from functools import cached_property as lazy_property
else:

    class lazy_property:  # noqa: N801 - it is used like `property`
        """A `functools.cached_property` without its lock: views and what is drawn from them have hundreds for each move. Two
        threads that ask at once both compute it."""

        def __init__(self, func: Any) -> None:
            self.func = func
            self.__doc__ = func.__doc__

        def __set_name__(self, owner: type, name: str) -> None:
            self.name = name

        def __get__(self, instance: Any, owner: type | None = None) -> Any:
            if instance is None:
                return self
            value = instance.__dict__[self.name] = self.func(instance)
            return value


__all__ = ["lazy_property"]
