"""Two tables that differ only in who the traitor is: whoever is neither of the two gets the same from both.

Imagined tables have other dice, so they can be compared only where they stand. These have the same, and go on.
"""

import random
from contextlib import AsyncExitStack
from typing import Any

import pytest
from typing_extensions import override

import dreadhall
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.betrayal.toolkit.people.hidden import TRAITORS, HiddenTraitor
from dreadhall.kernel import Ask, State
from dreadhall.kernel import Table as Game
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.secrecy import at_haunt, state_of
from tests.server.helpers import Server, Table, game_at
from tests.server.played import nobody_comes_or_goes, opened, play_to_the_end
from tests.server.secrets.pair import Pair

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
    return state.explorers[seat].id in HiddenTraitor.hidden.of(state.haunt).turned_up


class Pretenders(Pair):
    """Two tables at each of which another seat is the traitor, who does not step forward."""

    def __init__(self, one: Table, other: Table, pretenders: set[int]) -> None:
        super().__init__(one, other, SEATS, pretenders)
        self.warned: list[int] = []

    @override
    def answers(self, one: Ask, other: Ask, rng: random.Random) -> tuple[str, str]:
        """What can be answered at both tables."""
        seat = one.seats[0]
        if one.prompt == "hazard":
            self.warned.append(seat)
        also = {choice.key for choice in other.choices_for(seat)}
        key = rng.choice([choice.key for choice in one.choices_for(seat) if choice.key in also - {"show-role"}])
        return key, key

    @override
    async def is_decided(self) -> bool:
        """Whether everybody knows the token of one of the two, or the game is over: then the tables may differ."""
        games = [game_at(loaded.started) for loaded in await self.loaded()]
        return any(game.result is not None or is_turned_up(game, seat) for game in games for seat in self.insiders)


async def play_beside_twin(server: Server, seed: int, suspect: int) -> tuple[int, list[int]]:
    """Play a table and its twin; how many answers were given, and who was asked before a hazard."""
    game = at_haunt(GUILLOTINES, SEATS, seed)
    traitor = traitor_at(game)
    tables = [await opened(server, twin_of(game, seat), household=True) for seat in (traitor, suspect)]
    pair = Pretenders(tables[0], tables[1], {traitor, suspect})
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
