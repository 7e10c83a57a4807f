"""Betrayal at House on the Hill: where everything about it is found."""

from dreadhall.betrayal.game import Betrayal
from dreadhall.registration import Registration

BETRAYAL = Registration(
    game=Betrayal(),
    rank=2,
    bots={
        "scout": "dreadhall.bots.betrayal:ScoutBot",
        "gentle": "dreadhall.bots.betrayal:ScoutBot",
        "clever": "dreadhall.bots.betrayal:ScoutBot",
        "ruthless": "dreadhall.bots.betrayal:ScoutBot",
    },
    terminal="dreadhall.terminal.betrayal:LOOK",
    rulebook="dreadhall.betrayal.telling.rulebook:read_rulebook",
    view="dreadhall.betrayal.telling.view:BetrayalView",
    pieces="dreadhall.betrayal.telling.printed:pieces",
    corpus="dreadhall.testing.fingerprint_games:betrayal",
    surface="dreadhall.testing.surface:betrayal",
)
