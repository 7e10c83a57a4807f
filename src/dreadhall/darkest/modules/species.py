"""Special zombies: one among the others, and all of them are worse for it. (D-SPEC)"""

import msgspec
from typing_extensions import override

from dreadhall.darkest.components.catalogue import D4, SPECIES
from dreadhall.darkest.fighting.attacks import Attack
from dreadhall.darkest.fighting.knockback import ORDINARY
from dreadhall.darkest.happenings.enemies import TokenRevealed
from dreadhall.darkest.happenings.modules import LaidDown
from dreadhall.darkest.ids import NO_ROOM, NO_SURVIVOR, RoomId
from dreadhall.darkest.modules.two_hits import TwoHits
from dreadhall.darkest.presentation.rolls import reads
from dreadhall.darkest.state import Horde, SpawnToken, SpecialZombie, Survivor, Unit
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act
from dreadhall.kernel import Choice

DISCO_STEPS = 3


class SpecialZombies(TwoHits):
    """How they come, what protects them, and their traits."""

    def specials_in(self, room: RoomId) -> list[SpecialZombie]:
        """The special zombies of a room."""
        horde = self.state.hordes.get(room)
        return horde.specials if horde else []

    def has_special(self, room: RoomId, kind: str) -> bool:
        """Whether the horde of a room has a trait: while one of the kind is part of it. (D-SPEC-06)"""
        return any(special.kind == kind for special in self.specials_in(room))

    def kinds_exposed(self, room: RoomId) -> list[str]:
        """The kinds that nothing protects: no ordinary zombie is left in the room. (D-SPEC-04, 05)"""
        horde = self.state.hordes.get(room)
        return [] if horde is None or horde.zombies else list(dict.fromkeys(special.kind for special in horde.specials))

    @override
    def token_turned(self, token: SpawnToken, face: str, cause: str) -> Horde:
        """One special zombie, and as many ordinary ones as the D4 shows. (D-SPEC-02)"""
        if face not in SPECIES:
            return super().token_turned(token, face, cause)
        zombies = int(self.roll(D4)[0])
        was = self.zombies_in(token.room)
        self.tell(
            TokenRevealed(
                room=token.room,
                zombies=zombies,
                special=face,
                was=was,
                now=was + zombies + 1,
                **reads("horde-size", "d4", [zombies], zombies),
            ),
            cause=cause,
        )
        horde = self.add_zombies(token.room, zombies)
        horde.specials.append(SpecialZombie(face))
        return horde

    # Fighting them (D-SPEC-04, 05, 09 to 11)

    @override
    def horde_targets(self, room: RoomId, source: RoomId) -> list[Choice[Act]]:
        """Ordinary zombies first; around Chunk nothing from outside hits anybody. (D-SPEC-04, 05, 09)"""
        if room != source and self.has_special(room, "chunk"):
            return []
        kinds = self.kinds_exposed(room)
        if not kinds:
            return super().horde_targets(room, source)
        return [acts.act("hit-special", NO_SURVIVOR, kind, "special", room) for kind in kinds]

    @override
    async def hit(self, who: Survivor, chosen: Act, cause: str) -> None:
        """A special zombie is a target of its own. (D-SPEC-05)"""
        if chosen.verb == "hit-special":
            self.hit_special(who, chosen.where, chosen.what, cause)
        else:
            await super().hit(who, chosen, cause)

    def hit_special(self, who: Survivor, room: RoomId, kind: str, cause: str) -> None:
        """One hit is enough, unless the horde takes two. (D-SPEC-05, 11, D-RAD-17)"""
        special = self.first_special(room, kind)
        if self.needs_two_hits(room) and not special.downed:
            specials = self.state.hordes[room].specials
            specials[specials.index(special)] = msgspec.structs.replace(special, downed=True)
            self.tell(LaidDown(survivor=who.id, room=room, special=kind), cause=cause)
        else:
            self.special_dies(room, special, who, cause)

    def first_special(self, room: RoomId, kind: str) -> SpecialZombie:
        """One of its kind, rather one that lies there."""
        those = [special for special in self.specials_in(room) if special.kind == kind]
        return max(those, key=lambda special: special.downed)

    def special_dies(
        self, room: RoomId, special: SpecialZombie, by: Survivor, cause: str, *, where: RoomId = NO_ROOM
    ) -> None:
        """It teaches as much as any other zombie. (D-SPEC-10)"""
        self.remove_special(room, special)
        self.tell_death(where or room, by, cause, special.kind)
        self.gain_xp(by, 1, "zombie")
        self.free_where_no_enemy_is(room)

    def remove_special(self, room: RoomId, special: SpecialZombie) -> None:
        """It leaves the room."""
        self.state.hordes[room].specials.remove(special)
        self.tidy(room)

    @override
    def needs_two_hits(self, room: RoomId) -> bool:
        """Every zombie around a Tuff Guy, himself included. (D-SPEC-11)"""
        return self.has_special(room, "tuff-guy") or super().needs_two_hits(room)

    @override
    def stand_up(self) -> None:
        """Who lay down gets up."""
        super().stand_up()
        for horde in self.state.hordes.values():
            horde.specials = [msgspec.structs.replace(special, downed=False) for special in horde.specials]

    @override
    def lay_down(self, zombie: Horde) -> None:
        super().lay_down(zombie)
        zombie.specials = [msgspec.structs.replace(special, downed=True) for special in zombie.specials]

    # Pushing and burning them (D-SPEC-04)

    @override
    def pushable(self, room: RoomId) -> list[str]:
        """Special zombies only when nobody stands in between. (D-SPEC-04)"""
        kinds = self.kinds_exposed(room)
        return [*kinds, *(enemy for enemy in super().pushable(room) if not (kinds and enemy == ORDINARY))]

    @override
    def is_zombie(self, enemy: str) -> bool:
        """Whatever its kind."""
        return enemy in SPECIES or super().is_zombie(enemy)

    @override
    def pick_up(self, room: RoomId, enemy: str) -> Horde:
        """One special zombie out of its horde."""
        if enemy not in SPECIES:
            return super().pick_up(room, enemy)
        horde = self.state.hordes[room]
        special = self.first_special(room, enemy)
        waits = int(horde.waiting == len(horde))
        self.remove_special(room, special)
        return Horde(0, [msgspec.structs.replace(special, downed=False)], waiting=waits, infected=horde.infected)

    @override
    def pushed_into_fire(self, who: Survivor, room: RoomId, enemy: str, where: RoomId) -> None:
        """It burns as others do. (D-SPEC-04, 10)"""
        if enemy in SPECIES:
            self.special_dies(room, self.first_special(room, enemy), who, "knockback-fire", where=where)
        else:
            super().pushed_into_fire(who, room, enemy, where)

    @override
    async def zombie_burns(self, room: RoomId) -> None:
        """Fire takes the ordinary ones first, then those the team gives it. (D-SPEC-04)"""
        kinds = self.kinds_exposed(room)
        if not kinds:
            await super().zombie_burns(room)
            return
        kind = await self.ask_team("burn-special", [acts.named("special", kind) for kind in kinds], room=room)
        self.remove_special(room, self.first_special(room, kind))
        self.tell_burnt(room, kind)
        self.free_where_no_enemy_is(room)

    # Traits (D-SPEC-06 to 08)

    @override
    def zombie_steps(self, unit: Unit) -> int:
        """A Disco Doll leads her horde three rooms far; a token keeps its secret. (D-SPEC-03, 07)"""
        dolls = [one for one in self.specials_in(unit.room) if one.kind == "disco-doll" and not one.moved]
        if unit.kind == "horde" and dolls:
            return DISCO_STEPS
        return super().zombie_steps(unit)

    @override
    def cancellable(self, attack: Attack) -> list[Choice[int]]:
        """With Guts among them one bite gets through. (D-SPEC-08)"""
        icons = super().cancellable(attack)
        if attack.attacker == "zombies" and self.has_special(attack.room, "guts") and attack.icons.count("bite") == 1:
            return [icon for icon in icons if icon.data["icon"] != "bite"]
        return icons

    # Who has moved already (D-ZMOVE-10, R-68)

    @override
    def leave_room(self, unit: Unit) -> Horde | SpawnToken:
        """Special zombies that have moved stay behind with the others that have."""
        resting = [special for special in self.specials_in(unit.room) if special.moved]
        if unit.kind == "token" or not resting:
            return super().leave_room(unit)
        horde = self.state.hordes[unit.room]
        horde.specials = [special for special in horde.specials if not special.moved]
        horde.moved -= len(resting)
        pack = super().leave_room(unit)
        stay = self.add_zombies(unit.room, 0, moved=len(resting))
        stay.specials += resting
        stay.infected = pack.infected
        return pack

    @override
    def settle(self, pack: Horde | SpawnToken, room: RoomId) -> None:
        if isinstance(pack, Horde):
            mark_moved(pack)
        super().settle(pack, room)

    @override
    def join_waiting(self, horde: Horde, room: RoomId) -> None:
        mark_moved(horde)
        super().join_waiting(horde, room)

    @override
    async def horde_attacks(self, room: RoomId) -> None:
        mark_moved(self.state.hordes[room])
        await super().horde_attacks(room)

    @override
    def forget_moves(self) -> None:
        super().forget_moves()
        for horde in self.state.hordes.values():
            horde.specials = [msgspec.structs.replace(special, moved=False) for special in horde.specials]


def mark_moved(horde: Horde) -> None:
    """Its special zombies are on their feet, and none moves again in this phase."""
    horde.specials = [SpecialZombie(special.kind, moved=True) for special in horde.specials]
