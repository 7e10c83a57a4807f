"""What searching bots share: budgets, halving, fitted evaluations, futures."""

import random

import dreadhall
from dreadhall.bots import SeatAt
from dreadhall.bots.planning import Budget, Fitted, Futures, halve
from dreadhall.bots.planning.fitted import Node, Tree


class FakeClock:
    """A clock that goes on only when somebody works."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_budget_ends_when_its_time_is_up() -> None:
    clock = FakeClock()
    budget = Budget(1000, seconds=1.0, clock=clock)
    while budget.take():
        clock.now += 0.1
    assert clock.now <= 101.0
    assert 5 <= budget.used <= 10
    assert budget.spent >= 1


def test_halving_finds_the_best_of_noisy_candidates_and_spends_no_more_than_it_may() -> None:
    tried: list[tuple[int, int]] = []

    def attempt(candidate: int, future: int) -> float:
        tried.append((candidate, future))
        return candidate / 10 + random.Random(f"{candidate} {future}").uniform(-0.3, 0.3)

    ranking = halve(range(8), attempt, Budget(400))
    assert ranking.best == 7
    assert len(tried) <= 400
    assert len(set(tried)) == len(tried)
    assert abs(ranking.estimate - 0.7) < 0.1


def test_all_candidates_of_a_stage_meet_the_same_futures_even_when_time_runs_out() -> None:
    clock = FakeClock()

    def attempt(candidate: str, future: int) -> float:
        clock.now += 0.1
        return 0.5

    ranking = halve(["usual", "other", "third"], attempt, Budget(1000, seconds=1.0, clock=clock), doubt=1.0)
    assert clock.now <= 101.0
    counts = [len(trials.outcomes) for trials in ranking.trials.values()]
    assert counts[0] >= 2
    assert len(set(counts)) == 2
    assert ranking.best == "usual"


def test_who_doubts_keeps_to_its_habit_unless_something_is_clearly_better() -> None:
    def attempt(gain: float, future: int) -> float:
        return gain + (random.Random(future).random() if gain else 0.5)

    assert halve([0.0, 0.01], attempt, Budget(40), doubt=2.0).best == 0.0
    assert halve([0.0, 0.3], attempt, Budget(40), doubt=2.0).best == 0.3


def test_nothing_tried_is_said_so() -> None:
    ranking = halve(["usual", "other"], lambda candidate, future: 1.0, Budget(0))
    assert ranking.best == "usual"
    assert not ranking.tried


def test_a_fitted_evaluation_adds_weights_and_trees() -> None:
    tree = Tree((Node(0, 2.0, -1, 1), Node(1, 0.5, -2, -3)), (-1.0, 0.0, 1.0))
    fitted = Fitted(("time", "arms"), 0.0, (0.0, 1.0), (tree,))
    assert fitted.chance({"time": 1, "arms": 1.0}) == 0.5
    assert fitted.chance({"time": 3}) == 0.5
    assert fitted.chance({"time": 3, "arms": 1.0}) > 0.85
    assert fitted.chance({"arms": 1e9}) <= 1.0


def test_futures_are_the_same_for_the_same_number_and_else_differ() -> None:
    table = dreadhall.new_table("darkest", 2, 1)
    futures, again = Futures(SeatAt(table, 0)), Futures(SeatAt(table, 0))
    dumps = [futures.future(number).dump() for number in range(12)]
    assert dumps == [again.future(number).dump() for number in range(12)]
    assert len(set(dumps)) == 12
    assert all(futures.future(number).view(0) == table.view(0) for number in range(12))
