"""What the kernel itself costs: the time at a table, less that of the bare rules sent the same answers.

The bare rules are the game's own coroutines, driven by hand: no tape, no checkpoint, no checking of answers.
Their asking, rolling and telling, which the kernel lends them, counts as theirs; the whole time is printed beside.
"""

import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import override

import dreadhall
from bench.games import RandomTable, seats_for
from bench.measure import clock
from dreadhall.kernel import AnyGame, Rules
from dreadhall.kernel.rules import GameEnds

MICROSECONDS = 1e6
TURNS = 15  # more than the peers get, because a difference of two times is less steady than a time


@dataclass(frozen=True, slots=True)
class Cost:
    """Microseconds a decision, or a fork, takes at a table, and how many of them the rules take."""

    table: float
    rules: float

    @property
    def kernel(self) -> float:
        """What is left for the kernel.

        >>> Cost(table=9.0, rules=2.5).kernel
        6.5
        """
        return self.table - self.rules


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer as a seat gave it."""

    key: str
    seat: int | None


class Recorded(RandomTable):
    """A random game that remembers its answers, and what the rules were sent because of them."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(game, seats_for(game), seed)
        self.answers: list[Answer] = []
        self.sent: list[Any] = []
        self.sent_since: list[Any] = []
        self.parts: dict[int, Any] = {}

    @override
    def play(self) -> bool:
        """Answer the open question and take note."""
        ask = self.table.ask
        if ask is None:
            return False
        seat, choice = self.pick(ask)
        self.table.answer(choice.key, seat=seat)
        self.answers.append(Answer(choice.key, seat))
        if seat is None:
            self.send(choice.value)
        else:
            self.parts[seat] = choice.value
            if self.table.ask is not ask:
                self.send(dict(sorted(self.parts.items())))
                self.parts = {}
        return True

    def send(self, value: Any) -> None:
        """Note what the rules got; at a checkpoint the step begins anew."""
        self.sent.append(value)
        self.sent_since = [*self.sent_since, value] if self.table.answers_since else []

    @property
    def mid_step(self) -> bool:
        """Whether answers were given since the checkpoint, so that a fork has to give them again."""
        return bool(self.table.answers_since)


def decision_cost(game: AnyGame, games: int) -> Cost:
    """Time recorded games, played again at tables and by bare rules that are all set up before the clock starts."""
    records = [Recorded(game, seed) for seed in range(games)]
    for record in records:
        while record.play():
            pass

    def at_tables() -> float:
        seats = seats_for(game)
        tables = [dreadhall.new_table(game, seats=seats, seed=seed) for seed in range(games)]
        begun = clock()
        for table, record in zip(tables, records, strict=True):
            answer_all(table, record.answers)
        return clock() - begun

    def by_rules() -> float:
        bare = [bare_rules(dreadhall.new_table(game, seats=seats_for(game), seed=seed)) for seed in range(games)]
        return time_rules((rules, record.sent) for rules, record in zip(bare, records, strict=True))

    return compare(at_tables, by_rules, sum(len(record.answers) for record in records))


def fork_cost(game: AnyGame, positions: int, repeats: int) -> Cost:
    """Time forks in the middle of steps; the bare rules only run the step again up to the open question."""
    found = mid_step_positions(game, positions)

    def at_tables() -> float:
        begun = clock()
        for _ in range(repeats):
            for position in found:
                position.fork()
        return clock() - begun

    def by_rules() -> float:
        return sum(time_rules((bare_rules(at.table), at.sent_since) for at in found) for _ in range(repeats))

    return compare(at_tables, by_rules, positions * repeats)


def mid_step_positions(game: AnyGame, count: int) -> list[Recorded]:
    """Random games, each stopped at one of its decisions that lie in the middle of a step."""
    found: list[Recorded] = []
    seed = 0
    while len(found) < count:
        record = Recorded(game, seed)
        moves = [move for move, mid_step in enumerate(walk(record)) if mid_step]
        if moves:
            position = Recorded(game, seed)
            for _ in range(record.random.choice(moves) + 1):
                position.play()
            found.append(position)
        seed += 1
    return found


def walk(record: Recorded) -> Iterable[bool]:
    """Play to the end and tell after each answer whether a question is open in the middle of a step."""
    while record.play():
        yield record.mid_step


def answer_all(table: dreadhall.Table, answers: Sequence[Answer]) -> None:
    """List the choices and give the answer, again and again."""
    for answer in answers:
        ask = table.ask
        assert ask is not None, "the recorded game is over too soon"
        _ = ask.choices if answer.seat is None else ask.choices_for(answer.seat)
        table.answer(answer.key, seat=answer.seat)


def bare_rules(table: dreadhall.Table) -> Rules[Any, Any]:
    """The rules at the table's checkpoint, with nobody to drive them."""
    state = table.checkpoint.clone()
    return table.game.rules_for(state, table.options)(state, table.options, table.seats, record=table.record)


def time_rules(scripts: Iterable[tuple[Rules[Any, Any], Sequence[Any]]]) -> float:
    """Run rules up to the last question of each script. Setting up is not timed."""
    prepared = list(scripts)
    begun = clock()
    for rules, sent in prepared:
        drive(rules, sent)
    return clock() - begun


def drive(rules: Rules[Any, Any], sent: Sequence[Any]) -> None:
    """Send the rules their answers, one step after the other, and leave the last question open."""
    answers = iter(sent)
    run, value = rules.step(), None
    while True:
        try:
            run.send(value)
        except (StopIteration, GameEnds):
            if rules.state.result is not None:
                return
            run, value = rules.step(), None
            continue
        try:
            value = next(answers)
        except StopIteration:
            return


def compare(at_tables: Callable[[], float], by_rules: Callable[[], float], units: int) -> Cost:
    """Take the two times in turns and keep the medians."""
    pairs = [(at_tables(), by_rules()) for _ in range(1 + TURNS)][1:]  # the first is to warm up
    table, rules = (statistics.median(times) / units * MICROSECONDS for times in zip(*pairs, strict=True))
    return Cost(table, rules)
