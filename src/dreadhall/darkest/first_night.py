"""How the game is best met: as the rulebook makes the night easier, and with enough survivors. (D-TWEAK)

The first preset of the client, in `web/src/games/darkest/card.ts`, is this one: a test of the browser compares them.
"""

from typing import Any

ENOUGH = 4
"""Three get to the laboratory half as often, and only for four or more are four action points a relief. (D-TWEAK-03)"""


def first_night(seats: int) -> dict[str, Any]:
    """The options for a first night of so many.

    >>> first_night(2)["survivors"]
    4
    """
    return {
        "board_side": "four-ap",
        "spawn_pool": "no-high",
        "spawn_six": "reroll",
        "chip_mix": "more2",
        "grace_round": True,
        "survivors": max(ENOUGH, seats),
    }
