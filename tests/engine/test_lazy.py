"""Lazy properties: computed once for each instance, on first use."""

from __future__ import annotations

from wildtable.engine.lazy import lazy_property


class Sums:
    def __init__(self, number: int) -> None:
        self.number = number
        self.computed = 0

    @lazy_property
    def double(self) -> int:
        """Twice the number."""
        self.computed += 1
        return 2 * self.number


def test_a_lazy_property_is_computed_once_and_then_an_attribute() -> None:
    one, other = Sums(3), Sums(4)
    assert "double" not in vars(one)
    assert (one.double, one.double, other.double) == (6, 6, 8)
    assert one.computed == 1
    assert vars(one)["double"] == 6
    one.double = 7
    assert one.double == 7


def test_a_class_gives_the_property_with_its_documentation() -> None:
    assert Sums.double is vars(Sums)["double"]
    assert Sums.double.__doc__ == "Twice the number."
