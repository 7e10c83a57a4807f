"""What every haunt must pass, whoever has written it: it can be read, played, won and lost, and gives nothing away.

    class TestColdSnap(HauntConformance):
        haunt = COLD_SNAP

A subclass collected by pytest plays random games that begin in the haunt. Besides the tests of its own it runs those
that every game must pass.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

import pytest
from fluent.syntax import FluentParser, ast
from typing_extensions import override

import dreadhall
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts import ALL_HAUNTS, HauntRecord, haunt_rules
from dreadhall.betrayal.memory import may_know, shown
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Table
from dreadhall.kernel.happenings import kinds_of
from dreadhall.testing.betrayal.kept_secret import secret_fields
from dreadhall.testing.betrayal.listening import HauntListener
from dreadhall.testing.conformance import Conformance, everybody
from dreadhall.testing.imagining import stands
from dreadhall.testing.play import play_randomly
from dreadhall.words import LANGUAGES, MissingWords, Words

WORLDS = 8
"""So many tables are imagined at a position, to see whether a secret is another one."""
HOW_TO_HIDE = "declare what else it could be, secret_of(…, among=…), or override imagine_secrets; or say `deducible`"
KINDS_NAMED = {"rooms": "room", "avoid": "room", "foes": "cause", "cards": "card"}
"""What kind of thing the fields of an objective name: a foe can be an explorer, too, as what is to blame can."""
CHAPTERS = ("story", "goal", "can", "foe", "rules")


class HauntConformance(Conformance):
    """The suite: name the haunt's record, and how many games to play."""

    haunt: ClassVar[HauntRecord]
    game = Betrayal()
    games = 8
    most_moves = 24
    unlikely: ClassVar[frozenset[Side]] = frozenset()
    """The victories that games by chance may never come to."""
    deducible: ClassVar[frozenset[str]] = frozenset()
    """The secrets, as views call them, that everybody can work out at any time: these are imagined as they are."""

    @pytest.fixture(autouse=True)
    def _haunt_is_known(self) -> Iterator[None]:
        """A haunt may be tried before its package is installed."""
        is_new = self.haunt.id not in ALL_HAUNTS
        ALL_HAUNTS.register(self.haunt)
        yield
        if is_new:
            ALL_HAUNTS.forget(self.haunt)

    @property
    def rules(self) -> type[Haunt]:
        """The rules of the haunt."""
        return haunt_rules(self.haunt.id)

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides that have a book."""
        return ("heroes",) if self.rules.open_book else ("heroes", "traitor")

    @property
    def prefix(self) -> str:
        """With what the names of its words begin."""
        return self.haunt.id if self.haunt.number is None else f"h{self.haunt.number:02}"

    @override
    def tables(self) -> Iterator[tuple[Table, int]]:
        """Tables that begin in the haunt, with all numbers of seats."""
        options = {"start": "haunt", "haunt": self.haunt.id, "explorers": "dealt"}
        for number in range(self.games):
            yield dreadhall.new_table(self.game, 3 + number % 4, number, options), number

    def speakers(self) -> list[Words]:
        """Strict words of every language that the haunt has words in; English at least."""
        folder = self.haunt.locales
        spoken = LANGUAGES if folder is None else [one for one in LANGUAGES if (folder / one).is_dir()]
        return [Words(language, strict=True) for language in spoken]

    @contextmanager
    def all_said(self) -> Iterator[None]:
        """Where words are missing, tell in which file they are expected."""
        try:
            yield
        except MissingWords as error:
            book = next((f"-{side}" for side in self.sides if f"{self.prefix}-{side}-" in str(error)), "")
            where = f"books/{self.prefix}{book}.ftl of its language in {self.haunt.locales or 'locales'}"
            pytest.fail(f"{error}; it is expected in {where}", pytrace=False)

    # It can be read

    def test_its_files_of_words_have_no_mistakes(self) -> None:
        for file in sorted(self.haunt.locales.rglob("*.ftl")) if self.haunt.locales else ():
            text = file.read_text(encoding="utf-8")
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Junk):
                    line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                    pytest.fail(f"{file}:{line}: {entry.annotations[0].message}", pytrace=False)

    def test_it_has_a_title(self) -> None:
        for words in self.speakers():
            assert self.haunt.title or words.say(f"betrayal-haunt-{self.haunt.id}")

    def test_the_book_of_each_side_has_all_its_chapters(self) -> None:
        for words in self.speakers():
            for side in self.sides:
                with self.all_said():
                    assert all(words.say(f"betrayal-book-{self.prefix}-{side}-{part}") for part in CHAPTERS)

    def test_every_kind_of_happening_has_words(self) -> None:
        for kind in kinds_of(self.rules.__module__):
            own = f"{self.prefix}-"
            assert kind.startswith(own), f"kind={kind!r}: a word that begins with {own!r} is expected"
            for words in self.speakers():
                with self.all_said():
                    if not words.has(name := f"betrayal-event-{kind}"):
                        raise MissingWords(f"{name} ({words.language}): no such message")

    @override
    def test_everything_that_happens_can_be_said(self) -> None:
        """What is wanted, and why things happen, besides."""
        for table, number in self.tables():
            listener = HauntListener(self.speakers())
            with self.all_said():
                play_randomly(table, number, look=listener.look)
                for words in self.speakers():
                    self.say_causes(table, words)

    def say_causes(self, table: Table, words: Words) -> None:
        """Why everything happened, as far as it was the haunt’s doing."""
        causes = {cause for event in table.events for cause in (event.cause, event.data.get("why")) if cause}
        for cause in sorted(causes):
            if cause.startswith(f"{self.prefix}-") and words.name("betrayal", "cause", cause) == cause:
                raise MissingWords(f"betrayal-why-{cause} ({words.language}): no such message")

    # It can be played, won and lost

    def test_every_seat_knows_what_it_wants(self) -> None:
        for table in self.decisions():
            rules = table.rules
            if not isinstance(rules, Haunt) or rules.state.phase == "haunt-setup" or table.result is not None:
                continue
            for seat in range(table.seats):
                wishes = list(rules.objectives_of(seat))
                assert wishes, f"seat {seat} ({rules.own_side(seat)}) has no objective in move {table.move}"

    def test_what_an_objective_names_is_there(self) -> None:
        """Rooms, foes and cards that have names, and choices or questions that have words."""
        words = self.speakers()[0]
        for table in self.decisions(every=2):
            rules = table.rules
            if isinstance(rules, Haunt) and table.result is None:
                for wish in (wish for seat in range(table.seats) for wish in rules.objectives_of(seat)):
                    for field, name in nameless(wish, words):
                        pytest.fail(f"objective {wish.id!r}: {field}: there is nothing called {name!r}", pytrace=False)

    def test_each_side_can_win(self) -> None:
        """Over all games by chance, but for the victories that are named as unlikely."""
        seen = set()
        for table, number in self.tables():
            result = play_randomly(table, number).result
            assert result is not None
            seen.add(result.reason)
        missing = {side for side in ("heroes", "traitor") if f"{self.prefix}-{side}" not in seen} - self.unlikely
        assert not missing, f"no game by chance was won by {sorted(missing)}: play more `games`, or say `unlikely`"

    # It gives nothing away

    def test_nobody_is_shown_words_of_a_book_that_they_do_not_read(self) -> None:
        for table in self.decisions(every=2):
            rules = table.rules
            if not isinstance(rules, Haunt) or table.result is not None:
                continue
            for seat in everybody(table):
                read = set() if seat is None else set(rules.books_of(seat))
                shown = table.view_json(seat).decode() + str(table.events_for(seat))
                for book in {"heroes", "traitor"} - read:
                    assert f"{self.prefix}-{book}-" not in shown, f"move {table.move}, seat {seat}: the {book}’s book"

    def test_what_a_seat_may_not_know_is_imagined_anew(self) -> None:
        """Each secret that somebody may not know is another one at some imagined table of some game."""
        hidden: set[str] = set()
        drawn: set[str] = set()
        for number, table in enumerate(self.decisions(every=3)):
            for seat in everybody(table) if table.result is None else ():
                real = hidden_from(table, seat)
                hidden |= real.keys()
                for seed in range(WORLDS) if real.keys() - drawn else ():
                    imagined = hidden_from(table.imagine(seat, number + seed), seat)
                    drawn |= {name for name, value in real.items() if imagined.get(name) != value}
        kept = sorted(hidden - drawn - self.deducible)
        assert not kept, f"{kept}: whoever may not know it imagines it as it is; {HOW_TO_HIDE}"

    def test_what_is_imagined_follows_from_what_a_seat_knows(self) -> None:
        """At tables that a seat cannot tell apart it imagines the same."""
        for number, table in enumerate(self.decisions(every=5)):
            for seat in everybody(table):
                other = table.imagine(seat, number)
                drawn, drawn_there = (stands(one.imagine(seat, number + 1)) for one in (table, other))
                assert drawn == drawn_there, f"move {table.move}, seat {seat}: it depends on what is hidden"


def nameless(wish: Objective, words: Words) -> Iterator[tuple[str, str]]:
    """What an objective names and nothing is called, each with its field."""
    for field, kind in KINDS_NAMED.items():
        for name in getattr(wish, field):
            if words.name("betrayal", kind, name) == name:
                yield field, name
    for key in wish.verbs:
        verb = key.partition(":")[0]
        if not any(words.has(f"betrayal-{what}-{verb}") for what in ("choice", "ask")):
            yield "verbs", verb


def hidden_from(table: Table, seat: int | None) -> dict[str, object]:
    """The secrets of the running haunt that a seat may not know, as far as there is anything in them."""
    state = table.state
    assert isinstance(state, BetrayalState)
    if state.haunt is None:
        return {}
    found: dict[str, object] = {}
    for name, whose, value in secret_fields(state.haunt):
        if whose == "owner":
            value = {owner: own for owner, own in value.items() if owner != seat}
        if value and not may_know(whose, state, seat):
            found[name] = shown(value)
    return found
