"""What other packages bring, in a real browser: a haunt, a room, a game without a screen, and a game with one."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

import dreadhall
from dreadhall.betrayal.haunts import ALL_HAUNTS
from dreadhall.kernel import Table
from dreadhall.testing.play import play_randomly
from tests.browser.people import DESK, People, Person
from tests.browser.server import Server, Servers, Tables
from tests.elsewhere.cold_snap import COLD_SNAP
from tests.elsewhere.distributions import SOURCE, cold_snap, embers, environment, flare_kit, frost_cards, lay, torches

SMALL: ViewportSize = {"width": 390, "height": 844}
PICTURES = os.environ.get("DREADHALL_SCREENS", "")
"""The folder in which pictures are kept of what is seen, where somebody wants them."""
WITH_ROOM = """
import json

import dreadhall
from dreadhall.testing.play import play_randomly

options = {"cards": ["frost-cards"], "explorers": "dealt"}
games = (play_randomly(dreadhall.new_table("betrayal", 3, seed, options), seed, most=30) for seed in range(100))
found = (one for one in games if one.ask and any(room["id"] == "ice-house" for room in one.view()["position"]["rooms"]))
print(json.dumps(next(found).save()))
"""
"""A game in the midst of which a room of another package lies."""
WITH_EQUIPMENT = """
import json

from dreadhall.testing.darkest import position

hall = {"leo": "entrance-hall", "nina": "entrance-hall"}
carried = {"leo": ["signal-pistol-1", "smelling-salts-1"]}
table = position(hall, seats=2, cards=carried, options={"equipment": ["flare-kit"]})
print(json.dumps(table.table.save()))
"""
"""A game in which a survivor holds a weapon of another package."""


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is installed besides: a haunt, a game, and a game that draws itself."""
    folder = tmp_path_factory.mktemp("packages")
    lay(folder, "cold-winter", cold_snap(), {"cold-snap": "cold_snap:COLD_SNAP"}, "dreadhall.haunts")
    lay(folder, "frost-cards", frost_cards(), {"frost-cards": "frost_cards:cards"}, "dreadhall.cards")
    lay(folder, "flare-kit", flare_kit(), {"flare-kit": "flare_kit:equipment"}, "dreadhall.equipment")
    lay(folder, "torch-light", torches(), {"torches": "torches.registration:TORCHES"})
    lay(folder, "ember-glow", embers(), {"embers": "embers.registration:EMBERS"})
    return folder


@pytest.fixture
def server(servers: Servers, packages: Path) -> tuple[Server, Tables]:
    return servers.find({"packages": f"{packages}{os.pathsep}{SOURCE}"})


def keep(person: Person, name: str) -> None:
    """A picture of what is seen, at a desk and on a phone."""
    for size in (DESK, SMALL) if PICTURES else ():
        person.page.set_viewport_size(size)
        person.page.screenshot(path=Path(PICTURES) / f"{name}-{size['width']}.png")
    person.page.set_viewport_size(DESK)


def test_a_haunt_of_another_package_is_chosen_in_the_lobby(people: People) -> None:
    person = people.come(locale="de")
    page = person.visit("new/betrayal").page
    page.get_by_role("radio", name=re.compile("Mit Menschen")).check()
    page.get_by_text("Einzelne Optionen ändern").click()
    page.get_by_label("Spuk", exact=True).select_option("Cold Snap")
    expect(page.get_by_role("link", name="Regeln", exact=True).last).to_have_attribute("href", str(COLD_SNAP.page))
    keep(person, "lobby-haunt")
    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.get_by_text("Cold Snap")).to_be_visible()


@pytest.fixture
def haunted() -> Iterator[Table]:
    """A table in the midst of the haunt."""
    ALL_HAUNTS.register(COLD_SNAP)
    options = {"haunt": "cold-snap", "start": "haunt", "explorers": "dealt"}
    yield play_randomly(dreadhall.new_table("betrayal", 3, 5, options), 5, most=12)
    ALL_HAUNTS.forget(COLD_SNAP)


def test_a_haunt_of_another_package_is_played_with_its_own_book(people: People, tables: Tables, haunted: Table) -> None:
    assert haunted.ask is not None
    seat = haunted.ask.seats[0]
    opened = tables.restore(haunted.save(), 3, [other for other in range(3) if other != seat])
    person = people.come().sit_at(opened, [seat])
    expect(person.page.get_by_text("Cold Snap").first).to_be_attached()
    keep(person, "haunt")
    if person.page_of_their_own.count():
        person.page.keyboard.press("Escape")
    expect(person.choices.first).to_be_attached()
    person.choose(person.keys()[0])
    keep(person, "haunt-later")


def test_a_room_of_another_package_lies_in_the_house(people: People, tables: Tables, packages: Path) -> None:
    done = subprocess.run([sys.executable, "-c", WITH_ROOM], env=environment(packages), capture_output=True, check=True)
    person = people.come(locale="de").sit_at(tables.restore(json.loads(done.stdout), 3, []), [0, 1, 2])
    room = person.page.get_by_label(re.compile("Ice House"))
    expect(room.first).to_be_attached()
    keep(person, "room")
    person.check_screen()


def test_an_explorer_of_another_package_is_chosen_and_stands_in_the_house(people: People, tables: Tables) -> None:
    table = tables.open(3, game="betrayal", cards=["frost-cards"], explorers="chosen", start="entrance")
    person = people.come(locale="de").sit_at(table, [0, 1, 2])
    cast = person.page.locator("[data-cast]")
    ida = cast.locator("[data-candidate=ida-frost]")
    expect(ida).to_contain_text("Ida Frost")
    expect(ida.locator(".start")).to_have_text(["3", "3", "6", "5"])
    expect(ida.locator(".face svg")).to_be_visible()
    keep(person, "cast")
    person.check_access()
    person.choose("explorer:father-rhinehardt")
    expect(ida).to_contain_text("Die Figur dieser Farbe hat schon Pater Rhinehardt")
    person.choose("explorer:bo-winter")
    person.choose("explorer:zoe-ingstrom")
    expect(person.page.locator("[data-figure=bo-winter]").first).to_be_attached()
    expect(person.page.locator("article[aria-label=Bo]")).to_be_attached()
    keep(person, "explorers")
    person.check_screen()


def test_equipment_of_another_package_is_in_hand(people: People, tables: Tables, packages: Path) -> None:
    program = [sys.executable, "-c", WITH_EQUIPMENT]
    done = subprocess.run(program, env=environment(packages), capture_output=True, check=True)
    table = tables.restore(json.loads(done.stdout), 2, alone=False)
    person = people.come(locale="de").sit_at(table, [1], host=False)
    leo = person.page.locator("article[aria-label=Leo]")
    if not leo.locator(".things").count():
        leo.locator(".unfold").click()
    expect(leo.get_by_role("button", name="Signal Pistol").first).to_be_visible()
    leo.get_by_role("button", name="Signal Pistol").first.click()
    page = person.page.get_by_role("dialog")
    expect(page).to_contain_text("For a moment you see all of them.")
    expect(page).to_contain_text("Angriffswürfel 2")
    keep(person, "equipment")
    person.page.keyboard.press("Escape")
    person.check_screen()


def test_a_game_without_a_screen_is_played_by_cards_and_lists(people: People, tables: Tables) -> None:
    person = people.come()
    page = person.visit("").page
    expect(page.get_by_role("heading", name="Lanterns").first).to_be_visible()
    keep(person, "home")
    person.sit_at(tables.open(2, game="torches"), [0, 1])
    sheet = page.locator("[data-sheet]")
    expect(sheet.locator("[data-group=players]")).to_be_visible()
    expect(page.get_by_text("Where do you hide the trap?").first).to_be_visible()
    keep(person, "plain-first")
    person.choose("trap:attic")
    expect(sheet).to_contain_text("Round")
    for _ in range(4):
        person.choices.first.wait_for(state="attached")
        person.choose_if_offered(person.keys()[0])
    keep(person, "plain")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("The keeper hides a trap.").first).to_be_visible()
    keep(person, "plain-log")
    person.check_screen()


def test_a_package_brings_what_draws_its_game(people: People, tables: Tables) -> None:
    person = people.come().sit_at(tables.open(2, game="embers"), [0, 1])
    expect(person.page.get_by_text("18 cards glow")).to_be_visible()
    before = person.number
    person.page.locator("[data-sheet]").get_by_role("button", name="In the attic").click()
    person.wait_past(before)
