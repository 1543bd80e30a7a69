"""Hypothesis sets no deadline: how long an example takes depends on what else the machine does."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("without deadlines", deadline=None)
settings.load_profile("without deadlines")
