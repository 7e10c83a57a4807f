"""Tables as files, and the new tables that go on from them.

Whoever plays alone gets everything, signed. While several people play, a file holds no secrets, only a key to them, and
what it opens stays theirs: a seat of the copy is for whoever had it at the original, and the dice are keyed anew.
"""

import secrets
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from dreadhall.kernel import BadSave
from dreadhall.kernel.saves import complete
from dreadhall.server.access import Access
from dreadhall.server.errors import Refused, forbidden
from dreadhall.server.keys import new_key
from dreadhall.server.lobby import Lobby, Opened
from dreadhall.server.positions import KeyedAnew
from dreadhall.server.shapes import SealedSave
from dreadhall.server.signing import Signer
from dreadhall.server.storage.rows import Origin, Restored, SeatRow, unpack
from dreadhall.server.storage.store import Store
from dreadhall.server.tables import Clock, Live, Tables
from dreadhall.server.worker import Load, Loaded
from dreadhall.server.workers import Failed, Overtime, Workers

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

    async def plain(self, live: Live) -> dict[str, Any]:
        """The table as it stands with all that led up to it, seed included; signed, unless it comes from outside."""
        position = live.started
        snapshot = position.snapshot()
        tape = await self._tables.past.tape(live.id)
        whole = unpack(tape.begun.save, dict[str, Any])["whole"] and tape.unbroken
        save = complete(snapshot, tape.answers, tape.first, whole=whole)
        return save if live.row.foreign else self._signer.sign(save)

    async def sealed(self, live: Live) -> SealedSave:
        """A key to the table as it stands."""
        key = new_key("save")
        number = live.started.number
        await self._store.seal_save(key, live.id, number, self._clock())
        return SealedSave(SEALED, live.row.game, number, key)

    # Taking in

    async def restore(
        self, save: dict[str, Any], title: str, away: int | None, charge: Callable[[int], None]
    ) -> Opened:
        """A new table that goes on where a saved one stood; `charge` hears how many bytes are kept for it."""
        if save.get("format") == SEALED:
            return await self._copy(save, title, away, charge)
        charge(len(msgspec.json.encode(save)))
        loaded = await self._load(save)
        if loaded.save is None:
            raise BadSave(loaded.problem)
        origin = Origin(None, loaded.move, "")
        foreign = not self._signer.is_ours(save)
        restored = Restored(loaded.save, loaded.events)
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
        live = await self._tables.get(table_id)
        position, news, exact = await self._tables.position_at(live, number)
        if not exact:
            raise Refused(409, "other-rules", "this save was made under older rules: it cannot go on from there")
        origin = Origin(live.id, number, live.row.title)
        keyed = await position.after(number, KeyedAnew(secrets.token_bytes(32)))
        restored = Restored(keyed.position.snapshot(), tuple(news.events))
        charge(len(msgspec.json.encode(restored)))
        seats = None if live.is_over else [bound_seat(live, seat) for seat in live.seats]
        return await self._lobby.restore(
            restored, title or live.row.title, away, origin, foreign=live.row.foreign, bound=seats
        )

    async def _load(self, save: dict[str, Any]) -> Loaded:
        """Have a save tried out elsewhere: nobody knows what is in it, and how long it takes."""
        try:
            return await self._loaders.do(Load(save), Loaded)
        except Overtime:
            raise BadSave("this save is refused: it would take too long to play") from None
        except (Failed, OverflowError):
            raise BadSave("this save is damaged: the game cannot go on from there") from None


def bound_seat(live: Live, seat: SeatRow) -> SeatRow:
    """A seat of a copy: its person's, or a bot's if a bot had it alone."""
    if seat.person is None:
        return SeatRow(seat.seat, bot=seat.bot, bound=NOBODY)
    keys = [key.hash for key in live.stored.keys if key.role == "seat" and key.seat == seat.seat]
    return SeatRow(seat.seat, bound=keys[-1] if keys else NOBODY)


def may_see_all(access: Access) -> bool:
    """Whether nobody's secrets would be given away: the game is over, or one person has always played alone."""
    live, seat = access.live, access.key.seat
    if live.is_over:
        return not access.is_outside
    return seat is not None and not live.row.several and live.row.alone == live.seat(seat).person is not None


def must_have_part(access: Access) -> None:
    """Only those who play may have the table saved."""
    if access.role not in ("host", "seat"):
        raise forbidden("only the host and those with a seat may save")
