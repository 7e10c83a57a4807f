"""The tool that tells which rules no test names, on a small made-up project."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "rule_coverage.py"

RULES_PAGE = """
- **D-WELL-01** A bucket holds one frog. (see D-WELL-02)
- **D-WELL-02** Frogs jump.
- **D-WELL-EX1** One frog, one bucket -> full.
- **B-ROPE-01** A rope is long.
- **B-ROPE-01-DX1** Ten spans -> long.
"""
HAUNT_PAGE = """
- H99-07 The frog sings.
- H99-T01 Given a frog, Then it sings (H99-07).
- C-T99 Given a choir, Then it is loud. (C-12)
"""
WELL = '@rule("D-WELL-01", "D-WELL-02")\ndef test_frogs(): ...\n\n@rule("D-WELL-EX1")\ndef test_bucket(): ...\n'


def load_tool() -> ModuleType:
    """Load the tool from its file, since `tools` is no package."""
    spec = importlib.util.spec_from_file_location("rule_coverage", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tool = load_tool()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Build a project with four sections, one of which the tests name completely."""
    write(tmp_path, "docs/rules/well/rules.md", RULES_PAGE)
    write(tmp_path, "docs/rules/haunts/99.md", HAUNT_PAGE)
    write(tmp_path, "tests/well/test_well.py", WELL)
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    """Write a file of the made-up project."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_sections_are_listed_with_what_is_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main([], project) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines == [
        ["B-ROPE", "0", "/", "2"],
        ["C", "0", "/", "1"],
        ["D-WELL", "3", "/", "3"],
        ["H99", "0", "/", "1"],
        ["all", "3", "/", "7"],
    ]


def test_beginnings_list_the_rules_that_no_test_names(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["B-ROPE", "H99"], project) == 0
    assert capsys.readouterr().out.split() == ["B-ROPE-01", "B-ROPE-01-DX1", "H99-T01"]


def test_a_complete_beginning_is_all_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["D-WELL"], project) == 0
    assert capsys.readouterr().out == "all named\n"


def test_a_beginning_that_no_rule_has_is_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(["D-WEL", "D-POND"], project) == 2
    assert capsys.readouterr().err == "rule_coverage: no rule begins with D-POND\n"


@pytest.mark.parametrize(
    "source",
    [
        '@rule("D-WELL-01")\ndef test(): ...',
        '@testing.rule("D-WELL-01")\nasync def test(): ...',
        '@pytest.mark.rule("D-WELL-01")\nclass TestFrogs: ...',
        '@other\n@rule("D-WELL-01")\ndef test(): ...',
    ],
)
def test_a_mark_names_a_rule(source: str) -> None:
    assert list(tool.marks(source)) == ["D-WELL-01"]


@pytest.mark.parametrize(
    "source",
    [
        "# D-WELL-01\ndef test(): ...",
        'def test():\n    """Frogs. (D-WELL-01)"""',
        '@ruler("D-WELL-01")\ndef test(): ...',
        'rule("D-WELL-01")',
        "@rule\ndef test(): ...",
    ],
)
def test_anything_but_a_mark_names_no_rule(source: str) -> None:
    assert list(tool.marks(source)) == []


def test_accept_adds_complete_sections_and_keeps_the_old_ones(project: Path) -> None:
    write(project, "docs/rules/complete.txt", "H99\n")
    assert tool.main(["--accept"], project) == 0
    assert (project / "docs/rules/complete.txt").read_text(encoding="utf-8") == "D-WELL\nH99\n"


def test_check_passes_while_accepted_sections_stay_complete(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tool.main(["--accept"], project)
    capsys.readouterr()
    assert tool.main(["--check"], project) == 0
    assert capsys.readouterr().out == "3 of 7 rules are named by a test (42.9 %)\n"


def test_check_fails_when_an_accepted_section_loses_a_test(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tool.main(["--accept"], project)
    write(project, "tests/well/test_well.py", WELL.replace('@rule("D-WELL-EX1")', "# D-WELL-EX1"))
    capsys.readouterr()
    assert tool.main(["--check"], project) == 1
    assert capsys.readouterr().out.splitlines()[1:] == ["D-WELL: was complete, now no test names D-WELL-EX1"]


def test_check_fails_when_an_accepted_section_gets_a_new_rule(project: Path) -> None:
    tool.main(["--accept"], project)
    write(project, "docs/rules/well/more.md", "- **D-WELL-03** Frogs swim.")
    assert tool.main(["--check"], project) == 1


def test_check_fails_when_an_accepted_section_is_gone(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project, "docs/rules/complete.txt", "D-POND\n")
    assert tool.main(["--check"], project) == 1
    assert "D-POND" in capsys.readouterr().out


def test_check_fails_on_a_rule_that_does_not_exist(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project, "tests/test_more.py", '@rule("D-WELL-09")\ndef test_more(): ...\n')
    assert tool.main(["--check"], project) == 1
    assert capsys.readouterr().out.splitlines()[1:] == ["D-WELL-09: no such rule, named in tests/test_more.py"]


def test_a_line_of_a_haunt_page_may_be_named_but_is_not_counted(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(project, "tests/test_more.py", '@rule("H99-07", "C-12")\ndef test_more(): ...\n')
    assert tool.main(["--check"], project) == 0
    assert capsys.readouterr().out.startswith("3 of 7 ")


@pytest.mark.parametrize("args", [["--chek"], ["--check", "D-WELL"], ["--check", "--accept"], ["-x"]])
def test_other_options_are_refused_in_one_line(
    project: Path, args: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert tool.main(args, project) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_test_that_is_no_python_is_reported_in_one_line(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project, "tests/test_broken.py", "def test(:\n")
    assert tool.main([], project) == 2
    assert capsys.readouterr().err.startswith("rule_coverage: tests/test_broken.py:1: ")
