"""Moments of Betrayal at House on the Hill."""

from collections.abc import Callable
from typing import Any

import dreadhall
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Table
from dreadhall.testing.betrayal import Position, position, revealed, row
from tests.browser.betrayal_positions import THREE, haunted, hidden_traitor, new_room
from tests.browser.moments.moment import Moment, asks, scouted

SIX = [
    "ox-bellows",
    "vivian-lopez",
    "zoe-ingstrom",
    "madame-zostra",
    "professor-longfellow",
    "father-rhinehardt",
]
DEALT: dict[str, Any] = {"explorers": "dealt"}
THIRTY = {
    "ground": "ballroom gardens patio game-room junk-room creaky-hallway dusty-hallway bloody-room",
    "upper": "balcony bedroom charred-room gallery research-laboratory tower servants-quarters",
    "basement": "abandoned-room catacombs chasm furnace-room larder wine-cellar statuary-corridor",
}


def first_turn() -> Moment:
    """Six have come in, and the door has shut behind them."""
    return Moment(dreadhall.new_table("betrayal", 6, 3, DEALT), [0])


def tile_to_lay() -> Moment:
    """A door was opened, and the room behind it fits in several ways."""
    return Moment(dreadhall.load_table(new_room()))


def card_with_its_roll() -> Moment:
    """An event lies open, and the dice have fallen for it."""
    table = position(THREE).top("room", "library").top("event", "night-view").play("explore:n").table
    return Moment(table, answers=[(0, first_key(table))], beat=".roll strong")


def many_omens() -> Moment:
    """The tenth omen, and the dice that decide whether the haunt begins."""

    def nine(state: BetrayalState) -> None:
        state.omens_drawn = 9

    cards = {"ox-bellows": ["book", "dog", "mask"], "vivian-lopez": ["ring", "skull", "girl"], "zoe-ingstrom": ["bell"]}
    table = position(THREE, cards=cards, change=nine).top("room", "abandoned-room").top("omen", "spirit-board")
    table.play("explore:n")
    while not table.table.rules.events or table.prompt != "turn":
        table.play(first_key(table.table))
    return Moment(table.table, [0], answers=[(0, "end-turn")], beat=".rolls")


def briefing_of(side: str) -> Moment:
    """The haunt is revealed to somebody of this side."""
    table = revealed(46, dict.fromkeys(SIX[:4], "entrance-hall"), rooms=row("ground", "dining-room"))
    play_until(table, lambda: table.prompt == "ready")
    seat = next(who.seat for who in table.state.explorers if who.traitor == (side == "traitor"))
    return Moment(table.table, [seat], then=lambda person: person.page.get_by_role("dialog").wait_for())


def hero_briefed() -> Moment:
    """What a hero reads when the haunt begins."""
    return briefing_of("heroes")


def traitor_briefed() -> Moment:
    """What the traitor reads when the haunt begins."""
    return briefing_of("traitor")


def six_and_monsters() -> Moment:
    """Six explorers, bats everywhere, and somebody's turn who holds much."""
    cards = {name: held.split() for name, held in zip(SIX, HELD, strict=True)}
    table = revealed(24, dict.fromkeys(SIX, "entrance-hall"), rooms=row("ground", "dining-room"), cards=cards)
    play_until(table, lambda: table.prompt == "turn" and table.asked[0] == 0)
    return Moment(table.table, [0])


HELD = ("axe candle idol", "bell bottle", "dog madman ring", "spear", "armor", "crystal-ball")


def a_fight() -> Moment:
    """A hero strikes at the traitor: two rows of dice."""
    table = dreadhall.load_table(haunted())
    assert table.ask is not None
    attack = next(choice.key for choice in table.ask.choices_for(table.ask.seats[0]) if choice.verb == "attack")
    return Moment(table, answers=[(table.ask.seats[0], attack)], beat=".roll + .roll")


def damage_to_share_out() -> Moment:
    """Somebody is hurt, and chooses which traits fall."""
    table = scouted("betrayal", 4, DEALT, asks("split-damage"))
    return Moment(table, asked(table))


def a_trade() -> Moment:
    """Something is offered, and may be taken or refused."""
    table = scouted("betrayal", 4, DEALT, asks("agree-to-trade"))
    return Moment(table, asked(table))


def somebody_is_the_traitor() -> Moment:
    """Four in collars, of whom one is the traitor, and nobody else knows it."""
    table = hidden_traitor()
    play_until(table, lambda: table.prompt == "turn")
    return Moment(table.table, table.asked)


def a_monster_is_led() -> Moment:
    """The traitor says where a monster goes."""
    table = scouted("betrayal", 5, DEALT, asks("monster"))
    return Moment(table, asked(table))


def among_the_dead() -> Moment:
    """Somebody whose explorer is dead watches the others."""

    def is_dead(table: Table) -> bool:
        state = table.state
        assert isinstance(state, BetrayalState)
        return table.ask is not None and any(not who.alive for who in state.explorers)

    table = scouted("betrayal", 5, DEALT, is_dead)
    state = table.state
    assert isinstance(state, BetrayalState)
    return Moment(table, [next(who.seat for who in state.explorers if not who.alive)])


def the_elevator() -> Moment:
    """The Mystic Elevator looks for a door on every floor."""
    table = scouted("betrayal", 4, DEALT, asks("dock-elevator"))
    return Moment(table, asked(table))


def thirty_rooms() -> Moment:
    """A house of thirty rooms, and somebody in the midst of them."""
    rooms = [room for floor, names in THIRTY.items() for room in row(floor, *names.split())]
    where = {"ox-bellows": "game-room", "vivian-lopez": "gallery", "zoe-ingstrom": "larder"}
    return Moment(position(where, rooms=rooms).table)


def the_end() -> Moment:
    """It is over."""
    return Moment(scouted("betrayal", 4, DEALT, lambda table: table.result is not None), [0])


MOMENTS: dict[str, Callable[[], Moment]] = {
    moment.__name__.replace("_", "-"): moment
    for moment in (
        first_turn,
        tile_to_lay,
        card_with_its_roll,
        many_omens,
        hero_briefed,
        traitor_briefed,
        six_and_monsters,
        a_fight,
        damage_to_share_out,
        a_trade,
        somebody_is_the_traitor,
        a_monster_is_led,
        among_the_dead,
        the_elevator,
        thirty_rooms,
        the_end,
    )
}


def asked(table: Table) -> list[int]:
    """The first seat that is asked."""
    assert table.ask is not None
    return table.ask.seats[:1]


def first_key(table: Table) -> str:
    """The first choice of the seat that is asked."""
    assert table.ask is not None
    return table.ask.choices_for(table.ask.seats[0])[0].key


def play_until(table: Position, is_there: Callable[[], bool]) -> None:
    """Everybody ends their turn, or answers what comes first, until it is so."""
    while not is_there():
        ask = table.table.ask
        assert ask is not None
        keys = [choice.key for choice in ask.choices_for(ask.seats[0])]
        table.table.answer("end-turn" if "end-turn" in keys else keys[0], seat=ask.seats[0])
