"""What can be taken back at a table, who must agree to it, and why not where it cannot be."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from dreadhall.kernel import CannotUndo
from dreadhall.kernel.history import IT_STANDS
from dreadhall.server.positions.past import places_of
from dreadhall.server.storage.rows import Stored
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.wire.play import MayTakeBack


class Taken(NamedTuple):
    """What is to be taken back: places on the tape, last first; whose the first of them is, and if it is only a part
    of a question to several."""

    places: list[int]
    seat: int
    is_part: bool = False


Barred = Literal["nothing", "revealed"]
"""Why nothing can be taken back. No error: each seat is told after each move, and errors hold on to all around them."""

WHY: dict[Barred, str] = {"nothing": "there is no answer to take back", "revealed": IT_STANDS}


def or_refuse(found: Taken | Barred) -> Taken:
    """What was found; CannotUndo where that stands."""
    if isinstance(found, str):
        raise CannotUndo(WHY[found])
    return found


class UndoSearch:
    """Looks for what a seat would take back: its own part of an open question, or the last answer of a person and what
    bots have answered since."""

    def __init__(self, loaded: LoadedTable, seat: int | None) -> None:
        self._position = position = loaded.started
        self._seats = loaded.stored.seats
        self._seat = seat
        self._is_part = position.ask is not None and seat in position.ask.answered
        self._places: list[int] = []

    def found_at(self, place: int, who: int) -> Taken | Barred | None:
        """Go on to the answer at the place before; None where it is not the one."""
        if self._is_part:
            return Taken([place], who, is_part=True) if who == self._seat else None
        self._places.append(place)
        if self._seats[who].bot is not None:
            return None
        return "revealed" if self._position.stands(place) else Taken(self._places, who)


def may_take_back(loaded: LoadedTable) -> list[MayTakeBack]:
    """Whether each seat can take anything back now, as far as memory reaches; it says to all alike why not."""
    position, seats = loaded.started, range(len(loaded.seats))
    if loaded.is_over and not position.household:
        return ["over" for _ in seats]
    parts = position.ask.answered if position.ask is not None else {}
    common, revealed = last_answer(loaded, None), position.revealed
    return [
        word_for(loaded.stored, seat, last_answer(loaded, seat) if seat in parts else common, revealed)
        for seat in seats
    ]


def last_answer(loaded: LoadedTable, seat: int | None) -> Taken | Barred | None:
    """What there is to take back for a seat that has given its part of an open question, or for any other."""
    search, left = UndoSearch(loaded, seat), loaded.started.move
    for left, who in from_memory(loaded):
        if (found := search.found_at(left, who)) is not None:
            return found
    return None if left else "nothing"  # there may be one before them


def word_for(stored: Stored, seat: int, found: Taken | Barred | None, revealed: int) -> MayTakeBack:
    """What came of the search, for a seat."""
    if isinstance(found, str):
        return found
    return "ask" if found is not None and asked_for(stored, seat, found, revealed) else "yes"


def from_memory(loaded: LoadedTable) -> Iterable[tuple[int, int]]:
    """The places of the tape and who answered there, the last one first, as far as memory reaches."""
    place = loaded.started.move - 1
    for record in reversed(loaded.recent):
        if record.kind != "answer":
            break
        assert record.seat is not None
        yield place, record.seat
        place -= 1
    else:
        return
    known = places_of(loaded.recent)
    while place in known:
        yield place, known[place]
        place -= 1


def seats_of_person(loaded: LoadedTable, seat: int) -> list[int]:
    """All seats held by whoever holds this one."""
    return loaded.stored.beside[seat]


def who_must_agree(loaded: LoadedTable, seat: int, taken: Taken) -> list[int]:
    """The seats of other people, where something was revealed since or somebody else's answer would go."""
    return asked_for(loaded.stored, seat, taken, loaded.started.revealed)


def asked_for(stored: Stored, seat: int, taken: Taken, revealed: int) -> list[int]:
    """The same, where something was revealed last at a move of this number."""
    others = stored.others[seat]
    if taken.places[-1] < revealed:
        return others  # also those for whom a bot plays at the moment
    if taken.is_part or taken.seat in stored.beside[seat]:
        return []
    return [other for other in others if stored.seats[other].bot is None]


def wish_number(number: int) -> int:
    """How a wish to undo, made at this number, is known in the log: never by the number of a question."""
    return -1 - number
