"""One game being played, as everybody outside the kernel knows it: what can be asked of it, and done at it.

An answer goes this way: `Table.answer` finds the choice (`asks.py`), the timeline sends it to the rules
(`timeline.py`), and what they tell on the way to the next question lies in `Table.events`. A seat sees of it what
`view` and `events_for` let through.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Any

import msgspec

from dreadhall.kernel.asks import Ask
from dreadhall.kernel.data import dump, dump_bytes
from dreadhall.kernel.dice import Key, Roll, commitment, rekey, seed_bytes
from dreadhall.kernel.errors import BadSeat, CannotUndo, IllegalAnswer
from dreadhall.kernel.events import Event
from dreadhall.kernel.game import GIVEN_UP, AnyGame, Options, Result, State
from dreadhall.kernel.history import (
    EVERY_STEP,
    IT_STANDS,
    KEEP_EVERY,
    Answer,
    Checkpoint,
    Stretch,
    back_from,
    is_whole,
    let_go,
    nearest_checkpoint,
    stands,
    stretches,
    stretches_after,
)
from dreadhall.kernel.imagine import imagine
from dreadhall.kernel.rules import Rules
from dreadhall.kernel.saves import FORMAT, Save, write_save
from dreadhall.kernel.timeline import Setting, Timeline


class Table:
    """A game, its options, its seats, and the timeline it is on. Made by `new_table` or `load_table`."""

    __slots__ = ("_line", "commitment")

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int,
        start: State,
        commitment: str,
        *,
        record: bool = True,
        past: Stretch | None = None,
        barrier: int = 0,
    ) -> None:
        self.commitment = commitment
        self._line = Timeline(Setting(game, options, seats, record), Checkpoint(start, past, barrier))

    # What can be asked of a table

    @property
    def ask(self) -> Ask | None:
        """The open question, or None when the game is over."""
        return self._line.ask

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self._line.setting.game

    @property
    def options(self) -> Options:
        """How it is played."""
        return self._line.setting.options

    @property
    def seats(self) -> int:
        """How many play it."""
        return self._line.setting.seats

    @property
    def record(self) -> bool:
        """Whether events and rolls are kept; said otherwise, it holds for forks."""
        return self._line.setting.record

    @record.setter
    def record(self, record: bool) -> None:
        line = self._line.awake()  # its own events are kept or not as before
        line.setting = msgspec.structs.replace(line.setting, record=record)

    @property
    def result(self) -> Result | None:
        """None, or who won and why."""
        return self.state.result if self.ask is None else None

    @property
    def move(self) -> int:
        """How many answers have been given."""
        return self._line.move

    @property
    def tape(self) -> list[Answer]:
        """Every answer so far, as far back as the table knows: who, and which key."""
        earlier = stretches(self._line.checkpoint.past)
        return [answer for stretch in earlier for answer in stretch.answers] + self._line.answers

    @property
    def tape_from(self) -> int:
        """How many answers the table does not know any more, because somebody else keeps them."""
        earlier = stretches(self._line.checkpoint.past)
        return earlier[0].first_move if earlier else 0

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, whoever may know it."""
        return self._line.told(stretches(self._line.checkpoint.past))

    def events_after(self, move: int) -> list[Event]:
        """Everything that happened after this move, whoever may know it, without looking back any further."""
        told = self._line.told(stretches_after(self._line.checkpoint.past, move))
        return [event for event in told if event.move > move]

    @property
    def rolls(self) -> list[Roll]:
        """Every roll so far."""
        return self._line.rolled(stretches(self._line.checkpoint.past))

    def rolls_after(self, move: int, count: int) -> list[Roll]:
        """The rolls made after this move, which was when so many had been made, without looking back any further."""
        rolled = self._line.rolled(stretches_after(self._line.checkpoint.past, move))
        return [roll for roll in rolled if roll.count >= count]

    @property
    def checkpoint(self) -> State:
        """The position at the last checkpoint. It is shared by forks: look, never change."""
        return self._line.caught_up().checkpoint.state

    @property
    def answers_since(self) -> list[Answer]:
        """The answers given since the checkpoint."""
        return self._line.caught_up().answers

    @property
    def past(self) -> Stretch | None:
        """The last stretch of the past, from which all before it are reached."""
        return self._line.caught_up().checkpoint.past

    @property
    def whole(self) -> bool:
        """Whether the tape leads here from the first answer: not after `arrange`, `imagine` or a change of rules."""
        return is_whole(self._line.checkpoint.past)

    @property
    def barrier(self) -> tuple[int, int]:
        """The move number undo may not go behind: at the checkpoint, and now."""
        line = self._line.caught_up()
        return line.checkpoint.barrier, line.barrier

    @property
    def state(self) -> State:
        """The position as the engine knows it, secrets included: for tests and tools, never for a seat."""
        state: State = self._line.rules.state
        return state

    @property
    def rules(self) -> Rules[Any, Any]:
        """The rules in force: for tests and tools."""
        return self._line.rules

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
            "position": self.rules.view(seat),
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
        line = self._line.caught_up()
        pending = sorted(line.ask.answered) if line.ask else []
        return dump_bytes([line.rules.state, line.checkpoint.state, line.answers, pending, line.barrier])

    def save(self) -> dict[str, Any]:
        """The table as a JSON-ready dict. It holds the seed: it is for whoever keeps the table, not for a seat."""
        return self._write(self.tape, self.tape_from)

    def snapshot(self) -> dict[str, Any]:
        """The same for somebody who keeps the answers before the checkpoint, however many there were."""
        line = self._line.caught_up()
        return self._write(line.answers, line.checkpoint.move)

    def _write(self, tape: list[Answer], tape_from: int) -> dict[str, Any]:
        checkpoint = self._line.caught_up().checkpoint
        save = Save(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            seed=self.state.dice.keys[0].secret.hex(),
            tape=tape,
            tape_from=tape_from,
            at=checkpoint.move,
            barrier=checkpoint.barrier,
            checkpoint=dump(checkpoint.state),
            whole=self.whole and not tape_from,
            packages=self.game.packages(self.options),
        )
        return write_save(save)

    # What can be done at a table

    def answer(self, key: str, seat: int | None = None) -> None:
        """Give the answer with this key. Whatever is illegal raises IllegalAnswer and changes nothing."""
        line = self._line.awake()
        ask = line.ask
        if ask is None:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        who, choice = ask.pick(key, seat)
        checkpoint, given = line.checkpoint, len(line.answers)
        try:
            line.take(ask, who, choice)
        except BaseException:
            # A rule failed half way: the answer is taken back, so that nothing is lost.
            self._go_on(line.back_to(checkpoint, checkpoint.move + given))
            raise

    def give_up(self) -> None:
        """End the game, because those at the table do not want to play on: nobody wins."""
        if self.ask is None:
            raise IllegalAnswer("the game is over: there is nothing to give up")
        self._line.stop(GIVEN_UP)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer (with `seat`: only that seat's own), as far as nothing was revealed since."""
        if seat is not None:
            self.check_seat(seat)
            if self._withdraw_part(seat):
                return
        who = self._last_to_answer()
        if who is None:
            raise CannotUndo("there is no answer to take back")
        if seat is not None and who != seat:
            raise CannotUndo(f"the last answer was given by seat {who}, not by seat {seat}")
        target = self.move - 1
        if stands(target, self._line.barrier, household=self.options.household):
            raise CannotUndo(IT_STANDS)
        self._rewind(self._line, target)

    def back_to(self, move: int) -> None:
        """Stand where the table stood after this move, whatever was revealed since: for whoever keeps the table."""
        self._rewind(self._line.caught_up(), move)

    def let_go(self, steps: int) -> None:
        """Forget what led up to the last few steps: whoever keeps the table knows it by other means."""
        let_go(self._line.checkpoint.past, steps)

    def key_dice_anew(self, secret: bytes) -> None:
        """Let all that falls from now on follow from another secret; nothing that was before can be taken back.

        The old secret is nowhere in the table any more: what it made fall in the running step is kept as it fell.
        """
        assert self.record, "a table that keeps no rolls cannot play them again"
        line = self._line.caught_up()
        start = line.checkpoint.state.clone()
        start.dice.keys = (Key(secret),)
        start.dice.loaded, start.dice.strict_since = {}, None
        start.dice.fallen = {roll.count: roll for roll in line.rules.rolls}
        self._go_on(line.branch(Checkpoint(start, Stretch.seal(line.checkpoint.past), self.move), line.answers))
        self.commitment = commitment(secret)

    def fork(self, dice: int | bytes | None = None) -> "Table":
        """An independent copy, also in the middle of a step; with a seed for its dice, another future of it.

        Only the dice fall anew then, not what was decided before: that is for `imagine`.
        """
        line = self._line.caught_up()
        line.stride = EVERY_STEP  # what is forked once is likely to be forked again
        checkpoint = line.checkpoint
        if dice is not None:
            start = copy(checkpoint.state)  # nobody changes either: they share all but the dice
            start.dice = start.dice.clone()
            rekey(start.dice, seed_bytes(dice), self.state.dice.count)
            checkpoint = Checkpoint(start, Stretch.seal(checkpoint.past), checkpoint.barrier, checkpoint.worked_out)
        return self._beside(line.twin(checkpoint))

    def imagine(self, seat: int | None, seed: int | bytes | None = None, *, record: bool = True) -> "Table":
        """A table this seat cannot tell from the real one, with all that it cannot know drawn anew.

        What follows at it is recorded or not, whatever is done at the real one.
        """
        self._line.stride = EVERY_STEP
        imagined = imagine(self, seat, seed)
        if not record:
            imagined._line.record_no_more()
        return imagined

    def arrange(self, change: Callable[[State], None]) -> None:
        """Change the checkpoint by hand and play the step again from there: for tests and tools, never in a game."""
        line = self._line.caught_up()
        start = line.checkpoint.state.clone()
        change(start)
        arranged = Checkpoint(start, Stretch.seal(line.checkpoint.past), line.checkpoint.barrier)
        self._go_on(line.branch(arranged, line.answers))

    def branch(
        self, start: State, answers: Iterable[Answer], past: Stretch | None, barrier: int, *, every_step: bool = False
    ) -> "Table":
        """A table of the same game that stands at this checkpoint, never changing it, and takes these answers."""
        stride = EVERY_STEP if every_step else KEEP_EVERY
        return self._beside(self._line.branch(Checkpoint(start, past, barrier), answers, stride))

    def replay_answer(self, seat: int, key: str) -> None:
        """Give an answer from a tape. Where it is illegal or fails, the table is of no more use."""
        self._line.replay(seat, key)

    def _beside(self, line: Timeline) -> "Table":
        """Another table of the same game, on a timeline of its own."""
        table = Table.__new__(Table)
        table.commitment = self.commitment
        table._line = line
        return table

    def _go_on(self, line: Timeline) -> None:
        """Leave the timeline for another one, which makes checkpoints as often."""
        line.stride = self._line.stride
        self._line = line

    def _last_to_answer(self) -> int | None:
        """The seat that gave the last answer the table knows of."""
        earlier = (stretch.answers for stretch in back_from(self._line.checkpoint.past) if stretch.answers)
        tape: Sequence[Answer] = self._line.answers or next(earlier, ())
        return tape[-1][0] if tape else None

    def _withdraw_part(self, seat: int) -> bool:
        """Take back this seat's part of a question to all that is still open."""
        line = self._line
        if line.ask is None or seat not in line.ask.answered:
            return False
        at = max(number for number, (who, _) in enumerate(line.answers) if who == seat)
        self._go_on(line.branch(line.checkpoint, line.answers[:at] + line.answers[at + 1 :]))
        return True

    def _rewind(self, line: Timeline, move: int) -> None:
        """Go back to the position after so many answers, from the nearest checkpoint before it."""
        last = line.checkpoint
        checkpoint = last if last.move <= move else nearest_checkpoint(last.past, move)
        if checkpoint is None:
            raise CannotUndo("what led up to the last answer is not known any more: it stands")
        self._go_on(line.back_to(checkpoint, move))
