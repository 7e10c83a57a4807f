"""The end of a game: the scene, what comes next, and the shelf.

Pictures of a desk and of a phone are kept where `DREADHALL_SCREENS` names a folder.
"""

import base64
import os
import random
import re
from collections.abc import Callable
from datetime import date
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from dreadhall.testing.play import random_answer
from tests.browser.betrayal_positions import exorcised, haunted, wailed_to_death
from tests.browser.people import DESK, LANGUAGES, People, Person
from tests.browser.positions import ended, won
from tests.browser.server import Opened, Tables
from tests.browser.test_turned import brink

PHONE: ViewportSize = {"width": 390, "height": 844}
LOW: ViewportSize = {"width": 1280, "height": 720}
SICK = 27
"""The dice of a game of haunt 43 in which two turn, and the last of them loses."""

# A table that is over, how many seats it has, what the picture is of, the headline, and what is told there.
ENDS: dict[str, tuple[Callable[[Tables], Opened], int, str, str, list[str]]] = {
    "darkest-won": (
        won,
        2,
        "dawn",
        "You have won",
        ["The nemesis is dead", "The survivors have won.", "walked out into the dawn"],
    ),
    "darkest-lost": (ended, 1, "fire", "You have lost", ["the cure lies in the flames", "The house has won.", "Nina"]),
    "betrayal-won": (
        exorcised,
        3,
        "dawn",
        "The heroes have won.",
        ["The last word of the exorcism", "Haunt 8", "lives to tell of it"],
    ),
    "betrayal-lost": (
        wailed_to_death,
        3,
        "night",
        "The traitor has won.",
        ["Nobody is left to listen", "The traitor has won.", "died in"],
    ),
}


# What is written and drawn on the picture to share, and what the scene says was played.
NOTE_PICTURE = """() => {
  navigator.canShare = undefined
  const pen = CanvasRenderingContext2D.prototype
  const { fillText, drawImage } = pen
  window.noted = [[], []]
  window.rightmost = 0
  pen.fillText = function (text, ...where) {
    window.noted[0].push(text)
    const end = where[0] + this.measureText(text).width
    if (this.textAlign === 'start') window.rightmost = Math.max(window.rightmost, end)
    return fillText.call(this, text, ...where)
  }
  pen.drawImage = function (image, ...where) {
    window.noted[1].push(image.src)
    return drawImage.call(this, image, ...where)
  }
}"""
NOTED = "() => [...window.noted, document.querySelector('dialog .played').textContent]"
SHARING = """() => {
  navigator.canShare = () => true
  navigator.share = async (what) => { window.shared = what }
}"""
# What is written over the picture, as it is hidden in this photograph, in lines whose worst part is too faint there.
FAINT = """async ([picture, lines]) => {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
  pen.drawImage(image, 0, 0)
  const part = (one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4)
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
  const behind = (x, y, height) => {
    const { data } = pen.getImageData(x, y, 12, height)
    const mean = (from) => data.reduce((sum, one, at) => (at % 4 === from ? sum + one : sum), 0) / (data.length / 4)
    return light([0, 1, 2].map(mean))
  }
  return lines.flatMap(({ text, colour, needs, box }) => {
    const [x, y, width, height] = box.map(Math.round)
    const own = light(colour)
    const ratios = Array.from({ length: Math.max(1, Math.floor(width / 12)) }, (_, n) => {
      const other = behind(x + 12 * n, y, Math.max(1, height))
      return (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05)
    })
    return Math.min(...ratios) < needs ? [`${text}: ${Math.min(...ratios).toFixed(1)}`] : []
  })
}"""
LINES = """() => {
  const lines = []
  const all = document.createTreeWalker(document.querySelector('dialog .beside'), NodeFilter.SHOW_TEXT)
  while (all.nextNode()) {
    const node = all.currentNode
    if (!node.data.trim() || node.parentElement.closest('.panel')) continue
    const style = getComputedStyle(node.parentElement)
    const size = parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width < 4 || y < 0 || y + height > innerHeight) continue
      const colour = style.color.match(/[0-9.]+/g).map(Number).slice(0, 3)
      lines.push({ text: node.data.trim(), colour, needs: isLarge ? 3 : 4.5, box: [x, y, width, height] })
    }
  }
  return lines
}"""
UNWRITTEN = "dialog .beside, dialog .beside * { color: transparent !important }"

BESIDE_THE_MONSTER = 650
ON_THE_PICTURE = {
    "darkest-lost": ("DREADHALL", "Dark, Darker, Darkest", "The house has won.", "Leo", "Nina"),
    "betrayal-lost": ("DREADHALL", "Betrayal at House on the Hill", "The traitor has won.", "Ox", "Vivian", "Zoe"),
}


def scene(person: Person) -> Locator:
    """The scene of the end."""
    return person.page.locator("dialog[data-ending]")


def at_the_end(people: People, tables: Tables, name: str) -> tuple[Person, Opened]:
    """Somebody who has played a game to its end, on all seats."""
    make, seats, *_ = ENDS[name]
    table = make(tables)
    return people.come().sit_at(table, range(seats)), table


@pytest.mark.parametrize("name", ENDS)
def test_the_end_is_a_scene_that_tells_everything_and_is_put_aside_and_opened_again(
    name: str, people: People, tables: Tables
) -> None:
    ada, table = at_the_end(people, tables, name)
    *_, picture, headline, told = ENDS[name]
    shown = scene(ada)
    expect(shown).to_be_visible()
    expect(shown.locator("svg[data-sky]")).to_have_attribute("data-sky", picture)
    expect(shown.get_by_role("heading", level=2)).to_have_text(headline)
    for text in told:
        expect(shown.get_by_text(text).first).to_be_visible()
    ada.put_aside()
    expect(shown).to_be_hidden()
    ada.page.get_by_role("button", name="How it ended").click()
    expect(shown).to_be_visible()
    look_at(ada, name)
    shown.get_by_role("region", name="Where the night turned").get_by_role("link").last.click()
    expect(ada.page.get_by_role("region", name="Through the game")).to_be_visible()
    assert f"replay/{table.id}" in ada.page.url
    last = table.play(0)["number"]
    assert 0 < ada.number <= last


def look_at(person: Person, name: str) -> None:
    """Nothing is wrong, and nothing sticks out on a phone, in any language."""
    person.check_access()
    person.page.set_viewport_size(PHONE)
    person.check_languages()
    person.page.set_viewport_size(DESK)
    if folder := os.environ.get("DREADHALL_SCREENS"):
        for language, size in product(LANGUAGES, (PHONE, DESK)):
            person.hear(language)
            person.page.set_viewport_size(size)
            person.page.screenshot(path=Path(folder) / f"ending-{name}-{language}-{size['width']}.png")
        person.hear("en")


@pytest.mark.parametrize(
    ("seat", "headline", "side"),
    [(0, "You have lost", "You were a hero."), (1, "You have won", "You were the traitor.")],
)
def test_won_or_lost_is_the_headline_of_whoever_looks(
    seat: int, headline: str, side: str, people: People, tables: Tables
) -> None:
    ada = people.come().sit_at(wailed_to_death(tables), [seat], host=False)
    shown = scene(ada)
    expect(shown.get_by_role("heading", level=2)).to_have_text(headline)
    expect(shown).to_contain_text(side)
    expect(shown.locator(".figure")).to_have_attribute("src", re.compile("banshee"))
    look_at(ada, f"betrayal-seat-{seat}")


@pytest.mark.parametrize("size", [DESK, LOW, PHONE])
@pytest.mark.parametrize("name", ["darkest-won", "betrayal-won", "betrayal-lost"])
def test_what_is_written_over_the_picture_can_be_read_at_dawn_and_at_night(
    name: str, size: ViewportSize, people: People, tables: Tables
) -> None:
    ada, _ = at_the_end(people, tables, name)
    ada.page.set_viewport_size(size)
    ada.page.mouse.move(0, 0)
    expect(scene(ada).get_by_role("list", name="What became of everybody")).to_be_visible()
    ada.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    ada.wait_until_laid()
    ada.wait_for_rest()
    lines = ada.page.evaluate(LINES)
    assert len(lines) > 5
    written = ada.page.add_style_tag(content=UNWRITTEN)
    bare = base64.b64encode(ada.page.screenshot(animations="disabled")).decode()
    written.evaluate("one => one.remove()")
    assert ada.page.evaluate(FAINT, [bare, lines]) == []


def sickened(tables: Tables) -> Opened:
    """Haunt 43, over: Ben was dealt the 1, Ada and Dora were given it unseen, and Dora was the last."""
    played = brink(43).table.fork(SICK)
    table = tables.restore(played.save(), seats=4)
    rng = random.Random(SICK)
    while played.ask is not None:
        seat, answer = random_answer(played, rng)
        played.answer(answer, seat)
        table.answer(answer, seat)
    return table


def test_who_turned_unseen_is_told_so_and_everybody_learns_when(people: People, tables: Tables) -> None:
    table = sickened(tables)
    for seat, headline, side, mark in (
        (0, "You have won", "You changed sides that night.", "Traitor: 1 won, 0 lost"),
        (1, "You have won", "You were the traitor.", "Traitor: 1 won, 0 lost"),
        (2, "You have lost", "You were a hero.", "Heroes: 0 won, 1 lost"),
        (3, "You have lost", "You changed sides that night.", "Traitor: 0 won, 1 lost"),
    ):
        ada = people.come().sit_at(table, [seat], host=False)
        shown = scene(ada)
        expect(shown.get_by_role("heading", level=2)).to_have_text(headline)
        expect(shown).to_contain_text(side)
        fates = shown.get_by_role("list", name="What became of everybody")
        expect(fates.locator("i", has_text="star-sick")).to_have_count(2)
        turning = shown.get_by_role("region", name="Where the night turned")
        expect(turning.get_by_text("has changed sides.")).to_have_count(2)
        if seat == 0:
            look_at(ada, "betrayal-turned")
        shown.get_by_role("link", name="The shelf").click()
        expect(ada.page.get_by_role("listitem").filter(has_text="The Star-Sickness")).to_contain_text(mark)


def test_to_give_up_is_nobodys_victory(people: People, tables: Tables) -> None:
    table = tables.restore(haunted(), seats=4)
    table.post("give-up", table.seats[0])
    ada = people.come().sit_at(table, [0], host=False)
    shown = scene(ada)
    expect(shown.get_by_role("heading", level=2)).to_have_text("Given up")
    expect(shown).to_contain_text("Nobody has won.")
    expect(shown).to_have_attribute("data-ending", "empty")
    look_at(ada, "given-up")


def test_both_books_are_opened_once_nothing_in_them_is_a_secret(people: People, tables: Tables) -> None:
    ada, table = at_the_end(people, tables, "betrayal-lost")
    page = people.come().visit(f"tv/{table.id}?key={table.spectator}").page
    for screen in (ada.page, page):
        for side, sign in (("heroes’", "exorcism"), ("traitor’s", "You called, and she answered")):
            screen.get_by_role("button", name=f"The {side} book").click()
            expect(screen.get_by_role("article", name=f"The {side} book")).to_contain_text(sign)


def test_how_likely_it_looked_is_a_curve_with_the_turning_points_on_it_and_a_sentence(
    people: People, tables: Tables
) -> None:
    table = wailed_to_death(tables)
    ada = people.come()
    guesses = [{"move": move, "chance": chance} for move, chance in enumerate((0.62, 0.4, 0.71, 0.18))]
    ada.page.route("**/odds", lambda route: route.fulfill(json={"guesses": guesses}))
    ada.sit_at(table, range(3))
    odds = scene(ada).locator("[data-odds]")
    expect(odds).to_contain_text("62% when the haunt began, 18% at worst, 71% at best, 18% shortly before the end")
    expect(odds.locator("[data-mark=dies]")).to_have_count(1)
    expect(odds.locator("svg text")).to_have_text(["100%", "50%", "0%"])
    ada.check_access()
    ada.page.set_viewport_size(PHONE)
    ada.check_languages()
    expect(odds.locator("[data-mark=dies]")).to_have_attribute("href", re.compile(f"replay/{table.id}"))


def test_whoever_steps_to_the_end_of_a_replay_sees_the_scene(people: People, tables: Tables) -> None:
    table = ended(tables)
    ben = people.come()
    page = ben.visit(f"replay/{table.id}?key={table.spectator}&at=0").page
    expect(page.locator("[data-number='0']")).to_be_visible()
    expect(scene(ben)).to_be_hidden()
    page.get_by_role("button", name="One move on").click()
    expect(scene(ben)).to_be_visible()
    ben.put_aside()


def test_the_same_people_play_again_and_the_second_comes_along(people: People, tables: Tables) -> None:
    table = tables.open(2, survivors=2, mode="darker")
    ada, ben = (people.come().sit_at(table, [seat], host=seat == 0) for seat in (0, 1))
    table.post("give-up", table.seats[0])
    asked = ben.page.get_by_role("button", name="Give up")
    asked.click()
    for person in (ada, ben):
        expect(scene(person)).to_be_visible()
    ada.page.get_by_role("button", name="Same house again").click()
    expect(ada.page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    ben.page.get_by_role("button", name="Come along").click()
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()
    expect(ben.page).to_have_url(ada.page.url)
    assert ada.page.url != f"{ada.address}/#/table/{table.id}"
    ada.page.get_by_role("button", name="Begin", exact=True).click()
    for person in (ada, ben):
        expect(person.page.locator("[data-number]")).to_be_visible()


def test_the_next_haunt_is_one_that_this_browser_has_not_seen(people: People, tables: Tables) -> None:
    ada, _ = at_the_end(people, tables, "betrayal-lost")
    ada.page.get_by_role("button", name="Next haunt: The Dance of Death").click()
    expect(ada.page.locator("[data-number='0']")).to_be_visible()
    expect(scene(ada)).to_be_hidden()


def test_the_shelf_remembers(people: People, tables: Tables) -> None:
    ada, _ = at_the_end(people, tables, "betrayal-lost")
    scene(ada).get_by_role("link", name="The shelf").click()
    page = ada.page
    for _ in range(2):
        plate = page.get_by_role("listitem").filter(has_text="Wail of the Banshee")
        expect(plate).to_contain_text("Heroes: 0 won, 1 lost")
        expect(plate).to_contain_text("Traitor: 1 won, 0 lost")
        page.reload()
    page.evaluate("() => localStorage.setItem('dreadhall-shelf', '{rubbish')")
    page.reload()
    expect(page.get_by_text("Survived: 0 of 50")).to_be_visible()
    ada.check_screen()
    page.get_by_role("link", name="First screen").click()
    expect(page.get_by_role("link", name="The shelf")).to_be_visible()


KEEP_MARKS = "(marks) => localStorage.setItem('dreadhall-shelf', JSON.stringify({ version: 1, marks }))"
HOPELESS, EASY = (
    {"table": table, "game": "betrayal", "what": haunt, "side": "heroes", "won": False, "size": 3, "at": at}
    for table, haunt, at in (("a", "23", 1), ("b", "31", 2))
)
RATED = re.compile(r"Your rating: (\d+), give or take \d+, from (one game|2 games)")


def test_only_who_wants_a_rating_is_told_one_and_a_hopeless_part_costs_little(people: People) -> None:
    ada = people.come()
    ada.page.evaluate(KEEP_MARKS, [HOPELESS])
    ada.visit("shelf")
    switch = ada.page.get_by_label("Show me a rating")
    expect(ada.page.get_by_role("heading", name="Betrayal")).to_be_visible()
    expect(ada.page.get_by_text("Your rating:")).to_have_count(0)
    switch.check()
    told = ada.page.get_by_role("region", name="Betrayal").get_by_text(RATED)
    hopeless = rating_in(told.inner_text())
    assert 1450 < hopeless < 1500  # nobody finds the Head with three
    expect(ada.page.get_by_text("No rating yet")).to_be_visible()
    ada.check_screen()
    ada.page.evaluate(KEEP_MARKS, [EASY, HOPELESS])
    ada.page.reload()
    expect(told).to_contain_text("2 games")
    assert rating_in(told.inner_text()) < hopeless - 200  # everybody gets out of that one
    switch.uncheck()
    expect(told).to_have_count(0)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Betrayal")).to_be_visible()
    expect(switch).not_to_be_checked()


def rating_in(told: str) -> int:
    """The number that somebody is told."""
    found = RATED.search(told)
    assert found is not None, told
    return int(found[1])


def test_a_tile_of_the_shelf_tells_what_one_did_there_and_leads_back_to_it(people: People, tables: Tables) -> None:
    ada, table = at_the_end(people, tables, "betrayal-lost")
    scene(ada).get_by_role("link", name="The shelf").click()
    page = ada.page
    page.get_by_role("button", name=re.compile("Wail of the Banshee")).click()
    told = page.get_by_role("dialog", name="Haunt 8: Wail of the Banshee")
    expect(told.get_by_role("listitem")).to_have_count(2)
    expect(told.get_by_role("link").first).to_have_attribute("href", re.compile(f"replay/{table.id}"))
    ada.check_access()
    told.get_by_role("button", name="Play it again").click()
    expect(page.locator("option:checked").filter(has_text="Wail of the Banshee")).to_have_count(1)


@pytest.mark.parametrize("name", ["darkest-lost", "betrayal-lost"])
def test_the_picture_that_is_shared_shows_what_was_played_by_whom_and_how_it_ended(
    name: str, people: People, tables: Tables, tmp_path: Path
) -> None:
    ada, _ = at_the_end(people, tables, name)
    fates = scene(ada).get_by_role("list", name="What became of everybody").get_by_role("listitem")
    expect(fates.locator("img")).to_have_count(len(ON_THE_PICTURE[name][3:]))
    faces = fates.locator("img").evaluate_all("all => all.map((one) => one.src)")
    ada.page.evaluate(NOTE_PICTURE)
    with ada.page.expect_download() as file:
        ada.page.get_by_role("button", name="A picture to share").click()
    kept = Path(os.environ.get("DREADHALL_SCREENS", tmp_path)) / f"card-{name}.png"
    file.value.save_as(kept)
    assert kept.read_bytes().startswith(b"\x89PNG")
    assert kept.stat().st_size > 20_000
    written, drawn, played = ada.page.evaluate(NOTED)
    assert set(faces) <= set(drawn)
    assert set(written) >= {*ON_THE_PICTURE[name], played}
    assert any(str(date.today().year) in line for line in written)
    ada.page.evaluate(SHARING)
    ada.page.get_by_role("button", name="A picture to share").click()
    shared = ada.page.wait_for_function("() => window.shared?.text").json_value()
    assert all(line in shared for line in (*ON_THE_PICTURE[name][1:], played))


def test_words_on_the_picture_that_is_shared_are_clear_of_what_has_the_house(people: People, tables: Tables) -> None:
    ada, _ = at_the_end(people, tables, "betrayal-lost")
    ada.page.evaluate(NOTE_PICTURE)
    for language in LANGUAGES:
        ada.hear(language)
        with ada.page.expect_download():
            scene(ada).locator(".row:has(> a[href='#/shelf']) button").click()
        assert 500 < ada.page.evaluate("() => window.rightmost") <= BESIDE_THE_MONSTER, language


def test_one_plays_on_from_a_replayed_position_at_a_table_of_ones_own(people: People, tables: Tables) -> None:
    table = ended(tables)
    page = people.come().visit(f"replay/{table.id}?key={table.spectator}&at=0").page
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    assert table.id not in page.url


def test_nothing_moves_for_those_who_want_it_still(people: People, tables: Tables) -> None:
    ada, _ = at_the_end(people, tables, "darkest-won")
    expect(scene(ada)).to_be_visible()
    lasting = "() => document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime > 1).length"
    assert ada.page.evaluate(lasting) == 0
