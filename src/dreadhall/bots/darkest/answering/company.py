"""Whether to go along with the others."""

from dreadhall.bots.darkest.answering.firefighting import fire_duty
from dreadhall.bots.darkest.answering.question import Question
from dreadhall.bots.darkest.answering.turns import Turn


def come_along(question: Question) -> str:
    """Always, but for whoever keeps a terminal; and somebody who goes to fight a fire goes alone."""
    turn = Turn(question.pos, helped=True)
    if turn.is_last_token and question.who.id == turn.keeper.id:
        return "no"
    duty = fire_duty(question.pos, turn.able)
    return "no" if duty is not None and duty.who.id == question.data["leader"] else "yes"
