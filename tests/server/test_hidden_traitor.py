"""Two tables that differ only in who the traitor is: whoever is neither of the two gets the same from both.

Imagined tables have other dice, so they can be compared only where they stand. These have the same, and go on.
"""

import json
import random
from contextlib import AsyncExitStack

import pytest

import dreadhall
from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.hidden import TRAITORS, HiddenTraitor, tokens_of
from dreadhall.kernel import State
from dreadhall.kernel import Table as Game
from dreadhall.server.tables import Live
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.secrecy import at_haunt, state_of
from tests.server.helpers import Listener, Server, Table
from tests.server.played import nobody_comes_or_goes, opened, play_to_the_end

pytestmark = pytest.mark.anyio

GUILLOTINES = 34
SEATS = 4
Eyes = int | None


@pytest.fixture(autouse=True)
def _everybody_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody_comes_or_goes(monkeypatch)


def traitor_at(game: Game) -> int:
    """The seat of the traitor, whom nobody knows."""
    state = state_of(game)
    assert state.haunt is not None
    secrets = state.haunt.secrets
    return next(who.seat for who in state.explorers if secrets[tokens_of(who.id)] == TRAITORS)


def twin_of(game: Game, seat: int) -> Game:
    """The same table without its past, dice and all, but that this seat and the traitor's have each other's token."""
    twin = dreadhall.load_table(game.save())
    one, other = (tokens_of(state_of(game).explorers[at].id) for at in (seat, traitor_at(game)))

    def exchange(state: State) -> None:
        assert isinstance(state, BetrayalState)
        assert state.haunt is not None
        secrets = state.haunt.secrets
        secrets[one], secrets[other] = secrets[other], secrets[one]

    twin.arrange(exchange)
    return twin


class Pair:
    """A table and its twin, and what is heard at both."""

    def __init__(self, one: Table, other: Table) -> None:
        self.tables = (one, other)
        self.listeners: dict[Eyes, list[Listener]] = {}
        self.connections = AsyncExitStack()

    async def listen(self) -> None:
        """Everybody, and a spectator, listens at both tables."""
        for eyes in (*range(SEATS), None):
            self.listeners[eyes] = [
                await self.connections.enter_async_context(table.live(table.spectator if eyes is None else eyes))
                for table in self.tables
            ]

    async def heard(self, eyes: Eyes, last: str) -> tuple[list[str], list[str]]:
        """What these eyes get from both tables up to a kind of frame, but for the names of the tables."""
        found: list[list[str]] = []
        for table, listener in zip(self.tables, self.listeners[eyes], strict=True):
            frames: list[str] = []
            while not frames or kind(frames[-1]) != last:
                frames.append(str(await listener.socket.recv()).replace(table.id, "the-table"))
            found.append(frames)
        return found[0], found[1]

    async def common_choices(self) -> tuple[int, list[str]]:
        """Who is asked, and what can be answered at both tables; the traitor does not step forward."""
        asks = [live.started.table.ask for live in await self.lives()]
        assert asks[0] is not None
        assert asks[1] is not None
        assert (asks[0].prompt, asks[0].seats) == (asks[1].prompt, asks[1].seats)
        seat = asks[0].seats[0]
        offered = [[choice.key for choice in ask.choices_for(seat)] for ask in asks if ask is not None]
        return seat, [key for key in offered[0] if key in offered[1] and key != "show-role"]

    async def answer(self, seat: int, key: str) -> None:
        """The same answer at both tables, which are told the same of it."""
        number = (await self.lives())[0].started.asked[seat]
        receipts = [await table.good("POST", "/answer", seat, {"move": number, "answer": key}) for table in self.tables]
        assert receipts[0] == receipts[1]

    async def is_shown(self) -> bool:
        """Whether somebody's token is face up at either table, or the game is over: then they may differ."""
        games = [live.started.table for live in await self.lives()]
        return any(game.result is not None or is_turned_up(game) for game in games)

    async def lives(self) -> list[Live]:
        """Both tables from inside."""
        return [await table.server.services.tables.get(table.id) for table in self.tables]


def is_turned_up(game: Game) -> bool:
    """Whether everybody knows somebody's token."""
    haunt = state_of(game).haunt
    assert haunt is not None
    return any(tokens_of(who.id) in haunt.notes for who in state_of(game).explorers)


def kind(frame: str) -> str:
    """The kind of a frame."""
    return str(json.loads(frame)["type"])


async def play_both(pair: Pair, pretenders: set[int], rng: random.Random) -> int:
    """Play on with the same answers until a token is turned up; how many there were."""
    for eyes in pair.listeners:
        compare(*await pair.heard(eyes, "chat"), alike=eyes not in pretenders)
    for given in range(1000):
        seat, keys = await pair.common_choices()
        await pair.answer(seat, rng.choice(keys))
        if await pair.is_shown():
            return given
        for eyes in pair.listeners:
            compare(*await pair.heard(eyes, "moved"), alike=eyes not in pretenders)
    raise AssertionError("no token was ever turned up")


def compare(one: list[str], other: list[str], *, alike: bool) -> None:
    """The same frames; to the two who differ, at least the same kinds in the same order."""
    if alike:
        assert one == other
    assert list(map(kind, one)) == list(map(kind, other))


@rule("B-HID-02", "B-DEC-33")
@pytest.mark.parametrize("seed", [1, 2])
async def test_nothing_others_receive_tells_who_the_hidden_traitor_is(small_server: Server, seed: int) -> None:
    game = at_haunt(GUILLOTINES, SEATS, seed)
    traitor = traitor_at(game)
    answers = []
    for suspect in sorted({*range(SEATS)} - {traitor}):
        pair = Pair(*[await opened(small_server, twin_of(game, seat)) for seat in (traitor, suspect)])
        async with pair.connections:
            await pair.listen()
            answers.append(await play_both(pair, {traitor, suspect}, random.Random(seed)))
    assert min(answers) > 10
    print(answers)
