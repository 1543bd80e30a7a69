"""Law 4 for conversations with the server: two servers play the same game, and one viewer calls both.

What the viewer may not see is dealt again at one of them. Whatever the viewer sends by WebSocket, API and pages, both reply
the same bytes in the same number and order, until an accepted call that cannot be undone shows a face, shuffles, or opens
the answers of others. Where a table hides who has answered, the servers differ in that, too.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.harness.deals import SeededSecrets
from tests.harness.server import prepared, settings_for
from tests.harness.tables import ANN, BEN, CLEO, InSeat, make_game
from tests.server.noninterference import VIEWERS, blinded
from wildtable.authoring.laws import any_answer, any_move
from wildtable.engine.cards import Seat
from wildtable.server.clock import ManualClock
from wildtable.server.context import Context
from wildtable.server.net.sessions import SESSION_COOKIE
from wildtable.server.store.rows import Entry
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.table import Table

PEOPLE = (ANN, BEN, CLEO)
SLOW = 86_400
MAX_MOVES = 90
"""How far the games are in which conversations begin."""
MEMORY = Path("/dev/shm")
TIMED = ("date", "set-cookie")
"""Headers with the time of the machine."""
LINES = ("options", "hand", "table", "score", "turn", "last", "time", "unseen", "round 1", "help", "undo", "xyzzy")


Wanted = Callable[[GameSession], bool]
WANTED: Sequence[Wanted] = (
    lambda _: True,
    lambda session: len(session.asking) > 1,
    lambda session: 1 < len(session.asking) < len(PEOPLE) and not session.state.sealed,
    lambda session: len(session.asking) == 1 and len(session.state.sealed) > 0,
)
"""The questions at which conversations begin: any, one of several seats, one of some but not all, the last answer to one."""


class Told(AssertionError):
    """The two servers told a viewer different things."""


class SameRandomness(SeededSecrets):
    """The same ids, tokens, keys and epochs on every server."""

    def __init__(self) -> None:
        self.deal_by("conversations")

    def id(self, length: int = 10) -> str:
        return self.secret()[:length]

    def token(self) -> str:
        return self.secret()[:27]

    def key(self) -> bytes:
        return bytes.fromhex(self.secret())

    def epoch(self) -> str:
        return self.secret()[:16]


class Reply(NamedTuple):
    """What a server replies to a call."""

    text: str
    is_accepted: bool = False


class World:
    """One of the two servers, and the connections of the viewer to it."""

    def __init__(self, context: Context, clock: ManualClock) -> None:
        self.context, self.clock = context, clock
        self.address = context.settings.address
        self.http = httpx.AsyncClient(base_url=self.address, timeout=60)
        self.table: Table
        self.seat: Seat | None = None
        self.token = ""

    @property
    def session(self) -> GameSession:
        assert self.table.session is not None
        return self.table.session

    @property
    def has_secret_answers(self) -> bool:
        return any(seat != self.seat for seat in self.session.state.sealed)

    async def open(self, stack: AsyncExitStack, table: Table, seat: Seat | None) -> None:
        """Connect the viewer to a table: a page, and a stream of the API."""
        self.table, self.seat = table, seat
        sessions = self.context.access.sessions
        self.http.headers = httpx.Headers({"accept-language": "en", "origin": self.address})
        if seat is not None:
            self.token = sessions.form_token(PEOPLE[seat])
            self.http.headers["cookie"] = f"{SESSION_COOKIE}={sessions.sign_cookie(PEOPLE[seat])}"
            self.http.headers["x-form-token"] = self.token
        self.page = await stack.enter_async_context(self.dial())
        stream = self.http.stream("GET", f"/api/tables/{table.row.id}/events")
        self.events = (await stack.enter_async_context(stream)).aiter_text()

    def dial(self, query: str = "") -> connect:
        address = f"{self.address.replace('http', 'ws')}/t/{self.table.row.id}/socket?{query}"
        cookie = {"Cookie": self.http.headers.get("cookie", "")}
        origin: Any = self.address
        return connect(address, origin=origin, additional_headers=cookie, compression=None, proxy=None)

    def masked(self, text: str) -> str:
        return text.replace(f":{self.context.settings.port}", ":PORT")

    async def ask(self, message: dict[str, Any]) -> Reply:
        """Send a message by the page's WebSocket, and return all frames up to the reply."""
        await self.page.send(json.dumps(message))
        frames = [await self.page.recv()]
        while not str(frames[-1]).startswith('{"re":'):
            frames.append(await self.page.recv())
        return Reply(self.masked(repr(frames)), '"ok":true' in str(frames[-1]))

    async def fetch(self, method: str, path: str, **sent: Any) -> Reply:
        answer = await self.http.request(method, path, **sent)
        self.http.cookies.clear()
        headers = sorted((name, len(value) if name in TIMED else value) for name, value in answer.headers.items())
        return Reply(self.masked(f"{answer.status_code} {headers} {answer.text}"), answer.status_code < 400)

    async def tick(self, number: int) -> None:
        """Let another player say something, so that connections can be read up to there."""
        await self.table.say(PEOPLE[1 if self.seat == 0 else 0], tick_of(number))

    async def frames(self, number: int) -> Reply:
        """Return all that page and stream are sent, up to a tick."""
        await self.tick(number)
        return Reply(f"{await self.page_until(self.page, number)} {await self.events_until(self.events, number)}")

    async def page_until(self, page: ClientConnection, number: int) -> str:
        frames = [str(await page.recv())]
        while tick_of(number) not in frames[-1]:
            frames.append(str(await page.recv()))
        return self.masked(repr(frames))

    async def events_until(self, events: AsyncIterator[str], number: int) -> str:
        read = ""
        while tick_of(number) not in read or not read.endswith("\n\n"):
            read += (await anext(events)).replace(": still here\n\n", "")
        return self.masked(read)


def tick_of(number: int) -> str:
    return f"tick-{number:03}"


class Conversation:
    """One viewer's calls to both servers."""

    def __init__(self, worlds: tuple[World, World], rng: Random) -> None:
        self.worlds, self.rng = worlds, rng
        self.said: list[str] = []
        self._requests = ["r0"]
        self._ticks = 0
        self._epochs = ("", "")

    async def begin(self, stack: AsyncExitStack, name: str, game: str, wanted: Sequence[Wanted]) -> None:
        """Play a game at random for some moves at both servers, deal it anew at the other, and connect the viewer."""
        one, other = self.worlds
        rng = self.rng
        moves, is_wanted = rng.randrange(MAX_MOVES), rng.choice(wanted)
        config: dict[str, Any] = {"hide_answers": rng.random() < 0.5, "clock": rng.choice((None, SLOW))}
        tables = [await make_game(world.context, name, game_name=game, **config) for world in self.worlds]
        one.table, other.table = tables
        while (moves > 0 or not is_wanted(one.session)) and not one.session.is_over and moves > -MAX_MOVES:
            seat = rng.choice(list(one.session.asking))
            answer = tuple(one.session.random_answer(seat, rng))
            for world in self.worlds:
                session = world.session
                entry = Entry(session.next_number, "answer", seat, answer, "person", "", world.clock.now())
                session.apply(session.check(entry))
            moves -= 1
        viewer = rng.choice(rng.choice((VIEWERS, sorted(one.session.asking) or VIEWERS)))
        self.deal_anew(viewer)
        self.said.append(f"{name} of {game}, {config}, seat {viewer}")
        for world, table in zip(self.worlds, tables, strict=True):
            await world.open(stack, table, viewer)
        first = [str(await world.page.recv()) for world in self.worlds]
        self._epochs = json.loads(first[0])["epoch"], ""
        self.compare([Reply(world.masked(text)) for world, text in zip(self.worlds, first, strict=True)])
        await self.compare_frames()

    def deal_anew(self, viewer: Seat | None) -> None:
        real, session = self.worlds[0].session, self.worlds[1].session
        session.state = real.game.imagine(real.view(viewer), Random(self.rng.getrandbits(64)))
        session.state.history = real.state.history
        session.log = [blinded(event, viewer, real.state, self.rng) for event in real.log]
        for world in self.worlds:
            world.session._seen = {}
            world.session._undo_points.clear()

    async def call(self) -> bool:
        """Make the next call to both servers; return False where the conversation ends."""
        before = [
            (world.session.state.history, world.session.state.disclosed, world.has_secret_answers) for world in self.worlds
        ]
        calls = [self.other_seat, self.other_seat, self.read, self.reconnect, self.wait]
        if self.worlds[0].seat is not None:
            calls += [self.answer, self.answer, self.answer, self.answer, self.change, self.change, self.command]
        replies = await self.rng.choice(calls)()
        self._ticks += 1
        frames = [await world.frames(self._ticks) for world in self.worlds]
        if replies[0] == replies[1] and frames[0] == frames[1]:
            return not self.worlds[0].session.is_over
        discloses = all(reply.is_accepted for reply in replies) and any(
            world.session.state.history is not history and (is_secret or world.session.state.disclosed != disclosed)
            for world, (history, disclosed, is_secret) in zip(self.worlds, before, strict=True)
        )
        if not discloses or any(world.session.may_undo(world.seat) for world in self.worlds):
            self.compare(replies)
            self.compare(frames)
        return False

    def compare(self, replies: Sequence[Reply]) -> None:
        if replies[0] != replies[1]:
            one, other = (reply.text for reply in replies)
            start = next(
                (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
            )
            shown = " | ".join(text[max(start - 60, 0) : start + 120] for text in (one, other))
            raise Told(f"{'; '.join(self.said)}: {len(one)} and {len(other)} characters, from {start} on: {shown}")

    async def compare_frames(self) -> None:
        self._ticks += 1
        self.compare([await world.frames(self._ticks) for world in self.worlds])

    async def in_both(self, name: str, call: Callable[[World], Awaitable[Reply]]) -> list[Reply]:
        self.said.append(name)
        return [await call(world) for world in self.worlds]

    def request(self) -> str:
        """Return a new id of a request, or one that was used before."""
        if self.rng.random() < 0.7:
            self._requests.append(f"r{len(self._requests)}")
        return self.rng.choice(self._requests[-4:])

    async def answer(self) -> list[Reply]:
        """Answer, by any of the doors: with any moves, to any question, as a new request or a repeated one."""
        rng, session, seat = self.rng, self.worlds[0].session, self.worlds[0].seat
        assert seat is not None
        moves, request = any_answer(session.state, seat, rng), self.request()
        question = (
            session.question if rng.random() < 0.8 else rng.choice((None, 0, session.question - 1, session.question + 1))
        )
        door, path = rng.choice(("page", "api", "form")), f"/tables/{self.worlds[0].table.row.id}/answer"
        sent = {"question": question, "moves": moves}
        name = f"{door}: answer {sent} as {request}"
        if door == "page":
            texts = [str(move) for move in moves]
            message = {"do": "answer", "id": request, "question": question, "moves": texts}
            return await self.in_both(name, lambda world: world.ask(message))
        if door == "api":
            body = {"moves": moves, "request": request} | ({} if question is None else {"question": question})
            return await self.in_both(name, lambda world: world.fetch("POST", f"/api{path}", json=body))
        form = {"move": [str(move) for move in moves], "question": str(question), "request": request}
        return await self.in_both(
            name, lambda world: world.fetch("POST", self.act("answer"), data=form | {"token": world.token})
        )

    def act(self, action: str) -> str:
        return f"/t/{self.worlds[0].table.row.id}/{action}"

    async def change(self) -> list[Reply]:
        """Withdraw, undo, come back or chat, by any of the doors."""
        kind, request = self.rng.choice(("withdraw", "undo", "undo", "back", "chat")), self.request()
        text = self.rng.choice(("", "hello", "x" * 400))
        if self.rng.random() < 0.5:
            message = {"do": kind, "id": request} | ({"text": text} if kind == "chat" else {})
            return await self.in_both(f"page: {message}", lambda world: world.ask(message))
        body = {"chat": {"text": text}, "back": {}}.get(kind, {"request": request})
        path = f"/api/tables/{self.worlds[0].table.row.id}/{kind}"
        return await self.in_both(f"api: {kind} {body}", lambda world: world.fetch("POST", path, json=body))

    async def command(self) -> list[Reply]:
        """Ask by the text field of the table."""
        line = self.rng.choice((*LINES, f"? {any_move(self.worlds[0].session.state, self.rng)}"))
        accept = {"accept": self.rng.choice(("application/json", "text/html"))}
        return await self.in_both(
            f"line {line!r}",
            lambda world: world.fetch(
                "POST", self.act("command"), data={"line": line, "question": "-1", "token": world.token}, headers=accept
            ),
        )

    async def read(self) -> list[Reply]:
        """Read the table, its page, its story, the expert's opinion, and the list of one's tables."""
        name = self.worlds[0].table.row.id
        path = self.rng.choice(
            (
                f"/api/tables/{name}",
                f"/api/tables/{name}/expert",
                f"/t/{name}",
                f"/t/{name}/story",
                f"/t/{name}/expert",
                "/turns",
            )
        )
        return await self.in_both(f"read {path}", lambda world: world.fetch("GET", path))

    async def reconnect(self) -> list[Reply]:
        """Open page and stream once more, from any position."""
        number, epoch = self.rng.randrange(-1, self._ticks + 4), self._epochs[0]
        self._ticks += 1
        tick = self._ticks

        async def again(world: World) -> Reply:
            headers = {"Last-Event-ID": f"{epoch}.{number}"}
            stream = world.http.stream("GET", f"/api/tables/{world.table.row.id}/events", headers=headers)
            async with world.dial(f"epoch={epoch}&number={number}") as page, stream as events:
                texts = events.aiter_text()
                welcome = world.masked(await anext(texts))
                await world.tick(tick)
                return Reply(f"{await world.page_until(page, tick)} {welcome} {await world.events_until(texts, tick)}")

        return await self.in_both(f"reconnect at {number}", again)

    async def wait(self) -> list[Reply]:
        seconds = self.rng.choice((1, 59, 3600))

        async def advance(world: World) -> Reply:
            await world.clock.advance(seconds)
            return Reply("")

        return await self.in_both(f"wait {seconds}", advance)

    async def other_seat(self) -> list[Reply]:
        """Another seat begins an answer at one server, or gives or withdraws one: at one of them where it is hidden who has
        answered, else at both. The last answer is not given."""
        rng, state = self.rng, self.worlds[0].session.state
        others = [seat for seat in {*state.asking, *state.sealed} if seat != self.worlds[0].seat]
        kind = rng.choice(("begin", "finish", "finish", "withdraw"))
        is_hidden = self.worlds[0].table.config.hide_answers
        if not others:
            return [Reply(""), Reply("")]
        seat = rng.choice(sorted(others))
        chosen = (rng.choice(self.worlds),) if kind == "begin" or (is_hidden and rng.random() < 0.7) else self.worlds
        self.said.append(f"seat {seat}: {kind} at {[self.worlds.index(world) for world in chosen]}")
        for world in chosen:
            await self._move_other(world, seat, kind)
        return [Reply(""), Reply("")]

    async def _move_other(self, world: World, seat: Seat, kind: str) -> None:
        state = world.session.state
        if kind == "withdraw":
            if seat in state.sealed:
                await world.table.withdraw(InSeat(seat))
        elif seat in state.asking and len(state.asking) > 1:
            moves = world.session.random_answer(seat, self.rng)
            if kind == "finish":
                await world.table.answer(InSeat(seat), moves)
            elif state.asking[seat].after(state.game.moves[moves[0]]) is not None:
                await world.table.answer(InSeat(seat), moves[:1])


@asynccontextmanager
async def serving() -> AsyncIterator[World]:
    """Run a server on a clock of its own, whose randomness is the same as that of any other. Nothing is synced to disk."""
    ready, clock = asyncio.Event(), ManualClock()
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="wildtable-", dir=MEMORY if MEMORY.is_dir() else None))
        settings = settings_for(Path(folder), database="", bot_workers=1)
        server, listening = stack.enter_context(prepared(settings, ready.set, SameRandomness(), clock))
        task = asyncio.create_task(server.serve([listening]))
        await ready.wait()
        context: Context = server.app.state.context
        for visitor in PEOPLE:
            await context.store.add_visitor(visitor)
        world = World(context, clock)
        try:
            yield world
        finally:
            await world.http.aclose()
            server.stop()
            await task


async def converse(
    worlds: tuple[World, World], game: str, name: str, wanted: Sequence[Wanted] = WANTED, rng: Random | None = None
) -> int:
    """Hold one conversation; return the number of calls. The name determines everything in it, unless chance is given."""
    rng = rng or Random(name)
    conversation = Conversation(worlds, rng)
    async with AsyncExitStack() as stack:
        await conversation.begin(stack, name, game, wanted)
        calls = 1
        while rng.random() < 0.93 and await conversation.call():
            calls += 1
    for world in worlds:
        await world.table.close()  # lists of the viewer's tables would tell both apart from now on
    return calls


def hold(games: Sequence[str], seed: str, conversations: int, wanted: Sequence[Wanted] = WANTED) -> int:
    """Hold conversations about each game in turn, at wanted questions; return the number of calls."""

    async def main() -> int:
        async with serving() as one, serving() as other:
            names = {f"{seed}-{place}": games[place % len(games)] for place in range(conversations)}
            return sum([await converse((one, other), game, name, wanted) for name, game in names.items()])

    return asyncio.run(main())
