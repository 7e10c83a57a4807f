"""What a monster can do: its ways through the house, its steps, its attack. (B-MON-09 to -13, B-BARR-08 to -10)"""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from dreadhall.betrayal.cards.walls import SWITCH
from dreadhall.betrayal.components.cards import MUSIC_BOX
from dreadhall.betrayal.components.rooms import BALLROOM, BASEMENT_LANDING, COAL_CHUTE, COLLAPSED_ROOM, GALLERY
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.ground import Deed, DeedOf, Fighter, deed
from dreadhall.betrayal.happenings.monsters import MonsterSpellbound
from dreadhall.betrayal.house.arriving import spell_of_music
from dreadhall.betrayal.house.compass import FLOORS
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.paths import BELOW, after_step, behind_wall, below, distances_along, drops, nearer
from dreadhall.betrayal.house.plan import ROOM_OF, room_of
from dreadhall.betrayal.ids import NO_CARD, Place, RoomId, place_in
from dreadhall.betrayal.monsters.monsters import Monsters
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import Choice, hook

CHUTE, LANDING = place_in(COAL_CHUTE), place_in(BASEMENT_LANDING)
UNDER = {LANDING: CHUTE, place_in(BALLROOM): place_in(GALLERY)}
"""What a monster can climb into, by the place it leads down to."""


class Prowling(Monsters):
    """Monsters go where explorers cannot, and strike on either side of a barrier."""

    @hook
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """What a monster can do: move, attack, and whatever the haunt gives it."""
        found = [] if self.turn.over else self.monster_moves(figure)
        if not self.turn.attacked and self.records[figure.kind].fights:
            found += self.monster_attacks(figure)
        return found

    @hook
    def monster_moves(self, figure: Figure) -> list[Choice[Deed]]:
        """The steps that a monster can pay for."""
        spent = self.turn.spent
        left = self.movement_of(figure) - spent
        found: list[Choice[Deed]] = []
        if left < 1 and not (figure.traits.get("speed") and drops(self, self.room(figure))):
            return found  # only a fall can be free, for one that can move at all
        for to, price in self.monster_ways(figure):
            if price <= left or (spent == 0 and left > 0):
                direction = self.plan.direction_from(figure.place, to) if to in self.plan.sided else ""
                data = {"place": to, "direction": direction, "price": price}
                step: DeedOf[Figure, Place, int] = (self.monster_walks, (figure, to, price))
                found.append(Choice(f"go:{to}", step, data))
        return found

    def movement_of(self, figure: Figure) -> int:
        """What was rolled for it; a monster that has Speed can always move 1."""
        return self.turn.allowance[figure.id] or 1 if figure.traits.get("speed") else 0

    # Ways

    @hook
    def monster_ways(self, figure: Figure) -> Iterable[tuple[Place, int]]:
        """Where a monster can go, and for how many spaces with what slows it. (B-MON-19)"""
        links = self.monster_links(figure, self.room(figure))
        slowed = self.slowed_by(figure)
        return [(to, spaces + slowed) for to, spaces in links] if slowed else links

    @hook
    def monster_links(self, figure: Figure, room: RoomId) -> Iterable[tuple[Place, int]]:
        """Where a step out of a room brings a monster; barriers do not stop it, falls are free. (B-MON-10 to -13)

        Through the Revolving Wall it goes once in its turn. (B-REVW-01)
        """
        found: dict[Place, int] = {}
        hole = self.state.tokens.get(BELOW)
        for place in self.plan.places(room):
            found |= dict.fromkeys(self.exits(place), 1)
            if place in UNDER or place == hole:
                found |= dict.fromkeys(self.ways_up(place), 1)
        if room != COAL_CHUTE and self.in_house(under := below(self, room)):
            found[place_in(under)] = 0
        if self.may_pass_wall(figure) and self.in_house(behind := behind_wall(self, room)):
            found[place_in(behind)] = 0
        return found.items()

    def may_pass_wall(self, figure: Figure) -> bool:
        """Whether a monster has not gone through the Revolving Wall in its turn. (B-REVW-01)"""
        return self.turn.monster != figure.id or SWITCH not in self.turn.tried

    def ways_up(self, place: Place) -> list[Place]:
        """Chute, hole and gallery, upwards. (B-MON-12)"""
        found = [UNDER[place]] if place in UNDER else []
        if place == self.state.tokens.get(BELOW):
            found.append(place_in(COLLAPSED_ROOM))
        return [place for place in found if self.in_house(room_of(place))] if found else found

    @hook
    def slowed_by(self, figure: Figure) -> int:
        """The heroes in its place slow it. (B-PAST-01, B-PAST-02)"""
        if not self.records[figure.kind].is_slowed:
            return 0
        slowed = 0
        for hero in self.explorers_at(figure.place):
            slowed += self.slows(hero, figure)
        return slowed

    @hook
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """Whether one figure slows another: none does, until the chapter on haunts says which."""
        return False

    # Steps

    async def monster_walks(self, figure: Figure, place: Place, price: int) -> None:
        """A step that it pays for, if it comes in."""
        if not await self.monster_gets_to(figure, place):
            return
        room = self.room(figure)
        if ROOM_OF[place] == behind_wall(self, room) != below(self, room):
            self.turn.tried.append(SWITCH)
        self.turn.spent += price
        self.turn.moved = True
        await self.monster_steps(figure, place)

    @hook
    async def monster_gets_to(self, figure: Figure, place: Place) -> bool:
        """Whether a monster that goes to the next place comes in: a haunt may ask for a roll."""
        return True

    @hook
    async def monster_steps(self, figure: Figure, place: Place) -> None:
        """A monster's step; down the Coal Chute if it came by the door. (B-MON-11)"""
        climbed = place == CHUTE and figure.place == LANDING
        await self.monster_arrives(figure, place)
        if place == CHUTE and not climbed and figure.place == place:
            with self.because(place):
                await self.monster_arrives(figure, LANDING)

    @hook
    async def monster_arrives(self, figure: Figure, place: Place) -> None:
        """A monster is in another room now."""
        before, figure.place = figure.place, place
        self.tell_move(figure, before)
        await self.monster_entered(figure)
        if self.room(figure) == ELEVATOR:
            await self.monster_rides(figure)
        if figure.id in self.state.monsters:
            self.monster_hears_music(figure)

    @hook
    async def monster_entered(self, figure: Figure) -> None:
        """What a haunt does when a monster comes into a room."""

    async def monster_rides(self, figure: Figure) -> None:
        """Aboard the Mystic Elevator its controller chooses where that goes, once for all of them. (B-ELEV-08, -10)"""
        if not self.turn.elevator and self.may_ride(figure):
            self.turn.elevator = True
            await self.dock(self.controller(figure), FLOORS, may_stay=True)

    @hook
    def may_ride(self, figure: Figure) -> bool:
        """Whether the Mystic Elevator moves for a monster."""
        return self.stats(figure).rides

    @hook
    def monster_hears_music(self, figure: Figure) -> None:
        """An open Music Box holds monsters that have Sanity."""
        spell = spell_of_music()
        if spell.trait not in figure.traits or not self.music_at(figure.place):
            return
        dice, aim = figure.traits[spell.trait], reach(spell.target)
        result = self.monster_throw(figure, dice, MUSIC_BOX, trait=spell.trait, aim=aim)
        if result < spell.target and self.turn.monster == figure.id:
            self.turn.ended = True
            self.tell(MonsterSpellbound(monster=figure.id))

    # Called by Bell or Spirit Board

    @override
    async def pull_monsters(self, user: Explorer) -> None:
        """The traitor may let monsters come a space nearer; without a traitor all do. (Bell, Spirit Board)"""
        called = [figure for figure in self.monsters() if self.can_be_pulled(figure)]
        choosers = {figure.id: self.lets_be_pulled(figure) for figure in called}
        for chooser in dict.fromkeys(choosers.values()):
            await self.pull_some(user, chooser, [figure for figure in called if choosers[figure.id] == chooser])

    @hook
    def lets_be_pulled(self, figure: Figure) -> int | None:
        """The seat that says whether a card draws a monster nearer: the traitor's. Where there is none, it does."""
        return self.haunt.traitor

    async def pull_some(self, user: Explorer, chooser: int | None, waiting: list[Figure]) -> None:
        """Those for which one seat decides come nearer, one after the other."""
        while steps := list(self.pulls(waiting, user)):
            choices: list[Choice[tuple[Figure, Place] | None]] = [] if chooser is None else [Choice("done", None)]
            for figure, place in steps:
                data = {"monster": figure.id, **self.place_data(place)}
                choices.append(Choice(f"pull:{figure.id}:{place}", (figure, place), data))
            picked = await self.ask(self.controller(user) if chooser is None else chooser, "pull-monsters", choices)
            if picked is None:
                return
            waiting.remove(picked[0])
            if await self.monster_gets_to(*picked):
                await self.monster_steps(*picked)

    @hook
    def can_be_pulled(self, figure: Figure) -> bool:
        """Whether a card can draw a monster nearer: not one that is stunned or cannot move."""
        return not figure.stunned and self.acts(figure) and figure.traits.get("speed", 0) > 0

    def pulls(self, waiting: list[Figure], user: Explorer) -> Iterator[tuple[Figure, Place]]:
        """The places to which each monster can come nearer to the user."""
        for figure in waiting if self.on_board(user) else ():
            if figure.id in self.state.monsters:
                for place in self.monster_steps_nearer(figure, self.room(user)):
                    yield figure, place

    def monster_steps_nearer(self, figure: Figure, goal: RoomId) -> list[Place]:
        """The places beside a monster, nearer to a room by its ways; never up the Coal Chute. (C-08, B-MON-12)"""

        def links(room: RoomId) -> Iterable[tuple[RoomId, int]]:
            return [(after_step(room, to), spaces) for to, spaces in self.monster_links(figure, room)]

        here = self.room(figure)
        ends = [(to, after_step(here, to)) for to, _ in self.monster_ways(figure)]
        steps = [(to, end) for to, end in ends if end != COAL_CHUTE]
        return nearer(here, steps, distances_along(links, self.plan.near, goal))

    # Attacks

    def monster_targets(self, figure: Figure) -> list[Fighter]:
        """The opponents in its room, on either side of a barrier. (B-BARR-10)"""
        room = self.room(figure)
        return [other for other in self.opponents(figure) if ROOM_OF[other.place] == room]

    @hook
    def monster_attacks(self, figure: Figure) -> list[Choice[Deed]]:
        """A monster's attacks, of which it makes one a turn: with the trait of its record. (B-MON-09)"""
        trait = self.stats(figure).attack
        return [
            deed(
                f"attack:{target.id}",
                self.attack_with,
                Attack(figure, target, trait),
                target=target.id,
                trait=trait,
                card="",
            )
            for target in self.monster_targets(figure)
            if self.may_attack(figure, target, trait, NO_CARD)
        ]
