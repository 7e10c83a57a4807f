"""Held by the dead: how to get free. (D-ENTRAP)"""

from dreadhall.darkest import acts
from dreadhall.darkest.acts import Act, Choices
from dreadhall.darkest.catalogue import LIMITS, SURVIVOR_DIE
from dreadhall.darkest.corners import Corners
from dreadhall.darkest.state import Survivor


class Escaping(Corners):
    """Escape attempts and rescues."""

    def add_escapes(self, who: Survivor, into: Choices) -> None:
        """The one AP of an entrapped survivor is good for an attempt, unless the bird holds it. (D-ENTRAP-04)"""
        if who.entrapped == "enemies":
            into.append(acts.act("escape", who.id))

    def add_rescues(self, who: Survivor, others: list[Survivor], into: Choices) -> None:
        """Whom the survivor can help to get free. (D-ENTRAP-11, 12)"""
        for other in others:
            if other.entrapped == "enemies" and self.may_rescue(who, other):
                into.append(acts.act("rescue", who.id, other.id, "other"))

    def may_rescue(self, who: Survivor, other: Survivor) -> bool:
        """One's own group after a failed attempt, other groups at any time. (D-ENTRAP-11, 12)"""
        return not self.is_active(other) or self.points(other) == 0 or "escape" in other.used

    def must_escape(self, who: Survivor) -> bool:
        """Whether the turn cannot end before this survivor has tried. (D-ENTRAP-04)"""
        return who.entrapped == "enemies" and self.points(who) > 0

    async def do_escape(self, who: Survivor, act: Act) -> None:
        """The entrapped survivor struggles, and friends in the room may join in. (D-ENTRAP-07, 08)"""
        self.spend(who, 1)
        who.used.append("escape")
        dice = self.sheet(who).entrap_rate
        for friend in self.survivors_in(who.room):
            able = self.is_active(friend) and not friend.entrapped and self.points(friend) > 0
            if able and dice < LIMITS.survivor_dice and await self.confirm(friend, "join-escape", captive=who.id):
                self.spend(friend, 1)
                dice += self.sheet(friend).entrap_rate
        await self.try_to_free(who, dice)

    async def do_rescue(self, who: Survivor, act: Act) -> None:
        """Another attempt, with only the rescuer's own dice. (D-ENTRAP-11, 12)"""
        self.spend(who, 1)
        await self.try_to_free(self.survivor(act.what), self.sheet(who).entrap_rate)

    async def try_to_free(self, who: Survivor, dice: int) -> None:
        """One retreat icon is enough. (D-ENTRAP-08, 13)"""
        faces = self.roll(SURVIVOR_DIE, min(dice, LIMITS.survivor_dice))
        self.emit("escape-roll", survivor=who.id, dice=faces)
        await self.escape_rolled(who, faces.count("retreat"))

    async def escape_rolled(self, who: Survivor, retreats: int) -> None:
        """Free, and in the own turn with all AP of the round but those spent. (D-ENTRAP-10)"""
        captives = self.freed_together(who)
        if retreats >= len(captives):
            for captive in captives:
                self.free(captive, "escape")
            await self.have_escaped(captives)
        else:
            self.emit("escape-fails", survivor=who.id, needed=len(captives))

    def freed_together(self, who: Survivor) -> list[Survivor]:
        """Those whom an attempt frees, for a retreat icon each: only the one it was made for. (D-ENTRAP-13)"""
        return [who]

    async def have_escaped(self, people: list[Survivor]) -> None:
        """The freed stay in the room. (D-ENTRAP-09)"""
