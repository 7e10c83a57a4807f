"""Tables that are played with packages of others, on a server that may lose one."""

from collections.abc import Iterator

import pytest

from dreadhall.betrayal.haunts import ALL_HAUNTS
from dreadhall.betrayal.haunts.installed import Haunts
from dreadhall.kernel.game import Package
from tests.elsewhere.cold_snap import COLD_SNAP
from tests.server.helpers import Server, free_settings, running

pytestmark = pytest.mark.anyio

CHOSEN = {"haunt": "cold-snap", "start": "haunt", "explorers": "dealt"}


@pytest.fixture(autouse=True)
def _winter(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The haunt is known, as of a distribution."""
    ALL_HAUNTS.register(COLD_SNAP)
    monkeypatch.setattr(Haunts, "package", lambda _self, _id: Package("cold-winter", "1.0"))
    yield
    ALL_HAUNTS.forget(COLD_SNAP)


async def test_the_lobby_is_told_what_packages_have_added(small_server: Server) -> None:
    games = (await small_server.http.get("/api/games")).json()
    added = {one["name"]: one["added"] for game in games if game["name"] == "betrayal" for one in game["options"]}
    titles = dict.fromkeys(("en", "de", "fr"), "Cold Snap")
    assert added.pop("haunt") == [{"value": "cold-snap", "titles": titles, "page": COLD_SNAP.page}]
    assert not any(added.values())


async def test_a_table_waits_for_its_package_and_goes_on(database: str) -> None:
    async with running(free_settings(database)) as server:
        table = await server.started(3, "betrayal", options=CHOSEN)
        await table.play_on(2)
        before = await table.state(0)

    ALL_HAUNTS.forget(COLD_SNAP)
    async with running(free_settings(database)) as server:
        refusal = await table.at(server).call("GET", "/play", 0)
        assert (refusal.status_code, refusal.json()["error"]) == (503, "missing-package")
        assert refusal.json()["message"].startswith("this table is played with cold-winter 1.0 (not installed here)")
        assert await (await server.started()).play_on(3)

    ALL_HAUNTS.register(COLD_SNAP)
    async with running(free_settings(database)) as server:
        assert await table.at(server).state(0) == before
        assert await table.at(server).play_on(3)
