"""What questions tell is what their types say: rules, bots and screens read it by these names."""

import typing
from typing import Any

import msgspec
import pytest

from dreadhall.darkest.automatic_answers.layer import SETTLED
from dreadhall.darkest.questions import TOLD
from dreadhall.kernel import Table
from dreadhall.testing.darkest.games import into_the_showdown, near_the_showdown, play_game, random_table, steady
from tests.darkest import spoken

UNREAD = {"camera-order", "enter-chip", "move-order", "search-drop", "virus-side"}
"""Whoever looks at these choices before they are put needs to know nothing else."""


def check_told(table: Table) -> None:
    """A question tells all that its type asks for, nothing else, and each thing as it should be."""
    ask = table.ask
    if ask is None or ask.prompt not in TOLD:
        return
    kind = TOLD[ask.prompt]
    msgspec.convert(ask.data, kind)
    assert set(ask.data) <= set(typing.get_type_hints(kind)), f"{ask.prompt} tells {ask.data}"


@pytest.mark.parametrize("seed", range(8))
def test_questions_tell_what_their_types_say(seed: int) -> None:
    play_game(random_table(seed, ask_everything=True), seed, steady, look=check_told)
    for cut in (near_the_showdown, into_the_showdown):
        play_game(cut(random_table(seed, ask_everything=True), seed), seed, steady, look=check_told)


def test_every_question_that_rules_look_at_has_a_type() -> None:
    assert set(TOLD) | UNREAD == set(SETTLED)
    assert set(TOLD) <= set(spoken.prompts())


def test_what_a_type_requires_is_told_wherever_the_question_is_put() -> None:
    for prompt, always in spoken.prompts().items():
        if prompt in TOLD:
            kind: Any = TOLD[prompt]
            assert kind.__required_keys__ <= always, prompt
