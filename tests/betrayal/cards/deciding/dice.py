"""Cases of what cards and tokens do to rolls."""

from typing import Any

from dreadhall.betrayal.components.card_sheets import Add, MoreDice, Reroll
from dreadhall.betrayal.explorers.rolls import NAMED
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position
from tests.betrayal.cards.deciding.looks import FOES, against_zoe, at_safe, dice_of, having, rolled
from tests.betrayal.cards.deciding.sheets import Case
from tests.betrayal.drawing import OX, VIVIAN, ZOE, changes, draw, faces, mummy

SAFE = {"safe": "entrance-hall", "skeletons": "entrance-hall"}
TRAITOROUS: dict[str, Any] = {"haunt": 1, "traitor": OX, "monsters": [mummy()]}
"""Ox is the traitor of haunt 1."""
FEATHER, FOOT, IDOL, SHOT, STONE = "angel-feather", "rabbits-foot", "idol", "adrenaline-shot", "lucky-stone"


def using(card: str, *answers: str) -> Position:
    """Ox uses a card on the roll for a Safe."""
    return at_safe(card).play(f"use:{card}", *answers)


def choosing(card: str, **parts: Any) -> str:
    """What Ox is asked who rolls a nothing, a one and a two."""
    return having(card, tokens=SAFE, **parts).with_dice(0, 1, 2, *[0] * 9).play("try:safe").prompt


def rerolling(card: str) -> Position:
    """Ox lets dice fall again."""
    table = having(card, tokens=SAFE).with_dice(0, 1, 2, *[2] * 9)
    return table.play("try:safe", f"use:{card}")


def of_others(card: str) -> str:
    """What is asked while others roll for what Ox drew: Vivian has the card."""
    return draw("hideous-shriek", *faces(4, 3), *faces(4, 4), *faces(4, 5), cards={VIVIAN: [card]}).prompt


def meant() -> str:
    """What is asked of an explorer with a noted number who rolls."""

    def noted(state: BetrayalState) -> None:
        state.explorers[0].status[NAMED] = 5

    return having("it-is-meant-to-be", tokens=SAFE, change=noted).with_dice(*[2] * 9).play("try:safe").prompt


def in_room(token: str, **parts: Any) -> list[int]:
    """The dice of a trait roll of Ox in the room of a token."""
    tokens = {"safe": "entrance-hall", token: "entrance-hall"}
    return dice_of(having(tokens=tokens, **parts).with_dice(*[0] * 9).play("try:safe"))[:1]


def shot_through(token: str) -> bool:
    """Whether Ox can shoot at the traitor through the room of a token."""
    table = against_zoe("revolver", where={**FOES, ZOE: "grand-staircase"}, tokens={token: "foyer"})
    return table.offers("attack")


CASES = [
    Case(SHOT, "before_roll.do.0.amount", 2, lambda: using(SHOT).events("result")[0].data["total"], 4, 2),
    Case(IDOL, "before_roll.do.0.dice", 3, lambda: dice_of(using(IDOL))[0], 5, 6),
    Case(FEATHER, "before_roll.do.0.most", 3, lambda: len(using(FEATHER).keys), 9, 4),
    Case("it-is-meant-to-be", "before_roll.do", (), meant, "before-roll", "turn"),
    Case(SHOT, "before_roll.rolls", ("combat",), lambda: at_safe(SHOT).prompt, "before-roll", "turn"),
    Case(SHOT, "before_roll.limit", "once-per-turn", lambda: using(SHOT).cards(OX), [], [SHOT]),
    Case(IDOL, "before_roll.cost", {"might": -1}, lambda: changes(using(IDOL), OX), {"sanity": -1}, {"might": -1}),
    Case(SHOT, "before_roll.own_turn", True, lambda: of_others(SHOT), "before-roll", "turn"),
    Case(
        SHOT,
        "before_roll.do",
        (Add(amount=1), MoreDice(dice=1)),
        lambda: (using(SHOT).events("result")[0].data["total"], dice_of(using(SHOT))[0]),
        (4, 3),
        (1, 4),
    ),
    Case(FOOT, "after_roll.do.0.dice", 2, lambda: rerolling(FOOT).prompt, "choose-die", "choose-dice"),
    Case(STONE, "after_roll.do.0.dice", 1, lambda: rerolling(STONE).keys[0], "dice:0x0", "die:0"),
    Case(FOOT, "after_roll.rolls", ("event",), lambda: choosing(FOOT), "after-roll", "turn"),
    Case(STONE, "after_roll.limit", "once-per-turn", lambda: rerolling(STONE).cards(OX), [], [STONE]),
    Case(FOOT, "after_roll.cost", {"speed": -1}, lambda: changes(rerolling(FOOT), OX), {}, {"speed": -1}),
    Case(FOOT, "after_roll.own_turn", False, lambda: of_others(FOOT), "turn", "after-roll"),
    Case(
        FOOT,
        "after_roll.do",
        (Reroll(dice=1), Reroll(dice=1)),
        lambda: rerolling(FOOT).play("die:0").prompt,
        "turn",
        "choose-die",
    ),
    Case("candle", "event_dice", 2, lambda: dice_of(draw("night-view", *[0] * 9, cards={OX: ["candle"]})), [4], [5]),
    Case("token:drip", "dice", 1, lambda: in_room("drip"), [2], [4]),
    Case("token:drip", "dice", -2, lambda: in_room("drip"), [2], [1]),
    Case("token:blessing", "heroes_only", False, lambda: in_room("blessing", **TRAITOROUS), [3], [4]),
    Case("token:smoke", "blocks_sight", False, lambda: shot_through("smoke"), False, True),
    Case("token:blessing", "blocks_sight", True, lambda: shot_through("blessing"), True, False),
    Case(
        "token:safe",
        "placed_by",
        "skeletons",
        lambda: rolled(having(tokens={"safe": "entrance-hall"}).with_dice(*[0] * 9).play("try:safe"))[0],
        "knowledge",
        "sanity",
    ),
]
