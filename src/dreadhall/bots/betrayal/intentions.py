"""What somebody can set out to do with a turn. The scout carries it out, the warden weighs one against the other."""

from collections.abc import Iterator

import msgspec

from dreadhall.betrayal.phases.goals import Objective
from dreadhall.bots.betrayal.outlook import Outlook
from dreadhall.bots.betrayal.prompts import Question

MOST_FOES, MOST_RAIDS, MOST_CARDS, MOST_RARE = 3, 2, 2, 3
COMMON = frozenset({"go", "cross", "fall", "explore", "attack", "take", "drop", "trade", "end-turn"})
"""What the other intentions are made of."""


class Intention(msgspec.Struct, frozen=True):
    """What is intended, and with regard to whom or what.

    `wish`: one of the side's objectives before the others. `fight`: somebody, whatever the odds. `raid`: the same, and
    away again after the blow. `spare`: go for the objectives and fight nobody. `fetch`: a card. `flee`: away from foes.
    `explore`: into the unknown. `join`: to one of the own side. `hold`: stay, and do what can be done here. `do`: one
    thing that is offered now, then as usual. `hunt`: all monsters after one of the heroes.
    """

    kind: str
    about: str = ""


HABIT = Intention("habit")
"""To go by rules of thumb."""
FLEE, EXPLORE, HOLD, SPARE = map(Intention, ("flee", "explore", "hold", "spare"))


def with_intention(outlook: Outlook, intention: Intention) -> list[Objective]:
    """What is wanted, with what is intended before all else."""
    wanted = outlook.wanted
    if intention.kind == "wish":
        return sorted(wanted, key=lambda wish: wish.id != intention.about)
    if intention.kind in ("fight", "raid", "hunt"):
        return [Objective(id=intention.kind, foes=(intention.about,)), *wanted]
    if intention.kind == "fetch":
        return [Objective(id="fetch", cards=(intention.about,), verbs=("take",)), *wanted]
    return wanted


def intentions_of_a_turn(question: Question) -> Iterator[Intention]:
    """What somebody could set out to do with a turn of an explorer; the habit comes first."""
    outlook = question.outlook
    yield HABIT
    wanted = list(dict.fromkeys(wish.id for wish in outlook.wanted))
    yield from (Intention("wish", wish) for wish in wanted[1:])
    here = outlook.me.place
    if outlook.view.haunt is not None:
        foes = [foe for foe in outlook.foes() if foe.room]
        far = outlook.paths.distances([here])
        foes.sort(key=lambda foe: far.get(foe.place, len(far)))
        yield from (Intention("fight", foe.id) for foe in foes[:MOST_FOES])
        yield from (Intention("raid", foe.id) for foe in foes[:MOST_RAIDS])
        if foes:
            yield FLEE
            yield SPARE
        friends = [who for who in outlook.explorers if who is not outlook.me and not outlook.is_against(who)]
        if any(who.place != here for who in friends):
            yield Intention("join")
    yield from (Intention("fetch", card) for card in lying_near(outlook)[:MOST_CARDS])
    rare = [key for key in question.keys if key.partition(":")[0] not in COMMON]
    yield from (Intention("do", key) for key in rare[:MOST_RARE])
    yield EXPLORE
    yield HOLD


def lying_near(outlook: Outlook) -> list[str]:
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
    yield HOLD
