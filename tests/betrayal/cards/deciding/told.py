"""Cases of instructions, and of the tables they stand in."""

from typing import Any

from dreadhall.betrayal.components.instructions import Draw, Gain, Harm, Lose, Row, TrialRoll
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import row
from tests.betrayal.cards.deciding.looks import TRACKS, asked, dice_of, drawn, haunted, having, moved, no_tiles, rolled
from tests.betrayal.cards.deciding.sheets import Case
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, draw, faces, mummy

WELL, BADLY = faces(6, 3), faces(1, 3)
"""Rolls of three dice."""
BITTEN = (*[2] * 4, *[0] * 5)
"""An attack of four dice that Ox does not ward off."""
NIGHT = "trial.rows.0.do.0."
CRAWLIES = "trial.rows.1.do.0."
ANGRY = "trial.rows.1.do.0."


def lonely_slide() -> object:
    """Whether somebody whom the Slide opens under in another's turn draws for the new room."""
    where = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = draw("mystic-slide", *faces(3, 2), 0, where=where).top("room", "storeroom").top("item", "axe")
    return table.play("doorway:basement-landing:s").cards(VIVIAN)


def lost(*dice: int, **parts: Any) -> str:
    """Where one comes to who does not know the way, and has no room to find."""
    return draw("the-lost-one", *faces(0, 3), *dice, change=no_tiles, **parts).explorer(OX).place


def foresees(*answers: str) -> list[int]:
    """How many orders there are of the cards that were seen, and how many dice were noted."""
    table = draw("it-is-meant-to-be", *[0] * 8).play(*answers)
    return [len(table.keys)] if len(answers) == 1 and answers[0] != "note-number" else dice_of(table)


def dog_reaches() -> bool:
    """Whether the Dog runs four rooms far."""
    rooms = row("upper", "bloody-room", "charred-room", "servants-quarters")
    return having("dog", rooms=rooms, piles={"bloody-room": ["axe"]}).offers("use")


def bell_of_traitor() -> str:
    """What is asked when the traitor's Bell does not ring well."""
    return haunted("bell", traitor=OX, monsters=[mummy()]).with_dice(*faces(4, 3)).play("use:bell").prompt


def kits_worth() -> int:
    """How far a Medical Kit heals."""
    table = having("medical-kit", traits={OX: {"might": 0}}).with_dice(*faces(4, 3))
    return table.play("use:medical-kit:ox-bellows").clip(OX, "might")


def blown_up() -> object:
    """The points that Dynamite deals."""
    table = haunted("dynamite", where={**APART, VIVIAN: "foyer"}).with_dice(*faces(0, 4))
    return asked(table.play("use:dynamite:foyer"), "points")


def mists() -> list[int]:
    """The dice of an explorer in a room with an event symbol."""
    where = {OX: "entrance-hall", ZOE: "game-room", VIVIAN: "upper-landing"}
    return dice_of(draw("mists-from-the-walls", *[1, *[0] * 9], where=where, rooms=row("basement", "game-room")))


def puppet(who: str) -> dict[str, int]:
    """What a Creepy Puppet's bite does for somebody with the Spear, or with the Ring."""
    table = draw("creepy-puppet", *BITTEN, cards={VIVIAN: ["spear"], ZOE: ["ring"]}).play("split:8-0")
    return changes(table, who)


def salve() -> list[int]:
    """How the clips of Ox stand after a Healing Salve."""
    return having("healing-salve", traits=TRACKS).play("use:healing-salve:ox-bellows").explorer(OX).clips


def jonah(who: str, *dice: int, box: bool = True) -> object:
    """What Jonah's Turn does to somebody."""
    table = draw("jonahs-turn", *dice, cards={VIVIAN: ["puzzle-box"]} if box else {})
    return changes(table, who) or drawn(table) or dice_of(table)


def sounds(*dice: int) -> object:
    """What Disquieting Sounds do when an omen was drawn."""

    def omen(state: BetrayalState) -> None:
        state.omens_drawn = 1

    table = draw("disquieting-sounds", *dice, change=omen)
    return changes(table, OX), dice_of(table)


CASES = [
    # Clips
    Case("night-view", NIGHT + "trait", "sanity", lambda: moved("night-view", *WELL), {"knowledge": 1}, {"sanity": 1}),
    Case("night-view", NIGHT + "spaces", 2, lambda: moved("night-view", *WELL), {"knowledge": 1}, {"knowledge": 2}),
    Case("night-view", NIGHT + "who", "everyone", lambda: moved("night-view", *WELL, who=ZOE), {}, {"knowledge": 1}),
    Case(
        "creepy-crawlies",
        CRAWLIES + "trait",
        "speed",
        lambda: moved("creepy-crawlies", *BADLY),
        {"sanity": -1},
        {"speed": -1},
    ),
    Case(
        "creepy-crawlies",
        CRAWLIES + "spaces",
        2,
        lambda: moved("creepy-crawlies", *BADLY),
        {"sanity": -1},
        {"sanity": -2},
    ),
    Case(
        "creepy-crawlies",
        CRAWLIES + "who",
        "everyone",
        lambda: moved("creepy-crawlies", *BADLY, who=ZOE),
        {},
        {"sanity": -1},
    ),
    Case(
        "possession",
        "trial.rows.1.do.0.trait",
        "sanity",
        lambda: moved("possession", *[0] * 5, play=("trait:might",)),
        {"might": -2},
        {"sanity": -2},
    ),
    Case("healing-salve", "use.do.0.traits", ("sanity",), salve, [2, 4, 0, 0], [0, 0, 0, 2]),
    Case("medical-kit", "use.trial.rows.2.do.0.spaces", 2, kits_worth, 1, 2),
    # Damage
    Case(
        "angry-being",
        ANGRY + "kind",
        "physical",
        lambda: asked(draw("angry-being", *faces(2, 4), 1), "damage"),
        "mental",
        "physical",
    ),
    Case(
        "angry-being", ANGRY + "dice", 3, lambda: dice_of(draw("angry-being", *faces(2, 4), *[0] * 3)), [4, 1], [4, 3]
    ),
    Case("dynamite", "use.trial.rows.1.do.0.points", 2, blown_up, 4, 2),
    Case("mists-from-the-walls", "trial.rows.1.do.0.more_beside_events", 3, mists, [5, 2], [5, 4]),
    Case("creepy-puppet", "first.0.dice", 3, lambda: dice_of(draw("creepy-puppet", *[0] * 9)), [4, 5], [3, 5]),
    Case(
        "creepy-puppet",
        "first.0.trait",
        "sanity",
        lambda: rolled(draw("creepy-puppet", *[0] * 9))[-1],
        "might",
        "sanity",
    ),
    Case("creepy-puppet", "after.0.card", "ring", lambda: puppet(VIVIAN), {"might": 2}, {}),
    Case("creepy-puppet", "after.0.trait", "sanity", lambda: puppet(VIVIAN), {"might": 2}, {"sanity": 2}),
    Case("creepy-puppet", "after.0.spaces", 1, lambda: puppet(VIVIAN), {"might": 2}, {"might": 1}),
    # Cards
    Case(
        "image-in-the-mirror-receive",
        "first.0.deck",
        "omen",
        lambda: drawn(draw("image-in-the-mirror-receive", *[0] * 9)),
        ["item"],
        ["omen"],
    ),
    Case(
        "image-in-the-mirror-receive",
        "first.0.count",
        2,
        lambda: drawn(draw("image-in-the-mirror-receive")),
        ["item"],
        ["item", "item"],
    ),
    Case(
        "jonahs-turn",
        "first.0.card",
        "axe",
        lambda: draw("jonahs-turn", cards={VIVIAN: ["puzzle-box"], ZOE: ["axe"]}).state.items.discards,
        ["puzzle-box"],
        ["axe"],
    ),
    Case("jonahs-turn", "first.0.holder", (), lambda: jonah(VIVIAN), ["item"], []),
    Case("jonahs-turn", "first.0.drawer", (), lambda: jonah(OX), {"sanity": 1}, ["item"]),
    Case(
        "jonahs-turn",
        "first.0.nobody",
        (Lose(trait="might", spaces=1),),
        lambda: jonah(OX, 0, box=False),
        [1],
        {"might": -1},
    ),
    Case(
        "disquieting-sounds", "first.0.dice", 2, lambda: sounds(1, *[0] * 5), ({"sanity": 1}, [6]), ({"sanity": 1}, [2])
    ),
    Case(
        "disquieting-sounds",
        "first.0.reached",
        (Gain(trait="might", spaces=1),),
        lambda: sounds(1, *[0] * 5),
        ({"sanity": 1}, [6]),
        ({"might": 1}, [6]),
    ),
    Case(
        "disquieting-sounds",
        "first.0.missed",
        (Harm(kind="mental", dice=2),),
        lambda: sounds(*[0] * 8),
        ({}, [6, 1]),
        ({}, [6, 2]),
    ),
    Case("it-is-meant-to-be", "first.0.cards", 2, lambda: foresees("look:item"), [6], [2]),
    Case("it-is-meant-to-be", "first.0.dice", 5, lambda: foresees("note-number"), [4], [5]),
    Case(
        "spirit-board",
        "use.do.0.tiles",
        2,
        lambda: len(having("spirit-board").play("use:spirit-board").events("sees")[-1].data["cards"]),
        1,
        2,
    ),
    Case("dog", "use.do.0.spaces", 3, dog_reaches, True, False),
    Case("bell", "use.trial.rows.1.do.0.for_traitor", True, bell_of_traitor, "turn", "pull-monsters"),
    Case(
        "grave-dirt",
        "trial.rows.1.do",
        (),
        lambda: draw("grave-dirt", *[0] * 5).cards(OX),
        ["grave-dirt"],
        [],
    ),
    Case(
        "dark-dice",
        "use.trial.rows.6.do",
        (),
        lambda: having("dark-dice").with_dice(*[0] * 3).play("use:dark-dice").cards(OX),
        [],
        ["dark-dice"],
    ),
    Case(
        "whoops",
        "first.0.name",
        "return-item",
        lambda: draw("whoops", cards={OX: ["axe"]}, whoops=[0]).state.items.discards,
        ["axe"],
        [],
    ),
    # The house
    Case(
        "burning-man",
        "trial.rows.1.do.0.to",
        "upper-landing",
        lambda: draw("burning-man", *faces(2, 3)).explorer(OX).place,
        "entrance-hall",
        "upper-landing",
    ),
    Case(
        "the-lost-one",
        "second.rows.3.do.1.otherwise",
        "basement",
        lambda: lost(0, 0, 0, where={**APART, OX: "foyer"}),
        "entrance-hall",
        "basement-landing",
    ),
    Case("mystic-slide", "trial.rows.1.do.1.discovers", "always", lonely_slide, [], ["axe"]),
    Case(
        "the-lost-one",
        "second.rows.3.do.0.what",
        "upper",
        lambda: {key.split(":")[1] for key in draw("the-lost-one", *[0] * 6).top("room", "larder", "attic").keys},
        {"basement-landing"},
        {"upper-landing"},
    ),
    Case(
        "a-moment-of-hope",
        "first.0.token",
        "drip",
        lambda: sorted(draw("a-moment-of-hope").state.tokens),
        ["blessing", "closet"],
        ["closet", "drip"],
    ),
    Case(
        "secret-stairs",
        "first.1.where",
        "upper",
        lambda: sorted(draw("secret-stairs").keys),
        ["room:basement-landing", "room:upper-landing"],
        ["no", "yes"],
    ),
    Case(
        "closet-door",
        "later.rows.2.do.1.token",
        "safe",
        lambda: sorted(
            having(tokens={"closet": "entrance-hall", "safe": "foyer"})
            .top("event", "night-view")
            .with_dice(0, 1, 0, 0, 0)
            .play("try:closet")
            .state.tokens
        ),
        ["safe"],
        ["closet"],
    ),
    Case(
        "secret-stairs",
        "after.0.token",
        "secret-passage",
        lambda: draw("secret-stairs").play("room:upper-landing").prompt,
        "follow-passage",
        "turn",
    ),
    Case(
        "secret-stairs",
        "after.0.do",
        (Draw(deck="item", count=1),),
        lambda: drawn(draw("secret-stairs", following=["smoke"]).play("room:upper-landing", "yes")),
        ["event"],
        ["item"],
    ),
    # Rolls and tables
    Case(
        "night-view",
        "trial.roll.traits",
        ("might",),
        lambda: rolled(draw("night-view", *[0] * 5)),
        ["knowledge"],
        ["might"],
    ),
    Case("phone-call", "trial.roll.dice", 3, lambda: dice_of(draw("phone-call", *[1] * 3, 0)), [2, 1], [3]),
    Case(
        "spider",
        "trial.roll.each",
        True,
        lambda: rolled(draw("spider", *[2] * 9)),
        [],
        ["speed", "sanity"],
    ),
    Case(
        "something-hidden",
        "trial.roll.optional",
        False,
        lambda: draw("something-hidden", *[0] * 3).prompt,
        "try-roll",
        "turn",
    ),
    Case(
        "footsteps",
        "trial.roll.more_in",
        {"entrance-hall": 2},
        lambda: dice_of(draw("footsteps", *[1] * 3)),
        [1],
        [3],
    ),
    Case("night-view", "trial.rows.0.least", 1, lambda: moved("night-view", *BADLY), {}, {"knowledge": 1}),
    Case("night-view", "trial.rows.0.do", (), lambda: moved("night-view", *WELL), {"knowledge": 1}, {}),
    Case(
        "night-view", "trial.roll", TrialRoll(dice=2), lambda: rolled(draw("night-view", *[0] * 3)), ["knowledge"], [""]
    ),
    Case("night-view", "trial.rows", (Row(least=0, do=()),), lambda: moved("night-view", *WELL), {"knowledge": 1}, {}),
]
