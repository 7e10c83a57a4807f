"""A bot for haunts: it does what its side wants, walks to where that can be done, and strikes at what is in the way."""

import random
from collections import deque
from typing import Any

from dreadhall.bots import SeatAt


class LanternBot:
    """Goes by the objectives that its own view shows."""

    looks_back = False  # it neither reads events nor imagines tables

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: SeatAt) -> str:
        """The key of one of the seat's choices."""
        position = seat.view()["position"]
        haunt = position["haunt"]
        aims = haunt["objectives"] if haunt else []
        return (
            self._bring_on(seat.keys, aims)
            or self._strike(seat.keys)
            or self._walk(seat, position, aims)
            or self._random.choice(seat.keys)
        )

    def _bring_on(self, keys: list[str], aims: list[dict[str, Any]]) -> str:
        """Whatever brings an objective on: a verb, or a whole key."""
        wanted = [verb for aim in aims for verb in aim["verbs"]]
        return next((key for key in keys if key in wanted or key.partition(":")[0] in wanted), "")

    def _strike(self, keys: list[str]) -> str:
        """An attack, where one is offered."""
        return next((key for key in keys if key.startswith("attack:")), "")

    def _walk(self, seat: SeatAt, position: dict[str, Any], aims: list[dict[str, Any]]) -> str:
        """A step towards the nearest room where something is wanted; none where one is there."""
        steps = {key.removeprefix("go:"): key for key in seat.keys if key.startswith("go:")}
        goals = {room for aim in aims for room in aim["rooms"]}
        here = next((who["room"] for who in position["explorers"] if who["seat"] == seat.seat), "")
        if here in goals and "end-turn" in seat.keys:
            return "end-turn"
        if not steps or not goals:
            return ""
        doors = {room["id"]: list(room["joined"].values()) for room in position["rooms"]}
        doors.setdefault("grand-staircase", []).append("upper-landing")
        doors.setdefault("upper-landing", []).append("grand-staircase")
        return min(steps.items(), key=lambda step: distance(doors, step[0], goals))[1]


def distance(doors: dict[str, list[str]], start: str, goals: set[str]) -> int:
    """How many rooms it is from here to the nearest goal, through doors and up the stairs."""
    seen, queue = {start}, deque([(start, 0)])
    while queue:
        room, steps = queue.popleft()
        if room in goals:
            return steps
        for behind in doors.get(room, []):
            if behind not in seen:
                seen.add(behind)
                queue.append((behind, steps + 1))
    return 1000
