"""What only one of a haunt's two books names, by hand, after the printed books and not after the code. (B-SEC-01)"""

from collections.abc import Mapping
from typing import NamedTuple


class NamedInBook(NamedTuple):
    """What a book names and the other does not: rooms and printed cards that mean something, and pieces of its own.

    `parts` are those of an objective for which only this book gives a reason.
    """

    rooms: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    pieces: frozenset[str] = frozenset()
    parts: frozenset[str] = frozenset()


def named(rooms: str = "", cards: str = "", pieces: str = "", parts: str = "") -> NamedInBook:
    """The names in these texts."""
    return NamedInBook(*(frozenset(names.split()) for names in (rooms, cards, pieces, parts)))


def exorcism(cards: str) -> NamedInBook:
    """The sources of an exorcism: three exorcisms have the same rooms."""
    return named("chapel crypt pentagram-chamber library research-laboratory", cards)


ONLY_IN: Mapping[int, Mapping[str, NamedInBook]] = {
    1: {
        "heroes": named("library research-laboratory", "book"),
        "traitor": named("", "ring holy-symbol"),
    },
    2: {
        "heroes": named("bedroom master-bedroom crypt graveyard"),
        "traitor": named(
            "upper-landing grand-staircase foyer entrance-hall basement-landing mystic-elevator", parts="avoid"
        ),
    },
    3: {
        "heroes": named(),
        "traitor": named("conservatory larder kitchen"),
    },
    4: {
        "heroes": named("entrance-hall", "medical-kit healing-salve"),
        "traitor": named(),
    },
    5: {
        "heroes": named(
            "attic game-room junk-room master-bedroom vault research-laboratory furnace-room",
            "revolver",
            "silver-bullets",
        ),
        "traitor": named("mystic-elevator", "girl madman"),
    },
    6: {
        "heroes": named("", "ring"),
        "traitor": named(),
    },
    7: {
        "heroes": named("research-laboratory kitchen"),
        "traitor": named(
            "chasm furnace-room underground-lake balcony bedroom chapel conservatory dining-room entrance-hall gardens "
            "grand-staircase graveyard master-bedroom patio tower mystic-elevator",
            "bell spirit-board",
        ),
    },
    8: {
        "heroes": exorcism("holy-symbol book crystal-ball"),
        "traitor": named("upper-landing collapsed-room gallery stairs-from-basement mystic-elevator"),
    },
    10: {
        "heroes": named("attic chapel conservatory game-room library master-bedroom"),
        "traitor": named(),
    },
    11: {
        "heroes": named("crypt pentagram-chamber library research-laboratory", "holy-symbol book crystal-ball"),
        "traitor": named("bedroom dining-room grand-staircase master-bedroom"),
    },
    13: {
        "heroes": named("", "holy-symbol smelling-salts"),
        "traitor": named(
            "balcony bedroom chapel conservatory dining-room entrance-hall gardens grand-staircase graveyard "
            "master-bedroom patio tower",
        ),
    },
    14: {
        "heroes": named("kitchen larder junk-room storeroom research-laboratory attic"),
        "traitor": named("", "girl madman"),
    },
    15: {
        "heroes": named("", "spear"),
        "traitor": named("chasm crypt catacombs underground-lake", "ring revolver dynamite"),
    },
    16: {
        "heroes": named("entrance-hall"),
        "traitor": named(),
    },
    17: {
        "heroes": named("kitchen dining-room chapel gallery", "candle ring skull bell"),
        "traitor": named(
            "attic junk-room library operating-laboratory research-laboratory storeroom wine-cellar",
        ),
    },
    18: {
        "heroes": named("furnace-room foyer basement-landing coal-chute collapsed-room"),
        "traitor": named(
            "master-bedroom bedroom chapel dining-room conservatory gardens graveyard patio tower balcony",
            "ring dynamite",
        ),
    },
    19: {
        "heroes": named(
            "abandoned-room attic collapsed-room patio statuary-corridor storeroom wine-cellar", "amulet-of-the-ages"
        ),
        "traitor": named(),
    },
    20: {
        "heroes": named("bedroom dining-room library crypt", "book"),
        "traitor": named(),
    },
    9: {
        "heroes": named("pentagram-chamber ballroom"),
        "traitor": named("chasm furnace-room underground-lake"),
    },
    21: {
        "heroes": named("", "holy-symbol"),
        "traitor": named("mystic-elevator"),
    },
    22: {
        "heroes": exorcism("holy-symbol ring book crystal-ball"),
        "traitor": named("", "secret-stairs secret-passage", parts="avoid"),
    },
    23: {
        "heroes": named("larder kitchen crypt", "crystal-ball"),
        "traitor": named("gardens mystic-elevator", "bell spirit-board"),
    },
    24: {
        "heroes": named("organ-room", "armor"),
        "traitor": named(
            "tower attic chasm catacombs conservatory entrance-hall gardens graveyard patio balcony grand-staircase "
            "master-bedroom bedroom chapel dining-room",
        ),
    },
    25: {
        "heroes": named(),
        "traitor": named(
            "furnace-room kitchen balcony tower underground-lake graveyard pentagram-chamber chapel gardens "
            "conservatory",
            "",
            "doll-wax doll-china doll-stone doll-glass doll-rag",
        ),
    },
    26: {"heroes": named(), "traitor": named()},
    28: {
        "heroes": named(),
        "traitor": named("", "revolver dynamite"),
    },
    29: {
        "heroes": named("charred-room furnace-room kitchen pentagram-chamber tower chasm"),
        "traitor": named("research-laboratory operating-laboratory", "revolver dynamite"),
    },
    30: {
        "heroes": named("", "spear"),
        "traitor": named("chapel crypt graveyard"),
    },
    32: {
        "heroes": named("library tower", "book madman"),
        "traitor": named("chapel research-laboratory operating-laboratory pentagram-chamber"),
    },
    33: {
        "heroes": named("furnace-room chasm"),
        "traitor": named(),
    },
    35: {
        "heroes": named(
            "bedroom master-bedroom storeroom attic game-room balcony gardens graveyard patio tower chapel dining-room",
            "revolver ring dynamite",
        ),
        "traitor": named("", "bell"),
    },
    36: {
        "heroes": named("balcony tower", "medallion"),
        "traitor": named(),
    },
    37: {
        "heroes": named("", "book"),
        "traitor": named("vault crypt research-laboratory operating-laboratory game-room", "revolver dynamite bell"),
    },
    27: {
        "heroes": named(
            "attic conservatory furnace-room gardens library operating-laboratory research-laboratory junk-room "
            "kitchen larder storeroom vault wine-cellar"
        ),
        "traitor": named("coal-chute collapsed-room gallery mystic-elevator", "secret-stairs secret-passage"),
    },
    38: {
        "heroes": exorcism("holy-symbol ring book crystal-ball"),
        "traitor": named("", "armor"),
    },
    39: {
        "heroes": named(),
        "traitor": named(),
    },
    40: {"heroes": named(), "traitor": named()},
    41: {
        "heroes": named("", "skull spirit-board revolver dynamite"),
        "traitor": named(),
    },
    42: {
        "heroes": named("", "holy-symbol crystal-ball book"),
        "traitor": named("catacombs chasm pentagram-chamber", "revolver blood-dagger dog"),
    },
    44: {
        "heroes": named("catacombs charred-room crypt gallery kitchen pentagram-chamber tower"),
        "traitor": named(),
    },
    45: {
        "heroes": named("", "madman"),
        "traitor": named("", "dynamite"),
    },
    46: {
        "heroes": named("entrance-hall"),
        "traitor": named("dining-room"),
    },
    47: {
        "heroes": named("", "skull"),
        "traitor": named("mystic-elevator", "secret-stairs secret-passage"),
    },
    48: {
        "heroes": named("library chapel vault attic", "axe spear blood-dagger sacrificial-dagger"),
        "traitor": named("entrance-hall"),
    },
    49: {
        "heroes": named("coal-chute collapsed-room gallery chasm tower vault catacombs", "skull"),
        "traitor": named("", "ring"),
    },
}
"""Haunt by haunt; in those that are not here everybody reads the same book."""

OPENED: Mapping[str, tuple[str, ...]] = {
    "h14-offers": ("card",),
    "h11-opens": ("room",),
    "h22-abyss": ("room",),
    "spreads": ("rooms",),
    "h27-origin": ("room",),
    "h27-found": ("room",),
    "h25-found": ("token", "room"),
    "h25-nothing": ("room",),
    "h32-sabotage": ("room",),
    "source-marked": ("source",),
}
"""Events by which a haunt has everybody told something that one book alone named, and what they tell."""
