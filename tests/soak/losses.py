"""What a campaign that kills servers has sent, and how much of it the store lost, duplicated or invented."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.harness.client import Stage, stored
from wildtable.server.settings import Settings
from wildtable.server.store.rows import Entry


@dataclass
class Losses:
    """Counts of acknowledged and of wrong answers and chat lines."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    twice: int = 0
    gaps: int = 0
    strange: int = 0
    """Log rows or chat lines that nobody sent."""
    chat: int = 0
    chat_lost: int = 0
    chat_twice: int = 0
    repeated: int = 0
    """Answers in flight when a server died, and sent again."""
    finished: int = 0
    unended: int = 0
    """Games played to their end that the store does not list as ended."""
    bot_moves: int = 0
    clock_moves: int = 0
    """Seats handed to a bot because their time ran out."""

    @property
    def sound(self) -> bool:
        wrong = self.lost or self.twice or self.gaps or self.strange or self.chat_lost or self.chat_twice
        return not (wrong or self.unended)

    def count_chat(self, settings: Settings, said: Mapping[str, bool]) -> None:
        """Compare the stored chat with the lines sent and whether they were acknowledged."""
        lines = Counter(text for (text,) in stored(settings, "select text from chat"))
        self.chat_lost += sum(not lines[text] for text, is_acknowledged in said.items() if is_acknowledged)
        self.chat_twice += sum(count > 1 for count in lines.values())
        self.strange += len(lines.keys() - said.keys())

    def count_answers(self, stage: Stage, entries: Sequence[Entry]) -> None:
        """Compare the log of a game with what was sent and acknowledged at its table."""
        rows = {entry.number: (entry.seat, entry.request) for entry in entries}
        self.gaps += sorted(rows) != list(range(1, len(rows) + 1))
        self.lost += sum(rows.get(number) != (sent.seat, sent.request) for number, sent in stage.acknowledged.items())
        requests = Counter(request for _, request in rows.values())
        self.twice += sum(count - 1 for count in requests.values())
        self.strange += len(requests.keys() - stage.sent)

    def count_moves_of_bots(self, entries: Sequence[Entry]) -> None:
        self.bot_moves += sum(entry.by == "bot" for entry in entries)
        self.clock_moves += sum(entry.by == "clock" for entry in entries)
