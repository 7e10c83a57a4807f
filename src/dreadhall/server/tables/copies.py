"""Tables as files, and the new tables that go on from them.

Whoever plays alone gets everything, signed. While several people play, a file holds no secrets, only a key to them, and
what it opens stays theirs: a seat of the copy is for whoever had it at the original, and the dice are keyed anew.
"""

import secrets
from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from dreadhall.kernel import BadSave
from dreadhall.kernel.saves import complete
from dreadhall.processes import Failed, Overtime, Workers
from dreadhall.server.clock import Clock
from dreadhall.server.errors import Refused, forbidden
from dreadhall.server.keys import new_key
from dreadhall.server.positions.position import KeyedAnew
from dreadhall.server.storage.rows import Origin, RestoredTable, SeatRow, Stored, unpack
from dreadhall.server.storage.store import Store
from dreadhall.server.tables.access import Access
from dreadhall.server.tables.loaded import LoadedTable, Tables
from dreadhall.server.tables.lobby import Lobby
from dreadhall.server.tables.signing import Signer
from dreadhall.server.tables.trials import SaveTrial, Tried
from dreadhall.server.wire.saves import SealedSave
from dreadhall.server.wire.tables import Opened

SEALED: Literal["dreadhall-sealed"] = "dreadhall-sealed"

NOBODY = b""
"""What binds a seat that a bot had: no key fits."""


class Copies:
    """Saves that are given out, and taken in."""

    def __init__(
        self, store: Store, tables: Tables, lobby: Lobby, loaders: Workers, signer: Signer, clock: Clock
    ) -> None:
        self._store = store
        self._tables = tables
        self._lobby = lobby
        self._loaders = loaders
        self._signer = signer
        self._clock = clock

    # Giving out

    async def save(self, access: Access, number: int | None = None) -> dict[str, Any] | SealedSave:
        """Everything for those from whom nothing is hidden, a key to it for others who play.

        After the end, a key to the table as it stood after the record of a number.
        """
        loaded = access.loaded
        if number is not None:
            if access.is_outside or not await self.is_open(loaded):
                raise forbidden("one goes on from the past when the game is over, and so is the one it is a copy of")
            await self._tables.position_at(loaded, number)
            return await self.sealed(loaded, number)
        if loaded.is_over and not access.is_outside and await self.is_open(loaded):
            return await self.plain(loaded)
        if not access.is_outside and plays_alone(loaded.stored, access.key.seat):
            save = await self.plain(loaded)
            # Others may have sat down by now: whoever is still alone after that has dice that are only their own.
            stored = await self._store.read(loaded.id)
            if stored is not None and plays_alone(stored, access.key.seat):
                return save
        if access.role not in ("host", "seat"):
            raise forbidden("only the host and those with a seat may save")
        return await self.sealed(loaded)

    async def is_open(self, loaded: LoadedTable) -> bool:
        """Whether a game is over, and so is the one that it is a copy of, whose secrets are the same."""
        row = loaded.row if loaded.is_over else None
        while row is not None and row.status == "over":
            if row.origin is None or row.origin.table is None:
                return True
            stored = await self._store.read(row.origin.table)
            if stored is None:
                return True
            row = stored.table
        return False

    async def plain(self, loaded: LoadedTable) -> dict[str, Any]:
        """The table as it stands with all that led up to it, seed included; signed, unless it comes from outside."""
        position = loaded.started
        snapshot = position.snapshot()
        tape = await self._tables.past.tape(loaded.id)
        whole = unpack(tape.begun.save, dict[str, Any])["whole"] and tape.unbroken
        save = complete(snapshot, tape.answers, tape.first, whole=whole)
        return save if loaded.row.foreign else self._signer.sign(save)

    async def sealed(self, loaded: LoadedTable, number: int | None = None) -> SealedSave:
        """A key to the table as it stands, or as it stood after the record of a number."""
        key = new_key("save")
        number = loaded.started.number if number is None else number
        await self._store.seal_save(key, loaded.id, number, self._clock())
        return SealedSave(SEALED, loaded.row.game, number, key)

    # Taking in

    async def restore(
        self, save: dict[str, Any], title: str, away: int | None, charge: Callable[[int], None]
    ) -> Opened:
        """A new table that goes on where a saved one stood; `charge` hears how many bytes are kept for it."""
        if save.get("format") == SEALED:
            return await self._copy(save, title, away, charge)
        charge(len(msgspec.json.encode(save)))
        tried = await self._try_out(save)
        if tried.save is None:
            raise BadSave(tried.problem)
        origin = Origin(None, tried.move, "")
        foreign = not self._signer.is_ours(save)
        restored = RestoredTable(tried.save, tried.events)
        return await self._lobby.restore(restored, title, away, origin, foreign=foreign)

    async def _copy(
        self, sealed: dict[str, Any], title: str, away: int | None, charge: Callable[[int], None]
    ) -> Opened:
        """A table that goes on where another one of ours stood, bound to those who sat there."""
        key = sealed.get("key")
        found = await self._store.sealed_save(key) if isinstance(key, str) else None
        if found is None:
            raise Refused(400, "bad-save", "this save was sealed by another server: only that one can open it")
        table_id, number = found
        loaded = await self._tables.get(table_id)
        position, news, exact = await self._tables.position_at(loaded, number)
        if not exact:
            raise Refused(409, "other-rules", "this save was made under older rules: it cannot go on from there")
        origin = Origin(loaded.id, position.move, loaded.row.title)
        keyed = await position.after(number, KeyedAnew(secrets.token_bytes(32)))
        restored = RestoredTable(keyed.position.snapshot(), tuple(news.events))
        charge(len(msgspec.json.encode(restored)))
        left = await self._store.left(loaded.id)
        seats = None if await self.is_open(loaded) else [bound_seat(loaded, seat, left) for seat in loaded.seats]
        return await self._lobby.restore(
            restored, title or loaded.row.title, away, origin, foreign=loaded.row.foreign, bound=seats
        )

    async def _try_out(self, save: dict[str, Any]) -> Tried:
        """Have a save tried out elsewhere: nobody knows what is in it, and how long it takes."""
        try:
            return await self._loaders.do(SaveTrial(save), Tried)
        except Overtime:
            raise BadSave("this save is refused: it would take too long to play") from None
        except (Failed, OverflowError):
            raise BadSave("this save is damaged: the game cannot go on from there") from None


def bound_seat(loaded: LoadedTable, seat: SeatRow, left: Mapping[int, bytes]) -> SeatRow:
    """A seat of a copy: its person's, also of one who has left it and may come back; or else its bot's."""
    if seat.person is None and seat.seat in left:
        return SeatRow(seat.seat, bound=left[seat.seat])
    if seat.person is None:
        return SeatRow(seat.seat, bot=seat.bot, bound=NOBODY)
    keys = [key.hash for key in loaded.stored.keys if key.role == "seat" and key.seat == seat.seat]
    return SeatRow(seat.seat, bound=keys[-1] if keys else NOBODY)


def plays_alone(stored: Stored, seat: int | None) -> bool:
    """Whether nobody but the person on this seat has ever played here."""
    row = stored.table
    return seat is not None and not row.several and row.alone == stored.seats[seat].person is not None
