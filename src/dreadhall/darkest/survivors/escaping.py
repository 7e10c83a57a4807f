"""Held by the dead: how to get free. (D-ENTRAP)"""

from dreadhall.darkest.components.catalogue import LIMITS, SURVIVOR_DIE
from dreadhall.darkest.happenings.survivors import EscapeFails, EscapeRoll
from dreadhall.darkest.house.corners import Corners
from dreadhall.darkest.presentation.rolls import seeks
from dreadhall.darkest.state import Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act, Choices
from dreadhall.darkest.survivors.boards import sheet_of
from dreadhall.kernel import hook


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
        """When those of the own group have tried, and enough dice for all can come together. (D-ENTRAP-11, 12, 14)"""
        captives = self.freed_together(other)
        for one in captives:
            if self.can_struggle(one) and "escape" not in one.used:
                return False
        return len(captives) <= effort_dice([who, *self.friends_of([who])])

    def can_struggle(self, who: Survivor) -> bool:
        """Whether a captive has the turn and an AP to try with. (D-ENTRAP-04)"""
        return self.is_active(who) and self.points(who) > 0

    def must_escape(self, who: Survivor) -> bool:
        """Whether the turn cannot end before this survivor has tried. (D-ENTRAP-04)"""
        return who.entrapped == "enemies" and self.points(who) > 0

    async def do_escape(self, who: Survivor, act: Act) -> None:
        """The entrapped survivor struggles, and whoever can get free only with it does so too. (D-ENTRAP-07, 14)"""
        captives = self.freed_together(who)
        struggling = [one for one in captives if self.can_struggle(one)]
        for one in struggling:
            self.spend(one, 1)
            one.used.append("escape")
        await self.try_to_free(captives, struggling)

    async def do_rescue(self, who: Survivor, act: Act) -> None:
        """Another attempt, without those who are held. (D-ENTRAP-11, 12)"""
        self.spend(who, 1)
        await self.try_to_free(self.freed_together(self.survivor(act.other)), [who])

    async def try_to_free(self, captives: list[Survivor], people: list[Survivor]) -> None:
        """All who pay for it roll together; each captive needs a retreat icon. (D-ENTRAP-07, 08, 11, 13, 14)"""
        people = await self.gather_friends(captives, people)
        names = [one.id for one in captives]
        roll = seeks("escape", self.roll(SURVIVOR_DIE, effort_dice(people)), "retreat", len(captives))
        self.tell(
            EscapeRoll(
                survivor=names[0],
                room=captives[0].room,
                captives=names,
                struggling_survivors=[one.id for one in people if one in captives],
                helping_survivors=[one.id for one in people if one not in captives],
                **roll,
            ),
            cause="escape",
        )
        if roll["passed"]:
            for captive in captives:
                self.free(captive, "escape")
            await self.have_escaped(captives)
        else:
            self.tell(EscapeFails(survivor=names[0], captives=names, needed=len(captives)), cause="escape")

    async def gather_friends(self, captives: list[Survivor], people: list[Survivor]) -> list[Survivor]:
        """Friends may join for an AP each, as long as that adds a die. (D-ENTRAP-07)"""
        names = [captive.id for captive in captives]
        together = list(people)
        for friend in self.friends_of(people):
            if effort_dice(together) == LIMITS.survivor_dice:
                break
            if await self.confirm(friend, "join-escape", captive=names[0], captives=names):
                self.spend(friend, 1)
                together.append(friend)
        return together

    def friends_of(self, people: list[Survivor]) -> list[Survivor]:
        """Other active survivors in the room who are free and have an AP to spare. (D-ENTRAP-07)"""
        return [
            friend
            for friend in self.survivors_in(people[0].room)
            if friend not in people and self.is_active(friend) and not friend.entrapped and self.points(friend) > 0
        ]

    @hook(replaced=True)
    def freed_together(self, who: Survivor) -> list[Survivor]:
        """Those whom an attempt frees, for a retreat icon each: only the one it was made for. (D-ENTRAP-13)"""
        return [who]

    @hook(replaced=True)
    async def have_escaped(self, people: list[Survivor]) -> None:
        """What the freed do next: they stay in the room. (D-ENTRAP-09)"""


def effort_dice(people: list[Survivor]) -> int:
    """The entrap rates of all who take part, at most four dice. (D-ENTRAP-07)"""
    return min(sum(sheet_of(one).entrap_rate for one in people), LIMITS.survivor_dice)
