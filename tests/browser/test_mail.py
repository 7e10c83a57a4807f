"""Somebody names an address in the settings, confirms it by the link in a mail, and says when they want quiet."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Request, expect

from tests.browser.people import People
from tests.browser.server import Server, Servers, Tables
from tests.server.mailbox import Mailbox, token_in


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture
def server(servers: Servers, mailbox: Mailbox) -> tuple[Server, Tables]:
    """A server that writes mails."""
    mail = {"SMTP_HOST": "127.0.0.1", "SMTP_PORT": str(mailbox.port), "SMTP_SECURITY": "none"}
    return servers.find(mail | {"MAIL_FROM": "house@dread.example", "ADDRESS": "https://games.example"})


def minutes_of_quiet(request: Request) -> int | None:
    """For how long somebody wants to be left alone, if that is what the server is told."""
    if not request.url.endswith("/seats/0/push"):
        return None
    sent = request.post_data_json or {}
    return int(sent["quiet_to"] - sent["quiet_from"]) % 1440


def test_an_address_is_named_confirmed_and_forgotten_again(people: People, tables: Tables, mailbox: Mailbox) -> None:
    table = tables.laid(2).seat_people([0])
    ada = people.come()
    ada.keep(table.keys([0]))
    ada.visit("settings")
    ada.page.get_by_label("A mail when it is your turn").fill("ada@dread.example")
    ada.check_screen()
    ada.page.get_by_role("button", name="Write to me").click()
    expect(ada.page.get_by_text("Follow the link in the mail")).to_be_visible()
    phone = people.come(phone=True).visit(f"mail?key={token_in(mailbox.mails[-1])}")
    phone.check_screen()
    phone.page.get_by_role("button", name="Yes, write to me").click()
    expect(phone.page.get_by_text("From now on you get a mail")).to_be_visible()

    ada.visit("").visit("settings")
    expect(ada.page.get_by_text("You get a mail when it is your turn.")).to_be_visible()
    # The first screen has told the server anew, too, and of the hours that were kept before.
    with ada.page.expect_request(lambda request: minutes_of_quiet(request) == 11 * 60) as said:
        ada.page.get_by_label("Quiet from").select_option("20")
    assert (said.value.post_data_json or {})["endpoint"].startswith("mail:")
    ada.check_screen()
    ada.page.get_by_role("button", name="No more mails").click()
    expect(ada.page.get_by_role("button", name="Write to me")).to_be_visible()
