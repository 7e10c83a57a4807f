"""People and bots of one team at a table: who does what first."""

import io

from rich.console import Console

from dreadhall.bots import Bot, RandomBot, SeatAt
from dreadhall.kernel import Table
from dreadhall.terminal import Client, Screen
from dreadhall.terminal.keyboard import Keyboard
from dreadhall.testing.darkest import position
from dreadhall.words import Words


class Helper:
    """A bot that searches once, and waits otherwise."""

    looks_back = False

    def __init__(self) -> None:
        self.times_asked = 0

    def choose(self, seat: SeatAt) -> str:
        self.times_asked += 1
        return "end-turn" if self.reluctance() else next(key for key in seat.keys if key.startswith("search:"))

    def reluctance(self) -> int:
        return 2 if self.times_asked > 1 else 0


def team_of_two() -> Table:
    return position({"leo": "gallery", "lucy": "gallery"}, seats=2).table


def client(table: Table, bot: Bot) -> Client:
    console = Console(file=io.StringIO(), width=100)
    return Client(table, {1: bot}, Screen(console, Words("en")), Keyboard(console))


def test_a_bot_that_can_wait_acts_before_the_turn_is_left_to_a_person() -> None:
    table = team_of_two()
    at_table = client(table, Helper())
    assert table.ask is not None
    assert at_table.bots_answer(table.ask) == (1, "search:lucy")
    assert at_table.bots_answer(table.ask) is None
    assert at_table.person_to_answer(table.ask) == 0


def test_a_bot_that_knows_no_patience_leaves_the_turn_to_people() -> None:
    table = team_of_two()
    assert table.ask is not None
    assert client(table, RandomBot(1)).bots_answer(table.ask) is None


def test_people_decide_for_the_team() -> None:
    table = position({"leo": "gallery", "lucy": "dining-room"}, seats=2, phase="regroup").table
    assert table.ask is not None
    assert table.ask.prompt == "group-order"
    assert client(table, Helper()).bots_answer(table.ask) is None


def test_a_bot_asked_alone_answers() -> None:
    table = position({"leo": "gallery", "lucy": "dining-room"}, seats=2, groups=[["lucy"], ["leo"]]).table
    assert table.ask is not None
    assert client(table, RandomBot(1)).bots_answer(table.ask) is not None
