"""What only the German or the French translation of the first edition says."""

from typing_extensions import override

from dreadhall.darkest.components.catalogue import CARDS, CHIPS, SURVIVOR_DIE
from dreadhall.darkest.editions.first_fire import CreatureBurnsOnEntry
from dreadhall.darkest.editions.first_reaction import CalledFromNextDoor
from dreadhall.darkest.enemies.hordes import NO_COLUMN
from dreadhall.darkest.enemies.powers import Powers
from dreadhall.darkest.enemies.terror import Terror
from dreadhall.darkest.fighting.attacks import Attack
from dreadhall.darkest.fighting.defense import Defense
from dreadhall.darkest.fighting.knockback import Knockback
from dreadhall.darkest.ground import Ground
from dreadhall.darkest.happenings.survivors import LastChance
from dreadhall.darkest.house.corners import Corners
from dreadhall.darkest.house.doors import RECODE_PRICE, Doors
from dreadhall.darkest.house.entering import Entering
from dreadhall.darkest.house.fire import Fire
from dreadhall.darkest.ids import DoorId, RoomId, Square, SurvivorId
from dreadhall.darkest.phases.rounds import Rounds
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.state import Foe, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act
from dreadhall.darkest.survivors.boards import can_be_bitten, cards_of, has_skill, is_infected
from dreadhall.darkest.survivors.items import Items
from dreadhall.kernel import Face

LAST_SKILL = 1


class AsRevised(Ground):
    """A translation or edition that agrees with the revised edition, or only words it otherwise."""


# Upkeep and fire


class CameraDiceForAll(Upkeep):
    """A die for every survivor, however many. (fr: D-CCHK-04)"""

    @override
    def roll_camera_check(self, people: int) -> list[Face]:
        return self.roll(SURVIVOR_DIE, people)


class OutbreakLikeSpawn(Fire):
    """The track's fire breaks out where a horde would appear. (de, fr: D-FIRE-04)"""

    @override
    async def outbreak_square(self, cause: str) -> Square | None:
        if cause != "darkness":
            return await super().outbreak_square(cause)
        row, column = self.roll_row(), self.roll_column()
        self.tell_location("fire", cause, row, column)
        square = None if column == NO_COLUMN else self.house.square(row, column)
        if square is not None and self.spawn_room(square) and self.can_burn(square):
            return square
        return await self.outbreak_elsewhere()

    async def outbreak_elsewhere(self) -> Square | None:
        """On a tile in sight near a survivor, else on any that does not burn; the team chooses."""
        for rooms in (self.spawn_rooms_near_survivors(), self.spawn_rooms_anywhere()):
            squares = [square for square in dict.fromkeys(map(self.square, rooms)) if self.can_burn(square)]
            if squares:
                return await self.ask_team("outbreak-where", [self.tile_choice(square) for square in squares])
        return None


class NemesisBurnsOnEntry(CreatureBurnsOnEntry):
    """The nemesis too burns on tiles it comes to, a cube for each burn marker. (de: D-FIRE-25, 26)"""

    @override
    async def burn_on_entry(self, foe: Foe, square: Square, by: Survivor | None) -> None:
        if foe is self.state.nemesis:
            await self.burn_beast(foe, self.state.burns.get(square, 0), by)
        else:
            await super().burn_on_entry(foe, square, by)

    @override
    async def nemesis_enters(self, nemesis: Foe, left: RoomId) -> None:
        await super().nemesis_enters(nemesis, left)
        square = self.square(nemesis.room)
        if square != self.square(left):
            await self.burn_on_entry(nemesis, square, None)


class FireHurtsNemesis(Fire):
    """A spreading fire costs the nemesis a cube for each burn marker on its tile. (de: D-FIRE-26)"""

    @override
    async def burn_nemesis(self, square: Square, heat: int) -> None:
        nemesis = self.state.nemesis
        if nemesis is not None and self.square(nemesis.room) == square:
            await self.burn_beast(nemesis, self.state.burns.get(square, 0))


class GraceBeforeTurning(Upkeep):
    """With the cube on the last skill there is one more action phase to find an antidote. (de: D-ZOMB-09)"""

    @override
    async def zombify(self, who: Survivor) -> None:
        if who.zombification > LAST_SKILL:
            await super().zombify(who)

    @override
    async def become_zombie(self, who: Survivor) -> None:
        self.tell(LastChance(survivor=who.id, room=who.room), cause="virus")

    @override
    async def survivors_have_acted(self) -> None:
        await super().survivors_have_acted()
        for who in list(self.state.survivors.values()):
            turning = self.in_play(who) and who.zombification == LAST_SKILL and is_infected(who)
            if turning and not has_skill(who, "virus-resistance"):
                await super().become_zombie(who)


class NoHordeInFire(Terror):
    """The terror die brings no horde to a burning tile. (de: D-TERROR-04)"""

    @override
    def rooms_for_horde_nearby(self, square: Square) -> list[RoomId]:
        return [room for room in super().rooms_for_horde_nearby(square) if not self.heat(self.square(room))]


# Doors, corners and the code


class OneIconPerCard(Doors):
    """A card stands for one of its icons only. (de, fr: D-UNLOCK-06)"""

    @override
    def missing_icons(self, chip: str, people: list[Survivor]) -> list[str]:
        cards = [CARDS[held.card].colours for who in people for held in cards_of(who)]
        return fewest_missing(list(CHIPS[chip].icons), cards)


def fewest_missing(icons: list[str], cards: list[tuple[str, ...]]) -> list[str]:
    """The icons left over when each card covers one, as well as can be.

    >>> fewest_missing(["red", "blue"], [("blue", "red"), ("red",)])
    []
    """
    if not icons:
        return []
    icon, *others = icons
    best = [icon, *fewest_missing(others, cards)]
    for number, colours in enumerate(cards):
        if icon in colours:
            best = min(best, fewest_missing(others, cards[:number] + cards[number + 1 :]), key=len)
    return best


class RecodeForPoints(Doors):
    """Lucy pays four AP, and only for a chip she can see. (de: D-CHAR-21)"""

    @override
    def can_recode(self, door: DoorId) -> bool:
        return bool(self.state.locks[door].chip) and super().can_recode(door)

    @override
    def can_pay_recode(self, who: Survivor) -> bool:
        return self.points(who) >= RECODE_PRICE and not who.entrapped

    @override
    def pay_recode(self, who: Survivor) -> None:
        self.spend(who, RECODE_PRICE)


class HealedAtOnce(Rounds):
    """AP regained in the medical corner may be used in the same round. (de: D-SURV-11)"""

    @override
    async def do_medic_bay(self, who: Survivor, act: Act) -> None:
        await super().do_medic_bay(who, act)
        regained = max(0, self.zone(who) - who.full_ap)
        who.ap += regained
        who.full_ap += regained


class BypassShortOfLast(Corners):
    """No bypass takes the darkness onto its last space. (fr: D-CODE-09)"""

    @override
    def can_pay_bypass(self) -> bool:
        return self.darkness_spaces_left() > 1


class StraightIntoLaboratory(Corners):
    """With the last code token somebody stands in the laboratory. (fr: D-LAB-04)"""

    @override
    async def code_tokens_removed(self, who: Survivor) -> None:
        able = [one for one in self.state.survivors.values() if not one.entrapped]
        if self.state.lab_open and able:
            name = await self.ask_team("enter-laboratory", [acts.survivor(one.id) for one in able])
            await self.enter([self.survivor(name)], self.house.laboratory, "code-broken")


# Attacks on enemies and by them


class PushedAside(Knockback):
    """What cannot be pushed straight on goes to another room away from the attacker. (de: D-DICE-12)"""

    @override
    def rooms_ahead(self, start: RoomId, room: RoomId, direction: str) -> list[RoomId]:
        straight = super().rooms_ahead(start, room, direction)
        if straight or room not in self.plan.sees[start]:
            return straight
        near = self.tile_distance(start, room)
        return [there for there in self.plan.neighbours[room] if self.tile_distance(start, there) > near]


class CalledWithinTwoSteps(CalledFromNextDoor):
    """From a diagonal tile help comes if two steps past no fire lead there. (de: D-REINF-04)"""

    @override
    def comes_round(self, source: RoomId, room: RoomId) -> bool:
        return self.is_diagonal(source, room) and self.walks_in(source, room)


class BitesGoToWaste(Defense):
    """A bite dealt to somebody with two virus tokens is ignored. (de: D-BITE-11)"""

    @override
    def can_take(self, who: Survivor, icon: str, attack: Attack, allocated: list[tuple[str, SurvivorId]]) -> bool:
        if icon == "bite":
            return not has_skill(who, "virus-resistance")
        return super().can_take(who, icon, attack, allocated)

    @override
    async def bite(self, who: Survivor, cause: str) -> None:
        if can_be_bitten(who):
            await super().bite(who, cause)
        else:
            self.nothing_happens("bitten-enough", survivor=who.id)


class ArmorRerollsOne(Defense):
    """Armour rolls one die again, of those that failed. (de: D-ITEM-13)"""

    @override
    def roll_defense_again(self, faces: list[Face]) -> list[Face]:
        number = next((n for n, face in enumerate(faces) if face != "success"), 0)
        return [*faces[:number], *self.roll(SURVIVOR_DIE), *faces[number + 1 :]]


class NightVisionRerollsOne(Entering):
    """Night vision rolls one die again. (de: D-ITEM-20)"""

    @override
    def dice_for_night_vision(self, dice: list[Face]) -> int:
        return 1


class FirefighterNeedsTools(Items):
    """The firefighter's skill goes with a tool. (de: D-CHAR-05)"""

    @override
    def firefighter_helps(self, cause: str) -> bool:
        return cause != "extinguish"


class DogSmellsCards(Powers):
    """The Zombie Dog goes for somebody with cards, if anybody has some. (fr: D-BEAST-03)"""

    @override
    def dog_prey(self, attack: Attack) -> list[SurvivorId]:
        people = super().dog_prey(attack)
        return [name for name in people if cards_of(self.survivor(name))] or people
