"""Monsters whose blank dice fall once more. (T-42)"""

from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Figure


class Rerolls(Haunt):
    """A monster that cheats: what shows nothing is rolled again, and then stands."""

    def throw_blanks_again(self, figure: Figure, dice: int, why: str) -> int:
        """Roll so many dice, and every blank a second time."""
        faces = self.fall(dice)
        self.tell_roll(figure, why, "monster", "", faces)
        if 0 not in faces:
            return sum(faces)
        faces = [face for face in faces if face] + self.fall(faces.count(0))
        self.tell_roll(figure, why, "monster", "", faces, again=True)
        return sum(faces)
