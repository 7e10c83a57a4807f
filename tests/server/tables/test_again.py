"""Playing again with the same people, and going on from a position of a game that is over."""

import pytest

from tests.server.helpers import Server, Table

pytestmark = pytest.mark.anyio


async def played(server: Server) -> Table:
    """A table at which a game is over."""
    table = await server.started(2)
    await table.play_on()
    return table


async def test_the_next_table_has_the_same_seats_bots_and_options(server: Server) -> None:
    table = await server.open(seats=3, title="Thursday", options={"household": True})
    for seat in (0, 1):
        await table.join(seat)
    await table.good("PUT", "/seats/2/bot", table.host, {"bot": "random"})
    await table.start()
    await table.good("POST", "/give-up", 0)
    await table.good("POST", "/give-up/agree", 1, {"number": (await table.info())["give_up"]["number"], "agree": True})
    old = await table.info()
    again = Table(server, await table.good("POST", "/again", 1, {}))
    new = await again.info()
    assert (await table.info())["successor"] == new["id"] != old["id"]
    assert [new[name] for name in ("game", "title", "options")] == [old[name] for name in ("game", "title", "options")]
    assert new["status"] == "lobby"
    assert [(seat["taken"], seat["bot"]) for seat in new["seats"]] == [(False, None), (False, None), (False, "random")]


async def test_others_hear_of_it_and_come_along_each_as_they_were_there(server: Server) -> None:
    table = await played(server)
    await table.refused(409, "no-successor", "POST", "/follow", 1)
    again = Table(server, await table.good("POST", "/again", 0, {"options": {"household": True}}))
    assert (await again.info())["options"]["household"] is True
    [line] = [line for line in await table.good("GET", "/chat", 1) if line["notice"]]
    assert line["notice"] == {"kind": "again", "data": {"name": "Player 0"}}
    invited = (await table.good("POST", "/follow", 1))["key"]
    await again.good("POST", "/seats/1/join", invited, {"name": "Ben"})
    watching = (await table.good("POST", "/follow", table.spectator))["key"]
    await again.refused(403, "forbidden", "POST", "/seats/0/join", watching, {"name": "Eve"})
    assert (await again.good("GET", "", watching))["seats"][1]["name"] == "Ben"


async def test_links_of_the_next_table_can_be_withdrawn(server: Server) -> None:
    table = await played(server)
    again = Table(server, await table.good("POST", "/again", 0, {}))
    invited = (await table.good("POST", "/follow", 1))["key"]
    watching = (await table.good("POST", "/follow", table.spectator))["key"]
    await again.good("POST", "/seats/1/join", invited, {"name": "Ben"})
    await again.good("POST", "/seats/1/kick", again.host)
    await again.good("POST", "/links/invite", again.host)
    await again.refused(401, "bad-key", "POST", "/seats/1/join", invited, {"name": "Ben"})
    await table.refused(409, "link-withdrawn", "POST", "/follow", 1)
    await table.good("POST", "/follow", table.spectator)
    await again.good("POST", "/links/spectator", again.host)
    await again.refused(401, "bad-key", "GET", "", watching)
    await table.refused(409, "link-withdrawn", "POST", "/follow", table.spectator)


async def test_whoever_asks_for_the_way_again_and_again_gets_the_same_link(server: Server) -> None:
    table = await played(server)
    again = Table(server, await table.good("POST", "/again", 0, {}))
    ways = [(await table.good("POST", "/follow", key))["key"] for key in (0, 1, table.spectator) * 3]
    assert len(set(ways)) == 3
    assert len((await server.services.tables.get(again.id)).stored.keys) == 6, "three of its own besides"


async def test_one_next_table_is_enough(server: Server) -> None:
    table = await server.started(2)
    await table.refused(409, "not-over", "POST", "/again", 0, {})
    await table.play_on()
    await table.good("POST", "/again", 0, {})
    await table.refused(409, "opened-already", "POST", "/again", 1, {})


async def test_after_the_end_anybody_goes_on_from_any_position(server: Server) -> None:
    table = await played(server)
    save = await table.good("GET", "/save", table.spectator, number=3)
    copy = await server.restore(save)
    info = await copy.info()
    assert info["origin"] == {"table": table.id, "number": 3, "title": ""}
    assert info["bound"] == []
    for seat in (0, 1):
        await copy.join(seat)
    await copy.start()
    was = await table.good("GET", "/replay", 0, number=3)
    assert (await copy.state(0))["view"]["position"] == was["view"]["position"]
    await copy.play_on()


async def test_nobody_goes_back_behind_a_running_game(server: Server) -> None:
    table = await server.started(2)
    await table.play_on(4)
    for key in (0, table.host, table.spectator):
        await table.refused(403, "forbidden", "GET", "/save", key, number=2)
    await table.play_on()
    await table.refused(404, "no-such-move", "GET", "/save", 0, number=10_000)
