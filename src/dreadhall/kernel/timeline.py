"""The one mechanism of a table: rules that run from a checkpoint, and the answers they were given since.

Forking, undoing, loading and looking back are all the same: clone a checkpoint, run the rules, feed them answers
(`branch`). They differ only in which checkpoint and which answers. Between two questions the rules run in `_drive`.
"""

from collections.abc import Generator, Iterable, Sequence
from typing import Any, cast

import msgspec

from dreadhall.kernel.asks import Ask, Choice
from dreadhall.kernel.dice import Roll
from dreadhall.kernel.errors import IllegalAnswer
from dreadhall.kernel.events import Event
from dreadhall.kernel.game import AnyGame, Options, Result, State
from dreadhall.kernel.history import EVERY_STEP, KEEP_EVERY, Answer, Checkpoint, Stretch, stretches
from dreadhall.kernel.rules import Rules

MOST_SILENT_STEPS = 100_000


class Setting(msgspec.Struct, frozen=True, eq=False):
    """What stays the same while a game is played. Without `record` neither events nor rolls are kept."""

    game: AnyGame
    options: Options
    seats: int
    record: bool


class Timeline:
    """A game as it goes on from a checkpoint: the answers since, the rules that run, and the question they ask.

    It is moved on by answers alone. Whoever wants it otherwise branches off another one; so does whoever goes back.
    """

    __slots__ = (
        "_finished",
        "_rules",
        "_run",
        "_settled",
        "answers",
        "ask",
        "barrier",
        "checkpoint",
        "setting",
        "stride",
    )

    _rules: Rules[Any, Any] | None
    """None as long as a twin shares all it has."""
    _run: Generator[Ask | None, Any, None]
    answers: list[Answer]
    ask: Ask | None
    _finished: int
    """How many steps are over since the checkpoint."""
    _settled: int
    """How many of the answers since then were given in those steps."""

    def __init__(self, setting: Setting, checkpoint: Checkpoint, stride: int = KEEP_EVERY) -> None:
        """Stand at a checkpoint and run to the first question; the next checkpoint is made after so many steps."""
        self.setting = setting
        self.checkpoint = checkpoint
        self.barrier = checkpoint.barrier
        self.answers = []
        self.stride = stride
        self._finished = self._settled = 0
        self.ask = None
        self._begin()

    def _begin(self) -> None:
        """Run from the checkpoint to the first question."""
        checkpoint = self.checkpoint
        state = checkpoint.state.clone()
        self._play_by(state, checkpoint.move).worked_out = checkpoint.worked_out
        if state.result is None:
            self._drive(None)

    def branch(self, checkpoint: Checkpoint, answers: Iterable[Answer], stride: int = KEEP_EVERY) -> "Timeline":
        """Another one of the same game, from this checkpoint on with these answers."""
        other = Timeline(self.setting, checkpoint, stride)
        for seat, key in answers:
            other.replay(seat, key)
        return other

    def twin(self, checkpoint: Checkpoint) -> "Timeline":
        """Another one at the same question of the same step, which begins at this checkpoint.

        All that the two have in common they share, the question too. The rules run for the twin alone once it is moved
        on or looked into (`awake`).
        """
        if self.ask is None:
            return self.branch(checkpoint, self.answers)
        other = Timeline.__new__(Timeline)
        other.setting = self.setting
        other.checkpoint = checkpoint
        other.barrier = self.barrier
        other.answers = self.answers.copy()
        other.stride = KEEP_EVERY
        other._finished = other._settled = 0
        other.ask = self.ask.apart()
        other._rules = None
        return other

    def awake(self) -> "Timeline":
        """The same, with rules of its own that have come to its question."""
        if self._rules is None:
            ask, answers, self.answers = self.ask, self.answers, []
            try:
                self._begin()
                for seat, key in answers:
                    self.replay(seat, key)
            except BaseException:
                self.ask, self.answers, self._rules = ask, answers, None
                raise
        return self

    @property
    def rules(self) -> Rules[Any, Any]:
        """The rules that run."""
        rules = self._rules or self.awake()._rules
        assert rules is not None
        return rules

    @property
    def move(self) -> int:
        """How many answers have been given."""
        return self.checkpoint.move + len(self.answers)

    def back_to(self, checkpoint: Checkpoint, move: int) -> "Timeline":
        """Another one, as this one stood after this move, from a checkpoint before it."""
        earlier = stretches(self.checkpoint.past, since=checkpoint.past)
        answers = [answer for stretch in earlier for answer in stretch.answers] + self.answers
        return self.branch(checkpoint, answers[: move - checkpoint.move])

    # Answers, and the rules between them

    def replay(self, seat: int, key: str) -> None:
        """Give an answer from a tape. Where it is illegal or fails, the timeline is of no more use."""
        ask = self.awake().ask
        if ask is None:
            raise IllegalAnswer("the tape goes on after the end of the game")
        who, choice = ask.pick(key, seat)
        self.take(ask, who, choice)

    def take(self, ask: Ask, seat: int, choice: Choice[Any]) -> None:
        """Give this answer to the open question, and let the rules go on where that settles it."""
        self.answers.append((seat, choice.key))
        rules = self._rules
        assert rules is not None, "nobody has woken this twin"
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
            assert rules is not None
            if rules.learnt:
                rules.learnt = False
                self.barrier = rules.move
            if ask is not None:
                return
            self._finish_step(rules)
            if rules.state.result is not None:
                return
            value = None
        raise RuntimeError(f"{self.setting.game.name}: {MOST_SILENT_STEPS} steps without a question")

    def stop(self, result: Result) -> None:
        """End the game here, in the midst of whatever is going on."""
        self.caught_up()
        rules = self.rules
        rules.state.result = result
        self.ask = None
        self.barrier = rules.move
        self._make_checkpoint(rules)

    def record_no_more(self) -> None:
        """Leave out events and rolls from now on."""
        self.rules.record = False
        self.setting = msgspec.structs.replace(self.setting, record=False)

    def _play_by(self, state: State, move: int) -> Rules[Any, Any]:
        """Take up the rules in force in this position."""
        game, options = self.setting.game, self.setting.options
        rules = game.rules_for(state, options)(state, options, self.setting.seats, record=self.setting.record)
        rules.move = move
        self._rules = rules
        # What is marked as a coroutine stays the generator that it is, which the type of the mark does not say.
        self._run = cast("Generator[Ask | None, Any, None]", rules.steps())
        return rules

    # Checkpoints

    def _finish_step(self, rules: Rules[Any, Any]) -> None:
        """The step is over. Where nobody forks, most checkpoints are put off: they are found by playing again."""
        self._finished += 1
        self._settled = len(self.answers)
        if self._finished >= self.stride:
            self._make_checkpoint(rules)
        if rules.outdated:
            others = self._play_by(rules.state, rules.move)
            others.events, others.rolls, rules = rules.events, rules.rolls, others
        rules.worked_out = self.checkpoint.worked_out if not self._finished else None

    def _make_checkpoint(self, rules: Rules[Any, Any]) -> None:
        """All that has happened since the last checkpoint becomes the past."""
        last, answers, events, rolls = self.checkpoint, self.answers, rules.events, rules.rolls
        past = last.past
        if answers or events or rolls:
            number = 0 if past is None else past.number + 1
            keeps = self._finished > 1 or not number % KEEP_EVERY or self.barrier < rules.move
            start = last.state if keeps else None
            told, rolled = tuple(events), tuple(rolls)
            past = Stretch(past, start, last.barrier, tuple(answers), told, rolled, number, rules.move)
            events.clear()
            rolls.clear()
        checkpoint = Checkpoint(rules.state.clone(), past, self.barrier)
        # Nothing can come between these two: whoever is interrupted finds each answer in the past or here.
        self.checkpoint, self.answers = checkpoint, []
        self._finished = self._settled = 0

    def caught_up(self) -> "Timeline":
        """The same, with the checkpoint at which the running step began made, if it was put off."""
        if not self._finished:
            return self
        last, settled = self.checkpoint, self.answers[: self._settled]
        again = self.branch(last, settled[:-1], KEEP_EVERY if settled else EVERY_STEP)
        again.stride = EVERY_STEP
        for seat, key in settled[-1:]:
            again.replay(seat, key)
        rules = self.rules
        for stretch in stretches(again.checkpoint.past, since=last.past):
            del rules.events[: len(stretch.events or ())], rules.rolls[: len(stretch.rolls or ())]
        del self.answers[: self._settled]
        self.checkpoint = again.checkpoint
        self._finished = self._settled = 0
        return self

    # What was told

    def told(self, earlier: Sequence[Stretch]) -> list[Event]:
        """The events of these stretches of the past, and those since the checkpoint."""
        for stretch in earlier:
            if stretch.events is None:
                self._retell(stretch)
        return [event for stretch in earlier for event in stretch.events or ()] + self.rules.events

    def rolled(self, earlier: Sequence[Stretch]) -> list[Roll]:
        """The rolls of these stretches of the past, and those since the checkpoint."""
        for stretch in earlier:
            if stretch.rolls is None:
                self._retell(stretch)
        return [roll for stretch in earlier for roll in stretch.rolls or ()] + self.rules.rolls

    def _retell(self, stretch: Stretch) -> None:
        """Play a stretch again that did not keep what it told."""
        assert stretch.checkpoint is not None
        played = self.branch(stretch.checkpoint, stretch.answers).caught_up()
        again = stretches(played.checkpoint.past, since=stretch.before)
        # A game that was stopped ends within a step, a stretch before it only between two of them.
        last = played.rules if stretch is self.checkpoint.past and self.rules.state.result is not None else None
        events, rolls = (last.events, last.rolls) if last else ([], [])
        stretch.events = (*(event for part in again for event in part.events or ()), *events)
        stretch.rolls = (*(roll for part in again for roll in part.rolls or ()), *rolls)
