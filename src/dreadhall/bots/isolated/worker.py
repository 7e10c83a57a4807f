"""The process in which bots of another distribution think: `python -m dreadhall.bots.isolated.worker`."""

import traceback
from typing import Any

import msgspec
from typing_extensions import override

from dreadhall.bots.base import Bot, SeatAt, answer_of
from dreadhall.bots.isolated.calls import Call, ChooseCall, Leave, Reply, Sit
from dreadhall.kernel import Table, opening
from dreadhall.processes import serve
from dreadhall.registration import resolve
from dreadhall.registry import GAMES

decoder: msgspec.msgpack.Decoder[Call] = msgspec.msgpack.Decoder(Call)


class SeatApart(SeatAt):
    """A seat that was told what happened, at a table that remembers nothing of it."""

    __slots__ = ("_told",)

    def __init__(self, table: Table, seat: int, seconds: float, told: list[dict[str, Any]]) -> None:
        super().__init__(table, seat, seconds)
        self._told = told

    @override
    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What this seat was told, from its own event number `since` on."""
        return self._told[since:]


class BotsAtWork:
    """All bots in this process, and what each was told."""

    def __init__(self) -> None:
        self._bots: dict[int, Bot] = {}
        self._told: dict[int, list[dict[str, Any]]] = {}

    def reply(self, call: Call) -> Reply:
        """Do what is asked; a bot's mistake is told in a line."""
        try:
            return self._do(call)
        except Exception as error:  # whatever others have written
            traceback.print_exc()
            return Reply(problem=" ".join(f"{type(error).__name__}: {error}".split())[:200])

    def _do(self, call: Call) -> Reply:
        if isinstance(call, Sit):
            self._bots[call.bot] = resolve(call.where)(call.seed)
            self._told[call.bot] = []
            return Reply()
        if isinstance(call, Leave):
            self._bots.pop(call.bot, None)
            self._told.pop(call.bot, None)
            return Reply()
        return self._choose(call)

    def _choose(self, call: ChooseCall) -> Reply:
        told = self._told[call.bot]
        told.extend(call.events)
        table = opening.load_table(call.table, GAMES)
        table.commitment = call.commitment
        answer = answer_of(self._bots[call.bot], SeatApart(table, call.seat, call.seconds, told))
        return Reply(answer.key, answer.reluctance)

    def reply_encoded(self, call: bytes) -> bytes:
        """The same in MessagePack."""
        return msgspec.msgpack.encode(self.reply(decoder.decode(call)))


if __name__ == "__main__":
    serve(BotsAtWork().reply_encoded)
