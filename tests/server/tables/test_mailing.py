"""Whoever is away is told by mail that it is their turn, if they have said so from their mailbox."""

from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any, NamedTuple

import pytest

from dreadhall.server.config import read_settings
from dreadhall.server.errors import BadSetting
from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.people import erase
from dreadhall.server.tables.calling import AT_ONCE
from tests.server.helpers import Clock, Server, Table, free_settings, running
from tests.server.mailbox import Mailbox, text_of, token_in

pytestmark = pytest.mark.anyio

HOUSE = "https://games.example"
HERS = "ann@dread.example"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


class Post(NamedTuple):
    """A server that writes mails, with its clocks."""

    server: Server
    wall: Clock
    ticks: Clock
    mailbox: Mailbox

    async def sweep(self, seconds: float = 0) -> None:
        self.wall.now += seconds
        self.ticks.now += seconds
        await self.server.services.turns.settle()
        await self.server.services.sweep()
        await self.server.services.calling.settle()

    async def give(self, address: str = HERS, language: str = "en") -> str:
        """Somebody names an address; the key that they have of it."""
        reply = await self.server.http.post("/api/mail", json={"address": address, "language": language})
        assert reply.status_code == 201, reply.text
        return str(reply.json()["key"])

    async def follow(self, token: str) -> int:
        """Somebody follows a link in a mail."""
        return (await self.server.http.post("/api/mail/link", params={"token": token})).status_code

    async def confirmed(self, address: str = HERS, language: str = "en") -> str:
        """An address that may be written to."""
        key = await self.give(address, language)
        assert await self.follow(token_in(self.mailbox.mails.pop())) == 204
        return key

    async def is_confirmed(self, key: str) -> bool:
        told: dict[str, Any] = (await self.server.http.post("/api/mail/look", json={"key": key})).json()
        return bool(told["confirmed"])

    async def late(self, key: str, **quiet: int) -> tuple[Table, int]:
        """A table that waits for somebody who wants a mail."""
        table = await self.server.started(turn=3)
        seat = (await table.state(table.spectator))["view"]["waiting"][0]
        reply = await table.call("PUT", f"/seats/{seat}/push", seat, {"endpoint": f"mail:{key}", **quiet})
        assert reply.status_code == 204, reply.text
        return table, seat


@pytest.fixture
async def post(database: str, mailbox: Mailbox) -> AsyncIterator[Post]:
    wall, ticks = Clock(), Clock()
    wall.now = 20 * DAY + 12 * 3600  # at noon
    mail = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_security": "none"}
    settings = free_settings(database, bots=0, mail_from="house@dread.example", address=HOUSE, **mail)
    async with running(settings, wall, ticks) as server:
        yield Post(server, wall, ticks, mailbox)


async def test_an_address_is_written_to_once_it_is_confirmed_and_once_a_turn(post: Post, mailbox: Mailbox) -> None:
    key = await post.give()
    [asked] = mailbox.mails
    assert (asked["To"], asked["From"]) == (HERS, "house@dread.example")
    assert f"{HOUSE}/#/mail?key=" in text_of(asked)
    assert not await post.is_confirmed(key)
    unconfirmed, _ = await post.late(key)
    await post.sweep(7200)
    assert len(mailbox.mails) == 1
    assert await post.follow(token_in(asked)) == 204
    assert await post.is_confirmed(key)
    table, _ = await post.late(key)
    for _ in range(3):
        await post.sweep(7200)
    [_, told] = mailbox.mails
    secret = [table.id, table.host, *table.keys.values(), key, "lanterns", unconfirmed.id]
    assert not [one for one in secret if one in told.as_string()]


async def test_nothing_is_written_at_night_and_then_in_ones_own_language(post: Post, mailbox: Mailbox) -> None:
    key = await post.confirmed(language="fr")
    await post.late(key, quiet_from=13 * 60, quiet_to=15 * 60)
    await post.sweep(2 * 3600)
    assert mailbox.mails == []
    await post.sweep(2 * 3600)
    [told] = mailbox.mails
    assert "Une table vous attend" in text_of(told)


async def test_a_link_in_each_mail_ends_them_as_does_whoever_named_the_address(post: Post, mailbox: Mailbox) -> None:
    key = await post.confirmed()
    await post.late(key)
    await post.sweep(7200)
    token = token_in(mailbox.mails[0])
    assert mailbox.mails[0]["List-Unsubscribe"] == f"<{HOUSE}/#/mail?key={token}>"
    assert await post.follow(token) == 204
    assert not await post.is_confirmed(key)
    assert await post.follow(token) == 404
    other = await post.confirmed("ben@dread.example")
    await post.server.http.post("/api/mail/forget", json={"key": other})
    assert not await post.is_confirmed(other)
    await post.late(other)
    await post.sweep(7200)
    assert len(mailbox.mails) == 1


async def test_a_link_is_good_for_what_it_is_for(post: Post, mailbox: Mailbox) -> None:
    await post.give()
    token = token_in(mailbox.mails[0])
    forged = [token.replace(".on.", ".off."), token[:-1] + ("0" if token[-1] != "0" else "1"), "x", "..", "\u00e9.on.x"]
    assert {await post.follow(each) for each in forged} == {404}


async def test_two_browsers_of_one_address_are_told_once(post: Post, mailbox: Mailbox) -> None:
    key = await post.confirmed()
    table, seat = await post.late(key)
    other = await post.confirmed(HERS.upper())
    await table.call("PUT", f"/seats/{seat}/push", seat, {"endpoint": f"mail:{other}"})
    await post.sweep(7200)
    assert len(mailbox.mails) == 1


async def test_a_mailbox_that_is_full_is_tried_again_and_one_that_is_not_there_forgotten(
    post: Post, mailbox: Mailbox
) -> None:
    full = await post.confirmed()
    await post.late(full)
    mailbox.recipient = 452
    await post.sweep(7200)
    mailbox.recipient = 250
    await post.sweep(3600)
    assert len(mailbox.mails) == 1
    gone = await post.confirmed("ben@dread.example")
    await post.late(gone)
    mailbox.recipient = 550
    await post.sweep(7200)
    mailbox.recipient = 250
    await post.sweep(7200)
    assert len(mailbox.mails) == 1


async def test_a_mailbox_that_takes_nothing_keeps_no_mail_from_others(post: Post, mailbox: Mailbox) -> None:
    eve, ann = await post.confirmed("eve@dread.example"), await post.confirmed()
    for _ in range(AT_ONCE):
        await post.late(eve)
    await post.sweep(1)
    await post.late(ann)
    mailbox.refused = "eve@"
    await post.sweep(61)
    assert [mail["To"] for mail in mailbox.mails] == [HERS]
    mailbox.refused = ""
    await post.sweep(3600)
    assert len(mailbox.mails) == 1 + AT_ONCE


async def test_limits_hold_for_asking_and_nobody_is_asked_twice_in_an_hour(post: Post, mailbox: Mailbox) -> None:
    await post.give()
    again = {"address": HERS.title(), "language": "en"}
    assert (await post.server.http.post("/api/mail", json=again)).status_code == 429
    for number in range(10):
        await post.server.http.post("/api/mail", json={"address": f"b{number}@dread.example", "language": "en"})
    assert len(mailbox.mails) < 6
    bad = [
        "ann",
        "ann@dread.example\r\nBcc: eve@dread.example",
        "a@b",
        "a b@dread.example",
        "ann@dread.example,eve@x.example",
    ]
    for address in bad:
        reply = await post.server.http.post("/api/mail", json={"address": address, "language": "en"})
        assert reply.status_code == 400, address


@pytest.mark.parametrize(
    "encoded",
    [
        "=?utf-8?q?ann=2Ceve=40x.example=2C?=@dread.example",  # names somebody else as well
        "=?utf-8?q?ann=0d=0aBcc=3A_eve=40x.example?=@dread.example",  # ends the header
        "=?us-ascii?b?YW5u?=@dread.example",  # one more way to write ann
    ],
)
async def test_an_address_is_nothing_but_what_is_written(post: Post, mailbox: Mailbox, encoded: str) -> None:
    reply = await post.server.http.post("/api/mail", json={"address": encoded, "language": "en"})
    assert reply.status_code == 400
    await post.give("an=n?=@dread.example")
    assert [mail["To"] for mail in mailbox.mails] == ["an=n?=@dread.example"]


async def test_what_nobody_confirms_is_forgotten_and_so_is_whoever_is_erased(post: Post, mailbox: Mailbox) -> None:
    await post.give("ben@dread.example")
    key = await post.confirmed()
    table, seat = await post.late(key)
    await post.sweep(DAY + 1)
    assert await post.follow(token_in(mailbox.mails[0])) == 404 or len(mailbox.mails) > 1
    assert await post.is_confirmed(key)
    name = (await table.info())["seats"][seat]["name"]
    await post.server.services.database.write(partial(erase, name, None))
    assert not await post.is_confirmed(key)


async def test_without_tls_nothing_goes_to_another_machine_nor_to_one_that_should_have_it(
    database: str, mailbox: Mailbox
) -> None:
    with pytest.raises(BadSetting, match="without TLS"):
        read_settings({}, {"smtp_host": "mail.example", "smtp_security": "none", "mail_from": HERS, "address": HOUSE})
    with pytest.raises(BadSetting, match="a sender"):
        read_settings({}, {"smtp_host": "mail.example"})
    mail = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_user": "house", "smtp_password": "secret"}
    async with running(free_settings(database, mail_from=HERS, address=HOUSE, **mail)) as server:
        reply = await server.http.post("/api/mail", json={"address": HERS, "language": "en"})
        assert reply.status_code == 503
    assert mailbox.mails == []


async def test_a_server_without_mail_writes_to_nobody(server: Server) -> None:
    assert not (await server.http.get("/api/push")).json()["mail"]
    reply = await server.http.post("/api/mail", json={"address": HERS, "language": "en"})
    assert reply.json()["error"] == "no-mail"
