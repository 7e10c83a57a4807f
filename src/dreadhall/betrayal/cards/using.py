"""Using items and omens in the own turn. (B-ITEM-01 to B-ITEM-04, B-ITEM-10 to B-ITEM-12)"""

from collections.abc import Iterator
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.cards.decks import put_on_top
from dreadhall.betrayal.cards.effects import CardEffect
from dreadhall.betrayal.cards.fetching import Fetching
from dreadhall.betrayal.cards.snares import held_by
from dreadhall.betrayal.causes import WORN
from dreadhall.betrayal.components.card_sheets import Use
from dreadhall.betrayal.components.cards import MASK
from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.components.instructions import AnyInstruction, Fetch, Harm, Peek, PullMonsters
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.roll_targets import table
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.cards import (
    Looks,
    MaskOff,
    MaskOn,
    MusicBoxClosed,
    MusicBoxOpened,
    Searches,
    Sees,
    Uses,
)
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, Place
from dreadhall.betrayal.state import Explorer, Figure, cards_in
from dreadhall.kernel import Choice, hook

DONE = "done"


class Using(Fetching):
    """Whatever is in a pocket."""

    switched_off: ClassVar[tuple[str, ...]] = ()
    """Cards whose printed use a haunt takes away."""

    def item_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """The cards that can be used now, each once in a turn. (B-ITEM-03, B-ITEM-10)"""
        found: list[Choice[Deed]] = []
        used = self.turn.used
        for card in who.cards:
            use = LOOKUP.uses.get(card)
            if use is None or card in used or card in self.switched_off or self.barred_from_items(who):
                continue
            if (use.window == "own-turn-after-haunt" and not self.haunted) or (use.unmoved and self.turn.moved):
                continue
            if use.target == "next-room":
                found += self.throws(who, card)
            elif use.target == "self":
                if self.is_useful(who, use):
                    found.append(deed(f"use:{card}", self.use_card, who, card, who, card=card))
            else:
                for other in self.explorers_at(who.place):
                    if self.can_help(who, card, other):
                        key = f"use:{card}:{other.id}"
                        found.append(deed(key, self.use_card, who, card, other, card=card, explorer=other.id))
        return found

    def is_useful(self, who: Explorer, use: Use) -> bool:
        """Whether there is anything to do with a card that is for its holder alone."""
        return use.trial is not None or any(self.would_do(who, told) for told in use.do)

    def would_do(self, who: Explorer, told: AnyInstruction) -> bool:
        """Whether an instruction would lead to anything now, as far as one knows."""
        match told:
            case Fetch():
                return self.dog_is_useful(who, told.spaces)
            case Peek():
                return len(self.state.rooms) > 0
            case PullMonsters():
                return self.haunted
            case _:
                return True

    def can_help(self, who: Explorer, card: CardId, other: Explorer) -> bool:
        """Whether a card would do something for, or to, this explorer."""
        if LOOKUP.uses[card].target == "another-beside":
            return other is not who and bool(self.pickings(other, who))
        mends = LOOKUP.mends.get(card)
        return mends is None or any(self.below_start(other, trait) for trait in mends)

    async def use_card(self, who: Explorer, card: CardId, target: Explorer) -> None:
        """Use a card; one that works only once is discarded. (B-ITEM-04)"""
        use = LOOKUP.uses[card]
        self.turn.used.append(card)
        self.tell(Uses(explorer=who.id, card=card, target=target.id))
        if use.limit == "single-use":
            self.spend(who, card)
        await self.pay_cost(who, card, use.cost)
        with self.or_nothing(card, target):
            await self.does_its_work(CardEffect(card, target, user=who), use)

    async def does_its_work(self, effect: CardEffect, use: Use) -> None:
        """What a card does to one explorer: the table comes before what is done in any case."""
        if use.trial is not None:
            await self.undergo(effect, use.trial)
        if use.do:
            await self.obey(effect, use.do)

    # The Sacrificial Dagger

    @override
    async def weapon_trial(self, who: Explorer, attack: Attack) -> bool:
        """The weapon wants its price first: whether the attack still happens."""
        trial = LOOKUP.weapons[attack.card].trial
        assert trial is not None
        effect = CardEffect(attack.card, who)
        await self.undergo(effect, trial)
        return self.on_board(who) and not effect.cancelled

    async def special_no_attack(self, effect: CardEffect) -> None:
        """No attack at all this turn."""
        effect.cancelled = True
        if self.has_the_turn(effect.who):
            self.turn.attacked = True

    # Dynamite

    @hook
    def throws(self, who: Explorer, card: CardId) -> Iterator[Choice[Deed]]:
        """The rooms behind connecting doors that it can be thrown into, in place of an attack."""
        if self.may_strike(who):
            for place in self.plan.behind_doors(who.place):
                if room_of(place) not in self.state.destroyed:
                    yield deed(f"use:{card}:{place}", self.throw_dynamite, who, card, place, card=card, place=place)

    @hook
    async def throw_dynamite(self, who: Explorer, card: CardId, place: Place) -> None:
        """Everybody there who has Might and Speed dodges or is hurt, friends too."""
        use = LOOKUP.uses[card]
        self.turn.attacked = True
        self.tell(Uses(explorer=who.id, card=card, place=place))
        self.use_up(who, card, use.limit)
        await self.pay_cost(who, card, use.cost)
        for other in self.explorers_at(place):
            await self.dodge(other, who, card)
        for figure in [figure for figure in self.state.monsters.values() if figure.place == place]:
            await self.blows_up(figure, who, card)

    @hook
    async def dodge(self, who: Explorer, thrower: Explorer, card: CardId) -> None:
        """One of those there dodges Dynamite or is hurt."""
        effect = CardEffect(card, who)
        effect.by = thrower
        with until_void():
            await self.does_its_work(effect, LOOKUP.uses[card])

    async def blows_up(self, figure: Figure, who: Explorer, card: CardId) -> None:
        """A monster dodges, or is beaten as in a fight."""
        trial = LOOKUP.uses[card].trial
        assert trial is not None
        (trait,) = trial.roll.traits
        if self.can_be_blown_up(who, figure, trait, card):
            told = trial.outcome(await self.trait_roll(figure, trait, card, aim=table(*trial.leasts)))
            if points := sum(harm.points for harm in told if isinstance(harm, Harm)):
                await self.beaten(figure, who, points, Attack(who, figure, trait, card, distant=True))

    @hook
    def can_be_blown_up(self, who: Explorer, figure: Figure, trait: Trait, card: CardId) -> bool:
        """Whether Dynamite can hurt a monster: one with Might and Speed that Speed attacks do something to."""
        return self.has_trait(figure, "might") and self.may_attack(who, figure, trait, card)

    # Dark Dice, Pickpocket's Gloves, Music Box, Mask

    async def special_shove(self, effect: CardEffect) -> None:
        """Another explorer here, whom nothing holds, is pushed next door."""
        who = effect.who
        places = self.next_door(who.place)
        choices = [
            Choice(f"shove:{other.id}:{place}", (other, place), {"explorer": other.id, **self.place_data(place)})
            for other in self.others_with(who)
            if self.can_be_called(other)
            for place in places
        ]
        if choices:
            other, place = await self.ask(self.controller(who), "shove", choices)
            await self.put(other, room_of(place), place)

    async def special_take(self, effect: CardEffect) -> None:
        """Taking a card counts as stealing it."""
        thief, victim = effect.user, effect.who
        loot = self.pickings(victim, thief)
        card = await self.choose_card(self.controller(thief), "take-card", loot, explorer=victim.id)
        await self.steal(thief, victim, card)

    async def special_toggle(self, effect: CardEffect) -> None:
        """Open the Music Box, or close it."""
        self.state.music = not self.state.music
        turned = MusicBoxOpened if self.state.music else MusicBoxClosed
        self.tell(turned(explorer=effect.who.id))

    async def special_wear(self, effect: CardEffect) -> None:
        """Put the Mask on, or take it off, or leave it."""
        who = effect.who
        worn = WORN in who.status
        turn = Choice("take-off" if worn else "put-on", True)
        if not await self.ask(self.controller(who), MASK, [turn, Choice("leave", False)]):
            return
        self.tell(MaskOff(explorer=who.id) if worn else MaskOn(explorer=who.id))
        if worn:
            del who.status[WORN]
            await self.unmask(who, HOLDINGS[effect.card].worn, safely=False)
        else:
            who.status[WORN] = 1
            await self.gain_by(who, WORN, HOLDINGS[effect.card].worn)

    # Crystal Ball, Spirit Board

    async def special_search_stack(self, effect: CardEffect) -> None:
        """Search a stack alone, shuffle it, and lay the card of one's choice on top. (B-CARD-12)"""
        who = effect.who
        kinds = [Choice(f"deck:{kind}", kind, {"deck": kind}) for kind in ("item", "event") if len(self.deck(kind))]
        if not kinds:
            return
        kind = await self.ask(self.controller(who), "search-stack", kinds)
        deck = self.deck(kind)
        self.tell(Searches(explorer=who.id, deck=kind))
        cards = sorted(cards_in([*deck.rest, *deck.top, *deck.bottom]))
        self.tell(Sees(explorer=who.id, deck=kind, cards=cards), to=self.eyes_of(who))
        choices = [Choice(f"card:{card}", card, {"card": card}) for card in cards]
        card = await self.ask(self.controller(who), "put-on-top", choices, secret=True, deck=kind)
        self.shuffle(deck)
        deck.rest.remove(card)
        put_on_top(deck, [card], self.eyes_of(who))

    async def special_peek(self, effect: CardEffect, peek: Peek) -> None:
        """Look at the front of the next room tile; nobody else does."""
        who = effect.who
        tiles = self.look_at_top(self.state.rooms, peek.tiles, self.eyes_of(who))
        self.tell(Looks(explorer=who.id, deck="room", count=len(tiles)))
        self.tell(Sees(explorer=who.id, deck="room", cards=cards_in(tiles)), to=self.eyes_of(who))

    # The Bell and the Spirit Board call

    async def special_pull_monsters(self, effect: CardEffect, pull: PullMonsters) -> None:
        """The traitor may draw monsters nearer; without a traitor all of them come. The traitor's Bell calls none."""
        if self.haunted and (pull.for_traitor or not self.is_traitor(effect.user)):
            await self.pull_monsters(effect.user)

    @hook
    async def pull_monsters(self, user: Explorer) -> None:
        """Monsters come a space nearer: none does until the chapter on monsters says how."""

    async def special_pull_heroes(self, effect: CardEffect) -> None:
        """The user calls any heroes who can move a space nearer by their own ways. (C-08)"""
        user = effect.user
        waiting = [who for who in self.explorers() if who is not user and not self.is_traitor(who)]
        while True:
            free = [who for who in waiting if self.on_board(who) and self.can_be_called(who)]
            steps = [(who, place) for who in free for place in self.steps_nearer(who, self.room(user))]
            choices: list[Choice[tuple[Explorer, Place] | None]] = [Choice(DONE, None)]
            for who, place in steps:
                data = {"explorer": who.id, **self.place_data(place)}
                choices.append(Choice(f"pull:{who.id}:{place}", (who, place), data))
            picked = await self.ask(self.controller(user), "pull-heroes", choices)
            if picked is None:
                return
            who, place = picked
            waiting.remove(who)
            await self.put(who, room_of(place), place)

    @hook
    def can_be_called(self, who: Explorer) -> bool:
        """Whether a card of others can call somebody nearer or push them: not whom something holds."""
        return not held_by(who) and self.can_be_sent(who)
