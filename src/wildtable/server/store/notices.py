"""Notices: what workers tell each other. All are hints: the store has the truth, and a notice that was missed or came twice
does no harm."""

from __future__ import annotations

from typing import Literal, NamedTuple

NoticeKind = Literal[
    "log",
    "table",
    "chat",
    "visitor",
    "deletion",
    "sanctions",
    "queue",
    "here",
    "who",
    "waiting",
    "missed",
    "leases",
    "workers",
]
"""log, table, chat: a table's log, row or chat has changed. visitor: a visitor's name or sessions. deletion: a visitor is
being deleted, or has been. here: who has a table open at a worker; who: a worker wants to know that. waiting: whose page of
the lobby is open.

The store itself adds: missed: notices may have been lost; leases: this worker drives other tables now; workers: others came
or went."""


class Notice(NamedTuple):
    """What has changed, at which worker. subject: the id of a table or a visitor; about: more, as JSON."""

    kind: NoticeKind
    subject: str = ""
    about: str = ""
    worker: int = 0
