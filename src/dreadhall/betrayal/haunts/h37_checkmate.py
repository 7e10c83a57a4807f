"""Haunt 37, Checkmate: Death sits down to chess and cheats; the heroes break Holy Seals and need one game."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Annotated, Any

from typing_extensions import override

from dreadhall.betrayal.components.cards import BOOK
from dreadhall.betrayal.components.catalogue import MOST_DICE
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import CRYPT, GAME_ROOM, OPERATING_LABORATORY, RESEARCH_LABORATORY, VAULT
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed, Fighter
from dreadhall.betrayal.happenings.house import TokenPlaced
from dreadhall.betrayal.house.paths import UNREACHABLE, distances_to, drops
from dreadhall.betrayal.house.plan import far_side, room_of
from dreadhall.betrayal.ids import NO_CARD, NO_ROOM, CardId, ExplorerId, Place, RoomId, place_in
from dreadhall.betrayal.memory import AT_ZERO, Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.monsters.rerolls import Rerolls
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

DEATH = Monster("death", knowledge=8, fights=False, slows=False, rides=False)
ROOMS_OF_SEALS = (VAULT, CRYPT, RESEARCH_LABORATORY, OPERATING_LABORATORY, GAME_ROOM)
SEALS = tuple(CardId(f"seal-{1 + number}") for number in range(len(ROOMS_OF_SEALS)))
CHESS = "h37-chess"
BREAK, PLAYER = "h37-heroes-break", "h37-heroes-player"
BREAKS = 4
BROKEN = "h37-broken"
FEW = 4
"""Up to so many players a seal takes two dice from Death, else one. (H37-15)"""


def picked_up(card: CardId) -> str:
    """How a turn remembers that something was picked up in it."""
    return f"h37-picked-up:{card}"


class KeptFromTheGame(Happening, kind="h37-kept-out"):
    """Somebody cannot come to the table where the game is played."""

    explorer: ExplorerId


class Forfeit(Happening, kind="h37-forfeit"):
    """Nobody plays against Death."""


class Taken(Happening, kind="h37-taken"):
    """A move of the game: how far one side was ahead, and what was taken."""

    explorer: ExplorerId
    taken: str
    margin: int


class CheckmateMemory(Memory):
    """The seals. (H37-08)"""

    broken: Annotated[Small, AT_ZERO] = 0
    to_come: Annotated[Small, AT_ZERO] = 0
    """Those that have not appeared yet."""


class Checkmate(Tasks, Rerolls):
    """Somebody must always face Death; whoever wins once wins for all."""

    number = 37
    memory = remembers(CheckmateMemory)
    kinds = (DEATH,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """Death comes to a hero, and seals lie in the rooms that are there. (H37-05 to H37-07, H37-37)"""
        places = dict.fromkeys(hero.place for hero in self.heroes())
        choices = [Choice(f"place:{place}", place, self.place_data(place)) for place in places]
        self.place(DEATH, await self.ask(self.controller(self.traitor), "h37-traitor-death", choices))
        self.memory.to_come = len(SEALS)
        for room in ROOMS_OF_SEALS:
            if self.in_house(room):
                self.room_appeared(room)

    @override
    def room_appeared(self, room: RoomId) -> None:
        """A seal lies in each of five rooms as soon as it is in the house; in a closed Vault, inside. (H37-06, -43)"""
        super().room_appeared(room)
        if room in ROOMS_OF_SEALS:
            seal = SEALS[len(SEALS) - self.memory.to_come]
            self.memory.to_come -= 1
            place = far_side(room) if room == VAULT and self.has_barrier(room) else place_in(room)
            self.lay_down(place, seal)
            self.tell(TokenPlaced(token=seal, place=place, room=room))

    @property
    def death(self) -> Figure:
        """Death, who never leaves."""
        return self.monsters(DEATH)[0]

    def with_death(self, who: Fighter) -> bool:
        """Whether somebody is in Death's room."""
        return self.room(who) == self.room(self.death)

    @override
    def acts(self, figure: Figure) -> bool:
        """Death only plays. (H37-12, H37-16)"""
        return False

    @override
    def has_monster_duty(self) -> bool:
        """There is a game in every monster turn. (H37-41)"""
        return True

    # The traitor keeps away

    @override
    def steps_of(self, who: Explorer, place: Place) -> Sequence[Place]:
        """The traitor does not disturb the game. (H37-18)"""
        steps = super().steps_of(who, place)
        return [to for to in steps if not self.is_barred(who, to)] if who.traitor else steps

    def is_barred(self, who: Explorer, place: Place) -> bool:
        """Whether the traitor would come into Death's room by a step, be it down the Coal Chute."""
        return room_of(self.plan.comes_to_rest(place)) == self.room(self.death) and not self.with_death(who)

    @override
    def may_slip_away(self, who: Explorer) -> bool:
        """Nor fall or slip into it. (H37-18)"""
        leads_there = who.traitor and any(self.is_barred(who, place_in(room)) for room in drops(self, self.room(who)))
        return not leads_there and super().may_slip_away(who)

    @override
    async def arrive(self, who: Explorer, place: Place) -> None:
        """Nor does anything else bring the traitor there. (H37-18)"""
        if who.traitor and self.is_barred(who, place):
            self.tell(KeptFromTheGame(explorer=who.id))
        else:
            await super().arrive(who, place)

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """Nobody at Death's table can be touched. (H37-19)"""
        return not (who is self.traitor and self.with_death(target)) and super().may_attack(who, target, trait, card)

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """Not even by beating off a hero who attacks there. (H37-19, H37-37)"""
        return (attack.defender is self.traitor and self.with_death(attack.attacker)) or super().loses_safely(attack)

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """Nor is anybody held up there by the traitor. (H37-19, H37-37)"""
        return not (one is self.traitor and self.with_death(other)) and super().slows(one, other)

    @override
    def can_be_called(self, who: Explorer) -> bool:
        """Nor called away by the traitor. (H37-19)"""
        sheltered = self.has_the_turn(self.traitor) and who is not self.traitor and self.with_death(who)
        return not sheltered and super().can_be_called(who)

    @override
    def free_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Nor does the traitor throw anything there, or do anything to somebody there. (H37-19, H37-37)"""
        found = super().free_deeds(who)
        return [choice for choice in found if not self.disturbs(choice.data)] if who.traitor else found

    def disturbs(self, told: dict[str, Any]) -> bool:
        """Whether a deed is aimed at a hero in Death's room, or a card at the room."""
        if "card" in told and "place" in told:
            return room_of(told["place"]) == self.room(self.death)
        return any(hero.id == told.get("explorer") and self.with_death(hero) for hero in self.heroes())

    # The seals

    @override
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """The traitor picks none up, but may steal one. (H37-20, H37-40)"""
        return (card not in SEALS or self.is_hero(who)) and super().may_hold(who, card)

    @override
    def dog_carries(self, who: Explorer, card: CardId) -> bool:
        """Nor has one fetched. (H37-20)"""
        return (card not in SEALS or self.is_hero(who)) and super().dog_carries(who, card)

    @override
    def take_up(self, place: Place, card: CardId) -> None:
        """A turn remembers what was picked up in it. (H37-35)"""
        super().take_up(place, card)
        self.turn.tried.append(picked_up(card))

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """A hero breaks a seal, also one picked up just now, but none that was stolen or traded. (H37-15, H37-35)"""
        for seal in self.breakable(who)[:1] if self.is_hero(who) else ():
            used = NO_CARD if seal in self.turn.used else seal
            yield from self.task(who, BREAK, ["sanity"], BREAKS, partial(self.break_seal, seal), card=used)

    def breakable(self, who: Explorer) -> list[CardId]:
        """The seals that somebody may break now; those that nothing else can be done with in this turn come first."""
        mine, turn = [seal for seal in SEALS if seal in who.cards], self.turn
        fresh = [seal for seal in mine if seal in turn.used and picked_up(seal) in turn.tried]
        return [*fresh, *(seal for seal in mine if seal not in turn.used)]

    async def break_seal(self, seal: CardId, who: Explorer) -> None:
        """It is gone, and Death is weaker from the next game on. (H37-15)"""
        await self.lose_for_good(who, seal)
        self.memory.broken += 1
        self.tell_count(BROKEN, self.memory.broken)

    # Chess

    @override
    async def monster_turn_starts(self) -> None:
        """Who leaves Death alone forfeits; else the best of those there plays. (H37-23, H37-24, H37-31, H37-33)"""
        await super().monster_turn_starts()
        there = [hero for hero in self.heroes() if self.with_death(hero)]
        if not there:
            self.tell(Forfeit())
            self.win("traitor")
        most = max(self.value(hero, "knowledge") for hero in there)
        best = [hero for hero in there if self.value(hero, "knowledge") == most]
        player = await self.choose_explorer(self.speaker, PLAYER, best)
        with until_void():
            await self.play_chess(player)

    async def play_chess(self, player: Explorer) -> None:
        """Both roll; the higher result takes. (H37-21, H37-22, H37-25 to H37-28, H37-39)"""
        dice = self.trait_dice(player, self.value(player, "knowledge"))
        with_book = max(dice, min(MOST_DICE, dice + (BOOK in player.cards)))
        own = await self.throw(player, with_book, CHESS, kind="trait", trait="knowledge")
        left = DEATH.traits["knowledge"] - self.memory.broken * (2 if self.players <= FEW else 1)
        margin = self.throw_blanks_again(self.death, max(0, left), CHESS) - own
        taken = "mate" if margin < 0 else "nothing" if not margin else "pawn" if margin < 3 else "piece"
        self.tell(Taken(explorer=player.id, taken="check" if margin >= 5 else taken, margin=abs(margin)))
        if margin < 0:
            self.win("heroes")
        with self.because(CHESS):
            for trait in losses(margin):
                for hero in [hero for hero in self.in_order() if self.is_hero(hero)]:
                    await self.lose(hero, trait, 1)

    # Victory

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """The cleverest stays with Death, the others break seals; the traitor hunts those outside. (H37-44)"""
        who, room = self.state.explorers[seat], self.room(self.death) if self.state.monsters else NO_ROOM
        seals = tuple(seal for seal in SEALS if seal not in self.state.gone)
        if not self.is_hero(who):
            outside = [hero for hero in self.living_heroes() if not room or not self.with_death(hero)]
            carriers = [hero for hero in outside if any(seal in hero.cards for seal in seals)]
            foes = tuple(hero.id for hero in carriers or outside)
            yield Objective(id="h37-traitor-heroes", foes=foes, avoid=(room,) if room else (), cards=seals)
            return
        thieves = tuple(other.id for other in self.explorers() if other.traitor and set(seals) & set(other.cards))
        verbs = (BREAK, *(f"take:{seal}" for seal in seals))
        if room and who.alive and self.should_play(who):
            stay = ("end-turn",) if self.with_death(who) else ()
            yield Objective(id=PLAYER, verbs=(*verbs, *stay), rooms=(room,))
        yield Objective(id=BREAK, done=self.memory.broken, of=len(SEALS), verbs=verbs, cards=seals, foes=thieves)

    def should_play(self, who: Explorer) -> bool:
        """Whether somebody is the best of all to face Death, or of those who do; or nearest to an empty chair."""

        def skill(hero: Explorer) -> tuple[int, int]:
            return self.value(hero, "knowledge") + (BOOK in hero.cards), -hero.seat

        there = [hero for hero in self.heroes() if self.with_death(hero)]
        if not there:
            far = distances_to(self, self.room(self.death))
            nearest = min(self.heroes(), key=lambda hero: far.get(self.room(hero), UNREACHABLE))
            return who in (max(self.heroes(), key=skill), nearest)
        return who is max(self.heroes(), key=skill) or (who in there and who is max(there, key=skill))


def losses(margin: int) -> tuple[Trait, ...]:
    """What each hero loses when Death is ahead by so much. (H37-26 to H37-28)"""
    if margin <= 0:
        return ()
    return ("sanity",) if margin < 3 else ("might",) if margin < 5 else ("sanity", "might")


RULES = Checkmate
