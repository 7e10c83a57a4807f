"""A game that never begins."""

import time
from collections.abc import Mapping
from typing import Any

from typing_extensions import override

import tests.server.plugins.small  # noqa: F401 - it makes the small game known
from dreadhall.registry import GAMES
from tests.smallgame import Lanterns
from tests.smallgame.state import LanternOptions


class Quagmire(Lanterns):
    name = "quagmire"

    @override
    def read_options(self, given: Mapping[str, Any], *, from_text: bool = False) -> LanternOptions:
        time.sleep(60)
        return super().read_options(given, from_text=from_text)


GAMES["quagmire"] = Quagmire()
