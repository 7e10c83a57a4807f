"""Haunt 5, I Was a Teenage Lycanthrope: Revolver, Silver Bullets and how it ends."""

import json
from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS, STACK_ROOMS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, FigureId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.deeds.unnamed import TOKEN
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.wolves import APART, OX, VIVIAN, ZOE, wolves

JENNY = "jenny-leclerc"
HUNTER = ["revolver", "silver-bullets"]
CLOSE = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "foyer"}
SMITHY = [*row("upper", "game-room"), *row("basement", "research-laboratory")]


# Finding and forging


@rule("H05-T16")
def test_the_revolver_is_sought_in_five_rooms_and_silver_is_forged_in_two() -> None:
    found: dict[str, set[str]] = {"h05-heroes-search": set(), "h05-heroes-forge": set()}
    for room in STACK_ROOMS:
        tile = Placed(room, sorted(ROOMS[room].floors)[0], 0, 5)
        table = wolves(APART | {OX: room}, rooms=[tile])
        for verb, rooms in found.items():
            if table.offers(verb):
                rooms.add(room)
    assert found["h05-heroes-search"] == {"attic", "game-room", "junk-room", "master-bedroom", "vault"}
    assert found["h05-heroes-forge"] == {"research-laboratory", "furnace-room"}


def seeking(total: int, **parts: Any) -> Position:
    """Ox searches the Game Room with five dice."""
    wise = {OX: {"knowledge": 4}}
    table = wolves(APART | {OX: "game-room", ZOE: "foyer"}, rooms=SMITHY, traits=wise, **parts)
    return table.with_dice(*faces(total, 5)).play("h05-heroes-search")


@rule("H05-T06", "C-35")
def test_five_finds_the_revolver_and_the_stack_is_shuffled() -> None:
    table = seeking(5)
    assert table.cards(OX) == ["revolver"]
    assert table.state.items.top == []
    assert not table.offers("h05-heroes-search")
    assert table.offers("go"), "finding is not drawing"
    assert [(event.kind, event.data["card"]) for event in table.events("draws") + table.events("takes-out")] == [
        ("takes-out", "revolver")
    ]


@rule("H05-T06", "H05-T16")
def test_four_finds_nothing_and_there_is_one_try_a_turn() -> None:
    table = seeking(4)
    assert table.cards(OX) == []
    assert not table.offers("h05-heroes-search")


@rule("H05-T06")
def test_a_revolver_that_lies_or_is_held_somewhere_is_not_searched_for() -> None:
    where = APART | {OX: "game-room"}
    assert not wolves(where, rooms=SMITHY, piles={"foyer": ["revolver"]}).offers("h05-heroes-search")
    assert not wolves(where, rooms=SMITHY, cards={ZOE: ["revolver"]}).offers("h05-heroes-search")
    assert not wolves(where | {VIVIAN: "game-room"}, rooms=SMITHY, turn=VIVIAN).offers("h05-heroes-search")


@rule("H05-T06")
def test_in_the_vault_either_side_will_do() -> None:
    rooms = row("upper", "vault")
    assert wolves(APART | {OX: "vault/far"}, rooms=rooms).offers("h05-heroes-search")


@rule("H05-T07", "H05-T16")
@pytest.mark.parametrize("total", [5, 4])
def test_five_forges_the_bullets_once(total: int) -> None:
    wise = {OX: {"knowledge": 4}}
    where = APART | {OX: "research-laboratory", ZOE: "research-laboratory", VIVIAN: "foyer"}
    table = wolves(where, rooms=SMITHY, traits=wise).with_dice(*faces(total, 5)).play("h05-heroes-forge")
    assert table.cards(OX) == (["silver-bullets"] if total == 5 else [])
    assert not table.offers("h05-heroes-forge")
    table.play("end-turn")
    assert table.asked == [1]
    assert table.offers("h05-heroes-forge") is (total == 4)


@rule("H05-T07", "C-36")
def test_neither_of_the_two_can_leave_the_game() -> None:
    table = wolves(haunt_room="foyer", cards={OX: HUNTER})
    for card in HUNTER:
        table.rules.discard(CardId(card))
    assert table.rules.state.piles == {"foyer": HUNTER}


# Who knows of it


def held(table: Position, seat: int | None, name: str = OX) -> list[str]:
    """The cards that somebody has, as a seat sees them."""
    (who,) = [who for who in table.view(seat)["explorers"] if who["id"] == name]
    return [card["id"] for card in who["cards"]]


@rule("H05-T17", "C-53")
def test_what_the_heroes_call_silver_bullets_is_a_token_to_all_who_have_not_read_of_them() -> None:
    four = {OX: "foyer", ZOE: "foyer", JENNY: "foyer", VIVIAN: "basement-landing"}
    table = wolves(four, cards={OX: HUNTER}, piles={"kitchen": ["silver-bullets"]}, converts=[ZOE])
    for seat, name in ((0, "silver-bullets"), (1, "silver-bullets"), (2, "silver-bullets"), (3, TOKEN), (None, TOKEN)):
        assert held(table, seat) == ["revolver", name]
        assert table.view(seat)["piles"] == {"kitchen": [name]}


@rule("H05-T17", "B-SEC-02")
def test_that_something_is_made_given_and_dropped_is_told_and_not_what() -> None:
    where = APART | {OX: "research-laboratory", ZOE: "research-laboratory", VIVIAN: "foyer"}
    table = wolves(where, rooms=SMITHY, traits={OX: {"knowledge": 4}}).with_dice(*faces(5, 5))
    table.play("h05-heroes-forge", f"trade:{ZOE}:silver-bullets", "1=yes", "end-turn")
    table.play("drop:silver-bullets")
    kinds = ("h05-forged", "offers", "trades", "drops")
    for seat, name in ((0, "silver-bullets"), (1, "silver-bullets"), (2, TOKEN), (None, TOKEN)):
        told = [event.told_to(seat)["data"]["card"] for kind in kinds for event in table.events(kind)]
        assert told == [name] * 4
    for seat in (2, None):
        assert "silver" not in json.dumps([table.table.view(seat), table.table.events_for(seat)])


@rule("H05-T17", "B-SEC-02")
def test_what_a_dead_hero_leaves_behind_is_named_only_to_those_who_have_read_of_it() -> None:
    table = wolves(cards={OX: HUNTER}, traits={OX: {"might": 0, "speed": 0}}, turn=VIVIAN)
    table.rules.leave_belongings(table.explorer(OX))
    (left,) = table.rules.events[-1:]
    assert left.kind == "leaves-behind"
    assert left.told_to(1)["data"]["cards"] == ["revolver", "silver-bullets"]
    assert left.told_to(2)["data"]["cards"] == left.told_to(None)["data"]["cards"] == ["revolver", TOKEN]


@rule("H05-T17", "B-SEC-02")
def test_that_a_thing_has_a_name_for_some_bars_no_undo() -> None:
    table = wolves(cards={OX: HUNTER}).play("drop:silver-bullets", "done")
    table.table.undo(0)


@rule("H05-T17")
@pytest.mark.parametrize("thing", HUNTER)
def test_what_the_first_werewolf_wants_does_not_depend_on_who_has_gun_or_silver(thing: str) -> None:
    wishes = [wolves(cards=cards).view(2)["haunt"]["objectives"] for cards in ({}, {OX: [thing]}, {ZOE: [thing]})]
    assert wishes[0] == wishes[1] == wishes[2]
    assert [wish["id"] for wish in wishes[0]] == ["h05-traitor-heroes"]


@rule("H05-T17", "B-SEC-05")
def test_when_all_is_over_everybody_knows_the_silver_by_name() -> None:
    table = wolves(CLOSE, cards={OX: HUNTER}).with_dice(*faces(1, 5), *faces(0, 4))
    assert table.play(f"h05-heroes-shoot:{VIVIAN}").winners == (0, 1)
    for seat in (0, 1, 2, None):
        assert held(table, seat) == HUNTER


# Shooting


@rule("H05-T08", "C-29")
def test_traded_bullets_kill_from_the_next_turn_and_are_not_used_up() -> None:
    where = {OX: "foyer", ZOE: "foyer", VIVIAN: "entrance-hall"}
    table = wolves(where, cards={OX: ["silver-bullets"], ZOE: ["revolver"]}, converts=[])
    table.play(f"trade:{ZOE}:silver-bullets", "for:nothing", "1=yes", "end-turn")
    assert table.asked == [1]
    table.with_dice(*faces(1, 5), *faces(0, 4)).play(f"h05-heroes-shoot:{VIVIAN}")
    assert not table.explorer(VIVIAN).alive
    assert table.cards(ZOE) == ["revolver", "silver-bullets"]
    assert table.winners == (0, 1)


@rule("H05-T08", "C-29")
def test_bullets_taken_up_this_turn_are_not_yet_loaded() -> None:
    table = wolves(CLOSE, cards={OX: ["revolver"]}, piles={"foyer": ["silver-bullets"]}).play("take:silver-bullets")
    assert f"attack:{VIVIAN}:revolver" in table.keys
    assert not table.offers("h05-heroes-shoot")


@rule("H05-T08", "C-38")
def test_the_dog_dies_of_silver_even_when_it_is_stunned() -> None:
    def stunned(state: BetrayalState) -> None:
        state.monsters[FigureId("dog-1")].stunned = True

    table = wolves(dog="foyer", cards={OX: HUNTER}, change=stunned)
    assert "attack:dog-1" not in table.keys
    table.with_dice(*faces(1, 5), *faces(0, 4)).play("h05-heroes-shoot:dog-1")
    assert table.state.monsters == {}
    assert table.winners is None


@rule("H05-T09")
def test_lead_hurts_a_werewolf_by_half_and_stuns_the_dog() -> None:
    table = wolves(CLOSE, cards={OX: ["revolver"]}).with_dice(*faces(3, 5), *faces(0, 4))
    table.play(f"attack:{VIVIAN}:revolver")
    assert table.prompt == "split-damage"
    assert table.keys == ["split:2-0", "split:1-1", "split:0-2"]
    assert table.play("split:1-1").explorer(VIVIAN).alive
    dog = wolves(dog="foyer", cards={OX: ["revolver"]}).with_dice(*faces(3, 5), *faces(0, 4))
    assert dog.play("attack:dog-1:revolver").monster("dog-1").stunned


@rule("H05-T09")
def test_a_silver_shot_that_loses_kills_nobody() -> None:
    table = wolves(CLOSE, cards={OX: HUNTER}).with_dice(*faces(0, 5), *faces(0, 4))
    assert table.play(f"h05-heroes-shoot:{VIVIAN}").explorer(VIVIAN).alive
    assert not table.offers("attack")


# Victory


@rule("H05-T12", "C-48")
def test_heroes_win_with_the_last_werewolf_bitten_or_not() -> None:
    four = {OX: "foyer", ZOE: "entrance-hall", "professor-longfellow": "upper-landing", VIVIAN: "upper-landing"}
    table = wolves(four, converts=[ZOE], dead=[VIVIAN], bitten=[OX], cards={OX: HUNTER})
    table.with_dice(*faces(1, 5), *faces(0, 4)).play(f"h05-heroes-shoot:{ZOE}")
    assert table.winners == (0, 2)
    assert "dog-1" in table.state.monsters


@rule("H05-T12")
def test_with_another_werewolf_alive_the_hunt_goes_on() -> None:
    four = {OX: "foyer", ZOE: "entrance-hall", "professor-longfellow": "upper-landing", VIVIAN: "upper-landing"}
    table = wolves(four, converts=[ZOE], cards={OX: HUNTER})
    table.with_dice(*faces(1, 5), *faces(0, 4)).play(f"h05-heroes-shoot:{ZOE}")
    assert table.winners is None


@rule("H05-T13", "C-T15", "C-43", "C-49")
@pytest.mark.parametrize(
    ("killer", "winners"), [(ZOE, (1, 3)), ("dog-1", (3,)), (VIVIAN, (3,))], ids=["convert", "dog", "first"]
)
def test_when_no_hero_is_left_converts_win_only_with_a_kill(killer: str, winners: tuple[int, ...]) -> None:
    four = {OX: "foyer", ZOE: "upper-landing", "professor-longfellow": "upper-landing", VIVIAN: "upper-landing"}

    def killed(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.killers = {"2": killer}

    parts: dict[str, Any] = {"converts": [ZOE], "dead": [ZOE, "professor-longfellow"], "bitten": [OX], "turn": VIVIAN}
    table = wolves(four, dog="", change=killed, **parts)
    table.with_dice(0, 0, 0).play("end-turn")
    assert table.winners == winners


@rule("H05-T13", "C-43")
def test_a_werewolf_is_credited_with_whom_its_own_attack_killed() -> None:
    where = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "foyer"}
    table = wolves(where, turn=VIVIAN, traits={OX: {"might": 0, "speed": 0}})
    table.with_dice(*faces(1, 2), *faces(0, 4)).play(f"attack:{OX}", "split:1-0")
    assert not table.explorer(OX).alive
    assert table.haunt.killers == {"0": VIVIAN}


@rule("H05-T13")
def test_shooting_a_convert_is_no_hero_killed() -> None:
    four = {OX: "foyer", ZOE: "upper-landing", "professor-longfellow": "upper-landing", VIVIAN: "upper-landing"}

    def shot(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.killers = {"1": OX}

    parts: dict[str, Any] = {"converts": [ZOE], "dead": [ZOE, "professor-longfellow"], "bitten": [OX], "turn": VIVIAN}
    table = wolves(four, dog="", change=shot, **parts)
    assert table.with_dice(0, 0, 0).play("end-turn").winners == (3,)


@rule("H05-32", "H05-33")
def test_the_last_hero_to_turn_gives_the_victory_away_and_has_no_part_in_it() -> None:
    table = wolves(bitten=[ZOE], dead=[OX], turn=VIVIAN, dog="").with_dice(*faces(3, 5)).play("end-turn")
    assert table.explorer(ZOE).traitor
    assert table.winners == (2,)
