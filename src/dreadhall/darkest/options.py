"""How a table of Dark, Darker, Darkest is played."""

from typing import Annotated, Literal

import msgspec

from dreadhall.darkest.components.pieces import Reconstruction
from dreadhall.kernel import Options

Survivors = Annotated[int, msgspec.Meta(ge=2, le=5)]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=10)]
# More than anybody needs: which names there are, and how many of them go together, is checked with the others.
Word = Annotated[str, msgspec.Meta(max_length=60)]
PackId = Annotated[str, msgspec.Meta(max_length=40, description="the names of installed packs of equipment")]
"""Of cards that another package has brought."""
Few = msgspec.Meta(max_length=20)


class DarkestOptions(Options, frozen=True):
    """Every option of section 0.3 of the rules; the defaults make a good first game."""

    edition: Literal["revised", "first"] = "revised"
    mode: Literal["dark", "darker", "darkest"] = "dark"
    survivors: Survivors | None = None
    team: Annotated[tuple[Word, ...], Few] = ()
    split: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=5)], ...], Few] = ()
    house: Annotated[str, msgspec.Meta(max_length=500)] = "recommended"
    openness: Literal["closed", "normal", "open"] = "normal"
    cameras: Literal["few", "normal", "many"] = "normal"
    advanced: bool = False
    equipment: Annotated[tuple[PackId, ...], Few] = ()
    radioactive: bool = False
    species: Annotated[dict[Word, Tokens], Few] = {}
    board_side: Literal["auto", "four-ap", "three-ap"] = "auto"
    spawn_pool: Literal["full", "no-low", "no-high"] = "full"
    spawn_removed: Annotated[dict[Word, Tokens], Few] = {}
    corner_functions: Literal["on", "terminals-only"] = "on"
    grace_round: bool = False
    chip_mix: Literal["balanced", "more2", "more3"] = "balanced"
    three_icon_chips: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    spawn_six: Literal["adjacent", "reroll"] = "adjacent"
    pieces: Reconstruction = "second-reconstruction"
    faq_errata: bool = False
    fair_code: bool = False
    driven_by_fear: Literal["attacked", "spared"] = "attacked"
    forced_doors: Literal["paid-in-full", "as-far-as-it-goes"] = "paid-in-full"
    nemesis_bars_the_way: bool = False
    showdown_radiation: Literal["every-phase", "after-reactions"] = "every-phase"
    team_decision: Literal["any", "lead", "vote"] = "any"
    ask_everything: bool = False
    house_rules: Annotated[dict[Word, Word], msgspec.Meta(max_length=100)] = {}
