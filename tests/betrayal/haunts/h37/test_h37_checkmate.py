"""Haunt 37, Checkmate."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from dreadhall.betrayal.components.cards import BOOK
from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.rooms import COAL_CHUTE, GALLERY, RESEARCH_LABORATORY, TOWER, VAULT
from dreadhall.betrayal.haunts.h37_checkmate import BREAK, PLAYER, ROOMS_OF_SEALS, RULES, SEALS, Checkmate
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, figure, position, revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces

OX, VIVIAN, ZOE = THREE
LONGFELLOW, JENNY = SEVERAL[3:5]
TABLE = "entrance-hall"
HALL = {VIVIAN: "grand-staircase", OX: TABLE, ZOE: TABLE}
"""Vivian is the traitor; Ox and Zoe sit with Death."""
FOUR = HALL | {LONGFELLOW: "basement-landing"}
FIVE = FOUR | {JENNY: "basement-landing"}


def sitting(
    where: Mapping[str, str] = HALL,
    death: str = TABLE,
    *,
    broken: int = 0,
    dead: Sequence[str] = (),
    turn: str = VIVIAN,
    **parts: Any,
) -> Position:
    """The haunt in play: Death at the table, and so many seals broken."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        memory = Checkmate.memory.of(state.haunt)
        memory.broken, memory.to_come = broken, 5
        for who in state.explorers:
            who.alive = who.id not in dead

    there = [figure(RULES, "death", death)]
    return position(where, haunt=37, traitor=VIVIAN, turn=turn, monsters=there, change=change, **parts)


def game(own: int, deaths: Sequence[int], where: Mapping[str, str] = FOUR, player: str = OX, **parts: Any) -> Position:
    """The traitor's turn ends, and a game is played: Ox is clever, and rolls this against these faces."""
    parts.setdefault("traits", {player: {"knowledge": 7}})
    table = sitting(where, **parts)
    return table.with_dice(*faces(own, table.value(player, "knowledge")), *deaths).play("end-turn")


def rolled(table: Position) -> list[tuple[str, int]]:
    """Who rolled how many dice."""
    return [(event.data["who"], len(event.data["faces"])) for event in table.events("rolled")]


# Set-up


@rule("H37-T01")
def test_the_weakest_turns_traitor_the_revealer_first_among_equals() -> None:
    cells = {room for (omen, room), haunt in CHART.items() if haunt == 37 and omen == "skull"}
    assert cells == {"catacombs", "dining-room", "gallery", "kitchen"}
    assert sum(haunt == 37 for haunt in CHART.values()) == len(cells)
    weak = {VIVIAN: {"might": 0}, OX: {"might": 5}, ZOE: {"might": 5}}
    table = revealed(37, HALL, revealer=ZOE, omen="skull", traits=weak, cards={VIVIAN: ["axe"]})
    assert [who.id for who in table.state.explorers if who.traitor] == [VIVIAN]
    assert table.cards(VIVIAN) == ["axe"]
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [1])
    weak = {VIVIAN: {"might": 0}, ZOE: {"might": 0}}
    table = revealed(37, HALL, revealer=ZOE, omen="skull", traits=weak)
    assert [who.id for who in table.state.explorers if who.traitor] == [ZOE]


@rule("H37-T02", "H37-37")
def test_death_sits_down_with_whichever_hero_the_traitor_likes() -> None:
    weak = {VIVIAN: {"might": 0}, OX: {"might": 5}, ZOE: {"might": 5}, LONGFELLOW: {"might": 5}}
    where = {VIVIAN: "foyer", OX: "foyer", ZOE: TABLE, LONGFELLOW: "upper-landing"}
    table = revealed(37, where, revealer=OX, omen="skull", traits=weak)
    assert (table.prompt, table.asked) == ("h37-traitor-death", [0])
    assert table.keys == ["place:foyer", f"place:{TABLE}", "place:upper-landing"]
    table.play("place:upper-landing")
    assert table.monster("death-1").place == "upper-landing"


@rule("H37-T02", "H37-37")
def test_a_traitor_whom_death_joins_may_stay_and_does_nothing_to_anybody_there() -> None:
    where = {VIVIAN: "foyer", OX: "foyer", ZOE: "foyer", LONGFELLOW: "grand-staircase"}
    table = sitting(where, "foyer", cards={VIVIAN: ["bell", "revolver"]})
    assert {key for key in table.keys if key.startswith("attack")} == {f"attack:{LONGFELLOW}:revolver"}
    assert {key for key in table.keys if key.startswith("trade")} == set()
    table.with_dice(*[0] * (table.value(ZOE, "knowledge") + 16)).play("end-turn")
    assert (table.explorer(VIVIAN).place, table.prompt) == ("foyer", PLAYER), "nobody sends the traitor away"
    left = sitting(where, "foyer").play("go:grand-staircase")
    assert "go:foyer" not in left.keys, "whoever has left does not come back"


@rule("H37-T02", "H37-37")
def test_heroes_there_are_neither_held_up_nor_hurt_by_the_traitor() -> None:
    table = sitting(dict.fromkeys(HALL, "foyer"), "foyer", turn=OX)
    assert {choice.data["price"] for choice in table.rules.moves(table.explorer(OX))} == {1}
    before: dict[str, int] = {trait: table.clip(OX, trait) for trait in TRAITS}
    table.with_dice(*faces(0, table.value(OX, "might")), *faces(3, table.value(VIVIAN, "might")))
    table.play(f"attack:{VIVIAN}")
    assert (table.prompt, changes(table, OX, before)) == ("turn", {})


@rule("H37-T02")
def test_death_stays() -> None:
    table = game(0, [1] * 8, FOUR)
    assert table.monster("death-1").place == TABLE
    assert table.prompt == "turn"


@rule("H37-T03")
def test_seals_lie_in_the_rooms_that_are_there_and_in_others_as_they_come() -> None:
    weak = {VIVIAN: {"might": 0}, OX: {"might": 5}, ZOE: {"might": 5}}
    rooms = [*row("basement", "crypt"), *row("ground", "game-room")]
    table = revealed(37, HALL, revealer=ZOE, omen="skull", traits=weak, rooms=rooms)
    assert table.state.piles == {"crypt": [SEALS[0]], "game-room": [SEALS[1]]}
    assert (Checkmate.memory.of(table.haunt).broken, Checkmate.memory.of(table.haunt).to_come) == (0, 3)
    hero, traitor = table.view(1)["haunt"], table.view(0)["haunt"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert not {*ROOMS_OF_SEALS} & {room for goal in hero["objectives"] for room in goal["rooms"]}
    assert table.view(1)["monsters"][0]["traits"] == {}
    assert table.view(0)["monsters"][0]["traits"] == {"knowledge": 8}
    table.rules.room_appeared(RESEARCH_LABORATORY)
    assert table.state.piles[Place("research-laboratory")] == [SEALS[2]]
    assert Checkmate.memory.of(table.haunt).to_come == 2


# Chess


@rule("H37-T04")
@pytest.mark.parametrize("dead", [[], [VIVIAN]])
def test_who_leaves_death_alone_forfeits(dead: list[str]) -> None:
    where = {ZOE: "foyer", OX: "foyer", VIVIAN: "grand-staircase"}
    table = sitting(where, dead=dead, turn=OX if dead else VIVIAN).play("end-turn")
    assert table.winners == (2,)
    assert table.table.result is not None
    assert table.table.result.reason == "h37-traitor"
    assert table.events("h37-forfeit")


@rule("H37-T05")
def test_the_cleverest_in_the_room_plays_with_the_book_and_eight_dice_at_most() -> None:
    traits = {OX: {"knowledge": 0}, ZOE: {"knowledge": 7}}
    clever = sitting(FOUR, traits=traits)
    six = clever.value(ZOE, "knowledge")
    assert clever.value(OX, "knowledge") < six
    table = sitting(FOUR, traits=traits, cards={ZOE: [BOOK], OX: ["bell"]}).with_dice(*[0] * (six + 1), *[1] * 8)
    assert rolled(table.play("end-turn"))[0] == (ZOE, six + 1)


@rule("H37-45")
def test_either_side_of_a_barrier_is_deaths_room() -> None:
    rooms = [Placed(TOWER, "upper", 0, 1)]
    where = {VIVIAN: "grand-staircase", OX: "tower/far", ZOE: "foyer"}
    table = sitting(where, "tower", rooms=rooms)
    table.with_dice(*faces(2, table.value(OX, "knowledge")), *[1] * 8).play("end-turn")
    assert not table.events("h37-forfeit")
    assert rolled(table)[0][0] == OX


@rule("H37-T05")
def test_the_book_lifts_nobody_above_eight_dice() -> None:
    where = FOUR | {LONGFELLOW: TABLE}
    table = sitting(where, traits={LONGFELLOW: {"knowledge": 7}}, cards={LONGFELLOW: [BOOK]})
    assert table.value(LONGFELLOW, "knowledge") == 8
    assert rolled(table.with_dice(*[0] * 8, *[1] * 8).play("end-turn"))[0] == (LONGFELLOW, 8)


@rule("H37-T05")
def test_among_equals_the_heroes_choose() -> None:
    table = sitting(FOUR, traits={OX: {"knowledge": 3}, ZOE: {"knowledge": 2}})
    while table.value(OX, "knowledge") != table.value(ZOE, "knowledge"):
        lower = min((OX, ZOE), key=lambda name: table.value(name, "knowledge"))
        table.rules.raise_trait(table.explorer(lower), "knowledge", 1)
    clips = {name: {"knowledge": table.clip(name, "knowledge")} for name in (OX, ZOE)}
    table = sitting(FOUR, traits=clips).play("end-turn")
    assert (table.prompt, table.keys) == (PLAYER, [f"explorer:{OX}", f"explorer:{ZOE}"])
    assert table.asked == [1], "the speaker of the heroes"


@rule("H37-T05", "H37-38")
def test_a_card_for_any_roll_helps_and_one_for_the_own_turn_does_not() -> None:
    table = sitting(FOUR, traits={OX: {"knowledge": 7}}, cards={OX: ["angel-feather", "rabbits-foot"]})
    table.play("end-turn")
    assert (table.prompt, table.asked) == ("before-roll", [1])
    assert [key for key in table.keys if key.startswith("use")] == ["use:angel-feather"]
    table.with_dice(*faces(2, table.value(OX, "knowledge")), *[1] * 8).play("roll")
    assert table.prompt == "turn", "the Rabbit's Foot is for the own turn"


@rule("H37-T06")
@pytest.mark.parametrize(("where", "broken", "dice"), [(FOUR, 1, 6), (FIVE, 1, 7), (FIVE, 5, 3), (HALL, 2, 4)])
def test_each_broken_seal_takes_dice_and_blanks_fall_again_once(
    where: Mapping[str, str], broken: int, dice: int
) -> None:
    deaths = [0, 0, *[2] * (dice - 2)]
    table = game(0, [*deaths, 1, 0], where, broken=broken)
    assert rolled(table)[1:] == [("death-1", dice), ("death-1", dice)]
    assert table.events("rolled")[2].data["total"] == 2 * (dice - 2) + 1


@rule("H37-T06")
def test_with_no_dice_left_a_single_point_wins() -> None:
    table = game(1, [], HALL, broken=4)
    assert table.winners == (1, 2)


@rule("H37-T07")
@pytest.mark.parametrize(
    ("margin", "lost"),
    [
        (1, {"sanity": -1}),
        (2, {"sanity": -1}),
        (3, {"might": -1}),
        (4, {"might": -1}),
        (5, {"might": -1, "sanity": -1}),
        (9, {"might": -1, "sanity": -1}),
    ],
)
def test_what_death_takes_every_hero_loses_wherever(margin: int, lost: dict[str, int]) -> None:
    twos = 4 + margin // 2 if margin > 4 else 0
    cards = {LONGFELLOW: ["armor"], ZOE: ["skull"]}
    own, deaths = (8 + twos - margin, [2] * twos + [1] * (8 - twos))
    table = game(own, deaths, cards=cards, traits={OX: {"knowledge": 7}})
    for name in (ZOE, LONGFELLOW):
        assert changes(table, name) == lost
    assert changes(table, OX, {"knowledge": 7}) == lost
    assert changes(table, VIVIAN) == {}
    assert table.prompt == "turn"


@rule("H37-T08")
def test_a_tie_is_nothing_and_one_more_wins() -> None:
    table = game(8, [1] * 8)
    assert changes(table, ZOE) == {}
    assert table.winners is None
    table = game(9, [1] * 8)
    assert table.winners == (1, 2, 3)
    assert table.table.result is not None
    assert table.table.result.reason == "h37-heroes"


# Seals


def with_seals(count: int, *dice: int, **parts: Any) -> Position:
    """Longfellow, far from Death, stands where seals lie."""
    piles = {"basement-landing": list(SEALS[:count])}
    return sitting(FOUR, turn=LONGFELLOW, piles=piles, **parts).with_dice(*dice)


@rule("H37-T09")
def test_a_seal_is_broken_in_the_turn_it_was_picked_up_and_one_a_turn() -> None:
    table = with_seals(2)
    assert not table.offers(BREAK)
    table.play(f"take:{SEALS[0]}")
    while table.prompt == "take-more":
        table.play(f"card:{SEALS[1]}" if f"card:{SEALS[1]}" in table.keys else table.keys[-1])
    assert table.cards(LONGFELLOW) == list(SEALS[:2])
    table.with_dice(*faces(4, table.value(LONGFELLOW, "sanity"))).play(BREAK)
    assert (Checkmate.memory.of(table.haunt).broken, table.cards(LONGFELLOW)) == (1, [SEALS[1]])
    assert SEALS[0] in table.state.gone
    assert not table.offers(BREAK)


@rule("H37-T09", "H37-35")
def test_a_seal_that_was_stolen_or_traded_is_broken_in_a_later_turn() -> None:
    where = FOUR | {LONGFELLOW: "grand-staircase"}
    table = sitting(where, cards={VIVIAN: [SEALS[0]]}, turn=LONGFELLOW)
    table.with_dice(*faces(2, table.value(LONGFELLOW, "might")), *faces(0, table.value(VIVIAN, "might")))
    table.play(f"attack:{VIVIAN}", f"steal:{SEALS[0]}")
    assert (table.cards(LONGFELLOW), table.offers(BREAK)) == ([SEALS[0]], False)
    table = sitting(cards={OX: ["axe"], ZOE: [SEALS[0]]}, turn=OX)
    table.play(f"trade:{ZOE}:axe", f"for:{SEALS[0]}", "yes")
    assert (table.cards(OX), table.offers(BREAK)) == ([SEALS[0]], False)
    both = sitting(cards={OX: ["axe", SEALS[1]], ZOE: [SEALS[0]]}, turn=OX)
    both.play(f"trade:{ZOE}:axe", f"for:{SEALS[0]}", "yes")
    both.with_dice(*faces(4, both.value(OX, "sanity"))).play(BREAK)
    assert both.cards(OX) == [SEALS[0]], "another seal may be broken"


@rule("H37-T09")
def test_a_seal_that_was_tried_is_not_handed_over() -> None:
    table = sitting(turn=OX, cards={OX: [SEALS[0]]}).with_dice(0, 0, 0).play(BREAK)
    assert f"drop:{SEALS[0]}" not in table.keys
    assert f"trade:{ZOE}:{SEALS[0]}" not in table.keys


@rule("H37-T09")
def test_a_failure_leaves_the_seal_whole() -> None:
    table = sitting(FOUR, turn=LONGFELLOW, cards={LONGFELLOW: [SEALS[0]]})
    table.with_dice(*faces(3, table.value(LONGFELLOW, "sanity"))).play(BREAK)
    assert (Checkmate.memory.of(table.haunt).broken, table.cards(LONGFELLOW)) == (0, [SEALS[0]])
    assert not table.offers(BREAK)


@rule("H37-T10")
def test_the_seal_of_a_closed_vault_lies_inside() -> None:
    rooms = [Placed(VAULT, "upper", 0, 1, 2)]
    table = sitting(FOUR | {LONGFELLOW: "vault"}, rooms=rooms, turn=LONGFELLOW)
    table.rules.room_appeared(VAULT)
    assert table.state.piles == {"vault/far": [SEALS[0]]}
    piles = {"vault/far": [SEALS[0]]}
    table = sitting(FOUR | {LONGFELLOW: "vault"}, rooms=rooms, turn=LONGFELLOW, piles=piles)
    assert not table.offers("take")
    table.with_dice(*faces(6, table.value(LONGFELLOW, "knowledge"))).play("open-vault")
    assert f"take:{SEALS[0]}" in table.keys
    opened = sitting(FOUR, rooms=rooms, tokens={"vault-empty": "vault"})
    opened.rules.room_appeared(VAULT)
    assert opened.state.piles == {"vault": [SEALS[0]]}


# The traitor


@rule("H37-T11")
def test_the_traitor_can_neither_enter_deaths_room_nor_touch_those_in_it() -> None:
    where = {VIVIAN: "foyer", OX: TABLE, ZOE: TABLE, LONGFELLOW: "basement-landing"}
    cards = {VIVIAN: ["revolver", "bell", "dynamite"]}
    table = sitting(where, cards=cards)
    assert f"go:{TABLE}" not in table.keys
    assert "go:grand-staircase" in table.keys
    assert not table.offers("attack")
    assert f"use:dynamite:{TABLE}" not in table.keys
    assert "use:dynamite:grand-staircase" in table.keys
    assert not table.rules.can_be_called(table.explorer(OX))
    away = sitting(where, "upper-landing", cards=cards)
    assert {f"go:{TABLE}", f"use:dynamite:{TABLE}"} <= set(away.keys)
    assert away.offers("attack")
    assert away.rules.can_be_called(away.explorer(OX))


@rule("H37-T11", "H37-18", "H37-46")
def test_nothing_else_brings_the_traitor_to_the_table() -> None:
    table = sitting({VIVIAN: "foyer", OX: TABLE, ZOE: TABLE})
    for _ in table.rules.put(table.explorer(VIVIAN), RoomId(TABLE)).__await__():
        raise AssertionError("nobody is asked")
    assert table.explorer(VIVIAN).place == "foyer"
    rooms = [Placed(COAL_CHUTE, "ground", -1, -1, 2)]
    chute = sitting({VIVIAN: "foyer", OX: "basement-landing", ZOE: TABLE}, "basement-landing", rooms=rooms)
    assert "go:coal-chute" not in chute.keys
    rooms = [Placed(GALLERY, "upper", 0, 1, 0), *row("ground", "ballroom")]
    falling = sitting({VIVIAN: "gallery", OX: "ballroom", ZOE: TABLE}, "ballroom", rooms=rooms)
    assert not falling.offers("fall")
    assert sitting({VIVIAN: "gallery", OX: "ballroom", ZOE: TABLE}, rooms=rooms).offers("fall")


@rule("H37-T12")
def test_the_traitor_steals_seals_but_picks_none_up() -> None:
    where = FOUR | {LONGFELLOW: "grand-staircase"}
    table = sitting(where, cards={LONGFELLOW: [SEALS[0]]})
    table.with_dice(*faces(2, table.value(VIVIAN, "might")), *faces(0, table.value(LONGFELLOW, "might")))
    table.play(f"attack:{LONGFELLOW}", f"steal:{SEALS[0]}")
    assert table.cards(VIVIAN) == [SEALS[0]]
    assert not sitting(FOUR, piles={"grand-staircase": [SEALS[0]]}).offers("take")
    table = sitting(where, cards={VIVIAN: [SEALS[0]]}, traits={VIVIAN: {"might": 0}}, turn=LONGFELLOW)
    table.with_dice(*faces(1, table.value(LONGFELLOW, "might")), *faces(0, table.value(VIVIAN, "might")))
    table.play(f"attack:{VIVIAN}", "split:1-0")
    assert not table.explorer(VIVIAN).alive
    assert f"take:{SEALS[0]}" in table.keys


@rule("H37-T13")
def test_death_can_neither_be_attacked_nor_slows() -> None:
    table = sitting(turn=OX)
    assert not table.offers("attack")
    assert {choice.data["price"] for choice in table.rules.moves(table.explorer(OX))} == {1}


@rule("H37-T14")
def test_the_forfeit_waits_for_the_next_monster_turn_and_the_last_death_does_not() -> None:
    where = {VIVIAN: "grand-staircase", OX: TABLE, ZOE: "foyer"}
    weak = {OX: {"sanity": 0, "knowledge": 0}}
    dice = [*[0] * 2, *[1] * 2, *[0] * 6, *[0] * 6]
    table = sitting(where, traits=weak)
    table.with_dice(*[0] * table.value(OX, "knowledge"), *dice[2:10], *dice[10:]).play("end-turn")
    assert not table.explorer(OX).alive
    assert (table.winners, table.asked) == (None, [2])
    assert table.play("end-turn", "end-turn").winners == (0,)
    alone = {OX: dict.fromkeys(TRAITS, 0)}
    table = sitting(where, traits=alone, dead=[ZOE])
    table.with_dice(*[0] * table.value(OX, "knowledge"), *[2] * 8).play("end-turn")
    assert table.winners == (0,)


@rule("H37-44")
def test_the_best_player_stays_others_fetch_and_the_traitor_hunts_outside() -> None:
    table = sitting(FOUR, traits={OX: {"knowledge": 7}}, piles={"foyer": [SEALS[0]]}, cards={LONGFELLOW: [SEALS[1]]})
    stays = table.view(1)["haunt"]["objectives"][0]
    assert (stays["id"], stays["rooms"], stays["verbs"][-1]) == (PLAYER, (TABLE,), "end-turn")
    (fetches,) = table.view(3)["haunt"]["objectives"]
    assert (fetches["id"], set(fetches["cards"])) == (BREAK, set(SEALS))
    (hunts,) = table.view(0)["haunt"]["objectives"]
    assert (hunts["foes"], hunts["avoid"]) == ((LONGFELLOW,), (TABLE,))
