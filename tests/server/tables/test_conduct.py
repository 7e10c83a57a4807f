"""Who leaves a game among strangers in the middle: the next ones are told so, as a plain figure."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from secrets import token_urlsafe
from typing import NamedTuple

import pytest

from dreadhall.server.keys import hash_key
from dreadhall.server.storage.conduct import conduct_of
from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.people import erase
from tests.server.helpers import Clock, Server, Table, free_settings, running
from tests.server.tables.test_giving_up import agree, ask
from tests.server.tables.test_open_tables import offered, sit
from tests.server.tables.test_waiting import look, table_of, wait

pytestmark = pytest.mark.anyio


class Keys(NamedTuple):
    """What people bring whom nobody has met before, whichever tests were here already."""

    ann: str
    eve: str
    zoe: str


@pytest.fixture
async def square(database: str) -> AsyncIterator[Server]:
    """A server at which people meet."""
    async with running(free_settings(database, open_tables="on")) as server:
        yield server


@pytest.fixture
def keys() -> Keys:
    return Keys(*(token_urlsafe(32) for _ in Keys._fields))


async def begun(server: Server, ann: str, eve: str | None) -> Table:
    """A game of Ann, who opened it, and Eve, who came by the list."""
    table = await offered(server, seats=2, conduct=ann)
    table.keys[1] = (await sit(table, "Eve", conduct=eve)).json()["key"]
    await table.start()
    return table


async def known_of(server: Server, key: str) -> tuple[int, int]:
    """How many games among strangers the next ones are told that somebody has finished and abandoned."""
    async with server.services.database.reading() as connection:
        known = await connection.run_sync(partial(conduct_of, hash_key(key)))
    return known.finished, known.abandoned


async def test_whoever_leaves_in_the_middle_and_whoever_stays_are_told_apart(square: Server, keys: Keys) -> None:
    table = await begun(square, keys.ann, keys.eve)
    assert [seat["conduct"] for seat in (await table.info())["seats"]] == [{"finished": 0, "abandoned": 0}] * 2
    await table.good("POST", "/seats/1/leave", 1)
    assert await known_of(square, keys.eve) == (0, 1)
    # Ann plays on with a bot alone, and leaves nobody by going.
    await table.good("POST", "/seats/0/leave", 0)
    assert await known_of(square, keys.ann) == (0, 0)

    again = await begun(square, keys.ann, keys.eve)
    await again.play_on()
    assert (await again.info())["status"] == "over"
    assert await known_of(square, keys.eve) == (1, 1)
    assert await known_of(square, keys.ann) == (1, 0)
    # It counts once, and nobody leaves a game that is over.
    await again.good("POST", "/seats/1/leave", 1)
    assert await known_of(square, keys.eve) == (1, 1)


async def test_for_whom_a_bot_plays_in_the_end_has_left_but_not_whoever_was_sent_away(
    square: Server, keys: Keys
) -> None:
    table = await begun(square, keys.ann, keys.eve)
    await table.good("PUT", "/seats/1/bot", 1, {"bot": "random"})
    await agree(table, 1, await ask(table))
    assert (await table.info())["status"] == "over"
    assert await known_of(square, keys.eve) == (0, 1)

    other = await begun(square, keys.ann, keys.zoe)
    await other.good("POST", "/seats/1/kick", other.host)
    assert await known_of(square, keys.zoe) == (0, 0)


async def test_who_went_without_a_word_has_left_also_where_their_seat_is_cleared(square: Server, keys: Keys) -> None:
    table = await begun(square, keys.ann, keys.eve)
    square.clock.now += 3600
    await table.good("GET", "", 0)
    await table.good("PUT", "/seats/1/bot", table.host, {"bot": "random"})
    await table.good("POST", "/seats/1/kick", table.host)
    assert await known_of(square, keys.eve) == (0, 1)


async def test_nothing_is_told_of_those_who_come_by_a_link_or_bring_no_key(square: Server, keys: Keys) -> None:
    table = await begun(square, keys.ann, None)
    assert (await table.info())["seats"][1]["conduct"] is None
    await table.good("POST", "/seats/1/leave", 1)
    friends = await square.open()
    await friends.join(0, "Ann")
    assert (await friends.info())["seats"][0]["conduct"] is None


async def test_the_host_who_is_asked_sees_it_before_they_let_somebody_in(square: Server, keys: Keys) -> None:
    await (await begun(square, keys.ann, keys.eve)).good("POST", "/seats/1/leave", 1)
    table = await offered(square, seats=2, approves=True)
    await sit(table, "Eve", conduct=keys.eve)
    [claim] = (await table.info())["claims"]
    assert claim["conduct"] == {"finished": 0, "abandoned": 1}
    await table.good("POST", "/seats/1/claim", table.host, {"name": "Eve", "agree": True})
    assert (await table.info())["seats"][1]["conduct"] == {"finished": 0, "abandoned": 1}


async def test_those_who_wait_for_each_other_are_told_it_too(square: Server, keys: Keys) -> None:
    wish = {"game": "lanterns", "seats": 2}
    ann = (await square.http.post("/api/waiting", json={**wish, "name": "Ann", "conduct": keys.ann})).json()
    await wait(square, "Ben", seats=2)
    table = table_of(square, (await look(square, ann))["seated"])
    known = [seat["conduct"] for seat in (await table.info())["seats"]]
    assert known == [{"finished": 0, "abandoned": 0}, None]


async def test_no_key_of_somebody_is_told_to_anybody(square: Server, keys: Keys) -> None:
    table = await begun(square, keys.ann, keys.eve)
    text = (await table.call("GET", "", 0)).text + (await table.call("GET", "/play", 0)).text
    assert not any(key in text for key in keys)
    reply = await sit(await offered(square), "Eve", conduct="short")
    assert reply.status_code == 400


async def test_who_is_erased_is_known_no_more(square: Server, keys: Keys) -> None:
    await (await begun(square, keys.ann, keys.eve)).good("POST", "/seats/1/leave", 1)
    table = await begun(square, keys.ann, keys.eve)
    await square.services.database.write(partial(erase, "Eve", None))
    assert await known_of(square, keys.eve) == (0, 0)
    await agree(table, 1, await ask(table))
    assert await known_of(square, keys.eve) == (0, 0)


async def test_whom_nobody_has_met_for_long_is_forgotten(tmp_path: Path, keys: Keys) -> None:
    clock = Clock()
    settings = free_settings(f"sqlite:///{tmp_path / 'long.sqlite3'}", open_tables="on", expire_days=2)
    async with running(settings, clock) as server:
        await (await begun(server, keys.ann, keys.eve)).good("POST", "/seats/1/leave", 1)
        for days, known in ((1, (0, 1)), (3, (0, 0))):
            for _ in range(days):
                clock.now += DAY
                await server.services.sweep()
            assert await known_of(server, keys.eve) == known
