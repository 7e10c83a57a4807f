"""What a scout makes of a turn before the showdown, and whom it likes to play."""

import dreadhall
from dreadhall.bots import Bot, SeatAt, next_answer
from dreadhall.bots.darkest import ScoutBot
from dreadhall.bots.darkest.judging.outlook import GroupOutlook
from dreadhall.bots.darkest.judging.position import SeenTable as Seen
from dreadhall.testing.darkest import Position, position

WEST = ("entrance-hall", "conservatory", "cross-corridor", "boiler-room", "passageway", "music-room")
TEAM = {"lucy": "passageway", "nina": "passageway", "bruce": "passageway"}


def outlook_of(table: Position) -> GroupOutlook:
    """What the first group can make of its turn."""
    seen = Seen(SeatAt(table.table, 0))
    return GroupOutlook(seen, seen.active, seen.active[0].room)


def test_what_is_far_away_still_draws_those_who_have_searched_what_is_near() -> None:
    """Else a team that has emptied its wing of the house would wait there for the end."""
    outlook = outlook_of(position(TEAM, searched=WEST))
    far, near = (outlook.appeal("gallery", cost) for cost in (60.0, 3.0))
    assert 0 < far < near


def test_a_team_that_has_searched_one_wing_sets_out_for_the_other() -> None:
    outlook = outlook_of(position(TEAM, searched=WEST, hordes={"dining-room": 2}))
    assert outlook.path[:2] == ("cross-corridor", "conservatory")


def test_those_who_strike_hard_or_for_nothing_and_who_enters_chips_are_played_first() -> None:
    table = dreadhall.new_table("darkest", 3, 1)
    bots: dict[int, Bot] = {seat: ScoutBot(seat) for seat in range(3)}
    places = {seat: SeatAt(table, seat) for seat in bots}
    while table.ask is not None and table.ask.prompt != "act":
        move = next_answer(table.ask, bots, places)
        assert move is not None
        table.answer(move[1], move[0])
    assert [who.id for who in Seen(SeatAt(table, 0)).view.survivors] == ["nina", "jack", "lucy"]
