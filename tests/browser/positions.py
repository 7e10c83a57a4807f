"""Tables in the middle of things, and near the end, without playing there first."""

from typing import Any

import dreadhall
from dreadhall.bots import RandomBot, SeatAt
from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import Table
from dreadhall.testing.darkest import position, showdown
from tests.browser.server import Opened, Tables


def quiet() -> dict[str, Any]:
    """Two survivors in the hall and nothing in the house, as a saved game."""
    return position({"leo": "entrance-hall", "nina": "entrance-hall"}).table.save()


def near_the_end() -> dict[str, Any]:
    """A showdown in which one good blow is enough, as a saved game."""
    table = showdown(
        {"leo": "gallery", "nina": "wardrobe"}, nemesis=("doctor-mortimer", "gallery"), cure="nina", seats=2
    )

    def weaken(state: DarkestState) -> None:
        assert state.nemesis is not None
        state.nemesis.cubes = [0, 0, 1, 0, 0]

    return table.arrange(weaken).table.save()


def begun(tables: Tables) -> Opened:
    """A table in the middle of things."""
    busy = position(
        {"leo": "entrance-hall", "nina": "dining-room"},
        hordes={"conservatory": 3},
        tokens=["gallery"],
        fire="r2c1",
        burns={"r2c1": 1},
        creature=("zombie-dog", "vault"),
        cards={"leo": ["ST1", "EQ13"], "nina": ["ST3"]},
        xp={"leo": 5},
    )
    return tables.restore(busy.table.save(), seats=1)


def nearly_lost(**options: Any) -> dict[str, Any]:
    """A showdown in which the cure burns as soon as Nina goes the wrong way, as a saved game."""
    last = showdown(
        {"leo": "kitchen", "nina": "entrance-hall"},
        cure="nina",
        wounds={"nina": 7},
        burns={"r4c4": 1},
        fire="r4c4",
        options=options,
    )
    return last.table.save()


def ended(tables: Tables, **options: Any) -> Opened:
    """A table at which the game is lost."""
    table = tables.restore(nearly_lost(**options), seats=1)
    table.answer("move:nina:dining-room")
    return table


def winning_answers(save: dict[str, Any]) -> list[tuple[int, str]]:
    """A short way to win from here: the dice of a saved game are what they are."""
    return min(filter(None, (tried(dreadhall.load_table(save), RandomBot(seed)) for seed in range(200))), key=len)


def tried(table: Table, bot: RandomBot) -> list[tuple[int, str]]:
    """What a bot that would rather fight answers until it wins; nothing where it does not, or not soon."""
    played: list[tuple[int, str]] = []
    while table.ask is not None and len(played) < 12:
        seat = SeatAt(table, table.ask.seats[0])
        blows = [key for key in seat.keys if key.startswith(("attack:", "hit-beast:", "part:"))]
        played.append((seat.seat, blows[0] if blows else bot.choose(seat)))
        table.answer(played[-1][1], seat.seat)
    return played if table.result is not None and table.result.winners else []


def won(tables: Tables) -> Opened:
    """A table at which somebody who plays both seats has won."""
    save = near_the_end()
    table = tables.restore(save, seats=2, alone=True)
    for seat, answer in winning_answers(save):
        table.answer(answer, seat)
    return table
