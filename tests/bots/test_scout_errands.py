"""Errands: one scout does alone what does not need them all, and comes home."""

from dreadhall.bots import SeatAt
from dreadhall.bots.darkest import ScoutBot
from dreadhall.bots.darkest.answering.errands import best_errand, errands, loan
from dreadhall.bots.darkest.judging.position import SeenTable as Seen
from dreadhall.testing.darkest import Position, position

HOME = "conservatory"
TEAM = {"nina": HOME, "jack": HOME, "lucy": HOME, "bruce": HOME}
SEARCHED = ("conservatory", "entrance-hall", "cross-corridor", "sprinkler-control")
CODE = ("red", "yellow", "blue", "blue", "white", "white")


def answer_of(table: Position) -> str:
    """What a scout who plays them all would answer."""
    return ScoutBot().choose(SeatAt(table.table, 0)).key


def with_a_chip(hordes: dict[str, int] | None = None) -> Position:
    """A team beside an open terminal, with a chip that fits."""
    return position(
        TEAM,
        unlocked=["sprinkler-control.e"],
        searched=SEARCHED,
        code=CODE,
        chips={"lucy": ["K2-01"]},
        hordes=hordes or {},
    )


def test_one_enters_a_chip_next_door_with_the_points_of_a_friend_and_comes_back() -> None:
    table = with_a_chip()
    assert answer_of(table) == "share-ap:bruce"
    assert answer_of(table.play("share-ap:bruce")) == "give-ap:lucy"
    assert answer_of(table.play("give-ap:lucy")) == "number:1"
    assert answer_of(table.play("number:1")) == "move:lucy:sprinkler-control"
    table.play("move:lucy:sprinkler-control")
    while table.prompt == "come-along":
        assert answer_of(table) == "no"
        table.play("no")
    assert answer_of(table) == "terminal:lucy"
    table.play("terminal:lucy")
    while table.prompt != "act":
        table.play(answer_of(table))
    assert answer_of(table) == "move:lucy:conservatory"


def test_a_door_is_opened_by_whoever_has_all_its_colours() -> None:
    table = position(TEAM, locks={"panic-room.s": "K2-01"}, cards={"lucy": ["ST5", "EQ03"]}, searched=SEARCHED)
    seen = Seen(SeatAt(table.table, 0))
    errand = best_errand(seen, seen.active)
    assert errand is not None
    assert errand.who.id == "lucy"
    assert (errand.way, errand.deed, errand.ap) == (("entrance-hall",), "unlock:lucy:panic-room.s", 3)
    assert loan(seen) is None


def test_nobody_goes_out_where_there_is_something_to_fear() -> None:
    seen = Seen(SeatAt(with_a_chip(hordes={"sprinkler-control": 1}).table, 0))
    assert best_errand(seen, seen.active) is None


def test_two_alone_stay_together() -> None:
    pair = {"lucy": HOME, "bruce": HOME}
    table = position(pair, unlocked=["sprinkler-control.e"], chips={"lucy": ["K2-01"]}, code=CODE)
    seen = Seen(SeatAt(table.table, 0))
    assert best_errand(seen, seen.active) is None


def test_who_is_where_the_others_are_about_to_go_waits_for_them() -> None:
    team = TEAM | {"lucy": "sprinkler-control"}
    table = position(team, groups=[list(team)], unlocked=["sprinkler-control.e"], searched=SEARCHED[:3], code=CODE)
    seen = Seen(SeatAt(table.table, 0))
    home = "move:lucy:conservatory"
    assert [key for _, key in errands(seen, seen.active)] == [home]
    assert list(errands(seen, seen.active, ahead=("sprinkler-control",))) == []
    assert [key for _, key in errands(seen, seen.active, ahead=("cross-corridor",))] == [home]


def test_while_the_others_wait_for_whoever_has_no_points_left_one_searches_next_door_and_comes_back() -> None:
    team, bot = {"nina": HOME, "jack": HOME, "lucy": HOME}, ScoutBot()
    given: list[str] = []
    table = position(team, searched=("conservatory", "cross-corridor"), ap={"nina": 0, "jack": 3, "lucy": 1})
    while not given or given[-1] not in ("done", "move:jack:conservatory"):
        given.append(bot.choose(SeatAt(table.table, 0)).key)
        table.play(given[-1])
    assert given[:3] == ["move:jack:entrance-hall", "no", "search:jack"]
    assert given[-1] == "move:jack:conservatory"
