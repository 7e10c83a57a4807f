"""Haunt 27, Amok Flesh: its weakness, the ingredients, and the end of it."""

from dreadhall.betrayal.components.catalogue import ROOMS, STACK_ROOMS
from dreadhall.betrayal.components.rooms import ATTIC, FOYER, GRAND_STAIRCASE, VAULT
from dreadhall.betrayal.haunts.h27_amok_flesh import SEARCHED_FOR, AmokFlesh
from dreadhall.betrayal.house.plan import Placed
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h27.flesh import APART, DUSTY, FOUR, HOUSE, JUNK, KITCHEN, OX, VIVIAN, ZOE, flesh

EXAMINE, SEARCH, THROW = "h27-heroes-examine", "h27-heroes-search", "h27-heroes-throw"
JARS = ["ingredient-attic", "ingredient-vault"]


@rule("H27-T09")
def test_the_last_of_as_many_examinations_as_players_shows_its_weakness() -> None:
    table = flesh({**FOUR, OX: DUSTY}, filled=[JUNK], examined=3, dead=[ZOE])
    assert not table.offers(SEARCH)
    table.with_dice(*faces(3, table.value(OX, "knowledge"))).play(EXAMINE)
    assert AmokFlesh.memory.of(table.haunt).examined == 4
    assert len(table.events("h27-weakness")) == 1
    assert not table.offers(EXAMINE)


@rule("H27-T09")
def test_two_is_not_enough_and_there_is_one_try_a_turn() -> None:
    table = flesh({**APART, OX: DUSTY}, filled=[JUNK])
    table.with_dice(*faces(2, table.value(OX, "knowledge"))).play(EXAMINE)
    assert not AmokFlesh.memory.of(table.haunt).examined
    assert not table.offers(EXAMINE)


@rule("H27-T09")
def test_a_stair_is_not_beside_and_the_three_tiles_of_the_hall_are() -> None:
    assert not flesh(filled=[GRAND_STAIRCASE]).offers(EXAMINE), "from the Upper Landing it is only up the stairs"
    assert flesh({**APART, OX: "foyer"}, filled=[GRAND_STAIRCASE]).offers(EXAMINE)
    assert not flesh({**APART, OX: "entrance-hall"}, filled=[GRAND_STAIRCASE]).offers(EXAMINE)
    assert not flesh({**APART, VIVIAN: DUSTY}, filled=[JUNK], turn=VIVIAN).offers(EXAMINE), "heroes only"


@rule("H27-T10")
def test_thirteen_rooms_hold_an_ingredient() -> None:
    found = set()
    for room in STACK_ROOMS:
        tile = Placed(room, sorted(ROOMS[room].floors)[0], 0, 5)
        table = flesh({**APART, OX: room}, rooms=[tile], examined=3, tokens={"vault-empty": room})
        if table.offers(SEARCH):
            found.add(room)
    assert found == set(SEARCHED_FOR)
    assert len(found) == 13
    shut = flesh({**APART, OX: "vault"}, rooms=[Placed(VAULT, "upper", 0, 5)], examined=3)
    assert not shut.offers(SEARCH), "the Vault has to be open"


@rule("H27-T10")
def test_a_find_closes_the_room_and_may_follow_the_last_examination() -> None:
    table = flesh({**APART, OX: KITCHEN}, filled=[DUSTY], examined=2)
    dice = table.value(OX, "knowledge")
    table.with_dice(*faces(3, dice)).play(EXAMINE)
    table.with_dice(*faces(3, dice)).play(SEARCH)
    assert table.cards(OX) == ["ingredient-kitchen"]
    assert AmokFlesh.memory.of(table.haunt).searched == [KITCHEN]
    again = flesh({**APART, OX: KITCHEN}, examined=3, searched=[KITCHEN])
    assert not again.offers(SEARCH)
    failed = flesh({**APART, OX: KITCHEN}, examined=3).with_dice(*faces(2, dice)).play(SEARCH)
    assert (failed.cards(OX), AmokFlesh.memory.of(failed.haunt).searched) == ([], [])


@rule("H27-T11")
def test_each_throw_costs_a_space_and_nobody_waits_for_the_others() -> None:
    where = {**FOUR, OX: KITCHEN, ZOE: "upper-landing"}
    table = flesh(where, filled=[DUSTY], examined=4, cards={OX: JARS})
    table.play(THROW, THROW)
    assert (table.state.turn.spent, table.cards(OX), AmokFlesh.memory.of(table.haunt).thrown) == (2, [], 2)
    assert set(JARS) <= set(table.state.gone)
    searching = flesh({**FOUR, ZOE: KITCHEN}, examined=4, thrown=2, turn=ZOE)
    assert searching.offers(SEARCH)


@rule("H27-T11")
def test_a_throw_needs_the_flesh_beside_a_space_and_a_thing_that_was_in_hand() -> None:
    cards = {OX: JARS[:1]}
    assert not flesh({**APART, OX: KITCHEN}, filled=[JUNK], examined=3, cards=cards).offers(THROW)
    spent = flesh({**APART, OX: KITCHEN}, filled=[DUSTY], examined=3, cards=cards)
    assert not spent.arrange(lambda state: setattr(state.turn, "over", True)).offers(THROW)
    taken = flesh({**APART, OX: KITCHEN}, filled=[DUSTY], examined=3, piles={KITCHEN: JARS[:1]})
    assert not taken.play(f"take:{JARS[0]}").offers(THROW)


@rule("H27-T12")
def test_the_last_ingredient_destroys_it_at_once() -> None:
    table = flesh({**APART, OX: KITCHEN}, filled=[DUSTY], examined=3, thrown=2, cards={OX: JARS[:1]}).play(THROW)
    assert table.winners == (0, 1)
    assert table.table.result is not None
    assert table.table.result.reason == "h27-heroes"


@rule("H27-T07", "H27-T12")
def test_a_seeded_room_is_as_good_a_target() -> None:
    rooms = [*HOUSE, *row("upper", "attic")]
    parts = {"absorbed": {ZOE: "attic"}, "filled": [JUNK, "attic"], "examined": 4, "thrown": 1}
    table = flesh(FOUR, rooms=rooms, cards={OX: JARS[:1]}, **parts).play(THROW)  # type: ignore[arg-type]
    assert AmokFlesh.memory.of(table.haunt).thrown == 2


@rule("H27-T12", "H27-T13")
def test_those_whom_it_took_lose_with_the_traitor() -> None:
    parts = {"absorbed": {ZOE: JUNK}, "filled": [DUSTY], "examined": 4, "thrown": 3}
    table = flesh({**FOUR, OX: KITCHEN}, cards={OX: JARS[:1]}, **parts).play(THROW)  # type: ignore[arg-type]
    assert table.winners == (0, 2)


@rule("H27-T14")
def test_ingredients_are_stolen_traded_and_dropped_like_items() -> None:
    where = {**APART, OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"}
    table = flesh(where, examined=3, cards={OX: JARS[:1]}, turn=VIVIAN)
    mine, theirs = table.value(VIVIAN, "might"), table.value(OX, "might")
    table.with_dice(*faces(2, mine), *faces(0, theirs)).play(f"attack:{OX}", f"steal:{JARS[0]}")
    assert table.cards(VIVIAN) == JARS[:1]
    assert not table.offers(THROW)
    traded = flesh(where, examined=3, cards={OX: JARS[:1]}).play(f"trade:{ZOE}:{JARS[0]}", "1=yes")
    assert traded.cards(ZOE) == JARS[:1]
    dropped = flesh(where, examined=3, cards={OX: JARS[:1]}).play(f"drop:{JARS[0]}")
    assert dropped.state.piles == {"foyer": JARS[:1]}


@rule("H27-T14")
def test_what_was_lost_can_be_replaced_from_another_room() -> None:
    table = flesh({**APART, OX: KITCHEN}, examined=3, searched=[ATTIC], cards={VIVIAN: JARS[:1]})
    table.with_dice(*faces(3, table.value(OX, "knowledge"))).play(SEARCH)
    assert table.cards(OX) == ["ingredient-kitchen"]


@rule("H27-T15")
def test_the_rooms_to_search_are_named_to_heroes_alone() -> None:
    table = flesh({**APART, OX: DUSTY}, examined=3, filled=[FOYER])
    hero, traitor = (table.view(seat)["haunt"]["objectives"][0] for seat in (0, 2))
    assert set(hero["rooms"]) == {KITCHEN, JUNK}
    assert set(traitor["rooms"]) == {DUSTY, "upper-landing"}
