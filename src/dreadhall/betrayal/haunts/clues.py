"""The clues of the Treasure Hunt: what each adds, and where. (H50-13)"""

from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer

CLUES = tuple(f"clue-{number}" for number in range(1, 21))
TRAPS = CLUES[16:]
OUTSIDE, CLIMB = "clue-15", "clue-16"
POISON, CEILING, GAS, PUZZLE = TRAPS
SECRET_DRAWERS = ("attic", "kitchen", "storeroom", "master-bedroom")
"""The rooms of Clue 7: the last of them is a guess, the source is torn here. (H50-13.7)"""
PLUS: dict[str, tuple[int, tuple[str, ...]]] = {
    "clue-1": (7, ("catacombs",)),
    "clue-2": (7, ("wine-cellar",)),
    "clue-3": (7, ("library",)),
    "clue-4": (7, ("dining-room",)),
    "clue-5": (6, ("conservatory", "underground-lake")),
    "clue-6": (6, ("crypt", "chapel")),
    "clue-7": (5, SECRET_DRAWERS),
}
"""Points that a clue adds in its rooms."""
BASEMENT_PLUS, ANYWHERE_PLUS, OUTSIDE_PLUS = 4, 3, 6
VALUES: dict[str, tuple[str, tuple[str, ...]]] = {
    "clue-10": ("knowledge", ("research-laboratory", "operating-laboratory")),
    "clue-11": ("knowledge", ("organ-room",)),
    "clue-12": ("knowledge", ("game-room",)),
    "clue-13": ("might", ("statuary-corridor",)),
    "clue-14": ("sanity", ("furnace-room",)),
}
"""Traits whose value a clue adds in its rooms."""
OUTSIDE_ROOMS = ("tower", "balcony")
CHASM = "chasm"


class Clues(Haunt):
    """What the clues in somebody's hands are worth."""

    def held(self, who: Explorer) -> list[str]:
        """The clues somebody holds that count: traps do not."""
        return [card for card in who.cards if card in CLUES and card not in TRAPS]

    def bonus(self, who: Explorer, room: str, declared: str = "") -> int:
        """One for each clue, and what each of them adds here. (H50-13, H50-31, H50-33)"""
        clues = self.held(who)
        return len(clues) + sum(self.worth(who, clue, room, declared) for clue in clues)

    def worth(self, who: Explorer, clue: str, room: str, declared: str) -> int:
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

    def looks_out(self, room: str) -> bool:
        """Tower, Balcony, or a window with nothing before it. (H50-13.15, H50-41)"""
        return room in OUTSIDE_ROOMS or bool(self.plan.open_windows(room))
