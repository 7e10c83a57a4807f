"""Somebody changes sides: a page for their eyes alone; everybody else sees what the haunt lets them see, or nothing."""

import os
import random
import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import TimeoutError as Waited
from playwright.sync_api import ViewportSize, expect

import dreadhall
from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.people.hidden import TRAITORS
from dreadhall.kernel import Event, State, Table
from dreadhall.testing.play import random_answer
from tests.betrayal.changed_sides import CHANGED
from tests.betrayal.phases.test_changed_sides import GAMES, IN_SECRET
from tests.browser.people import People, Person
from tests.browser.server import Opened, Tables

SEATS = 4
NOW = {
    5: "You are a werewolf",
    9: "You belong to the music",
    21: "You are one of the dead",
    30: "You are a vampire",
    43: "You are a traitor",
}
"""What stands on the page of whoever has turned, in five haunts."""
BECOME = {5: "werewolf", 9: "the-dance-of-death", 21: "risen", 30: "vampire", 43: "cocoon"}
"""What is drawn there: what everybody has seen them become, else what the haunt is about."""
LONG_ENOUGH = 60_000
"""Milliseconds in which everything has been told that one answer brings about."""
PHONE: ViewportSize = {"width": 390, "height": 844}


class Brink(NamedTuple):
    """A table one answer before somebody changes sides."""

    table: Table
    seat: int
    answer: str
    change: Event
    turned: int
    """The seat that will be on another side."""
    partner: int | None
    """Whoever has exchanged a token with them, and looks at it as well."""


def opened(haunt: int, seed: int) -> Table:
    """A game that begins in a haunt."""
    return dreadhall.new_table("betrayal", SEATS, seed, {"start": "haunt", "haunt": haunt, "explorers": "dealt"})


def brink(haunt: int) -> Brink:
    """A game by chance, up to the answer by which somebody changes sides; the first game that goes on after that."""
    return next(at for seed in range(GAMES[haunt], GAMES[haunt] + 50) if (at := brink_of(haunt, seed)) is not None)


def brink_of(haunt: int, seed: int) -> Brink | None:
    """The same for one game, if somebody changes sides there and it is not over then."""
    table, answers = opened(haunt, seed), list[tuple[int, str]]()
    rng = random.Random(seed)
    while table.ask is not None and not any(event.kind == CHANGED for event in table.events):
        answers.append(random_answer(table, rng))
        table.answer(answers[-1][1], answers[-1][0])
    if table.ask is None:
        return None
    change = next(event for event in table.events if event.kind == CHANGED)
    names = [who["id"] for who in table.view(None)["position"]["explorers"]]
    met = [event for event in table.events if event.kind == "token-exchanged" and event.move == change.move]
    partner = next(
        (names.index(event.data["explorer"]) for event in met if event.data["other"] == change.data["explorer"]), None
    )
    before = opened(haunt, seed)
    for seat, key in answers[:-1]:
        before.answer(key, seat)
    seat, answer = answers[-1]
    return Brink(before, seat, answer, change, names.index(change.data["explorer"]), partner)


def photograph(person: Person, name: str) -> None:
    """Keep pictures of both sizes, if a folder is named for them."""
    if folder := os.environ.get("DREADHALL_SCREENS"):
        own = person.page.viewport_size
        person.page.screenshot(path=Path(folder) / f"turned-{name}.png")
        person.page.set_viewport_size(PHONE)
        person.page.screenshot(path=Path(folder) / f"turned-{name}-phone.png")
        assert own is not None
        person.page.set_viewport_size(own)


def tell(table: Opened, screens: list[Person], television: Person, at: Brink) -> None:
    """The answer is given, and has come to all screens."""
    before = [person.number for person in screens]
    table.answer(at.answer, at.seat)
    for person, number in zip(screens, before, strict=True):
        person.wait_past(number)
    television.page.locator("[data-beat]").wait_for()  # it does not say how far it knows the log, but begins to tell


def on_the_brink(at: Brink, *, turns: bool) -> Table:
    """The table as if it began here; where nobody turns, whoever held the 1 gives away their other token."""

    def lie(state: State) -> None:
        assert isinstance(state, BetrayalState)
        assert state.haunt is not None
        for hand in state.haunt.roles.values():
            if TRAITORS in hand and not turns:
                hand.reverse()

    other = at.table.fork()
    other.arrange(lie)
    return other


# All that a screen consists of, but for the name of the table and its codes.
WRITTEN = r"""table => document.querySelector('main').outerHTML
  .replace(/<h1.*?<\/h1>|<svg class=.qr.*?<\/svg>/gs, '').replaceAll(table, '')"""
# The same once it is all there: letters, portraits, and what stands in the rooms come when they are asked for.
ALL_WRITTEN = f"""table => document.fonts.status === 'loaded'
  && [...document.querySelectorAll('main img')].every((one) => getComputedStyle(one).visibility !== 'hidden')
  && document.querySelector('main path[stroke-width][transform*=" scale("]') !== null && ({WRITTEN})(table)"""
AS_WRITTEN = f"([table, text]) => ({WRITTEN})(table) === text"


def written(screen: Person, table: Opened) -> str:
    """All that a screen consists of, once it is all there."""
    return str(screen.page.wait_for_function(ALL_WRITTEN, arg=table.id).json_value())


def test_on_all_other_screens_somebody_who_turns_unseen_cannot_be_told_from_somebody_who_does_not(
    people: People, tables: Tables
) -> None:
    """Two tables that differ in nothing but which token went over: a phone, a desk and a television beside each."""
    at = brink(43)
    others = [seat for seat in range(SEATS) if seat not in (at.turned, at.partner)]
    seen: list[tuple[Opened, list[Person]]] = []
    for turns in (True, False):
        position = on_the_brink(at, turns=turns)
        table = tables.restore(position.save(), seats=SEATS)
        position.answer(at.answer, at.seat)
        assert any(event.kind == CHANGED for event in position.events) == turns
        screens = [
            people.come(phone=seat == others[0]).stop_clock().sit_at(table, [seat], host=False) for seat in others
        ]
        television = people.come().stop_clock().visit(f"tv/{table.id}?key={table.spectator}")
        expect(television.page.locator("[data-stage]")).to_be_visible()
        tell(table, screens, television, at)
        for person in (*screens, television):
            person.page.clock.run_for(LONG_ENOUGH)
            expect(person.page.locator("[data-moment]")).to_have_count(0)
            expect(person.page_of_their_own).to_have_count(0)
        seen.append((table, [*screens, television]))
    (table, screens), (other_table, other_screens) = seen
    for screen, other in zip(screens, other_screens, strict=True):
        text = written(screen, table)
        with suppress(Waited):
            other.page.wait_for_function(AS_WRITTEN, arg=[other_table.id, text])
        assert written(other, other_table) == text


@pytest.mark.parametrize("haunt", [one if one in (9, 43) else pytest.param(one, marks=pytest.mark.soak) for one in NOW])
def test_whoever_changes_sides_reads_it_and_all_other_seats_and_a_television_see_what_the_haunt_shows(
    haunt: int, people: People, tables: Tables
) -> None:
    at = brink(haunt)
    table = tables.restore(at.table.save(), seats=SEATS)
    others = [seat for seat in range(SEATS) if seat not in (at.turned, at.partner)]
    own, *met = (
        people.come(pace="calm").stop_clock().sit_at(table, [seat], host=False)
        for seat in (at.turned, *([] if at.partner is None else [at.partner]))
    )
    witnesses = [
        people.come(pace="calm", phone=seat == others[-1]).stop_clock().sit_at(table, [seat], host=False)
        for seat in others
    ]
    television = people.come(pace="calm").stop_clock().visit(f"tv/{table.id}?key={table.spectator}")
    expect(television.page.locator("[data-stage]")).to_be_visible()
    screens = [own, *met, *witnesses, television]
    tell(table, screens[:-1], television, at)
    for person in screens if haunt not in IN_SECRET else ():
        person.wait_for_beat("[data-moment=turned]")
    photograph(witnesses[0], f"{haunt}-seen")
    for person in (own, *met):
        person.wait_for_beat("dialog[data-briefing]")
    for person in (*witnesses, television):
        person.page.clock.run_for(LONG_ENOUGH)
        expect(person.page.locator("[data-moment]")).to_have_count(0)
        expect(person.page_of_their_own).to_have_count(0)
    for person in screens:
        assert NOW[haunt] not in person.page.content(), "covered, nobody reads it"
    for person in (own, *met):
        expect(person.page_of_their_own.locator("img")).to_have_attribute("src", re.compile(f"/{BECOME[haunt]}-"))
    photograph(own, f"{haunt}-covered")
    words = own.hold_page()
    assert NOW[haunt] in words
    assert "You are a hero" not in words
    for partner in met:
        assert NOW[haunt] not in partner.hold_page()
    own.check_access()
    own.page_of_their_own.get_by_role("switch", name="Leave it open").click()
    own.check_languages()
    photograph(own, f"{haunt}-open")
    own.page.locator("[data-briefing=read]").click()
    expect(own.page.get_by_role("tab", name="Book")).to_have_attribute("aria-selected", "true")
    own.page.reload()
    expect(own.page.locator("[data-number]")).to_be_visible()
    expect(own.page_of_their_own).to_have_count(0)
