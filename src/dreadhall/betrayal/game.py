"""Betrayal at House on the Hill as the kernel sees it."""

import datetime
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.catalogue import EVENTS, ITEMS, OMENS, STACK_ROOMS
from dreadhall.betrayal.haunts import BadHaunt, haunt_rules
from dreadhall.betrayal.house.plan import FIRST
from dreadhall.betrayal.options import BetrayalOptions, HauntId, HauntNumber
from dreadhall.betrayal.phases.exploration import DAYS, Exploration
from dreadhall.betrayal.state import BetrayalState, Deck, Turn
from dreadhall.betrayal.telling.imagining import imagine
from dreadhall.kernel import BadOption, Dice, Event, Game
from dreadhall.kernel.at_hand import at_hand


class Betrayal(Game[BetrayalState, BetrayalOptions]):
    """Three to six explorers in a house that grows."""

    name = "betrayal"
    version = 7
    seats = range(3, 7)
    options_type = BetrayalOptions
    state_type = BetrayalState

    @override
    def new_state(self, options: BetrayalOptions, seats: int, dice: Dice) -> BetrayalState:
        """The stacks and the starting tiles. (B-SETUP-09 to B-SETUP-11)"""
        return BetrayalState(
            dice=dice,
            house=FIRST.text,
            turn=Turn(seat=0),
            rooms=Deck("room", list(STACK_ROOMS)),
            items=Deck("item", list(ITEMS)),
            omens=Deck("omen", list(OMENS)),
            events=Deck("event", list(EVENTS)),
        )

    @override
    def rules_for(self, state: BetrayalState, options: BetrayalOptions) -> type[Exploration]:
        """Exploration, or the haunt that is running."""
        return at_hand(Exploration if state.haunt is None else haunt_rules(state.haunt.key))

    @override
    def imagine(self, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Face-down tiles and cards, and what the haunt keeps from this seat, could be others."""
        imagine(state, seat, dice, told)

    @override
    def check(self, options: BetrayalOptions, seats: int) -> None:
        """Refuse what does not go together, in one line."""
        if options.month is not None and options.day is not None and options.day > DAYS[options.month - 1]:
            raise BadOption(f"there is no day {options.day} in month {options.month}")
        for name, haunt in chosen_haunts(options):
            try:
                haunt_rules(haunt)
            except BadHaunt as error:
                raise BadOption(f"option {name}: {error}") from error

    @override
    def read_text(self, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is typed for a haunt is a number where it can be one, else an id."""
        with suppress(msgspec.ValidationError):
            return {**given, "haunt": msgspec.convert(given.get("haunt"), HauntNumber | None, strict=False)}
        return given

    @override
    def on_day(self, options: BetrayalOptions, day: datetime.date) -> BetrayalOptions:
        """People play on the date on which they begin. (B-FIRST-02)"""
        if options.month is not None or options.day is not None:
            return options
        return msgspec.structs.replace(options, month=day.month, day=day.day)


def chosen_haunts(options: BetrayalOptions) -> Iterator[tuple[str, HauntId]]:
    """The haunts that options name by their ids, each with the name of the option."""
    named = [("haunt", options.haunt), *(("played", haunt) for haunt in options.played)]
    return ((name, haunt) for name, haunt in named if isinstance(haunt, str))
