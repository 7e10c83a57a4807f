"""The dead do nothing any more: they roll, gain, find, mark, open and win nothing. Heard from what is told.

>>> import dreadhall
>>> from dreadhall.testing.play import play_randomly
>>> table = dreadhall.new_table("betrayal", seats=3, seed=1, options={"start": "haunt", "haunt": 38})
>>> watch = DeadWatch()
>>> play_randomly(table, 1, most=20, look=watch.look).move
20
"""

from collections.abc import Iterable, Iterator

from dreadhall.betrayal.phases.exploration import Exploration
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Event, Table

OF_THE_DEAD = frozenset(
    {
        "dies",
        "converted",
        "side-changed",
        "roll-void",
        "leaves-behind",
        "drops",
        "discards",
        "returns",
        "dog-delivers",
        "role-shown",
        "h39-heir-known",
        "h39-not-the-heir",
        "h41-trail",
    }
)
"""What is still told of the dead: what their death was about, what becomes of their things, and what they were."""
FOR_THE_HAUNT = frozenset({"h22-collapse", "h24-swarm"})
"""What even the player of a dead traitor rolls for, because the haunt goes on."""
MARKS = frozenset({"source-marked", "counter"})
"""What is told of a success without a word of who had it: whoever has the turn."""


class DeadWatch:
    """Listens at a table after every answer, and knows who is dead."""

    def __init__(self) -> None:
        self.move = -1
        self.acting = ""
        """Who has the turn, as far as was told; nobody in the turn of the monsters."""
        self.dead: dict[str, tuple[object, ...]] = {}
        """What the dead were like when they were last looked at."""

    def look(self, table: Table) -> None:
        """Fail with a sentence where somebody dead has done something."""
        rules = table.rules
        assert isinstance(rules, Exploration)
        for problem in self.problems(rules, table.events_after(self.move)):
            raise AssertionError(f"move {table.move}: {problem}")
        self.move = table.move

    def problems(self, rules: Exploration, events: Iterable[Event]) -> Iterator[str]:
        """What the dead have done or got since the last look."""
        dead = set(self.dead)
        for event in events:
            yield from self.bad_news(event, dead)
        for who in rules.state.explorers:
            if not who.alive:
                before = self.dead.setdefault(who.id, state_of(who))
                if state_of(who) != before:
                    yield f"{who.id} is dead and not as before: {before}, {state_of(who)}"

    def bad_news(self, event: Event, dead: set[str]) -> Iterator[str]:
        """What is wrong with one thing that was told."""
        kind, data = event.kind, event.data
        if kind == "turn-starts":
            self.acting = data["explorer"]
        elif kind in ("monster-turn", "stand-in-turn"):
            self.acting = ""
        elif kind == "dies":
            dead.add(data["explorer"])
        doer = data.get("explorer") or data.get("who")
        if doer in dead and kind not in OF_THE_DEAD and not is_no_own_roll(event):
            yield f"{doer} is dead: {kind} {data}"
        if kind in MARKS and self.acting in dead:
            yield f"{self.acting} is dead and has had a success: {kind} {data}"


def is_no_own_roll(event: Event) -> bool:
    """Whether a player only rolls the dice of a card or of the haunt."""
    return event.kind == "rolled" and (event.data["roll"] == "card" or event.data["why"] in FOR_THE_HAUNT)


def state_of(who: Explorer) -> tuple[object, ...]:
    """What does not change any more when somebody is dead."""
    return (*who.clips, who.traitor, *who.cards, *who.gained_in)
