"""Bots against bots: every two of them play the same seeds, each seed twice with sides swapped.

The first of a game's sides is played by one bot, whatever other sides there are by the other; then the other way
round. A bot has a point for each of the two games in which its side won: with all on one side, for a game that it won
and the other did not. So luck that is the same for both does not count, and neither does the better side.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

from dreadhall.bots.isolated import BotFailed, let_think
from dreadhall.lab.errors import BadStudy
from dreadhall.lab.playing import GameSetup, Match, play_match
from dreadhall.lab.seating import Player, Players
from dreadhall.lab.sequential import PairTally, Sprt, Verdict
from dreadhall.lab.watching import watcher_of
from dreadhall.processes.crew import Crew, Deadly
from dreadhall.registry import find_game

BATCH = 16
"""So many pairs are handed out at once where a test may end it any time."""


class Contest(GameSetup, frozen=True):
    """What is played, and for how long: pair number n has the seed plus n."""

    seed: int
    pairs: int
    sprt: Sprt | None = None
    """Two bots stop as soon as the test has decided between them, and after all pairs at the latest."""
    seconds: float = 10.0
    """How long a bot of another distribution may take for an answer."""


class Pair(NamedTuple):
    """What came of a seed: in how many of its two games the first bot did better, and who failed in one."""

    points: int
    failed: tuple[str, ...]


class Encounter(NamedTuple):
    """Two bots, and the number of the pair that they play."""

    one: str
    other: str
    number: int


class Meeting(NamedTuple):
    """What came of two bots."""

    one: str
    other: str
    tally: PairTally
    verdict: Verdict
    failed: dict[str, str]
    """Bots that failed in a game, which they lost by that: the first reason each."""


def play_pair(contest: Contest, one: str, other: str, number: int) -> Pair:
    """One seed, both ways round."""
    mine = play_one(contest, one, other, number)
    yours = play_one(contest, other, one, number)
    failures = (mine.failed, yours.failed)
    return Pair(int(mine.won) + int(not yours.won), tuple(failed for failed in failures if failed))


class FinishedGame(NamedTuple):
    """One game: whether the first side won, and what was wrong with a bot."""

    won: bool
    failed: str = ""


def play_one(contest: Contest, first: str, second: str, number: int) -> FinishedGame:
    """One game, the first bot on the first side; a bot that fails has lost."""
    sides = watcher_of(find_game(contest.game)).sides
    players = Players(Player.read(first), {side: Player.read(second) for side in sides[1:]})
    match = Match(contest.game, contest.seats, contest.options, players, contest.seed + number)
    try:
        played = play_match(match)
    except BotFailed as error:
        is_first = error.bot == Player.read(first).bot
        return FinishedGame(not is_first, f"{first if is_first else second}: {error.problem}")
    return FinishedGame(played.watcher.winner_side(played.result) == sides[0])


def meet(contest: Contest, one: str, other: str, pairs: Iterable[Pair], told: Callable[[PairTally], None]) -> Meeting:
    """Count pairs until the test has decided, or there are no more; those that come after do not count."""
    tally, verdict = PairTally(), Verdict.OPEN
    failed: dict[str, str] = {}
    for pair in pairs:
        tally = tally.and_one(pair.points)
        for failure in pair.failed:
            who, _, problem = failure.partition(": ")
            failed.setdefault(who, problem)
        told(tally)
        if contest.sprt is not None and (verdict := contest.sprt.verdict(tally)) is not Verdict.OPEN:
            break
    return Meeting(one, other, tally, verdict, failed)


def run(contest: Contest, bots: Sequence[str], jobs: int, told: Callable[[str, str, PairTally], None]) -> list[Meeting]:
    """All against all; the outcome does not depend on the number of processes."""
    if len(set(bots)) < max(2, len(bots)):
        raise BadStudy("an arena needs two bots or more, each of them once")
    let_think(contest.seconds)
    crew = Crew(partial(play_encounter, contest), jobs) if jobs > 1 else None
    try:
        return [
            meet(contest, one, other, played(contest, one, other, crew), partial(told, one, other))
            for one, other in combinations(bots, 2)
        ]
    finally:
        if crew is not None:
            crew.dismiss()


def played(contest: Contest, one: str, other: str, crew: Crew[Encounter, Pair] | None) -> Iterator[Pair]:
    """One pair after another."""
    if crew is None:
        yield from (play_pair(contest, one, other, number) for number in range(contest.pairs))
        return
    step = contest.pairs if contest.sprt is None else BATCH
    for begin in range(0, contest.pairs, step):
        numbers = range(begin, min(begin + step, contest.pairs))
        for number, pair in zip(numbers, crew.in_order(Encounter(one, other, n) for n in numbers), strict=True):
            if isinstance(pair, Deadly):
                raise BadStudy(f"whoever plays {one} against {other} with seed {contest.seed + number} dies")
            yield pair


def play_encounter(contest: Contest, encounter: Encounter) -> Pair:
    """What a process of the crew does."""
    let_think(contest.seconds)
    return play_pair(contest, *encounter)
