"""Betrayal at House on the Hill: where everything about it is found."""

from pathlib import Path

from dreadhall.betrayal.game import Betrayal
from dreadhall.registration import Registration

BETRAYAL = Registration(
    game=Betrayal(),
    rank=2,
    more_locales="dreadhall.betrayal.haunts.installed:word_folders",
    likenesses="dreadhall.betrayal.presentation.likenesses:likenesses",
    lessons=Path(__file__).with_name("lessons"),
    bots={
        "scout": "dreadhall.bots.betrayal:ScoutBot",
        "warden": "dreadhall.bots.betrayal:WardenBot",
        "gentle": "dreadhall.bots.betrayal:gentle",
        "clever": "dreadhall.bots.betrayal:clever",
        "ruthless": "dreadhall.bots.betrayal:ruthless",
        "learnt": "dreadhall.bots.learnt:LearntBot",
    },
    terminal="dreadhall.terminal.betrayal:LOOK",
    rulebook="dreadhall.betrayal.presentation.rulebook:read_rulebook",
    hindsight="dreadhall.bots.betrayal.hindsight:heroes_chance",
    view="dreadhall.betrayal.presentation.view:BetrayalView",
    pieces="dreadhall.betrayal.presentation.printed_pieces:pieces",
    corpus="dreadhall.testing.fingerprint_games:betrayal",
    lab="dreadhall.lab.betrayal:BetrayalWatcher",
    surface="dreadhall.testing.surface:betrayal",
    encoder="dreadhall.encoding.betrayal:BetrayalEncoder",
)
