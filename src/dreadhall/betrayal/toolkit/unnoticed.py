"""What nobody notices of a traitor who is not on the board: nearness, company, steps and place. (T-05, H41)"""

from typing import Any

from dreadhall.betrayal.card_sheets import Event
from dreadhall.betrayal.catalogue import ROOMS
from dreadhall.betrayal.ground import Deed, Fighter
from dreadhall.betrayal.plan import FAR, plan_of, room_of
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.betrayal.toolkit.unseen import EXIT, MAYBE, SINCE, TRACE, Unseen
from dreadhall.betrayal.ways import UNREACHABLE, extremes
from dreadhall.kernel import Choice, Dice
from dreadhall.kernel.dice import roll_numbers

SEEN, TRAIL = "seen", "trail"
"""Where the traitor was last seen, and every room in which a turn of the traitor ended."""


HIDDEN = frozenset({"moves", "crosses", "nothing-happens"})
"""What is told of a figure nobody sees to itself alone: even whether a card took it elsewhere, or did nothing."""


class Unnoticed(Unseen):
    """Whatever a seat is shown, asked or told is the same wherever the traitor stands."""

    @property
    def vanished(self) -> bool:
        """Whether the traitor's figure is off the board."""
        return MAYBE in self.haunt.secrets and self.traitor.alive and self.state.result is None

    def seen_at(self, place: str) -> None:
        """Something shows where the traitor is at this moment. (H41-11)"""
        self.haunt.notes[SEEN] = room_of(place)
        self.start_trail([place])
        self.emit("unseen-shown", reveals=True, explorer=self.traitor.id, room=room_of(place), place=place)

    # Who is where

    def explorers_at(self, place: str) -> list[Explorer]:
        """Nobody meets the traitor but in the traitor's own turn."""
        return self.those_met(super().explorers_at(place))

    def others_with(self, who: Explorer) -> list[Explorer]:
        """Nor does company."""
        return self.those_met(super().others_with(who))

    def those_met(self, explorers: list[Explorer]) -> list[Explorer]:
        """All of them but the traitor whom nobody sees."""
        for who in explorers:
            if who.traitor and who.seat != self.turn.seat and self.vanished:
                return [other for other in explorers if other is not who]
        return explorers

    def nearest_explorers(self, who: Explorer) -> list[Explorer]:
        """Cards that look for the nearest explorer see the visible ones."""
        far = self.distances(self.room(who))
        others = [other for other in self.explorers() if other not in (who, self.traitor)]
        return extremes(others, lambda other: far.get(self.room(other), UNREACHABLE), least=True)

    def is_near(self, who: Explorer, other: Fighter, beside: set[str]) -> bool:
        """A Bloody Vision shows only whom one can see."""
        return other is not self.traitor and super().is_near(who, other, beside)

    def can_take(self, who: Explorer, event: Event) -> bool:
        """Nothing is passed on to somebody who is not to be found."""
        return (not who.traitor or self.has_the_turn(who)) and super().can_take(who, event)

    def struck_by(self, drawer: Explorer, event: Event) -> list[Explorer]:
        """An event that strikes a part of the house passes the traitor by: refusing it would tell where."""
        found = super().struck_by(drawer, event)
        if event.affects == "everyone" or drawer.traitor:
            return found
        return [who for who in found if not who.traitor]

    def freeing_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Nobody frees whom nobody sees."""
        found = super().freeing_deeds(who)
        if not found or who.traitor:
            return found
        return [choice for choice in found if choice.data["explorer"] != self.traitor.id]

    def surcharge(self, who: Explorer) -> int:
        """The invisible slows nobody and is not slowed. (H41-26, H41-35)"""
        return 0

    def emit(self, kind: str, **told: Any) -> None:
        """Where the traitor goes is told to the traitor alone, and what a room does without its name. (H41-09)"""
        if kind in HIDDEN and told["explorer"] == self.traitor.id and self.vanished:
            told["to"] = [self.traitor.seat]
        elif told.get("cause") in ROOMS and told["explorer"] == self.traitor.id and self.vanished:
            told["cause"] = ""
        super().emit(kind, **told)

    def place_seen_by(self, who: Explorer, seat: int | None) -> str:
        """Only the traitor knows. (H41-09)"""
        return "" if who.traitor and self.vanished and seat != who.seat else who.place

    def spaces_seen(self, active: Explorer | None) -> int:
        """How much the traitor has walked is not told."""
        return self.allowance(active) if active is self.traitor else super().spaces_seen(active)

    def secrets_for(self, seat: int | None) -> dict[str, str]:
        """The heroes keep a list of where the traitor might be. (H41-10, H41-47)"""
        if seat is None or seat == self.haunt.traitor or MAYBE not in self.haunt.secrets:
            return {}
        return {MAYBE: self.haunt.secrets[MAYBE]}

    @classmethod
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice) -> None:
        """The traitor might be in any place that fits what a seat knows."""
        haunt = state.haunt
        assert haunt is not None
        if MAYBE not in haunt.secrets or seat == haunt.traitor or haunt.traitor is None or state.result is not None:
            return
        haunt.secrets[TRAIL] = ""
        places = haunt.secrets[MAYBE].split()
        if seat is None:
            plan = plan_of(state.house)
            rooms = [room for room in plan.placed if not ROOMS[room].slides_to]
            places = [place for room in rooms for place in plan.places(room) if place != f"vault{FAR}"]
            haunt.secrets |= {MAYBE: " ".join(places), SINCE: " ".join(places), TRACE: ""}
        elif haunt.secrets.get(TRACE):
            haunt.secrets[EXIT] = ""
        state.explorers[haunt.traitor].place = places[roll_numbers(dice, "traitor", len(places))[0]]
