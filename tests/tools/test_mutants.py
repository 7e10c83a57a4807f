"""The mutants fit the tree as it is now; and the tool that tries them knows what was caught from what was not."""

from collections import Counter
from pathlib import Path

import pytest

from tools import mutants as tool

LISTED = tool.read_list(tool.ROOT)
TESTS = ("tests/test_well.py::test_three_frogs[green]",)
MANY = tool.Mutant("the well is full with four frogs", "well.py", "frogs >= 3", "frogs > 3", TESTS)
WELL = "def is_full(frogs: int) -> bool:\n    return frogs >= 3\n"
PARTS = ("src/dreadhall/darkest/", "src/dreadhall/betrayal/", "src/dreadhall/server/", "web/src/")


@pytest.mark.parametrize("mutant", LISTED, ids=lambda mutant: mutant.name)
def test_every_mutant_fits_the_tree_and_its_tests_are_there(mutant: tool.Mutant) -> None:
    assert list(mutant.misfits(tool.ROOT)) == []


def test_there_are_ten_of_each_kind_and_no_name_is_used_twice() -> None:
    assert Counter(part for one in LISTED for part in PARTS if one.file.startswith(part)) == dict.fromkeys(PARTS, 10)
    assert len({one.name for one in LISTED}) == len(LISTED) == 40


@pytest.fixture
def well(tmp_path: Path) -> Path:
    """A tree with one file and one test."""
    (tmp_path / "well.py").write_text(WELL, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_well.py").write_text("def test_three_frogs(frog): ...\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("mutant", "why"),
    [
        (MANY, []),
        (tool.Mutant("", "well.py", "frogs", "toads", TESTS), ["well.py has the text 2 times instead of once"]),
        (tool.Mutant("", "pond.py", "frogs", "toads", TESTS), ["pond.py has the text 0 times instead of once"]),
        (tool.Mutant("", "well.py", "int", "int", TESTS), ["it changes nothing"]),
        (tool.Mutant("", "well.py", "int", "str", ("tests/test_pond.py",)), ["there is no tests/test_pond.py"]),
        (
            tool.Mutant("", "well.py", "int", "str", ("tests/test_well.py::test_three",)),
            ["there is no tests/test_well.py::test_three"],
        ),
    ],
)
def test_what_does_not_fit_is_told(well: Path, mutant: tool.Mutant, why: list[str]) -> None:
    assert list(mutant.misfits(well)) == why


@pytest.mark.parametrize(
    ("whole", "broken", "verdict"),
    [
        (tool.Run(0, "", ""), tool.Run(1, "test_three_frogs", ""), (True, "test_three_frogs")),
        (tool.Run(0, "", ""), tool.Run(0, "", ""), (False, "SURVIVES")),
        (tool.Run(0, "", ""), tool.Run(4, "", "no such test"), (False, "its tests could not be run: no such test")),
        (
            tool.Run(1, "test_three_frogs", ""),
            tool.Run(1, "", ""),
            (False, "its tests fail without it: test_three_frogs"),
        ),
    ],
)
def test_only_what_fails_because_of_a_mutant_has_caught_it(
    well: Path, monkeypatch: pytest.MonkeyPatch, whole: tool.Run, broken: tool.Run, verdict: tuple[bool, str]
) -> None:
    ran = {WELL: whole, WELL.replace(">=", ">"): broken}
    monkeypatch.setattr(tool, "run", lambda tests, copy: ran[tool.read(copy / "well.py")])
    assert tool.attempt(MANY, well, set()) == verdict
    assert tool.read(well / "well.py") == WELL


def test_the_first_test_to_fail_is_named() -> None:
    of_pytest = (
        "F\n=== short test summary info ===\nFAILED tests/test_well.py::test_three_frogs - assert 3 == 4\n1 failed"
    )
    of_vitest = " RUN  v4\n FAIL  src/well.test.ts > a well > is full\nAssertionError: 3"
    found = [tool.FAILED.search(said) for said in (of_pytest, of_vitest)]
    assert [one and one[1] for one in found] == [
        "tests/test_well.py::test_three_frogs",
        "src/well.test.ts > a well > is full",
    ]


def test_a_word_chooses_and_one_that_is_in_no_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["--list", "haunt 5"]) == 0
    assert capsys.readouterr().out == "haunt 5: who is not hurt is bitten all the same\n"
    with pytest.raises(SystemExit):
        tool.main(["no such thing"])
    assert "no mutant is called no such thing" in capsys.readouterr().err
