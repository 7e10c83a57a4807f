"""Haunt 49, You Wear It Well: souls without bodies fight a spirit that wants one of them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.catalogue import EXPLORERS
from dreadhall.betrayal.components.rooms import COAL_CHUTE, COLLAPSED_ROOM, MYSTIC_ELEVATOR
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.explorers.traits import MENTAL
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.haunts.souls import Souls
from dreadhall.betrayal.house.paths import PASSAGES
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_CARD, ExplorerId, FigureId, Place
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monster_turn import STAIRS_UP
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.refuge import refuges_seen
from dreadhall.betrayal.toolkit.monsters.wall_passing import WallPassing
from dreadhall.betrayal.toolkit.people.bodies import BODY
from dreadhall.betrayal.toolkit.people.stunned import StunnedExplorers
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

SPIRIT = Monster("astral-spirit", speed=3, sanity=6, knowledge=6, attack="sanity", passes_walls=True)
LINKS = (STAIRS_UP, COAL_CHUTE, COLLAPSED_ROOM, MYSTIC_ELEVATOR)
"""The rooms by which a soul gets into the basement and out of it."""
WOUNDS = "h49-wounds"
BODY_DICE = 2
HEAD_START = 4
"""How many spaces a soul that has struck would like to be away from the Spirit."""
STRIKE, HAUNT_SOUL, RITUAL = "h49-heroes-strike", "h49-traitor-strike", "h49-traitor-ritual"
BODY_ATTACK = "h49-body"


class Wounded(Happening, kind="h49-wounded"):
    """A spirit is hurt in a trait."""

    explorer: ExplorerId
    monster: FigureId
    trait: str


class Ruined(Happening, kind="h49-ruined"):
    """A body is destroyed."""

    token: str


class Marked(Happening, kind="h49-marked"):
    """One more mark lies by a body."""

    token: str
    count: int


class YouWearItWellMemory(Memory):
    """The spirit's wounds, and what became of bodies."""

    wounds: Small = 0
    """The successful attacks."""
    marks: list[ExplorerId] = []
    """One for each."""
    ruined: list[ExplorerId] = []
    """Bodies that nobody can wear any more."""


class YouWearItWell(Souls, Tasks, WallPassing, StunnedExplorers):
    """As many successful attacks as there are players destroy the Spirit, unless it finds a body first."""

    number = 49
    memory = remembers(YouWearItWellMemory)
    kinds = (SPIRIT,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The Spirit is with the traitor, bodies lie where heroes stood. (H49-05 to H49-08, H49-53, C-10, C-11)"""
        self.place(SPIRIT, self.traitor.place)
        for hero in self.heroes():
            self.lay_body(hero.id, hero.place)
            self.slips_out(hero)
        if self.basement_is_cut_off():
            await self.fetch_room(self.speaker, STAIRS_UP)

    def basement_is_cut_off(self) -> bool:
        """Whether no room and no card joins the basement to the other floors. (H49-08, H49-42)"""
        tokens, switch = self.state.tokens, self.state.switch
        made = [(tokens[one], tokens[two]) for one, two in PASSAGES.items() if one in tokens and two in tokens]
        joined = any(self.is_below(one) != self.is_below(two) for one, two in [*made, *([switch] if switch else [])])
        return not joined and not any(self.in_house(room) for room in LINKS)

    def is_below(self, place: Place) -> bool:
        """Whether a place is in the basement."""
        return self.plan.floor_of(place) == "basement"

    # Minds against minds

    @override
    def attacks_on(self, who: Explorer, target: Fighter) -> list[Choice[Deed]]:
        """A soul strikes with Knowledge or Sanity, and no weapon; the traitor as ever. (H49-17, H49-19, H49-26)"""
        if not self.is_soul(who):
            return super().attacks_on(who, target)
        return list(self.strikes(STRIKE, who, target)) if who.place == target.place else []

    def strikes(self, verb: str, who: Fighter, target: Fighter) -> Iterator[Choice[Deed]]:
        """An attack with either trait of the mind."""
        for trait in MENTAL:
            if self.may_attack(who, target, trait, NO_CARD):
                attack, key = Attack(who, target, trait), f"{verb}:{target.id}:{trait}"
                yield deed(key, self.attack_with, attack, target=target.id, trait=trait, card="", distant=False)

    @override
    def monster_attacks(self, figure: Figure) -> list[Choice[Deed]]:
        """The Spirit haunts a soul with Sanity or Knowledge. (H49-21)"""
        targets = self.monster_targets(figure)
        return [choice for target in targets for choice in self.strikes(HAUNT_SOUL, figure, target)]

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """Whoever attacks the Spirit and loses takes nothing. (H49-17)"""
        return isinstance(attack.defender, Figure) or super().loses_safely(attack)

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """The Spirit is wounded, and never stunned; the traitor stunned, never hurt. (H49-17 to H49-19, H49-36)"""
        if isinstance(loser, Figure):
            if winner is attack.attacker:
                self.tell(Wounded(explorer=ExplorerId(winner.id), monster=loser.id, trait=attack.trait))
                self.memory.wounds += 1
                self.tell_count(WOUNDS, self.memory.wounds)
        elif loser is self.traitor:
            self.stun_explorer(self.traitor)
        else:
            await super().beaten(loser, winner, points, attack)
            return

    # Bodies

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """The traitor may attack a body whose soul is out. (H49-20)"""
        if not self.is_soul(who) and not self.turn.attacked:
            for hero in self.living_heroes():
                if self.body_of(hero) == who.place:
                    yield deed(f"{BODY_ATTACK}:{hero.id}", self.attack_body, who, hero, explorer=hero.id)

    async def attack_body(self, who: Explorer, hero: Explorer) -> None:
        """Two dice of mental damage, wherever the soul is. (H49-20, H49-47)"""
        self.turn.attacked = True
        points = await self.throw(who, BODY_DICE, BODY_ATTACK)
        with self.because(BODY_ATTACK):
            await self.take_damage(hero, "mental", points, by=who)

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """A body killed by the traitor's blows is of no use any more. (H49-30)"""
        if self.cause == BODY_ATTACK:
            self.memory.ruined.append(who.id)
            self.tell(Ruined(token=BODY + who.id))
        await super().after_death(who, by)

    def empty_bodies(self) -> list[Explorer]:
        """The heroes whose souls are gone and whose bodies can be worn. (H49-30)"""
        ruined = self.memory.ruined
        heroes = [who for who in self.state.explorers if self.is_hero(who) and not who.alive]
        return [who for who in heroes if who.id not in ruined and self.body_of(who)]

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """The ritual, besides its attack. (H49-22, H49-37)"""
        found = super().monster_deeds(figure)
        if RITUAL not in self.turn.tried:
            for hero in self.empty_bodies():
                if room_of(self.body_of(hero)) == self.room(figure):
                    token = BODY + hero.id
                    found.append(deed(f"{RITUAL}:{token}", self.perform_ritual, figure, hero, token=token))
        return found

    async def perform_ritual(self, spirit: Figure, hero: Explorer) -> None:
        """More than the Sanity that the hero once had marks the body. (H49-22, H49-48)"""
        self.turn.tried.append(RITUAL)
        resists = EXPLORERS[hero.id].tracks["sanity"].start_value
        dice, aim = spirit.traits["sanity"], reach(resists + 1)
        if self.monster_throw(spirit, dice, "task", trait="sanity", aim=aim) > resists:
            self.memory.marks.append(hero.id)
            self.tell(Marked(token=BODY + hero.id, count=self.marks_on(hero)))

    def marks_on(self, hero: Explorer) -> int:
        """How many marks lie beside a body. (H49-38)"""
        return self.memory.marks.count(hero.id)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """As many attacks have hit the Spirit as there are players. (H49-18, H49-32, H49-44, H49-50)"""
        return self.memory.wounds >= self.players

    @override
    def traitor_won(self) -> bool:
        """The Spirit wears a body. (H49-23, H49-34)"""
        marks = self.memory.marks
        return any(marks.count(name) >= self.players for name in set(marks))

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """The Spirit first, then the traitor; bodies, souls and the ritual for the other side. (H49-51)"""
        if side == "heroes":
            spirits = tuple(figure.id for figure in self.monsters(SPIRIT))
            wounds, strikes = self.memory.wounds, tuple(f"{STRIKE}:{name}" for name in spirits)
            yield Objective(id="h49-heroes-spirit", done=wounds, of=self.players, verbs=strikes, foes=spirits)
            traitor = self.traitor
            alive = (traitor.id,) * traitor.alive
            yield Objective(id="h49-heroes-traitor", verbs=(f"{STRIKE}:{traitor.id}",), foes=alive)
            return
        empty = self.empty_bodies()
        if empty:
            most, rooms = max(map(self.marks_on, empty)), tuple(dict.fromkeys(self.body_of(hero) for hero in empty))
            yield Objective(id="h49-traitor-ritual", done=most, of=self.players, verbs=(RITUAL,), rooms=rooms)
        yield self.no_hero_left("h49-traitor-souls", verbs=(HAUNT_SOUL,))
        bodies = tuple(dict.fromkeys(self.body_of(hero) for hero in self.living_heroes()))
        yield Objective(id="h49-traitor-bodies", verbs=(BODY_ATTACK,), rooms=bodies)

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """A mind strikes with its better half, and is gone; spirits go for souls, the traitor for bodies. (H49-51)"""
        if wish.id.startswith("h49-heroes-"):
            yield cls.soul_guesses(view, seat, wish)
        elif view.turn.monster or wish.id == "h49-traitor-bodies":
            yield wish
        else:
            yield msgspec.structs.replace(wish, rooms=(), foes=())

    @classmethod
    def soul_guesses(cls, view: "BetrayalView", seat: int, wish: Objective) -> Objective:
        """The Spirit is struck whatever the odds, for that costs nothing; the traitor only with better ones."""
        mine = {trait.trait: trait.value for trait in view.explorers[seat].traits}
        theirs = {trait.trait: trait.value for who in view.explorers if who.id in wish.foes for trait in who.traits}
        best = max(MENTAL, key=lambda trait: mine[trait] - theirs.get(trait, 0))
        if mine[best] <= theirs.get(best, 0):
            return msgspec.structs.replace(wish, verbs=(), foes=())
        verbs = tuple(f"{verb}:{best}" for verb in wish.verbs)
        if not view.turn.attacked or view.turn.seat != seat:
            return msgspec.structs.replace(wish, verbs=verbs)
        rooms = refuges_seen(view, seat, [monster.room for monster in view.monsters], HEAD_START)
        return msgspec.structs.replace(wish, verbs=verbs, foes=(), rooms=rooms)


RULES = YouWearItWell
