"""Dark, Darker, Darkest: where everything about it is found."""

from dreadhall.darkest.game import Darkest
from dreadhall.registration import Registration

DARKEST = Registration(
    game=Darkest(),
    rank=1,
    bots={
        "scout": "dreadhall.bots.darkest:ScoutBot",
        "warden": "dreadhall.bots.darkest:WardenBot",
        "gentle": "dreadhall.bots.darkest:gentle",
        "clever": "dreadhall.bots.darkest:WardenBot",
        "ruthless": "dreadhall.bots.darkest:ruthless",
    },
    terminal="dreadhall.terminal.darkest:LOOK",
    rulebook="dreadhall.darkest.telling.rulebook:read_rulebook",
    pages="dreadhall.darkest.telling.pages:PAGES",
    view="dreadhall.darkest.telling.view:DarkestView",
    corpus="dreadhall.testing.fingerprint_games:darkest",
    surface="dreadhall.testing.surface:darkest",
)
