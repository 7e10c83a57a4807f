"""Coming into a room: what waits there, in a fixed order. (D-MOVE-10, D-ADV-05 to 08, D-LAB)"""

from typing import NoReturn

from dreadhall.darkest.components.catalogue import CHIPS, LIMITS, SURVIVOR_DIE
from dreadhall.darkest.ground import DESTROYED_HEAT
from dreadhall.darkest.happenings.enemies import Rerolled
from dreadhall.darkest.happenings.house import ChipFlipped, CureFound, LurkingCheck, Moves
from dreadhall.darkest.ids import DoorId, RoomId, Square
from dreadhall.darkest.presentation.rolls import avoids
from dreadhall.darkest.state import Lock, ShowdownTracks, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.boards import at_hand, has_ability, has_skill
from dreadhall.darkest.survivors.inventory import Inventory
from dreadhall.kernel import Face, StepEnds, hook


class Entering(Inventory):
    """Fire, chips, tokens, lurkers: whoever enters meets them one after the other."""

    async def enter(self, people: list[Survivor], room: RoomId, cause: str) -> None:
        """Survivors come into a room together. (D-MOVE-10)"""
        square = self.square(room)
        newcomers = [who for who in people if self.square(who.room) != square]
        for who in people:
            self.tell(Moves(survivor=who.id, room_from=who.room, through=[], room=room), cause=cause)
            who.room = room
        for who in newcomers:
            await self.lose_health(who, self.entry_damage(who, square), "fire")
        people = [who for who in people if self.in_play(who)]
        newcomers = [who for who in newcomers if self.in_play(who)]
        if people and room == self.house.laboratory and not self.state.cure:
            self.enter_laboratory(people[0])
        if newcomers:
            self.flip_chips_near(square)
        self.reveal_seen_tokens()
        if newcomers:
            await self.check_for_lurkers(square)
        await self.check_radiation(people, newcomers, room)

    def entry_damage(self, who: Survivor, square: Square) -> int:
        """Moving onto a hot tile costs its heat. (D-FIRE-22, D-CHAR-01, 04, D-ITEM-16)"""
        heat = self.heat(square)
        if not heat or who.gas_mask:
            return 0
        if self.is_destroyed(square):
            return 1 if has_skill(who, "protection") else DESTROYED_HEAT
        return 0 if has_ability(who, "fireproof") else heat

    def enter_laboratory(self, who: Survivor) -> NoReturn:
        """The first one in takes the cure, and the showdown starts this moment. (D-LAB-02, D-SHOW-01, 02)"""
        self.state.cure = who.id
        self.state.showdown = ShowdownTracks()
        self.outdated = True
        self.state.phase = "showdown"
        self.state.reaction = None
        self.tell(CureFound(survivor=who.id, room=who.room))
        raise StepEnds  # Everything else that was going on is dropped.

    # Code chips (D-UNLOCK-01 to 03)

    @hook(replaced=True)
    def flip_chips_near(self, square: Square) -> None:
        """Who comes onto a tile turns up the chips on its doors and on those that lead to it. (D-UNLOCK-01)"""
        for door in self.house.doors_near[square]:
            if door in self.state.locks:
                self.flip_chip(door, "seen")

    def flip_chip(self, door: DoorId, cause: str) -> None:
        """What the chip shows is decided now. (D-UNLOCK-03)"""
        lock = self.state.locks[door]
        if lock.chip:
            return
        pool = [chip for chip in self.state.hidden_chips if len(CHIPS[chip].icons) == lock.icons]
        chip = pool[self.chance(f"chips-{lock.icons}", len(pool))[0]]
        self.state.hidden_chips.remove(chip)
        self.state.locks[door] = Lock(lock.icons, chip)
        self.tell(ChipFlipped(door=door, chip=chip), cause=cause)

    # Lurking creatures (advanced rules)

    async def check_for_lurkers(self, square: Square) -> None:
        """A die for everybody on the tile; a failure brings a creature. (D-ADV-05 to 07)"""
        if not self.options.advanced or square not in self.house.lurking or self.is_destroyed(square):
            return
        people = self.survivors_on(square)
        if self.state.creature is not None or not people:
            return
        dice = self.roll(SURVIVOR_DIE, min(len(people), LIMITS.survivor_dice))
        self.tell(
            LurkingCheck(
                tile=square,
                room=self.main_room(square),
                survivors=[who.id for who in people],
                **avoids("lurking", dice),
            ),
            cause="lurking",
        )
        dice = await self.reroll_lurking_check(people, dice)
        if "failure" in dice:
            await self.creature_appears("lurking")
        else:
            self.nothing_happens("nothing-lurks", room=self.main_room(square))

    async def reroll_lurking_check(self, people: list[Survivor], dice: list[Face]) -> list[Face]:
        """Night vision rolls any of the dice again, once. (D-ADV-08, D-ITEM-20)"""
        for who in people:
            goggles = at_hand(who, "night-vision")
            if goggles is None:
                continue
            chosen: list[int] = []
            while len(chosen) < self.dice_for_night_vision(dice):
                left = {dice[n]: acts.icon(str(dice[n]), n) for n in reversed(range(len(dice))) if n not in chosen}
                number = await self.ask_owner(
                    who, "night-vision", [*left.values(), acts.icon("stop", -1)], dice=list(dice)
                )
                if number < 0:
                    break
                chosen.append(number)
            if chosen:
                await self.take_in_hand(who, goggles)
                before = list(dice)
                for number, face in zip(chosen, self.roll(SURVIVOR_DIE, len(chosen)), strict=True):
                    dice[number] = face
                roll = avoids("lurking", dice)
                self.tell(Rerolled(survivor=who.id, before=before, **roll), cause="night-vision")
        return dice

    @hook(replaced=True)
    def dice_for_night_vision(self, dice: list[Face]) -> int:
        """How many dice of a lurking check night vision may roll again: all. (D-ITEM-20)"""
        return len(dice)

    @hook(replaced=True)
    async def check_radiation(self, people: list[Survivor], newcomers: list[Survivor], room: RoomId) -> None:
        """What radiation does to those who come into a room, the newcomers to its tile among them: nothing."""
