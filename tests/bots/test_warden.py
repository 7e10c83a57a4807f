"""The warden plans its turns: the same way every time, in time, by what its seat may know."""

import pytest
from msgspec.structs import replace

import dreadhall
from dreadhall.bots import Bot, SeatAt, answer_of, make_bot, next_answer
from dreadhall.bots.darkest import WardenBot
from dreadhall.bots.darkest.judging.position import SeenTable as Seen
from dreadhall.bots.darkest.warden.features import TurnFeatures, rounds_at
from dreadhall.bots.darkest.warden.orders import OrderedTurn
from dreadhall.bots.darkest.warden.planner import chance_of, is_worth_planning, joint_plans, think
from dreadhall.bots.planning import Budget, Futures, Strength, read_fitted
from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.kernel import Table
from dreadhall.testing.darkest import Position, position
from dreadhall.testing.darkest.games import random_table
from dreadhall.words import LANGUAGES, Words

QUICK = Strength("quick", simulations=20, doubt=0.2)
ENDLESS = Strength("endless", simulations=1_000_000, doubt=0.2)


def play(table: Table, answers: int, strength: Strength = QUICK) -> Table:
    """Let wardens give so many answers."""
    bots: dict[int, Bot] = {seat: WardenBot(seat, strength) for seat in range(table.seats)}
    places = {seat: SeatAt(table, seat) for seat in bots}
    for _ in range(answers):
        if table.ask is None:
            break
        move = next_answer(table.ask, bots, places)
        assert move is not None
        table.answer(move[1], move[0])
    return table


def at_a_turn(seed: int, round_number: int = 2, seats: int = 1) -> Table:
    """A table where a group is to act."""
    table = dreadhall.new_table("darkest", seats, seed)
    bots: dict[int, Bot] = {seat: make_bot("darkest", "scout", seat) for seat in range(seats)}
    places = {seat: SeatAt(table, seat) for seat in bots}
    while table.ask is not None and (table.ask.prompt != "act" or rounds_at(table).state.round < round_number):
        move = next_answer(table.ask, bots, places)
        assert move is not None
        table.answer(move[1], move[0])
    return table


class WorkingClock:
    """A clock on which every look at it takes a while."""

    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        self.now += 0.02
        return self.now


def test_the_same_table_is_played_the_same_way() -> None:
    tapes = [play(dreadhall.new_table("darkest", 3, 5), 60).tape for _ in range(2)]
    assert tapes[0] == tapes[1]


@pytest.mark.parametrize(("seed", "seats"), [(0, 1), (1, 1), (2, 3)])
def test_it_answers_the_same_wherever_its_seat_sees_the_same(seed: int, seats: int) -> None:
    table = at_a_turn(seed, seats=seats)
    assert table.ask is not None
    seat = table.ask.waiting[0]
    answers = [WardenBot(1, QUICK).choose(SeatAt(one, seat)) for one in (table, table.imagine(seat, 1))]
    assert answers[0] == answers[1]


def test_it_keeps_its_time() -> None:
    table = at_a_turn(1)
    assert table.ask is not None
    clock = WorkingClock()
    answer = WardenBot(1, ENDLESS, clock).choose(SeatAt(table, table.ask.waiting[0], seconds=1.0))
    assert 50.5 < clock.now <= 51.0
    assert answer.pondered


def test_it_keeps_its_orders_for_a_turn_and_hands_them_on() -> None:
    table = at_a_turn(2)
    assert table.ask is not None
    place = SeatAt(table, table.ask.waiting[0])
    answer = WardenBot(1, QUICK).choose(place)
    heir = WardenBot(1, Strength("thoughtless", simulations=0, doubt=1.0))
    heir.recall(answer.memory)
    assert heir.choose(place) == replace(answer, pondered=False)


def test_it_says_how_things_stand() -> None:
    table = at_a_turn(3)
    assert table.ask is not None
    answer = WardenBot(1, QUICK).choose(SeatAt(table, table.ask.waiting[0]))
    assert answer.estimate is not None
    assert 0 < answer.estimate < 1
    assert answer.reason.kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_its_reason(language: str) -> None:
    assert Words(language).has("play-advice-darkest-plan")


@pytest.mark.parametrize("seed", range(6))
def test_it_has_an_answer_to_every_question_of_any_game(seed: int) -> None:
    play(random_table(seed), 40, Strength("hasty", simulations=4, doubt=0.2))


def beset() -> Position:
    """Two weak survivors between a great horde and a quiet house."""
    return position(
        survivors={"lucy": "gallery", "nina": "gallery"},
        hordes={"great-hall": 6},
        wounds={"lucy": 5, "nina": 5},
        searched=("gallery", "great-hall", "dining-room", "entrance-hall"),
        seats=2,
    )


def together(room: str) -> dict[SurvivorId, RoomId]:
    """The plan that both go to a room."""
    return {SurvivorId(name): RoomId(room) for name in ("lucy", "nina")}


def test_it_sees_that_nobody_should_walk_into_a_great_horde() -> None:
    table = beset().table
    plans = joint_plans(table)
    into = plans.index(together("great-hall"))
    away = plans.index(together("entrance-hall"))
    ranking = think(Futures(SeatAt(table, 0)), Budget(160), 1.0, alone=False)
    assert ranking.best not in (plans[into], {"lucy": "gallery", "nina": "gallery"})
    assert ranking.trials[away].mean > ranking.trials[into].mean


def test_the_evaluation_likes_what_wins_games() -> None:
    far = position(survivors={"lucy": "gallery", "nina": "gallery"}, seats=2)
    near = position(
        survivors={"lucy": "music-room", "nina": "music-room"}, code=[], unlocked=["sprinkler-control.e"], seats=2
    )
    assert chance_of(rounds_at(near.table)) > chance_of(rounds_at(far.table))
    assert is_worth_planning(far.table)
    assert not is_worth_planning(near.table)


@pytest.mark.parametrize("name", ["reach.json", "win.json"])
def test_the_evaluations_were_fitted_to_the_features_there_are(name: str) -> None:
    fitted = read_fitted("dreadhall.bots.darkest.warden", name)
    values = TurnFeatures(rounds_at(beset().table)).values()
    assert set(fitted.features) == set(values)
    assert fitted.fitted_to


def test_nobody_is_called_back_from_where_it_was_sent() -> None:
    team = {"nina": "dining-room", "jack": "entrance-hall", "lucy": "entrance-hall", "bruce": "entrance-hall"}
    seen = Seen(SeatAt(position(team, groups=[list(team)]).table, 0))
    home = "move:nina:entrance-hall"
    assert home in [key for _, key in OrderedTurn(seen, orders={}).errands()]
    assert not list(OrderedTurn(seen, orders={SurvivorId("nina"): RoomId("dining-room")}).errands())


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plans_for_a_group_that_is_all_its_own_and_goes_by_habit_among_others(seats: int) -> None:
    alone, together = at_a_turn(2), at_a_turn(2, seats=seats)
    answers = [WardenBot(1, QUICK).choose(SeatAt(table, 0)) for table in (alone, together)]
    assert [answer.pondered for answer in answers] == [True, False]
    assert all(answer.estimate is not None for answer in answers)
    assert answers[1].key == answer_of(make_bot("darkest", "scout", 1), SeatAt(together, 0)).key
