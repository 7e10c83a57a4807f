"""What the night tells besides the rules: the story of a card, of a room and of a foe, and what the survivors say."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from dreadhall.testing.betrayal import position
from dreadhall.words import Words
from tests.browser.betrayal_positions import THREE, exploring
from tests.browser.people import DESK, LANGUAGES, People, Person
from tests.browser.positions import won
from tests.browser.server import Opened, Tables

HAND: ViewportSize = {"width": 390, "height": 844}
ON_A_PHONE = [(language, True) for language in LANGUAGES]
ON_A_DESK = [pytest.param(one, False, marks=() if one == "de" else pytest.mark.soak) for one in LANGUAGES]
EVERYWHERE = pytest.mark.parametrize(("language", "phone"), [*ON_A_PHONE, *ON_A_DESK])
"""There is least room on a phone, and German needs most of it on a desk."""
# Cards with long rules, and the rooms in which they wait.
LONG = {
    "crystal-ball": ("omen", "abandoned-room"),
    "bottle": ("item", "bloody-room"),
    "the-lost-one": ("event", "library"),
}

# Whether nothing of it is cut off: it lies inside all that could hide a part of it.
WHOLE = """story => {
  const box = story.getBoundingClientRect()
  const isInside = (one) => {
    const around = one.getBoundingClientRect()
    const clips = getComputedStyle(one).overflowY !== 'visible'
    return !clips || (box.top >= around.top - 1 && box.bottom <= around.bottom + 1 && box.right <= around.right + 1)
  }
  const above = []
  for (let one = story.parentElement; one; one = one.parentElement) above.push(one)
  return story.scrollWidth <= story.clientWidth + 1 && above.every(isInside)
}"""


ABOVE_THE_RULES = """() => {
  const [story, rule] = ['.story', '[data-line]'].map((what) => document.querySelector(`.beat .card ${what}`))
  return story.getBoundingClientRect().top < rule.getBoundingClientRect().top
}"""
# Whether what somebody says ends before the number beside their name begins.
BESIDE_THE_NUMBER = """() => {
  const [said, number] = ['.says', '.mark'].map((what) => document.querySelector(`article[aria-label=Leo] ${what}`))
  return said.getBoundingClientRect().right <= number.getBoundingClientRect().left + 1
}"""


def at_a_door(card: str) -> dict[str, Any]:
    """Somebody in the hall is about to find a room in which this card is drawn, as a saved game."""
    deck, room = LONG[card]
    return position(THREE).top("room", room).top(deck, card).table.save()


def draw(table: Opened) -> None:
    """Open the door, lay the tile, and go in."""
    table.answer("explore:n")
    while not any(event["kind"] == "draws" for event in table.play(0)["events"]):
        table.answer(table.play(0)["view"]["ask"]["choices"][0]["key"])


def come_to_choose(ada: Person, tables: Tables, **settings: Any) -> Opened:
    """Ada looks on while survivors are chosen; her browser likes it in this way."""
    table = tables.open(3)
    while (ask := table.play(0)["view"]["ask"])["prompt"] != "choose-survivor":
        table.answer(ask["choices"][0]["key"])
    ada.page.evaluate("kept => localStorage.setItem('dreadhall-settings', JSON.stringify(kept))", settings)
    ada.sit_at(table, [0])
    return table


def check_whole(story: Locator) -> None:
    expect(story).to_be_visible()
    story.page.wait_for_function(WHOLE, arg=story.element_handle())


@EVERYWHERE
@pytest.mark.parametrize("card", LONG)
def test_a_card_that_is_drawn_lies_open_with_its_story_above_its_rules(
    card: str, language: str, phone: bool, people: People, tables: Tables
) -> None:
    words = Words(language)
    ada = people.come(phone=phone, size=HAND if phone else DESK, language=language, pace="calm").stop_clock()
    table = tables.restore(at_a_door(card), seats=3)
    ada.sit_at(table, [0])
    draw(table)
    ada.page.locator("[data-beat]").wait_for()
    ada.wait_for_beat(f".beat .slip .story:has-text('{words.story('betrayal', 'room', LONG[card][1])}')")
    check_whole(ada.page.locator(".beat .slip .story"))
    ada.wait_for_beat(".beat .card .story")
    story = ada.page.locator(".beat .card .story")
    expect(story).to_have_text(words.story("betrayal", "card", card))
    check_whole(story)
    ada.page.wait_for_function(ABOVE_THE_RULES)


@EVERYWHERE
def test_the_page_of_a_card_begins_with_its_story(language: str, phone: bool, people: People, tables: Tables) -> None:
    words = Words(language)
    table = tables.restore(exploring(), seats=3)
    ada = people.come(phone=phone, size=HAND if phone else DESK, language=language).sit_at(table, [0])
    if phone:
        ada.page.get_by_role("tab").first.click()
    ada.page.get_by_role("button", name=words.name("betrayal", "card", "axe"), exact=True).first.click()
    story = ada.page.get_by_role("dialog").locator(".story")
    expect(story).to_have_text(words.story("betrayal", "card", "axe"))
    check_whole(story)


def test_a_survivor_who_is_chosen_says_something_beside_the_own_face(people: People, tables: Tables) -> None:
    ada = people.come(size=DESK).stop_clock()  # what is said stays there for as long as anybody looks
    table = come_to_choose(ada, tables)
    table.answer("survivor:leo", seat=0)
    ada.wait_for_beat("article[aria-label=Leo] .says")
    bubble = ada.page.locator("article[aria-label=Leo] .says")
    expect(bubble).to_have_text(re.compile("I smell smoke|Twenty years"))
    ada.page.wait_for_function(BESIDE_THE_NUMBER)
    table.answer("survivor:nina", seat=1)
    ada.wait_for_beat("article[aria-label=Nina] .says")
    expect(ada.page.locator("article[aria-label=Nina] .says")).to_have_text(re.compile("your hands|bitten"))
    ada.check_words()


def test_whoever_wants_it_quiet_hears_nobody(people: People, tables: Tables) -> None:
    ada = people.come(size=DESK)
    table = come_to_choose(ada, tables, voices=False)
    table.answer("survivor:leo", seat=0)
    expect(ada.page.locator("article[aria-label=Leo]")).to_be_visible()
    table.answer("survivor:nina", seat=1)
    expect(ada.page.locator("article[aria-label=Nina]")).to_be_visible()
    expect(ada.page.locator(".says")).to_have_count(0)
    ada.visit("settings").page.get_by_label("The survivors speak").check()
    assert ada.page.evaluate("JSON.parse(localStorage.getItem('dreadhall-settings')).voices") is True


def test_those_who_are_left_have_the_last_word(people: People, tables: Tables) -> None:
    ada = people.come(size=DESK).sit_at(won(tables), [0])
    expect(ada.page.get_by_text(re.compile("Now count again|sleep for a week"))).to_be_visible()
