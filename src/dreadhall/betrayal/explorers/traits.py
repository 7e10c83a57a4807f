"""Traits: the clips of an explorer and the numbers they point at. (B-TRAIT)"""

from dreadhall.betrayal.components.catalogue import EXPLORERS, TRAITS, TRAITS_OF
from dreadhall.betrayal.components.pieces import DamageKind, Trait
from dreadhall.betrayal.ground import Fighter, Ground
from dreadhall.betrayal.happenings.harm import Gains, Loses, Stays
from dreadhall.betrayal.state import HIGHEST, SKULL, Explorer
from dreadhall.kernel import hook

PHYSICAL, MENTAL = TRAITS_OF["physical"], TRAITS_OF["mental"]
INDEX: dict[Trait, int] = {trait: number for number, trait in enumerate(TRAITS)}
TRACKS = {name: tuple(sheet.tracks[trait] for trait in TRAITS) for name, sheet in EXPLORERS.items()}
VALUES = {name: tuple((*track.values, 0) for track in tracks) for name, tracks in TRACKS.items()}
"""The numbers of each track, and last, where the skull points, a 0."""


def kind_of_damage(trait: Trait) -> DamageKind:
    """What an attack with this trait hurts. (B-ATK-09, B-ATK-10)"""
    return "physical" if trait in PHYSICAL else "mental"


def clip_of(who: Explorer, trait: Trait) -> int:
    """The position of a clip: 0 is the lowest number."""
    return who.clips[INDEX[trait]]


def start_of(who: Explorer, trait: Trait) -> int:
    """The marked starting position."""
    return TRACKS[who.id][INDEX[trait]].start


class Traits(Ground):
    """Values, and clips that move. Whoever wants to know of a trait asks here: a haunt may take traits off the card."""

    # What a trait is

    @hook
    def value(self, who: Fighter, trait: Trait) -> int:
        """The number a clip points at, or a monster's trait; 0 where there is none. (B-TRAIT-02)"""
        if isinstance(who, Explorer):
            index = INDEX[trait]
            return VALUES[who.id][index][who.clips[index]]
        return who.traits.get(trait, 0)

    def has_trait(self, who: Fighter, trait: Trait) -> bool:
        """Explorers have all four; a monster has those of its record. (B-ATK-11)"""
        return isinstance(who, Explorer) or trait in who.traits

    @hook
    def height(self, who: Explorer, trait: Trait) -> int:
        """How many spaces a trait is above its lowest number; below 0 on the skull."""
        return clip_of(who, trait)

    @hook
    def below_start(self, who: Explorer, trait: Trait) -> int:
        """How many spaces a trait is below its start; 0 where it is not."""
        return max(0, start_of(who, trait) - clip_of(who, trait))

    @hook
    def can_rise(self, who: Explorer, trait: Trait) -> bool:
        """Whether a trait can go up at all: not from its highest number. (B-TRAIT-04)"""
        return clip_of(who, trait) < HIGHEST

    # Up and down

    @hook
    def raise_trait(self, who: Explorer, trait: Trait, spaces: int) -> int:
        """Move a clip up; the highest number is never passed. How far it moved. (B-TRAIT-03, B-TRAIT-04)"""
        index = INDEX[trait]
        old = who.clips[index]
        new = min(HIGHEST, old + spaces)
        if new != old:
            self.move_clip(who, trait, new)
        elif spaces > 0:
            self.tell_stuck(who, trait)
        return new - old

    def move_clip(self, who: Explorer, trait: Trait, new: int) -> None:
        """A clip points elsewhere: neighbours can be the same number, and so the step is told, too. (B-TRAIT-02)"""
        index = INDEX[trait]
        values, old = VALUES[who.id][index], who.clips[index]
        who.clips[index] = new
        told, spaces, value = Gains if new > old else Loses, abs(new - old), values[new]
        same = value == values[old]
        self.tell(told(explorer=who.id, trait=trait, spaces=spaces, was=values[old], value=value, same=same))

    def tell_stuck(self, who: Explorer, trait: Trait) -> None:
        """A clip should have moved, and stands at an end of its track. (B-TRAIT-04, B-TRAIT-05)"""
        highest = clip_of(who, trait) == HIGHEST
        value = self.value(who, trait)
        self.tell(Stays(explorer=who.id, trait=trait, value=value, highest=highest))

    def raise_to_start(self, who: Explorer, trait: Trait) -> int:
        """Move a clip up to its starting position; it never goes down by this. (B-TRAIT-07)"""
        return self.raise_trait(who, trait, self.below_start(who, trait))

    @hook
    def drop_clip(self, who: Explorer, trait: Trait, spaces: int, *, floor: int) -> int:
        """Move a clip down as far as the floor: how far it moved."""
        index = INDEX[trait]
        old = who.clips[index]
        new = max(min(old, floor), old - spaces)
        if new != old:
            self.move_clip(who, trait, new)
        elif spaces > 0 and old != SKULL:
            self.tell_stuck(who, trait)
        return old - new

    @hook
    def lowest_possible(self, who: Explorer) -> int:
        """How far a clip can fall: to the lowest number before the haunt, to the skull in it. (B-TRAIT-05, -06)"""
        return SKULL if self.haunted else 0
