"""Gentle bots make the mistakes of a friendly beginner; clever ones in the same positions do not."""

from msgspec.structs import replace

from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal import WardenBot
from dreadhall.bots.darkest import WardenBot as DarkestWardenBot
from dreadhall.bots.planning import STRENGTHS
from dreadhall.testing.betrayal import Position
from dreadhall.testing.darkest import position
from tests.betrayal.haunts.mummy import APART, OX, TOMB, VIVIAN, ZOE, mummy

GENTLE, CLEVER = (replace(STRENGTHS[name], simulations=0) for name in ("gentle", "clever"))
"""Without thought: so that nothing but their mistakes differs."""


def chosen(table: Position, seat: int) -> tuple[str, str]:
    """What a gentle one and a clever one do."""
    gentle, clever = (WardenBot(1, strength).choose(SeatAt(table.table, seat)).key for strength in (GENTLE, CLEVER))
    return gentle, clever


def test_they_overlook_what_would_mend_them() -> None:
    table = mummy(APART, cards={OX: ["healing-salve"]}, traits={OX: {"might": 0, "speed": 0}})
    gentle, clever = chosen(table, 0)
    assert clever.startswith("use:healing-salve")
    assert not gentle.startswith("use:")


def test_they_spare_who_is_almost_dead_and_nobody_else() -> None:
    strong = {"might": 7, "speed": 3, "sanity": 3, "knowledge": 3}
    weak = {"might": 0, "speed": 0, "sanity": 0, "knowledge": 0}
    well = {"might": 1, "speed": 3, "sanity": 3, "knowledge": 3}
    here = APART | {ZOE: "foyer"}
    spared, struck = chosen(mummy(here, turn=VIVIAN, traits={ZOE: weak, VIVIAN: strong}), 2)
    assert struck.startswith(f"attack:{ZOE}")
    assert not spared.startswith("attack:")
    both = chosen(mummy(here, turn=VIVIAN, traits={ZOE: well, VIVIAN: strong}), 2)
    assert both == (struck, struck)


def test_they_would_rather_see_what_is_behind_a_door() -> None:
    table = mummy({OX: "foyer", ZOE: "foyer", VIVIAN: "upper-landing"}, TOMB)
    gentle, clever = chosen(table, 0)
    assert gentle.startswith("explore:")
    assert not clever.startswith("explore:")


def test_they_do_not_think_of_shots_but_strike_what_is_beside_them() -> None:
    team = {"bruce": "gallery", "nina": "gallery"}
    ap = {"bruce": 1, "nina": 0}
    near = position(team, hordes={"great-hall": 5}, searched=["gallery"], ap=ap, seats=1)
    beside = position({"jack": "gallery"}, hordes={"gallery": 2}, seats=1)
    shot, blow = (
        [DarkestWardenBot(1, strength).choose(SeatAt(table.table, 0)).key for strength in (GENTLE, CLEVER)]
        for table in (near, beside)
    )
    assert "attack" in shot[1]
    assert "attack" not in shot[0]
    assert "attack" in blow[0]
