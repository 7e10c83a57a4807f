"""What nobody notices of a traitor who is not on the board: nearness, company, steps and place. (T-05, H41)"""

from collections.abc import Sequence

from typing_extensions import override

from dreadhall.betrayal.cards.snares import held_by
from dreadhall.betrayal.cards.walls import SWITCH
from dreadhall.betrayal.components.card_sheets import EventCard
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.ground import Deed, Fighter
from dreadhall.betrayal.happenings.cards import NothingHappens
from dreadhall.betrayal.happenings.moves import Crosses, Moves, UnseenShown
from dreadhall.betrayal.house.paths import UNREACHABLE, distances, extremes
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NOWHERE, Place, RoomId
from dreadhall.betrayal.options import BetrayalOptions
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.betrayal.toolkit.unseen.unseen import DUE, UNEVEN, WALKED, Unseen
from dreadhall.kernel import Choice, Dice, Event, Happening, hook
from dreadhall.kernel.dice import roll_numbers, roll_one_of
from dreadhall.kernel.events import ByName

UNHEARD = frozenset({*map(room_of, UNEVEN), SWITCH})
"""What is noted as tried in a turn when a walk leads over it."""


HIDDEN = (Moves, Crosses, NothingHappens)
"""What is told of a figure nobody sees to itself alone: even whether a card took it elsewhere, or did nothing."""


class Unnoticed(Unseen):
    """Whatever a seat is shown, asked or told is the same wherever the traitor stands."""

    shown_at = ""
    """Where the traitor was shown in the phase that is running: that is told once."""

    @property
    def vanished(self) -> bool:
        """Whether the traitor's figure is off the board."""
        return self.unseen.maybe is not None and self.traitor.alive and self.state.result is None

    def seen_at(self, place: Place) -> None:
        """Something shows where the traitor is at this moment; not what has been shown just now. (H41-11)"""
        if place == self.shown_at:
            return
        self.shown_at = place
        self.unseen.seen = room_of(place)
        self.start_trail([place])
        self.tell(UnseenShown(explorer=self.traitor.id, room=room_of(place), place=place), reveals=True)

    def walks_next(self) -> bool:
        """Whether a walk of the traitor, even if only to stay, comes before everything else. (H41-25, C-54)"""
        turn, who = self.turn, self.traitor
        walking = self.state.phase == "turn" and turn.seat == who.seat and not turn.over
        return walking and DUE not in turn.tried and not held_by(who)

    # Who is where

    @override
    def explorers_at(self, place: Place) -> list[Explorer]:
        """Nobody meets the traitor but in the traitor's own turn."""
        return self.those_met(super().explorers_at(place))

    @override
    def others_with(self, who: Explorer) -> list[Explorer]:
        """Nor does company."""
        return self.those_met(super().others_with(who))

    def those_met(self, explorers: list[Explorer]) -> list[Explorer]:
        """All of them but the traitor whom nobody sees."""
        for who in explorers:
            if who.traitor and who.seat != self.turn.seat and self.vanished:
                return [other for other in explorers if other is not who]
        return explorers

    @override
    def nearest_explorers(self, who: Explorer) -> list[Explorer]:
        """Cards that look for the nearest explorer see the visible ones."""
        far = distances(self, self.room(who))
        others = [other for other in self.explorers() if other not in (who, self.traitor)]
        return extremes(others, lambda other: far.get(self.room(other), UNREACHABLE), least=True)

    @override
    def is_near(self, who: Explorer, other: Fighter, beside: set[RoomId]) -> bool:
        """A Bloody Vision shows only whom one can see."""
        return other is not self.traitor and super().is_near(who, other, beside)

    @override
    def can_take(self, who: Explorer, event: EventCard) -> bool:
        """Nothing is passed on to somebody who is not to be found."""
        return (not who.traitor or self.has_the_turn(who)) and super().can_take(who, event)

    @override
    def struck_by(self, drawer: Explorer, event: EventCard) -> list[Explorer]:
        """An event that strikes a part of the house passes the traitor by: refusing it would tell where."""
        found = super().struck_by(drawer, event)
        if event.affects == "everyone" or drawer.traitor:
            return found
        return [who for who in found if not who.traitor]

    @override
    def freeing_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Nobody frees whom nobody sees."""
        found = super().freeing_deeds(who)
        if not found or who.traitor:
            return found
        return [choice for choice in found if choice.data["explorer"] != self.traitor.id]

    @override
    def surcharge(self, who: Explorer) -> int:
        """The invisible slows nobody and is not slowed. (H41-26, H41-35)"""
        return 0

    @override
    def tell(
        self,
        what: Happening,
        *,
        cause: str | None = None,
        to: Sequence[int] | None = None,
        reveals: bool = False,
        by_name: ByName | None = None,
    ) -> None:
        """Where the traitor goes is told to the traitor alone, and what a room does without its name. (H41-09)"""
        if getattr(what, "explorer", "") == self.traitor.id and self.vanished:
            if isinstance(what, HIDDEN):
                to = [self.traitor.seat]
            elif (self.cause if cause is None else cause) in ROOMS:
                cause = ""
        super().tell(what, cause=cause, to=to, reveals=reveals, by_name=by_name)

    @override
    def place_seen_by(self, who: Explorer, seat: int | None) -> Place:
        """Only the traitor knows. (H41-09)"""
        return NOWHERE if who.traitor and self.vanished and seat != who.seat else super().place_seen_by(who, seat)

    @override
    def spaces_seen(self, active: Explorer | None) -> int:
        """How much the traitor has walked is not told."""
        return self.allowance(active) if active is self.traitor else super().spaces_seen(active)

    # What others imagine

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """The traitor might be in any place that fits what a seat knows, and have come there by any way."""
        super().imagine_secrets(state, seat, dice, told)
        haunt = state.haunt
        assert haunt is not None
        if cls.unseen.of(haunt).maybe is not None and haunt.traitor not in (seat, None) and state.result is None:
            cls(state, BetrayalOptions(), len(state.explorers), record=False).imagine_traitor(seat, dice, told)

    def imagine_traitor(self, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Draw the place anew: where it was shown since then, if no walk came before that."""
        if seat is None:
            self.start_trail(self.hiding_places())
        self.unseen.trail = []
        self.imagine_exit(told)
        places = self.suspected()
        shown = [event.place for event in UnseenShown.among(told)]
        if shown and shown[0] in places and not self.walks_next():
            places = shown[:1]
        self.traitor.place = roll_one_of(dice, "traitor", places)
        if self.turn.seat == self.traitor.seat and WALKED in self.turn.tried:
            self.imagine_walk(dice)

    @hook
    def imagine_exit(self, told: Sequence[Event]) -> None:
        """Nobody else knows by which way the traitor left a fight, but for what was told since then. (H41-09)"""
        self.unseen.exit = NOWHERE

    def imagine_walk(self, dice: Dice) -> None:
        """How far the traitor has come in this turn, and over what, nobody else knows. (H41-09)"""
        turn, who = self.turn, self.traitor
        since, most = self.unseen.since, max(1, self.allowance(who))
        least = 0
        while least < most and who.place not in self.places_within(since, least, who):
            least += 1
        turn.spent = least + roll_numbers(dice, "spent", most - least + 1)[0]
        turn.moved = turn.spent > 0
        turn.tried = [tried for tried in turn.tried if tried not in UNHEARD]
