"""How a table of Betrayal is played."""

from typing import Annotated, Literal

import msgspec

from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.kernel import Options

HauntNumber = Annotated[int, msgspec.Meta(ge=min(HAUNTS), le=max(HAUNTS))]
"""Of a printed haunt."""
HauntId = Annotated[str, msgspec.Meta(max_length=40, description="the id of an installed haunt")]
"""Of any haunt that is installed."""


PackId = Annotated[str, msgspec.Meta(max_length=40, description="the names of installed packs of cards")]
"""Of cards, rooms and explorers that another package has brought."""


class BetrayalOptions(Options, frozen=True, kw_only=True):
    """Every option has a default that gives a good first game."""

    haunt: HauntNumber | HauntId | None = None
    start: Literal["entrance", "haunt"] = "entrance"
    explorers: Literal["chosen", "dealt"] = "chosen"
    haunt_roll: Literal["end-of-turn", "at-once"] = "end-of-turn"
    bloody_vision: Literal["in-haunt", "always"] = "in-haunt"
    played: Annotated[tuple[HauntNumber | HauntId, ...], msgspec.Meta(max_length=len(HAUNTS))] = ()
    cards: Annotated[tuple[PackId, ...], msgspec.Meta(max_length=20)] = ()
    month: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None
    day: Annotated[int, msgspec.Meta(ge=1, le=31)] | None = None
