"""Omens: what they do when drawn, while held, and when used."""

from typing import Any

import pytest

from dreadhall.betrayal.causes import WORN
from dreadhall.betrayal.components.rooms import CHASM
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, FigureId, Place
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, position, row
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, faces, mummy

TOGETHER = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
BANSHEE = Figure(FigureId("banshee-1"), "banshee", Place("basement-landing"), {"speed": 8})
AT_DOOR = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}


def having(*cards: str, **parts: Any) -> Position:
    """Ox holds these cards."""
    others = parts.pop("cards", {})
    return position(parts.pop("where", APART), cards={OX: cards, **others}, **parts)


def haunted(*cards: str, **parts: Any) -> Position:
    """Ox, a hero of haunt 1, holds these cards; Zoe is the traitor."""
    return having(*cards, **{"haunt": 1, "traitor": ZOE, "monsters": [mummy()], **parts})


def finds(omen: str, *dice: int, **parts: Any) -> Position:
    """Ox discovers the Servants' Quarters and draws this omen."""
    table = position(AT_DOOR, **parts).top("room", "servants-quarters").top("omen", omen)
    return table.with_dice(*dice).play("explore:n")


# Drawn


@rule("B-CARD-06", "B-CARD-03")
@pytest.mark.parametrize(
    ("omen", "moved"),
    [
        ("book", {"knowledge": 2}),
        ("crystal-ball", {}),
        ("dog", {"might": 1, "sanity": 1}),
        ("girl", {"sanity": 1, "knowledge": 1}),
        ("holy-symbol", {"sanity": 2}),
        ("madman", {"might": 2, "sanity": -1}),
        ("mask", {}),
        ("medallion", {}),
        ("ring", {}),
        ("skull", {}),
        ("spear", {}),
        ("spirit-board", {}),
    ],
)
def test_an_omen_is_kept_and_does_its_work_at_once(omen: str, moved: dict[str, int]) -> None:
    table = finds(omen)
    assert table.cards(OX) == [omen]
    assert changes(table, OX) == moved
    assert table.state.omens_drawn == 1
    assert table.state.turn.omens == [(omen, "servants-quarters", 0)]
    assert table.state.turn.over


@rule("B-CARD-07", "B-HROLL-05")
def test_in_the_haunt_an_omen_is_kept_without_a_haunt_roll() -> None:
    table = finds("ring", haunt=8, traitor=ZOE, monsters=[BANSHEE])
    assert table.cards(OX) == ["ring"]
    assert table.state.turn.omens == []


# Bite


@rule("B-TURN-08", "B-CARD-06")
def test_the_bite_attacks_whoever_draws_it_and_does_nothing_more() -> None:
    table = finds("bite", *faces(6, 4), *faces(4, 5)).play("split:2-0")
    assert changes(table, OX) == {"might": -2}
    assert table.cards(OX) == ["bite"]
    assert table.events("rolled")[0].data["who"] == ZOE


def test_a_bite_that_is_beaten_off_hurts_nobody() -> None:
    assert changes(finds("bite", *faces(3, 4), *faces(5, 5)), OX) == {}


@rule("B-TRAIT-05", "B-DMG-04")
def test_before_the_haunt_the_bite_cannot_kill() -> None:
    table = finds("bite", *faces(8, 4), *faces(0, 4), traits={OX: {"might": 0, "speed": 0}})
    assert table.explorer(OX).alive


@rule("B-POW-04", "B-DEC-23")
def test_the_traitor_may_refuse_the_bite() -> None:
    table = finds("bite", haunt=8, traitor=OX, monsters=[BANSHEE])
    assert table.prompt == "refuse-event"
    assert changes(table.play("yes"), OX) == {}
    assert table.cards(OX) == ["bite"]


# Companions and what is no item


@rule("B-CARD-08", "B-ITEM-09", "B-COMP-03")
@pytest.mark.parametrize("omen", ["bite", "dog", "girl", "madman"])
def test_what_is_no_item_is_neither_traded_nor_dropped_nor_stolen(omen: CardId) -> None:
    table = having(omen, where=TOGETHER)
    assert not table.offers("trade")
    assert not table.offers("drop")
    assert not table.rules.stealable(omen)


@rule("B-CARD-08")
def test_other_omens_are_items() -> None:
    table = having("book", where=TOGETHER)
    assert {"trade:vivian-lopez:book", "drop:book"} <= set(table.keys)


@rule("B-DEATH-06", "B-COMP-01", "B-COMP-03")
def test_a_companion_of_the_dead_goes_with_the_next_explorer_who_enters() -> None:
    where = {**APART, VIVIAN: "foyer", ZOE: "upper-landing"}
    table = haunted("madman", "grave-dirt", where=where, traits={OX: {"might": 0}}, turn=ZOE, traitor=VIVIAN)
    table.play("end-turn", "split:1-0")
    assert table.state.companions == {"madman": "entrance-hall"}
    table.play("go:entrance-hall")
    assert table.cards(VIVIAN) == ["madman"]
    assert changes(table, VIVIAN) == {"might": 2, "sanity": -1}


# The Dog


def test_the_dog_fetches_an_item_from_afar() -> None:
    table = having("dog", piles={"upper-landing": ["axe"], "foyer": ["bell"]}).play("use:dog")
    assert sorted(table.keys) == ["fetch:axe", "fetch:bell"]
    table.play("fetch:axe")
    assert table.cards(OX) == ["dog", "axe"]
    assert table.state.piles == {"foyer": ["bell"]}
    assert "axe" in table.state.turn.used
    assert not table.offers("use")


def test_the_dog_carries_an_item_away_and_may_bring_another() -> None:
    table = having("dog", "book", piles={"foyer": ["axe"]}).play("use:dog", "send:book", "place:foyer", "card:axe")
    assert table.cards(OX) == ["dog", "axe"]
    assert table.state.piles == {"foyer": ["book"]}
    assert changes(table, OX) == {"knowledge": -2}


def test_the_dog_runs_six_spaces_and_no_farther() -> None:
    rooms = row("upper", "bloody-room", "charred-room", "servants-quarters", "dusty-hallway", "creaky-hallway")
    table = having("dog", rooms=rooms, where={**APART, VIVIAN: "foyer"}, piles={"servants-quarters": ["axe"]})
    assert "use:dog" in table.keys
    table = having("dog", rooms=rooms, where={**APART, VIVIAN: "foyer"}, piles={"dusty-hallway": ["axe"]})
    assert "use:dog" not in table.keys


@pytest.mark.parametrize(("room", "floor"), [("junk-room", "ground"), ("mystic-elevator", "ground")])
def test_the_dog_shuns_rooms_that_need_a_roll_or_move(room: str, floor: str) -> None:
    table = having("dog", rooms=row(floor, room), piles={room: ["axe"]})
    assert "use:dog" not in table.keys


@rule("B-BARR-07")
def test_the_dog_crosses_no_barrier() -> None:
    where = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "foyer"}
    rooms = row("basement", "catacombs")
    reached = [
        side
        for side in ("catacombs", "catacombs/far")
        if having("dog", where=where, rooms=rooms, piles={side: ["axe"]}).offers("use")
    ]
    assert len(reached) == 1


def test_the_dog_does_not_fetch_what_was_handled_this_turn() -> None:
    table = having("dog", "axe").play("drop:axe")
    assert not table.offers("use")


# Crystal Ball


@rule("B-CARD-12")
def test_the_crystal_ball_lays_a_card_of_choice_on_top_unseen() -> None:
    table = haunted("crystal-ball").with_dice(*faces(4, 3)).play("use:crystal-ball", "deck:item")
    assert table.table.ask is not None
    assert table.table.ask.secret
    assert len(table.keys) == 22
    table.play("card:revolver")
    assert table.state.items.top == ["revolver"]
    assert table.state.items.known == [(0,)]
    assert table.events("sees")[-1].to == (0,)


@pytest.mark.parametrize(("result", "lost"), [(3, -1), (1, -1), (0, -2)])
def test_the_crystal_ball_costs_the_ignorant_sanity(result: int, lost: int) -> None:
    table = haunted("crystal-ball").with_dice(*faces(result, 3)).play("use:crystal-ball")
    assert changes(table, OX) == {"sanity": lost}


# Mask


def test_the_mask_is_put_on_and_taken_off_with_a_four() -> None:
    table = having("mask", traits={OX: {"sanity": 4}}).with_dice(*faces(4, 5)).play("use:mask", "put-on")
    assert (table.clip(OX, "knowledge"), table.clip(OX, "sanity")) == (4, 2)
    assert WORN in table.explorer(OX).status
    table.play("end-turn", "end-turn", "end-turn")
    table.with_dice(*faces(4, 3)).play("use:mask", "take-off")
    assert (table.clip(OX, "knowledge"), table.clip(OX, "sanity")) == (2, 4)
    assert WORN not in table.explorer(OX).status


def test_the_mask_stays_as_it_is_below_four_or_if_one_likes() -> None:
    assert having("mask").with_dice(*faces(3, 3)).play("use:mask").prompt == "turn"
    table = having("mask").with_dice(*faces(4, 3)).play("use:mask", "leave")
    assert changes(table, OX) == {}


@rule("B-DEATH-01")
def test_whoever_dies_of_taking_the_mask_off_gains_nothing_by_it() -> None:
    def worn(state: BetrayalState) -> None:
        state.explorers[0].status[WORN] = 1

    table = haunted("mask", traits={OX: {"knowledge": 0}}, change=worn)
    table.with_dice(*faces(4, table.value(OX, "sanity"))).play("use:mask", "take-off")
    assert not table.explorer(OX).alive
    assert table.events("gains") == []


@rule("B-ITEM-13")
def test_a_worn_mask_is_taken_off_when_it_leaves() -> None:
    def worn(state: BetrayalState) -> None:
        state.explorers[0].status[WORN] = 1

    table = having("mask", change=worn).play("drop:mask")
    assert changes(table, OX) == {"knowledge": -2, "sanity": 2}
    assert WORN not in table.explorer(OX).status


# Medallion, Skull


@pytest.mark.parametrize(("room", "floor"), [("graveyard", "ground"), ("pentagram-chamber", "basement")])
def test_the_medallion_spares_the_exit_roll(room: str, floor: str) -> None:
    where = {OX: room, VIVIAN: "foyer", ZOE: "foyer"}
    table = having("medallion", where=where, rooms=row(floor, room)).with_dice()
    exits = [key for key in table.keys if key.startswith("go")]
    assert table.play(exits[0]).explorer(OX).place != room


def test_the_medallion_spares_the_harm_of_the_crypt() -> None:
    where = {OX: "crypt", VIVIAN: "foyer", ZOE: "foyer"}
    table = having("medallion", where=where, rooms=row("basement", "crypt")).play("end-turn")
    assert changes(table, OX) == {}
    assert position(where, rooms=row("basement", "crypt")).play("end-turn").prompt == "split-damage"


@rule("B-DMG-05")
@pytest.mark.parametrize(("answers", "moved"), [(["yes"], {}), (["no", "split:1-0"], {"knowledge": -1})])
def test_the_skull_turns_all_mental_damage_into_physical_before_the_armor_counts(
    answers: list[str], moved: dict[str, int]
) -> None:
    table = having("skull", "armor", tokens={"skeletons": "entrance-hall"}).with_dice(*faces(0, 3), 1)
    assert changes(table.play("try:skeletons", *answers), OX) == moved


@rule("B-DMG-03")
def test_the_skull_does_not_touch_what_is_lost_and_no_damage() -> None:
    table = haunted("skull", "crystal-ball").with_dice(*faces(1, 3)).play("use:crystal-ball")
    assert changes(table, OX) == {"sanity": -1}


# Spirit Board


def test_the_spirit_board_shows_the_next_room_to_its_user_alone() -> None:
    table = having("spirit-board").top("room", "vault").play("use:spirit-board")
    seen = table.events("sees")[-1]
    assert (seen.data["cards"], seen.to) == (["vault"], (0,))
    assert table.state.rooms.top[-1] == "vault"
    assert table.state.rooms.known[-1] == (0,)
    assert not table.offers("use")


def test_the_spirit_board_speaks_only_before_one_has_moved() -> None:
    assert not having("spirit-board").play("go:foyer").offers("use")


@rule("B-MOVE-14")
@pytest.mark.parametrize(
    ("place", "rooms", "dice", "step"),
    [
        ("gallery", [*row("upper", "gallery"), *row("ground", "ballroom")], [0], "fall"),
        ("collapsed-room", [*row("ground", "collapsed-room"), *row("basement", "larder")], [0], "fall"),
        ("chasm", [Placed(CHASM, "basement", 1, 0)], faces(3, 4), "cross"),
    ],
)
def test_nor_does_it_speak_after_a_fall_or_a_crossing(
    place: str, rooms: list[Placed], dice: list[int], step: str
) -> None:
    tokens = {"below-collapsed-room": "larder"} if place == "collapsed-room" else {}
    table = having("spirit-board", where={**APART, OX: place}, rooms=rooms, tokens=tokens).with_dice(*dice)
    assert "use:spirit-board" in table.keys
    table.play(step)
    assert table.explorer(OX).place != place
    assert "use:spirit-board" not in table.keys


@rule("B-MOVE-14", "B-BARR-05")
def test_it_speaks_to_those_who_did_not_get_across() -> None:
    table = having("spirit-board", where={**APART, OX: "chasm"}, rooms=[Placed(CHASM, "basement", 1, 0)])
    assert "use:spirit-board" in table.with_dice(*faces(2, 4)).play("cross").keys


# Bell


def test_the_bell_calls_heroes_a_space_nearer() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "foyer"}
    table = haunted("bell", where=where).with_dice(*faces(5, 3)).play("use:bell")
    assert table.keys == ["done", "pull:vivian-lopez:grand-staircase"]
    table.play("pull:vivian-lopez:grand-staircase")
    assert table.explorer(VIVIAN).place == "grand-staircase"
    assert table.prompt == "turn"


def test_the_bell_does_not_call_those_who_are_held() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "foyer"}
    table = haunted("bell", where=where, cards={VIVIAN: ["webs"]}).with_dice(*faces(5, 3)).play("use:bell")
    assert table.prompt == "turn"


def test_the_traitor_may_call_heroes_with_the_bell_but_no_monsters() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "basement-landing"}
    table = haunted("bell", where=where, traitor=OX).with_dice(*faces(5, 3)).play("use:bell")
    assert table.keys == ["done", "pull:vivian-lopez:grand-staircase"]
    table = haunted("bell", where=where, traitor=OX).with_dice(*faces(4, 3)).play("use:bell")
    assert table.prompt == "turn"


def test_the_bell_may_call_monsters_to_a_hero() -> None:
    where = {**APART, ZOE: "upper-landing"}
    table = (
        haunted("bell", where=where, monsters=[mummy(Place("grand-staircase"))])
        .with_dice(*faces(4, 3))
        .play("use:bell")
    )
    assert (table.asked, table.keys) == ([2], ["done", "pull:mummy-1:foyer"])
    assert table.play("pull:mummy-1:foyer").monster("mummy-1").place == "foyer"


def test_the_spirit_board_may_call_monsters_in_the_haunt() -> None:
    where = {**APART, ZOE: "upper-landing"}
    table = haunted("spirit-board", where=where).play("use:spirit-board")
    assert (table.asked, table.keys) == ([2], ["done", "pull:mummy-1:foyer"])


def test_stunned_monsters_hear_no_bell() -> None:
    table = haunted("bell", monsters=[mummy(stunned=True)]).with_dice(*faces(4, 3)).play("use:bell")
    assert table.prompt == "turn"
