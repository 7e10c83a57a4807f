"""Together at a table: its menu, who is away, giving up, taking back, the chat's mark and advice."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.betrayal_positions import exploring
from tests.browser.people import DESK, LANGUAGES, People, Person
from tests.browser.server import Opened, Tables
from tests.browser.test_director import LOW

GIVEN_UP = "You give up. The house has the last word."
# Nobody waits for those who are away.
pytestmark = pytest.mark.parametrize("server", [{"PATIENCE": "0"}], indirect=True, ids=["impatient"])


def three(tables: Tables) -> Opened:
    """Three people explore a house; it is Ada's turn."""
    return tables.restore(exploring(), seats=3, alone=False)


def menu(person: Person) -> Locator:
    """The menu of the table, opened by the keyboard."""
    person.page.get_by_role("button", name="Table menu").focus()
    person.page.keyboard.press("Enter")
    dialog = person.page.get_by_role("dialog", name="Table menu")
    expect(dialog).to_be_visible()
    return dialog


def chat(person: Person) -> Locator:
    """What is said at the table."""
    person.page.get_by_role("tab", name=re.compile("Chat")).click()
    return person.page.get_by_role("tabpanel")


def test_the_menu_invites_saves_links_and_says_how_many_watch(people: People, tables: Tables) -> None:
    table = three(tables)
    ada = people.come().sit_at(table, [0])
    opened = menu(ada)
    ada.check_screen()
    for kind, part in (("Spectators", "key="), ("Television", "/#/tv/"), ("Players", "&watch=")):
        opened.get_by_role("radio", name=kind).check(force=True)
        expect(opened.locator("input.url")).to_have_value(re.compile(re.escape(part)))
        expect(opened.get_by_role("img").first).to_be_visible()
    expect(opened).to_contain_text("Nobody is watching.")
    watcher = people.come()
    watcher.keep([{"table": table.id, "role": "spectator", "key": table.spectator}])
    watcher.visit(f"table/{table.id}")
    expect(opened).to_contain_text("One person is watching.")

    with ada.page.expect_download() as file:
        opened.get_by_role("button", name="Save as a file").click()
    assert file.value.suggested_filename.startswith("betrayal-save-")
    opened.get_by_role("button", name="Link to this move").click()
    link = opened.get_by_role("textbox").filter(visible=True)
    expect(link.first).to_have_value(re.compile(rf"#/replay/{table.id}\?key={table.spectator}&at=\d+"))
    ada.page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Table menu")).to_be_focused()


def test_a_seat_is_handed_to_a_bot_taken_back_and_left(people: People, tables: Tables) -> None:
    table = three(tables)
    ada, ben = people.come().sit_at(table, [0]), people.come(phone=True).sit_at(table, [1], host=False)
    opened = menu(ben)
    opened.get_by_role("button", name="Let a bot play for me").tap()
    take_over = opened.get_by_role("button", name="Play on myself")
    expect(take_over).to_be_visible()
    expect(chat(ada)).to_contain_text(re.compile(r"\w+ plays for Ben \(seat 2\)"))
    ben.check_screen()
    take_over.tap()
    expect(opened.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    expect(chat(ada)).to_contain_text("Ben is back and plays on (seat 2).")
    opened.get_by_role("button", name="Stand up").tap()
    expect(opened.get_by_role("alert")).to_contain_text("A bot plays on in your place.")
    opened.get_by_role("button", name="Stand up").tap()
    expect(chat(ada)).to_contain_text("Ben has left seat 2.")


def test_a_bot_plays_for_who_is_away_until_they_are_back(people: People, tables: Tables) -> None:
    table = three(tables)
    ada = people.come().sit_at(table, [0], host=False)
    ben = people.come().sit_at(table, [1])
    number = ben.number
    offer = ben.page.get_by_role("button", name="Let a bot play until they are back: Ada")
    expect(offer).to_have_count(0)
    ada.page.goto("about:blank")
    expect(offer).to_be_visible()
    expect(ben.page.get_by_text("Ada is not here.")).to_be_visible()
    ben.page.get_by_role("button", name="Who sits here").click()
    expect(ben.page.get_by_role("dialog").get_by_role("listitem").first).to_contain_text(
        re.compile(r"away for \d+ (s|min)")
    )
    ben.page.keyboard.press("Escape")
    waiting = re.compile(r"Waiting for Ada\s+for \d+ (s|min)")
    expect(menu(ben)).to_contain_text(waiting, use_inner_text=True)
    ben.page.keyboard.press("Escape")
    ben.check_screen()
    offer.click()
    expect(chat(ben)).to_contain_text(re.compile(r"Ada is not here\. \w+ plays on seat 1 until they are back\."))
    ben.wait_past(number)

    ada.sit_at(table, [0], host=False)
    expect(chat(ben)).to_contain_text("Ada is back and plays on (seat 1).")
    ben.page.get_by_role("button", name="Who sits here").click()
    expect(ben.page.get_by_role("dialog").get_by_role("listitem").first).to_contain_text("here")


def test_while_the_host_is_away_anybody_lets_a_bot_play(people: People, tables: Tables) -> None:
    table = tables.restore(exploring(), seats=3, alone=False)
    ada = people.come().sit_at(table, [0], host=False)
    cleo = people.come(phone=True).sit_at(table, [2], host=False)
    ada.page.goto("about:blank")
    cleo.page.get_by_role("button", name="Let a bot play until they are back: Ada").tap()
    expect(chat(cleo)).to_contain_text("Ada is not here.")


def test_the_game_is_given_up_when_everybody_agrees(people: People, tables: Tables) -> None:
    table = three(tables)
    ada, ben, cleo = [people.come(phone=seat == 1).sit_at(table, [seat], host=seat == 0) for seat in range(3)]
    opened = menu(ada)
    opened.get_by_role("button", name="Give up …").click()
    expect(opened.get_by_role("alert")).to_contain_text("when most do and nobody objects")
    ada.check_access()
    opened.get_by_role("button", name="Ask the others").click()
    expect(ada.page.get_by_text("Still to agree: Ben and Cleo.")).to_be_visible()
    expect(ben.page.get_by_text("Ada would like to give up.").filter(visible=True).first).to_be_visible()
    ben.check_screen()
    ben.page.get_by_role("button", name="No, play on").tap()
    expect(ada.page.get_by_text("Still to agree")).to_have_count(0)

    opened = menu(ada)
    opened.get_by_role("button", name="Give up …").click()
    opened.get_by_role("button", name="Ask the others").click()
    ben.page.get_by_role("button", name="Give up", exact=True).tap()
    expect(ada.page.get_by_text("Not heard yet: Cleo.")).to_be_visible()
    ada.check_languages()
    cleo.page.get_by_role("button", name="Give up", exact=True).click()
    for person in (ada, ben, cleo):
        expect(person.page.get_by_text(GIVEN_UP).first).to_be_visible()
    ada.check_languages()
    cleo.put_aside()
    expect(chat(cleo)).to_contain_text("The game was given up: Ada, Ben, and Cleo.")
    cleo.visit(f"replay/{table.id}")
    expect(cleo.page.get_by_text(GIVEN_UP).first).to_be_visible()


def test_a_phrase_is_heard_in_everybodys_own_language(people: People, tables: Tables) -> None:
    table = three(tables)
    ada = people.come().sit_at(table, [0])
    ben = people.come(phone=True, language="de").sit_at(table, [1], host=False)
    opened = chat(ada)
    opened.get_by_text("Say it in every language").click()
    ada.check_screen()
    opened.get_by_role("button", name="I need healing.").click()
    expect(opened.get_by_role("listitem").last).to_contain_text("Ada I need healing.")
    expect(chat(ben).get_by_role("listitem").last).to_contain_text("Ada Ich brauche Heilung.")
    ben.check_screen()


def test_undo_is_greyed_and_says_why(people: People, tables: Tables) -> None:
    table = three(tables)
    ada, ben = people.come().sit_at(table, [0]), people.come(phone=True).sit_at(table, [1], host=False)
    undo = ada.page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description("There is nothing to take back yet.")
    step = next(filter(re.compile("go:").match, ada.keys()))
    ada.choose(step)
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(ben.page.get_by_role("button", name="Undo")).to_have_accessible_description("The others are asked first.")
    undo.click()
    expect(undo).to_have_attribute("aria-disabled", "true")
    explore = next(filter(re.compile("explore:").match, ada.keys()))
    ada.choose(explore)
    for person in (ada, ben):
        expect(person.page.get_by_role("button", name="Undo")).to_have_accessible_description(
            "Something has come to light since, or dice have fallen: the last answer stands."
        )
    ben.page.get_by_role("button", name="Undo").tap(force=True)
    expect(ben.page.get_by_role("alert").filter(has_text="Something has come to light")).to_be_visible()


def test_a_line_of_the_chat_leaves_a_mark_until_it_is_read(people: People, tables: Tables) -> None:
    table = three(tables)
    ada, ben = people.come().sit_at(table, [0]), people.come().sit_at(table, [1], host=False)
    said = chat(ben)
    for line in ("Anybody upstairs?", "It is so cold here."):
        ben.page.get_by_label("Say something").fill(line)
        ben.page.get_by_role("button", name="Send").click()
        expect(said).to_contain_text(line)
    expect(ada.page).to_have_title(re.compile(r"^\(2\) "))
    expect(ben.page).not_to_have_title(re.compile(r"^\("))
    ada.page.reload()
    expect(ada.page).to_have_title(re.compile(r"^\(2\) "))
    expect(chat(ada)).to_contain_text("It is so cold here.")
    expect(ada.page).not_to_have_title(re.compile(r"^\("))
    ada.page.reload()
    expect(ada.page.locator("[data-number]")).to_be_visible()
    expect(ada.page).not_to_have_title(re.compile(r"^\("))


# Whether what somebody says lies on no name and on no number.
COVERS_NOTHING = """() => {
  const said = document.querySelector('article .says').getBoundingClientRect()
  const isBefore = (end, start) => end <= start + 1
  const isFree = (box) =>
    isBefore(box.right, said.left) || isBefore(said.right, box.left) ||
    isBefore(box.bottom, said.top) || isBefore(said.bottom, box.top)
  const shown = [...document.querySelectorAll('article .name button, article .row b')]
  return shown.length > 0 && shown.every((one) => isFree(one.getBoundingClientRect()))
}"""


@pytest.mark.parametrize("size", [DESK, LOW])
def test_the_first_words_of_a_line_stand_beside_the_face_and_cover_neither_name_nor_number(
    size: ViewportSize, people: People, tables: Tables
) -> None:
    table = three(tables)
    # What is said stands there for some seconds: with a stopped clock for as long as anybody looks.
    ada = people.come(size=size).stop_clock().sit_at(table, [0])
    ben = people.come().sit_at(table, [1], host=False)
    phone = people.come(phone=True).stop_clock().sit_at(table, [2], host=False)
    chat(ben)
    ben.page.get_by_label("Say something").fill("Anybody upstairs? " + "It is so very cold here. " * 9)
    ben.page.get_by_role("button", name="Send").click()
    bubble = ada.page.locator("article .says")
    expect(bubble).to_be_visible()
    expect(bubble).to_contain_text("Anybody upstairs?")
    expect(bubble).to_contain_text("…")
    ada.page.wait_for_function(COVERS_NOTHING)
    expect(phone.page.get_by_role("tab", name="Chat").locator(".said")).to_contain_text("Ben: Anybody")


UNDER_THE_THUMB = """one => {
  const { top, bottom } = one.getBoundingClientRect()
  return innerHeight * 2 / 3 < top && bottom < innerHeight
}"""


def test_a_phone_has_a_way_home_and_closes_its_menu_under_the_thumb(people: People, tables: Tables) -> None:
    ada = people.come(phone=True).sit_at(three(tables), [0])
    ada.page.get_by_role("button", name="Table menu").tap()
    close = ada.page.get_by_role("dialog").get_by_role("button", name="Close")
    ada.page.wait_for_function(UNDER_THE_THUMB, arg=close.element_handle())
    close.tap()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.get_by_role("button", name="Table menu").tap()
    ada.page.get_by_role("dialog").get_by_role("link", name="Home").tap()
    expect(ada.page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_bot_gives_advice_and_the_host_switches_it_off(people: People, tables: Tables) -> None:
    table = three(tables)
    ada, ben = people.come(phone=True).sit_at(table, [0], host=False), people.come().sit_at(table, [1])
    number = ada.number
    ask = ada.page.get_by_role("button", name="What should I do?")
    ask.tap()
    advice = ada.page.get_by_role("dialog", name="A bot’s advice")
    expect(advice.get_by_role("button", name="Do that")).to_be_visible()
    ada.check_screen()
    advice.get_by_role("button", name="Never mind").tap()
    expect(ask).to_be_focused()
    ask.tap()
    advice.get_by_role("button", name="Do that").tap()
    ada.wait_past(number)

    table = three(tables)
    ada, ben = people.come(phone=True).sit_at(table, [0], host=False), people.come().sit_at(table, [1])
    ask = ada.page.get_by_role("button", name="What should I do?")
    expect(ask).to_be_visible()
    menu(ben).get_by_label("Bots may be asked for advice").uncheck()
    expect(ask).to_have_count(0)
    expect(chat(ada)).to_contain_text("The host has switched advice off at this table.")


# What can be used in the menu, by its place among all that can; and where the focus is among them.
USABLE = "dialog[open] :is(a[href], button, input:not([type=radio]), input[type=radio]:checked, select):not([disabled])"
IN_FOCUS = f"() => [...document.querySelectorAll('{USABLE}')].indexOf(document.activeElement)"
HIGH_ENOUGH = f"""() => [...document.querySelectorAll('{USABLE}')].filter((one) => one.checkVisibility())
  .map((one) => one.closest('label') ?? one).every((one) => one.getBoundingClientRect().height >= 43.5)"""


def test_the_menu_is_used_by_keyboard_alone_and_by_touch_alone(people: People, tables: Tables) -> None:
    table = three(tables)
    ada, ben = people.come().sit_at(table, [0]), people.come(phone=True).sit_at(table, [1], host=False)
    opener = "header button[aria-haspopup=dialog]"
    tab_to(ada, opener)
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    usable = ada.page.locator(USABLE).filter(visible=True)
    seen = set()
    for _ in range(3 * usable.count()):
        ada.page.keyboard.press("Tab")
        seen.add(ada.page.evaluate(IN_FOCUS))
    assert len(seen - {-1}) == usable.count()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(opener)).to_be_focused()
    ben.page.locator(opener).tap()
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    for language in LANGUAGES:
        ben.hear(language)
        ben.page.wait_for_function(HIGH_ENOUGH)


def tab_to(person: Person, sign: str) -> None:
    """Press Tab until this is focused."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("sign => document.activeElement.matches(sign)", sign):
            return
    raise AssertionError(f"Tab never comes to {sign}")
