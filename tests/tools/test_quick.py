"""`make quick` finds the tests of what has changed."""

import pytest
from tools.quick import outermost, units_of


@pytest.mark.parametrize(
    ("path", "units"),
    [
        ("src/dreadhall/kernel/dice.py", "tests/kernel/test_dice.py"),
        ("src/dreadhall/kernel/events.py", "tests/kernel"),
        ("src/dreadhall/betrayal/haunts/h05_i_was_a_teenage_lycanthrope.py", "tests/betrayal/haunts/h05"),
        ("src/dreadhall/darkest/house/fire.py", "tests/darkest/house/test_fire.py"),
        ("src/dreadhall/darkest/game.py", "tests/darkest/test_conformance.py"),
        ("src/dreadhall/server/tables/play.py", "tests/server/tables/test_play.py"),
        ("tests/kernel/test_dice.py", "tests/kernel/test_dice.py"),
        ("tests/server/tables/__init__.py", "tests/server/tables"),
        ("tests/browser/test_play.py", None),
        ("tools/quick.py", "tests/tools/test_quick.py"),
        ("locales/de/books/h05-heroes.ftl", "tests/test_words.py"),
        ("docs/architecture.md", "tests/test_docs.py"),
        ("Makefile", None),
    ],
)
def test_a_change_is_checked_by_the_tests_nearest_to_it(path: str, units: str | None) -> None:
    assert units_of(path) == units


def test_what_lies_in_a_folder_that_is_checked_is_not_checked_twice() -> None:
    assert outermost({"tests/kernel", "tests/kernel/test_dice.py", "tests/rl"}) == ["tests/kernel", "tests/rl"]
