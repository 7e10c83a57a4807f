"""Haunt 23, Tentacled Horror: the Crystal Ball, the head, and how it ends."""

import pytest

from dreadhall.betrayal.components.cards import CRYSTAL_BALL
from dreadhall.betrayal.components.rooms import ORGAN_ROOM, UNDERGROUND_LAKE
from dreadhall.betrayal.haunts.h23_tentacled_horror import WHERE, TentacledHorror
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.haunts.tentacles import GAZE, HEAD, OX, VIVIAN, ZOE, horror, stirs

FOYER = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
WISE = {OX: {"knowledge": 4, "sanity": 4}}
BALL = {OX: ["crystal-ball"]}
ALL = [
    *(Placed(RoomId(room), "basement", x, 5) for x, room in enumerate(("larder", "chasm", "crypt", "furnace-room"))),
    Placed(UNDERGROUND_LAKE, "basement", 5, 5),
    *(Placed(RoomId(room), "ground", x, 5) for x, room in enumerate(("kitchen", "conservatory"))),
    Placed(ORGAN_ROOM, "upper", 0, 5),
]
"""All rooms where the head can be."""


def faces(dice: int, total: int) -> list[int]:
    """So many dice that show so much."""
    shown = [2] * (total // 2) + [1] * (total % 2)
    return shown + [0] * (dice - len(shown))


def gazes(table: Position, result: int, *where: int) -> Position:
    """Ox looks into the ball, with this result; four dice may follow."""
    return table.with_dice(*faces(table.value(OX, "knowledge"), result), *where, back=[0]).play(GAZE)


# The ball


@rule("H23-T08")
@pytest.mark.parametrize(("result", "lost"), [(3, 1), (1, 1), (0, 2)])
def test_who_sees_nothing_loses_some_of_the_mind_and_keeps_the_ball(result: int, lost: int) -> None:
    table = gazes(horror(FOYER, cards=BALL, traits=WISE), result)
    assert (table.clip(OX, "sanity"), table.cards(OX)) == (4 - lost, ["crystal-ball"])
    assert not table.offers(GAZE), "once a turn"


@rule("H23-T08", "H23-T16")
@pytest.mark.parametrize("total", range(9))
def test_four_dice_say_where_the_head_is(total: int) -> None:
    assert (
        *("larder", "kitchen", "organ-room", "chasm", "underground-lake", "underground-lake"),
        *("conservatory", "crypt", "furnace-room"),
    ) == WHERE
    table = gazes(horror(FOYER, cards=BALL, traits=WISE, rooms=ALL), 4, *faces(4, total))
    while table.prompt == "choose-side":
        assert table.asked == [1]
        table.play(table.keys[0])
    assert table.rules.room(table.monster(HEAD)) == WHERE[total]
    assert (table.cards(OX), "crystal-ball" in table.state.gone) == ([], True)
    assert [view["monsters"][-1]["room"] for view in (table.view(0), table.view(1))] == [WHERE[total]] * 2


@rule("H23-T09")
def test_a_room_that_is_missing_is_laid_by_the_dead_traitor() -> None:
    table = gazes(horror(FOYER, cards=BALL, traits=WISE), 5, *faces(4, 7))
    assert table.prompt in ("choose-doorway", "turn-tile")
    while table.prompt in ("choose-doorway", "turn-tile"):
        assert table.asked == [1]
        table.play(table.keys[0])
    assert (table.monster(HEAD).place, table.rules.plan.floor_of(Place("crypt"))) == ("crypt", "basement")


@rule("H23-T08")
def test_only_a_hero_with_the_ball_looks_and_only_until_the_head_is_found() -> None:
    assert horror(FOYER, cards=BALL).offers(GAZE)
    assert not horror(FOYER, cards={ZOE: ["crystal-ball"]}).offers(GAZE)
    assert not horror(FOYER, cards=BALL, head="foyer").offers(GAZE)


@rule("H23-T14")
def test_a_ball_that_leaves_the_game_lies_where_the_haunt_began() -> None:
    table = horror(FOYER, cards=BALL, haunt_room="entrance-hall")
    table.rules.state.explorers[0].cards.clear()
    table.rules.discard(CRYSTAL_BALL)
    assert table.rules.state.piles == {"entrance-hall": ["crystal-ball"]}


# The head


@rule("H23-T10", "H23-T16")
@pytest.mark.parametrize(("hits", "winners"), [(2, (0, 2)), (1, None)])
def test_the_third_blow_kills_it(hits: int, winners: tuple[int, ...] | None) -> None:
    table = horror(FOYER, ("foyer", "basement-landing"), head="foyer", hits=hits)
    assert table.winners is None
    dice = table.value(OX, "might")
    table.with_dice(1, *[0] * (dice - 1), *[0] * 6).play(f"attack:{HEAD}")
    assert (table.winners, TentacledHorror.memory.of(table.haunt).hits) == (winners, hits + 1)
    assert not table.monster(HEAD).stunned


@rule("H23-T10", "H23-T16")
def test_it_attacks_with_six_dice_and_its_own_defeat_does_not_count() -> None:
    table = stirs(horror(FOYER, head="foyer"))
    assert set(table.keys) == {f"attack:{OX}", "done"}, "it never moves"
    dice = table.value(OX, "might")
    table.with_dice(*[0] * 6, 1, *[0] * (dice - 1)).play(f"attack:{OX}")
    assert (TentacledHorror.memory.of(table.haunt).hits, table.monster(HEAD).stunned) == (0, False)
    table = stirs(horror(FOYER, head="foyer"))
    table.with_dice(1, *[0] * 5, *[0] * dice).play(f"attack:{OX}")
    assert table.prompt == "split-damage", "and its blows are ordinary ones"


@rule("H23-T10")
def test_it_slows_nobody_and_stays_on_its_side_of_a_barrier() -> None:
    assert horror(FOYER, head="foyer").play("go:grand-staircase").state.turn.spent == 1
    where = {OX: "basement-landing", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = stirs(horror(where, head="chasm/far", rooms=row("basement", "chasm")))
    assert (table.monster(HEAD).place, table.asked) == ("chasm/far", [2])


@rule("H23-T11")
def test_only_might_touches_it() -> None:
    cards = {OX: ["revolver", "ring", "dynamite", "axe"]}
    table = horror(FOYER, head="foyer", cards=cards)
    assert [key for key in table.keys if key.startswith("attack")] == [f"attack:{HEAD}", f"attack:{HEAD}:axe"]
    table = horror(FOYER, head="entrance-hall", cards=cards)
    assert not table.offers("attack")
    table.with_dice().play("use:dynamite:entrance-hall")
    assert (TentacledHorror.memory.of(table.haunt).hits, table.monster(HEAD).stunned) == (0, False)


@rule("H23-T15")
def test_each_side_reads_its_own_book() -> None:
    table = horror(FOYER, ("foyer", "foyer"), held={OX: 1}, head="entrance-hall", hits=1)
    hero, traitor = table.view(0), table.view(1)
    assert (hero["haunt"]["books"], traitor["haunt"]["books"]) == (["heroes"], ["traitor"])
    assert [wish["id"] for wish in hero["haunt"]["objectives"]] == [GAZE, "h23-heroes-head", "h23-heroes-friends"]
    assert [wish["id"] for wish in traitor["haunt"]["objectives"]] == ["h23-traitor-heroes"]
    assert [one["traits"] for one in hero["monsters"]] == [{}, {}]
    assert [one["traits"]["might"] for one in traitor["monsters"]] == [4, 6]
    for view in (hero, traitor):
        assert (view["tokens"], view["haunt"]["track"]) == ({"arm-1": "foyer"}, 1)
        assert (view["explorers"][0]["status"], view["haunt"]["memory"]) == ({"grabbed": 1}, {"h23-hits": 1})
