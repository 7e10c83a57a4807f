"""Giving up: somebody asks, and the game is over when all other people who play agree.

All of them are asked, whatever side they are on: who is on whose side may be a secret. Whoever has a bot playing for
them does not decide.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from dreadhall.server.errors import conflict
from dreadhall.server.storage.changes import Change
from dreadhall.server.storage.rows import SeatRow, Stored, Wish
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.tables.play import Play


class GivingUp:
    """Asks those at a table, and ends the game when they agree."""

    def __init__(self, change: Callable[[str], AbstractAsyncContextManager[Change]], play: Play) -> None:
        self._change = change
        self._play = play

    async def propose(self, loaded: LoadedTable, seat: int) -> None:
        """Somebody would like to give up."""
        number = loaded.started.number
        async with self._change(loaded.id) as change:
            stored = change.stored
            asks = check_voter(stored, seat)
            if stored.table.give_up is not None:
                raise conflict("asked-already", "that is asked already")
            waiting = tuple(voter.seat for voter in voters(stored) if voter.person != asks.person)
            await change.table(give_up=Wish(number, seat, waiting))
            if waiting:
                await change.notice("give-up-asked", name=asks.name)
        if not waiting:
            await self._end(loaded, seat, stored)

    async def answer(self, loaded: LoadedTable, seat: int, number: int, *, agrees: bool) -> None:
        """Yes or no to somebody's wish; it is stored before the game is over, so that it can be said again."""
        async with self._change(loaded.id) as change:
            stored = change.stored
            wish = stored.table.give_up
            if wish is None or wish.number != number:
                raise conflict("nothing-asked", "nobody asks to give up")
            asked = check_voter(stored, seat)
            mine = {voter.seat for voter in voters(stored) if voter.person == asked.person}
            if wish.waiting and not mine & {*wish.waiting, *(() if agrees else (wish.seat,))}:
                raise conflict("not-asked", "this seat is not asked")
            if agrees:
                waiting = tuple(other for other in wish.waiting if other not in mine)
                await change.table(give_up=Wish(number, wish.seat, waiting))
            elif wish.waiting:
                await change.table(give_up=None)
                await change.notice("give-up-refused", name=asked.name)
            else:
                raise conflict("agreed", "everybody has agreed: the game is over")
        if agrees and not waiting:
            await self._end(loaded, wish.seat, stored)

    async def _end(self, loaded: LoadedTable, seat: int, stored: Stored) -> None:
        names = list(dict.fromkeys(voter.name for voter in voters(stored)))
        await self._play.give_up(loaded, seat, names)


def voters(stored: Stored) -> list[SeatRow]:
    """The seats of people who play themselves."""
    return [seat for seat in stored.seats if seat.person is not None and seat.bot is None]


def check_voter(stored: Stored, seat: int) -> SeatRow:
    """Whoever sits here, if the game is on and they play themselves."""
    row = stored.seats[seat]
    if stored.table.status != "playing":
        raise conflict("not-playing", "nothing is played here at the moment")
    if row not in voters(stored):
        raise conflict("bot-plays", f"{row.bot} plays for this seat: take it back first")
    return row
