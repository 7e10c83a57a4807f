"""What somebody can set out to do with a turn. The scout carries it out, the warden weighs one against the other."""

from collections.abc import Iterator

import msgspec

from dreadhall.betrayal.ids import CardId, Place
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.question import Question

MOST_FOES, MOST_RAIDS, MOST_CARDS, MOST_RARE, MOST_PLACES = 3, 2, 2, 3, 3
NEAR = 4
"""From how many spaces on a foe is no danger yet."""
COMMON = frozenset({"go", "cross", "fall", "explore", "attack", "take", "drop", "trade", "hand-on", "end-turn"})
"""What the other intentions are made of."""


class Intention(msgspec.Struct, frozen=True):
    """What is intended, and with regard to whom or what.

    `wish`: one of the side's objectives before the others. `seek`: one of the places that serve them, and no nearer
    one. `fight`: somebody, whatever the odds. `raid`: the same, and away again after the blow. `spare`: go for the
    objectives and fight nobody. `fetch`: a card. `flee`: away from foes. `explore`: into the unknown. `do`: one thing
    that is offered now, then as usual. `hunt`: all monsters after one of the heroes.
    """

    kind: str
    about: str = ""


HABIT = Intention("habit")
"""To go by rules of thumb."""
FLEE, EXPLORE, SPARE = map(Intention, ("flee", "explore", "spare"))


def with_intention(outlook: SeenTable, intention: Intention) -> list[Objective]:
    """What is wanted, with what is intended before all else."""
    wanted = outlook.wanted
    if intention.kind == "wish":
        return sorted(wanted, key=lambda wish: wish.id != intention.about)
    if intention.kind in ("fight", "raid", "hunt"):
        return [Objective(id=intention.kind, foes=(intention.about,)), *wanted]
    if intention.kind == "seek" and outlook.me.place != intention.about:
        return [Objective(id="seek", rooms=(Place(intention.about),)), *wanted]
    if intention.kind == "fetch":
        return [Objective(id="fetch", cards=(CardId(intention.about),), verbs=("take",)), *wanted]
    return wanted


def intentions_of_a_turn(question: Question) -> Iterator[Intention]:
    """What is worth a thought at the start of an explorer's turn; the habit comes first.

    What costs a turn is not, as thousands of games have shown: to wait, to run, or to look for company, unless the next
    blow would be the last one. Blows with a retreat are for the traitor, who needs not be anywhere.
    """
    outlook = question.outlook
    yield HABIT
    wanted = list(dict.fromkeys(wish.id for wish in outlook.wanted))
    yield from (Intention("wish", wish) for wish in wanted[1:])
    if outlook.view.haunt is not None:
        yield from (Intention("seek", place) for place in other_goals(outlook)[:MOST_PLACES])
        yield from intentions_against(outlook)
    rare = [key for key in question.keys if key.partition(":")[0] not in COMMON]
    yield from (Intention("do", key) for key in rare[:MOST_RARE])
    yield EXPLORE


def intentions_against(outlook: SeenTable) -> Iterator[Intention]:
    """What could be done about foes, the nearest first."""
    foes = [foe for foe in outlook.foes() if foe.room]
    far = outlook.paths.distances([outlook.me.place])
    foes.sort(key=lambda foe: far.get(foe.place, len(far)))
    yield from (Intention("fight", foe.id) for foe in foes[:MOST_FOES])
    if outlook.side == "traitor":
        yield from (Intention("raid", foe.id) for foe in foes[:MOST_RAIDS])
        yield from (Intention("fetch", card) for card in lying_near(outlook)[:MOST_CARDS])
    if foes:
        yield SPARE
    if foes and not min(trait.clip for trait in outlook.me.traits) and far.get(foes[0].place, NEAR) < NEAR:
        yield FLEE


def other_goals(outlook: SeenTable) -> list[Place]:
    """Where else than to the nearest place one could go for the first objective, the nearer ones first."""
    far = outlook.paths.distances([outlook.me.place])
    goals = [place for place in dict.fromkeys(outlook.goals()) if place in far]
    return sorted(goals, key=far.__getitem__)[1:]


def lying_near(outlook: SeenTable) -> list[CardId]:
    """The cards that lie about."""
    piles = outlook.view.piles.items()
    return [card for place, cards in piles if outlook.paths.knows(place) for card in cards]


def intentions_of_monsters(question: Question) -> Iterator[Intention]:
    """What the monsters could set out to do together."""
    outlook = question.outlook
    yield HABIT
    wanted = list(dict.fromkeys(wish.id for wish in outlook.wanted))
    yield from (Intention("wish", wish) for wish in wanted[1:])
    yield from (Intention("hunt", who.id) for who in outlook.explorers if outlook.is_against(who))
