"""The darkness track: what moves it, and what happens on its spaces. (D-DARK, D-END-03)"""

from dreadhall.darkest.components.catalogue import DARKNESS
from dreadhall.darkest.ground import Ground
from dreadhall.darkest.happenings.phases import DarknessGrows, LastRound
from dreadhall.kernel import hook


class Darkness(Ground):
    """Night falls, space by space."""

    @hook(replaced=True)
    async def advance_darkness(self, cause: str) -> None:
        """The darkness grows: one space on, which is resolved before anything else. (D-DARK-01 to 07)"""
        state = self.state
        if state.darkness >= DARKNESS.spaces:
            return
        state.darkness += 1
        self.tell_darkness(cause, state.darkness, DARKNESS.spaces)
        await self.darkness_reached(state.darkness)
        if state.darkness == DARKNESS.spaces and state.rounds_left is None:
            state.rounds_left = 1 if self.options.grace_round else 0
            self.tell(LastRound(rounds=state.rounds_left), cause="darkness")

    def tell_darkness(self, cause: str, now: int, spaces: int) -> None:
        """The marker has moved one space on."""
        self.tell(DarknessGrows(space=now, spaces=spaces, was=now - 1, now=now, of=spaces), cause=cause)

    @hook(replaced=True)
    def darkness_spaces_left(self) -> int:
        """How many spaces may still be paid for something. (D-DARK-06, R-21)"""
        return DARKNESS.spaces - self.state.darkness

    @hook
    async def darkness_reached(self, space: int) -> None:
        """What the space reached sets off: a fire icon, which waits for a spread to be over. (D-DARK-04, D-FIRE-28)"""
        if space in DARKNESS.fire_spaces:
            if self.state.spreading:
                self.state.fire_icons_waiting += 1
            else:
                await self.fire_icon()

    @hook(replaced=True)
    async def fire_icon(self) -> None:
        """What the fire icon on the track sets off: the chapter of the fire tells. (D-DARK-04, 05)"""
