"""What a process does before servers are forked from it: import everything, build an application, fill the caches.

Each server then has done what it would do itself in its first seconds, and nothing that depends on its data. The collector
leaves alone what is there: going through it would copy every page of memory that servers share, in each of them.
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
