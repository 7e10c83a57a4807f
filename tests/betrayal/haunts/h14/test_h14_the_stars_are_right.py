"""Haunt 14, The Stars Are Right: set-up, sacrifices, the cult, and what bots want."""

from collections.abc import Mapping, Sequence

import pytest

from dreadhall.betrayal.components.cards import AXE, BOTTLE, SKULL
from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.rooms import ATTIC
from dreadhall.betrayal.haunts.h14_the_stars_are_right import (
    CHAMBER,
    GIVE,
    OFFER,
    PAINT,
    PAINT_ROOMS,
    TheStarsAreRight,
)
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, Place, RoomId, place_in
from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.people.bodies import BODY
from dreadhall.testing.betrayal import SEVERAL, position, revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.h14.cult import (
    BELOW,
    CULT,
    DEAD_OX,
    LONGFELLOW,
    OX,
    VIVIAN,
    ZOE,
    chanting,
    cultists,
    offers,
    score,
)

# Set-up


@rule("H14-T01")
def test_the_cult_gathers_in_the_chamber_and_paint_is_shared_out() -> None:
    cells = {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 14}
    assert cells == {(omen, CHAMBER) for omen in ("mask", "medallion", "skull")}
    where = {VIVIAN: CHAMBER, **dict.fromkeys((OX, ZOE, LONGFELLOW), "foyer")}
    rooms = [*BELOW, *row("ground", "kitchen"), Placed(ATTIC, "upper", 0, 1, 0)]
    table = revealed(14, where, omen="skull", rooms=rooms)
    while table.prompt != "ready":
        table.play(table.keys[0])
    assert [who.id for who in table.state.explorers if who.traitor] == [VIVIAN]
    assert [one.place for one in table.state.monsters.values()] == [place_in(CHAMBER)] * 3
    assert table.state.piles == {"kitchen": [PAINT[0], PAINT[2]], "attic": [PAINT[1], PAINT[3]]}
    table.play(*(f"{seat}=ready" for seat in range(4)))
    assert (table.prompt, table.asked, score(table)) == ("turn", [1], 0)


@rule("H14-T02")
@pytest.mark.parametrize("discarded", [False, True])
def test_with_no_room_for_paint_the_first_of_stack_or_discards_is_laid(discarded: bool) -> None:
    table = position(CULT, options={"haunt": 14}, rooms=BELOW, turn=VIVIAN)

    def draw(state: BetrayalState) -> None:
        rooms = state.rooms
        others = [room for room in (*rooms.rest, *rooms.top) if room not in PAINT_ROOMS]
        if discarded:
            rooms.rest, rooms.top, rooms.discards = others, [], list(PAINT_ROOMS)
        else:
            rooms.rest, rooms.top = [], [*PAINT_ROOMS[:-1], "attic", *others]
        state.explorers[0].cards.append(SKULL)
        at = state.omens.top.index("skull")
        del state.omens.top[at], state.omens.known[at]
        state.omens_drawn = 13
        state.turn.omens = [(CardId("skull"), CHAMBER, 0)]

    table.arrange(draw).play("end-turn")
    asked = []
    while table.prompt in ("choose-doorway", "turn-tile"):
        asked += table.asked
        table.play(table.keys[0])
    assert set(asked) == {1}, "the hero left of the traitor"
    (room,) = [room for room in PAINT_ROOMS if table.rules.in_house(room)]
    assert discarded or room == "attic"
    assert table.state.piles == {place_in(room): list(PAINT[:3])}


@rule("H14-T15")
def test_paint_goes_round_in_the_order_of_the_book() -> None:
    where = {VIVIAN: CHAMBER, OX: "foyer", ZOE: "foyer"}
    many = [Placed(room, "ground", x, 5, 0) for x, room in enumerate(PAINT_ROOMS)]
    assert laid_in(where, many) == {"kitchen": [PAINT[0]], "larder": [PAINT[1]], "junk-room": [PAINT[2]]}
    six = {VIVIAN: CHAMBER, **dict.fromkeys((OX, ZOE, *SEVERAL[3:]), "foyer")}
    some = [Placed(RoomId(room), "ground", x, 5, 0) for x, room in enumerate(("larder", "storeroom", "attic"))]
    assert laid_in(six, some) == {
        "larder": [PAINT[0], PAINT[3]],
        "storeroom": [PAINT[1], PAINT[4]],
        "attic": [PAINT[2], PAINT[5]],
    }


def laid_in(where: Mapping[str, str], rooms: Sequence[Placed]) -> dict[Place, list[CardId]]:
    """Where paint lies when the haunt begins with these rooms."""
    return revealed(14, where, omen="skull", rooms=[*BELOW, *rooms]).state.piles


# Sacrifices


@rule("H14-T03")
def test_things_and_companions_are_worth_points_and_leave_the_game() -> None:
    things = ["axe", "bottle", "candle", "dog"]
    table = chanting(cards={VIVIAN: things})
    before: dict[str, int] = {trait: table.clip(VIVIAN, trait) for trait in TRAITS}
    for number, card in enumerate(things, 1):
        table.play(f"{OFFER}:{card}")
        assert score(table) == number + (card == "dog")
    assert table.cards(VIVIAN) == []
    assert set(things) <= set(table.state.gone)
    assert changes(table, VIVIAN, before) == {"might": -1, "sanity": -1}, "the Dog's company is missed"
    assert TheStarsAreRight.memory.of(table.haunt).offered == things


@rule("H14-T04")
def test_what_may_not_be_traded_is_not_offered() -> None:
    table = chanting(cards={VIVIAN: ["bite", "blood-dagger", "axe"]})
    assert offers(table) == {"axe"}
    assert offers(chanting(CULT | {VIVIAN: "wine-cellar"}, cards={VIVIAN: ["axe"]})) == set()


@rule("H14-T05")
def test_a_body_is_heavy_and_worth_four_from_the_next_turn_on() -> None:
    where = CULT | {VIVIAN: "basement-landing", OX: "foyer"}
    table = chanting(where, piles={"wine-cellar": [DEAD_OX]}, traits={VIVIAN: {"speed": 3}}, dead=[OX])
    table.play("go:wine-cellar", f"take:{DEAD_OX}")
    steps = {choice.key: choice.data["price"] for choice in table.rules.moves(table.explorer(VIVIAN))}
    assert steps[f"go:{CHAMBER}"] == 2
    table.play(f"go:{CHAMBER}")
    assert offers(table) == set(), "not in the turn in which it was taken"
    table = chanting(cards={VIVIAN: [DEAD_OX]}, dead=[OX]).play(f"{OFFER}:{DEAD_OX}")
    assert (score(table), DEAD_OX in table.state.gone) == (4, True)


@rule("H14-T05")
def test_whoever_dies_leaves_a_body_that_heroes_cannot_take() -> None:
    together = dict.fromkeys(CULT, "foyer")
    table = chanting(together, traits={OX: {"might": 0}})
    table.with_dice(*faces(1, table.value(VIVIAN, "might")), *faces(0, table.value(OX, "might")))
    table.play(f"attack:{OX}", "split:1-0")
    assert table.state.piles[Place("foyer")] == [DEAD_OX]
    assert f"take:{DEAD_OX}" in table.keys
    assert not chanting(together, piles={"foyer": [DEAD_OX]}, dead=[OX], turn=ZOE).offers("take")


@rule("H14-T05", "H14-12")
def test_no_hero_steals_a_body_from_traitor_or_cultist() -> None:
    body = BODY + LONGFELLOW
    where = dict.fromkeys((VIVIAN, OX, ZOE, LONGFELLOW), "foyer")
    table = chanting(where, cards={VIVIAN: [body, "axe"]}, dead=[LONGFELLOW], turn=OX)
    table.with_dice(*faces(6, table.value(OX, "might")), *faces(0, table.value(VIVIAN, "might")))
    assert table.play(f"attack:{VIVIAN}").keys == ["damage", "steal:axe"]
    table = chanting(where, monsters=cultists("foyer", cards=[CardId(body), AXE]), dead=[LONGFELLOW], turn=OX)
    table.with_dice(*faces(6, table.value(OX, "might")), *faces(0, 4))
    assert table.play("attack:cultist-1").keys == ["damage", "steal:axe"]


@rule("H14-T05")
@pytest.mark.parametrize("bodies", [[DEAD_OX], [DEAD_OX, BODY + LONGFELLOW]])
def test_a_cultist_needs_two_spaces_a_room_with_a_body_or_two(bodies: list[CardId]) -> None:
    where = CULT | {LONGFELLOW: "foyer"}
    table = chanting(where, monsters=cultists("wine-cellar", cards=bodies), dead=[OX, LONGFELLOW])
    table.with_dice(1, 1, 1, 0).play("end-turn")
    assert table.table.ask is not None
    prices = {choice.data["price"] for choice in table.table.ask.choices if choice.verb == "go"}
    assert prices == {2}


@rule("H14-T06", "H14-20")
def test_a_cultist_steals_instead_but_never_paint() -> None:
    where = CULT | {OX: "wine-cellar"}
    cards = {OX: ["axe", PAINT[0]]}
    table = chanting(where, monsters=cultists("wine-cellar"), cards=cards)
    table.with_dice(0, 0, 0, 0, *faces(2, 4), *faces(0, table.value(OX, "might"))).play("end-turn", f"attack:{OX}")
    assert table.keys == ["damage", "steal:axe"]
    table.play("steal:axe")
    assert table.monster("cultist-1").cards == ["axe"]
    assert table.monster("cultist-1").traits == {"might": 4, "speed": 4, "sanity": 4}


@rule("H14-T06", "H14-19")
@pytest.mark.parametrize(("margin", "prompt"), [(2, "split-damage"), (3, "damage-or-steal")])
def test_armor_keeps_a_cultist_from_stealing_as_it_keeps_an_explorer(margin: int, prompt: str) -> None:
    table = chanting(CULT | {OX: "wine-cellar"}, monsters=cultists("wine-cellar"), cards={OX: ["axe", "armor"]})
    table.with_dice(0, 0, 0, 0, *faces(margin, 4), *faces(0, table.value(OX, "might")))
    assert table.play("end-turn", f"attack:{OX}").prompt == prompt


@rule("H14-T06", "H14-12", "H14-21")
def test_pickpockets_take_neither_paint_nor_bodies() -> None:
    gloves = "pickpockets-gloves"
    where = dict.fromkeys((VIVIAN, OX, ZOE, LONGFELLOW), "foyer")
    table = chanting(where, cards={VIVIAN: [gloves], OX: [PAINT[0], "axe"], ZOE: [PAINT[1]]}, dead=[LONGFELLOW])
    assert [key for key in table.keys if key.startswith("use")] == [f"use:{gloves}:{OX}"]
    assert table.play(f"use:{gloves}:{OX}").cards(VIVIAN) == ["axe"]
    hero = chanting(where, cards={OX: [gloves], VIVIAN: [BODY + LONGFELLOW]}, dead=[LONGFELLOW], turn=OX)
    assert not hero.offers("use")


@rule("H14-T07")
def test_dynamite_in_the_chamber_makes_a_cultist_drop_its_load() -> None:
    there = cultists(CHAMBER, CHAMBER, cards=[CardId(BODY + LONGFELLOW), AXE])
    where = CULT | {VIVIAN: "foyer", OX: "wine-cellar", LONGFELLOW: "foyer"}
    table = chanting(where, monsters=there, dead=[LONGFELLOW], turn=OX, cards={OX: ["dynamite"]})
    table.with_dice(*faces(4, 4), *faces(5, 4)).play(f"use:dynamite:{CHAMBER}")
    assert [one.stunned for one in table.state.monsters.values()] == [True, False]
    assert sorted(table.state.piles[place_in(CHAMBER)]) == sorted([BODY + LONGFELLOW, "axe"])


@rule("H14-T07")
def test_a_stunned_cultist_drops_everything() -> None:
    there = cultists("foyer", cards=[AXE, CardId(BODY + LONGFELLOW)])
    table = chanting(CULT | {LONGFELLOW: "foyer"}, monsters=there, turn=OX, dead=[LONGFELLOW])
    table.with_dice(*faces(1, table.value(OX, "might")), *faces(0, 4)).play("attack:cultist-1")
    assert table.monster("cultist-1").stunned
    assert table.state.piles[Place("foyer")] == ["axe", BODY + LONGFELLOW]


@rule("H14-T11")
def test_what_a_cultist_took_this_turn_waits_and_then_wins_even_for_a_dead_traitor() -> None:
    where = CULT | {VIVIAN: "foyer"}
    twelve = [CardId(DEAD_OX), CardId(BODY + VIVIAN), CardId(BODY + LONGFELLOW)]
    table = chanting(where, offered=twelve, monsters=cultists(CHAMBER), piles={CHAMBER: ["axe"]}, turn=VIVIAN)
    table.with_dice(0, 0, 0, 0).play("end-turn", "take:axe")
    assert offers(table) == set()
    assert table.winners is None
    table = chanting(
        {OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"},
        offered=twelve,
        monsters=cultists(CHAMBER, cards=[AXE]),
        dead=[VIVIAN],
        turn=ZOE,
    )
    table.with_dice(0, 0, 0, 0).play("end-turn", "no", f"{OFFER}:axe")
    assert table.winners == (2,)
    assert table.table.result is not None
    assert table.table.result.reason == "h14-traitor"
    assert [event.data["count"] for event in table.events("h14-score")] == [13]


@rule("H14-T11", "H14-25", "B-ITEM-14")
@pytest.mark.parametrize(("offered", "winners"), [([], None), ([DEAD_OX, BODY + ZOE, BODY + LONGFELLOW], (0,))])
def test_a_sacrifice_that_costs_the_traitors_life_counts(
    offered: list[CardId], winners: tuple[int, ...] | None
) -> None:
    amulet = "amulet-of-the-ages"
    table = chanting(offered=offered, cards={VIVIAN: [amulet]}, traits={VIVIAN: {"sanity": 0}})
    table.play(f"{OFFER}:{amulet}")
    assert (table.explorer(VIVIAN).alive, table.winners) == (False, winners)
    assert TheStarsAreRight.memory.of(table.haunt).offered == [*offered, amulet]
    assert BODY + VIVIAN in table.state.piles[place_in(CHAMBER)], "and there is a body more"


@rule("H14-T12")
def test_without_heroes_the_traitor_wins() -> None:
    table = chanting(dict.fromkeys(CULT, "foyer"), traits={OX: {"might": 0}}, dead=[ZOE])
    table.with_dice(*faces(1, table.value(VIVIAN, "might")), *faces(0, table.value(OX, "might")))
    assert table.play(f"attack:{OX}", "split:1-0").winners == (0,)


@rule("H14-T13")
def test_only_the_traitor_sees_the_score_and_cultists_keep_no_companions() -> None:
    table = chanting(offered=[AXE, CardId(DEAD_OX)], monsters=cultists(CHAMBER), cards={VIVIAN: ["dog", "axe"]})
    assert score(table) == 5
    assert {key for key in table.keys if key.startswith(GIVE)} == {f"{GIVE}:cultist-1:axe"}
    for seat in (1, 2):
        (wish,) = table.view(seat)["haunt"]["objectives"]
        assert (wish["done"], wish["of"]) == (0, 3)
        assert table.view(seat)["haunt"]["memory"] == {"h14-offered": ["axe", DEAD_OX]}
        assert table.view(seat)["monsters"][0]["traits"] == {}
    assert table.view(0)["monsters"][0]["traits"] == {"might": 4, "speed": 4, "sanity": 4}


@rule("H14-20", "H14-33", "H14-43")
def test_the_traitor_trades_one_thing_a_turn_with_a_cultist() -> None:
    cards = {VIVIAN: ["axe", "candle"]}
    table = chanting(monsters=cultists(CHAMBER, CHAMBER, cards=[BOTTLE]), cards=cards)
    table.play(f"{GIVE}:cultist-1:axe")
    assert (table.prompt, table.keys) == ("ask-monster-in-return", ["for:nothing", "for:bottle"])
    table.play("for:bottle")
    assert (table.cards(VIVIAN), table.monster("cultist-1").cards) == (["candle", "bottle"], ["axe"])
    assert not table.offers(GIVE), "one trade a turn"
    assert offers(table) == {"candle"}, "what changed hands waits"


@rule("H14-20", "H14-43")
def test_a_cultist_trades_one_thing_with_the_traitor_on_its_own_turn() -> None:
    table = chanting(monsters=cultists(CHAMBER, cards=[BOTTLE, AXE])).with_dice(0, 0, 0, 0)
    table.play("end-turn", f"trade:{VIVIAN}:bottle")
    assert (table.cards(VIVIAN), table.monster("cultist-1").cards) == (["bottle"], ["axe"])
    assert not table.offers("trade"), "one trade a turn"
    table.play("done", "end-turn", "end-turn")
    assert offers(table) == {"bottle"}
    gone = chanting(monsters=cultists(CHAMBER, cards=[BOTTLE]), dead=[VIVIAN], turn=ZOE).with_dice(0, 0, 0, 0)
    assert not gone.play("end-turn", "no").offers("trade")


@rule("H14-20", "H14-43")
def test_cultists_hand_things_to_each_other_and_bodies_never_to_a_hero() -> None:
    there = cultists("foyer", "foyer", cards=[AXE, CardId(BODY + LONGFELLOW)])
    table = chanting(CULT | {LONGFELLOW: "foyer"}, monsters=there, dead=[LONGFELLOW]).with_dice(0, 0, 0, 0)
    table.play("end-turn", "monster:cultist-1")
    assert {key for key in table.keys if key.startswith("trade:")} == {f"trade:{OX}:axe", f"trade:{ZOE}:axe"}
    table.play(f"hand-on:cultist-2:{BODY + LONGFELLOW}")
    assert [table.monster(f"cultist-{number}").cards for number in (1, 2)] == [["axe"], [BODY + LONGFELLOW]]
    assert not table.offers("hand-on")


# Bots


@rule("H14-T14")
def test_bots_carry_home_what_they_have_and_paint_to_the_door() -> None:
    table = chanting(CULT | {VIVIAN: "foyer"}, piles={"foyer": ["bottle"]}, cards={VIVIAN: ["axe"], OX: [PAINT[0]]})
    (wish,) = table.view(0)["haunt"]["objectives"]
    assert (wish["rooms"], wish["verbs"]) == ((CHAMBER,), (OFFER, "take"))
    (paint,) = table.view(1)["haunt"]["objectives"]
    assert paint["rooms"] == ("wine-cellar",)
    (other,) = table.view(2)["haunt"]["objectives"]
    assert (other["rooms"], other["cards"]) == ((), tuple(PAINT[:3]))
    empty = chanting(CULT | {VIVIAN: "foyer"}, piles={"foyer": ["bottle"]}, cards={OX: ["axe"]})
    (wish,) = empty.view(0)["haunt"]["objectives"]
    assert (wish["cards"], wish["foes"]) == (("bottle", "axe"), (OX, ZOE))
