"""A study comes to the same rows however it is played: by one or many, at a stretch or killed again and again."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import polars as pl
import pytest
from typing_extensions import override

import dreadhall
from dreadhall.bots import Answer, SeatAt
from dreadhall.bots.betrayal import ScoutBot
from dreadhall.kernel import IllegalAnswer
from dreadhall.lab import store
from dreadhall.lab.errors import BadStudy
from dreadhall.lab.rounds import Number
from dreadhall.lab.running import Audience, run_study
from dreadhall.lab.store import CRASHES, StudyStore, read_games
from dreadhall.lab.study import make_study
from dreadhall.lab.workers import Alone, Failure, Pool
from dreadhall.processes.crew import MOST_DEATHS
from dreadhall.terminal.files import read_json
from dreadhall.terminal.replaying import play_again, read_recording
from tests.lab.small import GAMES, GIVEN, SMALL, Deadly, Doing, frames, hurried, same

ROOT = Path(__file__).parents[2]
POINTS = random.Random(19).sample(range(1, GAMES), 3)
"""After how many games somebody dies."""

Frames = tuple[pl.DataFrame, pl.DataFrame]


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Frames:
    """What comes of it in one go."""
    folder = tmp_path_factory.mktemp("undisturbed")
    outcome = run_study(SMALL, folder, Alone())
    assert outcome == (GAMES, GAMES, [])
    return frames(folder)


def disturbed(folder: Path, how: str, when: int) -> int:
    """The study in a process of its own that is killed: how that has ended."""
    command = [sys.executable, "-m", "tests.lab.small", str(folder), how, str(when)]
    return subprocess.run(command, cwd=ROOT, check=False, timeout=900).returncode


@pytest.mark.parametrize("jobs", [1, 2])
def test_any_number_of_processes_comes_to_the_same(jobs: int, tmp_path: Path, undisturbed: Frames) -> None:
    assert run_study(SMALL, tmp_path, Pool(jobs)).games == GAMES
    assert same(frames(tmp_path), undisturbed)


@pytest.mark.parametrize("how", ["alone", "pool"])
def test_who_is_killed_at_any_point_goes_on_from_there(how: str, tmp_path: Path, undisturbed: Frames) -> None:
    for when in POINTS[:2]:
        assert disturbed(tmp_path, how, when % 4 + 1) == -signal.SIGKILL
    done = read_games(tmp_path).height
    assert 0 < done < GAMES
    assert run_study(SMALL, tmp_path, Alone()) == (GAMES, GAMES - done, [])
    assert same(frames(tmp_path), undisturbed)


@pytest.mark.parametrize("file", [2, 3, 4, 5])
def test_who_is_killed_while_writing_loses_no_game_and_counts_none_twice(
    file: int, tmp_path: Path, undisturbed: Frames
) -> None:
    """The first file is the study, then come turns and games by turns."""
    assert disturbed(tmp_path, "writing", file) == -signal.SIGKILL
    assert len(list(tmp_path.glob("games-*.parquet"))) == (file - 2) // 2
    run_study(SMALL, tmp_path, Alone())
    assert same(frames(tmp_path), undisturbed)


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path, undisturbed: Frames) -> None:
    pool = Pool(2)
    chance = random.Random(19)
    killed: list[int] = []

    def kill_one() -> None:
        killed.append(chance.choice(pool.processes))
        os.kill(killed[-1], signal.SIGKILL)

    assert run_study(SMALL, tmp_path, pool, Doing(POINTS, kill_one)).failed == []
    assert len(killed) == len(POINTS)
    assert same(frames(tmp_path), undisturbed)


def test_a_script_that_is_not_guarded_is_told_so(tmp_path: Path) -> None:
    """Every process imports the script anew, and would begin the study once more."""
    script = tmp_path / "script.py"
    script.write_text(
        "from pathlib import Path\n"
        "from dreadhall.lab.workers import Pool\n"
        "from dreadhall.lab.running import run_study\n"
        "from tests.lab.small import SMALL\n"
        "run_study(SMALL, Path('rows'), Pool(1))\n"
    )
    ran = subprocess.run(
        [sys.executable, str(script)], cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT)},
        check=False, capture_output=True, text=True, timeout=900,
    )  # fmt: skip
    assert "die as they start" in ran.stderr.splitlines()[-1]


class Hearing(Audience):
    """Keeps what it is told of failures."""

    def __init__(self) -> None:
        self.heard: list[tuple[Failure, Path | None]] = []

    @override
    def failed(self, failure: Failure, kept: Path | None) -> None:
        self.heard.append((failure, kept))


def test_a_game_that_kills_is_named_and_the_others_are_played(tmp_path: Path) -> None:
    study = msgspec.convert(GIVEN | {"turns": False, "safe": os.getpid(), "deadly": 2}, Deadly)
    hearing = Hearing()
    outcome = run_study(study, tmp_path, Pool(2), hearing)
    assert outcome == (GAMES - 1, GAMES - 1, [Number(1, 2)])
    [(failure, kept)] = hearing.heard
    assert f"{MOST_DEATHS} have, the last with exit code 7" in failure.error
    assert kept == tmp_path / CRASHES / "cell-1-game-2.json"


def test_a_game_that_fails_can_be_replayed_up_to_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = ScoutBot.choose

    def stumbling(bot: ScoutBot, seat: SeatAt) -> Answer:
        if seat.move >= 30:
            raise IllegalAnswer("a stumble")
        return choose(bot, seat)

    monkeypatch.setattr(ScoutBot, "choose", stumbling)
    study = make_study(GIVEN | {"games": 1, "grid": {"haunt": [37]}, "turns": False})
    hearing = Hearing()
    assert run_study(study, tmp_path, Alone(), hearing) == (0, 0, [Number(0, 0)])
    [(failure, kept)] = hearing.heard
    assert failure.error.endswith("a stumble\n")
    assert kept is not None
    retold = play_again(read_recording(read_json(kept)), None)
    assert retold.table.move == dreadhall.load_table(read_json(kept)).move >= 30


def test_a_study_that_is_complete_plays_nothing_more(tmp_path: Path) -> None:
    run_study(SMALL, tmp_path, Alone())
    assert run_study(SMALL, tmp_path, Alone()) == (GAMES, 0, [])


class Leaves(Exception):
    """Somebody has enough of it."""


def leave() -> None:
    raise Leaves


def test_who_stops_when_sure_plays_the_same_games_after_an_interruption(tmp_path: Path) -> None:
    """So wide an interval needs fewer games than the study has."""
    study = make_study(GIVEN | {"games": 12, "stop": {"width": 0.55, "step": 4}})
    run_study(study, tmp_path / "once", Alone())
    for when in (3, 6, 2):
        with pytest.raises(Leaves):
            run_study(study, tmp_path / "again", Alone(), Doing([when], leave), hurried())
    run_study(study, tmp_path / "again", Alone())
    assert same(frames(tmp_path / "once"), frames(tmp_path / "again"))
    assert read_games(tmp_path / "once").height < 24


# The folder


def test_two_cannot_write_in_one_folder(tmp_path: Path) -> None:
    with StudyStore(tmp_path, SMALL), pytest.raises(BadStudy, match="somebody else"):
        StudyStore(tmp_path, SMALL)
    StudyStore(tmp_path, SMALL).close()


def test_another_study_needs_another_folder(tmp_path: Path) -> None:
    StudyStore(tmp_path, SMALL).close()
    with pytest.raises(BadStudy, match="another study"):
        StudyStore(tmp_path, make_study(GIVEN | {"seed": 20}))


def test_other_bots_make_another_study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    StudyStore(tmp_path, SMALL).close()
    monkeypatch.setattr(store, "code_of", lambda game: "other code")
    with pytest.raises(BadStudy, match="other rules or bots"):
        StudyStore(tmp_path, SMALL)


def test_the_bots_of_another_game_do_not_matter() -> None:
    assert store.code_of("darkest") != store.code_of("betrayal")
    names = {name for name, _ in store.contents(Path(dreadhall.__file__).parent / "bots", "", {"darkest"})}
    assert "/betrayal/scout.py" in names
    assert not any("darkest" in name for name in names)


def test_a_study_whose_cells_are_counted_otherwise_now_is_not_told_wrongly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    StudyStore(tmp_path, SMALL).close()
    assert store.read_study_of(tmp_path) == SMALL
    monkeypatch.setattr(store, "names_of_cells", lambda study: ["another", "order"])
    with pytest.raises(BadStudy, match="in another way"):
        store.read_study_of(tmp_path)


def test_a_game_that_is_there_twice_is_found_out(tmp_path: Path) -> None:
    run_study(SMALL, tmp_path, Alone(), None, hurried())
    first = min(tmp_path.glob("games-*.parquet"))
    (tmp_path / "games-999999.parquet").write_bytes(first.read_bytes())
    with pytest.raises(BadStudy, match="twice"):
        read_games(tmp_path)
