"""What somebody may ask of a table without changing anything, with good reason and without; much of it is refused."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.words import LANGUAGES
from tests.server.secrets.twins import MADE_UP, Twins

MINE = "/api/mine"
RECENT = 20


class Question(NamedTuple):
    """Something a client may ask."""

    method: str
    path: str
    body: Any = None
    query: dict[str, int | str] = {}


def questions(loaded: LoadedTable, twins: Twins, rng: random.Random) -> Iterator[Question]:
    """Everything that can be asked through these eyes where a table stands."""
    number, eyes = loaded.number, twins.eyes
    earlier, later, other = rng.choice(twins.kept), rng.randint(number + 1, number + 9), 0 if eyes else 1
    for path in ("/play", "/events"):
        for since in (0, earlier, number, later):
            yield Question("GET", path, query={"since": since})
    for path in ("", "/events", "/chat", "/audit", "/save"):
        yield Question("GET", path)
    for language in LANGUAGES:
        yield Question("GET", "/book", query={"language": language})
    for at in (earlier, number, later):
        yield Question("GET", "/replay", query={"number": at})
        yield Question("GET", "/replay", query={"number": at, "since": earlier})
        yield Question("GET", "/replay", query={"number": at, "seat": other})
    for body in wrong_answers(loaded, twins, rng):
        yield Question("POST", "/answer", body)
    yield Question("POST", "/undo", {"number": later})
    yield Question("POST", "/undo", {"number": max(0, number - 1)})
    yield Question("POST", "/undo/agree", {"number": number, "agree": True})
    yield Question("PATCH", "", {"seats": 3} if eyes is not None else {"options": {}})
    yield Question("PATCH", f"/seats/{other}", {"name": "Somebody else"})
    yield Question("POST", f"/seats/{other}/join", {"name": "Somebody else"})
    yield Question("POST", f"/seats/{other}/leave")
    yield Question("PUT", f"/seats/{other}/bot", {"bot": "nobody"})
    yield Question("DELETE", f"/seats/{other}/bot")
    yield Question("POST", "/start")
    yield Question("POST", MINE)


def wrong_answers(loaded: LoadedTable, twins: Twins, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Answers that are not among these eyes' choices: nonsense, those of others, and those others have given."""
    position, eyes = loaded.started, twins.eyes
    ask = position.ask
    asked = position.asked.get(-1 if eyes is None else eyes, loaded.number)
    mine = {choice.key for choice in ask.choices_for(eyes)} if ask and eyes is not None else set()
    theirs = [choice.key for other in ask.seats for choice in ask.choices_for(other)] if ask else []
    for key in (MADE_UP, *rng.sample(theirs, min(3, len(theirs)))):
        if key not in mine:
            yield {"asked": asked, "answer": key}
            yield {"asked": max(asked - 1, 0), "answer": key}
    for number, key in rng.sample(twins.given[-RECENT:], min(2, len(twins.given))):
        if key not in mine or number != asked:
            yield {"asked": number, "answer": key}
