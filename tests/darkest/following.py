"""Somebody who hears everything and sees nothing: what stands where, kept from events alone."""

from collections import Counter
from typing import Any

from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import Event, Table


class Follower:
    """Begins with a position, goes on by what is told, and can be held against the position at any time."""

    def __init__(self, state: DarkestState) -> None:
        self.heard = 0
        self.rooms: dict[str, str] = {name: who.room for name, who in state.survivors.items()}
        self.wounds: dict[str, int] = {name: who.wounds for name, who in state.survivors.items()}
        self.zombies = Counter({room: len(horde) for room, horde in state.hordes.items()})
        self.tokens = Counter(token.room for token in state.tokens)
        self.beasts: dict[str, str] = {foe.id: foe.room for foe in (state.creature, state.nemesis) if foe is not None}
        self.fire = state.fire
        self.burns = dict(state.burns)
        self.darkness = state.showdown.darkness if state.showdown else state.darkness

    def seen(self) -> dict[str, Any]:
        """Everything that is kept, as a position shows it."""
        return {name: value for name, value in vars(self).items() if name != "heard"}

    def listen(self, table: Table) -> None:
        """Hear what has been told since, and hold the result against the position."""
        for event in table.events[self.heard :]:
            self.hear(event)
        self.heard = len(table.events)
        state = table.state
        assert isinstance(state, DarkestState)
        self.zombies, self.tokens = +self.zombies, +self.tokens
        assert self.seen() == Follower(state).seen()

    def hear(self, event: Event) -> None:
        """One event more; most kinds change nothing of this."""
        data = event.data
        hear = getattr(self, f"hear_{event.kind.replace('-', '_')}", None)
        if hear is not None:
            hear(data)
        elif event.kind in ("zombie-dies", "zombie-burns", "zombies-burn"):
            assert data["now"] < data["was"] == self.zombies[data["room"]]
            self.zombies[data["room"]] = data["now"]
        elif event.kind in ("creature-moves", "nemesis-moves"):
            self.walk(self.beasts, data["beast"], data)
        elif event.kind in ("wounded", "healed"):
            self.wounds[data["survivor"]] = data["of"] - data["now"]
        elif event.kind in ("creature-appears", "nemesis-appears"):
            self.beasts[data["beast"]] = data["room"]
        elif event.kind in ("burns", "burns-removed"):
            assert data["was"] == self.burns.pop(data["tile"], 0)
            if data["now"]:
                self.burns[data["tile"]] = data["now"]

    def walk(self, places: dict[str, str], who: str, data: dict[str, Any]) -> None:
        """From where it stood to where it ends."""
        assert places[who] == data["room_from"]
        places[who] = data["room"]

    # Survivors

    def hear_survivor_chosen(self, data: dict[str, Any]) -> None:
        self.rooms[data["survivor"]], self.wounds[data["survivor"]] = data["room"], 0

    hear_returns = hear_survivor_chosen

    def hear_moves(self, data: dict[str, Any]) -> None:
        self.walk(self.rooms, data["survivor"], data)

    def hear_eliminated(self, data: dict[str, Any]) -> None:
        assert self.rooms.pop(data["survivor"]) == data["room"]
        del self.wounds[data["survivor"]]

    # Enemies

    def hear_token_placed(self, data: dict[str, Any]) -> None:
        self.tokens[data["room"]] += 1

    hear_horde_arrives = hear_token_placed

    def hear_token_revealed(self, data: dict[str, Any]) -> None:
        self.tokens[data["room"]] -= 1
        self.zombies[data["room"]] += data["now"] - data["was"]

    def hear_zombies_move(self, data: dict[str, Any]) -> None:
        """A token that is seen on its way is turned over there, and goes on as a horde."""
        figures = self.zombies if data["unit"] == "horde" else self.tokens
        count = data["zombies"] if data["unit"] == "horde" else 1
        figures[data["room_from"]] -= count
        figures[data["room"]] += count

    def hear_horde_called(self, data: dict[str, Any]) -> None:
        self.zombies[data["room_from"]] -= data["zombies"]
        self.zombies[data["room"]] += data["zombies"]

    def hear_zombified(self, data: dict[str, Any]) -> None:
        self.zombies[data["room"]] += 1

    def hear_pushed(self, data: dict[str, Any]) -> None:
        if data["enemy"] in self.beasts:
            self.walk(self.beasts, data["enemy"], data)
        else:
            self.zombies[data["room_from"]] -= 1
            self.zombies[data["room"]] += 1

    def hear_beast_dies(self, data: dict[str, Any]) -> None:
        assert self.beasts.pop(data["beast"]) == data["room"]

    # The house

    def hear_tokens_burn(self, data: dict[str, Any]) -> None:
        self.tokens[data["room"]] -= data["tokens"]

    def hear_darkness_grows(self, data: dict[str, Any]) -> None:
        assert data["was"] == self.darkness < data["now"]
        self.darkness = data["now"]

    def hear_cure_found(self, data: dict[str, Any]) -> None:
        """The track of the showdown is another one."""
        self.darkness = 1

    def hear_fire_breaks_out(self, data: dict[str, Any]) -> None:
        self.fire = data["tile"]

    def hear_fire_moves(self, data: dict[str, Any]) -> None:
        assert self.fire == data["tile_from"]
        self.fire = data["tile"]

    def hear_fire_is_out(self, data: dict[str, Any]) -> None:
        self.fire = None

    def hear_tile_destroyed(self, data: dict[str, Any]) -> None:
        """Its rooms are one."""
        self.burns.pop(data["tile"], None)
        for other in (room for room in data["rooms"] if room != data["room"]):
            for places in (self.rooms, self.beasts):
                places.update({name: data["room"] for name, room in places.items() if room == other})
            for figures in (self.zombies, self.tokens):
                figures[data["room"]] += figures.pop(other, 0)
