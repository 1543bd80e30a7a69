"""Preload for the fork server: import everything, build an application, fill the caches.

Forked servers then skip the work of a server's first seconds; none of it depends on their data. `gc.freeze` keeps the
collector from touching, and so copying, memory pages that the servers share.
"""

from __future__ import annotations

import gc

from tests.harness import process
from wildtable.server.app import create_app
from wildtable.server.pages.warm_up import warm_up
from wildtable.server.settings import Settings

__all__ = ["process"]
create_app(Settings())
warm_up()
gc.collect()
gc.freeze()
