"""What can be taken back at a table, who must agree to it, and why not where it cannot be."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from dreadhall.kernel import CannotUndo
from dreadhall.server.positions.past import places_of
from dreadhall.server.tables.loaded import LoadedTable

MayTakeBack = Literal["yes", "ask", "nothing", "revealed", "over"]
"""At once, if others agree, or not: there is nothing, something came to light since, the game is over."""


class Taken(NamedTuple):
    """What is to be taken back: places on the tape, last first; whose the first of them is, and if it is only a part
    of a question to several."""

    places: list[int]
    seat: int
    is_part: bool = False


class Barred(CannotUndo):
    """Why something cannot be taken back, in a word besides the line."""

    def __init__(self, word: MayTakeBack, message: str) -> None:
        super().__init__(message)
        self.word: MayTakeBack = word


class Search:
    """Looks for what a seat would take back: its own part of an open question, or the last answer of a person and what
    bots have answered since."""

    def __init__(self, loaded: LoadedTable, seat: int) -> None:
        ask = loaded.started.ask
        self._loaded = loaded
        self._seat = seat
        self._is_part = ask is not None and seat in ask.answered
        self._places: list[int] = []

    def found_at(self, place: int, who: int) -> Taken | None:
        """Go on to the answer at the place before; None where it is not the one. Barred where it stands."""
        self._places.append(place)
        if self._is_part:
            return Taken([place], who, is_part=True) if who == self._seat else None
        if self._loaded.seat(who).bot is not None:
            return None
        if place < self._loaded.started.barrier:
            raise Barred("revealed", "something was revealed by the last answer: it stands")
        return Taken(self._places, who)


def nothing() -> Barred:
    """Nobody has answered anything."""
    return Barred("nothing", "there is no answer to take back")


def may_take_back(loaded: LoadedTable, seat: int) -> MayTakeBack:
    """Whether a seat can take anything back now, as far as memory reaches; it says to all alike why not."""
    position = loaded.started
    if loaded.is_over and not position.household:
        return "over"
    try:
        taken = search_through(Search(loaded, seat), from_memory(loaded), position.move)
    except Barred as barred:
        return barred.word
    return "ask" if taken is not None and who_must_agree(loaded, seat, taken) else "yes"


def search_through(search: Search, answers: Iterable[tuple[int, int]], moves: int) -> Taken | None:
    """What is found among these last answers; None where it may be one before them."""
    left = moves
    for left, who in answers:
        if (taken := search.found_at(left, who)) is not None:
            return taken
    if not left:
        raise nothing()
    return None


def from_memory(loaded: LoadedTable) -> Iterable[tuple[int, int]]:
    """The places of the tape and who answered there, the last one first, as far as memory reaches."""
    known = places_of(loaded.recent)
    place = loaded.started.move - 1
    while place in known:
        yield place, known[place]
        place -= 1


def seats_of_person(loaded: LoadedTable, seat: int) -> list[int]:
    """All seats held by whoever holds this one."""
    person = loaded.seat(seat).person
    return [other.seat for other in loaded.seats if other.seat == seat or (person and other.person == person)]


def who_must_agree(loaded: LoadedTable, seat: int, taken: Taken) -> list[int]:
    """The seats of other people, where something was revealed since or somebody else's answer would go."""
    mine = seats_of_person(loaded, seat)
    others = [other for other in loaded.seats if other.person and other.seat not in mine]
    if taken.places[-1] < loaded.started.revealed:
        return [other.seat for other in others]  # also those for whom a bot plays at the moment
    if taken.is_part or taken.seat in mine:
        return []
    return [other.seat for other in others if other.bot is None]


def wish_number(number: int) -> int:
    """How a wish to undo, made at this number, is known in the log: never by the number of a question."""
    return -1 - number
