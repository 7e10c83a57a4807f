"""Haunt 46, The Feast: victims stray through the house; the heroes lead them out, the cannibals eat them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import DYNAMITE
from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import ATTIC, DINING_ROOM
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.monsters import MonsterGone, MonsterKilled, MonsterLeaves
from dreadhall.betrayal.house.plan import ROOM_OF, room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, FigureId, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.full_turn import nothing_done
from dreadhall.betrayal.toolkit.house.front_door import HALL, OUTSIDE, FrontDoor
from dreadhall.betrayal.toolkit.monsters.alike import one_of_each
from dreadhall.betrayal.toolkit.monsters.facing import BACK, LEFT, RIGHT, STRAIGHT, Facing, first_exit
from dreadhall.betrayal.toolkit.monsters.growth import Growth
from dreadhall.betrayal.toolkit.people.bodies import Bodies
from dreadhall.betrayal.toolkit.people.escorts import Escorts
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

FREAK = Monster("cannibal-freak", speed=2, might=4, sanity=4, dies=True)
VICTIM = Monster("victim", speed=2, might=3, sanity=3, dies=True, fights=False, rides=False, looks=True)

LARDER, PRISON = DINING_ROOM, ATTIC
WALK = 2
"""How many rooms a victim walks, alone or led."""
COUNTERCLOCKWISE = (STRAIGHT, LEFT, BACK, RIGHT)
ESCAPED = "h46-escaped"
LEAD = "h46-heroes-victims"


class Feasts(Happening, kind="h46-feasts"):
    """The traitor has eaten a body."""

    explorer: ExplorerId
    token: str


class FreakFeasts(Happening, kind="h46-freak-feasts"):
    """A freak has eaten a body."""

    monster: FigureId
    creature: str
    token: str


class TheFeastMemory(Memory):
    """What became of the victims."""

    escaped: Small = 0
    eaten: list[str] = []


class TheFeast(Escorts, FrontDoor, Facing, Bodies, Growth):
    """Out with all, or death to the cannibals; for them, all victims eaten or all heroes dead."""

    number = 46
    memory = remembers(TheFeastMemory)
    kinds = (FREAK, VICTIM)
    way_back = "h46-heroes-come-back"
    escort_verb, parting_verb = "h46-heroes-escort", "h46-heroes-let-go"

    # Set-up

    @override
    async def set_up(self) -> None:
        """Freaks in the Dining Room, victims in the Attic, all looking the same way. (H46-05 to H46-08)"""
        if await self.fetch_room(self.traitor.seat, LARDER):
            self.place(FREAK, place_in(LARDER), self.heroes_at_start)
        if await self.fetch_room(self.speaker, PRISON):
            facing = await self.choose_facing(self.speaker, "h46-heroes-facing", VICTIM.kind)
            for victim in self.place(VICTIM, place_in(PRISON), self.heroes_at_start):
                victim.facing = facing

    def is_victim(self, fighter: Fighter) -> bool:
        """Whether a figure is one of the victims."""
        return isinstance(fighter, Figure) and fighter.kind == VICTIM.kind

    def has_hero(self, room: RoomId) -> bool:
        """Whether a hero is in a room, on whatever side."""
        for who in self.state.explorers:
            if ROOM_OF[who.place] == room and not who.traitor and self.on_board(who):
                return True
        return False

    @override
    def knows_monster(self, seat: int, figure: Figure) -> bool:
        """The heroes' book prints the victims, the traitor's the freaks. (H46-10, H46-11)"""
        return "heroes" in self.books_of(seat) if self.is_victim(figure) else super().knows_monster(seat, figure)

    # The victims walk

    @override
    async def slot_starts(self, who: Explorer) -> None:
        """Before the first hero acts the victims walk, in an order of that player's choice. (H46-26, H46-37)"""
        if who.seat != self.haunt.first:
            return
        waiting = [victim for victim in self.monsters(VICTIM) if not self.has_hero(self.room(victim))]
        while waiting:
            choices = [Choice(f"monster:{one.id}", one, {"monster": one.id}) for one in one_of_each(waiting)]
            victim = await self.ask(self.guide(), "h46-heroes-next-victim", choices)
            waiting.remove(victim)
            await self.strays(victim)

    def guide(self) -> int:
        """The first living hero in turn order. (H46-36)"""
        return next(who.seat for who in self.from_seat(self.haunt.first) if who.alive and self.is_hero(who))

    async def strays(self, victim: Figure) -> None:
        """Two rooms straight on, or turned left to the next exit; a hero makes it stop. (H46-26, H46-27, H46-35)"""
        for _ in range(WALK):
            ways = self.ways_by_side(victim)
            side = first_exit(victim, COUNTERCLOCKWISE, ways)
            if side is None or self.has_hero(self.room(victim)):
                return
            victim.facing = side
            await self.monster_steps(victim, ways[side])

    @override
    def monster_hears_music(self, figure: Figure) -> None:
        """Victims ignore required rolls. (H46-24)"""
        if not self.is_victim(figure):
            super().monster_hears_music(figure)

    @override
    def acts(self, figure: Figure) -> bool:
        """Victims have no part in the monster turn. (H46-04)"""
        return not self.is_victim(figure)

    # What heroes can do

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Lead a victim, open the door, leave; the traitor feasts. (H46-16 to H46-19)"""
        if self.is_hero(who):
            idle = nothing_done(self.turn)
            for victim in filter(self.is_victim, self.monsters_at(who.place)):
                yield from self.escorts(who, victim, WALK - 1) if idle else self.rescues(who, victim)
            if self.room(who) == HALL:
                yield from self.door_tasks(who, "h46-heroes-open-door", 5)
                yield from self.ways_out(who, "h46-heroes-leave")
        elif nothing_done(self.turn):
            yield from self.meals(who)

    @override
    def escorts(self, who: Explorer, victim: Figure, more: int) -> Iterator[Choice[Deed]]:
        """A step together for the hero's price, or both out of the front door. (H46-18, H46-24, H46-33, H46-34)"""
        yield from super().escorts(who, victim, more)
        yield from self.rescues(who, victim)

    def rescues(self, who: Explorer, victim: Figure) -> Iterator[Choice[Deed]]:
        """Out of the open door with a victim beside one, at any time of the turn. (H46-17, H46-52)"""
        if self.can_leave(who):
            price = self.step_price(who, OUTSIDE)
            data = {"monster": victim.id, "creature": victim.kind, "price": price}
            yield deed(f"h46-heroes-rescue:{victim.id}", self.rescue, who, victim, price, **data)

    async def rescue(self, who: Explorer, victim: Figure, price: int) -> None:
        """The victim is free, and the hero outside with it. (H46-17)"""
        self.remove(victim)
        self.memory.escaped += 1
        self.tell_count(ESCAPED, self.memory.escaped)
        await self.leave_house(who, price)

    # Feasting

    def meals(self, diner: Fighter) -> Iterator[Choice[Deed]]:
        """A body where the diner begins its turn, if no living hero is there, for the whole turn. (H46-19, H46-20)"""
        if not self.has_hero(self.room(diner)):
            for token in self.bodies_at(diner.place):
                yield deed(f"h46-traitor-feast:{token}", self.feast, diner, token, token=token)

    async def feast(self, diner: Fighter, token: str) -> None:
        """Every trait rises by one; the body is gone. (H46-19, H46-20, H46-38, H46-45)"""
        self.turn.ended = True
        self.take_body(token)
        if isinstance(diner, Explorer):
            self.tell(Feasts(explorer=diner.id, token=token))
            with self.because("h46-feast"):
                for trait in TRAITS:
                    self.raise_trait(diner, trait, 1)
        else:
            self.tell(FreakFeasts(monster=diner.id, creature=diner.kind, token=token))
            self.grow(diner)
        if VICTIM.kind in token:
            self.memory.eaten.append(token)

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """A freak that has done nothing yet may feast instead of all else. (H46-20)"""
        found = super().monster_deeds(figure)
        return [*found, *self.meals(figure)] if nothing_done(self.turn) else found

    # Fighting

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """The bad guys may attack victims too; heroes may not. (H46-21, H46-40)"""
        found = super().opponents(who)
        if not (isinstance(who, Explorer) and self.is_hero(who)):
            found += self.monsters(VICTIM)
        return found

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """A victim is attacked with Might; Dynamite asks nobody. (H46-21, H46-40)"""
        if self.is_victim(target) and trait != "might" and card != DYNAMITE:
            return False
        return super().may_attack(who, target, trait, card)

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """A victim hurts nobody. (H46-14, H46-21)"""
        return self.is_victim(attack.defender) or super().loses_safely(attack)

    @override
    def remove(self, figure: Figure, how: type[MonsterLeaves] = MonsterGone) -> None:
        """A dead victim is a corpse. (H46-22)"""
        super().remove(figure, how)
        if how is MonsterKilled and self.is_victim(figure):
            self.lay_body(figure.id, figure.place)

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """Dead heroes are bodies too. (H46-19)"""
        if self.is_hero(who):
            self.lay_body(who.id, who.place)
        await super().after_death(who, by)

    # Victory

    def eaten(self) -> int:
        """How many victims were eaten: everybody saw it, but why that matters only the traitor's book says. (H46-10)"""
        return len(self.memory.eaten)

    def dead_victims(self) -> int:
        """The victims that did not live to escape."""
        return self.heroes_at_start - len(self.monsters(VICTIM)) - self.memory.escaped

    def too_late(self) -> bool:
        """Whether a hero or a victim has died, so that escape is no victory any more. (H46-29)"""
        return self.dead_victims() > 0 or len(self.living_heroes()) < self.heroes_at_start

    @override
    def heroes_won(self) -> bool:
        """All the bad guys are dead, or all victims and heroes are out alive. (H46-28, H46-29)"""
        if not self.traitor.alive and not self.monsters(FREAK):
            return True
        if self.memory.escaped < self.heroes_at_start or self.too_late():
            return False
        return all(self.is_outside(hero) for hero in self.living_heroes())

    @override
    def traitor_won(self) -> bool:
        """All victims are eaten. (H46-30, H46-31)"""
        return self.eaten() == self.heroes_at_start

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Door, escort and blood for the heroes; for the cannibals meals and heroes. (H46-46)"""
        total = self.heroes_at_start
        victims = self.monsters(VICTIM)
        escaped = self.memory.escaped
        if side == "heroes":
            door = int(self.door_is_open)
            yield Objective(id="h46-heroes-door", done=door, verbs=("h46-heroes-open-door",), rooms=(HALL,))
            rooms = tuple(dict.fromkeys(map(self.room, victims)))
            lead = ("h46-heroes-rescue", "h46-heroes-escort", self.way_back)
            yield Objective(id=LEAD, done=escaped, of=total, verbs=lead, rooms=rooms)
            if not victims and not self.too_late():
                out = sum(map(self.is_outside, self.state.explorers))
                leave = ("h46-heroes-leave",)
                yield Objective(id="h46-heroes-outside", done=out, of=total, verbs=leave, rooms=(HALL,))
            foes = [figure.id for figure in self.monsters(FREAK)] + [self.traitor.id] * self.traitor.alive
            done, back = total + 1 - len(foes), (self.way_back,) if self.too_late() else ()
            yield Objective(id="h46-heroes-bad-guys", done=done, of=total + 1, verbs=back, foes=tuple(foes))
        else:
            if not escaped:
                rooms = tuple(dict.fromkeys(room_of(self.state.tokens[body]) for body in self.bodies()))
                eaten, prey, eat = self.eaten(), tuple(victim.id for victim in victims), ("h46-traitor-feast",)
                yield Objective(id="h46-traitor-victims", done=eaten, of=total, verbs=eat, rooms=rooms, foes=prey)
            dead = total - len(self.living_heroes())
            yield Objective(id="h46-traitor-heroes", done=dead, of=total, foes=tuple(hero.id for hero in self.heroes()))

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """Whoever is with a victim leads it to the front door, and back to no other room. (H46-46)"""
        me = view.explorers[seat]
        victims = [monster.place for monster in view.monsters if monster.kind == VICTIM.kind]
        if wish.id == LEAD and me.place in victims:
            wish = msgspec.structs.replace(wish, rooms=(me.room, HALL))
        yield wish


RULES = TheFeast
