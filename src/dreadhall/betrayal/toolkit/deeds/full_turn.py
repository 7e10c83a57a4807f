"""Actions that take a whole turn. (T-20, C-25)"""

from dreadhall.betrayal.state import Turn


def nothing_done(turn: Turn) -> bool:
    """Whether nobody has moved or done anything yet in a turn, so that all of it can be given to one thing."""
    idle = not (turn.moved or turn.attacked or turn.traded or turn.dropped or turn.picked_up or turn.ended)
    # In a monster's turn the cards used are those of heroes, perhaps against another monster.
    return idle and not turn.tried and (bool(turn.monster) or not turn.used)
