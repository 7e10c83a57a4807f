"""A question has an answer, or it is not asked."""

from collections.abc import Awaitable

import pytest

import dreadhall
from dreadhall.kernel import Choice, Rules
from dreadhall.kernel.asks import NothingToChoose
from tests.smallgame import GAME
from tests.smallgame.state import LanternOptions, LanternState

SOME = [Choice("yes", 1), Choice("no", 0)]


async def put(question: Awaitable[object]) -> None:
    """Ask it."""
    await question


@pytest.fixture
def rules() -> Rules[LanternState, LanternOptions]:
    """The rules of a table that has just been opened."""
    found = dreadhall.new_table(GAME, 3, seed=1).rules
    assert isinstance(found, Rules)
    return found


def test_whoever_asks_without_a_choice_is_told_which_question_it_was(
    rules: Rules[LanternState, LanternOptions],
) -> None:
    nothing: list[Choice[int]] = []
    for question in (
        rules.ask(0, "choose-weapon", nothing),
        rules.ask(0, "choose-weapon", nothing, always=True),
        rules.ask_any("choose-weapon", {0: SOME, 1: nothing}),
        rules.ask_all("choose-weapon", {0: SOME, 1: nothing}),
    ):
        with pytest.raises(NothingToChoose, match="choose-weapon"):
            put(question).send(None)
