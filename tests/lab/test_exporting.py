"""Games that people have played become rows, if they are over and all have agreed; nobody's name is among them."""

import random
from functools import partial
from pathlib import Path

import anyio.to_thread
import pytest

from dreadhall.lab.errors import BadStudy
from dreadhall.lab.exporting import Exported, export_games
from dreadhall.lab.report.results import Results
from dreadhall.lab.store import read_games, read_turns
from dreadhall.server.config import Settings
from tests.server.helpers import Server, Table, free_settings, running
from tests.server.played import play_ahead, play_to_the_end

pytestmark = pytest.mark.anyio
OPTIONS = {"start": "haunt", "haunt": 37, "explorers": "dealt"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return free_settings(f"sqlite:///{tmp_path}/tables.sqlite3")


async def exported(settings: Settings, to: Path) -> Exported:
    """What an operator gets while the server runs."""
    return await anyio.to_thread.run_sync(partial(export_games, settings, to))


async def begun(server: Server, *, studied: bool, game: str = "betrayal") -> Table:
    """A table at which two people and a bot have begun."""
    table = await server.open(game, 3, options=OPTIONS if game == "betrayal" else {})
    await table.good("PATCH", "", table.host, {"studied": studied})
    for seat in range(3):
        await table.join(seat, name=f"Nameless {seat}")
    await table.start()
    return table


async def test_only_finished_games_go_out_whose_players_have_agreed(settings: Settings, tmp_path: Path) -> None:
    async with running(settings) as server:
        agreed, running_still, not_agreed = [await begun(server, studied=studied) for studied in (True, True, False)]
        await play_to_the_end(agreed, 1)
        await play_to_the_end(not_agreed, 2)
        loaded = await server.services.tables.get(running_still.id)
        await play_ahead(server, loaded, 2, random.Random(3))  # the dice are secret: with more, it may be over
        audit = await agreed.good("GET", "/audit", 0)
        assert await exported(settings, tmp_path / "out") == Exported({"betrayal": 1}, 0)
    rows = read_games(tmp_path / "out/betrayal")
    assert rows["winners"].to_list() == [audit["result"]["winners"]]
    assert rows["reason"].to_list() == [audit["result"]["reason"]]
    assert rows["decisions"].to_list() == [len(audit["tape"])]
    assert rows["haunt"].to_list() == [37]
    assert rows["players"].to_list() == [["person"] * 3]
    assert read_turns(tmp_path / "out/betrayal")["round"].max() == rows["rounds"][0]


async def test_nothing_says_who_has_played(settings: Settings, tmp_path: Path) -> None:
    async with running(settings) as server:
        table = await begun(server, studied=True)
        await table.good("POST", "/chat", 0, {"text": "Something private"})
        await play_to_the_end(table, 1)
        await exported(settings, tmp_path / "out")
    written = b"".join(path.read_bytes() for path in (tmp_path / "out").rglob("*") if path.is_file())
    told = f"{read_games(tmp_path / 'out/betrayal').to_dicts()}{read_turns(tmp_path / 'out/betrayal').to_dicts()}"
    for secret in ("Nameless", "Something private", table.id):
        assert secret.encode() not in written
        assert secret not in told


async def test_a_report_can_be_made_of_them(settings: Settings, tmp_path: Path) -> None:
    async with running(settings) as server:
        for seed in range(2):
            await play_to_the_end(await begun(server, studied=True), seed)
        await exported(settings, tmp_path / "out")
    results = Results.read(tmp_path / "out/betrayal")
    assert [found.games for found in results.cells()] == [2]
    assert results.source().startswith("person; n = 2 games")


async def test_a_game_that_was_given_up_is_won_by_nobody(settings: Settings, tmp_path: Path) -> None:
    async with running(settings) as server:
        table = await begun(server, studied=True)
        loaded = await server.services.tables.get(table.id)
        await play_ahead(server, loaded, 2, random.Random(3))  # the dice are secret: with more, it may be over
        asked = await table.good("POST", "/give-up", 0)
        for seat in (1, 2):
            await table.good("POST", "/give-up/agree", seat, {"number": asked["give_up"]["number"], "agree": True})
        await exported(settings, tmp_path / "out")
    rows = read_games(tmp_path / "out/betrayal")
    assert rows["reason"].to_list() == ["given-up"]
    assert rows["winner"].to_list() == [""]


def test_a_folder_that_is_there_is_left_alone(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(BadStudy, match="is there already"):
        export_games(settings, tmp_path)
