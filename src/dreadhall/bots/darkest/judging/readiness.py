"""The laboratory is open and there is time: who goes in better armed and with more experience is likelier to win."""

from dreadhall.bots.darkest.answering.codebreaking import MOVES_A_ROUND
from dreadhall.bots.darkest.judging.position import FAR, SeenTable

SPARE = 1.0
"""How many rounds must be left besides the way to the laboratory, for each to be used otherwise."""


LAST_SPACES = 1
"""With so few spaces of darkness left a death or a burnt tile ends the night."""


def is_pressed(pos: SeenTable) -> bool:
    """Whether the next space of darkness may be the last one."""
    return pos.darkness_left <= LAST_SPACES


def has_time(pos: SeenTable) -> bool:
    """Whether the code is broken and rounds are left to search, to open doors and to learn."""
    if pos.view.security.code or pos.view.track.showdown or is_pressed(pos):
        return False
    way = max((pos.to_laboratory.get(who.room, FAR) for who in pos.view.survivors), default=FAR)
    return pos.rounds_left - 1 - way / MOVES_A_ROUND >= SPARE
