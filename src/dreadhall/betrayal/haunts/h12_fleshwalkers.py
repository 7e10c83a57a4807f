"""Haunt 12, Fleshwalkers: everybody's evil twin comes through the front door; only the Crystal Ball kills them."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import CRYSTAL_BALL, DYNAMITE
from dreadhall.betrayal.components.catalogue import EXPLORERS, TRAITS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import ENTRANCE_HALL
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.cards import TakesOut
from dreadhall.betrayal.happenings.possessions import Refuses
from dreadhall.betrayal.house.paths import UNREACHABLE, distance
from dreadhall.betrayal.ids import CardId, ExplorerId, FigureId, Place, place_in
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.monsters.pursuit import Pursuit
from dreadhall.kernel import Choice, Happening

TWIN = "twin-"
TWINS = {name: Monster(TWIN + name, rolls="own", must_attack=True) for name in EXPLORERS}
"""A twin has the traits its counterpart had when the haunt began. (H12-04, H12-07)"""
BALL = CRYSTAL_BALL
TAKE, GIVE = "h12-heroes-take-ball", "h12-heroes-give-ball"


def asked(holder: Explorer) -> str:
    """How a turn remembers that somebody did not want to give the Ball away."""
    return f"{TAKE}:{holder.id}"


class BallTaken(Happening, kind="h12-ball-taken"):
    """Somebody has the Crystal Ball of another."""

    explorer: ExplorerId
    other: ExplorerId
    card: CardId


class Drained(Happening, kind="h12-drained"):
    """It costs somebody strength to have struck at themselves."""

    explorer: ExplorerId


class Fleshwalkers(Pursuit):
    """Twins of the living hunt their counterparts; those of the dead go where the dead want."""

    number = 12
    open_book = True
    kinds = tuple(TWINS.values())

    # Set-up

    @override
    async def set_up(self) -> None:
        """A twin for everybody, in the Entrance Hall, with the same traits. (H12-03, H12-04, H12-34, C-26)"""
        for who in self.from_left_of(self.haunt.revealer):
            (twin,) = self.place(TWINS[who.id], place_in(ENTRANCE_HALL), owner=who.seat)
            twin.traits = {trait: self.value(who, trait) for trait in TRAITS}
        if self.in_deck(BALL):
            await self.claim_card(BALL)
            self.tell(TakesOut(explorer=self.revealer.id, card=BALL, deck="omen"), reveals=True)
            await self.gain_card(self.revealer, BALL)

    def counterpart(self, twin: Figure) -> Explorer:
        """The hero a twin copies, dead or alive."""
        assert twin.owner is not None
        return self.state.explorers[twin.owner]

    def twin_of(self, who: Explorer) -> Figure | None:
        """Somebody's twin, until it is dead."""
        return self.state.monsters.get(FigureId(f"{TWIN}{who.id}-1"))

    # The Crystal Ball

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Take the Ball from a hero beside one, once a turn; who has refused is not asked again. (H12-08, H12-37)"""
        holder = self.holder(BALL)
        if holder is None or holder is who or holder.place != who.place:
            return
        if self.on_board(holder) and TAKE not in self.turn.tried and asked(holder) not in self.turn.refused:
            yield deed(TAKE, self.take_ball, who, holder, explorer=holder.id, card=BALL)

    async def take_ball(self, who: Explorer, holder: Explorer) -> None:
        """If its holder agrees; the Ball can still be used this turn. (H12-08, H12-27)"""
        if not await self.agrees(self.controller(holder), GIVE, explorer=who.id, card=BALL):
            self.turn.refused.append(asked(holder))
            self.tell(Refuses(explorer=holder.id, other=who.id))
            return
        self.turn.tried.append(TAKE)
        self.tell(BallTaken(explorer=who.id, other=holder.id, card=BALL))
        await self.lose_card(holder, BALL)
        await self.gain_card(who, BALL)

    def can_kill(self, who: Explorer, twin: Figure) -> bool:
        """Who has the Ball, however and whenever it came: the own twin, and those of the dead. (H12-37)"""
        counterpart = self.counterpart(twin)
        return BALL in who.cards and (counterpart is who or not counterpart.alive)

    # Fighting twins

    @override
    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: Trait, card: CardId) -> bool:
        """The holder of the Ball may attack a stunned twin. (H12-09)"""
        return isinstance(who, Explorer) and BALL in who.cards

    @override
    async def resolve(self, attack: Attack) -> None:
        """Who fights the own twin without the Ball loses a step everywhere, whoever wins. (H12-11, -16, -25, -26)"""
        drained = self.drained_by(attack.attacker, attack.defender) or self.drained_by(attack.defender, attack.attacker)
        await super().resolve(attack)
        if drained is not None and self.on_board(drained):
            twin = self.twin_of(drained)
            self.tell(Drained(explorer=drained.id))
            by = "" if twin is None else twin.id
            with self.because(by):
                for trait in TRAITS:
                    await self.lose(drained, trait, 1, by=by)

    def drained_by(self, hero: Fighter, twin: Fighter) -> Explorer | None:
        """The hero, if this is the own twin and the Ball is not at hand."""
        if isinstance(hero, Explorer) and isinstance(twin, Figure) and self.counterpart(twin) is hero:
            return None if BALL in hero.cards else hero
        return None

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """The Ball kills; every other defeat stuns. An explosion is no fight. (H12-12 to H12-15, H12-28, H12-33)"""
        fought = attack.card != DYNAMITE
        if isinstance(loser, Figure) and isinstance(winner, Explorer) and fought and self.can_kill(winner, loser):
            self.turn.used.append(BALL)
            await self.slay(loser)
        else:
            await super().beaten(loser, winner, points, attack)

    # What the twins must do

    @override
    async def monster_turn_starts(self) -> None:
        """For a twin that is stuck below, stairs may be laid. (H12-17, H12-30)"""
        if self.stuck_below() and await self.agrees(self.speaker, "fetch-stairs"):
            await self.fetch_stairs(self.speaker)

    @override
    def quarry(self, figure: Figure) -> list[Place]:
        """It seeks its counterpart as long as that one lives. (H12-19, H12-21, H12-22)"""
        return [self.counterpart(figure).place] if self.driven(figure) else []

    @override
    def driven(self, figure: Figure) -> bool:
        """Twins of the dead go as they like. (H12-22)"""
        return self.on_board(self.counterpart(figure))

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """One that is driven goes as far as it can, and only where it ends it attacks. (H12-20, H12-31)"""
        found = super().monster_deeds(figure)
        if not self.driven(figure):
            return found
        return [choice for choice in found if choice.verb == "go"] or found

    @override
    def monster_attacks(self, figure: Figure) -> list[Choice[Deed]]:
        """Its counterpart if it can; else chance picks a hero. The dead pick whom they like. (H12-20, H12-32)"""
        found = super().monster_attacks(figure)
        own = [choice for choice in found if choice.data["target"] == self.counterpart(figure).id]
        return own or found

    @override
    async def attack_with(self, attack: Attack) -> None:
        """A twin attacks where it has stopped: nothing comes after that. (H12-20, H12-42)"""
        await super().attack_with(attack)
        if isinstance(attack.attacker, Figure):
            self.turn.ended = True

    @override
    def may_ride(self, figure: Figure) -> bool:
        """Nor does the Mystic Elevator carry one off that has attacked. (H12-42)"""
        return super().may_ride(figure) and not (self.turn.monster == figure.id and self.turn.attacked)

    @override
    def must_go_on(self, figure: Figure, choices: list[Choice[Deed]]) -> bool:
        """A twin that a player runs may spare the heroes. (H12-32)"""
        return self.driven(figure) and super().must_go_on(figure, choices)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """All twins are dead. (H12-23)"""
        return not self.state.monsters

    @override
    def winners(self, side: Side) -> Iterable[int]:
        """Those who live to see it. (H12-23, H12-24)"""
        return [who.seat for who in self.living_heroes()]

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Let the Ball go round, each killing the own twin; the dead hunt the living. (H12-35)"""
        who, twins = self.state.explorers[seat], self.monsters()
        done, of = self.players - len(twins), self.players
        own, holder = self.twin_of(who), self.holder(BALL)
        if not who.alive:
            heroes = self.heroes()
            rooms = tuple(self.room(hero) for hero in heroes)
            yield Objective(id="h12-heroes-hunt", rooms=rooms, foes=tuple(hero.id for hero in heroes))
        elif BALL in who.cards:
            prey = [own] if own is not None else [twin for twin in twins if not self.counterpart(twin).alive]
            others = [other for other in self.heroes() if other is not who and self.twin_of(other) is not None]
            if prey:
                rooms = tuple(self.room(twin) for twin in prey)
                foes = tuple(twin.id for twin in prey)
                yield Objective(id="h12-heroes-kill", done=done, of=of, verbs=(GIVE,), rooms=rooms, foes=foes)
            elif others:
                rooms = tuple(self.room(other) for other in others)
                yield Objective(id="h12-heroes-pass", done=done, of=of, verbs=(GIVE,), rooms=rooms)
        elif own is not None or holder is None:
            rooms = () if holder is None else (self.room(holder),)
            avoid, leave = ((), ()) if own is None else ((self.room(own),), (own.id,))
            verbs = (TAKE,) if holder is not None and self.needs_it_more(who, holder) else ()
            yield Objective(id="h12-heroes-ball", verbs=verbs, rooms=rooms, cards=(BALL,), avoid=avoid, leave=leave)
        else:
            foes = tuple(twin.id for twin in twins)
            yield Objective(id="h12-heroes-stun", done=done, of=of, foes=foes)

    def needs_it_more(self, who: Explorer, holder: Explorer) -> bool:
        """Whether somebody is nearer to the own twin than whoever has the Ball: else it would go to and fro."""
        return self.spaces_to_twin(who) < self.spaces_to_twin(holder)

    def spaces_to_twin(self, who: Explorer) -> int:
        """How far the own twin is; with none left, farther than any."""
        own = self.twin_of(who)
        return UNREACHABLE if own is None else distance(self, who.place, own.place)


RULES = Fleshwalkers
