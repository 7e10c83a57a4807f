"""What brings things about: the kind of every cause that an event names, so that nobody has to guess what an id is."""

from dreadhall.darkest.components.catalogue import CREATURES, ITEMS, NEMESES, SURVIVORS, TILES

ACTS = (
    *("move", "search", "attack", "finish-off", "knockback", "knockback-fire", "retreat", "escape", "learn", "flip"),
    *("unlock", "forced-door", "bypass", "terminal", "extinguish", "decontaminate", "reactor-chip", "shut-down"),
    *("shift", "turn-over", "throw-away", "full", "left-behind", "given-up", "thinks-again", "freed", "points"),
    *("back", "in-place", "code-broken", "short-of-icons", "lot"),
)
HAZARDS = (
    *("fire", "inferno", "gas-leak", "virus", "reactor"),
    *("radiation", "irradiated-tile", "infected-enemy", "infected-survivor"),
)
CHANGES = (
    *("elimination", "tile-destroyed", "zombified", "no-enemy-left", "wounds", "healing", "door"),
    *("seen", "called"),
)
REASONS = (
    *("afar", "lost-part", "no-such-part", "target", "nobody", "nobody-else"),
    *("all-held", "bitten-enough", "horde-waits", "no-cards", "no-fire", "nobody-comes", "nobody-stirs"),
    *("nothing-burns", "nothing-lurks", "unhurt", "warded-off"),
)

CAUSE_KINDS: dict[str, str] = {
    **dict.fromkeys(ACTS, "act"),
    **dict.fromkeys(ITEMS, "item"),
    **{tile.function: "function" for tile in TILES.values() if tile.function},
    **{sheet.ability: "ability" for sheet in SURVIVORS.values()},
    **{skill.key: "skill" for sheet in SURVIVORS.values() for skill in (*sheet.skills, *sheet.errata_skills)},
    **dict.fromkeys((*CREATURES, *NEMESES), "beast"),
    **dict.fromkeys(("zombies", "zombie"), "enemy"),
    **dict.fromkeys(("bite", "fear", "reinforcement"), "icon"),
    **dict.fromkeys(HAZARDS, "hazard"),
    **dict.fromkeys(("noise", "camera", "terror", "lurking"), "alarm"),
    **dict.fromkeys(("set-up", "upkeep", "event", "clock", "darkness", "reaction", "showdown"), "phase"),
    **dict.fromkeys(CHANGES, "change"),
    **dict.fromkeys(REASONS, "reason"),
}
"""The kind of each cause, by its id."""
