"""Who may know what of a table of Betrayal, and whether that is what each seat sees. (B-SEC)

Haunts, books and secrets are named here by hand: a rule that shows too much cannot excuse itself.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from dreadhall.betrayal.haunts.h02_the_seance import WRATH, TheSeance
from dreadhall.betrayal.haunts.h25_voodoo import Voodoo
from dreadhall.betrayal.haunts.h30_tomb_of_dracula import TombOfDracula
from dreadhall.betrayal.state import BetrayalState, Explorer, HauntState
from dreadhall.kernel import CannotImagine, Event, Table
from dreadhall.testing.betrayal.books import bad_names, bad_telling, bad_wishes, told_openly
from dreadhall.testing.betrayal.kept_secret import OPEN, REVEALS, is_invisible, known, secret_fields
from dreadhall.testing.undoing import lessons_taken_back

ONE_BOOK = frozenset({12, 31, 34, 43, 50})
"""The haunts in which everybody reads the same book."""
IN_THE_HEROES_BOOK = frozenset({"statue", "sticky-web", "victim"})
"""The kinds of monsters whose traits the heroes' book prints; all others are in the traitor's."""
STEPS = frozenset({"moves", "crosses", "unseen-stays"})
"""Events that tell where somebody goes."""
WORLDS = 30
"""So many tables are imagined before it is said that all are alike."""
AROUND = 60


def everybody(table: Table) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(table.seats), None]


def given_away(table: Table, seed: int) -> Iterator[str]:
    """Everything that is wrong with what the seats and a spectator see, and with what they may take back."""
    for seat in everybody(table):
        shown = table.view_json(seat)
        yield from bad_view(table, seat, shown)
        yield from bad_imagination(table, seat, shown, seed)
        yield from settled(table, seat, seed)
    yield from lessons_taken_back(table, seed)


# What is shown


def bad_view(table: Table, seat: int | None, shown: bytes) -> Iterator[str]:
    """Secrets, monsters' traits, books, and where an invisible traitor is: a seat sees all that it may, and no more."""
    state, view = table.state, json.loads(shown)
    assert isinstance(state, BetrayalState)
    position = view["position"]
    who = None if seat is None or seat >= len(state.explorers) else state.explorers[seat]
    yield from bad_stacks_seen(state, position, seat)
    if view["ask"] and (table.ask is None or seat not in table.ask.seats):
        yield f"seat {seat} sees a question to others"
    if state.haunt is not None:
        yield from bad_haunt_seen(state, state.haunt, position, who)
        if state.result is None:
            yield from foreign_pages(state.haunt, who, shown.decode(), f"the view of seat {seat}")
            yield from bad_words(table, state.haunt, position, who)


def bad_words(table: Table, haunt: HauntState, position: dict[str, Any], who: Explorer | None) -> Iterator[str]:
    """Nothing in somebody's view, and nothing that they want, is named only by the other side's book. (B-SEC-01)"""
    read, name = books(haunt, who), "a spectator" if who is None else who.id
    yield from bad_names(position, haunt.number, read, told_openly(table.events), name)
    if who is not None:
        yield from bad_wishes(table, who.seat, haunt.number, read)


def bad_stacks_seen(state: BetrayalState, position: dict[str, Any], seat: int | None) -> Iterator[str]:
    """Of the stacks a seat sees the tops that it has looked at, and of the tiles' discards those that all have seen."""
    for deck in (state.rooms, state.items, state.omens, state.events):
        known = [card for card, seats in zip(deck.top, deck.known, strict=True) if seat in seats]
        stack = position["stacks"][deck.name]
        if stack["known"] != known[::-1]:
            yield f"seat {seat} sees {stack['known']} on the {deck.name} stack, and knows {known[::-1]}"
        if not set(stack["discards"]) <= set(deck.discards if deck is not state.rooms else state.rooms_seen):
            yield f"seat {seat} sees discards of the {deck.name} stack that lie face down"


def bad_haunt_seen(
    state: BetrayalState, haunt: HauntState, position: dict[str, Any], who: Explorer | None
) -> Iterator[str]:
    """Exactly those who may know a secret of the haunt see it."""
    name = "a spectator" if who is None else who.id
    may_know = {} if who is None else known(haunt, who)
    if position["haunt"]["secrets"] != may_know:
        yield f"{name} sees the secrets {position['haunt']['secrets']}, and may know {may_know}"
    for figure in position["monsters"]:
        shown = state.monsters[figure["id"]].traits if knows_monster(haunt, who, figure["kind"]) else {}
        if figure["traits"] != shown:
            yield f"{name} sees the traits {figure['traits']} of {figure['id']}"
    for other in state.explorers:
        seen = position["explorers"][other.seat]["place"]
        hidden = not other.alive or other.away or (is_invisible(state, haunt, other) and other is not who)
        if seen != ("" if hidden else other.place):
            yield f"{name} sees {other.id} in {seen!r}"


def books(haunt: HauntState, who: Explorer | None) -> set[str]:
    """The books somebody may read: converts keep what they knew. (B-HSET-06)"""
    if who is None:
        return set()
    if haunt.number in ONE_BOOK:
        return {"heroes"}
    if not who.traitor:
        return {"heroes"}
    return {"traitor"} if who.seat == haunt.traitor else {"heroes", "traitor"}


def knows_monster(haunt: HauntState, who: Explorer | None, kind: str) -> bool:
    """Whether somebody reads the book that prints a monster. (R-48)"""
    if haunt.number in ONE_BOOK or all_know_monsters(haunt):
        return who is not None
    return ("heroes" if kind in IN_THE_HEROES_BOOK else "traitor") in books(haunt, who)


def all_know_monsters(haunt: HauntState) -> bool:
    """Whether something has happened by which everybody gets to know them. (H02-32, H30-21)"""
    if haunt.number == 2:
        return TheSeance.memory.of(haunt).phase == WRATH
    return haunt.number == 30 and TombOfDracula.memory.of(haunt).sun_is_up


def foreign_pages(haunt: HauntState, who: Explorer | None, text: str, what: str) -> Iterator[str]:
    """Words of a book that somebody does not read are in nothing that they see. (B-SEC-01)"""
    pages = f"{haunt.prefix}-"
    if haunt.number in ONE_BOOK or pages not in text:
        return
    for book in {"heroes", "traitor"} - books(haunt, who):
        if (at := text.find(f"{pages}{book}-")) >= 0:
            yield f"{what} has words of the other side's book: {excerpt(text, at)}"


# What is told


def bad_news(state: BetrayalState, events: Sequence[Event]) -> Iterator[str]:
    """Of what was told since the haunt began: nobody learns a secret, or what is on the other side's pages."""
    haunt = state.haunt
    if haunt is None:
        return
    began = next((number for number, event in enumerate(events) if event.kind == "haunt-begins"), 0)
    opened = told_openly(events) | (set(Voodoo.memory.of(haunt).found.values()) if haunt.number == 25 else set())
    for event in events[began:]:
        for who in (*state.explorers, None):
            seat = None if who is None else who.seat
            if event.is_for(seat):
                yield from bad_event(state, haunt, event, who)
                if state.result is None:
                    name = "a spectator" if who is None else who.id
                    yield from bad_telling(event, seat, haunt.number, books(haunt, who), opened, name)


def bad_event(state: BetrayalState, haunt: HauntState, event: Event, who: Explorer | None) -> Iterator[str]:
    """What is wrong with somebody's being told of an event."""
    name, about = "a spectator" if who is None else who.id, event.data.get("explorer")
    if event.kind in ("role-dealt", "token-exchanged") and (who is None or about != who.id):
        yield f"{name} is told the tokens of {about}"
    if event.kind == "side-changed" and not event.data["openly"] and (who is None or about != who.id):
        yield f"{name} is told that {about} has changed sides"
    if event.kind == "h34-hears" and (who is None or haunt.roles[who.id] != [1]):
        yield f"{name} hears what is for the traitor's ear"
    if event.kind in STEPS:
        for other in state.explorers:
            if other.id == about and other is not who and is_invisible(state, haunt, other):
                yield f"{name} is told where {about} goes"
    if event.kind == "h48-cursed" and (who is None or who.traitor):
        yield f"{name} is told which weapon is cursed"
    if event.kind == "h39-heir-chosen" and (who is None or who.traitor):
        yield f"{name} is told who the heir is"
    if event.kind == "h39-not-the-heir" and (who is None or not who.traitor):
        yield f"{name} hears what the traitor asked"
    if haunt.number == 25 and (who is None or who.seat != haunt.traitor):
        memory = Voodoo.memory.of(haunt)
        for hidden in [hidden for hero, hidden in memory.dolls.items() if hero not in memory.found]:
            if {hidden.doll, hidden.room} <= set(map(str, event.data.values())):
                yield f"{name} is told that {hidden.doll} is in {hidden.room}"
    if state.result is None:
        told = str(event.told_to(None if who is None else who.seat))
        yield from foreign_pages(haunt, who, told, f"the event {event.kind} to {name}")


# What is imagined


def bad_imagination(table: Table, seat: int | None, shown: bytes, seed: int) -> Iterator[str]:
    """A seat sees the same to the byte at a table where all that it cannot know is drawn anew.

    What it is asked and was told in the running step is compared when the table is imagined; the past is shared.
    """
    try:
        imagined = table.imagine(seat, seed).view_json(seat)
    except CannotImagine as problem:
        yield f"what reaches seat {seat} gives something away: {problem}"
        return
    if imagined != shown:
        yield f"seat {seat} can tell the real table from an imagined one: {difference(shown, imagined)}"


def settled(table: Table, seat: int | None, seed: int) -> Iterator[str]:
    """What a seat may not know is not settled by whom it sees asked, nor by what it was told in the running step."""
    state, start = table.state, table.checkpoint
    assert isinstance(state, BetrayalState)
    assert isinstance(start, BetrayalState)
    haunt = start.haunt
    if haunt is None or state.result is not None or haunt.number not in OPEN:
        return
    if not OPEN[haunt.number](start, haunt, seat):
        return
    if reveals(table):
        return
    for attempt in range(WORLDS):
        imagined = table.imagine(seat, seed + attempt).state
        assert isinstance(imagined, BetrayalState)
        if secrets(imagined) != secrets(state):
            return
    yield f"seat {seat} can work out what it may not know of haunt {haunt.number}"


def reveals(table: Table) -> bool:
    """Whether the running step has told something of a secret, as it should."""
    return any(event.kind in REVEALS for event in table.rules.events)


def secrets(state: BetrayalState) -> object:
    """What a haunt keeps from some of the seats."""
    haunt = state.haunt
    assert haunt is not None
    traitor = None if haunt.traitor is None else state.explorers[haunt.traitor].place
    roles = {name: sorted(numbers) for name, numbers in haunt.roles.items()}
    return list(secret_fields(haunt)), roles, traitor


def difference(one: bytes, other: bytes) -> str:
    """Where two texts part."""
    at = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), len(one))
    return f"{excerpt(one.decode(), at)} is not {excerpt(other.decode(), at)}"


def excerpt(text: str, at: int) -> str:
    """What stands around a place in a text."""
    return text[max(0, at - AROUND) : at + AROUND]
