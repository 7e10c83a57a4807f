"""Whole rounds and whole games at the table."""

import re
from collections.abc import Iterable, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.positions import near_the_end, nearly_lost, quiet, winning_answers
from tests.browser.server import Tables
from tests.patience import PATIENCE


def best(keys: Iterable[str]) -> str:
    """The answer that brings a round to its end."""
    return min(keys, key=lambda key: key not in ("done", "shift"))


# So many looks at the table, with a breath of 20 milliseconds between them, show who is asked, if anybody is.
LOOKS = round(PATIENCE / 0.02)


def play_until(people: Sequence[Person], goal: str) -> set[int]:
    """Everybody answers whatever they are asked until the first of them reads this; who has answered."""
    answered: set[int] = set()
    idle = 0
    while idle < LOOKS:
        for index, person in enumerate(people):
            glance = person.glance(goal)
            if glance.seen:
                return answered
            if choices := glance.choices.keys() - {"not-done"}:
                if person.choose_if_offered(best(sorted(choices))):
                    answered.add(index)
                idle = 0
                break
        else:
            # A screen is behind, an answer is on its way, or it is the bot's turn: which of them, nobody sees.
            people[0].breathe()
            idle += 1
    raise AssertionError(f"nobody is asked any more, and nobody has read {goal!r}")


def test_two_people_and_a_bot_open_a_table_and_play_a_whole_round(people: People) -> None:
    ada, ben = people.come(), people.come()
    ada.visit("")
    ada.page.get_by_role("link", name="Other ways Dark, Darker, Darkest").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("radio", name="With people").check()
    seats = ada.page.get_by_label(re.compile(r"^Seat \d$"))
    while seats.count() < 3:
        ada.page.get_by_role("button", name="Seats: one more").click()
    while seats.count() > 3:
        ada.page.get_by_role("button", name="Seats: one fewer").click()
    ada.page.get_by_label("Seat 3").select_option("bot:gentle")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_role("textbox", name="Players").input_value()

    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ada.page.get_by_text("Ben", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Begin").click()

    for person in (ada, ben):
        expect(person.page.locator("[data-number]")).to_be_visible()
    assert play_until([ada, ben], "Round 2") == {0, 1}
    ben.wait_past(ada.number - 1)
    expect(ben.page.get_by_text("Round 2", exact=True)).to_be_visible()


# Whether this can be chosen now; if it is another seat of this screen that is asked, that is shown.
TURNED_TO = """([key, other]) => {
  const choices = [...document.querySelectorAll('.prompt button[data-key]:not([disabled])')]
  if (choices.some((one) => one.dataset.key === key)) return true
  const buttons = [...document.querySelectorAll('.prompt .others button')]
  buttons.find((one) => one.textContent.trim() === other)?.click()
  return false
}"""
# The letters have come, by whose width is found out what fits on the panel and has a key there.
LETTERS = "() => (document.body.offsetHeight, document.fonts.ready.then(() => true))"


def test_a_showdown_is_played_to_the_end_and_looked_back_at(people: People, tables: Tables) -> None:
    save = near_the_end()
    ada = people.come().sit_at(tables.restore(save, seats=2, alone=True), [0, 1])
    for seat, answer in winning_answers(save):
        ada.page.wait_for_function(TURNED_TO, arg=[answer, f"{['Ada', 'Ben'][seat]} is asked, too"])
        ada.choose(answer)
    expect(ada.page.get_by_role("heading", name="The nemesis is dead")).to_be_visible()
    ada.page.get_by_role("link", name="Look back at this game").click()
    expect(ada.page.get_by_role("heading", name="Won")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Who did what")).to_be_visible()


def test_a_reload_in_the_middle_of_a_decision_changes_nothing(people: People, tables: Tables) -> None:
    ada = people.come().sit_at(tables.open(1, survivors=2), [0])
    ada.choose("facing:e")
    ada.choices.first.wait_for(state="attached")  # the server may tell of the answer before it has said yes to it
    keys, number = ada.keys(), ada.number
    ada.page.reload()
    expect(ada.choice(keys[0])).to_be_visible()
    assert (ada.keys(), ada.number) == (keys, number)
    ada.choose(keys[0])


def test_whoever_loses_the_connection_comes_back_and_misses_nothing(people: People, tables: Tables) -> None:
    table = tables.open(2, survivors=2)
    ada = people.come(fresh=True).sit_at(table, [0])
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("Connection lost")).to_be_visible()
    table.answer("facing:e", seat=1)
    table.answer("facing:n", seat=1)
    ada.context.set_offline(False)
    expect(ada.page.locator("[data-candidate=leo]")).to_be_visible()
    expect(ada.page.get_by_text("Connection lost")).to_be_hidden()
    assert ada.number == 2
    ada.choose("survivor:leo")


def test_two_screens_of_one_seat_stay_in_step(people: People, tables: Tables) -> None:
    table = tables.open(1, survivors=2)
    desk, phone = people.come().sit_at(table, [0]), people.come(phone=True).sit_at(table, [0])
    desk.choose("facing:e")
    phone.wait_past(0)
    for screen in (phone, desk):
        screen.choices.first.wait_for(state="attached")
    assert phone.keys() == desk.keys()


def test_an_answer_is_taken_back(people: People, tables: Tables) -> None:
    ada = people.come().sit_at(tables.open(1, survivors=2), [0])
    before = ada.keys()
    ada.choose("facing:e")
    number = ada.number
    ada.page.get_by_role("button", name="Undo").click()
    ada.wait_past(number)
    ada.choices.first.wait_for(state="attached")
    assert ada.keys() == before


def test_what_stands_on_the_table_is_moved_and_never_built_anew(people: People, tables: Tables) -> None:
    ada = people.come().sit_at(tables.open(1, survivors=2), [0])
    kept = ada.page.locator(".table").element_handle()
    ada.choose("facing:e")
    ada.speak("de")
    assert kept.evaluate("table => table.isConnected")


def test_the_language_changes_at_once_everywhere_on_the_table(people: People, tables: Tables) -> None:
    ada = people.come().sit_at(tables.open(1, survivors=2), [0])
    said = set()
    for language in ("en", "de", "fr"):
        ada.speak(language)
        ada.check_words()
        said.add(ada.choices.first.inner_text())
    assert len(said) == 3


def test_a_table_is_opened_on_a_phone_by_touch_alone(people: People) -> None:
    ada = people.come(phone=True).visit("")
    ada.page.get_by_role("link", name="Other ways Dark, Darker, Darkest").tap()
    ada.page.get_by_role("radio", name="I play everybody").tap()
    ada.page.get_by_role("button", name="Begin").tap()
    expect(ada.page.locator("[data-number]")).to_be_visible()
    ada.page.get_by_role("button", name="Play Leo").tap()
    ada.wait_past(0)
    ada.check_width()


def test_a_whole_turn_is_played_on_a_phone_by_touch_alone(people: People, tables: Tables) -> None:
    ada = people.come(phone=True).sit_at(tables.restore(quiet(), seats=1), [0])
    ada.page.locator("[data-room='conservatory']").tap()
    ada.page.get_by_role("menuitem", name="Leo").tap()
    ada.choice("no").tap()  # Nina stays behind
    ada.wait_past(1)
    ada.page.get_by_role("tab", name="Survivors").tap()
    expect(ada.page.get_by_role("article", name="Leo")).to_contain_text("Conservatory")
    ada.page.locator(".side .close").tap()
    ada.choice("done").tap()
    expect(ada.choice("done")).to_contain_text("Sure?")  # there are actions left
    ada.choice("done").tap()
    ada.wait_past(2)
    ada.check_width()


def open_by_keyboard(people: People) -> Person:
    """Somebody who opens a table for one without a mouse."""
    ada = people.come().visit("")
    press_on(ada, "link", "Other ways")
    expect(ada.page.get_by_role("button", name="Begin")).to_be_visible()
    tab_to(ada, "With bots")
    ada.page.keyboard.press("ArrowUp")  # round to the last of them: I play everybody
    press_on(ada, "button", "Begin")
    expect(ada.page.locator("[data-number]")).to_be_visible()
    ada.page.evaluate(LETTERS)
    return ada


def answer_by_keyboard(person: Person, sign: str, most: int = 1000) -> None:
    """Answer so many questions by the keys that they name, or until this is read."""
    for _ in range(most):
        glance = person.glance(sign)
        while not glance.seen and not glance.choices:
            person.wait_for_question(glance.number, sign)
            glance = person.glance(sign)
        if glance.seen:
            return
        by_key = {choice: key for choice, key in glance.choices.items() if key}
        key = by_key[best(by_key)]
        person.page.keyboard.press(key)
        if person.is_asked_again(glance.number):
            person.page.keyboard.press(key)
            person.wait_past(glance.number)


END = "Look back at this game"


def test_a_game_is_opened_and_played_by_keyboard_alone(people: People) -> None:
    ada = open_by_keyboard(people)
    answer_by_keyboard(ada, END, most=4)
    assert ada.number >= 4


def test_a_game_is_brought_to_its_end_by_keyboard_alone(people: People, tables: Tables) -> None:
    ada = people.come().sit_at(tables.restore(nearly_lost(), seats=1), [0])
    ada.page.evaluate(LETTERS)
    expect(ada.choice("move:nina:dining-room").locator("kbd")).to_be_attached()
    ada.page.keyboard.press(ada.glance().choices["move:nina:dining-room"])
    expect(ada.page.get_by_role("dialog")).to_be_visible()  # it takes the focus when it comes
    press_on(ada, "link", END)
    expect(ada.page.get_by_role("heading", name="Lost")).to_be_visible()


@pytest.mark.soak
def test_a_game_is_opened_and_played_to_its_end_by_keyboard_alone(people: People) -> None:
    ada = open_by_keyboard(people)
    answer_by_keyboard(ada, END)
    press_on(ada, "link", END)
    expect(ada.page.get_by_role("heading", name="Lost")).to_be_visible()


def tab_to(person: Person, name: str) -> None:
    """Press Tab until what has this name is focused."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        focused = person.page.evaluate(
            """() => {
              const e = document.activeElement
              // Between two rounds of Tab all of the page has the focus, and all of a scene.
              return e.matches('body, dialog') ? '' : (e.labels?.[0] ?? e).innerText || e.ariaLabel || ''
            }"""
        )
        if name in focused:
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def press_on(person: Person, role: str, name: str) -> None:
    """Go to it by Tab, and press Enter."""
    expect(person.page.get_by_role(role, name=name).first).to_be_visible()  # type: ignore[arg-type]
    tab_to(person, name)
    person.page.keyboard.press("Enter")
