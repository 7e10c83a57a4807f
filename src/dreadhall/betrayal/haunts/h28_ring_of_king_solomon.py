"""Haunt 28, Ring of King Solomon: demons come through a portal; whoever bears the Ring commands them or ends it."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import RING
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import COAL_CHUTE
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter
from dreadhall.betrayal.house.paths import distances, extremes, far_off
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, FighterId, FigureId, Place, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.monsters.carriers import Carriers
from dreadhall.betrayal.toolkit.monsters.command import Command
from dreadhall.betrayal.toolkit.monsters.pursuit import Pursuit
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

DEMON = Monster("demon", speed=3, might=5, sanity=5, rolls="own", must_attack=True, carries=True)
LORD = Monster(
    "demon-lord",
    speed=2,
    might=7,
    sanity=7,
    rolls="own",
    must_attack=True,
    carries=True,
    immune=frozenset({"speed"}),
)
TRAITS_OF_DEMONS = {1: (3, 5, 5), 2: (4, 4, 4), 3: (5, 3, 3), 4: (6, 2, 2)}
"""Speed, Might and Sanity by number: LOST IN SOURCE, from a public transcription. (H28-08 to H28-11)"""

OBEYS = "obeys"
DEFEATS = "h28-defeats"
FATAL = 2
"""Defeats by whoever bears the Ring that destroy the Lord."""
THEFT = 2
"""By how much a demon must be beaten to take the Ring from it. (H28-17)"""
FAR_OFF = 4
SEND = "h28-heroes-send"


class Obeys(Happening, kind="h28-obeys"):
    """A demon obeys whoever has the Ring."""

    explorer: ExplorerId
    monster: FigureId


class Loose(Happening, kind="h28-loose"):
    """A demon obeys nobody any more."""

    monster: FigureId


class RingOfKingSolomonMemory(Memory):
    """The Lord."""

    defeats: Small = 0


class RingOfKingSolomon(Command, Pursuit, Carriers, KeyCards, Tasks):
    """The Lord must be beaten twice by the bearer of the Ring; for the traitor, no hero may live."""

    number = 28
    memory = remembers(RingOfKingSolomonMemory)
    kinds = (DEMON, LORD)
    key_cards = (RING,)
    command_verb = SEND

    # Set-up

    @override
    async def set_up(self) -> None:
        """The portal opens, and the Lord comes with a demon for each hero, four at most. (H28-02, H28-03)"""
        room = await self.choose_room(self.traitor.seat, "h28-traitor-portal", self.rooms_for_portal())
        place = await self.choose_place(self.traitor.seat, room)
        self.place(LORD, place)
        demons = self.place(DEMON, place, min(self.heroes_at_start, len(TRAITS_OF_DEMONS)))
        for demon, numbers in zip(demons, TRAITS_OF_DEMONS.values(), strict=False):
            demon.traits = dict(zip(("speed", "might", "sanity"), numbers, strict=True))

    def rooms_for_portal(self) -> list[RoomId]:
        """Event rooms where nobody is, four spaces from everybody, else the farthest. (H28-02, H28-32, H28-46, -47)"""
        people = [who.place for who in self.explorers()]
        rooms = [room for room in self.standing_rooms() if room != COAL_CHUTE]
        free = [room for room in rooms if room not in map(room_of, people)]
        events = [room for room in free if ROOMS[room].symbol == "event"]
        return far_off(self, people, events, FAR_OFF) if events else far_off(self, people, free or rooms, len(ROOMS))

    # Demons hunt

    @override
    def quarry(self, figure: Figure) -> list[Place]:
        """The heroes, the closest by its own ways; whatever obeys a hero goes as it is told. (H28-25, H28-30)"""
        return [] if self.commander(figure) is not None else [hero.place for hero in self.heroes()]

    @override
    def must_go_on(self, figure: Figure, choices: list[Choice[Deed]]) -> bool:
        """It attacks if it can: a hero, for those that obey one it need not. (H28-25, H28-39)"""
        heroes = {hero.id for hero in self.heroes()}
        owed = [choice for choice in choices if choice.verb == "go" or choice.data.get("target") in heroes]
        return super().must_go_on(figure, owed)

    # The Ring in whatever hands

    def bearer(self) -> Explorer | None:
        """The hero that bears the Ring."""
        holder = self.holder(RING)
        return holder if holder is not None and self.is_hero(holder) else None

    @override
    def may_take_up(self, figure: Figure, card: CardId) -> bool:
        """Demons take nothing from the floor. (H28-22, H28-23)"""
        return False

    @override
    def may_lay_down(self, figure: Figure, card: CardId) -> bool:
        """Nor do they let go of the Ring. (H28-23)"""
        return False

    @override
    def may_trade(self, figure: Figure) -> bool:
        """Nor pass it on. (H28-23)"""
        return False

    @override
    def may_steal(self, thief: Fighter, card: CardId) -> bool:
        """They steal the Ring and nothing else. (H28-22)"""
        return (isinstance(thief, Explorer) or card == RING) and super().may_steal(thief, card)

    @override
    def drop_what_it_carries(self, figure: Figure) -> None:
        """The Ring they keep even stunned. (H28-33)"""
        if RING not in figure.cards:
            super().drop_what_it_carries(figure)

    @override
    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: Trait, card: CardId) -> bool:
        """To take back the Ring, to strike the Lord again, to gain a demon. (H28-15, H28-33, H28-37, C-38)"""
        if not isinstance(who, Explorer):
            return False
        if RING in target.cards:
            return trait == "might"
        return RING in who.cards and self.is_hero(who) and (target.kind == LORD.kind or card == RING)

    # Commanded demons

    @override
    def commander(self, figure: Figure) -> Explorer | None:
        """Whatever hero bears the Ring. (H28-19, H28-35)"""
        return self.bearer() if OBEYS in figure.status else None

    def gain(self, figure: Figure, who: Explorer) -> None:
        """A demon obeys at once, and acts from the next turn on. (H28-15, H28-16, H28-38)"""
        figure.status[OBEYS] = 1
        self.turn.tried.append(self.sent(figure))
        self.tell(Obeys(explorer=who.id, monster=figure.id))

    def set_loose(self) -> None:
        """All demons are free of command, and stay so. (H28-20, H28-34)"""
        for figure in self.monsters(DEMON):
            if figure.status.pop(OBEYS, 0):
                self.tell(Loose(monster=figure.id))

    @override
    def lay_down(self, place: Place, card: CardId) -> None:
        """The Ring is dropped. (H28-20)"""
        super().lay_down(place, card)
        if card == RING:
            self.set_loose()

    @override
    def leave_belongings(self, who: Explorer) -> None:
        """The bearer has died. (H28-34)"""
        borne = RING in who.cards
        super().leave_belongings(who)
        if borne:
            self.set_loose()

    @override
    def monster_gets(self, figure: Figure, card: CardId) -> None:
        """A demon has stolen the Ring. (H28-22, H28-34)"""
        super().monster_gets(figure, card)
        self.set_loose()

    @override
    async def after_gain(self, who: Explorer, card: CardId) -> None:
        """With the Ring the command goes to another hero, from the next turn on; the traitor has none. (H28-20, -35)"""
        await super().after_gain(who, card)
        if card != RING:
            return
        if not self.is_hero(who):
            self.set_loose()
        elif self.has_the_turn(who):
            self.turn.tried += map(self.sent, self.commanded_by(who))

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Send the demons that obey. (H28-16)"""
        return self.commands(who)

    # Fighting

    @override
    def attack_bonus(self, attack: Attack) -> int:
        """The Ring burns the Lord. (H28-13)"""
        strikes = attack.card == RING and attack.defender.id == f"{LORD.kind}-1" and attack.attacker is self.bearer()
        return 2 * strikes + super().attack_bonus(attack)

    @override
    async def resolve(self, attack: Attack) -> None:
        """A demon beaten with the Ring obeys. (H28-15, H28-41)"""
        bearer, demon = self.bearer(), attack.defender
        won = attack.margin > 0 and attack.card == RING and attack.attacker is bearer
        if won and bearer is not None and isinstance(demon, Figure) and demon.kind == DEMON.kind:
            self.gain(demon, bearer)
        else:
            await super().resolve(attack)

    @override
    async def steals_in_defence(self, attack: Attack) -> bool:
        """A demon that attacks and loses by two may lose the Ring as well. (H28-17)"""
        demon, who = attack.attacker, attack.defender
        clear = -attack.margin >= THEFT and attack.damage == "physical" and RING in demon.cards
        if isinstance(who, Explorer) and clear:
            return await self.takes_instead(who, demon, -attack.margin)
        return await super().steals_in_defence(attack)

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """The Lord beaten by the bearer is stunned once, and then destroyed. (H28-14, H28-18, H28-21, H28-36)"""
        for lord in self.monsters(LORD):
            if loser is lord and winner is self.bearer():
                self.memory.defeats += 1
                if self.tell_count(DEFEATS, self.memory.defeats) >= FATAL:
                    await self.slay(lord)
                    return
        await super().beaten(loser, winner, points, attack)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The Lord is destroyed. (H28-27)"""
        return not self.monsters(LORD)

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """The bearer gains demons and strikes the Lord, the others keep clear; the traitor wants all. (H28-45)"""
        who, lords = self.state.explorers[seat], tuple(lord.id for lord in self.monsters(LORD))
        if not self.is_hero(who):
            bearer = self.bearer()
            named, ring = ((bearer.id,), (RING,)) if bearer else ((), ())
            yield Objective(id="h28-traitor-ring", done=int(bearer is None), foes=named, cards=ring)
            yield self.no_hero_left("h28-traitor-heroes")
            return
        bearer, wild = self.bearer(), [demon for demon in self.monsters(DEMON) if self.commander(demon) is None]
        thieves: list[FighterId] = [figure.id for figure in self.monsters() if RING in figure.cards]
        thieves += [other.id for other in self.explorers() if other.traitor and RING in other.cards]
        avoid = tuple(dict.fromkeys(self.room(figure) for figure in self.monsters() if figure.id not in thieves))
        done = int(bearer is not None)
        # Whoever has not the Ring can only be hurt by them.
        leave = () if who is bearer else tuple(figure.id for figure in self.monsters() if figure.id not in thieves)
        yield Objective(id="h28-heroes-ring", done=done, cards=(RING,), foes=tuple(thieves), avoid=avoid, leave=leave)
        foes, keep = (lords, ()) if who is bearer else ((), avoid)
        done, strikes = self.memory.defeats, (*(f"attack:{lord}:{RING}" for lord in lords), SEND)
        yield Objective(id="h28-heroes-lord", done=done, of=FATAL, verbs=strikes, foes=foes, avoid=keep, leave=leave)
        near = self.nearest_of(who, wild) if who is bearer else []
        total, gains = len(self.monsters(DEMON)), tuple(f"attack:{demon.id}:{RING}" for demon in wild)
        done = total - len(wild)
        yield Objective(id="h28-heroes-demons", done=done, of=total, verbs=gains, foes=tuple(near))

    def nearest_of(self, who: Explorer, figures: list[Figure]) -> list[str]:
        """The nearest of several figures."""
        far = distances(self, self.room(who))
        return [figure.id for figure in extremes(figures, lambda one: far.get(self.room(one), len(far)), least=True)]


RULES = RingOfKingSolomon
