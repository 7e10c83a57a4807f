"""How a card is obeyed: one instruction after another, and by the result of a roll. (B-CARD-04, B-DIE-04, B-DIE-09)"""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from dreadhall.betrayal.cards.effects import CardEffect
from dreadhall.betrayal.cards.sending import Sending
from dreadhall.betrayal.components.catalogue import EVENTS
from dreadhall.betrayal.components.instructions import (
    AgainstOmens,
    AnyInstruction,
    CardAttack,
    Discard,
    Discover,
    Draw,
    Feed,
    Follow,
    Gain,
    GiveUp,
    Harm,
    Heal,
    Keep,
    Lose,
    Lowest,
    Move,
    PlaceToken,
    RemoveToken,
    RestoreClips,
    Special,
    Trial,
    TrialRoll,
)
from dreadhall.betrayal.components.pieces import RolledTrait
from dreadhall.betrayal.explorers.roll_targets import Aim, table
from dreadhall.betrayal.happenings.cards import Keeps
from dreadhall.betrayal.house.plan import room_of


class Obeying(Sending):
    """The language of the cards."""

    async def obey(self, effect: CardEffect, instructions: Iterable[AnyInstruction]) -> None:
        """One instruction after the other, as long as the explorer lives."""
        with self.because(effect.card):
            for told in instructions:
                if not self.on_board(effect.who):
                    return
                await self.obey_one(effect, told)

    async def obey_one(self, effect: CardEffect, told: AnyInstruction) -> None:
        """Whatever a card can say."""
        match told:
            case Gain():
                await self.gains(effect, told)
            case Lose():
                await self.loses(effect, told)
            case Harm():
                await self.harms(effect, told)
            case Draw():
                await self.draw_cards(effect.who, told.deck, told.count)
            case Move():
                await self.sends(effect, told)
            case Discover():
                await self.finds(effect, told)
            case PlaceToken():
                await self.leaves_token(effect, told)
            case RemoveToken():
                self.takes_token(told.token)
            case CardAttack():
                await self.attacked_by_card(effect, told)
            case Lowest():
                await self.drops_to_lowest(effect, told)
            case RestoreClips():
                await self.restores(effect, told)
            case Heal():
                await self.heals(effect, told)
            case Keep():
                self.keep_event(effect)
            case Discard():
                await self.discard_held(effect.user, effect.card)
            case Feed():
                self.feeds(effect, told)
            case Follow():
                await self.follows(effect, told)
            case GiveUp():
                await self.gives_up(effect, told)
            case AgainstOmens():
                await self.rolls_against_omens(effect, told)
            case Special():
                await self.special(told.name)(effect)
            case _:
                await self.special(str(told.__struct_config__.tag))(effect, told)

    def special(self, name: str) -> Callable[..., Coroutine[Any, Any, None]]:
        """What only one card does has a method named after it: `led-away` is `special_led_away`."""
        do: Callable[..., Coroutine[Any, Any, None]] = getattr(self, f"special_{name.replace('-', '_')}")
        return do

    # Instructions that lead to others

    async def follows(self, effect: CardEffect, follow: Follow) -> None:
        """Through a passage at once and for nothing, if one likes; what lies behind it may hold more."""
        who = effect.who
        place = self.state.tokens.get(f"{follow.token}-2")
        if place is not None and await self.agrees(
            self.controller(who), "follow-passage", card=effect.card, place=place
        ):
            await self.put(who, room_of(place), place)
            await self.obey(effect, follow.do)

    async def gives_up(self, effect: CardEffect, gift: GiveUp) -> None:
        """Somebody's card is exchanged for something, and for good of the drawer; without it the drawer suffers."""
        holder = self.holder(gift.card)
        if holder is None:
            await self.obey(effect, gift.nobody)
            return
        if holder is effect.who or not await self.refuses(holder, effect.card):
            await self.discard_held(holder, gift.card)
            await self.obey(CardEffect(effect.card, holder), gift.holder)
        await self.obey(effect, gift.drawer)

    async def rolls_against_omens(self, effect: CardEffect, against: AgainstOmens) -> None:
        """So many dice against the omens that were drawn so far."""
        aim = table(self.state.omens_drawn, 0)
        result = await self.throw(effect.who, against.dice, effect.card, kind="event", aim=aim)
        await self.obey(effect, against.reached if result >= self.state.omens_drawn else against.missed)

    def keep_event(self, effect: CardEffect) -> None:
        """An event that lasts stays before its explorer, unless that one holds what ends it."""
        plight = EVENTS[effect.card].plight
        if plight is not None and not plight.cured_by.isdisjoint(effect.who.cards):
            return
        effect.kept = True
        effect.who.cards.append(effect.card)
        self.tell(Keeps(explorer=effect.who.id, card=effect.card))

    # Trials

    async def undergo(self, effect: CardEffect, trial: Trial) -> bool:
        """Roll and obey the row of the result: whether every roll reached the best row. (B-DIE-14)"""
        roll = trial.roll
        first = EVENTS[effect.card].trial if effect.card in EVENTS else None
        aim = table(*trial.leasts, before=0 if first is None or first is trial else len(first.rows))
        if roll.optional and not await self.agrees(
            self.controller(effect.user), "try-roll", card=effect.card, traits=roll.traits
        ):
            return False
        best = True
        traits: tuple[RolledTrait, ...] = roll.traits if roll.each else (await self.trait_to_roll(effect, roll),)
        for trait in traits:
            result = await self.roll_for(effect, roll, trait, aim)
            best = best and result >= trial.rows[0].least
            await self.obey(effect, trial.outcome(result))
            if not self.on_board(effect.who):
                return False
        return best

    async def trait_to_roll(self, effect: CardEffect, roll: TrialRoll) -> RolledTrait:
        """The trait of a roll; empty where plain dice are rolled."""
        return await self.choose_trait(effect.user, "roll-trait", roll.traits) if roll.traits else ""

    async def roll_for(self, effect: CardEffect, roll: TrialRoll, trait: RolledTrait, aim: Aim) -> int:
        """A trait roll, or so many dice; the room may matter. An event's own rolls know who drew it."""
        who = effect.user
        more = roll.more_in.get(self.room(who), 0)
        effect.rolled = trait
        if effect.drawer is None:
            if trait:
                return await self.trait_roll(who, trait, effect.card, change=more, aim=aim)
            return await self.throw(who, roll.dice + more, effect.card, aim=aim)
        self.drawn_event = (effect.card, effect.drawer)
        try:
            if trait:
                return await self.trait_roll(who, trait, effect.card, change=more, aim=aim)
            return await self.throw(who, roll.dice + more, effect.card, kind="event", aim=aim)
        finally:
            self.drawn_event = None
