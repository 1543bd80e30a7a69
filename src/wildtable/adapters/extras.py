"""Optional packages that adapters need."""

from __future__ import annotations


class MissingExtraError(ImportError):
    """The package of a framework is not installed; the text says how to install it."""

    def __init__(self, extra: str, adapter: str = "") -> None:
        super().__init__(f"wildtable.adapters.{adapter or extra} needs more packages: pip install 'wildtable[{extra}]'")
