"""Dark, Darker, Darkest: where everything about it is found."""

from pathlib import Path

from dreadhall.darkest.game import Darkest
from dreadhall.registration import Registration

DARKEST = Registration(
    game=Darkest(),
    rank=1,
    more_locales="dreadhall.darkest.components.catalogue:PACKS.word_folders",
    lessons=Path(__file__).with_name("lessons"),
    bots={
        "scout": "dreadhall.bots.darkest:ScoutBot",
        "warden": "dreadhall.bots.darkest:WardenBot",
        "gentle": "dreadhall.bots.darkest:gentle",
        "clever": "dreadhall.bots.darkest:clever",
        "ruthless": "dreadhall.bots.darkest:ruthless",
        "learnt": "dreadhall.bots.learnt:LearntBot",
    },
    first_night="dreadhall.darkest.first_night:first_night",
    terminal="dreadhall.terminal.darkest:LOOK",
    rulebook="dreadhall.darkest.presentation.rulebook:read_rulebook",
    hindsight="dreadhall.bots.darkest.hindsight:team_chance",
    pages="dreadhall.darkest.presentation.pages:PAGES",
    view="dreadhall.darkest.presentation.view:DarkestView",
    corpus="dreadhall.testing.fingerprint_games:darkest",
    lab="dreadhall.lab.darkest:DarkestWatcher",
    surface="dreadhall.testing.surface:darkest",
    encoder="dreadhall.encoding.darkest:DarkestEncoder",
)
