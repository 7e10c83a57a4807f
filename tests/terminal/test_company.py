"""People and bots of one team at a table: who does what first."""

import io

from rich.console import Console

from dreadhall.bots import Answer, Bot, RandomBot, SeatAt
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

    def choose(self, seat: SeatAt) -> Answer:
        self.times_asked += 1
        if self.times_asked > 1:
            return Answer("done", reluctance=2)
        return Answer(next(key for key in seat.keys if key.startswith("search:")))


def team_of_two() -> Table:
    return position({"leo": "gallery", "lucy": "gallery"}, seats=2).table


def client(table: Table, bot: Bot) -> Client:
    console = Console(file=io.StringIO(), width=100)
    return Client(table, {1: bot}, Screen(console, Words("en")), Keyboard(console))


def bots_move(at_table: Client) -> str:
    """What a bot does next, if anything."""
    assert at_table.table.ask is not None
    move = at_table.bots_answer(at_table.table.ask)
    if move is None:
        return ""
    at_table.table.answer(move[1], move[0])
    return move[1]


def test_a_bot_answers_every_act_of_a_person_with_one_of_its_own() -> None:
    table = team_of_two()
    at_table = client(table, Helper())
    assert bots_move(at_table) == "", "somebody has to begin"
    table.answer("stow:leo:ST1", 0)
    assert [bots_move(at_table), bots_move(at_table)] == ["search:lucy", ""]
    table.answer("ready:leo:ST1", 0)
    assert bots_move(at_table) == "", "a bot that can wait is not done before the people are"
    assert table.ask is not None
    assert at_table.person_to_answer(table.ask) == 0


def test_when_all_people_are_done_the_bots_act_on_until_they_are_done_too() -> None:
    table = team_of_two()
    at_table = client(table, Helper())
    table.answer("done", 0)
    assert [bots_move(at_table), bots_move(at_table)] == ["search:lucy", "done"]
    assert table.events[-1].kind != "group-acts"
    assert [event.data["survivors"] for event in table.events if event.kind == "done"] == [["leo"], ["lucy"]]


def test_bots_do_not_wait_for_a_person_who_cannot_act_any_more() -> None:
    table = position({"leo": "gallery", "lucy": "gallery"}, seats=2, ap={"leo": 0}).table
    at_table = client(table, Helper())
    assert [bots_move(at_table), bots_move(at_table)] == ["search:lucy", ""]


def test_a_bot_without_patience_acts_for_itself_as_well() -> None:
    table = team_of_two()
    table.answer("done", 0)
    assert bots_move(client(table, RandomBot(1)))


def test_people_decide_for_the_team() -> None:
    table = position({"leo": "gallery", "lucy": "dining-room"}, seats=2, phase="regroup").table
    assert table.ask is not None
    assert table.ask.prompt == "group-order"
    assert client(table, Helper()).bots_answer(table.ask) is None


def test_a_bot_asked_alone_answers() -> None:
    table = position({"leo": "gallery", "lucy": "dining-room"}, seats=2, groups=[["lucy"], ["leo"]]).table
    assert table.ask is not None
    assert client(table, RandomBot(1)).bots_answer(table.ask) is not None
