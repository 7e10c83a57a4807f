"""Betrayal at House on the Hill as the kernel sees it."""

import datetime
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.catalogue import OMENS, PACKS, PRINTED_EVENTS, PRINTED_ITEMS, STACK_ROOMS
from dreadhall.betrayal.haunts import ALL_HAUNTS, BadHaunt, haunt_rules
from dreadhall.betrayal.house.plan import FIRST
from dreadhall.betrayal.memory_upgrade import read_drawers
from dreadhall.betrayal.options import BetrayalOptions, HauntId, HauntNumber
from dreadhall.betrayal.phases.exploration import DAYS, Exploration
from dreadhall.betrayal.presentation.imagining import imagine
from dreadhall.betrayal.state import BetrayalState, Deck, Turn
from dreadhall.kernel import BadOption, Dice, Event, Game
from dreadhall.kernel.flattened_rules import flattened
from dreadhall.kernel.game import AddedValue


class Betrayal(Game[BetrayalState, BetrayalOptions]):
    """Three to six explorers in a house that grows."""

    name = "betrayal"
    version = 8
    seats = range(3, 7)
    options_type = BetrayalOptions
    state_type = BetrayalState

    @override
    def new_state(self, options: BetrayalOptions, seats: int, dice: Dice) -> BetrayalState:
        """The stacks and the starting tiles. (B-SETUP-09 to B-SETUP-11)"""
        packs = PACKS.sheets_of(options.cards)
        return BetrayalState(
            dice=dice,
            house=FIRST.text,
            turn=Turn(seat=0),
            rooms=Deck("room", [*STACK_ROOMS, *(room.id for pack in packs for room in pack.rooms)]),
            items=Deck("item", [*PRINTED_ITEMS, *(card.id for pack in packs for card in pack.items)]),
            omens=Deck("omen", list(OMENS)),
            events=Deck("event", [*PRINTED_EVENTS, *(card.id for pack in packs for card in pack.events)]),
        )

    @override
    def rules_for(self, state: BetrayalState, options: BetrayalOptions) -> type[Exploration]:
        """Exploration, or the haunt that is running."""
        return flattened(Exploration if state.haunt is None else haunt_rules(state.haunt.key))

    @override
    def imagine(self, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Face-down tiles and cards, and what the haunt keeps from this seat, could be others."""
        imagine(state, seat, dice, told)

    @override
    def upgrade(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """Up to version 7 haunts remembered by strings."""
        haunt = raw.get("haunt")
        if haunt is None or "memory" in haunt:
            return raw
        return raw | {"haunt": read_drawers(haunt, haunt_rules(haunt["number"]))}

    @override
    def check(self, options: BetrayalOptions, seats: int) -> None:
        """Refuse what does not go together, in one line."""
        if options.month is not None and options.day is not None and options.day > DAYS[options.month - 1]:
            raise BadOption(f"there is no day {options.day} in month {options.month}")
        PACKS.check("cards", options.cards)
        for name, haunt in chosen_haunts(options):
            try:
                haunt_rules(haunt)
            except BadHaunt as error:
                raise BadOption(f"option {name}: {error}") from error

    @override
    def packages(self, options: BetrayalOptions) -> dict[str, str]:
        """Those of haunts and packs that are chosen; chart and dice lead to printed haunts alone."""
        brought = [ALL_HAUNTS.package(haunt) for _, haunt in chosen_haunts(options)]
        of_haunts = dict(package for package in brought if package is not None)
        return super().packages(options) | of_haunts | PACKS.packages(options.cards)

    @override
    def added_values(self, option: str) -> list[AddedValue]:
        """Any haunt that is installed can be chosen, and any pack of cards."""
        if option == "cards":
            return PACKS.added_values
        if option != "haunt":
            return []
        brought = [record for record in ALL_HAUNTS.values() if record.number is None]
        return [AddedValue(one.id, one.title or one.id, one.address) for one in brought]

    @override
    def read_text(self, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is typed for a haunt is a number where it can be one, else an id; several stand between commas."""
        read = dict(given)
        for name in ("cards", "played"):
            if isinstance(text := read.get(name), str):
                read[name] = [haunt_typed(one) if name == "played" else one for one in text.split(",") if one]
        if isinstance(text := read.get("haunt"), str):
            read["haunt"] = haunt_typed(text)
        return read

    @override
    def on_day(self, options: BetrayalOptions, day: datetime.date) -> BetrayalOptions:
        """People play on the date on which they begin. (B-FIRST-02)"""
        if options.month is not None or options.day is not None:
            return options
        return msgspec.structs.replace(options, month=day.month, day=day.day)


def haunt_typed(text: str) -> int | str | None:
    """A haunt as somebody has typed it.

    >>> haunt_typed("38"), haunt_typed("cold-snap"), haunt_typed("null")
    (38, 'cold-snap', None)
    """
    with suppress(msgspec.ValidationError):
        return msgspec.convert(text, HauntNumber | None, strict=False)
    return text


def chosen_haunts(options: BetrayalOptions) -> Iterator[tuple[str, HauntId]]:
    """The haunts that options name by their ids, each with the name of the option."""
    named = [("haunt", options.haunt), *(("played", haunt) for haunt in options.played)]
    return ((name, haunt) for name, haunt in named if isinstance(haunt, str))
