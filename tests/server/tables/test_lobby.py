"""Around the table: links, seats, bots, and the start."""

import pytest

from tests.server.helpers import Server

pytestmark = pytest.mark.anyio


async def test_games_are_listed_with_options_and_bots(small_server: Server) -> None:
    games = {game["name"]: game for game in (await small_server.http.get("/api/games")).json()}
    assert (games["darkest"]["fewest_seats"], games["darkest"]["most_seats"]) == (1, 5)
    luck = next(option for option in games["lanterns"]["options"] if option["name"] == "luck")
    assert (luck["default"], luck["values"], luck["help"]) == ("plain", ["plain", "wild"], "option-lanterns-luck")
    assert luck["added"] == []
    assert "random" in games["lanterns"]["bots"]


async def test_a_table_goes_from_the_lobby_to_play(server: Server) -> None:
    table = await server.open(seats=3, title="Friday", options={"rounds": 2})
    await table.refused(409, "seat-empty", "POST", "/start", table.host)
    await table.join(0, "Ann")
    await table.join(1, "Bob")
    await table.good("PUT", "/seats/2/bot", table.host, {"bot": "random"})
    lobby = await table.good("GET", "", table.spectator)
    assert lobby["status"] == "lobby"
    assert lobby["options"]["rounds"] == 2
    assert [(seat["name"], seat["taken"], seat["bot"]) for seat in lobby["seats"]] == [
        ("Ann", True, None),
        ("Bob", True, None),
        ("", False, "random"),
    ]
    await table.refused(403, "forbidden", "POST", "/start", 0)
    await table.start()
    assert (await table.info())["status"] == "playing"
    await table.refused(409, "started", "POST", "/start", table.host)
    assert (await table.state(0))["view"]["commitment"] == lobby["commitment"]


async def test_the_host_sets_up_the_table_before_the_start(server: Server) -> None:
    table = await server.open(seats=2)
    await table.good("PATCH", "", table.host, {"seats": 3, "options": {"luck": "wild"}, "title": "Late"})
    info = await table.info()
    assert (len(info["seats"]), info["options"]["luck"], info["title"]) == (3, "wild", "Late")
    await table.join(2)
    await table.refused(409, "seat-taken", "PATCH", "", table.host, {"seats": 2})
    await table.refused(400, "bad-option", "PATCH", "", table.host, {"options": {"lucky": 1}})
    await table.refused(403, "forbidden", "PATCH", "", table.invite, {"title": "Mine"})


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"game": "chess", "seats": 2}, 404, "no-such-game"),
        ({"game": "lanterns", "seats": 9}, 400, "bad-option"),
        ({"game": "lanterns", "seats": 2, "options": {"rounds": 0}}, 400, "bad-option"),
        ({"game": "lanterns"}, 400, "bad-request"),
        ({"game": "lanterns", "seats": 2, "color": "red"}, 400, "bad-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_a_line(
    small_server: Server, body: dict[str, object], status: int, error: str
) -> None:
    reply = await small_server.http.post("/api/tables", json=body)
    assert (reply.status_code, reply.json()["error"]) == (status, error)
    assert set(reply.json()) == {"error", "message"}


async def test_a_seat_is_taken_once_and_can_be_left(server: Server) -> None:
    table = await server.open()
    await table.join(0)
    await table.refused(409, "seat-taken", "POST", "/seats/0/join", table.invite, {"name": "Eve"})
    await table.refused(403, "forbidden", "PATCH", "/seats/1", 0, {"name": "Eve"})
    await table.good("PATCH", "/seats/0", 0, {"name": "Anna"})
    assert (await table.info())["seats"][0]["name"] == "Anna"
    await table.good("POST", "/seats/0/leave", 0)
    await table.refused(401, "bad-key", "GET", "", 0)
    await table.join(0)


async def test_the_host_can_withdraw_any_link(server: Server) -> None:
    table = await server.started()
    await table.refused(403, "forbidden", "POST", "/seats/1/kick", 0)
    await table.good("POST", "/seats/1/kick", table.host)
    await table.refused(401, "bad-key", "GET", "/play", 1)
    for link, old in (("invite", table.invite), ("spectator", table.spectator)):
        new = (await table.good("POST", f"/links/{link}", table.host))["key"]
        await table.refused(401, "bad-key", "GET", "", old)
        await table.good("GET", "", new)


async def test_a_wrong_key_and_a_wrong_table_look_the_same(small_server: Server) -> None:
    table = await small_server.open()
    wrong = await table.call("GET", "", "dhh_" + "x" * 32)
    elsewhere = await small_server.http.get("/api/tables/nowhere", headers={"Authorization": f"Bearer {table.host}"})
    without = await small_server.http.get(f"/api/tables/{table.id}")
    assert wrong.status_code == elsewhere.status_code == without.status_code == 401
    assert wrong.content == elsewhere.content == without.content


async def test_a_browser_finds_its_tables_by_its_keys(server: Server) -> None:
    table, other = await server.started(), await server.open(seats=3)
    keys = [table.keys[0], "nonsense", other.host, table.keys[1]]
    mine = (await server.http.post("/api/mine", json={"keys": keys})).json()
    assert [(m["index"], m["role"], m["seat"], m["my_turn"]) for m in mine] == [
        (0, "seat", 0, True),
        (2, "host", None, False),
        (3, "seat", 1, False),
    ]
    assert mine[1]["table"]["id"] == other.id


async def test_an_invitation_shows_the_lobby_but_not_the_game(server: Server) -> None:
    table = await server.started()
    await table.good("GET", "", table.invite)
    await table.refused(403, "forbidden", "GET", "/play", table.invite)
    await table.refused(403, "forbidden", "GET", "/chat", table.invite)
    async with table.connect(table.invite) as guest:
        assert (await guest.hear())["type"] == "table"


async def test_those_at_the_table_chat_and_spectators_listen(server: Server) -> None:
    table = await server.open()
    await table.join(0, "Ann")
    for text in ("Hello", "Anybody?"):
        await table.good("POST", "/chat", 0, {"text": text})
    await table.good("POST", "/chat", table.host, {"text": "Soon"})
    await table.refused(403, "forbidden", "POST", "/chat", table.spectator, {"text": "Boo"})
    await table.refused(400, "bad-request", "POST", "/chat", 0, {"text": "x" * 501})
    lines = await table.good("GET", "/chat", table.spectator, since=1)
    assert [(line["number"], line["name"], line["text"]) for line in lines] == [(2, "Ann", "Anybody?"), (3, "", "Soon")]


async def test_a_game_that_minds_the_date_is_played_on_the_day_of_its_start(server: Server) -> None:
    table = await server.started(3, "betrayal", options={"explorers": "dealt"})
    options = (await table.info())["options"]
    assert (options["month"], options["day"]) == (1, 12)
