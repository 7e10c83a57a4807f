"""A traitor for haunt 41 who beats the scout: it strikes from behind, and is elsewhere before anybody turns round."""

import random
from collections import deque
from typing import Any

from dreadhall.bots import Answer, SeatAt, make_bot

HAUNT = 41
TURN, HIDE, WALK, SNEAK = "turn", "h41-traitor-hide", "h41-traitor-walk", "h41-traitor-sneak"
PATIENCE = 75
"""After so many answers a seat it goes by habit, lest those who wait for each other wait for ever."""
COMPANY = 2
"""How many points of health a hero may have more to be preferred, for each other hero who is not in the room."""


class ShadeBot:
    """The scout's habits, but for what an invisible traitor does."""

    looks_back = True  # as the scout does, which imagines tables

    def __init__(self, seed: int) -> None:
        self._habit = make_bot("betrayal", "scout", seed)
        self._random = random.Random(seed)

    def choose(self, seat: SeatAt) -> Answer | str:
        """The key of one of the seat's choices, or what the scout answers."""
        position = seat.view()["position"]
        haunt = position["haunt"]
        is_late = seat.move > PATIENCE * len(position["explorers"])
        if haunt is None or (haunt["number"], haunt["side"]) != (HAUNT, "traitor") or is_late:
            return self._habit.choose(seat)
        heroes = [who for who in position["explorers"] if who["alive"] and who["room"] and who["seat"] != seat.seat]
        prompt, struck = seat.ask["prompt"], position["turn"]["attacked"]
        if prompt == TURN:
            return self._strike(seat, heroes) or "end-turn"  # whatever else it did, others would see where
        if prompt == HIDE or (prompt == WALK and struck):
            return self._vanish(seat, position, heroes)
        if prompt == WALK:
            return self._stalk(seat, heroes) or self._vanish(seat, position, heroes)
        return self._habit.choose(seat)

    def _strike(self, seat: SeatAt, heroes: list[dict[str, Any]]) -> str:
        """Nobody defends against a blow from behind: the weakest hero here takes it."""
        victims = [who for who in heroes if f"{SNEAK}:{who['id']}" in seat.keys]
        return f"{SNEAK}:{min(victims, key=health)['id']}" if victims else ""

    def _stalk(self, seat: SeatAt, heroes: list[dict[str, Any]]) -> str:
        """A walk to somebody weak, with as few others there as can be, that leaves a space to get away again."""
        spaces = seat.ask["data"]["spaces"]
        walks: dict[str, float] = {}
        for choice in seat.choices:
            there = [who for who in heroes if who["place"] == choice["data"]["place"]]
            if there and choice["data"]["price"] < spaces:
                walks[choice["key"]] = min(map(health, there)) + COMPANY * len(there) + choice["data"]["price"] / 2
        return min(walks, key=walks.__getitem__, default="")

    def _vanish(self, seat: SeatAt, position: dict[str, Any], heroes: list[dict[str, Any]]) -> str:
        """As far as possible from all heroes; where that is true of several places, nobody can guess which."""
        far = distances(position["rooms"], [who["room"] for who in heroes])
        walks: dict[str, int] = {choice["key"]: far.get(choice["data"]["room"], 0) for choice in seat.choices}
        farthest = max(walks.values())
        return self._random.choice([key for key in walks if walks[key] == farthest])


def health(who: dict[str, Any]) -> int:
    """How many points of damage to the body somebody can take before the last one."""
    return sum(trait["clip"] for trait in who["traits"] if trait["trait"] in ("might", "speed"))


def distances(rooms: list[dict[str, Any]], starts: list[str]) -> dict[str, int]:
    """How many rooms it is from the nearest start to each room, through doors and up the stairs."""
    doors = {room["id"]: list(room["joined"].values()) for room in rooms}
    doors.setdefault("grand-staircase", []).append("upper-landing")
    doors.setdefault("upper-landing", []).append("grand-staircase")
    far, queue = dict.fromkeys(starts, 0), deque(starts)
    while queue:
        room = queue.popleft()
        for behind in doors.get(room, []):
            if behind not in far:
                far[behind] = far[room] + 1
                queue.append(behind)
    return far
