"""What an attack of one's own promises."""

from typing import Any

from dreadhall.bots.betrayal.outlook import SeenTable


def promise_of(outlook: SeenTable, attack: dict[str, Any], *, dare: int = 0) -> float:
    """What an attack is worth; above 0 it is fair."""
    dice = outlook.attack_dice(attack) + dare
    return outlook.promise_of_fight(attack["target"], attack["trait"], dice, safe=bool(attack.get("distant")))
