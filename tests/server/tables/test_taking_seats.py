"""In a running game with secrets a seat changes hands only as its table allows, and never stands empty."""

from pathlib import Path
from typing import Any

import pytest

from tests.betrayal.haunts.wolves import wolves
from tests.server.conftest import StartServer
from tests.server.helpers import Clock, Server, Table
from tests.server.played import opened

pytestmark = pytest.mark.anyio

SECRET: dict[str, dict[str, Any]] = {
    "/play": {},
    "/events": {},
    "/chat": {},
    "/book": {"language": "en"},
    "/save": {},
    "/replay": {"number": 0},
}


async def at_table(server: Server, people: int, bots: int = 1, game: str = "lanterns") -> Table:
    """A running game with a person on each of the first seats and bots on the others."""
    table = await server.open(game, people + bots)
    for seat in range(people):
        await table.join(seat)
    for seat in range(people, people + bots):
        await table.good("PUT", f"/seats/{seat}/bot", table.host, {"bot": "random"})
    await table.start()
    await server.services.bots.idle()
    return table


async def ask(table: Table, seat: int, name: str = "Eve", key: str = "", beside: str | None = None) -> dict[str, Any]:
    """Ask for a seat, with the link for players if no other is given."""
    joined: dict[str, Any] = await table.good("POST", f"/seats/{seat}/join", key or table.invite, body(name, beside))
    return joined


def body(name: str, beside: str | None = None) -> dict[str, str]:
    """What is sent with it."""
    return {"name": name} | ({"beside": beside} if beside else {})


async def say_yes(table: Table, seat: int, name: str, *keys: str | int) -> None:
    """These agree."""
    for key in keys:
        await table.good("POST", f"/seats/{seat}/claim", key, {"name": name, "agree": True})


async def claims(table: Table) -> list[dict[str, Any]]:
    """Who asks for which seat, and who has yet to agree."""
    found: list[dict[str, Any]] = (await table.info())["claims"]
    return found


async def told(table: Table) -> list[tuple[str, dict[str, Any]]]:
    """What the house has said to all."""
    lines = await table.good("GET", "/chat", table.spectator)
    return [(line["notice"]["kind"], line["notice"]["data"]) for line in lines if line["notice"]]


async def test_whoever_has_the_link_for_players_sees_nothing_before_all_agree(server: Server) -> None:
    table = await at_table(server, people=2)
    eve = await ask(table, 2)
    assert (eve["seat"], eve["waiting"]) == (2, True)
    for path, query in SECRET.items():
        await table.refused(403, "forbidden", "GET", path, eve["key"], **query)
    await table.refused(403, "forbidden", "POST", "/answer", eve["key"], {"asked": 0, "answer": "wait"})
    await table.refused(403, "forbidden", "POST", "/chat", eve["key"], {"text": "Let me in"})
    seat = (await table.good("GET", "", eve["key"]))["seats"][2]
    assert (seat["taken"], seat["bot"]) == (False, "random")
    assert await claims(table) == [{"seat": 2, "name": "Eve", "waiting": [None, 0, 1], "conduct": None}]
    assert await told(table) == [("seat-asked", {"name": "Eve", "seat": 2})]


async def test_the_connection_of_whoever_is_admitted_goes_on_as_that_of_the_seat(server: Server) -> None:
    table = await at_table(server, people=2)
    key = (await ask(table, 2))["key"]
    async with table.connect(table.spectator) as all_see:
        await all_see.until(lambda: bool(all_see.table))
        async with table.connect(key) as eve:
            await eve.until(lambda: bool(eve.table.get("claims")))
            assert (await eve.do("ping"))["type"] == "done"
            assert (eve.play, eve.chat) == ({}, [])
            await say_yes(table, 2, "Eve", table.host, 0, 1)
            await eve.until(lambda: bool(eve.play))
            assert eve.play["view"]["seat"] == 2
            assert (await eve.do("chat", text="Here I am"))["type"] == "done"
            seat = (await table.info())["seats"][2]
            assert (seat["name"], seat["taken"], seat["bot"], seat["here"]) == ("Eve", True, None, True)
        await all_see.until(lambda: all_see.table["seats"][2]["taken"] and not all_see.table["seats"][2]["here"])
    assert (await table.state(key))["view"]["seat"] == 2
    assert await claims(table) == []
    assert [kind for kind, _ in await told(table)] == ["seat-asked", "seat-admitted"]


async def test_whoever_is_refused_has_nothing_in_hand(server: Server) -> None:
    table = await at_table(server, people=2)
    key = (await ask(table, 2))["key"]
    async with table.connect(key) as eve:
        await eve.hear()
        await table.good("POST", "/seats/2/claim", table.host, {"name": "Eve", "agree": False})
        with pytest.raises(Exception, match="4403"):
            await eve.until(lambda: False)
    await table.refused(401, "bad-key", "GET", "", key)
    assert await claims(table) == []
    assert (await told(table))[-1] == ("seat-refused", {"name": "Eve", "seat": 2})


@pytest.mark.parametrize("way", ["leave", "kick"])
async def test_a_seat_of_a_running_game_is_never_left_without_its_bot(server: Server, way: str) -> None:
    table = await at_table(server, people=2, bots=0)
    await table.good("POST", f"/seats/1/{way}", 1 if way == "leave" else table.host)
    seat = (await table.info())["seats"][1]
    assert (seat["name"], seat["taken"], seat["bot"]) == ("", False, "random")
    await table.refused(409, "bot-stays", "DELETE", "/seats/1/bot", table.host)
    kind = "seat-left" if way == "leave" else "seat-sent-away"
    assert await told(table) == [(kind, {"name": "Player 1", "seat": 1, "bot": "random"})]
    await server.services.bots.idle()
    await table.answer(0, (await table.state(0))["view"]["ask"]["choices"][0]["key"])


async def test_a_bot_that_replaced_a_person_who_left_knows_the_game(server: Server) -> None:
    table = await at_table(server, people=2, bots=0, game="darkest")
    await table.good("POST", "/seats/1/leave", 1)
    assert str((await table.info())["seats"][1]["bot"]).startswith("clever-"), "good company"


async def test_the_host_sits_where_somebody_was_sent_away_only_if_the_others_agree(server: Server) -> None:
    table = await at_table(server, people=3, bots=0)
    await table.good("POST", "/seats/1/kick", table.host)
    host = await ask(table, 1, "Ann", table.host, beside=table.keys[0])
    assert host["waiting"]
    assert await claims(table) == [{"seat": 1, "name": "Ann", "waiting": [2], "conduct": None}]
    await table.refused(403, "forbidden", "GET", "/play", host["key"])
    await table.refused(409, "need-not-agree", "POST", "/seats/1/claim", table.host, {"name": "Ann", "agree": True})
    await table.refused(409, "need-not-agree", "POST", "/seats/1/claim", 0, {"name": "Ann", "agree": True})
    await say_yes(table, 1, "Ann", 2)
    assert (await table.state(host["key"]))["view"]["seat"] == 1


async def test_the_host_sits_where_a_bot_plays_only_if_the_others_agree(server: Server) -> None:
    table = await at_table(server, people=2)
    host = await ask(table, 2, "Ann", table.host)
    assert await claims(table) == [{"seat": 2, "name": "Ann", "waiting": [0, 1], "conduct": None}]
    await say_yes(table, 2, "Ann", 1)
    await table.refused(403, "forbidden", "GET", "/play", host["key"])
    await say_yes(table, 2, "Ann", 0)
    await table.state(host["key"])


async def test_whoever_has_a_seat_gets_a_second_one_only_if_all_agree(server: Server) -> None:
    table = await at_table(server, people=2)
    await ask(table, 2, "Bob", beside=table.keys[1])
    assert await claims(table) == [{"seat": 2, "name": "Bob", "waiting": [None, 0], "conduct": None}]


async def test_to_the_seat_of_somebody_who_was_sent_away_all_must_agree(server: Server) -> None:
    table = await at_table(server, people=3, bots=0)
    sent_away = table.keys[1]
    await table.good("POST", "/seats/1/kick", table.host)
    again = await ask(table, 1, "Bob", beside=sent_away)
    assert await claims(table) == [{"seat": 1, "name": "Bob", "waiting": [None, 0, 2], "conduct": None}]
    await say_yes(table, 1, "Bob", 2, table.host, 0)
    assert (await table.state(again["key"]))["view"]["seat"] == 1


async def test_one_no_is_enough(server: Server) -> None:
    table = await at_table(server, people=2)
    host = await ask(table, 2, "Ann", table.host)
    await say_yes(table, 2, "Ann", 0)
    await table.good("POST", "/seats/2/claim", 1, {"name": "Ann", "agree": False})
    await table.refused(401, "bad-key", "GET", "", host["key"])


async def test_each_person_agrees_once_with_any_of_their_seats(server: Server) -> None:
    table = await server.open(seats=4)
    await table.join(0)
    await table.join(1)
    await table.join(2, beside=1)
    await table.good("PUT", "/seats/3/bot", table.host, {})
    await table.start()
    host = await ask(table, 3, "Ann", table.host, beside=table.keys[0])
    assert await claims(table) == [{"seat": 3, "name": "Ann", "waiting": [1], "conduct": None}]
    await say_yes(table, 3, "Ann", 2)
    await table.state(host["key"])


async def test_whoever_left_a_seat_can_come_back_to_that_one_only(server: Server) -> None:
    table = await at_table(server, people=3)
    left = table.keys[1]
    await table.good("POST", "/seats/1/leave", 1)
    await table.refused(409, "other-seat", "POST", "/seats/3/join", table.invite, body("Bob", left))
    await table.refused(409, "other-seat", "POST", "/seats/3/join", table.host, body("Bob", left))
    back = await ask(table, 1, "Bob", beside=left)
    assert await claims(table) == [{"seat": 1, "name": "Bob", "waiting": [None], "conduct": None}]
    await say_yes(table, 1, "Bob", table.host)
    assert (await table.state(back["key"]))["view"]["seat"] == 1


async def test_a_host_who_stood_up_sits_down_again_at_once(server: Server) -> None:
    table = await at_table(server, people=2)
    await table.good("POST", "/seats/0/leave", 0)
    assert not (await ask(table, 0, "Ann", table.host, beside=table.keys[0]))["waiting"]


async def test_a_seat_left_before_the_start_binds_nobody(server: Server) -> None:
    table = await server.open(seats=3)
    await table.join(0)
    await table.join(1)
    left = table.keys[1]
    await table.good("POST", "/seats/1/leave", 1)
    for seat in (1, 2):
        await table.good("PUT", f"/seats/{seat}/bot", table.host, {})
    await table.start()
    assert (await ask(table, 2, "Bob", beside=left))["waiting"]


async def test_who_plays_alone_with_bots_takes_their_seats_at_once(server: Server) -> None:
    table = await at_table(server, people=1, bots=2)
    assert not (await ask(table, 1, "Ann", beside=table.keys[0]))["waiting"]
    assert (await ask(table, 2, "Ben"))["waiting"]


@pytest.fixture
async def without_bots(start_server: StartServer, tmp_path: Path) -> Server:
    """A server whose bots never move, so that a table of bots stays where it is."""
    return await start_server(f"sqlite:///{tmp_path / 'still.sqlite3'}", bots=0)


async def test_the_host_of_a_table_of_bots_takes_a_seat_at_once(without_bots: Server) -> None:
    table = await at_table(without_bots, people=0, bots=2)
    assert (await ask(table, 0, "Eve"))["waiting"]
    assert not (await ask(table, 1, "Ann", table.host))["waiting"]


async def test_where_nothing_is_secret_a_seat_is_taken_at_once_and_all_are_told(server: Server) -> None:
    table = await at_table(server, people=2, game="darkest")
    eve = await ask(table, 2)
    assert not eve["waiting"]
    await table.state(eve["key"])
    assert await told(table) == [("seat-taken", {"name": "Eve", "seat": 2, "bot": "random"})]


async def test_after_the_haunt_a_seat_is_asked_for(server: Server) -> None:
    table = await opened(server, wolves().table)
    await table.good("POST", "/seats/2/leave", 2)
    eve = await ask(table, 2)
    await table.refused(403, "forbidden", "GET", "/book", eve["key"], language="en")
    await say_yes(table, 2, "Eve", table.host, *(seat for seat in table.keys if seat != 2))
    assert (await table.good("GET", "/book", eve["key"], language="en"))["pages"] == ["haunts", "h05", "h05-traitor"]


async def test_one_asks_for_a_seat_at_a_time_and_few_at_a_table(without_bots: Server) -> None:
    table = await at_table(without_bots, people=0, bots=4)
    for seat in (0, 1, 2):
        await ask(table, seat)
    await table.refused(409, "seat-asked", "POST", "/seats/1/join", table.invite, body("Mallory"))
    await table.refused(429, "too-many", "POST", "/seats/3/join", table.invite, body("Mallory"))


async def test_nobody_asks_again_and_again(server: Server) -> None:
    table = await at_table(server, people=2)
    for _ in range(6):
        await table.good("POST", "/seats/2/leave", (await ask(table, 2))["key"])
    await table.refused(429, "too-many", "POST", "/seats/2/join", table.invite, body("Eve"))


async def test_somebody_else_in_the_place_of_who_asked_is_not_admitted_by_mistake(server: Server) -> None:
    table = await at_table(server, people=2)
    eve = await ask(table, 2)
    await table.good("POST", "/seats/2/leave", eve["key"])
    await table.refused(401, "bad-key", "GET", "", eve["key"])
    assert await claims(table) == []
    await ask(table, 2, "Mallory")
    await table.refused(409, "no-claim", "POST", "/seats/2/claim", table.host, {"name": "Eve", "agree": True})


async def test_only_those_at_the_table_are_asked(server: Server) -> None:
    table = await at_table(server, people=2)
    eve = await ask(table, 2)
    for key in (eve["key"], table.invite, table.spectator):
        await table.refused(403, "forbidden", "POST", "/seats/2/claim", key, {"name": "Eve", "agree": True})
    await table.refused(409, "no-claim", "POST", "/seats/1/leave", eve["key"])
    await table.refused(403, "forbidden", "POST", "/seats/1/leave", table.invite)
    await table.refused(409, "no-claim", "POST", "/seats/0/claim", table.host, {"name": "Eve", "agree": True})


async def test_who_leaves_need_not_agree_any_more(server: Server) -> None:
    table = await at_table(server, people=3)
    host = await ask(table, 3, "Ann", table.host, beside=table.keys[0])
    await say_yes(table, 3, "Ann", 1)
    await table.good("POST", "/seats/2/leave", 2)
    assert (await table.state(host["key"]))["view"]["seat"] == 3


async def test_the_end_settles_what_was_asked(without_bots: Server) -> None:
    table = await at_table(without_bots, people=2)
    eve = await ask(table, 2)
    loaded = await without_bots.services.tables.get(table.id)
    while (question := loaded.started.ask) is not None:
        seat = question.seats[0]
        answer = question.choices_for(seat)[0].key
        await without_bots.services.play.answer(loaded, seat, loaded.started.asked[seat], answer, by_bot=seat == 2)
    assert await claims(table) == []
    await table.refused(409, "no-claim", "POST", "/seats/2/claim", table.host, {"name": "Eve", "agree": True})
    for path, query in SECRET.items():
        await table.refused(403, "forbidden", "GET", path, eve["key"], **query)


async def test_all_are_told_that_a_bot_plays_for_somebody_who_keeps_the_seat(server: Server) -> None:
    table = await at_table(server, people=2, bots=0)
    await table.good("PUT", "/seats/1/bot", 1, {"bot": "random"})
    played = ("bot-plays", {"name": "Player 1", "seat": 1, "bot": "random"})
    assert await told(table) == [played]
    await table.refused(409, "seat-taken", "POST", "/seats/1/join", table.invite, body("Eve"))
    await table.good("DELETE", "/seats/1/bot", 1)
    assert await told(table) == [played, ("seat-back", {"name": "Player 1", "seat": 1})]


async def test_a_browser_finds_the_table_it_asks_at_but_no_turn_of_its_own(server: Server) -> None:
    table = await at_table(server, people=2)
    key = (await ask(table, 2))["key"]
    [mine] = (await server.http.post("/api/mine", json={"keys": [key]})).json()
    assert (mine["role"], mine["seat"], mine["my_turn"]) == ("guest", None, False)


async def test_who_is_admitted_at_one_process_plays_on_at_another(start_server: StartServer, postgres_url: str) -> None:
    clock = Clock()
    here, there = [await start_server(postgres_url, clock) for _ in range(2)]
    table = await at_table(here, people=2)
    key = (await ask(table.at(there), 2))["key"]
    async with table.at(there).connect(key) as eve:
        await eve.until(lambda: bool(eve.table.get("claims")))
        await say_yes(table, 2, "Eve", table.host, 0, 1)
        await eve.until(lambda: bool(eve.play))
        assert eve.play["view"]["seat"] == 2


async def test_whoever_sent_all_others_away_cannot_sit_on_their_seats(server: Server) -> None:
    table = await at_table(server, people=3, bots=0)
    for seat in (1, 2):
        await table.good("POST", f"/seats/{seat}/kick", table.host)
    for key in (table.host, table.invite):
        await table.refused(409, "nobody-agrees", "POST", "/seats/1/join", key, body("Ann", table.keys[0]))


async def test_a_host_who_asks_with_the_link_for_players_does_not_agree_alone(server: Server) -> None:
    """Nobody knows who has that link: the others of the table are asked, whoever it is."""
    table = await at_table(server, people=2)
    hidden = await ask(table, 2, "A stranger")
    await say_yes(table, 2, "A stranger", table.host, 0)
    await table.refused(403, "forbidden", "GET", "/play", hidden["key"])
    await table.good("POST", "/seats/2/claim", 1, {"name": "A stranger", "agree": False})
    await table.refused(401, "bad-key", "GET", "/play", hidden["key"])


async def test_nor_where_the_others_were_sent_away(server: Server) -> None:
    table = await at_table(server, people=2)
    await table.good("POST", "/seats/1/kick", table.host)
    for seat in (1, 2):
        await table.refused(409, "nobody-agrees", "POST", f"/seats/{seat}/join", table.invite, body("A stranger"))


async def test_to_send_somebody_away_is_no_way_to_their_consent(server: Server) -> None:
    table = await at_table(server, people=3, bots=0)
    await table.good("POST", "/seats/1/kick", table.host)
    asked = await ask(table, 1, "Ann", table.host, beside=table.keys[0])
    assert await claims(table) == [{"seat": 1, "name": "Ann", "waiting": [2], "conduct": None}]
    await table.good("POST", "/seats/2/kick", table.host)
    assert await claims(table) == []
    await table.refused(401, "bad-key", "GET", "/play", asked["key"])


async def test_whoever_is_left_when_the_others_have_gone_does_not_agree_alone(server: Server) -> None:
    """The stranger with the link for players may be the one who is left: nobody else could tell."""
    table = await at_table(server, people=2)
    left = table.keys[1]
    await table.good("POST", "/seats/1/leave", 1)
    for seat in (1, 2):
        await table.refused(409, "nobody-agrees", "POST", f"/seats/{seat}/join", table.invite, body("A stranger"))
    assert (await ask(table, 1, "Bob", beside=left))["waiting"], "whoever left comes back if the host agrees"
