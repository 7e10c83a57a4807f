"""Bots as company: strengths, names and tempers."""

import pytest

from dreadhall.bots import UnknownBot, make_bot
from dreadhall.bots.company import COMPANIONS, companion_of, invited, kind_of
from dreadhall.bots.planning import STRENGTHS
from dreadhall.words import LANGUAGES, Words


@pytest.mark.parametrize("strength", STRENGTHS)
def test_whoever_comes_is_somebody_who_is_not_there_yet(strength: str) -> None:
    others: list[str | None] = [None, "scout"]
    for _ in COMPANIONS:
        others.append(invited(strength, others))
    companions = [companion_of(bot) for bot in others if bot and bot != "scout"]
    assert sorted(companions) == sorted(COMPANIONS)
    assert {kind_of(bot) for bot in others if bot and bot != "scout"} == {strength}


def test_a_kind_of_bot_is_nobody() -> None:
    assert invited("scout", []) == "scout"
    assert (companion_of("clever"), companion_of("clever-nobody"), companion_of("scout-barnaby")) == ("", "", "")


def test_only_known_companions_play() -> None:
    with pytest.raises(UnknownBot):
        make_bot("darkest", "clever-nobody", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_name_and_a_line_in_every_language(language: str) -> None:
    words = Words(language)
    for message in [f"web-companion-{name}" for name in COMPANIONS] + [f"web-bot-{strength}" for strength in STRENGTHS]:
        assert words.has(message), message
        assert words.help(message), message
