"""One game being played: a checkpoint and the answers since.

Everything a table can do rests on one mechanism: clone the checkpoint, run the step, feed it its answers. Forking,
undoing, loading and looking back differ only in which checkpoint and which answers.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any

import msgspec

from dreadhall.kernel.asks import Ask, Choice
from dreadhall.kernel.data import dump, dump_bytes
from dreadhall.kernel.dice import Key, Roll, commitment
from dreadhall.kernel.errors import BadSeat, CannotUndo, IllegalAnswer
from dreadhall.kernel.events import Event
from dreadhall.kernel.game import AnyGame, Options, Result, State
from dreadhall.kernel.history import KEEP_EVERY, Answer, Step
from dreadhall.kernel.imagine import imagine
from dreadhall.kernel.rules import Rules
from dreadhall.kernel.saves import FORMAT, Save, write_save

MOST_SILENT_STEPS = 100_000


class Table:
    """A game, its options, its seats, the last checkpoint and the tape since. Made by `new_table` or `load_table`."""

    __slots__ = (
        "_answers",
        "_barrier",
        "_every_step",
        "_finished",
        "_past",
        "_rules",
        "_run",
        "_settled",
        "_start",
        "_start_barrier",
        "ask",
        "commitment",
        "game",
        "options",
        "record",
        "seats",
    )

    _start: State
    _past: Step | None
    _answers: list[Answer]
    _start_barrier: int
    _barrier: int
    _finished: int
    """How many steps are over since the last checkpoint."""
    _settled: int
    """How many of the answers since then were given in those steps."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int,
        start: State,
        commitment: str,
        *,
        record: bool = True,
        past: Step | None = None,
        barrier: int = 0,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.commitment = commitment
        self.record = record
        self._every_step = False
        self._begin(start, past, barrier)

    # What can be asked of a table

    ask: Ask | None
    """The open question, or None when the game is over."""

    @property
    def result(self) -> Result | None:
        """None, or who won and why."""
        return self._rules.state.result if self.ask is None else None

    @property
    def move(self) -> int:
        """How many answers have been given."""
        return self._first_move + len(self._answers)

    @property
    def tape(self) -> list[Answer]:
        """Every answer so far, as far back as the table knows: who, and which key."""
        return [answer for step in self._steps_since() for answer in step.answers] + self._answers

    @property
    def tape_from(self) -> int:
        """How many answers the table does not know any more, because somebody else keeps them."""
        steps = self._steps_since()
        return steps[0].first_move if steps else 0

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, whoever may know it."""
        return [event for step in self._steps_since() for event in step.told(self)] + self._rules.events

    def events_after(self, move: int) -> list[Event]:
        """Everything that happened after this move, whoever may know it, without looking back any further."""
        told = [event for step in self._steps_after(move) for event in step.told(self)] + self._rules.events
        return [event for event in told if event.move > move]

    def rolls_after(self, move: int, count: int) -> list[Roll]:
        """The rolls made after this move, which was when so many had been made, without looking back any further."""
        rolled = [roll for step in self._steps_after(move) for roll in step.rolled(self)] + self._rules.rolls
        return [roll for roll in rolled if roll.count >= count]

    @property
    def rolls(self) -> list[Roll]:
        """Every roll so far."""
        return [roll for step in self._steps_since() for roll in step.rolled(self)] + self._rules.rolls

    @property
    def checkpoint(self) -> State:
        """The position at the last checkpoint. It is shared by forks: look, never change."""
        self._catch_up()
        return self._start

    @property
    def answers_since(self) -> list[Answer]:
        """The answers given since the checkpoint."""
        self._catch_up()
        return self._answers

    @property
    def past(self) -> Step | None:
        """The last finished step, from which all before it are reached."""
        self._catch_up()
        return self._past

    @property
    def whole(self) -> bool:
        """Whether the tape leads here from the first answer: not after `arrange`, `imagine` or a change of rules."""
        return self._past is None or self._past.whole

    @property
    def barrier(self) -> tuple[int, int]:
        """The move number undo may not go behind: at the checkpoint, and now."""
        self._catch_up()
        return self._start_barrier, self._barrier

    @property
    def state(self) -> State:
        """The position as the engine knows it, secrets included: for tests and tools, never for a seat."""
        state: State = self._rules.state
        return state

    @property
    def rules(self) -> Rules[Any, Any]:
        """The rules in force: for tests and tools."""
        return self._rules

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What one seat may know, ready for JSON; None is a spectator."""
        view = self._seen_by(seat)
        for name in ("result", "position"):
            view[name] = msgspec.to_builtins(view[name], str_keys=True)
        return view

    def view_json(self, seat: int | None = None) -> bytes:
        """The same as JSON, without making plain data of it first."""
        return msgspec.json.encode(self._seen_by(seat))

    def _seen_by(self, seat: int | None) -> dict[str, Any]:
        seat = self.check_seat(seat)
        return {
            "game": self.game.name,
            "seat": seat,
            "seats": self.seats,
            "move": self.move,
            "commitment": self.commitment,
            "ask": self.ask.shown_to(seat) if self.ask else None,
            "waiting": self.ask.waiting if self.ask else [],
            "result": self.result,
            "position": self._rules.view(seat),
        }

    def events_for(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat was told, from its own event number `since` on; other seats' events leave no gap."""
        seat = self.check_seat(seat)
        return [event.told_to(seat) for event in self.events if event.is_for(seat)][since:]

    def check_seat(self, seat: object) -> int | None:
        """The seat, if there is one of that number; None is a spectator."""
        if seat is None:
            return None
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeat(f"there is no seat {seat!r:.20}; seats are 0 to {self.seats - 1}")
        return seat

    def dump(self) -> bytes:
        """Everything that decides how the game goes on, as bytes: equal tables, equal dumps."""
        pending = sorted(self.ask.answered) if self.ask else []
        return dump_bytes([self._rules.state, self.checkpoint, self._answers, pending, self._barrier])

    def save(self) -> dict[str, Any]:
        """The table as a JSON-ready dict. It holds the seed: it is for whoever keeps the table, not for a seat."""
        self._catch_up()
        return self._write(self.tape, self.tape_from)

    def snapshot(self) -> dict[str, Any]:
        """The same for somebody who keeps the answers before the checkpoint, however many there were."""
        self._catch_up()
        return self._write(self._answers, self._first_move)

    def _write(self, tape: list[Answer], tape_from: int) -> dict[str, Any]:
        save = Save(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            seed=self.state.dice.keys[0].secret.hex(),
            tape=tape,
            tape_from=tape_from,
            at=self._first_move,
            barrier=self._start_barrier,
            checkpoint=dump(self._start),
            whole=self.whole and not tape_from,
        )
        return write_save(save)

    # What can be done at a table

    def answer(self, key: str, seat: int | None = None) -> None:
        """Give the answer with this key. Whatever is illegal raises IllegalAnswer and changes nothing."""
        ask = self.ask
        if ask is None:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        who, choice = ask.pick(key, seat)
        before = self._past, self._start, self._start_barrier, self._answers, len(self._answers)
        try:
            self._take(ask, who, choice)
        except BaseException:
            # A rule failed half way: the answer is taken back, so that nothing is lost.
            self._past, self._start, self._start_barrier, answers, given = before
            self._answers = answers[:given]
            self._replay_step()
            raise

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer (with `seat`: only that seat's own), as far as nothing was revealed since."""
        if seat is not None:
            self.check_seat(seat)
            if self._withdraw_part(seat):
                return
        earlier = (step.answers for step in self._back() if step.answers)
        tape: Sequence[Answer] = self._answers or next(earlier, ())
        if not tape:
            raise CannotUndo("there is no answer to take back")
        if seat is not None and tape[-1][0] != seat:
            raise CannotUndo(f"the last answer was given by seat {tape[-1][0]}, not by seat {seat}")
        target = self.move - 1
        if target < self._barrier and not self.options.household:
            raise CannotUndo("something was revealed by the last answer: it stands")
        self._rewind(target)

    def back_to(self, move: int) -> None:
        """Stand where the table stood after this move, whatever was revealed since: for whoever keeps the table."""
        self._catch_up()
        self._rewind(move)

    def let_go(self, steps: int) -> None:
        """Forget what led up to the last few steps: whoever keeps the table knows it by other means."""
        step = self._past
        for _ in range(steps):
            if step is None:
                return
            step = step.before
        if step is not None and step.before is not None:
            step.before = Step.gone(step.first_move)

    def key_dice_anew(self, secret: bytes) -> None:
        """Let all that falls from now on follow from another secret; nothing that was before can be taken back.

        The old secret is nowhere in the table any more: what it made fall in the running step is kept as it fell.
        """
        assert self.record, "a table that keeps no rolls cannot play them again"
        self._catch_up()
        start = self._start.clone()
        start.dice.keys = (Key(secret),)
        start.dice.loaded, start.dice.strict_since = {}, None
        start.dice.fallen = {roll.count: roll for roll in self._rules.rolls}
        table = self.branch(start, self._answers, Step.seal(self._past), self.move)
        table.commitment = commitment(secret)
        self._become(table)

    def fork(self) -> "Table":
        """An independent copy, also in the middle of a step."""
        self._every_step = True
        self._catch_up()
        return self.branch(self._start, self._answers, self._past, self._start_barrier)

    def imagine(self, seat: int | None, seed: int | bytes | None = None) -> "Table":
        """A table this seat cannot tell from the real one, with all that it cannot know drawn anew."""
        self._every_step = True
        self._catch_up()
        return imagine(self, seat, seed)

    def arrange(self, change: Callable[[State], None]) -> None:
        """Change the checkpoint by hand and play the step again from there: for tests and tools, never in a game."""
        start = self.checkpoint.clone()
        change(start)
        self._become(self.branch(start, self._answers, Step.seal(self._past), self._start_barrier))

    # The one mechanism

    def branch(
        self, start: State, answers: Sequence[Answer], past: Step | None, barrier: int, *, every_step: bool = False
    ) -> "Table":
        """A table of the same game that stands at this checkpoint, never changing it, and takes these answers."""
        table = Table.__new__(Table)
        table.game = self.game
        table.options = self.options
        table.seats = self.seats
        table.commitment = self.commitment
        table.record = self.record
        table._every_step = every_step
        table._begin(start, past, barrier)
        for seat, key in answers:
            table.replay_answer(seat, key)
        return table

    def replay_answer(self, seat: int, key: str) -> None:
        """Give an answer from a tape. Where it is illegal or fails, the table is of no more use."""
        ask = self.ask
        if ask is None:
            raise IllegalAnswer("the tape goes on after the end of the game")
        self._take(ask, *ask.pick(key, seat))

    def _begin(self, start: State, past: Step | None, barrier: int) -> None:
        """Stand at a checkpoint and run to the first question."""
        self._start = start
        self._past = past
        self._barrier = self._start_barrier = barrier
        self._answers = []
        self._finished = self._settled = 0
        self.ask = None
        state = start.clone()
        self._play_by(state)
        if state.result is None:
            self._drive(None)

    def _play_by(self, state: State) -> None:
        """Take up the rules in force in this position."""
        rules = self.game.rules_for(state, self.options)(state, self.options, self.seats, record=self.record)
        rules.move = self.move
        self._rules: Rules[Any, Any] = rules
        self._run: Generator[Ask | None, Any, None] = rules.steps()

    @property
    def _first_move(self) -> int:
        """The move number at the checkpoint."""
        return self._past.end if self._past else 0

    def _take(self, ask: Ask, seat: int, choice: Choice[Any]) -> None:
        self._answers.append((seat, choice.key))
        rules = self._rules
        rules.move += 1
        if ask.join == "any":
            rules.decided_by = seat
            self._drive(choice.value)
            return
        ask.answered[seat] = choice
        if len(ask.answered) == len(ask.parts):
            # Each has now seen what the others chose.
            rules.learnt = len(ask.parts) > 1 or rules.learnt
            self._drive({seat: ask.answered[seat].value for seat in sorted(ask.answered)})

    def _drive(self, value: Any) -> None:
        """Run the rules to the next question or to the end of the game."""
        for _ in range(MOST_SILENT_STEPS):
            ask = self.ask = self._run.send(value)
            rules = self._rules
            if rules.learnt:
                rules.learnt = False
                self._barrier = rules.move
            if ask is not None:
                return
            self._finish_step(rules)
            if rules.state.result is not None:
                return
            value = None
        raise RuntimeError(f"{self.game.name}: {MOST_SILENT_STEPS} steps without a question")

    def _finish_step(self, rules: Rules[Any, Any]) -> None:
        """The step is over. A table that nobody forks puts most checkpoints off: they are found by playing again."""
        self._finished += 1
        self._settled = len(self._answers)
        if self._every_step or self._finished == KEEP_EVERY:
            self._make_checkpoint(rules)
        if rules.outdated:
            self._play_by(rules.state)
            self._rules.events, self._rules.rolls = rules.events, rules.rolls

    def _make_checkpoint(self, rules: Rules[Any, Any]) -> None:
        """All that has happened since the last checkpoint becomes the past."""
        past, answers, events, rolls = self._past, self._answers, rules.events, rules.rolls
        if answers or events or rolls:
            number, end = (0, 0) if past is None else (past.number + 1, past.end)
            keeps = self._finished > 1 or not number % KEEP_EVERY or self._barrier < rules.move
            start = self._start if keeps else None
            told, rolled, end = tuple(events), tuple(rolls), end + len(answers)
            self._past = Step(past, start, self._start_barrier, tuple(answers), told, rolled, number, end)
            self._answers = []
            events.clear()
            rolls.clear()
        self._start = rules.state.clone()
        self._start_barrier = self._barrier
        self._finished = self._settled = 0

    def _catch_up(self) -> None:
        """Make the checkpoint at which the running step began, if it was put off."""
        if not self._finished:
            return
        settled = self._answers[: self._settled]
        again = self.branch(self._start, settled[:-1], self._past, self._start_barrier, every_step=not settled)
        again._every_step = True
        for seat, key in settled[-1:]:
            again.replay_answer(seat, key)
        rules = self._rules
        for step in again._steps_since(self._past):
            del rules.events[: len(step.events or ())], rules.rolls[: len(step.rolls or ())]
        del self._answers[: self._settled]
        self._past, self._start, self._start_barrier = again._past, again._start, again._start_barrier
        self._finished = self._settled = 0

    def play_again(self, step: Step) -> tuple[tuple[Event, ...], tuple[Roll, ...]]:
        """The events and rolls of all that led up to the end of this step, from its checkpoint on."""
        assert step.start is not None
        played = self.branch(step.start, step.answers, step.before, step.barrier)
        played._catch_up()
        steps = played._steps_since(step.before)
        events = tuple([event for again in steps for event in again.events or ()])
        return events, tuple([roll for again in steps for roll in again.rolls or ()])

    def _back(self) -> Iterator[Step]:
        """The steps of the past, newest first."""
        return self._past.back() if self._past else iter(())

    def _steps_after(self, move: int) -> list[Step]:
        """The steps that ended after this move, oldest first."""
        found: list[Step] = []
        step = self._past
        while step is not None and step.end > move:
            found.append(step)
            step = step.before
        return found[::-1]

    def _steps_since(self, past: Step | None = None) -> list[Step]:
        """The steps of the past, or those after this one, oldest first."""
        found: list[Step] = []
        step = self._past
        while step is not None and step is not past:
            found.append(step)
            step = step.before
        return found[::-1]

    def _withdraw_part(self, seat: int) -> bool:
        """Take back this seat's part of a question to all that is still open."""
        ask = self.ask
        if ask is None or seat not in ask.answered:
            return False
        at = max(number for number, (who, _) in enumerate(self._answers) if who == seat)
        del self._answers[at]
        self._replay_step()
        return True

    def _replay_step(self) -> None:
        """Play again from the last checkpoint with the answers as they are now."""
        self._become(self.branch(self._start, self._answers, self._past, self._start_barrier))

    def _rewind(self, target: int) -> None:
        """Go back to the position after so many answers, from the nearest checkpoint before it."""
        if target >= self._first_move:
            del self._answers[target - self._first_move :]
            self._replay_step()
            return
        found = self._past.nearest_start(target) if self._past else None
        if found is None:
            raise CannotUndo("what led up to the last answer is not known any more: it stands")
        step, answers = found
        assert step.start is not None
        self._become(self.branch(step.start, answers, step.before, step.barrier))

    def _become(self, other: "Table") -> None:
        for name in Table.__slots__:
            if name != "_every_step":
                setattr(self, name, getattr(other, name))
