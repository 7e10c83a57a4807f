"""Haunt 38, Hellbeasts: exorcism and bats when something comes in between."""

from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h38.test_h38_hellbeasts import OX, VERB, VIVIAN, ZOE, burns, swarm, where_bats_are

APART = {OX: "foyer", VIVIAN: "basement-landing", ZOE: "upper-landing"}
BALL = f"{VERB}:knowledge:crystal-ball"


@rule("H38-13", "B-DIE-15")
def test_an_exorcist_whom_the_idol_kills_marks_nothing() -> None:
    where = {**APART, OX: "chapel"}
    table = swarm(where, turn=OX, rooms=row("ground", "chapel"), cards={OX: ["idol"]}, traits={OX: {"sanity": 0}})
    table.play(f"{VERB}:sanity:chapel", "use:idol")
    assert (table.explorer(OX).alive, table.haunt.exorcised) == (False, [])


@rule("C-28", "C-29")
def test_the_ball_is_looked_into_or_a_source_in_one_turn() -> None:
    table = swarm(APART, turn=OX, cards={OX: ["crystal-ball"]})
    table.with_dice(*[0] * table.value(OX, "knowledge")).play(BALL)
    assert not table.offers("use")
    table = swarm(APART, turn=OX, cards={OX: ["crystal-ball"]})
    table.with_dice(*faces(1, table.value(OX, "knowledge"))).play("use:crystal-ball")
    assert BALL not in table.keys


@rule("H38-22", "C-46")
def test_bats_that_a_bell_has_called_burn_in_the_next_monster_turn_only() -> None:
    table = swarm(APART, "entrance-hall", turn=OX, cards={OX: ["bell"]})
    table.with_dice(*[0] * table.value(OX, "sanity")).play("use:bell", "pull:firebat-1:foyer")
    assert (where_bats_are(table), burns(table), table.asked) == (["foyer"], [], [0])


@rule("H38-13")
def test_webs_keep_a_hero_from_the_exorcism() -> None:
    table = swarm({**APART, OX: "chapel"}, turn=OX, rooms=row("ground", "chapel"), cards={OX: ["webs", "book"]})
    assert not table.offers(VERB)


@rule("H38-22", "H38-24")
def test_heroes_who_burn_in_two_rooms_burn_one_after_the_other() -> None:
    weak = {name: {"might": 0, "speed": 0} for name in (OX, ZOE)}
    table = swarm(APART, "foyer", "upper-landing", turn=VIVIAN, traits=weak).with_dice(0, 0, 0, 2, 2).play("end-turn")
    while table.prompt in ("monster", "next-monster"):
        table.play("done" if table.prompt == "monster" else table.keys[0])
    table.play(table.keys[0])
    assert (sum(who.alive for who in table.state.explorers), table.winners) == (2, None)
    assert table.play(table.keys[0]).winners == (1,)
