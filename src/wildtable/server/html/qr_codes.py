"""QR codes of links, as pictures for pages."""

from __future__ import annotations

from functools import lru_cache

import segno
from markupsafe import Markup


@lru_cache(maxsize=256)
def draw_qr_code(address: str) -> Markup:
    """Draw the QR code of an address, dark on white in every theme: many cameras read nothing else."""
    code = segno.make(address, error="m", micro=False)
    return Markup(code.svg_inline(omitsize=True, border=3, dark="#2b2233", light="#ffffff", svgclass="qr", lineclass=None))
