"""Locked doors and the chips on them. (D-UNLOCK, D-CHAR-21)"""

from dreadhall.darkest.components.catalogue import CHIPS
from dreadhall.darkest.happenings.house import Attempt, DoorRecoded, DoorUnlocked, UnlockFails
from dreadhall.darkest.house.searching import Searching
from dreadhall.darkest.ids import DoorId, RoomId
from dreadhall.darkest.state import Lock, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act, Choices
from dreadhall.darkest.survivors.boards import colours_of
from dreadhall.kernel import hook

RECODE_PRICE = 4


class Doors(Searching):
    """Opening what is closed, by the code or by force."""

    def locks_at(self, room: RoomId) -> list[DoorId]:
        """The locked doors of a room, from either side. (D-UNLOCK-04)"""
        locks = self.state.locks
        return [door for door in self.plan.closed_at[room] if door in locks]

    def add_unlocks(self, who: Survivor, into: Choices) -> None:
        """Every door that could be opened, with what would be missing even with help. (D-UNLOCK-04, 07, 10)"""
        people: list[Survivor] = []
        for door in self.plan.closed_at[who.room]:
            lock = self.state.locks.get(door)
            if lock is None:
                continue
            if not lock.chip:
                into.append(acts.UNLOCK[who.id, door])
                continue
            people = people or [who, *self.possible_helpers(who)]
            missing = self.missing_icons(lock.chip, people)
            if len(missing) <= self.icons_to_force():
                steps = self.steps_to_force(missing) if missing else 0
                into.append(acts.unlock(who.id, door, tuple(missing), steps))

    @hook(replaced=True)
    def missing_icons(self, chip: str, people: list[Survivor]) -> list[str]:
        """The chip's icons that the cards of these survivors do not cover. (D-UNLOCK-06)"""
        at_hand: list[str] = []
        for who in people:
            at_hand += colours_of(who)
        missing = []
        for colour in CHIPS[chip].icons:
            if colour in at_hand:
                at_hand.remove(colour)
            else:
                missing.append(colour)
        return missing

    @hook(replaced=True)
    def possible_helpers(self, who: Survivor) -> list[Survivor]:
        """Who may help to open a door: others of the group in the room with an AP to spare. (D-UNLOCK-07)"""
        helpers = []
        for other in self.active():  # a loop: asked for every survivor beside a door that is offered
            if other is not who and other.room == who.room and not other.entrapped and self.points(other) > 0:
                helpers.append(other)
        return helpers

    async def do_unlock(self, who: Survivor, act: Act) -> None:
        """Match the chip's icons, with help, or force what is missing. (D-UNLOCK-04 to 14)"""
        door = act.door
        self.flip_chip(door, "unlock")
        chip = self.state.locks[door].chip
        helpers = await self.gather_helpers(who, chip)
        missing = self.missing_icons(chip, [who, *helpers])
        about: Attempt = {"survivor": who.id, "door": door, "room": who.room, "chip": chip}
        if len(missing) > self.icons_to_force():
            self.tell(UnlockFails(missing=missing, **about), cause="short-of-icons")
            return
        if missing and not await self.want_to_force([who, *helpers], door, missing):
            self.tell(UnlockFails(missing=missing, **about), cause="given-up")
            return
        for one in (who, *helpers):
            self.spend(one, 1)
        self.open_door(door)
        who.chips.append(chip)
        helping = [one.id for one in helpers]
        self.tell(DoorUnlocked(helping_survivors=helping, forced=missing, **about), cause="unlock")
        self.reward_for_door(who)
        self.reveal_seen_tokens()
        for _ in missing:
            await self.advance_darkness("forced-door")

    async def gather_helpers(self, who: Survivor, chip: str) -> list[Survivor]:
        """Those who can add an icon that is missing are asked, one by one. (D-UNLOCK-07)"""
        helpers: list[Survivor] = []
        for other in self.possible_helpers(who):
            missing = self.missing_icons(chip, [who, *helpers])
            fewer = self.missing_icons(chip, [who, *helpers, other])
            if len(fewer) < len(missing) and await self.confirm(other, "help-unlock", leader=who.id, missing=missing):
                helpers.append(other)
        return helpers

    @hook(replaced=True)
    def icons_to_force(self) -> int:
        """How many missing icons can be forced: each needs a darkness space that is left. (D-UNLOCK-10, 15)"""
        return self.darkness_spaces_left()

    async def want_to_force(self, people: list[Survivor], door: DoorId, missing: list[str]) -> bool:
        """Every missing icon costs a darkness space; all who would pay for the attempt decide. (D-UNLOCK-10)"""
        data = {"survivor": people[0].id, "door": door, "missing": missing, "steps": self.steps_to_force(missing)}
        return await self.ask_team("force-door", [acts.YES, acts.NO], people, **data)

    def steps_to_force(self, missing: list[str]) -> int:
        """How far the darkness moves where these icons are forced. (D-UNLOCK-10)"""
        return min(len(missing), self.darkness_spaces_left())

    def open_door(self, door: DoorId) -> None:
        """The way is open for good. (D-MODEL-06, D-UNLOCK-13)"""
        del self.state.locks[door]
        self.board_changed()

    @hook(replaced=True)
    def reward_for_door(self, who: Survivor) -> None:
        """Who learns from an open door: everybody. (D-UNLOCK-11)"""
        self.everybody_gains_xp(1, "door")

    # Lucy's ability (D-CHAR-21, 27)

    def add_recodings(self, who: Survivor, into: Choices) -> None:
        """Lucy changes the codes of doors. (D-CHAR-21)"""
        if self.can_pay_recode(who):
            for door in self.locks_at(who.room):
                if self.can_recode(door):
                    into.append(acts.act("recode", who.id, door, "door"))

    @hook
    def can_recode(self, door: DoorId) -> bool:
        """Whether a door's chip can be exchanged: an unused one with as many icons is left. (D-CHAR-21)"""
        return bool(self.spare_chips(self.state.locks[door].icons))

    @hook(replaced=True)
    def can_pay_recode(self, who: Survivor) -> bool:
        """Whether Lucy has the price of her ability: four experience points. (D-CHAR-21)"""
        return who.xp >= RECODE_PRICE

    @hook(replaced=True)
    def pay_recode(self, who: Survivor) -> None:
        """Lucy pays the price of her ability. (D-CHAR-21)"""
        who.xp -= RECODE_PRICE

    def spare_chips(self, icons: int) -> list[str]:
        """The unused chips with so many icons. (D-SEC-11)"""
        return [chip for chip in self.state.unused_chips if len(CHIPS[chip].icons) == icons]

    async def do_recode(self, who: Survivor, act: Act) -> None:
        """Exchange a chip for a random unused one, face up. (D-CHAR-21, 27)"""
        self.pay_recode(who)
        lock = self.state.locks[act.door]
        spare = self.spare_chips(lock.icons)
        new = spare[self.chance(f"spare-{lock.icons}", len(spare))[0]]
        self.state.unused_chips.remove(new)
        self.put_back_chip(lock.chip, lock.icons)
        self.state.locks[act.door] = Lock(lock.icons, new)
        self.tell(DoorRecoded(survivor=who.id, room=who.room, door=act.door, chip=new))

    def put_back_chip(self, chip: str, icons: int) -> None:
        """The old chip joins the unused ones; if it was face down, one of the hidden ones goes with it."""
        if not chip:
            pool = [hidden for hidden in self.state.hidden_chips if len(CHIPS[hidden].icons) == icons]
            chip = pool[self.chance(f"chips-{icons}", len(pool), to=())[0]]
            self.state.hidden_chips.remove(chip)
        self.state.unused_chips.append(chip)
