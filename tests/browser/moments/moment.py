"""A moment of a game: a table that stands before it, who looks at it, and what brings it about."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import ViewportSize, expect

import dreadhall
from dreadhall.kernel import Event, Table
from tests.browser.people import People, Person
from tests.browser.server import Opened, Tables
from tests.scouts import scouts

MOST_GAMES = 60
MOST_ANSWERS = 400


def nothing(_: Person) -> None:
    """Nobody does anything."""


@dataclass(frozen=True)
class Moment:
    """What is on the screen of somebody at a table, once these answers are given and a beat is shown."""

    table: Table
    """The game before it."""
    seats: Sequence[int] = ()
    """Who looks: all seats unless said."""
    answers: Sequence[tuple[int, str]] = ()
    """What is answered while they look, each by its seat."""
    beat: str = ""
    """What is found on the slip of the beat that is looked at; without it all is over."""
    then: Callable[[Person], None] = nothing
    """What the person opens on their screen."""
    wall: bool = False
    """Seen on the television."""

    def show(self, people: People, tables: Tables, size: ViewportSize, *, phone: bool) -> Person:
        """Somebody sits down, and the moment comes."""
        person = people.come(size=size, phone=phone, pace="calm" if self.beat else "at-once")
        table = tables.restore(self.table.save(), self.table.seats)
        if self.beat:
            person.stop_clock()
        if self.wall:
            person.visit(f"tv/{table.id}?key={table.spectator}")
            expect(person.page.locator("[data-stage]")).to_be_visible()
        else:
            person.sit_at(table, self.seats or range(self.table.seats))
        self.play(person, table)
        self.then(person)
        return person

    def play(self, person: Person, table: Opened) -> None:
        """Give the answers, and let the clock run until the beat is shown."""
        for seat, answer in self.answers:
            table.answer(answer, seat)
        if self.answers and not self.wall:
            person.wait_past(max(table.play(seat)["number"] for seat in table.seats) - 1)
        if self.beat:
            person.page.locator("[data-beat]").wait_for()
            person.wait_for_beat(f"[data-beat] {self.beat}")


def scouted(game: str, seats: int, options: Mapping[str, Any], is_it: Callable[[Table], bool]) -> Table:
    """A game that scouts have played until it is like this."""
    for seed in range(1, MOST_GAMES):
        table = dreadhall.new_table(game, seats, seed, dict(options))
        play, rng = scouts(table), random.Random(seed)
        for _ in range(MOST_ANSWERS):
            if is_it(table):
                return table
            if table.ask is None:
                break
            seat, answer = play(table, rng)
            table.answer(answer, seat)
    raise AssertionError("no game of scouts comes there")


def before(
    game: str, seats: int, options: Mapping[str, Any], is_it: Callable[[Event], bool]
) -> tuple[Table, tuple[int, str]]:
    """A game of scouts just before an answer of which such a thing follows, and that answer with its seat."""
    for seed in range(1, MOST_GAMES):
        table = dreadhall.new_table(game, seats, seed, dict(options))
        play, rng = scouts(table), random.Random(seed)
        for _ in range(MOST_ANSWERS):
            if table.ask is None:
                break
            saved, told = table.fork(), len(table.events)
            seat, answer = play(table, rng)
            table.answer(answer, seat)
            if any(is_it(event) for event in table.events[told:]):
                return saved, (seat, answer)
    raise AssertionError("no game of scouts has such a moment")


def asks(prompt: str) -> Callable[[Table], bool]:
    """Whether this is asked."""
    return lambda table: table.ask is not None and table.ask.prompt == prompt
