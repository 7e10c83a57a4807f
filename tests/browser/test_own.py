"""A key in place of an account: tables and shelf go along to another browser, sealed."""

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.server import Tables

SHELF = """() => localStorage.setItem('dreadhall-shelf', JSON.stringify({ version: 1, marks: [
  { table: 'a', game: 'betrayal', what: '5', side: 'heroes', won: true, at: 1 }] }))"""


def test_tables_and_shelf_go_along_with_a_key_to_another_browser(people: People, tables: Tables) -> None:
    table = tables.laid(2).seat_people([0])
    ada = people.come()
    ada.keep(table.keys([0]))
    ada.page.evaluate(SHELF)
    ada.visit("").page.get_by_role("link", name="On all my devices").click()
    sent: list[str] = []
    ada.listen("request", lambda request: sent.append(request.post_data or ""))
    ada.page.get_by_role("button", name="Make a key").click()
    expect(ada.page.get_by_text("Here is your key.")).to_be_visible()
    words = ada.page.locator(".words").inner_text()
    ada.check_screen()
    assert not any(secret in body for body in sent for secret in (words, table.seats[0], "betrayal"))

    phone = people.come(phone=True).visit(f"own?key={words.replace(' ', '-')}")
    phone.page.get_by_role("button", name="Bring my things here").click()
    expect(phone.page.get_by_text("Everything is here.")).to_be_visible()
    assert words.split()[0] not in phone.page.url
    assert phone.page.evaluate("() => localStorage.getItem('dreadhall-shelf')").count('"betrayal"') == 1
    phone.visit("")
    expect(phone.page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("Waiting for players")

    phone.page.get_by_role("button", name="Forget The").click()
    phone.page.get_by_role("button", name="Forget", exact=True).click()
    phone.visit("own").page.get_by_role("button", name="Carry everything now").click()
    expect(phone.page.get_by_text("All your devices can have")).to_be_visible()
    ada.visit("")
    ada.page.wait_for_function("() => !localStorage.getItem('dreadhall-keys').includes('dhs_')")


CAN_BE_CALLED = """() => {
  const subscribe = async ({ applicationServerKey }) => ({ endpoint: `https://push.example/${applicationServerKey}` })
  const pushManager = { getSubscription: async () => null, subscribe }
  const worker = { register: async () => ({ pushManager }), getRegistration: async () => undefined }
  Object.defineProperty(navigator, 'serviceWorker', { value: worker })
  Notification.requestPermission = async () => 'granted'
}"""


@pytest.mark.parametrize(
    "server", [{"PUSH_CONTACT": "mailto:a@b.example", "PUSH_HOSTS": "push.example"}], indirect=True
)
def test_a_switch_has_the_browser_called_for_each_seat_or_no_more(people: People, tables: Tables) -> None:
    """The push service itself is played by a test of the server; here only the browser's side of it is made up."""
    table = tables.laid(2).seat_people([0])
    ada = people.come()
    ada.keep(table.keys([0]))
    ada.visit("settings").page.evaluate(CAN_BE_CALLED)
    switch = ada.page.get_by_label("Call me when nothing is open")
    with ada.page.expect_response(lambda reply: reply.url.endswith("/seats/0/push")) as wanted:
        switch.check()
    assert (wanted.value.status, wanted.value.request.method) == (204, "PUT")
    key = tables.requests.get("/api/push").json()["key"]
    assert f'"https://push.example/{key}"' in (wanted.value.request.post_data or "")
    ada.check_languages()
    # The browser knows nothing of its calls any more: the server is told where they went all the same.
    with ada.page.expect_response(lambda reply: "/seats/0/push?" in reply.url) as refused:
        switch.uncheck()
    assert (refused.value.status, refused.value.request.method) == (204, "DELETE")
    assert refused.value.url.endswith(quote(f"https://push.example/{key}", safe=""))
