"""No byte that reaches a seat depends on what it may not know.

Beside the real server there is another for every pair of eyes. In its database, whatever these eyes may not know is
made up: the position is imagined, and so is what others answered and were told. Both must say the same, to the byte.
"""

import json
import random
import re
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import Table as Rows
from sqlalchemy import insert, select

import dreadhall
from dreadhall.betrayal.haunt import Haunt
from dreadhall.betrayal.haunts.h25_voodoo import Voodoo
from dreadhall.betrayal.haunts.h34_guillotines import Guillotines
from dreadhall.betrayal.haunts.h41_invisible_traitor import InvisibleTraitor
from dreadhall.kernel import CannotUndo, Event
from dreadhall.kernel import Table as Game
from dreadhall.kernel.saves import read_save, write_save
from dreadhall.server import shapes
from dreadhall.server.positions import Position
from dreadhall.server.records import Record
from dreadhall.server.storage.models import chat, checkpoints, keys, moves, seats, tables
from dreadhall.server.storage.rows import Checkpoint, TableRow, pack, record_row
from dreadhall.server.storage.store import checkpoint_row
from dreadhall.server.tables import Live
from dreadhall.testing.marks import rule
from dreadhall.words import LANGUAGES
from tests.server.conftest import StartServer
from tests.server.helpers import Listener, Server, Table, game_at
from tests.server.played import nobody_comes_or_goes, opened, play_ahead
from tests.smallgame import GAME

pytestmark = pytest.mark.anyio

MADE_UP = "made-up"
QUESTIONS = 4
CLOSELY = 25
AROUND = 150
HAUNTS_WITH_SECRETS = (25, 34, 41)
"""Dolls that somebody has hidden, role tokens face down, and a traitor whom nobody sees."""


class Leak(AssertionError):
    """The two servers do not say the same."""


def same(real: object, made_up: object, about: object = "") -> None:
    """A seat can tell the two apart, or it cannot."""
    if real != made_up:
        one, other = str(real), str(made_up)
        first = next(
            (at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]),
            min(len(one), len(other)),
        )
        part = slice(max(0, first - AROUND), first + AROUND)
        raise Leak(f"{about}: ...{one[part]}... is not ...{other[part]}...")


class Question(NamedTuple):
    """Something a client may ask."""

    method: str
    path: str
    body: Any = None
    query: dict[str, int | str] = {}


class Mirror:
    """A server that knows only what one seat may know, beside the real one."""

    def __init__(self, seat: int | None, real: Table, server: Server) -> None:
        self.seat = seat
        self.real = real
        self.made_up = real.at(server)
        self.number = -1
        # The numbers at which it knows how the table stood.
        self.kept: list[int] = []
        self.row: TableRow | None = None
        self.frames: list[tuple[Listener, Listener]] = []
        self.connections = AsyncExitStack()

    @property
    def viewers(self) -> list[str]:
        """The keys of those who see the game through these eyes, or not at all."""
        if self.seat is not None:
            return [self.real.keys[self.seat]]
        return [self.real.spectator, self.real.host, self.real.invite]

    # What is in its database

    async def open(self) -> None:
        """Take over the table, its seats and keys, and connect."""
        for rows in (tables, seats, keys, chat):
            await self.take_over(rows)
        await self.follow(0)
        await self.come()

    async def come(self, **hello: int) -> None:
        """Connect whoever has these eyes to both servers, which greet them alike."""
        for key in self.viewers[:2]:
            pair = [await self.connections.enter_async_context(t.live(key, **hello)) for t in (self.real, self.made_up)]
            self.frames.append((pair[0], pair[1]))
        await self.compare_frames(first=True)

    async def go(self) -> None:
        """Hang up."""
        self.frames.clear()
        await self.connections.aclose()

    async def take_over(self, rows: Rows) -> None:
        """Copy what everybody may know."""
        async with self.real.server.services.database.reading() as connection:
            found = [dict(row) for row in (await connection.execute(select(rows))).mappings()]
        for row in found:
            row |= {"seed": b"?" * 32, "restored": b"?"} if rows is tables else {}
        async with self.made_up.server.services.database.writing() as connection:
            known = await connection.scalar(select(tables.c.id))
            if rows is tables and known is not None:
                await connection.execute(tables.update().values(**found[0]))
            else:
                await connection.execute(insert(rows), found)

    async def follow(self, seed: int) -> None:
        """Add what is new in the real log as this seat knows it, and a position that it could be."""
        services = self.made_up.server.services
        live = await self.real.server.services.tables.get(self.real.id)
        position = live.started
        records = await self.real.server.services.store.records(self.real.id, self.number + 1)
        self.number = position.number
        self.kept.append(self.number)
        if live.row != self.row:
            self.row = live.row
            await self.take_over(tables)
        async with services.database.writing() as connection:
            retold = [record_row(live.id, self.retell(record, seed + record.number)) for record in records]
            await connection.execute(insert(moves), retold)
            kept = self.keep(position, game_at(position).imagine(self.seat, seed=seed))
            await connection.execute(insert(checkpoints).values(**checkpoint_row(live.id, kept)))
        if (old := services.tables.in_memory(live.id)) is not None:
            services.tables.forget(old)
        services.hub.wake(live.id)

    def retell(self, record: Record, seed: int) -> Record:
        """A record of the log with other secrets: what was told to others, and what they answered."""
        rng = random.Random(seed)
        events: list[Event] = []
        for event in record.events:
            if event.is_for(self.seat):
                events.append(event)
            elif rng.random() < 0.5:
                events.append(Event(MADE_UP, {"secret": rng.random()}, MADE_UP, event.to, event.move))
        answer = record.answer if record.seat in (self.seat, None) else MADE_UP
        return msgspec.structs.replace(record, events=tuple(events), answer=answer)

    def keep(self, position: Position, imagined: Game) -> Checkpoint:
        """An imagined position, with other answers of others in its past."""
        save = read_save(imagined.save())
        save.tape = [
            (who, MADE_UP if who != self.seat and at < save.at else key)
            for at, (who, key) in enumerate(save.tape, save.tape_from)
        ]
        return Checkpoint(position.number, imagined.move, imagined.game.version, position.asked, pack(write_save(save)))

    # What both say

    async def compare_frames(self, *, first: bool = False) -> None:
        """Both live connections hear the same, up to where the table stands."""
        for real, made_up in self.frames:
            same(await frames(real, self.number, first=first), await frames(made_up, self.number, first=first))

    async def compare_all(self, live: Live, rng: random.Random) -> None:
        """Ask both some of what can be asked where the table stands."""
        asked = list(questions(live, self.seat, self.kept, rng))
        if await self.cannot_undo(live):
            asked.append(Question("POST", "/undo", {"number": live.number}))
        for question in rng.sample(asked, min(QUESTIONS, len(asked))):
            await self.compare_replies(question, rng)
        wrong = list(wrong_answers(live, self.seat, rng))
        for body in rng.sample(wrong, min(2, len(wrong))):
            await self.compare_refusals(json.dumps({"type": "answer", "id": live.number, **body}))

    async def cannot_undo(self, live: Live) -> bool:
        """Whether the server will refuse this seat to take anything back, which must not tell it why."""
        if self.seat is None:
            return True
        try:
            await self.real.server.services.play.what_to_take_back(live, self.seat)
        except CannotUndo:
            return True
        return False

    async def compare_replies(self, question: Question, rng: random.Random) -> None:
        """Both give the same reply."""
        key = rng.choice(self.viewers)
        same(await said(self.real, key, question), await said(self.made_up, key, question), question)

    async def compare_refusals(self, frame: str) -> None:
        """Both refuse a frame with the same words."""
        for pair in self.frames:
            told: list[str | bytes] = []
            for listener in pair:
                await listener.socket.send(frame)
                told.append(await listener.socket.recv())
            same(told[0], told[1], frame)


async def frames(listener: Listener, number: int, *, first: bool) -> list[str | bytes]:
    """All frames up to the one that tells of this number, or to the chat that follows at first."""
    heard: list[str | bytes] = []
    for _ in range(10):
        heard.append(await listener.socket.recv())
        message = json.loads(heard[-1])
        if message["type"] == ("chat" if first else "moved"):
            assert first or message["play"]["number"] == number
            return heard
    raise AssertionError(f"no word of {number}")


async def said(table: Table, key: str, question: Question) -> tuple[int, bytes, dict[str, str]]:
    """Everything that comes back, but for the time, the server's own address and the key to a sealed save."""
    reply = await table.call(question.method, question.path, key, question.body, **question.query)
    here = reply.url.netloc.decode()
    headers = {name: value.replace(here, "here") for name, value in reply.headers.items() if name != "date"}
    return reply.status_code, re.sub(rb"dhf_[\w-]{32}", b"dhf_", reply.content), headers


def questions(live: Live, seat: int | None, known: list[int], rng: random.Random) -> Iterator[Question]:
    """What may be asked without changing anything, with answers and without; much of it is refused."""
    number = live.number
    earlier, later = rng.choice(known), rng.randint(number + 1, number + 9)
    for path in ("/play", "/events"):
        yield Question("GET", path)
        for since in (0, earlier, number, later):
            yield Question("GET", path, query={"since": since})
    for path in ("", "/chat", "/audit", "/save"):
        yield Question("GET", path)
    yield Question("GET", "/book", query={"language": rng.choice(LANGUAGES)})
    for at in (earlier, number, later):
        yield Question("GET", "/replay", query={"number": at})
        yield Question("GET", "/replay", query={"number": at, "since": earlier})
        yield Question("GET", "/replay", query={"number": at, "seat": 0 if seat else 1})
    for body in wrong_answers(live, seat, rng):
        yield Question("POST", "/answer", body)
    yield Question("POST", "/undo", {"number": later})
    yield Question("POST", "/undo/agree", {"number": number, "agree": True})
    other = 0 if seat else 1
    yield Question("PATCH", f"/seats/{other}", {"name": ""})
    yield Question("PUT", f"/seats/{other}/bot", {"bot": "nobody"})


def wrong_answers(live: Live, seat: int | None, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Answers that are not among this seat's choices: nonsense, those of others, and those others have given."""
    position = live.started
    ask = position.ask
    asked = position.asked.get(-1 if seat is None else seat, live.number)
    mine = {choice.key for choice in ask.choices_for(seat)} if ask and seat is not None else set()
    theirs = [choice.key for other in ask.seats for choice in ask.choices_for(other)] if ask else []
    given = [record for record in live.recent if record.seat is not None and record.seat != seat]
    for key in (MADE_UP, *rng.sample(theirs, min(3, len(theirs)))):
        if key not in mine:
            yield {"move": asked, "answer": key}
            yield {"move": max(asked - 1, 0), "answer": key}
    for record in rng.sample(given, min(2, len(given))):
        if record.answer not in mine or record.asked != asked:
            yield {"move": record.asked, "answer": record.answer}


async def play_beside_mirrors(
    start_server: StartServer, folder: Path, game: str, seed: int, options: Mapping[str, Any] | None = None
) -> int:
    """Play a whole game at random; how many moves there were.

    At first, what is heard is compared at every move. Later all hang up now and then, and are told what they missed.
    """
    rng = random.Random(seed)
    real = await start_server(f"sqlite:///{folder / 'real.sqlite3'}")
    count = min(3, dreadhall.GAMES[game].seats[-1])
    table = await opened(real, dreadhall.new_table(game, count, seed, options))
    live = await real.services.tables.get(table.id)
    async with AsyncExitStack() as stack:
        mirrors = [
            Mirror(seat, table, await start_server(f"sqlite:///{folder / f'mirror-{seat}.sqlite3'}"))
            for seat in (*range(count), None)
        ]
        for mirror in mirrors:
            stack.push_async_callback(mirror.go)
            await mirror.open()
        while not live.is_over:
            await rng.choice(mirrors).compare_all(live, rng)
            before, missed = live.number, rng.randint(0, max(0, live.number - CLOSELY))
            if missed:
                for mirror in mirrors:
                    await mirror.go()
                await play_ahead(real, live, missed, rng)
            await table.play_on(1, seed=rng.randrange(1 << 30))
            for mirror in mirrors:
                await mirror.follow(rng.randrange(1 << 30))
                if missed:
                    await mirror.come(since=before)
                else:
                    await mirror.compare_frames()
    return live.number


def starting_at(haunt: int) -> dict[str, Any]:
    """Options for a table at which a haunt begins at once."""
    return {"start": "haunt", "haunt": haunt, "explorers": "dealt"}


@pytest.fixture(autouse=True)
def _everybody_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody_comes_or_goes(monkeypatch)


@pytest.mark.parametrize("game", sorted({*dreadhall.GAMES, GAME.name}))
async def test_nothing_a_seat_receives_depends_on_what_it_may_not_know(
    start_server: StartServer, tmp_path: Path, game: str
) -> None:
    assert await play_beside_mirrors(start_server, tmp_path, game, seed=1) > 10


@rule("B-SEC-08")
@pytest.mark.parametrize("haunt", HAUNTS_WITH_SECRETS)
async def test_nothing_a_seat_receives_depends_on_the_secrets_of_a_haunt(
    start_server: StartServer, tmp_path: Path, haunt: int
) -> None:
    assert await play_beside_mirrors(start_server, tmp_path, "betrayal", seed=1, options=starting_at(haunt)) > 10


async def test_a_leak_would_be_found(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Events for one seat go to all."""
    monkeypatch.setattr(shapes, "told_to", lambda events, seat: [event.told_to(seat) for event in events])
    with pytest.raises(Leak, match=MADE_UP):
        await play_beside_mirrors(start_server, tmp_path, GAME.name, seed=1)


@pytest.mark.parametrize(
    ("haunt", "rules"), [(25, Voodoo), (34, Guillotines), (41, InvisibleTraitor)], ids=["dolls", "roles", "place"]
)
async def test_a_secret_of_a_haunt_that_leaks_would_be_found_too(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, haunt: int, rules: type[Haunt]
) -> None:
    """Secrets are told to all, and everybody sees everybody."""
    monkeypatch.setattr(rules, "secrets_for", lambda self, seat: dict(self.haunt.secrets))
    monkeypatch.setattr(rules, "place_seen_by", lambda self, who, seat: who.place)
    with pytest.raises(Leak):
        await play_beside_mirrors(start_server, tmp_path, "betrayal", seed=1, options=starting_at(haunt))
