"""The API: the same tables for programs."""

from __future__ import annotations

from fastapi import APIRouter

router = APIRouter(prefix="/api")
