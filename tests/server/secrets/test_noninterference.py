"""Nothing that a server sends to anybody depends on what they may not know: at a table and its twin it is the same."""

import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from itertools import count, cycle
from typing import Any

import pytest

from dreadhall.betrayal.haunts import BUILT
from dreadhall.betrayal.haunts.h34_guillotines import Guillotines
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import CannotUndo, IllegalAnswer
from dreadhall.kernel import Table as Game
from dreadhall.server.positions.encoded_view import EncodedObject, EncodedView
from dreadhall.server.positions.local import LocalPosition
from dreadhall.server.tables import messages
from dreadhall.server.tables.connection import Connection
from dreadhall.server.tables.connections import Hub
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.tables.play import Play
from dreadhall.server.tables.present import Present
from dreadhall.server.wire.play import Accepted, UndoReply
from dreadhall.testing.betrayal.kept_secret import secret_fields
from dreadhall.testing.marks import rule
from tests.server.conftest import shared
from tests.server.helpers import Clock, Server, game_at
from tests.server.played import nobody_comes_or_goes
from tests.server.secrets.noninterference import Leak, Run, Tally, watch
from tests.smallgame import GAME

pytestmark = pytest.mark.anyio

Two = tuple[Server, Server]
SIZES = (3, 4, 5, 6)
DOLLS, TOKENS, ORDERS, GRAVE, UNSEEN, SWAPPED = 25, 34, 39, 40, 41, 43
SECRETS = (DOLLS, TOKENS, ORDERS, GRAVE, UNSEEN, SWAPPED)
"""The haunts in which something on the table is hidden: dolls, role tokens face down (and changing hands), assassins,
their orders and an heir, a grave, a traitor whom nobody sees."""
OTHERS = sorted(BUILT - set(SECRETS))
"""In the others it is only what one side reads and says, and the tops of stacks that somebody has looked at."""
WHOLE_GAMES = [(GAME.name, (2, 3, 4)), ("darkest", (2, 3, 4)), ("betrayal", SIZES)]
UNLIMITED = dict.fromkeys(("rate", "burst", "tables_per_minute"), 1_000_000)
A_GAME = 50
"""The most positions of one game."""


@pytest.fixture(autouse=True)
def _everybody_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody_comes_or_goes(monkeypatch)


@pytest.fixture(scope="session")
async def two(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Two]:
    """Two servers with one clock, of which nobody asks too much."""
    clock, folder = Clock(), tmp_path_factory.mktemp("twins")
    async with AsyncExitStack() as stack:
        one, other = [
            await stack.enter_async_context(shared(f"sqlite:///{folder / name}.sqlite3", clock, **UNLIMITED))
            for name in ("real", "made-up")
        ]
        yield one, other


def games(name: str, sizes: tuple[int, ...], options: dict[str, Any]) -> Iterator[Run]:
    """One game after the other, with more and fewer seats, by chance and by scouts, through everybody's eyes."""
    for seed in count():
        seats = sizes[seed % len(sizes)]
        everybody = random.Random(f"{name} {options} {seats}").sample([*range(seats), None], seats + 1)
        eyes = everybody[seed // len(sizes) % (seats + 1)]
        bots = "scout" if seed % 2 and name != GAME.name else "random"
        yield Run(name, options, seats, eyes, seed, bots)


def at_haunt(haunt: int, *sizes: int) -> Iterator[Run]:
    """Games that begin with a haunt."""
    return games("betrayal", sizes, {"start": "haunt", "haunt": haunt, "explorers": "dealt"})


async def watch_all(two: Two, runs: Iterator[Run], most: int, each: int = A_GAME) -> Tally:
    """Compare at so many positions of these games."""
    tally = Tally()
    while tally.positions < most:
        tally.add(await watch(*two, next(runs), min(each, most - tally.positions)))
    return tally


# What is so


@rule("B-SEC-08")
@pytest.mark.parametrize(("haunt", "seats"), list(zip(SECRETS, cycle(SIZES), strict=False)))
async def test_nothing_anybody_receives_depends_on_the_secrets_of_a_haunt(two: Two, haunt: int, seats: int) -> None:
    tally = await watch_all(two, at_haunt(haunt, seats), most=14, each=7)
    assert tally.different, tally
    assert tally.alike, tally


@rule("B-SEC-08")
async def test_nothing_anybody_receives_depends_on_the_other_sides_book(two: Two) -> None:
    tally = await watch_all(two, at_haunt(8, *SIZES), most=8, each=4)
    assert tally.alike, tally


@pytest.mark.parametrize(("game", "sizes"), WHOLE_GAMES, ids=[name for name, _ in WHOLE_GAMES])
async def test_nothing_anybody_receives_depends_on_what_a_game_keeps_from_them(
    two: Two, game: str, sizes: tuple[int, ...]
) -> None:
    tally = await watch_all(two, games(game, sizes, {}), most=8, each=4)
    assert tally.alike, tally


@pytest.mark.soak
@rule("B-SEC-08")
@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("haunt", SECRETS)
async def test_thousands_of_positions_of_haunts_with_secrets_give_none_of_them_away(
    two: Two, haunt: int, seats: int
) -> None:
    tally = await watch_all(two, at_haunt(haunt, seats), most=650)
    assert tally.different > tally.positions / 4, tally
    assert tally.alike > tally.answers / 2, tally
    assert tally.in_secret or haunt in (TOKENS, SWAPPED), tally
    assert tally.undone, tally


@pytest.mark.soak
@pytest.mark.parametrize("haunt", OTHERS)
async def test_hundreds_of_positions_of_each_other_haunt_give_nothing_away(two: Two, haunt: int) -> None:
    tally = await watch_all(two, at_haunt(haunt, *SIZES), most=200)
    assert tally.alike > tally.answers / 2, tally


@pytest.mark.soak
@pytest.mark.parametrize(("game", "sizes"), WHOLE_GAMES, ids=[name for name, _ in WHOLE_GAMES])
async def test_hundreds_of_positions_of_each_game_give_nothing_away(
    two: Two, game: str, sizes: tuple[int, ...]
) -> None:
    tally = await watch_all(two, games(game, sizes, {}), most=200)
    assert tally.alike > tally.answers / 2, tally


@rule("B-SEC-03")
async def test_what_others_say_apart_leaves_no_trace(two: Two) -> None:
    runs = (run._replace(apart=True) for run in at_haunt(8, *SIZES))
    tally = await watch_all(two, runs, most=20, each=10)
    assert tally.apart, tally


# That it would be found


def secret_of(loaded: LoadedTable) -> int:
    """A number that depends on what most at a table may not know."""
    return secret_in(game_at(loaded.started))


def secret_in(game: Game) -> int:
    """The same for a game."""
    state = game.state
    assert isinstance(state, BetrayalState)
    if state.haunt is None:
        return 0
    if state.haunt.number == UNSEEN and state.haunt.traitor is not None:
        return sum(state.explorers[state.haunt.traitor].place.encode()) % 7
    secrets = [str(value) for _, _, value in secret_fields(state.haunt) if value]
    hidden = [*secrets, *(str(numbers) for numbers in state.haunt.roles.values())]
    return sum((at + 1) * len(value) * sum(value.encode()) for at, value in enumerate(hidden)) % 7


def secrets_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field of the view shows everybody's tokens."""
    monkeypatch.setattr(
        Guillotines, "secrets_for", lambda self, seat: {name: str(roles) for name, roles in self.haunt.roles.items()}
    )


def told_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is for some seats is told to all."""
    monkeypatch.setattr(messages, "told_to", lambda events, seat: [event.told_to(seat) for event in events])


def told_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Now and then everybody is told again how the table stands, whenever a secret is so."""
    tell = Hub._tell

    async def tell_again(hub: Hub, connection: Connection) -> bool:
        answers = await tell(hub, connection)
        if secret_of(connection.access.loaded) or connection.chat_due:
            return answers
        connection.tell_whole()
        return False  # so that it takes a while until the next time

    monkeypatch.setattr(Hub, "_tell", tell_again)


def longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same is told in more bytes."""
    encoded = LocalPosition.encoded_view

    def padded(position: LocalPosition, seat: int | None) -> EncodedView:
        seen = encoded(position, seat)
        return seen._replace(own=EncodedObject(seen.own.json[:-1] + b" " * secret_in(position.table) + b"}"))

    monkeypatch.setattr(LocalPosition, "encoded_view", padded)


def longer_patch(monkeypatch: pytest.MonkeyPatch) -> None:
    """How much of a view has changed is told in more bytes."""
    patch_between = messages.patch_between

    def padded(present: Present, known: EncodedView, encoded: EncodedView) -> bytes | None:
        patch = patch_between(present, known, encoded)
        assert present.position is not None
        return patch and patch[:-1] + b" " * secret_in(game_at(present.position)) + b"]"

    monkeypatch.setattr(messages, "patch_between", padded)


def other_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that nobody could give is refused as such (422), one of somebody else as coming too late (409)."""
    answer = Play.answer

    async def look_first(play: Play, loaded: LoadedTable, seat: int, asked: int, key: str, **more: Any) -> Accepted:
        ask = loaded.started.ask
        offered = {choice.key for other in ask.seats for choice in ask.choices_for(other)} if ask else set()
        if key not in offered:
            raise IllegalAnswer("nobody has that choice")
        return await answer(play, loaded, seat, asked, key, **more)

    monkeypatch.setattr(Play, "answer", look_first)


def cannot_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether something can be taken back depends on what is hidden."""
    undo = Play.undo

    async def refuse(play: Play, loaded: LoadedTable, seat: int, number: int) -> UndoReply:
        if secret_of(loaded) > 3:
            raise CannotUndo("something hidden was revealed: it stands")
        return await undo(play, loaded, seat, number)

    monkeypatch.setattr(Play, "undo", refuse)


@pytest.mark.parametrize(
    ("leak", "haunt", "where"),
    [
        (secrets_shown, TOKENS, "hello"),
        (told_to_all, TOKENS, "role-dealt|made-up"),
        (told_twice, UNSEEN, "refusals|That was position"),
        (longer, UNSEEN, "    *}}}"),
        (longer_patch, UNSEEN, '    *],"mark"'),
        (other_refusal, UNSEEN, "answer"),
        (cannot_undo, DOLLS, "undo"),
    ],
    ids=["view", "events", "frames", "length", "patch", "refusal", "undo"],
)
async def test_a_leak_would_be_found(
    two: Two, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], haunt: int, where: str
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak, match=where):
        await watch_all(two, at_haunt(haunt, 3), most=100, each=25)
