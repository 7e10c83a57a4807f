"""The scout: a quick player by rules of thumb."""

from collections import Counter
from collections.abc import Iterator

from dreadhall.bots.base import SeatAt
from dreadhall.bots.darkest.handling import handle
from dreadhall.bots.darkest.position import Position
from dreadhall.bots.darkest.prompts import ANSWERS
from dreadhall.bots.darkest.question import Question
from dreadhall.bots.darkest.showdown import Showdown
from dreadhall.bots.darkest.turns import Intent, Turn
from dreadhall.darkest.options import DarkestOptions

END = ("end-turn", "shift")


class ScoutBot:
    """Stays with the others, searches, opens doors, breaks the code and goes for the nemesis."""

    looks_back = False

    def __init__(self, seed: int = 0) -> None:
        self._pending: Counter[str] = Counter()
        self._waits = False

    def choose(self, seat: SeatAt) -> str:
        """The key of the choice it likes best."""
        question = Question(seat, self._pending)
        if question.prompt != "allocate":
            self._pending.clear()
        self._waits = False
        if question.prompt == "act":
            return self._act(question, seat)
        if len(question.choices) == 1:
            return question.first
        answer = ANSWERS.get(question.prompt)
        chosen = question.first if answer is None else answer(question)
        return chosen if question.has(chosen) else question.first

    def would_rather_wait(self, answer: str) -> bool:
        """Whether it has nothing to do at the moment and leaves the turn to the others."""
        return self._waits

    def _act(self, question: Question, seat: SeatAt) -> str:
        """The next thing to do with a survivor of its own; else it waits, or ends the turn if nobody has more to do."""
        pos = question.pos
        for who in pos.mine:
            for key in handle(pos, who):
                if question.has(key):
                    return key
        later = [key for key in END if question.has(key)]
        for who, key in intents(pos, seat):
            if who.seat == pos.seat and question.has(key):
                if not self._waits:
                    return key
                later.append(key)
            elif who.seat != pos.seat and who.seat in pos.waiting:
                self._waits = True
        self._waits = True
        return later[0] if later else question.first


def intents(pos: Position, seat: SeatAt) -> Iterator[Intent]:
    """What the team should do next."""
    if pos.view.track.showdown:
        return Showdown(pos).intents()
    options = seat.options
    helped = not isinstance(options, DarkestOptions) or options.house_rules.get("unlock_help", options.edition) != "first"
    return Turn(pos, helped=helped).intents()
