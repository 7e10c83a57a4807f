"""What only one of a haunt's two books names, by hand, and whether anybody who has not read it is told. (B-SEC-01)

The lists follow the printed books, not the code: a rule that shows too much cannot excuse itself.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.house.stopping import WAITS
from dreadhall.kernel import Event, Table
from dreadhall.kernel.events import named_in


class Named(NamedTuple):
    """What a book names and the other does not: rooms and printed cards that mean something, and pieces of its own.

    `parts` are those of an objective for which only this book gives a reason.
    """

    rooms: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    pieces: frozenset[str] = frozenset()
    parts: frozenset[str] = frozenset()


def named(rooms: str = "", cards: str = "", pieces: str = "", parts: str = "") -> Named:
    """The names in these texts."""
    return Named(*(frozenset(names.split()) for names in (rooms, cards, pieces, parts)))


def exorcism(cards: str) -> Named:
    """The sources of an exorcism: three exorcisms have the same rooms."""
    return named("chapel crypt pentagram-chamber library research-laboratory", cards)


ONLY_IN: Mapping[int, Mapping[str, Named]] = {
    # 1
    1: {
        "heroes": named("library research-laboratory", "book"),
        "traitor": named("", "ring holy-symbol"),
    },
    # 2
    2: {
        "heroes": named("bedroom master-bedroom crypt graveyard"),
        "traitor": named(
            "upper-landing grand-staircase foyer entrance-hall basement-landing mystic-elevator", parts="avoid"
        ),
    },
    # 3
    3: {
        "heroes": named(),
        "traitor": named("conservatory larder kitchen"),
    },
    # 4
    4: {
        "heroes": named("entrance-hall", "medical-kit healing-salve"),
        "traitor": named(),
    },
    # 5
    5: {
        "heroes": named(
            "attic game-room junk-room master-bedroom vault research-laboratory furnace-room",
            "revolver",
            "silver-bullets",
        ),
        "traitor": named("mystic-elevator", "girl madman"),
    },
    # 6
    6: {
        "heroes": named("", "ring"),
        "traitor": named(),
    },
    # 7
    7: {
        "heroes": named("research-laboratory kitchen"),
        "traitor": named(
            "chasm furnace-room underground-lake balcony bedroom chapel conservatory dining-room entrance-hall gardens "
            "grand-staircase graveyard master-bedroom patio tower mystic-elevator",
            "bell spirit-board",
        ),
    },
    # 8
    8: {
        "heroes": exorcism("holy-symbol book crystal-ball"),
        "traitor": named("upper-landing collapsed-room gallery stairs-from-basement mystic-elevator"),
    },
    # 10
    10: {
        "heroes": named("attic chapel conservatory game-room library master-bedroom"),
        "traitor": named(),
    },
    # 11
    11: {
        "heroes": named("crypt pentagram-chamber library research-laboratory", "holy-symbol ring book crystal-ball"),
        "traitor": named("bedroom dining-room grand-staircase master-bedroom"),
    },
    # 13
    13: {
        "heroes": named("", "holy-symbol smelling-salts"),
        "traitor": named(
            "balcony bedroom chapel conservatory dining-room entrance-hall gardens grand-staircase graveyard "
            "master-bedroom patio tower",
        ),
    },
    # 14
    14: {
        "heroes": named("kitchen larder junk-room storeroom research-laboratory attic"),
        "traitor": named("", "girl madman"),
    },
    # 15
    15: {
        "heroes": named("", "spear"),
        "traitor": named("chasm crypt catacombs underground-lake", "ring revolver dynamite"),
    },
    # 16
    16: {
        "heroes": named("entrance-hall"),
        "traitor": named(),
    },
    # 17
    17: {
        "heroes": named("kitchen dining-room chapel gallery", "candle ring skull bell"),
        "traitor": named(
            "attic junk-room library operating-laboratory research-laboratory storeroom wine-cellar",
        ),
    },
    # 18
    18: {
        "heroes": named("furnace-room foyer basement-landing coal-chute collapsed-room"),
        "traitor": named(
            "master-bedroom bedroom chapel dining-room conservatory gardens graveyard patio tower balcony",
            "ring dynamite",
        ),
    },
    # 19
    19: {
        "heroes": named(
            "abandoned-room attic collapsed-room patio statuary-corridor storeroom wine-cellar", "amulet-of-the-ages"
        ),
        "traitor": named(),
    },
    # 20
    20: {
        "heroes": named("bedroom dining-room library crypt", "book"),
        "traitor": named(),
    },
    # 21
    9: {
        "heroes": named("pentagram-chamber ballroom"),
        "traitor": named("chasm furnace-room underground-lake"),
    },
    21: {
        "heroes": named("", "holy-symbol"),
        "traitor": named("mystic-elevator"),
    },
    # 22
    22: {
        "heroes": exorcism("holy-symbol ring book crystal-ball"),
        "traitor": named("", "secret-stairs secret-passage", parts="avoid"),
    },
    # 23
    23: {
        "heroes": named("larder kitchen crypt", "crystal-ball"),
        "traitor": named("gardens mystic-elevator", "bell spirit-board"),
    },
    # 24
    24: {
        "heroes": named("organ-room", "armor"),
        "traitor": named(
            "tower attic chasm catacombs conservatory entrance-hall gardens graveyard patio balcony grand-staircase "
            "master-bedroom bedroom chapel dining-room",
        ),
    },
    # 25
    25: {
        "heroes": named(),
        "traitor": named(
            "furnace-room kitchen balcony tower underground-lake graveyard pentagram-chamber chapel gardens "
            "conservatory",
            "",
            "doll-wax doll-china doll-stone doll-glass doll-rag",
        ),
    },
    # 26
    26: {"heroes": named(), "traitor": named()},
    # 27
    # 28
    28: {
        "heroes": named(),
        "traitor": named("", "revolver dynamite"),
    },
    # 29
    29: {
        "heroes": named("charred-room furnace-room kitchen pentagram-chamber tower chasm"),
        "traitor": named("research-laboratory operating-laboratory", "revolver dynamite"),
    },
    # 30
    30: {
        "heroes": named("", "spear"),
        "traitor": named("chapel crypt graveyard"),
    },
    # 32
    32: {
        "heroes": named("library tower", "book madman"),
        "traitor": named("chapel research-laboratory operating-laboratory pentagram-chamber"),
    },
    # 33
    33: {
        "heroes": named("furnace-room chasm"),
        "traitor": named(),
    },
    # 34
    # 35
    35: {
        "heroes": named(
            "bedroom master-bedroom storeroom attic game-room balcony gardens graveyard patio tower chapel dining-room",
            "revolver ring dynamite",
        ),
        "traitor": named("", "bell"),
    },
    # 36
    36: {
        "heroes": named("balcony tower", "medallion"),
        "traitor": named(),
    },
    # 37
    37: {
        "heroes": named("", "book"),
        "traitor": named("vault crypt research-laboratory operating-laboratory game-room", "revolver dynamite bell"),
    },
    # 38
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
    # 39
    39: {
        "heroes": named(),
        "traitor": named(),
    },
    # 40
    40: {"heroes": named(), "traitor": named()},
    # 41
    41: {
        "heroes": named("", "skull spirit-board revolver dynamite"),
        "traitor": named(),
    },
    # 42
    42: {
        "heroes": named("", "holy-symbol crystal-ball book"),
        "traitor": named("catacombs chasm pentagram-chamber", "revolver blood-dagger dog"),
    },
    # 43
    # 44
    44: {
        "heroes": named("catacombs charred-room crypt gallery kitchen pentagram-chamber tower"),
        "traitor": named(),
    },
    # 45
    45: {
        "heroes": named("", "madman"),
        "traitor": named("", "dynamite"),
    },
    # 46
    46: {
        "heroes": named("entrance-hall"),
        "traitor": named("dining-room"),
    },
    # 47
    47: {
        "heroes": named("", "skull"),
        "traitor": named("mystic-elevator", "secret-stairs secret-passage"),
    },
    48: {
        "heroes": named("library chapel vault attic", "axe spear blood-dagger sacrificial-dagger"),
        "traitor": named("entrance-hall"),
    },
    # 49
    49: {
        "heroes": named("coal-chute collapsed-room gallery chasm tower vault catacombs", "skull"),
        "traitor": named("", "ring"),
    },
}
"""Haunt by haunt; in those that are not here everybody reads the same book."""

NOT_SAID: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "h01-heroes": {"en": ("fall", "drop it"), "de": ("fallen",), "fr": ("tomber",)},
    "h08-heroes": {"en": ("slow", "comes in", "mental"), "de": ("brems", "hereink"), "fr": ("ralenti", "entre")},
    "h22-heroes": {"en": ("share a side", "floor above"), "de": ("eine Seite",), "fr": ("un côté",)},
    "h38-heroes": {"en": ("fear", "breed"), "de": ("fürchten", "vermehr"), "fr": ("craindre", "multipli")},
    "h38-traitor": {"en": ("drive", "exorcis"), "de": ("vertreib", "exorz"), "fr": ("chasser", "exorcis")},
    "h46-traitor": {
        "en": ("outside", "if it wins"),
        "de": ("draußen", "gewinnt es"),
        "fr": ("dehors", "si elle gagne"),
    },
    "h47-heroes": {"en": ("16", "sixteen"), "de": ("16", "sechzehn"), "fr": ("16", "seize")},
}
"""Words by which a page would tell what is no name: what a monster does or whom it spares, by page and language."""

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


def foreign(number: int, books: Iterable[str]) -> Named:
    """What is named only in books that somebody does not read."""
    unread = [names for book, names in ONLY_IN.get(number, {}).items() if book not in books]
    return Named(*(frozenset().union(*parts) for parts in zip(*unread, strict=True))) if unread else Named()


def told_openly(events: Iterable[Event]) -> set[str]:
    """What the haunt has had told to everybody."""
    told = [event.data[name] for event in events for name in OPENED.get(event.kind, ())]
    return {str(thing) for value in told for thing in (value if isinstance(value, list) else [value])}


def bad_names(
    position: Mapping[str, Any], number: int, books: Iterable[str], opened: set[str], name: str
) -> Iterator[str]:
    """Rooms, cards and pieces in somebody's view that only a book names which they do not read."""
    other, haunt = foreign(number, books), position["haunt"]
    rooms = other.rooms - opened - in_sight(position)
    things = other.cards | other.pieces
    for wish in haunt["objectives"]:
        goals = {room.partition("/")[0] for kind in ("rooms", "avoid") for room in wish[kind]}
        wanted = {*wish["cards"], *(word for verb in wish["verbs"] for word in verb.split(":"))}
        if found := (goals & rooms) | (wanted & things):
            yield f"{name} is told of {sorted(found)} by the objective {wish['id']}"
        if found := {part for part in other.parts if wish[part]}:
            yield f"{name} has not read what the objective {wish['id']} tells under {sorted(found)}"
    if found := written(haunt) & (rooms | (things - opened)):
        yield f"{name} reads of {sorted(found)}"
    if found := lying(position) & (other.pieces - opened):
        yield f"{name} sees {sorted(found)} on the table"


def bad_telling(
    event: Event, seat: int | None, number: int, books: Iterable[str], opened: set[str], name: str
) -> Iterator[str]:
    """Pieces that an event names to somebody whose books do not. Rooms and printed cards are seen by everybody."""
    said = named_in([Event(event.kind, event.told_to(seat)["data"])]) | {event.cause}
    if found := said & (foreign(number, books).pieces - opened):
        yield f"{name} is told of {sorted(found)} by {event.kind}"


def bad_wishes(table: Table, seat: int, number: int, books: Iterable[str]) -> Iterator[str]:
    """A thing that means nothing to somebody goes from hand to hand, and what they want stays as it was."""
    other, state = foreign(number, books), table.state
    assert isinstance(state, BetrayalState)
    for holder in state.explorers:
        for card in [card for card in holder.cards if card in other.cards | other.pieces]:
            if wishes(table, seat) != wishes(handed_on(table, holder.seat, card), seat):
                yield f"what seat {seat} wants depends on who has {card}"


def wishes(table: Table, seat: int) -> object:
    """What a seat wants."""
    return table.view(seat)["position"]["haunt"]["objectives"]


def handed_on(table: Table, seat: int, card: str) -> Table:
    """The same table, but for a card that the next explorer on the same side has, or nobody."""
    other = table.fork()
    state = other.state
    assert isinstance(state, BetrayalState)
    holder = state.explorers[seat]
    holder.cards.remove(card)
    friends = [who for who in state.explorers if who.alive and who is not holder and who.traitor == holder.traitor]
    for friend in friends[:1]:
        friend.cards.append(card)
    return other


def in_sight(position: Mapping[str, Any]) -> set[str]:
    """The rooms where somebody or something can be seen, or a ruin beside them: for these nobody needs a book."""
    figures = [*position["explorers"], *position["monsters"]]
    places = [*position["tokens"].values(), *position["piles"], *position["companions"].values()]
    cells = {(room["floor"], room["x"], room["y"]): room for room in position["rooms"]}
    ruins = [cell for cell, room in cells.items() if room["destroyed"]]
    near = [(floor, x + dx, y + dy) for floor, x, y in ruins for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return {
        *(figure["room"] for figure in figures),
        *(place.partition("/")[0] for place in places),
        *(cells[cell]["id"] for cell in near if cell in cells),
    }


def written(haunt: Mapping[str, Any]) -> set[str]:
    """What stands in the notes that somebody may read; the secrets are looked at for themselves.

    Everybody saw in which room a card waits for its discoverer, and no book told them.
    """
    notes = [text for name, text in haunt["notes"].items() if name != WAITS]
    texts = [*notes, *haunt["counters"], *haunt["exorcised"]]
    texts += [item for items in haunt["lists"].values() for item in items]
    return {word for text in texts for word in text.split()}


def lying(position: Mapping[str, Any]) -> set[str]:
    """The pieces on the table, in piles and in hands."""
    hands = [card["id"] for who in position["explorers"] for card in who["cards"]]
    paws = [card for monster in position["monsters"] for card in monster["cards"]]
    kinds = [monster["kind"] for monster in position["monsters"]]
    return {*hands, *paws, *kinds, *position["tokens"], *(card for pile in position["piles"].values() for card in pile)}
