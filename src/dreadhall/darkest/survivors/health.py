"""Wounds, healing, experience and skills, death. (D-SURV, D-XP, D-DEATH)"""

from collections.abc import Iterable
from typing import Literal

from dreadhall.darkest.components.catalogue import LIMITS, SURVIVORS, Skill
from dreadhall.darkest.happenings.modules import SkillLearnt
from dreadhall.darkest.happenings.phases import Entrapped, Freed
from dreadhall.darkest.happenings.survivors import Eliminated, GainsXp, Healed, NotDone, Wounded
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.phases.darkness import Darkness
from dreadhall.darkest.state import Fallen, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act
from dreadhall.darkest.survivors.boards import sheet_of
from dreadhall.kernel import Choice, hook

CHEAPEST_SKILL = min(skill.xp for sheet in SURVIVORS.values() for skill in (*sheet.skills, *sheet.errata_skills))


class Health(Darkness):
    """What happens to a survivor's board."""

    async def lose_health(self, who: Survivor, wounds: int, cause: str) -> None:
        """Move the marker towards the skull; reaching it eliminates the survivor at once. (D-SURV-08, 09)"""
        if wounds <= 0 or not self.in_play(who):
            return
        track = self.health_track(who)
        before = track[who.wounds]
        was = len(track) - who.wounds
        who.wounds = min(who.wounds + wounds, len(track))
        now = len(track) - who.wounds
        self.tell(
            Wounded(survivor=who.id, room=who.room, wounds=was - now, left=now, was=was, now=now, of=len(track)),
            cause=cause,
        )
        if who.wounds >= len(track):
            await self.eliminate(who, cause)
        elif before != track[who.wounds]:
            await self.health_zone_changed(who, before, track[who.wounds])

    async def heal(self, who: Survivor, wounds: int, cause: str, by: Survivor) -> None:
        """Move the marker back, never past full health. (D-SURV-11)"""
        healed = min(wounds, who.wounds)
        if not healed:
            return
        before = self.zone(who)
        who.wounds -= healed
        full = len(self.health_track(who))
        now = full - who.wounds
        self.tell(
            Healed(
                survivor=who.id, by=by.id, room=who.room, wounds=healed, left=now, was=now - healed, now=now, of=full
            ),
            cause=cause,
        )
        await self.health_zone_changed(who, before, self.zone(who))

    @hook(replaced=True)
    async def health_zone_changed(self, who: Survivor, before: int, after: int) -> None:
        """What another zone of health sets off: other AP, from the next round on. (D-SURV-10, D-MARK-07, 08)"""

    async def eliminate(self, who: Survivor, cause: str) -> None:
        """The survivor and all it carries leave the game; darkness grows. (D-DEATH-01 to 05)"""
        state = self.state
        del state.survivors[who.id]
        state.fallen.append(Fallen(who.seat, who.id, state.round))
        for group in (*state.groups, *state.finished):
            if who.id in group:
                group.remove(who.id)
        self.tell(Eliminated(survivor=who.id, room=who.room), cause=cause)
        await self.after_elimination(who)

    @hook(replaced=True)
    async def after_elimination(self, who: Survivor) -> None:
        """What a death sets off: before the showdown it moves the darkness. (D-DEATH-02)"""
        await self.advance_darkness("elimination")

    def gain_xp(self, who: Survivor, points: int, cause: str) -> None:
        """Experience, at most ten. (D-XP-06)"""
        gained = min(points, LIMITS.xp_max - who.xp)
        if gained > 0:
            was = who.xp
            who.xp += gained
            self.tell(GainsXp(survivor=who.id, xp=gained, was=was, now=who.xp, of=LIMITS.xp_max), cause=cause)

    def everybody_gains_xp(self, points: int, cause: str) -> None:
        """The same for every survivor in play."""
        for who in self.state.survivors.values():
            self.gain_xp(who, points, cause)

    # Skills (D-XP-07, 08)

    def skills_of(self, who: Survivor) -> tuple[Skill, ...]:
        """The four skills of a survivor; errata may change one. (D-CHAR-28)"""
        sheet = sheet_of(who)
        return sheet.errata_skills if self.options.faq_errata and sheet.errata_skills else sheet.skills

    def skills_for_sale(self, who: Survivor) -> list[Skill]:
        """Skills not bought yet and not lost to zombification. (D-ZOMB-04)"""
        return [
            skill
            for slot, skill in enumerate(self.skills_of(who), start=1)
            if slot < who.zombification and skill.key not in who.skills
        ]

    def add_skills(self, who: Survivor, into: list[Choice[Act]]) -> None:
        """What a survivor has the experience for. (D-XP-07)"""
        if who.xp < CHEAPEST_SKILL:
            return
        for skill in self.skills_for_sale(who):
            if skill.xp <= who.xp:
                into.append(acts.act("learn", who.id, skill.key, "skill"))

    async def may_learn_now(self, people: Iterable[Survivor], skill: str) -> None:
        """Outside the own turn a skill is offered at the moment it would help. (D-XP-07, R-73)"""
        for who in people:
            choices: list[Choice[Act]] = []
            self.add_skills(who, choices)
            for choice in choices:
                if choice.value.what == skill and await self.confirm(who, "learn-now", skill=skill):
                    await self.do_learn(who, choice.value)

    async def do_learn(self, who: Survivor, act: Act) -> None:
        """Buy a skill for its printed price. (D-XP-07)"""
        price = next(skill.xp for skill in self.skills_of(who) if skill.key == act.what)
        who.xp -= price
        who.skills.append(act.what)
        self.tell(SkillLearnt(survivor=who.id, skill=act.what, xp=price), cause="learn")

    # Entrapment

    @hook(replaced=True)
    def free(self, who: Survivor, cause: str) -> None:
        """Somebody is free: the entrap token goes, and in the own turn the rest of the AP comes back. (D-ENTRAP-15)"""
        who.entrapped = ""
        if self.is_active(who):
            who.ap = max(0, who.full_ap - who.spent)
        self.tell(Freed(survivor=who.id, room=who.room), cause=cause)
        self.can_act_again(who, "freed")

    def free_where_no_enemy_is(self, room: RoomId) -> None:
        """Entrapment ends with the last enemy in the room, unless the bird holds on. (D-ENTRAP-06, D-BEAST-02)"""
        if self.enemies_in(room):
            return
        for who in self.survivors_in(room):
            if who.entrapped == "enemies":
                self.free(who, "no-enemy-left")

    @hook(replaced=True)
    def entrap(self, who: Survivor, cause: str, how: Literal["enemies", "bird"] = "enemies") -> None:
        """Somebody is caught: an entrap token, and in the own turn one AP is kept to escape. (D-ENTRAP-01, 16)"""
        who.entrapped = how
        if self.is_active(who):
            who.ap = min(who.ap, 1)
        self.tell(Entrapped(survivor=who.id, room=who.room), cause=cause)

    # Being done (D-ACT-09, 10)

    def can_act_again(self, who: Survivor, cause: str) -> None:
        """Whoever is freed or gets AP while its group acts is not done any more. (D-ACT-10)"""
        if who.seat in self.state.done and self.is_active(who):
            self.is_not_done(who.seat, cause)

    def is_not_done(self, seat: int, cause: str) -> None:
        """A seat of the group acts on after all. (D-ACT-09, 10)"""
        self.state.done.remove(seat)
        self.tell(NotDone(seat=seat, survivors=[who.id for who in self.active() if who.seat == seat]), cause=cause)
