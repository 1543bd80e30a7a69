"""What hostile or broken clients may send over a socket."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.frames import Frame, Opcode

from wildtable.games import get_game

MOVES = [move.notation for move in get_game("wild-cards").moves]
VERBS = ("answer", "withdraw", "undo", "back", "commit", "reveal", "chat")
ODD: Sequence[Any] = (None, True, -1, 0, 1.5, 2**63, 10**300, "", "x", [], {}, [[]], [None], {"a": 1}, "\x00", "\u202e")


@dataclass
class Memory:
    """Messages sent before, to be sent again."""

    rng: Random
    said: list[str] = field(default_factory=list)
    question: int = 0

    @property
    def id(self) -> str:
        return f"f{self.rng.getrandbits(40):x}"

    def message(self, **fields: Any) -> str:
        text = json.dumps({"do": "answer", "id": self.id, "question": self.question, "moves": ["bid refill"], **fields})
        self.said.append(text)
        del self.said[:-200]
        return text


Saying = Callable[[Memory], str | bytes]


def noise(memory: Memory) -> str:
    return "".join(chr(memory.rng.choice((memory.rng.randrange(32, 127), memory.rng.randrange(0x2FFF)))) for _ in range(30))


def nothing(memory: Memory) -> str:
    return memory.rng.choice(("", " ", "\n", "\x00", "\ufeff{}"))


def raw_bytes(memory: Memory) -> bytes:
    return memory.rng.randbytes(memory.rng.randrange(200))


def as_bytes(memory: Memory) -> bytes:
    return memory.message().encode()


def deep(memory: Memory) -> str:
    opening = memory.rng.choice(("[", '{"do":', '[{"a":', '{"moves":['))
    return opening * (memory.rng.randrange(1, 8000) // len(opening))


def deep_and_closed(memory: Memory) -> str:
    depth = memory.rng.randrange(1, 4000)
    return '{"do": "chat", "id": "a", "text": ' + "[" * depth + "]" * depth + "}"


def long_text(memory: Memory) -> str:
    return memory.message(do="chat", text="long " * memory.rng.randrange(1, 1500))


def huge_number(memory: Memory) -> str:
    digits = "9" * memory.rng.randrange(10, 7000)
    return f'{{"do": "answer", "id": "a", "question": {memory.rng.choice(("", "-", "0.", "1e"))}{digits}, "moves": []}}'


def no_number(memory: Memory) -> str:
    return f'{{"do": "answer", "id": "a", "question": {memory.rng.choice(("NaN", "Infinity", "-Infinity", "01"))}}}'


def twice_the_key(memory: Memory) -> str:
    one, other = memory.rng.choices(VERBS, k=2)
    return f'{{"do": "{one}", "id": "{memory.id}", "do": "{other}", "id": "{memory.id}", "text": "hm", "text": "ha"}}'


def half_a_text(memory: Memory) -> str:
    text = memory.message()
    return text[: memory.rng.randrange(len(text))]


def mutated(memory: Memory) -> str:
    letters = list(memory.message())
    for _ in range(memory.rng.randrange(1, 6)):
        letters[memory.rng.randrange(len(letters))] = chr(memory.rng.randrange(32, 500))
    return "".join(letters)


def surrogate(_: Memory) -> str:
    return '{"do": "chat", "id": "a", "text": "\\ud800", "\\udfff": "\\u0000"}'


def wrong_type(memory: Memory) -> str:
    return memory.message(**{memory.rng.choice(("do", "id", "question", "moves", "text")): memory.rng.choice(ODD)})


def unknown_verb(memory: Memory) -> str:
    return memory.message(do=memory.rng.choice(("dance", "ANSWER", "", "__init__", "answer ", "snapshot")))


def unknown_field(memory: Memory) -> str:
    return memory.message(**{memory.rng.choice(("seat", "re", "x" * 500, "<script>", "")): memory.rng.choice(ODD)})


def again(memory: Memory) -> str:
    return memory.rng.choice(memory.said) if memory.said else memory.message()


def old_question(memory: Memory) -> str:
    return memory.message(question=memory.rng.randrange(memory.question + 3), moves=memory.rng.choices(MOVES, k=1))


def other_move(memory: Memory) -> str:
    """Moves that the game knows, whether or not they are legal now."""
    return memory.message(moves=memory.rng.choices(MOVES, k=memory.rng.randrange(4)))


def no_move(memory: Memory) -> str:
    return memory.message(moves=[noise(memory)[: memory.rng.randrange(70)] for _ in range(memory.rng.randrange(24))])


def out_of_order(memory: Memory) -> str:
    verb = memory.rng.choice(("withdraw", "undo", "back", "commit", "reveal"))
    return memory.message(do=verb, text=memory.rng.choice(("", "00ff", "zz", "\u202e")))


def chatter(memory: Memory) -> str:
    return memory.message(do="chat", text=noise(memory) * memory.rng.randrange(10))


ANSWERED: tuple[Saying, ...] = (
    noise,
    nothing,
    raw_bytes,
    as_bytes,
    deep,
    deep_and_closed,
    long_text,
    huge_number,
    no_number,
    twice_the_key,
    half_a_text,
    mutated,
    surrogate,
    wrong_type,
    unknown_verb,
    unknown_field,
    again,
    old_question,
    other_move,
    no_move,
    out_of_order,
    chatter,
)
"""Each of these is a message, however bad, and gets one reply."""


def _frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return bytes(Frame(opcode, data, fin=fin).serialize(mask=True))


def in_parts(memory: Memory) -> bytes:
    """One message in several frames, with pings between them."""
    text = memory.message().encode()
    parts = [text[start : start + 20] for start in range(0, len(text), 20)]
    frames = [_frame(Opcode.TEXT if not at else Opcode.CONT, part, fin=False) for at, part in enumerate(parts)]
    return _frame(Opcode.PING, b"?").join(frames) + _frame(Opcode.CONT, b"")


def no_utf8(memory: Memory) -> bytes:
    return _frame(Opcode.TEXT, memory.message().encode() + memory.rng.choice((b"\xff", b"\xc3", b"\xed\xa0\x80")))


def too_deep(_: Memory) -> bytes:
    return _frame(Opcode.TEXT, b"[" * 100_000)


def too_long(memory: Memory) -> bytes:
    text = "a" * memory.rng.choice((9_000, 15_000, 1_000_000))
    return _frame(Opcode.TEXT, f'{{"do": "chat", "id": "a", "text": "{text}"}}'.encode())


def announced_and_not_sent(memory: Memory) -> bytes:
    """The header of a frame of a billion bytes, and a few of them."""
    return bytes((0x81, 0xFF)) + (2**30).to_bytes(8, "big") + memory.rng.randbytes(100)


def not_masked(memory: Memory) -> bytes:
    return bytes(Frame(Opcode.TEXT, memory.message().encode()).serialize(mask=False))


def strange_frame(memory: Memory) -> bytes:
    return memory.rng.choice(
        (
            bytes((0xC1, 0x82)) + bytes(4) + b"{}",
            _frame(Opcode.CONT, b"{}"),
            _frame(Opcode.TEXT, b"{", fin=False) + _frame(Opcode.TEXT, b"}"),
            bytes((0x83, 0x80)) + bytes(4),
            bytes((0x89, 0xFE)) + (300).to_bytes(2, "big") + bytes(304),
            _frame(Opcode.CLOSE, b"\x00"),
            _frame(Opcode.CLOSE, (99).to_bytes(2, "big")),
        )
    )


def flood(memory: Memory) -> bytes:
    return _frame(memory.rng.choice((Opcode.PING, Opcode.PONG, Opcode.TEXT)), b"") * 5000


def half_a_frame(memory: Memory) -> bytes:
    whole = _frame(Opcode.TEXT, memory.message().encode())
    return whole[: memory.rng.randrange(1, len(whole))]


def no_frame(memory: Memory) -> bytes:
    return memory.rng.randbytes(200)


Sending = Callable[[Memory], bytes]
CUT: tuple[Sending, ...] = (no_utf8, too_deep, too_long, not_masked, strange_frame, flood)
"""The server closes the connection after each of these."""
BROKEN: tuple[Sending, ...] = (half_a_frame, announced_and_not_sent, no_frame)
"""The client closes the connection after each of these, in mid-frame."""
