"""Events with a text of their own: visions, voices, lost things and glimpses of what is to come."""

from itertools import permutations

from dreadhall.betrayal.cards.decks import put_on_top
from dreadhall.betrayal.cards.effects import CardEffect
from dreadhall.betrayal.cards.obeying import Obeying
from dreadhall.betrayal.components.cards import WHOOPS
from dreadhall.betrayal.components.catalogue import ITEMS
from dreadhall.betrayal.components.instructions import Foresee
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import ENTRANCE_HALL
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.rolls import NAMED
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.happenings.cards import Looks, NotesNumber, Returns, Sees
from dreadhall.betrayal.happenings.possessions import BlownAway
from dreadhall.betrayal.happenings.rolls import NoAttack
from dreadhall.betrayal.house.paths import extremes
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_CARD, CardId, RoomId, place_in
from dreadhall.betrayal.state import Explorer, cards_in
from dreadhall.kernel import Choice, hook

STACKS = ("room", "event", "item", "omen")


def item_cards(who: Explorer) -> list[CardId]:
    """The item cards somebody has; omens are none."""
    return [card for card in who.cards if card in ITEMS]


class Visions(Obeying):
    """One method a card, or nearly."""

    # Bloody Vision

    async def special_forced_attack(self, effect: CardEffect) -> None:
        """Attack somebody here or next to here, the explorer with the lowest Might first, if one can. (B-TURN-08)"""
        who = effect.who
        targets = self.near_targets(who) if self.haunted or self.options.bloody_vision == "always" else []
        if not targets:
            self.tell(NoAttack(explorer=who.id, card=effect.card))
            return
        trait = self.bare_hands(who)[0]
        choices = [
            Choice(f"attack:{target.id}", target, {"target": target.id, "trait": trait, "card": ""})
            for target in targets
        ]
        target = await self.ask(self.controller(who), "must-attack", choices)
        arms = self.arms_against(who, target)
        weapons = [Choice(f"weapon:{card or 'none'}", card, {"card": card}) for card in arms]
        card = await self.ask(self.controller(who), "choose-weapon", weapons)
        trait = await self.choose_trait(who, "roll-trait", arms[card])
        distant = self.is_shot(who, target, card)
        attack = Attack(who, target, trait, card, distant=distant, may_steal=False)
        if attack.card:
            self.turn.used.append(attack.card)
            if not await self.pay_for_weapon(attack):
                return
        await self.strike(attack)

    def near_targets(self, who: Explorer) -> list[Fighter]:
        """Whom a Bloody Vision is about: the weakest explorers around who can be attacked, or else monsters."""
        beside = {room for _, room in self.plan.neighbours(self.room(who))}

        def within_reach(other: Fighter) -> bool:
            return other is not who and self.is_near(who, other, beside) and bool(self.arms_against(who, other))

        others = filter(within_reach, self.explorers())
        weakest = extremes(others, lambda other: self.value(other, "might"), least=True)
        return [*weakest] or [*filter(within_reach, self.state.monsters.values())]

    @hook
    def is_near(self, who: Explorer, other: Fighter, beside: set[RoomId]) -> bool:
        """Whether a Bloody Vision may be about somebody: in the same place, or in one of the rooms beside."""
        return other.place == who.place or room_of(other.place) in beside

    def arms_against(self, who: Explorer, target: Fighter) -> dict[CardId, list[Trait]]:
        """Bare hands, which have no name, and what else somebody can attack with now: each with its traits. (R-72)"""
        cards = [] if self.barred_from_items(who) else [card for card in who.cards if card not in self.turn.used]
        arms: list[tuple[CardId, Trait]] = [(NO_CARD, trait) for trait in self.bare_hands(who)]
        arms += [(card, LOOKUP.weapons[card].trait) for card in cards if card in LOOKUP.weapons]
        found: dict[CardId, list[Trait]] = {}
        for card, trait in arms:
            if self.may_attack(who, target, trait, card):
                found.setdefault(card, []).append(trait)
        return found

    def is_shot(self, who: Explorer, target: Fighter, card: CardId) -> bool:
        """Whether a weapon strikes from another room of its own accord, and not only because the card says so."""
        if not card or LOOKUP.weapons[card].range != "line-of-sight" or target.place == who.place:
            return False
        return self.sees(who, target)

    # Items that are lost

    async def special_return_item(self, effect: CardEffect) -> None:
        """Shuffle an item card of one's own into the stack; that is losing it."""
        who = effect.who
        card = await self.choose_card(self.controller(who), "return-item", item_cards(who))
        self.tell(Returns(explorer=who.id, card=card))
        await self.lose_card(who, card)
        self.close(card)
        self.state.items.rest.append(card)
        self.shuffle(self.state.items)

    async def special_item_to_the_entrance_hall(self, effect: CardEffect) -> None:
        """The wind carries something off."""
        who = effect.who
        cards = [card for card in who.cards if self.droppable(card)]
        if cards:
            card = await self.choose_card(self.controller(who), "blown-away", cards)
            self.tell(BlownAway(explorer=who.id, card=card, room=ENTRANCE_HALL))
            await self.lose_card(who, card)
            self.lay_down(place_in(ENTRANCE_HALL), card)

    async def special_lose_random_item(self, effect: CardEffect) -> None:
        """Chance picks one of the item cards; it is discarded."""
        cards = item_cards(effect.who)
        if cards:
            await self.discard_held(effect.who, cards[self.chance(WHOOPS, len(cards))[0]])

    # It Is Meant to Be

    async def special_foresee(self, effect: CardEffect, foresee: Foresee) -> None:
        """See what comes and put it in order, or note a number for a later roll."""
        who = effect.who
        choices = [Choice(f"look:{kind}", kind, {"deck": kind}) for kind in STACKS if len(self.deck(kind))]
        kind = await self.ask(self.controller(who), "meant-to-be", [*choices, Choice("note-number", "")])
        if kind:
            await self.order_top(who, kind, foresee.cards)
            return
        number = await self.throw(who, foresee.dice, effect.card, kind="event")
        who.status[NAMED] = number
        self.keep_event(effect)
        self.tell(NotesNumber(explorer=who.id, number=number))

    async def order_top(self, who: Explorer, kind: str, count: int) -> None:
        """Look at the top of a stack alone, and lay it back in any order."""
        deck = self.deck(kind)
        cards = cards_in(self.look_at_top(deck, count, self.eyes_of(who)))
        self.tell(Looks(explorer=who.id, deck=kind, count=len(cards)))
        self.tell(Sees(explorer=who.id, deck=kind, cards=list(cards)), to=self.eyes_of(who))
        orders = [
            Choice(
                "order:" + "-".join(str(number + 1) for number in order), order, {"titles": [cards[n] for n in order]}
            )
            for order in permutations(range(len(cards)))
        ]
        order = await self.ask(self.controller(who), "order-cards", orders, secret=True, deck=kind, cards=list(cards))
        del deck.top[-len(cards) :], deck.known[-len(cards) :]
        put_on_top(deck, [cards[number] for number in order], self.eyes_of(who))
        # Everybody sees the back of the tile that lies on top now.
        self.learnt = True
