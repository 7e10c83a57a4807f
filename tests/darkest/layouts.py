"""Houses for tests: a ready-made one with some tiles exchanged, legal or not."""

from dreadhall.darkest.house.building import PRESETS
from dreadhall.darkest.house.layout import SQUARES, House, parse_layout
from dreadhall.darkest.house.plan import Plan, plan_for
from dreadhall.darkest.ids import Square

RECOMMENDED = PRESETS["recommended"]
HARD = PRESETS["hard"]


def exchanged(text: str = RECOMMENDED, **cells: str) -> str:
    """The layout with these cells; a tile that lay elsewhere leaves the one that lay here in its place."""
    layout = dict(zip(SQUARES, text.split(), strict=True))
    for square, cell in cells.items():
        for other, old in layout.items():
            if old.split(".")[0] == cell.split(".")[0]:
                layout[other] = layout[Square(square)]
        layout[Square(square)] = cell
    return " ".join(layout.values())


def house_with(text: str = RECOMMENDED, **cells: str) -> House:
    """The house of such a layout."""
    return parse_layout(exchanged(text, **cells))


def plan_of(house: House, *, opened: tuple[str, ...] = (), destroyed: tuple[str, ...] = ()) -> Plan:
    """The plan with every door closed except those opened."""
    return plan_for(house.text, tuple(door for door in house.all_doors if door not in opened), destroyed)


def plan_unlocked(house: House, *, closed: tuple[str, ...] = (), destroyed: tuple[str, ...] = ()) -> Plan:
    """The plan with every door open except those closed."""
    return plan_for(house.text, closed, destroyed)
