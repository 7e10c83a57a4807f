"""Bots against bots: same seeds, sides swapped, and nobody's failure holds up the others."""

from collections.abc import Iterator
from typing import ClassVar

import pytest
from typer.testing import CliRunner
from typing_extensions import override

from dreadhall import cli
from dreadhall.bots import BOTS, RandomBot, SeatAt
from dreadhall.bots.isolated import BotFailed
from dreadhall.lab.arena import Contest, Meeting, Pair, meet, play_pair, run
from dreadhall.lab.errors import BadStudy
from dreadhall.lab.sequential import LEAST_PAIRS, PairTally, Sprt, Verdict

BETRAYAL = Contest("betrayal", 3, {"haunt": 34, "start": "haunt"}, 0, pairs=3)
DARKEST = Contest("darkest", 2, {}, 0, pairs=2)


class Quitter(RandomBot):
    """A bot that fails at its second question."""

    asked: ClassVar[int] = 0

    @override
    def choose(self, seat: SeatAt) -> str:
        Quitter.asked += 1
        if Quitter.asked % 2 == 0:
            raise BotFailed("quitter", "gave up")
        return super().choose(seat)


@pytest.fixture
def quitter() -> Iterator[None]:
    """There is such a bot."""
    BOTS["quitter"] = Quitter
    yield
    del BOTS["quitter"]


def silent(*_: object) -> None:
    """Nobody listens."""


def meeting(contest: Contest, one: str, other: str, jobs: int = 1) -> Meeting:
    """What came of these two."""
    (found,) = run(contest, [one, other], jobs, silent)
    return found


@pytest.mark.parametrize("contest", [BETRAYAL, DARKEST], ids=["two sides", "one side"])
def test_two_of_the_same_strength_draw_every_pair(contest: Contest) -> None:
    # Whoever plays is the same: what one wins on a side, the other wins on it, too.
    for number in range(contest.pairs):
        assert play_pair(contest, "scout", "scout", number).points == 1


@pytest.mark.parametrize("contest", [BETRAYAL, DARKEST], ids=["two sides", "one side"])
def test_who_comes_second_sees_the_same_the_other_way_round(contest: Contest) -> None:
    assert meeting(contest, "scout", "random").tally == meeting(contest, "random", "scout").tally.turned()


def test_processes_do_not_change_what_comes_out() -> None:
    contest = Contest("betrayal", 3, {"haunt": 34, "start": "haunt"}, 0, 4, Sprt(0, 100))
    assert meeting(contest, "scout", "random", jobs=2) == meeting(contest, "scout", "random")


def test_a_test_ends_a_meeting_when_it_is_sure() -> None:
    contest = Contest("betrayal", 3, {}, 0, 200, Sprt(0, 100))
    played = [Pair(2, ())] * 200
    found = meet(contest, "one", "other", played, silent)
    assert found.verdict is Verdict.STRONGER
    assert found.tally.pairs == LEAST_PAIRS


@pytest.mark.usefixtures("quitter")
def test_a_bot_that_fails_has_lost_and_the_reason_is_told() -> None:
    found = meeting(BETRAYAL, "random", "quitter")
    assert found.tally == PairTally(won=BETRAYAL.pairs)
    assert found.failed == {"quitter": "gave up"}


def test_nobody_meets_himself() -> None:
    with pytest.raises(BadStudy):
        run(BETRAYAL, ["scout", "scout"], 1, silent)
    with pytest.raises(BadStudy):
        run(BETRAYAL, ["scout"], 1, silent)


def test_the_command_shows_scores_and_points() -> None:
    words = ["lab", "arena", "betrayal", "--bots", "scout,random", "--pairs", "2"]
    words += ["--option", "haunt=34", "--option", "start=haunt"]
    shown = CliRunner(env={"COLUMNS": "160"}).invoke(cli.app, words)
    assert shown.exit_code == 0, shown.output
    assert "score of" in shown.output
    assert "points of strength" in shown.output


@pytest.mark.parametrize("words", ["--bots scout", "--bots scout,nobody", "--bots scout,random --sprt 50 0"])
def test_the_command_says_in_a_line_what_cannot_be(words: str) -> None:
    shown = CliRunner().invoke(cli.app, ["lab", "arena", "betrayal", *words.split()])
    assert shown.exit_code == cli.BAD_INPUT
    assert len(shown.output.splitlines()) == 1
