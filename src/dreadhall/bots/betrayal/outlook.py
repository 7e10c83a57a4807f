"""The position as a bot sees it: who is where, who is a foe, and what its side wants."""

from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from typing import Any

import msgspec

from dreadhall.betrayal.components.catalogue import HOLDINGS, ROOMS
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import TRAITS_OF, DamageKind, Trait
from dreadhall.betrayal.explorers.traits import kind_of_damage
from dreadhall.betrayal.haunts import haunt_rules
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NOWHERE, CardId, Place, RoomId
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.presentation.view import BetrayalView, ExplorerView, MonsterView
from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.odds import at_least, prospects
from dreadhall.bots.betrayal.paths import Paths, paths_through

USUAL_GAME = 60
"""After so many answers a seat most games are over."""
LONG_GAME = 150
"""After so many answers a seat, five games of middling length, all caution has led nowhere."""
BACKFIRE, CERTAIN = 4, 0.9
"""The most points of damage that a weapon does its own bearer, and from which chance on nobody fears that."""
STRONG = 5
"""What a monster that nobody has read of is taken for."""
A_LIFE = 6.0
"""For as many points of damage a death counts besides."""
A_STUN = 2.0
"""For as many points a monster counts that is out for a turn."""
FRAIL = 2
"""Whoever has less life than that may die of a fall."""
LIKELY, HARDLY = 0.5, 0.15
"""A fight is hopeless from which chance of dying in it on, and up to which chance of winning it."""
FAR = 7
"""From how many spaces on nobody makes a detour to be rid of what plagues them."""
EXPLORE = "explore"
"""The verb of going through a door that nobody has opened yet."""
WANTED = 2.0
"""How much more those count whom an objective names."""
SORE = {room.id: room.harm for room in ROOMS.values() if room.harm is not None}
"""The rooms that hurt whoever ends a turn there, and the kind of damage that they do."""


class SeenTable:
    """What a seat sees, with answers to the questions a player asks of it."""

    def __init__(self, seat: SeatAt) -> None:
        self.seat = seat.seat
        self.view: BetrayalView = seat.position
        self.is_long = seat.move > USUAL_GAME * len(self.view.explorers)
        self.is_late = seat.move > LONG_GAME * len(self.view.explorers)

    def from_place(self, place: Place) -> "SeenTable":
        """What the position would look like from another place of the own explorer."""
        there = SeenTable.__new__(SeenTable)
        there.seat, there.is_long, there.is_late = self.seat, self.is_long, self.is_late
        explorers = list(self.view.explorers)
        explorers[self.seat] = msgspec.structs.replace(self.me, place=place, room=room_of(place))
        there.view = msgspec.structs.replace(self.view, explorers=explorers)
        return there

    @cached_property
    def me(self) -> ExplorerView:
        """The seat's own explorer."""
        return self.view.explorers[self.seat]

    @cached_property
    def traits(self) -> dict[str, int]:
        """The numbers that the own traits show."""
        return {trait.trait: trait.value for trait in self.me.traits}

    @cached_property
    def paths(self) -> Paths:
        """The ways through the house, as they are for the own explorer."""
        may_die = self.view.haunt is not None and self.me.side != "traitor"
        frail = may_die and sum(self._borne_by("physical")) < FRAIL
        return paths_through(self.view, self.me, rides=ELEVATOR not in self.avoid, frail=frail)

    @cached_property
    def monster(self) -> MonsterView | None:
        """The monster whose turn it is."""
        return next((monster for monster in self.view.monsters if monster.id == self.view.turn.monster), None)

    @property
    def explorers(self) -> Iterator[ExplorerView]:
        """The explorers on the board, as far as it is known where they are."""
        return (who for who in self.view.explorers if who.alive and who.room)

    def trait(self, who: ExplorerView, name: Trait) -> int:
        """The number a trait shows."""
        return next(trait.value for trait in who.traits if trait.trait == name)

    def attack_dice(self, attack: dict[str, Any]) -> int:
        """The dice of an attack of one's own, with those that its weapon adds."""
        weapon = LOOKUP.weapons.get(attack.get("card", ""))
        return self.trait(self.me, attack["trait"]) + (weapon.dice if weapon is not None else 0)

    def is_deadly(self, card: CardId, *, spare: int = 0) -> bool:
        """Whether the price of using a card would bring a trait of one's own to the skull, or so near to it."""
        if self.view.haunt is None:
            return False
        clips = {trait.trait: trait.clip for trait in self.me.traits}
        cost = LOOKUP.costs.get(card, {})
        return any(clips[trait] + spaces < spare for trait, spaces in cost.items()) or self.may_backfire(card)

    def may_backfire(self, card: CardId) -> bool:
        """Whether a weapon that first wants a roll could well kill its bearer."""
        weapon = LOOKUP.weapons.get(card)
        if weapon is None or weapon.trial is None:
            return False
        body = sum(trait.clip for trait in self.me.traits if trait.trait in TRAITS_OF["physical"])
        least = weapon.trial.leasts[-2]
        dice = max(self.trait(self.me, trait) for trait in weapon.trial.roll.traits)
        return body < BACKFIRE and at_least(dice, least) < CERTAIN

    def foes(self) -> list[ExplorerView | MonsterView]:
        """Whom this seat would fight: the explorers it is against, and the monsters if it is a hero."""
        found: list[ExplorerView | MonsterView] = [who for who in self.explorers if self.is_against(who)]
        if self.side == "heroes":
            found += [monster for monster in self.view.monsters if not monster.stunned]
        return found

    def is_against(self, who: ExplorerView) -> bool:
        """Whether an explorer is a foe: named as one, or of another side, unless oneself still hides one's own."""
        return who.id in self.named or (who.side != self.side and self.me.side == self.side)

    def is_foe(self, name: str) -> bool:
        """Whether a figure may be fought: any monster, and of the explorers the foes."""
        return all(self.is_against(who) for who in self.view.explorers if who.id == name)

    @property
    def side(self) -> str:
        """The side this seat is on."""
        return self.view.haunt.side if self.view.haunt is not None else ""

    def strength(self, target: str, trait: Trait) -> int:
        """The dice somebody defends with; a monster nobody has read of is taken for strong."""
        for who in self.view.explorers:
            if who.id == target:
                return self.trait(who, trait)
        for monster in self.view.monsters:
            if monster.id == target:
                return monster.traits.get(trait, STRONG)
        return 0

    @cached_property
    def threats(self) -> frozenset[RoomId]:
        """The rooms where a foe stands who would win a fight with the own explorer."""
        if self.is_late or self.is_desperate or self.view.haunt is None:
            return frozenset()
        return frozenset(foe.room for foe in self.foes() if self.strength(foe.id, "might") > self.blow)

    @cached_property
    def lairs(self) -> frozenset[RoomId]:
        """The rooms better left alone for the foe who is there: nobody goes through them who need not yet."""
        return frozenset() if self.is_long else frozenset(foe.room for foe in self.foes()) & self.avoid

    @cached_property
    def sore(self) -> frozenset[RoomId]:
        """The rooms that hurt the own explorer who ends a turn there; no traitor is hurt by any."""
        return frozenset() if self.me.side == "traitor" else frozenset(room for room in SORE if self._hurts(room))

    @cached_property
    def deadly(self) -> frozenset[RoomId]:
        """Those of them that would be the end of it."""
        if self.view.haunt is None:
            return frozenset()
        return frozenset(room for room in self.sore if not sum(self._borne_by(SORE[room])))

    def _hurts(self, room: RoomId) -> bool:
        """Whether nothing that the own explorer has keeps the harm of a room off."""
        cards = [card.id for card in self.me.cards]
        if any(card in HOLDINGS and room in HOLDINGS[card].immune_in for card in cards):
            return False
        return not any(LOOKUP.spares.get((card, SORE[room])) for card in cards)

    def _borne_by(self, kind: DamageKind) -> list[int]:
        """How far above the lowest number the own traits are that bear a kind of damage."""
        return [trait.clip for trait in self.me.traits if trait.trait in TRAITS_OF[kind]]

    @cached_property
    def blow(self) -> int:
        """The dice of the own best attack."""
        armed = [LOOKUP.weapons[card.id].dice for card in self.me.cards if card.id in LOOKUP.weapons]
        return self.trait(self.me, "might") + max(armed, default=0)

    def promise_of_fight(self, foe: str, trait: Trait, dice: int, *, safe: bool = False) -> float:
        """What a fight with somebody is worth, in points of damage; safe: whoever loses it is not hurt."""
        victim = next((who for who in self.view.explorers if who.id == foe), None)
        life = life_of(victim, trait) if victim is not None else 0
        odds = prospects(dice, self.strength(foe, trait), life_of(self.me, trait), life)
        gain = odds.deals + A_LIFE * odds.kills if victim is not None else A_STUN * odds.wins
        cost = 0.0 if safe else odds.takes + A_LIFE * odds.dies
        return gain * (WANTED if foe in self.named else 1.0) - cost

    def is_fair_game(self, foe: str) -> bool:
        """Whether one would attack somebody, once there."""
        return self.promise_of_fight(foe, "might", self.blow) > 0

    def is_hopeless(self, foe: ExplorerView | MonsterView) -> bool:
        """Whether a fight with an explorer would most likely be the last one, and hardly be won."""
        if not isinstance(foe, ExplorerView):
            return False
        odds = prospects(self.blow, self.trait(foe, "might"), life_of(self.me, "might"), life_of(foe, "might"))
        return odds.dies >= LIKELY and odds.wins <= HARDLY

    # What is wanted

    @cached_property
    def wanted(self) -> list[Objective]:
        """What the side still wants, in its own order, with the own guesses."""
        haunt = self.view.haunt
        if haunt is None:
            return []
        guess = haunt_rules(haunt.id).guess
        return [wish for told in haunt.objectives for wish in guess(self.view, self.seat, told) if wish.done < wish.of]

    @cached_property
    def is_desperate(self) -> bool:
        """Whether something is wanted that is worth dying for."""
        return any(objective.at_any_cost for objective in self.wanted)

    @cached_property
    def avoid(self) -> set[RoomId]:
        """The rooms better left alone; none while something is wanted at any cost."""
        return set() if self.is_desperate else {room for objective in self.wanted for room in objective.avoid}

    @cached_property
    def left_alone(self) -> frozenset[str]:
        """The choices and figures better left alone."""
        return frozenset(name for objective in self.wanted for name in objective.leave)

    @cached_property
    def named(self) -> set[str]:
        """The foes that objectives name."""
        return {foe for objective in self.wanted for foe in objective.foes}

    def wishes(self, *, but: Place = NOWHERE) -> Iterator[list[Place]]:
        """Where to go, objective by objective, but to one room where nothing more can be done; dangers come last.

        An explorer who is plagued by something is rid of it first, where that is near.
        """
        if self.monster is None and self.remedies:
            yield self.remedies
        for objective in self.wanted:
            found = [place for place in self.goals_of(objective) if room_of(place) != room_of(but)]
            safe = [place for place in found if room_of(place) not in self.avoid]
            yield from (places for places in (safe, found) if places)

    @cached_property
    def remedies(self) -> list[Place]:
        """The places nearby where something ends that plagues the own explorer."""
        found: list[Place] = []
        for card in self.me.cards:
            if (plight := LOOKUP.plights.get(card.id)) is not None:
                found += [place for room in plight.cured_in if self.paths.knows(room) for place in self.sides(room)]
                if plight.cured_by_company:
                    found += [who.place for who in self.explorers if who is not self.me and not self.is_against(who)]
        shun = self.avoid | self.threats
        safe = [place for place in found if room_of(place) not in shun]
        return [place for place in safe if self.paths.distances([place], shun).get(self.me.place, FAR) < FAR]

    def goals(self) -> list[Place]:
        """Where to go for the first objective that names any place."""
        return next(self.wishes(), [])

    def goals_of(self, objective: Objective) -> list[Place]:
        """The rooms that an objective names, on any side of a barrier, and just where its cards and foes are.

        Of rooms that are to be left through an unopened door only the side with that door.
        """
        hunts = self.monster is not None or objective.at_any_cost or self.is_long
        named = [foe for foe in self.foes() if foe.id in objective.foes]
        if not hunts and objective.verbs:
            named = [foe for foe in named if not self.is_hopeless(foe)]
        elif not hunts:
            named = [foe for foe in named if self.is_fair_game(foe.id)]
        foes = [foe.place for foe in named]
        there: Collection[str] = [room_of(place) for place in foes]
        rooms = [room for room in objective.rooms if room not in there]
        found = [place for room in rooms if self.paths.knows(room) for place in self.sides(room)]
        if EXPLORE in objective.verbs:
            found = [place for place in found if place in self.paths.unknown] or found
        return [*found, *self.where_cards_lie(objective.cards), *foes]

    def sides(self, room: Place | RoomId) -> list[Place]:
        """The places that a name stands for: all of a room's, or one that is named itself."""
        return self.paths.places(RoomId(room)) if room in self.paths.rooms else [Place(room)]

    def where_cards_lie(self, cards: Iterable[CardId]) -> list[Place]:
        """The places in whose piles one of these cards lies, or where one waits as a companion."""
        wanted = set(cards)
        places = [place for place, pile in self.view.piles.items() if wanted & set(pile)]
        return places + [place for card, place in self.view.companions.items() if card in wanted]


def life_of(who: ExplorerView, trait: Trait) -> int:
    """How many points of the damage that an attack with a trait does somebody can take and live."""
    kind = kind_of_damage(trait)
    return sum(shown.clip for shown in who.traits if kind_of_damage(shown.trait) == kind)
