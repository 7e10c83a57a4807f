"""How a table of Dark, Darker, Darkest is played."""

from typing import Annotated, Literal

import msgspec

from dreadhall.kernel import Options

Survivors = Annotated[int, msgspec.Meta(ge=2, le=5)]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=10)]


class DarkestOptions(Options, frozen=True):
    """Every option of section 0.3 of the rules; the defaults make a good first game."""

    edition: Literal["revised", "first"] = "revised"
    mode: Literal["dark", "darker", "darkest"] = "dark"
    survivors: Survivors | None = None
    team: tuple[str, ...] = ()
    split: tuple[int, ...] = ()
    house: str = "recommended"
    openness: Literal["closed", "normal", "open"] = "normal"
    cameras: Literal["few", "normal", "many"] = "normal"
    advanced: bool = False
    radioactive: bool = False
    species: dict[str, Tokens] = {}
    board_side: Literal["auto", "four-ap", "three-ap"] = "auto"
    spawn_pool: Literal["full", "no-low", "no-high"] = "full"
    spawn_removed: dict[str, Tokens] = {}
    corner_functions: Literal["on", "terminals-only"] = "on"
    grace_round: bool = False
    chip_mix: Literal["balanced", "more2", "more3"] = "balanced"
    three_icon_chips: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    spawn_six: Literal["adjacent", "reroll"] = "adjacent"
    faq_errata: bool = False
    fair_code: bool = False
    driven_by_fear: Literal["attacked", "spared"] = "attacked"
    forced_doors: Literal["paid-in-full", "as-far-as-it-goes"] = "paid-in-full"
    nemesis_bars_the_way: bool = False
    showdown_radiation: Literal["every-phase", "after-reactions"] = "every-phase"
    team_decision: Literal["any", "lead", "vote"] = "any"
    house_rules: dict[str, str] = {}
