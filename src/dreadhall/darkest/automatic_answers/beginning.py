"""What is settled before the first round: where cameras look, and who comes with whom one plays. (R-90)"""

from typing import Any

from typing_extensions import override

from dreadhall.darkest.automatic_answers.same import Choices
from dreadhall.darkest.components.catalogue import SURVIVORS
from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.phases.setup import Setup
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.questions import WhereToLook
from dreadhall.kernel import Choice


def farthest_view(rules: Upkeep, choices: Choices, data: WhereToLook) -> Choice[Any]:
    """Of views that are equally long, the one that is farthest from the entrance hall."""
    house = rules.house
    start = house.square_of[house.entrance]

    def nearness(choice: Choice[Any]) -> tuple[int, int]:
        seen = rules.plan.observed(data["room"], choice.value)
        far = [house.tile_distance(start, house.square_of[room]) for room in seen]
        return -min(far), -sum(far)

    return min(choices, key=nearness)


class ByLot(Setup):
    """Whoever plays several survivors chooses the first; the others come by lot. (R-90)"""

    @override
    def company_by_lot(self) -> list[SurvivorId]:
        seats = self.seats_in_turn()
        to_choose = seats[len(self.options.team) :]
        if not any(seat in seats[:number] for number, seat in enumerate(seats) if seat in to_choose):
            return super().company_by_lot()
        names = list(SURVIVORS)
        return [names.pop(self.chance("company", len(names))[0]) for _ in range(len(SURVIVORS))]
