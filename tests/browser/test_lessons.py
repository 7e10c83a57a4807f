"""The lessons on the screen: each is taken to its end, by what is pointed at or by the keyboard, and ends well."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import LANGUAGES, PHONE, People, Person

# What the lesson waits for, once it is something else than before: reading, an answer, a book, or nothing more.
# A book may open a moment after the lesson has spoken, and what it has said is still to be done when the book is read.
NEXT = """before => {
  const said = document.querySelector('.coach p')?.innerText.trim() ?? ''
  const isBook = document.querySelector('dialog[open][data-briefing]') !== null
  const way = isBook ? 'book' : (document.querySelector('.coach [data-lesson]')?.dataset.lesson ?? 'done')
  const isNews = said !== before.said || isBook !== (before.way === 'book')
  return said && isNews && way !== 'wait' ? { way, said } : false
}"""
NOTHING_YET = {"said": "", "way": ""}
# Where the ring around what is to be done stands, once it stands there for good: it looks anew more often than we do.
RING = """() => {
  const now = document.querySelector('[data-pointer=do]')?.getBoundingClientRect()
  const last = window.ring
  window.ring = now
  const stands = now && last && Math.abs(now.x - last.x) < 1 && Math.abs(now.y - last.y) < 1
  return stands ? [now.x + now.width / 2, now.y + now.height / 2] : false
}"""
LOOKS = 150
# What became of a press there: it was the answer, it asks whether it is meant, or the ring stands elsewhere now.
PRESSED = """([before, x, y]) => {
  if (Number(document.querySelector('[data-number]')?.dataset.number) > before) return 'answered'
  if (document.querySelector('.prompt .sure')) return 'goes on'
  const ring = document.querySelector('[data-pointer=do]')?.getBoundingClientRect()
  const isElsewhere = ring && Math.hypot(ring.x + ring.width / 2 - x, ring.y + ring.height / 2 - y) > 1
  return isElsewhere ? 'goes on' : false
}"""
# Once the letters of all that stands there have come: with others it has other lines, and what is below lies elsewhere.
LETTERS = "() => (document.body.offsetHeight, document.fonts.ready.then(() => true))"
# A book may open between two of our steps, and what it asks is answered by the same key: then it is not meant.
ONLY_THE_LESSON = """() => addEventListener('keydown', (event) => {
  if (event.target.closest('[data-lesson=do]')) return
  event.preventDefault()
  event.stopPropagation()
}, { capture: true, once: true })"""
WHOLE = """most => {
  const { top, bottom } = document.querySelector('.table').getBoundingClientRect()
  return top > 0 && bottom <= most
}"""
LOG = "all => all.map((one) => one.innerText)"

MOST = 120


def begin(ada: Person, game: str, number: int = 0) -> None:
    """Begin a lesson of a game."""
    ada.visit(f"tutorial/{game}")
    ada.page.locator("article section button").nth(number).click()
    expect(ada.page.locator(".coach p")).not_to_be_empty()
    ada.page.evaluate(LETTERS)


def nothing(said: str) -> None:
    """Nobody looks."""


def follow(ada: Person, act: Callable[[Person], None], look: Callable[[str], None] = nothing) -> list[str]:
    """Do as the lesson says until it has no more to say; everything it has said."""
    told: list[str] = []
    now = NOTHING_YET
    for _ in range(MOST):
        now = ada.page.wait_for_function(NEXT, arg=now).json_value()
        if now["said"] not in told[-1:]:
            told.append(now["said"])
        look(now["said"])
        if now["way"] == "done":
            return told
        if now["way"] == "book":
            ada.page.locator("dialog[open] footer button.main").click()
        elif now["way"] == "next":
            press(ada, "[data-lesson=next]")
        else:
            act(ada)
    raise AssertionError("the lesson has no end")


def press(ada: Person, button: str) -> None:
    """Press where a button is, whether or not a book is just being laid over it."""
    box = ada.page.locator(button).bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def by_the_button(ada: Person) -> None:
    """Let the lesson do it."""
    press(ada, "[data-lesson=do]")


def by_keyboard(ada: Person) -> None:
    """Press the button that has the focus; it keeps that from one step to the next, unless a book takes it."""
    ada.page.evaluate(ONLY_THE_LESSON)
    ada.page.locator("[data-lesson=do]").focus()
    ada.page.keyboard.press("Enter")


def by_hand(ada: Person) -> None:
    """Press what is pointed at, as often as it takes: a menu may open, or something asks whether it is meant."""
    before = ada.number
    for _ in range(4):
        ada.page.evaluate("() => (window.ring = undefined)")
        at = ada.page.wait_for_function(RING, polling=LOOKS).json_value()
        ada.page.mouse.click(*at)
        if ada.page.wait_for_function(PRESSED, arg=[before, *at]).json_value() == "answered":
            return
    raise AssertionError(f"pressing it does nothing: {ada.page.locator('.coach p').inner_text()}")


def first_night(people: People, act: Callable[[Person], None]) -> list[str]:
    """The first lesson of Dark, Darker, Darkest to its end; all that was said and told."""
    ada = people.come()
    begin(ada, "darkest")
    told = follow(ada, act)
    assert told[-1].startswith("Your first victory")
    ada.check_access()
    ada.page.get_by_role("tab", name="Log").click()
    log = ada.page.locator(".log .line")
    expect(log.filter(has_text="Sneak")).to_have_count(1)
    expect(log.filter(has_text="It is the turn of Leo and Nina.")).to_have_count(3)
    return [*told, *log.evaluate_all(LOG)]


def test_a_first_night_is_taught_by_what_is_pointed_at(people: People) -> None:
    first_night(people, by_hand)


@pytest.mark.soak
def test_a_first_night_is_the_same_by_hand_and_by_keyboard(people: People) -> None:
    assert first_night(people, by_hand) == first_night(people, by_keyboard)


def test_the_last_door_is_opened_and_the_last_fight_won(people: People) -> None:
    ada = people.come()
    begin(ada, "darkest", 1)
    told = follow(ada, by_the_button)
    scene = ada.page.get_by_role("dialog")
    expect(scene.get_by_role("heading", name="The last door: done")).to_be_visible()
    assert told[0].startswith("You come in when the night is half over.")
    assert any(said.startswith("And there is what has waited for you: Lisa Mortimer.") for said in told)
    assert told[-1].startswith("The nemesis is dead")
    ada.check_access()


@pytest.mark.soak
def test_a_whole_evening_is_won_as_a_hero_and_the_next_lesson_as_the_traitor(people: People) -> None:
    ada = people.come()
    begin(ada, "betrayal")
    told = follow(ada, by_keyboard)
    scene = ada.page.get_by_role("dialog")
    expect(scene.get_by_role("heading", name="Your first evening in the house: done")).to_be_visible()
    expect(scene).to_contain_text("You have won")
    assert told[-1] in scene.inner_text()
    ada.check_access()
    scene.get_by_role("button", name="Next: The other side").click()
    expect(ada.page.locator(".coach")).to_contain_text("You are the traitor now")
    take_the_other_side(ada, by_the_button)
    expect(ada.page.locator("article section").filter(has_text="done")).to_have_count(2)


def take_the_other_side(ada: Person, act: Callable[[Person], None], look: Callable[[str], None] = nothing) -> None:
    """The second lesson of Betrayal to its end, and back to the page of lessons."""
    told = follow(ada, act, look)
    scene = ada.page.get_by_role("dialog")
    expect(scene.get_by_role("heading", name="The other side: done")).to_be_visible()
    expect(scene).to_contain_text("You have won")
    assert told[-1].startswith("Ox has thrown back his head")
    ada.visit("").visit("tutorial/betrayal")
    expect(ada.page.locator("article section").filter(has_text="done").last).to_contain_text("The other side")


def test_a_lesson_by_keyboard_fits_a_phone(people: People) -> None:
    ada = people.come(phone=True)
    begin(ada, "betrayal", 1)
    take_the_other_side(ada, by_keyboard, lambda said: check_phone(ada))


@pytest.mark.soak
@pytest.mark.parametrize("game", ["betrayal", "darkest"])
def test_a_lesson_begins_in_every_language(game: str, people: People) -> None:
    ada = people.come().visit(f"tutorial/{game}")
    ada.check_access()
    begin(ada, game)
    expect(ada.page.locator(".prompt").get_by_role("heading")).to_be_visible()
    ada.check_access()
    for language in LANGUAGES:
        ada.speak(language)
        ada.check_words()


@pytest.mark.soak
def test_a_lesson_is_told_in_every_language(people: People) -> None:
    ada = people.come(phone=True)
    begin(ada, "betrayal", 1)
    take_the_other_side(ada, by_the_button, lambda said: ada.check_languages())


def check_phone(person: Person) -> None:
    """The table is on the screen from its first to its last line."""
    person.check_width()
    person.page.wait_for_function(WHOLE, arg=PHONE["height"] + 1)


def test_whoever_does_something_else_is_told_and_may_go_and_come_back(people: People) -> None:
    ada = people.come()
    begin(ada, "darkest")
    coach = ada.page.locator(".coach")
    ada.page.locator("[data-lesson=next]").click()
    ada.page.locator("[data-lesson=next]").click()
    expect(ada.page.locator("[data-lesson=do]")).to_be_visible()
    number = ada.number

    ada.choice("done").click()
    if ada.page.locator(".prompt button.sure").count():
        ada.choice("done").click()
    expect(coach).to_contain_text("That can be done, too")
    ada.check_access()
    assert ada.number == number, "it is held back"
    coach.get_by_role("button", name="Stay with the lesson").click()
    expect(ada.page.locator("[data-lesson=do]")).to_be_visible()

    ada.choice("done").click()
    if ada.page.locator(".prompt button.sure").count():
        ada.choice("done").click()
    coach.get_by_role("button", name="Do it and play freely").click()
    ada.wait_past(number)
    expect(coach).to_contain_text("You play freely.")
    coach.get_by_role("button", name="Back to the lesson").click()
    expect(ada.page.locator("[data-lesson=do]")).to_be_visible()
    expect(coach).to_contain_text("Begin by searching this room")


def test_a_lesson_that_was_left_is_taken_up_where_it_was(people: People) -> None:
    ada = people.come()
    begin(ada, "darkest")
    for _ in range(2):
        ada.page.locator("[data-lesson=next]").click()
    by_the_button(ada)
    expect(ada.page.locator(".coach")).to_contain_text("A success")
    ada.visit("")
    ada.visit("tutorial/darkest")
    ada.page.get_by_role("button", name="Go on where I was").click()
    expect(ada.page.locator(".coach")).to_contain_text("A success")
    expect(ada.page.locator(".coach")).to_contain_text("1 of 7")


def test_the_page_of_lessons_is_sound(people: People) -> None:
    ada = people.come().visit("tutorial/betrayal")
    expect(ada.page.locator("article section")).to_have_count(2)
    ada.check_screen()


def test_learning_by_playing_offers_the_lessons_of_every_game(people: People) -> None:
    ada = people.come().visit("")
    ada.page.get_by_role("link", name="Learn by playing", exact=True).click()
    for game, lesson in (("Dark, Darker, Darkest", "Your first night"), ("Betrayal", "The other side")):
        expect(ada.page.get_by_role("heading", name=game, level=2)).to_be_visible()
        expect(ada.page.get_by_role("heading", name=lesson, level=3)).to_be_visible()
    ada.check_screen()
    ada.page.get_by_role("region", name="The other side").get_by_role("button").click()
    expect(ada.page.locator(".coach")).to_contain_text("You are the traitor now")
