"""Haunt 30, Tomb of Dracula: vampires bend heroes to their will until the sun is up; a stake ends one sooner."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import GIRL, HOLY_SYMBOL, SPEAR
from dreadhall.betrayal.components.catalogue import EXPLORERS, TRAITS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import CHAPEL, COAL_CHUTE, CRYPT, GRAVEYARD
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.explorers.traits import INDEX
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.monsters import MonsterKilled
from dreadhall.betrayal.house.paths import far_off
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, FighterId, Place, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import BOTH
from dreadhall.betrayal.state import SKULL, Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.house.holy_ground import HolyGround
from dreadhall.betrayal.toolkit.house.refuge import refuges_seen
from dreadhall.betrayal.toolkit.people.conversion import KillersWin
from dreadhall.betrayal.toolkit.people.driving_off import DrivingOff
from dreadhall.kernel import Choice, Happening

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

DRACULA = Monster("dracula", speed=5, might=8, sanity=6)
BRIDE = Monster("vampire-bride", speed=4, might=4, sanity=4)
"""One box is unlabelled and one LOST IN SOURCE: both by a public transcription. (H30-11, H30-12)"""
SEX = {DRACULA.kind: "m", BRIDE.kind: "f"}

TOMBS = (CRYPT, GRAVEYARD)
FAR_OFF, AWAKE = 4, 2
"""How far off Dracula lies, and the turn on which he wakes."""
DOMINATE, PULL = "h30-traitor-dominate", "h30-traitor-pull"
BLOOD = "h30-blood"
UNTIL_DAWN = "h30-heroes-dawn"
HEAD_START = 3
"""How far a hero whom a bot plays keeps away from them."""


class Staked(Happening, kind="h30-staked"):
    """A vampire is dead by the Spear."""

    explorer: ExplorerId
    target: FighterId


class Dawn(Happening, kind="h30-dawn"):
    """The sun rises."""


class Burns(Happening, kind="h30-burns"):
    """The light burns whoever cannot bear it."""


class Domination(Attack):
    """A will against a will: it costs Speed, or nothing."""

    __slots__ = ()


class TombOfDraculaMemory(Memory):
    """The time of day."""

    sun_is_up: bool = False


class TombOfDracula(HolyGround, DrivingOff, KillersWin, Clock):
    """Dracula and the Bride must be destroyed; for them, no hero may be left. (H30-27, H30-28, H30-32)"""

    number = 30
    memory = remembers(TombOfDraculaMemory)
    rolls_in: ClassVar = {"h30-dawn": BOTH}
    kinds = (DRACULA, BRIDE)
    hallowed: ClassVar = ("sanity", 6, "h30-holy")
    push_verb = "h30-heroes-push"

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor's blood changes, Dracula lies in his tomb, the Girl is his Bride. (H30-01 to H30-05)"""
        self.quicken(self.traitor)
        seat = self.traitor.seat
        room = await self.choose_room(seat, "h30-traitor-tomb", self.tombs())
        self.place(DRACULA, await self.choose_place(seat, room))
        await self.claim_card(GIRL)
        self.discard(GIRL)
        self.place(BRIDE, self.traitor.place)
        self.set_track(0)

    def tombs(self) -> list[RoomId]:
        """Crypt or Graveyard, else a room where nobody is, four spaces from everybody, else the farthest. (H30-03)"""
        people = [who.place for who in self.explorers()]
        rooms = [room for room in self.standing_rooms() if room != COAL_CHUTE]
        free = [room for room in rooms if room not in map(room_of, people)] or rooms
        return [room for room in TOMBS if self.in_house(room)] or far_off(self, people, free, FAR_OFF)

    def quicken(self, who: Explorer) -> None:
        """Every trait of a new vampire rises. (H30-01, H30-18)"""
        with self.because(BLOOD):
            for trait in TRAITS:
                self.raise_trait(who, trait, 1)

    def is_vampire(self, fighter: Fighter) -> bool:
        """Dracula, the Bride, the traitor and all converts are vampires."""
        return isinstance(fighter, Figure) or fighter.traitor

    def vampires(self) -> list[Fighter]:
        """All of them on the board."""
        return [*self.monsters(), *(who for who in self.explorers() if who.traitor)]

    @override
    def acts(self, figure: Figure) -> bool:
        """Dracula wakes on the second turn. (H30-20, H30-25)"""
        return (figure.kind != DRACULA.kind or self.haunt.track >= AWAKE) and super().acts(figure)

    # Domination

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """A vampire may dominate instead of its attack. (H30-14, H30-36)"""
        if who.traitor and self.may_strike(who):
            yield from self.dominations(who, [who.place])

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """So may Dracula and the Bride. (H30-14)"""
        found = super().monster_deeds(figure)
        if not self.turn.attacked:
            found += self.dominations(figure, self.plan.places(self.room(figure)))
        return found

    def dominations(self, vampire: Fighter, places: Iterable[Place]) -> Iterator[Choice[Deed]]:
        """Heroes of the other sex, here or behind a connecting door. (H30-14, H30-42, H30-43)"""
        reach = {*places, *(to for place in places for _, to in self.plan.exits[place])}
        for hero in self.heroes():
            if hero.place in reach and sex_of(hero) != sex_of(vampire):
                attack = Domination(vampire, hero, "sanity", distant=hero.place not in places, may_steal=False)
                yield deed(f"{DOMINATE}:{hero.id}", self.attack_with, attack, target=hero.id, trait="sanity")

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """A will that is broken costs a vampire nothing. (H30-14)"""
        return isinstance(attack, Domination) or super().loses_safely(attack)

    async def dominate(self, attack: Attack, hero: Explorer) -> None:
        """Speed goes by the difference, at last with a kiss; from next door the hero may be drawn in. (H30-14)"""
        vampire = attack.attacker
        with self.because(vampire.id):
            self.drop_clip(hero, "speed", attack.margin, floor=SKULL)
        if hero.clips[INDEX["speed"]] == SKULL:
            await self.convert(hero)
        elif attack.distant and await self.agrees(self.controller(vampire), PULL, explorer=hero.id):
            # Whoever is drawn in like this is spared what the rooms do. (H30-35)
            before, hero.place = hero.place, vampire.place
            with self.because(vampire.id):
                self.tell_move(hero, before)

    @override
    async def changes(self, who: Explorer) -> None:
        """A new vampire: Speed as at the start, and a space more of everything; things are kept. (H30-18, H30-31)"""
        with self.because(BLOOD):
            self.raise_to_start(who, "speed")
        self.quicken(who)

    # Holy ground

    @override
    def is_hallowed(self, fighter: Fighter, room: RoomId) -> bool:
        """To vampires the Chapel, and wherever a hero carries the Holy Symbol. (H30-21, H30-33)"""
        if not self.is_vampire(fighter):
            return False
        return room == CHAPEL or any(HOLY_SYMBOL in hero.cards for hero in self.heroes_in(room))

    # What heroes do to vampires

    @override
    async def resolve(self, attack: Attack) -> None:
        """A stake through the heart kills; a dominated hero grows slow. (H30-14, H30-15, H30-19)"""
        hero, other = attack.defender, attack.attacker
        if isinstance(attack, Domination) and isinstance(hero, Explorer):
            if attack.margin > 0:
                await self.dominate(attack, hero)
        elif attack.card == SPEAR and attack.margin > 0 and not self.is_vampire(other):
            await self.stake(attack)
        else:
            await super().resolve(attack)

    async def stake(self, attack: Attack) -> None:
        """Whoever is staked is dust. (H30-15)"""
        self.tell(Staked(explorer=ExplorerId(attack.attacker.id), target=attack.defender.id))
        if isinstance(attack.defender, Figure):
            await self.slay(attack.defender)
        else:
            await self.kill(attack.defender, attack.attacker.id)

    @override
    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: Trait, card: CardId) -> bool:
        """A stake kills it, and the Holy Symbol drives it off. (H30-16, H30-38, C-38)"""
        return card == SPEAR or HOLY_SYMBOL in who.cards

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """With the Holy Symbol a vampire is driven off, a room for each point. (H30-16, H30-37)"""
        rooms = points if isinstance(loser, Figure) else self.reduce_damage(loser, attack.damage, points, winner)
        await super().beaten(loser, winner, points, attack)
        if isinstance(winner, Explorer) and self.is_hero(winner) and HOLY_SYMBOL in winner.cards:
            await self.drive_off(winner, loser, rooms)

    # The clock and the sun

    @override
    async def slot_starts(self, who: Explorer) -> None:
        """Even in a dead traitor's turn: the track, then dawn or the day. (H30-22 to H30-24, H30-29, H30-40)"""
        await super().slot_starts(who)
        if who is not self.traitor:
            return
        turn = self.advance_track()
        if self.memory.sun_is_up:
            await self.burn()
            return
        with until_void():
            watch = next(hero for hero in self.from_left_of(who.seat) if hero.alive and self.is_hero(hero))
            if await self.throw(watch, self.players, "h30-dawn", aim=reach(turn)) < turn:
                self.memory.sun_is_up = True
                self.tell(Dawn())

    async def burn(self) -> None:
        """All vampires weaken at once, and some burst into flames. (H30-24, H30-39, H30-41)"""
        self.tell(Burns())
        with self.because("h30-sun"):
            for who in filter(self.is_vampire, self.explorers()):
                for trait in TRAITS:
                    self.drop_clip(who, trait, 1, floor=SKULL)
            for figure in self.monsters():
                figure.traits = {trait: max(0, value - 1) for trait, value in figure.traits.items()}
            for figure in [figure for figure in self.monsters() if not all(figure.traits.values())]:
                self.remove(figure, MonsterKilled)
            await self.perish([who for who in self.explorers() if SKULL in who.clips])

    @override
    def knows_monster(self, seat: int, figure: Figure) -> bool:
        """By daylight everybody sees how weak they are. (H30-07, H30-10)"""
        return self.memory.sun_is_up or super().knows_monster(seat, figure)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """Dracula and the Bride are destroyed. (H30-26)"""
        return not self.state.monsters

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """The Spear for them, or time until the day; for vampires the heroes, and a kill of one's own. (H30-46)"""
        who, foes = self.state.explorers[seat], tuple(figure.id for figure in self.monsters())
        if not self.is_hero(who):
            if self.is_convert(who):
                prey = tuple(hero.id for hero in self.heroes())
                yield Objective(id="h30-traitor-kill", done=int(self.has_killed(who)), foes=prey)
            yield self.no_hero_left("h30-traitor-heroes", verbs=(DOMINATE,))
            return
        armed, done, of = SPEAR in who.cards, len(self.kinds) - len(foes), len(self.kinds)
        if not armed:
            yield Objective(id=UNTIL_DAWN, done=int(self.memory.sun_is_up))
        dangers = tuple(dict.fromkeys(map(self.room, self.vampires())))
        wanted, avoid = (foes, ()) if armed else ((), dangers)
        leave = () if armed or HOLY_SYMBOL in who.cards else foes
        yield Objective(
            id="h30-heroes-vampires",
            done=done,
            of=of,
            cards=(SPEAR,),
            foes=wanted,
            avoid=avoid,
            leave=leave,
            at_any_cost=armed and of - done == 1,
        )

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """Whoever waits for the sun keeps away from vampires meanwhile. (H30-46)"""
        if wish.id == UNTIL_DAWN:
            dangers = [monster.room for monster in view.monsters]
            dangers += [who.room for who in view.explorers if who.side == "traitor" and who.room]
            wish = msgspec.structs.replace(wish, rooms=refuges_seen(view, seat, dangers, HEAD_START))
        yield wish


def sex_of(fighter: Fighter) -> str:
    """Whether somebody is a man or a woman. (H30-42)"""
    return SEX[fighter.kind] if isinstance(fighter, Figure) else EXPLORERS[fighter.id].gender


RULES = TombOfDracula
