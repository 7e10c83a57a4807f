"""Betrayal at House on the Hill in the browser: from the entrance hall to the end, and what stays secret."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.betrayal_positions import before_the_haunt, exploring, haunted, hidden_traitor, new_room
from tests.browser.people import People, Person
from tests.browser.server import Opened, Tables
from tests.server.patches import applied

MOST_ANSWERS = 60


def seated(people: People, table: Opened, seats: int) -> list[Person]:
    """Somebody at each seat, each with a screen of their own."""
    return [people.come().sit_at(table, [seat], host=False) for seat in range(seats)]


def asked(table: Opened, seats: int) -> int | None:
    """A seat that is asked now; none once the game is over."""
    return next((seat for seat in range(seats) if table.play(seat)["asked"] is not None), None)


def bloodthirsty(seat: int, keys: list[str]) -> str:
    """Attack whoever is near; the first seat seeks the others, who wait."""
    attacks = [key for key in keys if key.startswith("attack:")]
    wanted = [*attacks, *(["go:entrance-hall"] if seat == 0 else []), "end-turn"]
    return next((key for key in wanted if key in keys), keys[0])


def play_on(table: Opened, screens: list[Person]) -> None:
    """Each plays a turn at the own screen; then they play behind the browser's back until the game is over."""
    ended = 0
    for _ in range(MOST_ANSWERS):
        seat = asked(table, len(screens))
        if seat is None:
            return
        keys = [choice["key"] for choice in table.play(seat)["view"]["ask"]["choices"]]
        answer = bloodthirsty(seat, keys)
        if ended < len(screens):
            screens[seat].choose(answer)
        else:
            table.answer(answer, seat)
        ended += answer == "end-turn"
    raise AssertionError("the haunt does not come to an end")


def test_three_people_explore_meet_the_haunt_each_with_their_own_book_and_play_it_to_the_end(
    people: People, tables: Tables
) -> None:
    table = tables.restore(before_the_haunt(), seats=3)
    traitor, hero, other = screens = seated(people, table, 3)

    traitor.page.locator(".camera [data-spot='door:entrance-hall:0']").click()
    expect(traitor.page.get_by_text("Spirit Board").first).to_be_visible()
    expect(hero.page.locator("[data-room=abandoned-room]")).to_be_visible()
    traitor.choose("end-turn")
    books = []
    for person in screens:
        page = person.page.get_by_role("dialog", name="Wail of the Banshee")
        expect(page).to_contain_text("And the traitor is Ox.")
        assert "You are" not in person.page.content()
        books.append(person.hold_page())
        page.get_by_role("button", name="I have read it").click()
        expect(page).to_be_hidden()
    expect(traitor.page.get_by_text("She always drifts on the way she looks")).to_be_visible()
    traitor.choose("face:n")
    for person in screens:
        person.choose("ready")
    assert books[1] == books[2]
    assert "You are the traitor." in books[0]
    assert "You are a hero." in books[1]
    assert "You called, and she answered" in books[0]
    assert not any("You called" in person.page.content() for person in (hero, other))
    assert "exorcism" in books[1]
    assert "exorcism" not in books[0]

    hero.page.get_by_role("tab", name="Book").click()
    assert "Perform exorcisms at different sources" in hero.hold_page()
    play_on(table, screens)
    for person in screens:
        expect(person.page.get_by_role("heading", name="Nobody is left to listen")).to_be_visible()
    traitor.page.get_by_role("link", name="Look back at this game").click()
    expect(traitor.page.get_by_role("heading", name="Who did what")).to_be_visible()


def heard_by(person: Person, frames: list[str]) -> None:
    """Keep everything that comes over the live connection."""

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(data if isinstance(data, str) else data.decode()))

    person.listen("websocket", opened)


def without_own(told: dict[str, Any]) -> dict[str, Any]:
    """What a seat was told besides its own token, what it heard with it, its own goals and its own question."""
    play = copy.deepcopy(told)
    play["waited"] = None  # by the clock, so that it depends on when a screen has asked
    play["asked"] = play["view"]["ask"] = play["view"]["seat"] = None
    play["events"] = [event for event in play["events"] if event["kind"] not in ("role-dealt", "h34-hears")]
    haunt = play["view"]["position"]["haunt"]
    assert haunt["traitor"] == ""
    haunt["secrets"] = haunt["objectives"] = haunt["side"] = None
    assert all(who["side"] == "heroes" for who in play["view"]["position"]["explorers"])
    return play


def moves(frames: list[str]) -> list[dict[str, Any]]:
    """What the live connection told about the game, in order, whether the view came whole or as a patch."""
    told: list[dict[str, Any]] = []
    view: Any = None
    for message in map(json.loads, frames):
        play = message.get("play")
        if play is None:
            continue
        view = play["view"] if message["type"] == "moved" else applied(view, play.pop("patch"))
        play.pop("mark", None)
        told.append(without_own(play | {"view": view}))
    return told


def hear_of_all(table: Opened, screens: list[Person]) -> None:
    """Wait until every screen has been told how the table stands: who hears late is told of several moves at once."""
    number = table.play(0)["number"]
    for person in screens:
        person.wait_past(number - 1)


def meet_with_a_hazard(table: Opened, seat: int, screens: list[Person]) -> None:
    """Open a door; the event behind it can be warded off by the traitor alone, but everybody is asked."""
    wanted = ("explore:", "turn:", "go-on", "end-turn")
    while (ask := table.play(seat)["view"]["ask"]) is not None:
        keys = [choice["key"] for choice in ask["choices"]]
        table.answer(next(key for start in wanted for key in keys if key.startswith(start)), seat)
        hear_of_all(table, screens)


def test_nothing_that_reaches_the_heroes_gives_a_hidden_traitor_away(people: People, tables: Tables) -> None:
    table = tables.restore(hidden_traitor().table.save(), seats=4)
    frames: list[list[str]] = [[] for _ in range(4)]
    screens = [people.come() for _ in range(4)]
    for seat, person in enumerate(screens):
        heard_by(person, frames[seat])
        person.sit_at(table, [seat], host=False)
    pages = []
    for person in screens:
        pages.append(person.hold_page())
        before = person.number
        person.page.get_by_role("dialog").get_by_role("button", name="Ready").click()
        person.wait_past(before)
        hear_of_all(table, screens)
    for _ in range(4):
        acting = asked(table, 4)
        assert acting is not None
        meet_with_a_hazard(table, acting, screens)

    roles = [table.play(seat)["view"]["position"]["haunt"]["secrets"]["roles"] for seat in range(4)]
    (traitor,) = [seat for seat in range(4) if roles[seat] == [1]]
    told = [moves(frames[seat]) for seat in range(4)]
    assert told[0][-1]["number"] > 4
    for seat in range(1, 4):
        assert [one["number"] for one in told[seat]] == [one["number"] for one in told[0]]
        assert told[seat] == told[0]
    for seat in range(4):
        assert ("You are the traitor." in pages[seat]) == (seat == traitor)
        assert ("show-role" in "".join(frames[seat])) == (seat == traitor)
        source = screens[seat].page.content()
        assert not any(word in source for word in ("hidden traitor", "You are", "show-role", "Your token"))


SCREENS: dict[str, tuple[str, Callable[[], dict[str, Any]] | None, str]] = {
    "exploration": ("table/{id}", exploring, "[data-spot^='place:']"),
    "new-room": ("table/{id}", new_room, "[data-spot=lay]"),
    "haunt": ("table/{id}", haunted, "[data-figure=madame-zostra]"),
    "television": ("tv/{id}?key={spectator}", haunted, "[data-room=foyer]"),
    "replay": ("replay/{id}?key={spectator}&at=0", exploring, "[data-room=foyer]"),
    "options": ("new/betrayal", None, "form button.main"),
    "rules": ("rules/betrayal", None, "[aria-label='2.1']"),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_sound_in_every_language_and_size(screen: str, people: People, tables: Tables) -> None:
    place, make, sign = SCREENS[screen]
    person = people.come()
    if make is not None:
        save = make()
        table = tables.restore(save, seats=save["seats"])
        person.keep(table.keys(list(table.seats), host=True))
        place = place.format(id=table.id, spectator=table.spectator)
    person.visit(place)
    expect(person.page.locator(sign).first).to_be_visible()
    person.check_screen()


def test_a_room_is_found_turned_and_laid_on_a_phone_by_touch_alone(people: People, tables: Tables) -> None:
    ada = people.come(phone=True).sit_at(tables.restore(new_room(), seats=3), [0])
    number = ada.number
    ada.page.get_by_role("button", name="Turn the tile").tap()
    ada.page.locator("[data-spot=lay]").tap()
    ada.wait_past(number)
    ada.page.get_by_role("tab", name="Explorers").tap()
    expect(ada.page.get_by_role("article", name="Ox Bellows")).to_contain_text("Library")
    ada.check_width()


def test_a_duel_shows_both_rolls_and_everything_opens_its_page(people: People, tables: Tables) -> None:
    save = haunted()
    ada = people.come().sit_at(tables.restore(save, seats=4), [0, 1, 2, 3])
    number = ada.number
    ada.page.locator("[data-figure=madame-zostra]").click()
    ada.page.get_by_role("menuitem", name="Attack").first.click()
    ada.wait_past(number)
    beat = ada.page.locator("[data-beat]")
    expect(beat).to_contain_text("Ox, Might")
    expect(beat).to_contain_text("Zostra, Might")
    ada.page.locator("[data-room=foyer]").click(force=True)
    expect(ada.page.get_by_role("dialog", name="Foyer")).to_be_visible()
    ada.check_access()


def test_whoever_stands_in_a_room_does_not_stand_in_the_way_of_going_there(people: People, tables: Tables) -> None:
    ada = people.come().sit_at(tables.restore(haunted(), seats=4), [0, 1, 2, 3])
    number = ada.number
    there = ada.page.locator("[data-figure^=cannibal-freak]").bounding_box()
    assert there is not None
    ada.page.mouse.click(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    ada.wait_past(number)
    expect(ada.page.get_by_role("article", name="Ox Bellows")).to_contain_text("Dining Room")
