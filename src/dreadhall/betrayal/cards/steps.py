"""How a card is obeyed: step by step, and by the result of a roll. (B-CARD-04, B-DIE-04, B-DIE-09)"""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from dreadhall.betrayal.cards.boons import Effect
from dreadhall.betrayal.cards.sending import Sending
from dreadhall.betrayal.components.card_sheets import (
    AnyStep,
    CardAttack,
    Discard,
    Discover,
    Draw,
    Gain,
    Harm,
    Heal,
    Keep,
    Lose,
    Lowest,
    Move,
    PlaceToken,
    RemoveToken,
    Restore,
    Roll,
    Special,
    Trial,
)


class Steps(Sending):
    """The language of the cards."""

    async def obey(self, effect: Effect, steps: Iterable[AnyStep]) -> None:
        """One step after the other, as long as the explorer lives."""
        with self.because(effect.card):
            for step in steps:
                if not self.on_board(effect.who):
                    return
                await self.obey_step(effect, step)

    async def obey_step(self, effect: Effect, step: AnyStep) -> None:
        """Whatever a card can say."""
        match step:
            case Gain():
                await self.gains(effect, step)
            case Lose():
                await self.loses(effect, step)
            case Harm():
                await self.harms(effect, step)
            case Draw():
                await self.draw_cards(effect.who, step.deck, step.count)
            case Move():
                await self.sends(effect, step)
            case Discover():
                await self.finds(effect, step)
            case PlaceToken():
                await self.leaves_token(effect, step)
            case RemoveToken():
                self.takes_token(step.token)
            case CardAttack():
                await self.attacked_by_card(effect, step)
            case Lowest():
                await self.drops_to_lowest(effect, step)
            case Restore():
                await self.restores(effect, step)
            case Heal():
                await self.heals(effect, step)
            case Keep():
                self.keep_event(effect)
            case Discard():
                await self.discard_held(effect.user, effect.card)
            case Special():
                await self.obey_special(effect, step.name)
            case _:
                raise AssertionError(f"{effect.card}: {type(step).__name__} is no step to obey")

    async def obey_special(self, effect: Effect, name: str) -> None:
        """What only one card does has a method named after it: `led-away` is `special_led_away`."""
        do: Callable[[Effect], Coroutine[Any, Any, None]] = getattr(self, f"special_{name.replace('-', '_')}")
        await do(effect)

    def keep_event(self, effect: Effect) -> None:
        """An event that lasts stays before its explorer."""
        effect.kept = True
        effect.who.cards.append(effect.card)
        self.emit("keeps", explorer=effect.who.id, card=effect.card)

    # Trials

    async def undergo(self, effect: Effect, trial: Trial) -> bool:
        """Roll and obey the row of the result: whether every roll reached the best row. (B-DIE-14)"""
        roll = trial.roll
        if roll.optional and not await self.agrees(effect.user.seat, "try-roll", card=effect.card, traits=roll.traits):
            return False
        best = True
        for trait in roll.traits if roll.each else (await self.trait_to_roll(effect, roll),):
            result = await self.roll_for(effect, roll, trait)
            best = best and result >= trial.rows[0].least
            await self.obey(effect, trial.outcome(result))
            if not self.on_board(effect.who):
                return False
        return best

    async def trait_to_roll(self, effect: Effect, roll: Roll) -> str:
        """The trait of a roll; empty where plain dice are rolled."""
        return await self.choose_trait(effect.user, "roll-trait", roll.traits) if roll.traits else ""

    async def roll_for(self, effect: Effect, roll: Roll, trait: str) -> int:
        """A trait roll, or so many dice; the room may matter. An event's own rolls know who drew it."""
        who = effect.user
        more = roll.more_in.get(self.room(who), 0)
        effect.rolled = trait
        if effect.drawer is None:
            if trait:
                return await self.trait_roll(who, trait, effect.card, change=more)
            return await self.throw(who, roll.dice + more, effect.card)
        self.drawn_event = (effect.card, effect.drawer)
        try:
            if trait:
                return await self.trait_roll(who, trait, effect.card, change=more)
            return await self.throw(who, roll.dice + more, effect.card, kind="event")
        finally:
            self.drawn_event = None
