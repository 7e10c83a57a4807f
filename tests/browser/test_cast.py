"""Choosing whom to play: among faces, with those who are taken and why."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.people import DESK, LANGUAGES, PHONE, People, Person
from tests.browser.server import Opened, Tables

# Whether all portraits in sight have come.
COME = "all => all.length > 0 && all.every((one) => one.complete && one.naturalWidth > 0 && one.checkVisibility())"

# Whether all that can be scrolled is in sight.
WHOLE = "cast => { const box = cast.closest('.about'); return box.scrollHeight <= box.clientHeight }"
SMALL_DESK: ViewportSize = {"width": 1280, "height": 720}


def explorers_asked(tables: Tables) -> Opened:
    """Ada plays Zoe, and Ben is asked."""
    table = tables.open(3, game="betrayal")
    table.answer("explorer:zoe-ingstrom", seat=0)
    return table


def survivors_asked(tables: Tables) -> Opened:
    """Ada plays Leo, and Ben is asked."""
    table = tables.open(3)
    while (ask := table.play(0)["view"]["ask"])["prompt"] != "choose-survivor":
        table.answer(ask["choices"][0]["key"])
    table.answer("survivor:leo", seat=0)
    return table


def card(person: Person, who: str) -> Locator:
    return person.page.locator(f"[data-candidate={who}]")


def test_whoever_is_taken_is_named_with_the_reason(people: People, tables: Tables) -> None:
    ben = people.come(size=DESK).sit_at(explorers_asked(tables), [1])
    expect(card(ben, "zoe-ingstrom")).to_contain_text("Ada plays this one")
    expect(card(ben, "missy-dubourde")).to_contain_text("On the back of Zoe’s card")
    expect(card(ben, "ox-bellows")).to_contain_text("A mountain of a man")
    expect(ben.page.locator("button[data-candidate]")).to_have_count(10)
    ben.check_words()
    ben.check_access()


@pytest.mark.parametrize("size", [DESK, SMALL_DESK], ids=["desk", "small desk"])
@pytest.mark.parametrize("game", ["betrayal", "darkest"])
def test_on_a_desk_everybody_is_seen_at_once_in_every_language(
    game: str, size: ViewportSize, people: People, tables: Tables
) -> None:
    options: dict[str, Any] = {"ask_everything": False} if game == "darkest" else {}
    table = tables.open(3, game=game, **options)
    ada = people.come(size=size).sit_at(table, [0])
    for language in LANGUAGES:
        ada.hear(language)
        ada.wait_until_laid()
        assert ada.page.locator("[data-cast]").evaluate(WHOLE)
    ada.check_access()


@pytest.mark.parametrize(
    ("asked", "who"), [(explorers_asked, "ox-bellows"), (survivors_asked, "nina")], ids=["betrayal", "darkest"]
)
def test_a_face_is_chosen_and_then_stands_in_the_house(
    asked: Callable[[Tables], Opened], who: str, people: People, tables: Tables
) -> None:
    ben = people.come(size=PHONE).sit_at(asked(tables), [1])
    pictures = card(ben, who).locator("img")
    expect(pictures).to_be_visible()
    assert pictures.evaluate_all(COME)
    card(ben, who).click()
    expect(ben.page.locator(f"[data-figure={who}]").first).to_be_attached()


def test_on_a_phone_all_faces_are_in_sight_and_each_turns_to_its_page(people: People, tables: Tables) -> None:
    ben = people.come(phone=True).sit_at(explorers_asked(tables), [1])
    faces = ben.page.get_by_role("group", name="Everybody at a glance").get_by_role("button")
    expect(faces).to_have_count(12)
    for face in faces.all():
        expect(face).to_be_in_viewport(ratio=1)
    expect(card(ben, "brandon-jaspers")).to_be_in_viewport()
    expect(card(ben, "vivian-lopez")).not_to_be_in_viewport()
    faces.and_(ben.page.get_by_label("Vivian Lopez")).tap()
    expect(card(ben, "vivian-lopez")).to_be_in_viewport()
    expect(card(ben, "brandon-jaspers")).not_to_be_in_viewport()
    expect(faces.and_(ben.page.locator("[aria-pressed=true]"))).to_have_accessible_name("Vivian Lopez")
    ben.check_access()
    ben.check_languages()
    ben.page.get_by_text("Play Vivian Lopez").tap()
    expect(ben.page.locator("[data-figure=vivian-lopez]").first).to_be_attached()


def test_a_sign_stands_where_a_portrait_does_not_come(people: People, tables: Tables) -> None:
    ben = people.come(size=DESK, fresh=True)
    ben.page.route("**/ox-bellows-*.svg", lambda route: route.abort())
    ben.sit_at(explorers_asked(tables), [1])
    expect(card(ben, "vivian-lopez").locator("img")).to_be_visible()
    expect(card(ben, "ox-bellows").locator(".face svg")).to_be_visible()
    expect(card(ben, "ox-bellows").locator("img")).to_be_hidden()
