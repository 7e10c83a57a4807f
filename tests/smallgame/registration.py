"""What Lanterns says about itself."""

from pathlib import Path

from dreadhall.registration import Registration
from tests.smallgame.game import GAME

LOCALES = Path(__file__).with_name("locales")
LANTERNS = Registration(game=GAME, locales=LOCALES)
