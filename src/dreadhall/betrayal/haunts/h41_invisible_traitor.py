"""Haunt 41, Invisible Traitor: the Ring's bearer has vanished and kills; the others strike at the empty air."""

from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any

from dreadhall.betrayal.boons import Effect
from dreadhall.betrayal.catalogue import HOLDINGS, ROOMS
from dreadhall.betrayal.combat import Attack
from dreadhall.betrayal.elevator import ELEVATOR
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.haunt import Objective, Side
from dreadhall.betrayal.plan import room_of
from dreadhall.betrayal.rooms import BELOW
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.unnoticed import TRAIL, Unnoticed
from dreadhall.betrayal.toolkit.unseen import EXIT, MAYBE, SINCE
from dreadhall.betrayal.using import USES
from dreadhall.betrayal.walls import SWITCH
from dreadhall.kernel import Choice

THEFT = 4
SIGN = 4
FAINT, CLEAR = 3, 5
"""What a victim's Knowledge roll must reach to learn of the exit, and of the room. (H41-22 to H41-24)"""
STEAL, FLEE = "h41-steal", "h41-traitor-flee"
ATTACKED, SCENE = "attacked", "scene"
"""Who was attacked this turn, and from where."""


class Aimed(Attack):
    """An attack on somebody who may not be there: into one's own place, or into a room far off."""

    __slots__ = ("into",)

    def __init__(self, who: Explorer, target: Explorer, trait: str, card: str, into: str, *, distant: bool) -> None:
        super().__init__(who, target, trait, card, distant=distant)
        self.into = into


class InvisibleTraitor(Unnoticed):
    """A walk is one secret answer; whatever can be seen gives the place away."""

    number = 41

    # Set-up

    async def set_up(self) -> None:
        """The traitor is anywhere in the house, and nobody knows where. (H41-03, H41-05, H41-06)"""
        who = self.traitor
        places = self.hiding_places()
        choices = [
            Choice(f"go:{place}", place, {"place": place, "room": room_of(place), "price": 0}) for place in places
        ]
        who.place = await self.ask(who.seat, "h41-traitor-hide", choices, always=True, secret=True)
        self.suspect(places, pinned=True)
        self.haunt.secrets[TRAIL] = self.haunt.secrets[EXIT] = ""
        self.emit("h41-vanishes", explorer=who.id)

    # The traitor's turn

    async def slot_starts(self, who: Explorer) -> None:
        """A new turn of the traitor: from here on the trail grows cold again."""
        if who is self.traitor:
            self.haunt.secrets[SINCE] = self.haunt.secrets[MAYBE]

    async def turn_step(self) -> None:
        """A walk, even if only to stay, comes before everything that others can notice. (H41-25, C-54)"""
        if self.active is self.traitor and not self.turn.over and not self.held_by(self.traitor):
            await self.walk_unseen(self.traitor)
            if self.turn.ended or not self.on_board(self.traitor):
                self.state.phase = "turn-end"
                return
        await super().turn_step()

    async def walk_unseen(self, who: Explorer) -> None:
        """One answer, told to nobody; who was attacked may ask for the exit later. (H41-25, H41-41)"""
        fleeing = bool(self.haunt.lists.get(ATTACKED)) and room_of(self.haunt.notes[SCENE]) == self.room(who)
        choices = self.unseen_walks(who, FLEE if fleeing and not self.haunt.secrets[EXIT] else "")
        left = self.spaces_left(who)
        walk = await self.ask(
            who.seat, "h41-traitor-walk", choices, always=True, secret=True, explorer=who.id, spaces=left
        )
        self.take_walk(who, walk)
        self.leave_scene(walk.exit)
        self.suspect_within(max(1, self.allowance(who)), who)
        await self.take_companions(who)
        if len(walk.places) > 1 and self.stops_at(who.place, who):
            await self.hear_music(who)

    def deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """The traitor's steps are taken by walking unseen; other things show where it happens. (H41-40)"""
        found = super().deeds(who)
        if who is not self.traitor:
            return found
        return [self.shown(choice) for choice in found if not self.is_a_step(choice)]

    def is_a_step(self, choice: Choice[Deed]) -> bool:
        """Whether a choice is part of a walk."""
        if choice.verb == "fall":
            return choice.data["room"] == "gallery" or BELOW in self.state.tokens
        return choice.verb in ("go", "cross") or choice.key == f"try:{SWITCH}"

    def shown(self, choice: Choice[Deed]) -> Choice[Deed]:
        """The same choice; what others would see gives the place away first."""
        alone = choice.verb == "use" and choice.data.get("explorer", self.traitor.id) == self.traitor.id
        if choice.verb == "h41-traitor-steal" or (alone and "place" not in choice.data):
            return choice
        return Choice(choice.key, (self.openly, choice.value), choice.data)

    async def openly(self, do: Callable[..., Coroutine[Any, Any, None]], told: tuple[Any, ...]) -> None:
        """Do something that everybody sees. (H41-08, H41-40)"""
        self.seen_at(self.traitor.place)
        await do(*told)

    async def step_into_found(self, who: Explorer, room: str, place: str) -> None:
        """A new tile shows who laid it. (H41-27)"""
        if who is self.traitor:
            self.leave_scene(place)
            self.seen_at(place)
        await super().step_into_found(who, room, place)

    async def arrive(self, who: Explorer, place: str) -> None:
        """A card has moved the traitor: nobody saw where to."""
        if who is self.traitor and self.vanished:
            self.leave_scene(place)
            self.suspect(self.hiding_places(), pinned=True)
        await super().arrive(who, place)

    def leave_scene(self, way: str) -> None:
        """The first way out of the room of the last attack is remembered. (H41-41)"""
        self.haunt.secrets[EXIT] = self.haunt.secrets[EXIT] or way

    async def take_companions(self, who: Explorer) -> None:
        """Whoever walks off with a companion is where it waited."""
        if who is self.traitor and who.place in self.state.companions.values():
            self.seen_at(who.place)
        await super().take_companions(who)

    def elevator_runs_for(self, who: Explorer) -> bool:
        """The traitor sets the elevator going by choice alone, so that it tells nothing when it stands still."""
        return who is not self.traitor

    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Theft, and riding the elevator. (H41-13, H41-40)"""
        if who is not self.traitor:
            return
        if self.room(who) == ELEVATOR and not self.turn.elevator:
            yield deed("h41-traitor-ride", self.ride, who)
        if STEAL not in self.turn.tried and self.victims():
            yield deed("h41-traitor-steal", self.steal_unseen, who)

    # Theft

    def victims(self) -> list[Explorer]:
        """The heroes beside the traitor who have something to take. (H41-13, H41-37)"""
        return [hero for hero in self.others_with(self.traitor) if self.pickings(hero)]

    async def steal_unseen(self, who: Explorer) -> None:
        """Choose hero and item, then roll Speed: no step follows. (H41-13, H41-36, H41-42)"""
        self.turn.tried.append(STEAL)
        self.turn.over = True
        choices = [
            Choice(f"h41-traitor-take:{hero.id}:{card}", (hero, card), {"victim": hero.id, "card": card})
            for hero in self.victims()
            for card in self.pickings(hero)
        ]
        hero, card = await self.ask(who.seat, "h41-traitor-loot", choices, always=True, secret=True)
        crowded = {other.place for other in self.heroes() if self.pickings(other)}
        self.suspect_only(crowded.__contains__)
        result = await self.trait_roll(who, "speed", "task")
        if result >= THEFT:
            self.seen_at(who.place)
            await self.steal(who, hero, card)
        elif result > 0:
            self.emit("h41-theft-fails", explorer=who.id)
        else:
            self.emit("h41-theft-noticed", explorer=who.id, victim=hero.id)
            self.seen_at(who.place)
        self.check_goals()

    # The traitor's attacks

    @property
    def sneak_dice(self) -> int:
        """Half of the heroes there were, rounded up. (H41-14)"""
        return (self.heroes_at_start + 1) // 2

    def attacks_on(self, who: Explorer, target: Fighter) -> Iterator[Choice[Deed]]:
        """Without a weapon the traitor strikes from behind; the Ring helps it no more. (H41-14, H41-28, H41-29)"""
        assert isinstance(target, Explorer)
        if who is not self.traitor:
            yield from self.blind_attacks(who, target)
            return
        if self.beside(who, target):
            data = {"target": target.id, "dice": self.sneak_dice}
            yield deed(f"h41-traitor-sneak:{target.id}", self.sneak, who, target, **data)
        yield from (choice for choice in super().attacks_on(who, target) if choice.data["card"] not in ("", "ring"))

    async def sneak(self, who: Explorer, hero: Explorer) -> None:
        """Damage without defence. (H41-14)"""
        self.turn.attacked = True
        self.note_attack([hero])
        self.emit("h41-sneaks", explorer=who.id, target=hero.id)
        points = await self.throw(who, self.sneak_dice, "h41-sneak")
        await self.take_damage(hero, "physical", points, by=who)

    def note_attack(self, heroes: Sequence[Explorer]) -> None:
        """Those attacked may look for a trace when the turn ends. (H41-18)"""
        self.haunt.lists[ATTACKED] = [hero.id for hero in heroes]
        self.haunt.notes[SCENE] = self.traitor.place
        self.haunt.secrets[EXIT] = ""

    async def slot_ends(self, who: Explorer) -> None:
        """The place is written down; then the victims search the air. (H41-12, H41-18, H41-30)"""
        if who is not self.traitor:
            return
        self.haunt.secrets[TRAIL] = f"{self.haunt.secrets[TRAIL]} {self.room(who)}".strip()
        self.emit("h41-traitor-position", to=[who.seat], room=self.room(who), place=who.place)
        for name in self.haunt.lists.pop(ATTACKED, []):
            hero = next(other for other in self.state.explorers if other.id == name)
            if self.on_board(hero):
                self.sense(await self.trait_roll(hero, "knowledge", "task"))

    def sense(self, result: int) -> None:
        """What a victim finds out, for all heroes. (H41-22 to H41-24, H41-41)"""
        scene, room = room_of(self.haunt.notes[SCENE]), self.room(self.traitor)
        if result >= CLEAR:
            self.tell_heroes("found", lambda place: room_of(place) == room, room=room)
        elif result >= FAINT and room == scene:
            self.tell_heroes("still", lambda place: room_of(place) == room, room=room)
        elif result >= FAINT:
            way = room_of(self.haunt.secrets[EXIT])
            self.tell_heroes("left", lambda place: room_of(place) != scene, room=scene, exit_room=way)

    def tell_heroes(self, what: str, fits: Callable[[str], bool], **data: Any) -> None:
        """The heroes, and nobody else, hear something about the traitor's place. (H41-10)"""
        seats = [who.seat for who in self.state.explorers if self.is_hero(who)]
        self.emit(f"h41-heroes-{what}", to=seats, **data)
        self.suspect_only(fits)

    # The heroes' search

    async def turn_begins(self, who: Explorer) -> None:
        """Skull and Spirit Board may be asked before anything else. (H41-19, H41-20, H41-31)"""
        if not self.is_hero(who):
            return
        here = self.traitor.place
        if await self.asks_omen(who, "skull", "sanity"):
            floor = self.plan.floor_of(here)
            self.tell_heroes("floor", lambda place: self.plan.floor_of(place) == floor, floor=floor)
        if self.on_board(who) and await self.asks_omen(who, "spirit-board", "knowledge"):
            symbol = ROOMS[room_of(here)].symbol
            self.tell_heroes("symbol", lambda place: ROOMS[room_of(place)].symbol == symbol, deck=symbol or "")

    async def asks_omen(self, who: Explorer, card: str, trait: str) -> bool:
        """Whether a hero uses an omen to find the traitor, and it answers."""
        if card not in who.cards or not await self.agrees(who.seat, "h41-heroes-seek", card=card, trait=trait):
            return False
        self.turn.used.append(card)
        return await self.passes(who, trait, SIGN, "task")

    def blind_attacks(self, who: Explorer, traitor: Explorer) -> Iterator[Choice[Deed]]:
        """Strike where one stands, or shoot along a line of doors, whether anybody is there or not. (H41-16, H41-17)"""
        yield self.blind_attack(who, traitor, "might", "", who.place)
        for card in who.cards:
            use = HOLDINGS[card].use if card in HOLDINGS else None
            if use is None or use.attack is None or card in self.turn.used or self.barred_from_items(who):
                continue
            yield self.blind_attack(who, traitor, use.attack.trait, card, who.place)
            if use.attack.range == "line-of-sight":
                smoke = room_of(self.state.tokens.get("smoke", ""))
                for room in self.plan.sight(self.room(who), blind=smoke):
                    yield self.blind_attack(who, traitor, use.attack.trait, card, room, distant=True)

    def blind_attack(
        self, who: Explorer, traitor: Explorer, trait: str, card: str, into: str, *, distant: bool = False
    ) -> Choice[Deed]:
        """The choice of one attack into the empty air."""
        key = f"attack:{traitor.id}" + (f":{card}" if card else "")
        if distant:
            key = f"h41-heroes-shoot:{into}:{card}"
        made = Aimed(who, traitor, trait, card, into, distant=distant)
        data = {"target": traitor.id, "trait": trait, "card": card, "distant": distant, "room": room_of(into)}
        return deed(key, self.attack_with, made, **data)

    async def strike(self, attack: Attack) -> None:
        """The traitor's blow shows where it comes from; a hero's may hit nothing. (H41-11, H41-15, H41-16, H41-44)"""
        if attack.attacker is self.traitor:
            self.seen_at(self.traitor.place)
            if isinstance(attack.defender, Explorer):
                self.note_attack([attack.defender])
        elif isinstance(attack, Aimed):
            there = self.room(self.traitor) if attack.distant else self.traitor.place
            if there != attack.into:
                self.miss(attack.attacker, attack.into, whole_room=attack.distant)
                return
            self.seen_at(self.traitor.place)
        await super().strike(attack)

    def miss(self, who: Fighter, into: str, *, whole_room: bool) -> None:
        """Nobody was there."""
        self.emit("h41-misses", explorer=who.id, room=room_of(into))
        self.suspect_only(lambda place: (room_of(place) if whole_room else place) != into)

    async def throw_dynamite(self, who: Explorer, place: str) -> None:
        """It strikes whoever is there, seen or not. (H41-17, H41-43)"""
        if who is self.traitor:
            self.note_attack(self.explorers_at(place))
        await super().throw_dynamite(who, place)
        if who is self.traitor or not self.traitor.alive:
            return
        if self.traitor.place != place:
            self.miss(who, place, whole_room=False)
            return
        self.seen_at(place)
        trial = USES["dynamite"].trial
        assert trial is not None
        effect = Effect("dynamite", self.traitor)
        effect.by = who
        await self.undergo(effect, trial)

    # Victory

    def heroes_won(self) -> bool:
        """The traitor is dead. (H41-32)"""
        return not self.traitor.alive

    def win(self, side: Side) -> None:
        """Afterwards everybody may read where the traitor was. (H41-12)"""
        self.haunt.notes[TRAIL] = self.haunt.secrets[TRAIL]
        self.emit("h41-trail", reveals=True, explorer=self.traitor.id, rooms=self.haunt.secrets[TRAIL].split())
        super().win(side)

    def objectives(self, side: Side) -> Iterator[Objective]:
        """Find and kill. (H41-47)"""
        if side == "heroes":
            rooms = tuple(dict.fromkeys(room_of(place) for place in self.suspected()))
            yield Objective(
                id="h41-heroes-kill", rooms=rooms, foes=(self.traitor.id,), verbs=("attack", "h41-heroes-shoot")
            )
            yield Objective(id="h41-heroes-seek", cards=("skull", "spirit-board"))
            return
        heroes = self.living_heroes()
        foes = tuple(hero.id for hero in heroes)
        rooms = tuple(dict.fromkeys(self.room(hero) for hero in heroes))
        yield Objective(
            id="h41-traitor-kill",
            done=self.heroes_at_start - len(heroes),
            of=self.heroes_at_start,
            rooms=rooms,
            foes=foes,
            verbs=("h41-traitor-sneak", "attack", "h41-traitor-steal"),
        )
        yield Objective(id="h41-traitor-escape", verbs=(FLEE,), avoid=rooms)


RULES = InvisibleTraitor
