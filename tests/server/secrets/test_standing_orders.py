"""Two tables that differ only in where assassins hide: as long as their orders spare everybody, nobody can tell.

Heroes walk into the blades at one table and not at the other; whoever is not the traitor gets the same from both.
"""

import random
from contextlib import AsyncExitStack

import pytest
from typing_extensions import override

import dreadhall
from dreadhall.betrayal.haunts.h39_the_heir import HIDE, STRIKE, TheHeir
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.kernel import Ask, State
from dreadhall.kernel import Table as Game
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.secrecy import at_haunt, state_of
from tests.server.helpers import Server, game_at
from tests.server.played import nobody_comes_or_goes, opened
from tests.server.secrets.pair import Pair

pytestmark = pytest.mark.anyio

HEIR, SEATS, SEED = 39, 4, 7
ENOUGH = 120
SPARE_ALL = f"{STRIKE}-none"


@pytest.fixture(autouse=True)
def _everybody_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody_comes_or_goes(monkeypatch)


def hidden_in(game: Game, lairs: slice) -> Game:
    """The same table with assassins in other rooms, as many, under orders to strike nobody."""
    twin = dreadhall.load_table(game.save())

    def hide(state: State) -> None:
        assert isinstance(state, BetrayalState)
        assert state.haunt is not None
        assert state.haunt.traitor is not None
        memory = TheHeir.memory.of(state.haunt)
        memory.assassins = memory.lairs[lairs]
        TheHeir.orders.of(state.haunt).given[state.haunt.traitor] = {STRIKE: []}

    twin.arrange(hide)
    return twin


class Blades(Pair):
    """At one table the first rooms are lairs, at the other the last ones."""

    passed = 0
    """How often a hero stood beside an assassin at just one of the tables."""

    @override
    def answers(self, one: Ask, other: Ask, rng: random.Random) -> tuple[str, str]:
        """The traitor hides new ones elsewhere, and spares all, in so many words or by what was said before."""
        if one.prompt == STRIKE:
            return SPARE_ALL, f"{STRIKE}-stands"
        if one.prompt == HIDE:
            return one.choices[0].key, other.choices[-1].key
        return super().answers(one, other, rng)

    @override
    async def is_decided(self) -> bool:
        """Never, but that the game may be over, or enough has been seen."""
        games = [game_at(loaded.started) for loaded in await self.loaded()]
        one, other = map(in_company, games)
        self.passed += one != other
        return any(game.result is not None or game.move > ENOUGH for game in games)


def in_company(game: Game) -> list[str]:
    """The heroes in a room with an assassin."""
    state = state_of(game)
    assert state.haunt is not None
    lairs = TheHeir.memory.of(state.haunt).assassins
    return [who.id for who in state.explorers if not who.traitor and room_of(who.place) in lairs]


async def play_beside_twin(server: Server) -> int:
    """How often only one of the tables had somebody beside an assassin."""
    game = at_haunt(HEIR, SEATS, SEED)
    state = state_of(game)
    assert state.haunt is not None
    assert state.haunt.traitor is not None
    many = [slice(0, SEATS), slice(-SEATS, None)]
    one, other = [await opened(server, hidden_in(game, lairs), household=True) for lairs in many]
    pair = Blades(one, other, SEATS, {state.haunt.traitor})
    async with AsyncExitStack() as stack:
        await pair.listen(stack)
        assert await pair.play(random.Random(SEED)) > ENOUGH / 2
        return pair.passed


@rule("H39-39", "H39-T06", "B-DEC-33", "C-54")
async def test_nothing_others_receive_tells_where_an_assassin_let_somebody_pass(small_server: Server) -> None:
    assert await play_beside_twin(small_server) > 10


@rule("B-DEC-33", "C-54")
async def test_a_question_to_the_traitor_at_the_moment_would_be_found(
    small_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered = TheHeir.entered

    async def ask_first(rules: TheHeir, who: Explorer) -> None:
        if not who.traitor and rules.room(who) in rules.lurking():
            await rules.give_order(rules.traitor.seat, STRIKE, [])
        await entered(rules, who)

    monkeypatch.setattr(TheHeir, "entered", ask_first)
    with pytest.raises(AssertionError):
        await play_beside_twin(small_server)
