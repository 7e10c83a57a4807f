"""How a scout likes to play: what it dares, shuns and prefers. Which style serves a side best, games have shown."""

from functools import lru_cache
from importlib.resources import files
from typing import Self

import msgspec

from dreadhall.bots.company import Temper

PACKAGE, FILE = "dreadhall.bots.betrayal", "styles.json"
ANY_HAUNT = "any"


class Style(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way to play. What stands here is that of a scout who knows nothing better."""

    dare: int = 0
    """What it adds to the odds of a fight with anybody."""
    dare_named: int = 2
    """The same for a fight with somebody whom an objective names."""
    retreat: bool = False
    """Whether it leaves after a blow."""
    caution: int = 0
    """Up to how few spaces above the skull it runs from foes nearby."""
    detour: int = 0
    """For how many spaces it goes out of its way to pick something up."""
    curious: int = 0
    """With fewer cards than this it explores before all else."""
    order: int = 0
    """Which objective comes first: as told, the nearest, or the last one."""
    shy: bool = False
    """Whether it keeps away from those it wants to beat: others may do that."""
    patience: float = 0.8
    """How often it waits where it wanted to be; else it looks for something to do elsewhere."""
    prey: int = 0
    """Whom monsters go for: the nearest, or the weakest."""
    company: int = 0
    """How many spaces from all friends are too far, where nothing else calls; 0: none."""


PLAIN = Style()
LIKINGS: dict[Temper, dict[str, int]] = {"careful": {"caution": 1}, "bold": {"dare": 1}, "loyal": {"company": 6}}
"""What tempers like: to run in time, to fight, to be with the others."""


class Styles(msgspec.Struct, frozen=True):
    """The styles of both sides in a haunt."""

    heroes: Style = PLAIN
    traitor: Style = PLAIN

    def of(self, side: str) -> Style:
        """The style of a side."""
        return self.traitor if side == "traitor" else self.heroes

    def tempered(self, temper: Temper | None) -> Self:
        """The same, as somebody of a temper plays it."""
        if temper is None:
            return self
        liking = LIKINGS[temper]
        heroes, traitor = (msgspec.structs.replace(style, **liking) for style in (self.heroes, self.traitor))
        return msgspec.structs.replace(self, heroes=heroes, traitor=traitor)


ALL_PLAIN = Styles()


@lru_cache(maxsize=1)
def known_styles() -> dict[str, Styles]:
    """The styles that have proved best, by the number of the haunt, and for any."""
    return msgspec.json.decode(files(PACKAGE).joinpath(FILE).read_bytes(), type=dict[str, Styles])


def styles_in(haunt: int) -> Styles:
    """The styles that serve the sides of a haunt best."""
    known = known_styles()
    return known.get(str(haunt)) or known[ANY_HAUNT]
