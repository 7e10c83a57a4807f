"""The tool that keeps a fingerprint of the rules, on a small game in a made-up project."""

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from typing_extensions import override

from dreadhall.kernel import Dice
from dreadhall.testing import fingerprint
from dreadhall.testing.fingerprint import Sitting, files_in
from tests.smallgame import Lanterns, rules
from tests.smallgame.state import LanternOptions, LanternState

TOOL = Path(__file__).resolve().parents[2] / "tools" / "fingerprint.py"
SMALL_GAME = Path(rules.__file__).parent


def load_tool() -> ModuleType:
    """Load the tool from its file, since `tools` is no package."""
    spec = importlib.util.spec_from_file_location("fingerprint", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tool = load_tool()


class Project:
    """A small game whose fingerprint was written."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.game = Lanterns()
        self.corpus = {"dull": [Sitting(2, 0), Sitting(3, 1)], "wild": [Sitting(2, 3, {"luck": "wild"})]}
        self.code = root / "smallgame"
        shutil.copytree(SMALL_GAME, self.code, ignore=shutil.ignore_patterns("locales", "__pycache__"))
        (root / "tests").mkdir()
        self.log("The rules of `lanterns` have version 1: they are new.")

    def log(self, line: str) -> None:
        """Write the changelog."""
        (self.root / "CHANGELOG.md").write_text(f"# Changelog\n\n- {line}\n", encoding="utf-8")

    def edit(self, file: str, old: str, new: str) -> None:
        """Change the code."""
        path = self.code / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def run(self, *args: str) -> int:
        """Run the tool."""
        games = [tool.Ruled(self.game, self.corpus, files_in(self.code, but=["__init__.py"]))]
        code: int = tool.main(args, self.root, games)
        return code

    @property
    def kept(self) -> str:
        """What is written of the rules."""
        return (self.root / "tests/fingerprints.json").read_text(encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Build the project and write the fingerprint."""
    made = Project(tmp_path)
    assert made.run() == 0
    return made


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that was said."""
    [line] = capsys.readouterr().err.splitlines()
    return line


def test_rules_that_are_as_they_were_pass(project: Project) -> None:
    assert project.run("--check") == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ENOUGH = 5", "ENOUGH = 5  # as many as it takes"),
        ('"""Set-up, bidding and the leader\'s action, each a step of its own."""', '"""Turns."""'),
        ("async def bid(self) -> None:", 'async def bid(self) -> None:\n        """Bid."""'),
        ("self.tell(TrapHidden())", "self.tell(\n            TrapHidden(),\n        )"),
    ],
)
def test_comments_words_and_formatting_are_no_rules(project: Project, old: str, new: str) -> None:
    project.edit("rules.py", old, new)
    assert project.run("--check") == 0


def test_code_that_changes_no_game_is_written_anew(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.edit("rules.py", "ENOUGH", "PLENTY")
    assert project.run("--check") == 1
    assert said(capsys) == (
        "lanterns: its code has changed, but no game here: run `make fingerprint`, unless a rule has changed"
    )
    assert project.run() == 0
    assert project.run("--check") == 0


def test_a_changed_rule_needs_a_new_version(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = project.kept
    monkeypatch.setattr(rules, "ENOUGH", 2)
    for args in (["--check"], []):
        assert project.run(*args) == 1
        assert said(capsys) == (
            "lanterns: games go another way (dull, wild): raise `version` of the game (now 1)"
            " and name the rule in CHANGELOG.md"
        )
    assert project.kept == before


def test_what_only_a_wild_game_does_is_called_so(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def dare_not(_rules: rules.Turns, _seat: int) -> bool:
        return False

    monkeypatch.setattr(rules.WildTurns, "dare", dare_not)
    assert project.run("--check") == 1
    assert "(wild)" in said(capsys)


def test_a_new_version_needs_a_line_in_the_changelog(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "ENOUGH", 2)
    project.game.version = 2
    for args in (["--check"], []):
        assert project.run(*args) == 1
        assert said(capsys) == 'lanterns: CHANGELOG.md lacks a line "The rules of `lanterns` have version 2: ..."'
    project.log("The rules of `lanterns` have version 2: two lanterns win.")
    assert project.run("--check") == 1
    assert said(capsys) == "lanterns: version 2 of its rules has no fingerprint yet: run `make fingerprint`"
    assert project.run() == 0
    assert project.run("--check") == 0


def test_a_version_does_not_go_back(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.game.version = 0
    project.log("The rules of `lanterns` have version 0: they are old.")
    assert project.run() == 1
    assert said(capsys) == "lanterns: its rules have version 1 already, and cannot go back to 0"


def test_more_games_may_be_played_by_the_same_rules_but_none_left_out(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    project.corpus["crowded"] = [Sitting(4, 5)]
    assert project.run() == 0
    del project.corpus["wild"]
    assert project.run() == 1
    assert "(wild)" in said(capsys)


def test_of_code_that_is_as_it_was_a_sample_is_played(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "SAMPLED", 2)
    assert project.run("--sample") == 0
    monkeypatch.setattr(rules, "ENOUGH", 2)
    assert project.run("--sample") == 1
    assert "(dull)" in said(capsys)
    project.edit("rules.py", "ENOUGH", "PLENTY")
    assert project.run("--sample") == 1
    assert "(dull, wild)" in said(capsys)


class MoodyState(LanternState):
    """A position that remembers more."""

    mood: str = "dark"


class MoodyLanterns(Lanterns):
    """Lanterns that remember more."""

    @override
    def new_state(self, options: LanternOptions, seats: int, dice: Dice) -> LanternState:
        return msgspec.convert(super().new_state(options, seats, dice), MoodyState, from_attributes=True)


def test_another_form_of_the_position_is_another_rule(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.game = MoodyLanterns()
    assert project.run("--check") == 1
    assert "games go another way (dull, wild)" in said(capsys)


def test_components_are_read_as_data(tmp_path: Path) -> None:
    texts = ["rooms: [attic, cellar]\n", "rooms:  # all of them\n- attic\n- cellar\n", "rooms: [cellar, attic]\n"]
    written = []
    for text in texts:
        (tmp_path / "rooms.yaml").write_text(text, encoding="utf-8")
        written.append(fingerprint.code("rooms.yaml", tmp_path / "rooms.yaml"))
    assert written[0] == written[1] != written[2]


def test_other_arguments_are_refused_in_one_line(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    assert project.run("--force") == 2
    assert said(capsys) == "fingerprint: nothing, --check or --sample"


def test_a_rule_that_fails_says_in_which_game(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ValueError("a broken rule")

    monkeypatch.setattr(rules.Turns, "highest", broken)
    with pytest.raises(ValueError, match="a broken rule") as problem:
        project.run("--check")
    assert "lanterns: Sitting(seats=2, seed=0" in problem.value.__notes__[0]
