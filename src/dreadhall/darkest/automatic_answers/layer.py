"""Which prompts have somebody who looks at them before they are put. (R-90)"""

from typing import Any, TypeVar

from typing_extensions import override

from dreadhall.darkest.automatic_answers import beginning, boards, defending, enemies, striking
from dreadhall.darkest.automatic_answers.same import Settle, all_alike
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.survivors import acts
from dreadhall.kernel import Choice

T = TypeVar("T")

SETTLED: dict[str, Settle] = {
    "aim-camera": beginning.farthest_view,
    "allocate": defending.everybody_is_dealt_in,
    "armor": defending.armor_for_nothing_or_for_all,
    "burn-where": all_alike(striking.part_left),
    "burn-zombie": enemies.all_burn,
    "camera-order": all_alike(enemies.room_checked),
    "cancel-icon": defending.worst_icon,
    "cancel-own-icon": striking.useless_icon,
    "code-tokens": all_alike(boards.code_left),
    "defend": defending.nothing_to_lose,
    "dog-takes": all_alike(boards.card_lost),
    "enter-chip": all_alike(boards.colours_entered),
    "hit-where": all_alike(striking.part_left),
    "lose-marker": boards.last_to_come_back,
    "move-order": enemies.nobody_is_reached,
    "nemesis-cube": all_alike(striking.part_left),
    "nemesis-route": enemies.by_either_way,
    "recover-where": all_alike(striking.part_left),
    "search-drop": all_alike(boards.card_found),
    "use-icons": striking.hits_first,
    "virus-discard": all_alike(boards.card_lost),
    "virus-side": boards.off_the_hand,
    "zombie-route": enemies.by_either_way,
}
"""Who looks at the choices of a prompt; what is not here is always asked."""


class Settled(Upkeep):
    """Nobody is asked about what nothing hangs on. (R-90)"""

    @override
    def worth_asking(self, prompt: str, choices: list[Choice[T]], data: dict[str, Any]) -> list[Choice[T]]:
        settle = SETTLED.get(prompt)
        if settle is not None and len(choices) > 1:
            taken = settle(self, choices, data)
            if taken is not None:
                return [taken]
        return super().worth_asking(prompt, choices, data)

    @override
    def ways_to_deal_the_rest(self, icons: list[str]) -> list[Choice[str]]:
        """What comes after the first icon need not be asked one by one. (R-90, D-CDICE-03)"""
        to_deal = [icon for icon in icons if icon != "reinforcement"]
        return [acts.named("evenly")] if len(to_deal) > 1 else super().ways_to_deal_the_rest(icons)

    @override
    def ways_to_answer_for_all(self, own: int) -> list[Choice[str]]:
        """Whoever plays several says once that all of them come, or none. (R-90, D-MOVE-08)"""
        if own > 1:
            return [acts.named("everybody"), acts.named("nobody"), *super().ways_to_answer_for_all(own)]
        return super().ways_to_answer_for_all(own)
