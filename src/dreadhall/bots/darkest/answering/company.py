"""Whether to go along with the others."""

from dreadhall.bots.darkest.answering.errands import best_errand
from dreadhall.bots.darkest.answering.firefighting import fire_duty
from dreadhall.bots.darkest.answering.question import Question
from dreadhall.bots.darkest.answering.turns import GroupTurn


def come_along(question: Question) -> str:
    """Always, but for whoever keeps a terminal; who goes to fight a fire or on an errand goes alone."""
    turn = GroupTurn(question.pos)
    if turn.is_last_token and question.who.id == turn.keeper.id:
        return "no"
    leader = question.data["leader"]
    duty = fire_duty(question.pos, turn.able)
    if duty is not None and duty.who.id == leader:
        return "nobody" if question.has("nobody") else "no"
    errand = best_errand(question.pos, turn.able)
    alone = {who.id for who, _ in turn.pastimes()} if errand is None else {errand.who.id}
    if leader in alone:
        return "nobody" if question.has("nobody") else "no"
    return "everybody" if question.has("everybody") and not turn.is_last_token else "yes"
