"""A saved table, or the record of a finished one, told from the beginning."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import dreadhall
from dreadhall.kernel import BadSave, Choice, DreadhallError, Event, Table
from dreadhall.terminal.boards import look_of
from dreadhall.words import Words, seat_number


class Recording(NamedTuple):
    """Everything a game follows from; `commitment` is that of an audit whose dice were found true."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: bytes
    tape: list[tuple[int, str]]
    commitment: str | None


def read_recording(data: object, published: str | None = None) -> Recording:
    """The recording in a save or in an audit; the dice of an audit are checked."""
    if isinstance(data, dict) and "rolls" in data:
        dreadhall.verify(data, published)
        commitment = str(data["commitment"])
    else:
        dreadhall.load_table(data)
        commitment = None
    assert isinstance(data, dict)
    game = dreadhall.GAMES[data["game"]]
    if data["rules"] != game.version:
        raise BadSave(f"this table was begun with older rules ({data['rules']}) and cannot be told from its beginning")
    if not data.get("whole", True) or data.get("earlier"):
        raise BadSave("this table was not played from its beginning, and so cannot be told")
    tape = [(seat, key) for seat, key in data["tape"]]
    return Recording(game.name, data["seats"], data["options"], bytes.fromhex(data["seed"]), tape, commitment)


class ReplayedAnswer(NamedTuple):
    """What a seat was asked, and what it chose."""

    seat: int
    ask: dict[str, Any]
    choice: Choice[Any]


class Retold(NamedTuple):
    """A game that was played again: the table at the last move told, and what was answered on the way."""

    table: Table
    answers: list[ReplayedAnswer]


def play_again(recording: Recording, to: int | None) -> Retold:
    """Play a recording again, all of it or so many moves."""
    table = dreadhall.new_table(recording.game, recording.seats, recording.seed, recording.options)
    answers: list[ReplayedAnswer] = []
    try:
        for seat, key in recording.tape[:to]:
            asked = table.ask and table.ask.shown_to(seat)
            chosen = [choice for choice in (table.ask.choices_for(seat) if table.ask else ()) if choice.key == key]
            table.answer(key, seat)
            answers.append(ReplayedAnswer(seat, asked or {}, chosen[0]))
    except DreadhallError as error:
        raise BadSave(f"move {table.move + 1} cannot have been played: {error}") from None
    return Retold(table, answers)


def tell(retold: Retold, words: Words) -> Iterator[str]:
    """The log: every question with its answer, and what came of it, also what only some seats were told."""
    table = retold.table
    game, look = table.game.name, look_of(table.game.name)
    words.name_alone(look.alone(table.view(None), table.events_for(None)))
    happened: dict[int, list[Event]] = defaultdict(list)
    for event in table.events:
        happened[event.move].append(event)
    yield from (tell_event(game, event, words) for event in happened[0])
    for move, answer in enumerate(retold.answers, 1):
        yield tell_answer(game, move, answer, words)
        yield from (tell_event(game, event, words) for event in happened[move])


def tell_answer(game: str, move: int, answer: ReplayedAnswer, words: Words) -> str:
    """What a seat was asked and what it answered; the question is left out where every answer says what is done."""
    said = {"move": move, "seat": seat_number(answer.seat), "choice": words.say_choice(game, answer.choice.shown())}
    if answer.ask["prompt"] == look_of(game).not_repeated:
        return words.say("table-log-act", **said)
    return words.say("table-log-answer", question=words.say_prompt(game, answer.ask), **said)


def tell_event(game: str, event: Event, words: Words) -> str:
    """An event, and who was told of it where that is not everybody."""
    told = event.told_to(None)
    # Who decided has been told with the answer.
    told["data"] = {name: value for name, value in event.data.items() if name != "deciding_seats"}
    said = words.say_event(game, told)
    if event.to is not None:
        seats = words.say_list(map(seat_number, event.to))
        said = words.say("table-log-told", seats=seats, count=len(event.to), event=said)
    return f"  • {said}"
