"""A game may be studied only if that was said before it began, where everybody could see it."""

import pytest

from dreadhall.words import LANGUAGES, Words
from tests.server.helpers import Server

pytestmark = pytest.mark.anyio


async def test_no_game_may_be_studied_unless_the_host_says_so_and_everybody_sees_it(server: Server) -> None:
    table = await server.open()
    assert (await table.info())["studied"] is False
    await table.join(0)
    await table.refused(403, "forbidden", "PATCH", "", 0, {"studied": True})
    await table.good("PATCH", "", table.host, {"studied": True})
    assert (await table.good("GET", "", 0))["studied"] is True
    assert (await table.good("GET", "", table.invite))["studied"] is True


async def test_once_a_game_runs_it_can_only_be_withdrawn(small_server: Server) -> None:
    table = await small_server.started()
    await table.refused(409, "started", "PATCH", "", table.host, {"studied": True})
    other = await small_server.open()
    await other.good("PATCH", "", other.host, {"studied": True})
    for seat in range(2):
        await other.join(seat)
    await other.start()
    assert (await other.good("PATCH", "", other.host, {"studied": False}))["studied"] is False
    await other.refused(409, "started", "PATCH", "", other.host, {"studied": True})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_says_so_in_every_language(language: str) -> None:
    words = Words(language)
    said = {words.say("notice-studied", allowed=allowed) for allowed in ("true", "false")}
    assert len(said) == 2
