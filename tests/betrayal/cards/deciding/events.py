"""Cases of events: whom they strike, what stays, and what it takes to be rid of it."""

from typing import Any

from dreadhall.betrayal.components.card_sheets import BeforeRoll, NameResult, Plight, Snare
from dreadhall.betrayal.components.instructions import Gain, Lose, Row, Trial, TrialRoll
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position
from tests.betrayal.cards.deciding.looks import TOGETHER, dice_of, having, moved, rolled
from tests.betrayal.cards.deciding.sheets import Case
from tests.betrayal.drawing import OX, VIVIAN, ZOE, changes, draw, faces

WELL, BADLY = faces(6, 3), [0] * 3
LOSS = Trial(roll=TrialRoll(dice=2), rows=(Row(least=0, do=(Lose(trait="speed", spaces=1),)),))
GLAD = (Gain(trait="sanity", spaces=1),)


def held(card: str, *dice: int, failures: int = 0, **parts: Any) -> Position:
    """Ox, whom an event has got, has just begun his turn."""

    def failed(state: BetrayalState) -> None:
        state.explorers[0].status |= {card: failures} if failures else {}

    return having(card, turn=ZOE, change=failed, **parts).with_dice(*dice).play("end-turn")


def freed(card: str, *dice: int) -> Position:
    """Ox tries to get free."""
    return held(card, *dice).play("free:ox-bellows")


def rid(card: str, *answers: str, **parts: Any) -> bool:
    """Whether Ox has got rid of an event by the end of his turn."""
    table = having(card, *parts.pop("others", ()), **parts).play(*answers, "end-turn")
    return card not in table.cards(OX)


def spaces(card: str) -> object:
    """How many spaces a turn has."""
    table = held(card)
    assert table.table.ask is not None
    return table.table.ask.data.get("spaces")


def struck(event: str, *dice: int, **parts: Any) -> list[str]:
    """Those who roll for an event."""
    rolls = draw(event, *dice, **parts).events("rolled")[1:]
    return [roll.data["who"] for roll in rolls]


def meant() -> str:
    """What is asked of an explorer who keeps an event and rolls."""
    table = having("grave-dirt", tokens={"safe": "entrance-hall"}).with_dice(*[0] * 9)
    return table.play("try:safe").prompt


CASES = [
    Case("silence", "affects", "drawer", lambda: struck("silence", *[2] * 5), [ZOE], [OX]),
    Case(
        "the-beckoning",
        "exposed_rooms",
        frozenset({"entrance-hall"}),
        lambda: struck("the-beckoning", *[2] * 3),
        [],
        [OX],
    ),
    Case("night-view", "first", GLAD, lambda: moved("night-view", *BADLY), {}, {"sanity": 1}),
    Case("night-view", "after", GLAD, lambda: moved("night-view", *BADLY), {}, {"sanity": 1}),
    Case(
        "night-view",
        "unscathed",
        GLAD,
        lambda: moved("night-view", *WELL),
        {"knowledge": 1},
        {"knowledge": 1, "sanity": 1},
    ),
    Case("night-view", "trial", LOSS, lambda: moved("night-view", *BADLY), {}, {"speed": -1}),
    Case(
        "the-lost-one",
        "second",
        LOSS,
        lambda: dice_of(draw("the-lost-one", *BADLY, 2, 2, 2)),
        [3, 3],
        [3, 2],
    ),
    Case(
        "locked-safe",
        "later",
        LOSS,
        lambda: rolled(having(tokens={"safe": "entrance-hall"}).with_dice(*[0] * 9).play("try:safe"))[0],
        "knowledge",
        "",
    ),
    Case(
        "grave-dirt",
        "before_roll",
        BeforeRoll(rolls=("any",), limit="single-use", do=(NameResult(most=2),)),
        meant,
        "turn",
        "before-roll",
    ),
    # Held
    Case("webs", "snare", None, lambda: held("webs").offers("go"), False, True),
    Case(
        "grave-dirt",
        "snare",
        Snare(trait="might", target=4, failures=3),
        lambda: held("grave-dirt").play("split:1-0").offers("free"),
        False,
        True,
    ),
    Case("webs", "snare.trait", "sanity", lambda: rolled(freed("webs", *[0] * 5)), ["might"], ["sanity"]),
    Case("webs", "snare.target", 2, lambda: freed("webs", *faces(3, 5)).cards(OX), ["webs"], []),
    Case("webs", "snare.failures", 1, lambda: held("webs", failures=1).cards(OX), ["webs"], []),
    Case(
        "debris",
        "snare.ends_movement",
        True,
        lambda: (
            having(where=TOGETHER, cards={VIVIAN: ["debris"]})
            .with_dice(*[0] * 5)
            .play("free:vivian-lopez")
            .state.turn.over
        ),
        False,
        True,
    ),
    # In a plight
    Case("grave-dirt", "plight", None, lambda: held("grave-dirt").prompt, "split-damage", "turn"),
    Case("it-is-meant-to-be", "plight", Plight(spaces=2), lambda: spaces("it-is-meant-to-be"), 4, 2),
    Case("lights-out", "plight.spaces", 3, lambda: spaces("lights-out"), 1, 3),
    Case(
        "grave-dirt",
        "plight.each_turn",
        (Lose(trait="might", spaces=2),),
        lambda: changes(held("grave-dirt"), OX),
        {},
        {"might": -2},
    ),
    Case("grave-dirt", "plight.cured_in", frozenset({"entrance-hall"}), lambda: rid("grave-dirt"), False, True),
    Case(
        "lights-out",
        "plight.cured_by",
        frozenset({"axe"}),
        lambda: [draw("lights-out", cards={OX: [card]}).cards(OX) for card in ("axe", "candle")],
        [["axe", "lights-out"], ["candle"]],
        [["axe"], ["candle", "lights-out"]],
    ),
    Case(
        "lights-out",
        "plight.cured_by",
        frozenset({"axe"}),
        lambda: rid("lights-out", "take:axe", piles={"entrance-hall": ["axe"]}),
        False,
        True,
    ),
    Case("lights-out", "plight.cured_by_company", False, lambda: rid("lights-out", where=TOGETHER), True, False),
    Case(
        "grave-dirt",
        "plight.cured_by_items",
        False,
        lambda: rid("grave-dirt", "take:bell", piles={"entrance-hall": ["bell"]}),
        True,
        False,
    ),
]
