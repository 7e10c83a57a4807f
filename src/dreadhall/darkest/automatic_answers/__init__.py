"""Questions that are not put, because nothing hangs on them. (R-90)

A layer for all tables but those that want to be asked everything: before a question is put, whoever knows its prompt
looks at the choices. Where all of them come to the same, or one is at least as good as each other in every respect, it
is taken. When in doubt, they are asked.
"""

from dreadhall.darkest.automatic_answers.beginning import ByLot
from dreadhall.darkest.automatic_answers.layer import Settled
from dreadhall.darkest.automatic_answers.waiting import NotWaitedFor
from dreadhall.darkest.ground import Ground
from dreadhall.darkest.options import DarkestOptions


def settling_layers(options: DarkestOptions) -> list[type[Ground]]:
    """The layers of a table that is not asked everything."""
    return [] if options.ask_everything else [Settled, ByLot, NotWaitedFor]
