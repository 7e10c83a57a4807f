"""Tables a seat cannot tell from the real one, for search bots and for the proof that nothing leaks.

The running step is played again from its checkpoint, where all that the seat cannot know is drawn anew. What it was
told since then it knows: its game keeps that, so that the step can reveal it again. What is left to luck (an answer
given in secret, whose outcome everybody saw) is tried until it fits.
"""

import typing
from collections.abc import Iterator

from dreadhall.kernel.dice import Dice, Key, derive, rekey, roll_one_of, seed_bytes
from dreadhall.kernel.errors import CannotImagine, IllegalAnswer
from dreadhall.kernel.events import Event
from dreadhall.kernel.game import State
from dreadhall.kernel.history import Stretch

if typing.TYPE_CHECKING:
    from dreadhall.kernel.table import Table

TRIES = 500


def imagine(table: "Table", seat: int | None, seed: int | bytes | None) -> "Table":
    """Draw anew what this seat cannot know, and play the step again; tables that look different to it are rejected."""
    for imagined in attempts(table, seat, seed):
        if imagined is not None:
            return imagined
    raise CannotImagine(f"{TRIES} tries found no table that seat {seat} could take for this one")


def attempts(table: "Table", seat: int | None, seed: int | bytes | None) -> "Iterator[Table | None]":
    """One imagined table after the other; None where the seat could tell it from the real one."""
    seat = table.check_seat(seat)
    secret = seed_bytes(seed)
    checkpoint, rules = table.checkpoint, table.rules
    told = what_was_told(table, seat)
    unseen_rolls = tuple(roll.count for roll in rules.rolls if roll.to is not None and seat not in roll.to)
    for attempt in range(TRIES):
        key = derive(secret, f"attempt {attempt}")
        start = checkpoint.clone()
        rekey(start.dice, key, rules.state.dice.count, unseen_rolls)
        if start.dice.fallen:
            start.dice.fallen = {count: roll for count, roll in start.dice.fallen.items() if count not in unseen_rolls}
        fresh = Dice(keys=(Key(derive(key, "secrets")),))
        table.game.imagine(start, seat, fresh, told)
        try:
            imagined = _play_again(table, start, seat, fresh)
        except IllegalAnswer:
            yield None
            continue
        yield imagined if looks_alike(table, imagined, seat) else None


def what_was_told(table: "Table", seat: int | None) -> list[Event]:
    """What this seat has heard in the running step."""
    return [event for event in table.rules.events if event.is_for(seat)]


def looks_alike(table: "Table", other: "Table", seat: int | None) -> bool:
    """Whether this seat was told the same in the running step of two tables, and is asked the same now."""
    told, told_there = what_was_told(table, seat), what_was_told(other, seat)
    if table.move != other.move or len(told) != len(told_there):
        return False
    if told != told_there:  # where they are not the same for all, they may still be so for this seat
        for event, there in zip(told, told_there, strict=True):
            if event.told_to(seat) != there.told_to(seat):
                return False
    ask, asked_there = table.ask, other.ask
    if ask is None or asked_there is None:
        return ask is asked_there and table.result == other.result
    return ask.looks_like(asked_there, seat)


def _play_again(table: "Table", start: State, seat: int | None, fresh: Dice) -> "Table":
    """The step from this checkpoint, with the real answers where the seat knows them and others where not."""
    # The real past lies behind a seal, so that undo cannot bring back what was drawn anew.
    imagined = table.branch(start, [], Stretch.seal(table.past), table.barrier[0])
    answers = table.answers_since
    pending_from = len(answers) - (len(table.ask.answered) if table.ask else 0)
    for number, (who, key) in enumerate(answers):
        ask = imagined.ask
        if ask is None or who not in ask.parts:
            raise IllegalAnswer("the step went another way")
        if who != seat and (ask.secret or number >= pending_from):
            choices = ask.parts[who]
            key = roll_one_of(fresh, "answer", choices).key
        imagined.replay_answer(who, key)
    return imagined
