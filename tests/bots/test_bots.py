"""Bots: they know one seat, and play tables to their end."""

import msgspec
import pytest

import dreadhall
from dreadhall.bots import (
    BOTS,
    Answer,
    OutdatedBot,
    RandomBot,
    SeatAt,
    UnknownBot,
    answer_of,
    bots_for,
    make_bot,
    next_answer,
    play_out,
)
from dreadhall.kernel import BadSeat, IllegalAnswer, Result, Table
from dreadhall.registration import Registration
from tests.smallgame import GAME


class FirstBot:
    """Always takes the first choice."""

    looks_back = False

    def __init__(self, seed: int = 0) -> None:
        self.asked: list[int] = []

    def choose(self, seat: SeatAt) -> str:
        self.asked.append(seat.seat)
        return seat.keys[0]


def new_table(seed: int = 1, seats: int = 3) -> Table:
    return dreadhall.new_table(GAME, seats, seed)


def random_game(seed: int) -> Table:
    table = new_table(seed)
    play_out(table, {seat: RandomBot(seat) for seat in range(3)})
    return table


def test_bots_play_a_table_to_its_end() -> None:
    table = new_table()
    result = play_out(table, {seat: RandomBot(seat) for seat in range(3)})
    assert table.ask is None
    assert result == table.result


def test_a_game_that_nobody_can_end_is_broken_off() -> None:
    table = new_table()
    assert play_out(table, {seat: RandomBot(seat) for seat in range(3)}, most=2) == Result((), "no-end")
    assert table.move == 2


def test_the_same_seeds_play_the_same_game() -> None:
    assert random_game(5).tape == random_game(5).tape
    assert random_game(5).tape != random_game(6).tape


def test_every_seat_is_asked_for_itself() -> None:
    table = new_table()
    bots = {seat: FirstBot() for seat in range(3)}
    play_out(table, bots)
    for seat, bot in bots.items():
        assert set(bot.asked) == {seat}


class Asked(FirstBot):
    """A bot that was written to be asked about its answers one thing after the other."""

    def estimate(self) -> float:
        return 0.5


def test_a_bot_of_the_former_kind_is_told_what_to_do() -> None:
    seat = SeatAt(new_table(), 0)
    line = r"Asked.estimate\(\) is not asked any more: choose\(\) returns it, as Answer\(key, estimate=\.\.\.\); see"
    with pytest.raises(OutdatedBot, match=line):
        answer_of(Asked(), seat)
    assert answer_of(FirstBot(), seat) == Answer(seat.keys[0])


def test_a_seat_without_a_bot_is_named() -> None:
    with pytest.raises(BadSeat, match="seat 1"):
        play_out(new_table(), {0: FirstBot()})


def test_what_a_team_is_asked_is_left_to_the_people_in_it() -> None:
    table = new_table()
    while table.ask is not None and table.ask.prompt != "enter-where":
        seat = SeatAt(table, table.ask.seats[0])
        table.answer("enter" if "enter" in seat.keys else seat.keys[-1], seat.seat)
    assert table.ask is not None
    assert table.ask.seats == [1, 2]
    bot = FirstBot()
    assert next_answer(table.ask, {2: bot}, {2: SeatAt(table, 2)}) is None
    assert bot.asked == []
    assert next_answer(table.ask, {1: FirstBot(), 2: bot}, {seat: SeatAt(table, seat) for seat in (1, 2)}) is not None


def test_a_seat_sees_its_own_view_events_and_choices() -> None:
    table = new_table()
    seat = SeatAt(table, 0)
    assert seat.game is GAME
    assert seat.view() == table.view(0)
    assert msgspec.to_builtins(seat.position, str_keys=True) == table.view(0)["position"]
    assert seat.waiting == table.view(0)["waiting"]
    assert seat.events() == table.events_for(0)
    assert seat.events(2) == table.events_for(0)[2:]
    assert seat.ask["prompt"] == "hide-trap"
    assert seat.ask["choices"] == seat.choices
    assert seat.keys == [choice["key"] for choice in seat.choices]


def test_a_choice_shows_nothing_that_only_the_rules_know() -> None:
    for choice in SeatAt(new_table(), 0).choices:
        assert set(choice) == {"key", "verb", "data"}


def test_an_imagined_table_looks_the_same_to_the_seat() -> None:
    table = new_table()
    table.answer("trap:attic", 0)
    seat = SeatAt(table, 1)
    imagined = [seat.imagine(seed) for seed in range(10)]
    assert all(one.view(1) == seat.view() for one in imagined)
    assert len({str(one.view(0)["position"]) for one in imagined}) > 1


def test_who_is_not_asked_has_no_question_and_no_choices() -> None:
    seat = SeatAt(new_table(), 2)
    assert seat.choices == []
    with pytest.raises(IllegalAnswer, match="seat 2 is not asked"):
        _ = seat.ask


def test_after_the_end_nobody_is_asked() -> None:
    with pytest.raises(IllegalAnswer, match="over"):
        _ = SeatAt(random_game(1), 0).choices


def test_there_is_no_seat_beyond_the_last() -> None:
    with pytest.raises(BadSeat):
        SeatAt(new_table(), 3)


def test_a_game_brings_its_own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dreadhall.GAMES.records, "lanterns", Registration(game=GAME, bots={"first": FirstBot}))
    assert set(bots_for("lanterns")) == {*BOTS, "first"}
    assert set(bots_for("another")) == set(BOTS)
    assert isinstance(make_bot("lanterns", "first", 0), FirstBot)


def test_an_unknown_bot_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownBot, match="did you mean 'random'"):
        make_bot("lanterns", "randm", 0)
    with pytest.raises(UnknownBot, match=r"there are: .*random"):
        make_bot("lanterns", "zzz", 0)
