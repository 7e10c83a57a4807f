"""Dice that fall as a test needs them."""

from collections.abc import Sequence

from dreadhall.kernel import Die, Face, Stack, State, Table


def load_dice(table: Table, dice: dict[Die, Sequence[Face]] | None = None, **numbers: Sequence[int]) -> None:
    """Let the next dice of a kind show these faces, in order. `numbers` loads any other chance by its purpose.

    A purpose is the name of a die or of a stack; a number counts from 0.

    >>> load_dice(table, {SURVIVOR: ["success", "aim"]}, tie=[1])  # doctest: +SKIP
    """
    wanted = {name: list(faces) for name, faces in numbers.items()}
    for die, faces in (dice or {}).items():
        wanted.setdefault(die.name, []).extend(_face_number(die, face) for face in faces)
    since = table.state.dice.count

    def load(state: State) -> None:
        for name, numbers_wanted in wanted.items():
            state.dice.loaded.setdefault(name, []).extend((since, number) for number in numbers_wanted)

    table.arrange(load)


def _face_number(die: Die, face: Face) -> int:
    if face not in die.faces:
        raise ValueError(f"{die.name} has no face {face!r}; it has {', '.join(map(str, die.faces))}")
    return die.faces.index(face)


def forbid_chance(table: Table) -> None:
    """From now on a roll with nothing loaded for it is an error."""
    since = table.state.dice.count

    def forbid(state: State) -> None:
        state.dice.strict_since = since

    table.arrange(forbid)


def put_on_top(stack: Stack, *cards: str) -> None:
    """Make these the next cards to be drawn, in this order, out of those that are in the stack."""
    for card in reversed(cards):
        stack.rest.remove(card)
        stack.top.append(card)
