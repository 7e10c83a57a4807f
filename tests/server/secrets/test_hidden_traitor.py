"""Two tables that differ only in who the traitor is: whoever is neither of the two gets the same from both.

Imagined tables have other dice, so they can be compared only where they stand. These have the same, and go on.
"""

import json
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.betrayal.toolkit.people.hidden import TRAITORS, HiddenTraitor, tokens_of
from dreadhall.kernel import State
from dreadhall.kernel import Table as Game
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.secrecy import at_haunt, state_of
from tests.server.helpers import Listener, Server, Table, game_at
from tests.server.played import nobody_comes_or_goes, opened, play_to_the_end

pytestmark = pytest.mark.anyio

GUILLOTINES = 34
SEATS = 4
SEED, TRAITOR = 252, 0
"""A game in which everybody comes to a hazard, and its traitor."""


@pytest.fixture(autouse=True)
def _everybody_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody_comes_or_goes(monkeypatch)


def traitor_at(game: Game) -> int:
    """The seat of the traitor, whom nobody knows."""
    state = state_of(game)
    assert state.haunt is not None
    roles = state.haunt.roles
    return next(who.seat for who in state.explorers if TRAITORS in roles[who.id])


def twin_of(game: Game, seat: int) -> Game:
    """The same table without its past, dice and all, but that this seat and the traitor's have each other's token."""
    twin = dreadhall.load_table(game.save())
    one, other = (state_of(game).explorers[at].id for at in (seat, traitor_at(game)))

    def exchange(state: State) -> None:
        assert isinstance(state, BetrayalState)
        assert state.haunt is not None
        roles = state.haunt.roles
        roles[one], roles[other] = roles[other], roles[one]

    twin.arrange(exchange)
    return twin


def is_turned_up(game: Game, seat: int) -> bool:
    """Whether everybody knows a seat's token."""
    state = state_of(game)
    assert state.haunt is not None
    return tokens_of(state.explorers[seat].id) in state.haunt.notes


class Pair:
    """A table and its twin, and what is heard at both."""

    def __init__(self, one: Table, other: Table, pretenders: set[int]) -> None:
        self.tables = (one, other)
        self.pretenders = pretenders
        self.listeners: dict[int | None, list[Listener]] = {}
        self.warned: list[int] = []

    async def listen(self, stack: AsyncExitStack) -> None:
        """Everybody, and a spectator, listens at both tables."""
        for eyes in (*range(SEATS), None):
            self.listeners[eyes] = [
                await stack.enter_async_context(table.connect(table.spectator if eyes is None else eyes))
                for table in self.tables
            ]

    async def loaded(self) -> list[LoadedTable]:
        """Both tables from inside."""
        return [await table.server.services.tables.get(table.id) for table in self.tables]

    async def play(self, rng: random.Random) -> int:
        """Play on with the same answers until the two can be told apart; how many answers there were."""
        await self.compare("chat")
        for given in range(1000):
            seat, keys = await self.common_choices()
            await self.answer(seat, rng.choice(keys))
            if await self.is_decided():
                return given
            await self.compare("moved")
        raise AssertionError("nobody ever learns who the traitor is")

    async def common_choices(self) -> tuple[int, list[str]]:
        """Who is asked, and what can be answered at both tables; the traitor does not step forward."""
        one, other = [loaded.started.ask for loaded in await self.loaded()]
        assert one is not None
        assert other is not None
        assert (one.prompt, one.seats) == (other.prompt, other.seats)
        seat = one.seats[0]
        if one.prompt == "hazard":
            self.warned.append(seat)
        also = {choice.key for choice in other.choices_for(seat)}
        return seat, [choice.key for choice in one.choices_for(seat) if choice.key in also - {"show-role"}]

    async def answer(self, seat: int, key: str) -> None:
        """The same answer at both tables, which are told the same of it."""
        number = (await self.loaded())[0].started.asked[seat]
        one, other = [await table.call("POST", "/answer", seat, answering(number, key)) for table in self.tables]
        assert one.is_success
        assert one.content == other.content

    async def is_decided(self) -> bool:
        """Whether everybody knows the token of one of the two, or the game is over: then the tables may differ."""
        games = [game_at(loaded.started) for loaded in await self.loaded()]
        return any(game.result is not None or is_turned_up(game, seat) for game in games for seat in self.pretenders)

    async def compare(self, last: str) -> None:
        """Both tables send the same frames; to the two who differ, the same kinds of frames in the same order."""
        for eyes, listeners in self.listeners.items():
            one, other = [
                await frames(table, listener, last) for table, listener in zip(self.tables, listeners, strict=True)
            ]
            assert list(map(kind, one)) == list(map(kind, other))
            assert one == other or eyes in self.pretenders


def answering(number: int, key: str) -> dict[str, Any]:
    """An answer as it is sent."""
    return {"asked": number, "answer": key}


async def frames(table: Table, listener: Listener, last: str) -> list[str]:
    """All frames up to one of this kind, but for the name of the table."""
    heard: list[str] = []
    while not heard or kind(heard[-1]) != last:
        heard.append(str(await listener.socket.recv()).replace(table.id, "the-table"))
    return heard


def kind(frame: str) -> str:
    """The kind of a frame."""
    return str(json.loads(frame)["type"])


async def play_beside_twin(server: Server, seed: int, suspect: int) -> tuple[int, list[int]]:
    """Play a table and its twin; how many answers were given, and who was asked before a hazard."""
    game = at_haunt(GUILLOTINES, SEATS, seed)
    traitor = traitor_at(game)
    tables = [await opened(server, twin_of(game, seat), household=True) for seat in (traitor, suspect)]
    pair = Pair(tables[0], tables[1], {traitor, suspect})
    async with AsyncExitStack() as stack:
        await pair.listen(stack)
        return await pair.play(random.Random(seed)), pair.warned


@rule("B-HID-02", "B-DEC-33")
@pytest.mark.parametrize("suspect", [1, 2, 3])
async def test_nothing_others_receive_tells_who_the_hidden_traitor_is(small_server: Server, suspect: int) -> None:
    answers, warned = await play_beside_twin(small_server, SEED, suspect)
    assert answers > 40
    assert {TRAITOR, suspect} <= set(warned), "both could have stepped forward, and nobody else saw it"


@rule("B-DEC-33")
async def test_a_question_that_only_the_traitor_is_asked_would_be_found(
    small_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    pause = HiddenTraitor.pause

    async def ask_the_traitor(rules: HiddenTraitor, who: Explorer, danger: str) -> None:
        if rules.may_show(who):
            await pause(rules, who, danger)

    monkeypatch.setattr(HiddenTraitor, "pause", ask_the_traitor)
    with pytest.raises(AssertionError):
        await play_beside_twin(small_server, SEED, suspect=1)


@rule("B-SEC-05", "B-SEC-08")
@pytest.mark.parametrize("haunt", [25, GUILLOTINES, 41])
async def test_the_past_shows_each_seat_what_it_knew_then_and_after_the_end_all(
    small_server: Server, haunt: int
) -> None:
    table = await opened(small_server, at_haunt(haunt, SEATS, SEED))
    eyes: list[int | str] = [*range(SEATS), table.spectator]
    seen: dict[int, list[Any]] = {}
    for _ in range(8):
        states = [await table.state(key) for key in eyes]
        seen[states[0]["number"]] = [state["view"] for state in states]
        await table.play_on(1, seed=SEED)
    for number, views in seen.items():
        assert [(await table.good("GET", "/replay", key, number=number))["view"] for key in eyes] == views
    await table.refused(403, "forbidden", "GET", "/replay", 0, number=min(seen), seat=1)
    assert set(await table.good("GET", "/save", 0)) == {"format", "game", "number", "key"}
    await play_to_the_end(table, SEED)
    for number, views in seen.items():
        for seat in range(SEATS):
            shown = await table.good("GET", "/replay", table.spectator, number=number, seat=seat)
            assert shown["view"] == views[seat]
    assert state_of(dreadhall.load_table(await table.good("GET", "/save", 0))).result is not None
