"""Attacks. (B-ATK, B-DIST, B-STEAL, B-WEAP)"""

from collections.abc import Sequence
from typing import NamedTuple

from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.explorers.rolls import changed, until_void
from dreadhall.betrayal.explorers.traits import kind_of_damage
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.possessions import Steals
from dreadhall.betrayal.happenings.rolls import Attacks, Clashes
from dreadhall.betrayal.house.elevator import Elevator
from dreadhall.betrayal.ids import NO_CARD, CardId, FighterId
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import Choice, hook

BARE_HANDS: tuple[Trait, ...] = ("might",)


class Attack:
    """One attack: who, whom, with which trait and card, and from where."""

    __slots__ = ("attacker", "card", "damage", "defender", "distant", "margin", "may_steal", "trait")

    def __init__(
        self,
        attacker: Fighter,
        defender: Fighter,
        trait: Trait = "might",
        card: CardId = NO_CARD,
        *,
        distant: bool = False,
        may_steal: bool = True,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.trait = trait
        self.card = card
        self.distant = distant
        self.may_steal = may_steal
        self.damage = kind_of_damage(trait)
        self.margin = 0
        """By how much the attacker won; below 0 the defender did."""


class Clash(NamedTuple):
    """Two who have rolled against each other, with which trait and card, and what kind of damage is at stake."""

    who: str
    target: FighterId
    trait: Trait
    card: CardId = NO_CARD
    damage: str = ""


def besides(total: int, faces: Sequence[int]) -> int:
    """What was added to the dice of a result; a result that was named has no dice to add to."""
    return total - sum(faces) if faces else 0


class Combat(Elevator):
    """Two rolls against each other."""

    # Who may attack whom, with what

    @hook
    def opponents(self, who: Fighter) -> list[Fighter]:
        """Whom somebody may attack at all: nobody before the haunt. (B-ATK-01, B-ATK-03)"""
        return []

    @hook
    def may_strike(self, who: Explorer) -> bool:
        """Whether somebody still has the attack of the turn, be it with Dynamite. (B-ATK-02)"""
        return not self.turn.attacked

    @hook
    def attack_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """The attacks an explorer who has not attacked yet may make now. (B-ATK-02, B-DEC-15)"""
        armed = not LOOKUP.weapons.keys().isdisjoint(who.cards)
        found: list[Choice[Deed]] = []
        for target in self.opponents(who):
            if armed or target.place == who.place:
                found += self.attacks_on(who, target)
        return found

    @hook
    def attacks_on(self, who: Explorer, target: Fighter) -> list[Choice[Deed]]:
        """The attacks on one opponent: bare-handed in the same place, not across a barrier; armed. (B-BARR-07)"""
        beside = who.place == target.place
        found = []
        for trait in self.bare_hands(who) if beside else ():
            if self.may_attack(who, target, trait, NO_CARD):
                found.append(self.attack_choice(who, target, trait, NO_CARD, distant=False))
        for card in who.cards:
            attack = LOOKUP.weapons.get(card)
            if attack is None or card in self.turn.used or self.barred_from_items(who):
                continue
            reaches = beside or (attack.range == "line-of-sight" and self.sees(who, target))
            if reaches and self.may_attack(who, target, attack.trait, card):
                found.append(self.attack_choice(who, target, attack.trait, card, distant=not beside))
        return found

    @hook
    def bare_hands(self, who: Explorer) -> Sequence[Trait]:
        """The traits that somebody attacks with who uses no weapon: Might, unless a haunt says otherwise. (B-ATK-08)"""
        return BARE_HANDS

    @hook
    def attack_choice(
        self, who: Explorer, target: Fighter, trait: Trait, card: CardId, *, distant: bool
    ) -> Choice[Deed]:
        """The choice of one attack: its key, and what is told of it."""
        key = f"attack:{target.id}" + (f":{card}" if card else "")
        made = Attack(who, target, trait, card, distant=distant)
        return deed(key, self.attack_with, made, target=target.id, trait=trait, card=card, distant=distant)

    @hook
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """Whether this attack may be made: both need the trait, and a stunned monster is left alone. (B-ATK-11, -14)"""
        if not self.has_trait(who, trait) or not self.has_trait(target, trait):
            return False
        return not (isinstance(target, Figure) and target.stunned)

    # The attack of a turn

    @hook
    async def attack_with(self, attack: Attack) -> None:
        """Use up the turn's attack, pay what the weapon asks, and strike."""
        self.turn.attacked = True
        if attack.card:
            self.turn.used.append(attack.card)
            if not await self.pay_for_weapon(attack):
                return
        await self.strike(attack)

    async def pay_for_weapon(self, attack: Attack) -> bool:
        """What a weapon costs before the dice: whether the attack still happens, and on the same side. (B-DIE-16)"""
        who = attack.attacker
        assert isinstance(who, Explorer)
        weapon = LOOKUP.weapons.get(attack.card)
        if weapon is None:
            return True
        side = who.traitor
        await self.pay_cost(who, attack.card, weapon.cost)
        happens = who.alive
        if weapon.trial is not None and who.alive:
            happens = await self.weapon_trial(who, attack)
        return happens and who.traitor == side

    @hook
    async def weapon_trial(self, who: Explorer, attack: Attack) -> bool:
        """Whether a weapon with a will of its own lets the attack happen: always, until the chapter on its use says."""
        return True

    @hook
    async def strike(self, attack: Attack) -> None:
        """Both roll; the higher defeats the other. Void for one, void for both. (B-ATK-05 to -07, B-DIE-15, -16)"""
        mine, theirs = attack.attacker, attack.defender
        self.tell(Attacks(who=mine.id, target=theirs.id, trait=attack.trait, card=attack.card))
        with until_void():
            with self.because(attack.card or self.cause):
                own = await self.attack_roll(attack) + self.attack_bonus(attack)
            thrown = self.lying
            with self.because(mine.id):
                other = await self.throw(
                    theirs, self.defence_dice(attack), "defence", kind="defence", trait=attack.trait
                )
            other += self.defence_bonus(attack)
            attack.margin = own - other
            self.tell_clash(
                Clash(mine.id, theirs.id, attack.trait, attack.card, attack.damage),
                own,
                other,
                thrown,
                harmless=self.loses_safely(attack),
            )
            await self.resolve(attack)

    def tell_clash(
        self, clash: Clash, roll: int, against: int, faces: Sequence[int], *, harmless: bool = False
    ) -> None:
        """Both results, who wins and by how much, right after the second roll. (B-ATK-05 to -07)

        The faces are those of the first; harmless: no defeat hurts whoever struck.
        """
        who, target = clash.who, clash.target
        winner = who if roll > against else target if roll < against else ""
        self.tell(
            Clashes(
                who=who,
                target=target,
                trait=clash.trait,
                card=clash.card,
                damage=clash.damage,
                roll=roll,
                roll_faces=[*faces],
                added=besides(roll, faces),
                against=against,
                against_faces=[*self.lying],
                against_added=besides(against, self.lying),
                winner=winner,
                margin=abs(roll - against),
                harmless=harmless and winner == target,
            )
        )

    @hook
    def attack_dice(self, attack: Attack) -> int:
        """The attacker's dice, with the weapon's, which bring it to eight at most."""
        dice = self.value(attack.attacker, attack.trait)
        weapon = LOOKUP.weapons.get(attack.card)
        return dice if weapon is None else changed(dice, weapon.dice)

    @hook
    async def attack_roll(self, attack: Attack) -> int:
        """What the attacker rolls."""
        return await self.throw(attack.attacker, self.attack_dice(attack), "attack", kind="attack", trait=attack.trait)

    @hook
    def attack_bonus(self, attack: Attack) -> int:
        """What the attacker adds to the result."""
        return 0

    @hook
    def defence_dice(self, attack: Attack) -> int:
        """The defender's dice; no weapon helps. (B-WEAP-02)"""
        return self.value(attack.defender, attack.trait)

    @hook
    def defence_bonus(self, attack: Attack) -> int:
        """What the defender adds to the result."""
        return 0

    @hook
    async def resolve(self, attack: Attack) -> None:
        """The loser suffers by the difference; the attacker can be the loser. (B-ATK-06, B-DIST-02, B-ATK-15)"""
        if attack.margin > 0:
            if not await self.steals_instead(attack):
                await self.beaten(attack.defender, attack.attacker, attack.margin, attack)
        elif attack.margin < 0 and not self.loses_safely(attack) and not await self.steals_in_defence(attack):
            await self.beaten(attack.attacker, attack.defender, -attack.margin, attack)

    @hook
    def loses_safely(self, attack: Attack) -> bool:
        """A distant attack, or one on a stunned monster, costs nothing when lost. (B-DIST-02, B-ATK-15)"""
        return attack.distant or (isinstance(attack.defender, Figure) and attack.defender.stunned)

    @hook
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """What becomes of the loser: explorers take damage, monsters are stunned. (B-ATK-06, B-ATK-13)"""
        if isinstance(loser, Explorer):
            with self.because(winner.id):
                await self.take_damage(loser, attack.damage, points, by=winner)
        else:
            with self.because(winner.id):
                await self.overcome(loser)

    @hook
    async def overcome(self, figure: Figure) -> None:
        """A monster has lost: nothing comes of it until the chapter on monsters says what. (B-ATK-13)"""

    # Theft in place of damage

    @hook
    async def steals_instead(self, attack: Attack) -> bool:
        """With two or more points the attacker may take an item instead. (B-STEAL-01, B-ITEM-10)"""
        thief, victim = attack.attacker, attack.defender
        if not isinstance(thief, Explorer) or not self.theft_possible(attack):
            return False
        return await self.takes_instead(thief, victim, attack.margin)

    @hook
    async def steals_in_defence(self, attack: Attack) -> bool:
        """Who wins in defence steals nothing, unless a haunt lets it. (B-STEAL-02)"""
        return False

    async def takes_instead(self, thief: Explorer, victim: Fighter, points: int) -> bool:
        """An explorer who has won chooses between damage and a theft: whether something was taken. (B-DEC-17)"""
        loot = [card for card in self.pickings(victim, thief) if self.goes_for_damage(card)]
        if not loot:
            return False
        choices = [Choice("damage", NO_CARD), *(Choice(f"steal:{card}", card, {"card": card}) for card in loot)]
        card = await self.ask(self.controller(thief), "damage-or-steal", choices, victim=victim.id, points=points)
        if not card:
            return False
        if isinstance(victim, Explorer):
            await self.steal_in_combat(thief, victim, card)
        else:
            await self.rob_monster(thief, victim, card)
        return True

    @hook
    async def steal_in_combat(self, thief: Explorer, victim: Explorer, card: CardId) -> None:
        """What is taken in place of damage is stolen like anything else."""
        await self.steal(thief, victim, card)

    async def rob_monster(self, thief: Explorer, victim: Figure, card: CardId) -> None:
        """An explorer takes something from a monster. (B-ITEM-10)"""
        self.turn.used.append(card)
        self.tell(Steals(explorer=thief.id, victim=victim.id, card=card))
        self.monster_loses(victim, card)
        await self.gain_card(thief, card)

    @hook
    def monster_loses(self, figure: Figure, card: CardId) -> None:
        """A thing is no longer with a monster, wherever it goes."""
        figure.cards.remove(card)

    @hook
    def theft_possible(self, attack: Attack) -> bool:
        """Enough physical damage would really be dealt, and the victim is in reach. (C-40, B-STEAL-02, B-DIST-03)"""
        if attack.distant or not attack.may_steal or attack.damage != "physical":
            return False
        points = attack.margin
        if isinstance(attack.defender, Explorer):
            points = self.reduce_damage(attack.defender, "physical", points, attack.attacker)
        return points >= 2

    def pickings(self, victim: Fighter, thief: Fighter) -> list[CardId]:
        """What can be taken from somebody: nothing that was handled in this turn. (B-STEAL-03, B-ITEM-10)"""
        cards = [card for card in victim.cards if card not in self.turn.used and self.stealable(card)]
        return [card for card in cards if self.may_steal(thief, card)] if cards else cards

    @hook
    def may_steal(self, thief: Fighter, card: CardId) -> bool:
        """Whether just this figure may steal a card: any, unless a haunt keeps something out of its hands. (C-34)"""
        return True

    @hook
    def goes_for_damage(self, card: CardId) -> bool:
        """Whether a card may be stolen in place of damage: any, but for what a haunt fights over. (B-STEAL-06)"""
        return True

    # Attacks made by cards

    async def card_attack(self, who: Explorer, dice: int, trait: Trait, why: str) -> int:
        """A card attacks with dice of its own, rolled on the right; it cannot be hurt: the points dealt. (B-TURN-08)"""
        self.tell(Attacks(who=why, target=who.id, trait=trait, card=NO_CARD))
        faces = self.fall(dice)
        roller = self.state.explorers[(who.seat - 1) % self.seats]
        self.tell_roll(roller, why, "card", trait, faces)
        with self.because(why):
            defence = await self.throw(who, self.value(who, trait), "defence", kind="defence", trait=trait)
        points = sum(faces) - defence
        damage = kind_of_damage(trait)
        self.tell_clash(Clash(why, who.id, trait, damage=damage), sum(faces), defence, faces, harmless=True)
        return await self.take_damage(who, damage, points) if points > 0 else 0
