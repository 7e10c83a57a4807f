"""Monsters that grab: they hold whom they beat, drag them to a lair, and eat them there. (T-45, T-44, C-42, C-45)"""

from collections.abc import Iterable
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.cards import SPIRIT_BOARD
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.house import TokenPlaced, TokenRemoved
from dreadhall.betrayal.happenings.monsters import Dragged, Eaten, Grabbed, LetGo, MonsterAppears
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.paths import UNREACHABLE, after_step, distances_along
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, FigureId, Place, RoomId, place_in
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import Choice, hook

GRABBED = "grabbed"
"""The status of whoever is held: the number of the monster that does."""
SET_OUT = "set-out"
"""The state of a monster that drags: how far from its lair it began."""


class Grabbing(Haunt):
    """Each such monster has a lair of its own number, a token that never moves."""

    grabber: ClassVar[str]
    """The kind of monster that grabs."""
    lair: ClassVar[str]
    """Begins the token of a lair; the number of its monster follows."""
    drag: ClassVar[int] = 2
    """How many rooms it drags its prisoners."""

    # Pairs

    def place_pair(self, monster: Monster, number: int, place: Place) -> None:
        """A lair, and its monster beside it."""
        token = f"{self.lair}{number}"
        self.state.tokens[token] = place
        self.tell(TokenPlaced(token=token, place=place, room=room_of(place)))
        figure = Figure(FigureId(f"{monster.kind}-{number}"), monster.kind, place, monster.traits)
        self.state.monsters[figure.id] = figure
        self.tell(MonsterAppears(monster=figure.id, creature=figure.kind, room=room_of(place)))

    def can_grab(self, fighter: Fighter) -> bool:
        """Whether somebody is one of the monsters that grab."""
        return isinstance(fighter, Figure) and fighter.kind == self.grabber

    def lair_of(self, figure: Figure) -> str:
        """The token that is the lair of a monster."""
        return self.lair + figure.id.rpartition("-")[2]

    def home_of(self, figure: Figure) -> RoomId:
        """The room of its lair."""
        return room_of(self.state.tokens[self.lair_of(figure)])

    def take_away(self, figure: Figure) -> None:
        """A monster and its lair leave the game; whom it held is free."""
        token = self.lair_of(figure)
        self.remove(figure)
        del self.state.tokens[token]
        self.tell(TokenRemoved(token=token))

    # Prisoners

    def holder_of(self, who: Explorer) -> Figure | None:
        """The monster that holds somebody."""
        return (
            self.state.monsters.get(FigureId(f"{self.grabber}-{who.status[GRABBED]}"))
            if GRABBED in who.status
            else None
        )

    def prisoners(self, figure: Figure) -> list[Explorer]:
        """Those whom a monster holds."""
        return [who for who in self.explorers() if self.holder_of(who) is figure] if self.can_grab(figure) else []

    async def grab(self, figure: Figure, hero: Explorer) -> None:
        """All items fall, and the monster's movement is over. (C-42, C-45)"""
        hero.status[GRABBED] = int(figure.id.rpartition("-")[2])
        self.tell(Grabbed(monster=figure.id, explorer=hero.id))
        with self.because(figure.id):
            await self.drop_all(hero)
        if self.turn.monster == figure.id:
            self.turn.over = True
        elif self.has_the_turn(hero):
            self.turn.ended = True

    @hook
    def let_go_of(self, who: Explorer, figure: Figure) -> None:
        """Somebody is free again."""
        del who.status[GRABBED]
        self.tell(LetGo(monster=figure.id, explorer=who.id))

    @override
    def drop_what_it_carries(self, figure: Figure) -> None:
        """Stunned or gone, it holds nobody any more."""
        super().drop_what_it_carries(figure)
        for who in self.prisoners(figure):
            self.let_go_of(who, figure)

    @override
    async def arrive(self, who: Explorer, place: Place) -> None:
        """Whom something carries off is free."""
        holder = self.holder_of(who)
        if holder is not None and place != holder.place:
            self.let_go_of(who, holder)
        await super().arrive(who, place)

    # What prisoners can do

    @override
    def deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Struggle, bare-handed and once, and nothing else. (T-44, C-59)"""
        holder = self.holder_of(who)
        if holder is None:
            return super().deeds(who)
        attack = Attack(who, holder)
        return [] if self.turn.attacked else [deed("struggle", self.attack_with, attack, monster=holder.id)]

    @override
    def barred_from_items(self, who: Explorer) -> bool:
        """A prisoner can use nothing."""
        return self.holder_of(who) is not None or super().barred_from_items(who)

    @override
    def may_carry(self, who: Explorer) -> bool:
        """Nor can anything be given to one."""
        return self.holder_of(who) is None and super().may_carry(who)

    @override
    def can_be_called(self, who: Explorer) -> bool:
        """The Bell calls no prisoner."""
        return self.holder_of(who) is None and super().can_be_called(who)

    # Fighting

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """Monsters that hold somebody do not attack, and none attacks who is held."""
        if isinstance(who, Figure) and self.can_grab(who):
            held = isinstance(target, Explorer) and self.holder_of(target) is not None
            if held or self.prisoners(who):
                return False
        return super().may_attack(who, target, trait, card)

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """Instead of being hurt a hero is grabbed; a prisoner who struggles in vain bears nothing. (C-42)"""
        grabs = isinstance(winner, Figure) and self.can_grab(winner) and attack.damage == "physical"
        if not grabs or not isinstance(loser, Explorer) or not isinstance(winner, Figure):
            await super().beaten(loser, winner, points, attack)
        elif self.holder_of(loser) is None:
            await self.grab(winner, loser)

    @override
    async def resolve(self, attack: Attack) -> None:
        """Who struggles in vain does nothing more this turn, a tie included."""
        await super().resolve(attack)
        who = attack.attacker
        if isinstance(who, Explorer) and self.holder_of(who) is not None:
            self.turn.ended = True

    # Dragging

    @override
    def monster_moves(self, figure: Figure) -> list[Choice[Deed]]:
        """With a prisoner it only goes home, whatever it rolled; nobody slows it. (C-42)"""
        if not self.prisoners(figure):
            return super().monster_moves(figure)
        return [
            deed(f"go:{place}", self.drags, figure, place, **self.place_data(place), price=1)
            for place in self.ways_home(figure)
        ]

    def ways_home(self, figure: Figure) -> list[Place]:
        """The places next to it from which it still ends this turn nearer to its lair."""
        here, left = self.room(figure), self.drag - self.turn.spent
        far = self.distances_home(figure)
        began = figure.status.get(SET_OUT, far.get(here, 0))

        def ends_nearer(room: RoomId, steps: int) -> bool:
            if far.get(room) == 0 or not steps:
                return far.get(room, UNREACHABLE) < began
            return any(ends_nearer(after_step(room, to), steps - 1) for to, _ in self.monster_links(figure, room))

        if left <= 0 or far.get(here) == 0:
            return []
        return [to for to, _ in self.monster_links(figure, here) if ends_nearer(after_step(here, to), left - 1)]

    def distances_home(self, figure: Figure) -> dict[RoomId, int]:
        """How many rooms each room is away from its lair for this monster; not there where no way leads home."""

        def links(room: RoomId) -> Iterable[tuple[RoomId, int]]:
            return [(after_step(room, to), 1) for to, _ in self.monster_links(figure, room)]

        return distances_along(links, self.standing_rooms(), self.home_of(figure))

    async def drags(self, figure: Figure, place: Place) -> None:
        """A room nearer, with all whom it holds: they draw nothing, and no room does anything to them."""
        figure.status.setdefault(SET_OUT, self.distances_home(figure)[self.room(figure)])
        self.turn.spent += 1
        self.turn.moved = True
        held, before = self.prisoners(figure), figure.place
        await self.monster_steps(figure, place)
        self.keep_together(figure, held)
        for who in held:
            self.tell(
                Dragged(monster=figure.id, explorer=who.id, from_place=before, place=who.place, room=self.room(who)),
                cause=figure.id,
            )

    def keep_together(self, figure: Figure, held: list[Explorer]) -> None:
        """Prisoners are where their monster is."""
        for who in held:
            who.place = figure.place

    @override
    def must_go_on(self, figure: Figure, choices: list[Choice[Deed]]) -> bool:
        """It does not rest on its way home."""
        return super().must_go_on(figure, choices) or bool(choices and self.prisoners(figure))

    @override
    async def monster_stops(self, figure: Figure) -> None:
        """Prisoners are on the same side of a barrier."""
        await super().monster_stops(figure)
        figure.status.pop(SET_OUT, None)
        self.keep_together(figure, self.prisoners(figure))

    async def eats(self, figure: Figure) -> None:
        """Whoever is held where the lair is dies, and monster and lair are gone."""
        held = self.prisoners(figure)
        if held and self.room(figure) == self.home_of(figure):
            for who in held:
                self.tell(Eaten(monster=figure.id, explorer=who.id))
                await self.kill(who, figure.id)
            self.take_away(figure)

    # Cards and rooms

    @override
    def can_be_pulled(self, figure: Figure) -> bool:
        """The Spirit Board draws none of them nearer, and nothing draws one that holds somebody."""
        free = not self.can_grab(figure) or (self.cause != SPIRIT_BOARD and not self.prisoners(figure))
        return free and super().can_be_pulled(figure)

    def elevator_is_jammed(self) -> bool:
        """With one of them aboard the Mystic Elevator does not move."""
        return any(self.can_grab(figure) for figure in self.monsters_at(place_in(ELEVATOR)))

    @override
    def elevator_runs_for(self, who: Explorer) -> bool:
        """Not with one of them aboard."""
        return not self.elevator_is_jammed() and super().elevator_runs_for(who)

    @override
    def may_ride(self, figure: Figure) -> bool:
        """Not with one of them aboard, be it this one."""
        return not self.elevator_is_jammed() and super().may_ride(figure)
