"""The small game passes the suite that every game must pass."""

import shutil
from pathlib import Path

import pytest

from dreadhall.testing import Conformance
from tests.smallgame import GAME
from tests.smallgame.registration import LOCALES


class TestLanterns(Conformance):
    game = GAME
    words = LOCALES
    options = ({}, {"luck": "wild"}, {"rounds": 3, "household": True})


def test_words_that_are_missing_are_told_with_their_folder(tmp_path: Path) -> None:
    words = Path(shutil.copytree(LOCALES / "en", tmp_path / "en")) / "lanterns.ftl"
    text = words.read_text(encoding="utf-8")
    words.write_text(text.replace("lanterns-choice-trap =", "nothing ="), encoding="utf-8")
    suite = TestLanterns()
    suite.words = tmp_path  # type: ignore[misc]
    with pytest.raises(pytest.fail.Exception, match=r"lanterns-choice-trap \(en\): no such message; it is expected in"):
        suite.test_everything_that_happens_can_be_said()
