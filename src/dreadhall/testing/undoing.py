"""What may be taken back has taught nobody anything: the other side of what undo is barred for.

>>> import dreadhall
>>> table = dreadhall.new_table("betrayal", seats=3, seed=1)
>>> list(lessons_taken_back(table, seed=1))
[]
"""

from collections.abc import Iterator

from dreadhall.kernel import Table

WORLDS = 3
"""So many tables are imagined for each seat."""


def lessons_taken_back(table: Table, seed: int, worlds: int = WORLDS) -> Iterator[str]:
    """The answers that could be taken back although a seat learns something by them that it could not foresee.

    Whatever a seat knows before an answer fits every table that it imagines. Where the same answer looks different at
    one of those, the seat has learnt which of them the real one is not: that must stand.
    """
    if table.ask is None or table.options.household:
        return
    answers = [(who, choice.key) for who in table.ask.waiting for choice in table.ask.choices_for(who)]
    given = [(who, key, after(table, who, key)) for who, key in answers]
    undone = [(who, key, real) for who, key, real in given if real.barrier[1] < real.move]
    if not undone:
        return
    for seat in (*range(table.seats), None):
        shown = [what_came_of_it(real, seat, table.move) for _, _, real in undone]
        for number in range(worlds):
            imagined = table.imagine(seat, seed + number)
            assert imagined.ask is not None
            for (who, key, _), seen in zip(undone, shown, strict=True):
                offered = {choice.key for choice in imagined.ask.choices_for(who)}
                if key in offered and what_came_of_it(after(imagined, who, key), seat, table.move) != seen:
                    yield f"{key} of seat {who} can be taken back, and seat {seat} has learnt something by it"


def after(table: Table, seat: int, key: str) -> Table:
    """The table after an answer, which it has not got yet."""
    fork = table.fork()
    fork.answer(key, seat)
    return fork


def what_came_of_it(table: Table, seat: int | None, move: int) -> object:
    """What a seat sees now and was told since a move."""
    told = [event.told_to(seat) for event in table.events_after(move) if event.is_for(seat)]
    return table.view_json(seat), told
