"""Wounds, healing, experience, death. (D-SURV, D-XP, D-DEATH)"""

from dreadhall.darkest.catalogue import LIMITS
from dreadhall.darkest.darkness import Darkness
from dreadhall.darkest.state import Fallen, Survivor


class Health(Darkness):
    """What happens to a survivor's board."""

    async def lose_health(self, who: Survivor, wounds: int, cause: str) -> None:
        """Move the marker towards the skull; reaching it eliminates the survivor at once. (D-SURV-08, 09)"""
        if wounds <= 0 or not self.in_play(who):
            return
        track = self.health_track(who)
        before = track[who.wounds]
        who.wounds = min(who.wounds + wounds, len(track))
        self.emit("wounded", cause=cause, survivor=who.id, wounds=wounds, left=len(track) - who.wounds)
        if who.wounds >= len(track):
            await self.eliminate(who, cause)
        else:
            await self.health_zone_changed(who, before, track[who.wounds])

    async def heal(self, who: Survivor, wounds: int, cause: str) -> None:
        """Move the marker back, never past full health. (D-SURV-11)"""
        healed = min(wounds, who.wounds)
        if not healed:
            return
        before = self.zone(who)
        who.wounds -= healed
        self.emit("healed", cause=cause, survivor=who.id, wounds=healed)
        await self.health_zone_changed(who, before, self.zone(who))

    async def health_zone_changed(self, who: Survivor, before: int, after: int) -> None:
        """Another zone gives other AP from the next round on; the showdown counts at once. (D-SURV-10, D-MARK-07, 08)"""

    async def eliminate(self, who: Survivor, cause: str) -> None:
        """The survivor and all it carries leave the game; darkness grows. (D-DEATH-01 to 05)"""
        state = self.state
        del state.survivors[who.id]
        state.fallen.append(Fallen(who.seat, who.id))
        for group in state.groups:
            if who.id in group:
                group.remove(who.id)
        self.emit("eliminated", cause=cause, survivor=who.id)
        await self.after_elimination(who)

    async def after_elimination(self, who: Survivor) -> None:
        """Before the showdown every death moves the darkness. (D-DEATH-02)"""
        await self.advance_darkness("elimination")

    def gain_xp(self, who: Survivor, points: int, cause: str) -> None:
        """Experience, at most ten. (D-XP-06)"""
        gained = min(points, LIMITS.xp_max - who.xp)
        if gained > 0:
            who.xp += gained
            self.emit("gains-xp", cause=cause, survivor=who.id, xp=gained)

    def everybody_gains_xp(self, points: int, cause: str) -> None:
        """The same for every survivor in play."""
        for who in self.state.survivors.values():
            self.gain_xp(who, points, cause)

    def free(self, who: Survivor, cause: str) -> None:
        """The entrap token is taken away; in the own turn the rest of the AP comes back. (D-ENTRAP-15)"""
        who.entrapped = ""
        if self.is_active(who):
            who.ap = max(0, who.full_ap - who.spent)
        self.emit("freed", cause=cause, survivor=who.id)

    def free_where_no_enemy_is(self, room: str) -> None:
        """Entrapment ends with the last enemy in the room. (D-ENTRAP-06)"""
        if self.enemies_in(room):
            return
        for who in self.survivors_in(room):
            if who.entrapped:
                self.free(who, "no-enemy-left")

    def entrap(self, who: Survivor, how: str) -> None:
        """Put an entrap token under a survivor; in its own turn it keeps one AP to escape. (D-ENTRAP-01, 16)"""
        who.entrapped = "bird" if how == "bird" else "enemies"
        if self.is_active(who):
            who.ap = min(who.ap, 1)
        self.emit("entrapped", cause=how, survivor=who.id)
