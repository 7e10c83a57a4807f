"""A table and its twin on another server: the twin knows only what one pair of eyes may know, all else is made up.

Both have the same id, the same keys and the same clock, so that whatever reaches these eyes must be the same to the
byte. The twin's position is imagined, and so is what others answered and were told; its dice fall as the real ones.
"""

import random
from typing import Any

import msgspec
from sqlalchemy import Table as Rows
from sqlalchemy import delete, insert, select, update

from dreadhall.kernel import Event, State
from dreadhall.kernel import Table as Game
from dreadhall.kernel.data import dump_bytes
from dreadhall.kernel.dice import Dice, commitment, rekey, seed_bytes
from dreadhall.server.positions.checkpoints import checkpoint
from dreadhall.server.positions.local import LocalPosition
from dreadhall.server.positions.time_limit import TimeLimit
from dreadhall.server.storage.models import chat, checkpoints, keys, moves, seats, tables
from dreadhall.server.storage.records import LogRecord
from dreadhall.server.storage.rows import record_row
from dreadhall.server.tables.loaded import LoadedTable
from tests.server.helpers import Server, Table, game_at

MADE_UP = "made-up"
WELCOME = "Who is there?"


class Twins:
    """A real table, and its twin for one pair of eyes."""

    def __init__(self, real: Table, other: Server, eyes: int | None) -> None:
        self.real = real
        self.made_up = real.at(other)
        self.both = (self.real, self.made_up)
        self.eyes = eyes
        # The numbers at which the twin knows how the table stood; it is level with the real one up to the last.
        self.kept: list[int] = []
        # What others have answered lately, and to which question.
        self.given: list[tuple[int, str]] = []
        # How many lines these eyes have heard of what was said, and the last one.
        self.lines, self.last_line = 0, WELCOME

    @property
    def viewers(self) -> list[str]:
        """The keys of those who see the game through these eyes."""
        return [self.real.spectator, self.real.host] if self.eyes is None else [self.real.keys[self.eyes]]

    async def loaded(self) -> tuple[LoadedTable, LoadedTable]:
        """Both from inside."""
        one, other = [await table.server.services.tables.get(table.id) for table in self.both]
        return one, other

    async def games(self) -> tuple[Game, Game]:
        """Both as the kernel has them."""
        one, other = await self.loaded()
        return game_at(one.started), game_at(other.started)

    async def open(self) -> None:
        """Let the twin have the same seats, keys and talk."""
        for rows in (tables, seats, keys, chat):
            await self._copy(rows)

    async def follow(self, rng: random.Random) -> bool:
        """Bring the twin to where the real table stands; whether anything in it is different from there."""
        loaded = await self.real.server.services.tables.get(self.real.id)
        position, level = loaded.started, self.kept[-1] if self.kept else -1
        records = await self.real.server.services.store.records(loaded.id, level + 1)
        imagined = with_dice_of(game_at(position), game_at(position).imagine(self.eyes, rng.getrandbits(30)))
        others = [record for record in records if record.seat != self.eyes]
        self.given += [(r.asked, r.answer) for r in others if r.asked is not None and r.answer is not None]
        services = self.made_up.server.services
        await self._copy(tables)
        async with services.database.writing() as connection:
            for rows, first in ((moves, level + 1), (checkpoints, min(level + 1, position.number))):
                await connection.execute(delete(rows).where(rows.c.table_id == loaded.id, rows.c.number >= first))
            if records:
                retold = [record_row(loaded.id, self._retell(record, rng)) for record in records]
                await connection.execute(insert(moves), retold)
        kept = LocalPosition(position.number, imagined, position.asked, TimeLimit(60))
        await services.store.keep_checkpoint(loaded.id, checkpoint(kept, pinned=True))
        if (old := services.tables.in_memory(loaded.id)) is not None:
            services.tables.forget(old)
        if position.number != level:
            self.kept.append(position.number)
        return hidden(game_at(position)) != hidden(imagined)

    def _retell(self, record: LogRecord, rng: random.Random) -> LogRecord:
        """A record of the log with other secrets: what was told to others, and what they answered."""
        events: list[Event] = []
        for event in record.events:
            if event.is_for(self.eyes):
                events.append(event)
            elif rng.random() < 0.5:
                events.append(Event(MADE_UP, {"secret": rng.random()}, MADE_UP, event.to, event.move))
        answer = record.answer if record.seat in (self.eyes, None) else MADE_UP
        return msgspec.structs.replace(record, events=tuple(events), answer=answer)

    async def _copy(self, rows: Rows) -> None:
        """Take over what everybody may know."""
        own = rows.c.id if rows is tables else rows.c.table_id
        async with self.real.server.services.database.reading() as connection:
            found = [
                dict(row) for row in (await connection.execute(select(rows).where(own == self.real.id))).mappings()
            ]
        async with self.made_up.server.services.database.writing() as connection:
            if rows is not tables:
                await connection.execute(insert(rows), found)
                return
            row = found[0] | {"seed": b"?" * 32}
            known = await connection.execute(update(tables).where(own == self.real.id).values(**row))
            if not known.rowcount:
                await connection.execute(insert(tables).values(**row))


def with_dice_of(real: Game, imagined: Game) -> Game:
    """An imagined table at which the dice fall from now on as they do at the real one."""
    secret, since = real.state.dice.keys[-1].secret, imagined.state.dice.count
    imagined.arrange(lambda state: rekey(state.dice, secret, since))
    return imagined


def hidden(game: Game) -> bytes:
    """Everything that is so at a table, but for its dice."""
    state: State = game.state.clone()
    state.dice = Dice(keys=())
    return dump_bytes(state)


async def open_table(server: Server, game: str, count: int, seed: int, options: dict[str, Any]) -> Table:
    """A table that has begun, with dice that a test can have again, and somebody who has said something."""
    table = await server.open(game, count, options=options)
    secret = seed_bytes(seed)
    async with server.services.store.change(table.id, server.clock()) as change:
        await change.table(seed=secret, commitment=commitment(secret))
    for seat in range(count):
        await table.join(seat)
    await table.start()
    await table.good("POST", "/chat", 0, {"text": WELCOME})
    return table
