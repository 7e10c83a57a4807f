"""Who watches sides in whole games: whoever changes hears it once, at once, and as openly as it is."""

from collections.abc import Iterator, Sequence

from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.kernel import Event, Table

CHANGED = "side-changed"


class SidesWatched:
    """Compares the sides of all seats with what they were told, before every answer."""

    def __init__(self) -> None:
        self.sides: Sequence[str] = ()
        self.move = -1
        self.changes: list[Event] = []
        """All that were found."""

    def look(self, table: Table) -> None:
        """Fail with a sentence where somebody is on another side than they were told."""
        told = [event for event in table.events_after(self.move) if event.kind == CHANGED]
        self.move = table.move
        rules = table.rules
        if not isinstance(rules, Haunt) or rules.state.phase == "haunt-setup":
            assert not told, "told before there were any sides"
            return
        now = [rules.own_side(seat) for seat in range(table.seats)]
        if self.sides:
            names = [who.id for who in rules.state.explorers]
            found = [
                (names[seat], before, side)
                for seat, (before, side) in enumerate(zip(self.sides, now, strict=True))
                if before != side
            ]
            assert sorted((event.data["explorer"], event.data["was"], event.data["side"]) for event in told) == sorted(
                found
            ), f"move {table.move}"
        for problem in heard_wrongly(rules, told):
            raise AssertionError(f"move {table.move}: {problem}")
        self.sides = now
        self.changes += told


def heard_wrongly(rules: Haunt, told: list[Event]) -> Iterator[str]:
    """Everybody hears of a change that can be seen; of another one nobody but whoever it is about."""
    for event in told:
        who = next(one for one in rules.state.explorers if one.id == event.data["explorer"])
        hearers = [seat for seat in (*range(rules.seats), None) if event.is_for(seat)]
        wanted = [*range(rules.seats), None] if event.data["openly"] else [who.seat]
        if hearers != wanted:
            yield f"{hearers} hear that {who.id} has changed sides"
