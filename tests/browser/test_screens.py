"""Every screen: nothing that axe objects to, no message missing in any language, nothing wider than the screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.positions import begun, ended
from tests.browser.server import Opened, Tables


def laid(tables: Tables) -> Opened:
    """A table with a seat taken, a bot, and a free seat."""
    return tables.laid(3).seat_people([0], [1])


Make = Callable[[Tables], Opened]

# Each screen: its place (with the table's id and keys), the table it needs, and what is there when it is ready.
SCREENS: dict[str, tuple[str, Make | None, str]] = {
    "home": ("", None, "main h1"),
    "new": ("new/darkest", None, "form button.main"),
    "join": ("join/{id}?key={invite}", laid, "form button.main"),
    "lobby": ("table/{id}", laid, "svg[role=img] path"),
    "table": ("table/{id}", begun, ".prompt button[data-key]"),
    "over": ("table/{id}", ended, "dialog[open] h2"),
    "television": ("tv/{id}?key={spectator}", begun, "[role=log] p"),
    "television-lobby": ("tv/{id}?key={spectator}", laid, "svg[role=img] path"),
    "house": ("house", None, "[data-place=r1c1]"),
    "replay": ("replay/{id}?key={spectator}&at=0", ended, "input[type=range]"),
    "summary": ("replay/{id}?key={spectator}", ended, "figure svg text"),
    "rules": ("rules/darkest/D-FIRE-06", None, "article"),
    "settings": ("settings", None, "main h1"),
    "about": ("about", None, "main h1"),
    "privacy": ("privacy", None, "main section h2"),
    "no-screen": ("__proto__", None, "main h1"),
    "nor-one": ("constructor", None, "main h1"),
    "no-key": ("table/nowhere", None, "[role=alert]"),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_sound_in_every_language_and_size(screen: str, people: People, tables: Tables) -> None:
    place, make, sign = SCREENS[screen]
    person = people.come()
    if make is not None:
        table = make(tables)
        held = table.keys(list(table.seats), host=True) if screen != "join" else []
        person.keep(held)
        place = place.format(id=table.id, invite=table.invite, spectator=table.spectator)
    person.visit(place)
    if screen == "rules":  # all of them would be nearly a thousand times the same
        person.page.get_by_role("searchbox").fill("fire spreads")
    expect(person.page.locator(sign).first).to_be_visible()
    person.check_screen()


def test_an_explanation_opens_from_the_table_and_closes_again(people: People, tables: Tables) -> None:
    ada = people.come().sit_at(begun(tables), [0])
    ada.page.get_by_role("button", name="Leo", exact=True).last.click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    ada.check_access()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_house_is_changed_judged_and_taken_to_a_table(people: People) -> None:
    ada = people.come().visit("house")
    page = ada.page
    corner = page.locator("[data-place=r1c1]")
    verdict = page.locator("#house-verdict")
    expect(corner).to_be_visible()
    sound = verdict.inner_text()
    corner.focus()
    page.keyboard.press("r")
    expect(verdict).not_to_have_text(sound)
    expect(page.get_by_role("button", name=re.compile("Play in this house|Use"))).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(verdict).to_have_text(sound)
    address = page.url
    page.get_by_role("button", name=re.compile("roll|Roll|Build")).last.click()
    page.wait_for_function("before => location.href !== before", arg=address)
    expect(verdict).to_have_text(sound)


def test_the_television_shows_a_code_for_each_free_seat_only_where_the_invitation_is_held(
    people: People, tables: Tables
) -> None:
    table = laid(tables)
    host, guest = people.come(), people.come()
    host.keep(table.keys([0]))
    codes = [person.page.get_by_role("img", name="Seat") for person in (host, guest)]
    for person in (host, guest):
        person.visit(f"tv/{table.id}?key={table.spectator}")
    expect(codes[0]).to_have_count(2)
    expect(guest.page.get_by_text("has the links")).to_be_visible()
    expect(codes[1]).to_have_count(0)
