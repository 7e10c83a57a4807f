"""Cards that work while they are held: weapons, Armor, Amulet, the set of Bell, Book and Candle; drawing as such."""

from typing import Any

import pytest

from dreadhall.betrayal.components.cards import ARMOR, BLOOD_DAGGER
from dreadhall.betrayal.components.catalogue import HOLDINGS, TRAITS
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, position, row
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, faces, mummy

FOES = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
SAFE = {"safe": "entrance-hall"}


def having(*cards: str, **parts: Any) -> Position:
    """Ox holds these cards."""
    others = parts.pop("cards", {})
    return position(parts.pop("where", APART), cards={OX: cards, **others}, **parts)


def against_zoe(*cards: str, **parts: Any) -> Position:
    """Ox, armed, with Zoe, the traitor, who has three dice of Might and four of Speed."""
    return having(*cards, **{"where": FOES, "haunt": 1, "traitor": ZOE, "monsters": [mummy()], **parts})


def dice_of(table: Position, roll: str) -> int:
    """How many dice were rolled for this."""
    return next(len(event.data["faces"]) for event in table.events("rolled") if event.data["roll"] == roll)


# Weapons


@rule("B-ATK-08")
@pytest.mark.parametrize(
    ("weapon", "dice", "defence"), [("axe", 6, 3), ("spear", 7, 3), ("revolver", 5, 4), ("ring", 3, 5)]
)
def test_a_weapon_adds_its_dice_to_the_attack(weapon: str, dice: int, defence: int) -> None:
    table = against_zoe(weapon).with_dice(*[0] * dice, *[0] * defence).play(f"attack:zoe-ingstrom:{weapon}")
    assert (dice_of(table, "attack"), dice_of(table, "defence")) == (dice, defence)
    assert not table.offers("attack")


@rule("B-WEAP-01")
def test_five_cards_are_weapons() -> None:
    weapons = {card.id for card in HOLDINGS.values() if card.attack is not None and card.attack.dice}
    assert weapons == {"axe", "blood-dagger", "revolver", "sacrificial-dagger", "spear"}


@rule("B-WEAP-03", "B-WEAP-04")
def test_an_attack_is_made_with_one_weapon_or_none() -> None:
    keys = [key for key in against_zoe("axe", "spear").keys if key.startswith("attack")]
    assert keys == ["attack:zoe-ingstrom", "attack:zoe-ingstrom:axe", "attack:zoe-ingstrom:spear"]


@rule("B-WEAP-02")
def test_a_weapon_does_not_help_in_defence() -> None:
    table = against_zoe(cards={ZOE: ["axe"]}).with_dice(*[0] * 5, *[0] * 3).play("attack:zoe-ingstrom")
    assert dice_of(table, "defence") == 3


@rule("B-DIE-12")
def test_a_weapon_brings_an_attack_to_eight_dice_at_most() -> None:
    table = against_zoe("spear", traits={OX: {"might": 5}}).with_dice(*[0] * 8, *[0] * 3)
    assert dice_of(table.play("attack:zoe-ingstrom:spear"), "attack") == 8


@rule("B-ITEM-EX1", "B-ITEM-10", "B-ITEM-11")
def test_a_spear_that_was_used_to_attack_is_not_traded_in_the_same_turn() -> None:
    table = against_zoe("spear").with_dice(*[0] * 7, *[0] * 3)
    assert "trade:zoe-ingstrom:spear" in table.keys
    table.play("attack:zoe-ingstrom:spear")
    assert not table.offers("trade")


@rule("B-ATK-10", "B-STEAL-02")
def test_the_ring_hurts_the_mind_and_steals_nothing() -> None:
    table = against_zoe("ring", cards={ZOE: ["axe"]}).with_dice(2, 2, 0, *[0] * 5).play("attack:zoe-ingstrom:ring")
    assert table.prompt == "split-damage"
    assert table.table.ask is not None
    assert (table.table.ask.data["damage"], table.table.ask.data["points"]) == ("mental", 4)


@rule("B-ATK-11")
def test_the_ring_is_no_use_against_what_has_no_sanity() -> None:
    foe = mummy(Place("entrance-hall"))
    del foe.traits["sanity"]
    keys = against_zoe("ring", where=APART, monsters=[foe]).keys
    assert "attack:mummy-1" in keys
    assert "attack:mummy-1:ring" not in keys


@rule("B-DIST-01", "B-DIST-02", "B-DIST-03", "B-ATK-09")
def test_the_revolver_reaches_along_a_line_of_doors_and_costs_nothing_when_it_misses() -> None:
    where = {**FOES, ZOE: "grand-staircase"}
    table = against_zoe("revolver", where=where, monsters=[mummy(Place("upper-landing"))])
    assert [key for key in table.keys if key.startswith("attack")] == ["attack:zoe-ingstrom:revolver"]
    table.with_dice(*[0] * 5, *faces(4, 4)).play("attack:zoe-ingstrom:revolver")
    assert changes(table, OX) == {}


@rule("B-DIST-01")
def test_the_revolver_used_in_the_same_room_is_no_distant_attack() -> None:
    table = against_zoe("revolver", cards={ZOE: ["axe"]}).with_dice(*faces(2, 5), *[0] * 4)
    assert table.play("attack:zoe-ingstrom:revolver").prompt == "damage-or-steal"


def test_the_blood_dagger_costs_a_point_of_speed() -> None:
    table = against_zoe("blood-dagger").with_dice(*[0] * 8, *[0] * 3).play("attack:zoe-ingstrom:blood-dagger")
    assert changes(table, OX) == {"speed": -1}
    assert dice_of(table, "attack") == 8


def test_whoever_dies_of_the_blood_dagger_does_not_attack() -> None:
    table = against_zoe("blood-dagger", traits={OX: {"speed": 0}}).with_dice().play("attack:zoe-ingstrom:blood-dagger")
    assert not table.explorer(OX).alive
    assert table.events("clash") == []


@rule("B-ITEM-08")
def test_the_blood_dagger_is_neither_traded_nor_dropped() -> None:
    table = against_zoe("blood-dagger")
    assert not table.offers("trade")
    assert not table.offers("drop")
    assert table.rules.stealable(BLOOD_DAGGER)


@pytest.mark.parametrize(
    ("result", "more", "answers", "moved", "attacks"),
    [
        (6, [], [], {}, True),
        (5, [], ["trait:sanity"], {"sanity": -1}, True),
        (3, [], ["trait:knowledge"], {"knowledge": -1}, True),
        (2, [1, 0], ["split:1-0"], {"might": -1}, False),
        (0, [1, 0], ["split:1-0"], {"might": -1}, False),
    ],
)
def test_the_sacrificial_dagger_asks_for_its_price_first(
    result: int, more: list[int], answers: list[str], moved: dict[str, int], attacks: bool
) -> None:
    dice = [*faces(result, 3), *more, *([0] * 11 if attacks else [])]
    table = against_zoe("sacrificial-dagger").with_dice(*dice)
    table.play("attack:zoe-ingstrom:sacrificial-dagger", *answers)
    assert changes(table, OX) == moved
    assert bool(table.events("clash")) is attacks
    assert not table.offers("attack")


# Armor


@rule("B-DMG-05", "B-ITEM-11")
def test_the_armor_takes_a_point_off_every_physical_damage() -> None:
    table = having("armor", tokens=SAFE).with_dice(0, 0, 0, 1, 1).play("try:safe", "split:1-0")
    assert changes(table, OX) == {"might": -1}
    assert table.state.turn.used == []


@rule("B-DMG-03")
def test_the_armor_does_not_help_against_losses_or_mental_damage() -> None:
    table = having("armor", tokens={"skeletons": "entrance-hall"}).with_dice(0, 0, 0, 1)
    assert changes(table.play("try:skeletons", "split:1-0"), OX) == {"knowledge": -1}
    table = having("armor", tokens={"closet": "entrance-hall"}).top("event", "something-slimy")
    assert changes(table.with_dice(1, 1, 1, 0, 0, 0).play("try:closet"), OX) == {"might": -1}


@rule("B-STEAL-03", "B-ITEM-08")
def test_the_armor_can_be_traded_but_not_stolen() -> None:
    table = having("armor")
    assert table.rules.tradable(ARMOR)
    assert not table.rules.stealable(ARMOR)


# Amulet of the Ages, over the top


@rule("B-ITEM-13", "B-CARD-05")
def test_the_amulet_gives_one_in_every_trait_and_takes_three() -> None:
    table = position(APART, piles={"entrance-hall": ["amulet-of-the-ages"]}).play("take:amulet-of-the-ages")
    assert changes(table, OX) == dict.fromkeys(TRAITS, 1)
    table.play("end-turn", "end-turn", "end-turn", "drop:amulet-of-the-ages")
    assert table.explorer(OX).clips == [0, 2, 0, 0]


@rule("B-ITEM-14")
def test_losing_the_amulet_can_kill_in_the_haunt() -> None:
    table = against_zoe("amulet-of-the-ages", where=APART).play("drop:amulet-of-the-ages")
    assert not table.explorer(OX).alive


@rule("B-OVER-01", "B-OVER-02", "B-OVER-EX1", "B-TRAIT-04")
def test_what_was_over_the_top_is_not_lost_again() -> None:
    table = position(APART, piles={"entrance-hall": ["holy-symbol"]}, traits={OX: {"sanity": 6}})
    table.play("take:holy-symbol")
    assert table.clip(OX, "sanity") == 7
    assert table.explorer(OX).over_the_top == {"holy-symbol": [0, 0, 0, 1]}
    table.play("end-turn", "end-turn", "end-turn", "drop:holy-symbol")
    assert table.clip(OX, "sanity") == 6
    assert table.explorer(OX).over_the_top == {}


@rule("B-OVER-03")
def test_damage_does_not_use_up_what_was_over_the_top() -> None:
    table = position(APART, piles={"entrance-hall": ["book"]}, traits={OX: {"knowledge": 6}}).play("take:book")

    def hurt(state: BetrayalState) -> None:
        state.explorers[0].clips[2] = 4

    table.play("end-turn", "end-turn", "end-turn").arrange(hurt).play("drop:book")
    assert table.clip(OX, "knowledge") == 3


# Bell, Book and Candle


@rule("B-OVER-03")
def test_bell_book_and_candle_together_give_two_in_every_trait_until_one_goes() -> None:
    table = having("bell", "candle", piles={"entrance-hall": ["book"]}).play("take:book")
    assert changes(table, OX) == {"might": 2, "speed": 2, "knowledge": 4, "sanity": 2}
    table.play("end-turn", "end-turn", "end-turn", "drop:candle", "done")
    assert changes(table, OX) == {"knowledge": 2}
    table.play("end-turn", "end-turn", "end-turn", "take:candle")
    assert changes(table, OX) == {"might": 2, "speed": 2, "knowledge": 4, "sanity": 2}


# Drawing cards


@rule("B-CARD-01", "B-CARD-05", "B-CARD-03", "B-MOVE-04")
@pytest.mark.parametrize(
    ("room", "kind", "card"),
    [("bloody-room", "item", "axe"), ("charred-room", "omen", "ring"), ("game-room", "event", "smoke")],
)
def test_the_symbol_of_a_room_says_what_is_drawn_and_drawing_ends_the_movement(room: str, kind: str, card: str) -> None:
    table = position(dict.fromkeys((OX, VIVIAN, ZOE), "upper-landing")).top("room", room).top(kind, card)
    table.play("explore:n", *([] if room != "game-room" else ["turn:n"]))
    assert [event.data["card"] for event in table.events("draws")] == [card]
    assert table.state.turn.over
    assert not table.offers("go")


@rule("B-CARD-02")
def test_every_drawn_card_is_shown_to_everybody() -> None:
    table = having("dark-dice").top("event", "smoke").with_dice(0, 0, 1).play("use:dark-dice")
    assert table.events("draws")[0].to is None


@rule("B-CARD-09")
def test_the_vault_gives_two_items_when_it_opens_and_an_event_before() -> None:
    where = {OX: "vault", VIVIAN: "foyer", ZOE: "foyer"}
    table = position(where, rooms=row("basement", "vault"), traits={OX: {"knowledge": 6}}).top("item", "axe", "armor")
    assert table.with_dice(*faces(6, 6)).play("open-vault").cards(OX) == ["axe", "armor"]


@rule("B-CARD-10")
def test_discards_become_a_new_stack_of_events() -> None:
    def discarded(state: BetrayalState) -> None:
        state.events.discards = ["smoke"]
        state.events.top, state.events.known = [], []

    table = having("dark-dice").arrange(discarded).with_dice(0, 0, 1, event=[0]).play("use:dark-dice")
    assert table.state.tokens == {"smoke": "entrance-hall"}


@rule("B-CARD-10", "B-MOVE-04")
def test_a_symbol_for_which_nothing_is_left_is_ignored_but_ends_the_movement() -> None:
    def empty(state: BetrayalState) -> None:
        state.events.top, state.events.known = [], []

    table = having("dark-dice").arrange(empty).with_dice(0, 0, 1).play("use:dark-dice")
    assert table.prompt == "turn"
    assert table.state.turn.over


@rule("B-CARD-10")
def test_discarded_omens_make_no_new_stack() -> None:
    def empty(state: BetrayalState) -> None:
        state.omens.discards = ["ring"]
        state.omens.top, state.omens.known = [], []

    table = position(dict.fromkeys((OX, VIVIAN, ZOE), "upper-landing")).top("room", "charred-room").arrange(empty)
    assert table.play("explore:n").cards(OX) == []
    assert table.state.turn.omens == []


@rule("B-CARD-11")
def test_a_card_drawn_in_somebody_elses_turn_does_not_stop_the_next_move() -> None:
    table = position(APART, tokens={"closet": "entrance-hall"}, cards={VIVIAN: ["puzzle-box"]})
    table.top("event", "jonahs-turn").with_dice(1, 1).play("try:closet")
    assert len(table.cards(VIVIAN)) == 1
    assert table.play("end-turn").offers("go")


@rule("B-ITEM-02")
def test_anybody_may_carry_any_number_of_items() -> None:
    cards = ["axe", "armor", "bell", "book", "candle", "idol", "revolver", "spear", "ring"]
    table = having(*cards, piles={"entrance-hall": ["mask"]})
    assert "take:mask" in table.keys
