"""How a haunt begins: lights out, a page for everybody that is held, and nothing in sight that tells on a traitor."""

import base64
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import position
from tests.browser.betrayal_positions import THREE, before_the_haunt, hidden_traitor
from tests.browser.people import People, Person
from tests.browser.server import Opened, Tables, bearer, said

SOON, LATE = 1_000, 60_000
"""Milliseconds in which a screen has begun to show what it will, and in which all of that is over."""
MOST_LOOKS = 60
NAMES = ("Ada", "Ben", "Cleo")
# Every picture, portrait on the board and drawing of what stands in a room has come, and nothing moves.
SETTLED = """() => [...document.images].every((one) => one.complete && getComputedStyle(one).visibility === 'visible')
  && [...document.querySelectorAll('svg image')].every((one) => one.getAttribute('visibility') === 'visible')
  && document.querySelector('.camera path[transform][stroke-width]') !== null
  && document.fonts.status === 'loaded'
  && document.getAnimations().every((one) => one.playState !== 'running')"""


# How many points of two pictures differ by more than the edge of a line does from one drawing to the next.
DIFFER = """async (pictures) => {
  const points = await Promise.all(pictures.map(async (picture) => {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    pen.drawImage(image, 0, 0)
    return pen.getImageData(0, 0, image.width, image.height).data
  }))
  const [one, other] = points
  let count = 0
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs(one[at + part] - other[at + part]) > 64)) count += 1
  return count
}"""
FEW, MANY = 20, 2000


def laid(tables: Tables) -> Opened:
    """A table before the start, at which haunt 8 begins as soon as everybody has chosen whom to play."""
    options = {"start": "haunt", "haunt": 8}
    body = {"game": "betrayal", "seats": 3, "options": options}
    return Opened(tables, said(tables.requests.post("/api/tables", data=body)))


def sit_down(people: People, table: Opened) -> list[Person]:
    """Three people come by the link and take a seat each; the first of them is the host."""
    screens = [people.come() for _ in NAMES]
    screens[0].keep([{"table": table.id, "role": "host", "key": table.host}])
    for person, name in zip(screens, NAMES, strict=True):
        person.visit(f"join/{table.id}?key={table.invite}")
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Sit here").first.click()
        expect(person.page.get_by_role("button", name="Stand up")).to_be_visible()
    return screens


def explore(screens: list[Person]) -> None:
    """Whoever is asked something before the haunt takes what comes first; perhaps nobody is."""
    for person in screens:
        keys = person.keys()  # before it is seen that there is no page yet: they are from before the haunt
        if keys and not person.page_of_their_own.count():
            person.choose_if_offered(keys[0])
    screens[0].breathe()


@pytest.mark.soak
def test_three_people_go_from_the_lobby_through_a_haunt_to_the_end_and_on_to_the_next(
    people: People, tables: Tables
) -> None:
    table = laid(tables)
    screens = sit_down(people, table)
    ada = screens[0]
    ada.page.get_by_role("button", name="Begin", exact=True).click()
    for person in screens:
        face = person.page.locator("button[data-candidate]").first
        expect(face).to_be_visible()
        number = person.number
        face.click()
        person.wait_past(number)
    for person in screens:
        while not person.page_of_their_own.count():
            explore(screens)
        expect(person.page_of_their_own).to_contain_text("Wail of the Banshee")
    ada.page.reload()
    expect(ada.page_of_their_own).to_be_visible()
    pages = [person.hold_page() for person in screens]
    (traitor,) = [person for person, page in zip(screens, pages, strict=True) if "You are the traitor." in page]
    assert sum("You are a hero." in page for page in pages) == 2
    for person in screens:
        person.page.keyboard.press("Escape")
        expect(person.page_of_their_own).to_be_hidden()
    ada.page.reload()
    expect(ada.page.locator("[data-number]")).to_be_visible()
    expect(ada.page_of_their_own).to_be_hidden()
    traitor.choose("face:n")
    for person in screens:
        person.choose("ready")

    number = table_of(tables, ada, table, "give-up", {})["give_up"]["number"]
    for person in screens[1:]:
        table_of(tables, person, table, "give-up/agree", {"number": number, "agree": True})
    for person in screens:
        expect(person.page.get_by_role("heading", name="Where the night turned")).to_be_visible()
    ada.page.get_by_role("button", name="Next haunt: The Dance of Death").click()
    expect(ada.page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    for person in screens[1:]:
        person.page.get_by_role("button", name="Come along").click()
    for name in NAMES[1:]:
        expect(ada.page.get_by_text(name, exact=True)).to_be_visible()


def table_of(
    tables: Tables, person: Person, table: Opened, what: str, body: dict[str, object]
) -> dict[str, dict[str, int]]:
    """Ask something of the table behind the browser's back, with the key of whoever sits there."""
    keys = person.page.evaluate("() => JSON.parse(localStorage.getItem('dreadhall-keys'))")
    key = next(one["key"] for one in keys if one["role"] == "seat" and one["table"] == table.id)
    path = f"/api/tables/{table.id}/{what}"
    told: dict[str, dict[str, int]] = said(tables.requests.post(path, data=body, headers=bearer(key)))
    return told


def with_traitor(tables: Tables, name: str) -> Opened:
    """The collars have just clicked shut, and this one is the hidden traitor."""

    def dealt(state: BetrayalState) -> None:
        assert state.haunt is not None
        others = [who.id for who in state.explorers if who.id != name]
        state.haunt.roles = {who: [number] for number, who in enumerate([ExplorerId(name), *others], 1)}

    return tables.restore(hidden_traitor().arrange(dealt).table.save(), seats=4)


def seen(person: Person) -> bytes:
    """What somebody across the sofa sees of a screen."""
    person.page.mouse.move(0, 0)
    person.page.wait_for_function(SETTLED)
    person.wait_until_laid()
    return person.page.screenshot(animations="disabled", caret="hide")


def differ(people: People, one: bytes, other: bytes) -> int:
    """In how many points two pictures differ."""
    pictures = [base64.b64encode(picture).decode() for picture in (one, other)]
    count: int = people.here[-1].page.evaluate(DIFFER, pictures)
    return count


def written(person: Person, table: Opened) -> str:
    """All that the page consists of, but for the name of the table."""
    source: str = person.page.evaluate("() => document.querySelector('.table').outerHTML")
    return re.sub(r"<h1.*?</h1>", "", source).replace(table.id, "")


def held(person: Person) -> bytes:
    """The same, while the page is held."""
    page = person.page.locator("[data-page]:visible").last
    person.wait_until_laid()
    page.locator("[data-hold]").hover(position={"x": 30, "y": 20})
    person.page.mouse.down()
    expect(page).to_have_attribute("data-page", "open")
    picture = person.page.screenshot(animations="disabled", caret="hide")
    person.page.mouse.up()
    expect(page).to_have_attribute("data-page", "covered")
    return picture


def test_a_hidden_traitors_screen_is_that_of_a_hero_until_the_page_is_held(people: People, tables: Tables) -> None:
    """Two tables that differ in nothing but who is the traitor: the same seat, in the same turn."""
    found = [with_traitor(tables, name) for name in ("vivian-lopez", "zoe-ingstrom")]
    both = [people.come().sit_at(table, [1], host=False) for table in found]
    traitor, hero = both
    assert differ(people, seen(traitor), seen(hero)) < FEW
    assert differ(people, held(traitor), held(hero)) > MANY
    for table, person in zip(found, both, strict=True):
        number = person.number
        person.page.locator("[data-briefing=ready]").click()
        person.wait_past(number)
        for seat in (0, 2, 3):
            table.answer("ready", seat)
        while (seat := next(one for one in range(4) if table.play(one)["asked"] is not None)) != 1:
            table.answer("end-turn", seat)
        person.choice("end-turn").wait_for(state="attached")
    assert "show-role" in [choice["key"] for choice in found[0].play(1)["view"]["ask"]["choices"]]
    for tab in ("Explorers", "Log", "Book"):
        for person in both:
            person.page.get_by_role("tab", name=tab).click()
        assert differ(people, seen(traitor), seen(hero)) < FEW, tab
        assert written(traitor, found[0]) == written(hero, found[1])
    assert differ(people, held(traitor), held(hero)) > MANY
    page = traitor.page.get_by_role("tabpanel")
    page.get_by_role("switch", name="Leave it open").click()
    number = traitor.number
    page.locator("[data-key=show-role]").click()
    for _ in range(2):
        traitor.page.get_by_role("menuitem").last.click()
    traitor.wait_past(number)
    expect(hero.page.get_by_text("hidden traitor")).to_have_count(0)


@pytest.mark.parametrize("motion", [True, False])
def test_the_lights_go_out_for_everybody_and_come_back_by_a_key(motion: bool, people: People, tables: Tables) -> None:
    table = tables.restore(before_the_haunt(), seats=3)
    ada = people.come(pace="calm", motion=motion).stop_clock().sit_at(table, [1], host=False)
    screen = people.come(pace="calm", motion=motion).stop_clock().visit(f"tv/{table.id}?key={table.spectator}")
    expect(screen.page.locator("[data-room=foyer]")).to_be_visible()
    for answer in ("explore:n", "end-turn"):
        table.answer(answer)
    ada.wait_past(table.play(1)["number"] - 1)
    for person in (ada, screen):
        person.page.locator("[data-beat]").wait_for()
        person.wait_for_beat("[data-moment=haunt]")
        dark = person.page.locator("[data-moment=haunt]")
        expect(dark).to_contain_text("Wail of the Banshee")
        expect(dark).to_contain_text("woke the house, and is the traitor")
    going_on = [ada.page.locator(f"{where} [data-press-on]").bounding_box() for where in (".prompt", "[data-moment]")]
    assert going_on[0] == going_on[1], "one place"
    if not motion:
        lasting = "() => document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime > 1).length"
        assert ada.page.evaluate(lasting) == 0
    ada.wait_for_rest()
    if not motion:
        ada.check_access()
        ada.check_languages()
    photograph(ada, f"haunt-{motion}")
    ada.page.keyboard.press("Escape")
    expect(ada.page_of_their_own).to_be_visible()
    ada.wait_for_rest()
    if not motion:
        ada.check_access()
    expect(screen.page.locator("[data-briefing]")).to_have_count(0)
    assert "You are" not in screen.page.content()


def test_whoever_reloads_in_the_middle_of_an_opening_or_comes_later_reads_how_the_haunt_began(
    people: People, tables: Tables
) -> None:
    table = tables.restore(before_the_haunt(), seats=3)
    ada = people.come(pace="calm").stop_clock().sit_at(table, [1], host=False)
    for answer in ("explore:n", "end-turn"):
        table.answer(answer)
    ada.wait_past(table.play(1)["number"] - 1)
    ada.wait_for_beat("[data-moment=haunt]")
    ada.page.reload()
    ada.wait_for_table()
    ada.wait_for_beat("[data-moment=haunt]")
    expect(ada.page.locator("[data-moment=haunt]")).to_contain_text("woke the house, and is the traitor")
    expect(ada.page_of_their_own).to_have_count(0)
    ada.wait_for_beat("dialog[data-briefing]")
    expect(ada.page_of_their_own).to_contain_text("Wail of the Banshee")
    play_on(table)
    ben = people.come(pace="brisk").stop_clock().sit_at(table, [2], host=False, has_read=False)
    ben.wait_for_beat("[data-moment=haunt]")
    ben.page.keyboard.press("Escape")
    expect(ben.page_of_their_own).to_contain_text("Wail of the Banshee")
    assert "You are a hero." in ben.hold_page()
    ben.page.locator("[data-briefing=read]").click()
    ben.page.reload()
    ben.wait_for_table()
    ben.page.clock.run_for(SOON)
    expect(ben.page.locator("[data-moment]")).to_have_count(0)
    expect(ben.page_of_their_own).to_have_count(0)


def test_a_television_shows_how_the_haunt_began_until_all_have_read_also_one_that_is_switched_on_late(
    people: People, tables: Tables
) -> None:
    table = tables.restore(before_the_haunt(), seats=3)
    for answer in ("explore:n", "end-turn"):
        table.answer(answer)
    place = f"tv/{table.id}?key={table.spectator}"
    screen = people.come(pace="calm").stop_clock().visit(place)
    opening = screen.page.locator("[data-moment=haunt]")
    for _ in range(2):
        expect(screen.page.locator("[data-stage]")).to_be_visible()
        screen.wait_for_beat("[data-moment=haunt]")
        screen.page.clock.run_for(LATE)
        expect(opening).to_contain_text("Wail of the Banshee")
        expect(opening).to_contain_text("woke the house, and is the traitor")
        assert "You are" not in screen.page.content()
        screen.page.reload()
    expect(screen.page.locator("[data-stage]")).to_be_visible()
    screen.wait_for_beat("[data-moment=haunt]")
    screen.check_access()
    screen.wait_for_rest()
    photograph(screen, "television")
    play_on(table)
    for _ in range(MOST_LOOKS):
        screen.page.clock.run_for(SOON)
        if not opening.count():
            break
    expect(opening).to_have_count(0)
    late = people.come(pace="calm").stop_clock().visit(place)
    late.page.clock.run_for(SOON)
    expect(late.page.locator("[data-room=foyer]")).to_be_visible()
    expect(late.page.locator("[data-moment]")).to_have_count(0)


def play_on(table: Opened) -> None:
    """The haunt is set up, everybody is ready, and the first turn has begun."""
    while not table.haunt(0):
        seat = next(one for one in range(3) if table.play(one)["asked"] is not None)
        choices = table.play(seat)["view"]["ask"]["choices"]
        table.answer(choices[0]["key"], seat)


def some_omens() -> dict[str, Any]:
    """Five omens have been drawn, and the haunt has not come."""

    def drawn(state: BetrayalState) -> None:
        state.omens_drawn = 5

    return position(THREE, change=drawn).table.save()


@pytest.mark.parametrize("width", [390, 820, 1280, 1440])
def test_omens_add_up_on_a_gauge_at_every_size_of_a_screen(width: int, people: People, tables: Tables) -> None:
    size: ViewportSize = {"width": width, "height": 844}
    table = tables.restore(some_omens(), seats=3)
    ada = people.come(phone=width < 500, size=size).sit_at(table, [0], host=False)
    gauge = ada.page.locator(".tells .doom")
    expect(gauge.locator(".lit")).to_have_count(5)
    expect(gauge).to_be_in_viewport(ratio=1)
    box, lead = gauge.bounding_box(), gauge.locator("..").bounding_box()
    assert box
    assert lead
    assert box["height"] >= 3
    assert box["width"] >= 80
    assert lead["x"] <= box["x"]
    assert box["x"] + box["width"] <= lead["x"] + lead["width"] + 1
    unlit = gauge.locator("i").last.evaluate("one => getComputedStyle(one).backgroundColor")
    assert unlit != gauge.locator("i").first.evaluate("one => getComputedStyle(one).backgroundColor")
    photograph(ada, f"omens-{width}")


def photograph(person: Person, name: str) -> None:
    """Keep a picture, if a folder is named for them."""
    if folder := os.environ.get("DREADHALL_SCREENS"):
        person.page.screenshot(path=Path(folder) / f"ceremony-{name}.png")


def test_a_page_is_held_by_key_and_left_open_by_a_switch(people: People, tables: Tables) -> None:
    ada = people.come().sit_at(with_traitor(tables, "vivian-lopez"), [1], host=False)
    sheet = ada.page_of_their_own.locator("[data-page]")
    grip = sheet.get_by_role("button", name="Hold to read")
    grip.focus()
    for key in ("Space", "Enter"):
        ada.page.keyboard.down(key)
        expect(sheet).to_contain_text("You are the traitor.")
        ada.page.keyboard.up(key)
        expect(sheet).to_have_attribute("data-page", "covered")
    keep = sheet.get_by_role("switch", name="Leave it open")
    keep.focus()
    ada.page.keyboard.press("Enter")
    expect(keep).to_be_checked()
    expect(sheet.get_by_role("status")).to_have_text("The page is open.")
    ada.check_access()
    keep.click()
    expect(sheet).to_have_attribute("data-page", "covered")
    ada.page.evaluate("() => localStorage.setItem('dreadhall-settings', JSON.stringify({ pages: 'open' }))")
    ada.page.reload()
    expect(ada.page_of_their_own).to_contain_text("You are the traitor.")
    expect(ada.page.locator("[data-hold]")).to_have_count(0)
