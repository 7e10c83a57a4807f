"""Lanterns as the kernel sees it."""

from collections.abc import Sequence

from typing_extensions import override

from dreadhall.kernel import Dice, Event, Game, Stack
from dreadhall.kernel.dice import roll_numbers
from tests.smallgame.rules import Turns, WildTurns
from tests.smallgame.state import CARDS, ROOMS, LanternOptions, LanternState, Player


class Lanterns(Game[LanternState, LanternOptions]):
    name = "lanterns"
    version = 1
    seats = range(2, 5)
    options_type = LanternOptions
    state_type = LanternState

    @override
    def new_state(self, options: LanternOptions, seats: int, dice: Dice) -> LanternState:
        cards = Stack("cards", CARDS[:])
        return LanternState(dice=dice, cards=cards, players=[Player() for _ in range(seats)])

    @override
    def rules_for(self, state: LanternState, options: LanternOptions) -> type[Turns]:
        return WildTurns if options.luck == "wild" else Turns

    @override
    def imagine(self, state: LanternState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Other hands and the stack are shuffled together, but for cards the seat has peeked at; the trap moves.

        Nothing is asked any more in a step that has told something: it need not be kept.
        """
        kept = [
            [c for by, owner, c in state.peeked if by == seat and owner == other] for other in range(len(state.players))
        ]
        unknown = state.cards.rest
        sizes = []
        for other, player in enumerate(state.players):
            if other == seat:
                continue
            for card in kept[other]:
                player.hand.remove(card)
            sizes.append(len(player.hand))
            unknown += player.hand
            player.hand = kept[other]
        for other, size in zip((o for o in range(len(state.players)) if o != seat), sizes, strict=True):
            for _ in range(size):
                state.players[other].hand.append(unknown.pop(roll_numbers(dice, "hand", len(unknown))[0]))
        if seat != 0 and state.trap and not state.sprung:
            state.trap = ROOMS[roll_numbers(dice, "trap", len(ROOMS))[0]]


GAME = Lanterns()
