"""What a bot is, and the little it may use of a table."""

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from dreadhall.kernel import AnyGame, Ask, BadSeat, DreadhallError, IllegalAnswer, Options, Result, Table


class Eyes(Protocol):
    """Whoever looks at a table for a seat, and sees what that seat may know: a layout, or a policy."""

    def observe(self, table: Table, seat: int) -> Any:
        """What there is to see."""
        ...


class SeatAt:
    """One seat at a table, with nothing that this seat may not know."""

    __slots__ = ("_table", "seat", "seconds")

    def __init__(self, table: Table, seat: int, seconds: float | None = None) -> None:
        table.check_seat(seat)
        self._table = table
        self.seat = seat
        # How long an answer may take; None where nobody waits for it.
        self.seconds = seconds

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self._table.game

    @property
    def options(self) -> Options:
        """How the table is played; everybody knows that."""
        return self._table.options

    @property
    def ask(self) -> dict[str, Any]:
        """The open question as this seat sees it."""
        shown = self._open_ask.shown_to(self.seat)
        if shown is None:
            raise IllegalAnswer(f"seat {self.seat} is not asked")
        return shown

    @property
    def choices(self) -> list[dict[str, Any]]:
        """The legal answers as this seat sees them."""
        return [choice.shown() for choice in self._open_ask.choices_for(self.seat)]

    @property
    def keys(self) -> list[str]:
        """The keys of the legal answers, where nothing else about them matters."""
        return [choice.key for choice in self._open_ask.choices_for(self.seat)]

    @property
    def waiting(self) -> list[int]:
        """The seats whose answers the table waits for."""
        return self._open_ask.waiting

    @property
    def move(self) -> int:
        """How many answers have been given at the table; everybody can count them."""
        return self._table.move

    @property
    def moment(self) -> str:
        """A name for the open question, unlike that of any other question at any other table; everybody knows it."""
        return f"{self._table.commitment} {self._table.move}"

    @property
    def position(self) -> Any:
        """What this seat may know of the position, as its game makes it: to be looked at now, never to be changed."""
        return self._table.rules.view(self.seat)

    def view(self) -> dict[str, Any]:
        """What this seat may know, as plain data of its own."""
        return self._table.view(self.seat)

    def observe(self, eyes: "Eyes") -> Any:
        """What somebody makes of this seat's knowledge who looks at nothing else, as numbers (`dreadhall.encoding`)."""
        return eyes.observe(self._table, self.seat)

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What this seat was told, from its own event number `since` on."""
        return self._table.events_for(self.seat, since)

    def imagine(self, seed: int | bytes | None = None, *, record: bool = True) -> Table:
        """A table to think with, which this seat cannot tell from the real one; its future need not be recorded.

        Many futures of one such table are `fork(seed)`, each with dice of its own.
        """
        return self._table.imagine(self.seat, seed, record=record)

    @property
    def _open_ask(self) -> Ask:
        ask = self._table.ask
        if ask is None:
            raise IllegalAnswer("the game is over: nobody is asked")
        return ask


class Reason(NamedTuple):
    """Why a bot has chosen something: the kind of reason, for which its game has words, and what it is about."""

    kind: str
    data: dict[str, Any] = {}


class StatedPlan(msgspec.Struct, frozen=True):
    """What a bot has set out for, as far as it is planned: only what its seat knows is in it.

    >>> StatedPlan("go", {"room": "chapel"}, ("foyer", "chapel")).kind
    'go'
    """

    kind: str
    """What it is about to do; its game has words for it."""
    goal: dict[str, str] = {}
    """The room, figure or card that it is after, each by the name of what it is."""
    steps: tuple[str, ...] = ()
    """The rooms that lie ahead on the way there, the next one first."""
    objective: str = ""
    """The objective of its side that it serves, as it is named in the view; empty where there is none."""


RULE_OF_THUMB = Reason("habit")
NOTHING_TO_DO = 2


class Answer(msgspec.Struct, frozen=True):
    """What a bot answers, and all that there is to say about it.

    >>> Answer("end-turn", reluctance=NOTHING_TO_DO).reason.kind
    'habit'
    """

    key: str
    """Of one of the seat's choices."""
    reason: Reason = RULE_OF_THUMB
    estimate: float | None = None
    """How likely it thinks its side to win, from 0 to 1; None where it has not thought about that."""
    spread: float | None = None
    """How far off the estimate may be, 19 times in 20, as far as the futures it looked at can tell."""
    plan: StatedPlan | None = None
    """What it has set out for with this answer and the next ones; None where it thinks no farther than this answer."""
    reluctance: int = 0
    """How gladly it leaves the question to others who are asked with it.

    0: not at all. 1: others should act first. From `NOTHING_TO_DO` on it has nothing to do itself.
    """
    memory: dict[str, Any] = {}
    """What it has in mind for the questions to come, as plain data; only its own seat's knowledge is in it."""
    pondered: bool = False
    """Whether it is a question to think long about, however long it did: everybody could tell from what all know."""
    guessed: bool = False
    """Whether it was left to chance, or to the order of the choices, for want of anything better."""


class Bot(Protocol):
    """Somebody who answers for a seat.

    A bot that neither reads events nor imagines tables says so with `looks_back = False`; where all bots do, the
    laboratory can leave out the recording.
    """

    looks_back: bool

    def choose(self, seat: SeatAt) -> Answer | str:
        """The answer; a bare key where there is nothing to say about it."""
        ...


@runtime_checkable
class RememberingBot(Protocol):
    """A bot that has something in mind from one question to the next: where it is made anew for each, it is given."""

    def recall(self, memory: dict[str, Any]) -> None:
        """Go on from the memory in an answer of one of its kind."""
        ...


class OutdatedBot(DreadhallError):
    """A bot was written to be asked about its answers one thing after the other."""


ASKED_FORMERLY = ("reluctance", "reason", "estimate", "memory", "pondered")


def answer_of(bot: Bot, seat: SeatAt) -> Answer:
    """What a bot answers, with all that it says about it."""
    answer = bot.choose(seat)
    if isinstance(answer, Answer):
        return answer
    check_up_to_date(type(bot))
    return Answer(answer)


@cache
def check_up_to_date(kind: type[Bot]) -> None:
    """Whoever was written for an older version is told what to write instead."""
    for name in ASKED_FORMERLY:
        if callable(getattr(kind, name, None)):
            asked = f"{kind.__name__}.{name}() is not asked any more"
            raise OutdatedBot(f"{asked}: choose() returns it, as Answer(key, {name}=...); see docs/bots.md")


# A bot is made from a number, so that a simulation can be repeated.
BotFactory = Callable[[int], Bot]


class Due(NamedTuple):
    """The bots that should think about a question, and whether people are left to wait for, so that bots may, too."""

    seats: list[int]
    beside_people: bool = False

    @property
    def hold_the_table_up(self) -> bool:
        """Whether the table goes on only when one of them answers."""
        return bool(self.seats) and not self.beside_people


def bots_due(ask: Ask, bots: Collection[int], people: Collection[int]) -> Due:
    """Which bots should think about a question now.

    What bots and people are asked as a team, people decide. Where each acts for itself, the bots answer every act of a
    person with one of their own, and act on by themselves as soon as no person is waited for.
    """
    asked = [seat for seat in ask.waiting if seat in bots]
    if ask.join == "all":
        return Due(asked[:1])
    if not any(seat in people for seat in ask.waiting):
        return Due(asked)
    if ask.together is None:
        return Due([])
    since_then: list[int] = []
    for seat in reversed(ask.together.acted):
        if seat in people:
            return Due([seat for seat in asked if seat not in since_then], beside_people=True)
        since_then.append(seat)
    return Due([])


def least_reluctant(due: Due, bots: Mapping[int, Bot], places: Mapping[int, SeatAt]) -> tuple[int, Answer] | None:
    """The first of these bots that has something to do, and its answer; else whoever is least reluctant.

    Beside people nobody has to answer: None where no bot has anything to do yet.
    """
    best: tuple[int, Answer] | None = None
    for seat in due.seats:
        answer = answer_of(bots[seat], places[seat])
        if not answer.reluctance:
            return seat, answer
        if best is None or answer.reluctance < best[1].reluctance:
            best = seat, answer
    return None if best is None or (due.beside_people and best[1].reluctance >= NOTHING_TO_DO) else best


def next_answer(ask: Ask, bots: Mapping[int, Bot], places: Mapping[int, SeatAt]) -> tuple[int, str] | None:
    """Which of these bots answers, and what; None where it is for the people on the other seats to answer."""
    people = [seat for seat in ask.seats if seat not in bots]
    found = least_reluctant(bots_due(ask, bots, people), bots, places)
    return None if found is None else (found[0], found[1].key)


NO_END = "no-end"
"""How a game is said to have ended that was broken off."""


def play_out(
    table: Table, bots: Mapping[int, Bot], most: int | None = None, answered: Callable[[], None] | None = None
) -> Result:
    """Let these bots, by seat, play a table to its end; or for so many answers, should nobody be able to end it.

    `answered` is called after every answer, for those who watch.
    """
    places = {seat: SeatAt(table, seat) for seat in bots}
    while (ask := table.ask) is not None:
        if most is not None and table.move >= most:
            return Result((), NO_END)
        move = next_answer(ask, bots, places)
        if move is None:
            raise BadSeat(f"no bot sits where the table waits: seat {ask.seats[0]}")
        seat, answer = move
        table.answer(answer, seat)
        if answered is not None:
            answered()
    result = table.result
    assert result is not None, "a table without a question is over"
    return result
