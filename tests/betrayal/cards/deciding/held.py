"""Cases of items and omens: what they do while they are held, and when they are used."""

from typing import Any

from dreadhall.betrayal.components.card_sheets import AfterRoll, BeforeRoll, MoreDice, Reroll, Spell, Use
from dreadhall.betrayal.components.instructions import Gain, Lose, Row, Trial, TrialRoll
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, position, row
from tests.betrayal.cards.deciding.looks import (
    FOES,
    TOGETHER,
    against_zoe,
    asked,
    at_safe,
    dice_of,
    haunted,
    having,
    rolled,
)
from tests.betrayal.cards.deciding.sheets import Case
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, faces, mummy

HEALING = Trial(roll=TrialRoll(dice=3), rows=(Row(least=0, do=(Gain(trait="sanity", spaces=1),)),))
"""A table with one row."""


def armed(card: str, **parts: Any) -> Position:
    """Ox attacks the traitor with a card, and all dice are blank."""
    return against_zoe(card, **parts).with_dice(*[0] * 24).play(f"attack:zoe-ingstrom:{card}")


def aims(card: str) -> bool:
    """Whether a weapon reaches two rooms far."""
    return against_zoe(card, where={**FOES, ZOE: "grand-staircase"}).offers("attack")


def uses(*cards: str, **parts: Any) -> list[str]:
    """The ways in which Ox may use what he has."""
    return [key for key in having(*cards, **parts).keys if key.startswith("use")]


def puzzled(**parts: Any) -> Position:
    """Ox uses the Puzzle Box and finds nothing out."""
    return having("puzzle-box", **parts).with_dice(*[0] * 9).play("use:puzzle-box")


def taken(card: str, *others: str) -> dict[str, int]:
    """What getting a card brings."""
    return changes(having(*others, piles={"entrance-hall": [card]}).play(f"take:{card}"), OX)


def dropped(card: str, *others: str) -> dict[str, int]:
    """What losing a card costs."""
    return changes(having(card, *others).play(f"drop:{card}"), OX)


def masked() -> dict[str, int]:
    """What putting the Mask on does."""
    return changes(having("mask").with_dice(*faces(4, 3)).play("use:mask", "put-on"), OX)


def playing(*dice: int, turn: str = ZOE, lost: int = 0) -> Position:
    """The open Music Box lies beside Ox, whose turn begins."""

    def opened(state: BetrayalState) -> None:
        state.music = True
        if lost:
            state.explorers[0].status["spellbound"] = lost

    table = position(APART, piles={"entrance-hall": ["music-box"]}, change=opened, turn=turn)
    return table.with_dice(*dice).play("end-turn")


def hurt(*cards: str) -> tuple[object, ...]:
    """What Ox is asked whom Skeletons scare: what kind of damage, and how much."""
    table = having(*cards, tokens={"skeletons": "entrance-hall"}).with_dice(*faces(0, 3), 2).play("try:skeletons")
    return table.prompt, asked(table, "damage"), asked(table, "points")


def robbed() -> Position:
    """Vivian's Blood Dagger is taken with the Gloves."""
    table = having("pickpockets-gloves", where=TOGETHER, cards={VIVIAN: ["blood-dagger"]}).with_dice(*[0] * 9)
    return table.play("use:pickpockets-gloves:vivian-lopez")


def finds(omen: str, *dice: int) -> Position:
    """Ox discovers the Servants' Quarters and draws this omen."""
    table = position({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}).top("room", "servants-quarters")
    return table.top("omen", omen).with_dice(*dice).play("explore:n")


def in_crypt(*cards: str) -> str:
    """What is asked when Ox has ended a turn in the Crypt."""
    where = {OX: "crypt", VIVIAN: "foyer", ZOE: "foyer"}
    return having(*cards, where=where, rooms=row("basement", "crypt")).play("end-turn").prompt


def left_by_dead(card: str) -> object:
    """Where a card is whose holder has died of Grave Dirt."""
    table = haunted(card, "grave-dirt", traits={OX: {"might": 0}}, turn=ZOE, traitor=VIVIAN, monsters=[mummy()])
    table.play("end-turn", "split:1-0")
    return dict(table.state.piles), dict(table.state.companions)


def thrown(**parts: Any) -> Position:
    """Ox throws Dynamite into a room where Vivian is, who dodges."""
    table = haunted("dynamite", where={**APART, VIVIAN: "foyer"}, **parts).with_dice(*faces(5, 4))
    return table.play("use:dynamite:foyer")


def opened() -> list[str]:
    """The discards when the Puzzle Box is open."""
    table = having(tokens={"closet": "entrance-hall"}).top("item", "puzzle-box", "axe", "bell")
    return table.with_dice(2, 2, *faces(6, 3)).play("try:closet", "use:puzzle-box").state.items.discards


def harmed(*cards: str) -> object:
    """The points that come through to Ox when a Safe strikes twice."""
    table = having(*cards, tokens={"safe": "entrance-hall"}).with_dice(0, 0, 0, 1, 1).play("try:safe")
    return asked(table, "points")


PUZZLE, CANDLE, DAGGER, BOX = "puzzle-box", "candle", "blood-dagger", "music-box"
SET = {"might": 2, "speed": 2, "knowledge": 2, "sanity": 2}

CASES = [
    # Attacks
    Case("axe", "attack.trait", "speed", lambda: rolled(armed("axe")), ["might"] * 2, ["speed"] * 2),
    Case("axe", "attack.dice", 3, lambda: dice_of(armed("axe")), [6, 3], [8, 3]),
    Case("axe", "attack.range", "line-of-sight", lambda: aims("axe"), False, True),
    Case(DAGGER, "attack.cost", {"sanity": -2}, lambda: changes(armed(DAGGER), OX), {"speed": -1}, {"sanity": -2}),
    Case("axe", "attack.trial", HEALING, lambda: changes(armed("axe"), OX), {}, {"sanity": 1}),
    Case("axe", "attack", None, lambda: against_zoe("axe").keys.count("attack:zoe-ingstrom:axe"), 1, 0),
    # Uses
    Case("bottle", "use.window", "own-turn", lambda: uses("bottle"), [], ["use:bottle"]),
    Case(PUZZLE, "use.limit", "single-use", lambda: puzzled().cards(OX), [PUZZLE], []),
    Case("dynamite", "use.limit", "once-per-turn", lambda: thrown().cards(OX), [], ["dynamite"]),
    Case(
        "smelling-salts",
        "use.target",
        "self",
        lambda: uses("smelling-salts", traits={OX: {"knowledge": 0}}),
        ["use:smelling-salts:ox-bellows"],
        ["use:smelling-salts"],
    ),
    Case(PUZZLE, "use.cost", {"might": -1}, lambda: changes(puzzled(), OX), {}, {"might": -1}),
    Case("dynamite", "use.cost", {"might": -1}, lambda: changes(thrown(), OX), {}, {"might": -1}),
    Case(PUZZLE, "use.trial", HEALING, lambda: changes(puzzled(), OX), {}, {"sanity": 1}),
    Case(
        PUZZLE,
        "use.do",
        (Lose(trait="speed", spaces=1),),
        lambda: (changes(puzzled(), OX), dice_of(puzzled())),
        ({}, [3]),
        ({"speed": -1}, [3]),
    ),
    Case(
        "spirit-board",
        "use.unmoved",
        False,
        lambda: having("spirit-board").play("go:foyer").offers("use"),
        False,
        True,
    ),
    Case("axe", "use", Use(window="own-turn", limit="single-use", trial=HEALING), lambda: uses("axe"), [], ["use:axe"]),
    # Getting, losing, wearing
    Case("bell", "gaining", {"might": 2}, lambda: taken("bell"), {"sanity": 1}, {"might": 2}),
    Case("bell", "losing", {"might": -1}, lambda: dropped("bell"), {"sanity": -1}, {"might": -1}),
    Case("mask", "worn", {"might": 1}, masked, {"knowledge": 2, "sanity": -2}, {"might": 1}),
    Case(CANDLE, "completes", ("bell",), lambda: taken(CANDLE, "bell"), {}, SET),
    Case(CANDLE, "set_gain", 1, lambda: taken(CANDLE, "bell", "book"), SET, dict.fromkeys(SET, 1)),
    Case("bite", "on_draw", (), lambda: dice_of(finds("bite", *[0] * 9)), [4, 5], []),
    # What a card is
    Case("puzzle-box", "kind", "omen", opened, ["puzzle-box"], []),
    Case("armor", "item", False, lambda: having("armor").offers("drop"), True, False),
    Case(
        "girl",
        "companion",
        False,
        lambda: left_by_dead("girl"),
        ({}, {"girl": "entrance-hall"}),
        ({}, {}),
    ),
    Case("axe", "tradable", False, lambda: having("axe", where=TOGETHER).offers("trade"), True, False),
    Case("axe", "droppable", False, lambda: having("axe").offers("drop"), True, False),
    Case(
        DAGGER,
        "stealable",
        False,
        lambda: having("pickpockets-gloves", where=TOGETHER, cards={VIVIAN: [DAGGER]}).offers("use"),
        True,
        False,
    ),
    Case(DAGGER, "stolen_damage", 3, lambda: dice_of(robbed()), [2], [3]),
    # While it is held
    Case("idol", "before_roll", None, lambda: at_safe("idol").prompt, "before-roll", "turn"),
    Case(
        "axe",
        "before_roll",
        BeforeRoll(rolls=("any",), limit="single-use", do=(MoreDice(dice=1),)),
        lambda: at_safe("axe").prompt,
        "turn",
        "before-roll",
    ),
    Case(
        "axe",
        "after_roll",
        AfterRoll(rolls=("any",), limit="single-use", do=(Reroll(),)),
        lambda: at_safe("axe").prompt,
        "turn",
        "after-roll",
    ),
    Case("skull", "spares", {"physical": 1}, lambda: harmed("skull"), 2, 1),
    Case(
        "armor",
        "spares",
        {"mental": 1},
        lambda: hurt("armor"),
        ("split-damage", "mental", 2),
        ("split-damage", "mental", 1),
    ),
    Case("axe", "turns", {"mental": "physical"}, lambda: hurt("axe")[0], "split-damage", "use-skull"),
    Case("medallion", "immune_in", frozenset(), lambda: in_crypt("medallion"), "turn", "split-damage"),
    # The Music Box
    Case(BOX, "spell.trait", "might", lambda: rolled(playing(*[2] * 5)), ["sanity"], ["might"]),
    Case(BOX, "spell.target", 3, lambda: playing(*faces(3, 3)).state.turn.seat, 1, 0),
    Case(BOX, "spell.failures", 2, lambda: playing(*[0] * 3, lost=2).state.music, True, False),
    Case(
        BOX,
        "spell",
        Spell(trait="speed", target=1, failures=1),
        lambda: rolled(playing(*[2] * 5)),
        ["sanity"],
        ["speed"],
    ),
]
