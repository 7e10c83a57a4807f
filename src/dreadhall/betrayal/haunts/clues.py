"""The clues of the Treasure Hunt: what each adds, and where. (H50-13)"""

from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import (
    ATTIC,
    BALCONY,
    CATACOMBS,
    CHAPEL,
    CONSERVATORY,
    CRYPT,
    DINING_ROOM,
    FURNACE_ROOM,
    GAME_ROOM,
    KITCHEN,
    LIBRARY,
    MASTER_BEDROOM,
    OPERATING_LABORATORY,
    ORGAN_ROOM,
    RESEARCH_LABORATORY,
    STATUARY_CORRIDOR,
    STOREROOM,
    TOWER,
    UNDERGROUND_LAKE,
    WINE_CELLAR,
)
from dreadhall.betrayal.ids import NO_CARD, CardId, RoomId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer

CLUES = tuple(CardId(f"clue-{number}") for number in range(1, 21))
TRAPS = CLUES[16:]
OUTSIDE, CLIMB = CardId("clue-15"), CardId("clue-16")
POISON, CEILING, GAS, PUZZLE = TRAPS
SECRET_DRAWERS = (ATTIC, KITCHEN, STOREROOM, MASTER_BEDROOM)
"""The rooms of Clue 7: the last of them is a guess, the source is torn here. (H50-13.7)"""
PLUS: dict[str, tuple[int, tuple[RoomId, ...]]] = {
    "clue-1": (7, (CATACOMBS,)),
    "clue-2": (7, (WINE_CELLAR,)),
    "clue-3": (7, (LIBRARY,)),
    "clue-4": (7, (DINING_ROOM,)),
    "clue-5": (6, (CONSERVATORY, UNDERGROUND_LAKE)),
    "clue-6": (6, (CRYPT, CHAPEL)),
    "clue-7": (5, SECRET_DRAWERS),
}
"""Points that a clue adds in its rooms."""
BASEMENT_PLUS, ANYWHERE_PLUS, OUTSIDE_PLUS = 4, 3, 6
VALUES: dict[str, tuple[Trait, tuple[RoomId, ...]]] = {
    "clue-10": ("knowledge", (RESEARCH_LABORATORY, OPERATING_LABORATORY)),
    "clue-11": ("knowledge", (ORGAN_ROOM,)),
    "clue-12": ("knowledge", (GAME_ROOM,)),
    "clue-13": ("might", (STATUARY_CORRIDOR,)),
    "clue-14": ("sanity", (FURNACE_ROOM,)),
}
"""Traits whose value a clue adds in its rooms."""
OUTSIDE_ROOMS = (TOWER, BALCONY)


class Clues(Haunt):
    """What the clues in somebody's hands are worth."""

    def held(self, who: Explorer) -> list[CardId]:
        """The clues somebody holds that count: traps do not."""
        return [card for card in who.cards if card in CLUES and card not in TRAPS]

    def bonus(self, who: Explorer, room: RoomId, declared: CardId = NO_CARD) -> int:
        """One for each clue, and what each of them adds here. (H50-13, H50-31, H50-33)"""
        clues = self.held(who)
        return len(clues) + sum(self.worth(who, clue, room, declared) for clue in clues)

    def worth(self, who: Explorer, clue: CardId, room: RoomId, declared: CardId) -> int:
        """What a clue adds to a search of a room. (H50-13.1 to H50-13.16)"""
        if clue in PLUS:
            points, rooms = PLUS[clue]
            return points if room in rooms else 0
        if clue in VALUES:
            trait, rooms = VALUES[clue]
            return self.value(who, trait) if room in rooms else 0
        if clue == "clue-8":
            return BASEMENT_PLUS if self.plan.floor_of(room) == "basement" else 0
        if clue == "clue-9":
            return ANYWHERE_PLUS
        if clue != declared:
            return 0
        return OUTSIDE_PLUS if clue == OUTSIDE else max(self.value(who, "might"), self.value(who, "sanity"))

    def looks_out(self, room: RoomId) -> bool:
        """Tower, Balcony, or a window with nothing before it. (H50-13.15, H50-41)"""
        return room in OUTSIDE_ROOMS or bool(self.plan.open_windows(room))
