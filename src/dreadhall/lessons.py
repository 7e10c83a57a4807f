"""Lessons: games by a known seed and written answers, so that they go the same way for everybody who takes them.

A game has its lessons as a folder of YAML files, named in its registration. What is said at a step are the words
`<game>-lesson-<lesson>-<say>`. Whoever leaves the written way plays on as they like.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from dreadhall.kernel.components import read_file
from dreadhall.kernel.dice import commitment, seed_bytes
from dreadhall.kernel.errors import DreadhallError, IllegalAnswer
from dreadhall.kernel.opening import open_table
from dreadhall.kernel.table import Table
from dreadhall.registry import find_game, registration_of

READER = 0
"""The seat of whoever takes a lesson; bots have the others."""


class UnknownLesson(DreadhallError):
    """A game has no lesson of that name."""


class BrokenLesson(DreadhallError):
    """The rules no longer let a lesson go as it is written; the message says where, and what to do."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words to be read, or an answer with or without words."""

    say: str = ""
    point: str = ""
    """What the words are about, besides the answer: `panel:<name>`, `room:<name>`, `face:<name>`, `track` or `log`."""
    seat: int = READER
    prompt: str = ""
    answer: str = ""
    """The key of the choice; none where the words are to be read first."""
    learns: str = ""
    """The goal that is reached with it."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that is played to teach it."""

    name: str
    rank: int
    """Where it stands among the lessons of its game."""
    seats: int
    seed: int
    options: dict[str, Any]
    goals: tuple[str, ...]
    shows: tuple[str, ...]
    """What happens in it: it would be another lesson without one of these kinds of events."""
    does: tuple[str, ...]
    """What happens by the reader's own answers."""
    never: tuple[str, ...] = ()
    """What does not happen, so that it ends well."""
    wins: bool
    """Whether the reader has won when it is over; else the game goes on after it."""
    then: str = ""
    """The lesson that is a good one to take next."""
    after: str = ""
    """What has happened when it begins, where that is not at the start: until then bots have played for everybody."""
    before: tuple[str, ...] = ()
    """What they have answered, each with the seat before it: `1 search:nina`."""
    steps: tuple[Step, ...]

    @property
    def answers(self) -> list[Step]:
        """The steps that are answers: as many as have been given say which is next."""
        return [step for step in self.steps if step.answer]

    @property
    def commitment(self) -> str:
        """By what a table of this lesson is known."""
        return commitment(seed_bytes(self.seed))


def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game, in their order, by name."""
    record = registration_of(game)
    return _read(record.lessons) if record is not None and record.lessons is not None else {}


@cache
def _read(folder: Path) -> dict[str, Lesson]:
    found = [read_file(file, Lesson) for file in folder.glob("*.yaml")]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: lesson.rank)}


def find_lesson(game: str, name: str) -> Lesson:
    """The lesson of this name; UnknownLesson lists what there is."""
    known = lessons_of(find_game(game).name)
    if name not in known:
        raise UnknownLesson(f"no lesson is called {name[:40]!r}; there are: {', '.join(known) or 'none'}")
    return known[name]


def open_lesson(game: str, lesson: Lesson) -> Table:
    """The table of a lesson, before its first step."""
    table = open_table(find_game(game), lesson.seats, lesson.seed, lesson.options)
    for written in lesson.before:
        seat, _, answer = written.partition(" ")
        try:
            table.answer(answer, int(seat))
        except IllegalAnswer as refused:
            raise _broken(game, lesson, f"before it begins, {refused}") from None
    return table


def play_lesson(game: str, lesson: Lesson) -> Table:
    """Play a lesson by its own steps; BrokenLesson where it does not go as it is written."""
    table = open_lesson(game, lesson)
    for number, step in enumerate(lesson.answers):
        asked = table.ask.prompt if table.ask is not None else "nothing"
        if asked != step.prompt:
            raise _broken(game, lesson, f"answer {number} is to {step.prompt!r}, and {asked!r} is asked")
        try:
            table.answer(step.answer, step.seat)
        except IllegalAnswer as refused:
            raise _broken(game, lesson, f"answer {number}: {refused}") from None
    if fault := fault_of(lesson, table):
        raise _broken(game, lesson, fault)
    return table


def fault_of(lesson: Lesson, table: Table) -> str:
    """What a table lacks of all that a lesson is to show when it has been played; empty where it is all there."""
    begins = len(lesson.before)
    own = {number for number, (seat, _) in enumerate(table.tape, 1) if seat == READER and number > begins}
    happened = {event.kind for event in table.events if event.move > begins or not begins}
    done = {event.kind for event in table.events if event.move in own}
    if missing := (set(lesson.shows) - happened) | (set(lesson.does) - done):
        return f"it no longer shows {', '.join(sorted(missing))}"
    if bad := set(lesson.never) & happened:
        return f"it comes to {', '.join(sorted(bad))}"
    has_won = table.result is not None and READER in table.result.winners
    return "" if has_won == lesson.wins else "it no longer ends as it should"


def _broken(game: str, lesson: Lesson, why: str) -> BrokenLesson:
    anew = f"python tools/lessons.py {game} {lesson.name}"
    return BrokenLesson(f"the lesson {lesson.name!r} of {game}: {why}. `{anew}` finds another seed and records it anew")
