"""Hypothesis without deadlines: how long an example takes depends on the machine's load."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("without deadlines", deadline=None)
settings.load_profile("without deadlines")
