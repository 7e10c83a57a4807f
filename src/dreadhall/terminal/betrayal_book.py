"""The book of a haunt in a terminal: a briefing when it begins, and all of it whenever it is asked for.

Everything follows from the view of a seat, which names the books that this seat may read; no other is opened.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.rule import Rule
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from dreadhall.betrayal.components.catalogue import EXPLORERS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.memory import Shown
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.presentation.view import BetrayalView, HauntView
from dreadhall.words import Words

GAME = "betrayal"
WIDTH = 100
"""The columns of a page: longer lines are hard to read."""

KINDS = ("room", "explorer", "card", "token", "creature", "floor")
"""What a note may name."""

ROOMS_NAMED = 5
"""As many rooms as are named beside an objective."""


def brief(view: dict[str, Any], words: Words) -> RenderableType | None:
    """What happened, what one's side wants and can do, and what is said of the others; None before the haunt."""
    book = open_book(view, words)
    return None if book is None else book.page(book.briefing())


def read_whole(view: dict[str, Any], words: Words) -> RenderableType | None:
    """The whole book, with the objectives and how far they are; None before the haunt."""
    book = open_book(view, words)
    return None if book is None else book.page(book.everything())


def open_book(view: dict[str, Any], words: Words) -> "BookPage | None":
    """The book of the seat that looks, once there is one."""
    position = msgspec.convert(view["position"], BetrayalView)
    if position.haunt is None or not position.haunt.books:
        return None
    return BookPage(view["seat"], position, position.haunt, words)


def marked(mark: str, text: str) -> RenderableType:
    """A paragraph with a mark before it."""
    grid = Grid.grid(Column(width=3, justify="right"), Column(), padding=(0, 1, 0, 0))
    grid.add_row(mark, Text(text))
    return grid


def things(value: object) -> list[str]:
    """What is named by something that is remembered; that it is so, names nothing."""
    if isinstance(value, dict):
        return [thing for part in value.values() for thing in things(part)]
    if isinstance(value, list):
        return [str(item) for item in value]
    return [] if isinstance(value, bool) else [str(value)]


class BookPage:
    """What one seat may read and knows."""

    def __init__(self, seat: int, view: BetrayalView, haunt: HauntView, words: Words) -> None:
        self.seat = seat
        self.view = view
        self.haunt = haunt
        self.words = words
        self.prefix = haunt.id if haunt.number is None else f"h{haunt.number:02}"
        self.own = haunt.side if haunt.side in haunt.books else haunt.books[0]

    def page(self, lines: Iterator[RenderableType]) -> RenderableType:
        """Lines under the title of the haunt."""
        return Constrain(
            Group(Rule(Text(self.title(), style="bold red"), style="dim"), *lines, Rule(style="dim")), WIDTH
        )

    def title(self) -> str:
        """What the haunt is called, with its number if it has one."""
        haunt = self.haunt
        called = self.say_if_written(f"betrayal-haunt-{haunt.id}") or haunt.title or haunt.id
        if haunt.number is None:
            return called
        return f"{self.words.say('betrayal-board-haunt', number=haunt.number)}: {called}"

    def briefing(self) -> Iterator[RenderableType]:
        """What can be read in less than a minute."""
        yield Text(self.chapter(self.own, "story"), style="italic")
        yield from self.sides()
        yield from self.section("secret", self.secrets())
        for part in ("goal", "can", "foe"):
            yield from self.section(part, [self.chapter(self.own, part)])

    def everything(self) -> Iterator[RenderableType]:
        """One's goal and how far it is, what can be done, what is known, and the rules in full."""
        yield from self.sides()
        yield from self.section("secret", self.secrets())
        yield from self.section("goal", [self.chapter(self.own, "goal")])
        yield from map(self.objective, self.haunt.objectives)
        yield from self.section("can", [self.chapter(self.own, "can")])
        yield from self.section("foe", [self.chapter(self.own, "foe")])
        yield from self.section("known", self.known())
        yield from self.section("monsters", self.monsters())
        for book in self.haunt.books:
            yield from self.section(f"rules-{book}", [self.chapter(book, "story")])
            yield from (marked("•", line.strip()) for line in self.chapter(book, "rules").splitlines())

    def section(self, heading: str, lines: list[str]) -> Iterator[RenderableType]:
        """Lines under a heading; nothing where there are none."""
        if written := [line for line in lines if line]:
            yield Text(f"\n{self.words.say(f'betrayal-board-{heading}')}", style="bold yellow")
            yield from (marked("", line) for line in written)

    # What the book says

    def chapter(self, book: str, part: str) -> str:
        """A chapter of a book: story, goal, can, foe or rules; empty where it is not written."""
        return self.say_if_written(f"betrayal-book-{self.prefix}-{book}-{part}")

    def sides(self) -> Iterator[RenderableType]:
        """Who one is, on which side, and who the traitor is; a haunt that knows no sides has words of its own."""
        own = next(who.id for who in self.view.explorers if who.seat == self.seat)
        side = self.say_if_written(f"betrayal-side-{self.prefix}")
        side = side or self.words.say(f"betrayal-page-you-{self.haunt.side or 'heroes'}")
        yield Text(f"\n{self.name('explorer', own)} · {side}", style="bold")
        if self.haunt.traitor and self.haunt.side != "traitor":
            yield Text(self.words.say("betrayal-board-traitor-is", who=self.name("explorer", self.haunt.traitor)))

    def objective(self, one: Objective) -> RenderableType:
        """Something one's side wants, how far it is, and where to go for it."""
        is_met = 0 < one.of <= one.done
        parts = [self.say_if_written(f"betrayal-objective-{one.id}")]
        if one.of > 1:
            parts.append(f"({self.words.say('betrayal-board-progress', done=one.done, of=one.of)})")
        if one.rooms and not is_met:
            parts.append(f"[{self.words.say_list(self.name('room', room) for room in one.rooms[:ROOMS_NAMED])}]")
        return marked("☑" if is_met else "☐", " ".join(parts))

    # What stands written

    def secrets(self) -> list[str]:
        """What this seat knows and others do not; a hidden traitor has heard something, too. (H34-64)"""
        known = [line for name, value in self.haunt.secrets.items() for line in self.notes("secret", name, value)]
        return [*known, self.chapter(self.own, "hears")] if self.haunt.side == "traitor" else known

    def known(self) -> list[str]:
        """What everybody may know, as far as there are words for it."""
        haunt = self.haunt
        counts = [(self.say_if_written(f"betrayal-counter-{name}"), count) for name, count in haunt.counts().items()]
        used = self.words.say_list(self.name("source", source) for source in haunt.exorcised)
        return [
            *(line for name, value in haunt.memory.items() for line in self.notes("note", name, value)),
            *(f"{counted}: {count}" for counted, count in counts if counted),
            self.words.say("betrayal-board-exorcised", sources=used) if used else "",
        ]

    def notes(self, kind: str, name: str, value: Shown) -> Iterator[str]:
        """What is remembered under a name: a line, or one for each of those about whom it is remembered."""
        if isinstance(value, dict):
            yield from (self.note(kind, name, things(entry), of) for of, entry in value.items() if entry)
        elif value:
            yield self.note(kind, name, things(value))

    def note(self, kind: str, name: str, ids: list[str], of: str = "") -> str:
        """A note in words, as far as there are any; of explorers it says at least what has a name."""
        if name == "roles":
            role = "traitor" if "1" in ids else "hero"
            return self.words.say("betrayal-board-role", role=role, numbers=self.words.say_list(ids))
        who = self.name("explorer", of) if of in EXPLORERS else ""
        message = f"betrayal-{kind}-{name}" + (f"-{of}" if of and not who else "")
        names = [self.name_of_any(id) for id in ids]
        if self.words.has(message):
            return self.words.say(message, who=who, what=self.words.say_list(names))
        is_named = who and all(name != given for name, given in zip(ids, names, strict=True))
        return f"{who}: {self.words.say_list(names)}" if is_named else ""

    def monsters(self) -> list[str]:
        """The kinds of monsters on the board, with their traits as far as they are known."""
        kinds = {monster.kind: monster.traits for monster in reversed(self.view.monsters)}
        return [self.creature(kind, traits) for kind, traits in kinds.items()]

    def creature(self, kind: str, traits: Mapping[Trait, int]) -> str:
        """A kind of monster with its traits."""
        numbers = [f"{self.name('trait', trait)} {value}" for trait, value in traits.items()]
        return "  ".join([self.name("creature", kind), *numbers])

    # Names

    def say_if_written(self, message: str) -> str:
        """The message, or nothing where there is none."""
        return self.words.say(message) if self.words.has(message) else ""

    def name(self, kind: str, value: str) -> str:
        """What a piece is called."""
        return self.words.name(GAME, kind, value)

    def name_of_any(self, value: str) -> str:
        """The name of whatever has this id."""
        return next((name for kind in KINDS if (name := self.name(kind, value)) != value), value)
