"""Whether anything that a server sends to somebody depends on what they may not know.

A table and its twin (see `twins.py`) are asked the same, and go on with answers that these eyes cannot tell apart.
Status, headers, bytes and order of all that comes back must be the same.
"""

import asyncio
import json
import random
import re
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import msgspec

from dreadhall.bots import SeatAt, make_bot, next_answer
from dreadhall.kernel import Ask
from dreadhall.kernel import Table as Game
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.testing.undoing import after, what_came_of_it
from tests.patience import PATIENCE
from tests.server.helpers import Listener, Server, Table, game_at
from tests.server.secrets.questions import MINE, Question, questions, wrong_answers
from tests.server.secrets.twins import Twins, open_table

AROUND = 150
SAMPLE = 10
"""So many questions of those that can be asked are asked at each position."""
KEY = re.compile(rb"dh[a-z]_[\w-]{32}")
FEW = 5
"""Nobody may speak much more often in a short time."""


class Leak(AssertionError):
    """Somebody can tell the real table from one at which other things are hidden."""


class Tally(msgspec.Struct):
    """What was compared."""

    positions: int = 0
    different: int = 0
    """Positions at which the twin was not as the real table."""
    answers: int = 0
    alike: int = 0
    """Answers after which these eyes still could not tell the two apart."""
    in_secret: int = 0
    """Those of them that were not the same at both tables."""
    undone: int = 0
    apart: int = 0
    """Lines that others said apart, at the real table only."""

    def add(self, other: "Tally") -> None:
        """Count these, too."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Run(NamedTuple):
    """One game, and whose eyes see it."""

    game: str
    options: dict[str, Any]
    seats: int
    eyes: int | None
    seed: int
    bots: str = "random"
    apart: bool = False
    """Whether others talk apart at the real table, as if they did not at its twin."""


def same(real: object, made_up: object, about: object) -> None:
    """These eyes can tell the two apart, or they cannot."""
    if real != made_up:
        one, other = str(real), str(made_up)
        pairs = enumerate(zip(one, other, strict=False))
        first = next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
        part = slice(max(0, first - AROUND), first + AROUND)
        raise Leak(f"{about}: ...{one[part]}... is not ...{other[part]}...")


class Ear:
    """One end of a live connection, which keeps what comes in order: how the table goes on, what is said, and replies.

    What is said may come line by line or several lines at once, as it happens; all other frames are kept as they are.
    """

    def __init__(self, listener: Listener) -> None:
        self.socket = listener.socket
        self.news: list[str] = []
        self.replies: list[str] = []
        self.lines: list[dict[str, Any]] = []
        self.version = self.number = -1
        self.known = self.told = 0

    async def ask(self, frame: dict[str, Any]) -> str:
        """Send a frame and wait for the reply to it, and for the view where that was asked for."""
        known, told = len(self.replies), self.told
        await self.socket.send(json.dumps(frame))
        while len(self.replies) == known:
            await self._hear()
        wants_view = frame["type"] == "whole" and json.loads(self.replies[-1])["type"] == "done"
        while wants_view and self.told == told:
            await self._hear()
        return self.replies[-1]

    async def hear_of(self, loaded: LoadedTable) -> list[str]:
        """The frames since the last time, up to where the table stands now."""
        while (self.version, self.number) != (loaded.row.version, loaded.number):
            await self._hear()
        told, self.news = self.news, []
        return told

    async def hear_said(self, text: str) -> list[dict[str, Any]]:
        """The lines since the last time, up to this one."""
        while not self.lines or self.lines[-1].get("text") != text:
            await self._hear()
        self.known = self.lines[-1]["number"]
        said, self.lines = self.lines, []
        return said

    async def _hear(self) -> None:
        async with asyncio.timeout(PATIENCE):
            text = str(await self.socket.recv())
        frame = json.loads(text)
        if frame["type"] in ("done", "refused"):
            self.replies.append(text)
            return
        if frame["type"] == "chat":
            self.lines += frame["lines"] or [frame]
            return
        self.news.append(text)
        if frame["type"] == "table":
            self.version = frame["table"]["version"]
        elif frame["type"] in ("moved", "changed"):
            self.number = frame["play"]["number"]
            self.told += 1


def kind(frame: str) -> str:
    """The kind of a frame."""
    return str(json.loads(frame)["type"])


async def said(table: Table, key: str | int, question: Question) -> tuple[int, bytes, list[tuple[bytes, bytes]]]:
    """Everything that comes back, but for the time, the server's own address, and keys, drawn anew each time."""
    if question.path == MINE:
        reply = await table.server.http.post(MINE, json={"keys": [key]})
    else:
        reply = await table.call(question.method, question.path, key, question.body, **question.query)
    here = reply.url.netloc
    headers = [(name, value.replace(here, b"here")) for name, value in reply.headers.raw if name.lower() != b"date"]
    return reply.status_code, KEY.sub(b"a-key", reply.content), headers


class Watch:
    """Somebody at both tables, who is connected for as long as a position is looked at."""

    def __init__(self, twins: Twins, rng: random.Random, tally: Tally, *, apart: bool) -> None:
        self.twins = twins
        self.rng = rng
        self.tally = tally
        self.apart = apart
        self.key = rng.choice(twins.viewers)
        self.ears: list[Ear] = []

    async def look(self) -> None:
        """Compare everything at one position, and some of what follows."""
        hello = self.hello()
        async with AsyncExitStack() as stack:
            for table in self.twins.both:
                self.ears.append(Ear(await stack.enter_async_context(table.connect(self.key, **hello))))
            await self.compare_news(f"hello {hello}")
            await self.compare_talk(self.twins.last_line)
            if self.apart:
                await self.talk_apart()
            await self.compare_replies()
            await self.compare_frames()
            level = await self.compare_undo()
            for _ in range(self.rng.randint(1, 3)):
                level = level and await self.go_on()
            if level:
                await self.say(f"That was position {self.tally.positions}")

    # What is told

    def hello(self) -> dict[str, Any]:
        """How somebody comes: new, or knowing the log up to a number, and the talk but for its end; with a wish for
        patches or without."""
        since = self.rng.choice([None, 0, self.rng.choice(self.twins.kept), self.twins.kept[-1]])
        known = {} if since is None else {"since": since}
        return {"chat": max(0, self.twins.lines - 2), "patches": self.rng.random() < 0.7, **known}

    async def compare_news(self, about: object, *, alike: bool = True) -> None:
        """Both are told the same in the same order; where they may tell different things, as much of each kind."""
        ears = zip(self.ears, await self.twins.loaded(), strict=True)
        one, other = [await ear.hear_of(loaded) for ear, loaded in ears]
        if not alike:
            one, other = list(map(kind, one)), list(map(kind, other))
        same(one, other, about)

    async def say(self, line: str) -> None:
        """The host speaks at both tables: everything that was told before has come when that is heard."""
        for table in self.twins.both:
            services = table.server.services
            await services.store.say(table.id, None, "", line, table.server.clock())
            services.spoken(table.id)
        await self.compare_talk(line)
        same(self.ears[0].news, self.ears[1].news, line)

    async def talk_apart(self) -> None:
        """At the real table somebody says something that these eyes have no part in."""
        loaded, _ = await self.twins.loaded()
        rules, own = game_at(loaded.started).rules, game_at(loaded.started).rules.channels(self.twins.eyes)
        seats = range(len(loaded.seats))
        apart = [(seat, name) for seat in seats for name in rules.channels(seat) if name not in own]
        if apart and self.tally.apart < FEW:
            self.tally.apart += 1
            seat, channel = self.rng.choice(apart)
            await self.twins.real.good("POST", "/chat", seat, {"text": "Psst", "channel": channel})

    async def compare_talk(self, line: str) -> None:
        """Both hear the same said, up to this line."""
        one, other = [await ear.hear_said(line) for ear in self.ears]
        same(one, other, line)
        self.twins.last_line, self.twins.lines = line, self.ears[0].known

    # What is asked

    async def compare_replies(self) -> None:
        """Both give the same replies, whatever they are asked."""
        loaded, _ = await self.twins.loaded()
        asked = list(questions(loaded, self.twins, self.rng))
        for question in [Question("GET", "/play"), *self.rng.sample(asked, min(SAMPLE, len(asked)))]:
            key = self.key if self.twins.eyes is not None else self.rng.choice([self.key, self.twins.real.invite])
            one, other = [await said(table, key, question) for table in self.twins.both]
            same(one, other, question)

    async def compare_frames(self) -> None:
        """Both refuse the same frames with the same words."""
        loaded, _ = await self.twins.loaded()
        wrong = list(wrong_answers(loaded, self.twins, self.rng))
        frames: list[dict[str, Any]] = [
            {"type": "answer", "id": 1, **body} for body in self.rng.sample(wrong, min(2, len(wrong)))
        ]
        frames.append({"type": "undo", "id": 2, "number": loaded.number + self.rng.randint(1, 9)})
        frames.append({"type": "agree", "id": 3, "number": loaded.number, "agree": self.rng.random() < 0.5})
        frames.append({"type": "nothing"})
        frames.append({"type": "whole", "id": 5})
        if len(self.twins.kept) <= FEW:
            frames.append({"type": "chat", "id": 4, "text": "Psst", "channel": "nobody"})
        for frame in self.rng.sample(frames, 2):
            one, other = [await ear.ask(frame) for ear in self.ears]
            same(one, other, frame)
        await self.compare_news("refusals")

    # What is done

    async def compare_undo(self) -> bool:
        """Somebody asks to take the last answer back, and others may be asked; whether both are still level."""
        if self.rng.random() < 0.5:
            return True
        loaded, _ = await self.twins.loaded()
        number, who = loaded.number, self.twins.eyes
        if who is None or self.rng.random() < 0.5:
            who = self.rng.randrange(len(loaded.seats))
        level = await self.both_do(who, Question("POST", "/undo", {"number": number}))
        agree = self.rng.random() < 0.7
        while level and (wish := (await self.twins.loaded())[0].wish) is not None:
            body = {"number": number, "agree": agree}
            level = await self.both_do(self.rng.choice(wish.waiting), Question("POST", "/undo/agree", body))
        return level

    async def both_do(self, who: int, question: Question) -> bool:
        """Do the same at both; whether they are still level: the twin knows no way back into what it has made up."""
        loaded, _ = await self.twins.loaded()
        number, game = loaded.number, game_at(loaded.started)
        one = await said(self.twins.real, who, question)
        taken = loaded.number - number
        barred = game.barrier[1] == game.move
        if taken > len(game.answers_since) or not (taken or barred or game.answers_since or one[0] == 200):
            return False
        other = await said(self.twins.made_up, who, question)
        if who == self.twins.eyes:
            same(one, other, question)
        self.tally.undone += taken
        await self.compare_news(f"{question} of seat {who}")
        return True

    async def go_on(self) -> bool:
        """Somebody answers at both tables; whether these eyes still cannot tell them apart."""
        real, made_up = await self.twins.games()
        if real.ask is None or made_up.ask is None:
            return False
        eyes, about, before = self.twins.eyes, real.ask.prompt, real.move
        who, *given = self.answers(real, made_up)
        waits = is_part(real.ask, who)
        await self.give(who, given)
        one, other = [what_came_of_it(game, eyes, before) for game in await self.twins.games()]
        if waits:
            same(one, other, f"a part of seat {who} of {about}")
        over = [game.ask is None for game in await self.twins.games()]
        alike = one == other
        if alike or not any(over):
            await self.compare_news(f"{given} of seat {who} to {about}", alike=alike)
        self.tally.answers += 1
        self.tally.alike += alike
        self.tally.in_secret += alike and given[0] != given[1]
        return alike

    def answers(self, real: Game, made_up: Game) -> tuple[int, str, str]:
        """Who answers, and what at either table: the same, or where others do not see it, what looks the same."""
        assert real.ask is not None
        assert made_up.ask is not None
        who = self.rng.choice(real.ask.seats)
        key = self.rng.choice(real.ask.choices_for(who)).key
        if who == self.twins.eyes:
            return who, key, key
        offered = [choice.key for choice in made_up.ask.choices_for(who)]
        unseen = real.ask.secret or is_part(real.ask, who)
        if key in offered and not unseen:
            return who, key, key
        seen = what_came_of_it(after(real, who, key), self.twins.eyes, real.move)
        self.rng.shuffle(offered)
        for other in sorted(offered, key=lambda other: other == key):
            if what_came_of_it(after(made_up, who, other), self.twins.eyes, real.move) == seen:
                return who, key, other
        return who, key, offered[0]

    async def give(self, who: int, given: list[str]) -> None:
        """The answers at both tables, by a request or over the live connection."""
        asked = [loaded.started.asked[who] for loaded in await self.twins.loaded()]
        bodies = [{"asked": number, "answer": key} for number, key in zip(asked, given, strict=True)]
        if who == self.twins.eyes and self.rng.random() < 0.5:
            replies = [
                await ear.ask({"type": "answer", "id": 9, **body}) for ear, body in zip(self.ears, bodies, strict=True)
            ]
            same(replies[0], replies[1], bodies)
            assert kind(replies[0]) == "done", replies[0]
            return
        both = zip(self.twins.both, bodies, strict=True)
        one, other = [await said(table, who, Question("POST", "/answer", body)) for table, body in both]
        assert one[0] == 200, one
        same(one, other, bodies)


def is_part(ask: Ask, seat: int) -> bool:
    """Whether others have yet to give their parts before anybody sees that of this seat."""
    return ask.join == "all" and any(other != seat for other in ask.seats)


async def watch(real: Server, other: Server, run: Run, most: int) -> Tally:
    """Play a game and compare at so many of its positions, or at as many as there are."""
    rng, tally = random.Random(str(run)), Tally()
    table = await open_table(real, run.game, run.seats, run.seed, run.options)
    bots = {seat: make_bot(run.game, run.bots, seat) for seat in range(run.seats)}
    twins = Twins(table, other, run.eyes)
    await twins.open()
    loaded = await real.services.tables.get(table.id)
    while tally.positions < most and not loaded.is_over:
        tally.different += await twins.follow(rng)
        tally.positions += 1
        try:
            await Watch(twins, rng, tally, apart=run.apart).look()
        except Leak as leak:
            leak.add_note(f"{run}, at {twins.kept[-1]}")
            raise
        for _ in range(rng.randint(0, 4)):
            game = game_at(loaded.started)
            if game.ask is not None:
                found = next_answer(game.ask, bots, {seat: SeatAt(game, seat) for seat in bots})
                assert found is not None
                await real.services.play.answer(loaded, found[0], loaded.started.asked[found[0]], found[1])
    return tally
