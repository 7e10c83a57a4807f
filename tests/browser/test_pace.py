"""What others do is told briskly, hides nobody it is about, and leaves one's own next move to be thought about."""

import re
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Waited
from playwright.sync_api import ViewportSize, expect

from dreadhall.testing.betrayal import Position, position, row
from tests.browser.moments.darkest import the_nemesis_comes
from tests.browser.people import DESK, RESTS, People, Person
from tests.browser.server import Opened, Tables
from tests.browser.test_darkest_stage import before_a_round
from tests.browser.test_director import LOW, THREE, two_bots

STEP = 120
MOST_STEPS = 300
LONG_ENOUGH = 60_000
SLACK = 2

# What lies under a slip or a card, by more than a hair, and must not: the figures of this screen, whoever walks or acts
# now, and once somebody is asked where they could go.
HIDDEN = f"""([names, isAsked]) => {{
  const all = (what) => [...document.querySelectorAll(`[data-stage] .board ${{what}}`)]
  const nameOf = (one) => one.dataset.figure ?? one.className
  const figures = all('[data-figure]').filter((one) => names.includes(nameOf(one)))
  const targets = isAsked ? all('.camera svg [role=button][tabindex="0"]') : []
  const isOn = (a, b) => {{
    const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return wide > {SLACK} && high > {SLACK}
  }}
  return [...figures, ...targets].flatMap((figure) => [...all('.slip'), ...all('.card')]
    .filter((paper) => isOn(figure, paper)).map((paper) => `${{nameOf(figure)}} under ${{nameOf(paper)}}`))
}}"""
CLEAR = f"seen => ({RESTS})() && ({HIDDEN})(seen).length === 0"


def check_clear(person: Person, names: list[str], when: str, *, asked: bool = False) -> None:
    """None of these figures, or of all targets, lies under a slip or a card once everything rests.

    A paper is laid down where it finds room, and finds another place when the camera has come where it goes.
    """
    try:
        person.page.wait_for_function(CLEAR, arg=[names, asked])
    except Waited:
        raise AssertionError(f"{when}: {person.page.evaluate(HIDDEN, [names, asked])}") from None


def wait_until_told(person: Person, table: Opened, seat: int) -> None:
    """Wait until this screen has heard of all that has happened, whether or not it has shown it."""
    person.wait_past(table.play(seat)["number"] - 1)


def watch(person: Person, figures: list[str]) -> None:
    """Let all be told to somebody: in no beat does anything lie on these figures."""
    beats: set[str] = set()
    for _ in range(MOST_STEPS):
        if not person.page.locator("[data-press-on]").count():
            break
        shown = person.page.locator("[data-beat]")
        number = shown.get_attribute("data-beat") if shown.count() else None
        if number is not None and number not in beats:
            beats.add(number)
            check_clear(person, figures, f"beat {number}")
        person.page.clock.run_for(STEP)
    assert len(beats) > 3


def betrayal(tables: Tables) -> tuple[Opened, list[int], tuple[int, str], list[str]]:
    """Two bots explore while somebody stands at the front door."""
    everybody = ["ox-bellows", "vivian-lopez", "zoe-ingstrom"]
    return tables.restore(two_bots(), 3, scouts=[1, 2]), [0], (0, "end-turn"), everybody


def darkest(tables: Tables) -> tuple[Opened, list[int], tuple[int, str], list[str]]:
    """A round ends: hordes, fire and dice, and all survivors in one room."""
    saved, answer, seat, _ = before_a_round()
    return tables.restore(saved, seats=3), [0, 1, 2], (seat, answer), ["nina", "jack", "lucy", "bruce", "leo"]


@pytest.mark.parametrize("game", [betrayal, darkest])
def test_slips_and_cards_lie_on_nobody(game: Any, people: People, tables: Tables) -> None:
    table, seats, (seat, answer), figures = game(tables)
    person = people.come(pace="brisk", motion=True, size=DESK).stop_clock().sit_at(table, seats)
    table.answer(answer, seat)
    expect(person.page.locator("[data-press-on=asked]")).to_be_visible()
    watch(person, figures)
    check_clear(person, figures, "once the question is there", asked=True)


# Whether these stand whole on the stage, where the camera has come to rest.
IN_SIGHT = f"""names => ({RESTS})() && names.every((name) => {{
  const box = (what) => document.querySelector(`[data-stage] ${{what}}`).getBoundingClientRect()
  const {{ left, right, top, bottom }} = box(`[data-figure="${{name}}"]`)
  const stage = box('.board')
  return left >= stage.left && right <= stage.right && top >= stage.top && bottom <= stage.bottom
}})"""
SIZES: dict[str, ViewportSize] = {"desk": DESK, "small desk": LOW, "phone": {"width": 390, "height": 844}}


@pytest.mark.parametrize("size", SIZES)
def test_when_the_nemesis_comes_it_and_the_survivors_are_seen_and_nothing_lies_on_them(
    size: str, people: People, tables: Tables
) -> None:
    moment = the_nemesis_comes()
    person = people.come(pace="brisk", motion=True, size=SIZES[size], phone=size == "phone").stop_clock()
    table = tables.restore(moment.table.save(), seats=1)
    person.sit_at(table, [0])
    for seat, answer in moment.answers:
        table.answer(answer, seat)
    wait_until_told(person, table, 0)
    person.page.locator("[data-press-on]").wait_for()
    watch(person, ["leo", "nina", "jack"])
    fighters = ["beast-lisa-mortimer", "leo"]
    person.page.wait_for_function(IN_SIGHT, arg=fighters)
    check_clear(person, [*fighters, "nina", "jack"], "in the end")


STAGE = "() => document.querySelector('[data-stage]').offsetHeight"
# The same, once the question below it has the height of what it says in its own letters.
STAGE_AT_REST = f"""() => {{
  const asked = document.querySelector('.asked').offsetHeight
  const given = parseFloat(getComputedStyle(document.querySelector('.table')).getPropertyValue('--asked'))
  return document.fonts.status === 'loaded' && asked > 0 && asked === given && ({STAGE})()
}}"""
IN_PLACE = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect()
  const [button, words, deeds] = ['[data-press-on]', '.prompt .meaning', '.prompt ul'].map(box)
  return button.right <= words.left && Math.max(button.bottom, words.bottom) <= deeds.top
    && deeds.bottom <= box('.prompt').bottom + 1
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_the_panel_of_whoever_watches_has_everything_in_its_place(phone: bool, people: People, tables: Tables) -> None:
    person = people.come(phone=phone, pace="brisk", motion=True, size=None if phone else LOW).stop_clock()
    person.sit_at(tables.restore(two_bots(), 3, scouts=[1, 2]), [0])
    person.choose("end-turn")
    expect(person.page.locator("[data-press-on=asked]")).to_be_visible()
    person.page.wait_for_function(IN_PLACE)
    person.check_access()


def test_a_card_that_is_asked_about_lies_there_once(people: People, tables: Tables) -> None:
    table = position(THREE, cards={"ox-bellows": ["angel-feather"]})
    table.top("room", "organ-room", "library", "gardens").top("event", "the-voice")
    person = people.come(pace="brisk", motion=True, size=LOW).sit_at(tables.restore(table.table.save(), 3), [0])
    person.choose("explore:n")
    person.choose("turn:n")
    expect(person.page.locator(".about .card")).to_have_count(1)
    expect(person.page.locator("[data-beat] .card")).to_have_count(0)


def before_the_elevator() -> Position:
    """Somebody is about to enter the elevator, and its dice let it stop at any doorway of a wide floor."""
    columns = {0: ("ballroom", "gardens", "patio"), -1: ("kitchen", "dining-room", "chapel")}
    rooms = [one for x, names in columns.items() for one in row("ground", *names, at=(x, 1), turn=0)]
    north = row("ground", "creaky-hallway", "dusty-hallway", at=(0, -2), turn=0)
    where = THREE | {"ox-bellows": "upper-landing"}
    return position(where, rooms=[*rooms, *north, *row("upper", "mystic-elevator")]).with_dice(1, 1)


@pytest.mark.parametrize("size", [DESK, LOW])
def test_what_is_past_lies_on_nothing_that_can_be_pressed_now(
    size: ViewportSize, people: People, tables: Tables
) -> None:
    table = tables.restore(before_the_elevator().table.save(), 3)
    person = people.come(pace="brisk", motion=True, size=size).sit_at(table, [0])
    person.choose("go:mystic-elevator")
    person.page.locator(".prompt [data-key^='dock:']").first.wait_for()
    check_clear(person, ["ox-bellows"], "at the docks", asked=True)


def test_on_a_phone_a_question_takes_the_place_of_the_card_before_it(people: People, tables: Tables) -> None:
    table = position(THREE).top("room", "organ-room", "library", "gardens").top("event", "skeletons")
    person = people.come(phone=True, pace="brisk", motion=True).stop_clock()
    person.sit_at(tables.restore(table.table.save(), 3), [0])
    low = person.page.wait_for_function(STAGE_AT_REST).json_value()
    person.choose("explore:n")
    person.wait_for_beat("[data-key='turn:n']")
    person.choose("turn:n")
    person.wait_for_beat(".beat .card")
    person.page.wait_for_function(f"low => ({STAGE})() > low", arg=low)  # the stage has the room
    person.wait_for_beat(".prompt button[data-key]:not([disabled])")
    expect(person.page.locator(".beat .card")).to_have_count(0)
    check_clear(person, ["ox-bellows"], "once the card has gone")


@pytest.fixture
def player(people: People, tables: Tables) -> Person:
    """Somebody who has ended their turn and watches two bots at a brisk pace, at a clock that the test sets."""
    person = people.come(pace="brisk", motion=True).stop_clock()
    person.sit_at(tables.restore(two_bots(), 3, scouts=[1, 2]), [0])
    person.choose("end-turn")
    expect(person.page.locator("[data-press-on=asked]")).to_be_visible()
    return person


def test_the_next_move_is_laid_down_while_others_are_shown_and_made_when_one_is_asked(player: Person) -> None:
    assert player.keys() == []
    laid = player.page.locator('[data-ahead="go:foyer"]')
    laid.click()
    expect(laid).to_have_attribute("aria-pressed", "true")
    player.wait_for_beat('.prompt [data-key="go:entrance-hall"]')
    expect(player.choice("go:foyer")).to_have_count(0)


def test_a_way_is_laid_down_on_the_board_and_walked_to_its_end(player: Person) -> None:
    goal = player.page.locator('[data-ahead-place="grand-staircase"]')
    goal.click()
    expect(goal).to_have_attribute("aria-pressed", "true")
    expect(player.page.get_by_role("status").filter(has_text="Grand Staircase")).to_be_visible()
    player.wait_for_beat('.prompt [data-key="go:upper-landing"]')


def test_what_was_laid_down_is_taken_back_by_pressing_it_again_or_by_escape(player: Person) -> None:
    laid = player.page.locator('[data-ahead="go:foyer"]')
    for key in ("Enter", "Escape"):
        laid.click()
        expect(laid).to_have_attribute("aria-pressed", "true")
        player.page.keyboard.press(key)
        expect(laid).to_have_attribute("aria-pressed", "false")
    expect(player.page.locator("[data-press-on]")).to_be_visible()
    before = player.number
    player.page.clock.run_for(LONG_ENOUGH)
    expect(player.choice("go:foyer")).to_have_count(1)
    assert player.number == before


def test_board_and_cards_can_be_looked_at_while_others_are_shown(player: Person) -> None:
    player.wait_for_rest()  # the camera flies, and a click by force does not wait
    player.page.locator('[data-stage] [data-room="grand-staircase"]').first.click(force=True, position={"x": 8, "y": 8})
    expect(player.page.get_by_role("dialog").filter(has_text=re.compile("Grand Staircase"))).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("[data-press-on]")).to_be_visible()


def test_pressing_on_leads_to_the_question_by_one_key_or_one_button(player: Person) -> None:
    button = player.page.get_by_role("button", name="Go on")
    expect(button).to_have_count(1)
    button.click()
    expect(player.choice("end-turn")).to_have_count(1)
