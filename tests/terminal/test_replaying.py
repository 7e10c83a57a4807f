"""A game told from its beginning: what was asked, what was answered, and what came of it."""

from collections.abc import Callable
from typing import Any

import pytest

import dreadhall
from dreadhall.bots import make_bot, play_out
from dreadhall.terminal.replaying import play_again, read_recording, tell
from dreadhall.words import LANGUAGES, Words


def told(game: str, seed: int, language: str = "en", bot: str = "random", **options: Any) -> list[str]:
    """The log of a game of three bots."""
    table = dreadhall.new_table(game, 3, seed, options)
    play_out(table, {seat: make_bot(game, bot, seed + seat) for seat in range(3)})
    recording = read_recording(table.save())
    return list(tell(play_again(recording, None), Words(language, strict=True)))


def answers(log: list[str], says: Callable[[str], bool]) -> list[str]:
    """The answers of a log that are as wished."""
    return [line for line in log if not line.startswith(" ") and says(line)]


def test_an_answer_is_told_with_its_question() -> None:
    log = told("darkest", 3, bot="scout")
    assert not answers(log, lambda line: line.endswith((": Yes", ": No")))
    assert answers(log, lambda line: line.endswith("Whom do you play? – Lucy"))
    assert answers(log, lambda line: line.endswith("come along? – Yes"))


def test_what_somebody_does_is_told_without_a_question() -> None:
    log = told("darkest", 3)
    assert answers(log, lambda line: line.endswith(": search the room"))
    assert not answers(log, lambda line: "What do you do?" in line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("haunt", [1, 25])
def test_the_other_game_is_told_in_the_same_way(haunt: int, language: str) -> None:
    log = told("betrayal", haunt, language, haunt=haunt)
    assert all(" – " in line for line in answers(log, bool))
