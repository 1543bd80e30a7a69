"""What is released: small, complete, and without what only the repository needs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tools import release


def test_sdist_and_wheel_can_be_released(tmp_path: Path) -> None:
    """The sdist has at most three million bytes; a larger one is refused."""
    sdist, wheel = release.build(tmp_path)
    names = release.sdist_names(sdist)
    release.check_metadata(sdist, wheel)
    release.check_contents(sdist, names, release.IN_SDIST)
    release.check_contents(wheel, release.wheel_names(wheel), release.IN_WHEEL)
    os.truncate(sdist, 3_000_001)
    with pytest.raises(release.ReleaseError, match="must be at most 3,000,000 bytes, not 3,000,001"):
        release.check_contents(sdist, names, release.IN_SDIST)
