"""Haunt 6, The Floating Eye: aliens lead the heroes aboard; the heroes batter the ship before it takes off."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.pieces import DamageKind, Trait
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.house import TokenPlaced
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_ROOM, CardId, ExplorerId, FigureId, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.refuge import Refuge
from dreadhall.betrayal.toolkit.people.led import Led
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

ALIEN = Monster("alien", speed=4, might=6, sanity=6, immune=frozenset({"speed"}))

SHIP = "spaceship"
ABOARD = "aboard"
CONTROLLED, IMMUNE = "controlled", "immune"
DAMAGE = "h06-damage"
CONTROL, BATTER = "h06-traitor-control", "h06-heroes-batter"
CROWD = 5
"""From so many players on there are two aliens."""
AWAY = 3
"""How many spaces from the ship an alien is too far away to guard it, to a bot."""


class Boards(Happening, kind="h06-boards"):
    """Somebody goes aboard the ship."""

    explorer: ExplorerId


class Controlled(Happening, kind="h06-controlled"):
    """The alien rules over somebody."""

    explorer: ExplorerId
    monster: FigureId


class Freed(Happening, kind="h06-freed"):
    """The alien does not rule over somebody any longer."""

    explorer: ExplorerId


class MindControl(Attack):
    """An alien reaches for a mind: whoever wins, nobody is hurt."""

    __slots__ = ()


class TheFloatingEyeMemory(Memory):
    """The spaceship."""

    damage: Small = 0


class TheFloatingEye(Led, Tasks, Refuge):
    """Every hero dead or aboard, or as much damage to the ship as there are players."""

    number = 6
    memory = remembers(TheFloatingEyeMemory)
    kinds = (ALIEN,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """Aliens and ship come down where it began, and the traitor goes aboard. (H06-03 to H06-07)"""
        place = await self.choose_place(self.traitor.seat, self.haunt.room)
        self.place(ALIEN, place, 1 + (self.players >= CROWD))
        self.state.tokens[SHIP] = place
        self.tell(TokenPlaced(token=SHIP, place=place, room=room_of(place)))
        await self.board(self.traitor)

    async def board(self, who: Explorer) -> None:
        """Out of the game, with all that is carried. (H06-03, H06-26, H06-33)"""
        for card in who.cards:
            self.close(card)
        self.state.gone += who.cards
        who.cards, who.over_the_top, who.status = [], {}, {}
        who.away = ABOARD
        self.tell(Boards(explorer=who.id))

    def ship_room(self) -> RoomId:
        """The room where the ship stands."""
        return room_of(self.state.tokens[SHIP])

    # Mind control

    def is_controlled(self, fighter: Fighter) -> bool:
        """Whether a hero obeys the aliens."""
        return isinstance(fighter, Explorer) and CONTROLLED in fighter.status

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """Instead of its attack an alien reaches for every mind in the room. (H06-15 to H06-17)"""
        found = super().monster_deeds(figure)
        if not self.turn.attacked and self.minds_near(figure):
            found.append(deed(CONTROL, self.reach_for_minds, figure))
        return found

    def minds_near(self, figure: Figure) -> list[Explorer]:
        """The heroes in its room that can be controlled: none twice. (H06-16, H06-23)"""
        room = self.room(figure)
        heroes = [who for who in self.in_order() if self.is_hero(who) and self.room(who) == room]
        return [hero for hero in heroes if not self.is_controlled(hero) and IMMUNE not in hero.status]

    async def reach_for_minds(self, figure: Figure) -> None:
        """A Sanity attack for each of them. (H06-15)"""
        self.turn.attacked = True
        for hero in self.minds_near(figure):
            await self.strike(MindControl(figure, hero, "sanity", may_steal=False))

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """An alien that reaches for a mind in vain is not hurt. (H06-15)"""
        return isinstance(attack, MindControl) or super().loses_safely(attack)

    @override
    async def resolve(self, attack: Attack) -> None:
        """A beaten mind obeys; a controlled hero whom a friend has beaten is free. (H06-15, H06-18, H06-38)"""
        if isinstance(attack, MindControl):
            if attack.margin > 0:
                attack.defender.status[CONTROLLED] = 1
                self.tell(Controlled(explorer=ExplorerId(attack.defender.id), monster=FigureId(attack.attacker.id)))
            return
        freed = attack.margin > 0 and self.is_controlled(attack.defender) and isinstance(attack.attacker, Explorer)
        await super().resolve(attack)
        if freed and self.is_controlled(attack.defender):
            del attack.defender.status[CONTROLLED]
            attack.defender.status[IMMUNE] = 1
            self.tell(Freed(explorer=ExplorerId(attack.defender.id)))

    # Controlled heroes

    @override
    def led_to(self, who: Explorer) -> RoomId:
        """The traitor moves them toward the ship. (H06-20 to H06-22, H06-28, H06-29)"""
        return self.ship_room() if CONTROLLED in who.status else NO_ROOM

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """Whoever has got there boards. (H06-27)"""
        if self.led_to(who) == self.room(who):
            await self.board(who)

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """Heroes may attack friends who are controlled; these attack nobody. (H06-18, H06-20)"""
        found = super().opponents(who)
        if isinstance(who, Explorer):
            found += [other for other in self.heroes() if self.is_controlled(other) and other is not who]
        return found

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """A friend is freed by Might, or by the Ring. (H06-18)"""
        if self.is_controlled(target) and trait == "speed":
            return False
        return super().may_attack(who, target, trait, card)

    @override
    def reduce_damage(self, who: Explorer, kind: DamageKind, points: int, by: Fighter | None) -> int:
        """A friend hurts a controlled hero half as much. (H06-18, H06-37)"""
        if self.is_controlled(who) and isinstance(by, Explorer) and self.is_hero(by):
            points //= 2
        return super().reduce_damage(who, kind, points, by)

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """The controlled and the free slow each other; the controlled and the aliens do not. (H06-34)"""
        controlled = self.is_controlled(one), self.is_controlled(other)
        if not any(controlled):
            return super().slows(one, other)
        return controlled[0] != controlled[1] and isinstance(one, Explorer) and isinstance(other, Explorer)

    # The ship

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Batter the ship, in its room. (H06-19, H06-32)"""
        if self.is_hero(who) and self.room(who) == self.ship_room():
            yield from self.task(who, BATTER, ["might"], 5, self.batter)

    async def batter(self, who: Explorer) -> None:
        """A token more. (H06-19)"""
        self.memory.damage += 1
        self.tell_count(DAMAGE, self.memory.damage)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The ship will not fly. (H06-30)"""
        return self.memory.damage >= self.players

    @override
    def traitor_won(self) -> bool:
        """No hero is left in the house. (H06-31)"""
        return not self.heroes()

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Friends, then the ship, and away from the eyes again; for the traitor, every hero. (H06-11, H06-41)"""
        who, heroes = self.state.explorers[seat], self.heroes()
        if not self.is_hero(who):
            free = tuple(hero.id for hero in heroes if not self.is_controlled(hero))
            of = self.heroes_at_start
            yield Objective(id="h06-traitor-heroes", done=of - len(heroes), of=of, verbs=(CONTROL,), foes=free)
            return
        eyes = tuple(dict.fromkeys(map(self.room, self.monsters(ALIEN))))
        mine, goes = self.has_the_turn(who), who in self.vanguard()
        if obedient := tuple(hero.id for hero in heroes if self.is_controlled(hero)):
            foes = () if mine and self.turn.attacked else obedient
            yield Objective(id="h06-heroes-friends", of=len(obedient), foes=foes)
        rooms: tuple[RoomId, ...] = (self.ship_room(),) if goes else ()
        tired = mine and BATTER in self.turn.tried
        if (tired or not goes) and IMMUNE not in who.status and self.on_board(who):
            rooms = self.refuges(who, eyes, AWAY)
        avoid, done = () if goes else eyes, self.memory.damage
        leave = () if goes else tuple(alien.id for alien in self.monsters(ALIEN))
        yield Objective(
            id="h06-heroes-ship",
            done=done,
            of=self.players,
            verbs=(BATTER,),
            rooms=rooms,
            avoid=avoid,
            leave=leave,
            at_any_cost=self.players - done == 1,
        )

    def vanguard(self) -> list[Explorer]:
        """Those whom the eye cannot hold, and of the others that are free the stronger half; all while it is away.

        So do all when one blow is left.
        """
        free = [hero for hero in self.heroes() if not self.is_controlled(hero)]
        if self.players - self.memory.damage == 1:
            return free
        near = self.spaces_from([self.ship_room()])
        if all(alien.stunned or near.get(self.room(alien), AWAY) >= AWAY for alien in self.monsters(ALIEN)):
            return free
        immune = [hero for hero in free if IMMUNE in hero.status]
        strong = sorted((hero for hero in free if hero not in immune), key=lambda hero: -self.value(hero, "might"))
        return [*immune, *strong[: (len(strong) + 1) // 2]]


RULES = TheFloatingEye
